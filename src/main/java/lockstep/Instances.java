package lockstep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import lockstep.internal.place.Nesting;
import lockstep.internal.place.Places;
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
 * <p>Sets can be {@linkplain #of(Placements, int[], Instances...) nested}: an assembly, such as a car's body
 * and its four wheels, each in the frame of the car, stands wherever cars do. An assembly may be nested
 * itself. A nested set is flat: it has an instance for each part of each car, at a placement that is
 * {@linkplain Placements#setComposed composed}, and its answers are those of a set of these, bit for bit.
 *
 * <p>Instances read placements and trees when they are made or {@linkplain #update() follow} them, and
 * answers are unspecified while these have changed. Any number of threads may use them at once, but not while
 * they are updated.
 */
public final class Instances {
  private final Placements placements;
  private final Nesting nesting; // null for none
  private final int[] treeOf;
  private final Tree[] trees;
  final InstanceIndex index;

  private Instances(Placements placements, Nesting nesting, int[] treeOf, Tree[] trees) {
    this.placements = placements;
    this.nesting = nesting;
    this.treeOf = treeOf;
    this.trees = trees;
    SpatialIndex[] placed = new SpatialIndex[treeOf.length];
    for (int i = 0; i < placed.length; i++) {
      placed[i] = trees[treeOf[i]].index;
    }
    compose();
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
    check(placements, "treeOf", treeOf, "trees", trees);
    return new Instances(placements, null, treeOf.clone(), trees.clone());
  }

  /** Returns an assembly at each of the placements: all of its instances, each composed with them. */
  public static Instances of(Placements placements, Instances assembly) {
    return of(placements, new int[Objects.requireNonNull(placements, "placements").size()], assembly);
  }

  /**
   * Returns, at placement i, all instances of {@code assemblies[assemblyOf[i]]}: those at placement 0 first,
   * in order, then those at placement 1, and so on. Each stands where {@link Placements#setComposed} places
   * it, after placement i; what is nowhere at one of both levels is nowhere. All queries, and the hits that
   * they find, are about these instances: {@link #outer} and {@link #inner} tell what each is of. An assembly
   * may be nested itself. A set takes about 135 bytes for each instance, however deep it is nested.
   *
   * @throws IllegalArgumentException if there is not one assembly for each placement, no assembly of that
   *     number, or there are too many instances for an array
   */
  public static Instances of(Placements placements, int[] assemblyOf, Instances... assemblies) {
    check(placements, "assemblyOf", assemblyOf, "assemblies", assemblies);
    long size = 0;
    for (int k : assemblyOf) {
      size += assemblies[k].size();
    }
    int[] treeOf = new int[Checks.entries("the number of instances", size)];
    Map<Tree, Integer> numbers = new LinkedHashMap<>();
    Places[] parts = new Places[assemblyOf.length];
    int at = 0;
    for (int i = 0; i < parts.length; i++) {
      Instances assembly = assemblies[assemblyOf[i]];
      parts[i] = assembly.placements.places;
      for (int k : assembly.treeOf) {
        treeOf[at++] = numbers.computeIfAbsent(assembly.trees[k], tree -> numbers.size());
      }
    }
    Placements composed = Placements.allocate(treeOf.length);
    return new Instances(composed, new Nesting(placements.places, parts, composed.places), treeOf,
        numbers.keySet().toArray(Tree[]::new));
  }

  /** Checks that there is one of {@code all} for each placement. */
  private static void check(Placements placements, String name, int[] of, String names, Object[] all) {
    Objects.requireNonNull(placements, "placements");
    Checks.same(name + ".length", Objects.requireNonNull(of, name).length, "placements.size()",
        placements.size());
    for (int k = 0; k < Objects.requireNonNull(all, names).length; k++) {
      Objects.requireNonNull(all[k], names + "[" + k + "]");
    }
    for (int i = 0; i < of.length; i++) {
      Checks.element(name, i, of[i], all.length);
    }
  }

  /**
   * Follows placements and trees that have changed: call it once per step, after moving them, and after the
   * trees' own {@link Tree#update}. It takes time in proportion to the number of instances.
   *
   * <p>A nested set reads the placements that it was made of, and the {@link #placements} of its assemblies,
   * as they are. Those of an assembly that is nested itself are written by its update, which therefore comes
   * first; other assemblies need one only if they are asked about by themselves.
   */
  public void update() {
    compose();
    index.update();
  }

  private void compose() {
    if (nesting != null) {
      nesting.compose();
    }
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

  /** The k-th tree. */
  Tree ofKind(int k) {
    return trees[k];
  }

  /**
   * Returns the number of the placement at which the assembly of instance i stands, among those that the set
   * was made of; i itself if the set is not nested. It may serve as the body of a part in a {@link World}.
   */
  public int outer(int i) {
    Checks.index("i", i, size());
    return nesting == null ? i : nesting.frame(i);
  }

  /** Returns the number that instance i has in its assembly; 0 if the set is not nested. */
  public int inner(int i) {
    Checks.index("i", i, size());
    return nesting == null ? 0 : nesting.part(i);
  }

  /**
   * Where the instances stand. Those of a nested set are composed, by {@link #update}, and only to be read:
   * what is written to them is lost with the next update.
   */
  public Placements placements() {
    return placements;
  }

  /**
   * The number of bytes that the instances take, beyond those of trees and placements; those that a nested
   * set has composed count.
   */
  public long bytes() {
    return index.bytes() + 4L * treeOf.length + (nesting == null ? 0 : nesting.bytes());
  }

  /** Throws if two instances are not there, or one. */
  void needTwo(int first, int second) {
    Checks.index("first", first, size());
    Checks.index("second", second, size());
    if (first == second) {
      throw new IllegalArgumentException("first and second are one instance, " + first);
    }
  }

  @Override
  public String toString() {
    return "Instances[" + size() + " of " + trees.length + (trees.length == 1 ? " tree]" : " trees]");
  }
}
