package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each program of the tour prints exactly the expected answers, on any engine. */
@Runs.Widest
class TourTest {
  private static final Path FOLDER = Path.of("src/example/java/tour");

  /** The name of each program, and its output. */
  static List<Arguments> tours() {
    List<Arguments> tours = new ArrayList<>();
    tours.add(arguments("ShapeTour", """
        ball 1 is at x = 5.0
        ball 2: radius is -1.0, less than 0
        the last ball has radius 2.0
        a polygon of four corners makes 2 triangles
        a person is 0.60 wide and 1.80 high
        radii of the smallest spheres around two clouds: 1.0, 0.0
        """));
    tours.add(arguments("OverlapTour", """
        ball i touches crate i: 1000 times
        ball 7 touches crates [5, 6, 7, 8]
        of three chosen pairs 2 touch
        3 of 50 rows of balls are not free
        the first to touch in row 4 is ball 99
        50 rows of balls touch their own crates
        11 balls touch a point
        999 pairs of balls touch, 10 of them fit
        the last pair is 998, 999
        999 pairs of a crate and a ball touch, 250 of these balls are all inside
        """));
    tours.add(arguments("ViewTour", """
        DISJOINT: 9299 houses
        TOUCHES: 0 houses
        INTERSECTS: 101 houses
        CONTAINS: 600 houses
        contains agrees: true
        drawn by the test of planes alone: 702
        """));
    tours.add(arguments("CastTour", """
        915 rays hit the mesh, ray 0 at t = 1.0
        point 0.0, 20.3, 0.0, normal 0.0, 0.0, 1.0
        the last of them at x = 63.98, normal z 1.0
        5 rays cross triangle 2561
        mismatches of tree and brute force: -1, -1
        915 rays hit something; ray 0 hits 3 triangles, 2 are kept
        after the mesh has moved ray 0 hits at t = 6.0
        915 rays hit the land, ray 0 at t = 1.3500004 triangle 2561
        """));
    tours.add(arguments("DistanceTour", """
        ball 0 and crate 0: 1.0 apart, nearest at x = 1.0 and 2.0
        ball 1 and crate 1: 0.0 apart
        ball 2 and crate 2: 0.0 apart
        nearest to ball 0: crate 0 at 1.0, then crate 1 at 4.0
        5 pairs are at most 1 apart
        probe 0 is inside, signed distance -0.25
        probe 1 is inside, signed distance -0.10
        probe 2 is outside, signed distance 2.00
        stretched, it has 3 probes inside
        """));
    tours.add(arguments("ContactTour", """
        crate 0 touches in 4 points, normal 0 -1 0
          x -1.000, z -1.000, depth 0.125
          x -1.000, z 1.000, depth 0.125
          x 1.000, z -1.000, depth 0.125
          x 1.000, z 1.000, depth 0.125
        crate 1 touches in 2 points, normal 0 -1 0
          x 5.000, z -1.000, depth 0.014
          x 5.000, z 1.000, depth 0.014
        the ball touches 2 triangles, 1 of the mesh, normal 0 -1 0
        the crate touches 2 triangles, in 1 manifold of 4 points
        the ball is MOVED by 0.25 to 0.00 0.50 1.50
        overlaps now: 0
        """));
    tours.add(arguments("SweepTour", """
        bullet 0 hits at t = 0.1, normal x = -1.0
        bullet 1 hits at t = 0.2, normal x = -1.0
        bullet 2 hits at t = 0.0, overlapping from the start
        against a moving wall bullet 0 hits at t = 0.05
        through the tree bullet 1 first touches wall 1
        between wall and floor only the motion along z is left: 2.0
        """));
    tours.add(arguments("MoverTour", """
        second 1, person 0: x 1.50, feet at 0.01, on the ground
        second 1, person 1: x 1.49, feet at 0.01, on the ground
        second 2, person 0: x 2.93, feet at 0.26, on the ground
        second 2, person 1: x 1.49, feet at 0.01, on the ground
        second 3, person 0: x 4.43, feet at 0.26, on the ground
        second 3, person 1: x 1.49, feet at 0.01, on the ground
        person 0 stands on shape 0 of target 0
        overlaps with blocks: 0
        """));
    tours.add(arguments("ClashTour", """
        MeshTopology[12 triangles, 8 vertices, 1 parts, closed]
        wall and second wall: INTERSECTS, 0.000 m deep
        wall and pipe: INTERSECTS, 0.150 m deep
        second wall and bolt: CONTAINS, 0.120 m deep
        """));
    tours.add(arguments("InstanceTour", """
        at 0.0 m 360 rays hit something, 86 of them houses
        ray 0 hits shape 0 of instance 20 at 100.000 m
        at 100.0 m 360 rays hit something, 85 of them houses
        ray 0 hits shape 0 of instance 20 at 100.000 m
        at 200.0 m 360 rays hit something, 84 of them houses
        ray 0 hits shape 0 of instance 20 at 100.000 m
        ray 0 hits shape 0 of instance 10 at 25.000 m
        20 pairs of instances touch, 37 are at most 31 m apart
        houses 0 and 1 are 29.901 m apart
        house 10 stands on triangle 0
        a camera sees 7 of 21 instances
        person 0 is in house 10
        and person 1 touches house 10 after 24.5 m
        a stone touches 0, and when cars steer 1 wheel: part 2 of car 2
        """));
    tours.add(arguments("WorldTour", """
        step 0: 500 pairs touch, 500 began, 0 ended
        step 1: 500 pairs touch, 0 began, 0 ended
        step 2: 0 pairs touch, 0 began, 500 ended
        step 3: 499 pairs touch, 499 began, 0 ended
        499 pairs of bounding boxes meet
        249 pairs touch on layer 1
        124 of them are not of one body
        251 pairs of bodies touch
        253 with two crates
        254 when one has fallen on the other
        """));
    tours.add(arguments("LongCallTour", """
        on two threads 9999 pairs touch
        cancelled when asked for the first time: true
        a cancelled call leaves an empty list: 0
        cancelled by an interrupt, the flag is still set: true
        without a watch 9999 pairs touch
        """));
    return tours;
  }

  @ParameterizedTest
  @MethodSource("tours")
  void aTourPrintsItsAnswers(String tour, String answers) throws Exception {
    assertEquals(answers, output(tour));
  }

  @Test
  void everyTourIsTested() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      Set<Object> tested = tours().stream().map(tour -> tour.get()[0]).collect(Collectors.toSet());
      assertEquals(tested, files.map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> !name.equals("package-info")).collect(Collectors.toSet()));
    }
  }

  private static String output(String tour) throws Exception {
    PrintStream screen = System.out;
    Locale locale = Locale.getDefault();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try {
      Locale.setDefault(Locale.ROOT);
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      Class.forName("tour." + tour).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(screen);
      Locale.setDefault(locale);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
