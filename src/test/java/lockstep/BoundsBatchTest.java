package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Bounds of many shapes at once are those of each, bit for bit, except for invalid shapes. */
class BoundsBatchTest {
  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(Samples.SHAPES);
  }

  private static void check(Shapes shapes, int first) {
    int count = shapes.size() - first;
    float[][] boxes = new float[Kind.BOUNDS][count];
    float[] one = new float[Kind.BOUNDS];
    shapes.elements.boxes(first, count, one, boxes);
    float[] around = new float[Kind.BOUNDS];
    shapes.elements.boundsOfAll(first, count, one, around);
    float[][] rounded = new float[Kind.BOUNDS][count];
    shapes.elements.roundedBoxes(first, count, one, rounded);
    for (int k = 0; k < count; k++) {
      checkRounded(shapes, first + k, boxes, rounded, k);
      boolean isThere = shapes.elements.bounds(first + k, one, 0) != Elements.Placement.EXCLUDED;
      for (int axis = 0; axis < 3 && isThere; axis++) {
        int element = first + k;
        assertTrue(around[axis] <= one[axis] && around[axis + 3] >= one[axis + 3],
            () -> shapes + ", element " + element + " sticks out of " + Arrays.toString(around));
      }
      for (int c = 0; c < Kind.BOUNDS; c++) {
        int column = c, element = first + k;
        assertEquals(Float.floatToIntBits(one[c]), Float.floatToIntBits(boxes[c][k]),
            () -> shapes + ", element " + element + ", column " + column);
      }
    }
  }

  /** At most half an ulp smaller, and no less than far away if the shape is far away. */
  private static void checkRounded(Shapes shapes, int element, float[][] boxes, float[][] rounded, int k) {
    float[] one = new float[Kind.BOUNDS];
    Elements.Placement placement = shapes.elements.bounds(element, one, 0);
    float most = 0;
    for (int c = 0; c < Kind.BOUNDS; c++) {
      float side = rounded[c][k], exact = boxes[c][k];
      most = Math.max(most, Math.abs(side));
      if (placement == Elements.Placement.IN_TREE) {
        float next = c < 3 ? Math.nextUp(Math.nextUp(exact)) : Math.nextDown(Math.nextDown(exact));
        assertTrue(c < 3 ? side <= next : side >= next,
            () -> shapes + ", element " + element + ": " + side + " for " + exact);
      }
    }
    assertTrue(placement != Elements.Placement.UNBOUNDED || !(most < Elements.FAR),
        () -> shapes + ", element " + element + " is far away");
  }

  /** Boxes that end just beyond what a tree holds, or at it when they are rounded. */
  @Example
  void barelyFarAway() {
    float[] z = {Elements.FAR, -Elements.FAR, Math.nextDown(Elements.FAR), Math.nextUp(Elements.FAR)};
    float[] zero = new float[z.length];
    check(Spheres.wrap(zero, zero, z, zero, z.length), 0);
    check(Capsules.wrap(zero, zero, zero, zero, zero, z, zero, z.length), 0);
  }

  @Property(tries = 300)
  void asOneByOne(@ForAll long seed, @ForAll("shapes") Kind kind, @ForAll Scene scene,
      @ForAll Placement placement, @ForAll @IntRange(min = 1, max = 100) int size) {
    check(scene.shapes(new Random(seed), kind, size, placement), size / 3);
  }

  @Property(tries = 300)
  void asOneByOneForAnyFloat(@ForAll long seed, @ForAll("shapes") Kind kind,
      @ForAll Distribution distribution, @ForAll @IntRange(min = 1, max = 20) int size) {
    check(Samples.shapes(kind, new Random(seed), distribution, size), 0);
  }
}
