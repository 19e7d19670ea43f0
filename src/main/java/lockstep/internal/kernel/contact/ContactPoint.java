package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/** A point of a contact: its position, its depth, {@link Contact#NONE} if it is absent, and its number. */
record ContactPoint(Vec p, float depth, float feature) {}
