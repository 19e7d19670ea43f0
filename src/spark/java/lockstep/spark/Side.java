package lockstep.spark;

import java.io.Serializable;
import java.util.Iterator;
import lockstep.Boxes;
import lockstep.Shapes;
import lockstep.Tree;

/** Shapes that are asked about: a buffer, its tree, and its boxes, each made when it is first needed. */
final class Side implements Serializable {
  private static final long serialVersionUID = 1;

  private final Kind kind;
  private final Batch batch;
  private transient Shapes shapes;
  private transient Tree tree;
  private transient Boxes reach;

  Side(Kind kind, Batch batch) {
    this.kind = kind;
    this.batch = batch;
  }

  /** A side of each batch. */
  static Iterator<Side> each(Input input, Iterator<Batch> batches) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return batches.hasNext();
      }

      @Override
      public Side next() {
        return new Side(input.kind(), batches.next());
      }
    };
  }

  Batch batch() {
    return batch;
  }

  int size() {
    return batch.size();
  }

  Ids ids() {
    return batch.ids;
  }

  synchronized Shapes shapes() {
    if (shapes == null) {
      shapes = (Shapes) batch.elements(kind);
    }
    return shapes;
  }

  /** The tree, one for all tasks of a JVM that share the side. */
  synchronized Tree tree() {
    if (tree == null) {
      tree = Tree.onDemand(shapes());
    }
    return tree;
  }

  /** The boxes by which shapes are sent to cells. */
  synchronized Boxes reach(Question question) {
    if (reach == null) {
      reach = question.reach(shapes());
    }
    return reach;
  }
}
