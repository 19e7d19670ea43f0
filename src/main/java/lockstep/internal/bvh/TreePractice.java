package lockstep.internal.bvh;

import java.util.Random;
import java.util.function.Consumer;
import lockstep.internal.adaptive.Practice;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.HeightTriangles;
import lockstep.internal.shape.Kind;

/**
 * A small tree of triangles, one of spheres and a small heightfield, for rehearsing whatever goes through
 * trees, with coherent and incoherent rays, some of which only the exact test decides: slivers, and rays out
 * of range, along an edge, or from a point of a triangle. Each use of a tree is rehearsed by itself: a
 * program that asks for one need not wait for the others.
 */
public final class TreePractice {
  private static final int TRIANGLES = 3000;
  private static final int COHERENT = 128;
  private static final int INCOHERENT = 384;
  private static final int RARE = 16; // one in this many
  private static final int QUERIES = 32;
  private static final int HEIGHTS = 40; // along each axis
  private static final int FEW_HEIGHTS = 7;
  private static final int FEW = 40; // triangles
  private static final int FEW_RAYS = 16;
  private static final int CALLS = 4;

  private final Random random = new Random(1);
  private final Elements triangles;
  private final int width;
  private final float[][] rays = new float[8][COHERENT + INCOHERENT];
  private final float[] t = new float[COHERENT + INCOHERENT], u = t.clone(), v = t.clone();
  private final int[] index = new int[COHERENT + INCOHERENT];
  private final long[] words = new long[(COHERENT + INCOHERENT) / Long.SIZE];
  private final int[] offered = new int[TreeSearch.MOST];
  private final float[][] columns = new float[9][TreeSearch.MOST];

