package lockstep.internal.query;

import lockstep.internal.bvh.Hierarchy;
import lockstep.internal.shape.Searchable;

/** An index over elements: it offers queries those that they may meet. */
public interface Index extends Searchable {
  /** The boxes that are searched, brought up to date. */
  Hierarchy hierarchy();
}
