package lockstep.bench.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lockstep.Triangles;
import lockstep.bench.Catalogue;
import lockstep.bench.mesh.MeshFile;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Kind;

/**
 * A part of a compare run, done in a JVM of its own, so that it has the compiler and what the JVM has learned
 * for itself.
 *
 * @param name of what is done, for people
 * @param subject the family, kernel or kind of shapes, where there are several such jobs
 * @param only the {@link Label#id} of the rows that are measured; null for all
 * @param expected how many rows or questions there are
 * @param seconds how long it may take; a check takes as long as it takes
 */
record Job(Type type, String name, String subject, List<String> only, int expected, double seconds,
    Settings settings) {

  /** What can be done. */
  enum Type {
    /** Compares the answers to all questions. */
    CHECK,
    /** Measures a family of chosen rows. */
    FAMILY,
    /** Measures everything that a kernel can be asked. */
    KERNEL,
    /** Measures everything that a tree over a kind can be asked. */
    TREE,
    /** Checks rays at a mesh, and measures them. */
    MESH
  }

  /**
   * What all jobs of a run have in common.
   *
   * @param engine the one that is compared with scalar
   * @param kernels names; null for all
   * @param mesh an OBJ file, or null
   * @param rays recorded rays, or null
   */
  record Settings(String engine, long seed, int size, List<String> kernels, String mesh, String rays,
      boolean quick) {

    /** The kernels that are asked; with a mesh those of triangles. */
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

  /** One row of it. */
  Job again(Label label) {
    return new Job(type, name, subject, List.of(label.id()), 1, seconds, settings);
  }

  boolean wants(Label label) {
    return only == null || only.contains(label.id());
  }
}
