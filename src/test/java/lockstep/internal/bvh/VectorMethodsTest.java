package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import lockstep.MethodLengths;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** Methods whose vectors would become objects if they were inlined are too long to be. */
@Runs.Widest
@Runs.Vectors
class VectorMethodsTest {
  private static long tooLong(Class<?> type, String method) {
    return MethodLengths.of(type).entrySet().stream()
        .filter(its -> its.getKey().startsWith(method + " ") && its.getValue() > MethodLengths.INLINED)
        .count();
  }

  @Test
  void areTooLongToBeInlined() {
    assertEquals(List.of(1L, 1L, 1L), List.of(tooLong(WideRunBounds.class, "find"),
        tooLong(WideNearestSearch.class, "offer"), tooLong(WideBins.class, "widths")));
  }
}
