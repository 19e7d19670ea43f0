package lockstep.internal.kernel;

import static lockstep.internal.kernel.Verb.CAST;
import static lockstep.internal.kernel.Verb.CONTAINS;
import static lockstep.internal.kernel.Verb.OVERLAP;
import static lockstep.internal.kernel.Verb.OVERLAP_BY_PLANES;
import static lockstep.internal.shape.Kind.BOX;
import static lockstep.internal.shape.Kind.CAPSULE;
import static lockstep.internal.shape.Kind.CYLINDER;
import static lockstep.internal.shape.Kind.FRUSTUM;
import static lockstep.internal.shape.Kind.RAY;
import static lockstep.internal.shape.Kind.SPHERE;
import static lockstep.internal.shape.Kind.TRIANGLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import lockstep.Runs;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * The catalogue of kernels: look-up in either order, twins that replace definitions, and rejected entries.
 */
@Runs.Vectors
class CatalogueTest {
  private static final Kernel NONE = (first, second, count, out) -> {};

  private static final Kernel OTHER = (first, second, count, out) -> {};

  private static Entry entry(Verb verb, Kind first, Kind second, Kernel kernel) {
    return new Entry(verb, first, second, verb.layout(), kernel, 2, new ErrorBound(3, 4));
  }

  private static Kernels table(Entry... entries) {
    return new Kernels(Bits.SCALAR, List.of(entries));
  }

