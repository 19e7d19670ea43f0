package lockstep.bench.arm;

import java.util.Random;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Obstacles;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.PointCloud;
import lockstep.Spheres;
import lockstep.bench.scenes.Camera;

/**
 * The room of an {@link Arm}: boxes and balls that are known, and the points that four depth cameras see of
 * its walls, a table and shelves, each point a small sphere.
 */
public final class ArmRoom {
  /** How much room there is. The percentage is that of random configurations which touch nothing. */
  public enum Kind {
    OPEN(65, 1.35, 1.0), CROWDED(10, 4.2, 0.6);

    /** About how many of a hundred random configurations are free, of seed 1. */
    public final int freePercent;

    private final double sizes; // of boxes and balls
    private final double space; // to walls, table and shelves

    Kind(int freePercent, double sizes, double space) {
      this.freePercent = freePercent;
      this.sizes = sizes;
      this.space = space;
    }
  }

  static final double FLOOR = -0.6, CEILING = 1.9;
  private static final int EACH = 25; // boxes, and balls
  private static final int WIDE = 200, HIGH = 125; // pixels of a camera
  private static final float POINT = 0.01f; // radius
  private static final double NOISE = 0.002; // of a depth of 1; grows with its square
  private static final double FROM_WALL = 0.35; // from the wall beside it

  private final Kind kind;
  private final Random random;
  final double wall; // from the middle

  public final Boxes boxes = Boxes.allocate(EACH);
  public final Spheres balls = Spheres.allocate(EACH);

  /** Boxes and balls. */
  public final Obstacles obstacles = Obstacles.of(boxes, balls);

  public final Spheres points = Spheres.allocate(4 * WIDE * HIGH);

  /** The points, for spheres of the arm. */
  public final PointCloud cloud;

  /** Boxes, balls and the cloud. */
  final Obstacles all;

  /** What the cameras see. */
  private final Boxes furniture = Boxes.allocate(14);

  public ArmRoom(Kind kind, long seed) {
    this.kind = kind;
    random = new Random(seed);
    wall = 1.8 * kind.space;
    boxes.set(0, -0.14f, (float) FLOOR, -0.14f, 0.14f, -0.09f, 0.14f); // the arm stands on it
    for (int i = 1; i < EACH; i++) {
      box(i);
    }
    for (int i = 0; i < EACH; i++) {
      ball(i);
    }
    furnish();
    for (int camera = 0; camera < 4; camera++) {
      see(camera);
    }
    cloud = PointCloud.of(points, Arm.LARGEST);
    all = Obstacles.of(boxes, balls, cloud);
  }

  private double between(double low, double high) {
    return low + (high - low) * random.nextDouble();
  }

  /** Two of three stand on the floor, the others hang from the ceiling. */
  private void box(int i) {
    double angle = between(-Math.PI, Math.PI), away = between(0.6, 1.6);
    double x = away * StrictMath.cos(angle), z = away * StrictMath.sin(angle);
    double wide = kind.sizes * between(0.03, 0.1), deep = kind.sizes * between(0.03, 0.1);
    double high = kind.sizes * between(0.3, 0.9);
    boolean hangs = i % 3 == 0;
    boxes.set(i, (float) (x - wide), (float) (hangs ? CEILING - high : FLOOR), (float) (z - deep),
        (float) (x + wide), (float) (hangs ? CEILING : FLOOR + high), (float) (z + deep));
  }

  private void ball(int i) {
    double angle = between(-Math.PI, Math.PI), away = between(0.6, 1.6);
    balls.set(i, (float) (away * StrictMath.cos(angle)), (float) between(-0.5, 1.5),
        (float) (away * StrictMath.sin(angle)), (float) (kind.sizes * between(0.04, 0.1)));
  }

  /** Walls, floor and ceiling, a table with legs, and shelves. */
  private void furnish() {
    double thick = 0.1, out = wall + thick;
    furniture(0, -out, FLOOR - thick, -out, out, FLOOR, out);
    furniture(1, -out, CEILING, -out, out, CEILING + thick, out);
    furniture(2, -out, FLOOR, -out, -wall, CEILING, out);
    furniture(3, wall, FLOOR, -out, out, CEILING, out);
    furniture(4, -out, FLOOR, -out, out, CEILING, -wall);
    furniture(5, -out, FLOOR, wall, out, CEILING, out);
    double near = 0.55 * kind.space, far = near + 0.7, half = 0.7, top = 0;
    furniture(6, near, top - 0.04, -half, far, top, half);
    for (int leg = 0; leg < 4; leg++) {
      double x = leg % 2 == 0 ? near : far - 0.06, z = leg < 2 ? -half : half - 0.06;
      furniture(7 + leg, x, FLOOR, z, x + 0.06, top - 0.04, z + 0.06);
    }
    for (int board = 0; board < 3; board++) {
      double high = 0.1 + 0.45 * board;
      furniture(11 + board, -0.9, high, wall - 0.9 * kind.space, 0.9, high + 0.03, wall);
    }
  }

  private void furniture(int i, double minX, double minY, double minZ, double maxX, double maxY,
      double maxZ) {
    furniture.set(i, (float) minX, (float) minY, (float) minZ, (float) maxX, (float) maxY, (float) maxZ);
  }

  /** Points where rays through a camera's pixels end, nearer or farther by noise. */
  private void see(int camera) {
    Rays rays = Rays.allocate(WIDE * HIGH);
    double at = wall - FROM_WALL;
    float x = (float) (camera % 2 == 0 ? at : -at), y = 1.7f, z = (float) (camera < 2 ? at : -at);
    Camera eye = new Camera(WIDE, HIGH, new double[] {x, y, z}, new double[] {0, 0.2, 0}, 2.4, true);
    double[] origin = new double[3], direction = new double[3];
    for (int i = 0; i < rays.size(); i++) {
      int column = i % WIDE, line = i / WIDE;
      eye.line(column + 0.5, line + 0.5, origin, direction);
      rays.set(i, x, y, z, (float) direction[0], (float) direction[1], (float) direction[2]);
    }
    RayHits hits = RayHits.allocate(rays.size());
    Engine.scalar().closest(rays, furniture, hits);
    for (int i = 0; i < rays.size(); i++) {
      float t = hits.t[i];
      t += (float) (NOISE * t * t * random.nextGaussian());
      points.set(camera * WIDE * HIGH + i, x + t * rays.dx[i], y + t * rays.dy[i], z + t * rays.dz[i], POINT);
    }
  }
}
