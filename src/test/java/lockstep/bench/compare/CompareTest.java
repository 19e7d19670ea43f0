package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import lockstep.Effort;
import lockstep.Engine;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Triangles;
import lockstep.bench.BadInput;
import lockstep.bench.Catalogue;
import lockstep.bench.CommandLineRun;
import lockstep.bench.EngineName;
import lockstep.bench.Version;
import lockstep.bench.embree.Embree;
import lockstep.bench.mesh.ObjWriter;
import lockstep.bench.scenes.Queries;
import lockstep.bench.scenes.Terrain;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Runs.Bench
@Runs.Vectors
class CompareTest {
  /** Kernels of all verbs that have questions of their own. */
  private static final List<String> SOME = List.of("box-box", "sphere-triangle", "ray-box", "ray-triangle",
      "frustum-box-by-planes", "sphere-contains-box", "sphere-box-distance", "capsule-capsule-signed",
      "sphere-triangle-points", "box-box-sweep", "box-plane-contact");

  @TempDir
  Path folder;

  private CommandLineRun compare(String... more) {
    List<String> arguments = new ArrayList<>(List.of("--here", "--seconds", "0", "--size", "200", "--engine",
        EngineName.widest().lanes() > 1 ? "wide" : "scalar", "--out", folder.toString()));
    arguments.addAll(List.of(more));
    return CommandLineRun.of(arguments.toArray(String[]::new));
  }

  private JsonNode json() throws IOException {
    return new ObjectMapper().readTree(folder.resolve("compare.json").toFile());
  }

  @Test
  void everyKernelIsComparedInEveryWay() throws IOException {
    boolean all = Effort.MINE == Effort.EXHAUSTIVE;
    List<Entry> entries =
        Catalogue.entries().stream().filter(entry -> all || SOME.contains(Catalogue.name(entry))).toList();
    CommandLineRun run = all ? compare("--all") : compare("--kernel", String.join(",", SOME));
    assertEquals(0, run.status(), run.err());
    Set<String> checked = names(json().get("checks"));
    Set<String> measured = names(json().get("rows"));
    for (JsonNode check : json().get("checks")) {
      assertEquals(0, check.get("mismatches").asLong(), check::toString);
      assertTrue(check.get("size").asLong() > 0, check::toString);
    }
    for (JsonNode row : json().get("rows")) {
      double scalar = row.get("scalarPerSecond").asDouble();
      double wide = row.get("widePerSecond").asDouble();
      assertTrue(row.get("size").asLong() >= 200 && scalar > 0 && wide > 0, row::toString);
      assertEquals(wide / scalar, row.get("speedup").asDouble(), 1e-6 * wide / scalar, row::toString);
      assertEquals(0, row.get("mismatches").asLong(), row::toString);
    }
    for (Entry entry : entries) {
      String name = Catalogue.name(entry) + " " + entry.verb().label() + " ";
      for (String pairing : List.of("zip", "one-to-many", "many-to-one", "indexed", "all-pairs")) {
        if (!pairing.equals("all-pairs") || Catalogue.lists(entry)) {
          assertTrue(checked.contains(name + pairing) && measured.contains(name + pairing), name + pairing);
        }
      }
    }
    assertTrue(checked.contains("ray-box closest all-pairs") && checked.contains("ray-box any all-pairs"));
    // of a cast: closest, any, all hits, cast, candidates; of an overlap: either order, or all pairs of one
    // and of two; the nearest in either order; points inside a mesh
    int trees = 1 + entries.stream().mapToInt(entry -> switch (entry.verb()) {
      case CAST -> 5;
      case OVERLAP -> 2;
      case CLOSEST_POINTS, SWEEP -> entry.first() == entry.second() ? 1 : 2;
      default -> 0;
    }).sum();
    assertTrue(run.out().contains(trees + " questions to trees, against brute force: every bit equal"),
        run.out());
    for (String rows : List.of("checks", "rows")) {
      assertEquals(trees, StreamSupport.stream(json().get(rows).spliterator(), false)
          .filter(row -> row.has("queries")).count(), rows);
    }
  }

  private static Set<String> names(JsonNode rows) {
    Set<String> names = new TreeSet<>();
    rows.forEach(row -> names.add(
        row.get("kernel").asText() + " " + row.get("verb").asText() + " " + row.get("pairing").asText()));
    return names;
  }

