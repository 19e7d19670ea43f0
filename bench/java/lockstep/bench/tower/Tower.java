package lockstep.bench.tower;

import java.util.Arrays;
import java.util.SplittableRandom;
import lockstep.Contacts;
import lockstep.Engine;
import lockstep.OrientedBoxes;
import lockstep.Pairing;
import lockstep.Planes;

/**
 * A stack of boxes, each rotated about the vertical and slightly offset from the one below, and their
 * contacts with what they stand on.
 */
final class Tower {
  /** Penetration of each box, as after a solver has brought a tower to rest. */
  static final float SUNK = 0.005f;

  final OrientedBoxes boxes;

  /** Contacts of box 0 with the ground. */
  final Contacts onGround = Contacts.allocate(1);

  /** Contacts of box i with box i + 1. */
  final Contacts between;

  /** The height of the top. */
  final float top;

  Tower(Engine engine, int count, long seed) {
    boxes = OrientedBoxes.allocate(count);
    between = Contacts.allocate(count - 1);
    SplittableRandom random = new SplittableRandom(seed);
    float y = 0, x = 0, z = 0;
    for (int i = 0; i < count; i++) {
      float size = 1 - 0.4f * i / count;
      float half = size * (0.25f + 0.15f * random.nextFloat());
      float turn = random.nextFloat() - 0.5f;
      boxes.set(i, x, y + half - SUNK, z, size * (0.9f + 0.3f * random.nextFloat()), half,
          size * (0.9f + 0.3f * random.nextFloat()), 0, turn, 0, 1);
      y += 2 * half - SUNK;
      x += 0.2f * (random.nextFloat() - 0.5f);
      z += 0.2f * (random.nextFloat() - 0.5f);
    }
    top = y;
    touch(engine, onGround, between);
  }

  private void touch(Engine engine, Contacts ofGround, Contacts ofBoxes) {
    Planes ground = Planes.allocate(1);
    ground.set(0, 0, 1, 0, 0, 0, 0);
    engine.contact(boxes.slice(0, 1), ground, Pairing.zip(), ofGround);
    engine.contact(boxes.slice(0, boxes.size() - 1), boxes.slice(1, boxes.size() - 1), Pairing.zip(),
        ofBoxes);
  }

  /** Whether the scalar engine finds the same points. */
  boolean agrees() {
    Contacts ofGround = Contacts.allocate(1);
    Contacts ofBoxes = Contacts.allocate(between.capacity());
    touch(Engine.scalar(), ofGround, ofBoxes);
    return same(ofGround, onGround) && same(ofBoxes, between);
  }

  private static boolean same(Contacts one, Contacts other) {
    boolean same = Arrays.equals(one.count, other.count) && Arrays.equals(one.nx, other.nx)
        && Arrays.equals(one.ny, other.ny) && Arrays.equals(one.nz, other.nz);
    for (int pair = 0; pair < one.size(); pair++) {
      int from = Contacts.POINTS * pair, to = from + one.count[pair];
      same = same && Arrays.equals(one.x, from, to, other.x, from, to)
          && Arrays.equals(one.y, from, to, other.y, from, to)
          && Arrays.equals(one.z, from, to, other.z, from, to)
          && Arrays.equals(one.depth, from, to, other.depth, from, to)
          && Arrays.equals(one.feature, from, to, other.feature, from, to);
    }
    return same;
  }
}
