package lockstep.bench.instances;

import java.util.SplittableRandom;
import lockstep.bench.scenes.MeshBuilder;

/**
 * A house with rows of windows, below a gable or a flat roof.
 *
 * @param floors how many
 * @param flat whether the roof is flat, with a parapet and a machine room
 * @param wall the colour of the walls
 * @param roof the colour of the roof
 */
record House(int floors, boolean flat, int wall, int roof) {
  private static final int[] PLASTER = {0xe0d1b2, 0xd8ba99, 0xe5e0d3, 0xcca88e, 0xc6c4b2};
  private static final int[] TILES = {0xa85b42, 0x994f3d, 0xb56d4c, 0x6b6668};
  private static final int[] CONCRETE = {0xccc9c4, 0xb2bcc6, 0xd6ccbc, 0x9e7f70};
  private static final int GRAVEL = 0xadaaa8;
  private static final double FLOOR = 3.1; // height
  private static final double WINDOW = 2.4; // from one to the next
  private static final double WIDE = 0.7; // half of a pane
  private static final double BEFORE = 0.03; // how far panes are from the wall

  /** One of two to four floors, with a gable. */
  static House low(SplittableRandom random) {
    return new House(random.nextInt(2, 5), false, any(PLASTER, random), any(TILES, random));
  }

  /** One of four to nine floors, with a flat roof. */
  static House tower(SplittableRandom random) {
    return new House(random.nextInt(4, 10), true, any(CONCRETE, random), GRAVEL);
  }

  private static int any(int[] colours, SplittableRandom random) {
    return colours[random.nextInt(colours.length)];
  }

  /** Adds the house about the origin of the frame, with the half extents of its walls. */
  void build(MeshBuilder mesh, double halfX, double halfZ) {
    double top = FLOOR * floors + 0.6;
    mesh.paint(wall);
    mesh.box(0, top / 2, 0, halfX, top / 2, halfZ);
    mesh.paint(CarMesh.GLASS);
    for (int side = -1; side <= 1; side += 2) {
      windows(mesh, side * (halfX + BEFORE), 0, halfZ - 0.6);
      windows(mesh, 0, side * (halfZ + BEFORE), halfX - 0.6);
    }
    if (flat) {
      parapet(mesh, top, halfX, halfZ);
    } else {
      gable(mesh, top, halfX, halfZ);
    }
  }

  /** The windows of a wall with the middle (x, z), one of them 0, in a part that is {@code 2 half} long. */
  private void windows(MeshBuilder mesh, double x, double z, double half) {
    double alongX = x == 0 ? 1 : 0, alongZ = 1 - alongX;
    int across = (int) (2 * half / WINDOW);
    for (int k = 0; k < across * floors; k++) {
      int floor = k / across;
      double middle = WINDOW * (k % across - (across - 1) / 2.0);
      double near = middle - WIDE, far = middle + WIDE, low = FLOOR * floor + 1.05, high = low + 1.7;
      mesh.quad(x + alongX * near, low, z + alongZ * near, x + alongX * far, low, z + alongZ * far,
          x + alongX * far, high, z + alongZ * far, x + alongX * near, high, z + alongZ * near);
    }
  }

  /** A flat roof between low walls, and what stands on it. */
  private void parapet(MeshBuilder mesh, double top, double halfX, double halfZ) {
    mesh.paint(wall);
    for (int side = -1; side <= 1; side += 2) {
      mesh.box(0, top + 0.4, side * (halfZ - 0.15), halfX, 0.4, 0.15);
      mesh.box(side * (halfX - 0.15), top + 0.4, 0, 0.15, 0.4, halfZ - 0.3);
    }
    mesh.box(halfX / 3, top + 1.1, -halfZ / 3, halfX / 3.5, 1.1, halfZ / 4);
    mesh.paint(roof);
    mesh.level(0, top + 0.05, 0, halfX - 0.3, halfZ - 0.3);
    for (int k = 0; k < 2; k++) {
      mesh.box(-halfX / 2.2, top + 0.5, halfZ / 2.5 - 2.4 * k, 1.1, 0.45, 0.8);
    }
  }

  /** A roof whose ridge is along x, with eaves, the walls below its ends, and a chimney. */
  private void gable(MeshBuilder mesh, double top, double halfX, double halfZ) {
    double high = top + 0.7 * halfZ, low = top - 0.25, eaveX = halfX + 0.3, eaveZ = halfZ + 0.36;
    mesh.paint(wall);
    mesh.box(halfX / 2, high, 0.7, 0.35, 0.9, 0.35);
    for (int side = -1; side <= 1; side += 2) {
      mesh.triangle(side * halfX, top, -halfZ, side * halfX, top, halfZ, side * halfX, high, 0);
    }
    mesh.paint(roof);
    for (int side = -1; side <= 1; side += 2) {
      mesh.quad(-eaveX, low, side * eaveZ, eaveX, low, side * eaveZ, eaveX, high, 0, -eaveX, high, 0);
    }
  }
}
