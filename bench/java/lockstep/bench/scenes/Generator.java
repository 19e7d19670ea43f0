package lockstep.bench.scenes;

import java.util.function.Function;
import java.util.random.RandomGenerator;
import lockstep.Columns;
import lockstep.Shapes;
import lockstep.internal.shape.Kind;

/**
 * Generates shapes or rays of one kind for benches. This is the only mapping from a {@link Kind} to its
 * generator: a new kind has a line here.
 *
 * @param title title of its scene; null for a kind that has none
 * @param scene creates a scene
 * @param queries creates queries near the shapes of a scene
 * @param solid creates one of random size and orientation about a point
 */
record Generator(String title, SceneMaker scene, Function<Queries, Columns> queries, SolidMaker solid) {

  /** Creates the first {@code size} shapes of a scene. */
  @FunctionalInterface
  interface SceneMaker {
    Shapes of(int size, long seed);
  }

  /** Creates one shape or ray. */
  @FunctionalInterface
  interface SolidMaker {
    Solid of(RandomGenerator random, Vec at);
  }

  static Generator of(Kind kind) {
    return switch (kind) {
      case SPHERE -> new Generator("cloud", Scene::cloud, Queries::spheres, Solid.Sphere::random);
      case CAPSULE -> new Generator("crowd", Scene::crowd, Queries::capsules, Solid.Capsule::random);
      case BOX -> new Generator("city", Scene::city, Queries::boxes, Solid.Box::random);
      case ORIENTED_BOX ->
        new Generator("rubble", Scene::rubble, Queries::orientedBoxes, Solid.OrientedBox::random);
      case TRIANGLE -> new Generator("terrain", Scene::terrain, Queries::triangles, Solid.Triangle::random);
      case PLANE -> new Generator("walls", Scene::walls, Queries::planes, Solid.Plane::random);
      case CYLINDER -> new Generator("forest", Scene::forest, Queries::cylinders, Solid.Cylinder::random);
      case FRUSTUM -> new Generator("views", Scene::views, Queries::frusta, Solid.Frustum::random);
      case RAY -> new Generator(null, null, Queries::rays, Solid.Ray::random);
    };
  }

  /** The generator of a kind that has a scene. */
  static Generator ofScene(Kind kind) {
    Generator generator = of(kind);
    if (generator.title == null) {
      throw new IllegalArgumentException(kind.label() + "s make no scene");
    }
    return generator;
  }
}
