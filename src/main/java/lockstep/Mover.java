package lockstep;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import lockstep.internal.kernel.Verb;
import lockstep.internal.mover.Crowd;
import lockstep.internal.mover.Footing;
import lockstep.internal.mover.MoveTask;
import lockstep.internal.mover.Settings;
import lockstep.internal.query.Sources;
import lockstep.internal.query.Verbs;
import lockstep.internal.run.Execution;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;

/**
 * Characters that walk, fly and fall through a world of shapes without entering anything: thousands of
 * capsules or spheres in each call, which collide and slide. Make one and keep it: it remembers what each
 * character stands on.
 *
 * <pre>
 *   Mover mover = Mover.of(people.size()).stepHeight(0.3f).slopeLimit(45);
 *   mover.move(engine, people, motions, world);    // which gravity is a part of
 * </pre>
 *
 * <p>A character whose motion does not lead up and that stood on the ground after the call before
 * <i>walks</i>: the part of the motion that is level is turned along the ground, as long as it was; what is
 * steeper than the slope limit is a wall, on which it steps if that is no higher than the step height, and
 * along which it slides otherwise; in the end it is let down onto the ground, by what its motion leads down
 * and by the step height too if there is ground. Others <i>fly</i> as their motion leads, and slide along all
 * they touch; on the way down they land on what is not too steep, and walk on. A motion is clipped at most
 * four times.
 *
 * <p>Characters keep a skin away from what they have touched, and never end in anything, as {@link
 * Engine#overlap} says, that they did not begin in: where this would be so they go back to the last place
 * that was free. However fast they are, they pass through nothing, since all ways are {@linkplain
 * Engine#sweep swept}; a motion is cut at {@value #LONGEST} skins for the sake of its rounding. The skin
 * should be a ten-thousandth of coordinates and of sizes in the world at least.
 *
 * <p>Range: coordinates and sizes up to 2⁶⁰, a skin of 2⁻³⁰ to 2⁴⁰ and steps up to 2⁵⁷. A character beyond
 * that stays where it is, see {@link #isStuck}, and so does one near a shape that reaches beyond, other than
 * a box, a plane and the length of a cylinder.
 *
 * <p>One that begins in something, if only by touching it, is pushed out first, away from what is nearest to
 * its core, if that is not in anything itself; of cylinders no way out is known. Where that fails it stays
 * where it is, see {@link #isStuck}. So does one whose motion or place is no finite number.
 *
 * <p>No character gets farther than it wished, but for a skin from each contact that it keeps off, three onto
 * a step, and what it is let down. The world must not hold the characters themselves.
 *
 * <p>Characters do not meet each other while they move; {@link #separate} pushes those apart that overlap
 * then. Each one's answer is its own, in whichever order they are; it is the same on all engines, with trees
 * or without, on any number of threads. Nothing is allocated once calls have become warm. Not thread-safe: a
 * call throws while another is under way.
 */
public final class Mover {
  /** The longest motion, in skins. */
  public static final int LONGEST = Settings.LONGEST;

  /** The unit normal of the ground that each character stands on, 0 where it stands on nothing. */
  public final float[] nx, ny, nz;

  /** The index in its buffer of the shape that it stands on, −1 for none. */
  public final int[] index;

  /** Which target of the world that is, −1 for none. */
  public final int[] target;

  private final Settings settings = new Settings();

  /** Whether a call is under way. */
  private final AtomicBoolean inUse = new AtomicBoolean();

  private final Footing footing;
  private final MoveTask task;
  private final Crowd crowd;
  private final Searchable[] one = new Searchable[1];

  private Mover(int capacity) {
    Checks.size("capacity", capacity);
    Checks.entries("30 * capacity", 30L * capacity);
    footing = new Footing(capacity, settings);
    nx = footing.nx;
    ny = footing.ny;
    nz = footing.nz;
    index = footing.index;
    target = footing.target;
    slopeLimit(45);
    task = new MoveTask(footing, capacity);
    crowd = new Crowd(settings, capacity);
  }

  /**
   * For {@code capacity} characters at most, that stand on nothing yet. Up is y, steps are 0 high, the slope
   * limit is 45°, the skin 0.01.
   */
  public static Mover of(int capacity) {
    return new Mover(capacity);
  }

