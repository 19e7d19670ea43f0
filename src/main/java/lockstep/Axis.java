package lockstep;

/** An axis of space. */
public enum Axis {
  X(0), Y(1), Z(2);

  /** Which coordinate of a point it is. */
  final int coordinate;

  Axis(int coordinate) {
    this.coordinate = coordinate;
  }
}