  private static void refused(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  @Test
  void aSymmetricVerbIsFoundInEitherOrder() {
    Kernels table = table(entry(OVERLAP, SPHERE, BOX, NONE), entry(OVERLAP, BOX, BOX, OTHER));
    assertSame(NONE, table.get(OVERLAP, SPHERE, BOX).kernel());
    assertSame(table.get(OVERLAP, SPHERE, BOX), table.get(OVERLAP, BOX, SPHERE));
    assertEquals(SPHERE, table.get(OVERLAP, BOX, SPHERE).first());
    assertSame(OTHER, table.get(OVERLAP, BOX, BOX).kernel());
  }

  @Test
  void aKernelIsMadeWhenItsEntryIsFirstAskedForIt() {
    List<String> made = new ArrayList<>();
    Kernels table =
        table(entry(OVERLAP, SPHERE, BOX, NONE), entry(OVERLAP, BOX, BOX, NONE)).with(Bits.SCALAR, entry -> {
          made.add(entry.toString());
          return OTHER;
        });
    Entry entry = table.get(OVERLAP, SPHERE, BOX);
    assertEquals(List.of(), made);
    assertSame(OTHER, entry.kernel());
    assertSame(OTHER, entry.kernel());
    assertEquals(new ErrorBound(3, 4), entry.error());
    assertEquals(List.of("overlap sphere-box"), made);
  }

  /** Kernels store their measured speed, so two threads must not get separate ones. */
  @Test
  void threadsThatAskAtOnceGetTheSameKernel() throws Exception {
    int threads = 4;
    CyclicBarrier barrier = new CyclicBarrier(threads);
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < 200; i++) {
        Entry entry = table(entry(OVERLAP, BOX, BOX, NONE))
            .with(Bits.SCALAR, of -> new Twins(NONE, OTHER, of.layout(), 6, 6)).get(OVERLAP, BOX, BOX);
        Callable<Kernel> ask = () -> {
          barrier.await();
          return entry.kernel();
        };
        Set<Kernel> kernels = new HashSet<>();
        for (Future<Kernel> kernel : pool.invokeAll(Collections.nCopies(threads, ask))) {
          kernels.add(kernel.get());
        }
        assertEquals(1, kernels.size());
      }
    }
  }

  @Test
  void whatHasNoEntryIsNamed() {
    Kernels table = table(entry(OVERLAP, SPHERE, BOX, NONE), entry(CAST, RAY, BOX, NONE));
    missing(table, OVERLAP, SPHERE, SPHERE, "whether a sphere overlaps a sphere");
    missing(table, OVERLAP, BOX, TRIANGLE, "whether a box overlaps a triangle");
    missing(table, OVERLAP, TRIANGLE, BOX, "whether a triangle overlaps a box");
    missing(table, CAST, RAY, SPHERE, "where a ray enters a sphere");
    missing(table, CAST, BOX, RAY, "where a box enters a ray"); // not symmetric: no other order
    missing(ScalarKernels.TABLE, CONTAINS, CAPSULE, SPHERE, "whether a capsule contains a sphere");
    missing(ScalarKernels.TABLE, OVERLAP_BY_PLANES, FRUSTUM, CYLINDER,
        "whether a frustum overlaps a cylinder, by its planes");
    missing(ScalarKernels.TABLE, OVERLAP, RAY, BOX, "whether a ray overlaps a box");
  }

  private static void missing(Kernels table, Verb verb, Kind first, Kind second, String what) {
    assertEquals("there is no kernel that tells " + what,
        assertThrows(UnsupportedOperationException.class, () -> table.get(verb, first, second)).getMessage());
  }

  @Test
  void duplicatesAreRefused() {
    refused("overlap sphere-box and overlap sphere-box are both listed",
        () -> table(entry(OVERLAP, SPHERE, BOX, NONE), entry(OVERLAP, SPHERE, BOX, OTHER)));
    refused("overlap box-sphere and overlap sphere-box are both listed",
        () -> table(entry(OVERLAP, SPHERE, BOX, NONE), entry(OVERLAP, BOX, SPHERE, OTHER)));
    assertEquals(2, table(entry(CAST, SPHERE, BOX, NONE), entry(CAST, BOX, SPHERE, OTHER)).entries().size());
  }

  @Test
  void aTwinTakesThePlaceOfItsDefinition() {
    Kernels table = table(entry(OVERLAP, SPHERE, BOX, NONE), entry(OVERLAP, BOX, BOX, NONE)).with(Bits.SCALAR,
        entry -> entry.first() == BOX ? OTHER : entry.kernel());
    assertSame(NONE, table.get(OVERLAP, BOX, SPHERE).kernel());
    Entry twin = table.get(OVERLAP, BOX, BOX);
    assertSame(OTHER, twin.kernel());
    assertEquals(2, twin.floats());
    assertEquals(new ErrorBound(3, 4), twin.error());
    assertSame(OVERLAP.layout(), twin.layout());
    assertEquals(List.of("overlap sphere-box", "overlap box-box"),
        table.entries().stream().map(Entry::toString).toList());
  }

  @Test
  void everyDefinitionSaysHowFarItMayBeOff() {
    for (Entry entry : ScalarKernels.TABLE.entries()) {
      assertNotNull(entry.error(), entry::toString);
      assertSame(entry.verb().layout(), entry.layout());
      assertTrue(entry.floats() <= entry.layout().floats().size(), entry::toString);
      assertSame(entry, ScalarKernels.TABLE.get(entry.verb(), entry.first(), entry.second()));
    }
  }

  /** Each entry has a test against exact arithmetic: see {@link OracleOf}. */
  @Test
  void everyEntryHasAnOracle() throws IOException, URISyntaxException, ReflectiveOperationException {
    List<String> tested = new ArrayList<>();
    for (Class<?> test : oracleTests()) {
      for (OracleOf of : test.getAnnotationsByType(OracleOf.class)) {
        tested.add(of.verb().label() + " " + of.first().label() + "-" + of.second().label());
        assertTrue(
            Arrays.stream(test.getDeclaredMethods()).anyMatch(m -> m.isAnnotationPresent(Property.class)),
            test + " tests nothing");
      }
    }
    assertEquals(ScalarKernels.TABLE.entries().stream().map(Entry::toString).sorted().toList(),
        tested.stream().sorted().toList());
  }

  /** The test classes of this package and those below it with a name that ends in {@code …OracleTest}. */
  private static List<Class<?>> oracleTests()
      throws IOException, URISyntaxException, ReflectiveOperationException {
    Path here = Path.of(CatalogueTest.class.getResource("CatalogueTest.class").toURI()).getParent();
    List<String> names;
    try (Stream<Path> files = Files.walk(here)) {
      names = files.map(file -> here.relativize(file).toString().replace(File.separatorChar, '.'))
          .filter(name -> name.endsWith("OracleTest.class")).toList();
    }
    List<Class<?>> tests = new ArrayList<>();
    for (String name : names) {
      tests.add(Class.forName(CatalogueTest.class.getPackageName() + "." + name.replace(".class", "")));
    }
    return tests;
  }
}
