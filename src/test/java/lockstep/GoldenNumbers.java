package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import lockstep.internal.kernel.Kind;

/**
 * The golden numbers: a hash of the answers to each question over fixed inputs. A new entry of the catalogue needs its
 * own; one that changes means that a definition, or a sample, has changed.
 */
final class GoldenNumbers {
  /** What is hashed, of which a number is needed for each question of one sort. */
  enum Case {
    /** The elements of a batch. */
    INPUTS,
    /** The elements of a scene of shapes, and the rays at it. */
    SCENES,
    /** Element i with element i. */
    ONE_WITH_ONE,
    /** Every element with every one. */
    ALL_WITH_ALL,
    /** The closest hit of each ray. */
    CLOSEST,
    /** The pairs of one buffer. */
    SELF,
    /** The closest hit of each ray at a scene. */
    TREE_CLOSEST,
    /** All hits of each ray at a scene. */
    TREE_ALL,
    /** The pairs of rays and bounding boxes of a scene. */
    TREE_CANDIDATES,
    /** The pairs of one scene and another. */
    TREE_OVERLAPS
  }

  private record Key(Case of, String what) {}

  private static final Map<Key, String> NUMBERS = Map.ofEntries(//
      number(Case.INPUTS, "sphere", "9f19c55f05c5f3d1"), //
      number(Case.INPUTS, "capsule", "2cef0d83cf27b7c8"), //
      number(Case.INPUTS, "box", "c631ff223f8df857"), //
      number(Case.INPUTS, "triangle", "fc8745cbb8e9d8ed"), //
      number(Case.INPUTS, "ray", "35349ff8780443a4"), //

      number(Case.SCENES, "sphere", "7ebcc82b51e73777"), //
      number(Case.SCENES, "capsule", "8fc8255fbda74c95"), //
      number(Case.SCENES, "box", "74e102de1dd941fa"), //
      number(Case.SCENES, "triangle", "64ae01becafb40bb"), //

      number(Case.ONE_WITH_ONE, "overlap sphere-sphere", "5d0b5414e49384dc"),
      number(Case.ONE_WITH_ONE, "overlap sphere-capsule", "c3ecdf55ee4a7014"),
      number(Case.ONE_WITH_ONE, "overlap capsule-capsule", "33aa645ebe14e58d"),
      number(Case.ONE_WITH_ONE, "overlap sphere-box", "a07b78c4f3897aa3"),
      number(Case.ONE_WITH_ONE, "overlap box-box", "b214da5c2c9809cb"),
      number(Case.ONE_WITH_ONE, "overlap sphere-triangle", "84e4c2475a2279a1"),
      number(Case.ONE_WITH_ONE, "overlap box-triangle", "11d6f1c2e619247d"),
      number(Case.ONE_WITH_ONE, "overlap triangle-triangle", "722e23b741a8d58f"),
      number(Case.ONE_WITH_ONE, "cast ray-sphere", "52a4383a4b38e1dd"),
      number(Case.ONE_WITH_ONE, "cast ray-box", "9ea8382a85cf1f9a"),
      number(Case.ONE_WITH_ONE, "cast ray-triangle", "fe4d1b07231251d9"),

      number(Case.ALL_WITH_ALL, "overlap sphere-sphere", "7a2908a421565207"),
      number(Case.ALL_WITH_ALL, "overlap sphere-capsule", "ea9f323c9513dc3d"),
      number(Case.ALL_WITH_ALL, "overlap capsule-capsule", "e0c3fd562b504304"),
      number(Case.ALL_WITH_ALL, "overlap sphere-box", "4565578407f7b649"),
      number(Case.ALL_WITH_ALL, "overlap box-box", "df967deb28c7639d"),
      number(Case.ALL_WITH_ALL, "overlap sphere-triangle", "8a7fc4576a026eca"),
      number(Case.ALL_WITH_ALL, "overlap box-triangle", "8fbd5514e288c89e"),
      number(Case.ALL_WITH_ALL, "overlap triangle-triangle", "8d7ff96b2faee11"),
      number(Case.ALL_WITH_ALL, "cast ray-sphere", "a5f06fb5c272cf4b"),
      number(Case.ALL_WITH_ALL, "cast ray-box", "5817a66bbdee66af"),
      number(Case.ALL_WITH_ALL, "cast ray-triangle", "fb54bce49934170a"),

      number(Case.CLOSEST, "cast ray-sphere", "8b7b8605dd9244c4"),
      number(Case.CLOSEST, "cast ray-box", "2c23f1de05a9b783"),
      number(Case.CLOSEST, "cast ray-triangle", "8fd8c31ef4d41a7"),

      number(Case.SELF, "overlap sphere-sphere", "e680be2e86275b64"),
      number(Case.SELF, "overlap capsule-capsule", "6dfa53fb2ff5d54a"),
      number(Case.SELF, "overlap box-box", "846b27b06d6c08c3"),
      number(Case.SELF, "overlap triangle-triangle", "7faa5d911e8610f4"),

      number(Case.TREE_CLOSEST, "cast ray-sphere", "ac5ec0b3241996c6"),
      number(Case.TREE_CLOSEST, "cast ray-box", "651d5d12f38af054"),
      number(Case.TREE_CLOSEST, "cast ray-triangle", "bc3e7d0e073fb716"),

      number(Case.TREE_ALL, "cast ray-sphere", "bdf68d796cc899b0"),
      number(Case.TREE_ALL, "cast ray-box", "f9eccf5867f7d7d6"),
      number(Case.TREE_ALL, "cast ray-triangle", "4cd09629caa09bdd"),

      number(Case.TREE_CANDIDATES, "cast ray-sphere", "bc5ef28d61f58b55"),
      number(Case.TREE_CANDIDATES, "cast ray-box", "74bceeecf2a749b0"),
      number(Case.TREE_CANDIDATES, "cast ray-triangle", "5109949f2f66b89a"),

      number(Case.TREE_OVERLAPS, "overlap sphere-sphere", "92420602f3b29b6b"),
      number(Case.TREE_OVERLAPS, "overlap sphere-capsule", "2a8674d75a897ed5"),
      number(Case.TREE_OVERLAPS, "overlap capsule-sphere", "6a400b41e4eee9a7"),
      number(Case.TREE_OVERLAPS, "overlap capsule-capsule", "e5426956cf2f4b1"),
      number(Case.TREE_OVERLAPS, "overlap sphere-box", "a6a8055284365982"),
      number(Case.TREE_OVERLAPS, "overlap sphere-triangle", "81789f393a566ea4"),
      number(Case.TREE_OVERLAPS, "overlap box-sphere", "dad6e4cef8fd89c5"),
      number(Case.TREE_OVERLAPS, "overlap box-box", "969b00eacc34d09f"),
      number(Case.TREE_OVERLAPS, "overlap box-triangle", "af5cd44915660b"),
      number(Case.TREE_OVERLAPS, "overlap triangle-sphere", "d9201f4dc73bc6c1"),
      number(Case.TREE_OVERLAPS, "overlap triangle-box", "5213980662b0e904"),
      number(Case.TREE_OVERLAPS, "overlap triangle-triangle", "8ac03a469f2d8158"));

