package lockstep;

import static lockstep.HeightfieldCheck.assertAlike;
import static lockstep.HeightfieldCheck.bits;
import static lockstep.HeightfieldCheck.forAllSizes;
import static lockstep.HeightfieldCheck.joined;
import static lockstep.HeightfieldCheck.listed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Shapes meet a heightfield, bit for bit, as they meet its triangles by brute force, on every engine. */
@Runs.Ends
@Runs.Vectors
class HeightfieldShapesTest {
  /**
   * Shapes of some kind that the verb takes with triangles, in a build the first, or triangles of the field
   * itself.
   */
  private static Shapes shapes(Verb verb, Random random, Heightfield field) {
    List<Kind> kinds = Samples.SHAPES.stream()
        .filter(kind -> Engine.scalar().execution().kernels().has(verb, kind, Kind.TRIANGLE))
        .limit(Effort.choose(1, 99, 99)).toList();
    Kind kind = kinds.get(random.nextInt(kinds.size()));
    List<Distribution> all = List.of(Distribution.values());
    return kind == Kind.TRIANGLE && random.nextBoolean()
        ? field.triangles().slice(0, Math.min(40, field.size()))
        : Samples.shapes(kind, random, all.get(random.nextInt(all.size())), 40);
  }

  @ParameterizedTest
  @EnumSource
  void shapesOverlapWhatTheyOverlapAmongTriangles(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      Shapes shapes = shapes(Verb.OVERLAP, random, field);
      assertAlike(field, (engine, target) -> {
        Hits hits = Answers.stale(Hits.allocate(shapes.size()));
        engine.any(shapes, target, hits);
        return joined(Answers.of(hits, shapes.size()), listed(pairs -> engine.overlap(shapes, target, pairs)),
            listed(pairs -> engine.overlap(target, shapes, pairs)));
      });
    });
  }

  @ParameterizedTest
  @EnumSource
  void listsOfCandidatesAndNeighboursAreThoseOfTriangles(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      Shapes shapes = shapes(Verb.DISTANCE, random, field);
      Tree tree = Tree.of(shapes);
      assertAlike(field,
          (engine, target) -> joined(listed(pairs -> engine.within(shapes, target, 0.1f, pairs)),
              listed(pairs -> engine.within(target, shapes, 0.1f, pairs)),
              listed(pairs -> engine.candidates(shapes, target, 0.05f, pairs)),
              listed(pairs -> engine.candidates(target, tree, 0, pairs)),
              listed(pairs -> engine.within(tree, target, 0.1f, pairs))));
    });
  }

  @Test
  void fieldsMeetThemselvesAndEachOtherAsTheirTrianglesDo() {
    forAllSizes(Terrain.HILLS, (field, random) -> {
      Heightfield other = Terrain.STEPS.field(random, 13, 9);
      Tree tree = Tree.of(other.triangles());
      assertAlike(field,
          (engine, target) -> joined(listed(pairs -> engine.overlap(target, pairs)),
              listed(pairs -> engine.overlap(target, other, pairs)),
              listed(pairs -> engine.overlap(other, target, pairs)),
              listed(pairs -> engine.overlap(target, tree, pairs)),
              listed(pairs -> engine.candidates(target, 0.1f, pairs))));
    });
  }

  @ParameterizedTest
  @EnumSource
  void theNearestAreThoseOfTriangles(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      Shapes shapes = shapes(Verb.CLOSEST_POINTS, random, field);
      float within = random.nextBoolean() ? Float.POSITIVE_INFINITY : random.nextFloat();
      int each = 1 + random.nextInt(3);
      assertAlike(field, (engine, target) -> {
        Nearest nearest = Nearest.allocate(shapes.size(), each).within(within);
        engine.nearest(shapes, target, nearest);
        int count = each * shapes.size();
        return joined(Arrays.copyOf(nearest.index, count), bits(nearest.distance, count),
            bits(nearest.x, count), bits(nearest.z, count));
      });
    });
  }

  @ParameterizedTest
  @EnumSource
  void contactsAreThoseOfTriangles(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      Triangles triangles = field.triangles();
      Shapes shapes = shapes(Verb.CONTACT, random, field);
      Pairs pairs = Pairs.allocate(3_000);
      Engine.scalar().candidates(shapes, triangles, 0.1f, pairs);
      assertContactsAlike(shapes, field, triangles, pairs.pairing(), Contacts.withMargin(3_000, 0.1f));
      assertContactsAlike(shapes, field, triangles, pairs.pairing(),
          Contacts.allocate(3_000).onMesh(MeshTopology.of(triangles)));
      assertContactsAlike(shapes, field, triangles, Pairing.oneToMany(shapes.size() - 1),
          Contacts.allocate(field.size()));
    });
  }

  private static void assertContactsAlike(Shapes shapes, Heightfield field, Triangles triangles,
      Pairing pairing, Contacts contacts) {
    int size = Pairs.count(pairing, shapes.size(), field.size());
    Engine.scalar().contact(shapes, triangles, pairing, contacts);
    int[] expected = Answers.of(contacts, size);
    for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
      engine.contact(shapes, field, pairing, Answers.stale(contacts));
      assertArrayEquals(expected, Answers.of(contacts, size), engine::toString);
    }
  }

  @ParameterizedTest
  @EnumSource
  void movingShapesTouchWhatTheyTouchAmongTriangles(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      Shapes shapes = shapes(Verb.SWEEP, random, field);
      Motions motions = Motions.allocate(shapes.size());
      for (int i = 0; i < motions.size(); i++) {
        motions.set(i, random.nextInt(3) - 1, 2 * random.nextFloat() - 1, random.nextInt(7) - 3);
      }
      assertAlike(field, (engine, target) -> {
        SweepHits hits = Answers.stale(SweepHits.allocate(shapes.size()));
        engine.sweep(shapes.moving(motions), target, hits);
        return Answers.of(hits, shapes.size());
      });
    });
  }

  @ParameterizedTest
  @EnumSource
  void groupsPointsAndMoversMeetTheField(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      Spheres balls = (Spheres) Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, 120);
      for (int i = 0; i < balls.size(); i++) {
        balls.radius[i] *= 0.2f;
      }
      assertAlike(field, (engine, target) -> {
        FirstHits first = FirstHits.allocate(20);
        engine.first(balls.groups(6), Obstacles.of(balls.slice(0, 3), target), first);
        Hits inside = Answers.stale(Hits.allocate(120));
        engine.inside(balls, target, inside);
        return joined(Arrays.copyOf(first.index, 20), Answers.of(inside, 120));
      });
      if (terrain != Terrain.SPIKES) { // nothing leads out of what is infinite
        assertAlike(field, (engine, target) -> {
          PushOut out = PushOut.withReach(20, 0.5f);
          engine.pushOut(balls.slice(0, 20), target, out);
          return joined(bits(out.x, 20), bits(out.z, 20), bits(out.distance, 20));
        });
      }
      assertAlike(field, (engine, target) -> {
        Spheres people = (Spheres) Samples.allocate(Kind.SPHERE, 20);
        Motions motions = Motions.allocate(20);
        Mover mover = Mover.of(20).up(0, 0, 1).stepHeight(0.1f).slopeLimit(45);
        for (int i = 0; i < 20; i++) {
          people.set(i, balls.x[i], balls.y[i], 6 + balls.z[i], 0.1f);
        }
        int[] path = {};
        for (int step = 0; step < 6; step++) {
          for (int i = 0; i < 20; i++) {
            motions.set(i, 0.1f * (i % 3 - 1), 0.05f * (i % 4), -1);
          }
          mover.move(engine, people, motions, target);
          path = joined(path, bits(people.x, 20), bits(people.z, 20), Arrays.copyOf(mover.index, 20));
        }
        return path;
      });
    });
  }
}
