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
 * Moves characters that walk, fly and fall through a world of shapes without entering anything: thousands of
 * capsules or spheres in each call, which collide and slide. Create one mover and keep it: it remembers what
 * each character stands on.
 *
 * <pre>
 *   Mover mover = Mover.of(people.size()).stepHeight(0.3f).slopeLimit(45);
 *   mover.move(engine, people, motions, world);    // which gravity is a part of
 * </pre>
 *
 * <p>A character <i>walks</i> if it stood on the ground after the previous call and its motion does not lead
 * up. The level part of its motion is turned along the ground and keeps its length. Anything steeper than the
 * slope limit is a wall: the character steps onto it if it is no higher than the step height, and slides
 * along it otherwise. Finally the character is lowered onto the ground, by the downward part of its motion
 * and, if there is ground, by the step height too. All other characters <i>fly</i>: they follow their motion,
 * and slide along everything that they touch. On the way down they land on anything that is not too steep,
 * and then walk. A motion is clipped at most four times.
 *
 * <p>Characters keep a skin away from the shapes that they have touched. They never end in a shape, as
 * decided by {@link Engine#overlap}, in which they did not begin: where they would, they go back to the last
 * free place. They pass through nothing at any speed, since all paths are {@linkplain Engine#sweep swept}. A
 * motion is cut at {@value #LONGEST} skins to limit its rounding. The skin should be at least a
 * ten-thousandth of the coordinates and sizes in the world.
 *
 * <p>The range is: coordinates and sizes up to 2⁶⁰, a skin from 2⁻³⁰ to 2⁴⁰, and steps up to 2⁵⁷. A character
 * beyond this range stays where it is, see {@link #isStuck}. So does a character near a shape that reaches
 * beyond it, except for boxes, planes and the length of cylinders.
 *
 * <p>A character that begins in a shape, if only by touching it, is first pushed out, away from the shape
 * nearest to its core, if the core itself is not in any shape. There is no known way out of cylinders. If the
 * push fails, the character stays where it is, see {@link #isStuck}. So does a character whose motion or
 * place is not finite.
 *
 * <p>No character gets farther than its motion, except for one skin from each contact that it keeps away
 * from, three skins onto a step, and the distance by which it is lowered. The world must not contain the
 * characters themselves.
 *
 * <p>Triangles of a mesh that lie in one plane act as a plane: whoever glides over them, or along a wall of
 * them, feels no edge between them, but for the rounding of coordinates.
 *
 * <p>If the engine has a {@linkplain Engine#where filter}, its first operand is the characters, and its
 * second the shapes of the world, numbered consecutively through all of {@link Obstacles#of several}. Shapes
 * that do not pass are not there for a character, in any respect: it walks through them, and is not pushed
 * out of them. So a door may stop only those who have no key:
 *
 * <pre>
 *   Engine doors = engine.where(Filter.groups(keys, locks));   // -1 for a character that has no key
 * </pre>
 *
 * <p>Characters do not collide with each other while they move; {@link #separate} pushes overlapping
 * characters apart afterwards. The result of a move does not depend on the other characters or their order;
 * it is the same on all engines, with or without trees, on any number of threads. Warm calls allocate
 * nothing. A mover is not thread-safe: a call throws while another is under way.
 */
public final class Mover {
  /** The longest motion, in skins. */
  public static final int LONGEST = Settings.LONGEST;

  /** The unit normal of the ground that each character stands on, 0 where it stands on nothing. */
  public final float[] nx, ny, nz;

  /** The index, in its buffer, of the shape that each character stands on, −1 for none. */
  public final int[] index;

  /** The number of the target of the world that holds this shape, −1 for none. */
  public final int[] target;

  private final Settings settings = new Settings();

  /** Whether a call is under way. */
  private final AtomicBoolean inUse = new AtomicBoolean();

  private final Footing footing;
  private final MoveTask task;
  private final Crowd crowd;

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
   * Creates a mover for at most {@code capacity} characters, which stand on nothing yet. Up is y, steps are 0
   * high, the slope limit is 45°, and the skin is 0.01.
   */
  public static Mover of(int capacity) {
    return new Mover(capacity);
  }

  /**
   * Sets the up direction.
   *
   * @throws IllegalArgumentException if the vector has no direction
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
   * Sets the maximum height of a step, and the maximum distance by which a walking character is lowered to
   * ground below its feet.
   *
   * @throws IllegalArgumentException if {@code height} is negative or not finite
   */
  public Mover stepHeight(float height) {
    if (!(height >= 0 && height < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("stepHeight is " + height + ", not in [0, ∞)");
    }
    settings.stepHeight = height;
    return this;
  }

  /**
   * Sets the maximum slope of the ground, in degrees.
   *
   * @throws IllegalArgumentException if {@code degrees} is not from 0 to 89
   */
  public Mover slopeLimit(float degrees) {
    if (!(degrees >= 0 && degrees <= 89)) {
      throw new IllegalArgumentException("slopeLimit is " + degrees + ", not in [0, 89]");
    }
    settings.walkable = Math.cos(Math.toRadians(degrees)) - 1e-6; // a slope of just that much is taken
    return this;
  }

  /**
   * Sets the distance that characters keep from the shapes that they touch.
   *
   * @throws IllegalArgumentException if {@code width} is not positive and finite
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
   * Whether character i did not move in the last call, because it began in a shape that it did not get out
   * of, or out of range.
   */
  public boolean isStuck(int i) {
    Checks.index("i", i, capacity());
    return footing.isStuck(i);
  }

  /**
   * Forgets what character i stands on. Use it when the character is put elsewhere or replaced by another.
   */
  public void reset(int i) {
    Checks.index("i", i, capacity());
    footing.leave(i);
    footing.stick(i, false);
  }

  /**
   * Moves characters, spheres or capsules, by their motions, as far as a world of shapes lets them, and
   * writes their columns. Character i is the same one as in the previous call.
   *
   * @throws IllegalArgumentException if there is not one motion for each character, there are more than fit,
   *     the columns of the engine's filter are too short, or the engine has a watch
   * @throws UnsupportedOperationException if the characters are other shapes, or there is no kernel for
   *     sweeps against a target
   * @throws IllegalStateException if another thread is in a call of this mover
   */
  public void move(Engine engine, Shapes characters, Motions motions, Obstacles world) {
    enter();
    try {
      move(engine, characters, motions,
          Obstacles.Several.searchables(Objects.requireNonNull(world, "world")));
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
    inUse.set(false);
  }

  /**
   * Pushes overlapping characters apart, as far as the world lets them: all at once, from the places where
   * they are, each by half of the way out and a skin. If many characters press on each other, several calls
   * are needed until none overlap; so call it once after each {@link #move}. The mover still remembers what
   * they stand on. Characters in the same place, whose cores cross, stay so until they move apart. Buffers
   * that were separated in the previous call cost nothing to prepare; others cost a {@link Tree}. A
   * {@linkplain Engine#where filter} is about characters and the world, as in a move: all characters push
   * each other.
   *
   * @return the number of pairs that overlapped before; {@code Integer.MAX_VALUE} if there were more
   * @throws IllegalArgumentException if there are more characters than fit, the columns of the engine's
   *     filter are too short, or the engine has a watch
   * @throws UnsupportedOperationException if the characters are other shapes, or there is no kernel for
   *     sweeps against a target
   * @throws IllegalStateException if another thread is in a call of this mover
   */
  public int separate(Engine engine, Shapes characters, Obstacles world) {
    enter();
    try {
      return separate(engine, characters,
          Obstacles.Several.searchables(Objects.requireNonNull(world, "world")));
    } finally {
      exit();
    }
  }

  private int separate(Engine engine, Shapes characters, Searchable[] world) {
    Execution execution = check(engine, characters, world);
    long found = crowd.find(execution, characters.elements);
    task.move(execution, characters.elements, null, crowd, world);
    return (int) Math.min(found, Integer.MAX_VALUE);
  }

  private void move(Engine engine, Shapes characters, Motions motions, Searchable[] world) {
    Objects.requireNonNull(engine, "engine");
    Objects.requireNonNull(characters, "characters");
    Checks.same("motions.size()", Objects.requireNonNull(motions, "motions").size(), "characters.size()",
        characters.size());
    Execution execution = check(engine, characters, world);
    task.move(execution, characters.elements, motions.elements, null, world);
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
    if (execution.watch() != null) {
      throw new IllegalArgumentException("a mover needs an engine without a watch, not " + engine);
    }
    long shapes = 0;
    for (Searchable target : world) {
      Elements others = target.elements();
      Verbs.entry(execution, Verb.SWEEP, characters.elements, others);
      shapes += others.size;
    }
    if (execution.filter() != null && shapes > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the world has " + shapes + " shapes, more than a filter can number, " + Integer.MAX_VALUE);
    }
    execution.check(characters.size(), (int) Math.min(shapes, Integer.MAX_VALUE), characters.size(),
        Sources.ROW_GRAIN);
    return execution;
  }

  @Override
  public String toString() {
    return "Mover[" + capacity() + "]";
  }
}
