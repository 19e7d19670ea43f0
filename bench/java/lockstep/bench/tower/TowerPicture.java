package lockstep.bench.tower;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import lockstep.Contacts;
import lockstep.Triangles;
import lockstep.bench.raster.SunlitPicture;
import lockstep.bench.scenes.Terrain;

/**
 * Draws a tower with its contact points as dots and their normals as lines; points hidden by a box are pale.
 */
final class TowerPicture {
  private static final int[] BOXES = {0xd9b38c, 0xb9c4cf, 0xcfa79a, 0xaebfa3};
  private static final Color POINT = new Color(0xd01030);
  private static final Color HIDDEN = new Color(0x78d01030, true);
  private static final double LINE = 0.3; // drawn length of normals
  private static final int LAND = 24;

  private final Tower tower;
  private final SunlitPicture picture;
  private final int size;

  private TowerPicture(Tower tower, int size) {
    this.tower = tower;
    this.size = size;
    double high = tower.top, away = Math.max(high, 3);
    picture =
        new SunlitPicture(size, size, new double[] {-0.75 * away, 0.5 * high + 0.6 * away, -1.45 * away},
            new double[] {0, 0.45 * high, 0}, 0.8, 3.2 * away);
  }

  static BufferedImage of(Tower tower, int size) {
    return new TowerPicture(tower, size).draw();
  }

  private BufferedImage draw() {
    float cell = 2 * tower.top / LAND + 1;
    Triangles ground = new Terrain(LAND, cell, (x, z) -> 0).triangles(2 * LAND * LAND);
    ground.copyFrom(moved(ground, -cell * LAND / 2), 0);
    picture.land(ground);
    for (int i = 0; i < tower.boxes.size(); i++) {
      picture.box(tower.boxes, i, BOXES[i % BOXES.length]);
    }
    BufferedImage image = picture.image();
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setStroke(new BasicStroke(Math.max(1, size / 400f)));
    points(g, tower.onGround);
    points(g, tower.between);
    g.dispose();
    return image;
  }

  private static float[] moved(Triangles ground, float by) {
    float[] corners = new float[ground.size() * ground.width()];
    ground.copyTo(corners, 0);
    for (int k = 0; k < corners.length; k++) {
      corners[k] += k % 3 == 1 ? 0 : by;
    }
    return corners;
  }

  /** Draws a dot and a line along the normal, from the first shape towards the second. */
  private void points(Graphics2D g, Contacts contacts) {
    double[] from = new double[3], to = new double[3];
    double r = Math.max(2, size / 160.0);
    for (int pair = 0; pair < contacts.size(); pair++) {
      for (int k = 0; k < contacts.count[pair]; k++) {
        int at = Contacts.POINTS * pair + k;
        float x = contacts.x[at], y = contacts.y[at], z = contacts.z[at];
        picture.project(x + LINE * contacts.nx[pair], y + LINE * contacts.ny[pair],
            z + LINE * contacts.nz[pair], to);
        picture.project(x, y, z, from);
        g.setColor(from[2] > 0.03 ? HIDDEN : POINT);
        g.draw(new Line2D.Double(from[0], from[1], to[0], to[1]));
        g.fill(new Ellipse2D.Double(from[0] - r, from[1] - r, 2 * r, 2 * r));
      }
    }
  }
}
