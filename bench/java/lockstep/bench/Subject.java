package lockstep.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import lockstep.Columns;
import picocli.CommandLine.TypeConversionException;

/** The kernels, each with the world that it is tried in. */
enum Subject {
  SPHERE_SPHERE(Scene.CLOUD), //
  SPHERE_BOX(Scene.CITY), //
  BOX_BOX(Scene.CITY), //
  SPHERE_TRIANGLE(Scene.TERRAIN), //
  BOX_TRIANGLE(Scene.TERRAIN), //
  TRIANGLE_TRIANGLE(Scene.TERRAIN), //
  RAY_SPHERE(Scene.CLOUD), //
  RAY_BOX(Scene.CITY), //
  RAY_TRIANGLE(Scene.TERRAIN);

  final Scene scene;

  Subject(Scene scene) {
    this.scene = scene;
  }

  /** The first side of the questions. */
  Columns visitors(Visitors visitors) {
    return switch (this) {
      case SPHERE_SPHERE, SPHERE_BOX, SPHERE_TRIANGLE -> visitors.spheres();
      case BOX_BOX, BOX_TRIANGLE -> visitors.boxes();
      case TRIANGLE_TRIANGLE -> visitors.triangles();
      case RAY_SPHERE, RAY_BOX, RAY_TRIANGLE -> visitors.rays();
    };
  }

  /** Whether trees are asked with this kernel in a world: it meets what is there, and sorts of queries are few. */
  boolean asksIn(Scene world) {
    return world == scene || (this == SPHERE_BOX && world == Scene.CLOUD);
  }

  /** The queries to a tree over a world: {@link #visitors}, but boxes where spheres are the world. */
  Columns visitorsIn(Scene world, Visitors visitors) {
    return world == scene ? visitors(visitors) : visitors.boxes();
  }

  /** The name that users write and read, such as {@code box-box}. */
  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  boolean casts() {
    return this == RAY_SPHERE || this == RAY_BOX || this == RAY_TRIANGLE;
  }

  /** Whether both sides are of one kind, so that a buffer can meet itself. */
  boolean same() {
    return this == SPHERE_SPHERE || this == BOX_BOX || this == TRIANGLE_TRIANGLE;
  }

  static Subject of(String title) {
    for (Subject subject : values()) {
      if (subject.title().equals(title)) {
        return subject;
      }
    }
    throw new TypeConversionException("no kernel is called '" + title + "'; there are "
        + Arrays.stream(values()).map(Subject::title).collect(Collectors.joining(", ")));
  }
}