  private GoldenNumbers() {}

  private static Map.Entry<Key, String> number(Case of, String what, String number) {
    return Map.entry(new Key(of, what), number);
  }

  /** These values have the golden number of a question; {@code how} they came about is for the message. */
  static void check(Case of, Question question, Object how, int... values) {
    check(of, question.toString(), how, values);
  }

  /** The same of a kind's samples. */
  static void check(Case of, Kind kind, Object how, int... values) {
    check(of, kind.label(), how, values);
  }

  private static void check(Case of, String what, Object how, int... values) {
    String expected = NUMBERS.get(new Key(of, what));
    String hash = hash(values);
    assertNotNull(expected,
        () -> "no golden number: " + of + ", " + what + "; the answers here have " + hash);
    assertEquals(expected, hash, () -> of + ", " + what + ", " + how);
  }

  /** What has numbers in a case. */
  static Set<String> of(Case of) {
    Set<String> all = new TreeSet<>();
    NUMBERS.keySet().stream().filter(key -> key.of == of).forEach(key -> all.add(key.what));
    return all;
  }

  /** FNV-1a, over whole numbers instead of bytes. */
  static String hash(int... values) {
    long hash = 0xcbf29ce484222325L;
    for (int value : values) {
      hash = (hash ^ (value & 0xffffffffL)) * 0x100000001b3L;
    }
    return Long.toHexString(hash);
  }
}
