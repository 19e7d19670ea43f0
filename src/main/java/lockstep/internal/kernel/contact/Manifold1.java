package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/** A contact of one point, with the normal from the first shape to the second. */
record Manifold1(boolean hit, Vec normal, ContactPoint p0) {}
