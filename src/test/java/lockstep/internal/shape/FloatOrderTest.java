package lockstep.internal.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.Runs;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Keys are in the order of floats, and floats come back from them. */
@Runs.Once
class FloatOrderTest {
  @Property
  void keysAreInOrder(@ForAll int bits, @ForAll int otherBits) {
    float x = Float.intBitsToFloat(bits), y = Float.intBitsToFloat(otherBits);
    if (!Float.isNaN(x) && !Float.isNaN(y)) { // −0 is before 0, as here
      assertEquals(Float.compare(x, y), Integer.compare(FloatOrder.key(x), FloatOrder.key(y)));
      assertEquals(~FloatOrder.key(x), FloatOrder.key(-x));
      assertEquals(bits, Float.floatToRawIntBits(FloatOrder.value(FloatOrder.key(x))));
    }
  }
}
