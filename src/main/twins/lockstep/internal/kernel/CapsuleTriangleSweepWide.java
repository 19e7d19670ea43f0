// Compiled from CapsuleTriangleSweep.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.MAX;
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
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link CapsuleTriangleSweep#sweep}: the same operations in the same order, on vectors of pairs.
 */
final class CapsuleTriangleSweepWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 7.6293945E-6f);
  private static final FloatVector ALL_C1_18E_38 = FloatVector.broadcast(FLOATS, 1.1754944E-38f);
  private static final FloatVector ALL_FAR = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_19E_06 = FloatVector.broadcast(FLOATS, 4194305.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_SLACK_12 = FloatVector.broadcast(FLOATS, 1.1920929E-7f);
  private static final FloatVector ALL_THIN = FloatVector.broadcast(FLOATS, 5.9604645E-7f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C4_77E_07 = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C2_38E_07 = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 9.536743E-7f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_MINUS_INFINITY = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[22]);

  private static final int ROW_DIFFERENCE = 0 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 1 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 2 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 3 * Kernel.BLOCK;
  private static final int ROW_EX = 4 * Kernel.BLOCK;
  private static final int ROW_GX = 5 * Kernel.BLOCK;
  private static final int ROW_EY = 6 * Kernel.BLOCK;
  private static final int ROW_GY = 7 * Kernel.BLOCK;
  private static final int ROW_EZ = 8 * Kernel.BLOCK;
  private static final int ROW_GZ = 9 * Kernel.BLOCK;
  private static final int ROW_EE = 10 * Kernel.BLOCK;
  private static final int ROW_GG = 11 * Kernel.BLOCK;
  private static final int ROW_SPEED = 12 * Kernel.BLOCK;
  private static final int ROW_HX = 13 * Kernel.BLOCK;
  private static final int ROW_HY = 14 * Kernel.BLOCK;
  private static final int ROW_HZ = 15 * Kernel.BLOCK;
  private static final int ROW_EX2 = 16 * Kernel.BLOCK;
  private static final int ROW_EY2 = 17 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 18 * Kernel.BLOCK;
  private static final int ROW_FX = 19 * Kernel.BLOCK;
  private static final int ROW_FX2 = 20 * Kernel.BLOCK;
  private static final int ROW_FY = 21 * Kernel.BLOCK;
  private static final int ROW_FY2 = 22 * Kernel.BLOCK;
  private static final int ROW_FZ = 23 * Kernel.BLOCK;
  private static final int ROW_FZ2 = 24 * Kernel.BLOCK;
  private static final int ROW_GX2 = 25 * Kernel.BLOCK;
  private static final int ROW_GY2 = 26 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 27 * Kernel.BLOCK;
  private static final int ROW_AX = 28 * Kernel.BLOCK;
  private static final int ROW_AY = 29 * Kernel.BLOCK;
  private static final int ROW_AZ = 30 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 31 * Kernel.BLOCK;
  private static final int ROW_BX = 32 * Kernel.BLOCK;
  private static final int ROW_BY = 33 * Kernel.BLOCK;
  private static final int ROW_BZ = 34 * Kernel.BLOCK;
  private static final int ROW_CX = 35 * Kernel.BLOCK;
  private static final int ROW_CY = 36 * Kernel.BLOCK;
  private static final int ROW_CZ = 37 * Kernel.BLOCK;
  private static final int ROW_EE2 = 38 * Kernel.BLOCK;
  private static final int ROW_FF = 39 * Kernel.BLOCK;
  private static final int ROW_GG2 = 40 * Kernel.BLOCK;
  private static final int ROW_SUM = 41 * Kernel.BLOCK;
  private static final int ROW_HH = 42 * Kernel.BLOCK;
  private static final int ROW_MX = 43 * Kernel.BLOCK;
  private static final int ROW_MY = 44 * Kernel.BLOCK;
  private static final int ROW_MZ = 45 * Kernel.BLOCK;
  private static final int ROW_MX2 = 46 * Kernel.BLOCK;
  private static final int ROW_MY2 = 47 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 48 * Kernel.BLOCK;
  private static final int ROW_MX3 = 49 * Kernel.BLOCK;
  private static final int ROW_MY3 = 50 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 51 * Kernel.BLOCK;
  private static final int ROW_LONGEST = 52 * Kernel.BLOCK;
  private static final int ROW_OX = 53 * Kernel.BLOCK;
  private static final int ROW_IX = 54 * Kernel.BLOCK;
  private static final int ROW_JX = 55 * Kernel.BLOCK;
  private static final int ROW_OY = 56 * Kernel.BLOCK;
  private static final int ROW_IY = 57 * Kernel.BLOCK;
  private static final int ROW_JY = 58 * Kernel.BLOCK;
  private static final int ROW_OZ = 59 * Kernel.BLOCK;
  private static final int ROW_IZ = 60 * Kernel.BLOCK;
  private static final int ROW_JZ = 61 * Kernel.BLOCK;
  private static final int ROW_WX = 62 * Kernel.BLOCK;
  private static final int ROW_WY = 63 * Kernel.BLOCK;
  private static final int ROW_WZ = 64 * Kernel.BLOCK;
  private static final int ROW_NW = 65 * Kernel.BLOCK;
  private static final int ROW_OVER = 66 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 67 * Kernel.BLOCK;
  private static final int ROW_STEEP = 68 * Kernel.BLOCK;
  private static final int ROW_OX2 = 69 * Kernel.BLOCK;
  private static final int ROW_OY2 = 70 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 71 * Kernel.BLOCK;
  private static final int ROW_WI = 72 * Kernel.BLOCK;
  private static final int ROW_WJ = 73 * Kernel.BLOCK;
  private static final int ROW_RR = 74 * Kernel.BLOCK;
  private static final int ROW_PX = 75 * Kernel.BLOCK;
  private static final int ROW_PY = 76 * Kernel.BLOCK;
  private static final int ROW_PZ = 77 * Kernel.BLOCK;
  private static final int ROW_EE3 = 78 * Kernel.BLOCK;
  private static final int ROW_GG3 = 79 * Kernel.BLOCK;
  private static final int ROW_FF2 = 80 * Kernel.BLOCK;
  private static final int ROW_DD = 81 * Kernel.BLOCK;
  private static final int ROW_S = 82 * Kernel.BLOCK;
  private static final int ROW_QX = 83 * Kernel.BLOCK;
  private static final int ROW_QY = 84 * Kernel.BLOCK;
  private static final int ROW_QZ = 85 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 86 * Kernel.BLOCK;
  private static final int ROW_G = 87 * Kernel.BLOCK;
  private static final int ROW_G2 = 88 * Kernel.BLOCK;
  private static final int ROW_SIZE = 89 * Kernel.BLOCK;
  private static final int ROW_SLACK = 90 * Kernel.BLOCK;
  private static final int ROW_X = 91 * Kernel.BLOCK;
  private static final int ROW_Y = 92 * Kernel.BLOCK;
  private static final int ROW_Z = 93 * Kernel.BLOCK;
  private static final int ROW_IX2 = 94 * Kernel.BLOCK;
  private static final int ROW_IY2 = 95 * Kernel.BLOCK;
  private static final int ROW_IZ2 = 96 * Kernel.BLOCK;
  private static final int ROW_FIRST = 97 * Kernel.BLOCK;
  private static final int ROW_ONCE = 98 * Kernel.BLOCK;
  private static final int ROW_X2 = 99 * Kernel.BLOCK;
  private static final int ROW_Y2 = 100 * Kernel.BLOCK;
  private static final int ROW_Z2 = 101 * Kernel.BLOCK;
  private static final int ROW_HEIGHT = 102 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 103 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO2 = 104 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO3 = 105 * Kernel.BLOCK;
  private static final int ROW_VX = 106 * Kernel.BLOCK;
  private static final int ROW_VY = 107 * Kernel.BLOCK;
  private static final int ROW_VZ = 108 * Kernel.BLOCK;
  private static final int ROW_R = 109 * Kernel.BLOCK;
  private static final int ROW_X3 = 110 * Kernel.BLOCK;
  private static final int ROW_Y3 = 111 * Kernel.BLOCK;
  private static final int ROW_Z3 = 112 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 113 * Kernel.BLOCK;
  private static final int ROW_MX4 = 114 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 115 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 116 * Kernel.BLOCK;
  private static final int ROW_MY4 = 117 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 118 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 119 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 120 * Kernel.BLOCK;
  private static final int ROW_EX3 = 121 * Kernel.BLOCK;
  private static final int ROW_EY3 = 122 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 123 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 124 * Kernel.BLOCK;
  private static final int ROW_X4 = 125 * Kernel.BLOCK;
  private static final int ROW_Y4 = 126 * Kernel.BLOCK;
  private static final int ROW_Z4 = 127 * Kernel.BLOCK;
  private static final int ROW_HEIGHT2 = 128 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO4 = 129 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO5 = 130 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO6 = 131 * Kernel.BLOCK;
  private static final int ROW_ZERO = 132 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 133 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 134 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 135 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 136 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 137 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 138 * Kernel.BLOCK;
  private static final int ROW_IX3 = 139 * Kernel.BLOCK;
  private static final int ROW_MX5 = 140 * Kernel.BLOCK;
  private static final int ROW_IY3 = 141 * Kernel.BLOCK;
  private static final int ROW_MY5 = 142 * Kernel.BLOCK;
  private static final int ROW_IZ3 = 143 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 144 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 145 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 146 * Kernel.BLOCK;
  private static final int ROW_EX4 = 147 * Kernel.BLOCK;
  private static final int ROW_EY4 = 148 * Kernel.BLOCK;
  private static final int ROW_EZ4 = 149 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 150 * Kernel.BLOCK;
  private static final int ROW_X5 = 151 * Kernel.BLOCK;
  private static final int ROW_Y5 = 152 * Kernel.BLOCK;
  private static final int ROW_Z5 = 153 * Kernel.BLOCK;
  private static final int ROW_HEIGHT3 = 154 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO7 = 155 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO8 = 156 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO9 = 157 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 158 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 159 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 160 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 161 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 162 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 163 * Kernel.BLOCK;
  private static final int ROW_MX6 = 164 * Kernel.BLOCK;
  private static final int ROW_MY6 = 165 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 166 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 167 * Kernel.BLOCK;
  private static final int ROW_EX5 = 168 * Kernel.BLOCK;
  private static final int ROW_EY5 = 169 * Kernel.BLOCK;
  private static final int ROW_EZ5 = 170 * Kernel.BLOCK;
  private static final int ROW_FIRST4 = 171 * Kernel.BLOCK;
  private static final int ROW_HEIGHT4 = 172 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO10 = 173 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO11 = 174 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO12 = 175 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 176 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 177 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 178 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 179 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 180 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 181 * Kernel.BLOCK;
  private static final int ROW_X6 = 182 * Kernel.BLOCK;
  private static final int ROW_Y6 = 183 * Kernel.BLOCK;
  private static final int ROW_Z6 = 184 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 185 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE16 = 186 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE17 = 187 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 188 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 189 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 190 * Kernel.BLOCK;
  private static final int ROW_X7 = 191 * Kernel.BLOCK;
  private static final int ROW_Y7 = 192 * Kernel.BLOCK;
  private static final int ROW_Z7 = 193 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE18 = 194 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE19 = 195 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE20 = 196 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 197 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 198 * Kernel.BLOCK;
  private static final int ROW_SUM18 = 199 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 200 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 201 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 202 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 203 * Kernel.BLOCK;
  private static final int ROW_II = 204 * Kernel.BLOCK;
  private static final int ROW_SUM19 = 205 * Kernel.BLOCK;
  private static final int ROW_SUM20 = 206 * Kernel.BLOCK;
  private static final int ROW_SUM21 = 207 * Kernel.BLOCK;
  private static final int ROW_GH = 208 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 209 * Kernel.BLOCK;
  private static final int ROW_KX = 210 * Kernel.BLOCK;
  private static final int ROW_KY = 211 * Kernel.BLOCK;
  private static final int ROW_KZ = 212 * Kernel.BLOCK;
  private static final int ROW_BEHIND_X = 213 * Kernel.BLOCK;
  private static final int ROW_BEHIND_Y = 214 * Kernel.BLOCK;
  private static final int ROW_BEHIND_Z = 215 * Kernel.BLOCK;
  private static final int ROW_CLOSING = 216 * Kernel.BLOCK;
  private static final int ROW_OUTWARD = 217 * Kernel.BLOCK;
  private static final int ROW_II2 = 218 * Kernel.BLOCK;
  private static final int ROW_SUM22 = 219 * Kernel.BLOCK;
  private static final int ROW_SUM23 = 220 * Kernel.BLOCK;
  private static final int ROW_SUM24 = 221 * Kernel.BLOCK;
  private static final int ROW_GH2 = 222 * Kernel.BLOCK;
  private static final int ROW_KX2 = 223 * Kernel.BLOCK;
  private static final int ROW_KY2 = 224 * Kernel.BLOCK;
  private static final int ROW_KZ2 = 225 * Kernel.BLOCK;
  private static final int ROW_CLOSING2 = 226 * Kernel.BLOCK;
  private static final int ROW_OUTWARD2 = 227 * Kernel.BLOCK;
  private static final int ROW_II3 = 228 * Kernel.BLOCK;
  private static final int ROW_SUM25 = 229 * Kernel.BLOCK;
  private static final int ROW_SUM26 = 230 * Kernel.BLOCK;
  private static final int ROW_SUM27 = 231 * Kernel.BLOCK;
  private static final int ROW_GH3 = 232 * Kernel.BLOCK;
  private static final int ROW_KX3 = 233 * Kernel.BLOCK;
  private static final int ROW_KY3 = 234 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 235 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 236 * Kernel.BLOCK;
  private static final int ROW_KZ3 = 237 * Kernel.BLOCK;
  private static final int ROW_CLOSING3 = 238 * Kernel.BLOCK;
  private static final int ROW_OUTWARD3 = 239 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 240 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 241 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 242 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 243 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 244 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 245 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 246 * Kernel.BLOCK;
  private static final int ROW_FACES = 247 * Kernel.BLOCK;
  private static final int ROW_A = 248 * Kernel.BLOCK;
  private static final int ROW_A2 = 249 * Kernel.BLOCK;
  private static final int ROW_A3 = 250 * Kernel.BLOCK;
  private static final int ROW_A4 = 251 * Kernel.BLOCK;
  private static final int ROW_A5 = 252 * Kernel.BLOCK;
  private static final int ROW_A6 = 253 * Kernel.BLOCK;
  private static final int ROW_A7 = 254 * Kernel.BLOCK;
  private static final int ROW_A8 = 255 * Kernel.BLOCK;
  private static final int ROW_A9 = 256 * Kernel.BLOCK;
  private static final int ROW_A10 = 257 * Kernel.BLOCK;
  private static final int ROW_A11 = 258 * Kernel.BLOCK;
  private static final int ROW_A12 = 259 * Kernel.BLOCK;
  private static final int ROW_B = 260 * Kernel.BLOCK;
  private static final int ROW_A13 = 261 * Kernel.BLOCK;
  private static final int ROW_A14 = 262 * Kernel.BLOCK;
  private static final int ROW_B2 = 263 * Kernel.BLOCK;
  private static final int ROW_A15 = 264 * Kernel.BLOCK;
  private static final int ROW_A16 = 265 * Kernel.BLOCK;
  private static final int ROW_B3 = 266 * Kernel.BLOCK;
  private static final int ROW_FACES2 = 267 * Kernel.BLOCK;
  private static final int ROW_ENTER = 268 * Kernel.BLOCK;
  private static final int ROW_LATER_OR_INFINITY = 269 * Kernel.BLOCK;
  private static final int ROW_TO_E = 270 * Kernel.BLOCK;
  private static final int ROW_TO_F = 271 * Kernel.BLOCK;
  private static final int ROW_TO_G = 272 * Kernel.BLOCK;
  private static final int ROW_TIME = 273 * Kernel.BLOCK;
  private static final int ROW_PX2 = 274 * Kernel.BLOCK;
  private static final int ROW_PY2 = 275 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 276 * Kernel.BLOCK;
  private static final int ROW_DX = 277 * Kernel.BLOCK;
  private static final int ROW_DY = 278 * Kernel.BLOCK;
  private static final int ROW_DZ = 279 * Kernel.BLOCK;
  private static final int ROW_MH = 280 * Kernel.BLOCK;
  private static final int ROW_MG = 281 * Kernel.BLOCK;
  private static final int ROW_DX2 = 282 * Kernel.BLOCK;
  private static final int ROW_DY2 = 283 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 284 * Kernel.BLOCK;
  private static final int ROW_MH2 = 285 * Kernel.BLOCK;
  private static final int ROW_MG2 = 286 * Kernel.BLOCK;
  private static final int ROW_DX3 = 287 * Kernel.BLOCK;
  private static final int ROW_DY3 = 288 * Kernel.BLOCK;
  private static final int ROW_DZ3 = 289 * Kernel.BLOCK;
  private static final int ROW_MH3 = 290 * Kernel.BLOCK;
  private static final int ROW_MG3 = 291 * Kernel.BLOCK;
  private static final int ROW_LINE = 292 * Kernel.BLOCK;
  private static final int ROW_LINE2 = 293 * Kernel.BLOCK;
  private static final int ROW_LINE3 = 294 * Kernel.BLOCK;
  private static final int ROW_WX2 = 295 * Kernel.BLOCK;
  private static final int ROW_WY2 = 296 * Kernel.BLOCK;
  private static final int ROW_WZ2 = 297 * Kernel.BLOCK;
  private static final int ROW_BEST = 298 * Kernel.BLOCK;
  private static final int ROW_ON_SEGMENT = 299 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 300 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 301 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM = 302 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 303 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM2 = 304 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 305 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM3 = 306 * Kernel.BLOCK;
  private static final int ROW_AWAY = 307 * Kernel.BLOCK;
  private static final int ROW_SIGN = 308 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 309 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM4 = 310 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 311 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM5 = 312 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 313 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM6 = 314 * Kernel.BLOCK;
  private static final int ROW_AWAY2 = 315 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 316 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM7 = 317 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 318 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM8 = 319 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 320 * Kernel.BLOCK;
  private static final int ROW_MINUS_SUM9 = 321 * Kernel.BLOCK;
  private static final int ROW_AWAY3 = 322 * Kernel.BLOCK;
  private static final int ROW_KX4 = 323 * Kernel.BLOCK;
  private static final int ROW_KY4 = 324 * Kernel.BLOCK;
  private static final int ROW_KZ4 = 325 * Kernel.BLOCK;
  private static final int ROW_GAP = 326 * Kernel.BLOCK;
  private static final int ROW_KX5 = 327 * Kernel.BLOCK;
  private static final int ROW_KY5 = 328 * Kernel.BLOCK;
  private static final int ROW_KZ5 = 329 * Kernel.BLOCK;
  private static final int ROW_GAP2 = 330 * Kernel.BLOCK;
  private static final int ROW_KX6 = 331 * Kernel.BLOCK;
  private static final int ROW_KY6 = 332 * Kernel.BLOCK;
  private static final int ROW_KZ6 = 333 * Kernel.BLOCK;
  private static final int ROW_GAP3 = 334 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 335 * Kernel.BLOCK;
  private static final int ROW_WX3 = 336 * Kernel.BLOCK;
  private static final int ROW_WY3 = 337 * Kernel.BLOCK;
  private static final int ROW_WZ3 = 338 * Kernel.BLOCK;
  private static final int ROW_HX_OR_ZERO = 339 * Kernel.BLOCK;
  private static final int ROW_LX = 340 * Kernel.BLOCK;
  private static final int ROW_LY = 341 * Kernel.BLOCK;
  private static final int ROW_LZ = 342 * Kernel.BLOCK;
  private static final int ROW_BEST3 = 343 * Kernel.BLOCK;
  private static final int ROW_WX4 = 344 * Kernel.BLOCK;
  private static final int ROW_WY4 = 345 * Kernel.BLOCK;
  private static final int ROW_WZ4 = 346 * Kernel.BLOCK;
  private static final int ROW_LX2 = 347 * Kernel.BLOCK;
  private static final int ROW_LY2 = 348 * Kernel.BLOCK;
  private static final int ROW_LZ2 = 349 * Kernel.BLOCK;
  private static final int ROW_WX5 = 350 * Kernel.BLOCK;
  private static final int ROW_WY5 = 351 * Kernel.BLOCK;
  private static final int ROW_WZ5 = 352 * Kernel.BLOCK;
  private static final int ROW_LX3 = 353 * Kernel.BLOCK;
  private static final int ROW_LY3 = 354 * Kernel.BLOCK;
  private static final int ROW_LZ3 = 355 * Kernel.BLOCK;
  private static final int ROW_HH2 = 356 * Kernel.BLOCK;
  private static final int ROW_SUM28 = 357 * Kernel.BLOCK;
  private static final int ROW_X1 = 358 * Kernel.BLOCK;
  private static final int ROW_Y1 = 359 * Kernel.BLOCK;
  private static final int ROW_Z1 = 360 * Kernel.BLOCK;
  private static final int ROW_W2 = 361 * Kernel.BLOCK;
  private static final int ROW_X2_2 = 362 * Kernel.BLOCK;
  private static final int ROW_Y2_2 = 363 * Kernel.BLOCK;
  private static final int ROW_Z2_2 = 364 * Kernel.BLOCK;
  private static final int ROW_V1 = 365 * Kernel.BLOCK;
  private static final int ROW_D2 = 366 * Kernel.BLOCK;
  private static final int ROW_E2 = 367 * Kernel.BLOCK;
  private static final int ROW_F2 = 368 * Kernel.BLOCK;
  private static final int ROW_SUM29 = 369 * Kernel.BLOCK;
  private static final int ROW_AWAY4 = 370 * Kernel.BLOCK;
  private static final int ROW_REST = 371 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 372 * Kernel.BLOCK;
  private static final int ROW_X3_2 = 373 * Kernel.BLOCK;
  private static final int ROW_Y3_2 = 374 * Kernel.BLOCK;
  private static final int ROW_Z3_2 = 375 * Kernel.BLOCK;
  private static final int ROW_MINUS_D2_OR_X3 = 376 * Kernel.BLOCK;
  private static final int ROW_MINUS_E2_OR_Y3 = 377 * Kernel.BLOCK;
  private static final int ROW_MINUS_F2_OR_Z3 = 378 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[379 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6, 7}, {1, 4, 6, 8}, {2, 5, 6, 9}, {0, 1, 2, 3, 4, 5, 6, 7,
      8, 9}};
  private static final int[][] COLUMNS2 = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}};

  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int operations() {
    return 3696;
  }

  @Override
  public int terms() {
    return 4;
  }

  @Override
  public int[] firstColumns(int term) {
    return COLUMNS1[term];
  }

  @Override
  public int[] secondColumns(int term) {
    return COLUMNS2[term];
  }

  @Override
  public float miss(int column) {
    return switch (column) {
      case 0 -> Float.POSITIVE_INFINITY;
      case 1 -> 0.0f;
      case 2 -> 0.0f;
      case 3 -> 0.0f;
      default -> throw new IndexOutOfBoundsException("there is no column " + column);
    };
  }

  @Override
  public void term(int term, Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    switch (term) {
      case 0 -> nearTerm(columns1[0], columns1[3], columns1[7], columns1[6], columns2[0], columns2[3],
          columns2[6], first, second, count, out);
      case 1 -> nearTerm(columns1[1], columns1[4], columns1[8], columns1[6], columns2[1], columns2[4],
          columns2[7], first, second, count, out);
      case 2 -> nearTerm(columns1[2], columns1[5], columns1[9], columns1[6], columns2[2], columns2[5],
          columns2[8], first, second, count, out);
      case 3 -> nearPlaneTerm(columns1[0], columns1[1], columns1[2], columns1[3], columns1[4], columns1[5],
          columns1[7], columns1[8], columns1[9], columns1[6], columns2[0], columns2[1], columns2[2],
          columns2[3], columns2[4], columns2[5], columns2[6], columns2[7], columns2[8], first, second, count,
          out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] ps, float[] qs, float[] vs, float[] rs, float[] as, float[] bs,
      float[] cs, Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector a = fromArray(FLOATS, as, j);
        FloatVector b = fromArray(FLOATS, bs, j);
        // a < b ? a : b
        FloatVector b2 = b.blend(a, a.compare(LT, b));
        FloatVector c = fromArray(FLOATS, cs, j);
        // a < b ? a : b
        FloatVector low = b2.blend(c, c.compare(LT, b2));
        FloatVector p = fromArray(FLOATS, ps, i);
        FloatVector q = fromArray(FLOATS, qs, i);
        // a > b ? a : b
        FloatVector high1 = q.blend(p, p.compare(GT, q));
        // a < b ? a : b
        FloatVector low1 = q.blend(p, p.compare(LT, q));
        // a > b ? a : b
        FloatVector b3 = b.blend(a, a.compare(GT, b));
        // a > b ? a : b
        FloatVector high = b3.blend(c, c.compare(GT, b3));
        FloatVector v = fromArray(FLOATS, vs, i);
        FloatVector r = fromArray(FLOATS, rs, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = low.lanewise(SUB, high1)
            .lanewise(SUB, ALL_ZERO.blend(v, v.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = low1.lanewise(SUB, high).lanewise(ADD, ALL_ZERO.blend(v, v.compare(LT, ALL_ZERO)))
            .compare(LE, r, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void nearPlaneTerm(float[] pxs, float[] pys, float[] pzs, float[] qxs, float[] qys, float[] qzs,
      float[] vxs, float[] vys, float[] vzs, float[] rs, float[] axs, float[] ays, float[] azs, float[] bxs,
      float[] bys, float[] bzs, float[] cxs, float[] cys, float[] czs, Operand first, Operand second,
      int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector ax = fromArray(FLOATS, axs, j);
        FloatVector fromX = fromArray(FLOATS, pxs, i).lanewise(SUB, ax);
        FloatVector ay = fromArray(FLOATS, ays, j);
        FloatVector ey = fromArray(FLOATS, bys, j).lanewise(SUB, ay);
        FloatVector az = fromArray(FLOATS, azs, j);
        FloatVector gz = fromArray(FLOATS, czs, j).lanewise(SUB, az);
        FloatVector ez = fromArray(FLOATS, bzs, j).lanewise(SUB, az);
        FloatVector gy = fromArray(FLOATS, cys, j).lanewise(SUB, ay);
        FloatVector nx = ey.lanewise(MUL, gz).lanewise(SUB, ez.lanewise(MUL, gy));
        FloatVector fromY = fromArray(FLOATS, pys, i).lanewise(SUB, ay);
        FloatVector gx = fromArray(FLOATS, cxs, j).lanewise(SUB, ax);
        FloatVector ex = fromArray(FLOATS, bxs, j).lanewise(SUB, ax);
        FloatVector ny = ez.lanewise(MUL, gx).lanewise(SUB, ex.lanewise(MUL, gz));
        FloatVector fromZ = fromArray(FLOATS, pzs, i).lanewise(SUB, az);
        FloatVector nz = ex.lanewise(MUL, gy).lanewise(SUB, ey.lanewise(MUL, gx));
        FloatVector from = fromX.lanewise(MUL, nx).lanewise(ADD, fromY.lanewise(MUL, ny))
            .lanewise(ADD, fromZ.lanewise(MUL, nz));
        FloatVector toX = fromArray(FLOATS, qxs, i).lanewise(SUB, ax);
        FloatVector toY = fromArray(FLOATS, qys, i).lanewise(SUB, ay);
        FloatVector toZ = fromArray(FLOATS, qzs, i).lanewise(SUB, az);
        FloatVector to = toX.lanewise(MUL, nx).lanewise(ADD, toY.lanewise(MUL, ny))
            .lanewise(ADD, toZ.lanewise(MUL, nz));
        FloatVector vx = fromArray(FLOATS, vxs, i);
        FloatVector vy = fromArray(FLOATS, vys, i);
        FloatVector vz = fromArray(FLOATS, vzs, i);
        FloatVector way = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
            .lanewise(ADD, vz.lanewise(MUL, nz));
        FloatVector nn = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
            .lanewise(ADD, nz.lanewise(MUL, nz));
        FloatVector ee = ex.lanewise(ABS).lanewise(ADD, ey.lanewise(ABS)).lanewise(ADD, ez.lanewise(ABS));
        FloatVector gg = gx.lanewise(ABS).lanewise(ADD, gy.lanewise(ABS)).lanewise(ADD, gz.lanewise(ABS));
        FloatVector speed = vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS));
        FloatVector r = fromArray(FLOATS, rs, i);
        FloatVector size = fromX.lanewise(ABS).lanewise(ADD, fromY.lanewise(ABS))
            .lanewise(ADD, fromZ.lanewise(ABS))
            .lanewise(ADD, toX.lanewise(ABS).lanewise(ADD, toY.lanewise(ABS)).lanewise(ADD, toZ.lanewise(ABS)))
            .lanewise(ADD, ee.lanewise(ADD, gg)).lanewise(ADD, speed.lanewise(ADD, r));
        FloatVector slack = ALL_SLACK.lanewise(MUL, ee.lanewise(MUL, gg)).lanewise(MUL, size);
        FloatVector reach = r.lanewise(MUL, nn.lanewise(SQRT)).lanewise(ADD, slack);
        // a < b ? a : b
        VectorMask<Float> above = to.blend(from, from.compare(LT, to))
            .lanewise(ADD, ALL_ZERO.blend(way, way.compare(LT, ALL_ZERO))).compare(GT, reach);
        // a > b ? a : b
        VectorMask<Float> below = to.blend(from, from.compare(GT, to))
            .lanewise(ADD, ALL_ZERO.blend(way, way.compare(GT, ALL_ZERO))).compare(LT, reach.lanewise(NEG));
        VectorMask<Float> allNnAtLeastC1_18e_38 = nn.compare(GE, ALL_C1_18E_38);
        allNnAtLeastC1_18e_38 = size.compare(LE, ALL_FAR, allNnAtLeastC1_18e_38);
        allNnAtLeastC1_18e_38 = slack.compare(GE, ALL_C1_18E_38, allNnAtLeastC1_18e_38);
        hits |= above.or(below).not().or(allNnAtLeastC1_18e_38.not()).toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

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
      long azLessBzBits = floats1(columns1, from1, columns2, from2, floatRows);
      long nearBits = floats2(columns1, from1, columns2, from2, floatRows, azLessBzBits);
      floats3(columns1, from1, columns2, from2, floatRows);
      floats4(columns1, from1, columns2, from2, floatRows);
      long atABits = floats5(floatRows, bits);
      long atBBits = bits[0];
      floats6(floatRows, atBBits, atABits);
      floats7(floatRows);
      long faceBits = floats8(columns1, from1, floatRows, bits);
      long rAtLeastZeroBits = bits[0];
      long allRAtLeastZeroBits = bits[1];
      long eitherBits = bits[2];
      long wiAtLeastZeroAndEitherBits = floats9(floatRows, faceBits, eitherBits);
      long validBits = floats10(columns1, from1, floatRows, bits, rAtLeastZeroBits);
      long doubt = bits[0];
      floats11(floatRows);
      floats12(columns1, from1, floatRows);
      floats13(floatRows);
      floats14(floatRows);
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows);
      long steepAndAlongAtMostZeroBits = floats18(columns1, from1, floatRows, bits);
      long notSteepBits = bits[0];
      long isFlatBits = floats19(columns1, from1, floatRows, bits);
      long iiGreaterZeroBits = bits[0];
      long hhGreaterZeroBits = bits[1];
      long notFlatBits = bits[2];
      long evenBits = floats20(columns1, from1, floatRows, bits);
      long steepAndClosingAtMostZeroBits = bits[0];
      long notSteepBits2 = bits[1];
      long iiGreaterZeroBits2 = bits[2];
      long notFlatBits2 = bits[3];
      long evenBits2 = floats21(columns1, from1, floatRows, bits);
      long steepAndClosingAtMostZeroBits2 = bits[0];
      long notSteepBits3 = bits[1];
      long iiGreaterZeroBits3 = bits[2];
      long notFlatBits3 = bits[3];
      long evenBits3 = floats22(columns1, from1, floatRows, bits);
      long steepAndClosingAtMostZeroBits3 = bits[0];
      long notSteepBits4 = bits[1];
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_EX2, ROW_EY2, ROW_EZ2, ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_FX2, ROW_FY2, ROW_FZ2, ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_CLOSEST_TO_LINE3);
      triangle(floatRows, ROW_X, ROW_Y, ROW_Z, ROW_FACES);
      triangle(floatRows, ROW_X3, ROW_Y3, ROW_Z3, ROW_A);
      parallelogram(floatRows, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_EX3, ROW_EY3, ROW_EZ3, ROW_QUOTIENT_OR_ZERO4,
          ROW_QUOTIENT_OR_ZERO5, ROW_QUOTIENT_OR_ZERO6, ROW_LENGTH2, ROW_FIRST2, ROW_HEIGHT2, ROW_A2);
      edge(floatRows, ROW_DIFFERENCE6, ROW_DIFFERENCE7, ROW_DIFFERENCE8, ROW_EX2, ROW_EY2, ROW_EZ2, ROW_A3);
      edge(floatRows, ROW_SUM3, ROW_SUM4, ROW_SUM5, ROW_EX2, ROW_EY2, ROW_EZ2, ROW_A4);
      parallelogram(floatRows, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_EX4, ROW_EY4, ROW_EZ4, ROW_QUOTIENT_OR_ZERO7,
          ROW_QUOTIENT_OR_ZERO8, ROW_QUOTIENT_OR_ZERO9, ROW_LENGTH3, ROW_FIRST3, ROW_HEIGHT3, ROW_A5);
      edge(floatRows, ROW_DIFFERENCE9, ROW_DIFFERENCE10, ROW_DIFFERENCE11, ROW_IX3, ROW_IY3, ROW_IZ3, ROW_A6);
      edge(floatRows, ROW_SUM7, ROW_SUM8, ROW_SUM9, ROW_IX3, ROW_IY3, ROW_IZ3, ROW_A7);
      parallelogram(floatRows, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_EX5, ROW_EY5, ROW_EZ5, ROW_QUOTIENT_OR_ZERO10,
          ROW_QUOTIENT_OR_ZERO11, ROW_QUOTIENT_OR_ZERO12, ROW_LENGTH4, ROW_FIRST4, ROW_HEIGHT4, ROW_A8);
      edge(floatRows, ROW_DIFFERENCE12, ROW_DIFFERENCE13, ROW_DIFFERENCE14, ROW_FX2, ROW_FY2, ROW_FZ2, ROW_A9);
      edge(floatRows, ROW_SUM10, ROW_SUM11, ROW_SUM12, ROW_FX2, ROW_FY2, ROW_FZ2, ROW_A10);
      edge(floatRows, ROW_QX, ROW_QY, ROW_QZ, ROW_HX, ROW_HY, ROW_HZ, ROW_A11);
      corner(floatRows, ROW_X, ROW_Y, ROW_Z, ROW_A12);
      corner(floatRows, ROW_X3, ROW_Y3, ROW_Z3, ROW_B);
      edge(floatRows, ROW_X6, ROW_Y6, ROW_Z6, ROW_HX, ROW_HY, ROW_HZ, ROW_A13);
      corner(floatRows, ROW_DIFFERENCE15, ROW_DIFFERENCE16, ROW_DIFFERENCE17, ROW_A14);
      corner(floatRows, ROW_SUM13, ROW_SUM14, ROW_SUM15, ROW_B2);
      edge(floatRows, ROW_X7, ROW_Y7, ROW_Z7, ROW_HX, ROW_HY, ROW_HZ, ROW_A15);
      corner(floatRows, ROW_DIFFERENCE18, ROW_DIFFERENCE19, ROW_DIFFERENCE20, ROW_A16);
      corner(floatRows, ROW_SUM16, ROW_SUM17, ROW_SUM18, ROW_B3);
      floats24(floatRows);
      floats25(floatRows);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_EX2, ROW_EY2, ROW_EZ2,
          ROW_EE2, ROW_TO_E);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_FX2, ROW_FY2, ROW_FZ2,
          ROW_FF, ROW_TO_F);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_TO_G);
      long eitherBits2 = floats27(floatRows);
      long eitherBits3 = eitherBits2 | wiAtLeastZeroAndEitherBits;
      long rAtLeastZeroAndEitherBits = allRAtLeastZeroBits & eitherBits3;
      long overlapBits = nearBits & rAtLeastZeroAndEitherBits;
      long timeLessInfinityBits = floats29(columns1, from1, floatRows, bits, overlapBits);
      long overAtLeastZeroBits = bits[0];
      long overAtLeastZeroBits2 = bits[1];
      long overAtLeastZeroBits3 = floats30(floatRows, bits);
      long overAtLeastZeroBits4 = bits[0];
      long notSteepAndOverAtLeastZeroBits = notSteepBits & overAtLeastZeroBits;
      long eitherBits4 = steepAndAlongAtMostZeroBits | notSteepAndOverAtLeastZeroBits;
      closestToLine(floatRows, ROW_DX, ROW_DY, ROW_DZ, ROW_EX2, ROW_EY2, ROW_EZ2, ROW_LINE);
      long notSteepAndOverAtLeastZeroBits2 = notSteepBits2 & overAtLeastZeroBits2;
      long eitherBits5 = steepAndClosingAtMostZeroBits | notSteepAndOverAtLeastZeroBits2;
      closestToLine(floatRows, ROW_DX2, ROW_DY2, ROW_DZ2, ROW_IX3, ROW_IY3, ROW_IZ3, ROW_LINE2);
      long notSteepAndOverAtLeastZeroBits3 = notSteepBits3 & overAtLeastZeroBits3;
      long eitherBits6 = steepAndClosingAtMostZeroBits2 | notSteepAndOverAtLeastZeroBits3;
      closestToLine(floatRows, ROW_DX3, ROW_DY3, ROW_DZ3, ROW_FX2, ROW_FY2, ROW_FZ2, ROW_LINE3);
      long notSteepAndOverAtLeastZeroBits4 = notSteepBits4 & overAtLeastZeroBits4;
      long eitherBits7 = steepAndClosingAtMostZeroBits3 | notSteepAndOverAtLeastZeroBits4;
      long hits = validBits & timeLessInfinityBits;
      floats32(floatRows, eitherBits4, isFlatBits);
      long absOnEdgeLessOneBits = floats33(floatRows, bits, eitherBits5, evenBits, eitherBits6, evenBits2);
      long absOnSegmentLessOneBits = bits[0];
      long absOnEdgeLessOneBits2 = bits[1];
      long absOnSegmentLessOneBits2 = bits[2];
      long absOnEdgeLessOneBits3 = floats34(floatRows, results, at, bits, eitherBits7, evenBits3, hits);
      long absOnSegmentLessOneBits3 = bits[0];
      long alongEdgeBits = absOnEdgeLessOneBits & iiGreaterZeroBits;
      long alongSegmentBits = absOnSegmentLessOneBits & hhGreaterZeroBits;
      long notFlatAndIiGreaterZeroBits = notFlatBits & alongEdgeBits;
      long faceBits2 = notFlatAndIiGreaterZeroBits & alongSegmentBits;
      long notFaceBits = ~faceBits2;
      long alongEdgeBits2 = absOnEdgeLessOneBits2 & iiGreaterZeroBits2;
      long alongSegmentBits2 = absOnSegmentLessOneBits2 & hhGreaterZeroBits;
      long notFlatAndIiGreaterZeroBits2 = notFlatBits2 & alongEdgeBits2;
      long faceBits3 = notFlatAndIiGreaterZeroBits2 & alongSegmentBits2;
      long notFaceBits2 = ~faceBits3;
      long alongEdgeBits3 = absOnEdgeLessOneBits3 & iiGreaterZeroBits3;
      long alongSegmentBits3 = absOnSegmentLessOneBits3 & hhGreaterZeroBits;
      long notFlatAndIiGreaterZeroBits3 = notFlatBits3 & alongEdgeBits3;
      long faceBits4 = notFlatAndIiGreaterZeroBits3 & alongSegmentBits3;
      long notFaceBits3 = ~faceBits4;
      long gapGreaterBestBits = floats36(floatRows, bits, faceBits2);
      long noneBits = bits[0];
      long noneBits2 = floats37(floatRows, faceBits3);
      long noneBits3 = floats38(floatRows, faceBits4);
      long betterBits = gapGreaterBestBits | isFlatBits;
      long kxIsZeroAndIiGreaterZeroBits = noneBits & iiGreaterZeroBits;
      long eitherBits8 = alongEdgeBits | kxIsZeroAndIiGreaterZeroBits;
      long isEdgeBits = notFaceBits & eitherBits8;
      long notIsEdgeBits = ~isEdgeBits;
      long notFaceAndNotIsEdgeBits = notFaceBits & notIsEdgeBits;
      long eitherBits9 = alongSegmentBits | noneBits;
      long isSegmentBits = notFaceAndNotIsEdgeBits & eitherBits9;
      long kxIsZeroAndIiGreaterZeroBits2 = noneBits2 & iiGreaterZeroBits2;
      long eitherBits10 = alongEdgeBits2 | kxIsZeroAndIiGreaterZeroBits2;
      long isEdgeBits2 = notFaceBits2 & eitherBits10;
      long notIsEdgeBits2 = ~isEdgeBits2;
      long notFaceAndNotIsEdgeBits2 = notFaceBits2 & notIsEdgeBits2;
      long eitherBits11 = alongSegmentBits2 | noneBits2;
      long isSegmentBits2 = notFaceAndNotIsEdgeBits2 & eitherBits11;
      long kxIsZeroAndIiGreaterZeroBits3 = noneBits3 & iiGreaterZeroBits3;
      long eitherBits12 = alongEdgeBits3 | kxIsZeroAndIiGreaterZeroBits3;
      long isEdgeBits3 = notFaceBits3 & eitherBits12;
      long notIsEdgeBits3 = ~isEdgeBits3;
      long notFaceAndNotIsEdgeBits3 = notFaceBits3 & notIsEdgeBits3;
      long eitherBits13 = alongSegmentBits3 | noneBits3;
      long isSegmentBits3 = notFaceAndNotIsEdgeBits3 & eitherBits13;
      floats40(floatRows, betterBits, isSegmentBits);
      long betterBits2 = floats41(floatRows, isEdgeBits, betterBits, isSegmentBits);
      floats42(floatRows, betterBits2, isSegmentBits2, isEdgeBits2);
      floats43(floatRows, isSegmentBits3, isEdgeBits3);
      floats44(floatRows);
      long hhGreaterZeroBits2 = floats45(floatRows);
      floats46(floatRows, hhGreaterZeroBits2);
      floats47(columns1, from1, floatRows, hhGreaterZeroBits2);
      floats48(columns1, from1, floatRows, hhGreaterZeroBits2);
      floats49(floatRows);
      long astrayBits = floats50(floatRows);
      floats51(floatRows, astrayBits);
      long productLessSumBits = floats52(floatRows);
      long noneBits4 = floats53(floatRows, bits, productLessSumBits);
      long noneAndSquareAtMostValueBits = bits[0];
      floats54(floatRows, noneBits4);
      long oppositeBits = overlapBits | noneAndSquareAtMostValueBits;
      floats56(floatRows, results, at, oppositeBits, hits);
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

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], bx1s = columns1[3], by1s = columns1[4];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7];
    long azLessBzBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector b = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // a < b ? a : b
      FloatVector low = b.blend(cx, cx.compare(LT, b));
      // a > b ? a : b
      FloatVector b2 = bx.blend(ax, ax.compare(GT, bx));
      // a > b ? a : b
      FloatVector high = b2.blend(cx, cx.compare(GT, b2));
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      // a < b ? a : b
      FloatVector low1 = bx1.blend(ax1, ax1.compare(LT, bx1));
      // a > b ? a : b
      FloatVector high1 = bx1.blend(ax1, ax1.compare(GT, bx1));
      FLOAT_VECTOR.cast(low.lanewise(SUB, high1)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FLOAT_VECTOR.cast(low1.lanewise(SUB, high)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector b3 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // a < b ? a : b
      FloatVector low2 = b3.blend(cy, cy.compare(LT, b3));
      // a > b ? a : b
      FloatVector b4 = by.blend(ay, ay.compare(GT, by));
      // a > b ? a : b
      FloatVector high2 = b4.blend(cy, cy.compare(GT, b4));
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      // a < b ? a : b
      FloatVector low1_2 = by1.blend(ay1, ay1.compare(LT, by1));
      // a > b ? a : b
      FloatVector high1_2 = by1.blend(ay1, ay1.compare(GT, by1));
      FLOAT_VECTOR.cast(low2.lanewise(SUB, high1_2)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(low1_2.lanewise(SUB, high2)).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      azLessBzBits |= fromArray(FLOATS, azs, j).compare(LT, fromArray(FLOATS, bzs, j)).toLong() << k;
    }
    return azLessBzBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long azLessBzBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] az1s = columns1[2], bz1s = columns1[5], rs = columns1[6], vxs = columns1[7], vys = columns1[8],
        vzs = columns1[9];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector b = bz.blend(az, VectorMask.fromLong(FLOATS, (azLessBzBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // a < b ? a : b
      FloatVector low = b.blend(cz, cz.compare(LT, b));
      // a > b ? a : b
      FloatVector b2 = bz.blend(az, az.compare(GT, bz));
      // a > b ? a : b
      FloatVector high = b2.blend(cz, cz.compare(GT, b2));
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      // a < b ? a : b
      FloatVector low1 = bz1.blend(az1, az1.compare(LT, bz1));
      // a > b ? a : b
      FloatVector high1 = bz1.blend(az1, az1.compare(GT, bz1));
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector ex = fromArray(FLOATS, bxs, j).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FloatVector gx = fromArray(FLOATS, cxs, j).lanewise(SUB, ax);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector ey = fromArray(FLOATS, bys, j).lanewise(SUB, ay);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector gy = fromArray(FLOATS, cys, j).lanewise(SUB, ay);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector ez = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FloatVector gz = cz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(ABS).lanewise(ADD, ey.lanewise(ABS))
          .lanewise(ADD, ez.lanewise(ABS))).intoArray(floatRows, ROW_EE + k);
      FLOAT_VECTOR.cast(gx.lanewise(ABS).lanewise(ADD, gy.lanewise(ABS))
          .lanewise(ADD, gz.lanewise(ABS))).intoArray(floatRows, ROW_GG + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(ABS))).intoArray(floatRows, ROW_SPEED + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k).compare(LE, r);
      near = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).compare(LE, r, near);
      near = fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k).compare(LE, r, near);
      VectorMask<Float> near2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k).compare(LE, r);
      near2 = low.lanewise(SUB, high1).compare(LE, r, near2);
      near2 = low1.lanewise(SUB, high).compare(LE, r, near2);
      near = near.and(near2);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      FloatVector ax1 = fromArray(FLOATS, ax1s, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx1.lanewise(SUB, ax1))).intoArray(floatRows, ROW_HX + k);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by1.lanewise(SUB, ay1))).intoArray(floatRows, ROW_HY + k);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz1.lanewise(SUB, az1))).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))).intoArray(floatRows,
          ROW_EX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k))).intoArray(floatRows,
          ROW_EY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k))).intoArray(floatRows,
          ROW_EZ2 + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector fx = cx.lanewise(SUB, bx);
      FLOAT_VECTOR.cast(fx).intoArray(floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fx)).intoArray(floatRows, ROW_FX2 + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector fy = cy.lanewise(SUB, fromArray(FLOATS, bys, j));
      FLOAT_VECTOR.cast(fy).intoArray(floatRows, ROW_FY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fy)).intoArray(floatRows, ROW_FY2 + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector fz = cz.lanewise(SUB, fromArray(FLOATS, bzs, j));
      FLOAT_VECTOR.cast(fz).intoArray(floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fz)).intoArray(floatRows, ROW_FZ2 + k);
      FloatVector ax = fromArray(FLOATS, axs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, cx))).intoArray(floatRows, ROW_GX2 + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, cy))).intoArray(floatRows, ROW_GY2 + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, cz))).intoArray(floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, ax1)
          .lanewise(ADD, ax.lanewise(SUB, bx1)))).intoArray(floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, ay1)
          .lanewise(ADD, ay.lanewise(SUB, by1)))).intoArray(floatRows, ROW_AY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, az1)
          .lanewise(ADD, az.lanewise(SUB, bz1)))).intoArray(floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, ax1)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
    }
  }

  private static void floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5];
    float[] bxs = columns2[3], bys = columns2[4], bzs = columns2[5], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector bx1 = fromArray(FLOATS, bx1s, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k)
          .lanewise(ADD, fromArray(FLOATS, bxs, j).lanewise(SUB, bx1)))).intoArray(floatRows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector ay1 = fromArray(FLOATS, ay1s, i);
      FloatVector by1 = fromArray(FLOATS, by1s, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay1)
          .lanewise(ADD, by.lanewise(SUB, by1)))).intoArray(floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector az1 = fromArray(FLOATS, az1s, i);
      FloatVector bz1 = fromArray(FLOATS, bz1s, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az1)
          .lanewise(ADD, bz.lanewise(SUB, bz1)))).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, ax1s, i))
          .lanewise(ADD, cx.lanewise(SUB, bx1)))).intoArray(floatRows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cy.lanewise(SUB, ay1)
          .lanewise(ADD, cy.lanewise(SUB, by1)))).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cz.lanewise(SUB, az1)
          .lanewise(ADD, cz.lanewise(SUB, bz1)))).intoArray(floatRows, ROW_CZ + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_EE2 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz))).intoArray(floatRows, ROW_FF + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static long floats5(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long atABits = 0;
    long atBBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(ADD, bx))).intoArray(floatRows, ROW_MX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(ADD, by))).intoArray(floatRows, ROW_MY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(ADD, bz))).intoArray(floatRows, ROW_MZ + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(ADD, cx))).intoArray(floatRows, ROW_MX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(ADD, cy))).intoArray(floatRows, ROW_MY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(ADD, cz))).intoArray(floatRows, ROW_MZ2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(ADD, ax))).intoArray(floatRows, ROW_MX3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cy.lanewise(ADD, ay))).intoArray(floatRows, ROW_MY3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cz.lanewise(ADD, az))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector ff = fromArray(FLOATS, floatRows, ROW_FF + k);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE2 + k);
      VectorMask<Float> atA = ff.compare(GE, ee);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      atA = ff.compare(GE, gg, atA);
      atABits |= atA.toLong() << k;
      VectorMask<Float> atB = gg.compare(GE, ee, atA.not());
      atBBits |= atB.toLong() << k;
      // atA ? ff : atB ? gg : ee
      FLOAT_VECTOR.cast(ee.blend(gg, atB).blend(ff, atA)).intoArray(floatRows, ROW_LONGEST + k);
      // atA ? ax : atB ? bx : cx
      FLOAT_VECTOR.cast(cx.blend(bx, atB).blend(ax, atA)).intoArray(floatRows, ROW_OX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      // atA ? gx : atB ? ex : fx
      FLOAT_VECTOR.cast(fx.blend(ex, atB).blend(gx, atA)).intoArray(floatRows, ROW_IX + k);
      // atA ? ex : atB ? fx : gx
      FLOAT_VECTOR.cast(gx.blend(fx, atB).blend(ex, atA)).intoArray(floatRows, ROW_JX + k);
      // atA ? ay : atB ? by : cy
      FLOAT_VECTOR.cast(cy.blend(by, atB).blend(ay, atA)).intoArray(floatRows, ROW_OY + k);
      // atA ? gy : atB ? ey : fy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EY2 + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_GY2 + k), atA)).intoArray(floatRows, ROW_IY + k);
    }
    bits[0] = atBBits;
    return atABits;
  }

  private static void floats6(float[] floatRows, long atBBits, long atABits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> atA = VectorMask.fromLong(FLOATS, (atABits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> atB = VectorMask.fromLong(FLOATS, (atBBits >>> k) & WideLanes.FLOAT_LANES);
      // atA ? ey : atB ? fy : gy
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_GY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FY2 + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_EY2 + k), atA);
      FLOAT_VECTOR.cast(jy).intoArray(floatRows, ROW_JY + k);
      // atA ? az : atB ? bz : cz
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), atA);
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      // atA ? gz : atB ? ez : fz
      FloatVector iz = fz.blend(ez, atB).blend(gz, atA);
      FLOAT_VECTOR.cast(iz).intoArray(floatRows, ROW_IZ + k);
      // atA ? ez : atB ? fz : gz
      FloatVector jz = gz.blend(fz, atB).blend(ez, atA);
      FLOAT_VECTOR.cast(jz).intoArray(floatRows, ROW_JZ + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector nx = iy.lanewise(MUL, jz).lanewise(SUB, iz.lanewise(MUL, jy));
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector ny = iz.lanewise(MUL, jx).lanewise(SUB, ix.lanewise(MUL, jz));
      FloatVector nz = ix.lanewise(MUL, jy).lanewise(SUB, iy.lanewise(MUL, jx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector high = scale.lanewise(MUL, ALL_C4_19E_06);
      FloatVector scale2 = high.lanewise(SUB, high.lanewise(SUB, scale));
      FloatVector wx = nx.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector wy = ny.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz))).intoArray(floatRows, ROW_NW + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY + k)))
          .lanewise(ADD, wz.lanewise(MUL, oz))).intoArray(floatRows, ROW_OVER + k);
      FLOAT_VECTOR.cast(wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))).intoArray(floatRows,
          ROW_PRODUCT + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector along = fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(ADD, wy.lanewise(MUL, hy))
          .lanewise(ADD, wz.lanewise(MUL, hz));
      FloatVector steep = along.lanewise(ABS);
      FLOAT_VECTOR.cast(steep).intoArray(floatRows, ROW_STEEP + k);
      FloatVector over = fromArray(FLOATS, floatRows, ROW_OVER + k);
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator = ALL_ZERO.blend(over.lanewise(NEG), along.compare(LT, ALL_ZERO))
          .blend(over, along.compare(GT, ALL_ZERO));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, steep), numerator.lanewise(ABS).compare(LT, steep));
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      FLOAT_VECTOR.cast(ox).intoArray(floatRows, ROW_OX2 + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k).lanewise(SUB, t.lanewise(MUL, hy));
      FLOAT_VECTOR.cast(oy).intoArray(floatRows, ROW_OY2 + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k).lanewise(SUB, t.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ2 + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, jz).lanewise(SUB, oz.lanewise(MUL, jy)).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, jx).lanewise(SUB, ox.lanewise(MUL, jz)).lanewise(MUL, wy))
          .lanewise(ADD, ox.lanewise(MUL, jy).lanewise(SUB, oy.lanewise(MUL, jx)).lanewise(MUL, wz))).intoArray(
          floatRows, ROW_WI + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, iz).lanewise(SUB, oz.lanewise(MUL, iy)).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, ix).lanewise(SUB, ox.lanewise(MUL, iz)).lanewise(MUL, wy))
          .lanewise(ADD, ox.lanewise(MUL, iy).lanewise(SUB, oy.lanewise(MUL, ix)).lanewise(MUL, wz))).intoArray(
          floatRows, ROW_WJ + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long faceBits = 0;
    long rAtLeastZeroBits = 0;
    long allRAtLeastZeroBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector wi = fromArray(FLOATS, floatRows, ROW_WI + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FloatVector scaleI = wi.lanewise(DIV, nw);
      FloatVector wj = fromArray(FLOATS, floatRows, ROW_WJ + k);
      FloatVector scaleJ = wj.lanewise(DIV, nw);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k))
          .lanewise(SUB, scaleI.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX + k))));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k))
          .lanewise(SUB, scaleI.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY + k))));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k))
          .lanewise(SUB, scaleI.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ + k))));
      FloatVector toFace = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      VectorMask<Float> face = wi.compare(GE, ALL_ZERO);
      face = wj.compare(GE, ALL_ZERO, face);
      face = wi.lanewise(ADD, wj).compare(LE, ALL_TWO.lanewise(MUL, nw), face);
      faceBits |= face.toLong() << k;
      VectorMask<Float> pierced = fromArray(FLOATS, floatRows, ROW_OVER + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_STEEP + k));
      pierced = toFace.compare(LE, nw.lanewise(MUL, nw
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LONGEST + k))), pierced);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rr = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rr).intoArray(floatRows, ROW_RR + k);
      VectorMask<Float> rAtLeastZero = r.compare(GE, ALL_ZERO);
      rAtLeastZeroBits |= rAtLeastZero.toLong() << k;
      allRAtLeastZeroBits |= fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k))).lanewise(ABS)
          .compare(LE, ALL_LARGEST, rAtLeastZero).toLong() << k;
      eitherBits |= pierced.or(toFace.compare(LE, rr)).toLong() << k;
    }
    bits[0] = rAtLeastZeroBits;
    bits[1] = allRAtLeastZeroBits;
    bits[2] = eitherBits;
    return faceBits;
  }

  private static long floats9(float[] floatRows, long faceBits, long eitherBits) {
    if (floatRows == null) {
      return 0;
    }
    long wiAtLeastZeroAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      wiAtLeastZeroAndEitherBits |= VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(NEG)).intoArray(floatRows,
          ROW_PX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(NEG)).intoArray(floatRows,
          ROW_PY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(NEG)).intoArray(floatRows,
          ROW_PZ + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_EE3 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG3 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fx).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz))).intoArray(floatRows, ROW_FF2 + k);
    }
    return wiAtLeastZeroAndEitherBits;
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long rAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long validBits = 0;
    long doubt = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector dd = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      // dd >= LEAST_SQUARE ? -dot(x, y, z, dx, dy, dz) / dd : Float.NaN
      FloatVector s = ALL_NAN.blend(px.lanewise(MUL, vx).lanewise(ADD, py.lanewise(MUL, vy))
          .lanewise(ADD, pz.lanewise(MUL, vz)).lanewise(NEG).lanewise(DIV, dd), dd
          .compare(GE, ALL_LEAST_SQUARE));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FLOAT_VECTOR.cast(px.lanewise(ADD, s.lanewise(MUL, vx))).intoArray(floatRows, ROW_QX + k);
      FLOAT_VECTOR.cast(py.lanewise(ADD, s.lanewise(MUL, vy))).intoArray(floatRows, ROW_QY + k);
      FLOAT_VECTOR.cast(pz.lanewise(ADD, s.lanewise(MUL, vz))).intoArray(floatRows, ROW_QZ + k);
      FloatVector sum = px.lanewise(ABS).lanewise(ADD, py.lanewise(ABS)).lanewise(ADD, pz.lanewise(ABS));
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE3 + k);
      FloatVector length = ee.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG3 + k);
      FloatVector g = gg.lanewise(SQRT);
      FLOAT_VECTOR.cast(g).intoArray(floatRows, ROW_G + k);
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      FloatVector g2 = hh.lanewise(SQRT);
      FLOAT_VECTOR.cast(g2).intoArray(floatRows, ROW_G2 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector size = sum.lanewise(ADD, length.lanewise(ADD, g).lanewise(ADD, g2.lanewise(ADD, r)));
      FLOAT_VECTOR.cast(size).intoArray(floatRows, ROW_SIZE + k);
      FLOAT_VECTOR.cast(ALL_SLACK_12.lanewise(MUL, size)).intoArray(floatRows, ROW_SLACK + k);
      VectorMask<Float> valid = fromArray(FLOATS, floatRows, ROW_SPEED + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (rAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES));
      valid = ee.compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, floatRows, ROW_FF2 + k).compare(LE, ALL_LARGEST, valid);
      VectorMask<Float> valid2 = gg.compare(LE, ALL_LARGEST);
      valid2 = hh.compare(LE, ALL_LARGEST, valid2);
      valid2 = sum.compare(LE, ALL_LARGEST, valid2);
      valid = valid.and(valid2);
      validBits |= valid.toLong() << k;
      doubt |= r.compare(LE, ALL_THIN.lanewise(MUL, size)).toLong() << k;
    }
    bits[0] = doubt;
    return validBits;
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX + k))).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY + k))).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ + k))).intoArray(floatRows, ROW_Z + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ix = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EX + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ix).intoArray(floatRows, ROW_IX2 + k);
      // length > 0 ? component / length : 0
      FloatVector iy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(iy).intoArray(floatRows, ROW_IY2 + k);
      // length > 0 ? component / length : 0
      FloatVector iz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EZ + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(iz).intoArray(floatRows, ROW_IZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector first2 = gx.lanewise(MUL, ix).lanewise(ADD, gy.lanewise(MUL, iy))
          .lanewise(ADD, gz.lanewise(MUL, iz));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST + k);
      FloatVector x = gx.lanewise(SUB, first2.lanewise(MUL, ix));
      FloatVector y = gy.lanewise(SUB, first2.lanewise(MUL, iy));
      FloatVector z = gz.lanewise(SUB, first2.lanewise(MUL, iz));
      FloatVector second2 = x.lanewise(MUL, ix).lanewise(ADD, y.lanewise(MUL, iy))
          .lanewise(ADD, z.lanewise(MUL, iz));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ix));
      FloatVector y2 = y.lanewise(SUB, ALL_ZERO.lanewise(MUL, iy));
      FloatVector z2 = z.lanewise(SUB, ALL_ZERO.lanewise(MUL, iz));
      FLOAT_VECTOR.cast(x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).intoArray(floatRows, ROW_ONCE + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, ix))).intoArray(floatRows, ROW_X2 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, second2.lanewise(MUL, iy))).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, second2.lanewise(MUL, iz))).intoArray(floatRows, ROW_Z2 + k);
    }
  }

  private static void floats12(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector twice = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      VectorMask<Float> allEeGreaterZero = fromArray(FLOATS, floatRows, ROW_EE3 + k).compare(GT, ALL_ZERO);
      allEeGreaterZero = ALL_C4_00.lanewise(MUL, twice)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ONCE + k), allEeGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allEeGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO2 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i)).intoArray(floatRows, ROW_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i)).intoArray(floatRows, ROW_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i)).intoArray(floatRows, ROW_VZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)).intoArray(floatRows, ROW_R + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FLOAT_VECTOR.cast(qx.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX + k))).intoArray(floatRows,
          ROW_X3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k))).intoArray(floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k))).intoArray(floatRows, ROW_Z3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k)))).intoArray(floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(qx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EX2 + k))).intoArray(floatRows,
          ROW_MX4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats13(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k))).intoArray(
          floatRows, ROW_PRODUCT3 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY + k).lanewise(SUB, ey)).intoArray(floatRows,
          ROW_MY4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k)))).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QZ + k).lanewise(SUB, ez)).intoArray(floatRows,
          ROW_MZ4 + k);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE2 + k);
      FloatVector length = ee.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH2 + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_EX2 + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX3 + k);
      // length > 0 ? component / length : 0
      FloatVector ey2 = ALL_ZERO.blend(ey.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY3 + k);
      // length > 0 ? component / length : 0
      FloatVector ez2 = ALL_ZERO.blend(ez.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector first2 = hx.lanewise(MUL, ex).lanewise(ADD, hy.lanewise(MUL, ey2))
          .lanewise(ADD, hz.lanewise(MUL, ez2));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST2 + k);
      FloatVector x = hx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector y = hy.lanewise(SUB, first2.lanewise(MUL, ey2));
      FloatVector z = hz.lanewise(SUB, first2.lanewise(MUL, ez2));
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey2))
          .lanewise(ADD, z.lanewise(MUL, ez2));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector y2 = y.lanewise(SUB, ALL_ZERO.lanewise(MUL, ey2));
      FloatVector z2 = z.lanewise(SUB, ALL_ZERO.lanewise(MUL, ez2));
      FloatVector once = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector x3 = x.lanewise(SUB, second2.lanewise(MUL, ex));
      FLOAT_VECTOR.cast(x3).intoArray(floatRows, ROW_X4 + k);
      FloatVector y3 = y.lanewise(SUB, second2.lanewise(MUL, ey2));
      FLOAT_VECTOR.cast(y3).intoArray(floatRows, ROW_Y4 + k);
      FloatVector z3 = z.lanewise(SUB, second2.lanewise(MUL, ez2));
      FLOAT_VECTOR.cast(z3).intoArray(floatRows, ROW_Z4 + k);
      FloatVector twice = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> allEeGreaterZero = ee.compare(GT, ALL_ZERO);
      allEeGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allEeGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(twice.lanewise(SQRT), allEeGreaterZero)).intoArray(floatRows,
          ROW_HEIGHT2 + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT2 + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_X4 + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO4 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Y4 + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO5 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z4 + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO6 + k);
      FLOAT_VECTOR.cast(ALL_ZERO).intoArray(floatRows, ROW_ZERO + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX4 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(mx.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY4 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(my.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ4 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(mz.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(mx.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM3 + k);
      FLOAT_VECTOR.cast(my.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM4 + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM5 + k);
      FloatVector ix = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k));
      FLOAT_VECTOR.cast(ix).intoArray(floatRows, ROW_IX3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX + k).lanewise(SUB, ix)).intoArray(floatRows,
          ROW_MX5 + k);
      FloatVector iy = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k));
      FLOAT_VECTOR.cast(iy).intoArray(floatRows, ROW_IY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY + k).lanewise(SUB, iy)).intoArray(floatRows,
          ROW_MY5 + k);
      FloatVector iz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FLOAT_VECTOR.cast(iz).intoArray(floatRows, ROW_IZ3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QZ + k).lanewise(SUB, iz)).intoArray(floatRows,
          ROW_MZ5 + k);
      FLOAT_VECTOR.cast(ix.lanewise(MUL, ix).lanewise(ADD, iy.lanewise(MUL, iy))).intoArray(floatRows,
          ROW_SUM6 + k);
    }
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ3 + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM6 + k).lanewise(ADD, iz.lanewise(MUL, iz));
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH3 + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_IX3 + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX4 + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_IY3 + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY4 + k);
      // length > 0 ? component / length : 0
      FloatVector ez = ALL_ZERO.blend(iz.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ4 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector first2 = hx.lanewise(MUL, ex).lanewise(ADD, hy.lanewise(MUL, ey))
          .lanewise(ADD, hz.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST3 + k);
      FloatVector x = hx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector y = hy.lanewise(SUB, first2.lanewise(MUL, ey));
      FloatVector z = hz.lanewise(SUB, first2.lanewise(MUL, ez));
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector y2 = y.lanewise(SUB, ALL_ZERO.lanewise(MUL, ey));
      FloatVector z2 = z.lanewise(SUB, ALL_ZERO.lanewise(MUL, ez));
      FloatVector once = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector x3 = x.lanewise(SUB, second2.lanewise(MUL, ex));
      FLOAT_VECTOR.cast(x3).intoArray(floatRows, ROW_X5 + k);
      FloatVector y3 = y.lanewise(SUB, second2.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(y3).intoArray(floatRows, ROW_Y5 + k);
      FloatVector z3 = z.lanewise(SUB, second2.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(z3).intoArray(floatRows, ROW_Z5 + k);
      FloatVector twice = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> allValueGreaterZero = sum.compare(GT, ALL_ZERO);
      allValueGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allValueGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(twice.lanewise(SQRT), allValueGreaterZero)).intoArray(floatRows,
          ROW_HEIGHT3 + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT3 + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_X5 + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO7 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Y5 + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO8 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z5 + k).lanewise(DIV, height),
          heightGreaterZero)).intoArray(floatRows, ROW_QUOTIENT_OR_ZERO9 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX5 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(mx.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY5 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(my.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ5 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(mz.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FLOAT_VECTOR.cast(mx.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM7 + k);
      FLOAT_VECTOR.cast(my.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM8 + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k))).intoArray(floatRows, ROW_MX6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k))).intoArray(floatRows, ROW_MY6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k))).intoArray(floatRows, ROW_MZ6 + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_FF + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH4 + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FX2 + k).lanewise(DIV, length),
          lengthGreaterZero)).intoArray(floatRows, ROW_EX5 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FY2 + k).lanewise(DIV, length),
          lengthGreaterZero)).intoArray(floatRows, ROW_EY5 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FZ2 + k).lanewise(DIV, length),
          lengthGreaterZero)).intoArray(floatRows, ROW_EZ5 + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX5 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY5 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ5 + k);
      FloatVector first2 = hx.lanewise(MUL, ex).lanewise(ADD, hy.lanewise(MUL, ey))
          .lanewise(ADD, hz.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST4 + k);
      FloatVector x = hx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector y = hy.lanewise(SUB, first2.lanewise(MUL, ey));
      FloatVector z = hz.lanewise(SUB, first2.lanewise(MUL, ez));
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector y2 = y.lanewise(SUB, ALL_ZERO.lanewise(MUL, ey));
      FloatVector z2 = z.lanewise(SUB, ALL_ZERO.lanewise(MUL, ez));
      FloatVector once = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector x3 = x.lanewise(SUB, second2.lanewise(MUL, ex));
      FloatVector y3 = y.lanewise(SUB, second2.lanewise(MUL, ey));
      FloatVector z3 = z.lanewise(SUB, second2.lanewise(MUL, ez));
      FloatVector twice = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> allFfGreaterZero = fromArray(FLOATS, floatRows, ROW_FF + k).compare(GT, ALL_ZERO);
      allFfGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allFfGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allFfGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT4 + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO10 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO11 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO12 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX6 + k);
      FLOAT_VECTOR.cast(mx.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY6 + k);
      FLOAT_VECTOR.cast(my.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE13 + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ6 + k);
      FLOAT_VECTOR.cast(mz.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE14 + k);
      FLOAT_VECTOR.cast(mx.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM10 + k);
      FLOAT_VECTOR.cast(my.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM11 + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static long floats18(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long steepAndAlongAtMostZeroBits = 0;
    long notSteepBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector x = qx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EX + k));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X6 + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector y = qy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EY + k));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y6 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector z = qz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EZ + k));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z6 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE15 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE16 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE17 + k);
      FLOAT_VECTOR.cast(x.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(y.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM14 + k);
      FLOAT_VECTOR.cast(z.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM15 + k);
      FloatVector x2 = qx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GX + k));
      FLOAT_VECTOR.cast(x2).intoArray(floatRows, ROW_X7 + k);
      FloatVector y2 = qy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GY + k));
      FLOAT_VECTOR.cast(y2).intoArray(floatRows, ROW_Y7 + k);
      FloatVector z2 = qz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GZ + k));
      FLOAT_VECTOR.cast(z2).intoArray(floatRows, ROW_Z7 + k);
      FLOAT_VECTOR.cast(x2.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE18 + k);
      FLOAT_VECTOR.cast(y2.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE19 + k);
      FLOAT_VECTOR.cast(z2.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE20 + k);
      FLOAT_VECTOR.cast(x2.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM16 + k);
      FLOAT_VECTOR.cast(y2.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM17 + k);
      FLOAT_VECTOR.cast(z2.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM18 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY2 + k);
      FloatVector quotientOrZero = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO3 + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ2 + k);
      FloatVector quotientOrZero2 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO2 + k);
      FloatVector faceX = iy.lanewise(MUL, quotientOrZero).lanewise(SUB, iz.lanewise(MUL, quotientOrZero2));
      FLOAT_VECTOR.cast(faceX).intoArray(floatRows, ROW_FACE_X + k);
      FloatVector quotientOrZero3 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX2 + k);
      FloatVector faceY = iz.lanewise(MUL, quotientOrZero3).lanewise(SUB, ix.lanewise(MUL, quotientOrZero));
      FLOAT_VECTOR.cast(faceY).intoArray(floatRows, ROW_FACE_Y + k);
      FloatVector faceZ = ix.lanewise(MUL, quotientOrZero2).lanewise(SUB, iy.lanewise(MUL, quotientOrZero3));
      FLOAT_VECTOR.cast(faceZ).intoArray(floatRows, ROW_FACE_Z + k);
      FloatVector along = fromArray(FLOATS, vxs, i).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(MUL, faceY))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(MUL, faceZ));
      FloatVector product = ALL_C4_77E_07.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SPEED + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT5 + k);
      VectorMask<Float> steep = along.lanewise(ABS).compare(GT, product);
      steepAndAlongAtMostZeroBits |= along.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
    }
    bits[0] = notSteepBits;
    return steepAndAlongAtMostZeroBits;
  }

  private static long floats19(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long isFlatBits = 0;
    long iiGreaterZeroBits = 0;
    long hhGreaterZeroBits = 0;
    long notFlatBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      isFlatBits |= height.lanewise(MUL, height)
          .compare(LE, ALL_C2_38E_07.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_G + k).lanewise(MUL, r)))
          .or(height.compare(EQ, ALL_ZERO)).toLong() << k;
      FloatVector ii = ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EE3 + k));
      FLOAT_VECTOR.cast(ii).intoArray(floatRows, ROW_II + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, ex)).intoArray(floatRows, ROW_SUM19 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, ey)).intoArray(floatRows, ROW_SUM20 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, ez)).intoArray(floatRows, ROW_SUM21 + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ey.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, ez.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_GH + k);
      iiGreaterZeroBits |= ii.compare(GT, ALL_ZERO).toLong() << k;
      hhGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_HH + k).compare(GT, ALL_ZERO).toLong() << k;
      FloatVector product = ALL_C2_38E_07.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_G2 + k)
          .lanewise(MUL, r));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector height2 = fromArray(FLOATS, floatRows, ROW_HEIGHT2 + k);
      VectorMask<Float> flat = height2.lanewise(MUL, height2).compare(LE, product)
          .or(height2.compare(EQ, ALL_ZERO));
      notFlatBits |= flat.not().toLong() << k;
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector quotientOrZero = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO6 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FloatVector quotientOrZero2 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO5 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(MUL, quotientOrZero)
          .lanewise(SUB, ez2.lanewise(MUL, quotientOrZero2))).intoArray(floatRows, ROW_KX + k);
      FloatVector quotientOrZero3 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO4 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(MUL, quotientOrZero3)
          .lanewise(SUB, ex2.lanewise(MUL, quotientOrZero))).intoArray(floatRows, ROW_KY + k);
      FLOAT_VECTOR.cast(ex2.lanewise(MUL, quotientOrZero2)
          .lanewise(SUB, ey2.lanewise(MUL, quotientOrZero3))).intoArray(floatRows, ROW_KZ + k);
    }
    bits[0] = iiGreaterZeroBits;
    bits[1] = hhGreaterZeroBits;
    bits[2] = notFlatBits;
    return isFlatBits;
  }

  private static long floats20(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long evenBits = 0;
    long steepAndClosingAtMostZeroBits = 0;
    long notSteepBits = 0;
    long iiGreaterZeroBits = 0;
    long notFlatBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EX + k).lanewise(NEG)).intoArray(floatRows,
          ROW_BEHIND_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(NEG)).intoArray(floatRows,
          ROW_BEHIND_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ + k).lanewise(NEG)).intoArray(floatRows,
          ROW_BEHIND_Z + k);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FloatVector behind = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(MUL, kz));
      evenBits |= behind.lanewise(ABS).compare(LE, ALL_ROUNDING
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GG + k))).toLong() << k;
      FloatVector closing = fromArray(FLOATS, vxs, i).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(MUL, kz));
      FLOAT_VECTOR.cast(closing).intoArray(floatRows, ROW_CLOSING + k);
      // behind > 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, behind.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_OUTWARD + k);
      VectorMask<Float> steep = closing.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      steepAndClosingAtMostZeroBits |= closing.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
      FloatVector ii = ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GG3 + k));
      FLOAT_VECTOR.cast(ii).intoArray(floatRows, ROW_II2 + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX3 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, ix)).intoArray(floatRows, ROW_SUM22 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY3 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, iy)).intoArray(floatRows, ROW_SUM23 + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ3 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(ADD, iz)).intoArray(floatRows, ROW_SUM24 + k);
      FLOAT_VECTOR.cast(ix.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, iy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, iz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_GH2 + k);
      iiGreaterZeroBits |= ii.compare(GT, ALL_ZERO).toLong() << k;
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT3 + k);
      VectorMask<Float> flat = height.lanewise(MUL, height)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)).or(height.compare(EQ, ALL_ZERO));
      notFlatBits |= flat.not().toLong() << k;
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY4 + k);
      FloatVector quotientOrZero = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO9 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ4 + k);
      FloatVector quotientOrZero2 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO8 + k);
      FLOAT_VECTOR.cast(ey.lanewise(MUL, quotientOrZero)
          .lanewise(SUB, ez.lanewise(MUL, quotientOrZero2))).intoArray(floatRows, ROW_KX2 + k);
      FloatVector quotientOrZero3 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO7 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX4 + k);
      FLOAT_VECTOR.cast(ez.lanewise(MUL, quotientOrZero3)
          .lanewise(SUB, ex.lanewise(MUL, quotientOrZero))).intoArray(floatRows, ROW_KY2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, quotientOrZero2)
          .lanewise(SUB, ey.lanewise(MUL, quotientOrZero3))).intoArray(floatRows, ROW_KZ2 + k);
    }
    bits[0] = steepAndClosingAtMostZeroBits;
    bits[1] = notSteepBits;
    bits[2] = iiGreaterZeroBits;
    bits[3] = notFlatBits;
    return evenBits;
  }

  private static long floats21(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long evenBits = 0;
    long steepAndClosingAtMostZeroBits = 0;
    long notSteepBits = 0;
    long iiGreaterZeroBits = 0;
    long notFlatBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ2 + k);
      FloatVector behind = ex.lanewise(MUL, kx).lanewise(ADD, ey.lanewise(MUL, ky))
          .lanewise(ADD, ez.lanewise(MUL, kz));
      evenBits |= behind.lanewise(ABS).compare(LE, ALL_ROUNDING
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EE + k))).toLong() << k;
      FloatVector closing = fromArray(FLOATS, vxs, i).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(MUL, kz));
      FLOAT_VECTOR.cast(closing).intoArray(floatRows, ROW_CLOSING2 + k);
      // behind > 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, behind.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_OUTWARD2 + k);
      VectorMask<Float> steep = closing.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      steepAndClosingAtMostZeroBits |= closing.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
      FloatVector ii = ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FF2 + k));
      FLOAT_VECTOR.cast(ii).intoArray(floatRows, ROW_II3 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(ADD, fx)).intoArray(floatRows, ROW_SUM25 + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FLOAT_VECTOR.cast(ey.lanewise(ADD, fy)).intoArray(floatRows, ROW_SUM26 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FLOAT_VECTOR.cast(ez.lanewise(ADD, fz)).intoArray(floatRows, ROW_SUM27 + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_GH3 + k);
      iiGreaterZeroBits |= ii.compare(GT, ALL_ZERO).toLong() << k;
      FloatVector height = fromArray(FLOATS, floatRows, ROW_HEIGHT4 + k);
      VectorMask<Float> flat = height.lanewise(MUL, height)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)).or(height.compare(EQ, ALL_ZERO));
      notFlatBits |= flat.not().toLong() << k;
      FloatVector ey2 = fromArray(FLOATS, floatRows, ROW_EY5 + k);
      FloatVector quotientOrZero = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO12 + k);
      FloatVector ez2 = fromArray(FLOATS, floatRows, ROW_EZ5 + k);
      FloatVector quotientOrZero2 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO11 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(MUL, quotientOrZero)
          .lanewise(SUB, ez2.lanewise(MUL, quotientOrZero2))).intoArray(floatRows, ROW_KX3 + k);
      FloatVector quotientOrZero3 = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_ZERO10 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX5 + k);
      FLOAT_VECTOR.cast(ez2.lanewise(MUL, quotientOrZero3)
          .lanewise(SUB, ex2.lanewise(MUL, quotientOrZero))).intoArray(floatRows, ROW_KY3 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(MUL, quotientOrZero2)).intoArray(floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(ey2.lanewise(MUL, quotientOrZero3)).intoArray(floatRows, ROW_PRODUCT8 + k);
    }
    bits[0] = steepAndClosingAtMostZeroBits;
    bits[1] = notSteepBits;
    bits[2] = iiGreaterZeroBits;
    bits[3] = notFlatBits;
    return evenBits;
  }

  private static long floats22(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long evenBits = 0;
    long steepAndClosingAtMostZeroBits = 0;
    long notSteepBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k));
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ3 + k);
      FloatVector behindX = fromArray(FLOATS, floatRows, ROW_BEHIND_X + k);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX3 + k);
      FloatVector behindY = fromArray(FLOATS, floatRows, ROW_BEHIND_Y + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY3 + k);
      FloatVector behindZ = fromArray(FLOATS, floatRows, ROW_BEHIND_Z + k);
      FloatVector behind = behindX.lanewise(MUL, kx).lanewise(ADD, behindY.lanewise(MUL, ky))
          .lanewise(ADD, behindZ.lanewise(MUL, kz));
      evenBits |= behind.lanewise(ABS).compare(LE, ALL_ROUNDING
          .lanewise(MUL, behindX.lanewise(ABS).lanewise(ADD, behindY.lanewise(ABS))
          .lanewise(ADD, behindZ.lanewise(ABS)))).toLong() << k;
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector closing = vx.lanewise(MUL, kx).lanewise(ADD, vy.lanewise(MUL, ky))
          .lanewise(ADD, vz.lanewise(MUL, kz));
      FLOAT_VECTOR.cast(closing).intoArray(floatRows, ROW_CLOSING3 + k);
      // behind > 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, behind.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_OUTWARD3 + k);
      VectorMask<Float> steep = closing.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      steepAndClosingAtMostZeroBits |= closing.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
      FLOAT_VECTOR.cast(ALL_PARALLEL.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))).intoArray(
          floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(vx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(vy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(vz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = steepAndClosingAtMostZeroBits;
    bits[1] = notSteepBits;
    return evenBits;
  }

  private static void floats24(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector faces = fromArray(FLOATS, floatRows, ROW_FACES + k);
      // a < b ? a : b
      FloatVector faces2 = faces.blend(a, a.compare(LT, faces));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A2 + k);
      // a < b ? a : b
      FloatVector faces3 = faces2.blend(a2, a2.compare(LT, faces2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A3 + k);
      // a < b ? a : b
      FloatVector enter = ALL_INFINITY.blend(a3, a3.compare(LT, ALL_INFINITY));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A4 + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a4, a4.compare(LT, enter));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A5 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(faces3.blend(a5, a5.compare(LT, faces3))).intoArray(floatRows, ROW_FACES2 + k);
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A6 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(enter2.blend(a6, a6.compare(LT, enter2))).intoArray(floatRows, ROW_ENTER + k);
    }
  }

  private static void floats25(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A7 + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A8 + k);
      FloatVector faces = fromArray(FLOATS, floatRows, ROW_FACES2 + k);
      // a < b ? a : b
      FloatVector faces2 = faces.blend(a2, a2.compare(LT, faces));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A9 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a3, a3.compare(LT, enter2));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A10 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a4, a4.compare(LT, enter3));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A12 + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector b2 = b.blend(a5, a5.compare(LT, b));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A11 + k);
      // a < b ? a : b
      FloatVector a7 = b2.blend(a6, a6.compare(LT, b2));
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a7, a7.compare(LT, enter4));
      FloatVector a8 = fromArray(FLOATS, floatRows, ROW_A14 + k);
      FloatVector b3 = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // a < b ? a : b
      FloatVector b4 = b3.blend(a8, a8.compare(LT, b3));
      FloatVector a9 = fromArray(FLOATS, floatRows, ROW_A13 + k);
      // a < b ? a : b
      FloatVector a10 = b4.blend(a9, a9.compare(LT, b4));
      // a < b ? a : b
      FloatVector enter6 = enter5.blend(a10, a10.compare(LT, enter5));
      FloatVector a11 = fromArray(FLOATS, floatRows, ROW_A16 + k);
      FloatVector b5 = fromArray(FLOATS, floatRows, ROW_B3 + k);
      // a < b ? a : b
      FloatVector b6 = b5.blend(a11, a11.compare(LT, b5));
      FloatVector a12 = fromArray(FLOATS, floatRows, ROW_A15 + k);
      // a < b ? a : b
      FloatVector a13 = b6.blend(a12, a12.compare(LT, b6));
      // a < b ? a : b
      FloatVector enter7 = enter6.blend(a13, a13.compare(LT, enter6));
      // a < b ? a : b
      FloatVector enter8 = faces2.blend(enter7, enter7.compare(LT, faces2));
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter8, enter8.compare(GT, ALL_ZERO));
      // enter <= 1 ? later : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(later, enter8.compare(LE, ALL_ONE))).intoArray(floatRows,
          ROW_LATER_OR_INFINITY + k);
    }
  }

  private static long floats27(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector rr = fromArray(FLOATS, floatRows, ROW_RR + k);
      eitherBits |= fromArray(FLOATS, floatRows, ROW_TO_E + k).compare(LE, rr)
          .or(fromArray(FLOATS, floatRows, ROW_TO_F + k).compare(LE, rr))
          .or(fromArray(FLOATS, floatRows, ROW_TO_G + k).compare(LE, rr)).toLong() << k;
    }
    return eitherBits;
  }

  private static long floats29(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long timeLessInfinityBits = 0;
    long overAtLeastZeroBits = 0;
    long overAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY
      FloatVector time = fromArray(FLOATS, floatRows, ROW_LATER_OR_INFINITY + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      timeLessInfinityBits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vxs, i)));
      FLOAT_VECTOR.cast(px).intoArray(floatRows, ROW_PX2 + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vys, i)));
      FLOAT_VECTOR.cast(py).intoArray(floatRows, ROW_PY2 + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vzs, i)));
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ2 + k);
      FloatVector over = px.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k))
          .lanewise(ADD, py.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))
          .lanewise(ADD, pz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      overAtLeastZeroBits |= over.compare(GE, ALL_ZERO).toLong() << k;
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_SUM19 + k).lanewise(SUB, px);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_SUM20 + k).lanewise(SUB, py);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_SUM21 + k).lanewise(SUB, pz);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_MH + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX2 + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY2 + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ2 + k)))).intoArray(floatRows,
          ROW_MG + k);
      FloatVector over2 = dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k))).lanewise(NEG);
      overAtLeastZeroBits2 |= over2.compare(GE, ALL_ZERO).toLong() << k;
    }
    bits[0] = overAtLeastZeroBits;
    bits[1] = overAtLeastZeroBits2;
    return timeLessInfinityBits;
  }

  private static long floats30(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long overAtLeastZeroBits = 0;
    long overAtLeastZeroBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_SUM22 + k).lanewise(SUB, px);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX2 + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_SUM23 + k).lanewise(SUB, py);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY2 + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_SUM24 + k).lanewise(SUB, pz);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz))).intoArray(floatRows, ROW_MH2 + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX3 + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY3 + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ3 + k)))).intoArray(floatRows,
          ROW_MG2 + k);
      FloatVector over = dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX2 + k))
          .lanewise(ADD, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY2 + k)))
          .lanewise(ADD, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ2 + k))).lanewise(NEG);
      overAtLeastZeroBits |= over.compare(GE, ALL_ZERO).toLong() << k;
      FloatVector dx2 = fromArray(FLOATS, floatRows, ROW_SUM25 + k).lanewise(SUB, px);
      FLOAT_VECTOR.cast(dx2).intoArray(floatRows, ROW_DX3 + k);
      FloatVector dy2 = fromArray(FLOATS, floatRows, ROW_SUM26 + k).lanewise(SUB, py);
      FLOAT_VECTOR.cast(dy2).intoArray(floatRows, ROW_DY3 + k);
      FloatVector dz2 = fromArray(FLOATS, floatRows, ROW_SUM27 + k).lanewise(SUB, pz);
      FLOAT_VECTOR.cast(dz2).intoArray(floatRows, ROW_DZ3 + k);
      FLOAT_VECTOR.cast(dx2.lanewise(MUL, hx).lanewise(ADD, dy2.lanewise(MUL, hy))
          .lanewise(ADD, dz2.lanewise(MUL, hz))).intoArray(floatRows, ROW_MH3 + k);
      FLOAT_VECTOR.cast(dx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FX2 + k))
          .lanewise(ADD, dy2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FY2 + k)))
          .lanewise(ADD, dz2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ2 + k)))).intoArray(floatRows,
          ROW_MG3 + k);
      FloatVector over2 = dx2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX3 + k))
          .lanewise(ADD, dy2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY3 + k)))
          .lanewise(ADD, dz2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ3 + k))).lanewise(NEG);
      overAtLeastZeroBits2 |= over2.compare(GE, ALL_ZERO).toLong() << k;
    }
    bits[0] = overAtLeastZeroBits2;
    return overAtLeastZeroBits;
  }

  private static void floats32(float[] floatRows, long eitherBits, long isFlatBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // (steep ? along <= 0 : over >= 0) ? 1 : -1
      FloatVector side = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector wx = side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k));
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX2 + k);
      FloatVector wy = side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k));
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY2 + k);
      FloatVector wz = side.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k));
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ2 + k);
      FloatVector toB = wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector toC = wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      // a > b ? a : b
      FloatVector a = toC.blend(toB, toB.compare(GT, toC));
      // a > b ? a : b
      FloatVector front = ALL_ZERO.blend(a, a.compare(GT, ALL_ZERO));
      FloatVector back = wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PX2 + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PY2 + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PZ2 + k)))
          .lanewise(SUB, wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))).lanewise(ABS));
      FloatVector square = wx.lanewise(MUL, wx).lanewise(ADD, wy.lanewise(MUL, wy))
          .lanewise(ADD, wz.lanewise(MUL, wz));
      // square > 0 ? (back - front) / (float) Math.sqrt(square) : Float.NEGATIVE_INFINITY; isFlat ?
      // Float.NEGATIVE_INFINITY : gap(wx, wy, wz, px, py, pz, hx, hy, hz, ex, ey, ez, gx, gy, gz)
      FLOAT_VECTOR.cast(ALL_MINUS_INFINITY
          .blend(back.lanewise(SUB, front).lanewise(DIV, square.lanewise(SQRT)), square.compare(GT, ALL_ZERO))
          .blend(ALL_MINUS_INFINITY, VectorMask.fromLong(FLOATS, (isFlatBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_BEST + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LINE + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onSegment = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FLOAT_VECTOR.cast(onSegment).intoArray(floatRows, ROW_ON_SEGMENT + k);
      FLOAT_VECTOR.cast(onSegment.lanewise(MUL, gh)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG + k))).intoArray(floatRows, ROW_NUMERATOR + k);
    }
  }

  private static long floats33(float[] floatRows, long[] bits, long eitherBits, long evenBits,
      long eitherBits2, long evenBits2) {
    if (floatRows == null) {
      return 0;
    }
    long absOnEdgeLessOneBits = 0;
    long absOnSegmentLessOneBits = 0;
    long absOnEdgeLessOneBits2 = 0;
    long absOnSegmentLessOneBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector ii = fromArray(FLOATS, floatRows, ROW_II + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onEdge = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, ii), numerator.lanewise(ABS).compare(LT, ii));
      absOnEdgeLessOneBits |= onEdge.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      FloatVector onSegment = fromArray(FLOATS, floatRows, ROW_ON_SEGMENT + k);
      absOnSegmentLessOneBits |= onSegment.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; even ? ContactNormal.side(closing, speed,
      // -RoundedHull.dot(dx, dy, dz, kx, ky, kz)) : outward
      FloatVector sign = fromArray(FLOATS, floatRows, ROW_OUTWARD + k)
          .blend(ALL_MINUS_ONE.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (eitherBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (evenBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k))).intoArray(floatRows,
          ROW_PRODUCT10 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX2 + k))
          .lanewise(SUB, onSegment.lanewise(MUL, hx))).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM + k);
      FLOAT_VECTOR.cast(sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k))).intoArray(floatRows,
          ROW_PRODUCT11 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DY + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY2 + k))
          .lanewise(SUB, onSegment.lanewise(MUL, hy))).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM2 + k);
      FLOAT_VECTOR.cast(sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k))).intoArray(floatRows,
          ROW_PRODUCT12 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ2 + k))
          .lanewise(SUB, onSegment.lanewise(MUL, hz))).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM3 + k);
      FloatVector product = sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CLOSING + k));
      // sign * closing > 0 ? sign * closing / speed * size : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SPEED + k))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k)), product.compare(GT, ALL_ZERO))).intoArray(
          floatRows, ROW_AWAY + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH2 + k);
      FloatVector numerator2 = fromArray(FLOATS, floatRows, ROW_MH2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LINE2 + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onSegment2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, hh), numerator2.lanewise(ABS).compare(LT, hh));
      FloatVector numerator3 = onSegment2.lanewise(MUL, gh)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG2 + k));
      FloatVector ii2 = fromArray(FLOATS, floatRows, ROW_II2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onEdge2 = ALL_ZERO.blend(ALL_MINUS_ONE, numerator3.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator3.compare(GT, ALL_ZERO))
          .blend(numerator3.lanewise(DIV, ii2), numerator3.lanewise(ABS).compare(LT, ii2));
      absOnEdgeLessOneBits2 |= onEdge2.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      absOnSegmentLessOneBits2 |= onSegment2.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; even ? ContactNormal.side(closing, speed,
      // -RoundedHull.dot(dx, dy, dz, kx, ky, kz)) : outward
      FloatVector sign2 = fromArray(FLOATS, floatRows, ROW_OUTWARD2 + k)
          .blend(ALL_MINUS_ONE.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (eitherBits2 >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (evenBits2 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sign2).intoArray(floatRows, ROW_SIGN + k);
      FLOAT_VECTOR.cast(sign2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX2 + k))).intoArray(floatRows,
          ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX2 + k)
          .lanewise(ADD, onEdge2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX3 + k))
          .lanewise(SUB, onSegment2.lanewise(MUL, hx))).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM4 + k);
      FLOAT_VECTOR.cast(sign2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY2 + k))).intoArray(floatRows,
          ROW_PRODUCT14 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DY2 + k)
          .lanewise(ADD, onEdge2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY3 + k))
          .lanewise(SUB, onSegment2.lanewise(MUL, hy))).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM5 + k);
      FLOAT_VECTOR.cast(sign2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ2 + k))).intoArray(floatRows,
          ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ2 + k)
          .lanewise(ADD, onEdge2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ3 + k))
          .lanewise(SUB, onSegment2.lanewise(MUL, hz))).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM6 + k);
    }
    bits[0] = absOnSegmentLessOneBits;
    bits[1] = absOnEdgeLessOneBits2;
    bits[2] = absOnSegmentLessOneBits2;
    return absOnEdgeLessOneBits;
  }

  private static long floats34(float[] floatRows, float[][] results, int at, long[] bits, long eitherBits,
      long evenBits, long hits) {
    if (floatRows == null) {
      return 0;
    }
    float[] ts = results[0];
    long absOnEdgeLessOneBits = 0;
    long absOnSegmentLessOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_SIGN + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CLOSING2 + k));
      FloatVector speed = fromArray(FLOATS, floatRows, ROW_SPEED + k);
      FloatVector size = fromArray(FLOATS, floatRows, ROW_SIZE + k);
      // sign * closing > 0 ? sign * closing / speed * size : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(DIV, speed).lanewise(MUL, size), product
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_AWAY2 + k);
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH3 + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LINE3 + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onSegment = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector numerator2 = onSegment.lanewise(MUL, gh)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG3 + k));
      FloatVector ii = fromArray(FLOATS, floatRows, ROW_II3 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onEdge = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, ii), numerator2.lanewise(ABS).compare(LT, ii));
      absOnEdgeLessOneBits |= onEdge.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      absOnSegmentLessOneBits |= onSegment.lanewise(ABS).compare(LT, ALL_ONE).toLong() << k;
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; even ? ContactNormal.side(closing, speed,
      // -RoundedHull.dot(dx, dy, dz, kx, ky, kz)) : outward
      FloatVector sign = fromArray(FLOATS, floatRows, ROW_OUTWARD3 + k)
          .blend(ALL_MINUS_ONE.blend(ALL_ONE, VectorMask.fromLong(FLOATS, (eitherBits >>> k)
          & WideLanes.FLOAT_LANES)), VectorMask.fromLong(FLOATS, (evenBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX3 + k))).intoArray(floatRows,
          ROW_PRODUCT16 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX3 + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FX2 + k))
          .lanewise(SUB, onSegment.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))))
          .lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM7 + k);
      FLOAT_VECTOR.cast(sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY3 + k))).intoArray(floatRows,
          ROW_PRODUCT17 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DY3 + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FY2 + k))
          .lanewise(SUB, onSegment.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))))
          .lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM8 + k);
      FLOAT_VECTOR.cast(sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ3 + k))).intoArray(floatRows,
          ROW_PRODUCT18 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DZ3 + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ2 + k))
          .lanewise(SUB, onSegment.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))))
          .lanewise(NEG)).intoArray(floatRows, ROW_MINUS_SUM9 + k);
      FloatVector product2 = sign.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CLOSING3 + k));
      // sign * closing > 0 ? sign * closing / speed * size : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product2.lanewise(DIV, speed).lanewise(MUL, size), product2
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_AWAY3 + k);
      // hit ? time : Float.POSITIVE_INFINITY
      FloatVector t = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_TIME + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(t).intoArray(ts, at + k);
    }
    bits[0] = absOnSegmentLessOneBits;
    return absOnEdgeLessOneBits;
  }

  private static long floats36(float[] floatRows, long[] bits, long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    long gapGreaterBestBits = 0;
    long noneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? sign * kx : -(dx + (onEdge * ix - onSegment * hx))
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_MINUS_SUM + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k), face);
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX4 + k);
      // face ? sign * ky : -(dy + (onEdge * iy - onSegment * hy))
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_MINUS_SUM2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k), face);
      FLOAT_VECTOR.cast(ky).intoArray(floatRows, ROW_KY4 + k);
      // face ? sign * kz : -(dz + (onEdge * iz - onSegment * hz))
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_MINUS_SUM3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k), face);
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ4 + k);
      FloatVector toB = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector toC = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      // a > b ? a : b
      FloatVector a = toC.blend(toB, toB.compare(GT, toC));
      // a > b ? a : b
      FloatVector front = ALL_ZERO.blend(a, a.compare(GT, ALL_ZERO));
      FloatVector back = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PX2 + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PY2 + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PZ2 + k)))
          .lanewise(SUB, kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))).lanewise(ABS));
      FloatVector square = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // square > 0 ? (back - front) / (float) Math.sqrt(square) : Float.NEGATIVE_INFINITY; face ? away : 0
      FloatVector gap = ALL_MINUS_INFINITY
          .blend(back.lanewise(SUB, front).lanewise(DIV, square.lanewise(SQRT)), square.compare(GT, ALL_ZERO))
          .lanewise(SUB, ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_AWAY + k), face));
      FLOAT_VECTOR.cast(gap).intoArray(floatRows, ROW_GAP + k);
      gapGreaterBestBits |= gap.compare(GT, fromArray(FLOATS, floatRows, ROW_BEST + k)).toLong() << k;
      VectorMask<Float> none = kx.compare(EQ, ALL_ZERO);
      none = ky.compare(EQ, ALL_ZERO, none);
      none = kz.compare(EQ, ALL_ZERO, none);
      noneBits |= none.toLong() << k;
    }
    bits[0] = noneBits;
    return gapGreaterBestBits;
  }

  private static long floats37(float[] floatRows, long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    long noneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? sign * kx : -(dx + (onEdge * ix - onSegment * hx))
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_MINUS_SUM4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k), face);
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX5 + k);
      // face ? sign * ky : -(dy + (onEdge * iy - onSegment * hy))
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_MINUS_SUM5 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k), face);
      FLOAT_VECTOR.cast(ky).intoArray(floatRows, ROW_KY5 + k);
      // face ? sign * kz : -(dz + (onEdge * iz - onSegment * hz))
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_MINUS_SUM6 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k), face);
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ5 + k);
      FloatVector toB = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector toC = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      // a > b ? a : b
      FloatVector a = toC.blend(toB, toB.compare(GT, toC));
      // a > b ? a : b
      FloatVector front = ALL_ZERO.blend(a, a.compare(GT, ALL_ZERO));
      FloatVector back = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PX2 + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PY2 + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PZ2 + k)))
          .lanewise(SUB, kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))).lanewise(ABS));
      FloatVector square = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // square > 0 ? (back - front) / (float) Math.sqrt(square) : Float.NEGATIVE_INFINITY; face ? away : 0
      FLOAT_VECTOR.cast(ALL_MINUS_INFINITY
          .blend(back.lanewise(SUB, front).lanewise(DIV, square.lanewise(SQRT)), square.compare(GT, ALL_ZERO))
          .lanewise(SUB, ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_AWAY2 + k), face))).intoArray(
          floatRows, ROW_GAP2 + k);
      VectorMask<Float> none = kx.compare(EQ, ALL_ZERO);
      none = ky.compare(EQ, ALL_ZERO, none);
      none = kz.compare(EQ, ALL_ZERO, none);
      noneBits |= none.toLong() << k;
    }
    return noneBits;
  }

  private static long floats38(float[] floatRows, long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    long noneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? sign * kx : -(dx + (onEdge * ix - onSegment * hx))
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_MINUS_SUM7 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k), face);
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX6 + k);
      // face ? sign * ky : -(dy + (onEdge * iy - onSegment * hy))
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_MINUS_SUM8 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k), face);
      FLOAT_VECTOR.cast(ky).intoArray(floatRows, ROW_KY6 + k);
      // face ? sign * kz : -(dz + (onEdge * iz - onSegment * hz))
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_MINUS_SUM9 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k), face);
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ6 + k);
      FloatVector toB = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ + k)));
      FloatVector toC = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      // a > b ? a : b
      FloatVector a = toC.blend(toB, toB.compare(GT, toC));
      // a > b ? a : b
      FloatVector front = ALL_ZERO.blend(a, a.compare(GT, ALL_ZERO));
      FloatVector back = kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PX2 + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PY2 + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PZ2 + k)))
          .lanewise(SUB, kx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, ky.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, kz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))).lanewise(ABS));
      FloatVector square = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // square > 0 ? (back - front) / (float) Math.sqrt(square) : Float.NEGATIVE_INFINITY; face ? away : 0
      FLOAT_VECTOR.cast(ALL_MINUS_INFINITY
          .blend(back.lanewise(SUB, front).lanewise(DIV, square.lanewise(SQRT)), square.compare(GT, ALL_ZERO))
          .lanewise(SUB, ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_AWAY3 + k), face))).intoArray(
          floatRows, ROW_GAP3 + k);
      VectorMask<Float> none = kx.compare(EQ, ALL_ZERO);
      none = ky.compare(EQ, ALL_ZERO, none);
      none = kz.compare(EQ, ALL_ZERO, none);
      noneBits |= none.toLong() << k;
    }
    return noneBits;
  }

  private static void floats40(float[] floatRows, long betterBits, long isSegmentBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> better = VectorMask.fromLong(FLOATS, (betterBits >>> k) & WideLanes.FLOAT_LANES);
      // better ? gap : best
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BEST + k)
          .blend(fromArray(FLOATS, floatRows, ROW_GAP + k), better)).intoArray(floatRows, ROW_BEST2 + k);
      // better ? kx : wx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KX4 + k), better)).intoArray(floatRows, ROW_WX3 + k);
      // better ? ky : wy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KY4 + k), better)).intoArray(floatRows, ROW_WY3 + k);
      // better ? kz : wz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KZ4 + k), better)).intoArray(floatRows, ROW_WZ3 + k);
      // isSegment ? hx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX + k),
          VectorMask.fromLong(FLOATS, (isSegmentBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_HX_OR_ZERO + k);
    }
  }

  private static long floats41(float[] floatRows, long isEdgeBits, long betterBits, long isSegmentBits) {
    if (floatRows == null) {
      return 0;
    }
    long betterBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> better = VectorMask.fromLong(FLOATS, (betterBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      // !better ? lx : isEdge ? ix : isSegment ? hx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX_OR_ZERO + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EX2 + k), isEdge), better)).intoArray(floatRows, ROW_LX + k);
      VectorMask<Float> isSegment = VectorMask.fromLong(FLOATS, (isSegmentBits >>> k) & WideLanes.FLOAT_LANES);
      // !better ? ly : isEdge ? iy : isSegment ? hy : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_EY2 + k), isEdge), better)).intoArray(floatRows, ROW_LY + k);
      // !better ? lz : isEdge ? iz : isSegment ? hz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ2 + k), isEdge), better)).intoArray(floatRows, ROW_LZ + k);
      FloatVector gap = fromArray(FLOATS, floatRows, ROW_GAP2 + k);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> better2 = gap.compare(GT, best);
      betterBits2 |= better2.toLong() << k;
      // better ? gap : best
      FLOAT_VECTOR.cast(best.blend(gap, better2)).intoArray(floatRows, ROW_BEST3 + k);
      // better ? kx : wx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WX3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KX5 + k), better2)).intoArray(floatRows, ROW_WX4 + k);
    }
    return betterBits2;
  }

  private static void floats42(float[] floatRows, long betterBits, long isSegmentBits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> better = VectorMask.fromLong(FLOATS, (betterBits >>> k) & WideLanes.FLOAT_LANES);
      // better ? ky : wy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WY3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KY5 + k), better)).intoArray(floatRows, ROW_WY4 + k);
      // better ? kz : wz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WZ3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KZ5 + k), better)).intoArray(floatRows, ROW_WZ4 + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isSegment = VectorMask.fromLong(FLOATS, (isSegmentBits >>> k) & WideLanes.FLOAT_LANES);
      // !better ? lx : isEdge ? ix : isSegment ? hx : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LX + k)
          .blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_IX3 + k), isEdge), better)).intoArray(floatRows, ROW_LX2 + k);
      // !better ? ly : isEdge ? iy : isSegment ? hy : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LY + k)
          .blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_IY3 + k), isEdge), better)).intoArray(floatRows, ROW_LY2 + k);
      // !better ? lz : isEdge ? iz : isSegment ? hz : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LZ + k)
          .blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_IZ3 + k), isEdge), better)).intoArray(floatRows, ROW_LZ2 + k);
    }
  }

  private static void floats43(float[] floatRows, long isSegmentBits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> better = fromArray(FLOATS, floatRows, ROW_GAP3 + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_BEST3 + k));
      // better ? kx : wx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WX4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KX6 + k), better)).intoArray(floatRows, ROW_WX5 + k);
      // better ? ky : wy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WY4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KY6 + k), better)).intoArray(floatRows, ROW_WY5 + k);
      // better ? kz : wz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WZ4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_KZ6 + k), better)).intoArray(floatRows, ROW_WZ5 + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isSegment = VectorMask.fromLong(FLOATS, (isSegmentBits >>> k) & WideLanes.FLOAT_LANES);
      // !better ? lx : isEdge ? ix : isSegment ? hx : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LX2 + k)
          .blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_FX2 + k), isEdge), better)).intoArray(floatRows, ROW_LX3 + k);
      // !better ? ly : isEdge ? iy : isSegment ? hy : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LY2 + k)
          .blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_FY2 + k), isEdge), better)).intoArray(floatRows, ROW_LY3 + k);
      // !better ? lz : isEdge ? iz : isSegment ? hz : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LZ2 + k)
          .blend(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), isSegment)
          .blend(fromArray(FLOATS, floatRows, ROW_FZ2 + k), isEdge), better)).intoArray(floatRows, ROW_LZ3 + k);
    }
  }

  private static void floats44(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX3 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY3 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ3 + k);
      FLOAT_VECTOR.cast(lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz))).intoArray(floatRows, ROW_HH2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WX5 + k).lanewise(MUL, lx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_WY5 + k).lanewise(MUL, ly))).intoArray(floatRows,
          ROW_SUM28 + k);
    }
  }

  private static long floats45(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long hhGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ5 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ3 + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_SUM28 + k).lanewise(ADD, wz.lanewise(MUL, lz));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH2 + k);
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      hhGreaterZeroBits |= hhGreaterZero.toLong() << k;
      // square > 0 ? numerator / square : 0
      FloatVector w1 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WX5 + k)
          .lanewise(SUB, w1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX3 + k)))).intoArray(floatRows,
          ROW_X1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WY5 + k)
          .lanewise(SUB, w1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY3 + k)))).intoArray(floatRows,
          ROW_Y1 + k);
      FLOAT_VECTOR.cast(wz.lanewise(SUB, w1.lanewise(MUL, lz))).intoArray(floatRows, ROW_Z1 + k);
    }
    return hhGreaterZeroBits;
  }

  private static void floats46(float[] floatRows, long hhGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX3 + k);
      FloatVector numerator = x1.lanewise(MUL, lx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ3 + k)));
      // square > 0 ? numerator / square : 0
      FloatVector w2 = ALL_ZERO.blend(numerator.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_HH2 + k)),
          VectorMask.fromLong(FLOATS, (hhGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(w2).intoArray(floatRows, ROW_W2 + k);
      FLOAT_VECTOR.cast(x1.lanewise(SUB, w2.lanewise(MUL, lx))).intoArray(floatRows, ROW_X2_2 + k);
    }
  }

  private static void floats47(float[][] columns1, int from1, float[] floatRows, long hhGreaterZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector w2 = fromArray(FLOATS, floatRows, ROW_W2 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1 + k).lanewise(SUB, w2.lanewise(MUL, ly))).intoArray(
          floatRows, ROW_Y2_2 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k).lanewise(SUB, w2.lanewise(MUL, lz))).intoArray(
          floatRows, ROW_Z2_2 + k);
      FloatVector numerator = fromArray(FLOATS, vxs, i)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX3 + k))
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(MUL, ly))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(MUL, lz));
      // square > 0 ? numerator / square : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(numerator.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_HH2 + k)),
          VectorMask.fromLong(FLOATS, (hhGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V1 + k);
    }
  }

  private static void floats48(float[][] columns1, int from1, float[] floatRows, long hhGreaterZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX3 + k);
      FloatVector d1 = fromArray(FLOATS, vxs, i).lanewise(SUB, v1.lanewise(MUL, lx));
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY3 + k);
      FloatVector e1 = fromArray(FLOATS, vys, i).lanewise(SUB, v1.lanewise(MUL, ly));
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ3 + k);
      FloatVector f1 = fromArray(FLOATS, vzs, i).lanewise(SUB, v1.lanewise(MUL, lz));
      FloatVector numerator = d1.lanewise(MUL, lx).lanewise(ADD, e1.lanewise(MUL, ly))
          .lanewise(ADD, f1.lanewise(MUL, lz));
      // square > 0 ? numerator / square : 0
      FloatVector v2 = ALL_ZERO.blend(numerator.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_HH2 + k)),
          VectorMask.fromLong(FLOATS, (hhGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(d1.lanewise(SUB, v2.lanewise(MUL, lx))).intoArray(floatRows, ROW_D2 + k);
      FLOAT_VECTOR.cast(e1.lanewise(SUB, v2.lanewise(MUL, ly))).intoArray(floatRows, ROW_E2 + k);
      FLOAT_VECTOR.cast(f1.lanewise(SUB, v2.lanewise(MUL, lz))).intoArray(floatRows, ROW_F2 + k);
    }
  }

  private static void floats49(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2_2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_D2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y2_2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_E2 + k)))).intoArray(floatRows, ROW_SUM29 + k);
    }
  }

  private static long floats50(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long astrayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z2_2 + k);
      FloatVector away = fromArray(FLOATS, floatRows, ROW_SUM29 + k)
          .lanewise(ADD, z2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_F2 + k)));
      FLOAT_VECTOR.cast(away).intoArray(floatRows, ROW_AWAY4 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2_2 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y2_2 + k);
      FloatVector rest = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FLOAT_VECTOR.cast(rest).intoArray(floatRows, ROW_REST + k);
      VectorMask<Float> astray = away.compare(GT, ALL_ZERO);
      astray = away.lanewise(MUL, away).compare(GT, ALL_LEAST
          .lanewise(MUL, rest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))), astray);
      astrayBits |= astray.toLong() << k;
    }
    return astrayBits;
  }

  private static void floats51(float[] floatRows, long astrayBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      FloatVector e2 = fromArray(FLOATS, floatRows, ROW_E2 + k);
      FloatVector f2 = fromArray(FLOATS, floatRows, ROW_F2 + k);
      FloatVector square = d2.lanewise(MUL, d2).lanewise(ADD, e2.lanewise(MUL, e2))
          .lanewise(ADD, f2.lanewise(MUL, f2));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(fromArray(FLOATS, floatRows, ROW_AWAY4 + k).lanewise(DIV, square), square
          .compare(GT, ALL_ZERO)), VectorMask.fromLong(FLOATS, (astrayBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2_2 + k)
          .lanewise(SUB, part.lanewise(MUL, d2))).intoArray(floatRows, ROW_X3_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2_2 + k)
          .lanewise(SUB, part.lanewise(MUL, e2))).intoArray(floatRows, ROW_Y3_2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z2_2 + k)
          .lanewise(SUB, part.lanewise(MUL, f2))).intoArray(floatRows, ROW_Z3_2 + k);
    }
  }

  private static long floats52(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long productLessSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      productLessSumBits |= ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_REST + k))
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1))
          .lanewise(ADD, z1.lanewise(MUL, z1))).toLong() << k;
    }
    return productLessSumBits;
  }

  private static long floats53(float[] floatRows, long[] bits, long productLessSumBits) {
    if (floatRows == null) {
      return 0;
    }
    long noneBits = 0;
    long noneAndSquareAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X3_2 + k);
      VectorMask<Float> x3IsZeroAndZ3IsZero = x3.compare(EQ, ALL_ZERO);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y3_2 + k);
      x3IsZeroAndZ3IsZero = y3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z3_2 + k);
      x3IsZeroAndZ3IsZero = z3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (productLessSumBits >>> k) & WideLanes.FLOAT_LANES)
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, fromArray(FLOATS, floatRows, ROW_REST + k)))
          .or(x3IsZeroAndZ3IsZero);
      noneBits |= none.toLong() << k;
      noneAndSquareAtMostValueBits |= fromArray(FLOATS, floatRows, ROW_SQUARE + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k), none).toLong() << k;
    }
    bits[0] = noneAndSquareAtMostValueBits;
    return noneBits;
  }

  private static void floats54(float[] floatRows, long noneBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (noneBits >>> k) & WideLanes.FLOAT_LANES);
      // none ? -d2 : x3
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X3_2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_D2 + k).lanewise(NEG), none)).intoArray(floatRows,
          ROW_MINUS_D2_OR_X3 + k);
      // none ? -e2 : y3
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y3_2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_E2 + k).lanewise(NEG), none)).intoArray(floatRows,
          ROW_MINUS_E2_OR_Y3 + k);
      // none ? -f2 : z3
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z3_2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_F2 + k).lanewise(NEG), none)).intoArray(floatRows,
          ROW_MINUS_F2_OR_Z3 + k);
    }
  }

  private static void floats56(float[] floatRows, float[][] results, int at, long oppositeBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> opposite = VectorMask.fromLong(FLOATS, (oppositeBits >>> k) & WideLanes.FLOAT_LANES);
      // opposite ? -vx : none ? -d2 : x3
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MINUS_D2_OR_X3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), opposite);
      // opposite ? -vy : none ? -e2 : y3
      FloatVector y = fromArray(FLOATS, floatRows, ROW_MINUS_E2_OR_Y3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), opposite);
      // opposite ? -vz : none ? -f2 : z3
      FloatVector z = fromArray(FLOATS, floatRows, ROW_MINUS_F2_OR_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), opposite);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(0, overlap, wx, wy, wz, lx, ly, lz, vx,
      // vy, vz, vv) : 0
      FloatVector nx = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(1, overlap, wx, wy, wz, lx, ly, lz, vx,
      // vy, vz, vv) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.of(2, overlap, wx, wy, wz, lx, ly, lz, vx,
      // vy, vz, vv) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
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
      if (CapsuleTriangleSweep.sweep(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns1[9][i],
          columns2[0][j], columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j],
          columns2[6][j], columns2[7][j], columns2[8][j], out.floats[0], out.floats[1], out.floats[2],
          out.floats[3], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }

  /** {@code closestToLine} of a block, from rows of values to another row. */
  private static void closestToLine(float[] rows, int mxRow, int myRow, int mzRow, int gxRow, int gyRow,
      int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector ny = gz.lanewise(MUL, hx).lanewise(SUB, gx.lanewise(MUL, hz));
      FloatVector nz = gx.lanewise(MUL, hy).lanewise(SUB, gy.lanewise(MUL, hx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector numerator = my.lanewise(MUL, hz).lanewise(SUB, mz.lanewise(MUL, hy)).lanewise(MUL, wx)
          .lanewise(ADD, mz.lanewise(MUL, hx).lanewise(SUB, mx.lanewise(MUL, hz)).lanewise(MUL, wy))
          .lanewise(ADD, mx.lanewise(MUL, hy).lanewise(SUB, my.lanewise(MUL, hx)).lanewise(MUL, wz))
          .lanewise(NEG);
      FloatVector nw = nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(rows, to + k);
    }
  }

  /** {@code triangle} of a block, from rows of values to another row. */
  private static void triangle(float[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector ex = fromArray(FLOATS, rows, ROW_IX2 + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_IY2 + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_IZ2 + k);
      FloatVector alongD = dx.lanewise(MUL, ex).lanewise(ADD, dy.lanewise(MUL, ey))
          .lanewise(ADD, dz.lanewise(MUL, ez));
      FloatVector kx = fromArray(FLOATS, rows, ROW_QUOTIENT_OR_ZERO + k);
      FloatVector ky = fromArray(FLOATS, rows, ROW_QUOTIENT_OR_ZERO2 + k);
      FloatVector kz = fromArray(FLOATS, rows, ROW_QUOTIENT_OR_ZERO3 + k);
      FloatVector acrossD = dx.lanewise(MUL, kx).lanewise(ADD, dy.lanewise(MUL, ky))
          .lanewise(ADD, dz.lanewise(MUL, kz));
      FloatVector length = fromArray(FLOATS, rows, ROW_LENGTH + k);
      FloatVector along = fromArray(FLOATS, rows, ROW_FIRST + k);
      FloatVector other = length.lanewise(SUB, along);
      FloatVector height = fromArray(FLOATS, rows, ROW_HEIGHT + k);
      FloatVector upD = alongD.lanewise(NEG).lanewise(MUL, height).lanewise(SUB, acrossD.lanewise(MUL, other));
      FloatVector heightSquared = height.lanewise(MUL, height);
      FloatVector slack = fromArray(FLOATS, rows, ROW_SLACK + k);
      FloatVector upSlack = slack.lanewise(MUL, other.lanewise(MUL, other).lanewise(ADD, heightSquared)
          .lanewise(SQRT));
      FloatVector p = upSlack.lanewise(NEG);
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector alongX = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector acrossX = x.lanewise(MUL, kx).lanewise(ADD, y.lanewise(MUL, ky))
          .lanewise(ADD, z.lanewise(MUL, kz));
      FloatVector upX = length.lanewise(SUB, alongX).lanewise(MUL, height)
          .lanewise(SUB, acrossX.lanewise(MUL, other));
      FloatVector time = p.lanewise(SUB, upX).lanewise(DIV, upD.lanewise(ADD, ALL_ZERO));
      FloatVector inD = alongD.lanewise(MUL, height).lanewise(SUB, acrossD.lanewise(MUL, along));
      FloatVector inSlack = slack.lanewise(MUL, along.lanewise(MUL, along).lanewise(ADD, heightSquared)
          .lanewise(SQRT));
      FloatVector p2 = inSlack.lanewise(NEG);
      FloatVector inX = alongX.lanewise(MUL, height).lanewise(SUB, acrossX.lanewise(MUL, along));
      FloatVector time2 = p2.lanewise(SUB, inX).lanewise(DIV, inD.lanewise(ADD, ALL_ZERO));
      VectorMask<Float> acrossDLessZero = acrossD.compare(LT, ALL_ZERO);
      FloatVector high = height.lanewise(ADD, slack);
      FloatVector low = slack.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p3 = low.blend(high, acrossDLessZero);
      FloatVector sum = acrossD.lanewise(ADD, ALL_ZERO);
      FloatVector time3 = p3.lanewise(SUB, acrossX).lanewise(DIV, sum);
      VectorMask<Float> alongDLessZero = alongD.compare(LT, ALL_ZERO);
      // along > length ? along : length
      FloatVector high2 = length.blend(along, along.compare(GT, length));
      FloatVector high3 = high2.lanewise(ADD, slack);
      // along < 0 ? along : 0
      FloatVector low2 = ALL_ZERO.blend(along, along.compare(LT, ALL_ZERO));
      FloatVector low3 = low2.lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p4 = low3.blend(high3, alongDLessZero);
      FloatVector sum2 = alongD.lanewise(ADD, ALL_ZERO);
      FloatVector time4 = p4.lanewise(SUB, alongX).lanewise(DIV, sum2);
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector overD = dx.lanewise(MUL, nx).lanewise(ADD, dy.lanewise(MUL, ny))
          .lanewise(ADD, dz.lanewise(MUL, nz));
      VectorMask<Float> overDLessZero = overD.compare(LT, ALL_ZERO);
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector high4 = r.lanewise(ADD, slack);
      FloatVector low4 = r.lanewise(NEG);
      FloatVector low5 = low4.lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p5 = low5.blend(high4, overDLessZero);
      FloatVector overX = x.lanewise(MUL, nx).lanewise(ADD, y.lanewise(MUL, ny))
          .lanewise(ADD, z.lanewise(MUL, nz));
      FloatVector sum3 = overD.lanewise(ADD, ALL_ZERO);
      FloatVector enter = p5.lanewise(SUB, overX).lanewise(DIV, sum3);
      // time > other ? time : other
      FloatVector enter2 = enter.blend(time4, time4.compare(GT, enter));
      // time > other ? time : other
      FloatVector enter3 = enter2.blend(time3, time3.compare(GT, enter2));
      // time > other ? time : other; inD >= 0 ? later(crossing(inX, inD, -inSlack), enter) : enter
      FloatVector enter4 = enter3.blend(enter3.blend(time2, time2.compare(GT, enter3)), inD
          .compare(GE, ALL_ZERO));
      // time > other ? time : other; upD >= 0 ? later(crossing(upX, upD, -upSlack), enter) : enter
      FloatVector enter5 = enter4.blend(enter4.blend(time, time.compare(GT, enter4)), upD
          .compare(GE, ALL_ZERO));
      // d < 0 ? low : high
      FloatVector p6 = high.blend(low, acrossDLessZero);
      FloatVector time5 = p6.lanewise(SUB, acrossX).lanewise(DIV, sum);
      // d < 0 ? low : high
      FloatVector p7 = high3.blend(low3, alongDLessZero);
      FloatVector time6 = p7.lanewise(SUB, alongX).lanewise(DIV, sum2);
      // d < 0 ? low : high
      FloatVector p8 = high4.blend(low5, overDLessZero);
      FloatVector leave = p8.lanewise(SUB, overX).lanewise(DIV, sum3);
      // time < other ? time : other
      FloatVector leave2 = leave.blend(time6, time6.compare(LT, leave));
      // time < other ? time : other
      FloatVector leave3 = leave2.blend(time5, time5.compare(LT, leave2));
      // time < other ? time : other; inD < 0 ? earlier(crossing(inX, inD, -inSlack), leave) : leave
      FloatVector leave4 = leave3.blend(leave3.blend(time2, time2.compare(LT, leave3)), inD
          .compare(LT, ALL_ZERO));
      // time < other ? time : other; upD < 0 ? earlier(crossing(upX, upD, -upSlack), leave) : leave
      FloatVector leave5 = leave4.blend(leave4.blend(time, time.compare(LT, leave4)), upD
          .compare(LT, ALL_ZERO));
      // d < 0 ? low : high
      FloatVector p9 = ALL_ZERO.blend(ALL_MINUS_ZERO, overDLessZero);
      FloatVector toPlane = p9.lanewise(SUB, overX).lanewise(DIV, sum3);
      VectorMask<Float> enters = height.compare(GT, ALL_ZERO);
      enters = toPlane.compare(LE, ALL_LARGEST, enters);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, toPlane).compare(GE, ALL_ZERO, enters);
      enters = enter5.compare(LE, leave5, enters);
      enters = s.lanewise(ADD, leave5).compare(GE, ALL_ZERO, enters);
      // d < 0 ? high : low
      FloatVector p10 = low4.blend(r, overDLessZero);
      FloatVector time7 = p10.lanewise(SUB, overX).lanewise(DIV, sum3);
      // time < enter ? enter : time > leave ? leave : time
      FloatVector time8 = time7.blend(leave5, time7.compare(GT, leave5))
          .blend(enter5, time7.compare(LT, enter5));
      // enters ? s + time : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, time8), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code parallelogram} of a block, from rows of values to another row. */
  private static void parallelogram(float[] rows, int xRow, int yRow, int zRow, int exRow, int eyRow,
      int ezRow, int kxRow, int kyRow, int kzRow, int lengthRow, int alongRow, int heightRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector ex = fromArray(FLOATS, rows, exRow + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector alongD = dx.lanewise(MUL, ex).lanewise(ADD, dy.lanewise(MUL, ey))
          .lanewise(ADD, dz.lanewise(MUL, ez));
      FloatVector kx = fromArray(FLOATS, rows, kxRow + k);
      FloatVector ky = fromArray(FLOATS, rows, kyRow + k);
      FloatVector kz = fromArray(FLOATS, rows, kzRow + k);
      FloatVector acrossD = dx.lanewise(MUL, kx).lanewise(ADD, dy.lanewise(MUL, ky))
          .lanewise(ADD, dz.lanewise(MUL, kz));
      FloatVector height = fromArray(FLOATS, rows, heightRow + k);
      FloatVector along = fromArray(FLOATS, rows, alongRow + k);
      FloatVector inD = alongD.lanewise(MUL, height).lanewise(SUB, acrossD.lanewise(MUL, along));
      VectorMask<Float> inDLessZero = inD.compare(LT, ALL_ZERO);
      FloatVector length = fromArray(FLOATS, rows, lengthRow + k);
      FloatVector slack = fromArray(FLOATS, rows, ROW_SLACK + k);
      FloatVector side = length.lanewise(MUL, height)
          .lanewise(ADD, slack.lanewise(MUL, along.lanewise(MUL, along)
          .lanewise(ADD, height.lanewise(MUL, height)).lanewise(SQRT)));
      FloatVector low = side.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p = low.blend(side, inDLessZero);
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector alongX = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector acrossX = x.lanewise(MUL, kx).lanewise(ADD, y.lanewise(MUL, ky))
          .lanewise(ADD, z.lanewise(MUL, kz));
      FloatVector inX = alongX.lanewise(MUL, height).lanewise(SUB, acrossX.lanewise(MUL, along));
      FloatVector sum = inD.lanewise(ADD, ALL_ZERO);
      FloatVector time = p.lanewise(SUB, inX).lanewise(DIV, sum);
      VectorMask<Float> acrossDLessZero = acrossD.compare(LT, ALL_ZERO);
      FloatVector high = height.lanewise(ADD, slack);
      FloatVector low2 = height.lanewise(NEG).lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p2 = low2.blend(high, acrossDLessZero);
      FloatVector sum2 = acrossD.lanewise(ADD, ALL_ZERO);
      FloatVector time2 = p2.lanewise(SUB, acrossX).lanewise(DIV, sum2);
      VectorMask<Float> alongDLessZero = alongD.compare(LT, ALL_ZERO);
      FloatVector reach = length.lanewise(ADD, along.lanewise(ABS)).lanewise(ADD, slack);
      FloatVector low3 = reach.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p3 = low3.blend(reach, alongDLessZero);
      FloatVector sum3 = alongD.lanewise(ADD, ALL_ZERO);
      FloatVector time3 = p3.lanewise(SUB, alongX).lanewise(DIV, sum3);
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector overD = dx.lanewise(MUL, nx).lanewise(ADD, dy.lanewise(MUL, ny))
          .lanewise(ADD, dz.lanewise(MUL, nz));
      VectorMask<Float> overDLessZero = overD.compare(LT, ALL_ZERO);
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector high2 = r.lanewise(ADD, slack);
      FloatVector low4 = r.lanewise(NEG);
      FloatVector low5 = low4.lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p4 = low5.blend(high2, overDLessZero);
      FloatVector overX = x.lanewise(MUL, nx).lanewise(ADD, y.lanewise(MUL, ny))
          .lanewise(ADD, z.lanewise(MUL, nz));
      FloatVector sum4 = overD.lanewise(ADD, ALL_ZERO);
      FloatVector enter = p4.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time > other ? time : other
      FloatVector enter2 = enter.blend(time3, time3.compare(GT, enter));
      // time > other ? time : other
      FloatVector enter3 = enter2.blend(time2, time2.compare(GT, enter2));
      // time > other ? time : other
      FloatVector enter4 = enter3.blend(time, time.compare(GT, enter3));
      // d < 0 ? low : high
      FloatVector p5 = side.blend(low, inDLessZero);
      FloatVector time4 = p5.lanewise(SUB, inX).lanewise(DIV, sum);
      // d < 0 ? low : high
      FloatVector p6 = high.blend(low2, acrossDLessZero);
      FloatVector time5 = p6.lanewise(SUB, acrossX).lanewise(DIV, sum2);
      // d < 0 ? low : high
      FloatVector p7 = reach.blend(low3, alongDLessZero);
      FloatVector time6 = p7.lanewise(SUB, alongX).lanewise(DIV, sum3);
      // d < 0 ? low : high
      FloatVector p8 = high2.blend(low5, overDLessZero);
      FloatVector leave = p8.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time < other ? time : other
      FloatVector leave2 = leave.blend(time6, time6.compare(LT, leave));
      // time < other ? time : other
      FloatVector leave3 = leave2.blend(time5, time5.compare(LT, leave2));
      // time < other ? time : other
      FloatVector leave4 = leave3.blend(time4, time4.compare(LT, leave3));
      FloatVector behind = fromArray(FLOATS, rows, ROW_ZERO + k);
      FloatVector low6 = behind.lanewise(NEG);
      // d < 0 ? low : high
      FloatVector p9 = behind.blend(low6, overDLessZero);
      FloatVector toPlane = p9.lanewise(SUB, overX).lanewise(DIV, sum4);
      VectorMask<Float> enters = height.compare(GT, ALL_ZERO);
      enters = toPlane.compare(LE, ALL_LARGEST, enters);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, toPlane).compare(GE, ALL_ZERO, enters);
      enters = enter4.compare(LE, leave4, enters);
      enters = s.lanewise(ADD, leave4).compare(GE, ALL_ZERO, enters);
      // d < 0 ? high : low
      FloatVector p10 = low4.blend(r, overDLessZero);
      FloatVector time7 = p10.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time < enter ? enter : time > leave ? leave : time
      FloatVector time8 = time7.blend(leave4, time7.compare(GT, leave4))
          .blend(enter4, time7.compare(LT, enter4));
      // enters ? s + time : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, time8), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code edge} of a block, from rows of values to another row. */
  private static void edge(float[] rows, int xRow, int yRow, int zRow, int hxRow, int hyRow, int hzRow,
      int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector xh = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector alongX = xh.lanewise(DIV, hh);
      FloatVector gx = x.lanewise(SUB, alongX.lanewise(MUL, hx));
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector dh = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz));
      FloatVector alongD = dh.lanewise(DIV, hh);
      FloatVector ex = dx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector ey = dy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector ez = dz.lanewise(SUB, alongD.lanewise(MUL, hz));
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector gy = y.lanewise(SUB, alongX.lanewise(MUL, hy));
      FloatVector gz = z.lanewise(SUB, alongX.lanewise(MUL, hz));
      // ee > 0 ? -dot(gx, gy, gz, ex, ey, ez) / ee : 0
      FloatVector c = ALL_ZERO.blend(gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez)).lanewise(NEG).lanewise(DIV, ee), eeGreaterZero);
      FloatVector x2 = gx.lanewise(ADD, c.lanewise(MUL, ex));
      FloatVector y2 = gy.lanewise(ADD, c.lanewise(MUL, ey));
      FloatVector z2 = gz.lanewise(ADD, c.lanewise(MUL, ez));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      VectorMask<Float> dhLessZero = dh.compare(LT, ALL_ZERO);
      FloatVector minusHh = hh.lanewise(NEG);
      FloatVector sum = dh.lanewise(ADD, ALL_ZERO);
      // dh < 0 ? hh : -hh
      FloatVector first = minusHh.blend(hh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      // ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector half = ALL_INFINITY.blend(delta.lanewise(SQRT).lanewise(DIV, ee.lanewise(SQRT)),
          eeGreaterZero);
      FloatVector difference = c.lanewise(SUB, half);
      // first > c - half ? first : c - half
      FloatVector enter = difference.blend(first, first.compare(GT, difference));
      // dh < 0 ? -hh : hh
      FloatVector last = hh.blend(minusHh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      FloatVector sum2 = c.lanewise(ADD, half);
      // last < c + half ? last : c + half
      FloatVector leave = sum2.blend(last, last.compare(LT, sum2));
      VectorMask<Float> enters = hh.compare(GT, ALL_ZERO);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, c).compare(GE, ALL_ZERO, enters);
      enters = delta.compare(GE, ALL_ZERO, enters);
      enters = enter.compare(LE, leave, enters);
      enters = s.lanewise(ADD, leave).compare(GE, ALL_ZERO, enters);
      // enters ? s + enter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, enter), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code corner} of a block, from rows of values to another row. */
  private static void corner(float[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_VX + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_VY + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_VZ + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector c = x.lanewise(MUL, dx).lanewise(ADD, y.lanewise(MUL, dy)).lanewise(ADD, z.lanewise(MUL, dz))
          .lanewise(NEG).lanewise(DIV, dd);
      FloatVector x2 = x.lanewise(ADD, c.lanewise(MUL, dx));
      FloatVector y2 = y.lanewise(ADD, c.lanewise(MUL, dy));
      FloatVector z2 = z.lanewise(ADD, c.lanewise(MUL, dz));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      VectorMask<Float> allDeltaAtLeastZero = s.lanewise(ADD, c).compare(GE, ALL_ZERO);
      allDeltaAtLeastZero = delta.compare(GE, ALL_ZERO, allDeltaAtLeastZero);
      FloatVector half = delta.lanewise(SQRT).lanewise(DIV, dd.lanewise(SQRT));
      // delta >= 0 && s + c >= 0 ? s + (c - half) : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, c.lanewise(SUB, half)),
          allDeltaAtLeastZero)).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int sRow, int mxRow, int myRow, int mzRow, int gxRow,
      int gyRow, int gzRow, int ggRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, rows, sRow + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, rows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, rows, ggRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, nearest.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, nearest.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, nearest.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null, 0, null);
      floats4(null, 0, null, 0, null);
      floats5(null, null);
      floats6(null, 0, 0);
      floats7(null);
      floats8(null, 0, null, null);
      floats9(null, 0, 0);
      floats10(null, 0, null, null, 0);
      floats11(null);
      floats12(null, 0, null);
      floats13(null);
      floats14(null);
      floats15(null);
      floats16(null);
      floats17(null);
      floats18(null, 0, null, null);
      floats19(null, 0, null, null);
      floats20(null, 0, null, null);
      floats21(null, 0, null, null);
      floats22(null, 0, null, null);
      floats24(null);
      floats25(null);
      floats27(null);
      floats29(null, 0, null, null, 0);
      floats30(null, null);
      floats32(null, 0, 0);
      floats33(null, null, 0, 0, 0, 0);
      floats34(null, null, 0, null, 0, 0, 0);
      floats36(null, null, 0);
      floats37(null, 0);
      floats38(null, 0);
      floats40(null, 0, 0);
      floats41(null, 0, 0, 0);
      floats42(null, 0, 0, 0);
      floats43(null, 0, 0);
      floats44(null);
      floats45(null);
      floats46(null, 0);
      floats47(null, 0, null, 0);
      floats48(null, 0, null, 0);
      floats49(null);
      floats50(null);
      floats51(null, 0);
      floats52(null);
      floats53(null, null, 0);
      floats54(null, 0);
      floats56(null, null, 0, 0, 0);
      closestToLine(null, 0, 0, 0, 0, 0, 0, 0);
      triangle(null, 0, 0, 0, 0);
      parallelogram(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      edge(null, 0, 0, 0, 0, 0, 0, 0);
      corner(null, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
