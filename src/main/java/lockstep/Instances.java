package lockstep;

import java.util.Objects;
import lockstep.internal.query.InstanceIndex;
import lockstep.internal.query.SpatialIndex;
import lockstep.internal.shape.Checks;

/**
 * Trees that stand in the world, each as often as wanted, without a copy of their shapes: a car in a city two
 * hundred times, a robot's links, the parts of a machine. Instance i is a tree, in a frame of its own, at
 * placement i.
 *
 * <pre>
 *   Placements where = Placements.allocate(201);                 // 200 cars, and the city
 *   Instances city = Instances.of(where, treeOf, carTree, cityTree);   // int[]: 0 for a car, 1 for the city
 *   …
 *   where.set(i, x, y, z, qx, qy, qz, qw);                       // every step
 *   city.update();
 *   engine.closest(rays, city, hits);                            // RayHits.withInstances(…)
 * </pre>
 *
 * <p>What a query computes: the ray, given in the frame of the world or {@linkplain Rays#placed in one of its
 * own}, is taken to the frame of the instance, and cast at its tree there. The map between the frames is
 * computed in double and rounded to float once: a 3 × 3 matrix M and a translation m. A ray's origin becomes
 * {@code M o + m} and its direction {@code M d}, in float, summed from left to right; t is the same in all
 * frames. So a ray is off by at most 2⁻²⁰ of the distances of its origin from its own frame's, and of that
 * from the instance's, whatever their distance from the origin of the world. The answer is that of all
 * instances, one after the other: bit for bit the same with any engine.
 *
 * <p>Shapes, in the frame of the world or {@linkplain Shapes#placed in one of their own}, may {@linkplain
 * Engine#overlap(Placeable, Instances, Pairs) overlap} instances, be {@linkplain Engine#within(Placeable,
 * Instances, float, Pairs) near} them, have a {@linkplain Engine#nearest(Placeable, Instances, Nearest)
 * nearest} one, and {@linkplain Engine#sweep(Movable, Instances, SweepHits) touch} them on their way: each
 * shape is taken to the frame of the instance, and what is decided there is exact. Instances may
 * {@linkplain Engine#overlap(Instances, Pairs) overlap} each other or {@linkplain
 * Engine#overlap(Instances, Instances, Pairs) those of another set}, or be {@linkplain
 * Engine#within(Instances, float, Pairs) near}, and have a {@linkplain Engine#distance(Instances, Pairing,
 * Clearances) distance} from each other: of two, the shapes of the one that has more, of equals those
 * of the one with the higher number, are taken to the frame of the other.
 *
 * <p>Points that are taken become {@code M p + m}, radii and half extents are multiplied by the scale, and
 * quaternions by that of the turn, rounded to float once; boxes become oriented boxes, half-spaces stay
 * half-spaces. A shape is off by at most 2⁻²⁰ of the sum of its distance from the origin of its own frame and
 * the distance between both origins. Cylinders and frusta cannot be taken, and infinite boxes, once turned,
 * meet nothing. Triangles have no inside: so a mesh that is all inside of another does not overlap it;
 * {@link Engine#classify(Instances, Pairing, Relations)} and {@linkplain Clearances#signed signed} clearances
 * take closed meshes as solids.
 *
 * <p>Instances read placements and trees when they are made or {@linkplain #update() follow} them, and
 * answers are unspecified while these have changed. Any number of threads may use them at once, but not while
 * they are updated.
 */
public final class Instances {
  private final Placements placements;
  private final int[] treeOf;
  private final Tree[] trees;
  final InstanceIndex index;

  private Instances(Placements placements, int[] treeOf, Tree[] trees) {
    this.placements = placements;
    this.treeOf = treeOf;
    this.trees = trees;
    SpatialIndex[] placed = new SpatialIndex[treeOf.length];
    for (int i = 0; i < placed.length; i++) {
      placed[i] = trees[treeOf[i]].index;
    }
    index = new InstanceIndex(placed, placements.places);
  }

  /** Returns an instance of {@code tree} at each of the placements. */
  public static Instances of(Placements placements, Tree tree) {
    return of(placements, new int[Objects.requireNonNull(placements, "placements").size()], tree);
  }

  /**
   * Returns, at placement i, an instance of {@code trees[treeOf[i]]}. The array is copied.
   *
   * @throws IllegalArgumentException if there is not one tree for each placement, or no tree of that number
   */
  public static Instances of(Placements placements, int[] treeOf, Tree... trees) {
    Objects.requireNonNull(placements, "placements");
    Checks.same("treeOf.length", Objects.requireNonNull(treeOf, "treeOf").length, "placements.size()",
        placements.size());
    for (int k = 0; k < Objects.requireNonNull(trees, "trees").length; k++) {
      Objects.requireNonNull(trees[k], "trees[" + k + "]");
    }
    for (int i = 0; i < treeOf.length; i++) {
      Checks.element("treeOf", i, treeOf[i], trees.length);
    }
    return new Instances(placements, treeOf.clone(), trees.clone());
  }

  /**
   * Follows placements and trees that have changed: call it once per step, after moving them, and after the
   * trees' own {@link Tree#update}. It takes time in proportion to the number of instances.
   */
  public void update() {
    index.update();
  }

  /**
   * Writes the box around each instance, relative to a point, such as the place of a camera whose frustum
   * they are to be {@linkplain Engine#classify(Shapes, Shapes, Pairing, Relations) compared} with. It is as
   * large as the box around the turned box of the tree, and a little larger, so that nothing is lost by
   * rounding: by less than 2⁻¹³ of its size and of its distance from the point. An instance that is nowhere,
   * or has no shapes with bounds, has a box of NaNs, and one with shapes without bounds all of space.
   *
   * @throws IllegalArgumentException if there is not one box for each instance, or a coordinate is not finite
   */
  public void bounds(double x, double y, double z, Boxes boxes) {
    Checks.same("boxes.size()", Objects.requireNonNull(boxes, "boxes").size(), "size()", size());
    index.bounds(Checks.finite("x", x), Checks.finite("y", y), Checks.finite("z", z), boxes.elements);
  }

  /** The number of instances. */
  public int size() {
    return treeOf.length;
  }

  /** The tree of instance i. */
  public Tree tree(int i) {
    Checks.index("i", i, size());
    return trees[treeOf[i]];
  }

  /** The number of different trees. */
  int kinds() {
    return trees.length;
  }

  /** The shapes of the k-th tree. */
  Shapes shapes(int k) {
    return trees[k].shapes();
  }

  /** Where the instances stand. */
  public Placements placements() {
    return placements;
  }

  /** The number of bytes that the instances take, beyond those of trees and placements. */
  public long bytes() {
    return index.bytes() + 4L * treeOf.length;
  }

  @Override
  public String toString() {
    return "Instances[" + size() + " of " + trees.length + (trees.length == 1 ? " tree]" : " trees]");
  }
}
