package lockstep.bench.instances;

import lockstep.Triangles;
import lockstep.bench.scenes.MeshBuilder;

/**
 * The triangles of a car in a frame of its own: it stands on the floor about the origin, x points ahead, y
 * up and z to its right. Metres.
 */
final class CarMesh {
  /** Half of its length. */
  static final double HALF_LENGTH = 2.25;

  /** Where the lidar of a car is, above its roof. */
  static final float LIDAR_HEIGHT = 1.75f;

  /** The colour of what has the colour of the car. */
  static final int BODY = -1;

  /** The colour of panes. */
  static final int GLASS = 0x28333f;

  private static final int TYRE = 0x212123;
  private static final int RIM = 0xb7babf;
  private static final int GRILLE = 0x2d2d33;
  private static final int HEADLIGHT = 0xf9f7e5;
  private static final int TAIL_LIGHT = 0xcc1414;
  private static final double WHEEL = 0.33; // radius
  private static final double AXLE = 1.35; // from the middle

  final Triangles triangles;
  final int[] colours;

  CarMesh() {
    MeshBuilder mesh = new MeshBuilder();
    body(mesh);
    for (int wheel = 0; wheel < 4; wheel++) {
      int side = wheel % 2 * 2 - 1;
      mesh.place((wheel / 2 * 2 - 1) * AXLE, side * 0.79, 0, 1); // turned: its axle is the solid's length
      mesh.paint(TYRE);
      new RoundedSolid(0.35, 1, 0, 0).add(mesh, at(0, WHEEL, 0), at(0.12, WHEEL, WHEEL), 14, 24);
      mesh.paint(RIM);
      new RoundedSolid(0.5, 1, 0, 0).add(mesh, at(-side * 0.03, WHEEL, 0), at(0.11, 0.2, 0.2), 8, 18);
    }
    mesh.place(0, 0, 1, 0);
    triangles = mesh.triangles(mesh.size());
    colours = mesh.colours();
  }

  private static void body(MeshBuilder mesh) {
    mesh.paint(BODY);
    new RoundedSolid(0.28, 0.4, 0.05, 0.1).add(mesh, at(0, 0.58, 0), at(HALF_LENGTH, 0.36, 0.9), 54, 44);
    new RoundedSolid(0.5, 0.4, 0, 0).add(mesh, at(-0.32, 1.37, 0), at(0.78, 0.09, 0.6), 20, 24); // roof
    for (int side = -1; side <= 1; side += 2) { // mirrors
      RoundedSolid.BALL.add(mesh, at(0.72, 0.98, side * 0.93), at(0.08, 0.08, 0.12), 8, 10);
    }
    mesh.paint(GLASS);
    new RoundedSolid(0.35, 0.35, 0.42, 0.2).add(mesh, at(-0.25, 1.05, 0), at(1.42, 0.36, 0.8), 30, 32);
    mesh.paint(GRILLE);
    mesh.box(2.19, 0.5, 0, 0.07, 0.09, 0.45);
    mesh.box(0, 0.3, 0, 1.9, 0.08, 0.8);
    for (int side = -1; side <= 1; side += 2) {
      mesh.paint(HEADLIGHT);
      RoundedSolid.BALL.add(mesh, at(2.12, 0.68, side * 0.62), at(0.12, 0.08, 0.18), 8, 12);
      mesh.paint(TAIL_LIGHT);
      RoundedSolid.BALL.add(mesh, at(-2.13, 0.74, side * 0.62), at(0.11, 0.09, 0.2), 8, 12);
    }
  }

  private static double[] at(double x, double y, double z) {
    return new double[] {x, y, z};
  }
}
