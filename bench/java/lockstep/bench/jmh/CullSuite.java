package lockstep.bench.jmh;

import com.badlogic.gdx.math.Frustum;
import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Depth;
import lockstep.Engine;
import lockstep.Frusta;
import lockstep.Hits;
import lockstep.MatrixOrder;
import lockstep.Pairing;
import lockstep.Relations;
import lockstep.Shapes;
import lockstep.Spheres;
import org.joml.FrustumIntersection;
import org.joml.Matrix4f;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Culls 100,000 shapes around a camera: one frustum against many. About one in eight is in view. */
@Suite.Purpose("one frustum against 100,000 spheres or boxes")
public class CullSuite extends Suite {
  private static final int SIZE = 100_000;
  private static final float SPACE = 100;

  /** The camera in the middle, the shapes around it, and room for answers. */
  @State(Scope.Benchmark)
  public static class Scene {
    @Param({"spheres", "boxes"})
    public String shapes;

    final Frusta camera = Frusta.allocate(1);
    final Pairing all = Pairing.oneToMany(0);
    final Hits hits = Hits.allocate(SIZE);
    final Relations relations = Relations.allocate(SIZE);
    final Spheres spheres = Spheres.allocate(SIZE);
    final Boxes boxes = Boxes.allocate(SIZE);
    Shapes chosen;
    FrustumIntersection joml;
    final Frustum gdx = new Frustum();

    @Setup
    public void setUp() {
      Matrix4f matrix =
          new Matrix4f().perspective(1.3f, 1.6f, 0.5f, 120).lookAt(0, 0, 0, 1, -0.1f, 0.4f, 0, 1, 0);
      float[] columnMajor = matrix.get(new float[16]);
      camera.setViewProjection(0, columnMajor, MatrixOrder.COLUMN_MAJOR, Depth.MINUS_ONE_TO_ONE);
      joml = new FrustumIntersection(matrix);
      float[] planes = camera.get(0, new float[camera.width()]);
      // update(matrix) would need libGDX's native library; normals point inwards there
      for (int p = 0; p < gdx.planes.length; p++) {
        float x = planes[4 * p], y = planes[4 * p + 1], z = planes[4 * p + 2], d = planes[4 * p + 3];
        float length = -(float) Math.sqrt(x * x + y * y + z * z);
        gdx.planes[p].set(x / length, y / length, z / length, d / length);
      }
      SplittableRandom random = new SplittableRandom(1);
      for (int i = 0; i < SIZE; i++) {
        float x = SPACE * (2 * random.nextFloat() - 1), y = SPACE * (2 * random.nextFloat() - 1);
        float z = SPACE * (2 * random.nextFloat() - 1), size = 0.5f + random.nextFloat();
        spheres.set(i, x, y, z, size);
        boxes.set(i, x - size, y - size, z - size, x + size, y + size, z + size);
      }
      chosen = shapes.equals("spheres") ? spheres : boxes;
      agree();
    }

    /**
     * Verifies the answers: planes keep everything exact tests keep and little more; others keep what planes
     * do, up to rounding.
     */
    private void agree() {
      Hits exact = Hits.allocate(SIZE);
      Engine.scalar().overlap(camera, chosen, all, exact);
      Engine.scalar().overlap(camera.byPlanes(), chosen, all, hits);
      int lost = 0;
      int others = 0;
      for (int i = 0; i < SIZE; i++) {
        lost += exact.get(i) && !hits.get(i) ? 1 : 0;
        others += hits.get(i) != joml(i) || hits.get(i) != gdx(i) ? 1 : 0;
      }
      if (lost > 2 || others > 20 || exact.count() < SIZE / 20 || hits.count() > exact.count() * 1.1) {
        throw new IllegalStateException(shapes + ": exactly " + exact.count() + ", by planes " + hits.count()
            + ", lost " + lost + ", otherwise for others " + others);
      }
    }

    private boolean joml(int i) {
      return chosen == spheres ? joml.testSphere(spheres.x[i], spheres.y[i], spheres.z[i], spheres.radius[i])
          : joml.testAab(boxes.minX[i], boxes.minY[i], boxes.minZ[i], boxes.maxX[i], boxes.maxY[i],
              boxes.maxZ[i]);
    }

    private boolean gdx(int i) {
      return chosen == spheres
          ? gdx.sphereInFrustum(spheres.x[i], spheres.y[i], spheres.z[i], spheres.radius[i])
          : gdx.boundsInFrustum(spheres.x[i], spheres.y[i], spheres.z[i], spheres.radius[i],
              spheres.radius[i], spheres.radius[i]);
    }

    long byPlanes(Engine engine) {
      engine.overlap(camera.byPlanes(), chosen, all, hits);
      return hits.words()[0];
    }

    long exact(Engine engine) {
      engine.overlap(camera, chosen, all, hits);
      return hits.words()[0];
    }

    long classify(Engine engine) {
      engine.classify(camera, chosen, all, relations);
      return relations.contained().words()[0];
    }
  }

  @Benchmark
  public long planesScalar(Scene scene) {
    return scene.byPlanes(Engine.scalar());
  }

  @Benchmark
  public long planesWide(Scene scene) {
    return scene.byPlanes(Engine.wide());
  }

  @Benchmark
  public long exactScalar(Scene scene) {
    return scene.exact(Engine.scalar());
  }

  @Benchmark
  public long exactWide(Scene scene) {
    return scene.exact(Engine.wide());
  }

  @Benchmark
  public long classifyWide(Scene scene) {
    return scene.classify(Engine.wide());
  }

  @Benchmark
  public long joml(Scene scene) {
    Peer.answer(scene::joml, SIZE, scene.hits.words());
    return scene.hits.words()[0];
  }

  @Benchmark
  public long gdx(Scene scene) {
    Peer.answer(scene::gdx, SIZE, scene.hits.words());
    return scene.hits.words()[0];
  }
}
