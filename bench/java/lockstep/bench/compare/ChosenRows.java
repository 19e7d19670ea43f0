package lockstep.bench.compare;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Motions;
import lockstep.Moving;
import lockstep.Nearest;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.SweepHits;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.Catalogue;
import lockstep.bench.compare.PairQuestion.Pattern;
import lockstep.bench.compare.TreeQuestion.Ask;
import lockstep.bench.jmh.Peers;
import lockstep.bench.jmh.Peers.Calls;
import lockstep.bench.scenes.Buffers;
import lockstep.bench.scenes.MeshBounds;
import lockstep.bench.scenes.MeshModel;
import lockstep.bench.scenes.Queries;
import lockstep.bench.scenes.RaySet;
import lockstep.bench.scenes.Scene;
import lockstep.bench.scenes.Workload;
import lockstep.bench.world.BroadPhase;
import lockstep.bench.world.BroadPhases;
import lockstep.bench.world.MovingScene;
import lockstep.internal.bvh.Bins;
import lockstep.internal.bvh.Bvh;
import lockstep.internal.bvh.WideBins;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/** Creates the rows of a {@link Family}. */
final class ChosenRows {
  /** Pairs per call: more than a branch predictor learns, in the second-level cache. */
  private static final int PAIRS = 1 << 14;

  /** Pairs per call with one shape, or with scattered pairs. */
  private static final int MANY = 1 << 17;

  private static final int PIXELS = 256; // squared, the number of rays per call
  private static final int QUERIES = 1 << 13;
  private static final int HITS_EACH = 64; // at most, on average
  private static final int BODIES = 20_000;

  // for the compiler to profile
  private static final int FEW_TRIANGLES = 2000;
  private static final int FEW_BODIES = 1000;

  private static final int PROVING_STEPS = 10;
  private static final int TREE_WIDTH = 8;

  private final Family family;
  private final Trial trial;
  private final Engine engine;
  private final long seed;
  private Tree statue;

  ChosenRows(Family family, Trial trial, Engine engine, long seed) {
    this.family = family;
    this.trial = trial;
    this.engine = engine;
    this.seed = seed;
  }

  /** Pairs from a broad phase, of which {@code hitPercent} % overlap, or are hit. */
  Candidate pairs(String kernel, int hitPercent) {
    Entry entry = Catalogue.named(kernel);
    Workload data = Workload.scattered(entry.verb() == Verb.CAST ? entry : Catalogue.overlapOf(entry), PAIRS,
        1, hitPercent);
    Motions motions = entry.verb() == Verb.SWEEP ? Buffers.motions(PAIRS, seed) : null;
    Moving moving = motions == null ? null : ((Shapes) data.first).moving(motions);
    String scene = hitPercent == 100 ? "all touch" : hitPercent + " % touch";
    PairQuestion question =
        new PairQuestion(entry, Pattern.ZIP, scene, data.first, moving, data.second, Pairing.zip(), PAIRS);
    return pairs(question, () -> Peers.of(entry, data, motions));
  }

  /** A scene with some pairing. */
  Candidate pattern(String kernel, Pattern pattern) {
    Entry entry = Catalogue.named(kernel);
    Shapes shapes = Scene.shapes(entry.second(), MANY, seed);
    Columns queries = new Queries(shapes, seed).of(entry.first());
    return pairs(PairQuestion.of(entry, pattern, Scene.title(entry.second()), queries, shapes, MANY, seed),
        Map::of);
  }

  private Candidate pairs(PairQuestion question, Supplier<Map<String, Calls>> peers) {
    Label label = question.label(family.title);
    return new Candidate(label,
        () -> trial.contest(label, question, question::room, peers.get(), PairPlan.small(question, seed)));
  }

  private Tree statue() {
    if (statue == null) {
      statue = Tree.of(MeshModel.STATUE.triangles(MeshModel.STATUE.usual, seed));
    }
    return statue;
  }

  private Triangles mesh() {
    return (Triangles) statue().shapes();
  }

  private Candidate tree(String kernel, Ask ask, String scene, Columns queries, Motions motions,
      Supplier<Answer> room) {
    TreeQuestion question = new TreeQuestion(Catalogue.named(kernel), ask,
        MeshModel.STATUE.label() + ", " + scene, queries, motions, statue());
    Label label = question.label(family.title);
    return new Candidate(label, () -> trial.contest(label, question, room, Map.of(), question.small()));
  }

  private Rays rays(RaySet set) {
    return set.rays(new MeshModel.View(mesh(), false), PIXELS,
        (rays, hits) -> Engine.scalar().closest(rays, statue(), hits));
  }

  Candidate closest(RaySet set) {
    Rays rays = rays(set);
    return tree("ray-triangle", Ask.CLOSEST, set.label() + " rays", rays, null,
        () -> new Answer.Casts(RayHits.allocate(rays.size())));
  }

  Candidate any(RaySet set) {
    Rays rays = rays(set);
    return tree("ray-triangle", Ask.ANY, set.label() + " rays", rays, null,
        () -> new Answer.Bits(Hits.allocate(rays.size())));
  }

