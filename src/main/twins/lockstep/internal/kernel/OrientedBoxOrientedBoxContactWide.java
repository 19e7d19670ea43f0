// Compiled from OrientedBoxOrientedBoxContact.java; changes are made there.
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
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxOrientedBoxContact#contact}: the same operations in the same order, on vectors
 * of pairs.
 */
final class OrientedBoxOrientedBoxContactWide implements Kernel {
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C1_72E_10 = FloatVector.broadcast(FLOATS, 1.717987E10f);
  private static final FloatVector ALL_C5_82E_11 = FloatVector.broadcast(FLOATS, 5.820766E-11f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);
  private static final FloatVector ALL_LARGEST_12 = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C5_00 = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_SHORTEST = FloatVector.broadcast(FLOATS, 1.0E-18f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_FIRST_PRODUCT = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C10_0 = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);
  private static final FloatVector ALL_C12_0 = FloatVector.broadcast(FLOATS, 12.0f);
  private static final FloatVector ALL_C13_0 = FloatVector.broadcast(FLOATS, 13.0f);
  private static final FloatVector ALL_C14_0 = FloatVector.broadcast(FLOATS, 14.0f);
  private static final FloatVector ALL_SLACK_27 = FloatVector.broadcast(FLOATS, 9.536743E-7f);
  private static final FloatVector ALL_C0_480 = FloatVector.broadcast(FLOATS, 0.48f);
  private static final FloatVector ALL_C0_600 = FloatVector.broadcast(FLOATS, 0.6f);
  private static final FloatVector ALL_C0_640 = FloatVector.broadcast(FLOATS, 0.64f);
  private static final FloatVector ALL_FEATURES = FloatVector.broadcast(FLOATS, 64.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_SHORTEST_33 = FloatVector.broadcast(FLOATS, 1.0E-30f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_WITHIN = FloatVector.broadcast(FLOATS, 0.9999962f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 1.5258789E-5f);
  private static final FloatVector ALL_BIAS = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[6]);

  private static final int ROW_DX = 0 * Kernel.BLOCK;
  private static final int ROW_DY = 1 * Kernel.BLOCK;
  private static final int ROW_DZ = 2 * Kernel.BLOCK;
  private static final int ROW_HALF_X1_SQUARED = 3 * Kernel.BLOCK;
  private static final int ROW_RADII = 4 * Kernel.BLOCK;
  private static final int ROW_DX2 = 5 * Kernel.BLOCK;
  private static final int ROW_DY2 = 6 * Kernel.BLOCK;
  private static final int ROW_MINUS_DZ = 7 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 8 * Kernel.BLOCK;
  private static final int ROW_GX = 9 * Kernel.BLOCK;
  private static final int ROW_HX = 10 * Kernel.BLOCK;
  private static final int ROW_GY = 11 * Kernel.BLOCK;
  private static final int ROW_HY = 12 * Kernel.BLOCK;
  private static final int ROW_GZ = 13 * Kernel.BLOCK;
  private static final int ROW_HZ = 14 * Kernel.BLOCK;
  private static final int ROW_AX = 15 * Kernel.BLOCK;
  private static final int ROW_BX = 16 * Kernel.BLOCK;
  private static final int ROW_AY = 17 * Kernel.BLOCK;
  private static final int ROW_BY = 18 * Kernel.BLOCK;
  private static final int ROW_AZ = 19 * Kernel.BLOCK;
  private static final int ROW_BZ = 20 * Kernel.BLOCK;
  private static final int ROW_AW = 21 * Kernel.BLOCK;
  private static final int ROW_BW = 22 * Kernel.BLOCK;
  private static final int ROW_AX_SQUARED = 23 * Kernel.BLOCK;
  private static final int ROW_AY_SQUARED = 24 * Kernel.BLOCK;
  private static final int ROW_SUM = 25 * Kernel.BLOCK;
  private static final int ROW_AZ_SQUARED = 26 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A = 27 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B = 28 * Kernel.BLOCK;
  private static final int ROW_SIZE = 29 * Kernel.BLOCK;
  private static final int ROW_R = 30 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 31 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 32 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 33 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 34 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 35 * Kernel.BLOCK;
  private static final int ROW_TX = 36 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 37 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 38 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 39 * Kernel.BLOCK;
  private static final int ROW_TY = 40 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 41 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 42 * Kernel.BLOCK;
  private static final int ROW_TZ = 43 * Kernel.BLOCK;
  private static final int ROW_SCALE = 44 * Kernel.BLOCK;
  private static final int ROW_QX = 45 * Kernel.BLOCK;
  private static final int ROW_QY = 46 * Kernel.BLOCK;
  private static final int ROW_QZ = 47 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 48 * Kernel.BLOCK;
  private static final int ROW_QW = 49 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED = 50 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 51 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 52 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 53 * Kernel.BLOCK;
  private static final int ROW_S = 54 * Kernel.BLOCK;
  private static final int ROW_ABS_TX = 55 * Kernel.BLOCK;
  private static final int ROW_XX = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 57 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 58 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 59 * Kernel.BLOCK;
  private static final int ROW_XY = 60 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 61 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 62 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 63 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 64 * Kernel.BLOCK;
  private static final int ROW_XZ = 65 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 66 * Kernel.BLOCK;
  private static final int ROW_ABS_TY = 67 * Kernel.BLOCK;
  private static final int ROW_YY = 68 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 69 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 70 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 71 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 72 * Kernel.BLOCK;
  private static final int ROW_YZ = 73 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 74 * Kernel.BLOCK;
  private static final int ROW_YX = 75 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 76 * Kernel.BLOCK;
  private static final int ROW_ABS_TZ = 77 * Kernel.BLOCK;
  private static final int ROW_ZZ = 78 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 79 * Kernel.BLOCK;
  private static final int ROW_ZX = 80 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 81 * Kernel.BLOCK;
  private static final int ROW_ZY = 82 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 83 * Kernel.BLOCK;
  private static final int ROW_NXX = 84 * Kernel.BLOCK;
  private static final int ROW_NXY = 85 * Kernel.BLOCK;
  private static final int ROW_NXZ = 86 * Kernel.BLOCK;
  private static final int ROW_NYX = 87 * Kernel.BLOCK;
  private static final int ROW_NYY = 88 * Kernel.BLOCK;
  private static final int ROW_NYZ = 89 * Kernel.BLOCK;
  private static final int ROW_NZX = 90 * Kernel.BLOCK;
  private static final int ROW_NZY = 91 * Kernel.BLOCK;
  private static final int ROW_NZZ = 92 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 93 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 94 * Kernel.BLOCK;
  private static final int ROW_SLACK = 95 * Kernel.BLOCK;
  private static final int ROW_REACH = 96 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 97 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 98 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 99 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 100 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 101 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 102 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 103 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 104 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 105 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 106 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 107 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 108 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 109 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 110 * Kernel.BLOCK;
  private static final int ROW_REACH4 = 111 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 112 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 113 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 114 * Kernel.BLOCK;
  private static final int ROW_ABS_DIFFERENCE = 115 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 116 * Kernel.BLOCK;
  private static final int ROW_REACH5 = 117 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 118 * Kernel.BLOCK;
  private static final int ROW_REACH6 = 119 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 120 * Kernel.BLOCK;
  private static final int ROW_DX3 = 121 * Kernel.BLOCK;
  private static final int ROW_DY3 = 122 * Kernel.BLOCK;
  private static final int ROW_DZ3 = 123 * Kernel.BLOCK;
  private static final int ROW_GX2 = 124 * Kernel.BLOCK;
  private static final int ROW_HX2 = 125 * Kernel.BLOCK;
  private static final int ROW_GY2 = 126 * Kernel.BLOCK;
  private static final int ROW_HY2 = 127 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 128 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 129 * Kernel.BLOCK;
  private static final int ROW_AX2 = 130 * Kernel.BLOCK;
  private static final int ROW_BX2 = 131 * Kernel.BLOCK;
  private static final int ROW_AY2 = 132 * Kernel.BLOCK;
  private static final int ROW_BY2 = 133 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 134 * Kernel.BLOCK;
  private static final int ROW_BZ2 = 135 * Kernel.BLOCK;
  private static final int ROW_AW2 = 136 * Kernel.BLOCK;
  private static final int ROW_BW2 = 137 * Kernel.BLOCK;
  private static final int ROW_AX_SQUARED2 = 138 * Kernel.BLOCK;
  private static final int ROW_AY_SQUARED2 = 139 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 140 * Kernel.BLOCK;
  private static final int ROW_AZ_SQUARED2 = 141 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A2 = 142 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B2 = 143 * Kernel.BLOCK;
  private static final int ROW_R2 = 144 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 145 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 146 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 147 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 148 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 149 * Kernel.BLOCK;
  private static final int ROW_TX2 = 150 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 151 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 152 * Kernel.BLOCK;
  private static final int ROW_PRODUCT24 = 153 * Kernel.BLOCK;
  private static final int ROW_TY2 = 154 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 155 * Kernel.BLOCK;
  private static final int ROW_PRODUCT25 = 156 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 157 * Kernel.BLOCK;
  private static final int ROW_SCALE2 = 158 * Kernel.BLOCK;
  private static final int ROW_QX2 = 159 * Kernel.BLOCK;
  private static final int ROW_QY2 = 160 * Kernel.BLOCK;
  private static final int ROW_PRODUCT26 = 161 * Kernel.BLOCK;
  private static final int ROW_QZ2 = 162 * Kernel.BLOCK;
  private static final int ROW_QW2 = 163 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED2 = 164 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED2 = 165 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 166 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED2 = 167 * Kernel.BLOCK;
  private static final int ROW_S2 = 168 * Kernel.BLOCK;
  private static final int ROW_SUM18 = 169 * Kernel.BLOCK;
  private static final int ROW_SIZE_A = 170 * Kernel.BLOCK;
  private static final int ROW_SIZE_B = 171 * Kernel.BLOCK;
  private static final int ROW_X = 172 * Kernel.BLOCK;
  private static final int ROW_Y = 173 * Kernel.BLOCK;
  private static final int ROW_Z = 174 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 175 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 176 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 177 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 178 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 179 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 180 * Kernel.BLOCK;
  private static final int ROW_SMALL = 181 * Kernel.BLOCK;
  private static final int ROW_XX2 = 182 * Kernel.BLOCK;
  private static final int ROW_SUM19 = 183 * Kernel.BLOCK;
  private static final int ROW_YY2 = 184 * Kernel.BLOCK;
  private static final int ROW_ZZ2 = 185 * Kernel.BLOCK;
  private static final int ROW_XY2 = 186 * Kernel.BLOCK;
  private static final int ROW_YX2 = 187 * Kernel.BLOCK;
  private static final int ROW_YZ2 = 188 * Kernel.BLOCK;
  private static final int ROW_ZY2 = 189 * Kernel.BLOCK;
  private static final int ROW_ZX2 = 190 * Kernel.BLOCK;
  private static final int ROW_XZ2 = 191 * Kernel.BLOCK;
  private static final int ROW_REACH_X = 192 * Kernel.BLOCK;
  private static final int ROW_REACH_Y = 193 * Kernel.BLOCK;
  private static final int ROW_REACH_Z = 194 * Kernel.BLOCK;
  private static final int ROW_NXX2 = 195 * Kernel.BLOCK;
  private static final int ROW_NXY2 = 196 * Kernel.BLOCK;
  private static final int ROW_NXZ2 = 197 * Kernel.BLOCK;
  private static final int ROW_NYX2 = 198 * Kernel.BLOCK;
  private static final int ROW_NYY2 = 199 * Kernel.BLOCK;
  private static final int ROW_NYZ2 = 200 * Kernel.BLOCK;
  private static final int ROW_NZX2 = 201 * Kernel.BLOCK;
  private static final int ROW_NZY2 = 202 * Kernel.BLOCK;
  private static final int ROW_NZZ2 = 203 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT2 = 204 * Kernel.BLOCK;
  private static final int ROW_OF_FACE = 205 * Kernel.BLOCK;
  private static final int ROW_FACE = 206 * Kernel.BLOCK;
  private static final int ROW_OF_FACE2 = 207 * Kernel.BLOCK;
  private static final int ROW_REACH7 = 208 * Kernel.BLOCK;
  private static final int ROW_NEAR = 209 * Kernel.BLOCK;
  private static final int ROW_SUM20 = 210 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT = 211 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 212 * Kernel.BLOCK;
  private static final int ROW_FACE2 = 213 * Kernel.BLOCK;
  private static final int ROW_OF_FACE3 = 214 * Kernel.BLOCK;
  private static final int ROW_REACH8 = 215 * Kernel.BLOCK;
  private static final int ROW_PRODUCT27 = 216 * Kernel.BLOCK;
  private static final int ROW_NEAR2 = 217 * Kernel.BLOCK;
  private static final int ROW_FAR = 218 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 219 * Kernel.BLOCK;
  private static final int ROW_FACE3 = 220 * Kernel.BLOCK;
  private static final int ROW_OF_FACE4 = 221 * Kernel.BLOCK;
  private static final int ROW_REACH9 = 222 * Kernel.BLOCK;
  private static final int ROW_PRODUCT28 = 223 * Kernel.BLOCK;
  private static final int ROW_PRODUCT29 = 224 * Kernel.BLOCK;
  private static final int ROW_NEAR3 = 225 * Kernel.BLOCK;
  private static final int ROW_FAR2 = 226 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 227 * Kernel.BLOCK;
  private static final int ROW_FACE4 = 228 * Kernel.BLOCK;
  private static final int ROW_OF_FACE5 = 229 * Kernel.BLOCK;
  private static final int ROW_NEAR4 = 230 * Kernel.BLOCK;
  private static final int ROW_FAR3 = 231 * Kernel.BLOCK;
  private static final int ROW_YX_SQUARED = 232 * Kernel.BLOCK;
  private static final int ROW_ZX_SQUARED = 233 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ2 = 234 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY2 = 235 * Kernel.BLOCK;
  private static final int ROW_NEXT = 236 * Kernel.BLOCK;
  private static final int ROW_L = 237 * Kernel.BLOCK;
  private static final int ROW_PRODUCT30 = 238 * Kernel.BLOCK;
  private static final int ROW_NEAR5 = 239 * Kernel.BLOCK;
  private static final int ROW_FAR4 = 240 * Kernel.BLOCK;
  private static final int ROW_YY_SQUARED = 241 * Kernel.BLOCK;
  private static final int ROW_ZY_SQUARED = 242 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX2 = 243 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 244 * Kernel.BLOCK;
  private static final int ROW_PRODUCT31 = 245 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES = 246 * Kernel.BLOCK;
  private static final int ROW_NEAR6 = 247 * Kernel.BLOCK;
  private static final int ROW_FAR5 = 248 * Kernel.BLOCK;
  private static final int ROW_YZ_SQUARED = 249 * Kernel.BLOCK;
  private static final int ROW_ZZ_SQUARED = 250 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 251 * Kernel.BLOCK;
  private static final int ROW_GAP = 252 * Kernel.BLOCK;
  private static final int ROW_PRODUCT32 = 253 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES2 = 254 * Kernel.BLOCK;
  private static final int ROW_L2 = 255 * Kernel.BLOCK;
  private static final int ROW_PRODUCT33 = 256 * Kernel.BLOCK;
  private static final int ROW_NEAR7 = 257 * Kernel.BLOCK;
  private static final int ROW_FAR6 = 258 * Kernel.BLOCK;
  private static final int ROW_XX_SQUARED = 259 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ2 = 260 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY2 = 261 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 262 * Kernel.BLOCK;
  private static final int ROW_PRODUCT34 = 263 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES3 = 264 * Kernel.BLOCK;
  private static final int ROW_NEAR8 = 265 * Kernel.BLOCK;
  private static final int ROW_FAR7 = 266 * Kernel.BLOCK;
  private static final int ROW_XY_SQUARED = 267 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 268 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX2 = 269 * Kernel.BLOCK;
  private static final int ROW_GAP2 = 270 * Kernel.BLOCK;
  private static final int ROW_PRODUCT35 = 271 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES4 = 272 * Kernel.BLOCK;
  private static final int ROW_PRODUCT36 = 273 * Kernel.BLOCK;
  private static final int ROW_PRODUCT37 = 274 * Kernel.BLOCK;
  private static final int ROW_NEAR9 = 275 * Kernel.BLOCK;
  private static final int ROW_FAR8 = 276 * Kernel.BLOCK;
  private static final int ROW_XZ_SQUARED = 277 * Kernel.BLOCK;
  private static final int ROW_PRODUCT38 = 278 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES5 = 279 * Kernel.BLOCK;
  private static final int ROW_L3 = 280 * Kernel.BLOCK;
  private static final int ROW_NEAR10 = 281 * Kernel.BLOCK;
  private static final int ROW_FAR9 = 282 * Kernel.BLOCK;
  private static final int ROW_SUM21 = 283 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 284 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ2 = 285 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY2 = 286 * Kernel.BLOCK;
  private static final int ROW_GAP3 = 287 * Kernel.BLOCK;
  private static final int ROW_PRODUCT39 = 288 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES6 = 289 * Kernel.BLOCK;
  private static final int ROW_NEAR11 = 290 * Kernel.BLOCK;
  private static final int ROW_FAR10 = 291 * Kernel.BLOCK;
  private static final int ROW_SUM22 = 292 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 293 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX2 = 294 * Kernel.BLOCK;
  private static final int ROW_GAP4 = 295 * Kernel.BLOCK;
  private static final int ROW_PRODUCT40 = 296 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES7 = 297 * Kernel.BLOCK;
  private static final int ROW_L4 = 298 * Kernel.BLOCK;
  private static final int ROW_PRODUCT41 = 299 * Kernel.BLOCK;
  private static final int ROW_NEAR12 = 300 * Kernel.BLOCK;
  private static final int ROW_FAR11 = 301 * Kernel.BLOCK;
  private static final int ROW_LENGTH5 = 302 * Kernel.BLOCK;
  private static final int ROW_REACH10 = 303 * Kernel.BLOCK;
  private static final int ROW_PRODUCT42 = 304 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES8 = 305 * Kernel.BLOCK;
  private static final int ROW_FX = 306 * Kernel.BLOCK;
  private static final int ROW_FY = 307 * Kernel.BLOCK;
  private static final int ROW_FZ = 308 * Kernel.BLOCK;
  private static final int ROW_NEAR13 = 309 * Kernel.BLOCK;
  private static final int ROW_SUM23 = 310 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT2 = 311 * Kernel.BLOCK;
  private static final int ROW_COMPONENT = 312 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 313 * Kernel.BLOCK;
  private static final int ROW_SUM24 = 314 * Kernel.BLOCK;
  private static final int ROW_PARTS = 315 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 316 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 317 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 318 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 319 * Kernel.BLOCK;
  private static final int ROW_BX3 = 320 * Kernel.BLOCK;
  private static final int ROW_YY_OR_YZ = 321 * Kernel.BLOCK;
  private static final int ROW_BY3 = 322 * Kernel.BLOCK;
  private static final int ROW_BZ3 = 323 * Kernel.BLOCK;
  private static final int ROW_LX = 324 * Kernel.BLOCK;
  private static final int ROW_LY = 325 * Kernel.BLOCK;
  private static final int ROW_LZ = 326 * Kernel.BLOCK;
  private static final int ROW_PRODUCT43 = 327 * Kernel.BLOCK;
  private static final int ROW_PRODUCT44 = 328 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT3 = 329 * Kernel.BLOCK;
  private static final int ROW_PRODUCT45 = 330 * Kernel.BLOCK;
  private static final int ROW_COMPONENT2 = 331 * Kernel.BLOCK;
  private static final int ROW_LARGEST2 = 332 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT2 = 333 * Kernel.BLOCK;
  private static final int ROW_SUM25 = 334 * Kernel.BLOCK;
  private static final int ROW_EDGE_X = 335 * Kernel.BLOCK;
  private static final int ROW_EDGE_Y = 336 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT3 = 337 * Kernel.BLOCK;
  private static final int ROW_EDGE_Z = 338 * Kernel.BLOCK;
  private static final int ROW_NU = 339 * Kernel.BLOCK;
  private static final int ROW_NV = 340 * Kernel.BLOCK;
  private static final int ROW_NW = 341 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 342 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 343 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 344 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 345 * Kernel.BLOCK;
  private static final int ROW_HIGH_XOR_HIGH_YOR_HIGH_Z = 346 * Kernel.BLOCK;
  private static final int ROW_PLANE = 347 * Kernel.BLOCK;
  private static final int ROW_ALONG_X = 348 * Kernel.BLOCK;
  private static final int ROW_PRODUCT46 = 349 * Kernel.BLOCK;
  private static final int ROW_ALONG_Y = 350 * Kernel.BLOCK;
  private static final int ROW_ALONG_Z = 351 * Kernel.BLOCK;
  private static final int ROW_ALONG_XOR_ALONG_YOR_ALONG_Z = 352 * Kernel.BLOCK;
  private static final int ROW_TO_M = 353 * Kernel.BLOCK;
  private static final int ROW_HZ_OR_HX = 354 * Kernel.BLOCK;
  private static final int ROW_HALF_E = 355 * Kernel.BLOCK;
  private static final int ROW_HALF_F = 356 * Kernel.BLOCK;
  private static final int ROW_MX = 357 * Kernel.BLOCK;
  private static final int ROW_MY = 358 * Kernel.BLOCK;
  private static final int ROW_MZ = 359 * Kernel.BLOCK;
  private static final int ROW_EX = 360 * Kernel.BLOCK;
  private static final int ROW_EY = 361 * Kernel.BLOCK;
  private static final int ROW_EZ = 362 * Kernel.BLOCK;
  private static final int ROW_GX3 = 363 * Kernel.BLOCK;
  private static final int ROW_YZ_OR_YX_OR_YY = 364 * Kernel.BLOCK;
  private static final int ROW_GY3 = 365 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 366 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 367 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP = 368 * Kernel.BLOCK;
  private static final int ROW_DEEP1 = 369 * Kernel.BLOCK;
  private static final int ROW_DEEP2 = 370 * Kernel.BLOCK;
  private static final int ROW_MID_U = 371 * Kernel.BLOCK;
  private static final int ROW_MZ_OR_MX_OR_MY = 372 * Kernel.BLOCK;
  private static final int ROW_MID_V = 373 * Kernel.BLOCK;
  private static final int ROW_U1 = 374 * Kernel.BLOCK;
  private static final int ROW_EZ_OR_EX_OR_EY = 375 * Kernel.BLOCK;
  private static final int ROW_V1 = 376 * Kernel.BLOCK;
  private static final int ROW_U2 = 377 * Kernel.BLOCK;
  private static final int ROW_GZ_OR_GX_OR_GY = 378 * Kernel.BLOCK;
  private static final int ROW_V2 = 379 * Kernel.BLOCK;
  private static final int ROW_SUM26 = 380 * Kernel.BLOCK;
  private static final int ROW_SLACK2 = 381 * Kernel.BLOCK;
  private static final int ROW_W = 382 * Kernel.BLOCK;
  private static final int ROW_PRODUCT47 = 383 * Kernel.BLOCK;
  private static final int ROW_PRODUCT48 = 384 * Kernel.BLOCK;
  private static final int ROW_TX3 = 385 * Kernel.BLOCK;
  private static final int ROW_PRODUCT49 = 386 * Kernel.BLOCK;
  private static final int ROW_TY3 = 387 * Kernel.BLOCK;
  private static final int ROW_TZ3 = 388 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 389 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 390 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 391 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 392 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 393 * Kernel.BLOCK;
  private static final int ROW_PRODUCT50 = 394 * Kernel.BLOCK;
  private static final int ROW_UNIT_A = 395 * Kernel.BLOCK;
  private static final int ROW_UNIT_B = 396 * Kernel.BLOCK;
  private static final int ROW_OF_U = 397 * Kernel.BLOCK;
  private static final int ROW_OF_V = 398 * Kernel.BLOCK;
  private static final int ROW_OF_FACE_A = 399 * Kernel.BLOCK;
  private static final int ROW_OF_E = 400 * Kernel.BLOCK;
  private static final int ROW_OF_F = 401 * Kernel.BLOCK;
  private static final int ROW_OF_FACES = 402 * Kernel.BLOCK;
  private static final int ROW_EDGE0 = 403 * Kernel.BLOCK;
  private static final int ROW_PRODUCT51 = 404 * Kernel.BLOCK;
  private static final int ROW_EDGE1 = 405 * Kernel.BLOCK;
  private static final int ROW_EDGE2 = 406 * Kernel.BLOCK;
  private static final int ROW_EDGE3 = 407 * Kernel.BLOCK;
  private static final int ROW_CORNER0 = 408 * Kernel.BLOCK;
  private static final int ROW_CORNER1 = 409 * Kernel.BLOCK;
  private static final int ROW_CORNER2 = 410 * Kernel.BLOCK;
  private static final int ROW_CORNER3 = 411 * Kernel.BLOCK;
  private static final int ROW_MID_U0 = 412 * Kernel.BLOCK;
  private static final int ROW_MID_V0 = 413 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP0 = 414 * Kernel.BLOCK;
  private static final int ROW_LOW = 415 * Kernel.BLOCK;
  private static final int ROW_HIGH = 416 * Kernel.BLOCK;
  private static final int ROW_INVERSE = 417 * Kernel.BLOCK;
  private static final int ROW_AT_LOW = 418 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH = 419 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U0 = 420 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U0 = 421 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 422 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 423 * Kernel.BLOCK;
  private static final int ROW_INVERSE2 = 424 * Kernel.BLOCK;
  private static final int ROW_AT_LOW2 = 425 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V0 = 426 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V0 = 427 * Kernel.BLOCK;
  private static final int ROW_FIRST0 = 428 * Kernel.BLOCK;
  private static final int ROW_LAST0 = 429 * Kernel.BLOCK;
  private static final int ROW_START0_U = 430 * Kernel.BLOCK;
  private static final int ROW_START0_V = 431 * Kernel.BLOCK;
  private static final int ROW_START0_DEEP = 432 * Kernel.BLOCK;
  private static final int ROW_PRODUCT52 = 433 * Kernel.BLOCK;
  private static final int ROW_PRODUCT53 = 434 * Kernel.BLOCK;
  private static final int ROW_START0_FEATURE = 435 * Kernel.BLOCK;
  private static final int ROW_X2 = 436 * Kernel.BLOCK;
  private static final int ROW_END0_U = 437 * Kernel.BLOCK;
  private static final int ROW_END0_V = 438 * Kernel.BLOCK;
  private static final int ROW_END0_DEEP = 439 * Kernel.BLOCK;
  private static final int ROW_PRODUCT54 = 440 * Kernel.BLOCK;
  private static final int ROW_PRODUCT55 = 441 * Kernel.BLOCK;
  private static final int ROW_END0_FEATURE = 442 * Kernel.BLOCK;
  private static final int ROW_MID_U1 = 443 * Kernel.BLOCK;
  private static final int ROW_MID_V1 = 444 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP1 = 445 * Kernel.BLOCK;
  private static final int ROW_INVERSE3 = 446 * Kernel.BLOCK;
  private static final int ROW_AT_LOW3 = 447 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH2 = 448 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U1 = 449 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U1 = 450 * Kernel.BLOCK;
  private static final int ROW_INVERSE4 = 451 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V1 = 452 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V1 = 453 * Kernel.BLOCK;
  private static final int ROW_FIRST1 = 454 * Kernel.BLOCK;
  private static final int ROW_LAST1 = 455 * Kernel.BLOCK;
  private static final int ROW_START1_U = 456 * Kernel.BLOCK;
  private static final int ROW_START1_V = 457 * Kernel.BLOCK;
  private static final int ROW_START1_DEEP = 458 * Kernel.BLOCK;
  private static final int ROW_PRODUCT56 = 459 * Kernel.BLOCK;
  private static final int ROW_PRODUCT57 = 460 * Kernel.BLOCK;
  private static final int ROW_START1_FEATURE = 461 * Kernel.BLOCK;
  private static final int ROW_END1_U = 462 * Kernel.BLOCK;
  private static final int ROW_END1_V = 463 * Kernel.BLOCK;
  private static final int ROW_END1_DEEP = 464 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO = 465 * Kernel.BLOCK;
  private static final int ROW_PRODUCT58 = 466 * Kernel.BLOCK;
  private static final int ROW_PRODUCT59 = 467 * Kernel.BLOCK;
  private static final int ROW_END1_FEATURE = 468 * Kernel.BLOCK;
  private static final int ROW_MID_U2 = 469 * Kernel.BLOCK;
  private static final int ROW_MID_V2 = 470 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP2 = 471 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U2 = 472 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U2 = 473 * Kernel.BLOCK;
  private static final int ROW_AT_LOW4 = 474 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH3 = 475 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V2 = 476 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V2 = 477 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 478 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 479 * Kernel.BLOCK;
  private static final int ROW_X3 = 480 * Kernel.BLOCK;
  private static final int ROW_START2_U = 481 * Kernel.BLOCK;
  private static final int ROW_START2_V = 482 * Kernel.BLOCK;
  private static final int ROW_START2_DEEP = 483 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT4 = 484 * Kernel.BLOCK;
  private static final int ROW_START2_FEATURE = 485 * Kernel.BLOCK;
  private static final int ROW_END2_U = 486 * Kernel.BLOCK;
  private static final int ROW_END2_V = 487 * Kernel.BLOCK;
  private static final int ROW_END2_DEEP = 488 * Kernel.BLOCK;
  private static final int ROW_END2_FEATURE = 489 * Kernel.BLOCK;
  private static final int ROW_MID_U3 = 490 * Kernel.BLOCK;
  private static final int ROW_MID_V3 = 491 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP3 = 492 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U3 = 493 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U3 = 494 * Kernel.BLOCK;
  private static final int ROW_AT_LOW5 = 495 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V3 = 496 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V3 = 497 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 498 * Kernel.BLOCK;
  private static final int ROW_LAST3 = 499 * Kernel.BLOCK;
  private static final int ROW_PRODUCT60 = 500 * Kernel.BLOCK;
  private static final int ROW_START3_U = 501 * Kernel.BLOCK;
  private static final int ROW_START3_V = 502 * Kernel.BLOCK;
  private static final int ROW_START3_DEEP = 503 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT5 = 504 * Kernel.BLOCK;
  private static final int ROW_START3_FEATURE = 505 * Kernel.BLOCK;
  private static final int ROW_END3_U = 506 * Kernel.BLOCK;
  private static final int ROW_END3_V = 507 * Kernel.BLOCK;
  private static final int ROW_END3_DEEP = 508 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT6 = 509 * Kernel.BLOCK;
  private static final int ROW_END3_FEATURE = 510 * Kernel.BLOCK;
  private static final int ROW_U = 511 * Kernel.BLOCK;
  private static final int ROW_V = 512 * Kernel.BLOCK;
  private static final int ROW_PRODUCT61 = 513 * Kernel.BLOCK;
  private static final int ROW_PRODUCT62 = 514 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 515 * Kernel.BLOCK;
  private static final int ROW_PART1_AT0 = 516 * Kernel.BLOCK;
  private static final int ROW_PRODUCT63 = 517 * Kernel.BLOCK;
  private static final int ROW_PRODUCT64 = 518 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 519 * Kernel.BLOCK;
  private static final int ROW_SUM27 = 520 * Kernel.BLOCK;
  private static final int ROW_CORNER0_DEEP = 521 * Kernel.BLOCK;
  private static final int ROW_SUM28 = 522 * Kernel.BLOCK;
  private static final int ROW_CORNER0_FEATURE = 523 * Kernel.BLOCK;
  private static final int ROW_PRODUCT65 = 524 * Kernel.BLOCK;
  private static final int ROW_PRODUCT66 = 525 * Kernel.BLOCK;
  private static final int ROW_SUM29 = 526 * Kernel.BLOCK;
  private static final int ROW_CORNER1_DEEP = 527 * Kernel.BLOCK;
  private static final int ROW_SUM30 = 528 * Kernel.BLOCK;
  private static final int ROW_CORNER1_FEATURE = 529 * Kernel.BLOCK;
  private static final int ROW_PRODUCT67 = 530 * Kernel.BLOCK;
  private static final int ROW_PART1_AT2 = 531 * Kernel.BLOCK;
  private static final int ROW_PRODUCT68 = 532 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 533 * Kernel.BLOCK;
  private static final int ROW_CORNER2_DEEP = 534 * Kernel.BLOCK;
  private static final int ROW_PRODUCT69 = 535 * Kernel.BLOCK;
  private static final int ROW_CORNER2_FEATURE = 536 * Kernel.BLOCK;
  private static final int ROW_PART1_AT3 = 537 * Kernel.BLOCK;
  private static final int ROW_PART2_AT3 = 538 * Kernel.BLOCK;
  private static final int ROW_CORNER3_DEEP = 539 * Kernel.BLOCK;
  private static final int ROW_CORNER3_FEATURE = 540 * Kernel.BLOCK;
  private static final int ROW_V0 = 541 * Kernel.BLOCK;
  private static final int ROW_V1_2 = 542 * Kernel.BLOCK;
  private static final int ROW_V2_2 = 543 * Kernel.BLOCK;
  private static final int ROW_V3 = 544 * Kernel.BLOCK;
  private static final int ROW_V4 = 545 * Kernel.BLOCK;
  private static final int ROW_V5 = 546 * Kernel.BLOCK;
  private static final int ROW_V6 = 547 * Kernel.BLOCK;
  private static final int ROW_V7 = 548 * Kernel.BLOCK;
  private static final int ROW_V8 = 549 * Kernel.BLOCK;
  private static final int ROW_V9 = 550 * Kernel.BLOCK;
  private static final int ROW_V10 = 551 * Kernel.BLOCK;
  private static final int ROW_V11 = 552 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 553 * Kernel.BLOCK;
  private static final int ROW_MOST = 554 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 555 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 556 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 557 * Kernel.BLOCK;
  private static final int ROW_VALUE = 558 * Kernel.BLOCK;
  private static final int ROW_VALUE2 = 559 * Kernel.BLOCK;
  private static final int ROW_VALUE3 = 560 * Kernel.BLOCK;
  private static final int ROW_VALUE4 = 561 * Kernel.BLOCK;
  private static final int ROW_VALUE5 = 562 * Kernel.BLOCK;
  private static final int ROW_VALUE6 = 563 * Kernel.BLOCK;
  private static final int ROW_VALUE7 = 564 * Kernel.BLOCK;
  private static final int ROW_VALUE8 = 565 * Kernel.BLOCK;
  private static final int ROW_VALUE9 = 566 * Kernel.BLOCK;
  private static final int ROW_DU = 567 * Kernel.BLOCK;
  private static final int ROW_DV = 568 * Kernel.BLOCK;
  private static final int ROW_START0_AWAY = 569 * Kernel.BLOCK;
  private static final int ROW_DU2 = 570 * Kernel.BLOCK;
  private static final int ROW_DV2 = 571 * Kernel.BLOCK;
  private static final int ROW_START1_AWAY = 572 * Kernel.BLOCK;
  private static final int ROW_DU3 = 573 * Kernel.BLOCK;
  private static final int ROW_DV3 = 574 * Kernel.BLOCK;
  private static final int ROW_SUM31 = 575 * Kernel.BLOCK;
  private static final int ROW_START2_AWAY = 576 * Kernel.BLOCK;
  private static final int ROW_DU4 = 577 * Kernel.BLOCK;
  private static final int ROW_DV4 = 578 * Kernel.BLOCK;
  private static final int ROW_START3_AWAY = 579 * Kernel.BLOCK;
  private static final int ROW_DU5 = 580 * Kernel.BLOCK;
  private static final int ROW_DV5 = 581 * Kernel.BLOCK;
  private static final int ROW_END0_AWAY = 582 * Kernel.BLOCK;
  private static final int ROW_DU6 = 583 * Kernel.BLOCK;
  private static final int ROW_DV6 = 584 * Kernel.BLOCK;
  private static final int ROW_DU_SQUARED = 585 * Kernel.BLOCK;
  private static final int ROW_END1_AWAY = 586 * Kernel.BLOCK;
  private static final int ROW_DU7 = 587 * Kernel.BLOCK;
  private static final int ROW_DV7 = 588 * Kernel.BLOCK;
  private static final int ROW_END2_AWAY = 589 * Kernel.BLOCK;
  private static final int ROW_DU8 = 590 * Kernel.BLOCK;
  private static final int ROW_DV8 = 591 * Kernel.BLOCK;
  private static final int ROW_END3_AWAY = 592 * Kernel.BLOCK;
  private static final int ROW_DU9 = 593 * Kernel.BLOCK;
  private static final int ROW_DV9 = 594 * Kernel.BLOCK;
  private static final int ROW_DU_SQUARED2 = 595 * Kernel.BLOCK;
  private static final int ROW_CORNER0_AWAY = 596 * Kernel.BLOCK;
  private static final int ROW_DU10 = 597 * Kernel.BLOCK;
  private static final int ROW_CORNER1_AWAY = 598 * Kernel.BLOCK;
  private static final int ROW_DV10 = 599 * Kernel.BLOCK;
  private static final int ROW_CORNER2_AWAY = 600 * Kernel.BLOCK;
  private static final int ROW_SUM32 = 601 * Kernel.BLOCK;
  private static final int ROW_CORNER3_AWAY = 602 * Kernel.BLOCK;
  private static final int ROW_NUMBER4 = 603 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 604 * Kernel.BLOCK;
  private static final int ROW_NUMBER5 = 605 * Kernel.BLOCK;
  private static final int ROW_MOST4 = 606 * Kernel.BLOCK;
  private static final int ROW_NUMBER6 = 607 * Kernel.BLOCK;
  private static final int ROW_MOST5 = 608 * Kernel.BLOCK;
  private static final int ROW_NUMBER7 = 609 * Kernel.BLOCK;
  private static final int ROW_VALUE10 = 610 * Kernel.BLOCK;
  private static final int ROW_VALUE11 = 611 * Kernel.BLOCK;
  private static final int ROW_VALUE12 = 612 * Kernel.BLOCK;
  private static final int ROW_VALUE13 = 613 * Kernel.BLOCK;
  private static final int ROW_VALUE14 = 614 * Kernel.BLOCK;
  private static final int ROW_VALUE15 = 615 * Kernel.BLOCK;
  private static final int ROW_VALUE16 = 616 * Kernel.BLOCK;
  private static final int ROW_VALUE17 = 617 * Kernel.BLOCK;
  private static final int ROW_VALUE18 = 618 * Kernel.BLOCK;
  private static final int ROW_VALUE19 = 619 * Kernel.BLOCK;
  private static final int ROW_VALUE20 = 620 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 621 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 622 * Kernel.BLOCK;
  private static final int ROW_START0_AREA = 623 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 624 * Kernel.BLOCK;
  private static final int ROW_START1_AREA = 625 * Kernel.BLOCK;
  private static final int ROW_START2_AREA = 626 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 627 * Kernel.BLOCK;
  private static final int ROW_START3_AREA = 628 * Kernel.BLOCK;
  private static final int ROW_END0_AREA = 629 * Kernel.BLOCK;
  private static final int ROW_END1_AREA = 630 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 631 * Kernel.BLOCK;
  private static final int ROW_END2_AREA = 632 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE16 = 633 * Kernel.BLOCK;
  private static final int ROW_END3_AREA = 634 * Kernel.BLOCK;
  private static final int ROW_CORNER0_AREA = 635 * Kernel.BLOCK;
  private static final int ROW_CORNER1_AREA = 636 * Kernel.BLOCK;
  private static final int ROW_CORNER2_AREA = 637 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE17 = 638 * Kernel.BLOCK;
  private static final int ROW_CORNER3_AREA = 639 * Kernel.BLOCK;
  private static final int ROW_V0_2 = 640 * Kernel.BLOCK;
  private static final int ROW_V1_3 = 641 * Kernel.BLOCK;
  private static final int ROW_V2_3 = 642 * Kernel.BLOCK;
  private static final int ROW_V3_2 = 643 * Kernel.BLOCK;
  private static final int ROW_V4_2 = 644 * Kernel.BLOCK;
  private static final int ROW_V5_2 = 645 * Kernel.BLOCK;
  private static final int ROW_V6_2 = 646 * Kernel.BLOCK;
  private static final int ROW_V7_2 = 647 * Kernel.BLOCK;
  private static final int ROW_V8_2 = 648 * Kernel.BLOCK;
  private static final int ROW_V9_2 = 649 * Kernel.BLOCK;
  private static final int ROW_V10_2 = 650 * Kernel.BLOCK;
  private static final int ROW_V11_2 = 651 * Kernel.BLOCK;
  private static final int ROW_NUMBER8 = 652 * Kernel.BLOCK;
  private static final int ROW_MOST6 = 653 * Kernel.BLOCK;
  private static final int ROW_NUMBER9 = 654 * Kernel.BLOCK;
  private static final int ROW_MOST7 = 655 * Kernel.BLOCK;
  private static final int ROW_NUMBER10 = 656 * Kernel.BLOCK;
  private static final int ROW_VALUE21 = 657 * Kernel.BLOCK;
  private static final int ROW_VALUE22 = 658 * Kernel.BLOCK;
  private static final int ROW_VALUE23 = 659 * Kernel.BLOCK;
  private static final int ROW_VALUE24 = 660 * Kernel.BLOCK;
  private static final int ROW_VALUE25 = 661 * Kernel.BLOCK;
  private static final int ROW_VALUE26 = 662 * Kernel.BLOCK;
  private static final int ROW_VALUE27 = 663 * Kernel.BLOCK;
  private static final int ROW_VALUE28 = 664 * Kernel.BLOCK;
  private static final int ROW_VALUE29 = 665 * Kernel.BLOCK;
  private static final int ROW_VALUE30 = 666 * Kernel.BLOCK;
  private static final int ROW_VALUE31 = 667 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE18 = 668 * Kernel.BLOCK;
  private static final int ROW_PRODUCT70 = 669 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE19 = 670 * Kernel.BLOCK;
  private static final int ROW_SECOND = 671 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE20 = 672 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE21 = 673 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE22 = 674 * Kernel.BLOCK;
  private static final int ROW_START0_ADDS = 675 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE23 = 676 * Kernel.BLOCK;
  private static final int ROW_THIRD = 677 * Kernel.BLOCK;
  private static final int ROW_MOST8 = 678 * Kernel.BLOCK;
  private static final int ROW_START1_ADDS = 679 * Kernel.BLOCK;
  private static final int ROW_SECOND2 = 680 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE24 = 681 * Kernel.BLOCK;
  private static final int ROW_START2_ADDS = 682 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE25 = 683 * Kernel.BLOCK;
  private static final int ROW_THIRD2 = 684 * Kernel.BLOCK;
  private static final int ROW_MOST9 = 685 * Kernel.BLOCK;
  private static final int ROW_START3_ADDS = 686 * Kernel.BLOCK;
  private static final int ROW_SECOND3 = 687 * Kernel.BLOCK;
  private static final int ROW_PRODUCT71 = 688 * Kernel.BLOCK;
  private static final int ROW_END0_ADDS = 689 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE26 = 690 * Kernel.BLOCK;
  private static final int ROW_THIRD3 = 691 * Kernel.BLOCK;
  private static final int ROW_MOST10 = 692 * Kernel.BLOCK;
  private static final int ROW_END1_ADDS = 693 * Kernel.BLOCK;
  private static final int ROW_SECOND4 = 694 * Kernel.BLOCK;
  private static final int ROW_PRODUCT72 = 695 * Kernel.BLOCK;
  private static final int ROW_END2_ADDS = 696 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE27 = 697 * Kernel.BLOCK;
  private static final int ROW_THIRD4 = 698 * Kernel.BLOCK;
  private static final int ROW_MOST11 = 699 * Kernel.BLOCK;
  private static final int ROW_END3_ADDS = 700 * Kernel.BLOCK;
  private static final int ROW_PRODUCT73 = 701 * Kernel.BLOCK;
  private static final int ROW_PRODUCT74 = 702 * Kernel.BLOCK;
  private static final int ROW_SECOND5 = 703 * Kernel.BLOCK;
  private static final int ROW_PRODUCT75 = 704 * Kernel.BLOCK;
  private static final int ROW_PRODUCT76 = 705 * Kernel.BLOCK;
  private static final int ROW_CORNER0_ADDS = 706 * Kernel.BLOCK;
  private static final int ROW_PRODUCT77 = 707 * Kernel.BLOCK;
  private static final int ROW_SECOND6 = 708 * Kernel.BLOCK;
  private static final int ROW_PRODUCT78 = 709 * Kernel.BLOCK;
  private static final int ROW_CORNER1_ADDS = 710 * Kernel.BLOCK;
  private static final int ROW_PRODUCT79 = 711 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE28 = 712 * Kernel.BLOCK;
  private static final int ROW_PRODUCT80 = 713 * Kernel.BLOCK;
  private static final int ROW_CORNER2_ADDS = 714 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE29 = 715 * Kernel.BLOCK;
  private static final int ROW_FIRST = 716 * Kernel.BLOCK;
  private static final int ROW_SECOND7 = 717 * Kernel.BLOCK;
  private static final int ROW_THIRD5 = 718 * Kernel.BLOCK;
  private static final int ROW_CORNER3_ADDS = 719 * Kernel.BLOCK;
  private static final int ROW_NUMBER11 = 720 * Kernel.BLOCK;
  private static final int ROW_MOST12 = 721 * Kernel.BLOCK;
  private static final int ROW_NUMBER12 = 722 * Kernel.BLOCK;
  private static final int ROW_MOST13 = 723 * Kernel.BLOCK;
  private static final int ROW_NUMBER13 = 724 * Kernel.BLOCK;
  private static final int ROW_VALUE32 = 725 * Kernel.BLOCK;
  private static final int ROW_VALUE33 = 726 * Kernel.BLOCK;
  private static final int ROW_VALUE34 = 727 * Kernel.BLOCK;
  private static final int ROW_VALUE35 = 728 * Kernel.BLOCK;
  private static final int ROW_VALUE36 = 729 * Kernel.BLOCK;
  private static final int ROW_VALUE37 = 730 * Kernel.BLOCK;
  private static final int ROW_VALUE38 = 731 * Kernel.BLOCK;
  private static final int ROW_VALUE39 = 732 * Kernel.BLOCK;
  private static final int ROW_VALUE40 = 733 * Kernel.BLOCK;
  private static final int ROW_VALUE41 = 734 * Kernel.BLOCK;
  private static final int ROW_VALUE42 = 735 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_X = 736 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Y = 737 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Z = 738 * Kernel.BLOCK;
  private static final int ROW_OX = 739 * Kernel.BLOCK;
  private static final int ROW_OY = 740 * Kernel.BLOCK;
  private static final int ROW_OZ = 741 * Kernel.BLOCK;
  private static final int ROW_CORNER_X = 742 * Kernel.BLOCK;
  private static final int ROW_MINUS_HY = 743 * Kernel.BLOCK;
  private static final int ROW_CORNER_Y = 744 * Kernel.BLOCK;
  private static final int ROW_CORNER_Z = 745 * Kernel.BLOCK;
  private static final int ROW_PX = 746 * Kernel.BLOCK;
  private static final int ROW_PY = 747 * Kernel.BLOCK;
  private static final int ROW_PZ = 748 * Kernel.BLOCK;
  private static final int ROW_AX3 = 749 * Kernel.BLOCK;
  private static final int ROW_AY3 = 750 * Kernel.BLOCK;
  private static final int ROW_SUM33 = 751 * Kernel.BLOCK;
  private static final int ROW_X4 = 752 * Kernel.BLOCK;
  private static final int ROW_MIN = 753 * Kernel.BLOCK;
  private static final int ROW_MAX = 754 * Kernel.BLOCK;
  private static final int ROW_OX2 = 755 * Kernel.BLOCK;
  private static final int ROW_OY2 = 756 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 757 * Kernel.BLOCK;
  private static final int ROW_HALF_B = 758 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE30 = 759 * Kernel.BLOCK;
  private static final int ROW_PX2 = 760 * Kernel.BLOCK;
  private static final int ROW_PY2 = 761 * Kernel.BLOCK;
  private static final int ROW_PRODUCT81 = 762 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 763 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 764 * Kernel.BLOCK;
  private static final int ROW_SUM34 = 765 * Kernel.BLOCK;
  private static final int ROW_OF_EDGE_A = 766 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 767 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y = 768 * Kernel.BLOCK;
  private static final int ROW_OF_EDGE_B = 769 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 770 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 771 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 772 * Kernel.BLOCK;
  private static final int ROW_GAP5 = 773 * Kernel.BLOCK;
  private static final int ROW_TOLERANCE = 774 * Kernel.BLOCK;
  private static final int ROW_DX4 = 775 * Kernel.BLOCK;
  private static final int ROW_DY4 = 776 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE31 = 777 * Kernel.BLOCK;
  private static final int ROW_DZ4 = 778 * Kernel.BLOCK;
  private static final int ROW_LARGEST3 = 779 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 780 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 781 * Kernel.BLOCK;
  private static final int ROW_TX4 = 782 * Kernel.BLOCK;
  private static final int ROW_TY4 = 783 * Kernel.BLOCK;
  private static final int ROW_PRODUCT82 = 784 * Kernel.BLOCK;
  private static final int ROW_TZ4 = 785 * Kernel.BLOCK;
  private static final int ROW_SUM35 = 786 * Kernel.BLOCK;
  private static final int ROW_SPACE_X = 787 * Kernel.BLOCK;
  private static final int ROW_SPACE_Y = 788 * Kernel.BLOCK;
  private static final int ROW_SUM36 = 789 * Kernel.BLOCK;
  private static final int ROW_SPACE_Z = 790 * Kernel.BLOCK;
  private static final int ROW_PRODUCT83 = 791 * Kernel.BLOCK;
  private static final int ROW_U1_AT = 792 * Kernel.BLOCK;
  private static final int ROW_V1_AT = 793 * Kernel.BLOCK;
  private static final int ROW_W1_AT = 794 * Kernel.BLOCK;
  private static final int ROW_REACH2_2 = 795 * Kernel.BLOCK;
  private static final int ROW_PRODUCT84 = 796 * Kernel.BLOCK;
  private static final int ROW_U2_AT = 797 * Kernel.BLOCK;
  private static final int ROW_V2_AT = 798 * Kernel.BLOCK;
  private static final int ROW_W2_AT = 799 * Kernel.BLOCK;
  private static final int ROW_REACH3_2 = 800 * Kernel.BLOCK;
  private static final int ROW_U3_AT = 801 * Kernel.BLOCK;
  private static final int ROW_V3_AT = 802 * Kernel.BLOCK;
  private static final int ROW_W3_AT = 803 * Kernel.BLOCK;
  private static final int ROW_REACH4_2 = 804 * Kernel.BLOCK;
  private static final int ROW_U4_AT = 805 * Kernel.BLOCK;
  private static final int ROW_V4_AT = 806 * Kernel.BLOCK;
  private static final int ROW_W4_AT = 807 * Kernel.BLOCK;
  private static final int ROW_SUM37 = 808 * Kernel.BLOCK;
  private static final int ROW_X1_IN_A = 809 * Kernel.BLOCK;
  private static final int ROW_SUM38 = 810 * Kernel.BLOCK;
  private static final int ROW_Y1_IN_A = 811 * Kernel.BLOCK;
  private static final int ROW_Z1_IN_A = 812 * Kernel.BLOCK;
  private static final int ROW_X2_IN_A = 813 * Kernel.BLOCK;
  private static final int ROW_Y2_IN_A = 814 * Kernel.BLOCK;
  private static final int ROW_Z2_IN_A = 815 * Kernel.BLOCK;
  private static final int ROW_X3_IN_A = 816 * Kernel.BLOCK;
  private static final int ROW_Y3_IN_A = 817 * Kernel.BLOCK;
  private static final int ROW_Z3_IN_A = 818 * Kernel.BLOCK;
  private static final int ROW_X4_IN_A = 819 * Kernel.BLOCK;
  private static final int ROW_Y4_IN_A = 820 * Kernel.BLOCK;
  private static final int ROW_Z4_IN_A = 821 * Kernel.BLOCK;
  private static final int ROW_TX5 = 822 * Kernel.BLOCK;
  private static final int ROW_PRODUCT85 = 823 * Kernel.BLOCK;
  private static final int ROW_TY5 = 824 * Kernel.BLOCK;
  private static final int ROW_TZ5 = 825 * Kernel.BLOCK;
  private static final int ROW_SUM39 = 826 * Kernel.BLOCK;
  private static final int ROW_POINT_X = 827 * Kernel.BLOCK;
  private static final int ROW_POINT_Y = 828 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE32 = 829 * Kernel.BLOCK;
  private static final int ROW_SUM40 = 830 * Kernel.BLOCK;
  private static final int ROW_POINT_Z = 831 * Kernel.BLOCK;
  private static final int ROW_NX = 832 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE33 = 833 * Kernel.BLOCK;
  private static final int ROW_NY = 834 * Kernel.BLOCK;
  private static final int ROW_NZ = 835 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 836 * Kernel.BLOCK;
  private static final int ROW_FEATURE0 = 837 * Kernel.BLOCK;
  private static final int ROW_TX6 = 838 * Kernel.BLOCK;
  private static final int ROW_TY6 = 839 * Kernel.BLOCK;
  private static final int ROW_TZ6 = 840 * Kernel.BLOCK;
  private static final int ROW_SUM41 = 841 * Kernel.BLOCK;
  private static final int ROW_X1 = 842 * Kernel.BLOCK;
  private static final int ROW_Y1 = 843 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE34 = 844 * Kernel.BLOCK;
  private static final int ROW_Z1 = 845 * Kernel.BLOCK;
  private static final int ROW_DEPTH1 = 846 * Kernel.BLOCK;
  private static final int ROW_TX7 = 847 * Kernel.BLOCK;
  private static final int ROW_PRODUCT86 = 848 * Kernel.BLOCK;
  private static final int ROW_TY7 = 849 * Kernel.BLOCK;
  private static final int ROW_TZ7 = 850 * Kernel.BLOCK;
  private static final int ROW_SUM42 = 851 * Kernel.BLOCK;
  private static final int ROW_X2_2 = 852 * Kernel.BLOCK;
  private static final int ROW_Y2 = 853 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE35 = 854 * Kernel.BLOCK;
  private static final int ROW_SUM43 = 855 * Kernel.BLOCK;
  private static final int ROW_Z2 = 856 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 857 * Kernel.BLOCK;
  private static final int ROW_TX8 = 858 * Kernel.BLOCK;
  private static final int ROW_TY8 = 859 * Kernel.BLOCK;
  private static final int ROW_TZ8 = 860 * Kernel.BLOCK;
  private static final int ROW_X3_2 = 861 * Kernel.BLOCK;
  private static final int ROW_SUM44 = 862 * Kernel.BLOCK;
  private static final int ROW_Y3 = 863 * Kernel.BLOCK;
  private static final int ROW_SUM45 = 864 * Kernel.BLOCK;
  private static final int ROW_Z3 = 865 * Kernel.BLOCK;
  private static final int ROW_DEPTH3 = 866 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[867 * Kernel.BLOCK]);

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
      floats1(columns1, from1, columns2, from2, floatRows);
      floats2(columns1, from1, columns2, from2, floatRows);
      long nearBits = floats3(floatRows);
      long swapBits = floats4(floatRows);
      floats5(floatRows, swapBits);
      floats6(columns1, from1, columns2, from2, floatRows, swapBits);
      floats7(columns1, from1, columns2, from2, floatRows, swapBits);
      floats8(floatRows);
      long squareAAtLeastLeastSquareBits = floats9(floatRows);
      long allSquareAAtLeastLeastSquareBits = floats10(floatRows, squareAAtLeastLeastSquareBits);
      long allSquareAAtLeastLeastSquareBits2 = floats11(floatRows, allSquareAAtLeastLeastSquareBits);
      long properBits = floats12(floatRows, allSquareAAtLeastLeastSquareBits2);
      floats13(floatRows);
      floats14(floatRows);
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows);
      floats18(floatRows);
      floats19(floatRows);
      floats20(floatRows);
      floats21(floatRows);
      floats22(floatRows);
      floats23(floatRows);
      long allSquareAAtLeastLeastSquareBits3 = floats24(floatRows, properBits);
      floats25(floatRows);
      long allSquareAAtLeastLeastSquareBits4 = floats26(floatRows, allSquareAAtLeastLeastSquareBits3);
      floats27(floatRows);
      long allSquareAAtLeastLeastSquareBits5 = floats28(floatRows, allSquareAAtLeastLeastSquareBits4);
      floats29(floatRows);
      floats30(floatRows);
      floats31(floatRows);
      floats32(floatRows);
      floats33(floatRows);
      long absValueAtMostSumBits = floats34(floatRows);
      floats35(floatRows);
      long allValueAtMostValueBits = floats36(floatRows, absValueAtMostSumBits);
      floats37(floatRows);
      long allValueAtMostValueBits2 = floats38(floatRows, allValueAtMostValueBits);
      floats39(floatRows);
      long allValueAtMostValueBits3 = floats40(floatRows, allValueAtMostValueBits2);
      long allValueAtMostValueBits4 = floats41(floatRows, allValueAtMostValueBits3);
      floats42(floatRows);
      long allValueAtMostValueBits5 = floats43(floatRows, allValueAtMostValueBits4);
      long allValueAtMostValueBits6 = floats44(floatRows, allValueAtMostValueBits5);
      floats45(floatRows);
      long allValueAtMostValueBits7 = floats46(floatRows, allValueAtMostValueBits6);
      floats47(floatRows);
      long allValueAtMostValueBits8 = floats48(floatRows, allValueAtMostValueBits7);
      long allValueAtMostValueBits9 = floats49(floatRows, allValueAtMostValueBits8);
      floats50(floatRows);
      long allValueAtMostValueBits10 = floats51(floatRows, allValueAtMostValueBits9);
      long allValueAtMostValueBits11 = floats52(floatRows, allValueAtMostValueBits10);
      long overlapBits = floats53(allSquareAAtLeastLeastSquareBits5, allValueAtMostValueBits11, nearBits);
      long nextBits = floats54(columns1, from1, columns2, from2);
      long nextBits2 = floats55(columns1, from1, columns2, from2, nextBits);
      long firstBits = floats56(columns1, from1, columns2, from2, nextBits2);
      long eitherBits = floats57(columns1, from1, columns2, from2, firstBits);
      floats58(columns1, from1, columns2, from2, floatRows, eitherBits);
      floats59(columns1, from1, columns2, from2, floatRows, eitherBits);
      floats60(columns1, from1, columns2, from2, floatRows, eitherBits);
      floats61(floatRows);
      floats62(floatRows);
      floats63(floatRows);
      floats64(floatRows);
      floats65(floatRows);
      floats66(floatRows);
      floats67(floatRows);
      floats68(floatRows);
      floats69(floatRows);
      floats70(floatRows);
      floats71(floatRows);
      long gxAtLeastZeroAndGyAtLeastZeroBits = floats72(floatRows);
      long allGxAtLeastZeroBits = floats73(floatRows, bits, gxAtLeastZeroAndGyAtLeastZeroBits);
      long hxAtLeastZeroBits = bits[0];
      long allGxAtLeastZeroBits2 = floats74(floatRows, hxAtLeastZeroBits, allGxAtLeastZeroBits);
      long allGxAtLeastZeroBits3 = floats75(floatRows, allGxAtLeastZeroBits2);
      floats76(floatRows);
      long validBits = floats77(floatRows, allGxAtLeastZeroBits3);
      floats78(columns1, from1, columns2, from2, floatRows, eitherBits);
      floats79(columns1, from1, columns2, from2, floatRows, eitherBits);
      floats80(floatRows);
      floats81(floatRows);
      floats82(floatRows);
      floats83(floatRows);
      floats84(floatRows);
      floats85(floatRows);
      floats86(floatRows);
      floats87(floatRows);
      floats88(floatRows);
      floats89(floatRows);
      floats90(floatRows);
      long nxxGreaterZeroBits = floats91(floatRows);
      floats92(floatRows, nxxGreaterZeroBits);
      floats93(floatRows);
      floats94(floatRows);
      long nxyGreaterZeroBits = floats95(floatRows);
      floats96(floatRows, nxyGreaterZeroBits);
      floats97(floatRows);
      floats98(floatRows);
      long nxzGreaterZeroBits = floats99(floatRows);
      floats100(floatRows, nxzGreaterZeroBits);
      floats101(floatRows);
      floats102(floatRows);
      floats103(floatRows);
      floats104(floatRows);
      floats105(floatRows);
      long lGreaterZeroBits = floats106(floatRows);
      floats107(floatRows, lGreaterZeroBits);
      floats108(floatRows);
      floats109(floatRows);
      floats110(floatRows);
      floats111(floatRows);
      floats112(floatRows);
      long lGreaterZeroBits2 = floats113(floatRows);
      floats114(floatRows, lGreaterZeroBits2);
      floats115(floatRows);
      floats116(floatRows);
      floats117(floatRows);
      floats118(floatRows);
      floats119(floatRows);
      long lGreaterZeroBits3 = floats120(floatRows);
      floats121(floatRows, lGreaterZeroBits3);
      floats122(floatRows);
      floats123(floatRows);
      floats124(floatRows);
      floats125(floatRows);
      floats126(floatRows);
      floats127(floatRows);
      floats128(floatRows);
      floats129(floatRows);
      long lGreaterZeroBits4 = floats130(floatRows);
      floats131(floatRows, lGreaterZeroBits4);
      floats132(floatRows);
      long faceIsC3_00Bits = floats133(floatRows, bits);
      long faceIsC4_00Bits = bits[0];
      long faceIsC5_00Bits = bits[1];
      floats134(floatRows, faceIsC5_00Bits, faceIsC4_00Bits, faceIsC3_00Bits);
      long fxGreaterZeroBits = floats135(floatRows);
      floats136(floatRows, fxGreaterZeroBits);
      long faceAheadBits = floats137(floatRows);
      floats138(floatRows, faceAheadBits);
      long largestGreaterZeroBits = floats139(floatRows);
      floats140(floatRows);
      floats141(floatRows, largestGreaterZeroBits, faceAheadBits);
      long eXBits = floats142(floatRows, bits);
      long notEXBits = bits[0];
      long eYBits = bits[1];
      long cXBits = floats143(floatRows, bits, eYBits, eXBits);
      long cYBits = bits[0];
      floats144(floatRows, cXBits, cYBits, eYBits, eXBits);
      long lxGreaterZeroBits = floats145(floatRows, bits, eYBits, eXBits);
      long lyGreaterZeroBits = bits[0];
      long edgeAheadBits = floats146(floatRows, lyGreaterZeroBits, lxGreaterZeroBits);
      floats147(floatRows, edgeAheadBits);
      long largestGreaterZeroBits2 = floats148(floatRows);
      floats149(floatRows, largestGreaterZeroBits2);
      floats150(floatRows, largestGreaterZeroBits2, edgeAheadBits);
      floats151(floatRows, largestGreaterZeroBits2);
      long isXBits = floats152(floatRows, bits);
      long isYBits = bits[0];
      floats153(floatRows, isYBits, isXBits);
      long nwGreaterZeroBits = floats154(floatRows, isYBits, isXBits);
      floats155(floatRows, isYBits, isXBits, nwGreaterZeroBits);
      floats156(floatRows);
      long ofXBits = floats157(floatRows, bits);
      long ofYBits = bits[0];
      long lowerBits = floats158(floatRows, ofYBits, ofXBits);
      floats159(floatRows, ofXBits, ofYBits);
      floats160(floatRows, ofYBits, ofXBits);
      floats161(floatRows, ofYBits, ofXBits);
      long isThin1Bits = floats162(floatRows, bits, ofYBits, ofXBits, isYBits, isXBits);
      long isThin2Bits = bits[0];
      floats163(floatRows, isYBits, isXBits);
      floats164(floatRows, isYBits, isXBits);
      floats165(floatRows, isYBits, isXBits);
      floats166(floatRows);
      floats167(floatRows);
      floats168(floatRows);
      floats169(floatRows);
      floats170(floatRows);
      long forwardBits = floats171(floatRows);
      floats172(floatRows, forwardBits);
      floats173(floatRows, forwardBits, isYBits, isXBits, nwGreaterZeroBits);
      floats174(floatRows, ofYBits, ofXBits, lowerBits);
      floats175(floatRows);
      floats176(floatRows);
      floats177(floatRows);
      long absU1GreaterShortestBits = floats178(floatRows, bits);
      long u1GreaterZeroBits = bits[0];
      floats179(floatRows);
      long absV1GreaterShortestBits = floats180(floatRows, bits);
      long v1GreaterZeroBits = bits[0];
      floats181(floatRows);
      long notIsThin1Bits = floats182(floatRows, bits, isThin1Bits);
      long isStart0Bits = bits[0];
      long notIsThin1AndFirst0LessLast0Bits = bits[1];
      long isEnd0Bits = floats183(floatRows, notIsThin1AndFirst0LessLast0Bits);
      long first0AtMostMinusOneBits = floats184(floatRows, bits);
      long entersU0AtLeastEntersV0Bits = bits[0];
      floats185(floatRows, u1GreaterZeroBits, v1GreaterZeroBits, entersU0AtLeastEntersV0Bits,
          first0AtMostMinusOneBits);
      long leavesU0AtMostLeavesV0Bits = floats186(floatRows);
      floats187(floatRows);
      floats188(floatRows, leavesU0AtMostLeavesV0Bits);
      long absU2GreaterShortestBits = floats189(floatRows, bits);
      long u2GreaterZeroBits = bits[0];
      floats190(floatRows, u2GreaterZeroBits, absU2GreaterShortestBits);
      long absV2GreaterShortestBits = floats191(floatRows, bits);
      long v2GreaterZeroBits = bits[0];
      long entersU1GreaterEntersV1Bits = floats192(floatRows);
      long isStart1Bits = floats193(floatRows, entersU1GreaterEntersV1Bits);
      long isEnd1Bits = floats194(floatRows);
      long first1AtMostMinusOneBits = floats195(floatRows, bits);
      long entersU1AtLeastEntersV1Bits = bits[0];
      floats196(floatRows, u2GreaterZeroBits, v2GreaterZeroBits, entersU1AtLeastEntersV1Bits,
          first1AtMostMinusOneBits);
      long leavesU1AtMostLeavesV1Bits = floats197(floatRows);
      floats198(floatRows);
      floats199(floatRows, leavesU1AtMostLeavesV1Bits);
      floats200(floatRows, u1GreaterZeroBits, absU1GreaterShortestBits);
      floats201(floatRows);
      floats202(floatRows, v1GreaterZeroBits, absV1GreaterShortestBits);
      floats203(floatRows);
      long notIsThin2Bits = floats204(floatRows, bits, isThin2Bits);
      long isStart2Bits = bits[0];
      long isEnd2Bits = bits[1];
      long last2AtLeastOneBits = floats205(floatRows);
      floats206(floatRows, last2AtLeastOneBits);
      floats207(floatRows);
      floats208(floatRows);
      floats209(floatRows, u2GreaterZeroBits, absU2GreaterShortestBits);
      floats210(floatRows);
      floats211(floatRows, v2GreaterZeroBits, absV2GreaterShortestBits);
      long notIsThin1AndNotIsThin2Bits = floats212(floatRows, notIsThin1Bits, notIsThin2Bits);
      long isStart3Bits = floats213(floatRows, bits, notIsThin1AndNotIsThin2Bits);
      long isEnd3Bits = bits[0];
      long last3AtLeastOneBits = floats214(floatRows);
      floats215(floatRows, last3AtLeastOneBits);
      floats216(floatRows);
      floats217(floatRows);
      floats218(floatRows);
      long isCorner0Bits = floats219(floatRows);
      floats220(floatRows);
      long isCorner1Bits = floats221(floatRows);
      floats222(floatRows);
      floats223(floatRows);
      long isCorner2Bits = floats224(floatRows);
      long isCorner3Bits = floats225(floatRows);
      floats226(floatRows, isStart0Bits);
      floats227(floatRows, isStart1Bits, isStart2Bits, isStart3Bits, isEnd0Bits, isEnd1Bits, isEnd2Bits,
          isEnd3Bits, isCorner0Bits, isCorner1Bits);
      floats228(floatRows, isCorner2Bits, isCorner3Bits);
      floats229(floatRows);
      floats230(floatRows);
      long numberIsOneBits = floats231(floatRows);
      long numberIsTwoBits = floats232(floatRows, bits, numberIsOneBits);
      long numberIsC3_00Bits = bits[0];
      long numberIsC4_00Bits = bits[1];
      long numberIsC5_00Bits = bits[2];
      long numberIsFirstProductBits = floats233(floatRows, bits, numberIsC5_00Bits);
      long numberIsC7_00Bits = bits[0];
      long numberIsC8_00Bits = bits[1];
      long numberIsC9_00Bits = bits[2];
      long numberIsC10_0Bits = floats234(floatRows, bits, numberIsOneBits, numberIsTwoBits, numberIsC3_00Bits,
          numberIsC4_00Bits, numberIsC5_00Bits);
      long numberIsC11_0Bits = bits[0];
      floats235(floatRows, numberIsFirstProductBits, numberIsC7_00Bits, numberIsC8_00Bits, numberIsC9_00Bits,
          numberIsC10_0Bits, numberIsC11_0Bits, numberIsOneBits, numberIsTwoBits, numberIsC3_00Bits);
      floats236(floatRows, numberIsC4_00Bits, numberIsC5_00Bits, numberIsFirstProductBits, numberIsC7_00Bits,
          numberIsC8_00Bits, numberIsC9_00Bits, numberIsC10_0Bits, numberIsC11_0Bits, numberIsOneBits,
          numberIsTwoBits, numberIsC3_00Bits);
      floats237(floatRows, numberIsC9_00Bits, numberIsC10_0Bits, numberIsC11_0Bits);
      floats238(floatRows, isStart0Bits);
      floats239(floatRows, isStart1Bits);
      floats240(floatRows, isStart2Bits, isStart3Bits);
      floats241(floatRows, isEnd0Bits);
      floats242(floatRows, isEnd1Bits, isEnd2Bits);
      floats243(floatRows, isEnd3Bits);
      floats244(floatRows, isCorner0Bits, isCorner1Bits, isCorner2Bits);
      floats245(floatRows, isCorner3Bits);
      floats246(floatRows);
      floats247(floatRows);
      floats248(floatRows);
      long numberIsOneBits2 = floats249(floatRows, bits);
      long numberIsTwoBits2 = bits[0];
      long numberIsC3_00Bits2 = bits[1];
      long numberIsC4_00Bits2 = bits[2];
      long numberIsC5_00Bits2 = floats250(floatRows, bits);
      long numberIsFirstProductBits2 = bits[0];
      long numberIsC7_00Bits2 = bits[1];
      long numberIsC8_00Bits2 = bits[2];
      long numberIsC9_00Bits2 = floats251(floatRows, bits, numberIsOneBits2, numberIsTwoBits2,
          numberIsC3_00Bits2);
      long numberIsC10_0Bits2 = bits[0];
      long numberIsC11_0Bits2 = bits[1];
      floats252(floatRows, numberIsC4_00Bits2, numberIsC5_00Bits2, numberIsFirstProductBits2,
          numberIsC7_00Bits2, numberIsC8_00Bits2, numberIsC9_00Bits2, numberIsC10_0Bits2, numberIsC11_0Bits2,
          numberIsOneBits2);
      floats253(floatRows, numberIsTwoBits2, numberIsC3_00Bits2, numberIsC4_00Bits2, numberIsC5_00Bits2,
          numberIsFirstProductBits2, numberIsC7_00Bits2, numberIsC8_00Bits2, numberIsC9_00Bits2,
          numberIsC10_0Bits2);
      floats254(floatRows, numberIsC11_0Bits2, numberIsOneBits2, numberIsTwoBits2, numberIsC3_00Bits2,
          numberIsC4_00Bits2, numberIsC5_00Bits2, numberIsFirstProductBits2, numberIsC7_00Bits2,
          numberIsC8_00Bits2, numberIsC9_00Bits2, numberIsC10_0Bits2);
      floats255(floatRows, numberIsC5_00Bits2, numberIsFirstProductBits2, numberIsC7_00Bits2,
          numberIsC8_00Bits2, numberIsC9_00Bits2, numberIsC10_0Bits2, numberIsC11_0Bits2);
      floats256(floatRows, isStart0Bits);
      floats257(floatRows, isStart1Bits, isStart2Bits);
      floats258(floatRows, isStart3Bits, isEnd0Bits, isEnd1Bits);
      floats259(floatRows, isEnd2Bits);
      floats260(floatRows, isEnd3Bits, isCorner0Bits, isCorner1Bits, isCorner2Bits);
      floats261(floatRows, isCorner3Bits);
      floats262(floatRows);
      floats263(floatRows);
      floats264(floatRows);
      floats265(floatRows);
      long numberIsOneBits3 = floats266(floatRows);
      long numberIsTwoBits3 = floats267(floatRows, bits, numberIsOneBits3);
      long numberIsC3_00Bits3 = bits[0];
      long numberIsC4_00Bits3 = bits[1];
      long numberIsC5_00Bits3 = bits[2];
      long numberIsFirstProductBits3 = floats268(floatRows, bits);
      long numberIsC7_00Bits3 = bits[0];
      long numberIsC8_00Bits3 = bits[1];
      long numberIsC9_00Bits3 = bits[2];
      long numberIsC10_0Bits3 = floats269(floatRows, bits, numberIsOneBits3, numberIsTwoBits3,
          numberIsC3_00Bits3, numberIsC4_00Bits3, numberIsC5_00Bits3);
      long numberIsC11_0Bits3 = bits[0];
      floats270(floatRows, numberIsFirstProductBits3, numberIsC7_00Bits3, numberIsC8_00Bits3,
          numberIsC9_00Bits3, numberIsC10_0Bits3, numberIsC11_0Bits3, numberIsOneBits3, numberIsTwoBits3,
          numberIsC3_00Bits3);
      floats271(floatRows, numberIsC4_00Bits3, numberIsC5_00Bits3, numberIsFirstProductBits3,
          numberIsC7_00Bits3, numberIsC8_00Bits3, numberIsC9_00Bits3, numberIsC10_0Bits3, numberIsC11_0Bits3,
          numberIsOneBits3);
      floats272(floatRows, numberIsTwoBits3, numberIsC3_00Bits3, numberIsC4_00Bits3, numberIsC5_00Bits3,
          numberIsFirstProductBits3, numberIsC7_00Bits3, numberIsC8_00Bits3, numberIsC9_00Bits3,
          numberIsC10_0Bits3, numberIsC11_0Bits3, numberIsOneBits3);
      floats273(floatRows, numberIsC7_00Bits3, numberIsC8_00Bits3, numberIsC9_00Bits3, numberIsC10_0Bits3,
          numberIsC11_0Bits3);
      long leftBits = floats274(floatRows);
      floats275(floatRows, isStart0Bits);
      floats276(floatRows, isStart0Bits, leftBits);
      floats277(floatRows);
      floats278(floatRows, isStart1Bits, leftBits);
      floats279(floatRows);
      floats280(floatRows, isStart2Bits);
      floats281(floatRows, isStart2Bits, leftBits);
      floats282(floatRows);
      floats283(floatRows, isStart3Bits, leftBits);
      floats284(floatRows);
      floats285(floatRows, isEnd0Bits);
      floats286(floatRows, isEnd0Bits, leftBits);
      floats287(floatRows);
      floats288(floatRows, isEnd1Bits, leftBits);
      floats289(floatRows);
      floats290(floatRows, isEnd2Bits);
      floats291(floatRows, isEnd2Bits, leftBits);
      floats292(floatRows);
      floats293(floatRows, isEnd3Bits, leftBits);
      floats294(floatRows);
      floats295(floatRows, isCorner0Bits);
      floats296(floatRows, isCorner0Bits, leftBits);
      floats297(floatRows, isCorner1Bits);
      floats298(floatRows, isCorner1Bits, leftBits);
      floats299(floatRows);
      floats300(floatRows, isCorner2Bits, leftBits);
      floats301(floatRows, isCorner3Bits, leftBits);
      floats302(floatRows);
      floats303(floatRows);
      floats304(floatRows);
      floats305(floatRows);
      long numberIsOneBits4 = floats306(floatRows);
      long numberIsTwoBits4 = floats307(floatRows, bits);
      long numberIsC3_00Bits4 = bits[0];
      long numberIsC4_00Bits4 = bits[1];
      long numberIsC5_00Bits4 = bits[2];
      long numberIsFirstProductBits4 = floats308(floatRows, bits, numberIsOneBits4, numberIsTwoBits4,
          numberIsC3_00Bits4, numberIsC4_00Bits4);
      long numberIsC7_00Bits4 = bits[0];
      long numberIsC8_00Bits4 = bits[1];
      long numberIsC9_00Bits4 = bits[2];
      long numberIsC10_0Bits4 = bits[3];
      long numberIsC11_0Bits4 = bits[4];
      floats309(floatRows, numberIsC5_00Bits4, numberIsFirstProductBits4, numberIsC7_00Bits4,
          numberIsC8_00Bits4, numberIsC9_00Bits4, numberIsC10_0Bits4, numberIsC11_0Bits4, numberIsOneBits4,
          numberIsTwoBits4);
      floats310(floatRows, numberIsC3_00Bits4, numberIsC4_00Bits4, numberIsC5_00Bits4,
          numberIsFirstProductBits4, numberIsC7_00Bits4, numberIsC8_00Bits4, numberIsC9_00Bits4,
          numberIsC10_0Bits4, numberIsC11_0Bits4);
      floats311(floatRows, numberIsOneBits4, numberIsTwoBits4, numberIsC3_00Bits4, numberIsC4_00Bits4,
          numberIsC5_00Bits4, numberIsFirstProductBits4, numberIsC7_00Bits4, numberIsC8_00Bits4,
          numberIsC9_00Bits4);
      floats312(floatRows, numberIsC10_0Bits4, numberIsC11_0Bits4, numberIsOneBits4, numberIsTwoBits4,
          numberIsC3_00Bits4, numberIsC4_00Bits4, numberIsC5_00Bits4);
      long eitherBits2 = floats313(floatRows, numberIsFirstProductBits4, numberIsC7_00Bits4,
          numberIsC8_00Bits4, numberIsC9_00Bits4, numberIsC10_0Bits4, numberIsC11_0Bits4, isStart0Bits,
          isStart1Bits, isStart2Bits, isStart3Bits, isEnd0Bits);
      long foundBits = floats314(eitherBits2, isEnd1Bits, isEnd2Bits, isEnd3Bits, isCorner0Bits, isCorner1Bits,
          isCorner2Bits, isCorner3Bits);
      long isThere2Bits = floats315(floatRows, bits);
      long isThere3Bits = bits[0];
      long valueGreaterProductBits = bits[1];
      long isThere4Bits = floats316(floatRows, bits, isThere3Bits, valueGreaterProductBits, foundBits);
      long notFoundBits = bits[0];
      long isEdgeBits = bits[1];
      floats317(floatRows);
      floats318(floatRows);
      long edgeXGreaterZeroBits = floats319(floatRows, bits, eXBits, eYBits, notEXBits);
      long edgeYGreaterZeroBits = bits[0];
      long notEXAndNotEYBits = bits[1];
      long edgeZGreaterZeroBits = floats320(floatRows, bits, notEXAndNotEYBits, cXBits);
      long towardsXGreaterZeroBits = bits[0];
      long towardsYGreaterZeroBits = bits[1];
      long notCXAndNotCYBits = floats321(floatRows, bits, towardsYGreaterZeroBits, cYBits, cXBits);
      long towardsZGreaterZeroBits = bits[0];
      floats322(floatRows);
      floats323(floatRows);
      floats324(floatRows);
      floats325(floatRows, eYBits, eXBits);
      floats326(floatRows, eXBits, eYBits, notEXAndNotEYBits, cYBits, cXBits);
      floats327(floatRows);
      floats328(floatRows);
      floats329(floatRows, edgeXGreaterZeroBits, eXBits, edgeYGreaterZeroBits, eYBits, edgeZGreaterZeroBits,
          notEXAndNotEYBits);
      floats330(floatRows, towardsXGreaterZeroBits, cXBits, towardsYGreaterZeroBits, cYBits);
      floats331(floatRows, towardsZGreaterZeroBits, notCXAndNotCYBits, isEdgeBits);
      long singleBits = floats332(floatRows, isEdgeBits, notFoundBits);
      floats333(floatRows);
      floats334(floatRows);
      floats335(floatRows);
      long allNotOverlapBits = floats336(floatRows, bits, overlapBits, validBits, isEdgeBits);
      long eitherBits3 = bits[0];
      long notSingleBits = floats337(floatRows, bits, singleBits, eitherBits3, allNotOverlapBits);
      long doubt = bits[0];
      floats338(floatRows);
      floats339(floatRows);
      floats340(floatRows);
      floats341(floatRows);
      floats342(floatRows);
      floats343(floatRows);
      floats344(floatRows);
      floats345(floatRows, isYBits, isXBits, singleBits);
      floats346(floatRows, isYBits, isXBits, singleBits);
      floats347(floatRows, isYBits, isXBits);
      floats348(floatRows, isYBits, isXBits);
      floats349(floatRows);
      floats350(floatRows);
      floats351(floatRows);
      floats352(floatRows);
      long hits = floats353(floatRows, validBits);
      floats354(floatRows, eitherBits);
      floats355(floatRows, eitherBits, overlapBits, hits);
      long alongGreaterZeroBits = floats356(floatRows, bits);
      long alongIsZeroAndEitherBits = bits[0];
      floats357(floatRows, alongGreaterZeroBits, alongIsZeroAndEitherBits, singleBits);
      floats358(floatRows);
      floats359(floatRows);
      floats360(floatRows);
      long gxAtLeastZeroAndNotSingleBits = floats361(floatRows, hits, notSingleBits);
      floats362(floatRows, gxAtLeastZeroAndNotSingleBits, isThere2Bits, overlapBits);
      floats363(floatRows);
      floats364(floatRows);
      floats365(floatRows);
      floats366(floatRows);
      floats367(floatRows, gxAtLeastZeroAndNotSingleBits, isThere3Bits, overlapBits);
      floats368(floatRows);
      floats369(floatRows);
      floats370(floatRows);
      floats371(floatRows, gxAtLeastZeroAndNotSingleBits, isThere4Bits, overlapBits);
      floats372(floatRows, results, at);
      floats373(floatRows, results, at);
      floats374(floatRows, results, at);
      if (block == blocks - 1) {
        doubt &= -1L >>> -count; // what stands beyond the last pair is nobody's
      }
      if (doubt != 0) {
        hits = (hits & ~doubt) | byDefinition(columns1, from1, columns2, from2, doubt, out, at);
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] xFirsts = columns1[0], yFirsts = columns1[1], zFirsts = columns1[2], halfX1s = columns1[3];
    float[] xSeconds = columns2[0], ySeconds = columns2[1], zSeconds = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, xSeconds, j).lanewise(SUB, fromArray(FLOATS, xFirsts, i))).intoArray(
          floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ySeconds, j).lanewise(SUB, fromArray(FLOATS, yFirsts, i))).intoArray(
          floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, zSeconds, j).lanewise(SUB, fromArray(FLOATS, zFirsts, i))).intoArray(
          floatRows, ROW_DZ + k);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FLOAT_VECTOR.cast(halfX1.lanewise(MUL, halfX1)).intoArray(floatRows, ROW_HALF_X1_SQUARED + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] halfY1s = columns1[4], halfZ1s = columns1[5];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HALF_X1_SQUARED + k)
          .lanewise(ADD, halfY1.lanewise(MUL, halfY1)).lanewise(ADD, halfZ1.lanewise(MUL, halfZ1))
          .lanewise(SQRT).lanewise(ADD, halfX2.lanewise(MUL, halfX2)
          .lanewise(ADD, halfY2.lanewise(MUL, halfY2)).lanewise(ADD, halfZ2.lanewise(MUL, halfZ2))
          .lanewise(SQRT))).intoArray(floatRows, ROW_RADII + k);
    }
  }

  private static long floats3(float[] floatRows) {
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector radii = fromArray(FLOATS, floatRows, ROW_RADII + k);
      nearBits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
    }
    return nearBits;
  }

  private static long floats4(float[] floatRows) {
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      VectorMask<Float> dyIsZeroAndDzLessZero = dy.compare(EQ, ALL_ZERO);
      dyIsZeroAndDzLessZero = fromArray(FLOATS, floatRows, ROW_DZ + k)
          .compare(LT, ALL_ZERO, dyIsZeroAndDzLessZero);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      VectorMask<Float> dxIsZeroAndEither = dx
          .compare(EQ, ALL_ZERO, dy.compare(LT, ALL_ZERO).or(dyIsZeroAndDzLessZero));
      swapBits |= dx.compare(LT, ALL_ZERO).or(dxIsZeroAndEither).toLong() << k;
    }
    return swapBits;
  }

  private static void floats5(float[] floatRows, long swapBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      // swap ? -dx : dx
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG), swap)).intoArray(floatRows, ROW_DX2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      // swap ? -dy : dy
      FLOAT_VECTOR.cast(dy.blend(dy.lanewise(NEG), swap)).intoArray(floatRows, ROW_DY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_DZ + k);
    }
  }

  private static void floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? -dz : dz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_DZ + k), swap)).intoArray(floatRows, ROW_DZ2 + k);
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
    }
  }

  private static void floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    float[] qy1s = columns1[7], qz1s = columns1[8], qw1s = columns1[9];
    float[] qy2s = columns2[7], qz2s = columns2[8], qw2s = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      // swap ? qy2 : qy1
      FloatVector ay = qy1.blend(qy2, swap);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      // swap ? qy1 : qy2
      FLOAT_VECTOR.cast(qy2.blend(qy1, swap)).intoArray(floatRows, ROW_BY + k);
      FloatVector qz2 = fromArray(FLOATS, qz2s, j);
      FloatVector qz1 = fromArray(FLOATS, qz1s, i);
      // swap ? qz2 : qz1
      FLOAT_VECTOR.cast(qz1.blend(qz2, swap)).intoArray(floatRows, ROW_AZ + k);
      // swap ? qz1 : qz2
      FLOAT_VECTOR.cast(qz2.blend(qz1, swap)).intoArray(floatRows, ROW_BZ + k);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      // swap ? qw2 : qw1
      FLOAT_VECTOR.cast(qw1.blend(qw2, swap)).intoArray(floatRows, ROW_AW + k);
      // swap ? qw1 : qw2
      FLOAT_VECTOR.cast(qw2.blend(qw1, swap)).intoArray(floatRows, ROW_BW + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FLOAT_VECTOR.cast(axSquared).intoArray(floatRows, ROW_AX_SQUARED + k);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FLOAT_VECTOR.cast(aySquared).intoArray(floatRows, ROW_AY_SQUARED + k);
      FLOAT_VECTOR.cast(axSquared.lanewise(ADD, aySquared)).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats8(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector azSquared = az.lanewise(MUL, az);
      FLOAT_VECTOR.cast(azSquared).intoArray(floatRows, ROW_AZ_SQUARED + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)))).intoArray(floatRows, ROW_SQUARE_A + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FLOAT_VECTOR.cast(bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz).lanewise(ADD, bw.lanewise(MUL, bw)))).intoArray(floatRows,
          ROW_SQUARE_B + k);
    }
  }

  private static long floats9(float[] floatRows) {
    long squareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows, ROW_SIZE + k);
      squareAAtLeastLeastSquareBits |= fromArray(FLOATS, floatRows, ROW_SQUARE_A + k)
          .compare(GE, ALL_LEAST_SQUARE).toLong() << k;
    }
    return squareAAtLeastLeastSquareBits;
  }

  private static long floats10(float[] floatRows, long squareAAtLeastLeastSquareBits) {
    long allSquareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k)
          .compare(LE, ALL_LARGEST_SQUARE, VectorMask.fromLong(FLOATS, (squareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      allSquareAAtLeastLeastSquare = squareB.compare(GE, ALL_LEAST_SQUARE, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = squareB.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_GX + k)
          .compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_GY + k)
          .compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats11(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_GZ + k)
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_HX + k)
          .compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_HY + k)
          .compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_HZ + k)
          .compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits2 |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static long floats12(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      properBits |= fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector r = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE_A + k));
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ_SQUARED + k))))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k))).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k))).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW + k))).intoArray(floatRows, ROW_PRODUCT3 + k);
    }
    return properBits;
  }

  private static void floats13(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k)))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(SUB, product2))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ2 + k)))).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX_SQUARED + k))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats14(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(ADD, product2))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ2 + k)))
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k)))).intoArray(floatRows, ROW_TY + k);
    }
  }

  private static void floats15(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ2 + k))
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k)))).intoArray(floatRows, ROW_SUM3 + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k))).intoArray(floatRows, ROW_PRODUCT8 + k);
    }
  }

  private static void floats16(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))).intoArray(floatRows, ROW_TZ + k);
    }
  }

  private static void floats17(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_ONE.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)))).intoArray(floatRows, ROW_SCALE + k);
    }
  }

  private static void floats18(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SCALE + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BW + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)))))).intoArray(floatRows, ROW_QX + k);
    }
  }

  private static void floats19(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(ADD, ax.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bx))))).intoArray(floatRows,
          ROW_QY + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))))).intoArray(floatRows,
          ROW_QZ + k);
      FLOAT_VECTOR.cast(aw.lanewise(MUL, bw)).intoArray(floatRows, ROW_PRODUCT9 + k);
    }
  }

  private static void floats20(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SCALE + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)))))).intoArray(floatRows, ROW_QW + k);
    }
  }

  private static void floats21(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FLOAT_VECTOR.cast(qxSquared.lanewise(ADD, qySquared)).intoArray(floatRows, ROW_SUM4 + k);
    }
  }

  private static void floats22(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW + k);
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_TX + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k).lanewise(ADD, qzSquared)))).intoArray(
          floatRows, ROW_XX + k);
    }
  }

  private static void floats23(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absXx = fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absXx).intoArray(floatRows, ROW_ABS_XX + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_S + k).lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(xy).intoArray(floatRows, ROW_XY + k);
      FloatVector absXy = xy.lanewise(ABS);
      FLOAT_VECTOR.cast(absXy).intoArray(floatRows, ROW_ABS_XY + k);
      FLOAT_VECTOR.cast(absXx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, absXy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_SUM5 + k);
    }
  }

  private static long floats24(float[] floatRows, long properBits) {
    long allSquareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QX + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT13 + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_S + k).lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(xz).intoArray(floatRows, ROW_XZ + k);
      FloatVector absXz = xz.lanewise(ABS);
      FLOAT_VECTOR.cast(absXz).intoArray(floatRows, ROW_ABS_XZ + k);
      allSquareAAtLeastLeastSquareBits |= fromArray(FLOATS, floatRows, ROW_ABS_TX + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, absXz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))),
          VectorMask.fromLong(FLOATS, (properBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allSquareAAtLeastLeastSquareBits;
  }

  private static void floats25(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_TY + k);
      FloatVector yy = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(yy).intoArray(floatRows, ROW_YY + k);
      FloatVector absYy = yy.lanewise(ABS);
      FLOAT_VECTOR.cast(absYy).intoArray(floatRows, ROW_ABS_YY + k);
      FLOAT_VECTOR.cast(absYy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))).intoArray(floatRows,
          ROW_PRODUCT14 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ + k))).intoArray(floatRows, ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW + k))).intoArray(floatRows, ROW_PRODUCT16 + k);
    }
  }

  private static long floats26(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector yz = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ + k);
      FloatVector absYz = yz.lanewise(ABS);
      FLOAT_VECTOR.cast(absYz).intoArray(floatRows, ROW_ABS_YZ + k);
      FloatVector yx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX + k);
      FloatVector absYx = yx.lanewise(ABS);
      FLOAT_VECTOR.cast(absYx).intoArray(floatRows, ROW_ABS_YX + k);
      allSquareAAtLeastLeastSquareBits2 |= fromArray(FLOATS, floatRows, ROW_ABS_TY + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(ADD, absYz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))
          .lanewise(ADD, absYx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))),
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
    }
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static void floats27(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_TZ + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM4 + k)))).intoArray(floatRows, ROW_ZZ + k);
    }
  }

  private static long floats28(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absZz = fromArray(FLOATS, floatRows, ROW_ZZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absZz).intoArray(floatRows, ROW_ABS_ZZ + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector zx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX + k);
      FloatVector absZx = zx.lanewise(ABS);
      FLOAT_VECTOR.cast(absZx).intoArray(floatRows, ROW_ABS_ZX + k);
      FloatVector zy = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)));
      FLOAT_VECTOR.cast(zy).intoArray(floatRows, ROW_ZY + k);
      FloatVector absZy = zy.lanewise(ABS);
      FLOAT_VECTOR.cast(absZy).intoArray(floatRows, ROW_ABS_ZY + k);
      allSquareAAtLeastLeastSquareBits2 |= fromArray(FLOATS, floatRows, ROW_ABS_TZ + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, absZz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))
          .lanewise(ADD, absZx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))
          .lanewise(ADD, absZy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))),
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
    }
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static void floats29(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_ZY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k)))).intoArray(floatRows, ROW_NXX + k);
    }
  }

  private static void floats30(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YZ + k).lanewise(MUL, zx)
          .lanewise(SUB, zz.lanewise(MUL, yx))).intoArray(floatRows, ROW_NXY + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy)
          .lanewise(SUB, zx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k)))).intoArray(floatRows,
          ROW_NXZ + k);
      FLOAT_VECTOR.cast(zy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, zz))).intoArray(floatRows,
          ROW_NYX + k);
    }
  }

  private static void floats31(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZZ + k).lanewise(MUL, xx)
          .lanewise(SUB, xz.lanewise(MUL, zx))).intoArray(floatRows, ROW_NYY + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy)
          .lanewise(SUB, xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k)))).intoArray(floatRows,
          ROW_NYZ + k);
      FLOAT_VECTOR.cast(xy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, xz))).intoArray(floatRows,
          ROW_NZX + k);
    }
  }

  private static void floats32(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ + k).lanewise(MUL, yx)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_YZ + k).lanewise(MUL, xx))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k)))).intoArray(floatRows,
          ROW_NZZ + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXX + k))
          .lanewise(ADD, yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYX + k)))).intoArray(floatRows,
          ROW_SUM6 + k);
    }
  }

  private static void floats33(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_SUM6 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZX + k)));
      FLOAT_VECTOR.cast(determinant).intoArray(floatRows, ROW_DETERMINANT + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_SLACK + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(MUL, determinant)).intoArray(
          floatRows, ROW_REACH + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYX + k)))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static long floats34(float[] floatRows) {
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_NXX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_NYX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_SUM7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH + k))).toLong() << k;
    }
    return absValueAtMostSumBits;
  }

  private static void floats35(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT + k))).intoArray(floatRows,
          ROW_REACH2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZY + k)))).intoArray(floatRows, ROW_SUM8 + k);
    }
  }

  private static long floats36(float[] floatRows, long absValueAtMostSumBits) {
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_NXY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_NYY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_NZY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      allValueAtMostValueBits |= fromArray(FLOATS, floatRows, ROW_SUM8 + k).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH2 + k)),
          VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static void floats37(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT + k))).intoArray(floatRows,
          ROW_REACH3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYZ + k)))).intoArray(floatRows, ROW_SUM9 + k);
    }
  }

  private static long floats38(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_NXZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_NYZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_SUM9 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH3 + k)),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static void floats39(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k))).intoArray(floatRows, ROW_REACH4 + k);
    }
  }

  private static long floats40(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH4 + k)),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats41(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static void floats42(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXX + k)))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static long floats43(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_SUM10 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats44(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static void floats45(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k)))).intoArray(floatRows, ROW_SUM11 + k);
    }
  }

  private static long floats46(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_SUM11 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYX + k)))).intoArray(floatRows, ROW_SUM12 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static void floats47(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_SUM12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_DIFFERENCE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))).lanewise(ADD, reach)).intoArray(
          floatRows, ROW_SUM13 + k);
    }
  }

  private static long floats48(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_ABS_DIFFERENCE + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_SUM13 + k),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats49(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static void floats50(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k))).intoArray(floatRows, ROW_REACH5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k)))).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static long floats51(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH5 + k)),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k))).intoArray(floatRows, ROW_REACH6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))).intoArray(floatRows, ROW_PRODUCT17 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static long floats52(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH6 + k)),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats53(long allSquareAAtLeastLeastSquareBits, long allValueAtMostValueBits,
      long nearBits) {
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      overlapBits |= VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
    }
    return overlapBits;
  }

  private static long floats54(float[][] columns1, int from1, float[][] columns2, int from2) {
    float[] qy1s = columns1[7], qz1s = columns1[8], qw1s = columns1[9];
    float[] qy2s = columns2[7], qz2s = columns2[8], qw2s = columns2[9];
    long nextBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> next = fromArray(FLOATS, qw1s, i).compare(LT, fromArray(FLOATS, qw2s, j));
      FloatVector qz1 = fromArray(FLOATS, qz1s, i);
      FloatVector qz2 = fromArray(FLOATS, qz2s, j);
      VectorMask<Float> qz1IsQz2AndNext = qz1.compare(EQ, qz2, next);
      VectorMask<Float> next2 = qz1.compare(LT, qz2).or(qz1IsQz2AndNext);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      VectorMask<Float> qy1IsQy2AndNext = qy1.compare(EQ, qy2, next2);
      nextBits |= qy1.compare(LT, qy2).or(qy1IsQy2AndNext).toLong() << k;
    }
    return nextBits;
  }

  private static long floats55(float[][] columns1, int from1, float[][] columns2, int from2, long nextBits) {
    float[] halfZ1s = columns1[5], qx1s = columns1[6];
    float[] halfZ2s = columns2[5], qx2s = columns2[6];
    long nextBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      VectorMask<Float> qx1IsQx2AndNext = qx1
          .compare(EQ, qx2, VectorMask.fromLong(FLOATS, (nextBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> next = qx1.compare(LT, qx2).or(qx1IsQx2AndNext);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      VectorMask<Float> halfZ1IsHalfZ2AndNext = halfZ1.compare(EQ, halfZ2, next);
      nextBits2 |= halfZ1.compare(LT, halfZ2).or(halfZ1IsHalfZ2AndNext).toLong() << k;
    }
    return nextBits2;
  }

  private static long floats56(float[][] columns1, int from1, float[][] columns2, int from2, long nextBits) {
    float[] halfX1s = columns1[3], halfY1s = columns1[4];
    float[] halfX2s = columns2[3], halfY2s = columns2[4];
    long firstBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      VectorMask<Float> halfY1IsHalfY2AndNext = halfY1
          .compare(EQ, halfY2, VectorMask.fromLong(FLOATS, (nextBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> next = halfY1.compare(LT, halfY2).or(halfY1IsHalfY2AndNext);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      VectorMask<Float> halfX1IsHalfX2AndNext = halfX1.compare(EQ, halfX2, next);
      firstBits |= halfX1.compare(LT, halfX2).or(halfX1IsHalfX2AndNext).toLong() << k;
    }
    return firstBits;
  }

  private static long floats57(float[][] columns1, int from1, float[][] columns2, int from2, long firstBits) {
    float[] xFirsts = columns1[0], yFirsts = columns1[1], zFirsts = columns1[2];
    float[] xSeconds = columns2[0], ySeconds = columns2[1], zSeconds = columns2[2];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector zFirst = fromArray(FLOATS, zFirsts, i);
      FloatVector zSecond = fromArray(FLOATS, zSeconds, j);
      VectorMask<Float> zFirstIsZSecondAndFirst = zFirst
          .compare(EQ, zSecond, VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> next = zFirst.compare(LT, zSecond).or(zFirstIsZSecondAndFirst);
      FloatVector yFirst = fromArray(FLOATS, yFirsts, i);
      FloatVector ySecond = fromArray(FLOATS, ySeconds, j);
      VectorMask<Float> yFirstIsYSecondAndNext = yFirst.compare(EQ, ySecond, next);
      VectorMask<Float> next2 = yFirst.compare(LT, ySecond).or(yFirstIsYSecondAndNext);
      FloatVector xFirst = fromArray(FLOATS, xFirsts, i);
      FloatVector xSecond = fromArray(FLOATS, xSeconds, j);
      VectorMask<Float> xFirstIsXSecondAndNext = xFirst.compare(EQ, xSecond, next2);
      eitherBits |= xFirst.compare(LT, xSecond).or(xFirstIsXSecondAndNext).toLong() << k;
    }
    return eitherBits;
  }

  private static void floats58(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long eitherBits) {
    float[] xFirsts = columns1[0], yFirsts = columns1[1], zFirsts = columns1[2];
    float[] xSeconds = columns2[0], ySeconds = columns2[1], zSeconds = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? xFirst - xSecond : xSecond - xFirst
      FLOAT_VECTOR.cast(fromArray(FLOATS, xFirsts, i).lanewise(SUB, fromArray(FLOATS, xSeconds, j))
          .blend(fromArray(FLOATS, floatRows, ROW_DX + k), either)).intoArray(floatRows, ROW_DX3 + k);
      // swap ? yFirst - ySecond : ySecond - yFirst
      FLOAT_VECTOR.cast(fromArray(FLOATS, yFirsts, i).lanewise(SUB, fromArray(FLOATS, ySeconds, j))
          .blend(fromArray(FLOATS, floatRows, ROW_DY + k), either)).intoArray(floatRows, ROW_DY3 + k);
      // swap ? zFirst - zSecond : zSecond - zFirst
      FLOAT_VECTOR.cast(fromArray(FLOATS, zFirsts, i).lanewise(SUB, fromArray(FLOATS, zSeconds, j))
          .blend(fromArray(FLOATS, floatRows, ROW_DZ + k), either)).intoArray(floatRows, ROW_DZ3 + k);
    }
  }

  private static void floats59(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long eitherBits) {
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      // swap ? halfX2 : halfX1
      FLOAT_VECTOR.cast(halfX2.blend(halfX1, either)).intoArray(floatRows, ROW_GX2 + k);
      // swap ? halfX1 : halfX2
      FLOAT_VECTOR.cast(halfX1.blend(halfX2, either)).intoArray(floatRows, ROW_HX2 + k);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      // swap ? halfY2 : halfY1
      FLOAT_VECTOR.cast(halfY2.blend(halfY1, either)).intoArray(floatRows, ROW_GY2 + k);
      // swap ? halfY1 : halfY2
      FLOAT_VECTOR.cast(halfY1.blend(halfY2, either)).intoArray(floatRows, ROW_HY2 + k);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      // swap ? halfZ2 : halfZ1
      FLOAT_VECTOR.cast(halfZ2.blend(halfZ1, either)).intoArray(floatRows, ROW_GZ2 + k);
      // swap ? halfZ1 : halfZ2
      FLOAT_VECTOR.cast(halfZ1.blend(halfZ2, either)).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      // swap ? qx2 : qx1
      FLOAT_VECTOR.cast(qx2.blend(qx1, either)).intoArray(floatRows, ROW_AX2 + k);
      // swap ? qx1 : qx2
      FLOAT_VECTOR.cast(qx1.blend(qx2, either)).intoArray(floatRows, ROW_BX2 + k);
    }
  }

  private static void floats60(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long eitherBits) {
    float[] qy1s = columns1[7], qz1s = columns1[8], qw1s = columns1[9];
    float[] qy2s = columns2[7], qz2s = columns2[8], qw2s = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      // swap ? qy2 : qy1
      FloatVector ay = qy2.blend(qy1, either);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY2 + k);
      // swap ? qy1 : qy2
      FLOAT_VECTOR.cast(qy1.blend(qy2, either)).intoArray(floatRows, ROW_BY2 + k);
      FloatVector qz1 = fromArray(FLOATS, qz1s, i);
      FloatVector qz2 = fromArray(FLOATS, qz2s, j);
      // swap ? qz2 : qz1
      FLOAT_VECTOR.cast(qz2.blend(qz1, either)).intoArray(floatRows, ROW_AZ2 + k);
      // swap ? qz1 : qz2
      FLOAT_VECTOR.cast(qz1.blend(qz2, either)).intoArray(floatRows, ROW_BZ2 + k);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      // swap ? qw2 : qw1
      FLOAT_VECTOR.cast(qw2.blend(qw1, either)).intoArray(floatRows, ROW_AW2 + k);
      // swap ? qw1 : qw2
      FLOAT_VECTOR.cast(qw1.blend(qw2, either)).intoArray(floatRows, ROW_BW2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FLOAT_VECTOR.cast(axSquared).intoArray(floatRows, ROW_AX_SQUARED2 + k);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FLOAT_VECTOR.cast(aySquared).intoArray(floatRows, ROW_AY_SQUARED2 + k);
      FLOAT_VECTOR.cast(axSquared.lanewise(ADD, aySquared)).intoArray(floatRows, ROW_SUM14 + k);
    }
  }

  private static void floats61(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector azSquared = az.lanewise(MUL, az);
      FLOAT_VECTOR.cast(azSquared).intoArray(floatRows, ROW_AZ_SQUARED2 + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM14 + k)
          .lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)))).intoArray(floatRows,
          ROW_SQUARE_A2 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW2 + k);
      FLOAT_VECTOR.cast(bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz).lanewise(ADD, bw.lanewise(MUL, bw)))).intoArray(floatRows,
          ROW_SQUARE_B2 + k);
    }
  }

  private static void floats62(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector r = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE_A2 + k));
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY_SQUARED2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ_SQUARED2 + k))))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX3 + k))).intoArray(floatRows, ROW_PRODUCT18 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k))).intoArray(floatRows, ROW_PRODUCT19 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW2 + k))).intoArray(floatRows, ROW_PRODUCT20 + k);
    }
  }

  private static void floats63(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_AZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT21 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_AY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW2 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT22 + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k)
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY3 + k)))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(SUB, product2))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ3 + k)))).intoArray(floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ_SQUARED2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX_SQUARED2 + k))).intoArray(floatRows,
          ROW_SUM15 + k);
    }
  }

  private static void floats64(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_AY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT23 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_AX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW2 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT24 + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM15 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY3 + k))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(ADD, product2))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ3 + k)))
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX3 + k)))).intoArray(floatRows, ROW_TY2 + k);
    }
  }

  private static void floats65(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM14 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ3 + k))
          .lanewise(ADD, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX3 + k)))).intoArray(floatRows, ROW_SUM16 + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT24 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY3 + k))).intoArray(floatRows, ROW_PRODUCT25 + k);
    }
  }

  private static void floats66(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM16 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT25 + k))).intoArray(floatRows, ROW_TZ2 + k);
    }
  }

  private static void floats67(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A2 + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B2 + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_ONE.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)))).intoArray(floatRows, ROW_SCALE2 + k);
    }
  }

  private static void floats68(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SCALE2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BW2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k)))))).intoArray(floatRows, ROW_QX2 + k);
    }
  }

  private static void floats69(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW2 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SCALE2 + k)
          .lanewise(MUL, aw.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BW2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX2 + k).lanewise(MUL, bz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX2 + k)))))).intoArray(floatRows, ROW_QY2 + k);
      FLOAT_VECTOR.cast(aw.lanewise(MUL, bz)).intoArray(floatRows, ROW_PRODUCT26 + k);
    }
  }

  private static void floats70(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW2 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT26 + k)
          .lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))))).intoArray(floatRows,
          ROW_QZ2 + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AW2 + k).lanewise(MUL, bw)
          .lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by)
          .lanewise(ADD, az.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k)))))).intoArray(floatRows,
          ROW_QW2 + k);
    }
  }

  private static void floats71(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX2 + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED2 + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY2 + k);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED2 + k);
      FLOAT_VECTOR.cast(qxSquared.lanewise(ADD, qySquared)).intoArray(floatRows, ROW_SUM17 + k);
    }
  }

  private static long floats72(float[] floatRows) {
    long gxAtLeastZeroAndGyAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ2 + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED2 + k);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW2 + k);
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM17 + k)
          .lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))))).intoArray(floatRows, ROW_S2 + k);
      VectorMask<Float> gxAtLeastZeroAndGyAtLeastZero = fromArray(FLOATS, floatRows, ROW_GX2 + k)
          .compare(GE, ALL_ZERO);
      gxAtLeastZeroAndGyAtLeastZero = fromArray(FLOATS, floatRows, ROW_GY2 + k)
          .compare(GE, ALL_ZERO, gxAtLeastZeroAndGyAtLeastZero);
      gxAtLeastZeroAndGyAtLeastZeroBits |= gxAtLeastZeroAndGyAtLeastZero.toLong() << k;
    }
    return gxAtLeastZeroAndGyAtLeastZeroBits;
  }

  private static long floats73(float[] floatRows, long[] bits, long gxAtLeastZeroAndGyAtLeastZeroBits) {
    long allGxAtLeastZeroBits = 0;
    long hxAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      VectorMask<Float> allGxAtLeastZero = gz
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (gxAtLeastZeroAndGyAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      allGxAtLeastZero = fromArray(FLOATS, floatRows, ROW_GX2 + k).compare(LE, ALL_LARGEST, allGxAtLeastZero);
      allGxAtLeastZero = fromArray(FLOATS, floatRows, ROW_GY2 + k).compare(LE, ALL_LARGEST, allGxAtLeastZero);
      allGxAtLeastZero = gz.compare(LE, ALL_LARGEST, allGxAtLeastZero);
      allGxAtLeastZeroBits |= allGxAtLeastZero.toLong() << k;
      hxAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_HX2 + k).compare(GE, ALL_ZERO).toLong() << k;
    }
    bits[0] = hxAtLeastZeroBits;
    return allGxAtLeastZeroBits;
  }

  private static long floats74(float[] floatRows, long hxAtLeastZeroBits, long allGxAtLeastZeroBits) {
    long allGxAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      VectorMask<Float> allGxAtLeastZero = hy
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allGxAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (hxAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      allGxAtLeastZero = hz.compare(GE, ALL_ZERO, allGxAtLeastZero);
      allGxAtLeastZero = fromArray(FLOATS, floatRows, ROW_HX2 + k).compare(LE, ALL_LARGEST, allGxAtLeastZero);
      allGxAtLeastZero = hy.compare(LE, ALL_LARGEST, allGxAtLeastZero);
      VectorMask<Float> allGxAtLeastZero2 = hz.compare(LE, ALL_LARGEST);
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A2 + k);
      allGxAtLeastZero2 = squareA.compare(GE, ALL_LEAST_SQUARE, allGxAtLeastZero2);
      allGxAtLeastZero2 = squareA.compare(LE, ALL_LARGEST_SQUARE, allGxAtLeastZero2);
      allGxAtLeastZero = allGxAtLeastZero.and(allGxAtLeastZero2);
      allGxAtLeastZeroBits2 |= allGxAtLeastZero.toLong() << k;
    }
    return allGxAtLeastZeroBits2;
  }

  private static long floats75(float[] floatRows, long allGxAtLeastZeroBits) {
    long allGxAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B2 + k);
      VectorMask<Float> allGxAtLeastZero = squareB
          .compare(GE, ALL_LEAST_SQUARE, VectorMask.fromLong(FLOATS, (allGxAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      allGxAtLeastZero = squareB.compare(LE, ALL_LARGEST_SQUARE, allGxAtLeastZero);
      allGxAtLeastZeroBits2 |= allGxAtLeastZero.toLong() << k;
    }
    return allGxAtLeastZeroBits2;
  }

  private static void floats76(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX2 + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(ABS)))).intoArray(floatRows,
          ROW_SUM18 + k);
    }
  }

  private static long floats77(float[] floatRows, long allGxAtLeastZeroBits) {
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      validBits |= fromArray(FLOATS, floatRows, ROW_SUM18 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX2 + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(ABS)))
          .compare(LE, ALL_LARGEST_12, VectorMask.fromLong(FLOATS, (allGxAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return validBits;
  }

  private static void floats78(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long eitherBits) {
    float[] xFirsts = columns1[0], yFirsts = columns1[1];
    float[] xSeconds = columns2[0], ySeconds = columns2[1];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).intoArray(floatRows, ROW_SIZE_A + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ2 + k))).intoArray(floatRows, ROW_SIZE_B + k);
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? xFirst : xSecond
      FLOAT_VECTOR.cast(fromArray(FLOATS, xFirsts, i).blend(fromArray(FLOATS, xSeconds, j), either)).intoArray(
          floatRows, ROW_X + k);
      // swap ? yFirst : ySecond
      FLOAT_VECTOR.cast(fromArray(FLOATS, yFirsts, i).blend(fromArray(FLOATS, ySeconds, j), either)).intoArray(
          floatRows, ROW_Y + k);
    }
  }

  private static void floats79(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long eitherBits) {
    float[] zFirsts = columns1[2];
    float[] zSeconds = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      // swap ? zFirst : zSecond
      FLOAT_VECTOR.cast(fromArray(FLOATS, zFirsts, i)
          .blend(fromArray(FLOATS, zSeconds, j),
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_Z + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG).lanewise(SUB, tx)).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(gy.lanewise(NEG).lanewise(SUB, ty)).intoArray(floatRows, ROW_LOW_Y + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FLOAT_VECTOR.cast(gz.lanewise(NEG).lanewise(SUB, tz)).intoArray(floatRows, ROW_LOW_Z + k);
      FLOAT_VECTOR.cast(gx.lanewise(SUB, tx)).intoArray(floatRows, ROW_HIGH_X + k);
      FLOAT_VECTOR.cast(gy.lanewise(SUB, ty)).intoArray(floatRows, ROW_HIGH_Y + k);
      FLOAT_VECTOR.cast(gz.lanewise(SUB, tz)).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector sizeA = fromArray(FLOATS, floatRows, ROW_SIZE_A + k);
      FloatVector sizeB = fromArray(FLOATS, floatRows, ROW_SIZE_B + k);
      // sizeA < sizeB ? sizeA : sizeB
      FLOAT_VECTOR.cast(sizeB.blend(sizeA, sizeA.compare(LT, sizeB))).intoArray(floatRows, ROW_SMALL + k);
      FloatVector qzSquared = fromArray(FLOATS, floatRows, ROW_QZ_SQUARED2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_S2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY_SQUARED2 + k)
          .lanewise(ADD, qzSquared)))).intoArray(floatRows, ROW_XX2 + k);
      FLOAT_VECTOR.cast(qzSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED2 + k))).intoArray(
          floatRows, ROW_SUM19 + k);
    }
  }

  private static void floats80(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_S2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM19 + k)))).intoArray(floatRows, ROW_YY2 + k);
    }
  }

  private static void floats81(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM17 + k)))).intoArray(floatRows, ROW_ZZ2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_QX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY2 + k));
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_QZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QW2 + k));
      FLOAT_VECTOR.cast(s.lanewise(MUL, product.lanewise(SUB, product2))).intoArray(floatRows, ROW_XY2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product.lanewise(ADD, product2))).intoArray(floatRows, ROW_YX2 + k);
    }
  }

  private static void floats82(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY2 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ2 + k);
      FloatVector product = qy.lanewise(MUL, qz);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX2 + k);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW2 + k);
      FloatVector product2 = qx.lanewise(MUL, qw);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product.lanewise(SUB, product2))).intoArray(floatRows, ROW_YZ2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product.lanewise(ADD, product2))).intoArray(floatRows, ROW_ZY2 + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product3.lanewise(SUB, product4))).intoArray(floatRows, ROW_ZX2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product3.lanewise(ADD, product4))).intoArray(floatRows, ROW_XZ2 + k);
    }
  }

  private static void floats83(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XY2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XZ2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k)))).intoArray(floatRows, ROW_REACH_X + k);
    }
  }

  private static void floats84(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YY2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k)))).intoArray(floatRows, ROW_REACH_Y + k);
    }
  }

  private static void floats85(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZZ2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY2 + k).lanewise(ABS)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))).intoArray(floatRows, ROW_REACH_Z + k);
    }
  }

  private static void floats86(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY2 + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY2 + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ2 + k);
      FLOAT_VECTOR.cast(yy.lanewise(MUL, zz).lanewise(SUB, zy.lanewise(MUL, yz))).intoArray(floatRows,
          ROW_NXX2 + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX2 + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX2 + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, zx).lanewise(SUB, zz.lanewise(MUL, yx))).intoArray(floatRows,
          ROW_NXY2 + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, zx.lanewise(MUL, yy))).intoArray(floatRows,
          ROW_NXZ2 + k);
    }
  }

  private static void floats87(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY2 + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ2 + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY2 + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k);
      FLOAT_VECTOR.cast(zy.lanewise(MUL, xz).lanewise(SUB, xy.lanewise(MUL, zz))).intoArray(floatRows,
          ROW_NYX2 + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX2 + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX2 + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, xx).lanewise(SUB, xz.lanewise(MUL, zx))).intoArray(floatRows,
          ROW_NYY2 + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, xx.lanewise(MUL, zy))).intoArray(floatRows,
          ROW_NYZ2 + k);
    }
  }

  private static void floats88(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY2 + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ2 + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY2 + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ2 + k);
      FLOAT_VECTOR.cast(xy.lanewise(MUL, yz).lanewise(SUB, yy.lanewise(MUL, xz))).intoArray(floatRows,
          ROW_NZX2 + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX2 + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX2 + k);
      FLOAT_VECTOR.cast(xz.lanewise(MUL, yx).lanewise(SUB, yz.lanewise(MUL, xx))).intoArray(floatRows,
          ROW_NZY2 + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, yy).lanewise(SUB, yx.lanewise(MUL, xy))).intoArray(floatRows,
          ROW_NZZ2 + k);
    }
  }

  private static void floats89(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYX2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZX2 + k)))).intoArray(floatRows,
          ROW_DETERMINANT2 + k);
      FloatVector minusHighX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k).lanewise(NEG);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(lowX.blend(minusHighX, minusHighX.compare(GE, lowX))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH_X + k))).intoArray(floatRows, ROW_OF_FACE + k);
    }
  }

  private static void floats90(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector minusHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k).lanewise(NEG);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // isAhead(near, far) ? -far : near
      FloatVector next = lowY.blend(minusHighY, minusHighY.compare(GE, lowY))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH_Y + k));
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 1 : face
      FloatVector face = ALL_ZERO.blend(ALL_ONE, nextGreaterOfFace);
      // next > ofFace ? next : ofFace
      FloatVector ofFace2 = ofFace.blend(next, nextGreaterOfFace);
      FloatVector minusHighZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k).lanewise(NEG);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      // isAhead(near, far) ? -far : near
      FloatVector next2 = lowZ.blend(minusHighZ, minusHighZ.compare(GE, lowZ))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH_Z + k));
      VectorMask<Float> nextGreaterOfFace2 = next2.compare(GT, ofFace2);
      // next > ofFace ? 2 : face
      FLOAT_VECTOR.cast(face.blend(ALL_TWO, nextGreaterOfFace2)).intoArray(floatRows, ROW_FACE + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace2.blend(next2, nextGreaterOfFace2)).intoArray(floatRows, ROW_OF_FACE2 + k);
    }
  }

  private static long floats91(float[] floatRows) {
    long nxxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT2 + k))).intoArray(floatRows,
          ROW_REACH7 + k);
      nxxGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_NXX2 + k).compare(GT, ALL_ZERO).toLong() << k;
    }
    return nxxGreaterZeroBits;
  }

  private static void floats92(float[] floatRows, long nxxGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX2 + k);
      FloatVector product = nxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product2 = nxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FloatVector nyx = fromArray(FLOATS, floatRows, ROW_NYX2 + k);
      VectorMask<Float> nyxGreaterZero = nyx.compare(GT, ALL_ZERO);
      FloatVector product3 = nyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product4 = nyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX2 + k);
      VectorMask<Float> nzxGreaterZero = nzx.compare(GT, ALL_ZERO);
      FloatVector product5 = nzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product6 = nzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      VectorMask<Float> nxxGreaterZero = VectorMask.fromLong(FLOATS, (nxxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, nxxGreaterZero)
          .lanewise(ADD, product4.blend(product3, nyxGreaterZero))
          .lanewise(ADD, product6.blend(product5, nzxGreaterZero))).intoArray(floatRows, ROW_NEAR + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, nxxGreaterZero)
          .lanewise(ADD, product3.blend(product4, nyxGreaterZero))).intoArray(floatRows, ROW_SUM20 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product5.blend(product6, nzxGreaterZero)).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT + k);
    }
  }

  private static void floats93(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector far = fromArray(FLOATS, floatRows, ROW_SUM20 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT + k));
      FloatVector minusFar = far.lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH7 + k))).intoArray(floatRows,
          ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats94(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX2 + k);
      FloatVector nyx = fromArray(FLOATS, floatRows, ROW_NYX2 + k);
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX2 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k)
          .lanewise(DIV, nxx.lanewise(MUL, nxx).lanewise(ADD, nyx.lanewise(MUL, nyx))
          .lanewise(ADD, nzx.lanewise(MUL, nzx)).lanewise(SQRT));
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE2 + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 3 : face
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE + k)
          .blend(ALL_C3_00, nextGreaterOfFace)).intoArray(floatRows, ROW_FACE2 + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace.blend(next, nextGreaterOfFace)).intoArray(floatRows, ROW_OF_FACE3 + k);
    }
  }

  private static long floats95(float[] floatRows) {
    long nxyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT2 + k))).intoArray(floatRows,
          ROW_REACH8 + k);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY2 + k);
      nxyGreaterZeroBits |= nxy.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(nxy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k))).intoArray(floatRows,
          ROW_PRODUCT27 + k);
    }
    return nxyGreaterZeroBits;
  }

  private static void floats96(float[] floatRows, long nxyGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_NXY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY2 + k);
      VectorMask<Float> nyyGreaterZero = nyy.compare(GT, ALL_ZERO);
      FloatVector product2 = nyy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product3 = nyy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY2 + k);
      VectorMask<Float> nzyGreaterZero = nzy.compare(GT, ALL_ZERO);
      FloatVector product4 = nzy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product5 = nzy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      VectorMask<Float> nxyGreaterZero = VectorMask.fromLong(FLOATS, (nxyGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT27 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product.blend(product6, nxyGreaterZero)
          .lanewise(ADD, product3.blend(product2, nyyGreaterZero))
          .lanewise(ADD, product5.blend(product4, nzyGreaterZero))).intoArray(floatRows, ROW_NEAR2 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product6.blend(product, nxyGreaterZero)
          .lanewise(ADD, product2.blend(product3, nyyGreaterZero))
          .lanewise(ADD, product4.blend(product5, nzyGreaterZero))).intoArray(floatRows, ROW_FAR + k);
    }
  }

  private static void floats97(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR2 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH8 + k))).intoArray(floatRows,
          ROW_DIFFERENCE3 + k);
    }
  }

  private static void floats98(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY2 + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY2 + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY2 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k)
          .lanewise(DIV, nxy.lanewise(MUL, nxy).lanewise(ADD, nyy.lanewise(MUL, nyy))
          .lanewise(ADD, nzy.lanewise(MUL, nzy)).lanewise(SQRT));
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE3 + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 4 : face
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE2 + k)
          .blend(ALL_C4_00, nextGreaterOfFace)).intoArray(floatRows, ROW_FACE3 + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace.blend(next, nextGreaterOfFace)).intoArray(floatRows, ROW_OF_FACE4 + k);
    }
  }

  private static long floats99(float[] floatRows) {
    long nxzGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT2 + k))).intoArray(floatRows,
          ROW_REACH9 + k);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ2 + k);
      nxzGreaterZeroBits |= nxz.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(nxz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k))).intoArray(floatRows,
          ROW_PRODUCT28 + k);
      FLOAT_VECTOR.cast(nxz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k))).intoArray(floatRows,
          ROW_PRODUCT29 + k);
    }
    return nxzGreaterZeroBits;
  }

  private static void floats100(float[] floatRows, long nxzGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ2 + k);
      VectorMask<Float> nyzGreaterZero = nyz.compare(GT, ALL_ZERO);
      FloatVector product = nyz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product2 = nyz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ2 + k);
      VectorMask<Float> nzzGreaterZero = nzz.compare(GT, ALL_ZERO);
      FloatVector product3 = nzz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product4 = nzz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      VectorMask<Float> nxzGreaterZero = VectorMask.fromLong(FLOATS, (nxzGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT28 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT29 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product6.blend(product5, nxzGreaterZero)
          .lanewise(ADD, product2.blend(product, nyzGreaterZero))
          .lanewise(ADD, product4.blend(product3, nzzGreaterZero))).intoArray(floatRows, ROW_NEAR3 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product5.blend(product6, nxzGreaterZero)
          .lanewise(ADD, product.blend(product2, nyzGreaterZero))
          .lanewise(ADD, product3.blend(product4, nzzGreaterZero))).intoArray(floatRows, ROW_FAR2 + k);
    }
  }

  private static void floats101(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR2 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR3 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH9 + k))).intoArray(floatRows,
          ROW_DIFFERENCE4 + k);
    }
  }

  private static void floats102(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ2 + k);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ2 + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ2 + k);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .lanewise(DIV, nxz.lanewise(MUL, nxz).lanewise(ADD, nyz.lanewise(MUL, nyz))
          .lanewise(ADD, nzz.lanewise(MUL, nzz)).lanewise(SQRT));
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE4 + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 5 : face
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE3 + k)
          .blend(ALL_C5_00, nextGreaterOfFace)).intoArray(floatRows, ROW_FACE4 + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace.blend(next, nextGreaterOfFace)).intoArray(floatRows, ROW_OF_FACE5 + k);
    }
  }

  private static void floats103(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_ZX2 + k).lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX2 + k);
      VectorMask<Float> yxGreaterZero = yx.compare(GT, ALL_ZERO);
      FloatVector product3 = yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product4 = yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, yxGreaterZero))).intoArray(floatRows, ROW_NEAR4 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, yxGreaterZero))).intoArray(floatRows, ROW_FAR3 + k);
    }
  }

  private static void floats104(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX2 + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, yx)).intoArray(floatRows, ROW_YX_SQUARED + k);
    }
  }

  private static void floats105(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX2 + k);
      FloatVector zxSquared = zx.lanewise(MUL, zx);
      FLOAT_VECTOR.cast(zxSquared).intoArray(floatRows, ROW_ZX_SQUARED + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_YX_SQUARED + k).lanewise(ADD, zxSquared)
          .lanewise(SQRT);
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_NXZ2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ2 + k);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_NXY2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY2 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(MUL, absNxz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(MUL, absNxy));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR3 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR4 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST))).intoArray(
          floatRows, ROW_NEXT + k);
    }
  }

  private static long floats106(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_ZY2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k))).intoArray(floatRows,
          ROW_PRODUCT30 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats107(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY2 + k);
      VectorMask<Float> yyGreaterZero = yy.compare(GT, ALL_ZERO);
      FloatVector product2 = yy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product3 = yy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT30 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, yyGreaterZero))).intoArray(floatRows, ROW_NEAR5 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, yyGreaterZero))).intoArray(floatRows, ROW_FAR4 + k);
    }
  }

  private static void floats108(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY2 + k);
      FloatVector yySquared = yy.lanewise(MUL, yy);
      FLOAT_VECTOR.cast(yySquared).intoArray(floatRows, ROW_YY_SQUARED + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY2 + k);
      FloatVector zySquared = zy.lanewise(MUL, zy);
      FLOAT_VECTOR.cast(zySquared).intoArray(floatRows, ROW_ZY_SQUARED + k);
      FloatVector length = yySquared.lanewise(ADD, zySquared).lanewise(SQRT);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_NXX2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX2 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(MUL, absNxx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXZ2 + k)));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR4 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR5 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST))).intoArray(
          floatRows, ROW_NEXT2 + k);
    }
  }

  private static void floats109(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> nextGreaterNext = next.compare(GT, next2);
      // next > ofEdges ? 7 : product
      FLOAT_VECTOR.cast(ALL_FIRST_PRODUCT.blend(ALL_C7_00, nextGreaterNext)).intoArray(floatRows,
          ROW_PRODUCT31 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(next2.blend(next, nextGreaterNext)).intoArray(floatRows, ROW_OF_EDGES + k);
    }
  }

  private static void floats110(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_ZZ2 + k).lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ2 + k);
      VectorMask<Float> yzGreaterZero = yz.compare(GT, ALL_ZERO);
      FloatVector product3 = yz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product4 = yz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, yzGreaterZero))).intoArray(floatRows, ROW_NEAR6 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, yzGreaterZero))).intoArray(floatRows, ROW_FAR5 + k);
    }
  }

  private static void floats111(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ2 + k);
      FloatVector yzSquared = yz.lanewise(MUL, yz);
      FLOAT_VECTOR.cast(yzSquared).intoArray(floatRows, ROW_YZ_SQUARED + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k);
      FloatVector zzSquared = zz.lanewise(MUL, zz);
      FLOAT_VECTOR.cast(zzSquared).intoArray(floatRows, ROW_ZZ_SQUARED + k);
      FLOAT_VECTOR.cast(yzSquared.lanewise(ADD, zzSquared).lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXX2 + k)));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR5 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR6 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach)).intoArray(
          floatRows, ROW_GAP + k);
    }
  }

  private static void floats112(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP + k).lanewise(DIV, length), length
          .compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 8 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT31 + k)
          .blend(ALL_C8_00, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT32 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES2 + k);
    }
  }

  private static long floats113(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_XX2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L2 + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k))).intoArray(floatRows,
          ROW_PRODUCT33 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats114(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX2 + k);
      VectorMask<Float> zxGreaterZero = zx.compare(GT, ALL_ZERO);
      FloatVector product2 = zx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product3 = zx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT33 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, zxGreaterZero))).intoArray(floatRows, ROW_NEAR7 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, zxGreaterZero))).intoArray(floatRows, ROW_FAR6 + k);
    }
  }

  private static void floats115(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX2 + k);
      FloatVector xxSquared = xx.lanewise(MUL, xx);
      FLOAT_VECTOR.cast(xxSquared).intoArray(floatRows, ROW_XX_SQUARED + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_ZX_SQUARED + k).lanewise(ADD, xxSquared)
          .lanewise(SQRT);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_NYZ2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ2 + k);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_NYY2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY2 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(MUL, absNyz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(MUL, absNyy));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR6 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR7 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST))).intoArray(
          floatRows, ROW_NEXT3 + k);
    }
  }

  private static void floats116(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 9 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT32 + k)
          .blend(ALL_C9_00, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT34 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES3 + k);
    }
  }

  private static void floats117(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_XY2 + k).lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY2 + k);
      VectorMask<Float> zyGreaterZero = zy.compare(GT, ALL_ZERO);
      FloatVector product3 = zy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product4 = zy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, zyGreaterZero))).intoArray(floatRows, ROW_NEAR8 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, zyGreaterZero))).intoArray(floatRows, ROW_FAR7 + k);
    }
  }

  private static void floats118(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY2 + k);
      FloatVector xySquared = xy.lanewise(MUL, xy);
      FLOAT_VECTOR.cast(xySquared).intoArray(floatRows, ROW_XY_SQUARED + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZY_SQUARED + k).lanewise(ADD, xySquared)
          .lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH2 + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_NYX2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX2 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(MUL, absNyx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ2 + k)));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR7 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR8 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach)).intoArray(
          floatRows, ROW_GAP2 + k);
    }
  }

  private static void floats119(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP2 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 10 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT34 + k)
          .blend(ALL_C10_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT35 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES4 + k);
    }
  }

  private static long floats120(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_XZ2 + k).lanewise(NEG);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k))).intoArray(floatRows,
          ROW_PRODUCT36 + k);
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k))).intoArray(floatRows,
          ROW_PRODUCT37 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats121(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k);
      VectorMask<Float> zzGreaterZero = zz.compare(GT, ALL_ZERO);
      FloatVector product = zz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product2 = zz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT36 + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT37 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product4.blend(product3, lGreaterZero)
          .lanewise(ADD, product2.blend(product, zzGreaterZero))).intoArray(floatRows, ROW_NEAR9 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product3.blend(product4, lGreaterZero)
          .lanewise(ADD, product.blend(product2, zzGreaterZero))).intoArray(floatRows, ROW_FAR8 + k);
    }
  }

  private static void floats122(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ2 + k);
      FloatVector xzSquared = xz.lanewise(MUL, xz);
      FLOAT_VECTOR.cast(xzSquared).intoArray(floatRows, ROW_XZ_SQUARED + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_ZZ_SQUARED + k).lanewise(ADD, xzSquared)
          .lanewise(SQRT);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYX2 + k)));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR8 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR9 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES4 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 11 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT35 + k)
          .blend(ALL_C11_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT38 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES5 + k);
    }
  }

  private static void floats123(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YX2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_L3 + k);
    }
  }

  private static void floats124(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_L3 + k);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX2 + k);
      VectorMask<Float> xxGreaterZero = xx.compare(GT, ALL_ZERO);
      FloatVector product3 = xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product4 = xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, xxGreaterZero))).intoArray(floatRows, ROW_NEAR10 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, xxGreaterZero))).intoArray(floatRows, ROW_FAR9 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX_SQUARED + k))).intoArray(floatRows, ROW_SUM21 + k);
    }
  }

  private static void floats125(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM21 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH3 + k);
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_NZZ2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ2 + k);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_NZY2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY2 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(MUL, absNzz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(MUL, absNzy));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR9 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR10 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach)).intoArray(
          floatRows, ROW_GAP3 + k);
    }
  }

  private static void floats126(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH3 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP3 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES5 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 12 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT38 + k)
          .blend(ALL_C12_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT39 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES6 + k);
    }
  }

  private static void floats127(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_YY2 + k).lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY2 + k);
      VectorMask<Float> xyGreaterZero = xy.compare(GT, ALL_ZERO);
      FloatVector product3 = xy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product4 = xy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, xyGreaterZero))).intoArray(floatRows, ROW_NEAR11 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, xyGreaterZero))).intoArray(floatRows, ROW_FAR10 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY_SQUARED + k))).intoArray(floatRows, ROW_SUM22 + k);
    }
  }

  private static void floats128(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM22 + k).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH4 + k);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_NZX2 + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX2 + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(MUL, absNzx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ2 + k)));
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR10 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR11 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach)).intoArray(
          floatRows, ROW_GAP4 + k);
    }
  }

  private static void floats129(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH4 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP4 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES6 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 13 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT39 + k)
          .blend(ALL_C13_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT40 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES7 + k);
    }
  }

  private static long floats130(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_YZ2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L4 + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k))).intoArray(floatRows,
          ROW_PRODUCT41 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats131(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ2 + k);
      VectorMask<Float> xzGreaterZero = xz.compare(GT, ALL_ZERO);
      FloatVector product2 = xz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product3 = xz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT41 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, xzGreaterZero))).intoArray(floatRows, ROW_NEAR12 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, xzGreaterZero))).intoArray(floatRows, ROW_FAR11 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ_SQUARED + k)).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX2 + k)))).intoArray(floatRows,
          ROW_REACH10 + k);
    }
  }

  private static void floats132(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR11 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR12 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH10 + k));
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH5 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES7 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 14 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT40 + k)
          .blend(ALL_C14_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT42 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES8 + k);
    }
  }

  private static long floats133(float[] floatRows, long[] bits) {
    long faceIsC3_00Bits = 0;
    long faceIsC4_00Bits = 0;
    long faceIsC5_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector face = fromArray(FLOATS, floatRows, ROW_FACE4 + k);
      VectorMask<Float> faceIsC3_00 = face.compare(EQ, ALL_C3_00);
      faceIsC3_00Bits |= faceIsC3_00.toLong() << k;
      VectorMask<Float> faceIsC4_00 = face.compare(EQ, ALL_C4_00);
      faceIsC4_00Bits |= faceIsC4_00.toLong() << k;
      VectorMask<Float> faceIsC5_00 = face.compare(EQ, ALL_C5_00);
      faceIsC5_00Bits |= faceIsC5_00.toLong() << k;
      // face == 0 ? 1 : face == 3 ? nxx : face == 4 ? nxy : face == 5 ? nxz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NXZ2 + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXY2 + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXX2 + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ZERO))).intoArray(floatRows, ROW_FX + k);
    }
    bits[0] = faceIsC4_00Bits;
    bits[1] = faceIsC5_00Bits;
    return faceIsC3_00Bits;
  }

  private static void floats134(float[] floatRows, long faceIsC5_00Bits, long faceIsC4_00Bits,
      long faceIsC3_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector face = fromArray(FLOATS, floatRows, ROW_FACE4 + k);
      VectorMask<Float> faceIsC3_00 = VectorMask.fromLong(FLOATS, (faceIsC3_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> faceIsC4_00 = VectorMask.fromLong(FLOATS, (faceIsC4_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> faceIsC5_00 = VectorMask.fromLong(FLOATS, (faceIsC5_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // face == 1 ? 1 : face == 3 ? nyx : face == 4 ? nyy : face == 5 ? nyz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NYZ2 + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NYY2 + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NYX2 + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ONE))).intoArray(floatRows, ROW_FY + k);
      // face == 2 ? 1 : face == 3 ? nzx : face == 4 ? nzy : face == 5 ? nzz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NZZ2 + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NZY2 + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NZX2 + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_TWO))).intoArray(floatRows, ROW_FZ + k);
    }
  }

  private static long floats135(float[] floatRows) {
    long fxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      fxGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_FX + k).compare(GT, ALL_ZERO).toLong() << k;
    }
    return fxGreaterZeroBits;
  }

  private static void floats136(float[] floatRows, long fxGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector product = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product2 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      VectorMask<Float> fyGreaterZero = fy.compare(GT, ALL_ZERO);
      FloatVector product3 = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product4 = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      VectorMask<Float> fzGreaterZero = fz.compare(GT, ALL_ZERO);
      FloatVector product5 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product6 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      VectorMask<Float> fxGreaterZero = VectorMask.fromLong(FLOATS, (fxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, fxGreaterZero)
          .lanewise(ADD, product4.blend(product3, fyGreaterZero))
          .lanewise(ADD, product6.blend(product5, fzGreaterZero))).intoArray(floatRows, ROW_NEAR13 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, fxGreaterZero)
          .lanewise(ADD, product3.blend(product4, fyGreaterZero))).intoArray(floatRows, ROW_SUM23 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product5.blend(product6, fzGreaterZero)).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT2 + k);
    }
  }

  private static long floats137(float[] floatRows) {
    long faceAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector far = fromArray(FLOATS, floatRows, ROW_SUM23 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT2 + k));
      faceAheadBits |= far.lanewise(NEG).compare(GE, fromArray(FLOATS, floatRows, ROW_NEAR13 + k)).toLong(
          ) << k;
    }
    return faceAheadBits;
  }

  private static void floats138(float[] floatRows, long faceAheadBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      // faceAhead ? fx : -fx
      FLOAT_VECTOR.cast(fx.lanewise(NEG).blend(fx,
          VectorMask.fromLong(FLOATS, (faceAheadBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_COMPONENT + k);
      FloatVector ax = fx.lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_FY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_FZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_LARGEST + k);
    }
  }

  private static long floats139(float[] floatRows) {
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      largestGreaterZeroBits |= largestGreaterZero.toLong() << k;
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FX + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FY + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FZ + k).lanewise(DIV, largest),
          largestGreaterZero);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM24 + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats140(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_SUM24 + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(parts).intoArray(floatRows, ROW_PARTS + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_COMPONENT + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LARGEST + k)).lanewise(DIV, parts)).intoArray(
          floatRows, ROW_QUOTIENT + k);
    }
  }

  private static void floats141(float[] floatRows, long largestGreaterZeroBits, long faceAheadBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> largestGreaterZero = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT + k).lanewise(ADD, ALL_ZERO),
          largestGreaterZero)).intoArray(floatRows, ROW_FACE_X + k);
      VectorMask<Float> faceAhead = VectorMask.fromLong(FLOATS, (faceAheadBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      // faceAhead ? fy : -fy
      FloatVector component = fy.lanewise(NEG).blend(fy, faceAhead);
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_PARTS + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Y + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      // faceAhead ? fz : -fz
      FloatVector component2 = fz.lanewise(NEG).blend(fz, faceAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Z + k);
    }
  }

  private static long floats142(float[] floatRows, long[] bits) {
    long eXBits = 0;
    long notEXBits = 0;
    long eYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT42 + k);
      VectorMask<Float> eX = product.compare(LT, ALL_C9_00);
      eXBits |= eX.toLong() << k;
      VectorMask<Float> notEX = eX.not();
      notEXBits |= notEX.toLong() << k;
      eYBits |= product.compare(LT, ALL_C12_0, notEX).toLong() << k;
    }
    bits[0] = notEXBits;
    bits[1] = eYBits;
    return eXBits;
  }

  private static long floats143(float[] floatRows, long[] bits, long eYBits, long eXBits) {
    long cXBits = 0;
    long cYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // eX ? 6 : eY ? 9 : 12
      FloatVector column = fromArray(FLOATS, floatRows, ROW_PRODUCT42 + k)
          .lanewise(SUB, ALL_C12_0.blend(ALL_C9_00,
          VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_FIRST_PRODUCT, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES)));
      VectorMask<Float> cX = column.compare(EQ, ALL_ZERO);
      cXBits |= cX.toLong() << k;
      VectorMask<Float> cY = column.compare(EQ, ALL_ONE);
      cYBits |= cY.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XY2 + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_XX2 + k), cX)).intoArray(floatRows, ROW_BX3 + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YY2 + k), cY)).intoArray(floatRows, ROW_YY_OR_YZ + k);
    }
    bits[0] = cYBits;
    return cXBits;
  }

  private static void floats144(float[] floatRows, long cXBits, long cYBits, long eYBits, long eXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> cX = VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector by = fromArray(FLOATS, floatRows, ROW_YY_OR_YZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YX2 + k), cX);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY2 + k),
          VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_ZX2 + k), cX);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ3 + k);
      FloatVector ofZ = by.lanewise(NEG);
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ofZ.blend(bz, eY).blend(ALL_ZERO, eX)).intoArray(floatRows, ROW_LX + k);
      FloatVector ofX = bz.lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX3 + k).blend(ALL_ZERO, eY).blend(ofX, eX)).intoArray(
          floatRows, ROW_LY + k);
    }
  }

  private static long floats145(float[] floatRows, long[] bits, long eYBits, long eXBits) {
    long lxGreaterZeroBits = 0;
    long lyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofY = fromArray(FLOATS, floatRows, ROW_BX3 + k).lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ofY,
          VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_BY3 + k),
          VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_LZ + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      VectorMask<Float> lxGreaterZero = lx.compare(GT, ALL_ZERO);
      lxGreaterZeroBits |= lxGreaterZero.toLong() << k;
      FloatVector product = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT43 + k);
      FloatVector product2 = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT44 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lxGreaterZero)).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT3 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      lyGreaterZeroBits |= ly.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k))).intoArray(floatRows,
          ROW_PRODUCT45 + k);
    }
    bits[0] = lyGreaterZeroBits;
    return lxGreaterZeroBits;
  }

  private static long floats146(float[] floatRows, long lyGreaterZeroBits, long lxGreaterZeroBits) {
    long edgeAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_LY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      VectorMask<Float> lzGreaterZero = lz.compare(GT, ALL_ZERO);
      FloatVector product2 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product3 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      VectorMask<Float> lyGreaterZero = VectorMask.fromLong(FLOATS, (lyGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT45 + k);
      // l > 0 ? l * low : l * high
      FloatVector near = fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT3 + k)
          .lanewise(ADD, product.blend(product4, lyGreaterZero))
          .lanewise(ADD, product3.blend(product2, lzGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = fromArray(FLOATS, floatRows, ROW_PRODUCT43 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT44 + k),
          VectorMask.fromLong(FLOATS, (lxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, product4.blend(product, lyGreaterZero))
          .lanewise(ADD, product2.blend(product3, lzGreaterZero));
      edgeAheadBits |= far.lanewise(NEG).compare(GE, near).toLong() << k;
    }
    return edgeAheadBits;
  }

  private static void floats147(float[] floatRows, long edgeAheadBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      // edgeAhead ? lx : -lx
      FLOAT_VECTOR.cast(lx.lanewise(NEG).blend(lx,
          VectorMask.fromLong(FLOATS, (edgeAheadBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_COMPONENT2 + k);
    }
  }

  private static long floats148(float[] floatRows) {
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector ax = lx.lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_LY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_LZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest).intoArray(floatRows, ROW_LARGEST2 + k);
      largestGreaterZeroBits |= largest.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(lx.lanewise(DIV, largest)).intoArray(floatRows, ROW_QUOTIENT2 + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats149(float[] floatRows, long largestGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> largestGreaterZero = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT2 + k), largestGreaterZero);
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST2 + k);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_LY + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_LZ + k).lanewise(DIV, largest),
          largestGreaterZero);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM25 + k);
    }
  }

  private static void floats150(float[] floatRows, long largestGreaterZeroBits, long edgeAheadBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_SUM25 + k).lanewise(SQRT);
      VectorMask<Float> largestGreaterZero = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST2 + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_COMPONENT2 + k).lanewise(DIV, largest)
          .lanewise(DIV, parts).lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows,
          ROW_EDGE_X + k);
      VectorMask<Float> edgeAhead = VectorMask.fromLong(FLOATS, (edgeAheadBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      // edgeAhead ? ly : -ly
      FloatVector component = ly.lanewise(NEG).blend(ly, edgeAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_EDGE_Y + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      // edgeAhead ? lz : -lz
      FloatVector component2 = lz.lanewise(NEG).blend(lz, edgeAhead);
      FLOAT_VECTOR.cast(component2.lanewise(DIV, largest).lanewise(DIV, parts)).intoArray(floatRows,
          ROW_QUOTIENT3 + k);
    }
  }

  private static void floats151(float[] floatRows, long largestGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT3 + k).lanewise(ADD, ALL_ZERO),
          VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_EDGE_Z + k);
    }
  }

  private static long floats152(float[] floatRows, long[] bits) {
    long isXBits = 0;
    long isYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absFaceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k).lanewise(ABS);
      FloatVector absFaceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k).lanewise(ABS);
      FloatVector absFaceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k).lanewise(ABS);
      VectorMask<Float> isX = absFaceX.compare(GE, absFaceY);
      isX = absFaceX.compare(GE, absFaceZ, isX);
      isXBits |= isX.toLong() << k;
      isYBits |= absFaceY.compare(GE, absFaceZ, isX.not()).toLong() << k;
    }
    bits[0] = isYBits;
    return isXBits;
  }

  private static void floats153(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(faceX.blend(faceZ, isY).blend(faceY, isX)).intoArray(floatRows, ROW_NU + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(faceY.blend(faceX, isY).blend(faceZ, isX)).intoArray(floatRows, ROW_NV + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(faceZ.blend(faceY, isY).blend(faceX, isX)).intoArray(floatRows, ROW_NW + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k), isX)).intoArray(floatRows, ROW_LOW_U + k);
    }
  }

  private static long floats154(float[] floatRows, long isYBits, long isXBits) {
    long nwGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highX.blend(highZ, isY).blend(highY, isX)).intoArray(floatRows, ROW_HIGH_U + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z + k), isX)).intoArray(floatRows, ROW_LOW_V + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highY.blend(highX, isY).blend(highZ, isX)).intoArray(floatRows, ROW_HIGH_V + k);
      nwGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_NW + k).compare(GT, ALL_ZERO).toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highZ.blend(highY, isY).blend(highX, isX)).intoArray(floatRows,
          ROW_HIGH_XOR_HIGH_YOR_HIGH_Z + k);
    }
    return nwGreaterZeroBits;
  }

  private static void floats155(float[] floatRows, long isYBits, long isXBits, long nwGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? FaceAxes.third(isX, isY, highX, highY, highZ) :
      // FaceAxes.third(isX, isY, lowX, lowY, lowZ)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k),
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k),
          VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_XOR_HIGH_YOR_HIGH_Z + k),
          VectorMask.fromLong(FLOATS, (nwGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_PLANE + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)))).intoArray(floatRows, ROW_ALONG_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY2 + k).lanewise(MUL, faceX)).intoArray(floatRows,
          ROW_PRODUCT46 + k);
    }
  }

  private static void floats156(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT46 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY2 + k).lanewise(MUL, faceY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY2 + k).lanewise(MUL, faceZ))).intoArray(floatRows,
          ROW_ALONG_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ2 + k).lanewise(MUL, faceY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ2 + k).lanewise(MUL, faceZ))).intoArray(floatRows,
          ROW_ALONG_Z + k);
    }
  }

  private static long floats157(float[] floatRows, long[] bits) {
    long ofXBits = 0;
    long ofYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector alongX = fromArray(FLOATS, floatRows, ROW_ALONG_X + k);
      FloatVector absAlongX = alongX.lanewise(ABS);
      FloatVector alongY = fromArray(FLOATS, floatRows, ROW_ALONG_Y + k);
      FloatVector absAlongY = alongY.lanewise(ABS);
      FloatVector alongZ = fromArray(FLOATS, floatRows, ROW_ALONG_Z + k);
      FloatVector absAlongZ = alongZ.lanewise(ABS);
      VectorMask<Float> ofX = absAlongX.compare(GE, absAlongY);
      ofX = absAlongX.compare(GE, absAlongZ, ofX);
      ofXBits |= ofX.toLong() << k;
      VectorMask<Float> ofY = absAlongY.compare(GE, absAlongZ, ofX.not());
      ofYBits |= ofY.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(alongZ.blend(alongY, ofY).blend(alongX, ofX)).intoArray(floatRows,
          ROW_ALONG_XOR_ALONG_YOR_ALONG_Z + k);
    }
    bits[0] = ofYBits;
    return ofXBits;
  }

  private static long floats158(float[] floatRows, long ofYBits, long ofXBits) {
    long lowerBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> lower = fromArray(FLOATS, floatRows, ROW_ALONG_XOR_ALONG_YOR_ALONG_Z + k)
          .compare(GT, ALL_ZERO);
      lowerBits |= lower.toLong() << k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector halfM = hz.blend(fromArray(FLOATS, floatRows, ROW_HY2 + k), ofY)
          .blend(hx, VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES));
      // lower ? -halfM : halfM
      FLOAT_VECTOR.cast(halfM.blend(halfM.lanewise(NEG), lower)).intoArray(floatRows, ROW_TO_M + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(hx.blend(hz, ofY)).intoArray(floatRows, ROW_HZ_OR_HX + k);
    }
    return lowerBits;
  }

  private static void floats159(float[] floatRows, long ofXBits, long ofYBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ_OR_HX + k).blend(hy, ofX)).intoArray(floatRows,
          ROW_HALF_E + k);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(hy.blend(fromArray(FLOATS, floatRows, ROW_HX2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_HZ2 + k), ofX)).intoArray(floatRows, ROW_HALF_F + k);
      FloatVector toM = fromArray(FLOATS, floatRows, ROW_TO_M + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XY2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_XX2 + k), ofX))).intoArray(floatRows, ROW_MX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YY2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YX2 + k), ofX))).intoArray(floatRows, ROW_MY + k);
    }
  }

  private static void floats160(float[] floatRows, long ofYBits, long ofXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_M + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX2 + k), ofX))).intoArray(floatRows, ROW_MZ + k);
      FloatVector halfE = fromArray(FLOATS, floatRows, ROW_HALF_E + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XZ2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_XY2 + k), ofX))).intoArray(floatRows, ROW_EX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YZ2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YY2 + k), ofX))).intoArray(floatRows, ROW_EY + k);
    }
  }

  private static void floats161(float[] floatRows, long ofYBits, long ofXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HALF_E + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZZ2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY2 + k), ofX))).intoArray(floatRows, ROW_EZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HALF_F + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XX2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_XZ2 + k), ofX))).intoArray(floatRows, ROW_GX3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YX2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YZ2 + k), ofX)).intoArray(floatRows, ROW_YZ_OR_YX_OR_YY + k);
    }
  }

  private static long floats162(float[] floatRows, long[] bits, long ofYBits, long ofXBits, long isYBits,
      long isXBits) {
    long isThin1Bits = 0;
    long isThin2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfF = fromArray(FLOATS, floatRows, ROW_HALF_F + k);
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ_OR_YX_OR_YY + k))).intoArray(
          floatRows, ROW_GY3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX2 + k),
          VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_ZZ2 + k),
          VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(floatRows,
          ROW_GZ3 + k);
      isThin1Bits |= fromArray(FLOATS, floatRows, ROW_HALF_E + k).compare(EQ, ALL_ZERO).toLong() << k;
      isThin2Bits |= halfF.compare(EQ, ALL_ZERO).toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLANE + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MY + k),
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MX + k),
          VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(floatRows,
          ROW_DIFFERENCE5 + k);
    }
    bits[0] = isThin2Bits;
    return isThin1Bits;
  }

  private static void floats163(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FloatVector midDeep = fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(midDeep).intoArray(floatRows, ROW_MID_DEEP + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_EX + k), isX).lanewise(NEG).lanewise(DIV, nw)).intoArray(
          floatRows, ROW_DEEP1 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_GY3 + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_GX3 + k), isX).lanewise(NEG).lanewise(DIV, nw)).intoArray(
          floatRows, ROW_DEEP2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(mx.blend(mz, isY).blend(my, isX)
          .lanewise(ADD, midDeep.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows,
          ROW_MID_U + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(my.blend(mx, isY).blend(mz, isX)).intoArray(floatRows, ROW_MZ_OR_MX_OR_MY + k);
    }
  }

  private static void floats164(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MZ_OR_MX_OR_MY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows, ROW_MID_V + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ex.blend(ez, isY).blend(ey, isX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows, ROW_U1 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ey.blend(ex, isY).blend(ez, isX)).intoArray(floatRows, ROW_EZ_OR_EX_OR_EY + k);
    }
  }

  private static void floats165(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ_OR_EX_OR_EY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows, ROW_V1 + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY3 + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(gx.blend(gz, isY).blend(gy, isX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows, ROW_U2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(gy.blend(gx, isY).blend(gz, isX)).intoArray(floatRows, ROW_GZ_OR_GX_OR_GY + k);
    }
  }

  private static void floats166(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ_OR_GX_OR_GY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows, ROW_V2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIZE_B + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_U + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ABS)))).intoArray(floatRows,
          ROW_SUM26 + k);
    }
  }

  private static void floats167(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_SLACK_27.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM26 + k))).intoArray(
          floatRows, ROW_SLACK2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AW2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_W + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R2 + k);
      FloatVector product = r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT47 + k);
      FloatVector product2 = r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT48 + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k))
          .lanewise(SUB, product2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))).intoArray(
          floatRows, ROW_TX3 + k);
    }
  }

  private static void floats168(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_R2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT49 + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k).lanewise(MUL, faceX)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY3 + k);
      FloatVector tz = product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k).lanewise(MUL, faceX));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, ty))).intoArray(floatRows,
          ROW_DIFFERENCE6 + k);
    }
  }

  private static void floats169(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k)
          .lanewise(SUB, w.lanewise(MUL, tx)))).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ3 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, tx)
          .lanewise(SUB, ax.lanewise(MUL, tz)).lanewise(SUB, w.lanewise(MUL, ty)))).intoArray(floatRows,
          ROW_OUT_Y + k);
      FLOAT_VECTOR.cast(ax.lanewise(MUL, ty)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE7 + k);
    }
  }

  private static void floats170(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k))).intoArray(floatRows,
          ROW_OUT_Z + k);
      FLOAT_VECTOR.cast(ALL_C0_480.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_X + k))).intoArray(
          floatRows, ROW_PRODUCT50 + k);
    }
  }

  private static long floats171(float[] floatRows) {
    long forwardBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_OUT_Z + k);
      FloatVector along = fromArray(FLOATS, floatRows, ROW_PRODUCT50 + k)
          .lanewise(ADD, ALL_C0_600.lanewise(MUL, outY)).lanewise(ADD, ALL_C0_640.lanewise(MUL, outZ));
      VectorMask<Float> outYIsZeroAndOutZGreaterZero = outY.compare(EQ, ALL_ZERO);
      outYIsZeroAndOutZGreaterZero = outZ.compare(GT, ALL_ZERO, outYIsZeroAndOutZGreaterZero);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      VectorMask<Float> outXIsZeroAndEither = outX
          .compare(EQ, ALL_ZERO, outY.compare(GT, ALL_ZERO).or(outYIsZeroAndOutZGreaterZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, outX.compare(GT, ALL_ZERO).or(outXIsZeroAndEither));
      forwardBits |= along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither).toLong() << k;
    }
    return forwardBits;
  }

  private static void floats172(float[] floatRows, long forwardBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_FEATURES,
          VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_UNIT_A + k);
    }
  }

  private static void floats173(float[] floatRows, long forwardBits, long isYBits, long isXBits,
      long nwGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_UNIT_B + k);
      FloatVector unitA = fromArray(FLOATS, floatRows, ROW_UNIT_A + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitA.lanewise(MUL, ALL_ONE.blend(ALL_C16_0, isY).blend(ALL_C4_00, isX))).intoArray(
          floatRows, ROW_OF_U + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitA.lanewise(MUL, ALL_C4_00.blend(ALL_ONE, isY).blend(ALL_C16_0, isX))).intoArray(
          floatRows, ROW_OF_V + k);
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? 2 : 1
      FLOAT_VECTOR.cast(unitA.lanewise(MUL, ALL_C16_0.blend(ALL_C4_00, isY).blend(ALL_ONE, isX)
          .lanewise(MUL, ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (nwGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))))).intoArray(
          floatRows, ROW_OF_FACE_A + k);
    }
  }

  private static void floats174(float[] floatRows, long ofYBits, long ofXBits, long lowerBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector unitB = fromArray(FLOATS, floatRows, ROW_UNIT_B + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitB.lanewise(MUL, ALL_ONE.blend(ALL_C16_0, ofY).blend(ALL_C4_00, ofX))).intoArray(
          floatRows, ROW_OF_E + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitB.lanewise(MUL, ALL_C4_00.blend(ALL_ONE, ofY).blend(ALL_C16_0, ofX))).intoArray(
          floatRows, ROW_OF_F + k);
      // isX ? ofX : isY ? ofY : ofZ; lower ? 1 : 2
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE_A + k)
          .lanewise(ADD, unitB.lanewise(MUL, ALL_C16_0.blend(ALL_C4_00, ofY).blend(ALL_ONE, ofX)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (lowerBits >>> k) & WideLanes.FLOAT_LANES)))))).intoArray(floatRows,
          ROW_OF_FACES + k);
    }
  }

  private static void floats175(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACES + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_F + k))).intoArray(floatRows, ROW_EDGE0 + k);
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_E + k))).intoArray(floatRows,
          ROW_PRODUCT51 + k);
    }
  }

  private static void floats176(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofFaces = fromArray(FLOATS, floatRows, ROW_OF_FACES + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT51 + k);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, product)).intoArray(floatRows, ROW_EDGE1 + k);
      FloatVector edge2 = ofFaces.lanewise(ADD, ALL_TWO
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_F + k)));
      FLOAT_VECTOR.cast(edge2).intoArray(floatRows, ROW_EDGE2 + k);
      FloatVector ofE = fromArray(FLOATS, floatRows, ROW_OF_E + k);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, ofE)).intoArray(floatRows, ROW_EDGE3 + k);
      FloatVector edge0 = fromArray(FLOATS, floatRows, ROW_EDGE0 + k);
      FLOAT_VECTOR.cast(edge0.lanewise(ADD, ofE)).intoArray(floatRows, ROW_CORNER0 + k);
      FLOAT_VECTOR.cast(edge0.lanewise(ADD, product)).intoArray(floatRows, ROW_CORNER1 + k);
      FLOAT_VECTOR.cast(edge2.lanewise(ADD, product)).intoArray(floatRows, ROW_CORNER2 + k);
      FLOAT_VECTOR.cast(edge2.lanewise(ADD, ofE)).intoArray(floatRows, ROW_CORNER3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_U2 + k))).intoArray(floatRows, ROW_MID_U0 + k);
    }
  }

  private static void floats177(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V2 + k))).intoArray(floatRows, ROW_MID_V0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))).intoArray(floatRows, ROW_MID_DEEP0 + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, slack);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH_U + k).lanewise(ADD, slack);
      FLOAT_VECTOR.cast(high).intoArray(floatRows, ROW_HIGH + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE + k);
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      FLOAT_VECTOR.cast(low.lanewise(SUB, midU0).lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW + k);
      FLOAT_VECTOR.cast(high.lanewise(SUB, midU0).lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_HIGH + k);
    }
  }

  private static long floats178(float[] floatRows, long[] bits) {
    long absU1GreaterShortestBits = 0;
    long u1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      VectorMask<Float> absU1GreaterShortest = u1.lanewise(ABS).compare(GT, ALL_SHORTEST_33);
      absU1GreaterShortestBits |= absU1GreaterShortest.toLong() << k;
      VectorMask<Float> u1GreaterZero = u1.compare(GT, ALL_ZERO);
      u1GreaterZeroBits |= u1GreaterZero.toLong() << k;
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      VectorMask<Float> allLowAtMostMidU0 = fromArray(FLOATS, floatRows, ROW_LOW + k).compare(LE, midU0);
      allLowAtMostMidU0 = midU0.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH + k), allLowAtMostMidU0);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW + k);
      FloatVector atHigh = fromArray(FLOATS, floatRows, ROW_AT_HIGH + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU0)
          .blend(atHigh.blend(atLow, u1GreaterZero), absU1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU0)
          .blend(atLow.blend(atHigh, u1GreaterZero), absU1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U0 + k);
    }
    bits[0] = u1GreaterZeroBits;
    return absU1GreaterShortestBits;
  }

  private static void floats179(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, slack);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_V + k).lanewise(ADD, slack)).intoArray(floatRows,
          ROW_HIGH2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_V1 + k));
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE2 + k);
      FLOAT_VECTOR.cast(low.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V0 + k))
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW2 + k);
    }
  }

  private static long floats180(float[] floatRows, long[] bits) {
    long absV1GreaterShortestBits = 0;
    long v1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector midV0 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k);
      FloatVector atHigh = high.lanewise(SUB, midV0)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_INVERSE2 + k));
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      VectorMask<Float> absV1GreaterShortest = v1.lanewise(ABS).compare(GT, ALL_SHORTEST_33);
      absV1GreaterShortestBits |= absV1GreaterShortest.toLong() << k;
      VectorMask<Float> v1GreaterZero = v1.compare(GT, ALL_ZERO);
      v1GreaterZeroBits |= v1GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidV0 = fromArray(FLOATS, floatRows, ROW_LOW2 + k).compare(LE, midV0);
      allLowAtMostMidV0 = midV0.compare(LE, high, allLowAtMostMidV0);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV0)
          .blend(atHigh.blend(atLow, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV0)
          .blend(atLow.blend(atHigh, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V0 + k);
    }
    bits[0] = v1GreaterZeroBits;
    return absV1GreaterShortestBits;
  }

  private static void floats181(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU0 = fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k);
      FloatVector entersV0 = fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV0.blend(entersU0, entersU0.compare(GT, entersV0));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST0 + k);
    }
  }

  private static long floats182(float[] floatRows, long[] bits, long isThin1Bits) {
    long notIsThin1Bits = 0;
    long isStart0Bits = 0;
    long notIsThin1AndFirst0LessLast0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector leavesU0 = fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k);
      FloatVector leavesV0 = fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t = leavesV0.blend(leavesU0, leavesU0.compare(LT, leavesV0));
      // t < 1 ? t : 1
      FloatVector last0 = ALL_ONE.blend(t, t.compare(LT, ALL_ONE));
      FLOAT_VECTOR.cast(last0).intoArray(floatRows, ROW_LAST0 + k);
      VectorMask<Float> notIsThin1 = VectorMask.fromLong(FLOATS, (isThin1Bits >>> k)
          & WideLanes.FLOAT_LANES).not();
      notIsThin1Bits |= notIsThin1.toLong() << k;
      FloatVector first0 = fromArray(FLOATS, floatRows, ROW_FIRST0 + k);
      isStart0Bits |= first0.compare(LE, last0, notIsThin1).toLong() << k;
      notIsThin1AndFirst0LessLast0Bits |= first0.compare(LT, last0, notIsThin1).toLong() << k;
    }
    bits[0] = isStart0Bits;
    bits[1] = notIsThin1AndFirst0LessLast0Bits;
    return notIsThin1Bits;
  }

  private static long floats183(float[] floatRows, long notIsThin1AndFirst0LessLast0Bits) {
    long isEnd0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isEnd0Bits |= fromArray(FLOATS, floatRows, ROW_LAST0 + k)
          .compare(LT, ALL_ONE, VectorMask.fromLong(FLOATS, (notIsThin1AndFirst0LessLast0Bits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_FIRST0 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START0_U + k);
    }
    return isEnd0Bits;
  }

  private static long floats184(float[] floatRows, long[] bits) {
    long first0AtMostMinusOneBits = 0;
    long entersU0AtLeastEntersV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first0 = fromArray(FLOATS, floatRows, ROW_FIRST0 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_START0_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)))).intoArray(
          floatRows, ROW_START0_DEEP + k);
      first0AtMostMinusOneBits |= first0.compare(LE, ALL_MINUS_ONE).toLong() << k;
      entersU0AtLeastEntersV0Bits |= fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k)).toLong() << k;
    }
    bits[0] = entersU0AtLeastEntersV0Bits;
    return first0AtMostMinusOneBits;
  }

  private static void floats185(float[] floatRows, long u1GreaterZeroBits, long v1GreaterZeroBits,
      long entersU0AtLeastEntersV0Bits, long first0AtMostMinusOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (u1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT52 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT53 + k);
      // first0 <= -1 ? corner0 : (entersU0 >= entersV0 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1))
      // + edge0
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (entersU0AtLeastEntersV0Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE0 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER0 + k),
          VectorMask.fromLong(FLOATS, (first0AtMostMinusOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_START0_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LAST0 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)))).intoArray(floatRows, ROW_X2 + k);
    }
  }

  private static long floats186(float[] floatRows) {
    long leavesU0AtMostLeavesV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END0_U + k);
      FloatVector last0 = fromArray(FLOATS, floatRows, ROW_LAST0 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_END0_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)))).intoArray(
          floatRows, ROW_END0_DEEP + k);
      leavesU0AtMostLeavesV0Bits |= fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k)).toLong() << k;
    }
    return leavesU0AtMostLeavesV0Bits;
  }

  private static void floats187(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_U1 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)))).intoArray(floatRows,
          ROW_PRODUCT54 + k);
    }
  }

  private static void floats188(float[] floatRows, long leavesU0AtMostLeavesV0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector d = v1.lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT55 + k);
      // leavesU0 <= leavesV0 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)
      FLOAT_VECTOR.cast(product.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT54 + k),
          VectorMask.fromLong(FLOATS, (leavesU0AtMostLeavesV0Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE0 + k))).intoArray(floatRows,
          ROW_END0_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U1 + k))).intoArray(floatRows, ROW_MID_U1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ADD, v1)).intoArray(floatRows,
          ROW_MID_V1 + k);
    }
  }

  private static long floats189(float[] floatRows, long[] bits) {
    long absU2GreaterShortestBits = 0;
    long u2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))).intoArray(floatRows, ROW_MID_DEEP1 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, u2);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE3 + k);
      FloatVector midU1 = fromArray(FLOATS, floatRows, ROW_MID_U1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW + k).lanewise(SUB, midU1)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH + k).lanewise(SUB, midU1)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_HIGH2 + k);
      absU2GreaterShortestBits |= u2.lanewise(ABS).compare(GT, ALL_SHORTEST_33).toLong() << k;
      u2GreaterZeroBits |= u2.compare(GT, ALL_ZERO).toLong() << k;
    }
    bits[0] = u2GreaterZeroBits;
    return absU2GreaterShortestBits;
  }

  private static void floats190(float[] floatRows, long u2GreaterZeroBits, long absU2GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU1 = fromArray(FLOATS, floatRows, ROW_MID_U1 + k);
      VectorMask<Float> allLowAtMostMidU1 = fromArray(FLOATS, floatRows, ROW_LOW + k).compare(LE, midU1);
      allLowAtMostMidU1 = midU1.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH + k), allLowAtMostMidU1);
      VectorMask<Float> absU2GreaterShortest = VectorMask.fromLong(FLOATS, (absU2GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> u2GreaterZero = VectorMask.fromLong(FLOATS, (u2GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW3 + k);
      FloatVector atHigh = fromArray(FLOATS, floatRows, ROW_AT_HIGH2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU1)
          .blend(atHigh.blend(atLow, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU1)
          .blend(atLow.blend(atHigh, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U1 + k);
    }
  }

  private static long floats191(float[] floatRows, long[] bits) {
    long absV2GreaterShortestBits = 0;
    long v2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, v2);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE4 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector midV1 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k);
      FloatVector atLow = low.lanewise(SUB, midV1).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh = high.lanewise(SUB, midV1).lanewise(MUL, inverse);
      VectorMask<Float> absV2GreaterShortest = v2.lanewise(ABS).compare(GT, ALL_SHORTEST_33);
      absV2GreaterShortestBits |= absV2GreaterShortest.toLong() << k;
      VectorMask<Float> v2GreaterZero = v2.compare(GT, ALL_ZERO);
      v2GreaterZeroBits |= v2GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidV1 = low.compare(LE, midV1);
      allLowAtMostMidV1 = midV1.compare(LE, high, allLowAtMostMidV1);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV1)
          .blend(atHigh.blend(atLow, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV1)
          .blend(atLow.blend(atHigh, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V1 + k);
    }
    bits[0] = v2GreaterZeroBits;
    return absV2GreaterShortestBits;
  }

  private static long floats192(float[] floatRows) {
    long entersU1GreaterEntersV1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      entersU1GreaterEntersV1Bits |= fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k)).toLong() << k;
    }
    return entersU1GreaterEntersV1Bits;
  }

  private static long floats193(float[] floatRows, long entersU1GreaterEntersV1Bits) {
    long isStart1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // entersU > entersV ? entersU : entersV
      FloatVector t = fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k),
          VectorMask.fromLong(FLOATS, (entersU1GreaterEntersV1Bits >>> k) & WideLanes.FLOAT_LANES));
      // t > -1 ? t : -1
      FloatVector first1 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FLOAT_VECTOR.cast(first1).intoArray(floatRows, ROW_FIRST1 + k);
      FloatVector leavesU1 = fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k);
      FloatVector leavesV1 = fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV1.blend(leavesU1, leavesU1.compare(LT, leavesV1));
      // t < 1 ? t : 1
      FloatVector last1 = ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE));
      FLOAT_VECTOR.cast(last1).intoArray(floatRows, ROW_LAST1 + k);
      isStart1Bits |= first1.compare(LE, last1).toLong() << k;
    }
    return isStart1Bits;
  }

  private static long floats194(float[] floatRows) {
    long isEnd1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first1 = fromArray(FLOATS, floatRows, ROW_FIRST1 + k);
      FloatVector last1 = fromArray(FLOATS, floatRows, ROW_LAST1 + k);
      VectorMask<Float> isEnd1 = first1.compare(LT, last1);
      isEnd1 = last1.compare(LT, ALL_ONE, isEnd1);
      isEnd1Bits |= isEnd1.toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START1_U + k);
    }
    return isEnd1Bits;
  }

  private static long floats195(float[] floatRows, long[] bits) {
    long first1AtMostMinusOneBits = 0;
    long entersU1AtLeastEntersV1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first1 = fromArray(FLOATS, floatRows, ROW_FIRST1 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_START1_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_START1_DEEP + k);
      first1AtMostMinusOneBits |= first1.compare(LE, ALL_MINUS_ONE).toLong() << k;
      entersU1AtLeastEntersV1Bits |= fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k)).toLong() << k;
    }
    bits[0] = entersU1AtLeastEntersV1Bits;
    return first1AtMostMinusOneBits;
  }

  private static void floats196(float[] floatRows, long u2GreaterZeroBits, long v2GreaterZeroBits,
      long entersU1AtLeastEntersV1Bits, long first1AtMostMinusOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (u2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT56 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT57 + k);
      // first1 <= -1 ? corner1 : (entersU1 >= entersV1 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2))
      // + edge1
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (entersU1AtLeastEntersV1Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER1 + k),
          VectorMask.fromLong(FLOATS, (first1AtMostMinusOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_START1_FEATURE + k);
    }
  }

  private static long floats197(float[] floatRows) {
    long leavesU1AtMostLeavesV1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector last1 = fromArray(FLOATS, floatRows, ROW_LAST1 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U1 + k)
          .lanewise(ADD, last1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END1_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k)
          .lanewise(ADD, last1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_END1_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k)
          .lanewise(ADD, last1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_END1_DEEP + k);
      leavesU1AtMostLeavesV1Bits |= fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k)).toLong() << k;
    }
    return leavesU1AtMostLeavesV1Bits;
  }

  private static void floats198(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_U2 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_ONE_OR_TWO + k);
    }
  }

  private static void floats199(float[] floatRows, long leavesU1AtMostLeavesV1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT58 + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector d = v2.lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT59 + k);
      // leavesU1 <= leavesV1 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (leavesU1AtMostLeavesV1Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))).intoArray(floatRows,
          ROW_END1_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U2 + k))).intoArray(floatRows, ROW_MID_U2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ADD, v2)).intoArray(floatRows,
          ROW_MID_V2 + k);
    }
  }

  private static void floats200(float[] floatRows, long u1GreaterZeroBits, long absU1GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))).intoArray(floatRows, ROW_MID_DEEP2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U2 + k);
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE + k);
      FloatVector atLow = low.lanewise(SUB, midU2).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      FloatVector atHigh = high.lanewise(SUB, midU2).lanewise(MUL, inverse);
      VectorMask<Float> allLowAtMostMidU2 = low.compare(LE, midU2);
      allLowAtMostMidU2 = midU2.compare(LE, high, allLowAtMostMidU2);
      VectorMask<Float> absU1GreaterShortest = VectorMask.fromLong(FLOATS, (absU1GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> u1GreaterZero = VectorMask.fromLong(FLOATS, (u1GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU2)
          .blend(atHigh.blend(atLow, u1GreaterZero), absU1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU2)
          .blend(atLow.blend(atHigh, u1GreaterZero), absU1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U2 + k);
    }
  }

  private static void floats201(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midV2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k);
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW2 + k).lanewise(SUB, midV2)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH2 + k).lanewise(SUB, midV2)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_HIGH3 + k);
    }
  }

  private static void floats202(float[] floatRows, long v1GreaterZeroBits, long absV1GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midV2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k);
      VectorMask<Float> allLowAtMostMidV2 = fromArray(FLOATS, floatRows, ROW_LOW2 + k).compare(LE, midV2);
      allLowAtMostMidV2 = midV2.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH2 + k), allLowAtMostMidV2);
      VectorMask<Float> absV1GreaterShortest = VectorMask.fromLong(FLOATS, (absV1GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> v1GreaterZero = VectorMask.fromLong(FLOATS, (v1GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW4 + k);
      FloatVector atHigh = fromArray(FLOATS, floatRows, ROW_AT_HIGH3 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV2)
          .blend(atHigh.blend(atLow, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV2)
          .blend(atLow.blend(atHigh, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V2 + k);
    }
  }

  private static void floats203(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU2 = fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k);
      FloatVector entersV2 = fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV2.blend(entersU2, entersU2.compare(GT, entersV2));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST2 + k);
      FloatVector leavesU2 = fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k);
      FloatVector leavesV2 = fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV2.blend(leavesU2, leavesU2.compare(LT, leavesV2));
      // t < 1 ? t : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE))).intoArray(floatRows, ROW_LAST2 + k);
    }
  }

  private static long floats204(float[] floatRows, long[] bits, long isThin2Bits) {
    long notIsThin2Bits = 0;
    long isStart2Bits = 0;
    long isEnd2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> notIsThin2 = VectorMask.fromLong(FLOATS, (isThin2Bits >>> k)
          & WideLanes.FLOAT_LANES).not();
      notIsThin2Bits |= notIsThin2.toLong() << k;
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      FloatVector last2 = fromArray(FLOATS, floatRows, ROW_LAST2 + k);
      isStart2Bits |= first2.compare(LE, last2, notIsThin2).toLong() << k;
      VectorMask<Float> isEnd2 = first2.compare(LT, last2, notIsThin2);
      isEnd2 = first2.compare(GT, ALL_MINUS_ONE, isEnd2);
      isEnd2Bits |= isEnd2.toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)))).intoArray(floatRows,
          ROW_X3 + k);
    }
    bits[0] = isStart2Bits;
    bits[1] = isEnd2Bits;
    return notIsThin2Bits;
  }

  private static long floats205(float[] floatRows) {
    long last2AtLeastOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START2_U + k);
      FloatVector last2 = fromArray(FLOATS, floatRows, ROW_LAST2 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START2_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)))).intoArray(
          floatRows, ROW_START2_DEEP + k);
      last2AtLeastOneBits |= last2.compare(GE, ALL_ONE).toLong() << k;
      // leavesU2 <= leavesV2 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT55 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT54 + k),
          fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k)))).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT4 + k);
    }
    return last2AtLeastOneBits;
  }

  private static void floats206(float[] floatRows, long last2AtLeastOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // last2 >= 1 ? corner2 : (leavesU2 <= leavesV2 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1))
      // + edge2
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER2 + k),
          VectorMask.fromLong(FLOATS, (last2AtLeastOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_START2_FEATURE + k);
    }
  }

  private static void floats207(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END2_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_END2_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)))).intoArray(
          floatRows, ROW_END2_DEEP + k);
      // entersU2 >= entersV2 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT53 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT52 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))).intoArray(floatRows,
          ROW_END2_FEATURE + k);
    }
  }

  private static void floats208(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_U1 + k))).intoArray(floatRows, ROW_MID_U3 + k);
    }
  }

  private static void floats209(float[] floatRows, long u2GreaterZeroBits, long absU2GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V1 + k))).intoArray(floatRows, ROW_MID_V3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))).intoArray(floatRows, ROW_MID_DEEP3 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midU3 = fromArray(FLOATS, floatRows, ROW_MID_U3 + k);
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE3 + k);
      FloatVector atLow = low.lanewise(SUB, midU3).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      FloatVector atHigh = high.lanewise(SUB, midU3).lanewise(MUL, inverse);
      VectorMask<Float> allLowAtMostMidU3 = low.compare(LE, midU3);
      allLowAtMostMidU3 = midU3.compare(LE, high, allLowAtMostMidU3);
      VectorMask<Float> absU2GreaterShortest = VectorMask.fromLong(FLOATS, (absU2GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> u2GreaterZero = VectorMask.fromLong(FLOATS, (u2GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU3)
          .blend(atHigh.blend(atLow, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U3 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU3)
          .blend(atLow.blend(atHigh, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U3 + k);
    }
  }

  private static void floats210(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V3 + k))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_INVERSE4 + k))).intoArray(floatRows, ROW_AT_LOW5 + k);
    }
  }

  private static void floats211(float[] floatRows, long v2GreaterZeroBits, long absV2GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector midV3 = fromArray(FLOATS, floatRows, ROW_MID_V3 + k);
      FloatVector atHigh = high.lanewise(SUB, midV3)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_INVERSE4 + k));
      VectorMask<Float> allLowAtMostMidV3 = fromArray(FLOATS, floatRows, ROW_LOW2 + k).compare(LE, midV3);
      allLowAtMostMidV3 = midV3.compare(LE, high, allLowAtMostMidV3);
      VectorMask<Float> absV2GreaterShortest = VectorMask.fromLong(FLOATS, (absV2GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> v2GreaterZero = VectorMask.fromLong(FLOATS, (v2GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW5 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV3)
          .blend(atHigh.blend(atLow, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V3 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV3)
          .blend(atLow.blend(atHigh, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V3 + k);
    }
  }

  private static long floats212(float[] floatRows, long notIsThin1Bits, long notIsThin2Bits) {
    long notIsThin1AndNotIsThin2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU3 = fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k);
      FloatVector entersV3 = fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV3.blend(entersU3, entersU3.compare(GT, entersV3));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST3 + k);
      FloatVector leavesU3 = fromArray(FLOATS, floatRows, ROW_LEAVES_U3 + k);
      FloatVector leavesV3 = fromArray(FLOATS, floatRows, ROW_LEAVES_V3 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV3.blend(leavesU3, leavesU3.compare(LT, leavesV3));
      // t < 1 ? t : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE))).intoArray(floatRows, ROW_LAST3 + k);
      notIsThin1AndNotIsThin2Bits |= VectorMask.fromLong(FLOATS, (notIsThin1Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (notIsThin2Bits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return notIsThin1AndNotIsThin2Bits;
  }

  private static long floats213(float[] floatRows, long[] bits, long notIsThin1AndNotIsThin2Bits) {
    long isStart3Bits = 0;
    long isEnd3Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> notIsThin1AndNotIsThin2 = VectorMask.fromLong(FLOATS,
          (notIsThin1AndNotIsThin2Bits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector first3 = fromArray(FLOATS, floatRows, ROW_FIRST3 + k);
      FloatVector last3 = fromArray(FLOATS, floatRows, ROW_LAST3 + k);
      isStart3Bits |= first3.compare(LE, last3, notIsThin1AndNotIsThin2).toLong() << k;
      VectorMask<Float> isEnd3 = first3.compare(LT, last3, notIsThin1AndNotIsThin2);
      isEnd3 = first3.compare(GT, ALL_MINUS_ONE, isEnd3);
      isEnd3Bits |= isEnd3.toLong() << k;
      FLOAT_VECTOR.cast(last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k))).intoArray(floatRows,
          ROW_PRODUCT60 + k);
    }
    bits[0] = isEnd3Bits;
    return isStart3Bits;
  }

  private static long floats214(float[] floatRows) {
    long last3AtLeastOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT60 + k));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START3_U + k);
      FloatVector last3 = fromArray(FLOATS, floatRows, ROW_LAST3 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V3 + k)
          .lanewise(ADD, last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START3_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP3 + k)
          .lanewise(ADD, last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_START3_DEEP + k);
      last3AtLeastOneBits |= last3.compare(GE, ALL_ONE).toLong() << k;
      // leavesU3 <= leavesV3 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT59 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT58 + k),
          fromArray(FLOATS, floatRows, ROW_LEAVES_U3 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V3 + k)))).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT5 + k);
    }
    return last3AtLeastOneBits;
  }

  private static void floats215(float[] floatRows, long last3AtLeastOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // last3 >= 1 ? corner3 : (leavesU3 <= leavesV3 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2))
      // + edge3
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT5 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE3 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER3 + k),
          VectorMask.fromLong(FLOATS, (last3AtLeastOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_START3_FEATURE + k);
    }
  }

  private static void floats216(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first3 = fromArray(FLOATS, floatRows, ROW_FIRST3 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U3 + k)
          .lanewise(ADD, first3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END3_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V3 + k)
          .lanewise(ADD, first3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_END3_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP3 + k)
          .lanewise(ADD, first3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_END3_DEEP + k);
      // entersU3 >= entersV3 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT57 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT56 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k)))).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT6 + k);
    }
  }

  private static void floats217(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT6 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE3 + k))).intoArray(floatRows,
          ROW_END3_FEATURE + k);
    }
  }

  private static void floats218(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u = fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k));
      FLOAT_VECTOR.cast(u).intoArray(floatRows, ROW_U + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_LOW_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FLOAT_VECTOR.cast(v).intoArray(floatRows, ROW_V + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product = u.lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT61 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product2 = v.lanewise(MUL, u2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT62 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_U1 + k).lanewise(MUL, v2)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V1 + k).lanewise(MUL, u2));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2).lanewise(DIV, difference)).intoArray(floatRows,
          ROW_PART1_AT0 + k);
    }
  }

  private static long floats219(float[] floatRows) {
    long isCorner0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_U + k).lanewise(MUL, v1);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT63 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_V + k).lanewise(MUL, u1);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT64 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_U2 + k).lanewise(MUL, v1)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V2 + k).lanewise(MUL, u1));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FloatVector part2At0 = product.lanewise(SUB, product2).lanewise(DIV, difference);
      FloatVector part1At0 = fromArray(FLOATS, floatRows, ROW_PART1_AT0 + k);
      VectorMask<Float> isCorner0 = part1At0.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner0 = part2At0.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner0);
      isCorner0Bits |= isCorner0.toLong() << k;
      FLOAT_VECTOR.cast(part1At0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_SUM27 + k);
    }
    return isCorner0Bits;
  }

  private static void floats220(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM27 + k))).intoArray(floatRows,
          ROW_CORNER0_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACES + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_U + k))).intoArray(floatRows, ROW_SUM28 + k);
    }
  }

  private static long floats221(float[] floatRows) {
    long isCorner1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM28 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k))).intoArray(floatRows,
          ROW_CORNER0_FEATURE + k);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k));
      FloatVector product = u.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT65 + k);
      FloatVector part1At1 = product.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT62 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k));
      FloatVector product2 = u.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT66 + k);
      FloatVector part2At1 = product2.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT64 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k));
      VectorMask<Float> isCorner1 = part1At1.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner1 = part2At1.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner1);
      isCorner1Bits |= isCorner1.toLong() << k;
      FLOAT_VECTOR.cast(part1At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_SUM29 + k);
    }
    return isCorner1Bits;
  }

  private static void floats222(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM29 + k))).intoArray(floatRows,
          ROW_CORNER1_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACES + k)
          .lanewise(ADD, ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_U + k)))).intoArray(
          floatRows, ROW_SUM30 + k);
    }
  }

  private static void floats223(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM30 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k))).intoArray(floatRows,
          ROW_CORNER1_FEATURE + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FloatVector product = v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT67 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT65 + k).lanewise(SUB, product)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))).intoArray(floatRows,
          ROW_PART1_AT2 + k);
      FloatVector product2 = v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT68 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT66 + k).lanewise(SUB, product2)).intoArray(
          floatRows, ROW_DIFFERENCE10 + k);
    }
  }

  private static long floats224(float[] floatRows) {
    long isCorner2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k);
      FloatVector part2At2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k).lanewise(DIV, difference);
      FloatVector part1At2 = fromArray(FLOATS, floatRows, ROW_PART1_AT2 + k);
      VectorMask<Float> isCorner2 = part1At2.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner2 = part2At2.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner2);
      isCorner2Bits |= isCorner2.toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, part1At2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))))).intoArray(
          floatRows, ROW_CORNER2_DEEP + k);
      FloatVector product = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_V + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT69 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM30 + k).lanewise(ADD, product)).intoArray(
          floatRows, ROW_CORNER2_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT61 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT67 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))).intoArray(floatRows,
          ROW_PART1_AT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT63 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT68 + k)).lanewise(DIV, difference)).intoArray(
          floatRows, ROW_PART2_AT3 + k);
    }
    return isCorner2Bits;
  }

  private static long floats225(float[] floatRows) {
    long isCorner3Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part1At3 = fromArray(FLOATS, floatRows, ROW_PART1_AT3 + k);
      VectorMask<Float> isCorner3 = part1At3.lanewise(ABS).compare(LT, ALL_WITHIN);
      FloatVector part2At3 = fromArray(FLOATS, floatRows, ROW_PART2_AT3 + k);
      isCorner3 = part2At3.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner3);
      isCorner3Bits |= isCorner3.toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, part1At3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))))).intoArray(
          floatRows, ROW_CORNER3_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM28 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT69 + k))).intoArray(floatRows,
          ROW_CORNER3_FEATURE + k);
    }
    return isCorner3Bits;
  }

  private static void floats226(float[] floatRows, long isStart0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isStart0 ? start0Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_START0_DEEP + k),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V0 + k);
    }
  }

  private static void floats227(float[] floatRows, long isStart1Bits, long isStart2Bits, long isStart3Bits,
      long isEnd0Bits, long isEnd1Bits, long isEnd2Bits, long isEnd3Bits, long isCorner0Bits,
      long isCorner1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isStart1 ? start1Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V1_2 + k);
      // isStart2 ? start2Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V2_2 + k);
      // isStart3 ? start3Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k),
          VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V3 + k);
      // isEnd0 ? end0Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V4 + k);
      // isEnd1 ? end1Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V5 + k);
      // isEnd2 ? end2Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V6 + k);
      // isEnd3 ? end3Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k),
          VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V7 + k);
      // isCorner0 ? corner0Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V8 + k);
      // isCorner1 ? corner1Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V9 + k);
    }
  }

  private static void floats228(float[] floatRows, long isCorner2Bits, long isCorner3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isCorner2 ? corner2Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k),
          VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V10 + k);
      // isCorner3 ? corner3Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k),
          VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V11 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1_2 + k);
      FloatVector v0 = fromArray(FLOATS, floatRows, ROW_V0 + k);
      VectorMask<Float> v1GreaterV0 = v1.compare(GT, v0);
      // v1 > most ? 1 : number
      FloatVector number = ALL_ZERO.blend(ALL_ONE, v1GreaterV0);
      // v1 > most ? v1 : most
      FloatVector most = v0.blend(v1, v1GreaterV0);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2_2 + k);
      VectorMask<Float> v2GreaterMost = v2.compare(GT, most);
      // v2 > most ? 2 : number
      FloatVector number2 = number.blend(ALL_TWO, v2GreaterMost);
      // v2 > most ? v2 : most
      FloatVector most2 = most.blend(v2, v2GreaterMost);
      FloatVector v3 = fromArray(FLOATS, floatRows, ROW_V3 + k);
      VectorMask<Float> v3GreaterMost = v3.compare(GT, most2);
      // v3 > most ? 3 : number
      FloatVector number3 = number2.blend(ALL_C3_00, v3GreaterMost);
      // v3 > most ? v3 : most
      FloatVector most3 = most2.blend(v3, v3GreaterMost);
      FloatVector v4 = fromArray(FLOATS, floatRows, ROW_V4 + k);
      VectorMask<Float> v4GreaterMost = v4.compare(GT, most3);
      // v4 > most ? 4 : number
      FLOAT_VECTOR.cast(number3.blend(ALL_C4_00, v4GreaterMost)).intoArray(floatRows, ROW_NUMBER + k);
      // v4 > most ? v4 : most
      FLOAT_VECTOR.cast(most3.blend(v4, v4GreaterMost)).intoArray(floatRows, ROW_MOST + k);
    }
  }

  private static void floats229(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v5 = fromArray(FLOATS, floatRows, ROW_V5 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST + k);
      VectorMask<Float> v5GreaterMost = v5.compare(GT, most);
      // v5 > most ? 5 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER + k).blend(ALL_C5_00, v5GreaterMost);
      // v5 > most ? v5 : most
      FloatVector most2 = most.blend(v5, v5GreaterMost);
      FloatVector v6 = fromArray(FLOATS, floatRows, ROW_V6 + k);
      VectorMask<Float> v6GreaterMost = v6.compare(GT, most2);
      // v6 > most ? 6 : number
      FloatVector number2 = number.blend(ALL_FIRST_PRODUCT, v6GreaterMost);
      // v6 > most ? v6 : most
      FloatVector most3 = most2.blend(v6, v6GreaterMost);
      FloatVector v7 = fromArray(FLOATS, floatRows, ROW_V7 + k);
      VectorMask<Float> v7GreaterMost = v7.compare(GT, most3);
      // v7 > most ? 7 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C7_00, v7GreaterMost)).intoArray(floatRows, ROW_NUMBER2 + k);
      // v7 > most ? v7 : most
      FLOAT_VECTOR.cast(most3.blend(v7, v7GreaterMost)).intoArray(floatRows, ROW_MOST2 + k);
    }
  }

  private static void floats230(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v8 = fromArray(FLOATS, floatRows, ROW_V8 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST2 + k);
      VectorMask<Float> v8GreaterMost = v8.compare(GT, most);
      // v8 > most ? 8 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER2 + k).blend(ALL_C8_00, v8GreaterMost);
      // v8 > most ? v8 : most
      FloatVector most2 = most.blend(v8, v8GreaterMost);
      FloatVector v9 = fromArray(FLOATS, floatRows, ROW_V9 + k);
      VectorMask<Float> v9GreaterMost = v9.compare(GT, most2);
      // v9 > most ? 9 : number
      FloatVector number2 = number.blend(ALL_C9_00, v9GreaterMost);
      // v9 > most ? v9 : most
      FloatVector most3 = most2.blend(v9, v9GreaterMost);
      FloatVector v10 = fromArray(FLOATS, floatRows, ROW_V10 + k);
      VectorMask<Float> v10GreaterMost = v10.compare(GT, most3);
      // v10 > most ? 10 : number
      FloatVector number3 = number2.blend(ALL_C10_0, v10GreaterMost);
      // v10 > most ? v10 : most
      FloatVector most4 = most3.blend(v10, v10GreaterMost);
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(number3.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_V11 + k)
          .compare(GT, most4))).intoArray(floatRows, ROW_NUMBER3 + k);
    }
  }

  private static long floats231(float[] floatRows) {
    long numberIsOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      numberIsOneBits |= fromArray(FLOATS, floatRows, ROW_NUMBER3 + k).compare(EQ, ALL_ONE).toLong() << k;
    }
    return numberIsOneBits;
  }

  private static long floats232(float[] floatRows, long[] bits, long numberIsOneBits) {
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    long numberIsC4_00Bits = 0;
    long numberIsC5_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_U + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      VectorMask<Float> numberIsTwo = number.compare(EQ, ALL_TWO);
      numberIsTwoBits |= numberIsTwo.toLong() << k;
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START2_U + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = number.compare(EQ, ALL_C3_00);
      numberIsC3_00Bits |= numberIsC3_00.toLong() << k;
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START3_U + k), numberIsC3_00);
      VectorMask<Float> numberIsC4_00 = number.compare(EQ, ALL_C4_00);
      numberIsC4_00Bits |= numberIsC4_00.toLong() << k;
      // number == 4 ? v4 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_END0_U + k), numberIsC4_00)).intoArray(
          floatRows, ROW_VALUE + k);
      numberIsC5_00Bits |= number.compare(EQ, ALL_C5_00).toLong() << k;
    }
    bits[0] = numberIsC3_00Bits;
    bits[1] = numberIsC4_00Bits;
    bits[2] = numberIsC5_00Bits;
    return numberIsTwoBits;
  }

  private static long floats233(float[] floatRows, long[] bits, long numberIsC5_00Bits) {
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    long numberIsC9_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 5 ? v5 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END1_U + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END2_U + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = number.compare(EQ, ALL_C7_00);
      numberIsC7_00Bits |= numberIsC7_00.toLong() << k;
      // number == 7 ? v7 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END3_U + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = number.compare(EQ, ALL_C8_00);
      numberIsC8_00Bits |= numberIsC8_00.toLong() << k;
      // number == 8 ? v8 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC8_00);
      VectorMask<Float> numberIsC9_00 = number.compare(EQ, ALL_C9_00);
      numberIsC9_00Bits |= numberIsC9_00.toLong() << k;
      // number == 9 ? v9 : value
      FLOAT_VECTOR.cast(value4.blend(fromArray(FLOATS, floatRows, ROW_HIGH_U + k), numberIsC9_00)).intoArray(
          floatRows, ROW_VALUE2 + k);
    }
    bits[0] = numberIsC7_00Bits;
    bits[1] = numberIsC8_00Bits;
    bits[2] = numberIsC9_00Bits;
    return numberIsFirstProductBits;
  }

  private static long floats234(float[] floatRows, long[] bits, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits) {
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER3 + k);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_U + k), numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC11_0)).intoArray(
          floatRows, ROW_VALUE3 + k);
      // number == 1 ? v1 : value
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_START3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END0_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value5.blend(fromArray(FLOATS, floatRows, ROW_END1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE4 + k);
    }
    bits[0] = numberIsC11_0Bits;
    return numberIsC10_0Bits;
  }

  private static void floats235(float[] floatRows, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits, long numberIsTwoBits, long numberIsC3_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value4 = value3.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // number == 10 ? v10 : value
      FloatVector value5 = value4.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value5.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE5 + k);
      // number == 1 ? v1 : value
      FloatVector value6 = fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE6 + k);
    }
  }

  private static void floats236(float[] floatRows, long numberIsC4_00Bits, long numberIsC5_00Bits,
      long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits,
      long numberIsC10_0Bits, long numberIsC11_0Bits, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsC4_00 = VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 4 ? v4 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE6 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k), numberIsC4_00);
      VectorMask<Float> numberIsC5_00 = VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 5 ? v5 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k), numberIsC5_00);
      VectorMask<Float> numberIsFirstProduct = VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 6 ? v6 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 7 ? v7 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 8 ? v8 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k), numberIsC8_00);
      // number == 9 ? v9 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE7 + k);
      // number == 1 ? v1 : value
      FloatVector value8 = fromArray(FLOATS, floatRows, ROW_START0_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value9 = value8.blend(fromArray(FLOATS, floatRows, ROW_START2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value10 = value9.blend(fromArray(FLOATS, floatRows, ROW_START3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value11 = value10.blend(fromArray(FLOATS, floatRows, ROW_END0_FEATURE + k), numberIsC4_00);
      // number == 5 ? v5 : value
      FloatVector value12 = value11.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k), numberIsC5_00);
      // number == 6 ? v6 : value
      FloatVector value13 = value12.blend(fromArray(FLOATS, floatRows, ROW_END2_FEATURE + k),
          numberIsFirstProduct);
      // number == 7 ? v7 : value
      FloatVector value14 = value13.blend(fromArray(FLOATS, floatRows, ROW_END3_FEATURE + k), numberIsC7_00);
      // number == 8 ? v8 : value
      FLOAT_VECTOR.cast(value14.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_FEATURE + k),
          numberIsC8_00)).intoArray(floatRows, ROW_VALUE8 + k);
    }
  }

  private static void floats237(float[] floatRows, long numberIsC9_00Bits, long numberIsC10_0Bits,
      long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 9 ? v9 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE8 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value2.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE9 + k);
    }
  }

  private static void floats238(float[] floatRows, long isStart0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE3 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_START0_U + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START0_AWAY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START1_U + k).lanewise(SUB, value)).intoArray(
          floatRows, ROW_DU2 + k);
    }
  }

  private static void floats239(float[] floatRows, long isStart1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE5 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_START1_V + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV2 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_DU2 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START1_AWAY + k);
      FloatVector du2 = fromArray(FLOATS, floatRows, ROW_START2_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du2).intoArray(floatRows, ROW_DU3 + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_START2_V + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV3 + k);
      FLOAT_VECTOR.cast(du2.lanewise(MUL, du2).lanewise(ADD, dv2.lanewise(MUL, dv2))).intoArray(floatRows,
          ROW_SUM31 + k);
    }
  }

  private static void floats240(float[] floatRows, long isStart2Bits, long isStart3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM31 + k),
          VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START2_AWAY + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE3 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_START3_U + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU4 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_START3_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV4 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START3_AWAY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END0_U + k).lanewise(SUB, value)).intoArray(floatRows,
          ROW_DU5 + k);
    }
  }

  private static void floats241(float[] floatRows, long isEnd0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE5 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_END0_V + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV5 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_DU5 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END0_AWAY + k);
      FloatVector du2 = fromArray(FLOATS, floatRows, ROW_END1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du2).intoArray(floatRows, ROW_DU6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END1_V + k).lanewise(SUB, value)).intoArray(floatRows,
          ROW_DV6 + k);
      FLOAT_VECTOR.cast(du2.lanewise(MUL, du2)).intoArray(floatRows, ROW_DU_SQUARED + k);
    }
  }

  private static void floats242(float[] floatRows, long isEnd1Bits, long isEnd2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_DV6 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DU_SQUARED + k)
          .lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END1_AWAY + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_END2_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU7 + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_END2_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV7 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv2.lanewise(MUL, dv2)),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END2_AWAY + k);
    }
  }

  private static void floats243(float[] floatRows, long isEnd3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE3 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_END3_U + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU8 + k);
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_VALUE5 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_END3_V + k).lanewise(SUB, value2);
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV8 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END3_AWAY + k);
      FloatVector du2 = fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(du2).intoArray(floatRows, ROW_DU9 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, value2)).intoArray(floatRows,
          ROW_DV9 + k);
      FLOAT_VECTOR.cast(du2.lanewise(MUL, du2)).intoArray(floatRows, ROW_DU_SQUARED2 + k);
    }
  }

  private static void floats244(float[] floatRows, long isCorner0Bits, long isCorner1Bits, long isCorner2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_DV9 + k);
      FloatVector dvSquared = dv.lanewise(MUL, dv);
      FloatVector duSquared = fromArray(FLOATS, floatRows, ROW_DU_SQUARED2 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER0_AWAY + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU10 + k);
      FloatVector duSquared2 = du.lanewise(MUL, du);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER1_AWAY + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV10 + k);
      FloatVector dvSquared2 = dv2.lanewise(MUL, dv2);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared2),
          VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER2_AWAY + k);
      FLOAT_VECTOR.cast(duSquared.lanewise(ADD, dvSquared2)).intoArray(floatRows, ROW_SUM32 + k);
    }
  }

  private static void floats245(float[] floatRows, long isCorner3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM32 + k),
          VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER3_AWAY + k);
      FloatVector start1Away = fromArray(FLOATS, floatRows, ROW_START1_AWAY + k);
      FloatVector start0Away = fromArray(FLOATS, floatRows, ROW_START0_AWAY + k);
      VectorMask<Float> start1AwayGreaterStart0Away = start1Away.compare(GT, start0Away);
      // v1 > most ? 1 : number
      FloatVector number = ALL_ZERO.blend(ALL_ONE, start1AwayGreaterStart0Away);
      // v1 > most ? v1 : most
      FloatVector most = start0Away.blend(start1Away, start1AwayGreaterStart0Away);
      FloatVector start2Away = fromArray(FLOATS, floatRows, ROW_START2_AWAY + k);
      VectorMask<Float> start2AwayGreaterMost = start2Away.compare(GT, most);
      // v2 > most ? 2 : number
      FLOAT_VECTOR.cast(number.blend(ALL_TWO, start2AwayGreaterMost)).intoArray(floatRows, ROW_NUMBER4 + k);
      // v2 > most ? v2 : most
      FLOAT_VECTOR.cast(most.blend(start2Away, start2AwayGreaterMost)).intoArray(floatRows, ROW_MOST3 + k);
    }
  }

  private static void floats246(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start3Away = fromArray(FLOATS, floatRows, ROW_START3_AWAY + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST3 + k);
      VectorMask<Float> start3AwayGreaterMost = start3Away.compare(GT, most);
      // v3 > most ? 3 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER4 + k)
          .blend(ALL_C3_00, start3AwayGreaterMost);
      // v3 > most ? v3 : most
      FloatVector most2 = most.blend(start3Away, start3AwayGreaterMost);
      FloatVector end0Away = fromArray(FLOATS, floatRows, ROW_END0_AWAY + k);
      VectorMask<Float> end0AwayGreaterMost = end0Away.compare(GT, most2);
      // v4 > most ? 4 : number
      FloatVector number2 = number.blend(ALL_C4_00, end0AwayGreaterMost);
      // v4 > most ? v4 : most
      FloatVector most3 = most2.blend(end0Away, end0AwayGreaterMost);
      FloatVector end1Away = fromArray(FLOATS, floatRows, ROW_END1_AWAY + k);
      VectorMask<Float> end1AwayGreaterMost = end1Away.compare(GT, most3);
      // v5 > most ? 5 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C5_00, end1AwayGreaterMost)).intoArray(floatRows, ROW_NUMBER5 + k);
      // v5 > most ? v5 : most
      FLOAT_VECTOR.cast(most3.blend(end1Away, end1AwayGreaterMost)).intoArray(floatRows, ROW_MOST4 + k);
    }
  }

  private static void floats247(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end2Away = fromArray(FLOATS, floatRows, ROW_END2_AWAY + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST4 + k);
      VectorMask<Float> end2AwayGreaterMost = end2Away.compare(GT, most);
      // v6 > most ? 6 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER5 + k)
          .blend(ALL_FIRST_PRODUCT, end2AwayGreaterMost);
      // v6 > most ? v6 : most
      FloatVector most2 = most.blend(end2Away, end2AwayGreaterMost);
      FloatVector end3Away = fromArray(FLOATS, floatRows, ROW_END3_AWAY + k);
      VectorMask<Float> end3AwayGreaterMost = end3Away.compare(GT, most2);
      // v7 > most ? 7 : number
      FloatVector number2 = number.blend(ALL_C7_00, end3AwayGreaterMost);
      // v7 > most ? v7 : most
      FloatVector most3 = most2.blend(end3Away, end3AwayGreaterMost);
      FloatVector corner0Away = fromArray(FLOATS, floatRows, ROW_CORNER0_AWAY + k);
      VectorMask<Float> corner0AwayGreaterMost = corner0Away.compare(GT, most3);
      // v8 > most ? 8 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C8_00, corner0AwayGreaterMost)).intoArray(floatRows, ROW_NUMBER6 + k);
      // v8 > most ? v8 : most
      FLOAT_VECTOR.cast(most3.blend(corner0Away, corner0AwayGreaterMost)).intoArray(floatRows, ROW_MOST5 + k);
    }
  }

  private static void floats248(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector corner1Away = fromArray(FLOATS, floatRows, ROW_CORNER1_AWAY + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST5 + k);
      VectorMask<Float> corner1AwayGreaterMost = corner1Away.compare(GT, most);
      // v9 > most ? 9 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER6 + k)
          .blend(ALL_C9_00, corner1AwayGreaterMost);
      // v9 > most ? v9 : most
      FloatVector most2 = most.blend(corner1Away, corner1AwayGreaterMost);
      FloatVector corner2Away = fromArray(FLOATS, floatRows, ROW_CORNER2_AWAY + k);
      VectorMask<Float> corner2AwayGreaterMost = corner2Away.compare(GT, most2);
      // v10 > most ? 10 : number
      FloatVector number2 = number.blend(ALL_C10_0, corner2AwayGreaterMost);
      // v10 > most ? v10 : most
      FloatVector most3 = most2.blend(corner2Away, corner2AwayGreaterMost);
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_CORNER3_AWAY + k)
          .compare(GT, most3))).intoArray(floatRows, ROW_NUMBER7 + k);
    }
  }

  private static long floats249(float[] floatRows, long[] bits) {
    long numberIsOneBits = 0;
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    long numberIsC4_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER7 + k);
      VectorMask<Float> numberIsOne = number.compare(EQ, ALL_ONE);
      numberIsOneBits |= numberIsOne.toLong() << k;
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_U + k), numberIsOne);
      VectorMask<Float> numberIsTwo = number.compare(EQ, ALL_TWO);
      numberIsTwoBits |= numberIsTwo.toLong() << k;
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START2_U + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = number.compare(EQ, ALL_C3_00);
      numberIsC3_00Bits |= numberIsC3_00.toLong() << k;
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START3_U + k), numberIsC3_00);
      VectorMask<Float> numberIsC4_00 = number.compare(EQ, ALL_C4_00);
      numberIsC4_00Bits |= numberIsC4_00.toLong() << k;
      // number == 4 ? v4 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_END0_U + k), numberIsC4_00)).intoArray(
          floatRows, ROW_VALUE10 + k);
    }
    bits[0] = numberIsTwoBits;
    bits[1] = numberIsC3_00Bits;
    bits[2] = numberIsC4_00Bits;
    return numberIsOneBits;
  }

  private static long floats250(float[] floatRows, long[] bits) {
    long numberIsC5_00Bits = 0;
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER7 + k);
      VectorMask<Float> numberIsC5_00 = number.compare(EQ, ALL_C5_00);
      numberIsC5_00Bits |= numberIsC5_00.toLong() << k;
      // number == 5 ? v5 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE10 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END1_U + k), numberIsC5_00);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END2_U + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = number.compare(EQ, ALL_C7_00);
      numberIsC7_00Bits |= numberIsC7_00.toLong() << k;
      // number == 7 ? v7 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END3_U + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = number.compare(EQ, ALL_C8_00);
      numberIsC8_00Bits |= numberIsC8_00.toLong() << k;
      // number == 8 ? v8 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC8_00)).intoArray(
          floatRows, ROW_VALUE11 + k);
    }
    bits[0] = numberIsFirstProductBits;
    bits[1] = numberIsC7_00Bits;
    bits[2] = numberIsC8_00Bits;
    return numberIsC5_00Bits;
  }

  private static long floats251(float[] floatRows, long[] bits, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits) {
    long numberIsC9_00Bits = 0;
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER7 + k);
      VectorMask<Float> numberIsC9_00 = number.compare(EQ, ALL_C9_00);
      numberIsC9_00Bits |= numberIsC9_00.toLong() << k;
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // number == 9 ? v9 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE11 + k).blend(highU, numberIsC9_00);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value2 = value.blend(highU, numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value2.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC11_0)).intoArray(
          floatRows, ROW_VALUE12 + k);
      // number == 1 ? v1 : value
      FloatVector value3 = fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_START2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FLOAT_VECTOR.cast(value4.blend(fromArray(FLOATS, floatRows, ROW_START3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE13 + k);
    }
    bits[0] = numberIsC10_0Bits;
    bits[1] = numberIsC11_0Bits;
    return numberIsC9_00Bits;
  }

  private static void floats252(float[] floatRows, long numberIsC4_00Bits, long numberIsC5_00Bits,
      long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits,
      long numberIsC10_0Bits, long numberIsC11_0Bits, long numberIsOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 4 ? v4 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE13 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END0_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // number == 8 ? v8 : value
      FloatVector value5 = value4.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value6 = value5.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // number == 10 ? v10 : value
      FloatVector value7 = value6.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value7.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE14 + k);
      // number == 1 ? v1 : value
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE15 + k);
    }
  }

  private static void floats253(float[] floatRows, long numberIsTwoBits, long numberIsC3_00Bits,
      long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 2 ? v2 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE15 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FLOAT_VECTOR.cast(value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE16 + k);
    }
  }

  private static void floats254(float[] floatRows, long numberIsC11_0Bits, long numberIsOneBits,
      long numberIsTwoBits, long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits,
      long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits,
      long numberIsC10_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsC11_0 = VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE16 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k), numberIsC11_0)).intoArray(floatRows,
          ROW_VALUE17 + k);
      VectorMask<Float> numberIsOne = VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_FEATURE + k), numberIsOne);
      VectorMask<Float> numberIsTwo = VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START2_FEATURE + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START3_FEATURE + k), numberIsC3_00);
      VectorMask<Float> numberIsC4_00 = VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 4 ? v4 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END0_FEATURE + k), numberIsC4_00);
      // number == 5 ? v5 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_END3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value9 = value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value10 = value9.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value10.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_FEATURE + k),
          numberIsC11_0)).intoArray(floatRows, ROW_VALUE18 + k);
      // number == 1 ? v1 : value
      FloatVector value11 = fromArray(FLOATS, floatRows, ROW_START0_AWAY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_AWAY + k), numberIsOne);
      // number == 2 ? v2 : value
      FloatVector value12 = value11.blend(fromArray(FLOATS, floatRows, ROW_START2_AWAY + k), numberIsTwo);
      // number == 3 ? v3 : value
      FloatVector value13 = value12.blend(fromArray(FLOATS, floatRows, ROW_START3_AWAY + k), numberIsC3_00);
      // number == 4 ? v4 : value
      FLOAT_VECTOR.cast(value13.blend(fromArray(FLOATS, floatRows, ROW_END0_AWAY + k),
          numberIsC4_00)).intoArray(floatRows, ROW_VALUE19 + k);
    }
  }

  private static void floats255(float[] floatRows, long numberIsC5_00Bits, long numberIsFirstProductBits,
      long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits,
      long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 5 ? v5 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE19 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END1_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END2_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END3_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE20 + k);
    }
  }

  private static void floats256(float[] floatRows, long isStart0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_VALUE12 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_VALUE14 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU + k))),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START0_AREA + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV2 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU2 + k)))).intoArray(
          floatRows, ROW_DIFFERENCE13 + k);
    }
  }

  private static void floats257(float[] floatRows, long isStart1Bits, long isStart2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k),
          VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START1_AREA + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV3 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU3 + k))),
          VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START2_AREA + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV4 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU4 + k)))).intoArray(
          floatRows, ROW_DIFFERENCE14 + k);
    }
  }

  private static void floats258(float[] floatRows, long isStart3Bits, long isEnd0Bits, long isEnd1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k),
          VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START3_AREA + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV5 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU5 + k))),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END0_AREA + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV6 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU6 + k))),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END1_AREA + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV7 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU7 + k)))).intoArray(
          floatRows, ROW_DIFFERENCE15 + k);
    }
  }

  private static void floats259(float[] floatRows, long isEnd2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END2_AREA + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV8 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU8 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE16 + k);
    }
  }

  private static void floats260(float[] floatRows, long isEnd3Bits, long isCorner0Bits, long isCorner1Bits,
      long isCorner2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k),
          VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END3_AREA + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector product = difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV9 + k));
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k);
      FloatVector product2 = difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU9 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER0_AREA + k);
      FloatVector product3 = difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU10 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(SUB, product3),
          VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER1_AREA + k);
      FloatVector product4 = difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV10 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product4.lanewise(SUB, product3),
          VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER2_AREA + k);
      FLOAT_VECTOR.cast(product4.lanewise(SUB, product2)).intoArray(floatRows, ROW_DIFFERENCE17 + k);
    }
  }

  private static void floats261(float[] floatRows, long isCorner3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k),
          VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER3_AREA + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V0_2 + k);
    }
  }

  private static void floats262(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START1_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V1_3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START2_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V2_3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START3_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V3_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END0_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V4_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END1_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V5_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END2_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V6_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END3_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V7_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CORNER0_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V8_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CORNER1_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V9_2 + k);
    }
  }

  private static void floats263(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CORNER2_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V10_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CORNER3_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V11_2 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1_3 + k);
      FloatVector v0 = fromArray(FLOATS, floatRows, ROW_V0_2 + k);
      VectorMask<Float> v1GreaterV0 = v1.compare(GT, v0);
      // v1 > most ? 1 : number
      FloatVector number = ALL_ZERO.blend(ALL_ONE, v1GreaterV0);
      // v1 > most ? v1 : most
      FloatVector most = v0.blend(v1, v1GreaterV0);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2_3 + k);
      VectorMask<Float> v2GreaterMost = v2.compare(GT, most);
      // v2 > most ? 2 : number
      FloatVector number2 = number.blend(ALL_TWO, v2GreaterMost);
      // v2 > most ? v2 : most
      FloatVector most2 = most.blend(v2, v2GreaterMost);
      FloatVector v3 = fromArray(FLOATS, floatRows, ROW_V3_2 + k);
      VectorMask<Float> v3GreaterMost = v3.compare(GT, most2);
      // v3 > most ? 3 : number
      FloatVector number3 = number2.blend(ALL_C3_00, v3GreaterMost);
      // v3 > most ? v3 : most
      FloatVector most3 = most2.blend(v3, v3GreaterMost);
      FloatVector v4 = fromArray(FLOATS, floatRows, ROW_V4_2 + k);
      VectorMask<Float> v4GreaterMost = v4.compare(GT, most3);
      // v4 > most ? 4 : number
      FLOAT_VECTOR.cast(number3.blend(ALL_C4_00, v4GreaterMost)).intoArray(floatRows, ROW_NUMBER8 + k);
      // v4 > most ? v4 : most
      FLOAT_VECTOR.cast(most3.blend(v4, v4GreaterMost)).intoArray(floatRows, ROW_MOST6 + k);
    }
  }

  private static void floats264(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v5 = fromArray(FLOATS, floatRows, ROW_V5_2 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST6 + k);
      VectorMask<Float> v5GreaterMost = v5.compare(GT, most);
      // v5 > most ? 5 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER8 + k).blend(ALL_C5_00, v5GreaterMost);
      // v5 > most ? v5 : most
      FloatVector most2 = most.blend(v5, v5GreaterMost);
      FloatVector v6 = fromArray(FLOATS, floatRows, ROW_V6_2 + k);
      VectorMask<Float> v6GreaterMost = v6.compare(GT, most2);
      // v6 > most ? 6 : number
      FloatVector number2 = number.blend(ALL_FIRST_PRODUCT, v6GreaterMost);
      // v6 > most ? v6 : most
      FloatVector most3 = most2.blend(v6, v6GreaterMost);
      FloatVector v7 = fromArray(FLOATS, floatRows, ROW_V7_2 + k);
      VectorMask<Float> v7GreaterMost = v7.compare(GT, most3);
      // v7 > most ? 7 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C7_00, v7GreaterMost)).intoArray(floatRows, ROW_NUMBER9 + k);
      // v7 > most ? v7 : most
      FLOAT_VECTOR.cast(most3.blend(v7, v7GreaterMost)).intoArray(floatRows, ROW_MOST7 + k);
    }
  }

  private static void floats265(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v8 = fromArray(FLOATS, floatRows, ROW_V8_2 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST7 + k);
      VectorMask<Float> v8GreaterMost = v8.compare(GT, most);
      // v8 > most ? 8 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER9 + k).blend(ALL_C8_00, v8GreaterMost);
      // v8 > most ? v8 : most
      FloatVector most2 = most.blend(v8, v8GreaterMost);
      FloatVector v9 = fromArray(FLOATS, floatRows, ROW_V9_2 + k);
      VectorMask<Float> v9GreaterMost = v9.compare(GT, most2);
      // v9 > most ? 9 : number
      FloatVector number2 = number.blend(ALL_C9_00, v9GreaterMost);
      // v9 > most ? v9 : most
      FloatVector most3 = most2.blend(v9, v9GreaterMost);
      FloatVector v10 = fromArray(FLOATS, floatRows, ROW_V10_2 + k);
      VectorMask<Float> v10GreaterMost = v10.compare(GT, most3);
      // v10 > most ? 10 : number
      FloatVector number3 = number2.blend(ALL_C10_0, v10GreaterMost);
      // v10 > most ? v10 : most
      FloatVector most4 = most3.blend(v10, v10GreaterMost);
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(number3.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_V11_2 + k)
          .compare(GT, most4))).intoArray(floatRows, ROW_NUMBER10 + k);
    }
  }

  private static long floats266(float[] floatRows) {
    long numberIsOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      numberIsOneBits |= fromArray(FLOATS, floatRows, ROW_NUMBER10 + k).compare(EQ, ALL_ONE).toLong() << k;
    }
    return numberIsOneBits;
  }

  private static long floats267(float[] floatRows, long[] bits, long numberIsOneBits) {
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    long numberIsC4_00Bits = 0;
    long numberIsC5_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_U + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER10 + k);
      VectorMask<Float> numberIsTwo = number.compare(EQ, ALL_TWO);
      numberIsTwoBits |= numberIsTwo.toLong() << k;
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START2_U + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = number.compare(EQ, ALL_C3_00);
      numberIsC3_00Bits |= numberIsC3_00.toLong() << k;
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START3_U + k), numberIsC3_00);
      VectorMask<Float> numberIsC4_00 = number.compare(EQ, ALL_C4_00);
      numberIsC4_00Bits |= numberIsC4_00.toLong() << k;
      // number == 4 ? v4 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END0_U + k), numberIsC4_00);
      VectorMask<Float> numberIsC5_00 = number.compare(EQ, ALL_C5_00);
      numberIsC5_00Bits |= numberIsC5_00.toLong() << k;
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value4.blend(fromArray(FLOATS, floatRows, ROW_END1_U + k), numberIsC5_00)).intoArray(
          floatRows, ROW_VALUE21 + k);
    }
    bits[0] = numberIsC3_00Bits;
    bits[1] = numberIsC4_00Bits;
    bits[2] = numberIsC5_00Bits;
    return numberIsTwoBits;
  }

  private static long floats268(float[] floatRows, long[] bits) {
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    long numberIsC9_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER10 + k);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE21 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_U + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = number.compare(EQ, ALL_C7_00);
      numberIsC7_00Bits |= numberIsC7_00.toLong() << k;
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_U + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = number.compare(EQ, ALL_C8_00);
      numberIsC8_00Bits |= numberIsC8_00.toLong() << k;
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC8_00);
      VectorMask<Float> numberIsC9_00 = number.compare(EQ, ALL_C9_00);
      numberIsC9_00Bits |= numberIsC9_00.toLong() << k;
      // number == 9 ? v9 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_HIGH_U + k), numberIsC9_00)).intoArray(
          floatRows, ROW_VALUE22 + k);
    }
    bits[0] = numberIsC7_00Bits;
    bits[1] = numberIsC8_00Bits;
    bits[2] = numberIsC9_00Bits;
    return numberIsFirstProductBits;
  }

  private static long floats269(float[] floatRows, long[] bits, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits) {
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER10 + k);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE22 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_U + k), numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC11_0)).intoArray(
          floatRows, ROW_VALUE23 + k);
      // number == 1 ? v1 : value
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_START3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END0_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value5.blend(fromArray(FLOATS, floatRows, ROW_END1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE24 + k);
    }
    bits[0] = numberIsC11_0Bits;
    return numberIsC10_0Bits;
  }

  private static void floats270(float[] floatRows, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits, long numberIsTwoBits, long numberIsC3_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE24 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value4 = value3.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // number == 10 ? v10 : value
      FloatVector value5 = value4.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value5.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE25 + k);
      // number == 1 ? v1 : value
      FloatVector value6 = fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE26 + k);
    }
  }

  private static void floats271(float[] floatRows, long numberIsC4_00Bits, long numberIsC5_00Bits,
      long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits,
      long numberIsC10_0Bits, long numberIsC11_0Bits, long numberIsOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 4 ? v4 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE26 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE27 + k);
      // number == 1 ? v1 : value
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE28 + k);
    }
  }

  private static void floats272(float[] floatRows, long numberIsTwoBits, long numberIsC3_00Bits,
      long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsTwo = VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 2 ? v2 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE28 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START2_FEATURE + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 3 ? v3 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START3_FEATURE + k), numberIsC3_00);
      VectorMask<Float> numberIsC4_00 = VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 4 ? v4 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END0_FEATURE + k), numberIsC4_00);
      VectorMask<Float> numberIsC5_00 = VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 5 ? v5 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k), numberIsC5_00);
      VectorMask<Float> numberIsFirstProduct = VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 6 ? v6 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END2_FEATURE + k),
          numberIsFirstProduct);
      // number == 7 ? v7 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value9 = value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value9.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE29 + k);
      // number == 1 ? v1 : value
      FloatVector value10 = fromArray(FLOATS, floatRows, ROW_START0_AREA + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value11 = value10.blend(fromArray(FLOATS, floatRows, ROW_START2_AREA + k), numberIsTwo);
      // number == 3 ? v3 : value
      FloatVector value12 = value11.blend(fromArray(FLOATS, floatRows, ROW_START3_AREA + k), numberIsC3_00);
      // number == 4 ? v4 : value
      FloatVector value13 = value12.blend(fromArray(FLOATS, floatRows, ROW_END0_AREA + k), numberIsC4_00);
      // number == 5 ? v5 : value
      FloatVector value14 = value13.blend(fromArray(FLOATS, floatRows, ROW_END1_AREA + k), numberIsC5_00);
      // number == 6 ? v6 : value
      FLOAT_VECTOR.cast(value14.blend(fromArray(FLOATS, floatRows, ROW_END2_AREA + k),
          numberIsFirstProduct)).intoArray(floatRows, ROW_VALUE30 + k);
    }
  }

  private static void floats273(float[] floatRows, long numberIsC7_00Bits, long numberIsC8_00Bits,
      long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 7 ? v7 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE30 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END3_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE31 + k);
    }
  }

  private static long floats274(float[] floatRows) {
    long leftBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      leftBits |= fromArray(FLOATS, floatRows, ROW_VALUE31 + k).compare(GT, ALL_ZERO).toLong() << k;
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_VALUE23 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE18 + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE14 + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .lanewise(SUB, value))).intoArray(floatRows, ROW_PRODUCT70 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE25 + k).lanewise(SUB, value)).intoArray(
          floatRows, ROW_DIFFERENCE19 + k);
    }
    return leftBits;
  }

  private static void floats275(float[] floatRows, long isStart0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start0U = fromArray(FLOATS, floatRows, ROW_START0_U + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT70 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, start0U.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k)))),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE23 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_VALUE3 + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE20 + k);
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_VALUE25 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_VALUE5 + k).lanewise(SUB, value2);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE21 + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .lanewise(SUB, value2)).lanewise(SUB, difference2
          .lanewise(MUL, start0U.lanewise(SUB, value)))).intoArray(floatRows, ROW_DIFFERENCE22 + k);
    }
  }

  private static void floats276(float[] floatRows, long isStart0Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE22 + k),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start0Area = fromArray(FLOATS, floatRows, ROW_START0_AREA + k);
      // left ? -first : first
      FloatVector first2 = start0Area.blend(start0Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows, ROW_START0_ADDS + k);
    }
  }

  private static void floats277(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k))))).intoArray(floatRows,
          ROW_DIFFERENCE23 + k);
    }
  }

  private static void floats278(float[] floatRows, long isStart1Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isStart1 = VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE23 + k), isStart1);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))), isStart1);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start1Area = fromArray(FLOATS, floatRows, ROW_START1_AREA + k);
      // left ? -first : first
      FloatVector first2 = start1Area.blend(start1Area.lanewise(NEG), left);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD + k);
      // first > second ? first : second
      FLOAT_VECTOR.cast(second3.blend(first2, first2.compare(GT, second3))).intoArray(floatRows, ROW_MOST8 + k);
    }
  }

  private static void floats279(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST8 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_START1_ADDS + k);
    }
  }

  private static void floats280(float[] floatRows, long isStart2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start2V = fromArray(FLOATS, floatRows, ROW_START2_V + k);
      FloatVector start2U = fromArray(FLOATS, floatRows, ROW_START2_U + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, start2V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, start2U.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k)))),
          VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, start2V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, start2U.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k))))).intoArray(
          floatRows, ROW_DIFFERENCE24 + k);
    }
  }

  private static void floats281(float[] floatRows, long isStart2Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k),
          VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start2Area = fromArray(FLOATS, floatRows, ROW_START2_AREA + k);
      // left ? -first : first
      FloatVector first2 = start2Area.blend(start2Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND2 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows, ROW_START2_ADDS + k);
    }
  }

  private static void floats282(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START3_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k))))).intoArray(floatRows,
          ROW_DIFFERENCE25 + k);
    }
  }

  private static void floats283(float[] floatRows, long isStart3Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isStart3 = VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE25 + k), isStart3);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START3_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))), isStart3);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start3Area = fromArray(FLOATS, floatRows, ROW_START3_AREA + k);
      // left ? -first : first
      FloatVector first2 = start3Area.blend(start3Area.lanewise(NEG), left);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD2 + k);
      // first > second ? first : second
      FLOAT_VECTOR.cast(second3.blend(first2, first2.compare(GT, second3))).intoArray(floatRows, ROW_MOST9 + k);
    }
  }

  private static void floats284(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST9 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD2 + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_START3_ADDS + k);
    }
  }

  private static void floats285(float[] floatRows, long isEnd0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end0V = fromArray(FLOATS, floatRows, ROW_END0_V + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, end0V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END0_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, end0V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))).intoArray(
          floatRows, ROW_PRODUCT71 + k);
    }
  }

  private static void floats286(float[] floatRows, long isEnd0Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT71 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END0_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end0Area = fromArray(FLOATS, floatRows, ROW_END0_AREA + k);
      // left ? -first : first
      FloatVector first2 = end0Area.blend(end0Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND3 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows, ROW_END0_ADDS + k);
    }
  }

  private static void floats287(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k))))).intoArray(floatRows,
          ROW_DIFFERENCE26 + k);
    }
  }

  private static void floats288(float[] floatRows, long isEnd1Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isEnd1 = VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE26 + k), isEnd1);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))), isEnd1);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end1Area = fromArray(FLOATS, floatRows, ROW_END1_AREA + k);
      // left ? -first : first
      FloatVector first2 = end1Area.blend(end1Area.lanewise(NEG), left);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD3 + k);
      // first > second ? first : second
      FLOAT_VECTOR.cast(second3.blend(first2, first2.compare(GT, second3))).intoArray(floatRows,
          ROW_MOST10 + k);
    }
  }

  private static void floats289(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST10 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD3 + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_END1_ADDS + k);
    }
  }

  private static void floats290(float[] floatRows, long isEnd2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end2V = fromArray(FLOATS, floatRows, ROW_END2_V + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, end2V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END2_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, end2V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))).intoArray(
          floatRows, ROW_PRODUCT72 + k);
    }
  }

  private static void floats291(float[] floatRows, long isEnd2Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT72 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END2_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end2Area = fromArray(FLOATS, floatRows, ROW_END2_AREA + k);
      // left ? -first : first
      FloatVector first2 = end2Area.blend(end2Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND4 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows, ROW_END2_ADDS + k);
    }
  }

  private static void floats292(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k))))).intoArray(floatRows,
          ROW_DIFFERENCE27 + k);
    }
  }

  private static void floats293(float[] floatRows, long isEnd3Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isEnd3 = VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE27 + k), isEnd3);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))), isEnd3);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end3Area = fromArray(FLOATS, floatRows, ROW_END3_AREA + k);
      // left ? -first : first
      FloatVector first2 = end3Area.blend(end3Area.lanewise(NEG), left);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD4 + k);
      // first > second ? first : second
      FLOAT_VECTOR.cast(second3.blend(first2, first2.compare(GT, second3))).intoArray(floatRows,
          ROW_MOST11 + k);
    }
  }

  private static void floats294(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST11 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD4 + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_END3_ADDS + k);
    }
  }

  private static void floats295(float[] floatRows, long isCorner0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, lowV.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT73 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT74 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, lowV.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)))).intoArray(
          floatRows, ROW_PRODUCT75 + k);
    }
  }

  private static void floats296(float[] floatRows, long isCorner0Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT76 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT75 + k)
          .lanewise(SUB, product), VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector corner0Area = fromArray(FLOATS, floatRows, ROW_CORNER0_AREA + k);
      // left ? -first : first
      FloatVector first2 = corner0Area.blend(corner0Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND5 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows,
          ROW_CORNER0_ADDS + k);
    }
  }

  private static void floats297(float[] floatRows, long isCorner1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE12 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT77 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT73 + k).lanewise(SUB, product),
          VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND6 + k);
    }
  }

  private static void floats298(float[] floatRows, long isCorner1Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT78 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT75 + k)
          .lanewise(SUB, product), VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector corner1Area = fromArray(FLOATS, floatRows, ROW_CORNER1_AREA + k);
      // left ? -first : first
      FloatVector first2 = corner1Area.blend(corner1Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND6 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows,
          ROW_CORNER1_ADDS + k);
    }
  }

  private static void floats299(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE14 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT79 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT77 + k))).intoArray(
          floatRows, ROW_DIFFERENCE28 + k);
    }
  }

  private static void floats300(float[] floatRows, long isCorner2Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isCorner2 = VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE28 + k), isCorner2);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE25 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT80 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(product
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT78 + k)), isCorner2);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector corner2Area = fromArray(FLOATS, floatRows, ROW_CORNER2_AREA + k);
      // left ? -first : first
      FloatVector first2 = corner2Area.blend(corner2Area.lanewise(NEG), left);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows,
          ROW_CORNER2_ADDS + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT79 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT74 + k))).intoArray(floatRows,
          ROW_DIFFERENCE29 + k);
    }
  }

  private static void floats301(float[] floatRows, long isCorner3Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isCorner3 = VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE29 + k), isCorner3);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT80 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT76 + k)), isCorner3);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector corner3Area = fromArray(FLOATS, floatRows, ROW_CORNER3_AREA + k);
      // left ? -first : first
      FLOAT_VECTOR.cast(corner3Area.blend(corner3Area.lanewise(NEG), left)).intoArray(floatRows, ROW_FIRST + k);
      // left ? -second : second
      FLOAT_VECTOR.cast(second2.blend(second2.lanewise(NEG), left)).intoArray(floatRows, ROW_SECOND7 + k);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD5 + k);
    }
  }

  private static void floats302(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST + k);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND7 + k);
      // first > second ? first : second
      FloatVector most = second2.blend(first2, first2.compare(GT, second2));
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD5 + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_CORNER3_ADDS + k);
    }
  }

  private static void floats303(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start1Adds = fromArray(FLOATS, floatRows, ROW_START1_ADDS + k);
      FloatVector start0Adds = fromArray(FLOATS, floatRows, ROW_START0_ADDS + k);
      VectorMask<Float> start1AddsGreaterStart0Adds = start1Adds.compare(GT, start0Adds);
      // v1 > most ? 1 : number
      FloatVector number = ALL_ZERO.blend(ALL_ONE, start1AddsGreaterStart0Adds);
      // v1 > most ? v1 : most
      FloatVector most = start0Adds.blend(start1Adds, start1AddsGreaterStart0Adds);
      FloatVector start2Adds = fromArray(FLOATS, floatRows, ROW_START2_ADDS + k);
      VectorMask<Float> start2AddsGreaterMost = start2Adds.compare(GT, most);
      // v2 > most ? 2 : number
      FLOAT_VECTOR.cast(number.blend(ALL_TWO, start2AddsGreaterMost)).intoArray(floatRows, ROW_NUMBER11 + k);
      // v2 > most ? v2 : most
      FLOAT_VECTOR.cast(most.blend(start2Adds, start2AddsGreaterMost)).intoArray(floatRows, ROW_MOST12 + k);
    }
  }

  private static void floats304(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start3Adds = fromArray(FLOATS, floatRows, ROW_START3_ADDS + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST12 + k);
      VectorMask<Float> start3AddsGreaterMost = start3Adds.compare(GT, most);
      // v3 > most ? 3 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER11 + k)
          .blend(ALL_C3_00, start3AddsGreaterMost);
      // v3 > most ? v3 : most
      FloatVector most2 = most.blend(start3Adds, start3AddsGreaterMost);
      FloatVector end0Adds = fromArray(FLOATS, floatRows, ROW_END0_ADDS + k);
      VectorMask<Float> end0AddsGreaterMost = end0Adds.compare(GT, most2);
      // v4 > most ? 4 : number
      FloatVector number2 = number.blend(ALL_C4_00, end0AddsGreaterMost);
      // v4 > most ? v4 : most
      FloatVector most3 = most2.blend(end0Adds, end0AddsGreaterMost);
      FloatVector end1Adds = fromArray(FLOATS, floatRows, ROW_END1_ADDS + k);
      VectorMask<Float> end1AddsGreaterMost = end1Adds.compare(GT, most3);
      // v5 > most ? 5 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C5_00, end1AddsGreaterMost)).intoArray(floatRows, ROW_NUMBER12 + k);
      // v5 > most ? v5 : most
      FLOAT_VECTOR.cast(most3.blend(end1Adds, end1AddsGreaterMost)).intoArray(floatRows, ROW_MOST13 + k);
    }
  }

  private static void floats305(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end2Adds = fromArray(FLOATS, floatRows, ROW_END2_ADDS + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST13 + k);
      VectorMask<Float> end2AddsGreaterMost = end2Adds.compare(GT, most);
      // v6 > most ? 6 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER12 + k)
          .blend(ALL_FIRST_PRODUCT, end2AddsGreaterMost);
      // v6 > most ? v6 : most
      FloatVector most2 = most.blend(end2Adds, end2AddsGreaterMost);
      FloatVector end3Adds = fromArray(FLOATS, floatRows, ROW_END3_ADDS + k);
      VectorMask<Float> end3AddsGreaterMost = end3Adds.compare(GT, most2);
      // v7 > most ? 7 : number
      FloatVector number2 = number.blend(ALL_C7_00, end3AddsGreaterMost);
      // v7 > most ? v7 : most
      FloatVector most3 = most2.blend(end3Adds, end3AddsGreaterMost);
      FloatVector corner0Adds = fromArray(FLOATS, floatRows, ROW_CORNER0_ADDS + k);
      VectorMask<Float> corner0AddsGreaterMost = corner0Adds.compare(GT, most3);
      // v8 > most ? 8 : number
      FloatVector number3 = number2.blend(ALL_C8_00, corner0AddsGreaterMost);
      // v8 > most ? v8 : most
      FloatVector most4 = most3.blend(corner0Adds, corner0AddsGreaterMost);
      FloatVector corner1Adds = fromArray(FLOATS, floatRows, ROW_CORNER1_ADDS + k);
      VectorMask<Float> corner1AddsGreaterMost = corner1Adds.compare(GT, most4);
      // v9 > most ? 9 : number
      FloatVector number4 = number3.blend(ALL_C9_00, corner1AddsGreaterMost);
      // v9 > most ? v9 : most
      FloatVector most5 = most4.blend(corner1Adds, corner1AddsGreaterMost);
      FloatVector corner2Adds = fromArray(FLOATS, floatRows, ROW_CORNER2_ADDS + k);
      VectorMask<Float> corner2AddsGreaterMost = corner2Adds.compare(GT, most5);
      // v10 > most ? 10 : number
      FloatVector number5 = number4.blend(ALL_C10_0, corner2AddsGreaterMost);
      // v10 > most ? v10 : most
      FloatVector most6 = most5.blend(corner2Adds, corner2AddsGreaterMost);
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(number5.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_CORNER3_ADDS + k)
          .compare(GT, most6))).intoArray(floatRows, ROW_NUMBER13 + k);
    }
  }

  private static long floats306(float[] floatRows) {
    long numberIsOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsOne = fromArray(FLOATS, floatRows, ROW_NUMBER13 + k).compare(EQ, ALL_ONE);
      numberIsOneBits |= numberIsOne.toLong() << k;
      // number == 1 ? v1 : value
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_U + k), numberIsOne)).intoArray(floatRows,
          ROW_VALUE32 + k);
    }
    return numberIsOneBits;
  }

  private static long floats307(float[] floatRows, long[] bits) {
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    long numberIsC4_00Bits = 0;
    long numberIsC5_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER13 + k);
      VectorMask<Float> numberIsTwo = number.compare(EQ, ALL_TWO);
      numberIsTwoBits |= numberIsTwo.toLong() << k;
      // number == 2 ? v2 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE32 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START2_U + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = number.compare(EQ, ALL_C3_00);
      numberIsC3_00Bits |= numberIsC3_00.toLong() << k;
      // number == 3 ? v3 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START3_U + k), numberIsC3_00);
      VectorMask<Float> numberIsC4_00 = number.compare(EQ, ALL_C4_00);
      numberIsC4_00Bits |= numberIsC4_00.toLong() << k;
      // number == 4 ? v4 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END0_U + k), numberIsC4_00);
      VectorMask<Float> numberIsC5_00 = number.compare(EQ, ALL_C5_00);
      numberIsC5_00Bits |= numberIsC5_00.toLong() << k;
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_END1_U + k), numberIsC5_00)).intoArray(
          floatRows, ROW_VALUE33 + k);
    }
    bits[0] = numberIsC3_00Bits;
    bits[1] = numberIsC4_00Bits;
    bits[2] = numberIsC5_00Bits;
    return numberIsTwoBits;
  }

  private static long floats308(float[] floatRows, long[] bits, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits) {
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    long numberIsC9_00Bits = 0;
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER13 + k);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE33 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_U + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = number.compare(EQ, ALL_C7_00);
      numberIsC7_00Bits |= numberIsC7_00.toLong() << k;
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_U + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = number.compare(EQ, ALL_C8_00);
      numberIsC8_00Bits |= numberIsC8_00.toLong() << k;
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(lowU, numberIsC8_00);
      VectorMask<Float> numberIsC9_00 = number.compare(EQ, ALL_C9_00);
      numberIsC9_00Bits |= numberIsC9_00.toLong() << k;
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // number == 9 ? v9 : value
      FloatVector value4 = value3.blend(highU, numberIsC9_00);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value5 = value4.blend(highU, numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value5.blend(lowU, numberIsC11_0)).intoArray(floatRows, ROW_VALUE34 + k);
      // number == 1 ? v1 : value
      FloatVector value6 = fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_START2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_START3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FLOAT_VECTOR.cast(value8.blend(fromArray(FLOATS, floatRows, ROW_END0_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE35 + k);
    }
    bits[0] = numberIsC7_00Bits;
    bits[1] = numberIsC8_00Bits;
    bits[2] = numberIsC9_00Bits;
    bits[3] = numberIsC10_0Bits;
    bits[4] = numberIsC11_0Bits;
    return numberIsFirstProductBits;
  }

  private static void floats309(float[] floatRows, long numberIsC5_00Bits, long numberIsFirstProductBits,
      long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits,
      long numberIsC11_0Bits, long numberIsOneBits, long numberIsTwoBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 5 ? v5 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE35 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // number == 8 ? v8 : value
      FloatVector value4 = value3.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value5 = value4.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // number == 10 ? v10 : value
      FloatVector value6 = value5.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value6.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE36 + k);
      // number == 1 ? v1 : value
      FloatVector value7 = fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE37 + k);
    }
  }

  private static void floats310(float[] floatRows, long numberIsC3_00Bits, long numberIsC4_00Bits,
      long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits,
      long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 3 ? v3 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE37 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE38 + k);
    }
  }

  private static void floats311(float[] floatRows, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits,
      long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_END3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FLOAT_VECTOR.cast(value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE39 + k);
    }
  }

  private static void floats312(float[] floatRows, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits, long numberIsTwoBits, long numberIsC3_00Bits, long numberIsC4_00Bits,
      long numberIsC5_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 10 ? v10 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE39 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE40 + k);
      // number == 1 ? v1 : value
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_START0_ADDS + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START2_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_START3_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END0_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value5.blend(fromArray(FLOATS, floatRows, ROW_END1_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE41 + k);
    }
  }

  private static long floats313(float[] floatRows, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long isStart0Bits, long isStart1Bits, long isStart2Bits, long isStart3Bits, long isEnd0Bits) {
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE41 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE42 + k);
      eitherBits |= VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return eitherBits;
  }

  private static long floats314(long eitherBits, long isEnd1Bits, long isEnd2Bits, long isEnd3Bits,
      long isCorner0Bits, long isCorner1Bits, long isCorner2Bits, long isCorner3Bits) {
    long foundBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      foundBits |= VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return foundBits;
  }

  private static long floats315(float[] floatRows, long[] bits) {
    long isThere2Bits = 0;
    long isThere3Bits = 0;
    long valueGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE20 + k);
      VectorMask<Float> isThere2 = value.compare(GT, ALL_ZERO);
      isThere2Bits |= isThere2.toLong() << k;
      FloatVector absValue = fromArray(FLOATS, floatRows, ROW_VALUE31 + k).lanewise(ABS);
      isThere3Bits |= absValue.compare(GT, ALL_LEAST.lanewise(MUL, value), isThere2).toLong() << k;
      valueGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_VALUE42 + k)
          .compare(GT, ALL_LEAST.lanewise(MUL, absValue)).toLong() << k;
    }
    bits[0] = isThere3Bits;
    bits[1] = valueGreaterProductBits;
    return isThere2Bits;
  }

  private static long floats316(float[] floatRows, long[] bits, long isThere3Bits,
      long valueGreaterProductBits, long foundBits) {
    long isThere4Bits = 0;
    long notFoundBits = 0;
    long isEdgeBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isThere4Bits |= VectorMask.fromLong(FLOATS, (isThere3Bits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (valueGreaterProductBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
      VectorMask<Float> notFound = VectorMask.fromLong(FLOATS, (foundBits >>> k) & WideLanes.FLOAT_LANES).not();
      notFoundBits |= notFound.toLong() << k;
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES8 + k);
      isEdgeBits |= ofEdges.compare(GT, ALL_NONE, ofEdges
          .compare(GT, fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_BIAS.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SMALL + k))))
          .or(notFound)).toLong() << k;
    }
    bits[0] = notFoundBits;
    bits[1] = isEdgeBits;
    return isThere4Bits;
  }

  private static void floats317(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Z + k)))).intoArray(floatRows,
          ROW_TOWARDS_X + k);
    }
  }

  private static void floats318(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FloatVector edgeY = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k);
      FloatVector edgeZ = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY2 + k).lanewise(MUL, edgeX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY2 + k).lanewise(MUL, edgeY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY2 + k).lanewise(MUL, edgeZ))).intoArray(floatRows,
          ROW_TOWARDS_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ2 + k).lanewise(MUL, edgeX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ2 + k).lanewise(MUL, edgeY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ2 + k).lanewise(MUL, edgeZ))).intoArray(floatRows,
          ROW_TOWARDS_Z + k);
    }
  }

  private static long floats319(float[] floatRows, long[] bits, long eXBits, long eYBits, long notEXBits) {
    long edgeXGreaterZeroBits = 0;
    long edgeYGreaterZeroBits = 0;
    long notEXAndNotEYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> edgeXGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_X + k).compare(GT, ALL_ZERO);
      edgeXGreaterZeroBits |= edgeXGreaterZero.toLong() << k;
      // eX ? 0 : edgeX > 0 ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k), edgeXGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OX + k);
      VectorMask<Float> edgeYGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k).compare(GT, ALL_ZERO);
      edgeYGreaterZeroBits |= edgeYGreaterZero.toLong() << k;
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // eY ? 0 : edgeY > 0 ? highY : lowY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k), edgeYGreaterZero).blend(ALL_ZERO, eY)).intoArray(
          floatRows, ROW_OY + k);
      notEXAndNotEYBits |= VectorMask.fromLong(FLOATS, (notEXBits >>> k) & WideLanes.FLOAT_LANES)
          .andNot(eY).toLong() << k;
    }
    bits[0] = edgeYGreaterZeroBits;
    bits[1] = notEXAndNotEYBits;
    return edgeXGreaterZeroBits;
  }

  private static long floats320(float[] floatRows, long[] bits, long notEXAndNotEYBits, long cXBits) {
    long edgeZGreaterZeroBits = 0;
    long towardsXGreaterZeroBits = 0;
    long towardsYGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> edgeZGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k).compare(GT, ALL_ZERO);
      edgeZGreaterZeroBits |= edgeZGreaterZero.toLong() << k;
      // !eX && !eY ? 0 : edgeZ > 0 ? highZ : lowZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k), edgeZGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_OZ + k);
      VectorMask<Float> towardsXGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_X + k)
          .compare(GT, ALL_ZERO);
      towardsXGreaterZeroBits |= towardsXGreaterZero.toLong() << k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      // cX ? 0 : towardsX > 0 ? -hx : hx
      FLOAT_VECTOR.cast(hx.blend(hx.lanewise(NEG), towardsXGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_CORNER_X + k);
      towardsYGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_TOWARDS_Y + k)
          .compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_HY + k);
    }
    bits[0] = towardsXGreaterZeroBits;
    bits[1] = towardsYGreaterZeroBits;
    return edgeZGreaterZeroBits;
  }

  private static long floats321(float[] floatRows, long[] bits, long towardsYGreaterZeroBits, long cYBits,
      long cXBits) {
    long notCXAndNotCYBits = 0;
    long towardsZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> cY = VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES);
      // cY ? 0 : towardsY > 0 ? -hy : hy
      FloatVector cornerY = fromArray(FLOATS, floatRows, ROW_HY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HY + k),
          VectorMask.fromLong(FLOATS, (towardsYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, cY);
      FLOAT_VECTOR.cast(cornerY).intoArray(floatRows, ROW_CORNER_Y + k);
      VectorMask<Float> notCXAndNotCY = VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES).not(
          ).andNot(cY);
      notCXAndNotCYBits |= notCXAndNotCY.toLong() << k;
      VectorMask<Float> towardsZGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_Z + k)
          .compare(GT, ALL_ZERO);
      towardsZGreaterZeroBits |= towardsZGreaterZero.toLong() << k;
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      // !cX && !cY ? 0 : towardsZ > 0 ? -hz : hz
      FloatVector cornerZ = hz.blend(hz.lanewise(NEG), towardsZGreaterZero).blend(ALL_ZERO, notCXAndNotCY);
      FLOAT_VECTOR.cast(cornerZ).intoArray(floatRows, ROW_CORNER_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CORNER_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XY2 + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XZ2 + k).lanewise(MUL, cornerZ))).intoArray(
          floatRows, ROW_PX + k);
    }
    bits[0] = towardsZGreaterZeroBits;
    return notCXAndNotCYBits;
  }

  private static void floats322(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cornerX = fromArray(FLOATS, floatRows, ROW_CORNER_X + k);
      FloatVector cornerY = fromArray(FLOATS, floatRows, ROW_CORNER_Y + k);
      FloatVector cornerZ = fromArray(FLOATS, floatRows, ROW_CORNER_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YX2 + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY2 + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ2 + k).lanewise(MUL, cornerZ))).intoArray(
          floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZX2 + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY2 + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ2 + k).lanewise(MUL, cornerZ))).intoArray(
          floatRows, ROW_PZ + k);
    }
  }

  private static void floats323(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX + k))).intoArray(floatRows, ROW_AX3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY + k))).intoArray(floatRows, ROW_AY3 + k);
    }
  }

  private static void floats324(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector az = fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ + k));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY3 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ3 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY3 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX3 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX3 + k);
      FLOAT_VECTOR.cast(ay.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, by))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX + k))
          .lanewise(ADD, az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY + k)))
          .lanewise(ADD, ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ + k)))).intoArray(floatRows, ROW_SUM33 + k);
    }
  }

  private static void floats325(float[] floatRows, long eYBits, long eXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM33 + k)
          .lanewise(DIV, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)))).intoArray(floatRows, ROW_X4 + k);
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), eX)).intoArray(floatRows, ROW_MIN + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k), eX)).intoArray(floatRows, ROW_MAX + k);
    }
  }

  private static void floats326(float[] floatRows, long eXBits, long eYBits, long notEXAndNotEYBits,
      long cYBits, long cXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector max = fromArray(FLOATS, floatRows, ROW_MAX + k);
      // x < min ? min : x > max ? max : x
      FloatVector onA = x.blend(max, x.compare(GT, max)).blend(min, x.compare(LT, min));
      // eX ? onA : ox
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .blend(onA, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OX2 + k);
      // eY ? onA : oy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k)
          .blend(onA, VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OY2 + k);
      // !eX && !eY ? onA : oz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .blend(onA, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_OZ2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HY2 + k),
          VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_HX2 + k),
          VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_HALF_B + k);
    }
  }

  private static void floats327(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k))).intoArray(floatRows, ROW_DIFFERENCE30 + k);
    }
  }

  private static void floats328(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX3 + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY3 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ3 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k).lanewise(MUL, bx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OY2 + k).lanewise(SUB, py).lanewise(MUL, by))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ + k)).lanewise(MUL, bz));
      FloatVector halfB = fromArray(FLOATS, floatRows, ROW_HALF_B + k);
      FloatVector min = halfB.lanewise(NEG);
      // x < min ? min : x > max ? max : x
      FloatVector onB = x.blend(halfB, x.compare(GT, halfB)).blend(min, x.compare(LT, min));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(ADD, onB.lanewise(MUL, bx))).intoArray(floatRows, ROW_PX2 + k);
      FLOAT_VECTOR.cast(py.lanewise(ADD, onB.lanewise(MUL, by))).intoArray(floatRows, ROW_PY2 + k);
      FLOAT_VECTOR.cast(onB.lanewise(MUL, bz)).intoArray(floatRows, ROW_PRODUCT81 + k);
    }
  }

  private static void floats329(float[] floatRows, long edgeXGreaterZeroBits, long eXBits,
      long edgeYGreaterZeroBits, long eYBits, long edgeZGreaterZeroBits, long notEXAndNotEYBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT81 + k))).intoArray(floatRows, ROW_PZ2 + k);
      // eX ? 0 : edgeX > 0 ? 2 : 1
      FloatVector sideX = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES));
      // eY ? 0 : edgeY > 0 ? 2 : 1
      FloatVector sideY = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES));
      // !eX && !eY ? 0 : edgeZ > 0 ? 2 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_SIDE_Z + k);
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))).intoArray(floatRows,
          ROW_SUM34 + k);
    }
  }

  private static void floats330(float[] floatRows, long towardsXGreaterZeroBits, long cXBits,
      long towardsYGreaterZeroBits, long cYBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM34 + k)
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Z + k)))).intoArray(
          floatRows, ROW_OF_EDGE_A + k);
      // cX ? 0 : towardsX > 0 ? 1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_SIDE_X + k);
      // cY ? 0 : towardsY > 0 ? 1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_SIDE_Y + k);
    }
  }

  private static void floats331(float[] floatRows, long towardsZGreaterZeroBits, long notCXAndNotCYBits,
      long isEdgeBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !cX && !cY ? 0 : towardsZ > 0 ? 1 : 2
      FloatVector sideZ = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notCXAndNotCYBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Y + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_OF_EDGE_B + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      // isEdge ? edgeX : faceX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EDGE_X + k), isEdge)).intoArray(floatRows, ROW_NORMAL_X + k);
      // isEdge ? edgeY : faceY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EDGE_Y + k), isEdge)).intoArray(floatRows, ROW_NORMAL_Y + k);
      // isEdge ? edgeZ : faceZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EDGE_Z + k), isEdge)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // isEdge ? ofEdges : ofFace
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_OF_EDGES8 + k), isEdge)).intoArray(floatRows, ROW_GAP5 + k);
    }
  }

  private static long floats332(float[] floatRows, long isEdgeBits, long notFoundBits) {
    long singleBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      singleBits |= VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (notFoundBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SLACK2 + k)
          .lanewise(ADD, ALL_SLACK_27.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GAP5 + k)
          .lanewise(ABS)))).intoArray(floatRows, ROW_TOLERANCE + k);
    }
    return singleBits;
  }

  private static void floats333(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gap = fromArray(FLOATS, floatRows, ROW_GAP5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX2 + k))
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)))).intoArray(
          floatRows, ROW_DX4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY2 + k))
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)))).intoArray(
          floatRows, ROW_DY4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ2 + k))).intoArray(floatRows, ROW_DIFFERENCE31 + k);
    }
  }

  private static void floats334(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DIFFERENCE31 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GAP5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ4 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_DX4 + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_DY4 + k).lanewise(ABS);
      FloatVector az = dz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_LARGEST3 + k);
    }
  }

  private static void floats335(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST3 + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DX4 + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DY4 + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DZ4 + k).lanewise(DIV, largest),
          largestGreaterZero);
      FLOAT_VECTOR.cast(largest.lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static long floats336(float[] floatRows, long[] bits, long overlapBits, long validBits,
      long isEdgeBits) {
    long allNotOverlapBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allNotOverlapBits |= VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES).not()
          .and(VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      eitherBits |= VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES).not()
          .or(fromArray(FLOATS, floatRows, ROW_BETWEEN + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_TOLERANCE + k))).toLong() << k;
    }
    bits[0] = eitherBits;
    return allNotOverlapBits;
  }

  private static long floats337(float[] floatRows, long[] bits, long singleBits, long eitherBits,
      long allNotOverlapBits) {
    long notSingleBits = 0;
    long doubt = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> single = VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> singleAndEither = single
          .and(VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> notSingle = single.not();
      notSingleBits |= notSingle.toLong() << k;
      VectorMask<Float> notSingleAndValueGreaterValue = fromArray(FLOATS, floatRows, ROW_VALUE7 + k)
          .lanewise(NEG).compare(GT, fromArray(FLOATS, floatRows, ROW_GAP5 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TOLERANCE + k)), notSingle);
      doubt |= VectorMask.fromLong(FLOATS, (allNotOverlapBits >>> k) & WideLanes.FLOAT_LANES)
          .and(singleAndEither.or(notSingleAndValueGreaterValue)).toLong() << k;
    }
    bits[0] = doubt;
    return notSingleBits;
  }

  private static void floats338(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GAP5 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_DEEPEST + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k).lanewise(MUL, normalZ)
          .lanewise(SUB, product.lanewise(MUL, normalY))).intoArray(floatRows, ROW_TX4 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT49 + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k))
          .lanewise(SUB, product2.lanewise(MUL, normalZ))).intoArray(floatRows, ROW_TY4 + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, normalY)).intoArray(floatRows, ROW_PRODUCT82 + k);
    }
  }

  private static void floats339(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_PRODUCT82 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k).lanewise(MUL, normalX));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ4 + k);
      FLOAT_VECTOR.cast(normalX.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY4 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX4 + k))))).intoArray(floatRows, ROW_SUM35 + k);
    }
  }

  private static void floats340(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM35 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_SPACE_X + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX4 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ4 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, tx)
          .lanewise(SUB, ax.lanewise(MUL, tz)).lanewise(SUB, w.lanewise(MUL, ty)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SPACE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .lanewise(ADD, ax.lanewise(MUL, ty)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM36 + k);
    }
  }

  private static void floats341(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM36 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_SPACE_Z + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE7 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt1 < deepest ? deepAt1 : deepest
      FloatVector reach1 = deepest.blend(value, value.compare(LT, deepest));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, reach1)).intoArray(floatRows, ROW_PRODUCT83 + k);
    }
  }

  private static void floats342(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT83 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE3 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows,
          ROW_U1_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE5 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows,
          ROW_V1_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLANE + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NW + k)))).intoArray(floatRows,
          ROW_W1_AT + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE17 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt2 < deepest ? deepAt2 : deepest
      FloatVector reach2 = deepest.blend(value, value.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach2).intoArray(floatRows, ROW_REACH2_2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, reach2)).intoArray(floatRows, ROW_PRODUCT84 + k);
    }
  }

  private static void floats343(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT84 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE12 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows,
          ROW_U2_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE14 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows,
          ROW_V2_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLANE + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NW + k)))).intoArray(floatRows,
          ROW_W2_AT + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE27 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt3 < deepest ? deepAt3 : deepest
      FLOAT_VECTOR.cast(deepest.blend(value, value.compare(LT, deepest))).intoArray(floatRows,
          ROW_REACH3_2 + k);
    }
  }

  private static void floats344(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_REACH3_2 + k));
      FloatVector nu = fromArray(FLOATS, floatRows, ROW_NU + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE23 + k)
          .lanewise(SUB, product.lanewise(MUL, nu))).intoArray(floatRows, ROW_U3_AT + k);
      FloatVector nv = fromArray(FLOATS, floatRows, ROW_NV + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE25 + k)
          .lanewise(SUB, product.lanewise(MUL, nv))).intoArray(floatRows, ROW_V3_AT + k);
      FloatVector plane = fromArray(FLOATS, floatRows, ROW_PLANE + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FLOAT_VECTOR.cast(plane.lanewise(SUB, product.lanewise(MUL, nw))).intoArray(floatRows, ROW_W3_AT + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE38 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt4 < deepest ? deepAt4 : deepest
      FloatVector reach4 = deepest.blend(value, value.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach4).intoArray(floatRows, ROW_REACH4_2 + k);
      FloatVector product2 = ALL_HALF.lanewise(MUL, reach4);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE34 + k)
          .lanewise(SUB, product2.lanewise(MUL, nu))).intoArray(floatRows, ROW_U4_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE36 + k)
          .lanewise(SUB, product2.lanewise(MUL, nv))).intoArray(floatRows, ROW_V4_AT + k);
      FLOAT_VECTOR.cast(plane.lanewise(SUB, product2.lanewise(MUL, nw))).intoArray(floatRows, ROW_W4_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PX2 + k))).intoArray(floatRows, ROW_SUM37 + k);
    }
  }

  private static void floats345(float[] floatRows, long isYBits, long isXBits, long singleBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isX ? ofX : isY ? ofY : ofZ; single ? 0.5f * (ox + px) : FaceAxes.x(isX, isY, u1At, v1At, w1At)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_U1_AT + k)
          .blend(fromArray(FLOATS, floatRows, ROW_V1_AT + k),
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_W1_AT + k),
          VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM37 + k)),
          VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_X1_IN_A + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PY2 + k))).intoArray(floatRows, ROW_SUM38 + k);
    }
  }

  private static void floats346(float[] floatRows, long isYBits, long isXBits, long singleBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> single = VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector u1At = fromArray(FLOATS, floatRows, ROW_U1_AT + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector w1At = fromArray(FLOATS, floatRows, ROW_W1_AT + k);
      FloatVector v1At = fromArray(FLOATS, floatRows, ROW_V1_AT + k);
      // isX ? ofX : isY ? ofY : ofZ; single ? 0.5f * (oy + py) : FaceAxes.y(isX, isY, u1At, v1At, w1At)
      FLOAT_VECTOR.cast(v1At.blend(w1At, isY).blend(u1At, isX)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM38 + k)), single)).intoArray(
          floatRows, ROW_Y1_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ; single ? 0.5f * (oz + pz) : FaceAxes.z(isX, isY, u1At, v1At, w1At)
      FLOAT_VECTOR.cast(w1At.blend(u1At, isY).blend(v1At, isX)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PZ2 + k))), single)).intoArray(floatRows,
          ROW_Z1_IN_A + k);
    }
  }

  private static void floats347(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector w2At = fromArray(FLOATS, floatRows, ROW_W2_AT + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector v2At = fromArray(FLOATS, floatRows, ROW_V2_AT + k);
      FloatVector u2At = fromArray(FLOATS, floatRows, ROW_U2_AT + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(u2At.blend(v2At, isY).blend(w2At, isX)).intoArray(floatRows, ROW_X2_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(v2At.blend(w2At, isY).blend(u2At, isX)).intoArray(floatRows, ROW_Y2_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(w2At.blend(u2At, isY).blend(v2At, isX)).intoArray(floatRows, ROW_Z2_IN_A + k);
    }
  }

  private static void floats348(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector w3At = fromArray(FLOATS, floatRows, ROW_W3_AT + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector v3At = fromArray(FLOATS, floatRows, ROW_V3_AT + k);
      FloatVector u3At = fromArray(FLOATS, floatRows, ROW_U3_AT + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(u3At.blend(v3At, isY).blend(w3At, isX)).intoArray(floatRows, ROW_X3_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(v3At.blend(w3At, isY).blend(u3At, isX)).intoArray(floatRows, ROW_Y3_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(w3At.blend(u3At, isY).blend(v3At, isX)).intoArray(floatRows, ROW_Z3_IN_A + k);
      FloatVector w4At = fromArray(FLOATS, floatRows, ROW_W4_AT + k);
      FloatVector v4At = fromArray(FLOATS, floatRows, ROW_V4_AT + k);
      FloatVector u4At = fromArray(FLOATS, floatRows, ROW_U4_AT + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(u4At.blend(v4At, isY).blend(w4At, isX)).intoArray(floatRows, ROW_X4_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(v4At.blend(w4At, isY).blend(u4At, isX)).intoArray(floatRows, ROW_Y4_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(w4At.blend(u4At, isY).blend(v4At, isX)).intoArray(floatRows, ROW_Z4_IN_A + k);
    }
  }

  private static void floats349(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z1_IN_A + k))
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y1_IN_A + k)))).intoArray(
          floatRows, ROW_TX5 + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X1_IN_A + k))).intoArray(
          floatRows, ROW_PRODUCT85 + k);
    }
  }

  private static void floats350(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT49 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT85 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z1_IN_A + k)));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY5 + k);
      FloatVector x1InA = fromArray(FLOATS, floatRows, ROW_X1_IN_A + k);
      FloatVector tz = product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y1_IN_A + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k).lanewise(MUL, x1InA));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ5 + k);
      FLOAT_VECTOR.cast(x1InA.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, ty))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX5 + k))))).intoArray(floatRows, ROW_SUM39 + k);
    }
  }

  private static void floats351(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM39 + k)).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_POINT_X + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX5 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ5 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y1_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, tx)
          .lanewise(SUB, ax.lanewise(MUL, tz)).lanewise(SUB, w.lanewise(MUL, ty))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_POINT_Y + k);
      FLOAT_VECTOR.cast(ax.lanewise(MUL, ty)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE32 + k);
    }
  }

  private static void floats352(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE32 + k))).intoArray(floatRows,
          ROW_SUM40 + k);
    }
  }

  private static long floats353(float[] floatRows, long validBits) {
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector pointZ = fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM40 + k)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointZ).intoArray(floatRows, ROW_POINT_Z + k);
      VectorMask<Float> hit = fromArray(FLOATS, floatRows, ROW_DEEPEST + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      hit = fromArray(FLOATS, floatRows, ROW_POINT_X + k).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = fromArray(FLOATS, floatRows, ROW_POINT_Y + k).lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hit = pointZ.lanewise(ABS).compare(LE, ALL_LARGEST, hit);
      hits |= hit.toLong() << k;
    }
    return hits;
  }

  private static void floats354(float[] floatRows, long eitherBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector spaceX = fromArray(FLOATS, floatRows, ROW_SPACE_X + k);
      // swap ? 0f - spaceX : spaceX
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, spaceX)
          .blend(spaceX, VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_NX + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_SPACE_Y + k))).intoArray(
          floatRows, ROW_DIFFERENCE33 + k);
    }
  }

  private static void floats355(float[] floatRows, long eitherBits, long overlapBits, long hits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? 0f - spaceY : spaceY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE33 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SPACE_Y + k), either)).intoArray(floatRows, ROW_NY + k);
      FloatVector spaceZ = fromArray(FLOATS, floatRows, ROW_SPACE_Z + k);
      // swap ? 0f - spaceZ : spaceZ
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, spaceZ).blend(spaceZ, either)).intoArray(floatRows, ROW_NZ + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deepest) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(deepest, deepest.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deepest, deepest.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEPTH0 + k);
    }
  }

  private static long floats356(float[] floatRows, long[] bits) {
    long alongGreaterZeroBits = 0;
    long alongIsZeroAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector spaceX = fromArray(FLOATS, floatRows, ROW_SPACE_X + k);
      FloatVector spaceY = fromArray(FLOATS, floatRows, ROW_SPACE_Y + k);
      FloatVector spaceZ = fromArray(FLOATS, floatRows, ROW_SPACE_Z + k);
      FloatVector along = ALL_C0_480.lanewise(MUL, spaceX).lanewise(ADD, ALL_C0_600.lanewise(MUL, spaceY))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, spaceZ));
      alongGreaterZeroBits |= along.compare(GT, ALL_ZERO).toLong() << k;
      VectorMask<Float> allSpaceYIsZero = spaceY.compare(EQ, ALL_ZERO);
      allSpaceYIsZero = spaceZ.compare(GT, ALL_ZERO, allSpaceYIsZero);
      VectorMask<Float> spaceXIsZeroAndEither = spaceX
          .compare(EQ, ALL_ZERO, spaceY.compare(GT, ALL_ZERO).or(allSpaceYIsZero));
      alongIsZeroAndEitherBits |= along.compare(EQ, ALL_ZERO, spaceX.compare(GT, ALL_ZERO)
          .or(spaceXIsZeroAndEither)).toLong() << k;
    }
    bits[0] = alongIsZeroAndEitherBits;
    return alongGreaterZeroBits;
  }

  private static void floats357(float[] floatRows, long alongGreaterZeroBits, long alongIsZeroAndEitherBits,
      long singleBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isForward = VectorMask.fromLong(FLOATS, (alongGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES).or(VectorMask.fromLong(FLOATS, (alongIsZeroAndEitherBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector ofEdgeA = fromArray(FLOATS, floatRows, ROW_OF_EDGE_A + k);
      FloatVector ofEdgeB = fromArray(FLOATS, floatRows, ROW_OF_EDGE_B + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst; single ?
      // Contact.feature(Contact.isForward(spaceX, spaceY, spaceZ), featureA, featureB) : featureAt1
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE9 + k)
          .blend(ALL_FEATURES.lanewise(MUL, ofEdgeB).lanewise(ADD, ofEdgeA)
          .blend(ALL_FEATURES.lanewise(MUL, ofEdgeA).lanewise(ADD, ofEdgeB), isForward),
          VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE0 + k);
    }
  }

  private static void floats358(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z2_IN_A + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y2_IN_A + k)))).intoArray(floatRows, ROW_TX6 + k);
    }
  }

  private static void floats359(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x2InA = fromArray(FLOATS, floatRows, ROW_X2_IN_A + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT49 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k).lanewise(MUL, x2InA)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z2_IN_A + k)));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY6 + k);
      FloatVector tz = product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y2_IN_A + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k).lanewise(MUL, x2InA));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ6 + k);
      FLOAT_VECTOR.cast(x2InA.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, ty))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX6 + k))))).intoArray(floatRows, ROW_SUM41 + k);
    }
  }

  private static void floats360(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM41 + k)).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_X1 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX6 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y2_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, tx)
          .lanewise(SUB, ax.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ6 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k).lanewise(MUL, ty))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(ax.lanewise(MUL, ty)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tx))).intoArray(floatRows,
          ROW_DIFFERENCE34 + k);
    }
  }

  private static long floats361(float[] floatRows, long hits, long notSingleBits) {
    long gxAtLeastZeroAndNotSingleBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z2_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE34 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ6 + k))))).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z1 + k);
      gxAtLeastZeroAndNotSingleBits |= VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (notSingleBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return gxAtLeastZeroAndNotSingleBits;
  }

  private static void floats362(float[] floatRows, long gxAtLeastZeroAndNotSingleBits, long isThere2Bits,
      long overlapBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> gxAtLeastZeroAndIsThere2 = VectorMask.fromLong(FLOATS,
          (gxAtLeastZeroAndNotSingleBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (isThere2Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_REACH2_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !single && isThere2 ? Contact.depth(overlap, false, reach2) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(reach2, reach2.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach2, reach2.compare(GT, ALL_ZERO)), overlap).blend(reach2, overlap),
          gxAtLeastZeroAndIsThere2)).intoArray(floatRows, ROW_DEPTH1 + k);
    }
  }

  private static void floats363(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z3_IN_A + k))
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y3_IN_A + k)))).intoArray(
          floatRows, ROW_TX7 + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X3_IN_A + k))).intoArray(
          floatRows, ROW_PRODUCT86 + k);
    }
  }

  private static void floats364(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT49 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT86 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z3_IN_A + k)));
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY7 + k);
      FloatVector x3InA = fromArray(FLOATS, floatRows, ROW_X3_IN_A + k);
      FloatVector tz = product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y3_IN_A + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k).lanewise(MUL, x3InA));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ7 + k);
      FLOAT_VECTOR.cast(x3InA.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, ty))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX7 + k))))).intoArray(floatRows, ROW_SUM42 + k);
    }
  }

  private static void floats365(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM42 + k)).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_X2_2 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX7 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ7 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y3_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k).lanewise(MUL, tx)
          .lanewise(SUB, ax.lanewise(MUL, tz)).lanewise(SUB, w.lanewise(MUL, ty))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(ax.lanewise(MUL, ty)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))).intoArray(floatRows, ROW_DIFFERENCE35 + k);
    }
  }

  private static void floats366(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z3_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE35 + k))).intoArray(floatRows,
          ROW_SUM43 + k);
    }
  }

  private static void floats367(float[] floatRows, long gxAtLeastZeroAndNotSingleBits, long isThere3Bits,
      long overlapBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM43 + k)).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z2 + k);
      VectorMask<Float> allGxAtLeastZero = VectorMask.fromLong(FLOATS, (gxAtLeastZeroAndNotSingleBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (isThere3Bits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach3 = fromArray(FLOATS, floatRows, ROW_REACH3_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !single && isThere3 ? Contact.depth(overlap, false, reach3) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(reach3, reach3.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach3, reach3.compare(GT, ALL_ZERO)), overlap).blend(reach3, overlap),
          allGxAtLeastZero)).intoArray(floatRows, ROW_DEPTH2 + k);
    }
  }

  private static void floats368(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k);
      FloatVector z4InA = fromArray(FLOATS, floatRows, ROW_Z4_IN_A + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k);
      FloatVector y4InA = fromArray(FLOATS, floatRows, ROW_Y4_IN_A + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, z4InA).lanewise(SUB, product2.lanewise(MUL, y4InA))).intoArray(
          floatRows, ROW_TX8 + k);
      FloatVector x4InA = fromArray(FLOATS, floatRows, ROW_X4_IN_A + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT49 + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, x4InA).lanewise(SUB, product3.lanewise(MUL, z4InA))).intoArray(
          floatRows, ROW_TY8 + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, y4InA).lanewise(SUB, product.lanewise(MUL, x4InA))).intoArray(
          floatRows, ROW_TZ8 + k);
    }
  }

  private static void floats369(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ8 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY8 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX8 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X4_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY2 + k).lanewise(MUL, tz)
          .lanewise(SUB, az.lanewise(MUL, ty)).lanewise(SUB, w.lanewise(MUL, tx))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X3_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y4_IN_A + k)
          .lanewise(ADD, az.lanewise(MUL, tx)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX2 + k).lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))))).intoArray(floatRows, ROW_SUM44 + k);
    }
  }

  private static void floats370(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM44 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z4_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TY8 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TX8 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ8 + k))))).intoArray(floatRows, ROW_SUM45 + k);
    }
  }

  private static void floats371(float[] floatRows, long gxAtLeastZeroAndNotSingleBits, long isThere4Bits,
      long overlapBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM45 + k)).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_Z3 + k);
      VectorMask<Float> allGxAtLeastZero = VectorMask.fromLong(FLOATS, (gxAtLeastZeroAndNotSingleBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (isThere4Bits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach4 = fromArray(FLOATS, floatRows, ROW_REACH4_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !single && isThere4 ? Contact.depth(overlap, false, reach4) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(reach4, reach4.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach4, reach4.compare(GT, ALL_ZERO)), overlap).blend(reach4, overlap),
          allGxAtLeastZero)).intoArray(floatRows, ROW_DEPTH3 + k);
    }
  }

  private static void floats372(float[] floatRows, float[][] results, int at) {
    float[] nxs = results[0], nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4],
        z0s = results[5], depth0s = results[6], feature0s = results[7], x1s = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ + k)).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_POINT_X + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_POINT_Y + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_POINT_Z + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE0 + k)).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1 + k)).intoArray(x1s, at + k);
    }
  }

  private static void floats373(float[] floatRows, float[][] results, int at) {
    float[] y1s = results[9], z1s = results[10], depth1s = results[11], feature1s = results[12],
        x2s = results[13], y2s = results[14], z2s = results[15], depth2s = results[16], feature2s = results[17];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH1 + k)).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE18 + k)).intoArray(feature1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2_2 + k)).intoArray(x2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2 + k)).intoArray(y2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z2 + k)).intoArray(z2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH2 + k)).intoArray(depth2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE29 + k)).intoArray(feature2s, at + k);
    }
  }

  private static void floats374(float[] floatRows, float[][] results, int at) {
    float[] x3s = results[18], y3s = results[19], z3s = results[20], depth3s = results[21],
        feature3s = results[22];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X3_2 + k)).intoArray(x3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y3 + k)).intoArray(y3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z3 + k)).intoArray(z3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH3 + k)).intoArray(depth3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE40 + k)).intoArray(feature3s, at + k);
    }
  }

  /** The pairs that are left to the definition. */
  private static long byDefinition(float[][] columns1, int from1, float[][] columns2, int from2, long doubt,
      Output out, int firstEntry) {
    long hits = 0;
    for (long left = doubt; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      int i = from1 + k;
      int j = from2 + k;
      if (OrientedBoxOrientedBoxContact.contact(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns1[9][i],
          columns2[0][j], columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j],
          columns2[6][j], columns2[7][j], columns2[8][j], columns2[9][j], out.floats[0], out.floats[1],
          out.floats[2], out.floats[3], out.floats[4], out.floats[5], out.floats[6], out.floats[7],
          out.floats[8], out.floats[9], out.floats[10], out.floats[11], out.floats[12], out.floats[13],
          out.floats[14], out.floats[15], out.floats[16], out.floats[17], out.floats[18], out.floats[19],
          out.floats[20], out.floats[21], out.floats[22], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }
}