  /** A reader who compares two files must know where and what they measured. */
  @Test
  void numbersSayWhereTheyAreFrom() throws IOException {
    assertEquals(0, compare("--kernel", "box-box").status());
    JsonNode json = json();
    assertEquals("lockstep-compare-2", json.get("schema").asText());
    assertFalse(json.get("version").asText().isEmpty());
    assertEquals(Version.commit(), json.has("commit") ? json.get("commit").asText() : null);
    assertEquals(EngineName.widest().lanes(), json.get("machine").get("lanes").asInt());
    assertFalse(json.get("machine").get("cpu").asText().isEmpty());
    assertEquals(Runtime.version().toString(), json.get("jvm").get("version").asText());
    assertTrue(json.get("jvm").get("flags").isArray());
    String documented = Files.readString(Path.of("bench/README.md"));
    Set<String> fields = new TreeSet<>();
    json.fieldNames().forEachRemaining(fields::add);
    json.get("rows").get(0).fieldNames().forEachRemaining(fields::add);
    json.get("checks").get(0).fieldNames().forEachRemaining(fields::add);
    fields.removeIf(field -> documented.contains("`" + field + "`"));
    assertEquals(Set.of(), fields, "not in bench/README.md");
  }

  @Test
  void aRowIsMeasuredInAJvmOfItsOwn() throws IOException {
    List<Message> told = new ArrayList<>();
    Job.Settings settings = new Job.Settings(EngineName.widest().lanes() > 1 ? "wide" : "scalar", 1, 200,
        null, null, null, Extent.QUICK);
    String row = "overlaps of pairs sphere-sphere overlap zip 10 % touch 16384";
    Job job = new Job(Job.Type.FAMILY, "one", Family.OVERLAP.name(), List.of(row), 1, 0, settings);
    Worker.start(job, told::add);
    List<Row> rows = told.stream().map(Message::row).filter(Objects::nonNull).toList();
    assertEquals(List.of(row), rows.stream().map(found -> found.label().id()).toList());
    assertEquals(0, rows.getFirst().mismatches());
    assertEquals(1638, rows.getFirst().hits());
    assertEquals(Set.of("JOML", "libGDX"), rows.getFirst().peersPerSecond().keySet());
    assertEquals(List.of(), told.stream().map(Message::complaint).filter(Objects::nonNull).toList());
  }

  @Test
  void aRowOfAKernelIsFoundAgainByItsLabel() throws IOException {
    Job.Settings settings = new Job.Settings("scalar", 1, 200, List.of("box-box"), null, null, Extent.FULL);
    Job job = new Job(Job.Type.KERNEL, "box-box", "box-box", null, 6, 0, settings);
    List<Message> told = new ArrayList<>();
    Worker.run(job, told::add);
    Label label =
        told.stream().map(Message::row).filter(Objects::nonNull).skip(2).findFirst().orElseThrow().label();
    told.clear();
    Worker.run(job.again(label), told::add);
    assertEquals(List.of(label),
        told.stream().map(Message::row).filter(Objects::nonNull).map(Row::label).toList());
  }

  @Test
  void aJvmThatFailsSaysWhy() {
    Job.Settings settings = new Job.Settings("scalar", 1, 200, null, "no-such.obj", null, Extent.QUICK);
    Job job = new Job(Job.Type.MESH, "mesh", "", null, 1, 0, settings);
    BadInput failure = assertThrows(BadInput.class, () -> Worker.start(job, message -> {}));
    assertTrue(failure.getMessage().contains("no-such.obj: there is no such file"), failure.getMessage());
  }

  @Test
  void eachFamilyHasAsManyRowsAsItSays() {
    Trial.Contender scalar = new Trial.Contender("scalar", Engine.scalar());
    Set<String> ids = new TreeSet<>();
    int count = 0;
    for (Family family : Family.values()) {
      ChosenRows rows = new ChosenRows(family, new Trial(scalar, null, Assertions::fail), Engine.scalar(), 1);
      List<Candidate> candidates = family.candidates(rows, Extent.FULL);
      assertEquals(family.rows(Extent.FULL), candidates.size(), family::toString);
      candidates.forEach(candidate -> ids.add(candidate.label().id()));
      count += candidates.size();
    }
    assertEquals(count, ids.size(), "rows with names of their own");
  }

  @Test
  void aMeshIsAskedAboutTriangles() throws IOException {
    writeMeshAndRays(Float.NaN);
    CommandLineRun run = compare("--mesh", folder.resolve("land.obj").toString(), "--quick");
    assertEquals(0, run.status(), run.err());
    for (JsonNode check : json().get("checks")) {
      assertTrue(check.get("kernel").asText().contains("triangle"), check::toString);
      assertEquals("land.obj", check.get("scene").asText());
    }
  }

