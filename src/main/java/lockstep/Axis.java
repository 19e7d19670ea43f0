package lockstep;

/** An axis of space. */
public enum Axis {
  X, Y, Z
}
