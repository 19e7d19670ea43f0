package lockstep.bench.scenes;

import java.util.Arrays;
import lockstep.Triangles;

/**
 * Collects the triangles of a mesh, each with a colour. Quads, boxes and rounded solids are given in a frame
 * that stands somewhere on the floor, turned about the vertical. Y is up; what is drawn does not depend on
 * the machine.
 */
public final class MeshBuilder {
  private static final int WIDTH = 9; // floats of a triangle

  private float[] corners = new float[WIDTH << 10];
  private int[] colours = new int[1 << 10];
  private int count;
  private int colour;
  private double baseX, baseZ, baseCos = 1, baseSin;

  /** The number of triangles so far. */
  public int size() {
    return count;
  }

  /** A copy of the first {@code size} triangles. */
  public Triangles triangles(int size) {
    Triangles triangles = Triangles.allocate(size);
    triangles.copyFrom(corners, 0);
    return triangles;
  }

  /** A copy of the colours of all triangles. */
  public int[] colours() {
    return Arrays.copyOf(colours, count);
  }

  /** Sets the colour of what comes next. */
  public void paint(int rgb) {
    colour = rgb;
  }

  /** Moves and turns the frame of what comes next: its origin, and the cosine and sine of its turn. */
  public void place(double x, double z, double cos, double sin) {
    baseX = x;
    baseZ = z;
    baseCos = cos;
    baseSin = sin;
  }

  /** A box by its centre and half extents. */
  public void box(double x, double y, double z, double hx, double hy, double hz) {
    double x0 = x - hx, x1 = x + hx, y0 = y - hy, y1 = y + hy, z0 = z - hz, z1 = z + hz;
    quad(x0, y0, z0, x0, y0, z1, x0, y1, z1, x0, y1, z0);
    quad(x1, y0, z0, x1, y1, z0, x1, y1, z1, x1, y0, z1);
    quad(x0, y0, z0, x1, y0, z0, x1, y0, z1, x0, y0, z1);
    quad(x0, y1, z0, x0, y1, z1, x1, y1, z1, x1, y1, z0);
    quad(x0, y0, z0, x0, y1, z0, x1, y1, z0, x1, y0, z0);
    quad(x0, y0, z1, x1, y0, z1, x1, y1, z1, x0, y1, z1);
  }

  /** Two triangles that share the diagonal from a to c. */
  public void quad(double ax, double ay, double az, double bx, double by, double bz, double cx, double cy,
      double cz, double dx, double dy, double dz) {
    triangle(ax, ay, az, bx, by, bz, cx, cy, cz);
    triangle(ax, ay, az, cx, cy, cz, dx, dy, dz);
  }

  /** A level rectangle by its centre and half extents. */
  public void level(double x, double y, double z, double hx, double hz) {
    quad(x - hx, y, z - hz, x - hx, y, z + hz, x + hx, y, z + hz, x + hx, y, z - hz);
  }

  /** One triangle. */
  public void triangle(double ax, double ay, double az, double bx, double by, double bz, double cx, double cy,
      double cz) {
    if (count == colours.length) {
      colours = Arrays.copyOf(colours, 2 * count);
      corners = Arrays.copyOf(corners, 2 * WIDTH * count);
    }
    colours[count] = colour;
    int at = WIDTH * count++;
    corner(at, ax, ay, az);
    corner(at + 3, bx, by, bz);
    corner(at + 6, cx, cy, cz);
  }

  private void corner(int at, double x, double y, double z) {
    corners[at] = (float) (baseX + baseCos * x + baseSin * z);
    corners[at + 1] = (float) y;
    corners[at + 2] = (float) (baseZ - baseSin * x + baseCos * z);
  }
}
