package lockstep.internal.kernel;

import lockstep.twin.Vec;

/**
 * The face of a shape that points of a contact are on: o + u l + v m.
 *
 * @param towards how far from it they are, in depths along the normal: −½ of the first shape's face, ½ of the
 *     second's
 */
record ContactFace(Vec o, Vec l, Vec m, float towards) {}
