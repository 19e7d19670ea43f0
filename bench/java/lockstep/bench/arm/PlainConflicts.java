package lockstep.bench.arm;

import lockstep.Boxes;
import lockstep.Spheres;

/**
 * Which configurations of an arm touch something, in plain Java as an engineer would write it who knows the
 * arm: links ask first, by their bounding spheres, and the first touch ends a configuration's search.
 */
public final class PlainConflicts {
  private static final int JOINTS = Arm.JOINTS, SPHERES = Arm.SPHERES;

  private final Spheres spheres, links;
  private final int[] from = new int[JOINTS + 1]; // the first sphere of each link

  /** The spheres and links of some configurations of an arm. */
  public PlainConflicts(Spheres spheres, Spheres links) {
    this.spheres = spheres;
    this.links = links;
    for (int link = 0; link < JOINTS; link++) {
      from[link + 1] = from[link] + Arm.spheresOf(link);
    }
  }

  /** Whether spheres of links touch that are not neighbours. */
  public boolean self(int configuration) {
    int link = JOINTS * configuration, sphere = SPHERES * configuration;
    for (int a = 0; a < JOINTS - 2; a++) {
      for (int b = a + 2; b < JOINTS; b++) {
        if (touch(links, link + a, links, link + b)) {
          for (int i = from[a]; i < from[a + 1]; i++) {
            for (int j = from[b]; j < from[b + 1]; j++) {
              if (touch(spheres, sphere + i, spheres, sphere + j)) {
                return true;
              }
            }
          }
        }
      }
    }
    return false;
  }

  /** Whether a sphere touches a box or a ball. */
  public boolean obstacles(int configuration, ArmRoom room) {
    Boxes boxes = room.boxes;
    Spheres balls = room.balls;
    int sphere = SPHERES * configuration;
    for (int link = 0; link < JOINTS; link++) {
      for (int k = 0; k < boxes.size(); k++) {
        if (touchBox(links, JOINTS * configuration + link, boxes, k)) {
          for (int i = from[link]; i < from[link + 1]; i++) {
            if (touchBox(spheres, sphere + i, boxes, k)) {
              return true;
            }
          }
        }
      }
      for (int k = 0; k < balls.size(); k++) {
        if (touch(links, JOINTS * configuration + link, balls, k)) {
          for (int i = from[link]; i < from[link + 1]; i++) {
            if (touch(spheres, sphere + i, balls, k)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  /** Whether a sphere touches a point of the cloud. */
  public boolean cloud(int configuration, PlainPoints points) {
    int sphere = SPHERES * configuration;
    for (int link = 0; link < JOINTS; link++) {
      if (touchPoint(links, JOINTS * configuration + link, points)) {
        for (int i = from[link]; i < from[link + 1]; i++) {
          if (touchPoint(spheres, sphere + i, points)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean touch(Spheres a, int i, Spheres b, int j) {
    float dx = a.x[i] - b.x[j], dy = a.y[i] - b.y[j], dz = a.z[i] - b.z[j], r = a.radius[i] + b.radius[j];
    return dx * dx + dy * dy + dz * dz <= r * r;
  }

  private static boolean touchBox(Spheres a, int i, Boxes boxes, int k) {
    float x = a.x[i], y = a.y[i], z = a.z[i], r = a.radius[i];
    float dx = x - Math.max(boxes.minX[k], Math.min(x, boxes.maxX[k]));
    float dy = y - Math.max(boxes.minY[k], Math.min(y, boxes.maxY[k]));
    float dz = z - Math.max(boxes.minZ[k], Math.min(z, boxes.maxZ[k]));
    return dx * dx + dy * dy + dz * dz <= r * r;
  }

  private static boolean touchPoint(Spheres a, int i, PlainPoints points) {
    return points.any(a.x[i], a.y[i], a.z[i], a.radius[i]);
  }
}
