package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions about a box along the axes that moves by v, and a triangle: when they meet, by thirteen separating axes. {@link BoxTriangleSweep} says why they
 * are enough, and how far off.
 */
final class SweptBoxTriangle {
  /** The slack on each axis of the box, relative to how far the triangle reaches there, and the way. */
  private static final float SLACK = 12 * 0x1p-24f;

  /**
   * How much deeper a touch may be than the slack, relative to the extents of the triangle. The overlap test
   * is off by 8 u, but of a box that is clipped to the bounds of the triangle. Where the clipped box shows a
   * gap on one axis, the whole box may show it on another, and wider: so this is three times as much.
   */
  private static final float TOUCH = 24 * 0x1p-24f;

  /** The numbers of axes begin with those of the box and the normal; those of products are 4 + 3 edge + axis. */
  private static final float NORMAL = 3, FIRST_OF_BC = 7, FIRST_OF_AC = 10;

  private SweptBoxTriangle() {}

  /** How much deeper a touch may be than the slack, given corners b and c relative to a. */
  static float touch(float bx, float by, float bz, float cx, float cy, float cz) {
    return TOUCH * (extent(bx, cx) + extent(by, cy) + extent(bz, cz));
  }

  /** When they meet, or +∞, given how much deeper a touch may be than the slack. */
  static float meeting(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float touch,
      float vx, float vy, float vz, float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    float entry =
        entry(minX, minY, minZ, maxX, maxY, maxZ, touch, vx, vy, vz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float exit = exit(minX, minY, minZ, maxX, maxY, maxZ, vx, vy, vz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float number =
        number(minX, minY, minZ, maxX, maxY, maxZ, touch, vx, vy, vz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float meeting = SweptAxis.meeting(entry, exit);
    bx -= ax;
    by -= ay;
    bz -= az;
    cx -= ax;
    cy -= ay;
    cz -= az;
    float x = axisX(number, bx, by, bz, cx, cy, cz);
    float y = axisY(number, bx, by, bz, cx, cy, cz);
    float z = axisZ(number, bx, by, bz, cx, cy, cz);
    float slack =
        Math.abs(x) * slack(bx, cx, vx) + Math.abs(y) * slack(by, cy, vy) + Math.abs(z) * slack(bz, cz, vz);
    float later = SweptAxis.withoutSlack(meeting, exit, slack, x * vx + y * vy + z * vz);
    return number >= NORMAL ? later : meeting;
  }

  /** The number of the first axis with the last of the entries. */
  static float number(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float touch,
      float vx, float vy, float vz, float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    float entry =
        entry(minX, minY, minZ, maxX, maxY, maxZ, touch, vx, vy, vz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float entryX = entryOnAxis(minX, maxX, touch, vx, ax, bx, cx);
    float entryY = entryOnAxis(minY, maxY, touch, vy, ay, by, cy);
    float entryZ = entryOnAxis(minZ, maxZ, touch, vz, az, bz, cz);
    float lowAX = SweptAxis.plane(minX, ax), highAX = SweptAxis.plane(maxX, ax);
    float lowAY = SweptAxis.plane(minY, ay), highAY = SweptAxis.plane(maxY, ay);
    float lowAZ = SweptAxis.plane(minZ, az), highAZ = SweptAxis.plane(maxZ, az);
    float lowBX = SweptAxis.plane(minX, bx), highBX = SweptAxis.plane(maxX, bx);
    float lowBY = SweptAxis.plane(minY, by), highBY = SweptAxis.plane(maxY, by);
    float lowBZ = SweptAxis.plane(minZ, bz), highBZ = SweptAxis.plane(maxZ, bz);
    float lowCX = SweptAxis.plane(minX, cx), highCX = SweptAxis.plane(maxX, cx);
    float lowCY = SweptAxis.plane(minY, cy), highCY = SweptAxis.plane(maxY, cy);
    float lowCZ = SweptAxis.plane(minZ, cz), highCZ = SweptAxis.plane(maxZ, cz);
    bx -= ax;
    by -= ay;
    bz -= az;
    cx -= ax;
    cy -= ay;
    cz -= az;
    float fx = cx - bx, fy = cy - by, fz = cz - bz;
    float slackX = slack(bx, cx, vx), slackY = slack(by, cy, vy), slackZ = slack(bz, cz, vz);
    float number = 12;
    number = entryOnEdge(cz, cx, vz, vx, slackZ, slackX, touch, lowAZ, highAZ, lowAX, highAX, lowBZ, highBZ,
        lowBX, highBX) == entry ? 11 : number;
    number = entryOnEdge(cy, cz, vy, vz, slackY, slackZ, touch, lowAY, highAY, lowAZ, highAZ, lowBY, highBY,
        lowBZ, highBZ) == entry ? 10 : number;
    number = entryOnEdge(fx, fy, vx, vy, slackX, slackY, touch, lowBX, highBX, lowBY, highBY, lowAX, highAX,
        lowAY, highAY) == entry ? 9 : number;
    number = entryOnEdge(fz, fx, vz, vx, slackZ, slackX, touch, lowBZ, highBZ, lowBX, highBX, lowAZ, highAZ,
        lowAX, highAX) == entry ? 8 : number;
    number = entryOnEdge(fy, fz, vy, vz, slackY, slackZ, touch, lowBY, highBY, lowBZ, highBZ, lowAY, highAY,
        lowAZ, highAZ) == entry ? 7 : number;
    number = entryOnEdge(bx, by, vx, vy, slackX, slackY, touch, lowAX, highAX, lowAY, highAY, lowCX, highCX,
        lowCY, highCY) == entry ? 6 : number;
    number = entryOnEdge(bz, bx, vz, vx, slackZ, slackX, touch, lowAZ, highAZ, lowAX, highAX, lowCZ, highCZ,
        lowCX, highCX) == entry ? 5 : number;
    number = entryOnEdge(by, bz, vy, vz, slackY, slackZ, touch, lowAY, highAY, lowAZ, highAZ, lowCY, highCY,
        lowCZ, highCZ) == entry ? 4 : number;
    number = entryOnNormal(lowAX, lowAY, lowAZ, highAX, highAY, highAZ, slackX, slackY, slackZ, touch, vx, vy,
        vz, bx, by, bz, cx, cy, cz) == entry ? NORMAL : number;
    number = entryZ == entry ? 2 : number;
    number = entryY == entry ? 1 : number;
    return entryX == entry ? 0 : number;
  }

  /** The last of the entries. */
  private static float entry(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      float touch, float vx, float vy, float vz, float ax, float ay, float az, float bx, float by, float bz,
      float cx, float cy, float cz) {
    float last = SweptAxis.last(SweptAxis.NONE, entryOnAxis(minX, maxX, touch, vx, ax, bx, cx));
    last = SweptAxis.last(last, entryOnAxis(minY, maxY, touch, vy, ay, by, cy));
    last = SweptAxis.last(last, entryOnAxis(minZ, maxZ, touch, vz, az, bz, cz));
    float lowAX = SweptAxis.plane(minX, ax), highAX = SweptAxis.plane(maxX, ax);
    float lowAY = SweptAxis.plane(minY, ay), highAY = SweptAxis.plane(maxY, ay);
    float lowAZ = SweptAxis.plane(minZ, az), highAZ = SweptAxis.plane(maxZ, az);
    float lowBX = SweptAxis.plane(minX, bx), highBX = SweptAxis.plane(maxX, bx);
    float lowBY = SweptAxis.plane(minY, by), highBY = SweptAxis.plane(maxY, by);
    float lowBZ = SweptAxis.plane(minZ, bz), highBZ = SweptAxis.plane(maxZ, bz);
    float lowCX = SweptAxis.plane(minX, cx), highCX = SweptAxis.plane(maxX, cx);
    float lowCY = SweptAxis.plane(minY, cy), highCY = SweptAxis.plane(maxY, cy);
    float lowCZ = SweptAxis.plane(minZ, cz), highCZ = SweptAxis.plane(maxZ, cz);
    bx -= ax;
    by -= ay;
    bz -= az;
    cx -= ax;
    cy -= ay;
    cz -= az;
    float fx = cx - bx, fy = cy - by, fz = cz - bz;
    float slackX = slack(bx, cx, vx), slackY = slack(by, cy, vy), slackZ = slack(bz, cz, vz);
    last = SweptAxis.last(last, entryOnNormal(lowAX, lowAY, lowAZ, highAX, highAY, highAZ, slackX, slackY,
        slackZ, touch, vx, vy, vz, bx, by, bz, cx, cy, cz));
    last = SweptAxis.last(last, entryOnEdge(by, bz, vy, vz, slackY, slackZ, touch, lowAY, highAY, lowAZ,
        highAZ, lowCY, highCY, lowCZ, highCZ));
    last = SweptAxis.last(last, entryOnEdge(bz, bx, vz, vx, slackZ, slackX, touch, lowAZ, highAZ, lowAX,
        highAX, lowCZ, highCZ, lowCX, highCX));
    last = SweptAxis.last(last, entryOnEdge(bx, by, vx, vy, slackX, slackY, touch, lowAX, highAX, lowAY,
        highAY, lowCX, highCX, lowCY, highCY));
    last = SweptAxis.last(last, entryOnEdge(fy, fz, vy, vz, slackY, slackZ, touch, lowBY, highBY, lowBZ,
        highBZ, lowAY, highAY, lowAZ, highAZ));
    last = SweptAxis.last(last, entryOnEdge(fz, fx, vz, vx, slackZ, slackX, touch, lowBZ, highBZ, lowBX,
        highBX, lowAZ, highAZ, lowAX, highAX));
    last = SweptAxis.last(last, entryOnEdge(fx, fy, vx, vy, slackX, slackY, touch, lowBX, highBX, lowBY,
        highBY, lowAX, highAX, lowAY, highAY));
    last = SweptAxis.last(last, entryOnEdge(cy, cz, vy, vz, slackY, slackZ, touch, lowAY, highAY, lowAZ,
        highAZ, lowBY, highBY, lowBZ, highBZ));
    last = SweptAxis.last(last, entryOnEdge(cz, cx, vz, vx, slackZ, slackX, touch, lowAZ, highAZ, lowAX,
        highAX, lowBZ, highBZ, lowBX, highBX));
    return SweptAxis.last(last, entryOnEdge(cx, cy, vx, vy, slackX, slackY, touch, lowAX, highAX, lowAY,
        highAY, lowBX, highBX, lowBY, highBY));
  }

  /** The first of the exits. */
  private static float exit(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float vx,
      float vy, float vz, float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    float first = SweptAxis.first(Float.POSITIVE_INFINITY, exitOnAxis(minX, maxX, vx, ax, bx, cx));
    first = SweptAxis.first(first, exitOnAxis(minY, maxY, vy, ay, by, cy));
    first = SweptAxis.first(first, exitOnAxis(minZ, maxZ, vz, az, bz, cz));
    float lowAX = SweptAxis.plane(minX, ax), highAX = SweptAxis.plane(maxX, ax);
    float lowAY = SweptAxis.plane(minY, ay), highAY = SweptAxis.plane(maxY, ay);
    float lowAZ = SweptAxis.plane(minZ, az), highAZ = SweptAxis.plane(maxZ, az);
    float lowBX = SweptAxis.plane(minX, bx), highBX = SweptAxis.plane(maxX, bx);
    float lowBY = SweptAxis.plane(minY, by), highBY = SweptAxis.plane(maxY, by);
    float lowBZ = SweptAxis.plane(minZ, bz), highBZ = SweptAxis.plane(maxZ, bz);
    float lowCX = SweptAxis.plane(minX, cx), highCX = SweptAxis.plane(maxX, cx);
    float lowCY = SweptAxis.plane(minY, cy), highCY = SweptAxis.plane(maxY, cy);
    float lowCZ = SweptAxis.plane(minZ, cz), highCZ = SweptAxis.plane(maxZ, cz);
    bx -= ax;
    by -= ay;
    bz -= az;
    cx -= ax;
    cy -= ay;
    cz -= az;
    float fx = cx - bx, fy = cy - by, fz = cz - bz;
    float slackX = slack(bx, cx, vx), slackY = slack(by, cy, vy), slackZ = slack(bz, cz, vz);
    first = SweptAxis.first(first, exitOnNormal(lowAX, lowAY, lowAZ, highAX, highAY, highAZ, slackX, slackY,
        slackZ, vx, vy, vz, bx, by, bz, cx, cy, cz));
    first = SweptAxis.first(first, exitOnEdge(by, bz, vy, vz, slackY, slackZ, lowAY, highAY, lowAZ, highAZ,
        lowCY, highCY, lowCZ, highCZ));
    first = SweptAxis.first(first, exitOnEdge(bz, bx, vz, vx, slackZ, slackX, lowAZ, highAZ, lowAX, highAX,
        lowCZ, highCZ, lowCX, highCX));
    first = SweptAxis.first(first, exitOnEdge(bx, by, vx, vy, slackX, slackY, lowAX, highAX, lowAY, highAY,
        lowCX, highCX, lowCY, highCY));
    first = SweptAxis.first(first, exitOnEdge(fy, fz, vy, vz, slackY, slackZ, lowBY, highBY, lowBZ, highBZ,
        lowAY, highAY, lowAZ, highAZ));
    first = SweptAxis.first(first, exitOnEdge(fz, fx, vz, vx, slackZ, slackX, lowBZ, highBZ, lowBX, highBX,
        lowAZ, highAZ, lowAX, highAX));
    first = SweptAxis.first(first, exitOnEdge(fx, fy, vx, vy, slackX, slackY, lowBX, highBX, lowBY, highBY,
        lowAX, highAX, lowAY, highAY));
    first = SweptAxis.first(first, exitOnEdge(cy, cz, vy, vz, slackY, slackZ, lowAY, highAY, lowAZ, highAZ,
        lowBY, highBY, lowBZ, highBZ));
    first = SweptAxis.first(first, exitOnEdge(cz, cx, vz, vx, slackZ, slackX, lowAZ, highAZ, lowAX, highAX,
        lowBZ, highBZ, lowBX, highBX));
    return SweptAxis.first(first, exitOnEdge(cx, cy, vx, vy, slackX, slackY, lowAX, highAX, lowAY, highAY,
        lowBX, highBX, lowBY, highBY));
  }

  /** The slack along one axis, given corners b and c relative to a. */
  private static float slack(float b, float c, float v) {
    return SLACK * (extent(b, c) + Math.abs(v));
  }

  /** How far the triangle reaches on one axis. */
  private static float extent(float b, float c) {
    return BoxTriangleAxes.max(0, b, c) - BoxTriangleAxes.min(0, b, c);
  }

  /** The x component of the axis of a number, given corners b and c relative to a. */
  static float axisX(float number, float bx, float by, float bz, float cx, float cy, float cz) {
    float product =
        SweptAxis.product(isOfY(number), isOfZ(number), edge(number, by, cy), edge(number, bz, cz));
    return number > NORMAL ? product
        : number == NORMAL ? SweptAxis.difference(by, cz, bz, cy) : number == 0 ? 1 : 0;
  }

  /** The y component. */
  static float axisY(float number, float bx, float by, float bz, float cx, float cy, float cz) {
    float product =
        SweptAxis.product(isOfZ(number), isOfX(number), edge(number, bz, cz), edge(number, bx, cx));
    return number > NORMAL ? product
        : number == NORMAL ? SweptAxis.difference(bz, cx, bx, cz) : number == 1 ? 1 : 0;
  }

  /** The z component. */
  static float axisZ(float number, float bx, float by, float bz, float cx, float cy, float cz) {
    float product =
        SweptAxis.product(isOfX(number), isOfY(number), edge(number, bx, cx), edge(number, by, cy));
    return number > NORMAL ? product
        : number == NORMAL ? SweptAxis.difference(bx, cy, by, cx) : number == 2 ? 1 : 0;
  }

  /** Whether an axis is the product of the x axis and an edge. */
  private static boolean isOfX(float number) {
    return number == 4 || number == 7 || number == 10;
  }

  private static boolean isOfY(float number) {
    return number == 5 || number == 8 || number == 11;
  }

  private static boolean isOfZ(float number) {
    return number == 6 || number == 9 || number == 12;
  }

  /** A component of the edge of which an axis is a product. */
  private static float edge(float number, float b, float c) {
    return number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c - b : c;
  }

  private static float entryOnAxis(float min, float max, float touch, float v, float a, float b, float c) {
    float low = BoxTriangleAxes.min(a, b, c), high = BoxTriangleAxes.max(a, b, c);
    float width = SweptAxis.width(1, min, max) + SweptAxis.width(1, low, high);
    return SweptAxis.entry(BoxBoxSweep.ahead(min, max, v, low, high), 0, touch, width, v);
  }

  private static float exitOnAxis(float min, float max, float v, float a, float b, float c) {
    return BoxBoxSweep.exit(min, max, v, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c));
  }

  /** The entry on the normal, on which all corners are where a is; planes are relative to a. */
  @Twin.Pass
  private static float entryOnNormal(float lowX, float lowY, float lowZ, float highX, float highY,
      float highZ, float slackX, float slackY, float slackZ, float touch, float vx, float vy, float vz,
      float bx, float by, float bz, float cx, float cy, float cz) {
    float x = SweptAxis.difference(by, cz, bz, cy);
    float y = SweptAxis.difference(bz, cx, bx, cz);
    float z = SweptAxis.difference(bx, cy, by, cx);
    float speed = x * vx + y * vy + z * vz;
    float ahead = SweptAxis.near(speed, x, lowX, highX) + SweptAxis.near(speed, y, lowY, highY)
        + SweptAxis.near(speed, z, lowZ, highZ);
    float slack = Math.abs(x) * slackX + Math.abs(y) * slackY + Math.abs(z) * slackZ;
    float width =
        SweptAxis.width(x, lowX, highX) + SweptAxis.width(y, lowY, highY) + SweptAxis.width(z, lowZ, highZ);
    return SweptAxis.entry(ahead, slack, (Math.abs(x) + Math.abs(y) + Math.abs(z)) * touch, width, speed);
  }

  @Twin.Pass
  private static float exitOnNormal(float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float slackX, float slackY, float slackZ, float vx, float vy, float vz, float bx, float by, float bz,
      float cx, float cy, float cz) {
    float x = SweptAxis.difference(by, cz, bz, cy);
    float y = SweptAxis.difference(bz, cx, bx, cz);
    float z = SweptAxis.difference(bx, cy, by, cx);
    float speed = x * vx + y * vy + z * vz;
    float left = SweptAxis.far(speed, x, lowX, highX) + SweptAxis.far(speed, y, lowY, highY)
        + SweptAxis.far(speed, z, lowZ, highZ);
    float slack = Math.abs(x) * slackX + Math.abs(y) * slackY + Math.abs(z) * slackZ;
    return SweptAxis.exit(left + slack, speed);
  }

  /**
   * The entry on the product of a box axis and an edge e, (0, −ez, ey) for the x axis. There both ends of the edge fall together; planes are relative to
   * one of them, and to the third corner.
   */
  @Twin.Pass
  private static float entryOnEdge(float ey, float ez, float vy, float vz, float slackY, float slackZ,
      float touch, float lowY, float highY, float lowZ, float highZ, float thirdLowY, float thirdHighY,
      float thirdLowZ, float thirdHighZ) {
    float speed = ey * vz - ez * vy;
    float both = SweptAxis.near(speed, -ez, lowY, highY) + SweptAxis.near(speed, ey, lowZ, highZ);
    float third =
        SweptAxis.near(speed, -ez, thirdLowY, thirdHighY) + SweptAxis.near(speed, ey, thirdLowZ, thirdHighZ);
    float slack = Math.abs(ez) * slackY + Math.abs(ey) * slackZ;
    float width =
        SweptAxis.width(ez, lowY, highY) + SweptAxis.width(ey, lowZ, highZ) + 0.5f * Math.abs(both - third);
    return SweptAxis.entry(both < third ? both : third, slack, (Math.abs(ez) + Math.abs(ey)) * touch, width,
        speed);
  }

  @Twin.Pass
  private static float exitOnEdge(float ey, float ez, float vy, float vz, float slackY, float slackZ,
      float lowY, float highY, float lowZ, float highZ, float thirdLowY, float thirdHighY, float thirdLowZ,
      float thirdHighZ) {
    float speed = ey * vz - ez * vy;
    float both = SweptAxis.far(speed, -ez, lowY, highY) + SweptAxis.far(speed, ey, lowZ, highZ);
    float third =
        SweptAxis.far(speed, -ez, thirdLowY, thirdHighY) + SweptAxis.far(speed, ey, thirdLowZ, thirdHighZ);
    float slack = Math.abs(ez) * slackY + Math.abs(ey) * slackZ;
    return SweptAxis.exit((both > third ? both : third) + slack, speed);
  }
}
