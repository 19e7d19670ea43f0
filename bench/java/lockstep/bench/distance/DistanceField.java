package lockstep.bench.distance;

import java.util.function.LongConsumer;
import lockstep.Engine;
import lockstep.Nearest;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.scenes.MeshBounds;

/** The signed distance from a mesh, sampled on a grid around it: negative inside. */
final class DistanceField {
  /** Margin around the mesh, as a part of its longest side. */
  private static final double MARGIN = 0.12;

  /** Samples on each axis. */
  final int[] counts = new int[3];

  private final float[] least = new float[3];
  private final float step;
  private final Tree tree;
  private final float[] values;

  /** A field with {@code most} samples along the longest side. */
  DistanceField(Triangles mesh, int most) {
    tree = Tree.of(mesh);
    MeshBounds bounds = MeshBounds.of(mesh);
    double longest = 0;
    for (int k = 0; k < 3; k++) {
      longest = Math.max(longest, bounds.max()[k] - bounds.min()[k]);
    }
    double margin = MARGIN * longest;
    step = (float) ((longest + 2 * margin) / most);
    for (int k = 0; k < 3; k++) {
      least[k] = (float) (bounds.min()[k] - margin);
      counts[k] = Math.max(1, (int) Math.round((bounds.max()[k] - bounds.min()[k] + 2 * margin) / step));
    }
    values = new float[counts[0] * counts[1] * counts[2]];
  }

  int size() {
    return values.length;
  }

  /** The distance between samples. */
  float step() {
    return step;
  }

  float value(int x, int y, int z) {
    return values[(z * counts[1] + y) * counts[0] + x];
  }

  /** Warms up the code that sampling uses. */
  void warmUp(Engine engine) {
    Spheres layer = Spheres.allocate(counts[0] * counts[1]);
    Nearest nearest = Nearest.signed(layer.size());
    points(counts[2] / 2, layer);
    engine.warmUp(() -> engine.nearest(layer, tree, nearest));
  }

  /** Samples the whole field, a layer at a time; returns the nanoseconds that the engine took. */
  long sample(Engine engine, LongConsumer progress) {
    Spheres layer = Spheres.allocate(counts[0] * counts[1]);
    Nearest nearest = Nearest.signed(layer.size());
    long nanos = 0;
    for (int z = 0; z < counts[2]; z++) {
      points(z, layer);
      long start = System.nanoTime();
      engine.nearest(layer, tree, nearest);
      nanos += System.nanoTime() - start;
      System.arraycopy(nearest.distance, 0, values, z * layer.size(), layer.size());
      progress.accept(layer.size());
    }
    return nanos;
  }

  private void points(int z, Spheres layer) {
    for (int y = 0; y < counts[1]; y++) {
      for (int x = 0; x < counts[0]; x++) {
        layer.set(y * counts[0] + x, least[0] + (x + 0.5f) * step, least[1] + (y + 0.5f) * step,
            least[2] + (z + 0.5f) * step, 0);
      }
    }
  }

  /** The part of the samples that is inside. */
  double inside() {
    long count = 0;
    for (float value : values) {
      count += value < 0 ? 1 : 0;
    }
    return count / (double) values.length;
  }

  /** Whether the scalar engine gives the same layer, bit for bit. */
  boolean agrees(int z) {
    Spheres layer = Spheres.allocate(counts[0] * counts[1]);
    points(z, layer);
    Nearest nearest = Nearest.signed(layer.size());
    Engine.scalar().nearest(layer, tree, nearest);
    for (int k = 0; k < layer.size(); k++) {
      if (Float.floatToRawIntBits(nearest.distance[k])
          != Float.floatToRawIntBits(values[z * layer.size() + k])) {
        return false;
      }
    }
    return true;
  }
}
