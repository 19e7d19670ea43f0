package lockstep.internal.kernel;

import lockstep.twin.Vec;

/** A point of a contact: where it is, its depth, {@link Contact#NONE} if it is not there, and its number. */
record ContactPoint(Vec p, float depth, float feature) {}
