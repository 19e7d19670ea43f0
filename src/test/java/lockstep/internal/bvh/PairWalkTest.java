package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.place.Relative;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Walks through two trees, one of them turned, moved and scaled: they find all pairs of boxes that have
 * points near each other, each once, and none whose boxes are apart on an axis of either frame.
 */
class PairWalkTest {
  private static final double FLOATS = 1e-5;

  private static List<PairWalk> walks() {
    List<PairWalk> walks = new ArrayList<>(List.of(PairWalk.scalar()));
    if (VectorSupport.KERNELS != null) {
      walks.add(VectorSupport.newPairWalk());
    }
    return walks;
  }

  private static Elements shapes(Random random) {
    Kind kind = random.nextBoolean() ? Kind.TRIANGLE : Kind.SPHERE;
    int size = 1 + random.nextInt(random.nextBoolean() ? 5 : 150);
    float[][] columns = new float[kind.width()][size];
    double spread = 1 + 9 * random.nextDouble();
    for (int i = 0; i < size; i++) {
      for (int c = 0; c < kind.width(); c++) {
        columns[c][i] = c < 3 ? (float) (spread * random.nextDouble())
            : kind == Kind.SPHERE ? random.nextFloat() : columns[c % 3][i] + random.nextFloat();
      }
    }
    return new Elements(kind, columns, 0, size);
  }

  private static Frame frame(Random random) {
    double[][] position = new double[3][1];
    float[][] turn = new float[4][1];
    for (double[] column : position) {
      column[0] = 5 * random.nextDouble();
    }
    for (float[] column : turn) {
      column[0] = (float) random.nextGaussian();
    }
    Frame frame = new Frame();
    assertTrue(frame.of(new Places(position, turn, new float[] {0.5f + 2 * random.nextFloat()}, 0, 1), 0));
    return frame;
  }

  @Property(tries = 300)
  void pairsAreThoseThatAreNear(@ForAll Random random) {
    Elements ones = shapes(random), others = shapes(random);
    Frame of = frame(random), ofOthers = frame(random);
    Relative toOthers = new Relative().of(of, ofOthers), toOnes = new Relative().of(ofOthers, of);
    double unit = ofOthers.scale() / of.scale();
    double most = random.nextBoolean() ? 0 : random.nextDouble();
    int width = VectorSupport.treeWidth();
    Bvh tree = Bvh.build(ones, width, Bins::scalar, null);
    Bvh otherTree = Bvh.build(others, width, Bins::scalar, null);
    for (PairWalk walk : walks()) {
      int[][] found = new int[ones.size][others.size];
      walk.begin(tree, otherTree, toOthers, toOnes, unit, FLOATS, most);
      while (walk.step()) {
        for (int k = 0; k < walk.pairs(); k++) {
          found[walk.first(k)][walk.second(k)]++;
        }
      }
      for (int i = 0; i < ones.size; i++) {
        for (int j = 0; j < others.size; j++) {
          float[] box = box(ones, i), other = box(others, j);
          if (haveNearPoints(box, other, toOnes, toOthers, most)) {
            assertEquals(1, found[i][j], walk + ": " + i + " and " + j);
          } else if (apart(box, other, toOnes, 1) > most + 1e-3
              || apart(other, box, toOthers, unit) > most + 1e-3) {
            assertEquals(0, found[i][j], walk + ": " + i + " and " + j);
          } else {
            assertTrue(found[i][j] <= 1);
          }
        }
      }
    }
  }

  private static float[] box(Elements shapes, int i) {
    float[] box = new float[Elements.BOUNDS];
    shapes.bounds(i, box, 0);
    return box;
  }

  /** Alternating projections: points of both that come nearer and nearer to each other. */
  private static boolean haveNearPoints(float[] box, float[] other, Relative toFirst, Relative toOther,
      double most) {
    double[] here = {box[0], box[1], box[2]}, there = new double[3];
    for (int k = 0; k < 50; k++) {
      toOther.point((float) here[0], (float) here[1], (float) here[2], there);
      clamp(there, other);
      toFirst.point((float) there[0], (float) there[1], (float) there[2], here);
      double[] before = here.clone();
      clamp(here, box);
      double square = 0;
      for (int axis = 0; axis < 3; axis++) {
        square += (here[axis] - before[axis]) * (here[axis] - before[axis]);
      }
      if (Math.sqrt(square) <= most) {
        return true;
      }
    }
    return false;
  }

  private static void clamp(double[] point, float[] box) {
    for (int axis = 0; axis < 3; axis++) {
      point[axis] = Math.clamp(point[axis], box[axis], box[axis + 3]);
    }
  }

  /** How far a box is from the corners of another one, on the axes of its frame. */
  private static double apart(float[] box, float[] other, Relative toFirst, double unit) {
    double[] min = {1e9, 1e9, 1e9}, max = {-1e9, -1e9, -1e9}, corner = new double[3];
    for (int k = 0; k < 8; k++) {
      toFirst.point(other[3 * (k & 1)], other[1 + 3 * (k >> 1 & 1)], other[2 + 3 * (k >> 2)], corner);
      for (int axis = 0; axis < 3; axis++) {
        min[axis] = Math.min(min[axis], corner[axis]);
        max[axis] = Math.max(max[axis], corner[axis]);
      }
    }
    double apart = 0;
    for (int axis = 0; axis < 3; axis++) {
      apart = Math.max(apart, unit * Math.max(box[axis] - max[axis], min[axis] - box[axis + 3]));
    }
    return apart;
  }
}
