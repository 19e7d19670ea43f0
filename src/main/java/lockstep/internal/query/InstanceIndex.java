package lockstep.internal.query;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import lockstep.internal.bvh.Bvh;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.place.Transfer;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * Placed trees, and an index over their bounds. These are relative to the middle of all instances, so that
 * floats hold them wherever in the world they are.
 */
public final class InstanceIndex {
  final Places places;

  /** The tree of each instance. */
  final SpatialIndex[] trees;

  private final Kind[] kinds;

  /** Those of more than one instance. */
  private final Set<Kind> several = EnumSet.noneOf(Kind.class);

  /** The frame of the bounds: not turned, and of scale 1. */
  final Frame middle = new Frame();

  /** The least number of shapes of an instance, but at least one. */
  private final int fewest;

  /** The largest factor of a kernel's error among the trees: see {@link Frame#pad}. */
  private float coordinates;

  private final Elements boxes;
  private final SpatialIndex bounds;

  // scratch
  private final Frame frame = new Frame(), seenFrom = new Frame();
  private final double[] least = new double[3], most = new double[3];
  private final float[] local = new float[Elements.BOUNDS], box = new float[Elements.BOUNDS];

  /** An index over trees, one for each of the places. */
  public InstanceIndex(SpatialIndex[] trees, Places places) {
    this.trees = trees;
    this.places = places;
    Set<Kind> seen = EnumSet.noneOf(Kind.class);
    int least = Integer.MAX_VALUE;
    for (SpatialIndex tree : trees) {
      least = Math.min(least, tree.elements().size);
      if (!seen.add(tree.elements().kind)) {
        several.add(tree.elements().kind);
      }
    }
    fewest = Math.max(1, least);
    kinds = seen.toArray(Kind[]::new);
    boxes = boxes(trees.length);
    measure();
    bounds = new SpatialIndex(boxes, 1, null); // whose leaves are met where their instance's bounds are
  }

  /** Room for so many boxes. */
  static Elements boxes(int count) {
    return new Elements(Kind.BOX, new float[Elements.BOUNDS][Kernel.padded(count)], 0, count);
  }

  /** Follows trees and places that have changed. */
  public void update() {
    measure();
    bounds.update();
  }

  private void measure() {
    findMiddle();
    coordinates = 0;
    for (int i = 0; i < trees.length; i++) {
      coordinates = Math.max(coordinates, trees[i].bvh().covered());
    }
    bounds(middle, true, boxes);
  }

  /** Writes the boxes around all instances, relative to a point; one at a time, for the scratch. */
  public synchronized void bounds(double x, double y, double z, Elements to) {
    seenFrom.at(x, y, z);
    bounds(seenFrom, false, to);
  }

  /** Writes the bounds of the instances as others see them, whose middle this is. */
  synchronized void bounds(Frame itsMiddle, Elements to) {
    bounds(itsMiddle, true, to);
  }

  /**
   * Writes the boxes around all instances, in coordinates of a frame that is not turned and has scale 1.
   *
   * @param meet whether rays, and shapes of other instances, have to meet what kernels may call a hit
   */
  private void bounds(Frame origin, boolean meet, Elements to) {
    for (int i = 0; i < trees.length; i++) {
      Bvh tree = trees[i].bvh();
      boolean isProper = frame.of(places, i);
      tree.bounds(local);
      if (isProper && tree.hasUnbounded()) {
        fill(box, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY);
      } else if (isProper && local[0] <= local[3]) {
        frame.bounds(local, origin, meet ? tree.covered() : 0, box);
      } else {
        fill(box, Float.NaN, Float.NaN);
      }
      for (int c = 0; c < Elements.BOUNDS; c++) {
        to.columns[c][to.from + i] = box[c];
      }
    }
  }

  /** Fills a box. */
  static void fill(float[] box, float min, float max) {
    Arrays.fill(box, 0, 3, min);
    Arrays.fill(box, 3, Elements.BOUNDS, max);
  }