  /** A landscape as an OBJ file, and rays at it with the hits found by the reference. */
  private void writeMeshAndRays(float tOfRay3) throws IOException {
    Triangles land = new Terrain(10, 1, (x, z) -> Terrain.rolling(x, z, 5, 1)).triangles(200);
    String obj = ObjWriter.text(land, "a landscape");
    Files.writeString(folder.resolve("land.obj"), obj);
    Rays rays = (Rays) new Queries(land, 1).of(Kind.RAY);
    RayHits hits = RayHits.allocate(rays.size());
    Engine.scalar().closest(rays, land, hits);
    if (!Float.isNaN(tOfRay3)) {
      hits.t[3] = tOfRay3;
    }
    ByteBuffer records = ByteBuffer.allocate(32 * rays.size()).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < rays.size(); i++) {
      records.putFloat(rays.ox[i]).putFloat(rays.oy[i]).putFloat(rays.oz[i]).putFloat(rays.dx[i])
          .putFloat(rays.dy[i]).putFloat(rays.dz[i]).putFloat(hits.t[i]).putInt(hits.index[i]);
    }
    Files.write(folder.resolve("land.rays"), records.array());
  }

  private CommandLineRun compareMesh() {
    return compare("--kernel", "ray-triangle", "--mesh", folder.resolve("land.obj").toString(), "--rays",
        folder.resolve("land.rays").toString());
  }

  @Test
  void recordedHitsOnAMeshAreFoundAgain() throws IOException {
    writeMeshAndRays(Float.NaN);
    CommandLineRun run = compareMesh();
    assertEquals(0, run.status(), run.err());
    JsonNode recorded = json().get("recorded");
    JsonNode recordedTree = json().get("recordedTree");
    for (JsonNode agreement : new JsonNode[] {recorded, recordedTree}) {
      assertEquals(200, agreement.get("checked").asInt());
      assertEquals(200, agreement.get("agree").asInt() + agreement.get("samePoint").asInt());
    }
    assertEquals(recorded, recordedTree);
    if (Embree.missing().isEmpty()) {
      assertEquals(200, json().get("embree").get("closest").get("checked").asInt());
      assertEquals(0, json().get("embree").get("closest").get("disagree").asInt());
      assertTrue(run.out().contains("rays at land.obj: 200 of 200 rays checked"), run.out());
    } else {
      assertTrue(run.out().contains(Embree.missing().orElseThrow()), run.out());
    }
    assertTrue(run.out().contains("recorded hits, with a tree: 200 of 200 rays checked"), run.out());
    assertEquals("land.obj", json().get("checks").get(0).get("scene").asText());
  }

  @Test
  void aRecordedHitThatIsElsewhereIsReported() throws IOException {
    writeMeshAndRays(123);
    CommandLineRun run = compareMesh();
    assertEquals(1, run.status());
    assertTrue(run.err().contains("index 3: recorded is t=123.0"), run.err());
    assertTrue(run.err().contains("in a tree over land.obj, index 3: recorded is t=123.0"), run.err());
    assertEquals(1, json().get("recorded").get("disagree").asInt());
    assertEquals(1, json().get("recordedTree").get("disagree").asInt());
  }

  @Test
  void aCutRecordOfRaysIsReported() throws IOException {
    writeMeshAndRays(Float.NaN);
    Files.write(folder.resolve("land.rays"), new byte[100]);
    CommandLineRun run = compareMesh();
    assertEquals(2, run.status());
    assertTrue(run.err().contains("land.rays: has 100 bytes"), run.err());
  }

  /** Rays along its edges or in its plane hit or miss depending on rounding: not a mismatch. */
  @ParameterizedTest
  @ValueSource(
      strings = {"v 0 1 0\nv 0 0 0\nv 1 0 0", "v 0 0 0\nv 0 1 0\nv 0 0 1", "v -2 -1 1\nv -2 2 1\nv 0 -1 1"})
  void aTriangleSeenAlongItsEdgeIsNoMismatch(String corners) throws IOException {
    Path mesh = Files.writeString(folder.resolve("edge.obj"), corners + "\nf 1 2 3\n");
    CommandLineRun run = compare("--kernel", "ray-triangle", "--mesh", mesh.toString());
    assertEquals(0, run.status(), run.err());
    assertEquals("", run.err());
    if (Embree.missing().isEmpty()) {
      JsonNode closest = json().get("embree").get("closest");
      assertEquals(16_384, closest.get("agree").asInt() + closest.get("grazing").asInt());
    }
  }

  @Test
  void reportAndNumbersAreOfOneRunOrNoneIsWritten() throws IOException {
    Files.writeString(folder.resolve("compare.json"), "old");
    Files.createDirectory(folder.resolve("report.html.tmp"));
    CommandLineRun run = compare("--kernel", "box-box");
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("error: " + folder.resolve("report.html") + ": cannot be written"),
        run.err());
    assertEquals("old", Files.readString(folder.resolve("compare.json")));
    assertFalse(Files.exists(folder.resolve("report.html")));
  }
}
