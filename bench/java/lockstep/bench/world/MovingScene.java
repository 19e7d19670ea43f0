package lockstep.bench.world;

import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Shapes;
import lockstep.Spheres;

/**
 * A scene of moving spheres or boxes: a few frames, computed before anything is measured, that are played
 * forward and backward.
 */
public final class MovingScene {
  /** The scenes: their usual numbers of bodies, and their descriptions. */
  public enum Kind {
    /** Spheres of similar size, about one contact each. */
    SIMILAR("similar", true),
    /** Spheres with radii over a factor of 30. */
    MIXED("mixed", true),
    /** Boxes of sizes over a factor of 100, one in twenty of which moves. */
    FEW_MOVE("few-move", false),
    /** The same boxes, all moving together, so that the pairs stay the same. */
    STILL("still", false),
    /** Bepu's realistic scene: cubes of side 1 + 99 X¹⁰, speed 10 X¹⁰, bouncing in a large cube. */
    BEPU("bepu", false),
    /** Broadmark's unit boxes that move at random (Serpa and Rodrigues, Broadmark, 2020). */
    BROWNIAN("brownian", false),
    /** Broadmark's boxes that fall onto a floor. */
    FREE_FALL("free-fall", false),
    /** Broadmark's boxes that are attracted to a point. */
    GRAVITY("gravity", false);

    private final String label;
    private final boolean spheres;

    Kind(String label, boolean spheres) {
      this.label = label;
      this.spheres = spheres;
    }

    /** The scene with a name. */
    public static Kind named(String name) {
      for (Kind kind : values()) {
        if (kind.label.equals(name)) {
          return kind;
        }
      }
      throw new IllegalArgumentException("there is no scene " + name);
    }
  }

  private static final int FRAMES = 6;
  private static final double STEP = 1 / 60.0;

  /** The moving shapes. */
  public final Shapes shapes;

  /** Their bounding boxes; the same buffer if they are boxes. */
  public final Boxes boxes;

  private final Spheres spheres; // null for boxes
  private final float[][] x = new float[FRAMES][], y = new float[FRAMES][], z = new float[FRAMES][];
  private final float[] half;
  private final int size;
  private int frame;
  private int direction = 1;

  /** This many bodies of a scene, whose density does not depend on their number. */
  public MovingScene(Kind kind, int size) {
    this.size = size;
    SplittableRandom random = new SplittableRandom(7);
    half = new float[size];
    float[] px = new float[size], py = new float[size], pz = new float[size];
    float[] vx = new float[size], vy = new float[size], vz = new float[size];
    float side = side(kind, size);
    for (int i = 0; i < size; i++) {
      half[i] = half(kind, random);
      px[i] = side * random.nextFloat();
      py[i] = side * random.nextFloat();
      pz[i] = side * random.nextFloat();
      float speed = speed(kind, random, i);
      boolean together = kind == Kind.STILL;
      vx[i] = together ? speed : speed * (2 * random.nextFloat() - 1);
      vy[i] = together ? speed : speed * (2 * random.nextFloat() - 1);
      vz[i] = together ? speed : speed * (2 * random.nextFloat() - 1);
    }
    settle(kind, side, px, py, pz);
    for (int f = 0; f < FRAMES; f++) {
      x[f] = px.clone();
      y[f] = py.clone();
      z[f] = pz.clone();
      for (int i = 0; i < size; i++) {
        px[i] = bounce(px[i], vx, i, side);
        py[i] = bounce(py[i], vy, i, side);
        pz[i] = bounce(pz[i], vz, i, side);
      }
    }
    boxes = Boxes.allocate(size);
    spheres = kind.spheres ? Spheres.allocate(size) : null;
    shapes = kind.spheres ? spheres : boxes;
    show(0);
  }

  private static float side(Kind kind, int size) {
    double volume = switch (kind) { // of a body
      case SIMILAR, MIXED -> 20;
      case FEW_MOVE, STILL -> 120;
      case BEPU -> 47_000;
      case BROWNIAN, FREE_FALL, GRAVITY -> 4.1;
    };
    return (float) Math.cbrt(volume * size);
  }

  private static float half(Kind kind, SplittableRandom random) {
    return switch (kind) {
      case SIMILAR -> 0.7f + 0.1f * random.nextFloat();
      case MIXED -> 0.1f * (float) Math.pow(30, random.nextFloat());
      case FEW_MOVE, STILL -> 0.04f * (float) Math.pow(100, random.nextFloat());
      case BEPU -> 0.5f + 49.5f * (float) Math.pow(random.nextFloat(), 10);
      case BROWNIAN, FREE_FALL, GRAVITY -> 0.5f;
    };
  }

  private static float speed(Kind kind, SplittableRandom random, int i) {
    return switch (kind) {
      case SIMILAR, MIXED, BROWNIAN, FREE_FALL, GRAVITY -> 5;
      case FEW_MOVE -> i % 20 == 0 ? 5 : 0;
      case STILL -> 1;
      case BEPU -> 10 * (float) Math.pow(random.nextFloat(), 10);
    };
  }

  /** Free fall fills the lower part of space, gravity a ball. */
  private static void settle(Kind kind, float side, float[] x, float[] y, float[] z) {
    for (int i = 0; i < x.length; i++) {
      if (kind == Kind.FREE_FALL) { // denser towards the floor
        y[i] *= 0.3f + 0.7f * y[i] / side;
      } else if (kind == Kind.GRAVITY) { // denser towards the middle
        float cx = x[i] - side / 2, cy = y[i] - side / 2, cz = z[i] - side / 2;
        float scale = 0.6f + 0.4f * Math.min(1, 2 * (float) Math.sqrt(cx * cx + cy * cy + cz * cz) / side);
        x[i] = side / 2 + scale * cx;
        y[i] = side / 2 + scale * cy;
        z[i] = side / 2 + scale * cz;
      }
    }
  }

  private static float bounce(float at, float[] velocity, int i, float side) {
    float next = at + (float) STEP * velocity[i];
    if (next < 0 || next > side) {
      velocity[i] = -velocity[i];
      return at;
    }
    return next;
  }

  /** The number of bodies. */
  public int size() {
    return size;
  }

  /** Moves all bodies to their positions in the next frame. */
  public void advance() {
    if (frame + direction < 0 || frame + direction >= FRAMES) {
      direction = -direction;
    }
    frame += direction;
    show(frame);
  }

  private void show(int f) {
    float[] x = this.x[f], y = this.y[f], z = this.z[f];
    if (spheres != null) {
      System.arraycopy(x, 0, spheres.x, 0, size);
      System.arraycopy(y, 0, spheres.y, 0, size);
      System.arraycopy(z, 0, spheres.z, 0, size);
      System.arraycopy(half, 0, spheres.radius, 0, size);
    }
    for (int i = 0; i < size; i++) {
      boxes.minX[i] = x[i] - half[i];
      boxes.minY[i] = y[i] - half[i];
      boxes.minZ[i] = z[i] - half[i];
      boxes.maxX[i] = x[i] + half[i];
      boxes.maxY[i] = y[i] + half[i];
      boxes.maxZ[i] = z[i] + half[i];
    }
  }
}
