package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Pairs that began and ended are the differences of the lists. */
class PairChangesTest {
  private static Pairs pairs(Set<Long> keys, int room) {
    Pairs pairs = Pairs.allocate(room);
    int k = 0;
    for (long key : new TreeSet<>(keys)) {
      pairs.first()[k] = (int) (key >> 32);
      pairs.second()[k++] = (int) key;
    }
    pairs.setSize(k);
    return pairs;
  }

  private static Set<Long> keys(Pairs pairs) {
    Set<Long> keys = new TreeSet<>();
    for (int k = 0; k < pairs.size(); k++) {
      keys.add((long) pairs.first(k) << 32 | pairs.second(k));
    }
    assertEquals(pairs.size(), keys.size());
    return keys;
  }

  private static Set<Long> difference(Set<Long> of, Set<Long> less) {
    Set<Long> difference = new TreeSet<>(of);
    difference.removeAll(less);
    return difference;
  }

  @Property(tries = 200)
  void differencesOfLists(@ForAll long seed, @ForAll @IntRange(min = 1, max = 12) int size) {
    Random random = new Random(seed);
    PairChanges changes = new PairChanges();
    Set<Long> before = new TreeSet<>();
    for (int step = 0; step < 6; step++) {
      Set<Long> now = new TreeSet<>();
      for (int k = random.nextInt(3 * size); k > 0; k--) {
        now.add((long) random.nextInt(size) << 32 | random.nextInt(size));
      }
      changes.update(pairs(now, 40));
      assertEquals(difference(now, before), keys(changes.began()));
      assertEquals(difference(before, now), keys(changes.ended()));
      before = now;
      if (random.nextInt(6) == 0) {
        changes.clear();
        assertEquals(0, changes.began().size() + changes.ended().size());
        before = new TreeSet<>();
      }
    }
  }

  private static void refused(String message, Pairs pairs) {
    PairChanges changes = new PairChanges();
    assertEquals(message,
        assertThrows(IllegalArgumentException.class, () -> changes.update(pairs)).getMessage());
    assertEquals("PairChanges[0 began, 0 ended]", changes.toString());
  }

  @Test
  void whatIsNoWholeListIsRefused() {
    Spheres spheres = Spheres.allocate(4);
    Pairs some = Pairs.allocate(2);
    Engine.scalar().overlap(spheres, some);
    refused("pairs holds 2 of 6 pairs, but changes need all of them", some);
    Pairs wrong = Pairs.wrap(new int[] {1, 1}, new int[] {5, 5});
    wrong.setSize(2);
    refused("pair 1 is (1, 5), not after the one before, (1, 5)", wrong);
    assertThrows(NullPointerException.class, () -> new PairChanges().update(null));
  }

  /** The list of ended pairs may be passed as the next list, and is then not overwritten. */
  @Test
  void itsOwnListsAsTheNext() {
    PairChanges changes = new PairChanges();
    changes.update(pairs(Set.of(1L, 2L, 3L), 3));
    changes.update(pairs(Set.of(3L), 3));
    changes.update(changes.ended()); // 1 and 2
    assertEquals(Set.of(1L, 2L), keys(changes.began()));
    assertEquals(Set.of(3L), keys(changes.ended()));
    Pairs began = changes.began();
    Pairs same = Pairs.wrap(began.first(), began.second());
    same.setSize(1);
    changes.update(same);
    assertEquals(Set.of(), keys(changes.began()));
    assertEquals(Set.of(2L), keys(changes.ended()));
  }

  @Test
  void nothingIsAllocatedOnceListsAreLong() {
    Spheres spheres = Spheres.allocate(60);
    for (int i = 0; i < spheres.size(); i++) {
      spheres.set(i, i, 0, 0, 1);
    }
    Pairs pairs = Pairs.allocate(2000);
    PairChanges changes = new PairChanges();
    int[] step = {0};
    Allocations.none("changes", new HashMap<>(Map.of("update", () -> {
      spheres.radius[step[0]++ % spheres.size()] = step[0] % 4;
      Engine.scalar().overlap(spheres, pairs);
      changes.update(pairs);
    })), 300);
  }
}