  /** Makes the samples; trees have nodes of {@code width} children. */
  public TreePractice(int width) {
    this.width = width;
    float[][] corners = new float[9][TRIANGLES];
    for (int i = 0; i < TRIANGLES; i++) {
      for (int c = 0; c < 9; c++) {
        float size = i % RARE == 0 && c % 3 == 0 ? 0 : 0.05f; // 0: all in a plane, seen edge-on by some rays
        corners[c][i] = (c < 3 ? random.nextFloat() : corners[c % 3][i]) + size * random.nextFloat();
      }
    }
    triangles = new Elements(Kind.TRIANGLE, corners, 0, TRIANGLES);
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

  private Bvh tree(Elements elements) {
    return Bvh.build(elements, width, Bins::scalar, null);
  }

  private static Elements first(Elements elements) {
    return new Elements(elements.kind, elements.columns, 0, FEW);
  }

  private Elements spheres() {
    float[][] columns = new float[4][TRIANGLES];
    for (int i = 0; i < TRIANGLES; i++) {
      for (int axis = 0; axis < 3; axis++) {
        columns[axis][i] = triangles.columns[axis][i];
      }
      columns[3][i] = 0.02f * random.nextFloat();
    }
    return new Elements(Kind.SPHERE, columns, 0, TRIANGLES);
  }

  /** Rough ground below and between the triangles. */
  private HeightTriangles field(int side) {
    float[] places = new float[side], heights = new float[side * side];
    for (int k = 0; k < side; k++) {
      places[k] = k / (side - 1f);
    }
    for (int k = 0; k < heights.length; k++) {
      heights[k] = 0.3f * random.nextFloat();
    }
    return new HeightTriangles(heights, places, places);
  }

  /** Rays at triangles. */
  public Practice castsAtTriangles(RayCaster wide) {
    return casts(tree(triangles), tree(first(triangles)), wide);
  }

  /** Rays at shapes that no leaf stores. */
  public Practice castsAtOthers(RayCaster wide) {
    Elements spheres = spheres();
    return casts(tree(spheres), tree(first(spheres)), wide);
  }

  /** Rays at a heightfield. */
  public Practice castsAtHeights(RayCaster wide) {
    return casts(new HeightPyramid(field(HEIGHTS)), new HeightPyramid(field(FEW_HEIGHTS)), wide);
  }

  /** {@code small}: where a ray has little to do, so that all methods are soon called often. */
  private Practice casts(Hierarchy tree, Hierarchy small, RayCaster wide) {
    return new Uses<>(RayCaster.scalar(), wide, caster -> {
      cast(caster, tree, 0, COHERENT);
      cast(caster, tree, COHERENT, COHERENT + INCOHERENT);
    }, 2 * (COHERENT + INCOHERENT)) {
      @Override
      public void callLoops() {
        for (int from = COHERENT; from < COHERENT + CALLS * FEW_RAYS; from += FEW_RAYS) {
          cast(wide, small, 0, COHERENT);
          cast(wide, small, from, from + FEW_RAYS);
        }
      }
    };
  }

  private void cast(RayCaster caster, Hierarchy tree, int from, int to) {
    caster.closest(tree, rays, from, to, 0, t, u, v, index);
    caster.any(tree, rays, from, to, 0, words);
  }

  /** Lists of all that shapes or rays may meet. */
  public Practice lists(RayCaster wide) {
    Bvh tree = tree(triangles);
    Hierarchy field = new HeightPyramid(field(HEIGHTS));
    return new Uses<>(RayCaster.scalar(), wide, caster -> list(caster, tree, field));
  }

  private void list(RayCaster caster, Bvh tree, Hierarchy field) {
    for (int i = 0; i < QUERIES; i++) {
      caster.around(tree, triangles, i, 0, ErrorBound.EXACT);
      list(caster);
      caster.alongRay(tree, rays, COHERENT + i);
      list(caster);
      caster.alongRay(field, rays, COHERENT + i);
      list(caster);
    }
  }

  private void list(RayCaster caster) {
    int listed;
    do {
      listed = caster.next(offered, 0);
    } while (listed > 0);
  }

  /** Searches for the nearest. */
  public Practice nearest(NearestSearch wide) {
    Bvh tree = tree(triangles);
    return new Uses<>(NearestSearch.scalar(), wide, search -> {
      search.in(tree);
      for (int i = 0; i < QUERIES; i++) {
        int slot = i % TreeSearch.SLOTS;
        search.begin(slot, triangles, i, ErrorBound.EXACT, i % 2 == 0 ? 0.1f : Float.POSITIVE_INFINITY);
        search(search, slot, 0.1f);
      }
    });
  }

  /** Searches for what moving shapes touch first. */
  public Practice sweeps(SweepSearch wide) {
    Bvh tree = tree(triangles);
    return new Uses<>(SweepSearch.scalar(), wide, search -> {
      search.in(tree);
      for (int i = 0; i < QUERIES; i++) {
        int slot = i % TreeSearch.SLOTS;
        if (search.begin(slot, triangles, i, rays[3][i], rays[4][i], rays[5][i], ErrorBound.EXACT)) {
          search(search, slot, 1);
        }
      }
    });
  }

  private void search(TreeSearch search, int slot, float first) {
    for (float limit = first; search.next(slot, offered, columns, 0) > 0; limit *= 0.5f) {
      search.limit(slot, limit);
    }
  }

  /** Walks down two trees. */
  public Practice walks(PairWalk wide) {
    Bvh tree = tree(triangles);
    Frame here = new Frame();
    here.at(0.1, 0.1, 0.1);
    Relative aside = new Relative().of(here, new Frame());
    return new Uses<>(PairWalk.scalar(), wide, walk -> {
      walk.begin(tree, tree, aside, aside, 1, 0, 0); // as if they were two
      for (int steps = 0; steps < QUERIES && walk.step(); steps++) {
        // only the walk matters
      }
      walk.end();
    });
  }

  /** The same use of what works in either way. */
  private static class Uses<T> implements Practice {
    private final T scalar, wide;
    private final Consumer<T> use;
    private final int units;

    Uses(T scalar, T wide, Consumer<T> use) {
      this(scalar, wide, use, 1);
    }

    Uses(T scalar, T wide, Consumer<T> use, int units) {
      this.scalar = scalar;
      this.wide = wide;
      this.use = use;
      this.units = units;
    }

    @Override
    public void scalar() {
      use.accept(scalar);
    }

    @Override
    public void wide() {
      use.accept(wide);
    }

    @Override
    public int units() {
      return units;
    }

    /** Blocks of one ray, as casts are timed. */
    @Override
    public int blocks() {
      return units;
    }
  }
}
