package lockstep.bench.shapes;

import lockstep.Shapes;

/** Shapes of one kind with the colour that they are drawn in: linear red, green and blue. */
record Layer(String name, Shapes shapes, double red, double green, double blue) {
  /** Red is 0, green 1, blue 2. */
  double colour(int c) {
    return c == 0 ? red : c == 1 ? green : blue;
  }
}
