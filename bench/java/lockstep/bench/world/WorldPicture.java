package lockstep.bench.world;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import lockstep.Pairs;

/** A part of the room, seen from above, with the touching pairs. */
final class WorldPicture {
  private static final Color GROUND = new Color(0xf1eee8);
  private static final Color[] KIND =
      {new Color(0x9fb4c4), new Color(0xc4b79f), new Color(0xa9c09c), new Color(0xb9a7c4)};
  private static final Color TOUCHING = new Color(0xd9622b);
  private static final Color BEGAN = new Color(0xb01030);

  /** Side of the part that is shown. */
  private static final float SHOWN = 60;

  private WorldPicture() {}

  static BufferedImage of(MixedBodies world, int size) {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setColor(GROUND);
    g.fillRect(0, 0, size, size);
    double scale = size / Math.min(SHOWN, world.side);
    boolean[] touches = new boolean[world.size];
    mark(world.pairs, touches);
    for (int i = 0; i < world.size; i++) {
      double r = world.radius[i] * scale, cx = world.x[i] * scale, cz = world.z[i] * scale;
      Color colour = touches[i] ? TOUCHING : KIND[i % 4];
      double light = 0.6 + 0.4 * world.y[i] / world.height; // what is higher is lighter
      g.setColor(new Color((int) (colour.getRed() * light), (int) (colour.getGreen() * light),
          (int) (colour.getBlue() * light)));
      if (i % 4 == 0) {
        g.fill(new Ellipse2D.Double(cx - r, cz - r, 2 * r, 2 * r));
      } else if (i % 4 == 2) {
        g.fill(new Ellipse2D.Double(cx - r, cz - 0.5 * r, 2 * r, r));
      } else {
        g.fill(new Rectangle2D.Double(cx - r, cz - 0.7 * r, 2 * r, 1.4 * r));
      }
    }
    g.setStroke(new BasicStroke(2));
    g.setColor(TOUCHING.darker());
    lines(world, world.pairs, g, scale);
    g.setColor(BEGAN);
    g.setStroke(new BasicStroke(4));
    lines(world, world.changes.began(), g, scale);
    g.dispose();
    return image;
  }

  private static void mark(Pairs pairs, boolean[] touches) {
    for (int k = 0; k < pairs.size(); k++) {
      touches[pairs.first(k)] = true;
      touches[pairs.second(k)] = true;
    }
  }

  private static void lines(MixedBodies world, Pairs pairs, Graphics2D g, double scale) {
    for (int k = 0; k < pairs.size(); k++) {
      int i = pairs.first(k), j = pairs.second(k);
      g.draw(
          new Line2D.Double(world.x[i] * scale, world.z[i] * scale, world.x[j] * scale, world.z[j] * scale));
    }
  }
}