  /**
   * Sets which way is up.
   *
   * @throws IllegalArgumentException if that has no direction
   */
  public Mover up(float x, float y, float z) {
    double length = Math.sqrt((double) x * x + (double) y * y + (double) z * z);
    if (!(length > 0 && length < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("up is (" + x + ", " + y + ", " + z + ") and has no direction");
    }
    settings.upX = x / length;
    settings.upY = y / length;
    settings.upZ = z / length;
    return this;
  }

  /**
   * Sets how high a step may be, and how far below its feet the ground may be that a walker is let down to.
   *
   * @throws IllegalArgumentException if that is negative, or not finite
   */
  public Mover stepHeight(float height) {
    if (!(height >= 0 && height < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("stepHeight is " + height + ", not in [0, ∞)");
    }
    settings.stepHeight = height;
    return this;
  }

  /**
   * Sets how steep the ground may be, in degrees.
   *
   * @throws IllegalArgumentException if that is not from 0 to 89
   */
  public Mover slopeLimit(float degrees) {
    if (!(degrees >= 0 && degrees <= 89)) {
      throw new IllegalArgumentException("slopeLimit is " + degrees + ", not in [0, 89]");
    }
    settings.walkable = Math.cos(Math.toRadians(degrees)) - 1e-6; // a slope of just that much is taken
    return this;
  }

  /**
   * Sets how far characters keep from what they touch.
   *
   * @throws IllegalArgumentException if that is not positive and finite
   */
  public Mover skin(float width) {
    if (!(width > 0 && width < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("skin is " + width + ", not in (0, ∞)");
    }
    settings.skin = width;
    return this;
  }

  /** The number of characters that fit. */
  public int capacity() {
    return index.length;
  }

  /** Whether character i stands on the ground. */
  public boolean isGrounded(int i) {
    Checks.index("i", i, capacity());
    return index[i] >= 0;
  }

  /**
   * Whether character i began the last call in something that it did not get out of, or out of range, and so
   * did not move.
   */
  public boolean isStuck(int i) {
    Checks.index("i", i, capacity());
    return footing.isStuck(i);
  }

  /** Forgets what character i stands on, as when it is put elsewhere or becomes another. */
  public void reset(int i) {
    Checks.index("i", i, capacity());
    footing.leave(i);
    footing.stick(i, false);
  }

  /**
   * Moves characters, spheres or capsules, by their motions, as far as a world of shapes lets them: their
   * columns are written. Character i is the one that was i in the call before.
   *
   * @throws IllegalArgumentException if there is not one motion for each character, there are more than fit,
   *     or the engine has a filter
   * @throws UnsupportedOperationException if they are other shapes, or there is no kernel for sweeps against
   *     a target
   * @throws IllegalStateException if another thread is in a call of this mover
   */
  public void move(Engine engine, Shapes characters, Motions motions, Obstacles world) {
    enter();
    try {
      move(engine, characters, motions, searchables(world));
    } finally {
      exit();
    }
  }

  private void enter() {
    if (!inUse.compareAndSet(false, true)) {
      throw new IllegalStateException(this + " is in use: a mover is for one call at a time");
    }
  }

  private void exit() {
    one[0] = null;
    inUse.set(false);
  }

  /**
   * Pushes characters apart that overlap each other, as far as the world lets them: all at once, from the
   * places where they are, each half of the way out of each other and a skin. Where many press on each other
   * some calls are needed until none overlap; so call it once after each {@link #move}. What they stand on is
   * remembered as before. Characters in the same place, whose cores cross, stay so until they move apart.
   * Buffers that were separated in the call before cost nothing to make ready, others a {@link Tree}.
   *
   * @return the number of pairs that overlapped, before; {@code Integer.MAX_VALUE} if there were more
   * @throws IllegalArgumentException if there are more characters than fit, or the engine has a filter
   * @throws UnsupportedOperationException if they are other shapes, or there is no kernel for sweeps against
   *     a target
   * @throws IllegalStateException if another thread is in a call of this mover
   */
  public int separate(Engine engine, Shapes characters, Obstacles world) {
    enter();
    try {
      return separate(engine, characters, searchables(world));
    } finally {
      exit();
    }
  }

  private Searchable[] searchables(Obstacles world) {
    return switch (Objects.requireNonNull(world, "world")) {
      case Obstacles.Several several -> several.searchables;
      case Target target -> {
        one[0] = Engine.searchable(target);
        yield one;
      }
    };
  }

  private int separate(Engine engine, Shapes characters, Searchable[] world) {
    Execution execution = check(engine, characters, world);
    long found = crowd.find(execution, characters.elements);
    task.move(execution, characters.elements, null, crowd, world, world.length);
    return (int) Math.min(found, Integer.MAX_VALUE);
  }

  private void move(Engine engine, Shapes characters, Motions motions, Searchable[] world) {
    Objects.requireNonNull(engine, "engine");
    Objects.requireNonNull(characters, "characters");
    Checks.same("motions.size()", Objects.requireNonNull(motions, "motions").size(), "characters.size()",
        characters.size());
    Execution execution = check(engine, characters, world);
    task.move(execution, characters.elements, motions.elements, null, world, world.length);
  }

  private Execution check(Engine engine, Shapes characters, Searchable[] world) {
    Objects.requireNonNull(engine, "engine");
    Objects.requireNonNull(characters, "characters");
    if (characters.kind != Kind.SPHERE && characters.kind != Kind.CAPSULE) {
      throw new UnsupportedOperationException(
          "characters are " + characters + ", and only spheres and capsules can be");
    }
    Checks.room("capacity()", capacity(), "characters", characters.size());
    Execution execution = engine.execution();
    if (execution.filter() != null || execution.watch() != null) {
      throw new IllegalArgumentException("a mover needs an engine without a "
          + (execution.filter() != null ? "filter" : "watch") + ", not " + engine);
    }
    for (Searchable target : world) {
      Elements others = target.elements();
      Verbs.entry(execution, Verb.SWEEP, characters.elements, others);
      execution.check(characters.size(), others.size, characters.size(), Sources.ROW_GRAIN);
    }
    return execution;
  }

  @Override
  public String toString() {
    return "Mover[" + capacity() + "]";
  }
}
