package lockstep.bench.mesh;

import lockstep.Triangles;

/** Writes triangles as a Wavefront OBJ file; equal corners are one vertex. */
public final class ObjWriter {
  private ObjWriter() {}

  /** The text of the file: reading it gives the same triangles, bit for bit except the sign of zeros. */
  public static String text(Triangles triangles, String comment) {
    IndexedMesh mesh = IndexedMesh.of(triangles);
    float[] v = mesh.vertices();
    int[] f = mesh.indices();
    StringBuilder text =
        new StringBuilder(12 * (v.length + f.length)).append("# ").append(comment).append('\n');
    for (int k = 0; k < v.length; k += 3) {
      text.append("v ").append(v[k]).append(' ').append(v[k + 1]).append(' ').append(v[k + 2]).append('\n');
    }
    for (int k = 0; k < f.length; k += 3) {
      text.append("f ").append(f[k] + 1).append(' ').append(f[k + 1] + 1).append(' ').append(f[k + 2] + 1)
          .append('\n');
    }
    return text.toString();
  }
}
