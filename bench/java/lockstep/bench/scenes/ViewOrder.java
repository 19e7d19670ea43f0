package lockstep.bench.scenes;

import java.util.Locale;
import lockstep.Rays;

/** Rays from one place at a mesh, by the order in which they come: how far neighbours are apart. */
public enum ViewOrder {
  /** A perspective picture in tiles of 8 × 8. */
  TILES,
  /** The same picture row by row. */
  ROWS,
  /**
   * A lidar that turns about the vertical: at each of its steps one ray for each beam, and a sixteenth as
   * many beams as steps. The view is the height of the fan of beams.
   */
  LIDAR;

  /** Rays of a tile, along each side. */
  public static final int TILE = 8;

  private static final int STEPS_PER_BEAM = 16;

  /** The name in benchmark parameters. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The order with a label. */
  public static ViewOrder of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  /** The number of rays for so many pixels along a side, or steps. */
  public int rays(int pixels) {
    return this == LIDAR ? beams(pixels) * pixels : pixels * pixels;
  }

  private static int beams(int steps) {
    return Math.max(1, steps / STEPS_PER_BEAM);
  }

  /** What is seen at depth 1 by a field of view in degrees. */
  public static double width(double degrees) {
    return 2 * StrictMath.tan(StrictMath.toRadians(degrees / 2));
  }

  /**
   * The rays of a camera that stands where {@link RaySet#CAMERA}'s does. Their directions have length 1.
   *
   * @param pixels of a picture along each side, a multiple of 8; of a lidar its steps
   * @param width what is seen at depth 1
   */
  public Rays rays(MeshModel.View view, int pixels, double width) {
    MeshBounds bounds = MeshBounds.of(view.triangles());
    double[] eye = bounds.at(0.6, 0.5, 1.8);
    double[] target = bounds.centre();
    if (view.inside()) { // at eye height
      double up = bounds.min()[1] + 0.2 * (bounds.max()[1] - bounds.min()[1]);
      eye = new double[] {bounds.at(0.06, 0, 0)[0], up, bounds.at(0, 0, 0.13)[2]};
      target = new double[] {bounds.centre()[0], 1.1 * up, bounds.centre()[2]};
    }
    return this == LIDAR ? lidar(eye, pixels, width) : picture(eye, target, pixels, width);
  }

  private Rays picture(double[] eye, double[] target, int pixels, double width) {
    Camera camera = new Camera(pixels, pixels, eye, target, width, true);
    Rays rays = Rays.allocate(rays(pixels));
    double[] origin = new double[3];
    double[] direction = new double[3];
    int tiles = pixels / TILE;
    for (int i = 0; i < rays.size(); i++) {
      int tile = i / (TILE * TILE);
      int x = this == ROWS ? i % pixels : tile % tiles * TILE + i % TILE;
      int y = this == ROWS ? i / pixels : tile / tiles * TILE + i / TILE % TILE;
      camera.line(x + 0.5, y + 0.5, origin, direction);
      set(rays, i, origin, direction);
    }
    return rays;
  }

  private static Rays lidar(double[] eye, int steps, double width) {
    int beams = beams(steps);
    Rays rays = Rays.allocate(LIDAR.rays(steps));
    double height = 2 * StrictMath.atan(width / 2);
    for (int i = 0; i < rays.size(); i++) {
      int step = i / beams;
      double turn = 2 * Math.PI * (step + 0.5) / steps;
      double up = height * ((i % beams + 0.5) / beams - 0.5);
      double level = StrictMath.cos(up);
      set(rays, i, eye,
          new double[] {level * StrictMath.cos(turn), StrictMath.sin(up), level * StrictMath.sin(turn)});
    }
    return rays;
  }

  private static void set(Rays rays, int i, double[] origin, double[] direction) {
    double[] d = Camera.unit(direction[0], direction[1], direction[2]);
    rays.set(i, (float) origin[0], (float) origin[1], (float) origin[2], (float) d[0], (float) d[1],
        (float) d[2]);
  }
}
