package lockstep.bench.instances;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.Locale;
import lockstep.Placements;

/** What lies over the picture of a city: the hits of the lidar, rings around cars that touch, a legend. */
final class ScanLayer {
  private static final int[] NEAR_TO_FAR =
      {0xfff27a, 0xffb02e, 0xff4f4f, 0xe0249a, 0x8a2be0, 0x2f5cff, 0x19b7ff};
  private static final double NEAREST = 3, FARTHEST = 130; // metres, of the colours
  private static final double DOT = 0.11; // metres
  private static final Color TOUCHING = new Color(0xff2a1f);

  private final Drive drive;
  private final CityView view;
  private final double[] seen = new double[3];

  ScanLayer(Drive drive, CityView view) {
    this.drive = drive;
    this.view = view;
  }

  /** The picture with all that lies over it. */
  BufferedImage image() {
    Placements car = relative(Drive.LIDAR);
    for (int i = 0; i < drive.hits.size(); i++) {
      if (drive.hits.index[i] >= 0) {
        double[] p = turned(car, drive.points.x[i], drive.points.y[i], drive.points.z[i]);
        if (view.sees(p, 0.05, seen)) {
          double half = Math.clamp(DOT * view.camera.scaleAt(seen[2]) / 2, 0.8, 3);
          view.dot(seen, half, colour(drive.hits.t[i]));
        }
      }
    }
    BufferedImage image = view.image();
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    for (int k = 0; k < drive.touching.size(); k++) {
      ring(g, drive.touching.first(k));
      ring(g, drive.touching.second(k));
    }
    legend(g, image.getHeight());
    g.dispose();
    return image;
  }

  /** Where a car is in the frame of the camera. */
  private Placements relative(int i) {
    Placements car = Placements.allocate(1);
    car.setRelative(0, drive.where(), i, view.eye, 0);
    return car;
  }

  /** Takes a point from the frame of a car to that of the camera. */
  private static double[] turned(Placements car, double x, double y, double z) {
    double qy = car.qy[0], qw = car.qw[0]; // of any length; the others are 0, as all stand upright
    double sin = 2 * qy * qw / (qy * qy + qw * qw), cos = (qw * qw - qy * qy) / (qy * qy + qw * qw);
    return new double[] {car.x[0] + cos * x + sin * z, car.y[0] + y, car.z[0] - sin * x + cos * z};
  }

  /** A ring around a car, unless a house hides it. */
  private void ring(Graphics2D g, int car) {
    if (view.sees(turned(relative(car), 0, 1.4, 0), 2, seen)) {
      double x = seen[0] / CityView.FINER, y = seen[1] / CityView.FINER;
      double radius = Math.max(5, 3.6 * view.camera.scaleAt(seen[2]) / CityView.FINER);
      g.setStroke(new BasicStroke((float) Math.max(1.5, radius / 9)));
      g.setColor(TOUCHING);
      g.draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }
  }

  /** The colour of a distance, by its logarithm. */
  private static int colour(double distance) {
    double at = Math.clamp(Math.log(distance / NEAREST) / Math.log(FARTHEST / NEAREST), 0, 1)
        * (NEAR_TO_FAR.length - 1);
    int k = Math.min((int) at, NEAR_TO_FAR.length - 2);
    int rgb = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int low = NEAR_TO_FAR[k] >> shift & 255, high = NEAR_TO_FAR[k + 1] >> shift & 255;
      rgb |= (int) (low + (at - k) * (high - low)) << shift;
    }
    return rgb;
  }

  /** The colours of distances and what rings mean, in the lower left corner. */
  private void legend(Graphics2D g, int height) {
    int line = Math.max(4, height / 48), left = line, top = height - 6 * line;
    int width = 18 * line;
    g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, line));
    g.setColor(new Color(255, 255, 255, 230));
    g.fillRoundRect(left, top, width + 2 * line, 5 * line, line, line);
    int bar = left + line;
    for (int x = 0; x < width; x++) {
      g.setColor(new Color(colour(NEAREST * Math.pow(FARTHEST / NEAREST, (double) x / width))));
      g.fillRect(bar + x, top + line / 2, 1, line * 3 / 4);
    }
    g.setColor(Color.DARK_GRAY);
    for (int metres : new int[] {5, 10, 20, 50, 100}) {
      String text = metres + (metres == 100 ? " m" : "");
      double at = Math.log(metres / NEAREST) / Math.log(FARTHEST / NEAREST);
      g.drawString(text, bar + (int) (at * width) - g.getFontMetrics().stringWidth(text) / 2,
          top + line * 9 / 4);
    }
    g.drawString(String.format(Locale.ROOT, "lidar: %,d hits", drive.hits.count()), bar, top + line * 15 / 4);
    String touching = "cars touch";
    int end = bar + width - g.getFontMetrics().stringWidth(touching);
    g.drawString(touching, end, top + line * 15 / 4);
    g.setColor(TOUCHING);
    g.setStroke(new BasicStroke(line / 7f));
    g.drawOval(end - line * 3 / 2, top + line * 3, line, line);
  }
}
