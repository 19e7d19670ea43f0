package lockstep;

import java.util.Objects;
import lockstep.internal.query.Sources;
import lockstep.internal.run.Sides;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Searchable;
import lockstep.twin.ScalarTwin;

/** The operands of a call: which pairs they make, what fits them, and how the internal packages see them. */
final class Operands {
  private Operands() {}

  /** Returns a target as the internal packages see it. */
  static Searchable searchable(Target target) {
    return switch (target) {
      case Shapes shapes -> shapes.elements;
      case Tree tree -> tree.index;
      case PointCloud cloud -> cloud.index;
    };
  }

  /** Returns the targets that obstacles are, likewise. */
  static Searchable[] searchables(Obstacles obstacles) {
    return switch (obstacles) {
      case Obstacles.Several several -> several.searchables;
      case Shapes shapes -> shapes.alone;
      case Tree tree -> tree.alone;
      case PointCloud cloud -> cloud.alone;
    };
  }

  /** Returns the number of pairs of two operands, and checks that their elements exist. */
  static int count(Pairing pairing, int first, int second) {
    return switch (Objects.requireNonNull(pairing, "pairing")) {
      case Pairing.Zip zip -> {
        Checks.same("first.size()", first, "second.size()", second);
        yield first;
      }
      case Pairing.OneToMany many -> {
        Checks.index("one", many.one(), first);
        yield second;
      }
      case Pairing.ManyToOne many -> {
        Checks.index("one", many.one(), second);
        yield first;
      }
      case Pairing.Indexed pairs -> {
        Checks.entries("first", pairs.first(), pairs.count(), first);
        Checks.entries("second", pairs.second(), pairs.count(), second);
        yield pairs.count();
      }
    };
  }

  /** Returns the number of pairs, as {@link #count} does, and makes these the pairs of the next batch. */
  static int pairs(Pairing pairing, int first, int second) {
    int count = count(pairing, first, second);
    Sides sides = Sources.sides();
    switch (pairing) {
      case Pairing.Zip zip -> sides.zip();
      case Pairing.OneToMany many -> sides.oneToMany(many.one());
      case Pairing.ManyToOne many -> sides.manyToOne(many.one());
      case Pairing.Indexed pairs -> sides.listed(pairs.first(), pairs.second());
    }
    return count;
  }

  /** Throws if two instances are not there, or one. */
  static void needTwo(Instances instances, int first, int second) {
    Checks.index("first", first, Objects.requireNonNull(instances, "instances").size());
    Checks.index("second", second, instances.size());
    if (first == second) {
      throw new IllegalArgumentException("first and second are one instance, " + first);
    }
  }

  /** Throws if shapes are not the triangles of a mesh. */
  static void needTriangles(Shapes second, MeshTopology mesh) {
    if (!(second instanceof Triangles)) {
      throw new IllegalArgumentException(
          "second is " + second + ", and the contacts are on a mesh of triangles");
    }
    Checks.same("second.size()", second.size(), "the size of the contacts' mesh", mesh.size());
  }

  /** Throws if operands are not as wide as a test takes them. */
  static void fits(ScalarTwin test, Columns first, Columns second) {
    Objects.requireNonNull(test, "test");
    Checks.same("first.width()", Objects.requireNonNull(first, "first").width(), "test.firstWidth()",
        test.firstWidth());
    Checks.same("second.width()", Objects.requireNonNull(second, "second").width(), "test.secondWidth()",
        test.secondWidth());
  }

  /** Throws if elements are not as wide as a test takes both operands. */
  static void fitsBoth(ScalarTwin test, Columns elements) {
    Objects.requireNonNull(test, "test");
    int width = Objects.requireNonNull(elements, "elements").width();
    Checks.same("elements.width()", width, "test.firstWidth()", test.firstWidth());
    Checks.same("elements.width()", width, "test.secondWidth()", test.secondWidth());
  }
}
