package lockstep.spark;

import java.io.Serializable;
import java.util.List;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Nearest;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Target;

/** What each shape, or ray, of one side asks about all of the other: the best few answers. */
sealed interface Search extends Serializable {
  /** The number of answers that are kept of each. */
  int most();

  /** The names of what answers tell of a pair, the key first; none if they do not tell with which. */
  List<String> values();

  /** Asks a few; answers are added for each, in their order. */
  void ask(Engine engine, Asking asking, Target target, Answers answers);

  /** Tells which cells may change the answers of those who asked, in their order. */
  void further(Columns askers, Answers answers, Cells cells, Visits visits);

  /** The same question about so few shapes that not more answers are to be had. */
  default Search of(long shapes) {
    return this;
  }

  /** What is told: the cell may change the answers of an asker. */
  interface Visits {
    void visit(int asker, int cell);
  }

  /** Those who ask, some of their ids from {@code from} on, and the ids of those they ask about. */
  record Asking(Columns elements, Ids ids, int from, Ids others) {}

  /** What each ray hits first. */
  record Cast(boolean isTriangles) implements Search {
    @Override
    public int most() {
      return 1;
    }

    @Override
    public List<String> values() {
      return isTriangles ? List.of("t", "u", "v") : List.of("t");
    }

    @Override
    public void ask(Engine engine, Asking asking, Target target, Answers answers) {
      RayHits hits = RayHits.allocate(asking.elements.size());
      engine.closest((Rays) asking.elements, target, hits);
      for (int i = 0; i < hits.size(); i++) {
        answers.open(asking.ids, asking.from + i);
        if (hits.index[i] >= 0) {
          answers.append(asking.others, hits.index[i], hits.t[i], hits.u[i], hits.v[i]);
        }
      }
    }

    @Override
    public void further(Columns askers, Answers answers, Cells cells, Visits visits) {
      Rays rays = (Rays) askers;
      for (int i = 0; i < rays.size(); i++) {
        along(rays, i, answers.worst(i, rays.tMax[i]), cells, visits);
      }
    }
  }

  /** The nearest of each shape, up to a distance. */
  record Near(int most, float within) implements Search {
    @Override
    public List<String> values() {
      return List.of("distance", "x", "y", "z");
    }

    @Override
    public void ask(Engine engine, Asking asking, Target target, Answers answers) {
      Nearest nearest = Nearest.allocate(asking.elements.size(), most).within(within);
      engine.nearest((Shapes) asking.elements, target, nearest);
      for (int i = 0; i < nearest.size(); i++) {
        answers.open(asking.ids, asking.from + i);
        for (int e = i * most; e < (i + 1) * most && nearest.index[e] >= 0; e++) {
          answers.append(asking.others, nearest.index[e], nearest.distance[e], nearest.x[e], nearest.y[e],
              nearest.z[e]);
        }
      }
    }

    @Override
    public Search of(long shapes) {
      return new Near(Math.clamp(shapes, 1, most), within);
    }

    @Override
    public void further(Columns askers, Answers answers, Cells cells, Visits visits) {
      Boxes reach = ((Shapes) askers).bounds();
      for (int i = 0; i < reach.size(); i++) {
        int asker = i;
        Reach.enlarge(reach, i, answers.worst(i, within));
        cells.meet(reach, i, cell -> visits.visit(asker, cell));
      }
    }
  }

  /** Whether each ray hits anything, or each shape overlaps anything. */
  record Any() implements Search {
    @Override
    public int most() {
      return 1;
    }

    @Override
    public List<String> values() {
      return List.of();
    }

    @Override
    public void ask(Engine engine, Asking asking, Target target, Answers answers) {
      Hits hits = Hits.allocate(asking.elements.size());
      if (asking.elements instanceof Rays rays) {
        engine.any(rays, target, hits);
      } else {
        engine.any((Shapes) asking.elements, target, hits);
      }
      for (int i = 0; i < hits.size(); i++) {
        answers.open(asking.ids, asking.from + i);
        if (hits.get(i)) {
          answers.append(asking.others, 0, 0, 0, 0, 0); // whichever it is
        }
      }
    }

    @Override
    public void further(Columns askers, Answers answers, Cells cells, Visits visits) {
      Boxes reach = askers instanceof Shapes shapes ? shapes.bounds() : null;
      for (int i = 0; i < askers.size(); i++) {
        int asker = i;
        if (answers.count(i) == 0 && askers instanceof Rays rays) {
          along(rays, i, rays.tMax[i], cells, visits);
        } else if (answers.count(i) == 0) {
          cells.meet(reach, i, cell -> visits.visit(asker, cell));
        }
      }
    }
  }

  private static void along(Rays rays, int i, float to, Cells cells, Visits visits) {
    cells.meet(rays, i, rays.tMin[i], to, Reach.ofRay(rays, i), cell -> visits.visit(i, cell));
  }
}
