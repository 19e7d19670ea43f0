package lockstep.bench.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lockstep.Triangles;
import lockstep.bench.Catalogue;
import lockstep.bench.mesh.MeshFile;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.shape.Kind;

/**
 * A part of a compare run, done in its own JVM, so that it does not share the compiler or the JVM's profiles.
 *
 * @param name of the task, for people
 * @param subject the family, kernel or kind of shapes, if there are several such jobs
 * @param only the {@link Label#id} of the rows to measure; null for all
 * @param expected number of expected rows or questions
 * @param seconds time limit; a check takes as long as it takes
 */
record Job(Type type, String name, String subject, List<String> only, int expected, double seconds,
    Settings settings) {

  /** The kinds of jobs. */
  enum Type {
    /** Compares the answers to all questions. */
    CHECK,
    /** Measures a family of chosen rows. */
    FAMILY,
    /** Measures all questions for a kernel. */
    KERNEL,
    /** Measures all questions for a tree over a kind. */
    TREE,
    /** Checks rays at a mesh, and measures them. */
    MESH
  }

  /**
   * Settings common to all jobs of a run.
   *
   * @param engine the engine that is compared with scalar
   * @param kernels names; null for all
   * @param mesh an OBJ file, or null
   * @param rays recorded rays, or null
   * @param extent how much of the chosen table is measured
   */
  record Settings(String engine, long seed, int size, List<String> kernels, String mesh, String rays,
      Extent extent) {

    /** The kernels under test; with a mesh, those of triangles. */
    List<Entry> entries() {
      List<Entry> entries = new ArrayList<>(
          kernels == null ? Catalogue.entries() : kernels.stream().distinct().map(Catalogue::named).toList());
      entries.removeIf(
          entry -> mesh != null && entry.first() != Kind.TRIANGLE && entry.second() != Kind.TRIANGLE);
      return entries;
    }

    Triangles triangles() throws IOException {
      return mesh == null ? null : MeshFile.triangles(Path.of(mesh));
    }

    String meshName() {
      return mesh == null ? null : Path.of(mesh).getFileName().toString();
    }

    PairPlan pairs() throws IOException {
      return new PairPlan(entries(), size, seed, triangles(), meshName());
    }

    TreePlan trees() throws IOException {
      return new TreePlan(entries(), size, seed, triangles(), meshName());
    }
  }

  Job within(double seconds) {
    return new Job(type, name, subject, only, expected, seconds, settings);
  }

  /** A job for one of its rows. */
  Job again(Label label) {
    return new Job(type, name, subject, List.of(label.id()), 1, seconds, settings);
  }

  boolean wants(Label label) {
    return only == null || only.contains(label.id());
  }
}
