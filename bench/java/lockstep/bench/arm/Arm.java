package lockstep.bench.arm;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Pairing;
import lockstep.Spheres;

/**
 * A robot arm of seven joints, which twist a link and bend the next one in turn, with a gripper, as spheres
 * on its links. Its base is the origin, y points up; metres and radians. Positions are computed in double
 * and rounded once.
 */
public final class Arm {
  /** Joints, and links: link k comes after joint k. */
  public static final int JOINTS = 7;

  /** Spheres of a configuration: those of link 0 first. */
  public static final int SPHERES = 60;

  private static final double[] LENGTH = {0.34, 0.33, 0.31, 0.29, 0.26, 0.22, 0.17};
  private static final int[] COUNT = {9, 9, 9, 9, 8, 8, 8}; // spheres
  private static final double THICK = 0.08, THIN = 0.04; // radii of the first and last link

  /** The radius of the largest spheres. */
  public static final float LARGEST = (float) THICK;

  private static final double TWIST = Math.toRadians(170), BEND = Math.toRadians(145); // limits both ways
  private static final double FINGER = 0.06; // from the axis of the last link
  private static final int FINGERS = 4; // spheres of both, the last ones
  private static final int FRAME = 12; // where a link begins, and its axes x, y and z

  private final int[] linkOf = new int[SPHERES];
  private final double[] aside = new double[SPHERES], along = new double[SPHERES]; // in the frame of the link
  private final float[] linkRadius = new float[JOINTS];
  private final double[] frames = new double[FRAME * (JOINTS + 1)]; // the last one at the tip

  /** The pairs of spheres that must not touch: those of links that are not neighbours. */
  public final int[] first, second;

  public Arm() {
    int at = 0;
    for (int link = 0; link < JOINTS; link++) {
      int onAxis = link == JOINTS - 1 ? COUNT[link] - FINGERS : COUNT[link];
      double middle = LENGTH[link] / 2, reach = 0;
      for (int k = 0; k < COUNT[link]; k++) {
        linkOf[at] = link;
        boolean finger = k >= onAxis;
        aside[at] = finger ? (k % 2 == 0 ? FINGER : -FINGER) : 0;
        along[at] = finger ? LENGTH[link] * (k < onAxis + 2 ? 0.75 : 1) : LENGTH[link] * (k + 0.5) / onAxis;
        reach = Math.max(reach, Math.hypot(aside[at], along[at] - middle));
        at++;
      }
      linkRadius[link] = (float) (reach + radius(link) + 1e-5); // more than rounding takes away
    }
    int[] pairs = IntStream.range(0, SPHERES * SPHERES)
        .filter(p -> linkOf[p % SPHERES] - linkOf[p / SPHERES] >= 2).toArray();
    first = IntStream.of(pairs).map(p -> p / SPHERES).toArray();
    second = IntStream.of(pairs).map(p -> p % SPHERES).toArray();
  }

  private static double radius(int link) {
    return THICK + (THIN - THICK) * link / (JOINTS - 1);
  }

  /** The pairs that must not touch, of each group of {@link #spheres}. */
  public Pairing selfPairs() {
    return Pairing.indexed(first, second, first.length);
  }

  /** The number of spheres of a link. */
  static int spheresOf(int link) {
    return COUNT[link];
  }

  /** Random angles within the limits, those of one configuration after the other. */
  public static double[] configurations(int count, long seed) {
    Random random = new Random(seed);
    double[] angles = new double[JOINTS * count];
    for (int i = 0; i < angles.length; i++) {
      angles[i] = (2 * random.nextDouble() - 1) * limit(i % JOINTS);
    }
    return angles;
  }

  /** How far a joint turns to either side. */
  static double limit(int joint) {
    return joint % 2 == 0 ? TWIST : BEND;
  }

  /** The spheres of all configurations; groups of 60 are configurations. */
  public Spheres spheres(double[] angles) {
    Spheres spheres = Spheres.allocate(angles.length / JOINTS * SPHERES);
    for (int i = 0; i < angles.length / JOINTS; i++) {
      pose(angles, i);
      spheres(spheres, SPHERES * i);
    }
    return spheres;
  }

  /** A bounding sphere of each link of all configurations. */
  public Spheres links(double[] angles) {
    Spheres links = Spheres.allocate(angles.length);
    for (int i = 0; i < angles.length / JOINTS; i++) {
      pose(angles, i);
      for (int link = 0; link < JOINTS; link++) {
        set(links, JOINTS * i + link, link, 0, LENGTH[link] / 2, linkRadius[link]);
      }
    }
    return links;
  }

  /** Takes a configuration, whose spheres and tip may then be asked for. */
  void pose(double[] angles, int configuration) {
    Arrays.fill(frames, 0, FRAME, 0);
    frames[3] = 1;
    frames[7] = 1;
    frames[11] = 1;
    for (int joint = 0; joint < JOINTS; joint++) {
      int from = FRAME * joint, to = from + FRAME;
      double angle = angles[JOINTS * configuration + joint];
      // a twist turns z to x, a bend turns x to y; the frame of the joint becomes that of the link
      int turned = joint % 2 == 0 ? 9 : 3, towards = joint % 2 == 0 ? 3 : 6;
      turn(from + turned, from + towards, StrictMath.cos(angle), StrictMath.sin(angle));
      System.arraycopy(frames, from + 3, frames, to + 3, FRAME - 3);
      for (int c = 0; c < 3; c++) {
        frames[to + c] = frames[from + c] + LENGTH[joint] * frames[from + 6 + c];
      }
    }
  }

  private void turn(int u, int v, double cos, double sin) {
    for (int c = 0; c < 3; c++) {
      double p = frames[u + c], q = frames[v + c];
      frames[u + c] = cos * p + sin * q;
      frames[v + c] = cos * q - sin * p;
    }
  }

  /** Writes the spheres of the pose, the first of them at an index. */
  void spheres(Spheres to, int at) {
    for (int k = 0; k < SPHERES; k++) {
      set(to, at + k, linkOf[k], aside[k], along[k], (float) radius(linkOf[k]));
    }
  }

  private void set(Spheres to, int i, int link, double x, double y, float radius) {
    int at = FRAME * link;
    to.set(i, (float) (frames[at] + x * frames[at + 3] + y * frames[at + 6]),
        (float) (frames[at + 1] + x * frames[at + 4] + y * frames[at + 7]),
        (float) (frames[at + 2] + x * frames[at + 5] + y * frames[at + 8]), radius);
  }

  /** The end of the last link. */
  void tip(double[] to) {
    System.arraycopy(frames, FRAME * JOINTS, to, 0, 3);
  }
}
