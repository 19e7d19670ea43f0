package lockstep.bench.rain;

import lockstep.Contacts;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.scenes.Terrain;

/**
 * Crates and balls that rain into a valley and pile up: a program as users write it, with trees, lists of
 * touching pairs, contacts of five pairs of kinds, and a solver. Every decision depends on the engine's
 * answers, so engines that differ in one bit end in different piles.
 */
final class Rain {
  private static final int CELLS = 96;
  private static final float CELL = 0.5f;
  static final float SIDE = CELLS * CELL;

  final Bodies bodies;
  final Triangles land;

  /** Nanoseconds of the last step, by {@link Phase}. */
  final long[] nanos = new long[Phase.values().length];

  private final Engine engine;
  private final Solver solver;
  private final Tree crates, balls, ground;
  private final Touching crateCrate = new Touching(), crateBall = new Touching(), ballBall = new Touching(),
      crateLand = new Touching(), ballLand = new Touching();
  private long clock;

  /** Pairs that touch, and their contacts. */
  private static final class Touching {
    private Pairs pairs = Pairs.allocate(1 << 14);
    private Contacts contacts = Contacts.allocate(1 << 14);

    /** A query that lists pairs. */
    interface Query {
      long list(Pairs pairs);
    }

    void list(Query query) {
      long needed = query.list(pairs);
      if (needed > pairs.capacity()) {
        pairs = Pairs.allocate(2 * needed);
        contacts = Contacts.allocate(pairs.capacity());
        query.list(pairs);
      }
    }
  }

  /** This many bodies of each kind. */
  Rain(Engine engine, int count, long seed) {
    this.engine = engine;
    bodies = new Bodies(count, SIDE, seed);
    land = new Terrain(CELLS, CELL, (x, z) -> {
      float u = 2 * x / SIDE - 1, v = 2 * z / SIDE - 1;
      return 5 * (u * u + v * v) * (u * u + v * v) + 2 * Terrain.rolling(x, z, SIDE / 4, 7) - 2;
    }).triangles(2 * CELLS * CELLS);
    ground = Tree.of(land);
    crates = Tree.of(bodies.crates);
    balls = Tree.of(bodies.balls);
    solver = new Solver(bodies);
  }

  void step() {
    clock = System.nanoTime();
    bodies.accelerate();
    solver.clear();
    took(Phase.SOLVER, true);
    crates.update();
    balls.update();
    crateCrate.list(pairs -> engine.overlap(crates, pairs));
    crateBall.list(pairs -> engine.overlap(crates, balls, pairs));
    ballBall.list(pairs -> engine.overlap(balls, pairs));
    crateLand.list(pairs -> engine.overlap(bodies.crates, ground, pairs));
    ballLand.list(pairs -> engine.overlap(bodies.balls, ground, pairs));
    took(Phase.PAIRS, true);
    contacts(Phase.CRATE_CRATE, crateCrate);
    contacts(Phase.CRATE_BALL, crateBall);
    contacts(Phase.BALL_BALL, ballBall);
    contacts(Phase.CRATE_LAND, crateLand);
    contacts(Phase.BALL_LAND, ballLand);
    int ball = bodies.crates.size();
    solver.add(crateCrate.pairs, crateCrate.contacts, 0, 0);
    solver.add(crateBall.pairs, crateBall.contacts, 0, ball);
    solver.add(ballBall.pairs, ballBall.contacts, ball, ball);
    solver.add(crateLand.pairs, crateLand.contacts, 0, Solver.FIXED);
    solver.add(ballLand.pairs, ballLand.contacts, ball, Solver.FIXED);
    solver.solve();
    bodies.move();
    took(Phase.SOLVER, false);
  }

  private void contacts(Phase phase, Touching touching) {
    switch (phase) {
      case CRATE_CRATE ->
        engine.contact(bodies.crates, bodies.crates, touching.pairs.pairing(), touching.contacts);
      case CRATE_BALL ->
        engine.contact(bodies.crates, bodies.balls, touching.pairs.pairing(), touching.contacts);
      case BALL_BALL ->
        engine.contact(bodies.balls, bodies.balls, touching.pairs.pairing(), touching.contacts);
      case CRATE_LAND -> engine.contact(bodies.crates, land, touching.pairs.pairing(), touching.contacts);
      default -> engine.contact(bodies.balls, land, touching.pairs.pairing(), touching.contacts);
    }
    took(phase, true);
  }

  private void took(Phase phase, boolean first) {
    long now = System.nanoTime();
    nanos[phase.column] = (first ? 0 : nanos[phase.column]) + now - clock;
    clock = now;
  }
}
