package lockstep.bench.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairs;
import lockstep.Relation;
import lockstep.Relations;
import lockstep.Runs;
import lockstep.bench.CommandLineRun;
import lockstep.bench.EngineName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Runs.Bench
class ShapesTest {
  private static final int HOUSES = 20_000;

  @TempDir
  Path folder;

  private static int[] picture(Engine engine) {
    StillLifePicture picture = new StillLifePicture(engine, new StillLife(engine, 4, 1), 40, 30, 2);
    for (int y = 0; y < 30; y++) {
      picture.row(y);
    }
    return picture.image().getRGB(0, 0, 40, 30, null, 0, 40);
  }

  @Test
  void thePictureIsTheSameWithEveryEngine() {
    int[] expected = picture(Engine.scalar());
    assertTrue(Arrays.stream(expected).distinct().count() > 100, "a picture of something");
    assertTrue(Arrays.equals(expected, picture(EngineName.widest())));
  }

  /** No two overlap, as far as kernels can decide: bounding spheres replace some shapes beside cylinders. */
  @Test
  void shapesStandApart() {
    List<Layer> layers = new StillLife(Engine.scalar(), 8, 3).layers;
    Set<String> kinds = new HashSet<>();
    for (Layer layer : layers.subList(0, layers.size() - 1)) {
      kinds.add(layer.name());
      assertTrue(layer.shapes().size() > 0, layer.name());
      if (!layer.name().equals("triangle")) { // those of a pyramid touch
        assertEquals(0, Engine.scalar().overlap(layer.shapes(), Pairs.allocate(0)), layer.name());
      }
      for (Layer other : layers.subList(0, layers.size() - 1)) {
        boolean known = other.equals(layer) || Set.of(layer.name(), other.name()).contains("cylinder");
        assertTrue(known || Engine.scalar().overlap(layer.shapes(), other.shapes(), Pairs.allocate(0)) == 0,
            layer.name() + ", " + other.name());
      }
    }
    assertEquals(layers.size() - 1, kinds.size());
  }

  /** Some houses of each relation, and some kept only by planes, which a map would have to show. */
  @Test
  void theCityIsCulled() {
    City city = new City(HOUSES, 2);
    Relations relations = Relations.allocate(HOUSES);
    Hits byPlanes = Hits.allocate(HOUSES);
    city.classify(Engine.scalar(), relations);
    city.overlapByPlanes(Engine.scalar(), byPlanes);
    for (Relation relation : List.of(Relation.DISJOINT, Relation.INTERSECTS, Relation.CONTAINS)) {
      assertTrue(relations.count(relation) > HOUSES / 200, relations.toString());
    }
    assertTrue(CityMap.keptByPlanes(relations, byPlanes) > 0);
    BufferedImage map = CityMap.of(city, relations, byPlanes, 600);
    int[] colours = map.getRGB(0, 0, 600, 600, null, 0, 600);
    for (CityMap.Line line : CityMap.legend(relations, byPlanes)) {
      assertTrue(Arrays.stream(colours).anyMatch(colour -> colour == line.colour().getRGB()), line.text());
    }
  }

  @Test
  void theCommandDrawsAndMeasures() throws IOException {
    Path file = folder.resolve("shapes.png");
    CommandLineRun run = CommandLineRun.of("shapes", "--houses", "5000", "--each", "2", "--size", "80",
        "--samples", "1", "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    Matcher counts = Pattern.compile("houses: ([\\d,]+) (contained|intersecting|outside)").matcher(run.out());
    int sum = 0;
    while (counts.find()) {
      sum += Integer.parseInt(counts.group(1).replace(",", ""));
    }
    assertEquals(5000, sum);
    for (String what : List.of("overlap ", "overlap by planes ", "classify ")) {
      assertTrue(run.out().lines().anyMatch(l -> l.startsWith(what) && l.contains("M houses per second")),
          run.out());
    }
    assertEquals(160, ImageIO.read(file.toFile()).getWidth());
  }

  @Test
  void badOptionsAreNamed() {
    for (String[] bad : new String[][] {{"--size", "1"}, {"--houses", "0"}, {"--each", "-3"},
        {"--samples", "99"}, {"--out", "picture.gif"}}) {
      CommandLineRun run = CommandLineRun.of("shapes", bad[0], bad[1]);
      assertEquals(2, run.status(), run.out());
      assertTrue(run.err().startsWith("error: ") && run.err().contains(bad[1]), run.err());
    }
    assertTrue(Files.notExists(Path.of("picture.gif")));
  }
}
