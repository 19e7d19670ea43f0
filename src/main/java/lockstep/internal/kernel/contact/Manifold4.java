package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/** A contact of up to four points, with the normal from the first shape to the second. */
record Manifold4(boolean hit, Vec normal, ContactPoint p0, ContactPoint p1, ContactPoint p2,
    ContactPoint p3) {}
