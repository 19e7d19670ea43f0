package tour;

import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Pairing;
import lockstep.Planes;
import lockstep.Spheres;
import lockstep.SweepHits;
import lockstep.Tree;

/** Sweeps moving shapes: when they first touch something, and what is left of a motion along walls. */
public final class SweepTour {
  private SweepTour() {}

  /** Prints when bullets hit. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Spheres bullets = Spheres.allocate(3);
    Motions motions = Motions.allocate(3); // where each goes while time runs from 0 to 1
    Boxes walls = Boxes.allocate(3);
    for (int i = 0; i < 3; i++) {
      bullets.set(i, 0f, 10f * i, 0f, 0.5f);
      motions.set(i, 1000f, 0f, 0f);
      walls.set(i, 100.5f + 100 * i, 10f * i - 2, -2f, 100.51f + 100 * i, 10f * i + 2, 2f); // thin
    }
    bullets.set(2, 300f, 20f, 0f, 0.5f); // touches its wall from the start

    SweepHits hits = SweepHits.allocate(3);
    engine.sweep(bullets.moving(motions), walls, Pairing.zip(), hits);
    for (int i = 0; i < 3; i++) {
      System.out.println("bullet " + i + " hits at t = " + hits.t[i]
          + (hits.overlapsAtStart(i) ? ", overlapping from the start" : ", normal x = " + hits.nx[i]));
    }
    Motions closing = Motions.allocate(3);
    for (int i = 0; i < 3; i++) {
      closing.set(i, -1000f, 0f, 0f); // the walls move too
    }
    engine.sweep(bullets.moving(motions), walls.moving(closing), Pairing.zip(), hits);
    System.out.println("against a moving wall bullet 0 hits at t = " + hits.t[0]);
    engine.sweep(bullets.moving(motions), Tree.of(walls), hits); // of all walls, what each touches first
    System.out.println("through the tree bullet 1 first touches wall " + hits.index[1]);

    Planes met = Planes.allocate(2);
    met.setWall(0, hits, 0); // the wall that bullet 0 has hit
    met.set(1, 0f, 1f, 0f, 0f); // and a floor: only normals matter
    Motions wish = Motions.allocate(1);
    wish.set(0, 3f, -1f, 2f);
    engine.slide(wish, met, new int[] {0, 2}, wish); // planes 0 and 1 belong to motion 0
    System.out.println("between wall and floor only the motion along z is left: " + wish.vz[0]);
  }
}
