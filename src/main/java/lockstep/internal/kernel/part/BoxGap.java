package lockstep.internal.kernel.part;

import lockstep.twin.OrientedBox;
import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * How far a shape reaches beyond a box, on the worst axis of the box: negative if it is inside.
 *
 * <p>With u = 2⁻²⁴ and the distance D of a point from the centre of an oriented box, its coordinate is off by
 * 24 u D in the frame ({@link BoxFrame}), or by 26 u with that of a middle, the extent of another box by 35 u
 * of half its diagonal; half extents round by u when something is taken from them, and so does the last
 * difference. Where the sign is in question, these are about as large as the others together. All in all the
 * value is off by 37 u of D and the diagonal, unless it is far from 0, and by what underflow takes, less than
 * 2⁻⁹⁶.
 *
 * @param value the excess as floats have it
 * @param size no less than the distance from the centre and half the diagonal of what is inside
 */
public record BoxGap(float value, float size) {
  /** Where no product overflows. */
  private static final float LARGEST = 0x1p60f;

  /** Of a point and a box with other half extents than its own. */
  public static BoxGap of(OrientedBox b, Vec point, Vec half) {
    Vec d = point.minus(b.center());
    return of(BoxFrame.of(b.q()).along(d), half, d.abs().sum());
  }

  /** Of a point relative to the centre. */
  public static BoxGap of(Vec m, Vec half, float size) {
    Vec out = m.abs().minus(half);
    float most = out.x() > out.y() ? out.x() : out.y();
    return new BoxGap(out.z() > most ? out.z() : most, size);
  }

  /** The greater of two; the sum of sizes keeps a NaN. */
  public BoxGap max(BoxGap b) {
    return new BoxGap(value > b.value ? value : b.value, size + b.size);
  }

  /** Whether the value has the sign of the real one. False if a number is infinite or NaN. */
  public boolean isCertain() {
    return Math.abs(value) > 40 * Real.U * size + 0x1p-90f && size <= LARGEST;
  }
}
