package lockstep.bench.arm;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import lockstep.Boxes;
import lockstep.Spheres;
import lockstep.bench.raster.SunlitPicture;

/**
 * Draws a roadmap in its room: the arm along one path, and lines of its tip along edges, green up to the
 * first conflict, if there is one, and red at it. The ceiling and the walls before which the viewer stands
 * are left out.
 */
final class ArmPicture {
  private static final double[] EYE = {-2.9, 2.35, -3.9}, TARGET = {0.15, 0.32, 0.15};
  private static final double LEFT_X = 0.8, LEFT_Z = -0.6; // of the viewer, on the floor
  private static final double VIEW = 1.05, SPAN = 6;
  private static final int EDGES = 200; // drawn at most
  private static final int ARMS = 6; // drawn, between the first and the last
  private static final int PARTS = 8; // of an edge on the path
  private static final double NEAR = 0.25; // between the viewer's walls and what is drawn
  private static final int FLOOR = 0xb9b2a6, BOX = 0xc9a27c, BALL = 0xb98fae;
  private static final Color FREE = new Color(0xb4149a3c, true), HIT = new Color(0xd2142d);
  private static final double HIDDEN = 0.05; // deeper than what is seen there

  private final Roadmap roadmap;
  private final SunlitPicture picture;
  private final int size;

  private ArmPicture(Roadmap roadmap, int width, int size) {
    this.roadmap = roadmap;
    this.size = size;
    picture = new SunlitPicture(width, size, EYE, TARGET, VIEW, SPAN);
  }

  static BufferedImage of(Roadmap roadmap, int width, int height) {
    return new ArmPicture(roadmap, width, height).draw();
  }

  private BufferedImage draw() {
    room();
    arms();
    BufferedImage image = picture.image();
    Graphics2D g = image.createGraphics();
    points(g);
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    int edges = roadmap.from.length;
    for (int k = 0; k < Math.min(EDGES, edges); k++) {
      edge(g, (int) ((long) edges * k / Math.min(EDGES, edges)));
    }
    g.dispose();
    return image;
  }

  private void room() {
    ArmRoom room = roadmap.room;
    float side = (float) room.wall, floor = (float) ArmRoom.FLOOR;
    Boxes ground = Boxes.allocate(1);
    ground.set(0, -side, floor - 0.05f, -side, side, floor, side);
    picture.box(ground, 0, FLOOR);
    for (int i = 0; i < room.boxes.size(); i++) {
      picture.box(room.boxes, i, BOX);
    }
    Spheres balls = room.balls;
    for (int i = 0; i < balls.size(); i++) {
      picture.sphere(balls.x[i], balls.y[i], balls.z[i], balls.radius[i], BALL);
    }
  }

  /** The points as dots of one size, as viewers of clouds show them. */
  private void points(Graphics2D g) {
    ArmRoom room = roadmap.room;
    Spheres points = room.points;
    double near = NEAR - room.wall;
    int side = Math.max(1, size / 300);
    double[] at = new double[3];
    for (int i = 0; i < points.size(); i++) {
      picture.project(points.x[i], points.y[i], points.z[i], at);
      if (at[2] < HIDDEN && points.x[i] > near && points.z[i] > near
          && points.y[i] < ArmRoom.CEILING - NEAR) {
        g.setColor(byHeight(points.y[i]));
        g.fillRect((int) at[0], (int) at[1], side, side);
      }
    }
  }

  /** From violet at the floor through blue to green at the ceiling. */
  private static Color byHeight(double y) {
    double part = Math.clamp((y - ArmRoom.FLOOR) / (ArmRoom.CEILING - ArmRoom.FLOOR), 0, 1);
    return Color.getHSBColor((float) (0.74 - 0.34 * Math.rint(12 * part) / 12), 0.5f, 0.72f);
  }

  /** The arm at equal distances along the path: blue first, orange last. */
  private void arms() {
    double[] path = roadmap.path(LEFT_X, LEFT_Z, PARTS);
    int last = path.length / Arm.JOINTS - 1;
    if (last < 0) {
      return;
    }
    Spheres spheres = Spheres.allocate(Arm.SPHERES);
    for (int k = 0; k <= ARMS; k++) {
      roadmap.arm.pose(path, last * k / ARMS);
      roadmap.arm.spheres(spheres, 0);
      double part = k / (double) ARMS;
      int rgb = SunlitPicture.rgb(0.25 + 0.7 * part, 0.5 + 0.08 * part, 0.85 - 0.65 * part);
      for (int i = 0; i < Arm.SPHERES; i++) {
        picture.sphere(spheres.x[i], spheres.y[i], spheres.z[i], spheres.radius[i], rgb);
      }
    }
  }

  private void edge(Graphics2D g, int edge) {
    double[] angles = roadmap.along(edge), tip = new double[3];
    int conflict = roadmap.conflict[edge];
    int end = conflict < 0 ? Roadmap.STEPS + 1 : conflict + 1; // the configuration at index 0 is a node
    Path2D line = new Path2D.Double();
    boolean seen = false, before = false;
    for (int k = 0; k <= end; k++) {
      roadmap.arm.pose(angles, k);
      roadmap.arm.tip(tip);
      picture.project(tip[0], tip[1], tip[2], tip);
      seen = tip[2] < HIDDEN;
      if (seen && before) {
        line.lineTo(tip[0], tip[1]);
      } else if (seen) {
        line.moveTo(tip[0], tip[1]);
      }
      before = seen;
    }
    g.setStroke(new BasicStroke(size / 560f));
    g.setColor(FREE);
    g.draw(line);
    if (conflict >= 0 && seen) {
      double r = size / 270.0;
      g.setColor(HIT);
      g.fill(new Ellipse2D.Double(tip[0] - r, tip[1] - r, 2 * r, 2 * r));
    }
  }
}