  /** Sets the middle of the positions. */
  private void findMiddle() {
    double[] min = least, max = most;
    Arrays.fill(min, 0);
    Arrays.fill(max, 0);
    boolean any = false;
    for (int i = 0; i < trees.length; i++) {
      if (frame.of(places, i)) {
        for (int axis = 0; axis < 3; axis++) {
          double p = frame.position(axis);
          min[axis] = any ? Math.min(min[axis], p) : p;
          max[axis] = any ? Math.max(max[axis], p) : p;
        }
        any = true;
      }
    }
    middle.at(0.5 * (min[0] + max[0]), 0.5 * (min[1] + max[1]), 0.5 * (min[2] + max[2]));
  }

  /**
   * Checks that there are kernels for a verb of all pairs of instances.
   *
   * @throws UnsupportedOperationException if there is none for two kinds, or shapes of one cannot be turned
   */
  void check(Kernels kernels, Verb verb) {
    for (Kind kind : kinds) {
      for (Kind other : kinds) {
        if (kind != other || several.contains(kind)) {
          check(kernels, verb, kind, other);
        }
      }
    }
  }

  /** The same of all pairs of an instance and one of others. */
  void check(Kernels kernels, Verb verb, InstanceIndex others) {
    for (Kind kind : kinds) {
      for (Kind other : others.kinds) {
        check(kernels, verb, kind, other);
        check(kernels, verb, other, kind);
      }
    }
  }

  /**
   * Checks that all instances are of meshes.
   *
   * @throws UnsupportedOperationException if shapes of one are not triangles
   */
  void checkMeshes(Kernels kernels) {
    for (Kind kind : kinds) {
      kernels.get(Verb.UNDER, Kind.SPHERE, kind);
    }
  }

  /** The same of shapes and all instances. */
  void check(Kernels kernels, Verb verb, Kind moves) {
    for (Kind kind : kinds) {
      check(kernels, verb, kind, moves);
    }
  }

  /** The same of two of them. */
  void check(Kernels kernels, Verb verb, int first, int second) {
    check(kernels, verb, trees[first].elements().kind, trees[second].elements().kind);
    check(kernels, verb, trees[second].elements().kind, trees[first].elements().kind);
  }

  private static void check(Kernels kernels, Verb verb, Kind stands, Kind moves) {
    Kind turned = Transfer.turned(moves);
    if (turned == null) {
      throw new UnsupportedOperationException(
          moves.one() + " cannot be turned, as shapes are that are taken to the frame of an instance");
    }
    kernels.get(verb, stands, turned);
  }

  /**
   * How far apart bounds may be of what is this far apart: they cover what kernels are off by due to
   * coordinates, and a distance adds less than 512 u of itself.
   */
  static float margin(float most) {
    return most < 0 ? 0 : Math.nextUp(most + 0x1p-15f * most);
  }

  /** The box of a shape of a frame for queries of the bounds: see {@link Frame#bounds}. */
  void seen(Frame ofShapes, float[] box, float[] to) {
    ofShapes.bounds(box, middle, coordinates, to);
  }

  /** The number of instances. */
  public int size() {
    return trees.length;
  }

  /** How many instances have at least so many shapes together, whichever they are; at least one. */
  int having(int shapes) {
    return Math.max(1, Math.min(trees.length, (shapes - 1) / fewest + 1));
  }

  /** The bounds of the instances. */
  SpatialIndex boxes() {
    return bounds;
  }

  /** The hierarchy over them, brought up to date. */
  Bvh bounds() {
    return bounds.bvh();
  }

  /** The padding of queries of the bounds for a ray of a frame: see {@link Frame#pad}. */
  float pad(Frame ofRays, float o) {
    return ofRays.pad(middle, coordinates, o);
  }

  /** Bytes beyond those of the trees and places. */
  public long bytes() {
    return 4L * Elements.BOUNDS * boxes.columns[0].length + bounds.bytes();
  }
}
