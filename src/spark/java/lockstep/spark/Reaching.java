package lockstep.spark;

import java.io.Serializable;
import lockstep.Boxes;
import lockstep.Columns;

/** Boxes of shapes or rays, which say what cells these are sent to: where two may meet, their boxes do. */
@FunctionalInterface
interface Reaching extends Serializable {
  Boxes reach(Columns elements);
}
