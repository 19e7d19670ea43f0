package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import lockstep.internal.query.ResultColumns;

/** Results as plain numbers, for comparison bit for bit; also checks the properties of every result. */
final class Answers {
  private Answers() {}

  /** A result filled with values of no call, so that an unwritten entry shows. */
  static <R> R stale(R result) {
    VerbCall.written(result).spoil();
    if (result instanceof Contacts contacts) {
      Arrays.fill(contacts.count, -3);
      for (float[] column : new float[][] {contacts.nx, contacts.ny, contacts.nz, contacts.x, contacts.y,
          contacts.z, contacts.depth}) {
        Arrays.fill(column, Float.NaN);
      }
    }
    return result;
  }

  /** The answers of a verb, with as many numbers for each pair as its result holds. */
  static int[] of(Object result, int size) {
    return switch (result) {
      case Hits hits -> of(hits, size);
      case SweepHits hits -> of(hits, size);
      case Contacts contacts -> of(contacts, size);
      default -> of(VerbCall.resultColumns(result), size);
    };
  }

  /** One number a pair. */
  static int[] of(Hits hits, int size) {
    return bits(hits.columns(), size);
  }

  /** The number of pairs that overlap. */
  static int count(Engine engine, Shapes first, Shapes second, Pairing pairing) {
    Hits hits = Hits.allocate(Pairs.count(pairing, first.size(), second.size()));
    engine.overlap(first, second, pairing, hits);
    return hits.count();
  }

  /** The number of rays that hit. */
  static int count(Engine engine, Rays rays, Shapes shapes, Pairing pairing) {
    RayHits hits = RayHits.allocate(Pairs.count(pairing, rays.size(), shapes.size()));
    engine.cast(rays, shapes, pairing, hits);
    return hits.hits().count();
  }

  /** The bits, then every t, u, v and index. */
  static int[] of(RayHits hits, int size) {
    return of(hits.columns(), size);
  }

  /** The bits, then every column. */
  static int[] of(Distances distances, int size) {
    return of(distances.columns(), size);
  }

  /** The bits, then every column, then every index. */
  static int[] of(SweepHits hits, int size) {
    int[] answer = of(hits.columns(), size);
    for (int i = 0; i < size; i++) {
      assertTrue(answer[i] == 0 || (hits.t[i] >= 0 && hits.t[i] <= 1), () -> "a time out of range: " + hits);
    }
    return answer;
  }

  /** The bits, then every column, then every index if there are any; misses hold the values of the layout. */
  private static int[] of(ResultColumns result, int size) {
    float[][] columns = result.floats;
    int[] bits = bits(result, size);
    int[] answer = Arrays.copyOf(bits, (1 + columns.length + (result.index == null ? 0 : 1)) * size);
    for (int c = 0; c < columns.length; c++) {
      String name = result.layout.floats().get(c).name();
      float miss = result.layout.floats().get(c).miss();
      for (int i = 0; i < size; i++) {
        answer[(c + 1) * size + i] = Float.floatToRawIntBits(columns[c][i]);
        if (answer[i] != 0) {
          assertTrue(Float.isFinite(columns[c][i]), () -> name + " of a hit");
        } else {
          assertEquals(Float.floatToRawIntBits(miss), answer[(c + 1) * size + i], () -> name + " of a miss");
        }
      }
    }
    for (int i = 0; result.index != null && i < size; i++) {
      assertTrue(bits[i] != 0 ? result.index[i] >= 0 : result.index[i] == -1, "index");
      answer[answer.length - size + i] = result.index[i];
    }
    return answer;
  }

  private static int[] bits(ResultColumns result, int size) {
    assertEquals(size, result.size());
    if (size % 64 != 0) {
      assertEquals(0, result.words[size / 64] >>> size, "bits past the size");
    }
    int[] bits = new int[size];
    for (int i = 0; i < size; i++) {
      bits[i] = result.get(i) ? 1 : 0;
    }
    assertEquals(Arrays.stream(bits).sum(), result.count());
    return bits;
  }

  /**
   * The bits, then normals, then the place, depth and feature of each point that counts: as many columns as
   * the layout has.
   */
  static int[] of(Contacts contacts, int size) {
    int[] answer = Arrays.copyOf(of(contacts.hits(), size), (4 + 5 * Contacts.POINTS) * size);
    float[][] normals = {contacts.nx, contacts.ny, contacts.nz};
    float[][] points = {contacts.x, contacts.y, contacts.z, contacts.depth};
    for (int i = 0; i < size; i++) {
      assertEquals(answer[i] != 0, contacts.count[i] > 0);
      for (int c = 0; c < 3; c++) {
        assertTrue(Math.abs(normals[c][i]) <= 1.00001f && (answer[i] != 0 || normals[c][i] == 0), "normal");
        answer[(1 + c) * size + i] = Float.floatToRawIntBits(normals[c][i]);
      }
      for (int k = 0; k < contacts.count[i]; k++) {
        int at = Contacts.POINTS * i + k;
        for (int c = 0; c < 4; c++) {
          assertTrue(Float.isFinite(points[c][at]), "a point without a place");
          answer[(4 + 5 * k + c) * size + i] = Float.floatToRawIntBits(points[c][at]);
        }
        assertTrue(contacts.depth[at] >= -contacts.margin() && contacts.feature[at] > 0);
        answer[(8 + 5 * k) * size + i] = contacts.feature[at];
      }
    }
    return answer;
  }

  /** The listed pairs, as alternating first and second elements. */
  static int[] of(Pairs pairs) {
    int[] list = new int[2 * pairs.size()];
    for (int k = 0; k < pairs.size(); k++) {
      list[2 * k] = pairs.first(k);
      list[2 * k + 1] = pairs.second(k);
    }
    return list;
  }

  /** For each ray its number of hits, then index, t, u and v of those that are listed. */
  static int[] of(AllHits hits) {
    IntStream.Builder answer = IntStream.builder();
    for (int i = 0; i < hits.size(); i++) {
      answer.add(hits.needed(i));
      for (int k = i * hits.perRay(); k < i * hits.perRay() + hits.count(i); k++) {
        answer.add(hits.index[k]).add(Float.floatToRawIntBits(hits.t[k]))
            .add(Float.floatToRawIntBits(hits.u[k])).add(Float.floatToRawIntBits(hits.v[k]));
      }
    }
    return answer.build().toArray();
  }

  /** The bits of floats. */
  static int[] bits(float[] floats) {
    return IntStream.range(0, floats.length).map(i -> Float.floatToRawIntBits(floats[i])).toArray();
  }
}
