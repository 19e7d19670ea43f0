package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Answers that double arithmetic got wrong, far from where they are in real arithmetic, and hits at the end
 * of the range, found by a search for the worst: trees agree, from either side.
 */
class TreeBoundsTest {
  /** Planes that leave nothing of a shape, by little. */
  private static void miss(float[] frustum, Kind kind, float[] b) {
    agree(0, Kind.FRUSTUM, frustum, kind, b);
  }

  private static void agree(int hits, Kind first, float[] a, Kind second, float[] b) {
    Shapes one = (Shapes) Samples.buffer(first, a, Placement.ALLOCATED);
    Shapes other = (Shapes) Samples.buffer(second, b, Placement.ALLOCATED);
    assertEquals(hits, Answers.count(Engine.scalar(), one, other, Pairing.zip()), "hits of the definition");
    TreeCheck.overlaps(one, Tree.of(other));
    TreeCheck.overlaps(other, Tree.of(one));
  }

  /**
   * Three planes that meet at a clean angle on one axis, but nearly in a line: double arithmetic cannot
   * locate the corner, so bounds do not use such corners on any axis.
   */
  @Test
  void frustaWithPlanesThatNearlyMeetInALine() {
    miss(
        new float[] {-3.572628E-10f, 1.36118E-40f, 1.7809157E-20f, -4.5680054E-8f, 0.0f, -8.794924E14f,
            -7865140.5f, -2.4882522E19f, -0.0011619608f, 2849373.2f, 0.0f, -1.4791047E12f, 424.49658f,
            -12.545547f, -589.2527f, -5.7892365E8f, 9.457331E-15f, 2.8E-45f, -4.714412E-25f, 1.209425E-12f,
            0.03678491f, 1.1049471E7f, 3222635.2f, -5.507112E12f},
        Kind.SPHERE, new float[] {-7865149.0f, 0.0010100334f, 969891.0f, 7865022.0f});
    agree(1, Kind.FRUSTUM,
        new float[] {-6665.3696f, -8.700086E-12f, -4653423.5f, -82979.766f, 1.5284047E-15f, 2.9070563E-16f,
            1.6127576E-15f, -1.1043881E-15f, -0.0f, -7.149473E-5f, -1.5230415E-18f, 2.7161703E-5f, 0.0f,
            -3.8506412E-26f, -5.175209E-7f, -1596.4562f, -1.5284047E-15f, -2.9070563E-16f, -1.6127636E-15f,
            1.1043879E-15f, -3.5968063E-5f, -2.931987E-11f, 0.0f, -4653361.5f},
        Kind.ORIENTED_BOX, new float[] {-9.634949E9f, 14901.251f, 8.283338E9f, 37266.33f, 82979.766f,
            2.6125673E9f, -1.0403431E7f, -1.040328E7f, 1.0403272E7f, 1.0403433E7f});
  }

  /** What rounds counts from the largest coordinate, also if no tree has such coordinates. */
  @Test
  void coordinatesFarBeyondThoseOfTrees() {
    miss(
        new float[] {1.30512745E-23f, -3.1710436E-11f, -0.0f, -515.35876f, 1.1412122E-13f, -5.7553035E-19f,
            -3.1222276E-15f, 5.050123E-11f, 0.8019895f, -0.00323169f, -3.2232095E-10f, 28.044035f,
            -1.715155E-7f, 3.005749E-39f, 2.4644375E-8f, 0.5882753f, -2.4235033E-10f, 4.1962882E-13f, 0.0f,
            8.4201E-6f, -2.05E-43f, -0.0f, 0.008644236f, -2.9414812E36f},
        Kind.TRIANGLE, new float[] {3.2489606E37f, 6.1449534E24f, -0.6778029f, 2.300804f, 2.075723E24f,
            0.25017634f, 0.0f, 8.647422E23f, 0.0018784244f});
    miss(
        new float[] {2.4321112E12f, -1.9365688E7f, 1386.7717f, 6.896051E16f, 1.253294E-11f, 9.898372E-12f,
            1.1807734E-11f, 11128.659f, -4529874.0f, -13964.991f, 465525.66f, 1.4959678E14f, 45.945705f, 0.0f,
            -66667.86f, 1.2307916E19f, 6560.405f, -1.4410001f, -0.031441685f, 1.2857372E8f, 3.5051925E-16f,
            12905.921f, -459486.94f, -1.5225532E14f},
        Kind.CAPSULE,
        new float[] {-8.952635E35f, 1386.7717f, -106875.66f, -4.192912E19f, 54.30074f, -104988.2f, 0.0f});
  }

  /** Bounds beyond the largest float on one axis do not define what rounds on the others. */
  @Test
  void boundsBeyondTheLargestFloat() {
    miss(
        new float[] {-393.23642f, -139.01762f, 379.43347f, 409932.06f, -850.7331f, 3265.862f, 1511.8955f,
            -9619587.0f, 1.74522f, -4.2E-45f, 6.1237483f, 66.1818f, 2107.0066f, -6.6319376E10f,
            -3.0698727E10f, 4.5877857E9f, 5.5409092E7f, -2.1341224E8f, -2.4796216E11f, -8.5304243E9f,
            -6.434585E8f, -0.14441721f, 2.0E-44f, 2.0697044E7f},
        Kind.CAPSULE, new float[] {2.9202772E9f, -6.632105E10f, 1.0E19f, 3.4028235E38f, -3.225345E10f,
            3.4028235E38f, 7.0E-45f});
    agree(1, Kind.CAPSULE,
        new float[] {1.7839934E-16f, -1.6324122E-5f, 3.2943094E-22f, 4.4258615E-16f, 3.4028235E38f,
            5.891247E-19f, 1e-13f},
        Kind.ORIENTED_BOX, new float[] {-1.1896935E-14f, -8.136466E-13f, -1.6938106E-15f, 3.2943094E-22f,
            2.7542786E-30f, 4.2223356E-14f, 1.0000005f, -0.99999994f, -1.0000021f, -4.4258615E-16f});
  }
}
