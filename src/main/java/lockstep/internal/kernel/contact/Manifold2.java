package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/** A contact of up to two points, with the normal from the first shape to the second. */
record Manifold2(boolean hit, Vec normal, ContactPoint p0, ContactPoint p1) {}
