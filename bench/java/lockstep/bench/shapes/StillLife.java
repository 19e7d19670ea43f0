package lockstep.bench.shapes;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import lockstep.Axis;
import lockstep.Boxes;
import lockstep.BuffersByKind;
import lockstep.Capsules;
import lockstep.Cylinders;
import lockstep.Engine;
import lockstep.OrientedBoxes;
import lockstep.Pairs;
import lockstep.Planes;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;

/**
 * Shapes of every kind that a ray can be cast at, on the ground at random positions where they overlap no
 * earlier shape.
 */
final class StillLife {
  /** Half the side of the square that they stand in. */
  static final float SIDE = 7;

  private static final int TRIES = 200;

  /** Faces of a pyramid over a square, which stand on its sides. */
  private static final int FACES = 4;

  private final Engine engine;
  private final SplittableRandom random;
  private final List<Shapes> placed = new ArrayList<>();

  final List<Layer> layers = new ArrayList<>();

  /** Tries to place {@code each} of every kind. */
  StillLife(Engine engine, int each, long seed) {
    this.engine = engine;
    random = new SplittableRandom(seed);
    Planes ground = Planes.allocate(1);
    ground.set(0, 0, 1, 0, 0, 0, 0);
    add("cylinder", Math.max(1, each / 8), this::column, 0.72, 0.70, 0.66);
    add("box", each, this::box, 0.10, 0.30, 0.55);
    add("oriented box", each, this::turned, 0.62, 0.14, 0.10);
    add("triangle", each, this::pyramid, 0.75, 0.48, 0.08);
    add("capsule", each, this::capsule, 0.16, 0.42, 0.20);
    add("sphere", 2 * each, this::sphere, 0.42, 0.16, 0.44);
    layers.add(new Layer("half-space", ground, 0.60, 0.58, 0.55));
  }

  /** Adds those of {@code count} new shapes that fit, each in a buffer of its own until all are there. */
  private void add(String name, int count, Function<float[], Shapes> maker, double red, double green,
      double blue) {
    int before = placed.size();
    for (int k = 0; k < count; k++) {
      for (int attempt = 0; attempt < TRIES; attempt++) {
        Shapes one = maker.apply(new float[] {between(-SIDE, SIDE), between(-SIDE, SIDE)});
        if (isFree(one)) {
          placed.add(one);
          break;
        }
      }
    }
    layers.add(new Layer(name, joined(placed.subList(before, placed.size())), red, green, blue));
  }

  /** Whether it overlaps nothing. Where no kernel tests against a cylinder, bounding spheres are used. */
  private boolean isFree(Shapes one) {
    for (Shapes other : placed) {
      Shapes asked = other instanceof Cylinders && (one instanceof OrientedBoxes || one instanceof Triangles)
          ? one.boundingSpheres() : one;
      if (engine.overlap(asked, other, Pairs.allocate(0)) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Joins buffers of one kind. */
  private static Shapes joined(List<Shapes> parts) {
    int size = parts.stream().mapToInt(Shapes::size).sum();
    Shapes all = BuffersByKind.allocateLike(parts.getFirst(), size);
    float[] floats = new float[size * all.width()];
    int at = 0;
    for (Shapes part : parts) {
      part.copyTo(floats, at);
      at += part.size() * part.width();
    }
    all.copyFrom(floats, 0);
    return all;
  }

  private float between(float least, float most) {
    return least + (most - least) * random.nextFloat();
  }

  private Shapes sphere(float[] at) {
    float radius = between(0.18f, 0.55f);
    Spheres one = Spheres.allocate(1);
    one.set(0, at[0], radius, at[1], radius);
    return one;
  }

  /** Lying or standing. */
  private Shapes capsule(float[] at) {
    float radius = between(0.16f, 0.34f), length = between(0.4f, 1.1f), angle = between(0, 6.3f);
    boolean stands = random.nextInt(3) == 0;
    float x = stands ? 0 : length * (float) Math.cos(angle),
        z = stands ? 0 : length * (float) Math.sin(angle);
    Capsules one = Capsules.allocate(1);
    one.set(0, at[0], radius, at[1], at[0] + x, radius + (stands ? length : 0), at[1] + z, radius);
    return one;
  }

  private Shapes box(float[] at) {
    float x = between(0.25f, 0.6f), z = between(0.25f, 0.6f);
    Boxes one = Boxes.allocate(1);
    one.set(0, at[0] - x, 0, at[1] - z, at[0] + x, between(0.3f, 1.5f), at[1] + z);
    return one;
  }

  /** Balanced on a corner, or flat on the ground. */
  private Shapes turned(float[] at) {
    float[] half = {between(0.25f, 0.5f), between(0.2f, 0.5f), between(0.25f, 0.5f)};
    boolean flat = random.nextInt(3) == 0;
    float qx = flat ? 0 : between(-0.5f, 0.5f), qz = flat ? 0 : between(-0.5f, 0.5f), qy = between(-1, 1);
    OrientedBoxes one = OrientedBoxes.allocate(1);
    one.set(0, at[0], 0, at[1], half[0], half[1], half[2], qx, qy, qz, 1);
    one.y[0] = -one.bounds().minY[0];
    return one;
  }

  private Shapes pyramid(float[] at) {
    float radius = between(0.4f, 0.75f), height = between(0.5f, 1.3f), turn = between(0, 6.3f);
    Triangles one = Triangles.allocate(FACES);
    for (int t = 0; t < FACES; t++) {
      double a = turn + (t + 1) * Math.PI / 2, b = turn + t * Math.PI / 2;
      one.set(t, at[0] + radius * (float) Math.cos(a), 0, at[1] + radius * (float) Math.sin(a),
          at[0] + radius * (float) Math.cos(b), 0, at[1] + radius * (float) Math.sin(b), at[0], height,
          at[1]);
    }
    return one;
  }

  /** At the back, where it hides nothing. */
  private Shapes column(float[] at) {
    Cylinders one = Cylinders.allocate(Axis.Y, 1);
    one.set(0, at[0], -SIDE + 0.2f * Math.abs(at[1]), between(0.3f, 0.5f));
    return one;
  }
}
