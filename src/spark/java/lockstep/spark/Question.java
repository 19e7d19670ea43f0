package lockstep.spark;

import java.util.List;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Shapes;
import lockstep.Target;

/** What is asked of pairs. Engines are made in each JVM, as nothing of the library is sent. */
sealed interface Question extends Reaching {
  /** Lists pairs of two sides; returns how many there are. */
  long list(Engine engine, Target first, Target second, Pairs pairs);

  /** Lists pairs i &lt; j of one side; returns how many there are. */
  long listSelf(Engine engine, Target shapes, Pairs pairs);

  /** The names of what is measured. */
  List<String> values();

  /** Measures listed pairs; null if there is nothing to measure. */
  float[] measure(Engine engine, Shapes first, Shapes second, Pairs pairs);

  /** Which shapes overlap. */
  record Overlap() implements Question {
    @Override
    public long list(Engine engine, Target first, Target second, Pairs pairs) {
      return engine.overlap(first, second, pairs);
    }

    @Override
    public long listSelf(Engine engine, Target shapes, Pairs pairs) {
      return engine.overlap(shapes, pairs);
    }

    @Override
    public Boxes reach(Columns shapes) {
      return ((Shapes) shapes).bounds();
    }

    @Override
    public List<String> values() {
      return List.of();
    }

    @Override
    public float[] measure(Engine engine, Shapes first, Shapes second, Pairs pairs) {
      return null;
    }
  }

  /** Which shapes are at most so far apart, and how far they are. */
  record Within(float distance) implements Question {
    @Override
    public long list(Engine engine, Target first, Target second, Pairs pairs) {
      return engine.within(first, second, distance, pairs);
    }

    @Override
    public long listSelf(Engine engine, Target shapes, Pairs pairs) {
      return engine.within(shapes, distance, pairs);
    }

    @Override
    public Boxes reach(Columns shapes) {
      return Reach.within((Shapes) shapes, distance);
    }

    @Override
    public List<String> values() {
      return List.of("distance");
    }

    @Override
    public float[] measure(Engine engine, Shapes first, Shapes second, Pairs pairs) {
      Distances distances = Distances.withoutPoints(pairs.size());
      engine.distance(first, second, pairs.pairing(), distances);
      return distances.distance;
    }
  }
}
