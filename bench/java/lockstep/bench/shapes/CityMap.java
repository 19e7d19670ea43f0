package lockstep.bench.shapes;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import lockstep.Boxes;
import lockstep.Hits;
import lockstep.Relation;
import lockstep.Relations;

/** A map of the city, seen from above: the position of its houses relative to the camera's frustum. */
final class CityMap {
  static final Color OUTSIDE = new Color(0xc9c4ba);
  static final Color INTERSECTS = new Color(0xe0912f);
  static final Color CONTAINS = new Color(0x2f7fa8);
  static final Color BY_PLANES = new Color(0xc22a2a);
  private static final Color GROUND = new Color(0xf1eee8);
  private static final Color INK = new Color(0x33302b);

  /** A line of the legend. */
  record Line(Color colour, String text) {}

  private CityMap() {}

  /** The number of houses outside the frustum that the planes do not cull. */
  static int keptByPlanes(Relations relations, Hits byPlanes) {
    return byPlanes.count() - relations.overlapping().count();
  }

  static List<Line> legend(Relations relations, Hits byPlanes) {
    return List.of(new Line(CONTAINS, number(relations.count(Relation.CONTAINS)) + " contained"),
        new Line(INTERSECTS, number(relations.count(Relation.INTERSECTS)) + " intersecting"),
        new Line(OUTSIDE, number(relations.count(Relation.DISJOINT)) + " outside"),
        new Line(BY_PLANES, number(keptByPlanes(relations, byPlanes)) + " of them kept by planes alone"));
  }

  private static String number(int value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  static BufferedImage of(City city, Relations relations, Hits byPlanes, int size) {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setColor(GROUND);
    g.fillRect(0, 0, size, size);
    double scale = size / (2 * 1.04 * City.SIDE);
    Boxes houses = city.houses;
    for (int i = 0; i < houses.size(); i++) {
      Relation relation = relations.get(i);
      boolean kept = relation == Relation.DISJOINT && byPlanes.get(i);
      double shade = 1 - Math.min(0.35, houses.maxY[i] / 60);
      g.setColor(kept ? BY_PLANES : relation == Relation.CONTAINS ? shaded(CONTAINS, shade)
          : relation == Relation.INTERSECTS ? INTERSECTS : shaded(OUTSIDE, shade));
      double wider = kept ? 1 : 0; // few, so they are emphasised
      g.fill(new Rectangle2D.Double(size / 2.0 + scale * houses.minX[i] - wider,
          size / 2.0 + scale * houses.minZ[i] - wider, scale * (houses.maxX[i] - houses.minX[i]) + 2 * wider,
          scale * (houses.maxZ[i] - houses.minZ[i]) + 2 * wider));
    }
    double dot = size / 90.0;
    g.setColor(INK);
    g.fill(new Ellipse2D.Double(size / 2.0 + scale * City.EYE[0] - dot,
        size / 2.0 + scale * City.EYE[2] - dot, 2 * dot, 2 * dot));
    draw(g, legend(relations, byPlanes), size);
    g.dispose();
    return image;
  }

  private static Color shaded(Color colour, double by) {
    return new Color((int) (colour.getRed() * by), (int) (colour.getGreen() * by),
        (int) (colour.getBlue() * by));
  }

  /** A legend in the lower right corner. */
  private static void draw(Graphics2D g, List<Line> lines, int size) {
    int height = Math.max(10, size / 45);
    g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, height));
    int width = lines.stream().mapToInt(line -> g.getFontMetrics().stringWidth(line.text())).max().orElse(0)
        + 3 * height;
    int left = size - width - height, top = size - (lines.size() * 3 / 2 + 2) * height;
    g.setColor(new Color(255, 255, 255, 225));
    g.fillRoundRect(left, top, width, size - top - height, height, height);
    for (int k = 0; k < lines.size(); k++) {
      int y = top + height * 3 / 4 + k * height * 3 / 2;
      g.setColor(lines.get(k).colour());
      g.fillRect(left + height / 2, y, height, height);
      g.setColor(INK);
      g.drawString(lines.get(k).text(), left + 2 * height, y + height * 9 / 10);
    }
  }
}
