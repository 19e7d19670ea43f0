package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/**
 * The face of a shape with points of a contact: o + u l + v m.
 *
 * @param towards their offset from it, in depths along the normal: −½ for the first shape's face, ½ for the
 *     second's
 */
record ContactFace(Vec o, Vec l, Vec m, float towards) {}
