package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions that choose four of the up to twelve corners of a contact face, so that they keep most of its area (Gregorius, Robust contact creation for physics simulations, Game Developers Conference 2015): the deepest one, the one that is
 * farthest from it, the one that makes the largest triangle with both, and the one that adds most to that. On a tie it is the first.
 *
 * <p>Corners are told by their place on the face and numbered from 0; one that is not there has a value that is not above 0 wherever the largest is looked for.
 */
final class FourPoints {
  /** What a third corner has to be off the line of two, and a fourth off the triangle, relative to the length and to the area: less is rounding. */
  private static final float LEAST = 0x1p-16f;

  private FourPoints() {}

  /** The number of the first of the largest. */
  @Twin.Pass
  static float largest(float v0, float v1, float v2, float v3, float v4, float v5, float v6, float v7,
      float v8, float v9, float v10, float v11) {
    float most = v0;
    float number = 0;
    number = v1 > most ? 1 : number;
    most = v1 > most ? v1 : most;
    number = v2 > most ? 2 : number;
    most = v2 > most ? v2 : most;
    number = v3 > most ? 3 : number;
    most = v3 > most ? v3 : most;
    number = v4 > most ? 4 : number;
    most = v4 > most ? v4 : most;
    number = v5 > most ? 5 : number;
    most = v5 > most ? v5 : most;
    number = v6 > most ? 6 : number;
    most = v6 > most ? v6 : most;
    number = v7 > most ? 7 : number;
    most = v7 > most ? v7 : most;
    number = v8 > most ? 8 : number;
    most = v8 > most ? v8 : most;
    number = v9 > most ? 9 : number;
    most = v9 > most ? v9 : most;
    number = v10 > most ? 10 : number;
    most = v10 > most ? v10 : most;
    number = v11 > most ? 11 : number;
    return number;
  }

  /** The largest. */
  @Twin.Pass
  static float most(float v0, float v1, float v2, float v3, float v4, float v5, float v6, float v7, float v8,
      float v9, float v10, float v11) {
    float most = v0;
    most = v1 > most ? v1 : most;
    most = v2 > most ? v2 : most;
    most = v3 > most ? v3 : most;
    most = v4 > most ? v4 : most;
    most = v5 > most ? v5 : most;
    most = v6 > most ? v6 : most;
    most = v7 > most ? v7 : most;
    most = v8 > most ? v8 : most;
    most = v9 > most ? v9 : most;
    most = v10 > most ? v10 : most;
    most = v11 > most ? v11 : most;
    return most;
  }

  /** The value with a number. */
  @Twin.Pass
  static float pick(float number, float v0, float v1, float v2, float v3, float v4, float v5, float v6,
      float v7, float v8, float v9, float v10, float v11) {
    float value = v0;
    value = number == 1 ? v1 : value;
    value = number == 2 ? v2 : value;
    value = number == 3 ? v3 : value;
    value = number == 4 ? v4 : value;
    value = number == 5 ? v5 : value;
    value = number == 6 ? v6 : value;
    value = number == 7 ? v7 : value;
    value = number == 8 ? v8 : value;
    value = number == 9 ? v9 : value;
    value = number == 10 ? v10 : value;
    value = number == 11 ? v11 : value;
    return value;
  }

  /** The squared distance of a corner from the first one. */
  static float away(boolean isThere, float u, float v, float u1, float v1) {
    float du = u - u1;
    float dv = v - v1;
    return isThere ? du * du + dv * dv : 0;
  }

  /** Twice the area of the triangle of two chosen corners and another one, positive if these turn left. */
  static float area(boolean isThere, float u, float v, float u1, float v1, float u2, float v2) {
    return isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0;
  }

  /** Twice the area that a corner adds to a triangle that turns left, for a turn of 1, or, for −1, right. */
  @Twin.Pass
  static float added(float turn, float u, float v, float u1, float v1, float u2, float v2, float u3,
      float v3) {
    float first = area(true, u, v, u2, v2, u1, v1) * turn;
    float second = area(true, u, v, u3, v3, u2, v2) * turn;
    float third = area(true, u, v, u1, v1, u3, v3) * turn;
    float most = first > second ? first : second;
    return most > third ? most : third;
  }

  /** Whether a third corner is off the line of the first two. */
  static boolean isThird(float area, float away) {
    return Math.abs(area) > LEAST * away;
  }

  /** Whether a fourth is off the triangle of three. */
  static boolean isFourth(float added, float area) {
    return added > LEAST * Math.abs(area);
  }
}
