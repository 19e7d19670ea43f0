// Compiled from OrientedBoxOrientedBoxDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxOrientedBoxDistance#points}: the same operations in the same order, on vectors
 * of pairs.
 */
final class OrientedBoxOrientedBoxDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_CORNER_X = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_CORNER_Z = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_CORNER_Y = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C1_72E_10 = FloatVector.broadcast(FLOATS, 1.717987E10f);
  private static final FloatVector ALL_C5_82E_11 = FloatVector.broadcast(FLOATS, 5.820766E-11f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST_9 = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_FIRST_EDGE = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_B_Y = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_B_Z = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_C6_00 = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C10_0 = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);
  private static final FloatVector ALL_C12_0 = FloatVector.broadcast(FLOATS, 12.0f);
  private static final FloatVector ALL_C13_0 = FloatVector.broadcast(FLOATS, 13.0f);
  private static final FloatVector ALL_C14_0 = FloatVector.broadcast(FLOATS, 14.0f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[9]);

  private static final int ROW_DX = 0 * Kernel.BLOCK;
  private static final int ROW_DY = 1 * Kernel.BLOCK;
  private static final int ROW_DZ = 2 * Kernel.BLOCK;
  private static final int ROW_DX2 = 3 * Kernel.BLOCK;
  private static final int ROW_DY2 = 4 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 5 * Kernel.BLOCK;
  private static final int ROW_GX = 6 * Kernel.BLOCK;
  private static final int ROW_HX = 7 * Kernel.BLOCK;
  private static final int ROW_GY = 8 * Kernel.BLOCK;
  private static final int ROW_HY = 9 * Kernel.BLOCK;
  private static final int ROW_GZ = 10 * Kernel.BLOCK;
  private static final int ROW_HZ = 11 * Kernel.BLOCK;
  private static final int ROW_AX = 12 * Kernel.BLOCK;
  private static final int ROW_BX = 13 * Kernel.BLOCK;
  private static final int ROW_AY = 14 * Kernel.BLOCK;
  private static final int ROW_BY = 15 * Kernel.BLOCK;
  private static final int ROW_AZ = 16 * Kernel.BLOCK;
  private static final int ROW_BZ = 17 * Kernel.BLOCK;
  private static final int ROW_AW = 18 * Kernel.BLOCK;
  private static final int ROW_BW = 19 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A = 20 * Kernel.BLOCK;
  private static final int ROW_BX_SQUARED = 21 * Kernel.BLOCK;
  private static final int ROW_BY_SQUARED = 22 * Kernel.BLOCK;
  private static final int ROW_SUM = 23 * Kernel.BLOCK;
  private static final int ROW_BZ_SQUARED = 24 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B = 25 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 26 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 27 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 28 * Kernel.BLOCK;
  private static final int ROW_TX = 29 * Kernel.BLOCK;
  private static final int ROW_TX2 = 30 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 31 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 32 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 33 * Kernel.BLOCK;
  private static final int ROW_TY = 34 * Kernel.BLOCK;
  private static final int ROW_TY2 = 35 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 36 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 37 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 38 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 39 * Kernel.BLOCK;
  private static final int ROW_TZ = 40 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 41 * Kernel.BLOCK;
  private static final int ROW_SCALE = 42 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 43 * Kernel.BLOCK;
  private static final int ROW_QX = 44 * Kernel.BLOCK;
  private static final int ROW_QY = 45 * Kernel.BLOCK;
  private static final int ROW_QZ = 46 * Kernel.BLOCK;
  private static final int ROW_QW = 47 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED = 48 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 49 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 50 * Kernel.BLOCK;
  private static final int ROW_S = 51 * Kernel.BLOCK;
  private static final int ROW_N = 52 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 53 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 54 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 55 * Kernel.BLOCK;
  private static final int ROW_N2 = 56 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 57 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 58 * Kernel.BLOCK;
  private static final int ROW_N3 = 59 * Kernel.BLOCK;
  private static final int ROW_ABS_N = 60 * Kernel.BLOCK;
  private static final int ROW_ABS_N2 = 61 * Kernel.BLOCK;
  private static final int ROW_ABS_N3 = 62 * Kernel.BLOCK;
  private static final int ROW_PART = 63 * Kernel.BLOCK;
  private static final int ROW_X = 64 * Kernel.BLOCK;
  private static final int ROW_N4 = 65 * Kernel.BLOCK;
  private static final int ROW_N5 = 66 * Kernel.BLOCK;
  private static final int ROW_N6 = 67 * Kernel.BLOCK;
  private static final int ROW_N7 = 68 * Kernel.BLOCK;
  private static final int ROW_N8 = 69 * Kernel.BLOCK;
  private static final int ROW_N9 = 70 * Kernel.BLOCK;
  private static final int ROW_BEST = 71 * Kernel.BLOCK;
  private static final int ROW_ABS_N4 = 72 * Kernel.BLOCK;
  private static final int ROW_ABS_N5 = 73 * Kernel.BLOCK;
  private static final int ROW_ABS_N6 = 74 * Kernel.BLOCK;
  private static final int ROW_PART2 = 75 * Kernel.BLOCK;
  private static final int ROW_NEXT = 76 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 77 * Kernel.BLOCK;
  private static final int ROW_ABS_N7 = 78 * Kernel.BLOCK;
  private static final int ROW_ABS_N8 = 79 * Kernel.BLOCK;
  private static final int ROW_ABS_N9 = 80 * Kernel.BLOCK;
  private static final int ROW_PART3 = 81 * Kernel.BLOCK;
  private static final int ROW_BEST3 = 82 * Kernel.BLOCK;
  private static final int ROW_EZ = 83 * Kernel.BLOCK;
  private static final int ROW_EY = 84 * Kernel.BLOCK;
  private static final int ROW_MX = 85 * Kernel.BLOCK;
  private static final int ROW_EX = 86 * Kernel.BLOCK;
  private static final int ROW_EX2 = 87 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 88 * Kernel.BLOCK;
  private static final int ROW_MY = 89 * Kernel.BLOCK;
  private static final int ROW_EY2 = 90 * Kernel.BLOCK;
  private static final int ROW_EX3 = 91 * Kernel.BLOCK;
  private static final int ROW_MZ = 92 * Kernel.BLOCK;
  private static final int ROW_EY3 = 93 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 94 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 95 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 96 * Kernel.BLOCK;
  private static final int ROW_MX2 = 97 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 98 * Kernel.BLOCK;
  private static final int ROW_MY2 = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 100 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 101 * Kernel.BLOCK;
  private static final int ROW_HY2 = 102 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 103 * Kernel.BLOCK;
  private static final int ROW_MX3 = 104 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 105 * Kernel.BLOCK;
  private static final int ROW_MY3 = 106 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 107 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 108 * Kernel.BLOCK;
  private static final int ROW_MX4 = 109 * Kernel.BLOCK;
  private static final int ROW_MY4 = 110 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 111 * Kernel.BLOCK;
  private static final int ROW_MX5 = 112 * Kernel.BLOCK;
  private static final int ROW_MY5 = 113 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 114 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 115 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 116 * Kernel.BLOCK;
  private static final int ROW_MX6 = 117 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 118 * Kernel.BLOCK;
  private static final int ROW_MY6 = 119 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 120 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 121 * Kernel.BLOCK;
  private static final int ROW_MX7 = 122 * Kernel.BLOCK;
  private static final int ROW_MY7 = 123 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 124 * Kernel.BLOCK;
  private static final int ROW_MX8 = 125 * Kernel.BLOCK;
  private static final int ROW_MY8 = 126 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 127 * Kernel.BLOCK;
  private static final int ROW_MX9 = 128 * Kernel.BLOCK;
  private static final int ROW_MY9 = 129 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 130 * Kernel.BLOCK;
  private static final int ROW_MX10 = 131 * Kernel.BLOCK;
  private static final int ROW_MY10 = 132 * Kernel.BLOCK;
  private static final int ROW_MZ10 = 133 * Kernel.BLOCK;
  private static final int ROW_MX11 = 134 * Kernel.BLOCK;
  private static final int ROW_MY11 = 135 * Kernel.BLOCK;
  private static final int ROW_MZ11 = 136 * Kernel.BLOCK;
  private static final int ROW_MX12 = 137 * Kernel.BLOCK;
  private static final int ROW_MY12 = 138 * Kernel.BLOCK;
  private static final int ROW_MZ12 = 139 * Kernel.BLOCK;
  private static final int ROW_RADII = 140 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 141 * Kernel.BLOCK;
  private static final int ROW_SIZE = 142 * Kernel.BLOCK;
  private static final int ROW_NXX = 143 * Kernel.BLOCK;
  private static final int ROW_NXY = 144 * Kernel.BLOCK;
  private static final int ROW_NXZ = 145 * Kernel.BLOCK;
  private static final int ROW_NYY = 146 * Kernel.BLOCK;
  private static final int ROW_NYZ = 147 * Kernel.BLOCK;
  private static final int ROW_NZY = 148 * Kernel.BLOCK;
  private static final int ROW_NZZ = 149 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 150 * Kernel.BLOCK;
  private static final int ROW_SLACK = 151 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 152 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 153 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 154 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 155 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 156 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 157 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 158 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 159 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 160 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 161 * Kernel.BLOCK;
  private static final int ROW_MIN = 162 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 163 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 164 * Kernel.BLOCK;
  private static final int ROW_X2_OR_X1 = 165 * Kernel.BLOCK;
  private static final int ROW_Y2_OR_Y1 = 166 * Kernel.BLOCK;
  private static final int ROW_Z2_OR_Z1 = 167 * Kernel.BLOCK;
  private static final int ROW_X1_OR_X2 = 168 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 169 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 170 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 171 * Kernel.BLOCK;
  private static final int ROW_Y1_OR_Y2 = 172 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 173 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 174 * Kernel.BLOCK;
  private static final int ROW_PRODUCT24 = 175 * Kernel.BLOCK;
  private static final int ROW_Z1_OR_Z2 = 176 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 177 * Kernel.BLOCK;
  private static final int ROW_PRODUCT25 = 178 * Kernel.BLOCK;
  private static final int ROW_PRODUCT26 = 179 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 180 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP2 = 181 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP3 = 182 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP4 = 183 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP5 = 184 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP6 = 185 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP7 = 186 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP8 = 187 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP9 = 188 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP10 = 189 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP11 = 190 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP12 = 191 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP = 192 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP2 = 193 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP3 = 194 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP4 = 195 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP5 = 196 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP6 = 197 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP7 = 198 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP8 = 199 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP9 = 200 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP10 = 201 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP11 = 202 * Kernel.BLOCK;
  private static final int ROW_SECOND_STEP12 = 203 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 204 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 205 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 206 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 207 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 208 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 209 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 210 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 211 * Kernel.BLOCK;
  private static final int ROW_NEXT10 = 212 * Kernel.BLOCK;
  private static final int ROW_NEXT11 = 213 * Kernel.BLOCK;
  private static final int ROW_NEXT12 = 214 * Kernel.BLOCK;
  private static final int ROW_NEXT13 = 215 * Kernel.BLOCK;
  private static final int ROW_BEST4 = 216 * Kernel.BLOCK;
  private static final int ROW_APART = 217 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 218 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 219 * Kernel.BLOCK;
  private static final int ROW_T = 220 * Kernel.BLOCK;
  private static final int ROW_T2 = 221 * Kernel.BLOCK;
  private static final int ROW_T3 = 222 * Kernel.BLOCK;
  private static final int ROW_ALONG = 223 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 224 * Kernel.BLOCK;
  private static final int ROW_EX4 = 225 * Kernel.BLOCK;
  private static final int ROW_STEPS = 226 * Kernel.BLOCK;
  private static final int ROW_EY4 = 227 * Kernel.BLOCK;
  private static final int ROW_EZ4 = 228 * Kernel.BLOCK;
  private static final int ROW_PART4 = 229 * Kernel.BLOCK;
  private static final int ROW_N_OR_N = 230 * Kernel.BLOCK;
  private static final int ROW_CX = 231 * Kernel.BLOCK;
  private static final int ROW_CY = 232 * Kernel.BLOCK;
  private static final int ROW_CZ = 233 * Kernel.BLOCK;
  private static final int ROW_AX2 = 234 * Kernel.BLOCK;
  private static final int ROW_PRODUCT27 = 235 * Kernel.BLOCK;
  private static final int ROW_AY2 = 236 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 237 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 238 * Kernel.BLOCK;
  private static final int ROW_CX2 = 239 * Kernel.BLOCK;
  private static final int ROW_CY2 = 240 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 241 * Kernel.BLOCK;
  private static final int ROW_BX2 = 242 * Kernel.BLOCK;
  private static final int ROW_BY2 = 243 * Kernel.BLOCK;
  private static final int ROW_BZ2 = 244 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 245 * Kernel.BLOCK;
  private static final int ROW_XA = 246 * Kernel.BLOCK;
  private static final int ROW_YA = 247 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 248 * Kernel.BLOCK;
  private static final int ROW_ZA = 249 * Kernel.BLOCK;
  private static final int ROW_XB = 250 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 251 * Kernel.BLOCK;
  private static final int ROW_YB = 252 * Kernel.BLOCK;
  private static final int ROW_ZB = 253 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 254 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 255 * Kernel.BLOCK;
  private static final int ROW_TO_MIN = 256 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 257 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 258 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 259 * Kernel.BLOCK;
  private static final int ROW_OF_A = 260 * Kernel.BLOCK;
  private static final int ROW_FEATURE2 = 261 * Kernel.BLOCK;
  private static final int ROW_TO_X = 262 * Kernel.BLOCK;
  private static final int ROW_TO_Y = 263 * Kernel.BLOCK;
  private static final int ROW_OF_B = 264 * Kernel.BLOCK;
  private static final int ROW_AX_OUT = 265 * Kernel.BLOCK;
  private static final int ROW_BX_OUT = 266 * Kernel.BLOCK;
  private static final int ROW_AY_OUT = 267 * Kernel.BLOCK;
  private static final int ROW_BY_OUT = 268 * Kernel.BLOCK;
  private static final int ROW_AZ_OUT = 269 * Kernel.BLOCK;
  private static final int ROW_BZ_OUT = 270 * Kernel.BLOCK;
  private static final int ROW_FEATURE_A = 271 * Kernel.BLOCK;
  private static final int ROW_FEATURE_B = 272 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[273 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      long swapBits = floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows, swapBits);
      floats3(floatRows);
      floats4(floatRows);
      long nLessCornerXBits = floats5(floatRows);
      floats6(floatRows, nLessCornerXBits);
      floats7(floatRows);
      floats8(floatRows);
      long nextLessBestBits = floats9(floatRows);
      long nextLessBestBits2 = floats10(floatRows);
      floats11(floatRows);
      floats12(floatRows);
      long allHalfX1AtLeastCornerXBits = floats13(columns1, from1, floatRows);
      long allSquareAAtLeastLeastSquareBits = floats14(columns1, from1, columns2, from2, floatRows, bits,
          allHalfX1AtLeastCornerXBits);
      long allSquareBAtLeastLeastSquareBits = bits[0];
      long validBits = bits[1];
      long nearBits = floats15(floatRows, bits, allSquareAAtLeastLeastSquareBits,
          allSquareBAtLeastLeastSquareBits);
      long allSquareAAtLeastLeastSquareBits2 = bits[0];
      long allSquareAAtLeastLeastSquareBits3 = floats16(floatRows, allSquareAAtLeastLeastSquareBits2);
      long absValueAtMostSumBits = floats17(floatRows);
      long allValueAtMostValueBits = floats18(floatRows, absValueAtMostSumBits);
      long allValueAtMostValueBits2 = floats19(floatRows, allValueAtMostValueBits);
      long allValueAtMostValueBits3 = floats20(floatRows, bits, allValueAtMostValueBits2);
      long absValueAtMostSumBits2 = bits[0];
      long overlapBits = floats21(floatRows, allValueAtMostValueBits3, absValueAtMostSumBits2,
          allSquareAAtLeastLeastSquareBits3, nearBits, nextLessBestBits, nextLessBestBits2);
      floats22(columns1, from1, columns2, from2, floatRows, swapBits);
      firstStep(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP);
      firstStep(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP2);
      firstStep(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP3);
      firstStep(floatRows, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_FIRST_STEP4);
      firstStep(floatRows, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP5);
      firstStep(floatRows, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP6);
      firstStep(floatRows, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP7);
      firstStep(floatRows, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY, ROW_GZ, ROW_GX,
          ROW_FIRST_STEP8);
      firstStep(floatRows, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP9);
      firstStep(floatRows, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP10);
      firstStep(floatRows, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP11);
      firstStep(floatRows, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ, ROW_GX, ROW_GY,
          ROW_FIRST_STEP12);
      secondStep(floatRows, ROW_FIRST_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX, ROW_GY,
          ROW_GZ, ROW_SECOND_STEP);
      secondStep(floatRows, ROW_FIRST_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_SECOND_STEP2);
      secondStep(floatRows, ROW_FIRST_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_SECOND_STEP3);
      secondStep(floatRows, ROW_FIRST_STEP4, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_SECOND_STEP4);
      secondStep(floatRows, ROW_FIRST_STEP5, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP5);
      secondStep(floatRows, ROW_FIRST_STEP6, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP6);
      secondStep(floatRows, ROW_FIRST_STEP7, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP7);
      secondStep(floatRows, ROW_FIRST_STEP8, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_SECOND_STEP8);
      secondStep(floatRows, ROW_FIRST_STEP9, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP9);
      secondStep(floatRows, ROW_FIRST_STEP10, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP10);
      secondStep(floatRows, ROW_FIRST_STEP11, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP11);
      secondStep(floatRows, ROW_FIRST_STEP12, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_SECOND_STEP12);
      squaredDistance(floatRows, ROW_SECOND_STEP, ROW_MX, ROW_MY, ROW_MZ, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT2);
      squaredDistance(floatRows, ROW_SECOND_STEP2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT3);
      squaredDistance(floatRows, ROW_SECOND_STEP3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT4);
      squaredDistance(floatRows, ROW_SECOND_STEP4, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_EX, ROW_EY3, ROW_EZ3, ROW_GX,
          ROW_GY, ROW_GZ, ROW_NEXT5);
      squaredDistance(floatRows, ROW_SECOND_STEP5, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT6);
      squaredDistance(floatRows, ROW_SECOND_STEP6, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT7);
      squaredDistance(floatRows, ROW_SECOND_STEP7, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT8);
      squaredDistance(floatRows, ROW_SECOND_STEP8, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_EX2, ROW_EY2, ROW_EZ, ROW_GY,
          ROW_GZ, ROW_GX, ROW_NEXT9);
      squaredDistance(floatRows, ROW_SECOND_STEP9, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_EX3, ROW_EY, ROW_EZ2, ROW_GZ,
          ROW_GX, ROW_GY, ROW_NEXT10);
      squaredDistance(floatRows, ROW_SECOND_STEP10, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_EX3, ROW_EY, ROW_EZ2,
          ROW_GZ, ROW_GX, ROW_GY, ROW_NEXT11);
      squaredDistance(floatRows, ROW_SECOND_STEP11, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_EX3, ROW_EY, ROW_EZ2,
          ROW_GZ, ROW_GX, ROW_GY, ROW_NEXT12);
      squaredDistance(floatRows, ROW_SECOND_STEP12, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_EX3, ROW_EY, ROW_EZ2,
          ROW_GZ, ROW_GX, ROW_GY, ROW_NEXT13);
      long nextLessBestBits3 = floats26(floatRows, bits);
      long nextLessBestBits4 = bits[0];
      long nextLessBestBits5 = bits[1];
      long nextLessBestBits6 = bits[2];
      long nextLessBestBits7 = floats27(floatRows, bits, nextLessBestBits6, overlapBits, validBits,
          nextLessBestBits3, nextLessBestBits4, nextLessBestBits5);
      long nextLessBestBits8 = bits[0];
      long nextLessBestBits9 = bits[1];
      long nextLessBestBits10 = bits[2];
      long nextLessBestBits11 = bits[3];
      long nextLessBestBits12 = bits[4];
      long nextLessBestBits13 = bits[5];
      long nextLessBestBits14 = bits[6];
      long hits = bits[7];
      floats28(floatRows, nextLessBestBits7, nextLessBestBits8, nextLessBestBits9, nextLessBestBits10,
          nextLessBestBits11, nextLessBestBits12, nextLessBestBits13, nextLessBestBits14);
      floats29(floatRows);
      floats30(floatRows);
      long isCornerBits = floats31(floatRows, bits);
      long firstIsNegativeBits = bits[0];
      long secondIsNegativeBits = floats32(floatRows, firstIsNegativeBits);
      floats33(floatRows, firstIsNegativeBits, secondIsNegativeBits);
      long numberIsCornerXBits = floats34(floatRows, bits);
      long numberIsCornerYBits = bits[0];
      floats35(floatRows, numberIsCornerXBits, numberIsCornerYBits);
      floats36(floatRows, isCornerBits);
      floats37(floatRows, isCornerBits);
      floats38(floatRows, isCornerBits);
      floats39(floatRows, isCornerBits);
      floats40(floatRows);
      floats41(floatRows);
      floats42(floatRows);
      floats43(floatRows);
      floats44(floatRows);
      floats45(floatRows);
      floats46(floatRows);
      long apartGreaterCornerXBits = floats47(floatRows);
      long toMinAtMostToMaxBits = floats48(floatRows, bits);
      long toMinAtMostToMaxBits2 = bits[0];
      floats49(floatRows, toMinAtMostToMaxBits, toMinAtMostToMaxBits2, apartGreaterCornerXBits);
      floats50(floatRows, results, at, swapBits, hits);
      floats51(floatRows, results, at);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7],
        qz1s = columns1[8];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7],
        qz2s = columns2[8];
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, x2s, j).lanewise(SUB, fromArray(FLOATS, x1s, i));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, y2s, j).lanewise(SUB, fromArray(FLOATS, y1s, i));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, z2s, j).lanewise(SUB, fromArray(FLOATS, z1s, i));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      VectorMask<Float> dyIsCornerXAndDzLessCornerX = dy.compare(EQ, ALL_CORNER_X);
      dyIsCornerXAndDzLessCornerX = dz.compare(LT, ALL_CORNER_X, dyIsCornerXAndDzLessCornerX);
      VectorMask<Float> dxIsCornerXAndEither = dx
          .compare(EQ, ALL_CORNER_X, dy.compare(LT, ALL_CORNER_X).or(dyIsCornerXAndDzLessCornerX));
      VectorMask<Float> swap = dx.compare(LT, ALL_CORNER_X).or(dxIsCornerXAndEither);
      swapBits |= swap.toLong() << k;
      // swap ? -dx : dx
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG), swap)).intoArray(floatRows, ROW_DX2 + k);
      // swap ? -dy : dy
      FLOAT_VECTOR.cast(dy.blend(dy.lanewise(NEG), swap)).intoArray(floatRows, ROW_DY2 + k);
      // swap ? -dz : dz
      FLOAT_VECTOR.cast(dz.blend(dz.lanewise(NEG), swap)).intoArray(floatRows, ROW_DZ2 + k);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      // swap ? halfX2 : halfX1
      FLOAT_VECTOR.cast(halfX1.blend(halfX2, swap)).intoArray(floatRows, ROW_GX + k);
      // swap ? halfX1 : halfX2
      FLOAT_VECTOR.cast(halfX2.blend(halfX1, swap)).intoArray(floatRows, ROW_HX + k);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      // swap ? halfY2 : halfY1
      FLOAT_VECTOR.cast(halfY1.blend(halfY2, swap)).intoArray(floatRows, ROW_GY + k);
      // swap ? halfY1 : halfY2
      FLOAT_VECTOR.cast(halfY2.blend(halfY1, swap)).intoArray(floatRows, ROW_HY + k);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      // swap ? halfZ2 : halfZ1
      FLOAT_VECTOR.cast(halfZ1.blend(halfZ2, swap)).intoArray(floatRows, ROW_GZ + k);
      // swap ? halfZ1 : halfZ2
      FLOAT_VECTOR.cast(halfZ2.blend(halfZ1, swap)).intoArray(floatRows, ROW_HZ + k);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      // swap ? qx2 : qx1
      FLOAT_VECTOR.cast(qx1.blend(qx2, swap)).intoArray(floatRows, ROW_AX + k);
      // swap ? qx1 : qx2
      FLOAT_VECTOR.cast(qx2.blend(qx1, swap)).intoArray(floatRows, ROW_BX + k);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      // swap ? qy2 : qy1
      FLOAT_VECTOR.cast(qy1.blend(qy2, swap)).intoArray(floatRows, ROW_AY + k);
      // swap ? qy1 : qy2
      FLOAT_VECTOR.cast(qy2.blend(qy1, swap)).intoArray(floatRows, ROW_BY + k);
      // swap ? qz2 : qz1
      FLOAT_VECTOR.cast(fromArray(FLOATS, qz1s, i).blend(fromArray(FLOATS, qz2s, j), swap)).intoArray(
          floatRows, ROW_AZ + k);
    }
    return swapBits;
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return;
    }
    float[] qz1s = columns1[8], qw1s = columns1[9];
    float[] qz2s = columns2[8], qw2s = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? qz1 : qz2
      FloatVector bz = fromArray(FLOATS, qz2s, j).blend(fromArray(FLOATS, qz1s, i), swap);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      // swap ? qw2 : qw1
      FloatVector aw = qw1.blend(qw2, swap);
      FLOAT_VECTOR.cast(aw).intoArray(floatRows, ROW_AW + k);
      // swap ? qw1 : qw2
      FloatVector bw = qw2.blend(qw1, swap);
      FLOAT_VECTOR.cast(bw).intoArray(floatRows, ROW_BW + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FloatVector sum = axSquared.lanewise(ADD, aySquared);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector azSquared = az.lanewise(MUL, az);
      FloatVector squareA = sum.lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)));
      FLOAT_VECTOR.cast(squareA).intoArray(floatRows, ROW_SQUARE_A + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector bxSquared = bx.lanewise(MUL, bx);
      FLOAT_VECTOR.cast(bxSquared).intoArray(floatRows, ROW_BX_SQUARED + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector bySquared = by.lanewise(MUL, by);
      FLOAT_VECTOR.cast(bySquared).intoArray(floatRows, ROW_BY_SQUARED + k);
      FloatVector sum2 = bxSquared.lanewise(ADD, bySquared);
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM + k);
      FloatVector bzSquared = bz.lanewise(MUL, bz);
      FLOAT_VECTOR.cast(bzSquared).intoArray(floatRows, ROW_BZ_SQUARED + k);
      FLOAT_VECTOR.cast(sum2.lanewise(ADD, bzSquared.lanewise(ADD, bw.lanewise(MUL, bw)))).intoArray(floatRows,
          ROW_SQUARE_B + k);
      FloatVector r = ALL_CORNER_Z.lanewise(DIV, squareA);
      FloatVector difference = ALL_CORNER_Y.lanewise(SUB, r.lanewise(MUL, aySquared.lanewise(ADD, azSquared)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector product = ax.lanewise(MUL, ay);
      FloatVector product2 = az.lanewise(MUL, aw);
      FloatVector product3 = r.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product4 = az.lanewise(MUL, ax);
      FloatVector product5 = ay.lanewise(MUL, aw);
      FloatVector product6 = r.lanewise(MUL, product4.lanewise(SUB, product5));
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k);
      FloatVector tx = difference.lanewise(MUL, dx).lanewise(ADD, product3.lanewise(MUL, dy))
          .lanewise(ADD, product6.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(tx).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(tx.lanewise(NEG)).intoArray(floatRows, ROW_TX2 + k);
      FloatVector difference2 = ALL_CORNER_Y.lanewise(SUB, r.lanewise(MUL, azSquared.lanewise(ADD, axSquared)));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector product7 = ay.lanewise(MUL, az);
      FloatVector product8 = ax.lanewise(MUL, aw);
      FloatVector product9 = r.lanewise(MUL, product7.lanewise(ADD, product8));
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product10 = r.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(product10).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector ty = difference2.lanewise(MUL, dy).lanewise(ADD, product9.lanewise(MUL, dz))
          .lanewise(ADD, product10.lanewise(MUL, dx));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ty.lanewise(NEG)).intoArray(floatRows, ROW_TY2 + k);
      FloatVector difference3 = ALL_CORNER_Y.lanewise(SUB, r.lanewise(MUL, sum));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector product11 = r.lanewise(MUL, product4.lanewise(ADD, product5));
      FLOAT_VECTOR.cast(product11).intoArray(floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(difference3.lanewise(MUL, dz).lanewise(ADD, product11.lanewise(MUL, dx))).intoArray(
          floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, product7.lanewise(SUB, product8))).intoArray(floatRows,
          ROW_PRODUCT6 + k);
    }
  }

  private static void floats3(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k)));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(tz.lanewise(NEG)).intoArray(floatRows, ROW_TZ2 + k);
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FLOAT_VECTOR.cast(ALL_CORNER_Y.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_CORNER_Y.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)))).intoArray(floatRows, ROW_SCALE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AW + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BW + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k))))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      FloatVector qx = scale.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      FLOAT_VECTOR.cast(qx).intoArray(floatRows, ROW_QX + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector qy = scale.lanewise(MUL, aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(ADD, ax.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bx))));
      FLOAT_VECTOR.cast(qy).intoArray(floatRows, ROW_QY + k);
      FloatVector qz = scale.lanewise(MUL, aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))));
      FLOAT_VECTOR.cast(qz).intoArray(floatRows, ROW_QZ + k);
      FloatVector qw = scale.lanewise(MUL, aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by).lanewise(ADD, az.lanewise(MUL, bz))));
      FLOAT_VECTOR.cast(qw).intoArray(floatRows, ROW_QW + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM4 + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector s = ALL_CORNER_Z.lanewise(DIV, sum
          .lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector n = ALL_CORNER_Y.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k))).intoArray(floatRows,
          ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, qy)).intoArray(floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(qz.lanewise(MUL, qw)).intoArray(floatRows, ROW_PRODUCT9 + k);
    }
  }

  private static long floats5(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long nLessCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector n = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)));
      FLOAT_VECTOR.cast(n).intoArray(floatRows, ROW_N2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QX + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector n2 = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N3 + k);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(ADD, n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k)))
          .lanewise(ADD, n2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector absN = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N + k);
      FloatVector absN2 = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N2 + k);
      FloatVector absN3 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector reach = absN.lanewise(MUL, gx)
          .lanewise(ADD, absN2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absN3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FloatVector part2 = part.blend(part.lanewise(NEG), c.compare(LT, ALL_CORNER_X));
      FLOAT_VECTOR.cast(part2).intoArray(floatRows, ROW_PART + k);
      FloatVector product3 = part2.lanewise(MUL, gx);
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX2 + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_CORNER_X)))).intoArray(
          floatRows, ROW_X + k);
      nLessCornerXBits |= n.compare(LT, ALL_CORNER_X).toLong() << k;
    }
    return nLessCornerXBits;
  }

  private static void floats6(float[] floatRows, long nLessCornerXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TY2 + k)
          .lanewise(ADD, product.lanewise(NEG)
          .blend(product, VectorMask.fromLong(FLOATS, (nLessCornerXBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N3 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TZ2 + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n.compare(LT, ALL_CORNER_X)));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, x)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, y))
          .lanewise(ADD, n.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector n2 = ALL_CORNER_Y.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(n2).intoArray(floatRows, ROW_N4 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ + k));
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FloatVector n3 = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(n3).intoArray(floatRows, ROW_N5 + k);
      FloatVector n4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)));
      FLOAT_VECTOR.cast(n4).intoArray(floatRows, ROW_N6 + k);
      FloatVector p2 = n2.lanewise(MUL, y).lanewise(ADD, n3.lanewise(MUL, z))
          .lanewise(ADD, n4.lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      FloatVector n5 = ALL_CORNER_Y.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM4 + k)));
      FLOAT_VECTOR.cast(n5).intoArray(floatRows, ROW_N7 + k);
      FloatVector n6 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)));
      FLOAT_VECTOR.cast(n6).intoArray(floatRows, ROW_N8 + k);
      FloatVector n7 = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(n7).intoArray(floatRows, ROW_N9 + k);
      FloatVector p3 = n5.lanewise(MUL, z).lanewise(ADD, n6.lanewise(MUL, x))
          .lanewise(ADD, n7.lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out4, out4.compare(GT, ALL_CORNER_X));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_BEST + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector c = n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k))
          .lanewise(ADD, n2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)))
          .lanewise(ADD, n3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k)));
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N4 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N5 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N6 + k);
      FloatVector reach = absN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k))
          .lanewise(ADD, absN2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, absN3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, ALL_CORNER_X))).intoArray(floatRows,
          ROW_PART2 + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART2 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TY2 + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_CORNER_X)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TZ2 + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_CORNER_X)));
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TX2 + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_CORNER_X)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out4, out4.compare(GT, ALL_CORNER_X));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_NEXT + k);
    }
  }

  private static long floats9(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long nextLessBestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, nextLessBest)).intoArray(floatRows, ROW_BEST2 + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector c = n.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k))
          .lanewise(ADD, n2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX2 + k)))
          .lanewise(ADD, n3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY2 + k)));
      FloatVector absN = n.lanewise(ABS);
      FLOAT_VECTOR.cast(absN).intoArray(floatRows, ROW_ABS_N7 + k);
      FloatVector absN2 = n2.lanewise(ABS);
      FLOAT_VECTOR.cast(absN2).intoArray(floatRows, ROW_ABS_N8 + k);
      FloatVector absN3 = n3.lanewise(ABS);
      FLOAT_VECTOR.cast(absN3).intoArray(floatRows, ROW_ABS_N9 + k);
      FloatVector reach = absN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(ADD, absN2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))
          .lanewise(ADD, absN3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)));
      FloatVector out2 = c.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector numerator = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector part = ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, reach), numerator.lanewise(ABS).compare(LT, reach));
      // c < 0 ? -part : part
      FLOAT_VECTOR.cast(part.blend(part.lanewise(NEG), c.compare(LT, ALL_CORNER_X))).intoArray(floatRows,
          ROW_PART3 + k);
    }
    return nextLessBestBits;
  }

  private static long floats10(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long nextLessBestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART3 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N7 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TZ2 + k)
          .lanewise(ADD, product.lanewise(NEG).blend(product, n.compare(LT, ALL_CORNER_X)));
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TX2 + k)
          .lanewise(ADD, product2.lanewise(NEG).blend(product2, n2.compare(LT, ALL_CORNER_X)));
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      // n < 0 ? part * g : -(part * g)
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TY2 + k)
          .lanewise(ADD, product3.lanewise(NEG).blend(product3, n3.compare(LT, ALL_CORNER_X)));
      FloatVector p = n.lanewise(MUL, x).lanewise(ADD, n2.lanewise(MUL, y)).lanewise(ADD, n3.lanewise(MUL, z));
      FloatVector out2 = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, y)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, z))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, x));
      FloatVector out3 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, z)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, x))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, y));
      FloatVector out4 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out4, out4.compare(GT, ALL_CORNER_X));
      FloatVector next = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FLOAT_VECTOR.cast(best.blend(next, nextLessBest)).intoArray(floatRows, ROW_BEST3 + k);
    }
    return nextLessBestBits;
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector ey = n.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hx)).intoArray(floatRows,
          ROW_EX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector ez2 = n2.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY2 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector ex2 = n3.lanewise(MUL, hz);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX3 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, ex2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, hx)).intoArray(floatRows,
          ROW_EY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, hx)).intoArray(floatRows,
          ROW_EZ3 + k);
      FloatVector hz2 = hz.lanewise(NEG);
      FLOAT_VECTOR.cast(hz2).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector product = n.lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX2 + k);
      FloatVector product2 = n2.lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY2 + k);
      FloatVector product3 = n3.lanewise(MUL, hz2);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT14 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ2 + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(NEG);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT15 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, ey).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX3 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT16 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ez).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY3 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, hy);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT17 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, ex).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product4).lanewise(SUB, tx)).intoArray(floatRows, ROW_MX4 + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, product5).lanewise(SUB, ty)).intoArray(floatRows, ROW_MY4 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, product6).lanewise(SUB, tz)).intoArray(floatRows, ROW_MZ4 + k);
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, ey2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX5 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY5 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ5 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(NEG);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ3 + k);
      FloatVector product7 = fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product7).intoArray(floatRows, ROW_PRODUCT18 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX6 + k);
      FloatVector product8 = fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product8).intoArray(floatRows, ROW_PRODUCT19 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY6 + k);
      FloatVector product9 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, hz);
      FLOAT_VECTOR.cast(product9).intoArray(floatRows, ROW_PRODUCT20 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ6 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, ey2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX7 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, ez2).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY7 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ex2).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ7 + k);
      FLOAT_VECTOR.cast(product5.lanewise(ADD, product7).lanewise(SUB, ty)).intoArray(floatRows, ROW_MX8 + k);
      FLOAT_VECTOR.cast(product6.lanewise(ADD, product8).lanewise(SUB, tz)).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, product9).lanewise(SUB, tx)).intoArray(floatRows, ROW_MZ8 + k);
      FloatVector ey3 = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX9 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EZ + k))
          .lanewise(SUB, tx)).intoArray(floatRows, ROW_MY9 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EX2 + k))
          .lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ9 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(ADD, product3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX10 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(ADD, product).lanewise(SUB, tx)).intoArray(floatRows, ROW_MY10 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(ADD, product2).lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ10 + k);
      FLOAT_VECTOR.cast(product8.lanewise(ADD, ey3).lanewise(SUB, tz)).intoArray(floatRows, ROW_MX11 + k);
    }
  }

  private static long floats13(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5];
    long allHalfX1AtLeastCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EZ + k))
          .lanewise(SUB, tx)).intoArray(floatRows, ROW_MY11 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EX2 + k))
          .lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ11 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ2 + k))).intoArray(floatRows, ROW_MX12 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k))
          .lanewise(SUB, tx)).intoArray(floatRows, ROW_MY12 + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k))
          .lanewise(SUB, ty)).intoArray(floatRows, ROW_MZ12 + k);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      VectorMask<Float> allHalfX1AtLeastCornerX = halfX1.compare(GE, ALL_CORNER_X);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      allHalfX1AtLeastCornerX = halfY1.compare(GE, ALL_CORNER_X, allHalfX1AtLeastCornerX);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      allHalfX1AtLeastCornerX = halfZ1.compare(GE, ALL_CORNER_X, allHalfX1AtLeastCornerX);
      VectorMask<Float> allHalfX1AtLeastCornerX2 = halfX1.compare(LE, ALL_LARGEST);
      allHalfX1AtLeastCornerX2 = halfY1.compare(LE, ALL_LARGEST, allHalfX1AtLeastCornerX2);
      allHalfX1AtLeastCornerX2 = halfZ1.compare(LE, ALL_LARGEST, allHalfX1AtLeastCornerX2);
      allHalfX1AtLeastCornerX = allHalfX1AtLeastCornerX.and(allHalfX1AtLeastCornerX2);
      allHalfX1AtLeastCornerXBits |= allHalfX1AtLeastCornerX.toLong() << k;
    }
    return allHalfX1AtLeastCornerXBits;
  }

  private static long floats14(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allHalfX1AtLeastCornerXBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5];
    long allSquareAAtLeastLeastSquareBits = 0;
    long allSquareBAtLeastLeastSquareBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = squareA.compare(GE, ALL_LEAST_SQUARE);
      allSquareAAtLeastLeastSquare = squareA.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      VectorMask<Float> allSquareBAtLeastLeastSquare = squareB.compare(GE, ALL_LEAST_SQUARE);
      allSquareBAtLeastLeastSquare = squareB.compare(LE, ALL_LARGEST_SQUARE, allSquareBAtLeastLeastSquare);
      allSquareBAtLeastLeastSquareBits |= allSquareBAtLeastLeastSquare.toLong() << k;
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      VectorMask<Float> valid = halfX2.compare(GE, ALL_CORNER_X,
          VectorMask.fromLong(FLOATS, (allHalfX1AtLeastCornerXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(allSquareAAtLeastLeastSquare).and(allSquareBAtLeastLeastSquare));
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      valid = halfY2.compare(GE, ALL_CORNER_X, valid);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      valid = halfZ2.compare(GE, ALL_CORNER_X, valid);
      valid = halfX2.compare(LE, ALL_LARGEST, valid);
      VectorMask<Float> valid2 = halfY2.compare(LE, ALL_LARGEST);
      valid2 = halfZ2.compare(LE, ALL_LARGEST, valid2);
      valid2 = fromArray(FLOATS, floatRows, ROW_TX2 + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(ABS)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(ABS)))
          .compare(LE, ALL_LARGEST_9, valid2);
      valid = valid.and(valid2);
      validBits |= valid.toLong() << k;
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FLOAT_VECTOR.cast(halfX1.lanewise(MUL, halfX1).lanewise(ADD, halfY1.lanewise(MUL, halfY1))
          .lanewise(ADD, halfZ1.lanewise(MUL, halfZ1)).lanewise(SQRT)
          .lanewise(ADD, halfX2.lanewise(MUL, halfX2).lanewise(ADD, halfY2.lanewise(MUL, halfY2))
          .lanewise(ADD, halfZ2.lanewise(MUL, halfZ2)).lanewise(SQRT))).intoArray(floatRows, ROW_RADII + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_SUM5 + k);
    }
    bits[0] = allSquareBAtLeastLeastSquareBits;
    bits[1] = validBits;
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats15(float[] floatRows, long[] bits, long allSquareAAtLeastLeastSquareBits,
      long allSquareBAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long nearBits = 0;
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector radii = fromArray(FLOATS, floatRows, ROW_RADII + k);
      nearBits |= fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(gx.lanewise(ADD, gy).lanewise(ADD, gz)
          .lanewise(ADD, hx.lanewise(ADD, hy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = gx
          .compare(GE, ALL_CORNER_X, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allSquareBAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allSquareAAtLeastLeastSquare = gy.compare(GE, ALL_CORNER_X, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = gz.compare(GE, ALL_CORNER_X, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = hx.compare(GE, ALL_CORNER_X, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = hy.compare(GE, ALL_CORNER_X, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    bits[0] = allSquareAAtLeastLeastSquareBits2;
    return nearBits;
  }

  private static long floats16(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> proper = hz.compare(GE, ALL_CORNER_X,
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES));
      proper = fromArray(FLOATS, floatRows, ROW_SIZE + k).compare(LE, ALL_LARGEST, proper);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N + k).lanewise(MUL, hx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k).lanewise(MUL, hy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k).lanewise(MUL, hz))), proper);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k).lanewise(MUL, hy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k).lanewise(MUL, hz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k).lanewise(MUL, hx))),
          allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k).lanewise(MUL, hz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N3 + k).lanewise(MUL, hx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k).lanewise(MUL, hy))),
          allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.toLong() << k;
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4))).intoArray(floatRows,
          ROW_NXX + k);
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6))).intoArray(floatRows,
          ROW_NXY + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n))).intoArray(floatRows,
          ROW_NXZ + k);
    }
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static long floats17(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N5 + k);
      FloatVector n2 = fromArray(FLOATS, floatRows, ROW_N8 + k);
      FloatVector n3 = fromArray(FLOATS, floatRows, ROW_N6 + k);
      FloatVector n4 = fromArray(FLOATS, floatRows, ROW_N7 + k);
      FloatVector nyx = n.lanewise(MUL, n2).lanewise(SUB, n3.lanewise(MUL, n4));
      FloatVector n5 = fromArray(FLOATS, floatRows, ROW_N + k);
      FloatVector n6 = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FLOAT_VECTOR.cast(n4.lanewise(MUL, n5).lanewise(SUB, n2.lanewise(MUL, n6))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(n6.lanewise(MUL, n3).lanewise(SUB, n5.lanewise(MUL, n))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector n7 = fromArray(FLOATS, floatRows, ROW_N9 + k);
      FloatVector n8 = fromArray(FLOATS, floatRows, ROW_N4 + k);
      FloatVector nzx = n3.lanewise(MUL, n7).lanewise(SUB, n8.lanewise(MUL, n2));
      FloatVector n9 = fromArray(FLOATS, floatRows, ROW_N2 + k);
      FLOAT_VECTOR.cast(n2.lanewise(MUL, n9).lanewise(SUB, n7.lanewise(MUL, n5))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(n5.lanewise(MUL, n8).lanewise(SUB, n9.lanewise(MUL, n3))).intoArray(floatRows,
          ROW_NZZ + k);
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector determinant = n5.lanewise(MUL, nxx).lanewise(ADD, n9.lanewise(MUL, nyx))
          .lanewise(ADD, n6.lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(determinant).intoArray(floatRows, ROW_DETERMINANT + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(MUL, determinant);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, nxx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(MUL, nyx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, reach)).toLong() << k;
    }
    return absValueAtMostSumBits;
  }

  private static long floats18(float[] floatRows, long absValueAtMostSumBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_DETERMINANT + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, determinant);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, nxy).lanewise(ADD, ty.lanewise(MUL, nyy))
          .lanewise(ADD, tz.lanewise(MUL, nzy)).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, gx).lanewise(ADD, absNyy.lanewise(MUL, gy))
          .lanewise(ADD, absNzy.lanewise(MUL, gz)).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, nxz).lanewise(ADD, ty.lanewise(MUL, nyz))
          .lanewise(ADD, tz.lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, gx).lanewise(ADD, absNyz.lanewise(MUL, gy))
          .lanewise(ADD, absNzz.lanewise(MUL, gz)).lanewise(ADD, reach2), allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static long floats19(float[] floatRows, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_ABS_NXY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = hy.lanewise(MUL, absNxz).lanewise(ADD, hz.lanewise(MUL, absNxy)).lanewise(ADD, slack);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_ABS_NXX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = hz.lanewise(MUL, absNxx).lanewise(ADD, hx.lanewise(MUL, absNxz))
          .lanewise(ADD, slack);
      FloatVector reach3 = hx.lanewise(MUL, absNxy).lanewise(ADD, hy.lanewise(MUL, absNxx))
          .lanewise(ADD, slack);
      FloatVector reach4 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))).lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector n = fromArray(FLOATS, floatRows, ROW_N3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector absN = fromArray(FLOATS, floatRows, ROW_ABS_N3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))
          .lanewise(SUB, ty.lanewise(MUL, n)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absN)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, n)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, absN)).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats20(float[] floatRows, long[] bits, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = hz.lanewise(MUL, absNyx)
          .lanewise(ADD, hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))).lanewise(ADD, slack);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector reach2 = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))
          .lanewise(ADD, hy.lanewise(MUL, absNyx)).lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N5 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N5 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N7 + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N7 + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FloatVector reach3 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))).lanewise(ADD, slack);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N2 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N + k))).lanewise(ADD, reach3)).toLong() << k;
    }
    bits[0] = absValueAtMostSumBits;
    return allValueAtMostValueBits2;
  }

  private static long floats21(float[] floatRows, long allValueAtMostValueBits, long absValueAtMostSumBits,
      long allSquareAAtLeastLeastSquareBits, long nearBits, long nextLessBestBits, long nextLessBestBits2) {
    if (floatRows == null) {
      return 0;
    }
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_ABS_NZX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, absNzx)
          .lanewise(ADD, hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))).lanewise(ADD, slack);
      FloatVector reach2 = hx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, absNzx)).lanewise(ADD, slack);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N6 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N4 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N4 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N6 + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N8 + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_N9 + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N9 + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_N8 + k))).lanewise(ADD, reach2),
          overlap);
      overlapBits |= overlap.toLong() << k;
      // next < best ? CORNER_Y : CORNER_X
      FloatVector number = ALL_CORNER_X.blend(ALL_CORNER_Y,
          VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? CORNER_Z : number
      FLOAT_VECTOR.cast(number.blend(ALL_CORNER_Z,
          VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG)).intoArray(floatRows, ROW_MIN + k);
      FLOAT_VECTOR.cast(gy.lanewise(NEG)).intoArray(floatRows, ROW_MIN2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MIN3 + k);
    }
    return overlapBits;
  }

  private static void floats22(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return;
    }
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector x2 = fromArray(FLOATS, x2s, j);
      FloatVector x1 = fromArray(FLOATS, x1s, i);
      // swap ? x2 : x1
      FLOAT_VECTOR.cast(x1.blend(x2, swap)).intoArray(floatRows, ROW_X2_OR_X1 + k);
      FloatVector y2 = fromArray(FLOATS, y2s, j);
      FloatVector y1 = fromArray(FLOATS, y1s, i);
      // swap ? y2 : y1
      FLOAT_VECTOR.cast(y1.blend(y2, swap)).intoArray(floatRows, ROW_Y2_OR_Y1 + k);
      FloatVector z2 = fromArray(FLOATS, z2s, j);
      FloatVector z1 = fromArray(FLOATS, z1s, i);
      // swap ? z2 : z1
      FLOAT_VECTOR.cast(z1.blend(z2, swap)).intoArray(floatRows, ROW_Z2_OR_Z1 + k);
      FloatVector n = ALL_CORNER_Z.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE_B + k));
      // swap ? x1 : x2
      FLOAT_VECTOR.cast(x2.blend(x1, swap)).intoArray(floatRows, ROW_X1_OR_X2 + k);
      FloatVector bzSquared = fromArray(FLOATS, floatRows, ROW_BZ_SQUARED + k);
      FLOAT_VECTOR.cast(ALL_CORNER_Y.lanewise(SUB, n
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY_SQUARED + k).lanewise(ADD, bzSquared)))).intoArray(
          floatRows, ROW_DIFFERENCE4 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector product = bx.lanewise(MUL, by);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector product2 = bz.lanewise(MUL, bw);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product.lanewise(SUB, product2))).intoArray(floatRows,
          ROW_PRODUCT21 + k);
      FloatVector product3 = bz.lanewise(MUL, bx);
      FloatVector product4 = by.lanewise(MUL, bw);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product3.lanewise(ADD, product4))).intoArray(floatRows,
          ROW_PRODUCT22 + k);
      // swap ? y1 : y2
      FLOAT_VECTOR.cast(y2.blend(y1, swap)).intoArray(floatRows, ROW_Y1_OR_Y2 + k);
      FLOAT_VECTOR.cast(ALL_CORNER_Y.lanewise(SUB, n
          .lanewise(MUL, bzSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX_SQUARED + k))))).intoArray(
          floatRows, ROW_DIFFERENCE5 + k);
      FloatVector product5 = by.lanewise(MUL, bz);
      FloatVector product6 = bx.lanewise(MUL, bw);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product5.lanewise(SUB, product6))).intoArray(floatRows,
          ROW_PRODUCT23 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product.lanewise(ADD, product2))).intoArray(floatRows,
          ROW_PRODUCT24 + k);
      // swap ? z1 : z2
      FLOAT_VECTOR.cast(z2.blend(z1, swap)).intoArray(floatRows, ROW_Z1_OR_Z2 + k);
      FLOAT_VECTOR.cast(ALL_CORNER_Y.lanewise(SUB, n
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product3.lanewise(SUB, product4))).intoArray(floatRows,
          ROW_PRODUCT25 + k);
      FLOAT_VECTOR.cast(n.lanewise(MUL, product5.lanewise(ADD, product6))).intoArray(floatRows,
          ROW_PRODUCT26 + k);
    }
  }

  private static long floats26(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long nextLessBestBits = 0;
    long nextLessBestBits2 = 0;
    long nextLessBestBits3 = 0;
    long nextLessBestBits4 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST3 + k);
      VectorMask<Float> nextLessBest = next.compare(LT, best);
      nextLessBestBits |= nextLessBest.toLong() << k;
      // next < best ? next : best
      FloatVector best2 = best.blend(next, nextLessBest);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> nextLessBest2 = next2.compare(LT, best2);
      nextLessBestBits2 |= nextLessBest2.toLong() << k;
      // next < best ? next : best
      FloatVector best3 = best2.blend(next2, nextLessBest2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT4 + k);
      VectorMask<Float> nextLessBest3 = next3.compare(LT, best3);
      nextLessBestBits3 |= nextLessBest3.toLong() << k;
      // next < best ? next : best
      FloatVector best4 = best3.blend(next3, nextLessBest3);
      FLOAT_VECTOR.cast(best4).intoArray(floatRows, ROW_BEST4 + k);
      nextLessBestBits4 |= fromArray(FLOATS, floatRows, ROW_NEXT5 + k).compare(LT, best4).toLong() << k;
    }
    bits[0] = nextLessBestBits2;
    bits[1] = nextLessBestBits3;
    bits[2] = nextLessBestBits4;
    return nextLessBestBits;
  }

  private static long floats27(float[] floatRows, long[] bits, long nextLessBestBits, long overlapBits,
      long validBits, long nextLessBestBits2, long nextLessBestBits3, long nextLessBestBits4) {
    if (floatRows == null) {
      return 0;
    }
    long nextLessBestBits5 = 0;
    long nextLessBestBits6 = 0;
    long nextLessBestBits7 = 0;
    long nextLessBestBits8 = 0;
    long nextLessBestBits9 = 0;
    long nextLessBestBits10 = 0;
    long nextLessBestBits11 = 0;
    long nextLessBestBits12 = 0;
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> nextLessBest = VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k)
          & WideLanes.FLOAT_LANES);
      // next < best ? next : best
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT5 + k), nextLessBest);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT6 + k);
      VectorMask<Float> nextLessBest2 = next.compare(LT, best);
      nextLessBestBits5 |= nextLessBest2.toLong() << k;
      // next < best ? next : best
      FloatVector best2 = best.blend(next, nextLessBest2);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT7 + k);
      VectorMask<Float> nextLessBest3 = next2.compare(LT, best2);
      nextLessBestBits6 |= nextLessBest3.toLong() << k;
      // next < best ? next : best
      FloatVector best3 = best2.blend(next2, nextLessBest3);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT8 + k);
      VectorMask<Float> nextLessBest4 = next3.compare(LT, best3);
      nextLessBestBits7 |= nextLessBest4.toLong() << k;
      // next < best ? next : best
      FloatVector best4 = best3.blend(next3, nextLessBest4);
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT9 + k);
      VectorMask<Float> nextLessBest5 = next4.compare(LT, best4);
      nextLessBestBits8 |= nextLessBest5.toLong() << k;
      // next < best ? next : best
      FloatVector best5 = best4.blend(next4, nextLessBest5);
      FloatVector next5 = fromArray(FLOATS, floatRows, ROW_NEXT10 + k);
      VectorMask<Float> nextLessBest6 = next5.compare(LT, best5);
      nextLessBestBits9 |= nextLessBest6.toLong() << k;
      // next < best ? next : best
      FloatVector best6 = best5.blend(next5, nextLessBest6);
      FloatVector next6 = fromArray(FLOATS, floatRows, ROW_NEXT11 + k);
      VectorMask<Float> nextLessBest7 = next6.compare(LT, best6);
      nextLessBestBits10 |= nextLessBest7.toLong() << k;
      // next < best ? next : best
      FloatVector best7 = best6.blend(next6, nextLessBest7);
      FloatVector next7 = fromArray(FLOATS, floatRows, ROW_NEXT12 + k);
      VectorMask<Float> nextLessBest8 = next7.compare(LT, best7);
      nextLessBestBits11 |= nextLessBest8.toLong() << k;
      // next < best ? next : best
      FloatVector best8 = best7.blend(next7, nextLessBest8);
      FloatVector next8 = fromArray(FLOATS, floatRows, ROW_NEXT13 + k);
      VectorMask<Float> nextLessBest9 = next8.compare(LT, best8);
      nextLessBestBits12 |= nextLessBest9.toLong() << k;
      // next < best ? next : best
      FloatVector best9 = best8.blend(next8, nextLessBest9);
      FloatVector length = best9.lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_CORNER_X);
      // distance > 0 ? distance : Float.MIN_VALUE; !valid ? Float.POSITIVE_INFINITY : overlap ? 0 :
      // Rounded.apart(length, 0)
      FloatVector apart = ALL_INFINITY.blend(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_CORNER_X))
          .blend(ALL_CORNER_X, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(apart).intoArray(floatRows, ROW_APART + k);
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      // next < best ? FIRST_EDGE : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER + k)
          .blend(ALL_FIRST_EDGE, VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k)
          & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 1 : number
      FloatVector number2 = number.blend(ALL_B_Y,
          VectorMask.fromLong(FLOATS, (nextLessBestBits3 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 2 : number
      FloatVector number3 = number2.blend(ALL_B_Z,
          VectorMask.fromLong(FLOATS, (nextLessBestBits4 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 3 : number
      FLOAT_VECTOR.cast(number3.blend(ALL_C6_00, nextLessBest)).intoArray(floatRows, ROW_NUMBER2 + k);
    }
    bits[0] = nextLessBestBits6;
    bits[1] = nextLessBestBits7;
    bits[2] = nextLessBestBits8;
    bits[3] = nextLessBestBits9;
    bits[4] = nextLessBestBits10;
    bits[5] = nextLessBestBits11;
    bits[6] = nextLessBestBits12;
    bits[7] = hits;
    return nextLessBestBits5;
  }

  private static void floats28(float[] floatRows, long nextLessBestBits, long nextLessBestBits2,
      long nextLessBestBits3, long nextLessBestBits4, long nextLessBestBits5, long nextLessBestBits6,
      long nextLessBestBits7, long nextLessBestBits8) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // next < best ? FIRST_EDGE + 4 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k)
          .blend(ALL_C7_00, VectorMask.fromLong(FLOATS, (nextLessBestBits >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 5 : number
      FloatVector number2 = number.blend(ALL_C8_00,
          VectorMask.fromLong(FLOATS, (nextLessBestBits2 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 6 : number
      FloatVector number3 = number2.blend(ALL_C9_00,
          VectorMask.fromLong(FLOATS, (nextLessBestBits3 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 7 : number
      FloatVector number4 = number3.blend(ALL_C10_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits4 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 8 : number
      FloatVector number5 = number4.blend(ALL_C11_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits5 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 9 : number
      FloatVector number6 = number5.blend(ALL_C12_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits6 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 10 : number
      FloatVector number7 = number6.blend(ALL_C13_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits7 >>> k) & WideLanes.FLOAT_LANES));
      // next < best ? FIRST_EDGE + 11 : number
      FLOAT_VECTOR.cast(number7.blend(ALL_C14_0,
          VectorMask.fromLong(FLOATS, (nextLessBestBits8 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_NUMBER3 + k);
    }
  }

  private static void floats29(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      // number == FIRST_EDGE ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, hz, s, qx, qy, qz, qw) : t
      FloatVector t = ALL_CORNER_X.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP + k), number
          .compare(EQ, ALL_FIRST_EDGE));
      // number == FIRST_EDGE + 1 ? parameter(tx, ty, tz, gx, gy, gz, hx, hy, -hz, s, qx, qy, qz, qw) : t
      FloatVector t2 = t.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP2 + k), number.compare(EQ, ALL_B_Y));
      // number == FIRST_EDGE + 2 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, hz, s, qx, qy, qz, qw) : t
      FLOAT_VECTOR.cast(t2.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP3 + k), number
          .compare(EQ, ALL_B_Z))).intoArray(floatRows, ROW_T + k);
    }
  }

  private static void floats30(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      // number == FIRST_EDGE + 3 ? parameter(tx, ty, tz, gx, gy, gz, hx, -hy, -hz, s, qx, qy, qz, qw) : t
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP4 + k), number.compare(EQ, ALL_C6_00));
      // number == FIRST_EDGE + 4 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, hx, s, qy, qz, qx, qw) : t
      FloatVector t2 = t.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP5 + k), number
          .compare(EQ, ALL_C7_00));
      // number == FIRST_EDGE + 5 ? parameter(ty, tz, tx, gy, gz, gx, hy, hz, -hx, s, qy, qz, qx, qw) : t
      FloatVector t3 = t2.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP6 + k), number
          .compare(EQ, ALL_C8_00));
      // number == FIRST_EDGE + 6 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, hx, s, qy, qz, qx, qw) : t
      FloatVector t4 = t3.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP7 + k), number
          .compare(EQ, ALL_C9_00));
      // number == FIRST_EDGE + 7 ? parameter(ty, tz, tx, gy, gz, gx, hy, -hz, -hx, s, qy, qz, qx, qw) : t
      FloatVector t5 = t4.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP8 + k), number
          .compare(EQ, ALL_C10_0));
      // number == FIRST_EDGE + 8 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, hy, s, qz, qx, qy, qw) : t
      FloatVector t6 = t5.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP9 + k), number
          .compare(EQ, ALL_C11_0));
      // number == FIRST_EDGE + 9 ? parameter(tz, tx, ty, gz, gx, gy, hz, hx, -hy, s, qz, qx, qy, qw) : t
      FLOAT_VECTOR.cast(t6.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP10 + k), number
          .compare(EQ, ALL_C12_0))).intoArray(floatRows, ROW_T2 + k);
    }
  }

  private static long floats31(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isCornerBits = 0;
    long firstIsNegativeBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      // number == FIRST_EDGE + 10 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, hy, s, qz, qx, qy, qw) : t
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP11 + k), number.compare(EQ, ALL_C13_0));
      // number == FIRST_EDGE + 11 ? parameter(tz, tx, ty, gz, gx, gy, hz, -hx, -hy, s, qz, qx, qy, qw) : t
      FLOAT_VECTOR.cast(t.blend(fromArray(FLOATS, floatRows, ROW_SECOND_STEP12 + k), number
          .compare(EQ, ALL_C14_0))).intoArray(floatRows, ROW_T3 + k);
      isCornerBits |= number.compare(LT, ALL_FIRST_EDGE).toLong() << k;
      FloatVector edge = number.lanewise(SUB, ALL_FIRST_EDGE);
      // edge >= 8 ? 2 : edge >= 4 ? 1 : 0
      FloatVector along = ALL_CORNER_X.blend(ALL_CORNER_Y, edge.compare(GE, ALL_B_Y))
          .blend(ALL_CORNER_Z, edge.compare(GE, ALL_C8_00));
      FLOAT_VECTOR.cast(along).intoArray(floatRows, ROW_ALONG + k);
      FloatVector signs = edge.lanewise(SUB, ALL_B_Y.lanewise(MUL, along));
      VectorMask<Float> firstIsNegative = signs.compare(GE, ALL_CORNER_Z);
      firstIsNegativeBits |= firstIsNegative.toLong() << k;
      // firstIsNegative ? 2 : 0
      FLOAT_VECTOR.cast(signs.lanewise(SUB, ALL_CORNER_X.blend(ALL_CORNER_Z, firstIsNegative))).intoArray(
          floatRows, ROW_DIFFERENCE7 + k);
    }
    bits[0] = firstIsNegativeBits;
    return isCornerBits;
  }

  private static long floats32(float[] floatRows, long firstIsNegativeBits) {
    if (floatRows == null) {
      return 0;
    }
    long secondIsNegativeBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> secondIsNegative = fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k)
          .compare(GE, ALL_CORNER_Y);
      secondIsNegativeBits |= secondIsNegative.toLong() << k;
      FloatVector along = fromArray(FLOATS, floatRows, ROW_ALONG + k);
      FloatVector steps = ALL_CORNER_X.lanewise(SUB, along);
      VectorMask<Float> either = steps.compare(EQ, ALL_CORNER_Y).or(steps.compare(EQ, ALL_MINUS_TWO));
      VectorMask<Float> eitherAndFirstIsNegative = either
          .and(VectorMask.fromLong(FLOATS, (firstIsNegativeBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> allNotCondition = either.not().and(secondIsNegative);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(hx.blend(fromArray(FLOATS, floatRows, ROW_HZ3 + k), eitherAndFirstIsNegative
          .or(allNotCondition)).blend(fromArray(FLOATS, floatRows, ROW_T3 + k).lanewise(MUL, hx), steps
          .compare(EQ, ALL_CORNER_X))).intoArray(floatRows, ROW_EX4 + k);
      FLOAT_VECTOR.cast(ALL_CORNER_Y.lanewise(SUB, along)).intoArray(floatRows, ROW_STEPS + k);
    }
    return secondIsNegativeBits;
  }

  private static void floats33(float[] floatRows, long firstIsNegativeBits, long secondIsNegativeBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector steps = fromArray(FLOATS, floatRows, ROW_STEPS + k);
      VectorMask<Float> either = steps.compare(EQ, ALL_CORNER_Y).or(steps.compare(EQ, ALL_MINUS_TWO));
      VectorMask<Float> firstIsNegative = VectorMask.fromLong(FLOATS, (firstIsNegativeBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> eitherAndFirstIsNegative = either.and(firstIsNegative);
      VectorMask<Float> secondIsNegative = VectorMask.fromLong(FLOATS, (secondIsNegativeBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> allNotCondition = either.not().and(secondIsNegative);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T3 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(hy.blend(fromArray(FLOATS, floatRows, ROW_HY2 + k), eitherAndFirstIsNegative
          .or(allNotCondition)).blend(t.lanewise(MUL, hy), steps.compare(EQ, ALL_CORNER_X))).intoArray(
          floatRows, ROW_EY4 + k);
      FloatVector steps2 = ALL_CORNER_Z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_ALONG + k));
      VectorMask<Float> either2 = steps2.compare(EQ, ALL_CORNER_Y).or(steps2.compare(EQ, ALL_MINUS_TWO));
      VectorMask<Float> eitherAndFirstIsNegative2 = either2.and(firstIsNegative);
      VectorMask<Float> allNotCondition2 = either2.not().and(secondIsNegative);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      // steps == 0 ? t * hx : ((steps == 1 || steps == -2) ? firstIsNegative : secondIsNegative) ? -hx : hx
      FLOAT_VECTOR.cast(hz.blend(fromArray(FLOATS, floatRows, ROW_HZ2 + k), eitherAndFirstIsNegative2
          .or(allNotCondition2)).blend(t.lanewise(MUL, hz), steps2.compare(EQ, ALL_CORNER_X))).intoArray(
          floatRows, ROW_EZ4 + k);
    }
  }

  private static long floats34(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long numberIsCornerXBits = 0;
    long numberIsCornerYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      VectorMask<Float> numberIsCornerX = number.compare(EQ, ALL_CORNER_X);
      numberIsCornerXBits |= numberIsCornerX.toLong() << k;
      VectorMask<Float> numberIsCornerY = number.compare(EQ, ALL_CORNER_Y);
      numberIsCornerYBits |= numberIsCornerY.toLong() << k;
      // number == CORNER_X ? partX : number == CORNER_Y ? partY : partZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PART3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PART2 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_PART + k), numberIsCornerX)).intoArray(floatRows,
          ROW_PART4 + k);
      // corner == CORNER_Y ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N8 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N6 + k), numberIsCornerY)).intoArray(floatRows,
          ROW_N_OR_N + k);
    }
    bits[0] = numberIsCornerYBits;
    return numberIsCornerXBits;
  }

  private static void floats35(float[] floatRows, long numberIsCornerXBits, long numberIsCornerYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsCornerX = VectorMask.fromLong(FLOATS, (numberIsCornerXBits >>> k)
          & WideLanes.FLOAT_LANES);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_N_OR_N + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N + k), numberIsCornerX);
      VectorMask<Float> numberIsCornerY = VectorMask.fromLong(FLOATS, (numberIsCornerYBits >>> k)
          & WideLanes.FLOAT_LANES);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_N9 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N4 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N2 + k), numberIsCornerX);
      // corner == CORNER_X ? ofX : corner == CORNER_Y ? ofY : ofZ
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_N7 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_N5 + k), numberIsCornerY)
          .blend(fromArray(FLOATS, floatRows, ROW_N3 + k), numberIsCornerX);
      FloatVector part = fromArray(FLOATS, floatRows, ROW_PART4 + k);
      FloatVector product = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product.lanewise(NEG).blend(product, nx.compare(LT, ALL_CORNER_X))).intoArray(
          floatRows, ROW_CX + k);
      FloatVector product2 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product2.lanewise(NEG).blend(product2, ny.compare(LT, ALL_CORNER_X))).intoArray(
          floatRows, ROW_CY + k);
      FloatVector product3 = part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      // n < 0 ? part * g : -(part * g)
      FLOAT_VECTOR.cast(product3.lanewise(NEG).blend(product3, nz.compare(LT, ALL_CORNER_X))).intoArray(
          floatRows, ROW_CZ + k);
    }
  }

  private static void floats36(float[] floatRows, long isCornerBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY4 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX4 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, ey))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ4 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX2 + k));
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cx : CentredBox.inside(BoxClosest.turned(s, qx, qy,
      // qz, qw, ex, ey, ez) - tx, gx)
      FLOAT_VECTOR.cast(p.blend(gx, p.compare(GT, gx)).blend(min, p.compare(LT, min))
          .blend(fromArray(FLOATS, floatRows, ROW_CX + k),
          VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, ey)).intoArray(floatRows,
          ROW_PRODUCT27 + k);
    }
  }

  private static void floats37(float[] floatRows, long isCornerBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ4 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX4 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_PRODUCT27 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, ez))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, ex))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY2 + k));
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cy : CentredBox.inside(BoxClosest.turned(s, qy, qz,
      // qx, qw, ey, ez, ex) - ty, gy)
      FLOAT_VECTOR.cast(p.blend(gy, p.compare(GT, gy)).blend(min, p.compare(LT, min))
          .blend(fromArray(FLOATS, floatRows, ROW_CY + k),
          VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, ez)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, ex))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY4 + k)))).intoArray(floatRows, ROW_SUM6 + k);
    }
  }

  private static void floats38(float[] floatRows, long isCornerBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_SUM6 + k).lanewise(SUB, tz);
      VectorMask<Float> isCorner = VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? cz : CentredBox.inside(BoxClosest.turned(s, qz, qx,
      // qy, qw, ez, ex, ey) - tz, gz)
      FLOAT_VECTOR.cast(p.blend(gz, p.compare(GT, gz)).blend(min, p.compare(LT, min))
          .blend(cz, isCorner)).intoArray(floatRows, ROW_AZ2 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TX2 + k));
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY2 + k));
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY2 + k);
      FloatVector cz2 = cz.lanewise(ADD, tz);
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ2 + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N + k).lanewise(MUL, cx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N2 + k).lanewise(MUL, cy))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N3 + k).lanewise(MUL, cz2));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qx, qy, qz, qw,
      // cx, cy, cz), hx) : ex
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EX4 + k)
          .blend(p2.blend(hx, p2.compare(GT, hx)).blend(hz, p2.compare(LT, hz)), isCorner)).intoArray(
          floatRows, ROW_BX2 + k);
    }
  }

  private static void floats39(float[] floatRows, long isCornerBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_N4 + k).lanewise(MUL, cy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N5 + k).lanewise(MUL, cz))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N6 + k).lanewise(MUL, cx));
      VectorMask<Float> isCorner = VectorMask.fromLong(FLOATS, (isCornerBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hy2 = fromArray(FLOATS, floatRows, ROW_HY + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qy, qz, qx, qw,
      // cy, cz, cx), hy) : ey
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EY4 + k)
          .blend(p.blend(hy2, p.compare(GT, hy2)).blend(hy, p.compare(LT, hy)), isCorner)).intoArray(floatRows,
          ROW_BY2 + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_N7 + k).lanewise(MUL, cz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N8 + k).lanewise(MUL, cx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_N9 + k).lanewise(MUL, cy));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector hz2 = fromArray(FLOATS, floatRows, ROW_HZ + k);
      // p < -half ? -half : p > half ? half : p; isCorner ? CentredBox.inside(BoxAxes.along(s, qz, qx, qy, qw,
      // cz, cx, cy), hz) : ez
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ4 + k)
          .blend(p2.blend(hz2, p2.compare(GT, hz2)).blend(hz, p2.compare(LT, hz)), isCorner)).intoArray(
          floatRows, ROW_BZ2 + k);
    }
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k)))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static void floats41(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2_OR_X1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k).lanewise(MUL, az)))
          .lanewise(ADD, ALL_CORNER_X)).intoArray(floatRows, ROW_XA + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2_OR_Y1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k).lanewise(MUL, az))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, ax)))
          .lanewise(ADD, ALL_CORNER_X)).intoArray(floatRows, ROW_YA + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k).lanewise(MUL, az)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k).lanewise(MUL, ax))).intoArray(
          floatRows, ROW_SUM8 + k);
    }
  }

  private static void floats42(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z2_OR_Z1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM8 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k)))).lanewise(ADD, ALL_CORNER_X)).intoArray(
          floatRows, ROW_ZA + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1_OR_X2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k).lanewise(MUL, by))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k).lanewise(MUL, bz)))
          .lanewise(ADD, ALL_CORNER_X)).intoArray(floatRows, ROW_XB + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k).lanewise(MUL, by)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k).lanewise(MUL, bz))).intoArray(
          floatRows, ROW_SUM9 + k);
    }
  }

  private static void floats43(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1_OR_Y2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM9 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT24 + k).lanewise(MUL, bx)))
          .lanewise(ADD, ALL_CORNER_X)).intoArray(floatRows, ROW_YB + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1_OR_Z2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT25 + k).lanewise(MUL, bx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT26 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k)))).lanewise(ADD, ALL_CORNER_X)).intoArray(
          floatRows, ROW_ZB + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      VectorMask<Float> lower = ax.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN + k));
      VectorMask<Float> upper = ax.compare(GE, fromArray(FLOATS, floatRows, ROW_GX + k));
      // lower ? 1 : upper ? 2 : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_CORNER_Z, upper).blend(ALL_CORNER_Y, lower)).intoArray(
          floatRows, ROW_SIDE_X + k);
    }
  }

  private static void floats44(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      VectorMask<Float> lower = ay.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      VectorMask<Float> upper = ay.compare(GE, fromArray(FLOATS, floatRows, ROW_GY + k));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_CORNER_X.blend(ALL_CORNER_Z, upper).blend(ALL_CORNER_Y, lower);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      VectorMask<Float> lower2 = az.compare(LE, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      VectorMask<Float> upper2 = az.compare(GE, fromArray(FLOATS, floatRows, ROW_GZ + k));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_CORNER_X.blend(ALL_CORNER_Z, upper2).blend(ALL_CORNER_Y, lower2);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_B_Y.lanewise(MUL, sideY)).lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(
          floatRows, ROW_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN + k))).intoArray(floatRows, ROW_TO_MIN + k);
    }
  }

  private static void floats45(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector toMax = fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX2 + k));
      FloatVector toMin = fromArray(FLOATS, floatRows, ROW_TO_MIN + k);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      // toMin <= toMax ? toMin : toMax
      FloatVector toX = toMax.blend(toMin, toMinAtMostToMax);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector toMin2 = ay.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      FloatVector toMax2 = fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(SUB, ay);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      // toMin <= toMax ? toMin : toMax
      FloatVector toY = toMax2.blend(toMin2, toMinAtMostToMax2);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector toMin3 = az.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      FloatVector toMax3 = fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(SUB, az);
      VectorMask<Float> toMinAtMostToMax3 = toMin3.compare(LE, toMax3);
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax3.blend(toMin3, toMinAtMostToMax3);
      VectorMask<Float> alongX = toX.compare(LE, toY);
      alongX = toX.compare(LE, toZ, alongX);
      VectorMask<Float> notAlongX = alongX.not();
      VectorMask<Float> alongY = toY.compare(LE, toZ, notAlongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideX = ALL_CORNER_X.blend(ALL_CORNER_Z.blend(ALL_CORNER_Y, toMinAtMostToMax), alongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideY = ALL_CORNER_X.blend(ALL_CORNER_Z.blend(ALL_CORNER_Y, toMinAtMostToMax2), alongY);
      VectorMask<Float> nearest = notAlongX.andNot(alongY);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_CORNER_Z.blend(ALL_CORNER_Y, toMinAtMostToMax3),
          nearest)).intoArray(floatRows, ROW_SIDE_Z + k);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_B_Y.lanewise(MUL, sideY))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static void floats46(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM10 + k)
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Z + k)))).intoArray(
          floatRows, ROW_NEAREST + k);
    }
  }

  private static long floats47(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long apartGreaterCornerXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> apartGreaterCornerX = fromArray(FLOATS, floatRows, ROW_APART + k)
          .compare(GT, ALL_CORNER_X);
      apartGreaterCornerXBits |= apartGreaterCornerX.toLong() << k;
      FloatVector feature = fromArray(FLOATS, floatRows, ROW_FEATURE + k);
      VectorMask<Float> allApartGreaterCornerX = feature.compare(EQ, ALL_CORNER_X, apartGreaterCornerX);
      // apart > 0 && feature == 0 ? nearest : feature
      FLOAT_VECTOR.cast(feature.blend(fromArray(FLOATS, floatRows, ROW_NEAREST + k),
          allApartGreaterCornerX)).intoArray(floatRows, ROW_OF_A + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      VectorMask<Float> lower = bx.compare(LE, fromArray(FLOATS, floatRows, ROW_HZ3 + k));
      VectorMask<Float> upper = bx.compare(GE, fromArray(FLOATS, floatRows, ROW_HX + k));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideX = ALL_CORNER_X.blend(ALL_CORNER_Z, upper).blend(ALL_CORNER_Y, lower);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      VectorMask<Float> lower2 = by.compare(LE, fromArray(FLOATS, floatRows, ROW_HY2 + k));
      VectorMask<Float> upper2 = by.compare(GE, fromArray(FLOATS, floatRows, ROW_HY + k));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideY = ALL_CORNER_X.blend(ALL_CORNER_Z, upper2).blend(ALL_CORNER_Y, lower2);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      VectorMask<Float> lower3 = bz.compare(LE, fromArray(FLOATS, floatRows, ROW_HZ2 + k));
      VectorMask<Float> upper3 = bz.compare(GE, fromArray(FLOATS, floatRows, ROW_HZ + k));
      // lower ? 1 : upper ? 2 : 0
      FloatVector sideZ = ALL_CORNER_X.blend(ALL_CORNER_Z, upper3).blend(ALL_CORNER_Y, lower3);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_B_Y.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE2 + k);
    }
    return apartGreaterCornerXBits;
  }

  private static long floats48(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long toMinAtMostToMaxBits = 0;
    long toMinAtMostToMaxBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector toMin = bx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ3 + k));
      FloatVector toMax = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(SUB, bx);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      toMinAtMostToMaxBits |= toMinAtMostToMax.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FLOAT_VECTOR.cast(toMax.blend(toMin, toMinAtMostToMax)).intoArray(floatRows, ROW_TO_X + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector toMin2 = by.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY2 + k));
      FloatVector toMax2 = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(SUB, by);
      VectorMask<Float> toMinAtMostToMax2 = toMin2.compare(LE, toMax2);
      toMinAtMostToMaxBits2 |= toMinAtMostToMax2.toLong() << k;
      // toMin <= toMax ? toMin : toMax
      FLOAT_VECTOR.cast(toMax2.blend(toMin2, toMinAtMostToMax2)).intoArray(floatRows, ROW_TO_Y + k);
    }
    bits[0] = toMinAtMostToMaxBits2;
    return toMinAtMostToMaxBits;
  }

  private static void floats49(float[] floatRows, long toMinAtMostToMaxBits, long toMinAtMostToMaxBits2,
      long apartGreaterCornerXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FloatVector toMin = bz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ2 + k));
      FloatVector toMax = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(SUB, bz);
      VectorMask<Float> toMinAtMostToMax = toMin.compare(LE, toMax);
      // toMin <= toMax ? toMin : toMax
      FloatVector toZ = toMax.blend(toMin, toMinAtMostToMax);
      FloatVector toX = fromArray(FLOATS, floatRows, ROW_TO_X + k);
      FloatVector toY = fromArray(FLOATS, floatRows, ROW_TO_Y + k);
      VectorMask<Float> alongX = toX.compare(LE, toY);
      alongX = toX.compare(LE, toZ, alongX);
      VectorMask<Float> notAlongX = alongX.not();
      VectorMask<Float> alongY = toY.compare(LE, toZ, notAlongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideX = ALL_CORNER_X.blend(ALL_CORNER_Z
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits >>> k)
          & WideLanes.FLOAT_LANES)), alongX);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideY = ALL_CORNER_X.blend(ALL_CORNER_Z
          .blend(ALL_CORNER_Y, VectorMask.fromLong(FLOATS, (toMinAtMostToMaxBits2 >>> k)
          & WideLanes.FLOAT_LANES)), alongY);
      VectorMask<Float> nearest = notAlongX.andNot(alongY);
      // !nearest ? 0 : p - min <= max - p ? 1 : 2
      FloatVector sideZ = ALL_CORNER_X.blend(ALL_CORNER_Z.blend(ALL_CORNER_Y, toMinAtMostToMax), nearest);
      FloatVector nearest2 = sideX.lanewise(ADD, ALL_B_Y.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ));
      FloatVector feature = fromArray(FLOATS, floatRows, ROW_FEATURE2 + k);
      VectorMask<Float> allApartGreaterCornerX = feature
          .compare(EQ, ALL_CORNER_X, VectorMask.fromLong(FLOATS, (apartGreaterCornerXBits >>> k)
          & WideLanes.FLOAT_LANES));
      // apart > 0 && feature == 0 ? nearest : feature
      FLOAT_VECTOR.cast(feature.blend(nearest2, allApartGreaterCornerX)).intoArray(floatRows, ROW_OF_B + k);
    }
  }

  private static void floats50(float[] floatRows, float[][] results, int at, long swapBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] distances = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector xb = fromArray(FLOATS, floatRows, ROW_XB + k);
      FloatVector xa = fromArray(FLOATS, floatRows, ROW_XA + k);
      // hit ? swap ? xb : xa : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(xa.blend(xb, swap), hit)).intoArray(floatRows, ROW_AX_OUT + k);
      // hit ? swap ? xa : xb : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(xb.blend(xa, swap), hit)).intoArray(floatRows, ROW_BX_OUT + k);
      FloatVector yb = fromArray(FLOATS, floatRows, ROW_YB + k);
      FloatVector ya = fromArray(FLOATS, floatRows, ROW_YA + k);
      // hit ? swap ? yb : ya : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ya.blend(yb, swap), hit)).intoArray(floatRows, ROW_AY_OUT + k);
      // hit ? swap ? ya : yb : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(yb.blend(ya, swap), hit)).intoArray(floatRows, ROW_BY_OUT + k);
      FloatVector zb = fromArray(FLOATS, floatRows, ROW_ZB + k);
      FloatVector za = fromArray(FLOATS, floatRows, ROW_ZA + k);
      // hit ? swap ? zb : za : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(za.blend(zb, swap), hit)).intoArray(floatRows, ROW_AZ_OUT + k);
      // hit ? swap ? za : zb : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(zb.blend(za, swap), hit)).intoArray(floatRows, ROW_BZ_OUT + k);
      FloatVector ofB = fromArray(FLOATS, floatRows, ROW_OF_B + k);
      FloatVector ofA = fromArray(FLOATS, floatRows, ROW_OF_A + k);
      // hit ? swap ? ofB : ofA : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ofA.blend(ofB, swap), hit)).intoArray(floatRows, ROW_FEATURE_A + k);
      // hit ? swap ? ofA : ofB : 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ofB.blend(ofA, swap), hit)).intoArray(floatRows, ROW_FEATURE_B + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART + k)).intoArray(distances, at + k);
    }
  }

  private static void floats51(float[] floatRows, float[][] results, int at) {
    if (floatRows == null) {
      return;
    }
    float[] axOuts = results[1], bxOuts = results[2], ayOuts = results[3], byOuts = results[4],
        azOuts = results[5], bzOuts = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX_OUT + k)).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX_OUT + k)).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY_OUT + k)).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY_OUT + k)).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ_OUT + k)).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BZ_OUT + k)).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE_A + k)).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE_B + k)).intoArray(featureBs, at + k);
    }
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int mxRow, int myRow, int mzRow, int hxRow, int hyRow, int hzRow,
      int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterCornerX = hz2.compare(GT, ALL_CORNER_X);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, ALL_CORNER_X));
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterCornerX);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterCornerX = hy2.compare(GT, ALL_CORNER_X);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, ALL_CORNER_X));
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterCornerX);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterCornerX = hx2.compare(GT, ALL_CORNER_X);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, ALL_CORNER_X));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, x);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterCornerX);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx2).compare(GT, inX.lanewise(MUL, hy2));
      // inByY ? hy : hx
      FloatVector hIn = hx2.blend(hy2, inByY);
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz2));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz2, inByZ);
      FloatVector farZ = gz.lanewise(SUB, z);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_CORNER_Y.blend(farZ, hzGreaterCornerX);
      FloatVector farY = gy.lanewise(SUB, y);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_CORNER_Y.blend(farY, hyGreaterCornerX);
      FloatVector farX = gx.lanewise(SUB, x);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_CORNER_Y.blend(farX, hxGreaterCornerX);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx2).compare(LT, outX.lanewise(MUL, hy2));
      // outByY ? hy : hx
      FloatVector hOut = hx2.blend(hy2, outByY);
      // outByY ? outY : outX
      FloatVector out = outX.blend(outY, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out.lanewise(MUL, hz2));
      // outByZ ? outZ : out
      FloatVector out2 = out.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz2, outByZ);
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out2.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code secondStep} of a block, from rows of values to another row. */
  private static void secondStep(float[] rows, int betweenRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, rows, betweenRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, mx);
      FloatVector farX = gx.lanewise(SUB, mx);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, my);
      FloatVector farY = gy.lanewise(SUB, my);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, mz);
      FloatVector farZ = gz.lanewise(SUB, mz);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_CORNER_X.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_CORNER_X))
          .blend(ALL_CORNER_Y, numerator.compare(GT, ALL_CORNER_X))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int tRow, int mxRow, int myRow, int mzRow, int hxRow,
      int hyRow, int hzRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, rows, tRow + k);
      FloatVector p = fromArray(FLOATS, rows, mxRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k)));
      FloatVector out = p.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gxRow + k));
      // out > 0 ? out : 0
      FloatVector dx = ALL_CORNER_X.blend(out, out.compare(GT, ALL_CORNER_X));
      FloatVector p2 = fromArray(FLOATS, rows, myRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)));
      FloatVector out2 = p2.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gyRow + k));
      // out > 0 ? out : 0
      FloatVector dy = ALL_CORNER_X.blend(out2, out2.compare(GT, ALL_CORNER_X));
      FloatVector p3 = fromArray(FLOATS, rows, mzRow + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector out3 = p3.lanewise(ABS).lanewise(SUB, fromArray(FLOATS, rows, gzRow + k));
      // out > 0 ? out : 0
      FloatVector dz = ALL_CORNER_X.blend(out3, out3.compare(GT, ALL_CORNER_X));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null);
      floats4(null);
      floats5(null);
      floats6(null, 0);
      floats7(null);
      floats8(null);
      floats9(null);
      floats10(null);
      floats11(null);
      floats12(null);
      floats13(null, 0, null);
      floats14(null, 0, null, 0, null, null, 0);
      floats15(null, null, 0, 0);
      floats16(null, 0);
      floats17(null);
      floats18(null, 0);
      floats19(null, 0);
      floats20(null, null, 0);
      floats21(null, 0, 0, 0, 0, 0, 0);
      floats22(null, 0, null, 0, null, 0);
      floats26(null, null);
      floats27(null, null, 0, 0, 0, 0, 0, 0);
      floats28(null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats29(null);
      floats30(null);
      floats31(null, null);
      floats32(null, 0);
      floats33(null, 0, 0);
      floats34(null, null);
      floats35(null, 0, 0);
      floats36(null, 0);
      floats37(null, 0);
      floats38(null, 0);
      floats39(null, 0);
      floats40(null);
      floats41(null);
      floats42(null);
      floats43(null);
      floats44(null);
      floats45(null);
      floats46(null);
      floats47(null);
      floats48(null, null);
      floats49(null, 0, 0, 0);
      floats50(null, null, 0, 0, 0);
      floats51(null, null, 0);
      firstStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      secondStep(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
