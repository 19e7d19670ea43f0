package tour;

import java.util.Arrays;
import lockstep.Boxes;
import lockstep.Depth;
import lockstep.Engine;
import lockstep.Frusta;
import lockstep.Hits;
import lockstep.MatrixOrder;
import lockstep.Pairing;
import lockstep.Relation;
import lockstep.Relations;

/** Asks which houses of a grid are inside a camera's frustum, cross its border, or are outside. */
public final class ViewTour {
  private static final int SIDE = 100;

  private ViewTour() {}

  /** Prints the numbers of houses by their relation to the view. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Boxes houses = Boxes.allocate(SIDE * SIDE);
    for (int row = 0; row < SIDE; row++) {
      for (int i = 0; i < SIDE; i++) {
        int x = 4 * (i - SIDE / 2);
        houses.set(row * SIDE + i, x, -1f, -4 * row - 2, x + 2, 1f, -4 * row);
      }
    }
    Frusta cameras = Frusta.allocate(1);
    cameras.setViewProjection(0, perspective(1f, 100f), MatrixOrder.COLUMN_MAJOR, Depth.ZERO_TO_ONE);

    Relations relations = Relations.allocate(houses.size());
    engine.classify(cameras, houses, Pairing.oneToMany(0), relations); // overlap and containment at once
    for (Relation relation : Relation.values()) {
      System.out.println(relation + ": " + relations.count(relation) + " houses");
    }
    Hits whole = Hits.allocate(houses.size());
    engine.contains(cameras, houses, Pairing.oneToMany(0), whole);
    System.out.println("contains agrees: " + Arrays.equals(whole.words(), relations.contained().words()));
    Hits drawn = Hits.allocate(houses.size());
    engine.overlap(cameras.byPlanes(), houses, Pairing.oneToMany(0), drawn); // cheaper, and never too few
    System.out.println("drawn by the test of planes alone: " + drawn.count());
  }

  /** A projection with a field of view of 90 degrees from the origin along −z; depths go from 0 to 1. */
  private static float[] perspective(float near, float far) {
    float[] matrix = new float[16];
    matrix[0] = 1;
    matrix[5] = 1;
    matrix[10] = far / (near - far);
    matrix[11] = -1;
    matrix[14] = near * far / (near - far);
    return matrix;
  }
}
