package tour;

import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Mover;
import lockstep.Obstacles;
import lockstep.Pairs;
import lockstep.Planes;
import lockstep.Tree;

/** Lets characters fall, land, climb a step that is low enough, and stop at a wall. */
public final class MoverTour {
  private static final int PEOPLE = 2;

  private MoverTour() {}

  /** Prints where two people are after each second. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Boxes blocks = Boxes.allocate(2);
    blocks.set(0, 2f, 0f, -1f, 9f, 0.25f, 1f); // a step in the way of person 0
    blocks.set(1, 2f, 0f, 4f, 9f, 3f, 6f); // a wall in the way of person 1
    Planes ground = Planes.allocate(1);
    ground.set(0, 0f, 1f, 0f, 0f);
    Obstacles world = Obstacles.of(Tree.of(blocks), ground); // keep it

    Capsules people = Capsules.allocate(PEOPLE);
    people.set(0, 0f, 1f, 0f, 0f, 2f, 0f, 0.5f);
    people.set(1, 0f, 1f, 5f, 0f, 2f, 5f, 0.5f);
    Mover mover = Mover.of(PEOPLE).stepHeight(0.3f).slopeLimit(45); // keep it: it remembers the ground
    Motions steps = Motions.allocate(PEOPLE);
    for (int second = 1; second <= 3; second++) {
      for (int step = 0; step < 30; step++) {
        for (int i = 0; i < PEOPLE; i++) { // what each would like to do, gravity included
          steps.set(i, 0.05f, mover.isGrounded(i) ? -0.01f : -0.1f, 0f);
        }
        mover.move(engine, people, steps, world); // people are now where they got to
        mover.separate(engine, people, world); // those inside each other are pushed apart
      }
      for (int i = 0; i < PEOPLE; i++) {
        System.out.printf("second %d, person %d: x %.2f, feet at %.2f, %s%n", second, i, people.ax[i],
            people.ay[i] - people.radius[i], mover.isGrounded(i) ? "on the ground" : "in the air");
      }
    }
    System.out.println("person 0 stands on shape " + mover.index[0] + " of target " + mover.target[0]);
    System.out.println("overlaps with blocks: " + engine.overlap(people, blocks, Pairs.allocate(0)));
  }
}
