package example;

import lockstep.twin.Twin;

/**
 * Culling test of spot lights and spheres: may a light fall on anything within the sphere? It is asked before
 * shading or shadow maps, so it never misses a sphere that the light reaches.
 *
 * <p>A light fills the cone with apex (x, y, z) around the direction (dx, dy, dz), which must be of length 1,
 * up to the angle from it whose cosine is {@code cos}, at most a right angle, as far along it as {@code
 * range}. With {@code along} and {@code off} the coordinates of the centre along the axis and away from it,
 * the signed distance from the cone's side is {@code cos off − sin along}. The sphere is lit where that is no
 * more than its radius, and the centre no farther than that behind the apex or beyond the range (Wronski,
 * Cull that cone!, 2017).
 *
 * <p>Touching is lit. Near the apex and the rim the sides and ends are taken as planes, so spheres up to some
 * radii beyond these count as lit too; so may, by rounding, those that pass by at less than 2⁻²⁰ of their
 * distance from the apex. A negative radius, a cosine beyond ±1 or a NaN anywhere is a miss. Holds for
 * distances from 1e-18 to 1e18.
 */
public final class SpotLight {
  private SpotLight() {}

  /** Columns of a light: apex, direction, cosine of the half angle, range; of a sphere: centre, radius. */
  @Twin
  static boolean lights(float x, float y, float z, float dx, float dy, float dz, float cos, float range,
      @Twin.Second float centreX, float centreY, float centreZ, float radius) {
    float toX = centreX - x;
    float toY = centreY - y;
    float toZ = centreZ - z;
    float along = toX * dx + toY * dy + toZ * dz;
    float off2 = toX * toX + toY * toY + toZ * toZ - along * along;
    float off = (float) Math.sqrt(Math.max(off2, 0f)); // on the axis rounding may leave less than 0
    float sin = (float) Math.sqrt(1f - cos * cos);
    return radius >= 0f && along >= -radius && along <= range + radius && cos * off - sin * along <= radius;
  }
}
