package lockstep;

/** An axis of space. */
public enum Axis {
  X(0), Y(1), Z(2);

  /** The index of its coordinate in a point. */
  final int coordinate;

  Axis(int coordinate) {
    this.coordinate = coordinate;
  }
}
