package lockstep.internal.query;

import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.shape.Elements;
import lockstep.twin.Kernel;

/**
 * How shapes lie to containers: takes, of pairs of which is known which overlap, whether the shape is
 * contained. Those that overlap and are not contained are asked, if that is wanted, whether the shape reaches
 * into the container.
 */
public final class RelationSink extends PairSink {
  public final ResultColumns overlapping, contained, touching;

  private final Question reaches = new Question();
  private final boolean tellsTouches;
  private boolean asks;

  public RelationSink(ResultColumns overlapping, ResultColumns contained, ResultColumns touching,
      boolean tellsTouches) {
    this.overlapping = overlapping;
    this.contained = contained;
    this.touching = touching;
    this.tellsTouches = tellsTouches;
  }

  /** A kernel that tells whether shapes reach into containers, or null for none. */
  RelationSink asking(DescribedKernel kernel, Elements containers, Elements shapes) {
    asks = tellsTouches && kernel != null;
    if (asks) {
      reaches.of(kernel, containers, shapes);
    }
    return this;
  }

  @Override
  void release() {
    reaches.release();
  }

  @Override
  void take(int start, int count, Sides sides, Runner runner) {
    long[] contains = runner.answers().words();
    int first = start >>> 6;
    for (int w = 0; w < Kernel.words(count); w++) {
      contained.words[first + w] = contains[w] & overlapping.words[first + w];
      touching.words[first + w] = 0;
    }
    if (asks) {
      PassedPairs crossing = PassedPairs.begin(reaches, sides);
      for (int w = 0; w < Kernel.words(count); w++) {
        crossing.add(start + 64 * w, overlapping.words[first + w] & ~contained.words[first + w]);
      }
      for (int at = 0; at < crossing.size(); at += Tile.SIZE) {
        take(crossing, at, crossing.ask(at));
      }
    }
  }

  /** Those that do not reach into the container touch it. */
  private void take(PassedPairs crossing, int at, int size) {
    long[] inside = crossing.runner().answers().words();
    for (int w = 0; w < Kernel.words(size); w++) {
      long pairs = -1L >>> -Math.min(64, size - 64 * w);
      for (long left = ~inside[w] & pairs; left != 0; left &= left - 1) {
        touching.set(crossing.get(at + 64 * w + Long.numberOfTrailingZeros(left)));
      }
    }
  }
}
