// Compiled from OrientedBoxTriangleContact.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.FMA;
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
 * Wide twin of {@link OrientedBoxTriangleContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class OrientedBoxTriangleContactWide implements LoopedKernel {
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.1920929E-6f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST_7 = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_SHORTEST = FloatVector.broadcast(FLOATS, 1.0E-18f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_BIAS = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_FIRST_PRODUCT = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_FEATURES = FloatVector.broadcast(FLOATS, 64.0f);
  private static final FloatVector ALL_C6_00 = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C4_10E_03 = FloatVector.broadcast(FLOATS, 4096.0f);
  private static final FloatVector ALL_SHORTEST_19 = FloatVector.broadcast(FLOATS, 1.0E-30f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_C5_00 = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_C2_38E_07 = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_WITHIN = FloatVector.broadcast(FLOATS, 0.99999976f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C10_0 = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);
  private static final FloatVector ALL_C12_0 = FloatVector.broadcast(FLOATS, 12.0f);
  private static final FloatVector ALL_MINUS_HALF = FloatVector.broadcast(FLOATS, -0.5f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 1.5258789E-5f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[23]);

  private static final int ROW_QX_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 1 * Kernel.BLOCK;
  private static final int ROW_SUM = 2 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 3 * Kernel.BLOCK;
  private static final int ROW_QW_SQUARED = 4 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 5 * Kernel.BLOCK;
  private static final int ROW_S = 6 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 7 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 10 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 11 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 12 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 13 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 14 * Kernel.BLOCK;
  private static final int ROW_REACH = 15 * Kernel.BLOCK;
  private static final int ROW_S2 = 16 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 17 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 18 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 19 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 20 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 21 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 22 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 23 * Kernel.BLOCK;
  private static final int ROW_AX = 24 * Kernel.BLOCK;
  private static final int ROW_AY = 25 * Kernel.BLOCK;
  private static final int ROW_AZ = 26 * Kernel.BLOCK;
  private static final int ROW_BX = 27 * Kernel.BLOCK;
  private static final int ROW_BY = 28 * Kernel.BLOCK;
  private static final int ROW_BZ = 29 * Kernel.BLOCK;
  private static final int ROW_CX = 30 * Kernel.BLOCK;
  private static final int ROW_CY = 31 * Kernel.BLOCK;
  private static final int ROW_CZ = 32 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 33 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 34 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 35 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 36 * Kernel.BLOCK;
  private static final int ROW_MIN = 37 * Kernel.BLOCK;
  private static final int ROW_MIN2 = 38 * Kernel.BLOCK;
  private static final int ROW_MIN3 = 39 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 40 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 41 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 42 * Kernel.BLOCK;
  private static final int ROW_TZ = 43 * Kernel.BLOCK;
  private static final int ROW_A_U = 44 * Kernel.BLOCK;
  private static final int ROW_A_V = 45 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 46 * Kernel.BLOCK;
  private static final int ROW_A_W = 47 * Kernel.BLOCK;
  private static final int ROW_B_U = 48 * Kernel.BLOCK;
  private static final int ROW_B_V = 49 * Kernel.BLOCK;
  private static final int ROW_B_W = 50 * Kernel.BLOCK;
  private static final int ROW_C_U = 51 * Kernel.BLOCK;
  private static final int ROW_C_V = 52 * Kernel.BLOCK;
  private static final int ROW_C_W = 53 * Kernel.BLOCK;
  private static final int ROW_AX2 = 54 * Kernel.BLOCK;
  private static final int ROW_AY2 = 55 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 56 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 57 * Kernel.BLOCK;
  private static final int ROW_AX3 = 58 * Kernel.BLOCK;
  private static final int ROW_AY3 = 59 * Kernel.BLOCK;
  private static final int ROW_AZ3 = 60 * Kernel.BLOCK;
  private static final int ROW_AX4 = 61 * Kernel.BLOCK;
  private static final int ROW_AY4 = 62 * Kernel.BLOCK;
  private static final int ROW_AZ4 = 63 * Kernel.BLOCK;
  private static final int ROW_EX = 64 * Kernel.BLOCK;
  private static final int ROW_EY = 65 * Kernel.BLOCK;
  private static final int ROW_EZ = 66 * Kernel.BLOCK;
  private static final int ROW_FX = 67 * Kernel.BLOCK;
  private static final int ROW_FY = 68 * Kernel.BLOCK;
  private static final int ROW_FZ = 69 * Kernel.BLOCK;
  private static final int ROW_GX = 70 * Kernel.BLOCK;
  private static final int ROW_GY = 71 * Kernel.BLOCK;
  private static final int ROW_GZ = 72 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 73 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 74 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 75 * Kernel.BLOCK;
  private static final int ROW_LEAST = 76 * Kernel.BLOCK;
  private static final int ROW_MOST = 77 * Kernel.BLOCK;
  private static final int ROW_OF_FACE = 78 * Kernel.BLOCK;
  private static final int ROW_LEAST2 = 79 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 80 * Kernel.BLOCK;
  private static final int ROW_FACE = 81 * Kernel.BLOCK;
  private static final int ROW_OF_FACE2 = 82 * Kernel.BLOCK;
  private static final int ROW_LEAST3 = 83 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 84 * Kernel.BLOCK;
  private static final int ROW_FACE2 = 85 * Kernel.BLOCK;
  private static final int ROW_OF_FACE3 = 86 * Kernel.BLOCK;
  private static final int ROW_NEAR = 87 * Kernel.BLOCK;
  private static final int ROW_FAR = 88 * Kernel.BLOCK;
  private static final int ROW_A = 89 * Kernel.BLOCK;
  private static final int ROW_B = 90 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 91 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 92 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE_OR_DIFFERENCE = 93 * Kernel.BLOCK;
  private static final int ROW_NEXT = 94 * Kernel.BLOCK;
  private static final int ROW_FAR2 = 95 * Kernel.BLOCK;
  private static final int ROW_MOST_OR_AZ = 96 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 97 * Kernel.BLOCK;
  private static final int ROW_OF_FACE4 = 98 * Kernel.BLOCK;
  private static final int ROW_HALF_Y = 99 * Kernel.BLOCK;
  private static final int ROW_HALF_Z = 100 * Kernel.BLOCK;
  private static final int ROW_HALF_X = 101 * Kernel.BLOCK;
  private static final int ROW_DX = 102 * Kernel.BLOCK;
  private static final int ROW_DY = 103 * Kernel.BLOCK;
  private static final int ROW_DZ = 104 * Kernel.BLOCK;
  private static final int ROW_NEAR2 = 105 * Kernel.BLOCK;
  private static final int ROW_FAR3 = 106 * Kernel.BLOCK;
  private static final int ROW_MOST4 = 107 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 108 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 109 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 110 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 111 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 112 * Kernel.BLOCK;
  private static final int ROW_BOX = 113 * Kernel.BLOCK;
  private static final int ROW_TRIANGLE = 114 * Kernel.BLOCK;
  private static final int ROW_ABS_OF_FACE = 115 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 116 * Kernel.BLOCK;
  private static final int ROW_W = 117 * Kernel.BLOCK;
  private static final int ROW_NU = 118 * Kernel.BLOCK;
  private static final int ROW_NV = 119 * Kernel.BLOCK;
  private static final int ROW_NW = 120 * Kernel.BLOCK;
  private static final int ROW_MIN_OR_MIN = 121 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 122 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 123 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 124 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 125 * Kernel.BLOCK;
  private static final int ROW_PLANE = 126 * Kernel.BLOCK;
  private static final int ROW_A_DEEP = 127 * Kernel.BLOCK;
  private static final int ROW_A_VOR_AWOR_AU = 128 * Kernel.BLOCK;
  private static final int ROW_A_U2 = 129 * Kernel.BLOCK;
  private static final int ROW_A_V2 = 130 * Kernel.BLOCK;
  private static final int ROW_B_DEEP = 131 * Kernel.BLOCK;
  private static final int ROW_B_U2 = 132 * Kernel.BLOCK;
  private static final int ROW_B_V2 = 133 * Kernel.BLOCK;
  private static final int ROW_C_DEEP = 134 * Kernel.BLOCK;
  private static final int ROW_C_U2 = 135 * Kernel.BLOCK;
  private static final int ROW_C_V2 = 136 * Kernel.BLOCK;
  private static final int ROW_DX2 = 137 * Kernel.BLOCK;
  private static final int ROW_DY2 = 138 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 139 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 140 * Kernel.BLOCK;
  private static final int ROW_SLACK = 141 * Kernel.BLOCK;
  private static final int ROW_OF_U = 142 * Kernel.BLOCK;
  private static final int ROW_OF_V = 143 * Kernel.BLOCK;
  private static final int ROW_OF_FACE5 = 144 * Kernel.BLOCK;
  private static final int ROW_MID_U0 = 145 * Kernel.BLOCK;
  private static final int ROW_MID_V0 = 146 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP0 = 147 * Kernel.BLOCK;
  private static final int ROW_U1 = 148 * Kernel.BLOCK;
  private static final int ROW_HALF_U0 = 149 * Kernel.BLOCK;
  private static final int ROW_V1 = 150 * Kernel.BLOCK;
  private static final int ROW_HALF_V0 = 151 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 152 * Kernel.BLOCK;
  private static final int ROW_HALF_DEEP0 = 153 * Kernel.BLOCK;
  private static final int ROW_LOW = 154 * Kernel.BLOCK;
  private static final int ROW_HIGH = 155 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U0 = 156 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U0 = 157 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 158 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 159 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V0 = 160 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V0 = 161 * Kernel.BLOCK;
  private static final int ROW_LAST0 = 162 * Kernel.BLOCK;
  private static final int ROW_START0_U = 163 * Kernel.BLOCK;
  private static final int ROW_START0_V = 164 * Kernel.BLOCK;
  private static final int ROW_START0_DEEP = 165 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT = 166 * Kernel.BLOCK;
  private static final int ROW_START0_FEATURE = 167 * Kernel.BLOCK;
  private static final int ROW_END0_U = 168 * Kernel.BLOCK;
  private static final int ROW_END0_V = 169 * Kernel.BLOCK;
  private static final int ROW_END0_DEEP = 170 * Kernel.BLOCK;
  private static final int ROW_END0_FEATURE = 171 * Kernel.BLOCK;
  private static final int ROW_MID_U1 = 172 * Kernel.BLOCK;
  private static final int ROW_MID_V1 = 173 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP1 = 174 * Kernel.BLOCK;
  private static final int ROW_HALF_U1 = 175 * Kernel.BLOCK;
  private static final int ROW_HALF_V1 = 176 * Kernel.BLOCK;
  private static final int ROW_HALF_DEEP1 = 177 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U1 = 178 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U1 = 179 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V1 = 180 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V1 = 181 * Kernel.BLOCK;
  private static final int ROW_FIRST1 = 182 * Kernel.BLOCK;
  private static final int ROW_LAST1 = 183 * Kernel.BLOCK;
  private static final int ROW_START1_U = 184 * Kernel.BLOCK;
  private static final int ROW_START1_V = 185 * Kernel.BLOCK;
  private static final int ROW_START1_DEEP = 186 * Kernel.BLOCK;
  private static final int ROW_START1_FEATURE = 187 * Kernel.BLOCK;
  private static final int ROW_END1_U = 188 * Kernel.BLOCK;
  private static final int ROW_END1_V = 189 * Kernel.BLOCK;
  private static final int ROW_END1_DEEP = 190 * Kernel.BLOCK;
  private static final int ROW_END1_FEATURE = 191 * Kernel.BLOCK;
  private static final int ROW_MID_U2 = 192 * Kernel.BLOCK;
  private static final int ROW_MID_V2 = 193 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP2 = 194 * Kernel.BLOCK;
  private static final int ROW_HALF_U2 = 195 * Kernel.BLOCK;
  private static final int ROW_HALF_V2 = 196 * Kernel.BLOCK;
  private static final int ROW_HALF_DEEP2 = 197 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U2 = 198 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U2 = 199 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V2 = 200 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V2 = 201 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 202 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 203 * Kernel.BLOCK;
  private static final int ROW_START2_U = 204 * Kernel.BLOCK;
  private static final int ROW_START2_V = 205 * Kernel.BLOCK;
  private static final int ROW_START2_DEEP = 206 * Kernel.BLOCK;
  private static final int ROW_START2_FEATURE = 207 * Kernel.BLOCK;
  private static final int ROW_END2_U = 208 * Kernel.BLOCK;
  private static final int ROW_END2_V = 209 * Kernel.BLOCK;
  private static final int ROW_END2_DEEP = 210 * Kernel.BLOCK;
  private static final int ROW_END2_FEATURE = 211 * Kernel.BLOCK;
  private static final int ROW_U = 212 * Kernel.BLOCK;
  private static final int ROW_V = 213 * Kernel.BLOCK;
  private static final int ROW_U2 = 214 * Kernel.BLOCK;
  private static final int ROW_V2 = 215 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 216 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 217 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 218 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 219 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 220 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 221 * Kernel.BLOCK;
  private static final int ROW_PART2 = 222 * Kernel.BLOCK;
  private static final int ROW_PART1_AT0 = 223 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 224 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 225 * Kernel.BLOCK;
  private static final int ROW_CORNER0_DEEP = 226 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 227 * Kernel.BLOCK;
  private static final int ROW_CORNER0_FEATURE = 228 * Kernel.BLOCK;
  private static final int ROW_U3 = 229 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 230 * Kernel.BLOCK;
  private static final int ROW_PART1 = 231 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 232 * Kernel.BLOCK;
  private static final int ROW_CORNER1_DEEP = 233 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 234 * Kernel.BLOCK;
  private static final int ROW_CORNER1_FEATURE = 235 * Kernel.BLOCK;
  private static final int ROW_V3 = 236 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 237 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 238 * Kernel.BLOCK;
  private static final int ROW_PART1_AT2 = 239 * Kernel.BLOCK;
  private static final int ROW_PART2_AT2 = 240 * Kernel.BLOCK;
  private static final int ROW_CORNER2_DEEP = 241 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 242 * Kernel.BLOCK;
  private static final int ROW_CORNER2_FEATURE = 243 * Kernel.BLOCK;
  private static final int ROW_PART1_2 = 244 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 245 * Kernel.BLOCK;
  private static final int ROW_PART1_AT3 = 246 * Kernel.BLOCK;
  private static final int ROW_PART2_AT3 = 247 * Kernel.BLOCK;
  private static final int ROW_CORNER3_DEEP = 248 * Kernel.BLOCK;
  private static final int ROW_CORNER3_FEATURE = 249 * Kernel.BLOCK;
  private static final int ROW_NONE = 250 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 251 * Kernel.BLOCK;
  private static final int ROW_OX = 252 * Kernel.BLOCK;
  private static final int ROW_OY = 253 * Kernel.BLOCK;
  private static final int ROW_OZ = 254 * Kernel.BLOCK;
  private static final int ROW_LX = 255 * Kernel.BLOCK;
  private static final int ROW_LY = 256 * Kernel.BLOCK;
  private static final int ROW_LZ = 257 * Kernel.BLOCK;
  private static final int ROW_ZERO = 258 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 259 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 260 * Kernel.BLOCK;
  private static final int ROW_SPACE_X = 261 * Kernel.BLOCK;
  private static final int ROW_SPACE_Y = 262 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 263 * Kernel.BLOCK;
  private static final int ROW_SPACE_Z = 264 * Kernel.BLOCK;
  private static final int ROW_DEEPEST_OR_ZERO = 265 * Kernel.BLOCK;
  private static final int ROW_DEEPEST_OR_MINUS_C1_40E_45 = 266 * Kernel.BLOCK;
  private static final int ROW_S3 = 267 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES = 268 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 269 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 270 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 271 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 272 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 273 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 274 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 275 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 276 * Kernel.BLOCK;
  private static final int ROW_MOST5 = 277 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 278 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 279 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 280 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 281 * Kernel.BLOCK;
  private static final int ROW_AU = 282 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 283 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 284 * Kernel.BLOCK;
  private static final int ROW_PRODUCT24 = 285 * Kernel.BLOCK;
  private static final int ROW_AV = 286 * Kernel.BLOCK;
  private static final int ROW_AW = 287 * Kernel.BLOCK;
  private static final int ROW_BU = 288 * Kernel.BLOCK;
  private static final int ROW_BV = 289 * Kernel.BLOCK;
  private static final int ROW_BW = 290 * Kernel.BLOCK;
  private static final int ROW_CU = 291 * Kernel.BLOCK;
  private static final int ROW_CV = 292 * Kernel.BLOCK;
  private static final int ROW_CW = 293 * Kernel.BLOCK;
  private static final int ROW_LOW_U2 = 294 * Kernel.BLOCK;
  private static final int ROW_HIGH_U2 = 295 * Kernel.BLOCK;
  private static final int ROW_LOW_V2 = 296 * Kernel.BLOCK;
  private static final int ROW_HIGH_V2 = 297 * Kernel.BLOCK;
  private static final int ROW_LOW_V3 = 298 * Kernel.BLOCK;
  private static final int ROW_LOW_W = 299 * Kernel.BLOCK;
  private static final int ROW_HIGH_U3 = 300 * Kernel.BLOCK;
  private static final int ROW_HIGH_V3 = 301 * Kernel.BLOCK;
  private static final int ROW_HIGH_W = 302 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 303 * Kernel.BLOCK;
  private static final int ROW_X = 304 * Kernel.BLOCK;
  private static final int ROW_HX = 305 * Kernel.BLOCK;
  private static final int ROW_Y = 306 * Kernel.BLOCK;
  private static final int ROW_HY = 307 * Kernel.BLOCK;
  private static final int ROW_Z = 308 * Kernel.BLOCK;
  private static final int ROW_HZ = 309 * Kernel.BLOCK;
  private static final int ROW_EX2 = 310 * Kernel.BLOCK;
  private static final int ROW_EY2 = 311 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 312 * Kernel.BLOCK;
  private static final int ROW_FX2 = 313 * Kernel.BLOCK;
  private static final int ROW_FY2 = 314 * Kernel.BLOCK;
  private static final int ROW_FZ2 = 315 * Kernel.BLOCK;
  private static final int ROW_GX2 = 316 * Kernel.BLOCK;
  private static final int ROW_GY2 = 317 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 318 * Kernel.BLOCK;
  private static final int ROW_BX2 = 319 * Kernel.BLOCK;
  private static final int ROW_BY2 = 320 * Kernel.BLOCK;
  private static final int ROW_BZ2 = 321 * Kernel.BLOCK;
  private static final int ROW_CX2 = 322 * Kernel.BLOCK;
  private static final int ROW_CY2 = 323 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 324 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 325 * Kernel.BLOCK;
  private static final int ROW_AX5 = 326 * Kernel.BLOCK;
  private static final int ROW_AY5 = 327 * Kernel.BLOCK;
  private static final int ROW_AZ5 = 328 * Kernel.BLOCK;
  private static final int ROW_A2 = 329 * Kernel.BLOCK;
  private static final int ROW_B2 = 330 * Kernel.BLOCK;
  private static final int ROW_C = 331 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 332 * Kernel.BLOCK;
  private static final int ROW_BOTH = 333 * Kernel.BLOCK;
  private static final int ROW_BOTH2 = 334 * Kernel.BLOCK;
  private static final int ROW_THIRD = 335 * Kernel.BLOCK;
  private static final int ROW_REACH4 = 336 * Kernel.BLOCK;
  private static final int ROW_BOTH3 = 337 * Kernel.BLOCK;
  private static final int ROW_THIRD2 = 338 * Kernel.BLOCK;
  private static final int ROW_ABS_GZ = 339 * Kernel.BLOCK;
  private static final int ROW_ABS_GY = 340 * Kernel.BLOCK;
  private static final int ROW_BOTH4 = 341 * Kernel.BLOCK;
  private static final int ROW_THIRD3 = 342 * Kernel.BLOCK;
  private static final int ROW_PRODUCT25 = 343 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES2 = 344 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES3 = 345 * Kernel.BLOCK;
  private static final int ROW_KX = 346 * Kernel.BLOCK;
  private static final int ROW_KY = 347 * Kernel.BLOCK;
  private static final int ROW_KZ = 348 * Kernel.BLOCK;
  private static final int ROW_LX2 = 349 * Kernel.BLOCK;
  private static final int ROW_LY2 = 350 * Kernel.BLOCK;
  private static final int ROW_LZ2 = 351 * Kernel.BLOCK;
  private static final int ROW_NEAR3 = 352 * Kernel.BLOCK;
  private static final int ROW_FAR4 = 353 * Kernel.BLOCK;
  private static final int ROW_COMPONENT = 354 * Kernel.BLOCK;
  private static final int ROW_AX6 = 355 * Kernel.BLOCK;
  private static final int ROW_EDGE_X = 356 * Kernel.BLOCK;
  private static final int ROW_EDGE_Y = 357 * Kernel.BLOCK;
  private static final int ROW_EDGE_Z = 358 * Kernel.BLOCK;
  private static final int ROW_OX2 = 359 * Kernel.BLOCK;
  private static final int ROW_OY2 = 360 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 361 * Kernel.BLOCK;
  private static final int ROW_PX = 362 * Kernel.BLOCK;
  private static final int ROW_PY = 363 * Kernel.BLOCK;
  private static final int ROW_PZ = 364 * Kernel.BLOCK;
  private static final int ROW_OX3 = 365 * Kernel.BLOCK;
  private static final int ROW_OY3 = 366 * Kernel.BLOCK;
  private static final int ROW_OZ3 = 367 * Kernel.BLOCK;
  private static final int ROW_PX2 = 368 * Kernel.BLOCK;
  private static final int ROW_PY2 = 369 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 370 * Kernel.BLOCK;
  private static final int ROW_OF_BOX = 371 * Kernel.BLOCK;
  private static final int ROW_OF_TRIANGLE = 372 * Kernel.BLOCK;
  private static final int ROW_ASIDE = 373 * Kernel.BLOCK;
  private static final int ROW_DEEP = 374 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 375 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 376 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 377 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 378 * Kernel.BLOCK;
  private static final int ROW_SPACE_X2 = 379 * Kernel.BLOCK;
  private static final int ROW_SPACE_Y2 = 380 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 381 * Kernel.BLOCK;
  private static final int ROW_SPACE_Z2 = 382 * Kernel.BLOCK;
  private static final int ROW_POINT_X = 383 * Kernel.BLOCK;
  private static final int ROW_POINT_Y = 384 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 385 * Kernel.BLOCK;
  private static final int ROW_POINT_Z = 386 * Kernel.BLOCK;
  private static final int ROW_DEEP_OR_ZERO = 387 * Kernel.BLOCK;
  private static final int ROW_DEEP_OR_MINUS_C1_40E_45 = 388 * Kernel.BLOCK;
  private static final int ROW_U_AT1 = 389 * Kernel.BLOCK;
  private static final int ROW_V_AT1 = 390 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT1 = 391 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT1 = 392 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 393 * Kernel.BLOCK;
  private static final int ROW_DU = 394 * Kernel.BLOCK;
  private static final int ROW_DV = 395 * Kernel.BLOCK;
  private static final int ROW_AWAY0 = 396 * Kernel.BLOCK;
  private static final int ROW_DU2 = 397 * Kernel.BLOCK;
  private static final int ROW_DV2 = 398 * Kernel.BLOCK;
  private static final int ROW_AWAY1 = 399 * Kernel.BLOCK;
  private static final int ROW_DU3 = 400 * Kernel.BLOCK;
  private static final int ROW_DV3 = 401 * Kernel.BLOCK;
  private static final int ROW_AWAY2 = 402 * Kernel.BLOCK;
  private static final int ROW_DU4 = 403 * Kernel.BLOCK;
  private static final int ROW_DV4 = 404 * Kernel.BLOCK;
  private static final int ROW_AWAY3 = 405 * Kernel.BLOCK;
  private static final int ROW_DU5 = 406 * Kernel.BLOCK;
  private static final int ROW_DV5 = 407 * Kernel.BLOCK;
  private static final int ROW_AWAY4 = 408 * Kernel.BLOCK;
  private static final int ROW_DU6 = 409 * Kernel.BLOCK;
  private static final int ROW_DV6 = 410 * Kernel.BLOCK;
  private static final int ROW_AWAY5 = 411 * Kernel.BLOCK;
  private static final int ROW_DU7 = 412 * Kernel.BLOCK;
  private static final int ROW_DV7 = 413 * Kernel.BLOCK;
  private static final int ROW_AWAY6 = 414 * Kernel.BLOCK;
  private static final int ROW_DU8 = 415 * Kernel.BLOCK;
  private static final int ROW_AWAY7 = 416 * Kernel.BLOCK;
  private static final int ROW_DV8 = 417 * Kernel.BLOCK;
  private static final int ROW_AWAY8 = 418 * Kernel.BLOCK;
  private static final int ROW_AWAY9 = 419 * Kernel.BLOCK;
  private static final int ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 = 420 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 421 * Kernel.BLOCK;
  private static final int ROW_U_AT2 = 422 * Kernel.BLOCK;
  private static final int ROW_V_AT2 = 423 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT2 = 424 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT2 = 425 * Kernel.BLOCK;
  private static final int ROW_AWAY = 426 * Kernel.BLOCK;
  private static final int ROW_AREA0 = 427 * Kernel.BLOCK;
  private static final int ROW_AREA1 = 428 * Kernel.BLOCK;
  private static final int ROW_AREA2 = 429 * Kernel.BLOCK;
  private static final int ROW_AREA3 = 430 * Kernel.BLOCK;
  private static final int ROW_AREA4 = 431 * Kernel.BLOCK;
  private static final int ROW_AREA5 = 432 * Kernel.BLOCK;
  private static final int ROW_AREA6 = 433 * Kernel.BLOCK;
  private static final int ROW_AREA7 = 434 * Kernel.BLOCK;
  private static final int ROW_AREA8 = 435 * Kernel.BLOCK;
  private static final int ROW_AREA9 = 436 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA0 = 437 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA1 = 438 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA2 = 439 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA3 = 440 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA4 = 441 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA5 = 442 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA6 = 443 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA7 = 444 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA8 = 445 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA9 = 446 * Kernel.BLOCK;
  private static final int ROW_PRODUCT26 = 447 * Kernel.BLOCK;
  private static final int ROW_REACH2_OR_VALUE_OR_VALUE = 448 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 449 * Kernel.BLOCK;
  private static final int ROW_U_AT3 = 450 * Kernel.BLOCK;
  private static final int ROW_V_AT3 = 451 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT3 = 452 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT3 = 453 * Kernel.BLOCK;
  private static final int ROW_AREA = 454 * Kernel.BLOCK;
  private static final int ROW_TURN = 455 * Kernel.BLOCK;
  private static final int ROW_PRODUCT27 = 456 * Kernel.BLOCK;
  private static final int ROW_REACH3_2 = 457 * Kernel.BLOCK;
  private static final int ROW_X_OF3 = 458 * Kernel.BLOCK;
  private static final int ROW_Y_OF3 = 459 * Kernel.BLOCK;
  private static final int ROW_Z_OF3 = 460 * Kernel.BLOCK;
  private static final int ROW_REACH3_OR_VALUE_OR_VALUE = 461 * Kernel.BLOCK;
  private static final int ROW_ADDED = 462 * Kernel.BLOCK;
  private static final int ROW_ADDED2 = 463 * Kernel.BLOCK;
  private static final int ROW_ADDED3 = 464 * Kernel.BLOCK;
  private static final int ROW_ADDED4 = 465 * Kernel.BLOCK;
  private static final int ROW_ADDED5 = 466 * Kernel.BLOCK;
  private static final int ROW_ADDED6 = 467 * Kernel.BLOCK;
  private static final int ROW_ADDED7 = 468 * Kernel.BLOCK;
  private static final int ROW_ADDED8 = 469 * Kernel.BLOCK;
  private static final int ROW_ADDED9 = 470 * Kernel.BLOCK;
  private static final int ROW_ADDED10 = 471 * Kernel.BLOCK;
  private static final int ROW_ADDS0 = 472 * Kernel.BLOCK;
  private static final int ROW_ADDS1 = 473 * Kernel.BLOCK;
  private static final int ROW_ADDS2 = 474 * Kernel.BLOCK;
  private static final int ROW_ADDS3 = 475 * Kernel.BLOCK;
  private static final int ROW_ADDS4 = 476 * Kernel.BLOCK;
  private static final int ROW_ADDS5 = 477 * Kernel.BLOCK;
  private static final int ROW_ADDS6 = 478 * Kernel.BLOCK;
  private static final int ROW_ADDS7 = 479 * Kernel.BLOCK;
  private static final int ROW_ADDS8 = 480 * Kernel.BLOCK;
  private static final int ROW_ADDS9 = 481 * Kernel.BLOCK;
  private static final int ROW_NUMBER4 = 482 * Kernel.BLOCK;
  private static final int ROW_U_AT4 = 483 * Kernel.BLOCK;
  private static final int ROW_V_AT4 = 484 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT4 = 485 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT4 = 486 * Kernel.BLOCK;
  private static final int ROW_ADDS = 487 * Kernel.BLOCK;
  private static final int ROW_REACH4_2 = 488 * Kernel.BLOCK;
  private static final int ROW_X_OF4 = 489 * Kernel.BLOCK;
  private static final int ROW_Y_OF4 = 490 * Kernel.BLOCK;
  private static final int ROW_Z_OF4 = 491 * Kernel.BLOCK;
  private static final int ROW_TX = 492 * Kernel.BLOCK;
  private static final int ROW_REACH4_OR_VALUE_OR_VALUE = 493 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[494 * Kernel.BLOCK]);

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
      floats1(columns1, from1, floatRows);
      floats2(columns1, from1, floatRows);
      long allValueAtMostReachBits = floats3(columns1, from1, columns2, from2, floatRows);
      long allValueAtMostReachBits2 = floats4(columns1, from1, columns2, from2, floatRows,
          allValueAtMostReachBits);
      floats5(columns1, from1, floatRows);
      long nearBits = floats6(columns1, from1, columns2, from2, floatRows, allValueAtMostReachBits2);
      floats7(columns1, from1, columns2, from2, floatRows);
      long allSquareAtLeastLeastSquareBits = floats8(columns1, from1, floatRows, bits);
      long allSquareAtLeastLeastSquareBits2 = bits[0];
      long minAtMostHalfXBits = floats9(columns1, from1, floatRows, bits);
      long minAtMostHalfYBits = bits[0];
      long minAtMostHalfZBits = bits[1];
      floats10(columns1, from1, floatRows);
      floats11(columns1, from1, floatRows);
      floats12(columns1, from1, floatRows);
      long allHalfXAtLeastZeroBits = floats13(columns1, from1, allSquareAtLeastLeastSquareBits);
      floats14(columns1, from1, floatRows);
      long validBits = floats15(floatRows, allHalfXAtLeastZeroBits);
      floats16(floatRows);
      floats17(columns1, from1, floatRows);
      floats18(columns1, from1, floatRows);
      floats19(columns1, from1, floatRows);
      floats20(floatRows);
      long lengthGreaterShortestBits = floats21(floatRows);
      floats22(floatRows, lengthGreaterShortestBits);
      long isFaceBits = floats23(floatRows);
      floats24(columns1, from1, floatRows, isFaceBits);
      floats25(columns1, from1, floatRows);
      floats26(floatRows);
      long faceAheadBits = floats27(floatRows);
      long largestGreaterZeroBits = floats28(floatRows, faceAheadBits);
      floats29(columns1, from1, floatRows, largestGreaterZeroBits);
      floats30(floatRows);
      long isXBits = floats31(columns1, from1, floatRows, bits);
      long isYBits = bits[0];
      long upper1Bits = floats32(columns1, from1, floatRows, isXBits, isYBits);
      floats33(floatRows, isYBits, isXBits);
      floats34(floatRows);
      floats35(floatRows, isYBits, isXBits, upper1Bits);
      floats36(floatRows);
      long halfU0GreaterZeroBits = floats37(floatRows);
      long halfV0GreaterZeroBits = floats38(floatRows);
      long isEnd0Bits = floats39(floatRows, bits, halfU0GreaterZeroBits, halfV0GreaterZeroBits);
      long first0AtMostMinusOneBits = bits[0];
      long leavesU0AtMostLeavesV0Bits = floats40(floatRows, first0AtMostMinusOneBits, isEnd0Bits);
      floats41(floatRows, leavesU0AtMostLeavesV0Bits);
      floats42(floatRows);
      long halfU1GreaterZeroBits = floats43(floatRows);
      long halfV1GreaterZeroBits = floats44(floatRows);
      long isEnd1Bits = floats45(floatRows, halfU1GreaterZeroBits, halfV1GreaterZeroBits);
      long leavesU1AtMostLeavesV1Bits = floats46(floatRows, isEnd1Bits);
      floats47(floatRows, leavesU1AtMostLeavesV1Bits);
      long halfU2GreaterZeroBits = floats48(floatRows);
      long halfV2GreaterZeroBits = floats49(floatRows);
      floats50(floatRows);
      long isEnd2Bits = floats51(floatRows, halfU2GreaterZeroBits, halfV2GreaterZeroBits);
      floats52(floatRows, isEnd2Bits);
      floats53(floatRows);
      floats54(floatRows);
      floats55(floatRows);
      floats56(floatRows);
      floats57(floatRows);
      floats58(floatRows);
      floats59(floatRows);
      floats60(floatRows);
      floats61(floatRows);
      floats62(floatRows, isXBits, isYBits);
      long isThereBits = floats63(floatRows, bits);
      long isThereBits2 = bits[0];
      long isThereBits3 = bits[1];
      long isThereBits4 = bits[2];
      long isThereBits5 = bits[3];
      long isThereBits6 = bits[4];
      long isThereBits7 = bits[5];
      long isThereBits8 = bits[6];
      long isThereBits9 = bits[7];
      long isThereBits10 = bits[8];
      floats64(columns1, from1, floatRows);
      long allHalfXAtLeastZeroBits2 = floats65(floatRows, validBits);
      scale(floatRows, ROW_S3);
      onProduct(floatRows, ROW_EY, ROW_EZ, ROW_MIN2, ROW_HALF_Y, ROW_MIN3, ROW_HALF_Z, ROW_A_V, ROW_A_W,
          ROW_C_V, ROW_C_W, ROW_OF_EDGES);
      onProduct(floatRows, ROW_FY, ROW_FZ, ROW_MIN2, ROW_HALF_Y, ROW_MIN3, ROW_HALF_Z, ROW_B_V, ROW_B_W,
          ROW_A_V, ROW_A_W, ROW_NEXT2);
      onProduct(floatRows, ROW_GY, ROW_GZ, ROW_MIN2, ROW_HALF_Y, ROW_MIN3, ROW_HALF_Z, ROW_C_V, ROW_C_W,
          ROW_B_V, ROW_B_W, ROW_NEXT3);
      onProduct(floatRows, ROW_EZ, ROW_EX, ROW_MIN3, ROW_HALF_Z, ROW_MIN, ROW_HALF_X, ROW_A_W, ROW_A_U,
          ROW_C_W, ROW_C_U, ROW_NEXT4);
      onProduct(floatRows, ROW_FZ, ROW_FX, ROW_MIN3, ROW_HALF_Z, ROW_MIN, ROW_HALF_X, ROW_B_W, ROW_B_U,
          ROW_A_W, ROW_A_U, ROW_NEXT5);
      onProduct(floatRows, ROW_GZ, ROW_GX, ROW_MIN3, ROW_HALF_Z, ROW_MIN, ROW_HALF_X, ROW_C_W, ROW_C_U,
          ROW_B_W, ROW_B_U, ROW_NEXT6);
      onProduct(floatRows, ROW_EX, ROW_EY, ROW_MIN, ROW_HALF_X, ROW_MIN2, ROW_HALF_Y, ROW_A_U, ROW_A_V,
          ROW_C_U, ROW_C_V, ROW_NEXT7);
      onProduct(floatRows, ROW_FX, ROW_FY, ROW_MIN, ROW_HALF_X, ROW_MIN2, ROW_HALF_Y, ROW_B_U, ROW_B_V,
          ROW_A_U, ROW_A_V, ROW_NEXT8);
      onProduct(floatRows, ROW_GX, ROW_GY, ROW_MIN, ROW_HALF_X, ROW_MIN2, ROW_HALF_Y, ROW_C_U, ROW_C_V,
          ROW_B_U, ROW_B_V, ROW_NEXT9);
      most(floatRows, ROW_MOST5);
      largest(floatRows, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP, ROW_END1_DEEP,
          ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_CORNER3_DEEP, ROW_NONE,
          ROW_NONE, ROW_NUMBER1);
      floats67(floatRows);
      floats68(floatRows);
      long awLessBwBits = floats69(floatRows);
      long allMinAtMostHighUBits = floats70(columns1, from1, floatRows, bits, awLessBwBits);
      long allMinAtMostHighVBits = bits[0];
      long allMinAtMostHighWBits = bits[1];
      floats71(floatRows);
      floats72(floatRows);
      long allValueAtMostReachBits3 = floats73(floatRows);
      long allValueAtMostReachBits4 = floats74(floatRows, allValueAtMostReachBits3);
      long allValueAtMostReachBits5 = floats75(floatRows, allValueAtMostReachBits4);
      long allValueAtMostReachBits6 = floats76(floatRows, allValueAtMostReachBits5);
      long allValueAtMostReachBits7 = floats77(floatRows, allValueAtMostReachBits6);
      long allValueAtMostReachBits8 = floats78(floatRows, allValueAtMostReachBits7);
      floats79(floatRows);
      long eXBits = floats80(floatRows, bits);
      long notEXBits = bits[0];
      long eYBits = bits[1];
      long onABBits = bits[2];
      long onBCBits = bits[3];
      floats81(columns1, from1, floatRows, eYBits, eXBits);
      long edgeAheadBits = floats82(floatRows);
      floats83(floatRows, edgeAheadBits);
      long ofEdgesGreaterNoneBits = floats84(columns1, from1, floatRows, bits, eXBits, eYBits, notEXBits,
          onBCBits, onABBits);
      long isEdgeBits = bits[0];
      long notIsEdgeBits = bits[1];
      long edgeXGreaterZeroBits = bits[2];
      long edgeYGreaterZeroBits = bits[3];
      long notEXAndNotEYBits = bits[4];
      long edgeZGreaterZeroBits = bits[5];
      floats85(columns1, from1, floatRows, eYBits, eXBits, notEXAndNotEYBits);
      floats86(floatRows, edgeXGreaterZeroBits, eXBits, edgeYGreaterZeroBits, eYBits, edgeZGreaterZeroBits,
          notEXAndNotEYBits, onBCBits, onABBits);
      floats87(floatRows);
      long asideGreaterProductBits = floats88(floatRows);
      floats89(columns1, from1, floatRows);
      floats90(columns1, from1, floatRows);
      long absDeepAtMostLargestBits = floats91(columns1, from1, floatRows, results, at, bits, isEdgeBits);
      long allValueAtMostLargestBits = bits[0];
      long notFoundBits = bits[1];
      long eitherBits = bits[2];
      long allMinAtMostHighUBits2 = allMinAtMostHighUBits & minAtMostHalfXBits;
      long allSquareAtLeastLeastSquareBits3 = allSquareAtLeastLeastSquareBits2 & allMinAtMostHighUBits2;
      long allMinAtMostHighVBits2 = allMinAtMostHighVBits & minAtMostHalfYBits;
      long allSquareAtLeastLeastSquareBits4 = allSquareAtLeastLeastSquareBits3 & allMinAtMostHighVBits2;
      long allMinAtMostHighWBits2 = allMinAtMostHighWBits & minAtMostHalfZBits;
      long meetBits = allSquareAtLeastLeastSquareBits4 & allMinAtMostHighWBits2;
      long allSquareAtLeastLeastSquareBits5 = meetBits & allValueAtMostReachBits8;
      long overlapBits = nearBits & allSquareAtLeastLeastSquareBits5;
      long doubtfulBits = validBits & asideGreaterProductBits;
      long allOfEdgesGreaterNoneBits = isEdgeBits & doubtfulBits;
      long allHalfXAtLeastZeroBits3 = validBits & absDeepAtMostLargestBits;
      long hitBits = allHalfXAtLeastZeroBits3 & allValueAtMostLargestBits;
      long notOverlapBits = ~overlapBits;
      long halfXAtLeastZeroAndNotOverlapBits = validBits & notOverlapBits;
      long apartBits = halfXAtLeastZeroAndNotOverlapBits & eitherBits;
      long notIsEdgeAndEitherBits = notIsEdgeBits & apartBits;
      long eitherBits2 = allOfEdgesGreaterNoneBits | notIsEdgeAndEitherBits;
      long allHalfXAtLeastZeroBits4 = validBits & overlapBits;
      long halfXAtLeastZeroAndNotFoundBits = allHalfXAtLeastZeroBits4 & notFoundBits;
      long besideBits = halfXAtLeastZeroAndNotFoundBits & ofEdgesGreaterNoneBits;
      long notIsEdgeAndOfEdgesGreaterNoneBits = notIsEdgeBits & besideBits;
      long doubt = eitherBits2 | notIsEdgeAndOfEdgesGreaterNoneBits;
      pick(floatRows, ROW_NUMBER1, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_ZERO, ROW_ZERO, ROW_U_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_ZERO, ROW_ZERO, ROW_V_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_CORNER3_DEEP,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT1);
      long allOfEdgesGreaterNoneBits2 = isEdgeBits & hitBits;
      floats93(floatRows, overlapBits, hitBits, isThereBits, isThereBits2, isThereBits3, isThereBits4,
          isThereBits5, isThereBits6, isThereBits7, isThereBits8, isThereBits9, isThereBits10);
      long allValueAtMostLargestBits2 = floats94(columns1, from1, floatRows, results, at, overlapBits,
          isEdgeBits);
      largest(floatRows, ROW_AWAY0, ROW_AWAY1, ROW_AWAY2, ROW_AWAY3, ROW_AWAY4, ROW_AWAY5, ROW_AWAY6,
          ROW_AWAY7, ROW_AWAY8, ROW_AWAY9, ROW_ZERO, ROW_ZERO, ROW_NUMBER2);
      long hitBits2 = allHalfXAtLeastZeroBits2 & allValueAtMostLargestBits2;
      long notIsEdgeAndValueAtMostLargestBits = notIsEdgeBits & hitBits2;
      long hits = allOfEdgesGreaterNoneBits2 | notIsEdgeAndValueAtMostLargestBits;
      floats96(floatRows, results, at, hitBits2, isEdgeBits);
      pick(floatRows, ROW_NUMBER2, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_ZERO, ROW_ZERO, ROW_U_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_ZERO, ROW_ZERO, ROW_V_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_CORNER3_DEEP,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_AWAY0, ROW_AWAY1, ROW_AWAY2, ROW_AWAY3, ROW_AWAY4, ROW_AWAY5, ROW_AWAY6,
          ROW_AWAY7, ROW_AWAY8, ROW_AWAY9, ROW_ZERO, ROW_ZERO, ROW_AWAY);
      long isThere2Bits = floats98(floatRows, isThereBits, isThereBits2, isThereBits3, isThereBits4,
          isThereBits5, isThereBits6, isThereBits7, isThereBits8, isThereBits9, isThereBits10);
      floats99(columns1, from1, floatRows, results, at, overlapBits, isEdgeBits);
      largest(floatRows, ROW_ABS_AREA0, ROW_ABS_AREA1, ROW_ABS_AREA2, ROW_ABS_AREA3, ROW_ABS_AREA4,
          ROW_ABS_AREA5, ROW_ABS_AREA6, ROW_ABS_AREA7, ROW_ABS_AREA8, ROW_ABS_AREA9, ROW_ZERO, ROW_ZERO,
          ROW_NUMBER3);
      long halfXAtLeastZeroAndIsThere2Bits = hitBits2 & isThere2Bits;
      floats101(floatRows, results, at, halfXAtLeastZeroAndIsThere2Bits, isEdgeBits);
      pick(floatRows, ROW_NUMBER3, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_ZERO, ROW_ZERO, ROW_U_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_ZERO, ROW_ZERO, ROW_V_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_CORNER3_DEEP,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_AREA0, ROW_AREA1, ROW_AREA2, ROW_AREA3, ROW_AREA4, ROW_AREA5, ROW_AREA6,
          ROW_AREA7, ROW_AREA8, ROW_AREA9, ROW_ZERO, ROW_ZERO, ROW_AREA);
      long absAreaGreaterProductBits = floats103(floatRows);
      floats104(columns1, from1, floatRows, results, at, overlapBits, isEdgeBits);
      added(floatRows, ROW_START0_U, ROW_START0_V, ROW_ADDED);
      added(floatRows, ROW_START1_U, ROW_START1_V, ROW_ADDED2);
      added(floatRows, ROW_START2_U, ROW_START2_V, ROW_ADDED3);
      added(floatRows, ROW_END0_U, ROW_END0_V, ROW_ADDED4);
      added(floatRows, ROW_END1_U, ROW_END1_V, ROW_ADDED5);
      added(floatRows, ROW_END2_U, ROW_END2_V, ROW_ADDED6);
      added(floatRows, ROW_LOW_U, ROW_LOW_V, ROW_ADDED7);
      added(floatRows, ROW_HIGH_U, ROW_LOW_V, ROW_ADDED8);
      added(floatRows, ROW_HIGH_U, ROW_HIGH_V, ROW_ADDED9);
      added(floatRows, ROW_LOW_U, ROW_HIGH_V, ROW_ADDED10);
      long isThere3Bits = isThere2Bits & absAreaGreaterProductBits;
      long allHalfXAtLeastZeroBits5 = hitBits2 & isThere3Bits;
      floats106(floatRows, results, at, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5,
          isThereBits6, isThereBits7, isThereBits8, isThereBits9, isThereBits10, allHalfXAtLeastZeroBits5,
          isEdgeBits);
      largest(floatRows, ROW_ADDS0, ROW_ADDS1, ROW_ADDS2, ROW_ADDS3, ROW_ADDS4, ROW_ADDS5, ROW_ADDS6,
          ROW_ADDS7, ROW_ADDS8, ROW_ADDS9, ROW_ZERO, ROW_ZERO, ROW_NUMBER4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_ZERO, ROW_ZERO, ROW_U_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_ZERO, ROW_ZERO, ROW_V_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_CORNER3_DEEP,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_ADDS0, ROW_ADDS1, ROW_ADDS2, ROW_ADDS3, ROW_ADDS4, ROW_ADDS5, ROW_ADDS6,
          ROW_ADDS7, ROW_ADDS8, ROW_ADDS9, ROW_ZERO, ROW_ZERO, ROW_ADDS);
      long addsGreaterProductBits = floats109(floatRows);
      floats110(columns1, from1, floatRows, results, at, overlapBits, isEdgeBits);
      long isThere4Bits = isThere3Bits & addsGreaterProductBits;
      long allHalfXAtLeastZeroBits6 = hitBits2 & isThere4Bits;
      floats112(floatRows, results, at, allHalfXAtLeastZeroBits6, isEdgeBits);
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

  private static void floats1(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector qwSquared = qw.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(qwSquared).intoArray(floatRows, ROW_QW_SQUARED + k);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qwSquared));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector sum2 = qySquared.lanewise(ADD, qzSquared);
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, sum2)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5], qxs = columns1[6],
        qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector x = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product = qx.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector difference = product.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector y = s.lanewise(MUL, difference).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector product3 = qx.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT5 + k);
      FloatVector sum = product3.lanewise(ADD, product4);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector z = s.lanewise(MUL, sum).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FLOAT_VECTOR.cast(x.lanewise(MUL, fromArray(FLOATS, halfXs, i))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, halfYs, i)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, halfZs, i)))).intoArray(floatRows, ROW_REACH + k);
    }
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0];
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high = bx.blend(ax, ax.compare(GT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector x = fromArray(FLOATS, xs, i);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(cx, cx.compare(LT, low)).lanewise(SUB, x)
          .compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = x.lanewise(SUB, high.blend(cx, cx.compare(GT, high)))
          .compare(LE, reach, allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
      FloatVector qxSquared = fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k);
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, qxSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QW_SQUARED + k))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S2 + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k).lanewise(ADD, qxSquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM4 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, sum)).intoArray(floatRows, ROW_PRODUCT6 + k);
    }
    return allValueAtMostReachBits;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allValueAtMostReachBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ys = columns1[1], halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5],
        qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] ays = columns2[1], bys = columns2[4], cys = columns2[7];
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product = qy.lanewise(MUL, fromArray(FLOATS, qzs, i));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product2 = qx.lanewise(MUL, fromArray(FLOATS, qws, i));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector difference = product.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector y = s.lanewise(MUL, difference).lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector z = s.lanewise(MUL, qy.lanewise(MUL, qx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k))).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector reach = x.lanewise(MUL, fromArray(FLOATS, halfYs, i))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, halfZs, i)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, halfXs, i)));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high = by.blend(ay, ay.compare(GT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector y2 = fromArray(FLOATS, ys, i);
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(cy, cy.compare(LT, low)).lanewise(SUB, y2)
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      // c > high ? c : high
      allValueAtMostReach = y2.lanewise(SUB, high.blend(cy, cy.compare(GT, high)))
          .compare(LE, reach, allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QW_SQUARED + k)))).intoArray(floatRows, ROW_SUM5 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static void floats5(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5], qxs = columns1[6],
        qys = columns1[7], qzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM5 + k));
      FloatVector x = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(ABS).lanewise(ADD, ALL_SLACK);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector y = s.lanewise(MUL, qz.lanewise(MUL, fromArray(FLOATS, qxs, i))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k))).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FloatVector z = s.lanewise(MUL, qz.lanewise(MUL, fromArray(FLOATS, qys, i))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))).lanewise(ABS)
          .lanewise(ADD, ALL_SLACK);
      FLOAT_VECTOR.cast(x.lanewise(MUL, fromArray(FLOATS, halfZs, i))
          .lanewise(ADD, y.lanewise(MUL, fromArray(FLOATS, halfXs, i)))
          .lanewise(ADD, z.lanewise(MUL, fromArray(FLOATS, halfYs, i)))).intoArray(floatRows, ROW_REACH2 + k);
    }
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allValueAtMostReachBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] zs = columns1[2];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high = bz.blend(az, az.compare(GT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector z = fromArray(FLOATS, zs, i);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH2 + k);
      // c < low ? c : low
      VectorMask<Float> near = low.blend(cz, cz.compare(LT, low)).lanewise(SUB, z)
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      // c > high ? c : high
      near = z.lanewise(SUB, high.blend(cz, cz.compare(GT, high))).compare(LE, reach, near);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static void floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, axs, j).lanewise(SUB, x)).intoArray(floatRows, ROW_AX + k);
      FloatVector y = fromArray(FLOATS, ys, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ays, j).lanewise(SUB, y)).intoArray(floatRows, ROW_AY + k);
      FloatVector z = fromArray(FLOATS, zs, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, azs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bxs, j).lanewise(SUB, x)).intoArray(floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bys, j).lanewise(SUB, y)).intoArray(floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, bzs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cxs, j).lanewise(SUB, x)).intoArray(floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, j).lanewise(SUB, y)).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, j).lanewise(SUB, z)).intoArray(floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k))).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k))).intoArray(floatRows,
          ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k))).intoArray(floatRows, ROW_SUM7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))).intoArray(floatRows, ROW_SUM8 + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long allSquareAtLeastLeastSquareBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> allSquareAtLeastLeastSquare2 = fromArray(FLOATS, halfXs, i)
          .lanewise(ADD, fromArray(FLOATS, halfYs, i)).lanewise(ADD, fromArray(FLOATS, halfZs, i))
          .compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquare2 = fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k))).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allSquareAtLeastLeastSquare2);
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare2.toLong() << k;
    }
    bits[0] = allSquareAtLeastLeastSquareBits2;
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats9(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5], qxs = columns1[6],
        qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    long minAtMostHalfXBits = 0;
    long minAtMostHalfYBits = 0;
    long minAtMostHalfZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      FloatVector min = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(min).intoArray(floatRows, ROW_MIN + k);
      minAtMostHalfXBits |= min.compare(LE, halfX).toLong() << k;
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      FloatVector min2 = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(min2).intoArray(floatRows, ROW_MIN2 + k);
      minAtMostHalfYBits |= min2.compare(LE, halfY).toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FloatVector min3 = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(min3).intoArray(floatRows, ROW_MIN3 + k);
      minAtMostHalfZBits |= min3.compare(LE, halfZ).toLong() << k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT10 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector tx = product.lanewise(MUL, az).lanewise(SUB, product2.lanewise(MUL, ay));
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ty = product2.lanewise(MUL, ax).lanewise(SUB, product3.lanewise(MUL, az));
      FloatVector tz = product3.lanewise(MUL, ay).lanewise(SUB, product.lanewise(MUL, ax));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ + k);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FLOAT_VECTOR.cast(ax.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_A_U + k);
      FLOAT_VECTOR.cast(ay.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_A_V + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))).intoArray(floatRows,
          ROW_DIFFERENCE4 + k);
    }
    bits[0] = minAtMostHalfYBits;
    bits[1] = minAtMostHalfZBits;
    return minAtMostHalfXBits;
  }

  private static void floats10(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qws = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .lanewise(SUB, fromArray(FLOATS, qws, i)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ + k))))).intoArray(floatRows, ROW_A_W + k);
    }
  }

  private static void floats11(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector tx = product.lanewise(MUL, bz).lanewise(SUB, product2.lanewise(MUL, by));
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, bx).lanewise(SUB, product3.lanewise(MUL, bz));
      FloatVector tz = product3.lanewise(MUL, by).lanewise(SUB, product.lanewise(MUL, bx));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FLOAT_VECTOR.cast(bx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_B_U + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(by.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_B_V + k);
      FLOAT_VECTOR.cast(bz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_B_W + k);
    }
  }

  private static void floats12(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector tx = product.lanewise(MUL, cz).lanewise(SUB, product2.lanewise(MUL, cy));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, cx).lanewise(SUB, product3.lanewise(MUL, cz));
      FloatVector tz = product3.lanewise(MUL, cy).lanewise(SUB, product.lanewise(MUL, cx));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector qw = fromArray(FLOATS, qws, i);
      FLOAT_VECTOR.cast(cx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_C_U + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(cy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_C_V + k);
      FLOAT_VECTOR.cast(cz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_C_W + k);
    }
  }

  private static long floats13(float[][] columns1, int from1, long allSquareAtLeastLeastSquareBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long allHalfXAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      VectorMask<Float> allHalfXAtLeastZero = halfX
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      allHalfXAtLeastZero = halfY.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      allHalfXAtLeastZero = halfZ.compare(GE, ALL_ZERO, allHalfXAtLeastZero);
      VectorMask<Float> allHalfXAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allHalfXAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allHalfXAtLeastZero2);
      allHalfXAtLeastZero = allHalfXAtLeastZero.and(allHalfXAtLeastZero2);
      allHalfXAtLeastZeroBits |= allHalfXAtLeastZero.toLong() << k;
    }
    return allHalfXAtLeastZeroBits;
  }

  private static void floats14(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_A_U + k).lanewise(ABS);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX2 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_A_V + k).lanewise(ABS);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_A_W + k).lanewise(ABS);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, i).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, halfYs, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, halfZs, i).lanewise(ABS))
          .lanewise(ADD, ax.lanewise(ADD, ay).lanewise(ADD, az))).intoArray(floatRows, ROW_SUM9 + k);
    }
  }

  private static long floats15(float[] floatRows, long allHalfXAtLeastZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bU = fromArray(FLOATS, floatRows, ROW_B_U + k);
      FloatVector ax = bU.lanewise(ABS);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX3 + k);
      FloatVector bV = fromArray(FLOATS, floatRows, ROW_B_V + k);
      FloatVector ay = bV.lanewise(ABS);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY3 + k);
      FloatVector bW = fromArray(FLOATS, floatRows, ROW_B_W + k);
      FloatVector az = bW.lanewise(ABS);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ3 + k);
      FloatVector cU = fromArray(FLOATS, floatRows, ROW_C_U + k);
      FloatVector ax2 = cU.lanewise(ABS);
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX4 + k);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_C_V + k).lanewise(ABS);
      FLOAT_VECTOR.cast(ay2).intoArray(floatRows, ROW_AY4 + k);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_C_W + k).lanewise(ABS);
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ4 + k);
      validBits |= fromArray(FLOATS, floatRows, ROW_SUM9 + k)
          .lanewise(ADD, ax.lanewise(ADD, ay).lanewise(ADD, az))
          .lanewise(ADD, ax2.lanewise(ADD, ay2).lanewise(ADD, az2))
          .compare(LE, ALL_LARGEST_7, VectorMask.fromLong(FLOATS, (allHalfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(bU.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_U + k))).intoArray(floatRows,
          ROW_EX + k);
      FLOAT_VECTOR.cast(bV.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_V + k))).intoArray(floatRows,
          ROW_EY + k);
      FLOAT_VECTOR.cast(bW.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_W + k))).intoArray(floatRows,
          ROW_EZ + k);
      FLOAT_VECTOR.cast(cU.lanewise(SUB, bU)).intoArray(floatRows, ROW_FX + k);
    }
    return validBits;
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cV = fromArray(FLOATS, floatRows, ROW_C_V + k);
      FloatVector fy = cV.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B_V + k));
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      FloatVector cW = fromArray(FLOATS, floatRows, ROW_C_W + k);
      FloatVector fz = cW.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B_W + k));
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_A_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_C_U + k))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_A_V + k).lanewise(SUB, cV)).intoArray(floatRows,
          ROW_GY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_A_W + k).lanewise(SUB, cW)).intoArray(floatRows,
          ROW_GZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector product = ez.lanewise(MUL, fy);
      FloatVector rounded = ez.lanewise(NEG).lanewise(FMA, fy, product);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ey.lanewise(FMA, fz, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_NORMAL_X + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector product2 = ex.lanewise(MUL, fz);
      FloatVector rounded2 = ex.lanewise(NEG).lanewise(FMA, fz, product2);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(ez.lanewise(FMA, fx, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_NORMAL_Y + k);
      FloatVector product3 = ey.lanewise(MUL, fx);
      FloatVector rounded3 = ey.lanewise(NEG).lanewise(FMA, fx, product3);
      FLOAT_VECTOR.cast(ex.lanewise(FMA, fy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_NORMAL_Z + k);
    }
  }

  private static void floats17(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector aU = fromArray(FLOATS, floatRows, ROW_A_U + k);
      FloatVector bU = fromArray(FLOATS, floatRows, ROW_B_U + k);
      // a < b ? a : b
      FloatVector low = bU.blend(aU, aU.compare(LT, bU));
      FloatVector cU = fromArray(FLOATS, floatRows, ROW_C_U + k);
      // c < low ? c : low
      FloatVector least = low.blend(cU, cU.compare(LT, low));
      FLOAT_VECTOR.cast(least).intoArray(floatRows, ROW_LEAST + k);
      // a > b ? a : b
      FloatVector high = bU.blend(aU, aU.compare(GT, bU));
      // c > high ? c : high
      FloatVector most = high.blend(cU, cU.compare(GT, high));
      FLOAT_VECTOR.cast(most).intoArray(floatRows, ROW_MOST + k);
      FloatVector difference = least.lanewise(SUB, fromArray(FLOATS, halfXs, i));
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_MIN + k).lanewise(SUB, most);
      // isAhead(near, far, least, most) ? least - far : near - most
      FLOAT_VECTOR.cast(difference2.blend(difference, difference.compare(GE, difference2))).intoArray(
          floatRows, ROW_OF_FACE + k);
      FloatVector aV = fromArray(FLOATS, floatRows, ROW_A_V + k);
      FloatVector bV = fromArray(FLOATS, floatRows, ROW_B_V + k);
      // a < b ? a : b
      FloatVector low2 = bV.blend(aV, aV.compare(LT, bV));
      FloatVector cV = fromArray(FLOATS, floatRows, ROW_C_V + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low2.blend(cV, cV.compare(LT, low2))).intoArray(floatRows, ROW_LEAST2 + k);
    }
  }

  private static void floats18(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfYs = columns1[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector aV = fromArray(FLOATS, floatRows, ROW_A_V + k);
      FloatVector bV = fromArray(FLOATS, floatRows, ROW_B_V + k);
      // a > b ? a : b
      FloatVector high = bV.blend(aV, aV.compare(GT, bV));
      FloatVector cV = fromArray(FLOATS, floatRows, ROW_C_V + k);
      // c > high ? c : high
      FloatVector most = high.blend(cV, cV.compare(GT, high));
      FLOAT_VECTOR.cast(most).intoArray(floatRows, ROW_MOST2 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_LEAST2 + k)
          .lanewise(SUB, fromArray(FLOATS, halfYs, i));
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k).lanewise(SUB, most);
      // isAhead(near, far, least, most) ? least - far : near - most
      FloatVector next = difference2.blend(difference, difference.compare(GE, difference2));
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 1 : face
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, nextGreaterOfFace)).intoArray(floatRows, ROW_FACE + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace.blend(next, nextGreaterOfFace)).intoArray(floatRows, ROW_OF_FACE2 + k);
      FloatVector aW = fromArray(FLOATS, floatRows, ROW_A_W + k);
      FloatVector bW = fromArray(FLOATS, floatRows, ROW_B_W + k);
      // a < b ? a : b
      FloatVector low = bW.blend(aW, aW.compare(LT, bW));
      FloatVector cW = fromArray(FLOATS, floatRows, ROW_C_W + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low.blend(cW, cW.compare(LT, low))).intoArray(floatRows, ROW_LEAST3 + k);
      // a > b ? a : b
      FloatVector high2 = bW.blend(aW, aW.compare(GT, bW));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high2.blend(cW, cW.compare(GT, high2))).intoArray(floatRows, ROW_MOST3 + k);
    }
  }

  private static void floats19(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_LEAST3 + k).lanewise(SUB, halfZ);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      FloatVector difference2 = min.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MOST3 + k));
      // isAhead(near, far, least, most) ? least - far : near - most
      FloatVector next = difference2.blend(difference, difference.compare(GE, difference2));
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE2 + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 2 : face
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE + k).blend(ALL_TWO, nextGreaterOfFace)).intoArray(
          floatRows, ROW_FACE2 + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace.blend(next, nextGreaterOfFace)).intoArray(floatRows, ROW_OF_FACE3 + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      VectorMask<Float> normalXGreaterZero = normalX.compare(GT, ALL_ZERO);
      FloatVector product = normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN + k));
      FloatVector product2 = normalX.lanewise(MUL, fromArray(FLOATS, halfXs, i));
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      VectorMask<Float> normalYGreaterZero = normalY.compare(GT, ALL_ZERO);
      FloatVector product3 = normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      FloatVector product4 = normalY.lanewise(MUL, fromArray(FLOATS, halfYs, i));
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      VectorMask<Float> normalZGreaterZero = normalZ.compare(GT, ALL_ZERO);
      FloatVector product5 = normalZ.lanewise(MUL, min);
      FloatVector product6 = normalZ.lanewise(MUL, halfZ);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, normalXGreaterZero)
          .lanewise(ADD, product4.blend(product3, normalYGreaterZero))
          .lanewise(ADD, product6.blend(product5, normalZGreaterZero))).intoArray(floatRows, ROW_NEAR + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, normalXGreaterZero)
          .lanewise(ADD, product3.blend(product4, normalYGreaterZero))
          .lanewise(ADD, product5.blend(product6, normalZGreaterZero))).intoArray(floatRows, ROW_FAR + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FLOAT_VECTOR.cast(normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_U + k))
          .lanewise(ADD, normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_V + k)))
          .lanewise(ADD, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_W + k)))).intoArray(
          floatRows, ROW_A + k);
      FLOAT_VECTOR.cast(normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_U + k))
          .lanewise(ADD, normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_V + k)))
          .lanewise(ADD, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_W + k)))).intoArray(
          floatRows, ROW_B + k);
      FLOAT_VECTOR.cast(normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_U + k))
          .lanewise(ADD, normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_V + k)))).intoArray(
          floatRows, ROW_SUM10 + k);
    }
  }

  private static long floats21(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long lengthGreaterShortestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector c = fromArray(FLOATS, floatRows, ROW_SUM10 + k)
          .lanewise(ADD, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_W + k)));
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector ax = normalX.lanewise(ABS);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector ay = normalY.lanewise(ABS);
      FloatVector az = normalZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(normalX.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(normalY.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(normalZ.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = largest.lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT));
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      lengthGreaterShortestBits |= length.compare(GT, ALL_SHORTEST).toLong() << k;
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // c < low ? c : low
      FloatVector least = low.blend(c, c.compare(LT, low));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      // c > high ? c : high
      FloatVector most2 = high.blend(c, c.compare(GT, high));
      FloatVector difference = least.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR + k));
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_NEAR + k).lanewise(SUB, most2);
      // isAhead(near, far, least, most) ? least - far : near - most
      FLOAT_VECTOR.cast(difference2.blend(difference, difference.compare(GE, difference2))).intoArray(
          floatRows, ROW_DIFFERENCE_OR_DIFFERENCE + k);
    }
    return lengthGreaterShortestBits;
  }

  private static void floats22(float[] floatRows, long lengthGreaterShortestBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // length > SHORTEST ? gap(near, far, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c)) / length
      // : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE_OR_DIFFERENCE + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LENGTH + k)),
          VectorMask.fromLong(FLOATS, (lengthGreaterShortestBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_NEXT + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_AX3 + k);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_AY3 + k);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      FloatVector ax3 = fromArray(FLOATS, floatRows, ROW_AX4 + k);
      FloatVector ay3 = fromArray(FLOATS, floatRows, ROW_AY4 + k);
      // ax > ay ? ax : ay
      FloatVector most3 = ay3.blend(ax3, ax3.compare(GT, ay3));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_AZ3 + k);
      FloatVector az3 = fromArray(FLOATS, floatRows, ROW_AZ4 + k);
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))
          .lanewise(ADD, az2.blend(most2, most2.compare(GT, az2))
          .lanewise(ADD, az3.blend(most3, most3.compare(GT, az3))))).intoArray(floatRows, ROW_FAR2 + k);
    }
  }

  private static long floats23(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_EX + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_EZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector mostOrAz = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(mostOrAz).intoArray(floatRows, ROW_MOST_OR_AZ + k);
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_FX + k).lanewise(ABS);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_FY + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_FZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FloatVector length = mostOrAz.lanewise(ADD, az2.blend(most2, most2.compare(GT, az2)));
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH2 + k);
      VectorMask<Float> isFace = fromArray(FLOATS, floatRows, ROW_NEXT + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_OF_FACE3 + k));
      // length > 0 ? length(nx, ny, nz) / length : 0
      isFace = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_LENGTH + k).lanewise(DIV, length), length
          .compare(GT, ALL_ZERO)).compare(GT, ALL_ROUNDING
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FAR2 + k).lanewise(ADD, ALL_ZERO)), isFace);
      isFaceBits |= isFace.toLong() << k;
    }
    return isFaceBits;
  }

  private static void floats24(float[][] columns1, int from1, float[] floatRows, long isFaceBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> isFace = VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES);
      // isFace ? 3 : face
      FloatVector face = fromArray(FLOATS, floatRows, ROW_FACE2 + k).blend(ALL_C3_00, isFace);
      // isFace ? next : ofFace
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT + k), isFace)).intoArray(floatRows, ROW_OF_FACE4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfYs, i)).intoArray(floatRows, ROW_HALF_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, i)).intoArray(floatRows, ROW_HALF_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, i)).intoArray(floatRows, ROW_HALF_X + k);
      VectorMask<Float> faceIsC3_00 = face.compare(EQ, ALL_C3_00);
      // face == 0 ? 1 : face == 3 ? normalX : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ZERO))).intoArray(floatRows, ROW_DX + k);
      // face == 1 ? 1 : face == 3 ? normalY : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ONE))).intoArray(floatRows, ROW_DY + k);
      // face == 2 ? 1 : face == 3 ? normalZ : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_TWO))).intoArray(floatRows, ROW_DZ + k);
    }
  }

  private static void floats25(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      VectorMask<Float> dxGreaterZero = dx.compare(GT, ALL_ZERO);
      FloatVector product = dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN + k));
      FloatVector product2 = dx.lanewise(MUL, fromArray(FLOATS, halfXs, i));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      VectorMask<Float> dyGreaterZero = dy.compare(GT, ALL_ZERO);
      FloatVector product3 = dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      FloatVector product4 = dy.lanewise(MUL, fromArray(FLOATS, halfYs, i));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      VectorMask<Float> dzGreaterZero = dz.compare(GT, ALL_ZERO);
      FloatVector product5 = dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      FloatVector product6 = dz.lanewise(MUL, fromArray(FLOATS, halfZs, i));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, dxGreaterZero)
          .lanewise(ADD, product4.blend(product3, dyGreaterZero))
          .lanewise(ADD, product6.blend(product5, dzGreaterZero))).intoArray(floatRows, ROW_NEAR2 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, dxGreaterZero)
          .lanewise(ADD, product3.blend(product4, dyGreaterZero))
          .lanewise(ADD, product5.blend(product6, dzGreaterZero))).intoArray(floatRows, ROW_FAR3 + k);
    }
  }

  private static void floats26(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector a = dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_U + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_V + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_W + k)));
      FloatVector b = dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_U + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_V + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_W + k)));
      FloatVector c = dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_U + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_V + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_W + k)));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // c < low ? c : low
      FloatVector least = low.blend(c, c.compare(LT, low));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high.blend(c, c.compare(GT, high))).intoArray(floatRows, ROW_MOST4 + k);
      FLOAT_VECTOR.cast(least.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR3 + k))).intoArray(floatRows,
          ROW_DIFFERENCE5 + k);
    }
  }

  private static long floats27(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long faceAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      faceAheadBits |= fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_NEAR2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MOST4 + k))).toLong() << k;
    }
    return faceAheadBits;
  }

  private static long floats28(float[] floatRows, long faceAheadBits) {
    if (floatRows == null) {
      return 0;
    }
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> faceAhead = VectorMask.fromLong(FLOATS, (faceAheadBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      // faceAhead ? dx : -dx
      FloatVector component = dx.lanewise(NEG).blend(dx, faceAhead);
      FloatVector ax = dx.lanewise(ABS);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector ay = dy.lanewise(ABS);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector az = dz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      largestGreaterZeroBits |= largestGreaterZero.toLong() << k;
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(dx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(dy.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(dz.lanewise(DIV, largest), largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_X + k);
      // faceAhead ? dy : -dy
      FloatVector component2 = dy.lanewise(NEG).blend(dy, faceAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Y + k);
      // faceAhead ? dz : -dz
      FloatVector component3 = dz.lanewise(NEG).blend(dz, faceAhead);
      FLOAT_VECTOR.cast(component3.lanewise(DIV, largest).lanewise(DIV, parts)).intoArray(floatRows,
          ROW_QUOTIENT + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats29(float[][] columns1, int from1, float[] floatRows, long largestGreaterZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT + k).lanewise(ADD, ALL_ZERO),
          VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_FACE_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, i).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN + k))
          .lanewise(ADD, fromArray(FLOATS, halfYs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN2 + k)))
          .lanewise(ADD, fromArray(FLOATS, halfZs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN3 + k)))).intoArray(floatRows, ROW_BOX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MOST + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LEAST + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MOST2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LEAST2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MOST3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LEAST3 + k)))).intoArray(floatRows, ROW_TRIANGLE + k);
    }
  }

  private static void floats30(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector box = fromArray(FLOATS, floatRows, ROW_BOX + k);
      FloatVector triangle = fromArray(FLOATS, floatRows, ROW_TRIANGLE + k);
      // box < triangle ? box : triangle
      FloatVector small = ALL_HALF.lanewise(MUL, triangle.blend(box, box.compare(LT, triangle)));
      FloatVector size = ALL_HALF.lanewise(MUL, box).lanewise(ADD, triangle);
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE4 + k);
      FloatVector absOfFace = ofFace.lanewise(ABS);
      FLOAT_VECTOR.cast(absOfFace).intoArray(floatRows, ROW_ABS_OF_FACE + k);
      FLOAT_VECTOR.cast(ofFace.lanewise(ADD, ALL_BIAS.lanewise(MUL, small)
          .lanewise(ADD, ALL_ROUNDING.lanewise(MUL, size.lanewise(ADD, absOfFace))))).intoArray(floatRows,
          ROW_SUM11 + k);
    }
  }

  private static long floats31(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] qws = columns1[9];
    long isXBits = 0;
    long isYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, i).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector absFaceX = faceX.lanewise(ABS);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector absFaceY = faceY.lanewise(ABS);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FloatVector absFaceZ = faceZ.lanewise(ABS);
      VectorMask<Float> isX = absFaceX.compare(GE, absFaceY);
      isX = absFaceX.compare(GE, absFaceZ, isX);
      isXBits |= isX.toLong() << k;
      VectorMask<Float> isY = absFaceY.compare(GE, absFaceZ, isX.not());
      isYBits |= isY.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(faceX.blend(faceZ, isY).blend(faceY, isX)).intoArray(floatRows, ROW_NU + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(faceY.blend(faceX, isY).blend(faceZ, isX)).intoArray(floatRows, ROW_NV + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(faceZ.blend(faceY, isY).blend(faceX, isX)).intoArray(floatRows, ROW_NW + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIN + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN3 + k), isY)).intoArray(floatRows, ROW_MIN_OR_MIN + k);
    }
    bits[0] = isYBits;
    return isXBits;
  }

  private static long floats32(float[][] columns1, int from1, float[] floatRows, long isXBits, long isYBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long upper1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIN_OR_MIN + k).blend(min, isX)).intoArray(floatRows,
          ROW_LOW_U + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfX.blend(halfZ, isY).blend(halfY, isX)).intoArray(floatRows, ROW_HIGH_U + k);
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      FloatVector min3 = fromArray(FLOATS, floatRows, ROW_MIN + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(min.blend(min3, isY).blend(min2, isX)).intoArray(floatRows, ROW_LOW_V + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfY.blend(halfX, isY).blend(halfZ, isX)).intoArray(floatRows, ROW_HIGH_V + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      VectorMask<Float> upper1 = nw.compare(GT, ALL_ZERO);
      upper1Bits |= upper1.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? FaceAxes.third(isX, isY, highX, highY, highZ) :
      // FaceAxes.third(isX, isY, lowX, lowY, lowZ)
      FloatVector plane = min2.blend(min, isY).blend(min3, isX)
          .blend(halfZ.blend(halfY, isY).blend(halfX, isX), upper1);
      FLOAT_VECTOR.cast(plane).intoArray(floatRows, ROW_PLANE + k);
      FloatVector aU = fromArray(FLOATS, floatRows, ROW_A_U + k);
      FloatVector aV = fromArray(FLOATS, floatRows, ROW_A_V + k);
      FloatVector aW = fromArray(FLOATS, floatRows, ROW_A_W + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(plane.lanewise(SUB, aW.blend(aV, isY).blend(aU, isX)).lanewise(DIV, nw)).intoArray(
          floatRows, ROW_A_DEEP + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(aU.blend(aW, isY).blend(aV, isX)).intoArray(floatRows, ROW_A_VOR_AWOR_AU + k);
    }
    return upper1Bits;
  }

  private static void floats33(float[] floatRows, long isYBits, long isXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector aDeep = fromArray(FLOATS, floatRows, ROW_A_DEEP + k);
      FloatVector nu = fromArray(FLOATS, floatRows, ROW_NU + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_A_VOR_AWOR_AU + k)
          .lanewise(ADD, aDeep.lanewise(MUL, nu))).intoArray(floatRows, ROW_A_U2 + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector aW = fromArray(FLOATS, floatRows, ROW_A_W + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector aU = fromArray(FLOATS, floatRows, ROW_A_U + k);
      FloatVector aV = fromArray(FLOATS, floatRows, ROW_A_V + k);
      FloatVector nv = fromArray(FLOATS, floatRows, ROW_NV + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(aV.blend(aU, isY).blend(aW, isX).lanewise(ADD, aDeep.lanewise(MUL, nv))).intoArray(
          floatRows, ROW_A_V2 + k);
      FloatVector plane = fromArray(FLOATS, floatRows, ROW_PLANE + k);
      FloatVector bU = fromArray(FLOATS, floatRows, ROW_B_U + k);
      FloatVector bV = fromArray(FLOATS, floatRows, ROW_B_V + k);
      FloatVector bW = fromArray(FLOATS, floatRows, ROW_B_W + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector bDeep = plane.lanewise(SUB, bW.blend(bV, isY).blend(bU, isX)).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(bDeep).intoArray(floatRows, ROW_B_DEEP + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(bU.blend(bW, isY).blend(bV, isX).lanewise(ADD, bDeep.lanewise(MUL, nu))).intoArray(
          floatRows, ROW_B_U2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(bV.blend(bU, isY).blend(bW, isX).lanewise(ADD, bDeep.lanewise(MUL, nv))).intoArray(
          floatRows, ROW_B_V2 + k);
      FloatVector cU = fromArray(FLOATS, floatRows, ROW_C_U + k);
      FloatVector cV = fromArray(FLOATS, floatRows, ROW_C_V + k);
      FloatVector cW = fromArray(FLOATS, floatRows, ROW_C_W + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector cDeep = plane.lanewise(SUB, cW.blend(cV, isY).blend(cU, isX)).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(cDeep).intoArray(floatRows, ROW_C_DEEP + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(cU.blend(cW, isY).blend(cV, isX).lanewise(ADD, cDeep.lanewise(MUL, nu))).intoArray(
          floatRows, ROW_C_U2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(cV.blend(cU, isY).blend(cW, isX).lanewise(ADD, cDeep.lanewise(MUL, nv))).intoArray(
          floatRows, ROW_C_V2 + k);
      FLOAT_VECTOR.cast(cU.lanewise(SUB, aU)).intoArray(floatRows, ROW_DX2 + k);
      FLOAT_VECTOR.cast(cV.lanewise(SUB, aV)).intoArray(floatRows, ROW_DY2 + k);
      FLOAT_VECTOR.cast(cW.lanewise(SUB, aW)).intoArray(floatRows, ROW_DZ2 + k);
    }
  }

  private static void floats34(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_DX2 + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_DY2 + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_DZ2 + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector size = fromArray(FLOATS, floatRows, ROW_MOST_OR_AZ + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)));
      FloatVector sum = size.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_A_U2 + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_A_V2 + k).lanewise(ABS)));
      FLOAT_VECTOR.cast(sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_OF_FACE + k))).intoArray(
          floatRows, ROW_SUM12 + k);
    }
  }

  private static void floats35(float[] floatRows, long isYBits, long isXBits, long upper1Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_ROUNDING.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM12 + k))).intoArray(
          floatRows, ROW_SLACK + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ALL_ONE.blend(ALL_C16_0, isY)
          .blend(ALL_FIRST_PRODUCT, isX))).intoArray(floatRows, ROW_OF_U + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ALL_FIRST_PRODUCT.blend(ALL_ONE, isY)
          .blend(ALL_C16_0, isX))).intoArray(floatRows, ROW_OF_V + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector axis1 = ALL_TWO.blend(ALL_ONE, isY).blend(ALL_ZERO, isX);
      VectorMask<Float> upper1 = VectorMask.fromLong(FLOATS, (upper1Bits >>> k) & WideLanes.FLOAT_LANES);
      // upper1 ? 1 : 0
      FloatVector first2 = ALL_TWO.lanewise(MUL, axis1).lanewise(ADD, ALL_ZERO.blend(ALL_ONE, upper1));
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? 2 : 1
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ALL_C16_0.blend(ALL_FIRST_PRODUCT, isY).blend(ALL_ONE, isX)
          .lanewise(MUL, ALL_ONE.blend(ALL_TWO, upper1)))
          .lanewise(ADD, ALL_C4_10E_03.lanewise(MUL, ALL_C6_00.lanewise(MUL, first2).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, ALL_ONE)))).intoArray(floatRows, ROW_OF_FACE5 + k);
    }
  }

  private static void floats36(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector aU = fromArray(FLOATS, floatRows, ROW_A_U2 + k);
      FloatVector bU = fromArray(FLOATS, floatRows, ROW_B_U2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, aU.lanewise(ADD, bU))).intoArray(floatRows, ROW_MID_U0 + k);
      FloatVector aV = fromArray(FLOATS, floatRows, ROW_A_V2 + k);
      FloatVector bV = fromArray(FLOATS, floatRows, ROW_B_V2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, aV.lanewise(ADD, bV))).intoArray(floatRows, ROW_MID_V0 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_B_DEEP + k)))).intoArray(floatRows,
          ROW_MID_DEEP0 + k);
      FloatVector u1 = bU.lanewise(SUB, aU);
      FLOAT_VECTOR.cast(u1).intoArray(floatRows, ROW_U1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, u1)).intoArray(floatRows, ROW_HALF_U0 + k);
      FLOAT_VECTOR.cast(bV.lanewise(SUB, aV)).intoArray(floatRows, ROW_V1 + k);
    }
  }

  private static long floats37(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long halfU0GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k))).intoArray(floatRows,
          ROW_HALF_V0 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_B_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_DEEP + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference)).intoArray(floatRows, ROW_HALF_DEEP0 + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, slack);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH_U + k).lanewise(ADD, slack);
      FLOAT_VECTOR.cast(high).intoArray(floatRows, ROW_HIGH + k);
      FloatVector halfU0 = fromArray(FLOATS, floatRows, ROW_HALF_U0 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfU0);
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      FloatVector atLow = low.lanewise(SUB, midU0).lanewise(MUL, inverse);
      FloatVector atHigh = high.lanewise(SUB, midU0).lanewise(MUL, inverse);
      VectorMask<Float> absHalfU0GreaterShortest = halfU0.lanewise(ABS).compare(GT, ALL_SHORTEST_19);
      VectorMask<Float> halfU0GreaterZero = halfU0.compare(GT, ALL_ZERO);
      halfU0GreaterZeroBits |= halfU0GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidU0 = low.compare(LE, midU0);
      allLowAtMostMidU0 = midU0.compare(LE, high, allLowAtMostMidU0);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU0)
          .blend(atHigh.blend(atLow, halfU0GreaterZero), absHalfU0GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU0)
          .blend(atLow.blend(atHigh, halfU0GreaterZero), absHalfU0GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U0 + k);
    }
    return halfU0GreaterZeroBits;
  }

  private static long floats38(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long halfV0GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, slack);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW2 + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH_V + k).lanewise(ADD, slack);
      FLOAT_VECTOR.cast(high).intoArray(floatRows, ROW_HIGH2 + k);
      FloatVector halfV0 = fromArray(FLOATS, floatRows, ROW_HALF_V0 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfV0);
      FloatVector midV0 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k);
      FloatVector atLow = low.lanewise(SUB, midV0).lanewise(MUL, inverse);
      FloatVector atHigh = high.lanewise(SUB, midV0).lanewise(MUL, inverse);
      VectorMask<Float> absHalfV0GreaterShortest = halfV0.lanewise(ABS).compare(GT, ALL_SHORTEST_19);
      VectorMask<Float> halfV0GreaterZero = halfV0.compare(GT, ALL_ZERO);
      halfV0GreaterZeroBits |= halfV0GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidV0 = low.compare(LE, midV0);
      allLowAtMostMidV0 = midV0.compare(LE, high, allLowAtMostMidV0);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV0)
          .blend(atHigh.blend(atLow, halfV0GreaterZero), absHalfV0GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV0)
          .blend(atLow.blend(atHigh, halfV0GreaterZero), absHalfV0GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V0 + k);
    }
    return halfV0GreaterZeroBits;
  }

  private static long floats39(float[] floatRows, long[] bits, long halfU0GreaterZeroBits,
      long halfV0GreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isEnd0Bits = 0;
    long first0AtMostMinusOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU0 = fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k);
      FloatVector entersV0 = fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV0.blend(entersU0, entersU0.compare(GT, entersV0));
      // t > -1 ? t : -1
      FloatVector first0 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FloatVector leavesU0 = fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k);
      FloatVector leavesV0 = fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV0.blend(leavesU0, leavesU0.compare(LT, leavesV0));
      // t < 1 ? t : 1
      FloatVector last0 = ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE));
      FLOAT_VECTOR.cast(last0).intoArray(floatRows, ROW_LAST0 + k);
      VectorMask<Float> isStart0 = first0.compare(LE, last0);
      VectorMask<Float> isEnd0 = first0.compare(LT, last0);
      isEnd0 = last0.compare(LT, ALL_ONE, isEnd0);
      isEnd0Bits |= isEnd0.toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_U0 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START0_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_V0 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START0_V + k);
      // isStart0 ? midDeep0 + first0 * halfDeep0 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_DEEP0 + k))),
          isStart0)).intoArray(floatRows, ROW_START0_DEEP + k);
      first0AtMostMinusOneBits |= first0.compare(LE, ALL_MINUS_ONE).toLong() << k;
      // d > 0 ? 1 : 2; entersU0 >= entersV0 ? ofU * FacePoints.side(halfU0) : ofV * FacePoints.side(halfV0)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (halfV0GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .blend(fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (halfU0GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))), entersU0
          .compare(GE, entersV0))).intoArray(floatRows, ROW_PRODUCT_OR_PRODUCT + k);
    }
    bits[0] = first0AtMostMinusOneBits;
    return isEnd0Bits;
  }

  private static long floats40(float[] floatRows, long first0AtMostMinusOneBits, long isEnd0Bits) {
    if (floatRows == null) {
      return 0;
    }
    long leavesU0AtMostLeavesV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // first0 <= -1 ? 1 : 3 + (entersU0 >= entersV0 ? ofU * FacePoints.side(halfU0) : ofV *
      // FacePoints.side(halfV0))
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_C3_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT + k))
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (first0AtMostMinusOneBits >>> k)
          & WideLanes.FLOAT_LANES)))).intoArray(floatRows, ROW_START0_FEATURE + k);
      FloatVector last0 = fromArray(FLOATS, floatRows, ROW_LAST0 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_U0 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END0_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_V0 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_END0_V + k);
      // isEnd0 ? midDeep0 + last0 * halfDeep0 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_DEEP0 + k))),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END0_DEEP + k);
      leavesU0AtMostLeavesV0Bits |= fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k)).toLong() << k;
    }
    return leavesU0AtMostLeavesV0Bits;
  }

  private static void floats41(float[] floatRows, long leavesU0AtMostLeavesV0Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_HALF_U0 + k).lanewise(NEG);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_HALF_V0 + k).lanewise(NEG);
      // d > 0 ? 1 : 2; leavesU0 <= leavesV0 ? ofU * FacePoints.side(-halfU0) : ofV * FacePoints.side(-halfV0)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_C3_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d2.compare(GT, ALL_ZERO)))
          .blend(fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO))),
          VectorMask.fromLong(FLOATS, (leavesU0AtMostLeavesV0Bits >>> k) & WideLanes.FLOAT_LANES))))).intoArray(
          floatRows, ROW_END0_FEATURE + k);
    }
  }

  private static void floats42(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bU = fromArray(FLOATS, floatRows, ROW_B_U2 + k);
      FloatVector cU = fromArray(FLOATS, floatRows, ROW_C_U2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bU.lanewise(ADD, cU))).intoArray(floatRows, ROW_MID_U1 + k);
      FloatVector bV = fromArray(FLOATS, floatRows, ROW_B_V2 + k);
      FloatVector cV = fromArray(FLOATS, floatRows, ROW_C_V2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bV.lanewise(ADD, cV))).intoArray(floatRows, ROW_MID_V1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_C_DEEP + k)))).intoArray(floatRows,
          ROW_MID_DEEP1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cU.lanewise(SUB, bU))).intoArray(floatRows, ROW_HALF_U1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cV.lanewise(SUB, bV))).intoArray(floatRows, ROW_HALF_V1 + k);
    }
  }

  private static long floats43(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long halfU1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_B_DEEP + k)))).intoArray(floatRows,
          ROW_HALF_DEEP1 + k);
      FloatVector halfU1 = fromArray(FLOATS, floatRows, ROW_HALF_U1 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfU1);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midU1 = fromArray(FLOATS, floatRows, ROW_MID_U1 + k);
      FloatVector atLow = low.lanewise(SUB, midU1).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      FloatVector atHigh = high.lanewise(SUB, midU1).lanewise(MUL, inverse);
      VectorMask<Float> absHalfU1GreaterShortest = halfU1.lanewise(ABS).compare(GT, ALL_SHORTEST_19);
      VectorMask<Float> halfU1GreaterZero = halfU1.compare(GT, ALL_ZERO);
      halfU1GreaterZeroBits |= halfU1GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidU1 = low.compare(LE, midU1);
      allLowAtMostMidU1 = midU1.compare(LE, high, allLowAtMostMidU1);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU1)
          .blend(atHigh.blend(atLow, halfU1GreaterZero), absHalfU1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU1)
          .blend(atLow.blend(atHigh, halfU1GreaterZero), absHalfU1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U1 + k);
    }
    return halfU1GreaterZeroBits;
  }

  private static long floats44(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long halfV1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfV1 = fromArray(FLOATS, floatRows, ROW_HALF_V1 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfV1);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector midV1 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k);
      FloatVector atLow = low.lanewise(SUB, midV1).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh = high.lanewise(SUB, midV1).lanewise(MUL, inverse);
      VectorMask<Float> absHalfV1GreaterShortest = halfV1.lanewise(ABS).compare(GT, ALL_SHORTEST_19);
      VectorMask<Float> halfV1GreaterZero = halfV1.compare(GT, ALL_ZERO);
      halfV1GreaterZeroBits |= halfV1GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidV1 = low.compare(LE, midV1);
      allLowAtMostMidV1 = midV1.compare(LE, high, allLowAtMostMidV1);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FloatVector entersV1 = ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV1)
          .blend(atHigh.blend(atLow, halfV1GreaterZero), absHalfV1GreaterShortest);
      FLOAT_VECTOR.cast(entersV1).intoArray(floatRows, ROW_ENTERS_V1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV1)
          .blend(atLow.blend(atHigh, halfV1GreaterZero), absHalfV1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V1 + k);
      FloatVector entersU1 = fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV1.blend(entersU1, entersU1.compare(GT, entersV1));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST1 + k);
    }
    return halfV1GreaterZeroBits;
  }

  private static long floats45(float[] floatRows, long halfU1GreaterZeroBits, long halfV1GreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isEnd1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector leavesU1 = fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k);
      FloatVector leavesV1 = fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t = leavesV1.blend(leavesU1, leavesU1.compare(LT, leavesV1));
      // t < 1 ? t : 1
      FloatVector last1 = ALL_ONE.blend(t, t.compare(LT, ALL_ONE));
      FLOAT_VECTOR.cast(last1).intoArray(floatRows, ROW_LAST1 + k);
      FloatVector first1 = fromArray(FLOATS, floatRows, ROW_FIRST1 + k);
      VectorMask<Float> isStart1 = first1.compare(LE, last1);
      VectorMask<Float> isEnd1 = first1.compare(LT, last1);
      isEnd1 = last1.compare(LT, ALL_ONE, isEnd1);
      isEnd1Bits |= isEnd1.toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START1_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START1_V + k);
      // isStart1 ? midDeep1 + first1 * halfDeep1 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_DEEP1 + k))),
          isStart1)).intoArray(floatRows, ROW_START1_DEEP + k);
      // d > 0 ? 1 : 2; first1 <= -1 ? 2 : 6 + (entersU1 >= entersV1 ? ofU * FacePoints.side(halfU1) : ofV *
      // FacePoints.side(halfV1))
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_C6_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (halfV1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .blend(fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (halfU1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k))))
          .blend(ALL_TWO, first1.compare(LE, ALL_MINUS_ONE)))).intoArray(floatRows, ROW_START1_FEATURE + k);
    }
    return isEnd1Bits;
  }

  private static long floats46(float[] floatRows, long isEnd1Bits) {
    if (floatRows == null) {
      return 0;
    }
    long leavesU1AtMostLeavesV1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector last1 = fromArray(FLOATS, floatRows, ROW_LAST1 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U1 + k)
          .lanewise(ADD, last1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END1_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k)
          .lanewise(ADD, last1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_END1_V + k);
      // isEnd1 ? midDeep1 + last1 * halfDeep1 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k)
          .lanewise(ADD, last1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_DEEP1 + k))),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END1_DEEP + k);
      leavesU1AtMostLeavesV1Bits |= fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k)).toLong() << k;
    }
    return leavesU1AtMostLeavesV1Bits;
  }

  private static void floats47(float[] floatRows, long leavesU1AtMostLeavesV1Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_HALF_U1 + k).lanewise(NEG);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_HALF_V1 + k).lanewise(NEG);
      // d > 0 ? 1 : 2; leavesU1 <= leavesV1 ? ofU * FacePoints.side(-halfU1) : ofV * FacePoints.side(-halfV1)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_C6_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d2.compare(GT, ALL_ZERO)))
          .blend(fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO))),
          VectorMask.fromLong(FLOATS, (leavesU1AtMostLeavesV1Bits >>> k) & WideLanes.FLOAT_LANES))))).intoArray(
          floatRows, ROW_END1_FEATURE + k);
    }
  }

  private static long floats48(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long halfU2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cU = fromArray(FLOATS, floatRows, ROW_C_U2 + k);
      FloatVector aU = fromArray(FLOATS, floatRows, ROW_A_U2 + k);
      FloatVector midU2 = ALL_HALF.lanewise(MUL, cU.lanewise(ADD, aU));
      FLOAT_VECTOR.cast(midU2).intoArray(floatRows, ROW_MID_U2 + k);
      FloatVector cV = fromArray(FLOATS, floatRows, ROW_C_V2 + k);
      FloatVector aV = fromArray(FLOATS, floatRows, ROW_A_V2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cV.lanewise(ADD, aV))).intoArray(floatRows, ROW_MID_V2 + k);
      FloatVector cDeep = fromArray(FLOATS, floatRows, ROW_C_DEEP + k);
      FloatVector aDeep = fromArray(FLOATS, floatRows, ROW_A_DEEP + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cDeep.lanewise(ADD, aDeep))).intoArray(floatRows,
          ROW_MID_DEEP2 + k);
      FloatVector halfU2 = ALL_HALF.lanewise(MUL, aU.lanewise(SUB, cU));
      FLOAT_VECTOR.cast(halfU2).intoArray(floatRows, ROW_HALF_U2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, aV.lanewise(SUB, cV))).intoArray(floatRows, ROW_HALF_V2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, aDeep.lanewise(SUB, cDeep))).intoArray(floatRows,
          ROW_HALF_DEEP2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfU2);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector atLow = low.lanewise(SUB, midU2).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      FloatVector atHigh = high.lanewise(SUB, midU2).lanewise(MUL, inverse);
      VectorMask<Float> absHalfU2GreaterShortest = halfU2.lanewise(ABS).compare(GT, ALL_SHORTEST_19);
      VectorMask<Float> halfU2GreaterZero = halfU2.compare(GT, ALL_ZERO);
      halfU2GreaterZeroBits |= halfU2GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidU2 = low.compare(LE, midU2);
      allLowAtMostMidU2 = midU2.compare(LE, high, allLowAtMostMidU2);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU2)
          .blend(atHigh.blend(atLow, halfU2GreaterZero), absHalfU2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU2)
          .blend(atLow.blend(atHigh, halfU2GreaterZero), absHalfU2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U2 + k);
    }
    return halfU2GreaterZeroBits;
  }

  private static long floats49(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long halfV2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfV2 = fromArray(FLOATS, floatRows, ROW_HALF_V2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfV2);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector midV2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k);
      FloatVector atLow = low.lanewise(SUB, midV2).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh = high.lanewise(SUB, midV2).lanewise(MUL, inverse);
      VectorMask<Float> absHalfV2GreaterShortest = halfV2.lanewise(ABS).compare(GT, ALL_SHORTEST_19);
      VectorMask<Float> halfV2GreaterZero = halfV2.compare(GT, ALL_ZERO);
      halfV2GreaterZeroBits |= halfV2GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidV2 = low.compare(LE, midV2);
      allLowAtMostMidV2 = midV2.compare(LE, high, allLowAtMostMidV2);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV2)
          .blend(atHigh.blend(atLow, halfV2GreaterZero), absHalfV2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV2)
          .blend(atLow.blend(atHigh, halfV2GreaterZero), absHalfV2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V2 + k);
    }
    return halfV2GreaterZeroBits;
  }

  private static void floats50(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
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

  private static long floats51(float[] floatRows, long halfU2GreaterZeroBits, long halfV2GreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isEnd2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      FloatVector last2 = fromArray(FLOATS, floatRows, ROW_LAST2 + k);
      VectorMask<Float> isStart2 = first2.compare(LE, last2);
      VectorMask<Float> isEnd2 = first2.compare(LT, last2);
      isEnd2 = last2.compare(LT, ALL_ONE, isEnd2);
      isEnd2Bits |= isEnd2.toLong() << k;
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U2 + k);
      FloatVector halfU2 = fromArray(FLOATS, floatRows, ROW_HALF_U2 + k);
      FloatVector x = midU2.lanewise(ADD, first2.lanewise(MUL, halfU2));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START2_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START2_V + k);
      // isStart2 ? midDeep2 + first2 * halfDeep2 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_DEEP2 + k))),
          isStart2)).intoArray(floatRows, ROW_START2_DEEP + k);
      // d > 0 ? 1 : 2; first2 <= -1 ? 4 : 5 + (entersU2 >= entersV2 ? ofU * FacePoints.side(halfU2) : ofV *
      // FacePoints.side(halfV2))
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_C5_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (halfV2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)))
          .blend(fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (halfU2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k))))
          .blend(ALL_FIRST_PRODUCT, first2.compare(LE, ALL_MINUS_ONE)))).intoArray(floatRows,
          ROW_START2_FEATURE + k);
      FloatVector x3 = midU2.lanewise(ADD, last2.lanewise(MUL, halfU2));
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x3.blend(highU, x3.compare(GT, highU)).blend(lowU, x3.compare(LT, lowU))).intoArray(
          floatRows, ROW_END2_U + k);
    }
    return isEnd2Bits;
  }

  private static void floats52(float[] floatRows, long isEnd2Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector last2 = fromArray(FLOATS, floatRows, ROW_LAST2 + k);
      FloatVector halfV2 = fromArray(FLOATS, floatRows, ROW_HALF_V2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V2 + k).lanewise(ADD, last2.lanewise(MUL, halfV2));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_END2_V + k);
      // isEnd2 ? midDeep2 + last2 * halfDeep2 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HALF_DEEP2 + k))),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END2_DEEP + k);
      FloatVector d = fromArray(FLOATS, floatRows, ROW_HALF_U2 + k).lanewise(NEG);
      FloatVector d2 = halfV2.lanewise(NEG);
      // d > 0 ? 1 : 2; leavesU2 <= leavesV2 ? ofU * FacePoints.side(-halfU2) : ofV * FacePoints.side(-halfV2)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_C5_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d2.compare(GT, ALL_ZERO)))
          .blend(fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO))),
          fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k)))))).intoArray(floatRows,
          ROW_END2_FEATURE + k);
    }
  }

  private static void floats53(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_U2 + k))).intoArray(floatRows, ROW_U + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_V2 + k))).intoArray(floatRows, ROW_V + k);
    }
  }

  private static void floats54(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_C_U2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_U2 + k));
      FLOAT_VECTOR.cast(u2).intoArray(floatRows, ROW_U2 + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_C_V2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_V2 + k));
      FLOAT_VECTOR.cast(v2).intoArray(floatRows, ROW_V2 + k);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_U + k);
      FloatVector product = u.lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      FloatVector product2 = v.lanewise(MUL, u2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT13 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector difference = u1.lanewise(MUL, v2).lanewise(SUB, v1.lanewise(MUL, u2));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FloatVector part1 = product.lanewise(SUB, product2).lanewise(DIV, difference);
      FloatVector product3 = u.lanewise(MUL, v1);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT14 + k);
      FloatVector product4 = v.lanewise(MUL, u1);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT15 + k);
      FloatVector difference2 = u2.lanewise(MUL, v1).lanewise(SUB, v2.lanewise(MUL, u1));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FloatVector part2 = product3.lanewise(SUB, product4).lanewise(DIV, difference2);
      FLOAT_VECTOR.cast(part2).intoArray(floatRows, ROW_PART2 + k);
      FloatVector product5 = part1.lanewise(MUL, u1);
      FloatVector product6 = part2.lanewise(MUL, u2);
      FloatVector u3 = u.lanewise(SUB, product5.lanewise(ADD, product6));
      FloatVector product7 = part1.lanewise(MUL, v1);
      FloatVector product8 = part2.lanewise(MUL, v2);
      FloatVector v3 = v.lanewise(SUB, product7.lanewise(ADD, product8));
      FLOAT_VECTOR.cast(part1.lanewise(ADD, u3.lanewise(MUL, v2).lanewise(SUB, v3.lanewise(MUL, u2))
          .lanewise(DIV, difference))).intoArray(floatRows, ROW_PART1_AT0 + k);
      FloatVector u4 = u.lanewise(SUB, product6.lanewise(ADD, product5));
      FloatVector v4 = v.lanewise(SUB, product8.lanewise(ADD, product7));
      FLOAT_VECTOR.cast(u4.lanewise(MUL, v1).lanewise(SUB, v4.lanewise(MUL, u1))).intoArray(floatRows,
          ROW_DIFFERENCE9 + k);
    }
  }

  private static void floats55(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part2At0 = fromArray(FLOATS, floatRows, ROW_PART2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k)));
      FloatVector part1At0 = fromArray(FLOATS, floatRows, ROW_PART1_AT0 + k);
      VectorMask<Float> isCorner0 = part1At0.compare(GT, ALL_C2_38E_07);
      isCorner0 = part2At0.compare(GT, ALL_C2_38E_07, isCorner0);
      isCorner0 = part1At0.lanewise(ADD, part2At0).compare(LT, ALL_WITHIN, isCorner0);
      FloatVector aDeep = fromArray(FLOATS, floatRows, ROW_A_DEEP + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_C_DEEP + k).lanewise(SUB, aDeep);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      // isCorner0 ? aDeep + (part1At0 * (bDeep - aDeep) + part2At0 * (cDeep - aDeep)) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(aDeep
          .lanewise(ADD, part1At0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k))
          .lanewise(ADD, part2At0.lanewise(MUL, difference))), isCorner0)).intoArray(floatRows,
          ROW_CORNER0_DEEP + k);
    }
  }

  private static void floats56(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_U + k));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(ALL_C7_00.lanewise(ADD, sum
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k)))).intoArray(floatRows,
          ROW_CORNER0_FEATURE + k);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_U2 + k));
      FLOAT_VECTOR.cast(u).intoArray(floatRows, ROW_U3 + k);
      FloatVector product = u.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT16 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k))).intoArray(floatRows,
          ROW_PART1 + k);
    }
  }

  private static void floats57(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u = fromArray(FLOATS, floatRows, ROW_U3 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector product = u.lanewise(MUL, v1);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT17 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k);
      FloatVector part2 = product.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k))
          .lanewise(DIV, difference);
      FloatVector part1 = fromArray(FLOATS, floatRows, ROW_PART1 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector product2 = part1.lanewise(MUL, u1);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product3 = part2.lanewise(MUL, u2);
      FloatVector u3 = u.lanewise(SUB, product2.lanewise(ADD, product3));
      FloatVector product4 = part1.lanewise(MUL, v1);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product5 = part2.lanewise(MUL, v2);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      FloatVector v3 = v.lanewise(SUB, product4.lanewise(ADD, product5));
      FloatVector part1At1 = part1.lanewise(ADD, u3.lanewise(MUL, v2).lanewise(SUB, v3.lanewise(MUL, u2))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k)));
      FloatVector u4 = u.lanewise(SUB, product3.lanewise(ADD, product2));
      FloatVector v4 = v.lanewise(SUB, product5.lanewise(ADD, product4));
      FloatVector part2At1 = part2.lanewise(ADD, u4.lanewise(MUL, v1).lanewise(SUB, v4.lanewise(MUL, u1))
          .lanewise(DIV, difference));
      VectorMask<Float> isCorner1 = part1At1.compare(GT, ALL_C2_38E_07);
      isCorner1 = part2At1.compare(GT, ALL_C2_38E_07, isCorner1);
      isCorner1 = part1At1.lanewise(ADD, part2At1).compare(LT, ALL_WITHIN, isCorner1);
      // isCorner1 ? aDeep + (part1At1 * (bDeep - aDeep) + part2At1 * (cDeep - aDeep)) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_A_DEEP + k)
          .lanewise(ADD, part1At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k))
          .lanewise(ADD, part2At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k)))),
          isCorner1)).intoArray(floatRows, ROW_CORNER1_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE5 + k)
          .lanewise(ADD, ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_U + k)))).intoArray(
          floatRows, ROW_SUM14 + k);
    }
  }

  private static void floats58(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_C7_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM14 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k)))).intoArray(floatRows,
          ROW_CORNER1_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_A_V2 + k))).intoArray(floatRows, ROW_V3 + k);
    }
  }

  private static void floats59(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V3 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product = v.lanewise(MUL, u2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT18 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k);
      FloatVector part1 = fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k).lanewise(SUB, product)
          .lanewise(DIV, difference);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector product2 = v.lanewise(MUL, u1);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT19 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k);
      FloatVector part2 = fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k).lanewise(SUB, product2)
          .lanewise(DIV, difference2);
      FloatVector product3 = part1.lanewise(MUL, u1);
      FloatVector product4 = part2.lanewise(MUL, u2);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_U3 + k);
      FloatVector u3 = u.lanewise(SUB, product3.lanewise(ADD, product4));
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector product5 = part1.lanewise(MUL, v1);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product6 = part2.lanewise(MUL, v2);
      FloatVector v3 = v.lanewise(SUB, product5.lanewise(ADD, product6));
      FLOAT_VECTOR.cast(part1.lanewise(ADD, u3.lanewise(MUL, v2).lanewise(SUB, v3.lanewise(MUL, u2))
          .lanewise(DIV, difference))).intoArray(floatRows, ROW_PART1_AT2 + k);
      FloatVector u4 = u.lanewise(SUB, product4.lanewise(ADD, product3));
      FloatVector v4 = v.lanewise(SUB, product6.lanewise(ADD, product5));
      FLOAT_VECTOR.cast(part2.lanewise(ADD, u4.lanewise(MUL, v1).lanewise(SUB, v4.lanewise(MUL, u1))
          .lanewise(DIV, difference2))).intoArray(floatRows, ROW_PART2_AT2 + k);
    }
  }

  private static void floats60(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part1At2 = fromArray(FLOATS, floatRows, ROW_PART1_AT2 + k);
      VectorMask<Float> isCorner2 = part1At2.compare(GT, ALL_C2_38E_07);
      FloatVector part2At2 = fromArray(FLOATS, floatRows, ROW_PART2_AT2 + k);
      isCorner2 = part2At2.compare(GT, ALL_C2_38E_07, isCorner2);
      isCorner2 = part1At2.lanewise(ADD, part2At2).compare(LT, ALL_WITHIN, isCorner2);
      // isCorner2 ? aDeep + (part1At2 * (bDeep - aDeep) + part2At2 * (cDeep - aDeep)) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_A_DEEP + k)
          .lanewise(ADD, part1At2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k))
          .lanewise(ADD, part2At2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k)))),
          isCorner2)).intoArray(floatRows, ROW_CORNER2_DEEP + k);
      FloatVector product = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_V + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT20 + k);
      FLOAT_VECTOR.cast(ALL_C7_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM14 + k)
          .lanewise(ADD, product))).intoArray(floatRows, ROW_CORNER2_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k))).intoArray(floatRows,
          ROW_PART1_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k))).intoArray(floatRows,
          ROW_DIFFERENCE11 + k);
    }
  }

  private static void floats61(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k);
      FloatVector part2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k).lanewise(DIV, difference);
      FloatVector part1 = fromArray(FLOATS, floatRows, ROW_PART1_2 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector product = part1.lanewise(MUL, u1);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product2 = part2.lanewise(MUL, u2);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_U + k);
      FloatVector u3 = u.lanewise(SUB, product.lanewise(ADD, product2));
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector product3 = part1.lanewise(MUL, v1);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product4 = part2.lanewise(MUL, v2);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V3 + k);
      FloatVector v3 = v.lanewise(SUB, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(part1.lanewise(ADD, u3.lanewise(MUL, v2).lanewise(SUB, v3.lanewise(MUL, u2))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k)))).intoArray(floatRows,
          ROW_PART1_AT3 + k);
      FloatVector u4 = u.lanewise(SUB, product2.lanewise(ADD, product));
      FloatVector v4 = v.lanewise(SUB, product4.lanewise(ADD, product3));
      FLOAT_VECTOR.cast(part2.lanewise(ADD, u4.lanewise(MUL, v1).lanewise(SUB, v4.lanewise(MUL, u1))
          .lanewise(DIV, difference))).intoArray(floatRows, ROW_PART2_AT3 + k);
    }
  }

  private static void floats62(float[] floatRows, long isXBits, long isYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part1At3 = fromArray(FLOATS, floatRows, ROW_PART1_AT3 + k);
      VectorMask<Float> isCorner3 = part1At3.compare(GT, ALL_C2_38E_07);
      FloatVector part2At3 = fromArray(FLOATS, floatRows, ROW_PART2_AT3 + k);
      isCorner3 = part2At3.compare(GT, ALL_C2_38E_07, isCorner3);
      isCorner3 = part1At3.lanewise(ADD, part2At3).compare(LT, ALL_WITHIN, isCorner3);
      // isCorner3 ? aDeep + (part1At3 * (bDeep - aDeep) + part2At3 * (cDeep - aDeep)) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_A_DEEP + k)
          .lanewise(ADD, part1At3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k))
          .lanewise(ADD, part2At3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k)))),
          isCorner3)).intoArray(floatRows, ROW_CORNER3_DEEP + k);
      FLOAT_VECTOR.cast(ALL_C7_00.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM13 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k)))).intoArray(floatRows,
          ROW_CORNER3_FEATURE + k);
      FLOAT_VECTOR.cast(ALL_NONE).intoArray(floatRows, ROW_NONE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k))).intoArray(floatRows, ROW_SUM15 + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector plane = fromArray(FLOATS, floatRows, ROW_PLANE + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(plane, isX)).intoArray(floatRows, ROW_OX + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(plane, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_OY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(plane.blend(ALL_ZERO, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_OZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_ZERO, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_LX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, isX)).intoArray(floatRows, ROW_LY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_LZ + k);
    }
  }

  private static long floats63(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isThereBits = 0;
    long isThereBits2 = 0;
    long isThereBits3 = 0;
    long isThereBits4 = 0;
    long isThereBits5 = 0;
    long isThereBits6 = 0;
    long isThereBits7 = 0;
    long isThereBits8 = 0;
    long isThereBits9 = 0;
    long isThereBits10 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_ZERO).intoArray(floatRows, ROW_ZERO + k);
      isThereBits |= fromArray(FLOATS, floatRows, ROW_START0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits2 |= fromArray(FLOATS, floatRows, ROW_START1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits3 |= fromArray(FLOATS, floatRows, ROW_START2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits4 |= fromArray(FLOATS, floatRows, ROW_END0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits5 |= fromArray(FLOATS, floatRows, ROW_END1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits6 |= fromArray(FLOATS, floatRows, ROW_END2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits7 |= fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits8 |= fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits9 |= fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits10 |= fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
    }
    bits[0] = isThereBits2;
    bits[1] = isThereBits3;
    bits[2] = isThereBits4;
    bits[3] = isThereBits5;
    bits[4] = isThereBits6;
    bits[5] = isThereBits7;
    bits[6] = isThereBits8;
    bits[7] = isThereBits9;
    bits[8] = isThereBits10;
    return isThereBits;
  }

  private static void floats64(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE4 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_DEEPEST + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector tx = product.lanewise(MUL, faceZ).lanewise(SUB, product2.lanewise(MUL, faceY));
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, faceX).lanewise(SUB, product3.lanewise(MUL, faceZ));
      FloatVector tz = product3.lanewise(MUL, faceY).lanewise(SUB, product.lanewise(MUL, faceX));
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ2 + k);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(faceX.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SPACE_X + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(faceY.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SPACE_Y + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))).intoArray(floatRows,
          ROW_DIFFERENCE12 + k);
    }
  }

  private static long floats65(float[] floatRows, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    long allHalfXAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_W + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)))).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_SPACE_Z + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      allHalfXAtLeastZeroBits |= deepest.lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (validBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      // depth > 0 ? depth : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(deepest, deepest.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_DEEPEST_OR_ZERO + k);
      // depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deepest, deepest.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_DEEPEST_OR_MINUS_C1_40E_45 + k);
    }
    return allHalfXAtLeastZeroBits;
  }

  private static void floats67(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S3 + k);
      FloatVector difference = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE13 + k);
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM6 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT21 + k);
      FloatVector product2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT22 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, ax).lanewise(ADD, product.lanewise(MUL, ay))
          .lanewise(ADD, product2.lanewise(MUL, az))).intoArray(floatRows, ROW_AU + k);
      FloatVector product3 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT23 + k);
      FloatVector difference2 = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM7 + k)));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE14 + k);
      FloatVector product4 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM8 + k));
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT24 + k);
      FLOAT_VECTOR.cast(product3.lanewise(MUL, ax).lanewise(ADD, difference2.lanewise(MUL, ay))
          .lanewise(ADD, product4.lanewise(MUL, az))).intoArray(floatRows, ROW_AV + k);
    }
  }

  private static void floats68(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S3 + k);
      FloatVector product = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      FloatVector product2 = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FloatVector difference = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, product2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))
          .lanewise(ADD, difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)))).intoArray(
          floatRows, ROW_AW + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, bx).lanewise(ADD, product3.lanewise(MUL, by))
          .lanewise(ADD, product4.lanewise(MUL, bz))).intoArray(floatRows, ROW_BU + k);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT24 + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, bx).lanewise(ADD, difference3.lanewise(MUL, by))
          .lanewise(ADD, product6.lanewise(MUL, bz))).intoArray(floatRows, ROW_BV + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, bx).lanewise(ADD, product2.lanewise(MUL, by))
          .lanewise(ADD, difference.lanewise(MUL, bz))).intoArray(floatRows, ROW_BW + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, cx).lanewise(ADD, product3.lanewise(MUL, cy))
          .lanewise(ADD, product4.lanewise(MUL, cz))).intoArray(floatRows, ROW_CU + k);
      FLOAT_VECTOR.cast(product5.lanewise(MUL, cx).lanewise(ADD, difference3.lanewise(MUL, cy))
          .lanewise(ADD, product6.lanewise(MUL, cz))).intoArray(floatRows, ROW_CV + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, cx).lanewise(ADD, product2.lanewise(MUL, cy))
          .lanewise(ADD, difference.lanewise(MUL, cz))).intoArray(floatRows, ROW_CW + k);
    }
  }

  private static long floats69(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long awLessBwBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      // a < b ? a : b
      FloatVector low = bu.blend(au, au.compare(LT, bu));
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low.blend(cu, cu.compare(LT, low))).intoArray(floatRows, ROW_LOW_U2 + k);
      // a > b ? a : b
      FloatVector high = bu.blend(au, au.compare(GT, bu));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high.blend(cu, cu.compare(GT, high))).intoArray(floatRows, ROW_HIGH_U2 + k);
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      // a < b ? a : b
      FloatVector low2 = bv.blend(av, av.compare(LT, bv));
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      // c < low ? c : low
      FLOAT_VECTOR.cast(low2.blend(cv, cv.compare(LT, low2))).intoArray(floatRows, ROW_LOW_V2 + k);
      // a > b ? a : b
      FloatVector high2 = bv.blend(av, av.compare(GT, bv));
      // c > high ? c : high
      FLOAT_VECTOR.cast(high2.blend(cv, cv.compare(GT, high2))).intoArray(floatRows, ROW_HIGH_V2 + k);
      awLessBwBits |= fromArray(FLOATS, floatRows, ROW_AW + k)
          .compare(LT, fromArray(FLOATS, floatRows, ROW_BW + k)).toLong() << k;
    }
    return awLessBwBits;
  }

  private static long floats70(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long awLessBwBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long allMinAtMostHighUBits = 0;
    long allMinAtMostHighVBits = 0;
    long allMinAtMostHighWBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      // a < b ? a : b
      FloatVector low = bw.blend(aw, VectorMask.fromLong(FLOATS, (awLessBwBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      // c < low ? c : low
      FloatVector lowW = low.blend(cw, cw.compare(LT, low));
      // a > b ? a : b
      FloatVector high = bw.blend(aw, aw.compare(GT, bw));
      // c > high ? c : high
      FloatVector highW = high.blend(cw, cw.compare(GT, high));
      FloatVector min = fromArray(FLOATS, floatRows, ROW_MIN + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U2 + k);
      VectorMask<Float> allMinAtMostHighU = min.compare(LE, highU);
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U2 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, i);
      allMinAtMostHighU = lowU.compare(LE, halfX, allMinAtMostHighU);
      allMinAtMostHighUBits |= allMinAtMostHighU.toLong() << k;
      FloatVector min2 = fromArray(FLOATS, floatRows, ROW_MIN2 + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V2 + k);
      VectorMask<Float> allMinAtMostHighV = min2.compare(LE, highV);
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, i);
      allMinAtMostHighV = lowV.compare(LE, halfY, allMinAtMostHighV);
      allMinAtMostHighVBits |= allMinAtMostHighV.toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, i);
      VectorMask<Float> allMinAtMostHighW = lowW.compare(LE, halfZ);
      FloatVector min3 = fromArray(FLOATS, floatRows, ROW_MIN3 + k);
      allMinAtMostHighW = min3.compare(LE, highW, allMinAtMostHighW);
      allMinAtMostHighWBits |= allMinAtMostHighW.toLong() << k;
      // -halfX > lowU ? -halfX : lowU
      FloatVector lowU2 = lowU.blend(min, min.compare(GT, lowU));
      // -halfY > lowV ? -halfY : lowV
      FLOAT_VECTOR.cast(lowV.blend(min2, min2.compare(GT, lowV))).intoArray(floatRows, ROW_LOW_V3 + k);
      // -halfZ > lowW ? -halfZ : lowW
      FLOAT_VECTOR.cast(lowW.blend(min3, min3.compare(GT, lowW))).intoArray(floatRows, ROW_LOW_W + k);
      // halfX < highU ? halfX : highU
      FLOAT_VECTOR.cast(highU.blend(halfX, halfX.compare(LT, highU))).intoArray(floatRows, ROW_HIGH_U3 + k);
      // halfY < highV ? halfY : highV
      FLOAT_VECTOR.cast(highV.blend(halfY, halfY.compare(LT, highV))).intoArray(floatRows, ROW_HIGH_V3 + k);
      // halfZ < highW ? halfZ : highW
      FLOAT_VECTOR.cast(highW.blend(halfZ, halfZ.compare(LT, highW))).intoArray(floatRows, ROW_HIGH_W + k);
      FLOAT_VECTOR.cast(lowU2.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AU + k))).intoArray(floatRows,
          ROW_LOW_X + k);
    }
    bits[0] = allMinAtMostHighVBits;
    bits[1] = allMinAtMostHighWBits;
    return allMinAtMostHighUBits;
  }

  private static void floats71(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector av = fromArray(FLOATS, floatRows, ROW_AV + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_V3 + k).lanewise(SUB, av);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_W + k).lanewise(SUB, aw);
      FloatVector au = fromArray(FLOATS, floatRows, ROW_AU + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_U3 + k).lanewise(SUB, au);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_V3 + k).lanewise(SUB, av);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_W + k).lanewise(SUB, aw);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector x = lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HX + k);
      FloatVector y = lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HY + k);
      FloatVector z = lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_HZ + k);
      FloatVector bu = fromArray(FLOATS, floatRows, ROW_BU + k);
      FloatVector ex = bu.lanewise(SUB, au);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      FloatVector bv = fromArray(FLOATS, floatRows, ROW_BV + k);
      FloatVector ey = bv.lanewise(SUB, av);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY2 + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector ez = bw.lanewise(SUB, aw);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ2 + k);
      FloatVector cu = fromArray(FLOATS, floatRows, ROW_CU + k);
      FLOAT_VECTOR.cast(cu.lanewise(SUB, bu)).intoArray(floatRows, ROW_FX2 + k);
      FloatVector cv = fromArray(FLOATS, floatRows, ROW_CV + k);
      FLOAT_VECTOR.cast(cv.lanewise(SUB, bv)).intoArray(floatRows, ROW_FY2 + k);
      FloatVector cw = fromArray(FLOATS, floatRows, ROW_CW + k);
      FLOAT_VECTOR.cast(cw.lanewise(SUB, bw)).intoArray(floatRows, ROW_FZ2 + k);
      FLOAT_VECTOR.cast(au.lanewise(SUB, cu)).intoArray(floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(av.lanewise(SUB, cv)).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(aw.lanewise(SUB, cw)).intoArray(floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(SUB, x)).intoArray(floatRows, ROW_BX2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(SUB, y)).intoArray(floatRows, ROW_BY2 + k);
      FLOAT_VECTOR.cast(ez.lanewise(SUB, z)).intoArray(floatRows, ROW_BZ2 + k);
      FLOAT_VECTOR.cast(cu.lanewise(SUB, au).lanewise(SUB, x)).intoArray(floatRows, ROW_CX2 + k);
      FLOAT_VECTOR.cast(cv.lanewise(SUB, av).lanewise(SUB, y)).intoArray(floatRows, ROW_CY2 + k);
      FLOAT_VECTOR.cast(cw.lanewise(SUB, aw)).intoArray(floatRows, ROW_DIFFERENCE15 + k);
    }
  }

  private static void floats72(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k).lanewise(SUB, z);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_X + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX5 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_Y + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY5 + k);
      FloatVector az = z.lanewise(NEG);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ5 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FloatVector nx = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ny = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      FloatVector nz = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      FLOAT_VECTOR.cast(nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az))).intoArray(floatRows, ROW_A2 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k)))).intoArray(floatRows,
          ROW_B2 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, cz))).intoArray(floatRows, ROW_C + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ny.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, nz.lanewise(ABS).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(
          floatRows, ROW_REACH3 + k);
    }
  }

  private static long floats73(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A2 + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH3 + k);
      // c < low ? c : low
      VectorMask<Float> allValueAtMostReach = low.blend(c, c.compare(LT, low)).compare(LE, reach);
      // c > high ? c : high
      allValueAtMostReach = high.blend(c, c.compare(GT, high))
          .compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits |= allValueAtMostReach.toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ5 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY5 + k)))).intoArray(floatRows, ROW_BOTH + k);
    }
    return allValueAtMostReachBits;
  }

  private static long floats74(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector third = ey.lanewise(MUL, cz).lanewise(SUB, ez.lanewise(MUL, cy));
      FloatVector absEz = ez.lanewise(ABS);
      FloatVector absEy = ey.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absEz.lanewise(MUL, hy).lanewise(ADD, absEy.lanewise(MUL, hz));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX5 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector both2 = ez.lanewise(MUL, ax)
          .lanewise(SUB, ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ5 + k)));
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector third2 = ez.lanewise(MUL, cx).lanewise(SUB, ex.lanewise(MUL, cz));
      FloatVector absEx = ex.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absEx.lanewise(MUL, hz).lanewise(ADD, absEz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FLOAT_VECTOR.cast(ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY5 + k))
          .lanewise(SUB, ey.lanewise(MUL, ax))).intoArray(floatRows, ROW_BOTH2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, cy).lanewise(SUB, ey.lanewise(MUL, cx))).intoArray(floatRows,
          ROW_THIRD + k);
      FLOAT_VECTOR.cast(absEy.lanewise(MUL, hx).lanewise(ADD, absEx.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_REACH4 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats75(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH2 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH4 + k);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FLOAT_VECTOR.cast(fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k))
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k)))).intoArray(floatRows,
          ROW_BOTH3 + k);
      FLOAT_VECTOR.cast(fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ5 + k))
          .lanewise(SUB, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY5 + k)))).intoArray(floatRows,
          ROW_THIRD2 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats76(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FloatVector absFz = fz.lanewise(ABS);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FloatVector absFy = fy.lanewise(ABS);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector reach = absFz.lanewise(MUL, hy).lanewise(ADD, absFy.lanewise(MUL, hz));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH3 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD2 + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FloatVector both2 = fz.lanewise(MUL, bx)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ2 + k)));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX5 + k);
      FloatVector third2 = fz.lanewise(MUL, ax)
          .lanewise(SUB, fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ5 + k)));
      FloatVector absFx = fx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach2 = absFx.lanewise(MUL, hz).lanewise(ADD, absFz.lanewise(MUL, hx));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      FloatVector both3 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k))
          .lanewise(SUB, fy.lanewise(MUL, bx));
      FloatVector third3 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY5 + k))
          .lanewise(SUB, fy.lanewise(MUL, ax));
      FloatVector reach3 = absFy.lanewise(MUL, hx).lanewise(ADD, absFx.lanewise(MUL, hy));
      VectorMask<Float> bothLessThird3 = both3.compare(LT, third3);
      // both < third ? both : third
      FloatVector low3 = third3.blend(both3, bothLessThird3);
      // both < third ? third : both
      FloatVector high3 = both3.blend(third3, bothLessThird3);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      VectorMask<Float> allValueAtMostReach2 = high2.compare(GE, reach2.lanewise(NEG));
      allValueAtMostReach2 = low3.compare(LE, reach3, allValueAtMostReach2);
      allValueAtMostReach2 = high3.compare(GE, reach3.lanewise(NEG), allValueAtMostReach2);
      allValueAtMostReach = allValueAtMostReach.and(allValueAtMostReach2);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static long floats77(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector both = gy.lanewise(MUL, cz)
          .lanewise(SUB, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k)));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FloatVector third = gy.lanewise(MUL, bz)
          .lanewise(SUB, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k)));
      FloatVector absGz = gz.lanewise(ABS);
      FLOAT_VECTOR.cast(absGz).intoArray(floatRows, ROW_ABS_GZ + k);
      FloatVector absGy = gy.lanewise(ABS);
      FLOAT_VECTOR.cast(absGy).intoArray(floatRows, ROW_ABS_GY + k);
      FloatVector reach = absGz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, absGy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k))
          .lanewise(SUB, gx.lanewise(MUL, cz))).intoArray(floatRows, ROW_BOTH4 + k);
      FLOAT_VECTOR.cast(gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX2 + k))
          .lanewise(SUB, gx.lanewise(MUL, bz))).intoArray(floatRows, ROW_THIRD3 + k);
    }
    return allValueAtMostReachBits2;
  }

  private static long floats78(float[] floatRows, long allValueAtMostReachBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostReachBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector absGx = gx.lanewise(ABS);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach = absGx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_GZ + k).lanewise(MUL, hx));
      FloatVector both = fromArray(FLOATS, floatRows, ROW_BOTH4 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD3 + k);
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector low = third.blend(both, bothLessThird);
      // both < third ? third : both
      FloatVector high = both.blend(third, bothLessThird);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector both2 = gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY2 + k))
          .lanewise(SUB, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX2 + k)));
      FloatVector third2 = gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY2 + k))
          .lanewise(SUB, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX2 + k)));
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_ABS_GY + k).lanewise(MUL, hx)
          .lanewise(ADD, absGx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      VectorMask<Float> bothLessThird2 = both2.compare(LT, third2);
      // both < third ? both : third
      FloatVector low2 = third2.blend(both2, bothLessThird2);
      // both < third ? third : both
      FloatVector high2 = both2.blend(third2, bothLessThird2);
      VectorMask<Float> allValueAtMostReach = low
          .compare(LE, reach, VectorMask.fromLong(FLOATS, (allValueAtMostReachBits >>> k)
          & WideLanes.FLOAT_LANES));
      allValueAtMostReach = high.compare(GE, reach.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReach = low2.compare(LE, reach2, allValueAtMostReach);
      allValueAtMostReach = high2.compare(GE, reach2.lanewise(NEG), allValueAtMostReach);
      allValueAtMostReachBits2 |= allValueAtMostReach.toLong() << k;
    }
    return allValueAtMostReachBits2;
  }

  private static void floats79(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 5 : product
      FloatVector product = ALL_FIRST_PRODUCT.blend(ALL_C5_00, nextGreaterOfEdges);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(next, nextGreaterOfEdges);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> nextGreaterOfEdges2 = next2.compare(GT, ofEdges2);
      // next > ofEdges ? 6 : product
      FloatVector product2 = product.blend(ALL_C6_00, nextGreaterOfEdges2);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges3 = ofEdges2.blend(next2, nextGreaterOfEdges2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT4 + k);
      VectorMask<Float> nextGreaterOfEdges3 = next3.compare(GT, ofEdges3);
      // next > ofEdges ? 7 : product
      FloatVector product3 = product2.blend(ALL_C7_00, nextGreaterOfEdges3);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges4 = ofEdges3.blend(next3, nextGreaterOfEdges3);
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT5 + k);
      VectorMask<Float> nextGreaterOfEdges4 = next4.compare(GT, ofEdges4);
      // next > ofEdges ? 8 : product
      FLOAT_VECTOR.cast(product3.blend(ALL_C8_00, nextGreaterOfEdges4)).intoArray(floatRows, ROW_PRODUCT25 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges4.blend(next4, nextGreaterOfEdges4)).intoArray(floatRows, ROW_OF_EDGES2 + k);
    }
  }

  private static long floats80(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long eXBits = 0;
    long notEXBits = 0;
    long eYBits = 0;
    long onABBits = 0;
    long onBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT6 + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 9 : product
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT25 + k)
          .blend(ALL_C9_00, nextGreaterOfEdges);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(next, nextGreaterOfEdges);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT7 + k);
      VectorMask<Float> nextGreaterOfEdges2 = next2.compare(GT, ofEdges2);
      // next > ofEdges ? 10 : product
      FloatVector product2 = product.blend(ALL_C10_0, nextGreaterOfEdges2);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges3 = ofEdges2.blend(next2, nextGreaterOfEdges2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT8 + k);
      VectorMask<Float> nextGreaterOfEdges3 = next3.compare(GT, ofEdges3);
      // next > ofEdges ? 11 : product
      FloatVector product3 = product2.blend(ALL_C11_0, nextGreaterOfEdges3);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges4 = ofEdges3.blend(next3, nextGreaterOfEdges3);
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT9 + k);
      VectorMask<Float> nextGreaterOfEdges4 = next4.compare(GT, ofEdges4);
      // next > ofEdges ? 12 : product
      FloatVector product4 = product3.blend(ALL_C12_0, nextGreaterOfEdges4);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges4.blend(next4, nextGreaterOfEdges4)).intoArray(floatRows, ROW_OF_EDGES3 + k);
      VectorMask<Float> eX = product4.compare(LT, ALL_C7_00);
      eXBits |= eX.toLong() << k;
      VectorMask<Float> notEX = eX.not();
      notEXBits |= notEX.toLong() << k;
      VectorMask<Float> eY = product4.compare(LT, ALL_C10_0, notEX);
      eYBits |= eY.toLong() << k;
      // eX ? 4 : eY ? 7 : 10
      FloatVector edge = product4.lanewise(SUB, ALL_C10_0.blend(ALL_C7_00, eY).blend(ALL_FIRST_PRODUCT, eX));
      VectorMask<Float> onAB = edge.compare(EQ, ALL_ZERO);
      onABBits |= onAB.toLong() << k;
      VectorMask<Float> onBC = edge.compare(EQ, ALL_ONE);
      onBCBits |= onBC.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FX + k), onBC)
          .blend(fromArray(FLOATS, floatRows, ROW_EX + k), onAB)).intoArray(floatRows, ROW_KX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FY + k), onBC)
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k), onAB)).intoArray(floatRows, ROW_KY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FZ + k), onBC)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ + k), onAB)).intoArray(floatRows, ROW_KZ + k);
    }
    bits[0] = notEXBits;
    bits[1] = eYBits;
    bits[2] = onABBits;
    bits[3] = onBCBits;
    return eXBits;
  }

  private static void floats81(float[][] columns1, int from1, float[] floatRows, long eYBits, long eXBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector ofZ = ky.lanewise(NEG);
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector lx = ofZ.blend(kz, eY).blend(ALL_ZERO, eX);
      FLOAT_VECTOR.cast(lx).intoArray(floatRows, ROW_LX2 + k);
      FloatVector ofX = kz.lanewise(NEG);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector ly = kx.blend(ALL_ZERO, eY).blend(ofX, eX);
      FLOAT_VECTOR.cast(ly).intoArray(floatRows, ROW_LY2 + k);
      FloatVector ofY = kx.lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector lz = ALL_ZERO.blend(ofY, eY).blend(ky, eX);
      FLOAT_VECTOR.cast(lz).intoArray(floatRows, ROW_LZ2 + k);
      VectorMask<Float> lxGreaterZero = lx.compare(GT, ALL_ZERO);
      FloatVector product = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN + k));
      FloatVector product2 = lx.lanewise(MUL, fromArray(FLOATS, halfXs, i));
      VectorMask<Float> lyGreaterZero = ly.compare(GT, ALL_ZERO);
      FloatVector product3 = ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN2 + k));
      FloatVector product4 = ly.lanewise(MUL, fromArray(FLOATS, halfYs, i));
      VectorMask<Float> lzGreaterZero = lz.compare(GT, ALL_ZERO);
      FloatVector product5 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIN3 + k));
      FloatVector product6 = lz.lanewise(MUL, fromArray(FLOATS, halfZs, i));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lxGreaterZero)
          .lanewise(ADD, product4.blend(product3, lyGreaterZero))
          .lanewise(ADD, product6.blend(product5, lzGreaterZero))).intoArray(floatRows, ROW_NEAR3 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lxGreaterZero)
          .lanewise(ADD, product3.blend(product4, lyGreaterZero))
          .lanewise(ADD, product5.blend(product6, lzGreaterZero))).intoArray(floatRows, ROW_FAR4 + k);
    }
  }

  private static long floats82(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long edgeAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FloatVector a = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_U + k))
          .lanewise(ADD, ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_V + k)))
          .lanewise(ADD, lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_A_W + k)));
      FloatVector b = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_U + k))
          .lanewise(ADD, ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_V + k)))
          .lanewise(ADD, lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_B_W + k)));
      FloatVector c = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_U + k))
          .lanewise(ADD, ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_V + k)))
          .lanewise(ADD, lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C_W + k)));
      // a < b ? a : b
      FloatVector low = b.blend(a, a.compare(LT, b));
      // c < low ? c : low
      FloatVector least = low.blend(c, c.compare(LT, low));
      // a > b ? a : b
      FloatVector high = b.blend(a, a.compare(GT, b));
      // c > high ? c : high
      FloatVector most = high.blend(c, c.compare(GT, high));
      VectorMask<Float> edgeAhead = least.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FAR4 + k))
          .compare(GE, fromArray(FLOATS, floatRows, ROW_NEAR3 + k).lanewise(SUB, most));
      edgeAheadBits |= edgeAhead.toLong() << k;
      // edgeAhead ? lx : -lx
      FLOAT_VECTOR.cast(lx.lanewise(NEG).blend(lx, edgeAhead)).intoArray(floatRows, ROW_COMPONENT + k);
      FLOAT_VECTOR.cast(lx.lanewise(ABS)).intoArray(floatRows, ROW_AX6 + k);
    }
    return edgeAheadBits;
  }

  private static void floats83(float[] floatRows, long edgeAheadBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FloatVector ay = ly.lanewise(ABS);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FloatVector az = lz.lanewise(ABS);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX6 + k);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_LX2 + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(ly.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(lz.lanewise(DIV, largest), largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_COMPONENT + k).lanewise(DIV, largest)
          .lanewise(DIV, parts).lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows,
          ROW_EDGE_X + k);
      VectorMask<Float> edgeAhead = VectorMask.fromLong(FLOATS, (edgeAheadBits >>> k) & WideLanes.FLOAT_LANES);
      // edgeAhead ? ly : -ly
      FloatVector component = ly.lanewise(NEG).blend(ly, edgeAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_EDGE_Y + k);
      // edgeAhead ? lz : -lz
      FloatVector component2 = lz.lanewise(NEG).blend(lz, edgeAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_EDGE_Z + k);
    }
  }

  private static long floats84(float[][] columns1, int from1, float[] floatRows, long[] bits, long eXBits,
      long eYBits, long notEXBits, long onBCBits, long onABBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    long ofEdgesGreaterNoneBits = 0;
    long isEdgeBits = 0;
    long notIsEdgeBits = 0;
    long edgeXGreaterZeroBits = 0;
    long edgeYGreaterZeroBits = 0;
    long notEXAndNotEYBits = 0;
    long edgeZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k);
      VectorMask<Float> ofEdgesGreaterNone = ofEdges.compare(GT, ALL_NONE);
      ofEdgesGreaterNoneBits |= ofEdgesGreaterNone.toLong() << k;
      VectorMask<Float> isEdge = ofEdges.compare(GT, fromArray(FLOATS, floatRows, ROW_SUM11 + k),
          ofEdgesGreaterNone);
      isEdgeBits |= isEdge.toLong() << k;
      notIsEdgeBits |= isEdge.not().toLong() << k;
      VectorMask<Float> edgeXGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_X + k).compare(GT, ALL_ZERO);
      edgeXGreaterZeroBits |= edgeXGreaterZero.toLong() << k;
      // eX ? 0 : edgeX > 0 ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIN + k)
          .blend(fromArray(FLOATS, halfXs, i), edgeXGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OX2 + k);
      VectorMask<Float> edgeYGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k).compare(GT, ALL_ZERO);
      edgeYGreaterZeroBits |= edgeYGreaterZero.toLong() << k;
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // eY ? 0 : edgeY > 0 ? highY : lowY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIN2 + k)
          .blend(fromArray(FLOATS, halfYs, i), edgeYGreaterZero).blend(ALL_ZERO, eY)).intoArray(floatRows,
          ROW_OY2 + k);
      VectorMask<Float> notEXAndNotEY = VectorMask.fromLong(FLOATS, (notEXBits >>> k) & WideLanes.FLOAT_LANES)
          .andNot(eY);
      notEXAndNotEYBits |= notEXAndNotEY.toLong() << k;
      VectorMask<Float> edgeZGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k).compare(GT, ALL_ZERO);
      edgeZGreaterZeroBits |= edgeZGreaterZero.toLong() << k;
      // !eX && !eY ? 0 : edgeZ > 0 ? highZ : lowZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MIN3 + k)
          .blend(fromArray(FLOATS, halfZs, i), edgeZGreaterZero).blend(ALL_ZERO, notEXAndNotEY)).intoArray(
          floatRows, ROW_OZ2 + k);
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C_U + k)
          .blend(fromArray(FLOATS, floatRows, ROW_B_U + k), onBC)
          .blend(fromArray(FLOATS, floatRows, ROW_A_U + k), onAB)).intoArray(floatRows, ROW_PX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_B_V + k), onBC)
          .blend(fromArray(FLOATS, floatRows, ROW_A_V + k), onAB)).intoArray(floatRows, ROW_PY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C_W + k)
          .blend(fromArray(FLOATS, floatRows, ROW_B_W + k), onBC)
          .blend(fromArray(FLOATS, floatRows, ROW_A_W + k), onAB)).intoArray(floatRows, ROW_PZ + k);
    }
    bits[0] = isEdgeBits;
    bits[1] = notIsEdgeBits;
    bits[2] = edgeXGreaterZeroBits;
    bits[3] = edgeYGreaterZeroBits;
    bits[4] = notEXAndNotEYBits;
    bits[5] = edgeZGreaterZeroBits;
    return ofEdgesGreaterNoneBits;
  }

  private static void floats85(float[][] columns1, int from1, float[] floatRows, long eYBits, long eXBits,
      long notEXAndNotEYBits) {
    if (columns1 == null) {
      return;
    }
    float[] halfXs = columns1[3], halfYs = columns1[4], halfZs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_PX + k).lanewise(SUB, ox);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_PY + k).lanewise(SUB, oy);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_PZ + k).lanewise(SUB, oz);
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector low = fromArray(FLOATS, floatRows, ROW_MIN3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN2 + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_MIN + k), eX);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector high = fromArray(FLOATS, halfZs, i).blend(fromArray(FLOATS, halfYs, i), eY)
          .blend(fromArray(FLOATS, halfXs, i), eX);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FloatVector x = dy.lanewise(MUL, kz).lanewise(SUB, dz.lanewise(MUL, ky)).lanewise(MUL, lx)
          .lanewise(ADD, dz.lanewise(MUL, kx).lanewise(SUB, dx.lanewise(MUL, kz)).lanewise(MUL, ly))
          .lanewise(ADD, dx.lanewise(MUL, ky).lanewise(SUB, dy.lanewise(MUL, kx)).lanewise(MUL, lz))
          .lanewise(DIV, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)));
      // x < min ? min : x > max ? max : x
      FloatVector onBox = x.blend(high, x.compare(GT, high)).blend(low, x.compare(LT, low));
      // eX ? onBox : ox
      FLOAT_VECTOR.cast(ox.blend(onBox, eX)).intoArray(floatRows, ROW_OX3 + k);
      // eY ? onBox : oy
      FLOAT_VECTOR.cast(oy.blend(onBox, eY)).intoArray(floatRows, ROW_OY3 + k);
      // !eX && !eY ? onBox : oz
      FLOAT_VECTOR.cast(oz.blend(onBox, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_OZ3 + k);
    }
  }

  private static void floats86(float[] floatRows, long edgeXGreaterZeroBits, long eXBits,
      long edgeYGreaterZeroBits, long eYBits, long edgeZGreaterZeroBits, long notEXAndNotEYBits, long onBCBits,
      long onABBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_OX3 + k).lanewise(SUB, px);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_OY3 + k).lanewise(SUB, py);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_OZ3 + k).lanewise(SUB, pz);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FloatVector x = dx.lanewise(MUL, kx).lanewise(ADD, dy.lanewise(MUL, ky))
          .lanewise(ADD, dz.lanewise(MUL, kz))
          .lanewise(DIV, kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz)));
      // x < min ? min : x > max ? max : x
      FloatVector t = x.blend(ALL_ONE, x.compare(GT, ALL_ONE)).blend(ALL_ZERO, x.compare(LT, ALL_ZERO));
      FLOAT_VECTOR.cast(px.lanewise(ADD, t.lanewise(MUL, kx))).intoArray(floatRows, ROW_PX2 + k);
      FLOAT_VECTOR.cast(py.lanewise(ADD, t.lanewise(MUL, ky))).intoArray(floatRows, ROW_PY2 + k);
      FLOAT_VECTOR.cast(pz.lanewise(ADD, t.lanewise(MUL, kz))).intoArray(floatRows, ROW_PZ2 + k);
      // eX ? 0 : edgeX > 0 ? 2 : 1
      FloatVector sideX = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES));
      // eY ? 0 : edgeY > 0 ? 2 : 1
      FloatVector sideY = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES));
      // !eX && !eY ? 0 : edgeZ > 0 ? 2 : 1
      FloatVector sideZ = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_FIRST_PRODUCT.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_OF_BOX + k);
      // onAB ? 3 : onBC ? 6 : 5
      FLOAT_VECTOR.cast(ALL_C5_00.blend(ALL_C6_00,
          VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_C3_00, VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OF_TRIANGLE + k);
    }
  }

  private static void floats87(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_PX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX3 + k))
          .lanewise(SUB, ofEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_X + k)));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_PY2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY3 + k))
          .lanewise(SUB, ofEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Y + k)));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_PZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ3 + k))
          .lanewise(SUB, ofEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Z + k)));
      FloatVector ax = dx.lanewise(ABS);
      FloatVector ay = dy.lanewise(ABS);
      FloatVector az = dz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(dx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(dy.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(dz.lanewise(DIV, largest), largestGreaterZero);
      FLOAT_VECTOR.cast(largest.lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT))).intoArray(floatRows, ROW_ASIDE + k);
    }
  }

  private static long floats88(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long asideGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX3 + k);
      FloatVector ax = ox.lanewise(ABS);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY3 + k);
      FloatVector ay = oy.lanewise(ABS);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ3 + k);
      FloatVector az = oz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k);
      asideGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_ASIDE + k)
          .compare(GT, ALL_ROUNDING.lanewise(MUL, sum.lanewise(ADD, ofEdges.lanewise(ABS)))).toLong() << k;
      FLOAT_VECTOR.cast(ofEdges.lanewise(NEG)).intoArray(floatRows, ROW_DEEP + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ox
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PX2 + k)))).intoArray(floatRows, ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, oy
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PY2 + k)))).intoArray(floatRows, ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, oz
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PZ2 + k)))).intoArray(floatRows, ROW_MIDDLE_Z + k);
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_BOX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_TRIANGLE + k))).intoArray(floatRows,
          ROW_FEATURE + k);
    }
    return asideGreaterProductBits;
  }

  private static void floats89(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector edgeZ = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector edgeY = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k);
      FloatVector tx = product.lanewise(MUL, edgeZ).lanewise(SUB, product2.lanewise(MUL, edgeY));
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, edgeX).lanewise(SUB, product3.lanewise(MUL, edgeZ));
      FloatVector tz = product3.lanewise(MUL, edgeY).lanewise(SUB, product.lanewise(MUL, edgeX));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(edgeX.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SPACE_X2 + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(edgeY.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SPACE_Y2 + k);
      FLOAT_VECTOR.cast(edgeZ.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM16 + k);
    }
  }

  private static void floats90(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], qxs = columns1[6], qys = columns1[7], qzs = columns1[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM16 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_SPACE_Z2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector middleZ = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector middleY = fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k);
      FloatVector tx = product.lanewise(MUL, middleZ).lanewise(SUB, product2.lanewise(MUL, middleY));
      FloatVector middleX = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, middleX).lanewise(SUB, product3.lanewise(MUL, middleZ));
      FloatVector tz = product3.lanewise(MUL, middleY).lanewise(SUB, product.lanewise(MUL, middleX));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, xs, i)
          .lanewise(ADD, middleX.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_POINT_X + k);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ys, i)
          .lanewise(ADD, middleY.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_POINT_Y + k);
      FLOAT_VECTOR.cast(middleZ.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM17 + k);
    }
  }

  private static long floats91(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long[] bits, long isEdgeBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] zs = columns1[2];
    float[] nxs = results[0], nys = results[1], nzs = results[2];
    long absDeepAtMostLargestBits = 0;
    long allValueAtMostLargestBits = 0;
    long notFoundBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector pointZ = fromArray(FLOATS, zs, i).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM17 + k))
          .lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointZ).intoArray(floatRows, ROW_POINT_Z + k);
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      absDeepAtMostLargestBits |= deep.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> allValueAtMostLargest = fromArray(FLOATS, floatRows, ROW_POINT_X + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST);
      allValueAtMostLargest = fromArray(FLOATS, floatRows, ROW_POINT_Y + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargest = pointZ.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
      // depth > 0 ? depth : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_DEEP_OR_ZERO + k);
      // depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_DEEP_OR_MINUS_C1_40E_45 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST5 + k);
      VectorMask<Float> found = most.compare(GT, ALL_NONE);
      VectorMask<Float> notFound = found.not();
      notFoundBits |= notFound.toLong() << k;
      eitherBits |= notFound.or(most.lanewise(NEG)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_SUM15 + k))).toLong() << k;
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SPACE_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SPACE_X2 + k), isEdge)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SPACE_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SPACE_Y2 + k), isEdge)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SPACE_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SPACE_Z2 + k), isEdge)).intoArray(nzs, at + k);
    }
    bits[0] = allValueAtMostLargestBits;
    bits[1] = notFoundBits;
    bits[2] = eitherBits;
    return absDeepAtMostLargestBits;
  }

  private static void floats93(float[] floatRows, long overlapBits, long hitBits, long isThereBits,
      long isThereBits2, long isThereBits3, long isThereBits4, long isThereBits5, long isThereBits6,
      long isThereBits7, long isThereBits8, long isThereBits9, long isThereBits10) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; hit ? Contact.depth(overlap,
      // deep) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_DEEP_OR_MINUS_C1_40E_45 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DEEP_OR_ZERO + k),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (hitBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEPTH0 + k);
      FloatVector uAt1 = fromArray(FLOATS, floatRows, ROW_U_AT1 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_START0_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU + k);
      FloatVector vAt1 = fromArray(FLOATS, floatRows, ROW_V_AT1 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_START0_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isThereBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY0 + k);
      FloatVector du2 = fromArray(FLOATS, floatRows, ROW_START1_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du2).intoArray(floatRows, ROW_DU2 + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_START1_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV2 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du2.lanewise(MUL, du2).lanewise(ADD, dv2.lanewise(MUL, dv2)),
          VectorMask.fromLong(FLOATS, (isThereBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY1 + k);
      FloatVector du3 = fromArray(FLOATS, floatRows, ROW_START2_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du3).intoArray(floatRows, ROW_DU3 + k);
      FloatVector dv3 = fromArray(FLOATS, floatRows, ROW_START2_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv3).intoArray(floatRows, ROW_DV3 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du3.lanewise(MUL, du3).lanewise(ADD, dv3.lanewise(MUL, dv3)),
          VectorMask.fromLong(FLOATS, (isThereBits3 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY2 + k);
      FloatVector du4 = fromArray(FLOATS, floatRows, ROW_END0_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du4).intoArray(floatRows, ROW_DU4 + k);
      FloatVector dv4 = fromArray(FLOATS, floatRows, ROW_END0_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv4).intoArray(floatRows, ROW_DV4 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du4.lanewise(MUL, du4).lanewise(ADD, dv4.lanewise(MUL, dv4)),
          VectorMask.fromLong(FLOATS, (isThereBits4 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY3 + k);
      FloatVector du5 = fromArray(FLOATS, floatRows, ROW_END1_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du5).intoArray(floatRows, ROW_DU5 + k);
      FloatVector dv5 = fromArray(FLOATS, floatRows, ROW_END1_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv5).intoArray(floatRows, ROW_DV5 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du5.lanewise(MUL, du5).lanewise(ADD, dv5.lanewise(MUL, dv5)),
          VectorMask.fromLong(FLOATS, (isThereBits5 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY4 + k);
      FloatVector du6 = fromArray(FLOATS, floatRows, ROW_END2_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du6).intoArray(floatRows, ROW_DU6 + k);
      FloatVector dv6 = fromArray(FLOATS, floatRows, ROW_END2_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv6).intoArray(floatRows, ROW_DV6 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du6.lanewise(MUL, du6).lanewise(ADD, dv6.lanewise(MUL, dv6)),
          VectorMask.fromLong(FLOATS, (isThereBits6 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY5 + k);
      FloatVector du7 = fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du7).intoArray(floatRows, ROW_DU7 + k);
      FloatVector dv7 = fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv7).intoArray(floatRows, ROW_DV7 + k);
      FloatVector duSquared = du7.lanewise(MUL, du7);
      FloatVector dvSquared = dv7.lanewise(MUL, dv7);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits7 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY6 + k);
      FloatVector du8 = fromArray(FLOATS, floatRows, ROW_HIGH_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du8).intoArray(floatRows, ROW_DU8 + k);
      FloatVector duSquared2 = du8.lanewise(MUL, du8);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits8 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY7 + k);
      FloatVector dv8 = fromArray(FLOATS, floatRows, ROW_HIGH_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv8).intoArray(floatRows, ROW_DV8 + k);
      FloatVector dvSquared2 = dv8.lanewise(MUL, dv8);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared2),
          VectorMask.fromLong(FLOATS, (isThereBits9 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY8 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared2),
          VectorMask.fromLong(FLOATS, (isThereBits10 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY9 + k);
    }
  }

  private static long floats94(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long overlapBits, long isEdgeBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8];
    float[] x0s = results[3], y0s = results[4], z0s = results[5], feature0s = results[7];
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector deepAt1 = fromArray(FLOATS, floatRows, ROW_DEEP_AT1 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt1 < deepest ? deepAt1 : deepest
      FloatVector reach1 = deepest.blend(deepAt1, deepAt1.compare(LT, deepest));
      FloatVector half1 = ALL_MINUS_HALF.lanewise(MUL, reach1);
      FloatVector uAt1 = fromArray(FLOATS, floatRows, ROW_U_AT1 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector vAt1 = fromArray(FLOATS, floatRows, ROW_V_AT1 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector xOf1 = fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, uAt1.lanewise(MUL, lx).lanewise(ADD, vAt1.lanewise(MUL, lz)))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector yOf1 = fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, uAt1.lanewise(MUL, ly).lanewise(ADD, vAt1.lanewise(MUL, lx)))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf1 = fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, uAt1.lanewise(MUL, lz).lanewise(ADD, vAt1.lanewise(MUL, ly)))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector tx = product.lanewise(MUL, zOf1).lanewise(SUB, product2.lanewise(MUL, yOf1));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, xOf1).lanewise(SUB, product3.lanewise(MUL, zOf1));
      FloatVector tz = product3.lanewise(MUL, yOf1).lanewise(SUB, product.lanewise(MUL, xOf1));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector pointX = fromArray(FLOATS, xs, i)
          .lanewise(ADD, xOf1.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector pointY = fromArray(FLOATS, ys, i)
          .lanewise(ADD, yOf1.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector pointZ = fromArray(FLOATS, zs, i)
          .lanewise(ADD, zOf1.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> allValueAtMostLargest = pointX.lanewise(ABS).compare(LE, ALL_LARGEST);
      allValueAtMostLargest = pointY.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargest = pointZ.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEEPEST_OR_MINUS_C1_40E_45 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DEEPEST_OR_ZERO + k),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(pointX.blend(fromArray(FLOATS, floatRows, ROW_POINT_X + k), isEdge)).intoArray(x0s,
          at + k);
      FLOAT_VECTOR.cast(pointY.blend(fromArray(FLOATS, floatRows, ROW_POINT_Y + k), isEdge)).intoArray(y0s,
          at + k);
      FLOAT_VECTOR.cast(pointZ.blend(fromArray(FLOATS, floatRows, ROW_POINT_Z + k), isEdge)).intoArray(z0s,
          at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE_AT1 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FEATURE + k), isEdge)).intoArray(feature0s, at + k);
    }
    return allValueAtMostLargestBits;
  }

  private static void floats96(float[] floatRows, float[][] results, int at, long hitBits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth0s = results[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit ? Contact.depth(overlap, deepest) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(fromArray(FLOATS, floatRows,
          ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (hitBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth0.blend(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k),
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth0s, at + k);
    }
  }

  private static long floats98(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
      long isThereBits4, long isThereBits5, long isThereBits6, long isThereBits7, long isThereBits8,
      long isThereBits9, long isThereBits10) {
    if (floatRows == null) {
      return 0;
    }
    long isThere2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_U_AT2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_U_AT1 + k));
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_V_AT2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V_AT1 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area0 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU + k))),
          VectorMask.fromLong(FLOATS, (isThereBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area0).intoArray(floatRows, ROW_AREA0 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area1 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV2 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU2 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits2 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area1).intoArray(floatRows, ROW_AREA1 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area2 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV3 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU3 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits3 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area2).intoArray(floatRows, ROW_AREA2 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area3 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV4 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU4 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits4 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area3).intoArray(floatRows, ROW_AREA3 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area4 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV5 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU5 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits5 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area4).intoArray(floatRows, ROW_AREA4 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area5 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV6 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU6 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits6 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area5).intoArray(floatRows, ROW_AREA5 + k);
      FloatVector product = difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV7 + k));
      FloatVector product2 = difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU7 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area6 = ALL_ZERO.blend(product.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isThereBits7 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area6).intoArray(floatRows, ROW_AREA6 + k);
      FloatVector product3 = difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU8 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area7 = ALL_ZERO.blend(product.lanewise(SUB, product3),
          VectorMask.fromLong(FLOATS, (isThereBits8 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area7).intoArray(floatRows, ROW_AREA7 + k);
      FloatVector product4 = difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV8 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area8 = ALL_ZERO.blend(product4.lanewise(SUB, product3),
          VectorMask.fromLong(FLOATS, (isThereBits9 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area8).intoArray(floatRows, ROW_AREA8 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area9 = ALL_ZERO.blend(product4.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isThereBits10 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area9).intoArray(floatRows, ROW_AREA9 + k);
      FLOAT_VECTOR.cast(area0.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA0 + k);
      FLOAT_VECTOR.cast(area1.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA1 + k);
      FLOAT_VECTOR.cast(area2.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA2 + k);
      FLOAT_VECTOR.cast(area3.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA3 + k);
      FLOAT_VECTOR.cast(area4.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA4 + k);
      FLOAT_VECTOR.cast(area5.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA5 + k);
      FLOAT_VECTOR.cast(area6.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA6 + k);
      FLOAT_VECTOR.cast(area7.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA7 + k);
      FLOAT_VECTOR.cast(area8.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA8 + k);
      FLOAT_VECTOR.cast(area9.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA9 + k);
      isThere2Bits |= fromArray(FLOATS, floatRows, ROW_AWAY + k).compare(GT, ALL_ZERO).toLong() << k;
    }
    return isThere2Bits;
  }

  private static void floats99(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long overlapBits, long isEdgeBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8];
    float[] x1s = results[8], y1s = results[9], z1s = results[10], feature1s = results[12];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AWAY + k))).intoArray(
          floatRows, ROW_PRODUCT26 + k);
      FloatVector deepAt2 = fromArray(FLOATS, floatRows, ROW_DEEP_AT2 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt2 < deepest ? deepAt2 : deepest
      FloatVector reach2 = deepest.blend(deepAt2, deepAt2.compare(LT, deepest));
      FloatVector half2 = ALL_MINUS_HALF.lanewise(MUL, reach2);
      FloatVector uAt2 = fromArray(FLOATS, floatRows, ROW_U_AT2 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector vAt2 = fromArray(FLOATS, floatRows, ROW_V_AT2 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector xOf2 = fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, uAt2.lanewise(MUL, lx).lanewise(ADD, vAt2.lanewise(MUL, lz)))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector yOf2 = fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, uAt2.lanewise(MUL, ly).lanewise(ADD, vAt2.lanewise(MUL, lx)))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf2 = fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, uAt2.lanewise(MUL, lz).lanewise(ADD, vAt2.lanewise(MUL, ly)))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector tx = product.lanewise(MUL, zOf2).lanewise(SUB, product2.lanewise(MUL, yOf2));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, xOf2).lanewise(SUB, product3.lanewise(MUL, zOf2));
      FloatVector tz = product3.lanewise(MUL, yOf2).lanewise(SUB, product.lanewise(MUL, xOf2));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector x1 = fromArray(FLOATS, xs, i)
          .lanewise(ADD, xOf2.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector y1 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, yOf2.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z1 = fromArray(FLOATS, zs, i)
          .lanewise(ADD, zOf2.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(reach2, reach2.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach2, reach2.compare(GT, ALL_ZERO)), overlap)
          .blend(reach2, overlap)).intoArray(floatRows, ROW_REACH2_OR_VALUE_OR_VALUE + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(x1.blend(fromArray(FLOATS, floatRows, ROW_POINT_X + k), isEdge)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(y1.blend(fromArray(FLOATS, floatRows, ROW_POINT_Y + k), isEdge)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(z1.blend(fromArray(FLOATS, floatRows, ROW_POINT_Z + k), isEdge)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE_AT2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FEATURE + k), isEdge)).intoArray(feature1s, at + k);
    }
  }

  private static void floats101(float[] floatRows, float[][] results, int at,
      long halfXAtLeastZeroAndIsThere2Bits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth1s = results[11];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH2_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (halfXAtLeastZeroAndIsThere2Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth1.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth1s, at + k);
    }
  }

  private static long floats103(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long absAreaGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector area = fromArray(FLOATS, floatRows, ROW_AREA + k);
      // area > 0 ? 1 : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(ALL_ONE, area.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_TURN + k);
      FloatVector absArea = area.lanewise(ABS);
      absAreaGreaterProductBits |= absArea
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT26 + k)).toLong() << k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, absArea)).intoArray(floatRows, ROW_PRODUCT27 + k);
      FloatVector deepAt3 = fromArray(FLOATS, floatRows, ROW_DEEP_AT3 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt3 < deepest ? deepAt3 : deepest
      FloatVector reach3 = deepest.blend(deepAt3, deepAt3.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach3).intoArray(floatRows, ROW_REACH3_2 + k);
      FloatVector half3 = ALL_MINUS_HALF.lanewise(MUL, reach3);
      FloatVector uAt3 = fromArray(FLOATS, floatRows, ROW_U_AT3 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector vAt3 = fromArray(FLOATS, floatRows, ROW_V_AT3 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, uAt3.lanewise(MUL, lx).lanewise(ADD, vAt3.lanewise(MUL, lz)))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)))).intoArray(
          floatRows, ROW_X_OF3 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, uAt3.lanewise(MUL, ly).lanewise(ADD, vAt3.lanewise(MUL, lx)))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))).intoArray(
          floatRows, ROW_Y_OF3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, uAt3.lanewise(MUL, lz).lanewise(ADD, vAt3.lanewise(MUL, ly)))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)))).intoArray(
          floatRows, ROW_Z_OF3 + k);
    }
    return absAreaGreaterProductBits;
  }

  private static void floats104(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long overlapBits, long isEdgeBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8];
    float[] x2s = results[13], y2s = results[14], z2s = results[15], feature2s = results[17];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k);
      FloatVector zOf3 = fromArray(FLOATS, floatRows, ROW_Z_OF3 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector yOf3 = fromArray(FLOATS, floatRows, ROW_Y_OF3 + k);
      FloatVector tx = product.lanewise(MUL, zOf3).lanewise(SUB, product2.lanewise(MUL, yOf3));
      FloatVector xOf3 = fromArray(FLOATS, floatRows, ROW_X_OF3 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ty = product2.lanewise(MUL, xOf3).lanewise(SUB, product3.lanewise(MUL, zOf3));
      FloatVector tz = product3.lanewise(MUL, yOf3).lanewise(SUB, product.lanewise(MUL, xOf3));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector x2 = fromArray(FLOATS, xs, i)
          .lanewise(ADD, xOf3.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector y2 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, yOf3.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z2 = fromArray(FLOATS, zs, i)
          .lanewise(ADD, zOf3.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach3 = fromArray(FLOATS, floatRows, ROW_REACH3_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(reach3, reach3.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach3, reach3.compare(GT, ALL_ZERO)), overlap)
          .blend(reach3, overlap)).intoArray(floatRows, ROW_REACH3_OR_VALUE_OR_VALUE + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(x2.blend(fromArray(FLOATS, floatRows, ROW_POINT_X + k), isEdge)).intoArray(x2s, at + k);
      FLOAT_VECTOR.cast(y2.blend(fromArray(FLOATS, floatRows, ROW_POINT_Y + k), isEdge)).intoArray(y2s, at + k);
      FLOAT_VECTOR.cast(z2.blend(fromArray(FLOATS, floatRows, ROW_POINT_Z + k), isEdge)).intoArray(z2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE_AT3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FEATURE + k), isEdge)).intoArray(feature2s, at + k);
    }
  }

  private static void floats106(float[] floatRows, float[][] results, int at, long isThereBits,
      long isThereBits2, long isThereBits3, long isThereBits4, long isThereBits5, long isThereBits6,
      long isThereBits7, long isThereBits8, long isThereBits9, long isThereBits10,
      long allHalfXAtLeastZeroBits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth2s = results[16];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // deep0 > Contact.NONE ? FourPoints.added(turn, u0, v0, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED + k),
          VectorMask.fromLong(FLOATS, (isThereBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS0 + k);
      // deep1 > Contact.NONE ? FourPoints.added(turn, u1, v1, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED2 + k),
          VectorMask.fromLong(FLOATS, (isThereBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS1 + k);
      // deep2 > Contact.NONE ? FourPoints.added(turn, u2, v2, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED3 + k),
          VectorMask.fromLong(FLOATS, (isThereBits3 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS2 + k);
      // deep3 > Contact.NONE ? FourPoints.added(turn, u3, v3, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED4 + k),
          VectorMask.fromLong(FLOATS, (isThereBits4 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS3 + k);
      // deep4 > Contact.NONE ? FourPoints.added(turn, u4, v4, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED5 + k),
          VectorMask.fromLong(FLOATS, (isThereBits5 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS4 + k);
      // deep5 > Contact.NONE ? FourPoints.added(turn, u5, v5, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED6 + k),
          VectorMask.fromLong(FLOATS, (isThereBits6 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS5 + k);
      // deep6 > Contact.NONE ? FourPoints.added(turn, u6, v6, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED7 + k),
          VectorMask.fromLong(FLOATS, (isThereBits7 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS6 + k);
      // deep7 > Contact.NONE ? FourPoints.added(turn, u7, v7, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED8 + k),
          VectorMask.fromLong(FLOATS, (isThereBits8 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS7 + k);
      // deep8 > Contact.NONE ? FourPoints.added(turn, u8, v8, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED9 + k),
          VectorMask.fromLong(FLOATS, (isThereBits9 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS8 + k);
      // deep9 > Contact.NONE ? FourPoints.added(turn, u9, v9, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED10 + k),
          VectorMask.fromLong(FLOATS, (isThereBits10 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS9 + k);
      // hit && isThere3 ? Contact.depth(overlap, false, reach3) : Contact.NONE
      FloatVector depth2 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH3_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (allHalfXAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth2.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth2s, at + k);
    }
  }

  private static long floats109(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long addsGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      addsGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_ADDS + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT27 + k)).toLong() << k;
      FloatVector deepAt4 = fromArray(FLOATS, floatRows, ROW_DEEP_AT4 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt4 < deepest ? deepAt4 : deepest
      FloatVector reach4 = deepest.blend(deepAt4, deepAt4.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach4).intoArray(floatRows, ROW_REACH4_2 + k);
      FloatVector half4 = ALL_MINUS_HALF.lanewise(MUL, reach4);
      FloatVector uAt4 = fromArray(FLOATS, floatRows, ROW_U_AT4 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector vAt4 = fromArray(FLOATS, floatRows, ROW_V_AT4 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, uAt4.lanewise(MUL, lx).lanewise(ADD, vAt4.lanewise(MUL, lz)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)))).intoArray(
          floatRows, ROW_X_OF4 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector yOf4 = fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, uAt4.lanewise(MUL, ly).lanewise(ADD, vAt4.lanewise(MUL, lx)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FLOAT_VECTOR.cast(yOf4).intoArray(floatRows, ROW_Y_OF4 + k);
      FloatVector zOf4 = fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, uAt4.lanewise(MUL, lz).lanewise(ADD, vAt4.lanewise(MUL, ly)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FLOAT_VECTOR.cast(zOf4).intoArray(floatRows, ROW_Z_OF4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k).lanewise(MUL, zOf4)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(MUL, yOf4))).intoArray(
          floatRows, ROW_TX + k);
    }
    return addsGreaterProductBits;
  }

  private static void floats110(float[][] columns1, int from1, float[] floatRows, float[][] results, int at,
      long overlapBits, long isEdgeBits) {
    if (columns1 == null) {
      return;
    }
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], qxs = columns1[6], qys = columns1[7],
        qzs = columns1[8];
    float[] x3s = results[18], y3s = results[19], z3s = results[20], feature3s = results[22];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector xOf4 = fromArray(FLOATS, floatRows, ROW_X_OF4 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector zOf4 = fromArray(FLOATS, floatRows, ROW_Z_OF4 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(MUL, xOf4)
          .lanewise(SUB, product.lanewise(MUL, zOf4));
      FloatVector yOf4 = fromArray(FLOATS, floatRows, ROW_Y_OF4 + k);
      FloatVector tz = product.lanewise(MUL, yOf4)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k).lanewise(MUL, xOf4));
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector x3 = fromArray(FLOATS, xs, i)
          .lanewise(ADD, xOf4.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector y3 = fromArray(FLOATS, ys, i)
          .lanewise(ADD, yOf4.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z3 = fromArray(FLOATS, zs, i)
          .lanewise(ADD, zOf4.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach4 = fromArray(FLOATS, floatRows, ROW_REACH4_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(reach4, reach4.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach4, reach4.compare(GT, ALL_ZERO)), overlap)
          .blend(reach4, overlap)).intoArray(floatRows, ROW_REACH4_OR_VALUE_OR_VALUE + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(x3.blend(fromArray(FLOATS, floatRows, ROW_POINT_X + k), isEdge)).intoArray(x3s, at + k);
      FLOAT_VECTOR.cast(y3.blend(fromArray(FLOATS, floatRows, ROW_POINT_Y + k), isEdge)).intoArray(y3s, at + k);
      FLOAT_VECTOR.cast(z3.blend(fromArray(FLOATS, floatRows, ROW_POINT_Z + k), isEdge)).intoArray(z3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE_AT4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FEATURE + k), isEdge)).intoArray(feature3s, at + k);
    }
  }

  private static void floats112(float[] floatRows, float[][] results, int at, long allHalfXAtLeastZeroBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth3s = results[21];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE
      FloatVector depth3 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH4_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (allHalfXAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth3.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth3s, at + k);
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
      if (OrientedBoxTriangleContact.contact(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns1[9][i],
          columns2[0][j], columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j],
          columns2[6][j], columns2[7][j], columns2[8][j], out.floats[0], out.floats[1], out.floats[2],
          out.floats[3], out.floats[4], out.floats[5], out.floats[6], out.floats[7], out.floats[8],
          out.floats[9], out.floats[10], out.floats[11], out.floats[12], out.floats[13], out.floats[14],
          out.floats[15], out.floats[16], out.floats[17], out.floats[18], out.floats[19], out.floats[20],
          out.floats[21], out.floats[22], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }

  /** {@code scale} of a block, from rows of values to another row. */
  private static void scale(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, fromArray(FLOATS, rows, ROW_SQUARE + k))).intoArray(rows, to + k);
    }
  }

  /** {@code onProduct} of a block, from rows of values to another row. */
  private static void onProduct(float[] rows, int jRow, int kRow, int lowYRow, int highYRow, int lowZRow,
      int highZRow, int pyRow, int pzRow, int oyRow, int ozRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector j = fromArray(FLOATS, rows, jRow + k);
      FloatVector k2 = fromArray(FLOATS, rows, kRow + k);
      FloatVector length = j.lanewise(MUL, j).lanewise(ADD, k2.lanewise(MUL, k2)).lanewise(SQRT);
      FloatVector both = j.lanewise(MUL, fromArray(FLOATS, rows, pzRow + k))
          .lanewise(SUB, k2.lanewise(MUL, fromArray(FLOATS, rows, pyRow + k)));
      FloatVector third = j.lanewise(MUL, fromArray(FLOATS, rows, ozRow + k))
          .lanewise(SUB, k2.lanewise(MUL, fromArray(FLOATS, rows, oyRow + k)));
      VectorMask<Float> bothLessThird = both.compare(LT, third);
      // both < third ? both : third
      FloatVector least = third.blend(both, bothLessThird);
      FloatVector l = k2.lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, rows, highYRow + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, rows, lowYRow + k));
      VectorMask<Float> jGreaterZero = j.compare(GT, ALL_ZERO);
      FloatVector product3 = j.lanewise(MUL, fromArray(FLOATS, rows, highZRow + k));
      FloatVector product4 = j.lanewise(MUL, fromArray(FLOATS, rows, lowZRow + k));
      // l > 0 ? l * high : l * low
      FloatVector far = product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, jGreaterZero));
      FloatVector difference = least.lanewise(SUB, far);
      // l > 0 ? l * low : l * high
      FloatVector near = product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, jGreaterZero));
      // both < third ? third : both
      FloatVector most = both.blend(third, bothLessThird);
      FloatVector difference2 = near.lanewise(SUB, most);
      // isAhead(near, far, least, most) ? least - far : near - most
      FloatVector gap = difference2.blend(difference, difference.compare(GE, difference2));
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST))).intoArray(
          rows, to + k);
    }
  }

  /** {@code most} of a block, from rows of values to another row. */
  private static void most(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, rows, ROW_START1_DEEP + k);
      FloatVector v0 = fromArray(FLOATS, rows, ROW_START0_DEEP + k);
      // v1 > most ? v1 : most
      FloatVector most = v0.blend(v1, v1.compare(GT, v0));
      FloatVector v2 = fromArray(FLOATS, rows, ROW_START2_DEEP + k);
      // v2 > most ? v2 : most
      FloatVector most2 = most.blend(v2, v2.compare(GT, most));
      FloatVector v3 = fromArray(FLOATS, rows, ROW_END0_DEEP + k);
      // v3 > most ? v3 : most
      FloatVector most3 = most2.blend(v3, v3.compare(GT, most2));
      FloatVector v4 = fromArray(FLOATS, rows, ROW_END1_DEEP + k);
      // v4 > most ? v4 : most
      FloatVector most4 = most3.blend(v4, v4.compare(GT, most3));
      FloatVector v5 = fromArray(FLOATS, rows, ROW_END2_DEEP + k);
      // v5 > most ? v5 : most
      FloatVector most5 = most4.blend(v5, v5.compare(GT, most4));
      FloatVector v6 = fromArray(FLOATS, rows, ROW_CORNER0_DEEP + k);
      // v6 > most ? v6 : most
      FloatVector most6 = most5.blend(v6, v6.compare(GT, most5));
      FloatVector v7 = fromArray(FLOATS, rows, ROW_CORNER1_DEEP + k);
      // v7 > most ? v7 : most
      FloatVector most7 = most6.blend(v7, v7.compare(GT, most6));
      FloatVector v8 = fromArray(FLOATS, rows, ROW_CORNER2_DEEP + k);
      // v8 > most ? v8 : most
      FloatVector most8 = most7.blend(v8, v8.compare(GT, most7));
      FloatVector v9 = fromArray(FLOATS, rows, ROW_CORNER3_DEEP + k);
      // v9 > most ? v9 : most
      FloatVector most9 = most8.blend(v9, v9.compare(GT, most8));
      FloatVector v10 = fromArray(FLOATS, rows, ROW_NONE + k);
      // v10 > most ? v10 : most
      FloatVector most10 = most9.blend(v10, v10.compare(GT, most9));
      FloatVector v11 = fromArray(FLOATS, rows, ROW_NONE + k);
      // v11 > most ? v11 : most
      FLOAT_VECTOR.cast(most10.blend(v11, v11.compare(GT, most10))).intoArray(rows, to + k);
    }
  }

  /** {@code largest} of a block, from rows of values to another row. */
  private static void largest(float[] rows, int v0Row, int v1Row, int v2Row, int v3Row, int v4Row, int v5Row,
      int v6Row, int v7Row, int v8Row, int v9Row, int v10Row, int v11Row, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, rows, v1Row + k);
      FloatVector v0 = fromArray(FLOATS, rows, v0Row + k);
      VectorMask<Float> v1GreaterV0 = v1.compare(GT, v0);
      // v1 > most ? v1 : most
      FloatVector most = v0.blend(v1, v1GreaterV0);
      FloatVector v2 = fromArray(FLOATS, rows, v2Row + k);
      VectorMask<Float> v2GreaterMost = v2.compare(GT, most);
      // v2 > most ? v2 : most
      FloatVector most2 = most.blend(v2, v2GreaterMost);
      FloatVector v3 = fromArray(FLOATS, rows, v3Row + k);
      VectorMask<Float> v3GreaterMost = v3.compare(GT, most2);
      // v3 > most ? v3 : most
      FloatVector most3 = most2.blend(v3, v3GreaterMost);
      FloatVector v4 = fromArray(FLOATS, rows, v4Row + k);
      VectorMask<Float> v4GreaterMost = v4.compare(GT, most3);
      // v4 > most ? v4 : most
      FloatVector most4 = most3.blend(v4, v4GreaterMost);
      FloatVector v5 = fromArray(FLOATS, rows, v5Row + k);
      VectorMask<Float> v5GreaterMost = v5.compare(GT, most4);
      // v5 > most ? v5 : most
      FloatVector most5 = most4.blend(v5, v5GreaterMost);
      FloatVector v6 = fromArray(FLOATS, rows, v6Row + k);
      VectorMask<Float> v6GreaterMost = v6.compare(GT, most5);
      // v6 > most ? v6 : most
      FloatVector most6 = most5.blend(v6, v6GreaterMost);
      FloatVector v7 = fromArray(FLOATS, rows, v7Row + k);
      VectorMask<Float> v7GreaterMost = v7.compare(GT, most6);
      // v7 > most ? v7 : most
      FloatVector most7 = most6.blend(v7, v7GreaterMost);
      FloatVector v8 = fromArray(FLOATS, rows, v8Row + k);
      VectorMask<Float> v8GreaterMost = v8.compare(GT, most7);
      // v8 > most ? v8 : most
      FloatVector most8 = most7.blend(v8, v8GreaterMost);
      FloatVector v9 = fromArray(FLOATS, rows, v9Row + k);
      VectorMask<Float> v9GreaterMost = v9.compare(GT, most8);
      // v9 > most ? v9 : most
      FloatVector most9 = most8.blend(v9, v9GreaterMost);
      FloatVector v10 = fromArray(FLOATS, rows, v10Row + k);
      VectorMask<Float> v10GreaterMost = v10.compare(GT, most9);
      // v10 > most ? v10 : most
      FloatVector most10 = most9.blend(v10, v10GreaterMost);
      // v1 > most ? 1 : number
      FloatVector number = ALL_ZERO.blend(ALL_ONE, v1GreaterV0);
      // v2 > most ? 2 : number
      FloatVector number2 = number.blend(ALL_TWO, v2GreaterMost);
      // v3 > most ? 3 : number
      FloatVector number3 = number2.blend(ALL_C3_00, v3GreaterMost);
      // v4 > most ? 4 : number
      FloatVector number4 = number3.blend(ALL_FIRST_PRODUCT, v4GreaterMost);
      // v5 > most ? 5 : number
      FloatVector number5 = number4.blend(ALL_C5_00, v5GreaterMost);
      // v6 > most ? 6 : number
      FloatVector number6 = number5.blend(ALL_C6_00, v6GreaterMost);
      // v7 > most ? 7 : number
      FloatVector number7 = number6.blend(ALL_C7_00, v7GreaterMost);
      // v8 > most ? 8 : number
      FloatVector number8 = number7.blend(ALL_C8_00, v8GreaterMost);
      // v9 > most ? 9 : number
      FloatVector number9 = number8.blend(ALL_C9_00, v9GreaterMost);
      // v10 > most ? 10 : number
      FloatVector number10 = number9.blend(ALL_C10_0, v10GreaterMost);
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(number10.blend(ALL_C11_0, fromArray(FLOATS, rows, v11Row + k)
          .compare(GT, most10))).intoArray(rows, to + k);
    }
  }

  /** {@code pick} of a block, from rows of values to another row. */
  private static void pick(float[] rows, int numberRow, int v0Row, int v1Row, int v2Row, int v3Row, int v4Row,
      int v5Row, int v6Row, int v7Row, int v8Row, int v9Row, int v10Row, int v11Row, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, rows, numberRow + k);
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, rows, v0Row + k)
          .blend(fromArray(FLOATS, rows, v1Row + k), number.compare(EQ, ALL_ONE));
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, rows, v2Row + k), number.compare(EQ, ALL_TWO));
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, rows, v3Row + k), number.compare(EQ, ALL_C3_00));
      // number == 4 ? v4 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, rows, v4Row + k), number
          .compare(EQ, ALL_FIRST_PRODUCT));
      // number == 5 ? v5 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, rows, v5Row + k), number.compare(EQ, ALL_C5_00));
      // number == 6 ? v6 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, rows, v6Row + k), number.compare(EQ, ALL_C6_00));
      // number == 7 ? v7 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, rows, v7Row + k), number.compare(EQ, ALL_C7_00));
      // number == 8 ? v8 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, rows, v8Row + k), number.compare(EQ, ALL_C8_00));
      // number == 9 ? v9 : value
      FloatVector value9 = value8.blend(fromArray(FLOATS, rows, v9Row + k), number.compare(EQ, ALL_C9_00));
      // number == 10 ? v10 : value
      FloatVector value10 = value9.blend(fromArray(FLOATS, rows, v10Row + k), number.compare(EQ, ALL_C10_0));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value10.blend(fromArray(FLOATS, rows, v11Row + k), number
          .compare(EQ, ALL_C11_0))).intoArray(rows, to + k);
    }
  }

  /** {@code added} of a block, from rows of values to another row. */
  private static void added(float[] rows, int uRow, int vRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u1 = fromArray(FLOATS, rows, ROW_U_AT1 + k);
      FloatVector u2 = fromArray(FLOATS, rows, ROW_U_AT2 + k);
      FloatVector v = fromArray(FLOATS, rows, vRow + k);
      FloatVector v2 = fromArray(FLOATS, rows, ROW_V_AT2 + k);
      FloatVector v1 = fromArray(FLOATS, rows, ROW_V_AT1 + k);
      FloatVector u = fromArray(FLOATS, rows, uRow + k);
      FloatVector turn = fromArray(FLOATS, rows, ROW_TURN + k);
      FloatVector first = u1.lanewise(SUB, u2).lanewise(MUL, v.lanewise(SUB, v2))
          .lanewise(SUB, v1.lanewise(SUB, v2).lanewise(MUL, u.lanewise(SUB, u2))).lanewise(MUL, turn);
      FloatVector u3 = fromArray(FLOATS, rows, ROW_U_AT3 + k);
      FloatVector v3 = fromArray(FLOATS, rows, ROW_V_AT3 + k);
      FloatVector second = u2.lanewise(SUB, u3).lanewise(MUL, v.lanewise(SUB, v3))
          .lanewise(SUB, v2.lanewise(SUB, v3).lanewise(MUL, u.lanewise(SUB, u3))).lanewise(MUL, turn);
      // first > second ? first : second
      FloatVector most = second.blend(first, first.compare(GT, second));
      FloatVector third = u3.lanewise(SUB, u1).lanewise(MUL, v.lanewise(SUB, v1))
          .lanewise(SUB, v3.lanewise(SUB, v1).lanewise(MUL, u.lanewise(SUB, u1))).lanewise(MUL, turn);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null);
      floats2(null, 0, null);
      floats3(null, 0, null, 0, null);
      floats4(null, 0, null, 0, null, 0);
      floats5(null, 0, null);
      floats6(null, 0, null, 0, null, 0);
      floats7(null, 0, null, 0, null);
      floats8(null, 0, null, null);
      floats9(null, 0, null, null);
      floats10(null, 0, null);
      floats11(null, 0, null);
      floats12(null, 0, null);
      floats13(null, 0, 0);
      floats14(null, 0, null);
      floats15(null, 0);
      floats16(null);
      floats17(null, 0, null);
      floats18(null, 0, null);
      floats19(null, 0, null);
      floats20(null);
      floats21(null);
      floats22(null, 0);
      floats23(null);
      floats24(null, 0, null, 0);
      floats25(null, 0, null);
      floats26(null);
      floats27(null);
      floats28(null, 0);
      floats29(null, 0, null, 0);
      floats30(null);
      floats31(null, 0, null, null);
      floats32(null, 0, null, 0, 0);
      floats33(null, 0, 0);
      floats34(null);
      floats35(null, 0, 0, 0);
      floats36(null);
      floats37(null);
      floats38(null);
      floats39(null, null, 0, 0);
      floats40(null, 0, 0);
      floats41(null, 0);
      floats42(null);
      floats43(null);
      floats44(null);
      floats45(null, 0, 0);
      floats46(null, 0);
      floats47(null, 0);
      floats48(null);
      floats49(null);
      floats50(null);
      floats51(null, 0, 0);
      floats52(null, 0);
      floats53(null);
      floats54(null);
      floats55(null);
      floats56(null);
      floats57(null);
      floats58(null);
      floats59(null);
      floats60(null);
      floats61(null);
      floats62(null, 0, 0);
      floats63(null, null);
      floats64(null, 0, null);
      floats65(null, 0);
      floats67(null);
      floats68(null);
      floats69(null);
      floats70(null, 0, null, null, 0);
      floats71(null);
      floats72(null);
      floats73(null);
      floats74(null, 0);
      floats75(null, 0);
      floats76(null, 0);
      floats77(null, 0);
      floats78(null, 0);
      floats79(null);
      floats80(null, null);
      floats81(null, 0, null, 0, 0);
      floats82(null);
      floats83(null, 0);
      floats84(null, 0, null, null, 0, 0, 0, 0, 0);
      floats85(null, 0, null, 0, 0, 0);
      floats86(null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats87(null);
      floats88(null);
      floats89(null, 0, null);
      floats90(null, 0, null);
      floats91(null, 0, null, null, 0, null, 0);
      floats93(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats94(null, 0, null, null, 0, 0, 0);
      floats96(null, null, 0, 0, 0);
      floats98(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats99(null, 0, null, null, 0, 0, 0);
      floats101(null, null, 0, 0, 0);
      floats103(null);
      floats104(null, 0, null, null, 0, 0, 0);
      floats106(null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats109(null);
      floats110(null, 0, null, null, 0, 0, 0);
      floats112(null, null, 0, 0, 0);
      scale(null, 0);
      onProduct(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      most(null, 0);
      largest(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      pick(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      added(null, 0, 0, 0);
    }
  }
}
