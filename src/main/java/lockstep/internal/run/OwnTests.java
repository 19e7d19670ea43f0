package lockstep.internal.run;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Staged;
import lockstep.internal.kernel.Twins;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.ScalarTwin;
import lockstep.twin.StagedKernel;

/** The tests of callers' own that a thread has run on an engine, as adapters know them. */
public final class OwnTests {
  /** What is known of the test of the current call. A carrier, filled in anew for each. */
  private static final class OwnTest implements DescribedKernel {
    private Kernel kernel;
    private Layout layout;

    @Override
    public Kernel kernel() {
      return kernel;
    }

    @Override
    public Layout layout() {
      return layout;
    }

    @Override
    public int floats() {
      return layout.floats().size();
    }

    /** Never: it is the caller who says what is first and what second. */
    @Override
    public boolean swaps(Kind callersFirst) {
      return false;
    }

    /** What it may be off by only its author knows, so trees are not asked. */
    @Override
    public ErrorBound error() {
      throw new IllegalStateException();
    }

    /** Never: it is given the columns as they are. */
    @Override
    public boolean facesCylinders() {
      return false;
    }
  }

  private final Way way;
  private final OwnTest own = new OwnTest();
  private final List<Layout> layouts = new ArrayList<>(); // by the number of float columns

  /**
   * Kernels for tests that somebody still keeps; on the scalar engine a test is its own kernel. A kernel
   * refers to its test: held by no more than a soft reference, it does not keep the test for ever.
   */
  private final Map<ScalarTwin, SoftReference<Kernel>> twins = new WeakHashMap<>();

  /** On an engine that does things in that way. */
  OwnTests(Way way) {
    this.way = way;
  }

  /** The kernel for a test; the same object at each call. */
  public DescribedKernel of(ScalarTwin test) {
    while (layouts.size() <= test.floats()) {
      layouts.add(columns(layouts.size()));
    }
    own.layout = layouts.get(test.floats());
    own.kernel = way == Way.SCALAR ? test : twin(test);
    return own;
  }

  private Kernel twin(ScalarTwin test) {
    SoftReference<Kernel> known = twins.get(test);
    Kernel twin = known == null ? null : known.get();
    if (twin == null) {
      twin = Objects.requireNonNull(test.wide(), "test.wide()");
      if (twin instanceof StagedKernel staged) {
        twin = new Staged(layout(staged, test.floats()), test, staged, VectorSupport.KERNELS.bits());
      }
      if (way == Way.BEST) {
        twin = new Twins(test, twin, own.layout, test.firstWidth(), test.secondWidth());
      }
      twins.put(test, new SoftReference<>(twin));
    }
    return twin;
  }

  /** The layout of so many columns, +∞ for a miss. */
  public static Layout columns(int width) {
    Layout layout = Layout.BITS;
    for (int c = 0; c < width; c++) {
      layout = layout.column("column " + c, Float.POSITIVE_INFINITY);
    }
    return layout;
  }

  /** With what the columns hold for pairs that fail the stage. */
  private static Layout layout(StagedKernel kernel, int floats) {
    Layout layout = Layout.BITS;
    for (int c = 0; c < floats; c++) {
      layout = layout.column("column " + c, kernel.miss(c));
    }
    return layout;
  }
}
