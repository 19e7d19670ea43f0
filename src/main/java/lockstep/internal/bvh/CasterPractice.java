package lockstep.internal.bvh;

import java.util.Random;
import lockstep.internal.adaptive.Practice;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.HeightTriangles;
import lockstep.internal.shape.Kind;

/**
 * A small tree of triangles, and a small heightfield, for rehearsing both casters, with coherent and
 * incoherent rays, some of which only the exact test decides: slivers, and rays out of range, along an edge,
 * or from a point of a triangle.
 */
public final class CasterPractice implements Practice {
  private static final int TRIANGLES = 3000;
  private static final int COHERENT = 128;
  private static final int INCOHERENT = 384;
  private static final int RARE = 16; // one in this many
  private static final int QUERIES = 32;
  private static final int HEIGHTS = 40; // along each axis

  private final Random random = new Random(1);
  private final Elements triangles;
  private final Bvh bvh;
  private final HeightPyramid field;
  private final float[][] rays = new float[8][COHERENT + INCOHERENT];
  private final RayCaster scalar = RayCaster.scalar();
  private final RayCaster wide;
  private final float[] t = new float[COHERENT + INCOHERENT], u = t.clone(), v = t.clone();
  private final int[] index = new int[COHERENT + INCOHERENT];
  private final long[] words = new long[(COHERENT + INCOHERENT) / Long.SIZE];
  private final int[] offered = new int[NearestSearch.MOST];
  private final float[][] columns = new float[9][NearestSearch.MOST];
  private final NearestSearch scalarSearch = NearestSearch.scalar();
  private final NearestSearch wideSearch;
  private final PairWalk scalarWalk = PairWalk.scalar();
  private final PairWalk wideWalk;
  private final Relative aside;

  /**
   * Samples for a caster, searches and walks with vectors.
   *
   * @param width children per node
   */
  public CasterPractice(RayCaster wide, NearestSearch wideSearch, PairWalk wideWalk, int width) {
    this.wide = wide;
    this.wideSearch = wideSearch;
    this.wideWalk = wideWalk;
    Frame here = new Frame();
    here.at(0.1, 0.1, 0.1);
    aside = new Relative().of(here, new Frame());
    float[][] corners = new float[9][TRIANGLES];
    for (int i = 0; i < TRIANGLES; i++) {
      for (int c = 0; c < 9; c++) {
        float size = i % RARE == 0 && c % 3 == 0 ? 0 : 0.05f; // 0: all in a plane, seen edge-on by some rays
        corners[c][i] = (c < 3 ? random.nextFloat() : corners[c % 3][i]) + size * random.nextFloat();
      }
    }
    triangles = new Elements(Kind.TRIANGLE, corners, 0, TRIANGLES);
    bvh = Bvh.build(triangles, width, Bins::scalar, null);
    field = new HeightPyramid(field());
    for (int i = 0; i < COHERENT + INCOHERENT; i++) {
      boolean coherent = i < COHERENT;
      for (int axis = 0; axis < 3; axis++) {
        rays[axis][i] = coherent ? axis < 2 ? 0.5f : 3 : random.nextFloat();
        rays[3 + axis][i] = random.nextFloat() - 0.5f;
      }
      if (coherent) { // a tile of a large image, and one of a small image
        float pixel = i < 64 ? 0.002f : 0.02f;
        rays[3][i] = pixel * (i % 8);
        rays[4][i] = pixel * (i >> 3 & 7);
        rays[5][i] = -1;
      }
      rays[7][i] = Float.POSITIVE_INFINITY;
      if (!coherent && i % RARE == 0) {
        rays[3][i] = 0; // within that plane
        rays[0][i] = corners[0][i / RARE * RARE];
      } else if (!coherent && i % RARE == 1) {
        rays[i % 6][i] = i % 4 == 1 ? Float.NaN : 1e30f;
      } else if (!coherent && i % RARE == 2) {
        for (int axis = 0; axis < 3; axis++) {
          rays[axis][i] = (corners[axis][i] + corners[3 + axis][i] + corners[6 + axis][i]) / 3;
        }
      }
    }
  }

  /** Rough ground below and between the triangles. */
  private HeightTriangles field() {
    float[] places = new float[HEIGHTS], heights = new float[HEIGHTS * HEIGHTS];
    for (int k = 0; k < HEIGHTS; k++) {
      places[k] = k / (HEIGHTS - 1f);
    }
    for (int k = 0; k < heights.length; k++) {
      heights[k] = 0.3f * random.nextFloat();
    }
    return new HeightTriangles(heights, places, places);
  }

  /** Rays. */
  @Override
  public int units() {
    return 2 * (COHERENT + INCOHERENT);
  }

  /** Blocks of one ray, as casts are timed. */
  @Override
  public int blocks() {
    return units();
  }

  @Override
  public void scalar() {
    use(scalar, scalarSearch, scalarWalk);
  }

  @Override
  public void wide() {
    use(wide, wideSearch, wideWalk);
  }

  private void use(RayCaster caster, NearestSearch search, PairWalk walk) {
    caster.closest(bvh, rays, 0, COHERENT, 0, t, u, v, index);
    caster.closest(bvh, rays, COHERENT, COHERENT + INCOHERENT, 0, t, u, v, index);
    caster.any(bvh, rays, 0, COHERENT, 0, words);
    caster.any(bvh, rays, COHERENT, COHERENT + INCOHERENT, 0, words);
    caster.closest(field, rays, 0, COHERENT, 0, t, u, v, index);
    caster.closest(field, rays, COHERENT, COHERENT + INCOHERENT, 0, t, u, v, index);
    caster.any(field, rays, 0, COHERENT, 0, words);
    caster.any(field, rays, COHERENT, COHERENT + INCOHERENT, 0, words);
    for (int i = 0; i < QUERIES; i++) {
      caster.around(bvh, triangles, i, 0, ErrorBound.EXACT);
      while (caster.next(offered, 0) > 0) {
        // only the traversal matters
      }
      caster.alongRay(bvh, rays, COHERENT + i);
      while (caster.next(offered, 0) > 0) {
        // as above
      }
      caster.alongRay(field, rays, COHERENT + i);
      while (caster.next(offered, 0) > 0) {
        // as above
      }
    }
    search.in(bvh);
    for (int i = 0; i < QUERIES; i++) {
      int slot = i % NearestSearch.SLOTS;
      search.begin(slot, triangles, i, ErrorBound.EXACT, i % 2 == 0 ? 0.1f : Float.POSITIVE_INFINITY);
      for (float limit = 0.1f; search.next(slot, offered, columns, 0) > 0; limit *= 0.5f) {
        search.limit(slot, limit);
      }
    }
    walk.begin(bvh, bvh, aside, aside, 1, 0, 0); // another's, as it were: that it is the same does no harm
    for (int steps = 0; steps < QUERIES && walk.step(); steps++) {
      // as above
    }
    walk.end();
  }
}