  /** Building with plain loops and with vectors, independent of engines. */
  Candidate build() {
    Supplier<Bins> bins = engine.lanes() > 1 ? WideBins::create : Bins::scalar;
    Label label = new Label(family.title, "triangles", "build", "tree over triangles",
        MeshModel.STATUE.label(), mesh().size(), null, "triangles");
    return new Candidate(label, () -> new Contest(label, mesh().size(), null, builds(Bins::scalar),
        builds(bins), Map.of(), complaints -> new Contest.Proof.Found(0, 0)));
  }

  private Calls builds(Supplier<Bins> bins) {
    return new Calls(build(mesh(), bins), build(mesh().slice(0, FEW_TRIANGLES), bins));
  }

  private static Runnable build(Triangles mesh, Supplier<Bins> bins) {
    Elements primitives = new Elements(Kind.TRIANGLE,
        new float[][] {mesh.ax, mesh.ay, mesh.az, mesh.bx, mesh.by, mesh.bz, mesh.cx, mesh.cy, mesh.cz},
        mesh.from(), mesh.size());
    return () -> Bvh.build(primitives, TREE_WIDTH, bins, null);
  }

  /** Shapes near the surface, spread evenly over it. */
  private Columns near(Kind kind) {
    Shapes some = (Shapes) Buffers.pick(mesh(), QUERIES, i -> (int) ((long) i * mesh().size() / QUERIES));
    return new Queries(some, seed).of(kind);
  }

  Candidate boxesInTree() {
    return tree("box-triangle", Ask.OVERLAP, "near its surface", near(Kind.BOX), null,
        () -> new Answer.Listed(Pairs.allocate(HITS_EACH * QUERIES)));
  }

  Candidate nearest() {
    return tree("sphere-triangle-points", Ask.NEAREST, "near its surface", near(Kind.SPHERE), null,
        () -> new Answer.Found(Nearest.allocate(QUERIES, 1)));
  }

  Candidate inside() {
    return tree("sphere-triangle-points", Ask.INSIDE, "points in its box", anywhere(0), null,
        () -> new Answer.Bits(Hits.allocate(QUERIES)));
  }

  Candidate projectiles() {
    Motions motions = Motions.allocate(QUERIES);
    SplittableRandom random = new SplittableRandom(seed);
    float reach = (float) (0.2 * MeshBounds.of(mesh()).radius());
    for (int i = 0; i < QUERIES; i++) {
      motions.set(i, reach * (2 * random.nextFloat() - 1), reach * (2 * random.nextFloat() - 1),
          reach * (2 * random.nextFloat() - 1));
    }
    return tree("sphere-triangle-sweep", Ask.SWEEP, "balls in its box", anywhere(reach / 50), motions,
        () -> Answer.of(SweepHits.allocate(QUERIES)));
  }

  private Spheres anywhere(float radius) {
    MeshBounds bounds = MeshBounds.of(mesh());
    SplittableRandom random = new SplittableRandom(seed);
    Spheres spheres = Spheres.allocate(QUERIES);
    float[] p = new float[3];
    for (int i = 0; i < QUERIES; i++) {
      for (int c = 0; c < p.length; c++) {
        p[c] = (float) random.nextDouble(bounds.min()[c], bounds.max()[c]);
      }
      spheres.set(i, p[0], p[1], p[2], radius);
    }
    return spheres;
  }

  /** A step of a world: all shapes have moved; which pairs touch now? */
  Candidate world(String scene) {
    Label label = new Label(family.title, scene.equals("similar") ? "sphere-sphere" : "box-box",
        "overlap itself", "moving world", scene, BODIES, null, "bodies");
    return new Candidate(label, () -> new Contest(label, BODIES, null, steps(scene, "own", Engine.scalar()),
        steps(scene, "own", engine),
        Map.of("plain grid", steps(scene, "grid", engine), "Bullet", steps(scene, "bullet-trees", engine)),
        complaints -> proveWorld(scene, complaints)));
  }

  private static Calls steps(String scene, String finder, Engine by) {
    return new Calls(step(scene, finder, by, BODIES), step(scene, finder, by, FEW_BODIES));
  }

  private static Runnable step(String name, String finder, Engine by, int bodies) {
    MovingScene scene = new MovingScene(MovingScene.Kind.named(name), bodies);
    BroadPhase phase = BroadPhases.named(finder, scene, by);
    return () -> {
      scene.advance();
      phase.step();
    };
  }

  private Contest.Proof.Found proveWorld(String name, Consumer<String> complaints) {
    MovingScene scene = new MovingScene(MovingScene.Kind.named(name), BODIES);
    Tree tree = Tree.of(scene.shapes);
    Pairs expected = Pairs.allocate(HITS_EACH * BODIES);
    Pairs actual = Pairs.allocate(HITS_EACH * BODIES);
    long mismatches = 0;
    for (int step = 0; step < PROVING_STEPS; step++) {
      scene.advance();
      tree.update();
      Engine.scalar().overlap(tree, expected);
      engine.overlap(tree, actual);
      mismatches +=
          mismatches("world " + name, new Answer.Listed(expected), new Answer.Listed(actual), complaints);
    }
    return new Contest.Proof.Found(expected.needed(), mismatches);
  }

  private long mismatches(String what, Answer expected, Answer actual, Consumer<String> complaints) {
    Answer.Difference difference = expected.difference(actual);
    if (difference.count() > 0) {
      complaints.accept("mismatch: " + what + ", index " + difference.index() + ": scalar says "
          + difference.expected() + ", " + engine + " says " + difference.actual());
    }
    return difference.count();
  }
}
