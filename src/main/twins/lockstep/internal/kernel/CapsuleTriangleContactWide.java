// Compiled from CapsuleTriangleContact.java; changes are made there.
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
import static jdk.incubator.vector.VectorOperators.NE;
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
 * Wide twin of {@link CapsuleTriangleContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleTriangleContactWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_CROSS_AB = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_C4_19E_06 = FloatVector.broadcast(FLOATS, 4194305.0f);
  private static final FloatVector ALL_FACE = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_CROSS_BC = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_C1_00 = FloatVector.broadcast(FLOATS, 1.0000002f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_CROSS_CA = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_BESIDE_AB = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_BESIDE_BC = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_BESIDE_CA = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_BESIDE = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_WAY = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_ACROSS = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C4_77E_07 = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[9]);

  private static final int ROW_X = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_Y = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_Z = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_EX = 6 * Kernel.BLOCK;
  private static final int ROW_EX2 = 7 * Kernel.BLOCK;
  private static final int ROW_EY = 8 * Kernel.BLOCK;
  private static final int ROW_EY2 = 9 * Kernel.BLOCK;
  private static final int ROW_EZ = 10 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 11 * Kernel.BLOCK;
  private static final int ROW_EX3 = 12 * Kernel.BLOCK;
  private static final int ROW_FX = 13 * Kernel.BLOCK;
  private static final int ROW_EY3 = 14 * Kernel.BLOCK;
  private static final int ROW_FY = 15 * Kernel.BLOCK;
  private static final int ROW_EZ3 = 16 * Kernel.BLOCK;
  private static final int ROW_FZ = 17 * Kernel.BLOCK;
  private static final int ROW_EX4 = 18 * Kernel.BLOCK;
  private static final int ROW_GX = 19 * Kernel.BLOCK;
  private static final int ROW_EY4 = 20 * Kernel.BLOCK;
  private static final int ROW_GY = 21 * Kernel.BLOCK;
  private static final int ROW_EZ4 = 22 * Kernel.BLOCK;
  private static final int ROW_GZ = 23 * Kernel.BLOCK;
  private static final int ROW_AX = 24 * Kernel.BLOCK;
  private static final int ROW_AY = 25 * Kernel.BLOCK;
  private static final int ROW_AZ = 26 * Kernel.BLOCK;
  private static final int ROW_SUM = 27 * Kernel.BLOCK;
  private static final int ROW_BX = 28 * Kernel.BLOCK;
  private static final int ROW_BY = 29 * Kernel.BLOCK;
  private static final int ROW_BZ = 30 * Kernel.BLOCK;
  private static final int ROW_CX = 31 * Kernel.BLOCK;
  private static final int ROW_CY = 32 * Kernel.BLOCK;
  private static final int ROW_CZ = 33 * Kernel.BLOCK;
  private static final int ROW_EE = 34 * Kernel.BLOCK;
  private static final int ROW_FX_SQUARED = 35 * Kernel.BLOCK;
  private static final int ROW_FF = 36 * Kernel.BLOCK;
  private static final int ROW_GG = 37 * Kernel.BLOCK;
  private static final int ROW_HH = 38 * Kernel.BLOCK;
  private static final int ROW_MX = 39 * Kernel.BLOCK;
  private static final int ROW_MY = 40 * Kernel.BLOCK;
  private static final int ROW_MZ = 41 * Kernel.BLOCK;
  private static final int ROW_MX2 = 42 * Kernel.BLOCK;
  private static final int ROW_MY2 = 43 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 44 * Kernel.BLOCK;
  private static final int ROW_MX3 = 45 * Kernel.BLOCK;
  private static final int ROW_MY3 = 46 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 47 * Kernel.BLOCK;
  private static final int ROW_LONGEST = 48 * Kernel.BLOCK;
  private static final int ROW_OX = 49 * Kernel.BLOCK;
  private static final int ROW_IX = 50 * Kernel.BLOCK;
  private static final int ROW_JX = 51 * Kernel.BLOCK;
  private static final int ROW_OY = 52 * Kernel.BLOCK;
  private static final int ROW_IY = 53 * Kernel.BLOCK;
  private static final int ROW_JY = 54 * Kernel.BLOCK;
  private static final int ROW_OZ = 55 * Kernel.BLOCK;
  private static final int ROW_IZ = 56 * Kernel.BLOCK;
  private static final int ROW_JZ = 57 * Kernel.BLOCK;
  private static final int ROW_NX = 58 * Kernel.BLOCK;
  private static final int ROW_NY = 59 * Kernel.BLOCK;
  private static final int ROW_NZ = 60 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 61 * Kernel.BLOCK;
  private static final int ROW_WX = 62 * Kernel.BLOCK;
  private static final int ROW_WY = 63 * Kernel.BLOCK;
  private static final int ROW_WZ = 64 * Kernel.BLOCK;
  private static final int ROW_NW = 65 * Kernel.BLOCK;
  private static final int ROW_OVER = 66 * Kernel.BLOCK;
  private static final int ROW_STEEP = 67 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 68 * Kernel.BLOCK;
  private static final int ROW_OX2 = 69 * Kernel.BLOCK;
  private static final int ROW_OY2 = 70 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 71 * Kernel.BLOCK;
  private static final int ROW_WI = 72 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 73 * Kernel.BLOCK;
  private static final int ROW_WJ = 74 * Kernel.BLOCK;
  private static final int ROW_DX = 75 * Kernel.BLOCK;
  private static final int ROW_DY = 76 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 77 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 78 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 79 * Kernel.BLOCK;
  private static final int ROW_RR = 80 * Kernel.BLOCK;
  private static final int ROW_GX2 = 81 * Kernel.BLOCK;
  private static final int ROW_GY2 = 82 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_HZ = 83 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 84 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 85 * Kernel.BLOCK;
  private static final int ROW_HX2 = 86 * Kernel.BLOCK;
  private static final int ROW_EE2 = 87 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 88 * Kernel.BLOCK;
  private static final int ROW_DX2 = 89 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 90 * Kernel.BLOCK;
  private static final int ROW_EX5 = 91 * Kernel.BLOCK;
  private static final int ROW_EX_SQUARED = 92 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 93 * Kernel.BLOCK;
  private static final int ROW_FX2 = 94 * Kernel.BLOCK;
  private static final int ROW_HY2 = 95 * Kernel.BLOCK;
  private static final int ROW_DY2 = 96 * Kernel.BLOCK;
  private static final int ROW_EY5 = 97 * Kernel.BLOCK;
  private static final int ROW_FY2 = 98 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 99 * Kernel.BLOCK;
  private static final int ROW_DZ = 100 * Kernel.BLOCK;
  private static final int ROW_EZ5 = 101 * Kernel.BLOCK;
  private static final int ROW_FZ2 = 102 * Kernel.BLOCK;
  private static final int ROW_GX3 = 103 * Kernel.BLOCK;
  private static final int ROW_GY3 = 104 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 105 * Kernel.BLOCK;
  private static final int ROW_F = 106 * Kernel.BLOCK;
  private static final int ROW_KX = 107 * Kernel.BLOCK;
  private static final int ROW_KY = 108 * Kernel.BLOCK;
  private static final int ROW_KZ = 109 * Kernel.BLOCK;
  private static final int ROW_KK = 110 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 111 * Kernel.BLOCK;
  private static final int ROW_LX = 112 * Kernel.BLOCK;
  private static final int ROW_LY = 113 * Kernel.BLOCK;
  private static final int ROW_LZ = 114 * Kernel.BLOCK;
  private static final int ROW_NX2 = 115 * Kernel.BLOCK;
  private static final int ROW_NY2 = 116 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 117 * Kernel.BLOCK;
  private static final int ROW_X2 = 118 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 119 * Kernel.BLOCK;
  private static final int ROW_NX3 = 120 * Kernel.BLOCK;
  private static final int ROW_NY3 = 121 * Kernel.BLOCK;
  private static final int ROW_NZ3 = 122 * Kernel.BLOCK;
  private static final int ROW_NX4 = 123 * Kernel.BLOCK;
  private static final int ROW_NY4 = 124 * Kernel.BLOCK;
  private static final int ROW_NZ4 = 125 * Kernel.BLOCK;
  private static final int ROW_NX5 = 126 * Kernel.BLOCK;
  private static final int ROW_NY5 = 127 * Kernel.BLOCK;
  private static final int ROW_NZ5 = 128 * Kernel.BLOCK;
  private static final int ROW_ABS_LX = 129 * Kernel.BLOCK;
  private static final int ROW_NX6 = 130 * Kernel.BLOCK;
  private static final int ROW_NY6 = 131 * Kernel.BLOCK;
  private static final int ROW_NZ6 = 132 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 133 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 134 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 135 * Kernel.BLOCK;
  private static final int ROW_SQUARE3 = 136 * Kernel.BLOCK;
  private static final int ROW_SQUARE4 = 137 * Kernel.BLOCK;
  private static final int ROW_SQUARE5 = 138 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 139 * Kernel.BLOCK;
  private static final int ROW_AX2 = 140 * Kernel.BLOCK;
  private static final int ROW_AY2 = 141 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 142 * Kernel.BLOCK;
  private static final int ROW_GX4 = 143 * Kernel.BLOCK;
  private static final int ROW_GY4 = 144 * Kernel.BLOCK;
  private static final int ROW_GZ4 = 145 * Kernel.BLOCK;
  private static final int ROW_AX3 = 146 * Kernel.BLOCK;
  private static final int ROW_AY3 = 147 * Kernel.BLOCK;
  private static final int ROW_AZ3 = 148 * Kernel.BLOCK;
  private static final int ROW_AX4 = 149 * Kernel.BLOCK;
  private static final int ROW_AY4 = 150 * Kernel.BLOCK;
  private static final int ROW_AZ4 = 151 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 152 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 153 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 154 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 155 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 156 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 157 * Kernel.BLOCK;
  private static final int ROW_T_FACE = 158 * Kernel.BLOCK;
  private static final int ROW_APART = 159 * Kernel.BLOCK;
  private static final int ROW_BEYOND = 160 * Kernel.BLOCK;
  private static final int ROW_APART2 = 161 * Kernel.BLOCK;
  private static final int ROW_BEYOND2 = 162 * Kernel.BLOCK;
  private static final int ROW_APART3 = 163 * Kernel.BLOCK;
  private static final int ROW_BEYOND3 = 164 * Kernel.BLOCK;
  private static final int ROW_APART4 = 165 * Kernel.BLOCK;
  private static final int ROW_APART5 = 166 * Kernel.BLOCK;
  private static final int ROW_OX3 = 167 * Kernel.BLOCK;
  private static final int ROW_OY3 = 168 * Kernel.BLOCK;
  private static final int ROW_OZ3 = 169 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 170 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 171 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 172 * Kernel.BLOCK;
  private static final int ROW_TO_E = 173 * Kernel.BLOCK;
  private static final int ROW_TO_F = 174 * Kernel.BLOCK;
  private static final int ROW_TO_G = 175 * Kernel.BLOCK;
  private static final int ROW_SQUARED_DISTANCE = 176 * Kernel.BLOCK;
  private static final int ROW_TO_EDGES = 177 * Kernel.BLOCK;
  private static final int ROW_SX = 178 * Kernel.BLOCK;
  private static final int ROW_TX = 179 * Kernel.BLOCK;
  private static final int ROW_UX = 180 * Kernel.BLOCK;
  private static final int ROW_SY = 181 * Kernel.BLOCK;
  private static final int ROW_TY = 182 * Kernel.BLOCK;
  private static final int ROW_UY = 183 * Kernel.BLOCK;
  private static final int ROW_SZ = 184 * Kernel.BLOCK;
  private static final int ROW_TZ = 185 * Kernel.BLOCK;
  private static final int ROW_UZ = 186 * Kernel.BLOCK;
  private static final int ROW_MX4 = 187 * Kernel.BLOCK;
  private static final int ROW_GX5 = 188 * Kernel.BLOCK;
  private static final int ROW_MY4 = 189 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 190 * Kernel.BLOCK;
  private static final int ROW_GY5 = 191 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 192 * Kernel.BLOCK;
  private static final int ROW_GZ5 = 193 * Kernel.BLOCK;
  private static final int ROW_GH = 194 * Kernel.BLOCK;
  private static final int ROW_MH = 195 * Kernel.BLOCK;
  private static final int ROW_GG2 = 196 * Kernel.BLOCK;
  private static final int ROW_MG = 197 * Kernel.BLOCK;
  private static final int ROW_S = 198 * Kernel.BLOCK;
  private static final int ROW_IY2 = 199 * Kernel.BLOCK;
  private static final int ROW_JY2 = 200 * Kernel.BLOCK;
  private static final int ROW_IZ2 = 201 * Kernel.BLOCK;
  private static final int ROW_JZ2 = 202 * Kernel.BLOCK;
  private static final int ROW_MX5 = 203 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 204 * Kernel.BLOCK;
  private static final int ROW_GX6 = 205 * Kernel.BLOCK;
  private static final int ROW_MY5 = 206 * Kernel.BLOCK;
  private static final int ROW_GY6 = 207 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 208 * Kernel.BLOCK;
  private static final int ROW_GZ6 = 209 * Kernel.BLOCK;
  private static final int ROW_GH2 = 210 * Kernel.BLOCK;
  private static final int ROW_MH2 = 211 * Kernel.BLOCK;
  private static final int ROW_GG3 = 212 * Kernel.BLOCK;
  private static final int ROW_MG2 = 213 * Kernel.BLOCK;
  private static final int ROW_S2 = 214 * Kernel.BLOCK;
  private static final int ROW_NEAREST = 215 * Kernel.BLOCK;
  private static final int ROW_VX = 216 * Kernel.BLOCK;
  private static final int ROW_VY = 217 * Kernel.BLOCK;
  private static final int ROW_VZ = 218 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 219 * Kernel.BLOCK;
  private static final int ROW_ROUNDING = 220 * Kernel.BLOCK;
  private static final int ROW_NX7 = 221 * Kernel.BLOCK;
  private static final int ROW_NY7 = 222 * Kernel.BLOCK;
  private static final int ROW_NZ7 = 223 * Kernel.BLOCK;
  private static final int ROW_NX8 = 224 * Kernel.BLOCK;
  private static final int ROW_NY8 = 225 * Kernel.BLOCK;
  private static final int ROW_NZ8 = 226 * Kernel.BLOCK;
  private static final int ROW_NX9 = 227 * Kernel.BLOCK;
  private static final int ROW_NY9 = 228 * Kernel.BLOCK;
  private static final int ROW_NZ9 = 229 * Kernel.BLOCK;
  private static final int ROW_NX10 = 230 * Kernel.BLOCK;
  private static final int ROW_NY10 = 231 * Kernel.BLOCK;
  private static final int ROW_NZ10 = 232 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 233 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 234 * Kernel.BLOCK;
  private static final int ROW_CHOICE = 235 * Kernel.BLOCK;
  private static final int ROW_MOST = 236 * Kernel.BLOCK;
  private static final int ROW_CHOICE2 = 237 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 238 * Kernel.BLOCK;
  private static final int ROW_FACE_OR_PRODUCT = 239 * Kernel.BLOCK;
  private static final int ROW_FACE_OR_PRODUCT2 = 240 * Kernel.BLOCK;
  private static final int ROW_FACE_OR_PRODUCT3 = 241 * Kernel.BLOCK;
  private static final int ROW_FACE_OR_PRODUCT4 = 242 * Kernel.BLOCK;
  private static final int ROW_FACE_OR_PRODUCT5 = 243 * Kernel.BLOCK;
  private static final int ROW_APART6 = 244 * Kernel.BLOCK;
  private static final int ROW_MINUS_ROUNDING = 245 * Kernel.BLOCK;
  private static final int ROW_MINUS_NEAREST_OR_NEAREST = 246 * Kernel.BLOCK;
  private static final int ROW_ROUNDING_SQUARED = 247 * Kernel.BLOCK;
  private static final int ROW_APART7 = 248 * Kernel.BLOCK;
  private static final int ROW_APART8 = 249 * Kernel.BLOCK;
  private static final int ROW_APART9 = 250 * Kernel.BLOCK;
  private static final int ROW_APART10 = 251 * Kernel.BLOCK;
  private static final int ROW_APART11 = 252 * Kernel.BLOCK;
  private static final int ROW_CHOICE3 = 253 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 254 * Kernel.BLOCK;
  private static final int ROW_CHOICE4 = 255 * Kernel.BLOCK;
  private static final int ROW_NX_OR_VX_OR_NX = 256 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 257 * Kernel.BLOCK;
  private static final int ROW_NY_OR_VY_OR_NY = 258 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 259 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 260 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 261 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 262 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT2 = 263 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT3 = 264 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 265 * Kernel.BLOCK;
  private static final int ROW_WAY_X = 266 * Kernel.BLOCK;
  private static final int ROW_WAY_Y = 267 * Kernel.BLOCK;
  private static final int ROW_WAY_Z = 268 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 269 * Kernel.BLOCK;
  private static final int ROW_C_OR_LEAST = 270 * Kernel.BLOCK;
  private static final int ROW_FORWARD = 271 * Kernel.BLOCK;
  private static final int ROW_NX11 = 272 * Kernel.BLOCK;
  private static final int ROW_NY11 = 273 * Kernel.BLOCK;
  private static final int ROW_NZ11 = 274 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 275 * Kernel.BLOCK;
  private static final int ROW_C_OR_LEAST2 = 276 * Kernel.BLOCK;
  private static final int ROW_BACKWARD = 277 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 278 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 279 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 280 * Kernel.BLOCK;
  private static final int ROW_GAP = 281 * Kernel.BLOCK;
  private static final int ROW_DEEP = 282 * Kernel.BLOCK;
  private static final int ROW_HEIGHT_A = 283 * Kernel.BLOCK;
  private static final int ROW_HEIGHT_B = 284 * Kernel.BLOCK;
  private static final int ROW_HEIGHT_C = 285 * Kernel.BLOCK;
  private static final int ROW_BEGIN = 286 * Kernel.BLOCK;
  private static final int ROW_OF_AB = 287 * Kernel.BLOCK;
  private static final int ROW_ABS_SUM = 288 * Kernel.BLOCK;
  private static final int ROW_OF_BC = 289 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 290 * Kernel.BLOCK;
  private static final int ROW_OF_CA = 291 * Kernel.BLOCK;
  private static final int ROW_LONGEST2 = 292 * Kernel.BLOCK;
  private static final int ROW_I_X = 293 * Kernel.BLOCK;
  private static final int ROW_J_X = 294 * Kernel.BLOCK;
  private static final int ROW_K_X = 295 * Kernel.BLOCK;
  private static final int ROW_I_Y = 296 * Kernel.BLOCK;
  private static final int ROW_J_Y = 297 * Kernel.BLOCK;
  private static final int ROW_K_Y = 298 * Kernel.BLOCK;
  private static final int ROW_I_Z = 299 * Kernel.BLOCK;
  private static final int ROW_J_Z = 300 * Kernel.BLOCK;
  private static final int ROW_K_Z = 301 * Kernel.BLOCK;
  private static final int ROW_KX2 = 302 * Kernel.BLOCK;
  private static final int ROW_KY2 = 303 * Kernel.BLOCK;
  private static final int ROW_KZ2 = 304 * Kernel.BLOCK;
  private static final int ROW_MORE = 305 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 306 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 307 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 308 * Kernel.BLOCK;
  private static final int ROW_ENTER_AB = 309 * Kernel.BLOCK;
  private static final int ROW_MORE2 = 310 * Kernel.BLOCK;
  private static final int ROW_LEAVE_AB = 311 * Kernel.BLOCK;
  private static final int ROW_KX3 = 312 * Kernel.BLOCK;
  private static final int ROW_KY3 = 313 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 314 * Kernel.BLOCK;
  private static final int ROW_KZ3 = 315 * Kernel.BLOCK;
  private static final int ROW_MORE3 = 316 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 317 * Kernel.BLOCK;
  private static final int ROW_SUM18 = 318 * Kernel.BLOCK;
  private static final int ROW_SUM19 = 319 * Kernel.BLOCK;
  private static final int ROW_ENTER_BC = 320 * Kernel.BLOCK;
  private static final int ROW_MORE4 = 321 * Kernel.BLOCK;
  private static final int ROW_LEAVE_BC = 322 * Kernel.BLOCK;
  private static final int ROW_KX4 = 323 * Kernel.BLOCK;
  private static final int ROW_KY4 = 324 * Kernel.BLOCK;
  private static final int ROW_KZ4 = 325 * Kernel.BLOCK;
  private static final int ROW_MORE5 = 326 * Kernel.BLOCK;
  private static final int ROW_SUM20 = 327 * Kernel.BLOCK;
  private static final int ROW_SUM21 = 328 * Kernel.BLOCK;
  private static final int ROW_ENTER_CA = 329 * Kernel.BLOCK;
  private static final int ROW_SUM22 = 330 * Kernel.BLOCK;
  private static final int ROW_LEAVE_CA = 331 * Kernel.BLOCK;
  private static final int ROW_SUM23 = 332 * Kernel.BLOCK;
  private static final int ROW_MORE6 = 333 * Kernel.BLOCK;
  private static final int ROW_SUM24 = 334 * Kernel.BLOCK;
  private static final int ROW_SUM25 = 335 * Kernel.BLOCK;
  private static final int ROW_FROM = 336 * Kernel.BLOCK;
  private static final int ROW_ENTER_I = 337 * Kernel.BLOCK;
  private static final int ROW_MORE7 = 338 * Kernel.BLOCK;
  private static final int ROW_LEAVE_I = 339 * Kernel.BLOCK;
  private static final int ROW_SUM26 = 340 * Kernel.BLOCK;
  private static final int ROW_SUM27 = 341 * Kernel.BLOCK;
  private static final int ROW_ENTER_J = 342 * Kernel.BLOCK;
  private static final int ROW_LEAVE_J = 343 * Kernel.BLOCK;
  private static final int ROW_T0 = 344 * Kernel.BLOCK;
  private static final int ROW_B_OR_A = 345 * Kernel.BLOCK;
  private static final int ROW_T1 = 346 * Kernel.BLOCK;
  private static final int ROW_X3 = 347 * Kernel.BLOCK;
  private static final int ROW_Y2 = 348 * Kernel.BLOCK;
  private static final int ROW_Z2 = 349 * Kernel.BLOCK;
  private static final int ROW_SUM28 = 350 * Kernel.BLOCK;
  private static final int ROW_RISES = 351 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 352 * Kernel.BLOCK;
  private static final int ROW_ALONG = 353 * Kernel.BLOCK;
  private static final int ROW_SUM29 = 354 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_FACE = 355 * Kernel.BLOCK;
  private static final int ROW_T = 356 * Kernel.BLOCK;
  private static final int ROW_EDGE0 = 357 * Kernel.BLOCK;
  private static final int ROW_OVER0 = 358 * Kernel.BLOCK;
  private static final int ROW_TO_X0 = 359 * Kernel.BLOCK;
  private static final int ROW_TO_Y0 = 360 * Kernel.BLOCK;
  private static final int ROW_TO_Z0 = 361 * Kernel.BLOCK;
  private static final int ROW_GAP2 = 362 * Kernel.BLOCK;
  private static final int ROW_DEPTH = 363 * Kernel.BLOCK;
  private static final int ROW_DEEP0 = 364 * Kernel.BLOCK;
  private static final int ROW_EDGE1 = 365 * Kernel.BLOCK;
  private static final int ROW_OVER1 = 366 * Kernel.BLOCK;
  private static final int ROW_TO_X1 = 367 * Kernel.BLOCK;
  private static final int ROW_TO_Y1 = 368 * Kernel.BLOCK;
  private static final int ROW_TO_Z1 = 369 * Kernel.BLOCK;
  private static final int ROW_GAP3 = 370 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 371 * Kernel.BLOCK;
  private static final int ROW_DEEP1 = 372 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 373 * Kernel.BLOCK;
  private static final int ROW_ALL = 374 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 375 * Kernel.BLOCK;
  private static final int ROW_SUM30 = 376 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 377 * Kernel.BLOCK;
  private static final int ROW_SUM31 = 378 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 379 * Kernel.BLOCK;
  private static final int ROW_SUM32 = 380 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 381 * Kernel.BLOCK;
  private static final int ROW_SUM33 = 382 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 383 * Kernel.BLOCK;
  private static final int ROW_SUM34 = 384 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 385 * Kernel.BLOCK;
  private static final int ROW_SUM35 = 386 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 387 * Kernel.BLOCK;
  private static final int ROW_VALUE_OR_VALUE_OR_DEPTH_AT0 = 388 * Kernel.BLOCK;
  private static final int ROW_VALUE_OR_VALUE_OR_DEPTH_AT1 = 389 * Kernel.BLOCK;
  private static final int ROW_AT0 = 390 * Kernel.BLOCK;
  private static final int ROW_AT1 = 391 * Kernel.BLOCK;
  private static final int ROW_NUMBER0 = 392 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 393 * Kernel.BLOCK;
  private static final int ROW_PLACE_X0 = 394 * Kernel.BLOCK;
  private static final int ROW_SUM36 = 395 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[396 * Kernel.BLOCK]);

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
      long valueAtMostRAndValueAtMostRBits = floats1(columns1, from1, columns2, from2);
      long valueAtMostRAndValueAtMostRBits2 = floats2(columns1, from1, columns2, from2,
          valueAtMostRAndValueAtMostRBits);
      long pzLessQzBits = floats3(columns1, from1);
      long nearBits = floats4(columns1, from1, columns2, from2, pzLessQzBits, valueAtMostRAndValueAtMostRBits2);
      floats5(columns1, from1, columns2, from2, floatRows);
      floats6(columns2, from2, floatRows);
      floats7(columns1, from1, columns2, from2, floatRows);
      floats8(columns1, from1, columns2, from2, floatRows);
      floats9(columns1, from1, columns2, from2, floatRows);
      floats10(floatRows);
      floats11(floatRows);
      long atABits = floats12(floatRows, bits);
      long atBBits = bits[0];
      floats13(floatRows, atBBits, atABits);
      floats14(floatRows);
      floats15(floatRows);
      floats16(floatRows);
      floats17(floatRows);
      floats18(floatRows);
      floats19(floatRows);
      floats20(floatRows);
      long faceBits = floats21(floatRows, bits);
      long piercedBits = bits[0];
      long rAtLeastFaceBits = floats22(columns1, from1, floatRows, bits, piercedBits, faceBits);
      long allRAtLeastFaceBits = bits[0];
      long wiAtLeastFaceAndEitherBits = bits[1];
      long backBits = floats23(columns1, from1, floatRows);
      floats24(floatRows);
      long lengthGreaterFaceBits = floats25(floatRows);
      long lengthGreaterFaceBits2 = floats26(floatRows, bits);
      long lengthGreaterFaceBits3 = bits[0];
      floats27(floatRows, lengthGreaterFaceBits, lengthGreaterFaceBits2, lengthGreaterFaceBits3);
      long eeGreaterFaceBits = floats28(columns2, from2, floatRows);
      floats29(floatRows);
      long byABBits = floats30(floatRows, bits);
      long byCABits = bits[0];
      floats31(floatRows, byCABits, byABBits);
      floats32(floatRows);
      floats33(floatRows);
      floats34(floatRows);
      floats35(floatRows);
      floats36(floatRows);
      floats37(floatRows);
      long squareGreaterFaceBits = floats38(floatRows, bits);
      long squareGreaterFaceBits2 = bits[0];
      long squareGreaterFaceBits3 = bits[1];
      long squareGreaterFaceBits4 = floats39(floatRows, bits);
      long squareGreaterFaceBits5 = bits[0];
      floats40(floatRows);
      floats41(columns1, from1, floatRows);
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_EX2, ROW_EY2, ROW_EZ2, ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_FX, ROW_FY, ROW_FZ, ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ, ROW_CLOSEST_TO_LINE3);
      nearestToPlane(floatRows, ROW_T_FACE);
      apart(floatRows, ROW_NX2, ROW_NY2, ROW_NZ2, ROW_APART);
      beyond(floatRows, ROW_NX3, ROW_NY3, ROW_NZ3, ROW_AX, ROW_AY, ROW_AZ, ROW_CX, ROW_CY, ROW_CZ, ROW_DX2,
          ROW_DY2, ROW_DZ, ROW_LENGTH2, ROW_BEYOND);
      apart(floatRows, ROW_NX3, ROW_NY3, ROW_NZ3, ROW_APART2);
      beyond(floatRows, ROW_NX4, ROW_NY4, ROW_NZ4, ROW_BX, ROW_BY, ROW_BZ, ROW_AX, ROW_AY, ROW_AZ, ROW_EX5,
          ROW_EY5, ROW_EZ5, ROW_LENGTH3, ROW_BEYOND2);
      apart(floatRows, ROW_NX4, ROW_NY4, ROW_NZ4, ROW_APART3);
      beyond(floatRows, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_CX, ROW_CY, ROW_CZ, ROW_BX, ROW_BY, ROW_BZ, ROW_FX2,
          ROW_FY2, ROW_FZ2, ROW_LENGTH4, ROW_BEYOND3);
      apart(floatRows, ROW_NX5, ROW_NY5, ROW_NZ5, ROW_APART4);
      apart(floatRows, ROW_NX6, ROW_NY6, ROW_NZ6, ROW_APART5);
      long allWeightBGreaterFaceBits = floats43(floatRows, eeGreaterFaceBits);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_EX2, ROW_EY2, ROW_EZ2,
          ROW_EE, ROW_TO_E);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_FX, ROW_FY, ROW_FZ,
          ROW_FF, ROW_TO_F);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_GG, ROW_TO_G);
      squaredDistance(floatRows, ROW_SQUARED_DISTANCE);
      long eitherBits = floats45(columns2, from2, floatRows, bits);
      long nearABBits = bits[0];
      long nearBCBits = bits[1];
      floats46(columns1, from1, columns2, from2, floatRows, nearBCBits, nearABBits);
      long squaredDistanceAtMostProductBits = floats47(columns1, from1, floatRows);
      long eitherBits2 = eitherBits | wiAtLeastFaceAndEitherBits;
      long rAtLeastFaceAndEitherBits = allRAtLeastFaceBits & eitherBits2;
      long overlapBits = nearBits & rAtLeastFaceAndEitherBits;
      closestToLine(floatRows, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_GX5, ROW_GY5, ROW_GZ5, ROW_S);
      long inFaceBits = allWeightBGreaterFaceBits & squaredDistanceAtMostProductBits;
      long notOverlapBits = ~overlapBits;
      floats49(columns1, from1, floatRows);
      floats50(columns1, from1, floatRows);
      closestToLine(floatRows, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_GX6, ROW_GY6, ROW_GZ6, ROW_S2);
      floats52(floatRows, inFaceBits);
      floats53(columns1, from1, floatRows);
      long faceAtMostRoundingBits = floats54(floatRows);
      long isWayBits = floats55(floatRows, squareGreaterFaceBits, faceAtMostRoundingBits,
          squareGreaterFaceBits2, squareGreaterFaceBits3);
      floats56(floatRows, isWayBits, squareGreaterFaceBits4);
      floats57(floatRows, faceAtMostRoundingBits);
      floats58(floatRows, faceAtMostRoundingBits);
      long lengthGreaterRoundingBits = floats59(floatRows, bits, faceAtMostRoundingBits,
          squareGreaterFaceBits5, backBits);
      long roundingAtMostLargestBits = bits[0];
      apart(floatRows, ROW_NX7, ROW_NY7, ROW_NZ7, ROW_APART7);
      apart(floatRows, ROW_NX8, ROW_NY8, ROW_NZ8, ROW_APART8);
      apart(floatRows, ROW_NX9, ROW_NY9, ROW_NZ9, ROW_APART9);
      apart(floatRows, ROW_NX10, ROW_NY10, ROW_NZ10, ROW_APART10);
      apart(floatRows, ROW_VX, ROW_VY, ROW_VZ, ROW_APART11);
      long allRAtLeastFaceBits2 = rAtLeastFaceBits & roundingAtMostLargestBits;
      floats61(floatRows);
      floats62(floatRows);
      long choiceIsFaceBits = floats63(floatRows, bits);
      long choiceIsCrossAbBits = bits[0];
      long choiceIsCrossBcBits = floats64(floatRows, bits);
      long choiceIsCrossCaBits = bits[0];
      long choiceIsBesideAbBits = bits[1];
      long choiceIsBesideBcBits = bits[2];
      long choiceIsBesideCaBits = bits[3];
      long choiceIsBesideBits = bits[4];
      long choiceIsWayBits = bits[5];
      floats65(floatRows, choiceIsBesideCaBits, choiceIsBesideBcBits, choiceIsBesideAbBits,
          choiceIsCrossCaBits, choiceIsCrossBcBits, choiceIsCrossAbBits, choiceIsFaceBits, choiceIsWayBits,
          choiceIsBesideBits);
      floats66(floatRows, choiceIsBesideCaBits, choiceIsBesideBcBits, choiceIsBesideAbBits,
          choiceIsCrossCaBits, choiceIsCrossBcBits, choiceIsCrossAbBits, choiceIsFaceBits, choiceIsWayBits,
          choiceIsBesideBits);
      floats67(floatRows);
      long largestGreaterFaceBits = floats68(floatRows);
      floats69(floatRows, largestGreaterFaceBits);
      floats70(floatRows);
      floats71(floatRows);
      floats72(floatRows);
      floats73(floatRows);
      floats74(floatRows);
      floats75(floatRows);
      floats76(floatRows);
      floats77(columns1, from1, floatRows);
      floats78(floatRows);
      long hasABits = floats79(floatRows, bits);
      long hasBBits = bits[0];
      long hasCBits = floats80(floatRows, bits);
      long isLevelBits = bits[0];
      floats81(floatRows, hasABits, hasBBits, isLevelBits);
      floats82(floatRows, hasBBits, hasCBits);
      long isABBits = floats83(floatRows, hasCBits, hasABits);
      long isBCBits = floats84(floatRows, bits, isABBits);
      long allOfABGreaterFaceBits = bits[0];
      long isFaceBits = floats85(floatRows, bits, allOfABGreaterFaceBits, isBCBits, isABBits);
      long isAnyBits = bits[0];
      floats86(floatRows, isBCBits, isABBits);
      floats87(floatRows, isBCBits, isABBits);
      floats88(floatRows);
      long allOfABGreaterFaceBits2 = floats89(floatRows, isFaceBits);
      floats90(floatRows, allOfABGreaterFaceBits2);
      floats91(floatRows, isFaceBits);
      floats92(floatRows);
      floats93(floatRows);
      floats94(floatRows, isFaceBits);
      floats95(floatRows);
      floats96(floatRows, isFaceBits);
      floats97(floatRows);
      floats98(floatRows);
      floats99(floatRows, isFaceBits);
      floats100(floatRows, isFaceBits);
      floats101(floatRows);
      floats102(floatRows);
      long absMoreGreaterRoundingBits = floats103(floatRows, bits, isAnyBits);
      long isAnyAndValueGreaterRoundingBits = bits[0];
      floats104(floatRows, isAnyAndValueGreaterRoundingBits);
      long absMoreGreaterRoundingBits2 = floats105(floatRows, isAnyBits);
      long isAnyAndValueGreaterRoundingBits2 = floats106(floatRows, isAnyBits, absMoreGreaterRoundingBits);
      floats107(floatRows, isAnyAndValueGreaterRoundingBits2, isAnyBits, absMoreGreaterRoundingBits2);
      floats108(floatRows);
      floats109(floatRows);
      long t0LessT1Bits = floats110(floatRows);
      long notIsAnyBits = floats111(floatRows, isAnyBits);
      floats112(floatRows);
      long eitherBits3 = floats113(floatRows, bits, isFaceBits, notIsAnyBits);
      long eitherBits4 = bits[0];
      floats114(floatRows);
      long alongIsNotFaceBits = floats115(floatRows);
      floats116(floatRows, alongIsNotFaceBits);
      floats117(floatRows, isFaceBits, eitherBits4);
      floats118(floatRows, isFaceBits);
      floats119(floatRows, isFaceBits);
      floats120(floatRows);
      floats121(columns1, from1, floatRows);
      floats122(floatRows);
      floats123(floatRows, isFaceBits);
      floats124(floatRows, isFaceBits);
      floats125(floatRows);
      floats126(columns1, from1, floatRows);
      long deep0AtLeastDeep1Bits = floats127(floatRows, hasABits, hasBBits, hasCBits);
      long absDeepAtMostLargestBits = floats128(floatRows, results, at);
      long allT0LessT1Bits = t0LessT1Bits & lengthGreaterRoundingBits;
      long t0LessT1AndIsAnyBits = allT0LessT1Bits & isAnyBits;
      long isLineBits = t0LessT1AndIsAnyBits & eitherBits3;
      long notIsLineBits = ~isLineBits;
      long firstBits = notIsLineBits | deep0AtLeastDeep1Bits;
      long deepestBits = ~firstBits;
      long allRAtLeastFaceBits3 = allRAtLeastFaceBits2 & absDeepAtMostLargestBits;
      long eitherBits5 = firstBits | notOverlapBits;
      long eitherBits6 = deepestBits | notOverlapBits;
      long deep0OrDeep1LessDifferenceBits = floats130(columns1, from1, floatRows, firstBits, overlapBits,
          eitherBits5, eitherBits6);
      long betweenBits = notIsLineBits | deep0OrDeep1LessDifferenceBits;
      long betweenAndFirstBits = betweenBits & firstBits;
      long notBetweenBits = ~betweenBits;
      long end1Bits = notBetweenBits | firstBits;
      floats132(floatRows, betweenAndFirstBits, end1Bits, backBits);
      long allValueAtMostLargestBits = floats133(floatRows, results, at, bits, betweenAndFirstBits, end1Bits,
          firstBits);
      long differBits = bits[0];
      long hits = allRAtLeastFaceBits3 & allValueAtMostLargestBits;
      long eitherBits7 = firstBits | differBits;
      long rAtLeastFaceAndEitherBits2 = hits & eitherBits7;
      long rAtLeastFaceAndEitherBits3 = hits & isLineBits;
      long eitherBits8 = deepestBits | differBits;
      long rAtLeastFaceAndEitherBits4 = rAtLeastFaceAndEitherBits3 & eitherBits8;
      floats135(floatRows, results, at, rAtLeastFaceAndEitherBits2, rAtLeastFaceAndEitherBits4);
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] pxs = columns1[0], qxs = columns1[3], rs = columns1[6];
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    long valueAtMostRAndValueAtMostRBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      // p < q ? p : q
      FloatVector low1 = qx.blend(px, px.compare(LT, qx));
      // p > q ? p : q
      FloatVector high1 = qx.blend(px, px.compare(GT, qx));
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      // a < b ? a : b
      FloatVector low2 = bx.blend(ax, ax.compare(LT, bx));
      // a > b ? a : b
      FloatVector high2 = bx.blend(ax, ax.compare(GT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // c < low2 ? c : low2
      FloatVector low2_2 = low2.blend(cx, cx.compare(LT, low2));
      // c > high2 ? c : high2
      FloatVector high2_2 = high2.blend(cx, cx.compare(GT, high2));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndValueAtMostR = low1.lanewise(SUB, high2_2).compare(LE, r);
      valueAtMostRAndValueAtMostR = low2_2.lanewise(SUB, high1).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    return valueAtMostRAndValueAtMostRBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2,
      long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] pys = columns1[1], qys = columns1[4], rs = columns1[6];
    float[] ays = columns2[1], bys = columns2[4], cys = columns2[7];
    long valueAtMostRAndValueAtMostRBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      // p < q ? p : q
      FloatVector low1 = qy.blend(py, py.compare(LT, qy));
      // p > q ? p : q
      FloatVector high1 = qy.blend(py, py.compare(GT, qy));
      FloatVector ay = fromArray(FLOATS, ays, j);
      FloatVector by = fromArray(FLOATS, bys, j);
      // a < b ? a : b
      FloatVector low2 = by.blend(ay, ay.compare(LT, by));
      // a > b ? a : b
      FloatVector high2 = by.blend(ay, ay.compare(GT, by));
      FloatVector cy = fromArray(FLOATS, cys, j);
      // c < low2 ? c : low2
      FloatVector low2_2 = low2.blend(cy, cy.compare(LT, low2));
      // c > high2 ? c : high2
      FloatVector high2_2 = high2.blend(cy, cy.compare(GT, high2));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndValueAtMostR = low1.lanewise(SUB, high2_2)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      valueAtMostRAndValueAtMostR = low2_2.lanewise(SUB, high1).compare(LE, r, valueAtMostRAndValueAtMostR);
      valueAtMostRAndValueAtMostRBits2 |= valueAtMostRAndValueAtMostR.toLong() << k;
    }
    return valueAtMostRAndValueAtMostRBits2;
  }

  private static long floats3(float[][] columns1, int from1) {
    if (columns1 == null) {
      return 0;
    }
    float[] pzs = columns1[2], qzs = columns1[5];
    long pzLessQzBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      pzLessQzBits |= fromArray(FLOATS, pzs, i).compare(LT, fromArray(FLOATS, qzs, i)).toLong() << k;
    }
    return pzLessQzBits;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, long pzLessQzBits,
      long valueAtMostRAndValueAtMostRBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] pzs = columns1[2], qzs = columns1[5], rs = columns1[6];
    float[] azs = columns2[2], bzs = columns2[5], czs = columns2[8];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      // p < q ? p : q
      FloatVector low1 = qz.blend(pz, VectorMask.fromLong(FLOATS, (pzLessQzBits >>> k)
          & WideLanes.FLOAT_LANES));
      // p > q ? p : q
      FloatVector high1 = qz.blend(pz, pz.compare(GT, qz));
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      // a < b ? a : b
      FloatVector low2 = bz.blend(az, az.compare(LT, bz));
      // a > b ? a : b
      FloatVector high2 = bz.blend(az, az.compare(GT, bz));
      FloatVector cz = fromArray(FLOATS, czs, j);
      // c < low2 ? c : low2
      FloatVector low2_2 = low2.blend(cz, cz.compare(LT, low2));
      // c > high2 ? c : high2
      FloatVector high2_2 = high2.blend(cz, cz.compare(GT, high2));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = low1.lanewise(SUB, high2_2)
          .compare(LE, r, VectorMask.fromLong(FLOATS, (valueAtMostRAndValueAtMostRBits >>> k)
          & WideLanes.FLOAT_LANES));
      near = low2_2.lanewise(SUB, high1).compare(LE, r, near);
      nearBits |= near.toLong() << k;
    }
    return nearBits;
  }

  private static void floats5(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], bxs = columns2[3], bys = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, qxs, i).lanewise(SUB, fromArray(FLOATS, pxs, i));
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, x)).intoArray(floatRows, ROW_HX + k);
      FloatVector y = fromArray(FLOATS, qys, i).lanewise(SUB, fromArray(FLOATS, pys, i));
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, y)).intoArray(floatRows, ROW_HY + k);
      FloatVector z = fromArray(FLOATS, qzs, i).lanewise(SUB, fromArray(FLOATS, pzs, i));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, z)).intoArray(floatRows, ROW_HZ + k);
      FloatVector ex = fromArray(FLOATS, bxs, j).lanewise(SUB, fromArray(FLOATS, axs, j));
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ex)).intoArray(floatRows, ROW_EX2 + k);
      FloatVector ey = fromArray(FLOATS, bys, j).lanewise(SUB, fromArray(FLOATS, ays, j));
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ey)).intoArray(floatRows, ROW_EY2 + k);
    }
  }

  private static void floats6(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector ez = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(ez).intoArray(floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ez)).intoArray(floatRows, ROW_EZ2 + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FloatVector ex = cx.lanewise(SUB, fromArray(FLOATS, bxs, j));
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ex)).intoArray(floatRows, ROW_FX + k);
      FloatVector cy = fromArray(FLOATS, cys, j);
      FloatVector ey = cy.lanewise(SUB, fromArray(FLOATS, bys, j));
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ey)).intoArray(floatRows, ROW_FY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FloatVector ez2 = cz.lanewise(SUB, bz);
      FLOAT_VECTOR.cast(ez2).intoArray(floatRows, ROW_EZ3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ez2)).intoArray(floatRows, ROW_FZ + k);
      FloatVector ex2 = fromArray(FLOATS, axs, j).lanewise(SUB, cx);
      FLOAT_VECTOR.cast(ex2).intoArray(floatRows, ROW_EX4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ex2)).intoArray(floatRows, ROW_GX + k);
      FloatVector ey2 = fromArray(FLOATS, ays, j).lanewise(SUB, cy);
      FLOAT_VECTOR.cast(ey2).intoArray(floatRows, ROW_EY4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ey2)).intoArray(floatRows, ROW_GY + k);
      FloatVector ez3 = az.lanewise(SUB, cz);
      FLOAT_VECTOR.cast(ez3).intoArray(floatRows, ROW_EZ4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ez3)).intoArray(floatRows, ROW_GZ + k);
    }
  }

  private static void floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, px)
          .lanewise(ADD, ax.lanewise(SUB, qx)))).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, ays, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, ay.lanewise(SUB, fromArray(FLOATS, qys, i))))).intoArray(floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, az.lanewise(SUB, fromArray(FLOATS, qzs, i))))).intoArray(floatRows, ROW_AZ + k);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, px).lanewise(ADD, bx.lanewise(SUB, qx))).intoArray(floatRows,
          ROW_SUM + k);
    }
  }

  private static void floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    float[] bys = columns2[4], bzs = columns2[5], cxs = columns2[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k))).intoArray(floatRows,
          ROW_BX + k);
      FloatVector by = fromArray(FLOATS, bys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, by.lanewise(SUB, fromArray(FLOATS, qys, i))))).intoArray(floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, bz.lanewise(SUB, fromArray(FLOATS, qzs, i))))).intoArray(floatRows, ROW_BZ + k);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, pxs, i))
          .lanewise(ADD, cx.lanewise(SUB, fromArray(FLOATS, qxs, i))))).intoArray(floatRows, ROW_CX + k);
    }
  }

  private static void floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pys = columns1[1], pzs = columns1[2], qys = columns1[4], qzs = columns1[5];
    float[] cys = columns2[7], czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector cy = fromArray(FLOATS, cys, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cy.lanewise(SUB, fromArray(FLOATS, pys, i))
          .lanewise(ADD, cy.lanewise(SUB, fromArray(FLOATS, qys, i))))).intoArray(floatRows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, czs, j);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cz.lanewise(SUB, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, cz.lanewise(SUB, fromArray(FLOATS, qzs, i))))).intoArray(floatRows, ROW_CZ + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_EE + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fx)).intoArray(floatRows, ROW_FX_SQUARED + k);
    }
  }

  private static void floats10(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FX_SQUARED + k).lanewise(ADD, fy.lanewise(MUL, fy))
          .lanewise(ADD, fz.lanewise(MUL, fz))).intoArray(floatRows, ROW_FF + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
    }
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(ADD, bx))).intoArray(floatRows, ROW_MX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(ADD, by))).intoArray(floatRows, ROW_MY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(ADD, bz))).intoArray(floatRows, ROW_MZ + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(ADD, cx))).intoArray(floatRows, ROW_MX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k)))).intoArray(floatRows, ROW_MY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k)))).intoArray(floatRows, ROW_MZ2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, cx.lanewise(ADD, ax))).intoArray(floatRows, ROW_MX3 + k);
    }
  }

  private static long floats12(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long atABits = 0;
    long atBBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k)))).intoArray(floatRows, ROW_MY3 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k)))).intoArray(floatRows, ROW_MZ3 + k);
      FloatVector ff = fromArray(FLOATS, floatRows, ROW_FF + k);
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE + k);
      VectorMask<Float> atA = ff.compare(GE, ee);
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG + k);
      atA = ff.compare(GE, gg, atA);
      atABits |= atA.toLong() << k;
      VectorMask<Float> atB = gg.compare(GE, ee, atA.not());
      atBBits |= atB.toLong() << k;
      // atA ? ff : atB ? gg : ee
      FLOAT_VECTOR.cast(ee.blend(gg, atB).blend(ff, atA)).intoArray(floatRows, ROW_LONGEST + k);
      // atA ? ax : atB ? bx : cx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BX + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AX + k), atA)).intoArray(floatRows, ROW_OX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      // atA ? gx : atB ? ex : fx
      FLOAT_VECTOR.cast(fx.blend(ex, atB).blend(gx, atA)).intoArray(floatRows, ROW_IX + k);
      // atA ? ex : atB ? fx : gx
      FLOAT_VECTOR.cast(gx.blend(fx, atB).blend(ex, atA)).intoArray(floatRows, ROW_JX + k);
    }
    bits[0] = atBBits;
    return atABits;
  }

  private static void floats13(float[] floatRows, long atBBits, long atABits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> atA = VectorMask.fromLong(FLOATS, (atABits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> atB = VectorMask.fromLong(FLOATS, (atBBits >>> k) & WideLanes.FLOAT_LANES);
      // atA ? ay : atB ? by : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AY + k), atA)).intoArray(floatRows, ROW_OY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      // atA ? gy : atB ? ey : fy
      FLOAT_VECTOR.cast(fy.blend(ey, atB).blend(gy, atA)).intoArray(floatRows, ROW_IY + k);
      // atA ? ey : atB ? fy : gy
      FLOAT_VECTOR.cast(gy.blend(fy, atB).blend(ey, atA)).intoArray(floatRows, ROW_JY + k);
      // atA ? az : atB ? bz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), atB)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), atA)).intoArray(floatRows, ROW_OZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      // atA ? gz : atB ? ez : fz
      FLOAT_VECTOR.cast(fz.blend(ez, atB).blend(gz, atA)).intoArray(floatRows, ROW_IZ + k);
      // atA ? ez : atB ? fz : gz
      FLOAT_VECTOR.cast(gz.blend(fz, atB).blend(ez, atA)).intoArray(floatRows, ROW_JZ + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector nx = iy.lanewise(MUL, jz).lanewise(SUB, iz.lanewise(MUL, jy));
      FLOAT_VECTOR.cast(nx).intoArray(floatRows, ROW_NX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector ny = iz.lanewise(MUL, jx).lanewise(SUB, ix.lanewise(MUL, jz));
      FLOAT_VECTOR.cast(ny).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(ix.lanewise(MUL, jy).lanewise(SUB, iy.lanewise(MUL, jx))).intoArray(floatRows,
          ROW_NZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats15(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector scale = ALL_CROSS_AB.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector high = scale.lanewise(MUL, ALL_C4_19E_06);
      FloatVector scale2 = high.lanewise(SUB, high.lanewise(SUB, scale));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector wx = nx.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector wy = ny.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector wz = nz.lanewise(MUL, scale2);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, wx).lanewise(ADD, ny.lanewise(MUL, wy))
          .lanewise(ADD, nz.lanewise(MUL, wz))).intoArray(floatRows, ROW_NW + k);
    }
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector over = wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OZ + k)));
      FLOAT_VECTOR.cast(over).intoArray(floatRows, ROW_OVER + k);
      FloatVector along = wx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      FLOAT_VECTOR.cast(along.lanewise(ABS)).intoArray(floatRows, ROW_STEEP + k);
      // along > 0 ? over : along < 0 ? -over : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(over.lanewise(NEG), along.compare(LT, ALL_FACE))
          .blend(over, along.compare(GT, ALL_FACE))).intoArray(floatRows, ROW_NUMERATOR + k);
    }
  }

  private static void floats17(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector steep = fromArray(FLOATS, floatRows, ROW_STEEP + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_FACE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator.compare(GT, ALL_FACE))
          .blend(numerator.lanewise(DIV, steep), numerator.lanewise(ABS).compare(LT, steep));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_OX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_OY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_OZ2 + k);
    }
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ2 + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, jz).lanewise(SUB, oz.lanewise(MUL, jy)).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, jx).lanewise(SUB, ox.lanewise(MUL, jz)).lanewise(MUL, wy))
          .lanewise(ADD, ox.lanewise(MUL, jy).lanewise(SUB, oy.lanewise(MUL, jx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)))).intoArray(floatRows, ROW_WI + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FLOAT_VECTOR.cast(oy.lanewise(MUL, iz)
          .lanewise(SUB, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IY + k))).lanewise(MUL, wx)
          .lanewise(ADD, oz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IX + k))
          .lanewise(SUB, ox.lanewise(MUL, iz)).lanewise(MUL, wy))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static void floats19(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX2 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY2 + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector wj = fromArray(FLOATS, floatRows, ROW_SUM3 + k)
          .lanewise(ADD, ox.lanewise(MUL, iy).lanewise(SUB, oy.lanewise(MUL, ix))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)));
      FLOAT_VECTOR.cast(wj).intoArray(floatRows, ROW_WJ + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FloatVector scaleI = fromArray(FLOATS, floatRows, ROW_WI + k).lanewise(DIV, nw);
      FloatVector scaleJ = wj.lanewise(DIV, nw);
      FLOAT_VECTOR.cast(ox.lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JX + k))
          .lanewise(SUB, scaleI.lanewise(MUL, ix)))).intoArray(floatRows, ROW_DX + k);
      FLOAT_VECTOR.cast(oy.lanewise(ADD, scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k))
          .lanewise(SUB, scaleI.lanewise(MUL, iy)))).intoArray(floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(scaleJ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JZ + k))).intoArray(floatRows,
          ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(scaleI.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_IZ + k))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_TO_FACE + k);
    }
  }

  private static long floats21(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long faceBits = 0;
    long piercedBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wi = fromArray(FLOATS, floatRows, ROW_WI + k);
      VectorMask<Float> face = wi.compare(GE, ALL_FACE);
      FloatVector wj = fromArray(FLOATS, floatRows, ROW_WJ + k);
      face = wj.compare(GE, ALL_FACE, face);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      face = wi.lanewise(ADD, wj).compare(LE, ALL_CROSS_BC.lanewise(MUL, nw), face);
      faceBits |= face.toLong() << k;
      VectorMask<Float> pierced = fromArray(FLOATS, floatRows, ROW_OVER + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_STEEP + k));
      pierced = fromArray(FLOATS, floatRows, ROW_TO_FACE + k)
          .compare(LE, nw.lanewise(MUL, nw.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LONGEST + k))),
          pierced);
      piercedBits |= pierced.toLong() << k;
    }
    bits[0] = piercedBits;
    return faceBits;
  }

  private static long floats22(float[][] columns1, int from1, float[] floatRows, long[] bits, long piercedBits,
      long faceBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long rAtLeastFaceBits = 0;
    long allRAtLeastFaceBits = 0;
    long wiAtLeastFaceAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector rr = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rr).intoArray(floatRows, ROW_RR + k);
      VectorMask<Float> rAtLeastFace = r.compare(GE, ALL_FACE);
      rAtLeastFaceBits |= rAtLeastFace.toLong() << k;
      allRAtLeastFaceBits |= fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k))).lanewise(ABS)
          .compare(LE, ALL_LARGEST, rAtLeastFace).toLong() << k;
      wiAtLeastFaceAndEitherBits |= VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (piercedBits >>> k) & WideLanes.FLOAT_LANES)
          .or(fromArray(FLOATS, floatRows, ROW_TO_FACE + k).compare(LE, rr))).toLong() << k;
    }
    bits[0] = allRAtLeastFaceBits;
    bits[1] = wiAtLeastFaceAndEitherBits;
    return rAtLeastFaceBits;
  }

  private static long floats23(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    long backBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      VectorMask<Float> yIsFaceAndZLessFace = y.compare(EQ, ALL_FACE);
      yIsFaceAndZLessFace = fromArray(FLOATS, floatRows, ROW_Z + k).compare(LT, ALL_FACE, yIsFaceAndZLessFace);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      VectorMask<Float> xIsFaceAndEither = x
          .compare(EQ, ALL_FACE, y.compare(LT, ALL_FACE).or(yIsFaceAndZLessFace));
      VectorMask<Float> back = x.compare(LT, ALL_FACE).or(xIsFaceAndEither);
      backBits |= back.toLong() << k;
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pxs, i).lanewise(SUB, fromArray(FLOATS, qxs, i))),
          back).lanewise(ADD, ALL_FACE)).intoArray(floatRows, ROW_GX2 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pys, i).lanewise(SUB, fromArray(FLOATS, qys, i))),
          back).lanewise(ADD, ALL_FACE)).intoArray(floatRows, ROW_GY2 + k);
      // back ? Segment.half(b, a) : Segment.half(a, b)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ + k)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pzs, i).lanewise(SUB, fromArray(FLOATS, qzs, i))),
          back)).intoArray(floatRows, ROW_PRODUCT_OR_HZ + k);
    }
    return backBits;
  }

  private static void floats24(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_HZ + k).lanewise(ADD, ALL_FACE)).intoArray(
          floatRows, ROW_GZ2 + k);
    }
  }

  private static long floats25(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long lengthGreaterFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector length = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz)).lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> lengthGreaterFace = length.compare(GT, ALL_FACE);
      lengthGreaterFaceBits |= lengthGreaterFace.toLong() << k;
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(gx.lanewise(DIV, length), lengthGreaterFace)).intoArray(floatRows,
          ROW_HX2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_EE2 + k);
    }
    return lengthGreaterFaceBits;
  }

  private static long floats26(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long lengthGreaterFaceBits = 0;
    long lengthGreaterFaceBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_EE2 + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH2 + k);
      VectorMask<Float> lengthGreaterFace = length.compare(GT, ALL_FACE);
      lengthGreaterFaceBits |= lengthGreaterFace.toLong() << k;
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_EX + k).lanewise(DIV, length),
          lengthGreaterFace)).intoArray(floatRows, ROW_DX2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ3 + k);
      FloatVector length2 = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      FLOAT_VECTOR.cast(length2).intoArray(floatRows, ROW_LENGTH3 + k);
      VectorMask<Float> lengthGreaterFace2 = length2.compare(GT, ALL_FACE);
      lengthGreaterFaceBits2 |= lengthGreaterFace2.toLong() << k;
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(ex.lanewise(DIV, length2), lengthGreaterFace2)).intoArray(floatRows,
          ROW_EX5 + k);
      FloatVector ex2 = fromArray(FLOATS, floatRows, ROW_EX4 + k);
      FLOAT_VECTOR.cast(ex2.lanewise(MUL, ex2)).intoArray(floatRows, ROW_EX_SQUARED + k);
    }
    bits[0] = lengthGreaterFaceBits2;
    return lengthGreaterFaceBits;
  }

  private static void floats27(float[] floatRows, long lengthGreaterFaceBits, long lengthGreaterFaceBits2,
      long lengthGreaterFaceBits3) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY4 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ4 + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_EX_SQUARED + k).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH4 + k);
      VectorMask<Float> lengthGreaterFace = length.compare(GT, ALL_FACE);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_EX4 + k).lanewise(DIV, length),
          lengthGreaterFace)).intoArray(floatRows, ROW_FX2 + k);
      VectorMask<Float> lengthGreaterFace2 = VectorMask.fromLong(FLOATS, (lengthGreaterFaceBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector length2 = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(DIV, length2),
          lengthGreaterFace2)).intoArray(floatRows, ROW_HY2 + k);
      VectorMask<Float> lengthGreaterFace3 = VectorMask.fromLong(FLOATS, (lengthGreaterFaceBits2 >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector length3 = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_EY + k).lanewise(DIV, length3),
          lengthGreaterFace3)).intoArray(floatRows, ROW_DY2 + k);
      VectorMask<Float> lengthGreaterFace4 = VectorMask.fromLong(FLOATS, (lengthGreaterFaceBits3 >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector length4 = fromArray(FLOATS, floatRows, ROW_LENGTH3 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_EY3 + k).lanewise(DIV, length4),
          lengthGreaterFace4)).intoArray(floatRows, ROW_EY5 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(ey.lanewise(DIV, length), lengthGreaterFace)).intoArray(floatRows,
          ROW_FY2 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(DIV, length2),
          lengthGreaterFace2)).intoArray(floatRows, ROW_HZ2 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_EZ + k).lanewise(DIV, length3),
          lengthGreaterFace3)).intoArray(floatRows, ROW_DZ + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_EZ3 + k).lanewise(DIV, length4),
          lengthGreaterFace4)).intoArray(floatRows, ROW_EZ5 + k);
      // length > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(ez.lanewise(DIV, length), lengthGreaterFace)).intoArray(floatRows,
          ROW_FZ2 + k);
    }
  }

  private static long floats28(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], cxs = columns2[6], cys = columns2[7],
        czs = columns2[8];
    long eeGreaterFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gx = fromArray(FLOATS, cxs, j).lanewise(SUB, fromArray(FLOATS, axs, j));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX3 + k);
      FloatVector gy = fromArray(FLOATS, cys, j).lanewise(SUB, fromArray(FLOATS, ays, j));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY3 + k);
      FloatVector gz = fromArray(FLOATS, czs, j).lanewise(SUB, fromArray(FLOATS, azs, j));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ3 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      FloatVector ee = fromArray(FLOATS, floatRows, ROW_EE2 + k);
      VectorMask<Float> eeGreaterFace = ee.compare(GT, ALL_FACE);
      eeGreaterFaceBits |= eeGreaterFace.toLong() << k;
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_FACE.blend(numerator.lanewise(DIV, ee), eeGreaterFace);
      FLOAT_VECTOR.cast(f).intoArray(floatRows, ROW_F + k);
      FLOAT_VECTOR.cast(gx.lanewise(SUB, f.lanewise(MUL, ex))).intoArray(floatRows, ROW_KX + k);
      FLOAT_VECTOR.cast(gy.lanewise(SUB, f.lanewise(MUL, ey))).intoArray(floatRows, ROW_KY + k);
      FLOAT_VECTOR.cast(gz.lanewise(SUB, f.lanewise(MUL, ez))).intoArray(floatRows, ROW_KZ + k);
    }
    return eeGreaterFaceBits;
  }

  private static void floats29(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FLOAT_VECTOR.cast(kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz))).intoArray(floatRows, ROW_KK + k);
    }
  }

  private static long floats30(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long byABBits = 0;
    long byCABits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      FloatVector length2 = fromArray(FLOATS, floatRows, ROW_LENGTH4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, length.lanewise(ADD, length2))).intoArray(floatRows,
          ROW_PRODUCT3 + k);
      VectorMask<Float> byAB = length.compare(GE, length2);
      FloatVector length3 = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      byAB = length.compare(GE, length3, byAB);
      byABBits |= byAB.toLong() << k;
      VectorMask<Float> byCA = length2.compare(GE, length3, byAB.not());
      byCABits |= byCA.toLong() << k;
      // byAB ? dx : byCA ? fx : hx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FX2 + k), byCA)
          .blend(fromArray(FLOATS, floatRows, ROW_DX2 + k), byAB)).intoArray(floatRows, ROW_LX + k);
    }
    bits[0] = byCABits;
    return byABBits;
  }

  private static void floats31(float[] floatRows, long byCABits, long byABBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> byAB = VectorMask.fromLong(FLOATS, (byABBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      VectorMask<Float> byCA = VectorMask.fromLong(FLOATS, (byCABits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      // byAB ? dy : byCA ? fy : hy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HY2 + k).blend(fy, byCA).blend(dy, byAB)).intoArray(
          floatRows, ROW_LY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      // byAB ? dz : byCA ? fz : hz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ2 + k).blend(fz, byCA).blend(dz, byAB)).intoArray(
          floatRows, ROW_LZ + k);
      FloatVector x = dy.lanewise(MUL, fz).lanewise(SUB, dz.lanewise(MUL, fy));
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector y = dz.lanewise(MUL, fx).lanewise(SUB, dx.lanewise(MUL, fz));
      FloatVector z = dx.lanewise(MUL, fy).lanewise(SUB, dy.lanewise(MUL, fx));
      FloatVector along = x.lanewise(MUL, dx).lanewise(ADD, y.lanewise(MUL, dy))
          .lanewise(ADD, z.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(x.lanewise(SUB, along.lanewise(MUL, dx))).intoArray(floatRows, ROW_NX2 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, along.lanewise(MUL, dy))).intoArray(floatRows, ROW_NY2 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, along.lanewise(MUL, dz))).intoArray(floatRows, ROW_NZ2 + k);
    }
  }

  private static void floats32(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))
          .lanewise(SUB, dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))).intoArray(floatRows,
          ROW_X2 + k);
      FLOAT_VECTOR.cast(dz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))).intoArray(floatRows,
          ROW_PRODUCT4 + k);
    }
  }

  private static void floats33(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(SUB, dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k)));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector z = dx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k))
          .lanewise(SUB, dy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k)));
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector along = x.lanewise(MUL, dx).lanewise(ADD, y.lanewise(MUL, dy))
          .lanewise(ADD, z.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(x.lanewise(SUB, along.lanewise(MUL, dx))).intoArray(floatRows, ROW_NX3 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, along.lanewise(MUL, dy))).intoArray(floatRows, ROW_NY3 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, along.lanewise(MUL, dz))).intoArray(floatRows, ROW_NZ3 + k);
    }
  }

  private static void floats34(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY5 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ5 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector x = ey.lanewise(MUL, hz).lanewise(SUB, ez.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX5 + k);
      FloatVector y = ez.lanewise(MUL, hx).lanewise(SUB, ex.lanewise(MUL, hz));
      FloatVector z = ex.lanewise(MUL, hy).lanewise(SUB, ey.lanewise(MUL, hx));
      FloatVector along = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(x.lanewise(SUB, along.lanewise(MUL, ex))).intoArray(floatRows, ROW_NX4 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, along.lanewise(MUL, ey))).intoArray(floatRows, ROW_NY4 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, along.lanewise(MUL, ez))).intoArray(floatRows, ROW_NZ4 + k);
    }
  }

  private static void floats35(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector x = fy.lanewise(MUL, hz).lanewise(SUB, fz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FloatVector y = fz.lanewise(MUL, hx).lanewise(SUB, fx.lanewise(MUL, hz));
      FloatVector z = fx.lanewise(MUL, hy).lanewise(SUB, fy.lanewise(MUL, hx));
      FloatVector along = x.lanewise(MUL, fx).lanewise(ADD, y.lanewise(MUL, fy))
          .lanewise(ADD, z.lanewise(MUL, fz));
      FLOAT_VECTOR.cast(x.lanewise(SUB, along.lanewise(MUL, fx))).intoArray(floatRows, ROW_NX5 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, along.lanewise(MUL, fy))).intoArray(floatRows, ROW_NY5 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, along.lanewise(MUL, fz))).intoArray(floatRows, ROW_NZ5 + k);
    }
  }

  private static void floats36(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LX + k).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_LX + k);
    }
  }

  private static void floats37(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector absLy = ly.lanewise(ABS);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector absLz = lz.lanewise(ABS);
      FloatVector absLx = fromArray(FLOATS, floatRows, ROW_ABS_LX + k);
      VectorMask<Float> fromX = absLx.compare(LE, absLy);
      fromX = absLx.compare(LE, absLz, fromX);
      VectorMask<Float> fromY = absLy.compare(LE, absLz, fromX.not());
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      VectorMask<Float> none = lx.compare(EQ, ALL_FACE);
      none = ly.compare(EQ, ALL_FACE, none);
      none = lz.compare(EQ, ALL_FACE, none);
      // none ? 1 : fromX ? 0 : fromY ? -z : y
      FLOAT_VECTOR.cast(ly.blend(lz.lanewise(NEG), fromY).blend(ALL_FACE, fromX)
          .blend(ALL_CROSS_AB, none)).intoArray(floatRows, ROW_NX6 + k);
      // fromX ? z : fromY ? 0 : -x
      FLOAT_VECTOR.cast(lx.lanewise(NEG).blend(ALL_FACE, fromY).blend(lz, fromX)).intoArray(floatRows,
          ROW_NY6 + k);
      // fromX ? -y : fromY ? x : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(lx, fromY).blend(ly.lanewise(NEG), fromX)).intoArray(floatRows,
          ROW_NZ6 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX2 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY2 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))).intoArray(floatRows,
          ROW_SUM4 + k);
    }
  }

  private static long floats38(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long squareGreaterFaceBits = 0;
    long squareGreaterFaceBits2 = 0;
    long squareGreaterFaceBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ2 + k);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SUM4 + k).lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      squareGreaterFaceBits |= square.compare(GT, ALL_FACE).toLong() << k;
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX3 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY3 + k);
      FloatVector nz2 = fromArray(FLOATS, floatRows, ROW_NZ3 + k);
      FloatVector square2 = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz2.lanewise(MUL, nz2));
      FLOAT_VECTOR.cast(square2).intoArray(floatRows, ROW_SQUARE2 + k);
      squareGreaterFaceBits2 |= square2.compare(GT, ALL_FACE).toLong() << k;
      FloatVector nx2 = fromArray(FLOATS, floatRows, ROW_NX4 + k);
      FloatVector ny2 = fromArray(FLOATS, floatRows, ROW_NY4 + k);
      FloatVector nz3 = fromArray(FLOATS, floatRows, ROW_NZ4 + k);
      FloatVector square3 = nx2.lanewise(MUL, nx2).lanewise(ADD, ny2.lanewise(MUL, ny2))
          .lanewise(ADD, nz3.lanewise(MUL, nz3));
      FLOAT_VECTOR.cast(square3).intoArray(floatRows, ROW_SQUARE3 + k);
      squareGreaterFaceBits3 |= square3.compare(GT, ALL_FACE).toLong() << k;
    }
    bits[0] = squareGreaterFaceBits2;
    bits[1] = squareGreaterFaceBits3;
    return squareGreaterFaceBits;
  }

  private static long floats39(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long squareGreaterFaceBits = 0;
    long squareGreaterFaceBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX5 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY5 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ5 + k);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE4 + k);
      squareGreaterFaceBits |= square.compare(GT, ALL_FACE).toLong() << k;
      FloatVector nx2 = fromArray(FLOATS, floatRows, ROW_NX6 + k);
      FloatVector ny2 = fromArray(FLOATS, floatRows, ROW_NY6 + k);
      FloatVector nz2 = fromArray(FLOATS, floatRows, ROW_NZ6 + k);
      FloatVector square2 = nx2.lanewise(MUL, nx2).lanewise(ADD, ny2.lanewise(MUL, ny2))
          .lanewise(ADD, nz2.lanewise(MUL, nz2));
      FLOAT_VECTOR.cast(square2).intoArray(floatRows, ROW_SQUARE5 + k);
      squareGreaterFaceBits2 |= square2.compare(GT, ALL_FACE).toLong() << k;
    }
    bits[0] = squareGreaterFaceBits2;
    return squareGreaterFaceBits;
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SQUARE + k).lanewise(SQRT)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LENGTH2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LENGTH4 + k)))).intoArray(floatRows,
          ROW_PRODUCT5 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, ax)).intoArray(floatRows, ROW_AX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, ay)).intoArray(floatRows, ROW_AY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, az)).intoArray(floatRows, ROW_AZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_GX4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_GY4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_GZ4 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FLOAT_VECTOR.cast(ax.lanewise(SUB, bx)).intoArray(floatRows, ROW_AX3 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FLOAT_VECTOR.cast(ay.lanewise(SUB, by)).intoArray(floatRows, ROW_AY3 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(az.lanewise(SUB, bz)).intoArray(floatRows, ROW_AZ3 + k);
      FLOAT_VECTOR.cast(bx.lanewise(SUB, cx)).intoArray(floatRows, ROW_AX4 + k);
      FLOAT_VECTOR.cast(by.lanewise(SUB, cy)).intoArray(floatRows, ROW_AY4 + k);
      FLOAT_VECTOR.cast(bz.lanewise(SUB, cz)).intoArray(floatRows, ROW_AZ4 + k);
    }
  }

  private static void floats41(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pxs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, qxs, i)))).intoArray(floatRows, ROW_SUM5 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pys, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, qys, i)))).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, pzs, i))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, fromArray(FLOATS, qzs, i)))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static long floats43(float[] floatRows, long eeGreaterFaceBits) {
    if (floatRows == null) {
      return 0;
    }
    long allWeightBGreaterFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tFace = fromArray(FLOATS, floatRows, ROW_T_FACE + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(SUB, tFace.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)));
      FLOAT_VECTOR.cast(ox).intoArray(floatRows, ROW_OX3 + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(SUB, tFace.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)));
      FLOAT_VECTOR.cast(oy).intoArray(floatRows, ROW_OY3 + k);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(SUB, tFace.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)));
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ3 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector numerator = ox.lanewise(MUL, ex).lanewise(ADD, oy.lanewise(MUL, ey))
          .lanewise(ADD, oz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_FACE.blend(numerator.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_EE2 + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterFaceBits >>> k) & WideLanes.FLOAT_LANES)).lanewise(NEG);
      FloatVector ax = ox.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector ay = oy.lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector az = oz.lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector s = ax.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k))
          .lanewise(ADD, ay.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k)))
          .lanewise(ADD, az.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k))).lanewise(NEG);
      FloatVector kk = fromArray(FLOATS, floatRows, ROW_KK + k);
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_FACE.blend(ALL_CROSS_AB.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_FACE));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_F + k)));
      FloatVector rest = ALL_CROSS_AB.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_FACE.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_FACE));
      VectorMask<Float> allWeightBGreaterFace = weightC.compare(GT, ALL_FACE);
      allWeightBGreaterFace = weightB.compare(GT, ALL_FACE, allWeightBGreaterFace);
      allWeightBGreaterFace = weightB.lanewise(ADD, weightC).compare(LT, ALL_CROSS_AB, allWeightBGreaterFace);
      allWeightBGreaterFaceBits |= allWeightBGreaterFace.toLong() << k;
      FLOAT_VECTOR.cast(ox.lanewise(ADD, weightB.lanewise(MUL, ex)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX3 + k))))).intoArray(
          floatRows, ROW_SUM8 + k);
      FLOAT_VECTOR.cast(oy.lanewise(ADD, weightB.lanewise(MUL, ey)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY3 + k))))).intoArray(
          floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(oz.lanewise(ADD, weightB.lanewise(MUL, ez)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ3 + k))))).intoArray(
          floatRows, ROW_SUM10 + k);
    }
    return allWeightBGreaterFaceBits;
  }

  private static long floats45(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] axs = columns2[0], bxs = columns2[3], cxs = columns2[6];
    long eitherBits = 0;
    long nearABBits = 0;
    long nearBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector toE = fromArray(FLOATS, floatRows, ROW_TO_E + k);
      FloatVector rr = fromArray(FLOATS, floatRows, ROW_RR + k);
      FloatVector toF = fromArray(FLOATS, floatRows, ROW_TO_F + k);
      FloatVector toG = fromArray(FLOATS, floatRows, ROW_TO_G + k);
      eitherBits |= toE.compare(LE, rr).or(toF.compare(LE, rr)).or(toG.compare(LE, rr)).toLong() << k;
      // a < b ? a : b
      FloatVector least = toF.blend(toE, toE.compare(LT, toF));
      // c < least ? c : least
      FloatVector toEdges = least.blend(toG, toG.compare(LT, least));
      FLOAT_VECTOR.cast(toEdges).intoArray(floatRows, ROW_TO_EDGES + k);
      VectorMask<Float> nearAB = toE.compare(LE, toEdges);
      nearABBits |= nearAB.toLong() << k;
      VectorMask<Float> nearBC = toF.compare(LE, toEdges, nearAB.not());
      nearBCBits |= nearBC.toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, j);
      FloatVector bx = fromArray(FLOATS, bxs, j);
      FloatVector cx = fromArray(FLOATS, cxs, j);
      // nearAB ? ax : nearBC ? bx : cx
      FLOAT_VECTOR.cast(cx.blend(bx, nearBC).blend(ax, nearAB)).intoArray(floatRows, ROW_SX + k);
      // nearAB ? bx : nearBC ? cx : ax
      FLOAT_VECTOR.cast(ax.blend(cx, nearBC).blend(bx, nearAB)).intoArray(floatRows, ROW_TX + k);
      // nearAB ? cx : nearBC ? ax : bx
      FLOAT_VECTOR.cast(bx.blend(ax, nearBC).blend(cx, nearAB)).intoArray(floatRows, ROW_UX + k);
    }
    bits[0] = nearABBits;
    bits[1] = nearBCBits;
    return eitherBits;
  }

  private static void floats46(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long nearBCBits, long nearABBits) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], pys = columns1[1], qxs = columns1[3], qys = columns1[4];
    float[] ays = columns2[1], azs = columns2[2], bys = columns2[4], bzs = columns2[5], cys = columns2[7],
        czs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> nearAB = VectorMask.fromLong(FLOATS, (nearABBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ay = fromArray(FLOATS, ays, j);
      VectorMask<Float> nearBC = VectorMask.fromLong(FLOATS, (nearBCBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector by = fromArray(FLOATS, bys, j);
      FloatVector cy = fromArray(FLOATS, cys, j);
      // nearAB ? ay : nearBC ? by : cy
      FloatVector sy = cy.blend(by, nearBC).blend(ay, nearAB);
      FLOAT_VECTOR.cast(sy).intoArray(floatRows, ROW_SY + k);
      // nearAB ? by : nearBC ? cy : ay
      FloatVector ty = ay.blend(cy, nearBC).blend(by, nearAB);
      FLOAT_VECTOR.cast(ty).intoArray(floatRows, ROW_TY + k);
      // nearAB ? cy : nearBC ? ay : by
      FLOAT_VECTOR.cast(by.blend(ay, nearBC).blend(cy, nearAB)).intoArray(floatRows, ROW_UY + k);
      FloatVector az = fromArray(FLOATS, azs, j);
      FloatVector bz = fromArray(FLOATS, bzs, j);
      FloatVector cz = fromArray(FLOATS, czs, j);
      // nearAB ? az : nearBC ? bz : cz
      FLOAT_VECTOR.cast(cz.blend(bz, nearBC).blend(az, nearAB)).intoArray(floatRows, ROW_SZ + k);
      // nearAB ? bz : nearBC ? cz : az
      FLOAT_VECTOR.cast(az.blend(cz, nearBC).blend(bz, nearAB)).intoArray(floatRows, ROW_TZ + k);
      // nearAB ? cz : nearBC ? az : bz
      FLOAT_VECTOR.cast(bz.blend(az, nearBC).blend(cz, nearAB)).intoArray(floatRows, ROW_UZ + k);
      FloatVector sx = fromArray(FLOATS, floatRows, ROW_SX + k);
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, sx.lanewise(SUB, px).lanewise(ADD, sx.lanewise(SUB, qx)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, tx.lanewise(SUB, px)
          .lanewise(ADD, tx.lanewise(SUB, qx)))))).intoArray(floatRows, ROW_MX4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, tx.lanewise(SUB, sx))).intoArray(floatRows, ROW_GX5 + k);
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, sy.lanewise(SUB, py).lanewise(ADD, sy.lanewise(SUB, qy)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, ty.lanewise(SUB, py)
          .lanewise(ADD, ty.lanewise(SUB, qy)))))).intoArray(floatRows, ROW_MY4 + k);
      FLOAT_VECTOR.cast(ty.lanewise(SUB, sy)).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static long floats47(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return 0;
    }
    float[] pzs = columns1[2], qzs = columns1[5];
    long squaredDistanceAtMostProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector gy = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY5 + k);
      FloatVector sz = fromArray(FLOATS, floatRows, ROW_SZ + k);
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector mz = ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, sz.lanewise(SUB, pz).lanewise(ADD, sz.lanewise(SUB, qz)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, tz.lanewise(SUB, pz).lanewise(ADD, tz.lanewise(SUB, qz)))));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ4 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, tz.lanewise(SUB, sz));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ5 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX5 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz))).intoArray(floatRows, ROW_GH + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX4 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY4 + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz))).intoArray(floatRows, ROW_MH + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG2 + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz))).intoArray(floatRows, ROW_MG + k);
      squaredDistanceAtMostProductBits |= fromArray(FLOATS, floatRows, ROW_SQUARED_DISTANCE + k)
          .compare(LE, ALL_C1_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TO_EDGES + k))).toLong() << k;
    }
    return squaredDistanceAtMostProductBits;
  }

  private static void floats49(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pxs = columns1[0], qxs = columns1[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_S + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_FACE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator.compare(GT, ALL_FACE))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onST = ALL_FACE.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator2.compare(GT, ALL_FACE))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      VectorMask<Float> atS = onST.compare(LE, ALL_MINUS_ONE);
      VectorMask<Float> atT = onST.compare(GE, ALL_CROSS_AB);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      // atT ? tx : sx
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_SX + k).blend(tx, atT);
      VectorMask<Float> either = atS.or(atT);
      // atS || atT ? ux : tx
      FloatVector jx = tx.blend(fromArray(FLOATS, floatRows, ROW_UX + k), either);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      // atT ? ty : sy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SY + k).blend(ty, atT)).intoArray(floatRows,
          ROW_IY2 + k);
      // atS || atT ? uy : ty
      FLOAT_VECTOR.cast(ty.blend(fromArray(FLOATS, floatRows, ROW_UY + k), either)).intoArray(floatRows,
          ROW_JY2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      // atT ? tz : sz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SZ + k).blend(tz, atT)).intoArray(floatRows,
          ROW_IZ2 + k);
      // atS || atT ? uz : tz
      FLOAT_VECTOR.cast(tz.blend(fromArray(FLOATS, floatRows, ROW_UZ + k), either)).intoArray(floatRows,
          ROW_JZ2 + k);
      FloatVector px = fromArray(FLOATS, pxs, i);
      FloatVector qx = fromArray(FLOATS, qxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, ix.lanewise(SUB, px).lanewise(ADD, ix.lanewise(SUB, qx)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, jx.lanewise(SUB, px)
          .lanewise(ADD, jx.lanewise(SUB, qx)))))).intoArray(floatRows, ROW_MX5 + k);
      FLOAT_VECTOR.cast(jx.lanewise(SUB, ix)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats50(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] pys = columns1[1], pzs = columns1[2], qys = columns1[4], qzs = columns1[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector gx = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX6 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY2 + k);
      FloatVector py = fromArray(FLOATS, pys, i);
      FloatVector qy = fromArray(FLOATS, qys, i);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY2 + k);
      FloatVector my = ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, iy.lanewise(SUB, py).lanewise(ADD, iy.lanewise(SUB, qy)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, jy.lanewise(SUB, py).lanewise(ADD, jy.lanewise(SUB, qy)))));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY5 + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, jy.lanewise(SUB, iy));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY6 + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ2 + k);
      FloatVector pz = fromArray(FLOATS, pzs, i);
      FloatVector qz = fromArray(FLOATS, qzs, i);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ2 + k);
      FloatVector mz = ALL_HALF.lanewise(MUL, ALL_HALF
          .lanewise(MUL, iz.lanewise(SUB, pz).lanewise(ADD, iz.lanewise(SUB, qz)))
          .lanewise(ADD, ALL_HALF.lanewise(MUL, jz.lanewise(SUB, pz).lanewise(ADD, jz.lanewise(SUB, qz)))));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ5 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, jz.lanewise(SUB, iz));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ6 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz))).intoArray(floatRows, ROW_GH2 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX5 + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz))).intoArray(floatRows, ROW_MH2 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG3 + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz))).intoArray(floatRows, ROW_MG2 + k);
    }
  }

  private static void floats52(float[] floatRows, long inFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gh = fromArray(FLOATS, floatRows, ROW_GH2 + k);
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_S2 + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector tEdge = ALL_FACE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator.compare(GT, ALL_FACE))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector numerator2 = tEdge.lanewise(MUL, gh).lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG2 + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG3 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector onEdge = ALL_FACE.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator2.compare(GT, ALL_FACE))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      VectorMask<Float> inFace = VectorMask.fromLong(FLOATS, (inFaceBits >>> k) & WideLanes.FLOAT_LANES);
      // inFace ? tFace : tEdge
      FLOAT_VECTOR.cast(tEdge.blend(fromArray(FLOATS, floatRows, ROW_T_FACE + k), inFace)).intoArray(floatRows,
          ROW_NEAREST + k);
      // inFace ? ox + (weightB * (bx - ax) + weightC * (cx - ax)) : CapsuleTriangleDistance.fromEdge(tEdge,
      // onEdge, px, qx, ix, jx)
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_MX5 + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX6 + k))
          .lanewise(SUB, tEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k))))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM8 + k), inFace);
      FLOAT_VECTOR.cast(vx).intoArray(floatRows, ROW_VX + k);
      // inFace ? oy + (weightB * (by - ay) + weightC * (cy - ay)) : CapsuleTriangleDistance.fromEdge(tEdge,
      // onEdge, py, qy, iy, jy)
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_MY5 + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY6 + k))
          .lanewise(SUB, tEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k))))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM9 + k), inFace);
      FLOAT_VECTOR.cast(vy).intoArray(floatRows, ROW_VY + k);
      // inFace ? oz + (weightB * (bz - az) + weightC * (cz - az)) : CapsuleTriangleDistance.fromEdge(tEdge,
      // onEdge, pz, qz, iz, jz)
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_MZ5 + k)
          .lanewise(ADD, onEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ6 + k))
          .lanewise(SUB, tEdge.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))))
          .blend(fromArray(FLOATS, floatRows, ROW_SUM10 + k), inFace);
      FLOAT_VECTOR.cast(vz).intoArray(floatRows, ROW_VZ + k);
      FLOAT_VECTOR.cast(vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz))).intoArray(floatRows, ROW_PRODUCT6 + k);
    }
  }

  private static void floats53(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector v = fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(ALL_ROUNDING.lanewise(MUL, v
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LENGTH + k)).lanewise(ADD, fromArray(FLOATS, rs, i))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)))).intoArray(floatRows,
          ROW_ROUNDING + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector first2 = vx.lanewise(MUL, dx).lanewise(ADD, vy.lanewise(MUL, dy))
          .lanewise(ADD, vz.lanewise(MUL, dz));
      FloatVector x = vx.lanewise(SUB, first2.lanewise(MUL, dx));
      FloatVector y = vy.lanewise(SUB, first2.lanewise(MUL, dy));
      FloatVector z = vz.lanewise(SUB, first2.lanewise(MUL, dz));
      FloatVector second2 = x.lanewise(MUL, dx).lanewise(ADD, y.lanewise(MUL, dy))
          .lanewise(ADD, z.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, dx))).intoArray(floatRows, ROW_NX7 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, second2.lanewise(MUL, dy))).intoArray(floatRows, ROW_NY7 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, second2.lanewise(MUL, dz))).intoArray(floatRows, ROW_NZ7 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX5 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY5 + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ5 + k);
      FloatVector first3 = vx.lanewise(MUL, ex).lanewise(ADD, vy.lanewise(MUL, ey))
          .lanewise(ADD, vz.lanewise(MUL, ez));
      FloatVector x2 = vx.lanewise(SUB, first3.lanewise(MUL, ex));
      FloatVector y2 = vy.lanewise(SUB, first3.lanewise(MUL, ey));
      FloatVector z2 = vz.lanewise(SUB, first3.lanewise(MUL, ez));
      FloatVector second3 = x2.lanewise(MUL, ex).lanewise(ADD, y2.lanewise(MUL, ey))
          .lanewise(ADD, z2.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(x2.lanewise(SUB, second3.lanewise(MUL, ex))).intoArray(floatRows, ROW_NX8 + k);
      FLOAT_VECTOR.cast(y2.lanewise(SUB, second3.lanewise(MUL, ey))).intoArray(floatRows, ROW_NY8 + k);
      FLOAT_VECTOR.cast(z2.lanewise(SUB, second3.lanewise(MUL, ez))).intoArray(floatRows, ROW_NZ8 + k);
    }
  }

  private static long floats54(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long faceAtMostRoundingBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FloatVector first2 = vx.lanewise(MUL, fx).lanewise(ADD, vy.lanewise(MUL, fy))
          .lanewise(ADD, vz.lanewise(MUL, fz));
      FloatVector x = vx.lanewise(SUB, first2.lanewise(MUL, fx));
      FloatVector y = vy.lanewise(SUB, first2.lanewise(MUL, fy));
      FloatVector z = vz.lanewise(SUB, first2.lanewise(MUL, fz));
      FloatVector second2 = x.lanewise(MUL, fx).lanewise(ADD, y.lanewise(MUL, fy))
          .lanewise(ADD, z.lanewise(MUL, fz));
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, fx))).intoArray(floatRows, ROW_NX9 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, second2.lanewise(MUL, fy))).intoArray(floatRows, ROW_NY9 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, second2.lanewise(MUL, fz))).intoArray(floatRows, ROW_NZ9 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector first3 = vx.lanewise(MUL, hx).lanewise(ADD, vy.lanewise(MUL, hy))
          .lanewise(ADD, vz.lanewise(MUL, hz));
      FloatVector x2 = vx.lanewise(SUB, first3.lanewise(MUL, hx));
      FloatVector y2 = vy.lanewise(SUB, first3.lanewise(MUL, hy));
      FloatVector z2 = vz.lanewise(SUB, first3.lanewise(MUL, hz));
      FloatVector second3 = x2.lanewise(MUL, hx).lanewise(ADD, y2.lanewise(MUL, hy))
          .lanewise(ADD, z2.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(x2.lanewise(SUB, second3.lanewise(MUL, hx))).intoArray(floatRows, ROW_NX10 + k);
      FLOAT_VECTOR.cast(y2.lanewise(SUB, second3.lanewise(MUL, hy))).intoArray(floatRows, ROW_NY10 + k);
      FLOAT_VECTOR.cast(z2.lanewise(SUB, second3.lanewise(MUL, hz))).intoArray(floatRows, ROW_NZ10 + k);
      faceAtMostRoundingBits |= ALL_FACE.compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong(
          ) << k;
      FLOAT_VECTOR.cast(vx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NX2 + k))
          .lanewise(ADD, vy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NY2 + k)))
          .lanewise(ADD, vz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZ2 + k)))).intoArray(floatRows,
          ROW_PRODUCT7 + k);
    }
    return faceAtMostRoundingBits;
  }

  private static long floats55(float[] floatRows, long squareGreaterFaceBits, long faceAtMostRoundingBits,
      long squareGreaterFaceBits2, long squareGreaterFaceBits3) {
    if (floatRows == null) {
      return 0;
    }
    long isWayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // square > 0 ? product / square : 0
      FloatVector part = ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k)),
          VectorMask.fromLong(FLOATS, (squareGreaterFaceBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NX2 + k)));
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NY2 + k)));
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZ2 + k)));
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT)
          .compare(LE, rounding, VectorMask.fromLong(FLOATS, (faceAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector product = ALL_CROSS_BC.lanewise(MUL, rounding);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT8 + k);
      // isWay ? 0 : 2 * rounding
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART + k)
          .lanewise(SUB, product.blend(ALL_FACE, isWay));
      // b > a ? b : a
      FloatVector most = ALL_NONE.blend(apart, apart.compare(GT, ALL_NONE));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX3 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY3 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ3 + k);
      FloatVector product2 = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
          .lanewise(ADD, vz.lanewise(MUL, nz));
      // square > 0 ? product / square : 0
      FloatVector part2 = ALL_FACE.blend(product2.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE2 + k)),
          VectorMask.fromLong(FLOATS, (squareGreaterFaceBits2 >>> k) & WideLanes.FLOAT_LANES));
      FloatVector x2 = vx.lanewise(SUB, part2.lanewise(MUL, nx));
      FloatVector y2 = vy.lanewise(SUB, part2.lanewise(MUL, ny));
      FloatVector z2 = vz.lanewise(SUB, part2.lanewise(MUL, nz));
      VectorMask<Float> isWay2 = fromArray(FLOATS, floatRows, ROW_BEYOND + k).compare(LE, rounding);
      isWay2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, z2.lanewise(MUL, z2))
          .lanewise(SQRT).compare(LE, rounding, isWay2);
      // isWay ? 0 : 2 * rounding
      FloatVector apart2 = fromArray(FLOATS, floatRows, ROW_APART2 + k)
          .lanewise(SUB, product.blend(ALL_FACE, isWay2));
      VectorMask<Float> apartGreaterMost = apart2.compare(GT, most);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(ALL_FACE.blend(ALL_CROSS_AB, apartGreaterMost)).intoArray(floatRows, ROW_CHOICE + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most.blend(apart2, apartGreaterMost)).intoArray(floatRows, ROW_MOST + k);
      FloatVector nx2 = fromArray(FLOATS, floatRows, ROW_NX4 + k);
      FloatVector ny2 = fromArray(FLOATS, floatRows, ROW_NY4 + k);
      FloatVector nz2 = fromArray(FLOATS, floatRows, ROW_NZ4 + k);
      FloatVector product3 = vx.lanewise(MUL, nx2).lanewise(ADD, vy.lanewise(MUL, ny2))
          .lanewise(ADD, vz.lanewise(MUL, nz2));
      // square > 0 ? product / square : 0
      FloatVector part3 = ALL_FACE.blend(product3.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE3 + k)),
          VectorMask.fromLong(FLOATS, (squareGreaterFaceBits3 >>> k) & WideLanes.FLOAT_LANES));
      FloatVector x3 = vx.lanewise(SUB, part3.lanewise(MUL, nx2));
      FloatVector y3 = vy.lanewise(SUB, part3.lanewise(MUL, ny2));
      FloatVector z3 = vz.lanewise(SUB, part3.lanewise(MUL, nz2));
      VectorMask<Float> isWay3 = fromArray(FLOATS, floatRows, ROW_BEYOND2 + k).compare(LE, rounding);
      isWay3 = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3)).lanewise(ADD, z3.lanewise(MUL, z3))
          .lanewise(SQRT).compare(LE, rounding, isWay3);
      isWayBits |= isWay3.toLong() << k;
    }
    return isWayBits;
  }

  private static void floats56(float[] floatRows, long isWayBits, long squareGreaterFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      // isWay ? 0 : 2 * rounding
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART3 + k)
          .lanewise(SUB, product.blend(ALL_FACE,
          VectorMask.fromLong(FLOATS, (isWayBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE + k).blend(ALL_CROSS_BC, apartGreaterMost);
      // b > a ? b : a
      FloatVector most2 = most.blend(apart, apartGreaterMost);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX5 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY5 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ5 + k);
      FloatVector product2 = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
          .lanewise(ADD, vz.lanewise(MUL, nz));
      // square > 0 ? product / square : 0
      FloatVector part = ALL_FACE.blend(product2.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE4 + k)),
          VectorMask.fromLong(FLOATS, (squareGreaterFaceBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, nx));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ny));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, nz));
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> isWay = fromArray(FLOATS, floatRows, ROW_BEYOND3 + k).compare(LE, rounding);
      isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT).compare(LE, rounding, isWay);
      // isWay ? 0 : 2 * rounding
      FloatVector apart2 = fromArray(FLOATS, floatRows, ROW_APART4 + k)
          .lanewise(SUB, product.blend(ALL_FACE, isWay));
      VectorMask<Float> apartGreaterMost2 = apart2.compare(GT, most2);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(choice.blend(ALL_CROSS_CA, apartGreaterMost2)).intoArray(floatRows, ROW_CHOICE2 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most2.blend(apart2, apartGreaterMost2)).intoArray(floatRows, ROW_MOST2 + k);
    }
  }

  private static void floats57(float[] floatRows, long faceAtMostRoundingBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX7 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY7 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ7 + k);
      FloatVector product = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
          .lanewise(ADD, vz.lanewise(MUL, nz));
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      // square > 0 ? product / square : 0
      FloatVector part = ALL_FACE.blend(product.lanewise(DIV, square), square.compare(GT, ALL_FACE));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, nx));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ny));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, nz));
      VectorMask<Float> faceAtMostRounding = VectorMask.fromLong(FLOATS, (faceAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT).compare(LE, rounding, faceAtMostRounding);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(product2.blend(ALL_FACE, isWay)).intoArray(floatRows, ROW_FACE_OR_PRODUCT + k);
      FloatVector nx2 = fromArray(FLOATS, floatRows, ROW_NX8 + k);
      FloatVector ny2 = fromArray(FLOATS, floatRows, ROW_NY8 + k);
      FloatVector nz2 = fromArray(FLOATS, floatRows, ROW_NZ8 + k);
      FloatVector product3 = vx.lanewise(MUL, nx2).lanewise(ADD, vy.lanewise(MUL, ny2))
          .lanewise(ADD, vz.lanewise(MUL, nz2));
      FloatVector square2 = nx2.lanewise(MUL, nx2).lanewise(ADD, ny2.lanewise(MUL, ny2))
          .lanewise(ADD, nz2.lanewise(MUL, nz2));
      // square > 0 ? product / square : 0
      FloatVector part2 = ALL_FACE.blend(product3.lanewise(DIV, square2), square2.compare(GT, ALL_FACE));
      FloatVector x2 = vx.lanewise(SUB, part2.lanewise(MUL, nx2));
      FloatVector y2 = vy.lanewise(SUB, part2.lanewise(MUL, ny2));
      FloatVector z2 = vz.lanewise(SUB, part2.lanewise(MUL, nz2));
      VectorMask<Float> isWay2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)).lanewise(SQRT).compare(LE, rounding, faceAtMostRounding);
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(product2.blend(ALL_FACE, isWay2)).intoArray(floatRows, ROW_FACE_OR_PRODUCT2 + k);
    }
  }

  private static void floats58(float[] floatRows, long faceAtMostRoundingBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX9 + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY9 + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ9 + k);
      FloatVector product = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
          .lanewise(ADD, vz.lanewise(MUL, nz));
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz));
      // square > 0 ? product / square : 0
      FloatVector part = ALL_FACE.blend(product.lanewise(DIV, square), square.compare(GT, ALL_FACE));
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, nx));
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, ny));
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, nz));
      VectorMask<Float> faceAtMostRounding = VectorMask.fromLong(FLOATS, (faceAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT).compare(LE, rounding, faceAtMostRounding);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(product2.blend(ALL_FACE, isWay)).intoArray(floatRows, ROW_FACE_OR_PRODUCT3 + k);
      FloatVector nx2 = fromArray(FLOATS, floatRows, ROW_NX10 + k);
      FloatVector ny2 = fromArray(FLOATS, floatRows, ROW_NY10 + k);
      FloatVector nz2 = fromArray(FLOATS, floatRows, ROW_NZ10 + k);
      FloatVector product3 = vx.lanewise(MUL, nx2).lanewise(ADD, vy.lanewise(MUL, ny2))
          .lanewise(ADD, vz.lanewise(MUL, nz2));
      FloatVector square2 = nx2.lanewise(MUL, nx2).lanewise(ADD, ny2.lanewise(MUL, ny2))
          .lanewise(ADD, nz2.lanewise(MUL, nz2));
      // square > 0 ? product / square : 0
      FloatVector part2 = ALL_FACE.blend(product3.lanewise(DIV, square2), square2.compare(GT, ALL_FACE));
      FloatVector x2 = vx.lanewise(SUB, part2.lanewise(MUL, nx2));
      FloatVector y2 = vy.lanewise(SUB, part2.lanewise(MUL, ny2));
      FloatVector z2 = vz.lanewise(SUB, part2.lanewise(MUL, nz2));
      VectorMask<Float> isWay2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)).lanewise(SQRT).compare(LE, rounding, faceAtMostRounding);
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(product2.blend(ALL_FACE, isWay2)).intoArray(floatRows, ROW_FACE_OR_PRODUCT4 + k);
    }
  }

  private static long floats59(float[] floatRows, long[] bits, long faceAtMostRoundingBits,
      long squareGreaterFaceBits, long backBits) {
    if (floatRows == null) {
      return 0;
    }
    long lengthGreaterRoundingBits = 0;
    long roundingAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k);
      // square > 0 ? product / square : 0
      FloatVector part = ALL_FACE.blend(product.lanewise(DIV, product), product.compare(GT, ALL_FACE));
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector x = vx.lanewise(SUB, part.lanewise(MUL, vx));
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector y = vy.lanewise(SUB, part.lanewise(MUL, vy));
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector z = vz.lanewise(SUB, part.lanewise(MUL, vz));
      VectorMask<Float> faceAtMostRounding = VectorMask.fromLong(FLOATS, (faceAtMostRoundingBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      VectorMask<Float> isWay = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT).compare(LE, rounding, faceAtMostRounding);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k);
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(product2.blend(ALL_FACE, isWay)).intoArray(floatRows, ROW_FACE_OR_PRODUCT5 + k);
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX6 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY6 + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ6 + k);
      FloatVector product3 = vx.lanewise(MUL, nx).lanewise(ADD, vy.lanewise(MUL, ny))
          .lanewise(ADD, vz.lanewise(MUL, nz));
      // square > 0 ? product / square : 0
      FloatVector part2 = ALL_FACE.blend(product3.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE5 + k)),
          VectorMask.fromLong(FLOATS, (squareGreaterFaceBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector x2 = vx.lanewise(SUB, part2.lanewise(MUL, nx));
      FloatVector y2 = vy.lanewise(SUB, part2.lanewise(MUL, ny));
      FloatVector z2 = vz.lanewise(SUB, part2.lanewise(MUL, nz));
      VectorMask<Float> isWay2 = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)).lanewise(SQRT).compare(LE, rounding, faceAtMostRounding);
      // isWay ? 0 : 2 * rounding
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_APART5 + k)
          .lanewise(SUB, product2.blend(ALL_FACE, isWay2))).intoArray(floatRows, ROW_APART6 + k);
      lengthGreaterRoundingBits |= fromArray(FLOATS, floatRows, ROW_LENGTH + k)
          .compare(GT, rounding).toLong() << k;
      FLOAT_VECTOR.cast(rounding.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_ROUNDING + k);
      FloatVector nearest = fromArray(FLOATS, floatRows, ROW_NEAREST + k);
      // back ? -nearest : nearest
      FLOAT_VECTOR.cast(nearest.blend(nearest.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_MINUS_NEAREST_OR_NEAREST + k);
      FLOAT_VECTOR.cast(rounding.lanewise(MUL, rounding)).intoArray(floatRows, ROW_ROUNDING_SQUARED + k);
      roundingAtMostLargestBits |= rounding.compare(LE, ALL_LARGEST).toLong() << k;
    }
    bits[0] = roundingAtMostLargestBits;
    return lengthGreaterRoundingBits;
  }

  private static void floats61(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART7 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FACE_OR_PRODUCT + k));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST2 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE2 + k).blend(ALL_BESIDE_AB, apartGreaterMost);
      // b > a ? b : a
      FloatVector most2 = most.blend(apart, apartGreaterMost);
      FloatVector apart2 = fromArray(FLOATS, floatRows, ROW_APART8 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FACE_OR_PRODUCT2 + k));
      VectorMask<Float> apartGreaterMost2 = apart2.compare(GT, most2);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(choice.blend(ALL_BESIDE_BC, apartGreaterMost2)).intoArray(floatRows, ROW_CHOICE3 + k);
      // b > a ? b : a
      FLOAT_VECTOR.cast(most2.blend(apart2, apartGreaterMost2)).intoArray(floatRows, ROW_MOST3 + k);
    }
  }

  private static void floats62(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector apart = fromArray(FLOATS, floatRows, ROW_APART9 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FACE_OR_PRODUCT3 + k));
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST3 + k);
      VectorMask<Float> apartGreaterMost = apart.compare(GT, most);
      // apart > most ? k : choice
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE3 + k).blend(ALL_BESIDE_CA, apartGreaterMost);
      // b > a ? b : a
      FloatVector most2 = most.blend(apart, apartGreaterMost);
      FloatVector apart2 = fromArray(FLOATS, floatRows, ROW_APART10 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FACE_OR_PRODUCT4 + k));
      VectorMask<Float> apartGreaterMost2 = apart2.compare(GT, most2);
      // apart > most ? k : choice
      FloatVector choice2 = choice.blend(ALL_BESIDE, apartGreaterMost2);
      // b > a ? b : a
      FloatVector most3 = most2.blend(apart2, apartGreaterMost2);
      FloatVector apart3 = fromArray(FLOATS, floatRows, ROW_APART11 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FACE_OR_PRODUCT5 + k));
      VectorMask<Float> apartGreaterMost3 = apart3.compare(GT, most3);
      // apart > most ? k : choice
      FloatVector choice3 = choice2.blend(ALL_WAY, apartGreaterMost3);
      // b > a ? b : a
      FloatVector most4 = most3.blend(apart3, apartGreaterMost3);
      // apart > most ? k : choice
      FLOAT_VECTOR.cast(choice3.blend(ALL_ACROSS, fromArray(FLOATS, floatRows, ROW_APART6 + k)
          .compare(GT, most4))).intoArray(floatRows, ROW_CHOICE4 + k);
    }
  }

  private static long floats63(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long choiceIsFaceBits = 0;
    long choiceIsCrossAbBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE4 + k);
      choiceIsFaceBits |= choice.compare(EQ, ALL_FACE).toLong() << k;
      choiceIsCrossAbBits |= choice.compare(EQ, ALL_CROSS_AB).toLong() << k;
    }
    bits[0] = choiceIsCrossAbBits;
    return choiceIsFaceBits;
  }

  private static long floats64(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long choiceIsCrossBcBits = 0;
    long choiceIsCrossCaBits = 0;
    long choiceIsBesideAbBits = 0;
    long choiceIsBesideBcBits = 0;
    long choiceIsBesideCaBits = 0;
    long choiceIsBesideBits = 0;
    long choiceIsWayBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector choice = fromArray(FLOATS, floatRows, ROW_CHOICE4 + k);
      choiceIsCrossBcBits |= choice.compare(EQ, ALL_CROSS_BC).toLong() << k;
      choiceIsCrossCaBits |= choice.compare(EQ, ALL_CROSS_CA).toLong() << k;
      choiceIsBesideAbBits |= choice.compare(EQ, ALL_BESIDE_AB).toLong() << k;
      choiceIsBesideBcBits |= choice.compare(EQ, ALL_BESIDE_BC).toLong() << k;
      choiceIsBesideCaBits |= choice.compare(EQ, ALL_BESIDE_CA).toLong() << k;
      VectorMask<Float> choiceIsBeside = choice.compare(EQ, ALL_BESIDE);
      choiceIsBesideBits |= choiceIsBeside.toLong() << k;
      VectorMask<Float> choiceIsWay = choice.compare(EQ, ALL_WAY);
      choiceIsWayBits |= choiceIsWay.toLong() << k;
      // choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz, hx, hy, hz) : choice == WAY ? axis == 0 ? vx
      // : axis == 1 ? vy : vz : SegmentContact.across(axis, lx, ly, lz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX6 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_VX + k), choiceIsWay)
          .blend(fromArray(FLOATS, floatRows, ROW_NX10 + k), choiceIsBeside)).intoArray(floatRows,
          ROW_NX_OR_VX_OR_NX + k);
    }
    bits[0] = choiceIsCrossCaBits;
    bits[1] = choiceIsBesideAbBits;
    bits[2] = choiceIsBesideBcBits;
    bits[3] = choiceIsBesideCaBits;
    bits[4] = choiceIsBesideBits;
    bits[5] = choiceIsWayBits;
    return choiceIsCrossBcBits;
  }

  private static void floats65(float[] floatRows, long choiceIsBesideCaBits, long choiceIsBesideBcBits,
      long choiceIsBesideAbBits, long choiceIsCrossCaBits, long choiceIsCrossBcBits, long choiceIsCrossAbBits,
      long choiceIsFaceBits, long choiceIsWayBits, long choiceIsBesideBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // choice == FACE ? SegmentContact.cross(axis, dx, dy, dz, fx, fy, fz) : choice == CROSS_AB ?
      // SegmentContact.cross(axis, dx, dy, dz, hx, hy, hz) : choice == CROSS_BC ? SegmentContact.cross(axis,
      // ex, ey, ez, hx, hy, hz) : choice == CROSS_CA ? SegmentContact.cross(axis, fx, fy, fz, hx, hy, hz) :
      // choice == BESIDE_AB ? SegmentContact.beside(axis, vx, vy, vz, dx, dy, dz) : choice == BESIDE_BC ?
      // SegmentContact.beside(axis, vx, vy, vz, ex, ey, ez) : choice == BESIDE_CA ? SegmentContact.beside(axis,
      // vx, vy, vz, fx, fy, fz) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz, hx, hy, hz) :
      // choice == WAY ? axis == 0 ? vx : axis == 1 ? vy : vz : SegmentContact.across(axis, lx, ly, lz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX_OR_VX_OR_NX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NX9 + k),
          VectorMask.fromLong(FLOATS, (choiceIsBesideCaBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NX8 + k),
          VectorMask.fromLong(FLOATS, (choiceIsBesideBcBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NX7 + k),
          VectorMask.fromLong(FLOATS, (choiceIsBesideAbBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NX5 + k),
          VectorMask.fromLong(FLOATS, (choiceIsCrossCaBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NX4 + k),
          VectorMask.fromLong(FLOATS, (choiceIsCrossBcBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NX3 + k),
          VectorMask.fromLong(FLOATS, (choiceIsCrossAbBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NX2 + k),
          VectorMask.fromLong(FLOATS, (choiceIsFaceBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_OUT_X + k);
      // choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz, hx, hy, hz) : choice == WAY ? axis == 0 ? vx
      // : axis == 1 ? vy : vz : SegmentContact.across(axis, lx, ly, lz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY6 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_VY + k),
          VectorMask.fromLong(FLOATS, (choiceIsWayBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NY10 + k),
          VectorMask.fromLong(FLOATS, (choiceIsBesideBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_NY_OR_VY_OR_NY + k);
    }
  }

  private static void floats66(float[] floatRows, long choiceIsBesideCaBits, long choiceIsBesideBcBits,
      long choiceIsBesideAbBits, long choiceIsCrossCaBits, long choiceIsCrossBcBits, long choiceIsCrossAbBits,
      long choiceIsFaceBits, long choiceIsWayBits, long choiceIsBesideBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> choiceIsFace = VectorMask.fromLong(FLOATS, (choiceIsFaceBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> choiceIsCrossAb = VectorMask.fromLong(FLOATS, (choiceIsCrossAbBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> choiceIsCrossBc = VectorMask.fromLong(FLOATS, (choiceIsCrossBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> choiceIsCrossCa = VectorMask.fromLong(FLOATS, (choiceIsCrossCaBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> choiceIsBesideAb = VectorMask.fromLong(FLOATS, (choiceIsBesideAbBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> choiceIsBesideBc = VectorMask.fromLong(FLOATS, (choiceIsBesideBcBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> choiceIsBesideCa = VectorMask.fromLong(FLOATS, (choiceIsBesideCaBits >>> k)
          & WideLanes.FLOAT_LANES);
      // choice == FACE ? SegmentContact.cross(axis, dx, dy, dz, fx, fy, fz) : choice == CROSS_AB ?
      // SegmentContact.cross(axis, dx, dy, dz, hx, hy, hz) : choice == CROSS_BC ? SegmentContact.cross(axis,
      // ex, ey, ez, hx, hy, hz) : choice == CROSS_CA ? SegmentContact.cross(axis, fx, fy, fz, hx, hy, hz) :
      // choice == BESIDE_AB ? SegmentContact.beside(axis, vx, vy, vz, dx, dy, dz) : choice == BESIDE_BC ?
      // SegmentContact.beside(axis, vx, vy, vz, ex, ey, ez) : choice == BESIDE_CA ? SegmentContact.beside(axis,
      // vx, vy, vz, fx, fy, fz) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz, hx, hy, hz) :
      // choice == WAY ? axis == 0 ? vx : axis == 1 ? vy : vz : SegmentContact.across(axis, lx, ly, lz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY_OR_VY_OR_NY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NY9 + k), choiceIsBesideCa)
          .blend(fromArray(FLOATS, floatRows, ROW_NY8 + k), choiceIsBesideBc)
          .blend(fromArray(FLOATS, floatRows, ROW_NY7 + k), choiceIsBesideAb)
          .blend(fromArray(FLOATS, floatRows, ROW_NY5 + k), choiceIsCrossCa)
          .blend(fromArray(FLOATS, floatRows, ROW_NY4 + k), choiceIsCrossBc)
          .blend(fromArray(FLOATS, floatRows, ROW_NY3 + k), choiceIsCrossAb)
          .blend(fromArray(FLOATS, floatRows, ROW_NY2 + k), choiceIsFace)).intoArray(floatRows, ROW_OUT_Y + k);
      // choice == FACE ? SegmentContact.cross(axis, dx, dy, dz, fx, fy, fz) : choice == CROSS_AB ?
      // SegmentContact.cross(axis, dx, dy, dz, hx, hy, hz) : choice == CROSS_BC ? SegmentContact.cross(axis,
      // ex, ey, ez, hx, hy, hz) : choice == CROSS_CA ? SegmentContact.cross(axis, fx, fy, fz, hx, hy, hz) :
      // choice == BESIDE_AB ? SegmentContact.beside(axis, vx, vy, vz, dx, dy, dz) : choice == BESIDE_BC ?
      // SegmentContact.beside(axis, vx, vy, vz, ex, ey, ez) : choice == BESIDE_CA ? SegmentContact.beside(axis,
      // vx, vy, vz, fx, fy, fz) : choice == BESIDE ? SegmentContact.beside(axis, vx, vy, vz, hx, hy, hz) :
      // choice == WAY ? axis == 0 ? vx : axis == 1 ? vy : vz : SegmentContact.across(axis, lx, ly, lz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ6 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_VZ + k),
          VectorMask.fromLong(FLOATS, (choiceIsWayBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NZ10 + k),
          VectorMask.fromLong(FLOATS, (choiceIsBesideBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NZ9 + k), choiceIsBesideCa)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ8 + k), choiceIsBesideBc)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ7 + k), choiceIsBesideAb)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ5 + k), choiceIsCrossCa)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ4 + k), choiceIsCrossBc)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ3 + k), choiceIsCrossAb)
          .blend(fromArray(FLOATS, floatRows, ROW_NZ2 + k), choiceIsFace)).intoArray(floatRows, ROW_OUT_Z + k);
    }
  }

  private static void floats67(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_OUT_X + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_OUT_Y + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_OUT_Z + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_LARGEST + k);
    }
  }

  private static long floats68(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long largestGreaterFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterFace = largest.compare(GT, ALL_FACE);
      largestGreaterFaceBits |= largestGreaterFace.toLong() << k;
      FloatVector quotient = fromArray(FLOATS, floatRows, ROW_OUT_X + k).lanewise(DIV, largest);
      FLOAT_VECTOR.cast(quotient).intoArray(floatRows, ROW_QUOTIENT + k);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_FACE.blend(quotient, largestGreaterFace);
      FloatVector quotient2 = fromArray(FLOATS, floatRows, ROW_OUT_Y + k).lanewise(DIV, largest);
      FLOAT_VECTOR.cast(quotient2).intoArray(floatRows, ROW_QUOTIENT2 + k);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_FACE.blend(quotient2, largestGreaterFace);
      FloatVector quotient3 = fromArray(FLOATS, floatRows, ROW_OUT_Z + k).lanewise(DIV, largest);
      FLOAT_VECTOR.cast(quotient3).intoArray(floatRows, ROW_QUOTIENT3 + k);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_FACE.blend(quotient3, largestGreaterFace);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM11 + k);
    }
    return largestGreaterFaceBits;
  }

  private static void floats69(float[] floatRows, long largestGreaterFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_SUM11 + k).lanewise(SQRT);
      VectorMask<Float> largestGreaterFace = VectorMask.fromLong(FLOATS, (largestGreaterFaceBits >>> k)
          & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT + k).lanewise(DIV, parts)
          .lanewise(ADD, ALL_FACE), largestGreaterFace)).intoArray(floatRows, ROW_WAY_X + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT2 + k).lanewise(DIV, parts)
          .lanewise(ADD, ALL_FACE), largestGreaterFace)).intoArray(floatRows, ROW_WAY_Y + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT3 + k).lanewise(DIV, parts)
          .lanewise(ADD, ALL_FACE), largestGreaterFace)).intoArray(floatRows, ROW_WAY_Z + k);
    }
  }

  private static void floats70(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WAY_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_WAY_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static void floats71(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wayZ = fromArray(FLOATS, floatRows, ROW_WAY_Z + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_SUM12 + k)
          .lanewise(ADD, wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      FloatVector b = wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector c = wayX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, wayY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, wayZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      // c < least ? c : least
      FLOAT_VECTOR.cast(least.blend(c, c.compare(LT, least))).intoArray(floatRows, ROW_C_OR_LEAST + k);
    }
  }

  private static void floats72(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C_OR_LEAST + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WAY_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_WAY_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_WAY_Z + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS))).intoArray(floatRows,
          ROW_FORWARD + k);
    }
  }

  private static void floats73(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_WAY_X + k).lanewise(NEG);
      FLOAT_VECTOR.cast(nx).intoArray(floatRows, ROW_NX11 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_WAY_Y + k).lanewise(NEG);
      FLOAT_VECTOR.cast(ny).intoArray(floatRows, ROW_NY11 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WAY_Z + k).lanewise(NEG)).intoArray(floatRows,
          ROW_NZ11 + k);
      FLOAT_VECTOR.cast(nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))).intoArray(floatRows,
          ROW_SUM13 + k);
    }
  }

  private static void floats74(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ11 + k);
      FloatVector a = fromArray(FLOATS, floatRows, ROW_SUM13 + k)
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)));
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX11 + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY11 + k);
      FloatVector b = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FloatVector c = nx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      // c < least ? c : least
      FLOAT_VECTOR.cast(least.blend(c, c.compare(LT, least))).intoArray(floatRows, ROW_C_OR_LEAST2 + k);
    }
  }

  private static void floats75(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_C_OR_LEAST2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_NX11 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NY11 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NZ11 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k))).lanewise(ABS))).intoArray(floatRows,
          ROW_BACKWARD + k);
    }
  }

  private static void floats76(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector backward = fromArray(FLOATS, floatRows, ROW_BACKWARD + k);
      FloatVector forward = fromArray(FLOATS, floatRows, ROW_FORWARD + k);
      VectorMask<Float> away = backward.compare(GT, forward);
      FloatVector wayX = fromArray(FLOATS, floatRows, ROW_WAY_X + k);
      // away ? 0f - wayX : wayX
      FLOAT_VECTOR.cast(wayX.blend(ALL_FACE.lanewise(SUB, wayX), away)).intoArray(floatRows, ROW_NORMAL_X + k);
      FloatVector wayY = fromArray(FLOATS, floatRows, ROW_WAY_Y + k);
      // away ? 0f - wayY : wayY
      FLOAT_VECTOR.cast(wayY.blend(ALL_FACE.lanewise(SUB, wayY), away)).intoArray(floatRows, ROW_NORMAL_Y + k);
      FloatVector wayZ = fromArray(FLOATS, floatRows, ROW_WAY_Z + k);
      // away ? 0f - wayZ : wayZ
      FLOAT_VECTOR.cast(wayZ.blend(ALL_FACE.lanewise(SUB, wayZ), away)).intoArray(floatRows, ROW_NORMAL_Z + k);
      // away ? backward : forward
      FLOAT_VECTOR.cast(forward.blend(backward, away)).intoArray(floatRows, ROW_GAP + k);
    }
  }

  private static void floats77(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GAP + k))).intoArray(floatRows, ROW_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)))).intoArray(floatRows, ROW_HEIGHT_A + k);
    }
  }

  private static void floats78(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FLOAT_VECTOR.cast(normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(ADD, normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(ADD, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BZ + k)))).intoArray(floatRows,
          ROW_HEIGHT_B + k);
      FLOAT_VECTOR.cast(normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CX + k))
          .lanewise(ADD, normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CY + k)))
          .lanewise(ADD, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CZ + k)))).intoArray(floatRows,
          ROW_HEIGHT_C + k);
    }
  }

  private static long floats79(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long hasABits = 0;
    long hasBBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector heightA = fromArray(FLOATS, floatRows, ROW_HEIGHT_A + k);
      FloatVector heightB = fromArray(FLOATS, floatRows, ROW_HEIGHT_B + k);
      // a < b ? a : b
      FloatVector least = heightB.blend(heightA, heightA.compare(LT, heightB));
      FloatVector heightC = fromArray(FLOATS, floatRows, ROW_HEIGHT_C + k);
      // c < least ? c : least
      FloatVector begin = least.blend(heightC, heightC.compare(LT, least));
      FLOAT_VECTOR.cast(begin).intoArray(floatRows, ROW_BEGIN + k);
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      hasABits |= heightA.lanewise(SUB, begin).compare(LE, rounding).toLong() << k;
      hasBBits |= heightB.lanewise(SUB, begin).compare(LE, rounding).toLong() << k;
    }
    bits[0] = hasBBits;
    return hasABits;
  }

  private static long floats80(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long hasCBits = 0;
    long isLevelBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      hasCBits |= fromArray(FLOATS, floatRows, ROW_HEIGHT_C + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BEGIN + k))
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING + k)).toLong() << k;
      isLevelBits |= fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ + k))).lanewise(ABS)
          .compare(LE, ALL_C4_77E_07).toLong() << k;
    }
    bits[0] = isLevelBits;
    return hasCBits;
  }

  private static void floats81(float[] floatRows, long hasABits, long hasBBits, long isLevelBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hasA = VectorMask.fromLong(FLOATS, (hasABits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> hasAAndIsLevel = hasA
          .and(VectorMask.fromLong(FLOATS, (hasBBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (isLevelBits >>> k) & WideLanes.FLOAT_LANES));
      // hasI && hasJ && isLevel ? length : hasI ? 0 : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(ALL_FACE, hasA)
          .blend(fromArray(FLOATS, floatRows, ROW_LENGTH2 + k), hasAAndIsLevel)).intoArray(floatRows,
          ROW_OF_AB + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX5 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EY5 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EZ5 + k))).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_SUM + k);
    }
  }

  private static void floats82(float[] floatRows, long hasBBits, long hasCBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isLevel = fromArray(FLOATS, floatRows, ROW_ABS_SUM + k).compare(LE, ALL_C4_77E_07);
      VectorMask<Float> hasB = VectorMask.fromLong(FLOATS, (hasBBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> hasBAndIsLevel = hasB
          .and(VectorMask.fromLong(FLOATS, (hasCBits >>> k) & WideLanes.FLOAT_LANES)).and(isLevel);
      // hasI && hasJ && isLevel ? length : hasI ? 0 : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(ALL_FACE, hasB)
          .blend(fromArray(FLOATS, floatRows, ROW_LENGTH3 + k), hasBAndIsLevel)).intoArray(floatRows,
          ROW_OF_BC + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ2 + k)))).intoArray(floatRows, ROW_SUM14 + k);
    }
  }

  private static long floats83(float[] floatRows, long hasCBits, long hasABits) {
    if (floatRows == null) {
      return 0;
    }
    long isABBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isLevel = fromArray(FLOATS, floatRows, ROW_SUM14 + k).lanewise(ABS)
          .compare(LE, ALL_C4_77E_07);
      VectorMask<Float> hasC = VectorMask.fromLong(FLOATS, (hasCBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> hasCAndIsLevel = hasC
          .and(VectorMask.fromLong(FLOATS, (hasABits >>> k) & WideLanes.FLOAT_LANES)).and(isLevel);
      // hasI && hasJ && isLevel ? length : hasI ? 0 : -1
      FloatVector ofCA = ALL_MINUS_ONE.blend(ALL_FACE, hasC)
          .blend(fromArray(FLOATS, floatRows, ROW_LENGTH4 + k), hasCAndIsLevel);
      FLOAT_VECTOR.cast(ofCA).intoArray(floatRows, ROW_OF_CA + k);
      FloatVector ofAB = fromArray(FLOATS, floatRows, ROW_OF_AB + k);
      VectorMask<Float> isAB = ofAB.compare(GE, fromArray(FLOATS, floatRows, ROW_OF_BC + k));
      isAB = ofAB.compare(GE, ofCA, isAB);
      isABBits |= isAB.toLong() << k;
    }
    return isABBits;
  }

  private static long floats84(float[] floatRows, long[] bits, long isABBits) {
    if (floatRows == null) {
      return 0;
    }
    long isBCBits = 0;
    long allOfABGreaterFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isAB = VectorMask.fromLong(FLOATS, (isABBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ofBC = fromArray(FLOATS, floatRows, ROW_OF_BC + k);
      FloatVector ofCA = fromArray(FLOATS, floatRows, ROW_OF_CA + k);
      VectorMask<Float> isBC = ofBC.compare(GE, ofCA, isAB.not());
      isBCBits |= isBC.toLong() << k;
      FloatVector ofAB = fromArray(FLOATS, floatRows, ROW_OF_AB + k);
      // isAB ? ofAB : isBC ? ofBC : ofCA
      FLOAT_VECTOR.cast(ofCA.blend(ofBC, isBC).blend(ofAB, isAB)).intoArray(floatRows, ROW_LONGEST2 + k);
      VectorMask<Float> allOfABGreaterFace = ofAB.compare(GT, ALL_FACE);
      allOfABGreaterFace = ofBC.compare(GT, ALL_FACE, allOfABGreaterFace);
      allOfABGreaterFace = ofCA.compare(GT, ALL_FACE, allOfABGreaterFace);
      allOfABGreaterFaceBits |= allOfABGreaterFace.toLong() << k;
    }
    bits[0] = allOfABGreaterFaceBits;
    return isBCBits;
  }

  private static long floats85(float[] floatRows, long[] bits, long allOfABGreaterFaceBits, long isBCBits,
      long isABBits) {
    if (floatRows == null) {
      return 0;
    }
    long isFaceBits = 0;
    long isAnyBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector rounding = fromArray(FLOATS, floatRows, ROW_ROUNDING + k);
      FloatVector longest = fromArray(FLOATS, floatRows, ROW_LONGEST2 + k);
      isFaceBits |= fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)
          .compare(GT, rounding.lanewise(MUL, longest),
          VectorMask.fromLong(FLOATS, (allOfABGreaterFaceBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      isAnyBits |= longest.compare(GT, rounding).toLong() << k;
      VectorMask<Float> isAB = VectorMask.fromLong(FLOATS, (isABBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      VectorMask<Float> isBC = VectorMask.fromLong(FLOATS, (isBCBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      // isAB ? aX : isBC ? bX : cX
      FLOAT_VECTOR.cast(cx.blend(bx, isBC).blend(ax, isAB)).intoArray(floatRows, ROW_I_X + k);
      // isAB ? bX : isBC ? cX : aX
      FLOAT_VECTOR.cast(ax.blend(cx, isBC).blend(bx, isAB)).intoArray(floatRows, ROW_J_X + k);
    }
    bits[0] = isAnyBits;
    return isFaceBits;
  }

  private static void floats86(float[] floatRows, long isBCBits, long isABBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isAB = VectorMask.fromLong(FLOATS, (isABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isBC = VectorMask.fromLong(FLOATS, (isBCBits >>> k) & WideLanes.FLOAT_LANES);
      // isAB ? dx : isBC ? ex : fx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EX5 + k), isBC)
          .blend(fromArray(FLOATS, floatRows, ROW_DX2 + k), isAB)).intoArray(floatRows, ROW_K_X + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      // isAB ? aY : isBC ? bY : cY
      FLOAT_VECTOR.cast(cy.blend(by, isBC).blend(ay, isAB)).intoArray(floatRows, ROW_I_Y + k);
      // isAB ? bY : isBC ? cY : aY
      FLOAT_VECTOR.cast(ay.blend(cy, isBC).blend(by, isAB)).intoArray(floatRows, ROW_J_Y + k);
      // isAB ? dy : isBC ? ey : fy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EY5 + k), isBC)
          .blend(fromArray(FLOATS, floatRows, ROW_DY2 + k), isAB)).intoArray(floatRows, ROW_K_Y + k);
      // isAB ? aZ : isBC ? bZ : cZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), isBC)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), isAB)).intoArray(floatRows, ROW_I_Z + k);
    }
  }

  private static void floats87(float[] floatRows, long isBCBits, long isABBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isAB = VectorMask.fromLong(FLOATS, (isABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isBC = VectorMask.fromLong(FLOATS, (isBCBits >>> k) & WideLanes.FLOAT_LANES);
      // isAB ? bZ : isBC ? cZ : aZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CZ + k), isBC)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), isAB)).intoArray(floatRows, ROW_J_Z + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // isAB ? dz : isBC ? ez : fz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EZ5 + k), isBC).blend(dz, isAB)).intoArray(floatRows,
          ROW_K_Z + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k).lanewise(MUL, dz)
          .lanewise(SUB, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k)))).intoArray(
          floatRows, ROW_KX2 + k);
      FLOAT_VECTOR.cast(normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k).lanewise(MUL, dz))).intoArray(
          floatRows, ROW_KY2 + k);
    }
  }

  private static void floats88(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k)));
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ2 + k);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(MUL, kz))).intoArray(floatRows,
          ROW_MORE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX2 + k).lanewise(MUL, kx)).intoArray(floatRows,
          ROW_PRODUCT9 + k);
    }
  }

  private static long floats89(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return 0;
    }
    long allOfABGreaterFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ2 + k)));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM15 + k);
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE + k);
      VectorMask<Float> forward = more.lanewise(MUL, sum).compare(GT, ALL_FACE);
      allOfABGreaterFaceBits |= more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES).and(forward)).toLong() << k;
    }
    return allOfABGreaterFaceBits;
  }

  private static void floats90(float[] floatRows, long allOfABGreaterFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX2 + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY2 + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ2 + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(MUL, kz));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM16 + k);
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(sum.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_MORE + k)),
          VectorMask.fromLong(FLOATS, (allOfABGreaterFaceBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_ENTER_AB + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX4 + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY4 + k).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ4 + k).lanewise(MUL, kz))).intoArray(floatRows,
          ROW_MORE2 + k);
    }
  }

  private static void floats91(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE2 + k);
      VectorMask<Float> forward = more.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM15 + k))
          .compare(GT, ALL_FACE);
      VectorMask<Float> allOfABGreaterFace = more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES).and(forward));
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_SUM16 + k).lanewise(DIV, more),
          allOfABGreaterFace)).intoArray(floatRows, ROW_LEAVE_AB + k);
    }
  }

  private static void floats92(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ5 + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k).lanewise(MUL, ez)
          .lanewise(SUB, normalZ.lanewise(MUL, ey))).intoArray(floatRows, ROW_KX3 + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FLOAT_VECTOR.cast(normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX5 + k))
          .lanewise(SUB, normalX.lanewise(MUL, ez))).intoArray(floatRows, ROW_KY3 + k);
      FLOAT_VECTOR.cast(normalX.lanewise(MUL, ey)).intoArray(floatRows, ROW_PRODUCT10 + k);
    }
  }

  private static void floats93(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EX5 + k)));
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ3 + k);
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX3 + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(MUL, kz))).intoArray(floatRows,
          ROW_MORE3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX3 + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY3 + k).lanewise(MUL, ky))).intoArray(floatRows,
          ROW_SUM17 + k);
    }
  }

  private static void floats94(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ3 + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM17 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ3 + k).lanewise(MUL, kz));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM18 + k);
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE3 + k);
      VectorMask<Float> forward = more.lanewise(MUL, sum).compare(GT, ALL_FACE);
      VectorMask<Float> allOfABGreaterFace = more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES).and(forward));
      FloatVector sum2 = fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX3 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_BZ + k).lanewise(MUL, kz));
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM19 + k);
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(sum2.lanewise(DIV, more), allOfABGreaterFace)).intoArray(floatRows,
          ROW_ENTER_BC + k);
    }
  }

  private static void floats95(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX3 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ3 + k)))).intoArray(floatRows, ROW_MORE4 + k);
    }
  }

  private static void floats96(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE4 + k);
      VectorMask<Float> forward = more.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM18 + k))
          .compare(GT, ALL_FACE);
      VectorMask<Float> allOfABGreaterFace = more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES).and(forward));
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_SUM19 + k).lanewise(DIV, more),
          allOfABGreaterFace)).intoArray(floatRows, ROW_LEAVE_BC + k);
    }
  }

  private static void floats97(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ2 + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY2 + k);
      FLOAT_VECTOR.cast(normalY.lanewise(MUL, fz).lanewise(SUB, normalZ.lanewise(MUL, fy))).intoArray(
          floatRows, ROW_KX4 + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX2 + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FLOAT_VECTOR.cast(normalZ.lanewise(MUL, fx).lanewise(SUB, normalX.lanewise(MUL, fz))).intoArray(
          floatRows, ROW_KY4 + k);
      FLOAT_VECTOR.cast(normalX.lanewise(MUL, fy).lanewise(SUB, normalY.lanewise(MUL, fx))).intoArray(
          floatRows, ROW_KZ4 + k);
    }
  }

  private static void floats98(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX4 + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY4 + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(MUL, kz))).intoArray(floatRows,
          ROW_MORE5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX4 + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AY4 + k).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AZ4 + k).lanewise(MUL, kz))).intoArray(floatRows,
          ROW_SUM20 + k);
    }
  }

  private static void floats99(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE5 + k);
      VectorMask<Float> forward = more.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM20 + k))
          .compare(GT, ALL_FACE);
      VectorMask<Float> allOfABGreaterFace = more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES).and(forward));
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX4 + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY4 + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_CX + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CY + k).lanewise(MUL, ky))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ4 + k)));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM21 + k);
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(sum.lanewise(DIV, more), allOfABGreaterFace)).intoArray(floatRows,
          ROW_ENTER_CA + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX4 + k).lanewise(MUL, kx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY4 + k).lanewise(MUL, ky))).intoArray(floatRows,
          ROW_SUM22 + k);
    }
  }

  private static void floats100(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector more = fromArray(FLOATS, floatRows, ROW_SUM22 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ4 + k)));
      VectorMask<Float> forward = more.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM20 + k))
          .compare(GT, ALL_FACE);
      VectorMask<Float> allOfABGreaterFace = more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES).and(forward));
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_SUM21 + k).lanewise(DIV, more),
          allOfABGreaterFace)).intoArray(floatRows, ROW_LEAVE_CA + k);
    }
  }

  private static void floats101(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)))).intoArray(floatRows, ROW_SUM23 + k);
    }
  }

  private static void floats102(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kZ = fromArray(FLOATS, floatRows, ROW_K_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM23 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(MUL, kZ))).intoArray(floatRows,
          ROW_MORE6 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_J_X + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_I_X + k));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_J_Y + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_I_Y + k));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_J_Z + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_I_Z + k));
      FLOAT_VECTOR.cast(ax.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_X + k))
          .lanewise(ADD, ay.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)))
          .lanewise(ADD, az.lanewise(MUL, kZ))).intoArray(floatRows, ROW_SUM24 + k);
    }
  }

  private static long floats103(float[] floatRows, long[] bits, long isAnyBits) {
    if (floatRows == null) {
      return 0;
    }
    long absMoreGreaterRoundingBits = 0;
    long isAnyAndValueGreaterRoundingBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE6 + k);
      VectorMask<Float> forward = more.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM24 + k))
          .compare(GT, ALL_FACE);
      VectorMask<Float> absMoreGreaterRounding = more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      absMoreGreaterRoundingBits |= absMoreGreaterRounding.toLong() << k;
      isAnyAndValueGreaterRoundingBits |= VectorMask.fromLong(FLOATS, (isAnyBits >>> k)
          & WideLanes.FLOAT_LANES).and(forward).and(absMoreGreaterRounding).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_I_Y + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)))).intoArray(floatRows, ROW_SUM25 + k);
    }
    bits[0] = isAnyAndValueGreaterRoundingBits;
    return absMoreGreaterRoundingBits;
  }

  private static void floats104(float[] floatRows, long isAnyAndValueGreaterRoundingBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kZ = fromArray(FLOATS, floatRows, ROW_K_Z + k);
      FloatVector from = fromArray(FLOATS, floatRows, ROW_SUM25 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_I_Z + k).lanewise(MUL, kZ));
      FLOAT_VECTOR.cast(from).intoArray(floatRows, ROW_FROM + k);
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(from.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_MORE6 + k)),
          VectorMask.fromLong(FLOATS, (isAnyAndValueGreaterRoundingBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_ENTER_I + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY4 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ4 + k).lanewise(MUL, kZ))).intoArray(floatRows,
          ROW_MORE7 + k);
    }
  }

  private static long floats105(float[] floatRows, long isAnyBits) {
    if (floatRows == null) {
      return 0;
    }
    long absMoreGreaterRoundingBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE7 + k);
      VectorMask<Float> forward = more.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM24 + k))
          .compare(GT, ALL_FACE);
      VectorMask<Float> absMoreGreaterRounding = more.lanewise(ABS)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ROUNDING + k));
      absMoreGreaterRoundingBits |= absMoreGreaterRounding.toLong() << k;
      VectorMask<Float> isAnyAndValueGreaterRounding = VectorMask.fromLong(FLOATS, (isAnyBits >>> k)
          & WideLanes.FLOAT_LANES).and(forward).and(absMoreGreaterRounding);
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_FROM + k).lanewise(DIV, more),
          isAnyAndValueGreaterRounding)).intoArray(floatRows, ROW_LEAVE_I + k);
    }
    return absMoreGreaterRoundingBits;
  }

  private static long floats106(float[] floatRows, long isAnyBits, long absMoreGreaterRoundingBits) {
    if (floatRows == null) {
      return 0;
    }
    long isAnyAndValueGreaterRoundingBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector jX = fromArray(FLOATS, floatRows, ROW_J_X + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_I_X + k).lanewise(SUB, jX);
      FloatVector jY = fromArray(FLOATS, floatRows, ROW_J_Y + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_I_Y + k).lanewise(SUB, jY);
      FloatVector jZ = fromArray(FLOATS, floatRows, ROW_J_Z + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_I_Z + k).lanewise(SUB, jZ);
      FloatVector kX = fromArray(FLOATS, floatRows, ROW_K_X + k);
      FloatVector kY = fromArray(FLOATS, floatRows, ROW_K_Y + k);
      FloatVector kZ = fromArray(FLOATS, floatRows, ROW_K_Z + k);
      FloatVector sum = ax.lanewise(MUL, kX).lanewise(ADD, ay.lanewise(MUL, kY))
          .lanewise(ADD, az.lanewise(MUL, kZ));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM26 + k);
      VectorMask<Float> forward = fromArray(FLOATS, floatRows, ROW_MORE6 + k).lanewise(MUL, sum)
          .compare(GT, ALL_FACE);
      isAnyAndValueGreaterRoundingBits |= VectorMask.fromLong(FLOATS, (isAnyBits >>> k)
          & WideLanes.FLOAT_LANES).and(forward)
          .and(VectorMask.fromLong(FLOATS, (absMoreGreaterRoundingBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
      FLOAT_VECTOR.cast(jX.lanewise(MUL, kX).lanewise(ADD, jY.lanewise(MUL, kY))
          .lanewise(ADD, jZ.lanewise(MUL, kZ))).intoArray(floatRows, ROW_SUM27 + k);
    }
    return isAnyAndValueGreaterRoundingBits;
  }

  private static void floats107(float[] floatRows, long isAnyAndValueGreaterRoundingBits, long isAnyBits,
      long absMoreGreaterRoundingBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM27 + k);
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(sum.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_MORE6 + k)),
          VectorMask.fromLong(FLOATS, (isAnyAndValueGreaterRoundingBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_ENTER_J + k);
      FloatVector more = fromArray(FLOATS, floatRows, ROW_MORE7 + k);
      VectorMask<Float> forward = more.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM26 + k))
          .compare(GT, ALL_FACE);
      VectorMask<Float> isAnyAndValueGreaterRounding = VectorMask.fromLong(FLOATS, (isAnyBits >>> k)
          & WideLanes.FLOAT_LANES).and(forward)
          .and(VectorMask.fromLong(FLOATS, (absMoreGreaterRoundingBits >>> k) & WideLanes.FLOAT_LANES));
      // isAny && forward && Math.abs(more) > rounding ? RoundedHull.dot(ix, iy, iz, kx, ky, kz) / more :
      // Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(sum.lanewise(DIV, more), isAnyAndValueGreaterRounding)).intoArray(
          floatRows, ROW_LEAVE_J + k);
    }
  }

  private static void floats108(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector enterAB = fromArray(FLOATS, floatRows, ROW_ENTER_AB + k);
      // b > a ? b : a
      FloatVector a = ALL_MINUS_ONE.blend(enterAB, enterAB.compare(GT, ALL_MINUS_ONE));
      FloatVector enterCA = fromArray(FLOATS, floatRows, ROW_ENTER_CA + k);
      FloatVector enterBC = fromArray(FLOATS, floatRows, ROW_ENTER_BC + k);
      // b > a ? b : a
      FloatVector b = enterBC.blend(enterCA, enterCA.compare(GT, enterBC));
      // b > a ? b : a
      FloatVector a2 = a.blend(b, b.compare(GT, a));
      FloatVector enterJ = fromArray(FLOATS, floatRows, ROW_ENTER_J + k);
      FloatVector enterI = fromArray(FLOATS, floatRows, ROW_ENTER_I + k);
      // b > a ? b : a
      FloatVector b2 = enterI.blend(enterJ, enterJ.compare(GT, enterI));
      // b > a ? b : a
      FLOAT_VECTOR.cast(a2.blend(b2, b2.compare(GT, a2))).intoArray(floatRows, ROW_T0 + k);
    }
  }

  private static void floats109(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector leaveAB = fromArray(FLOATS, floatRows, ROW_LEAVE_AB + k);
      // b > a ? b : a
      FloatVector a = ALL_MINUS_ONE.blend(leaveAB, leaveAB.compare(GT, ALL_MINUS_ONE));
      FloatVector leaveCA = fromArray(FLOATS, floatRows, ROW_LEAVE_CA + k);
      FloatVector leaveBC = fromArray(FLOATS, floatRows, ROW_LEAVE_BC + k);
      // b > a ? b : a
      FloatVector b = leaveBC.blend(leaveCA, leaveCA.compare(GT, leaveBC));
      // b > a ? b : a
      FloatVector a2 = a.blend(b, b.compare(GT, a));
      FloatVector leaveJ = fromArray(FLOATS, floatRows, ROW_LEAVE_J + k);
      FloatVector leaveI = fromArray(FLOATS, floatRows, ROW_LEAVE_I + k);
      // b > a ? b : a
      FloatVector b2 = leaveI.blend(leaveJ, leaveJ.compare(GT, leaveI));
      // b > a ? b : a
      FLOAT_VECTOR.cast(a2.blend(b2, b2.compare(GT, a2))).intoArray(floatRows, ROW_B_OR_A + k);
    }
  }

  private static long floats110(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long t0LessT1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_B_OR_A + k).lanewise(NEG);
      FLOAT_VECTOR.cast(t1).intoArray(floatRows, ROW_T1 + k);
      t0LessT1Bits |= fromArray(FLOATS, floatRows, ROW_T0 + k).compare(LT, t1).toLong() << k;
    }
    return t0LessT1Bits;
  }

  private static long floats111(float[] floatRows, long isAnyBits) {
    if (floatRows == null) {
      return 0;
    }
    long notIsAnyBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      notIsAnyBits |= VectorMask.fromLong(FLOATS, (isAnyBits >>> k) & WideLanes.FLOAT_LANES).not().toLong(
          ) << k;
      FloatVector kY = fromArray(FLOATS, floatRows, ROW_K_Y + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector kZ = fromArray(FLOATS, floatRows, ROW_K_Z + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(kY.lanewise(MUL, hz).lanewise(SUB, kZ.lanewise(MUL, hy))).intoArray(floatRows,
          ROW_X3 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector kX = fromArray(FLOATS, floatRows, ROW_K_X + k);
      FLOAT_VECTOR.cast(kZ.lanewise(MUL, hx).lanewise(SUB, kX.lanewise(MUL, hz))).intoArray(floatRows,
          ROW_Y2 + k);
      FLOAT_VECTOR.cast(kX.lanewise(MUL, hy).lanewise(SUB, kY.lanewise(MUL, hx))).intoArray(floatRows,
          ROW_Z2 + k);
    }
    return notIsAnyBits;
  }

  private static void floats112(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FloatVector kX = fromArray(FLOATS, floatRows, ROW_K_X + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector kY = fromArray(FLOATS, floatRows, ROW_K_Y + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector kZ = fromArray(FLOATS, floatRows, ROW_K_Z + k);
      FloatVector along = x.lanewise(MUL, kX).lanewise(ADD, y.lanewise(MUL, kY))
          .lanewise(ADD, z.lanewise(MUL, kZ));
      FloatVector x2 = x.lanewise(SUB, along.lanewise(MUL, kX));
      FloatVector y2 = y.lanewise(SUB, along.lanewise(MUL, kY));
      FloatVector z2 = z.lanewise(SUB, along.lanewise(MUL, kZ));
      FLOAT_VECTOR.cast(x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).intoArray(floatRows, ROW_SUM28 + k);
    }
  }

  private static long floats113(float[] floatRows, long[] bits, long isFaceBits, long notIsAnyBits) {
    if (floatRows == null) {
      return 0;
    }
    long eitherBits = 0;
    long eitherBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      eitherBits |= VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES)
          .or(fromArray(FLOATS, floatRows, ROW_SUM28 + k).compare(LE, ALL_PARALLEL)).toLong() << k;
      eitherBits2 |= fromArray(FLOATS, floatRows, ROW_GAP + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_MINUS_ROUNDING + k))
          .or(VectorMask.fromLong(FLOATS, (notIsAnyBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    bits[0] = eitherBits2;
    return eitherBits;
  }

  private static void floats114(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))).intoArray(
          floatRows, ROW_RISES + k);
      FLOAT_VECTOR.cast(normalY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Z + k))
          .lanewise(SUB, normalZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)))).intoArray(
          floatRows, ROW_SIDE_X + k);
    }
  }

  private static long floats115(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long alongIsNotFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kX = fromArray(FLOATS, floatRows, ROW_K_X + k);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FloatVector sideY = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k).lanewise(MUL, kX)
          .lanewise(SUB, normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Z + k)));
      FloatVector sideZ = normalX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k).lanewise(MUL, kX));
      FloatVector sideX = fromArray(FLOATS, floatRows, ROW_SIDE_X + k);
      FloatVector along = fromArray(FLOATS, floatRows, ROW_GX2 + k).lanewise(MUL, sideX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY2 + k).lanewise(MUL, sideY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ2 + k).lanewise(MUL, sideZ));
      FLOAT_VECTOR.cast(along).intoArray(floatRows, ROW_ALONG + k);
      alongIsNotFaceBits |= along.compare(NE, ALL_FACE).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_X + k).lanewise(MUL, sideX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_I_Y + k).lanewise(MUL, sideY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_I_Z + k).lanewise(MUL, sideZ))).intoArray(floatRows,
          ROW_SUM29 + k);
    }
    return alongIsNotFaceBits;
  }

  private static void floats116(float[] floatRows, long alongIsNotFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // along != 0 ? RoundedHull.dot(ix, iy, iz, sideX, sideY, sideZ) / along : 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(fromArray(FLOATS, floatRows, ROW_SUM29 + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_ALONG + k)),
          VectorMask.fromLong(FLOATS, (alongIsNotFaceBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_QUOTIENT_OR_FACE + k);
    }
  }

  private static void floats117(float[] floatRows, long isFaceBits, long eitherBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector rises = fromArray(FLOATS, floatRows, ROW_RISES + k);
      // !isFace ? beside(nx, ny, nz, gx, gy, gz, ix, iy, iz, kx, ky, kz) : rises > 0 ? 1 : rises < 0 ? -1 : 0
      FloatVector t = fromArray(FLOATS, floatRows, ROW_QUOTIENT_OR_FACE + k)
          .blend(ALL_FACE.blend(ALL_MINUS_ONE, rises.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, rises.compare(GT, ALL_FACE)),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_T1 + k);
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      // t > t1 ? t1 : t < t0 ? t0 : t; gap >= -rounding || !isAny ? back ? -nearest : nearest :
      // SegmentTriangleContact.deepest(isFace, t0, t1, normalX, normalY, normalZ, gx, gy, gz, kX, kY, kZ, iX,
      // iY, iZ)
      FLOAT_VECTOR.cast(t.blend(t0, t.compare(LT, t0)).blend(t1, t.compare(GT, t1))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_NEAREST_OR_NEAREST + k),
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_T + k);
    }
  }

  private static void floats118(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      FloatVector edge0 = t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MORE6 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FROM + k));
      FLOAT_VECTOR.cast(edge0).intoArray(floatRows, ROW_EDGE0 + k);
      FloatVector over0 = fromArray(FLOATS, floatRows, ROW_BEGIN + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_RISES + k)));
      FLOAT_VECTOR.cast(over0).intoArray(floatRows, ROW_OVER0 + k);
      // isFace ? over0 * normalX : (iX - t0 * gx) + edge0 * kX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_X + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)))
          .lanewise(ADD, edge0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_X + k)))
          .blend(over0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_TO_X0 + k);
    }
  }

  private static void floats119(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isFace = VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector over0 = fromArray(FLOATS, floatRows, ROW_OVER0 + k);
      FloatVector t0 = fromArray(FLOATS, floatRows, ROW_T0 + k);
      FloatVector edge0 = fromArray(FLOATS, floatRows, ROW_EDGE0 + k);
      // isFace ? over0 * normalY : (iY - t0 * gy) + edge0 * kY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_Y + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, edge0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)))
          .blend(over0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)), isFace)).intoArray(
          floatRows, ROW_TO_Y0 + k);
      // isFace ? over0 * normalZ : (iZ - t0 * gz) + edge0 * kZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_Z + k)
          .lanewise(SUB, t0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
          .lanewise(ADD, edge0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Z + k)))
          .blend(over0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)), isFace)).intoArray(
          floatRows, ROW_TO_Z0 + k);
    }
  }

  private static void floats120(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_X0 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TO_Y0 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TO_Z0 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)))).intoArray(floatRows, ROW_GAP2 + k);
    }
  }

  private static void floats121(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector gap = fromArray(FLOATS, floatRows, ROW_GAP2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TO_X0 + k)
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TO_Y0 + k)
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TO_Z0 + k)
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)));
      FloatVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      // square <= rounding * rounding ? 0 : square
      FloatVector aside = square.blend(ALL_FACE, square
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING_SQUARED + k)));
      // aside == 0 ? r : (float) Math.sqrt(r * r - aside)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_RR + k).lanewise(SUB, aside).lanewise(SQRT)
          .blend(fromArray(FLOATS, rs, i), aside.compare(EQ, ALL_FACE)).lanewise(SUB, gap)).intoArray(
          floatRows, ROW_DEPTH + k);
    }
  }

  private static void floats122(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector depth = fromArray(FLOATS, floatRows, ROW_DEPTH + k);
      // depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(depth, depth.compare(GT, ALL_NONE))).intoArray(floatRows, ROW_DEEP0 + k);
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_T1 + k);
      FLOAT_VECTOR.cast(t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MORE6 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_FROM + k))).intoArray(floatRows, ROW_EDGE1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BEGIN + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_RISES + k)))).intoArray(floatRows,
          ROW_OVER1 + k);
    }
  }

  private static void floats123(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isFace = VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector over1 = fromArray(FLOATS, floatRows, ROW_OVER1 + k);
      FloatVector t1 = fromArray(FLOATS, floatRows, ROW_T1 + k);
      FloatVector edge1 = fromArray(FLOATS, floatRows, ROW_EDGE1 + k);
      // isFace ? over1 * normalX : (iX - t1 * gx) + edge1 * kX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_X + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)))
          .lanewise(ADD, edge1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_X + k)))
          .blend(over1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)), isFace)).intoArray(
          floatRows, ROW_TO_X1 + k);
      // isFace ? over1 * normalY : (iY - t1 * gy) + edge1 * kY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_Y + k)
          .lanewise(SUB, t1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))
          .lanewise(ADD, edge1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Y + k)))
          .blend(over1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)), isFace)).intoArray(
          floatRows, ROW_TO_Y1 + k);
    }
  }

  private static void floats124(float[] floatRows, long isFaceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isFace ? over1 * normalZ : (iZ - t1 * gz) + edge1 * kZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_I_Z + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_T1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_K_Z + k)))
          .blend(fromArray(FLOATS, floatRows, ROW_OVER1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)),
          VectorMask.fromLong(FLOATS, (isFaceBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_TO_Z1 + k);
    }
  }

  private static void floats125(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_X1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TO_Y1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TO_Z1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)))).intoArray(floatRows, ROW_GAP3 + k);
    }
  }

  private static void floats126(float[][] columns1, int from1, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector gap = fromArray(FLOATS, floatRows, ROW_GAP3 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_TO_X1 + k)
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)));
      FloatVector y = fromArray(FLOATS, floatRows, ROW_TO_Y1 + k)
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)));
      FloatVector z = fromArray(FLOATS, floatRows, ROW_TO_Z1 + k)
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)));
      FloatVector square = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      // square <= rounding * rounding ? 0 : square
      FloatVector aside = square.blend(ALL_FACE, square
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ROUNDING_SQUARED + k)));
      // aside == 0 ? r : (float) Math.sqrt(r * r - aside)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_RR + k).lanewise(SUB, aside).lanewise(SQRT)
          .blend(fromArray(FLOATS, rs, i), aside.compare(EQ, ALL_FACE)).lanewise(SUB, gap)).intoArray(
          floatRows, ROW_DEPTH2 + k);
    }
  }

  private static long floats127(float[] floatRows, long hasABits, long hasBBits, long hasCBits) {
    if (floatRows == null) {
      return 0;
    }
    long deep0AtLeastDeep1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector depth = fromArray(FLOATS, floatRows, ROW_DEPTH2 + k);
      // depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE
      FloatVector deep1 = ALL_NONE.blend(depth, depth.compare(GT, ALL_NONE));
      FLOAT_VECTOR.cast(deep1).intoArray(floatRows, ROW_DEEP1 + k);
      deep0AtLeastDeep1Bits |= fromArray(FLOATS, floatRows, ROW_DEEP0 + k).compare(GE, deep1).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_ROUNDING + k))).intoArray(floatRows,
          ROW_DIFFERENCE3 + k);
      // hasA ? 1f : 0f; hasB ? 2f : 0f; hasC ? 4f : 0f
      FLOAT_VECTOR.cast(ALL_FACE.blend(ALL_CROSS_AB,
          VectorMask.fromLong(FLOATS, (hasABits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, ALL_FACE.blend(ALL_CROSS_BC,
          VectorMask.fromLong(FLOATS, (hasBBits >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(ADD, ALL_FACE.blend(ALL_BESIDE_AB,
          VectorMask.fromLong(FLOATS, (hasCBits >>> k) & WideLanes.FLOAT_LANES)))).intoArray(floatRows,
          ROW_ALL + k);
    }
    return deep0AtLeastDeep1Bits;
  }

  private static long floats128(float[] floatRows, float[][] results, int at) {
    if (floatRows == null) {
      return 0;
    }
    float[] nxs = results[0], nys = results[1], nzs = results[2];
    long absDeepAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_BESIDE_AB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ALL + k))).intoArray(
          floatRows, ROW_PRODUCT11 + k);
      absDeepAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)).intoArray(nzs, at + k);
    }
    return absDeepAtMostLargestBits;
  }

  private static long floats130(float[][] columns1, int from1, float[] floatRows, long firstBits,
      long overlapBits, long eitherBits, long eitherBits2) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long deep0OrDeep1LessDifferenceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector deep0 = fromArray(FLOATS, floatRows, ROW_DEEP0 + k);
      FloatVector deep1 = fromArray(FLOATS, floatRows, ROW_DEEP1 + k);
      // first ? deep0 : deep1
      deep0OrDeep1LessDifferenceBits |= deep1.blend(deep0, first2)
          .compare(LT, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k)).toLong() << k;
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      // first ? deep : deep0
      FloatVector depthAt0 = deep0.blend(deep, first2);
      // first ? deep1 : deep
      FloatVector depthAt1 = deep.blend(deep1, first2);
      FloatVector product = ALL_HALF.lanewise(MUL, depthAt0);
      FloatVector normalX = fromArray(FLOATS, floatRows, ROW_NORMAL_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_X0 + k)
          .lanewise(ADD, product.lanewise(MUL, normalX))).intoArray(floatRows, ROW_SUM30 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector difference = r.lanewise(SUB, product);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, normalX)).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector normalY = fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_Y0 + k)
          .lanewise(ADD, product.lanewise(MUL, normalY))).intoArray(floatRows, ROW_SUM31 + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, normalY)).intoArray(floatRows, ROW_PRODUCT13 + k);
      FloatVector normalZ = fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_Z0 + k)
          .lanewise(ADD, product.lanewise(MUL, normalZ))).intoArray(floatRows, ROW_SUM32 + k);
      FLOAT_VECTOR.cast(difference.lanewise(MUL, normalZ)).intoArray(floatRows, ROW_PRODUCT14 + k);
      FloatVector product2 = ALL_HALF.lanewise(MUL, depthAt1);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_X1 + k)
          .lanewise(ADD, product2.lanewise(MUL, normalX))).intoArray(floatRows, ROW_SUM33 + k);
      FloatVector difference2 = r.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, normalX)).intoArray(floatRows, ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_Y1 + k)
          .lanewise(ADD, product2.lanewise(MUL, normalY))).intoArray(floatRows, ROW_SUM34 + k);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, normalY)).intoArray(floatRows, ROW_PRODUCT16 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TO_Z1 + k)
          .lanewise(ADD, product2.lanewise(MUL, normalZ))).intoArray(floatRows, ROW_SUM35 + k);
      FLOAT_VECTOR.cast(difference2.lanewise(MUL, normalZ)).intoArray(floatRows, ROW_PRODUCT17 + k);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth
      FLOAT_VECTOR.cast(depthAt0.blend(ALL_MINUS_C1_40E_45.blend(depthAt0, depthAt0.compare(LT, ALL_FACE))
          .blend(ALL_FACE.blend(depthAt0, depthAt0.compare(GT, ALL_FACE)), overlap),
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE_OR_VALUE_OR_DEPTH_AT0 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth
      FLOAT_VECTOR.cast(depthAt1.blend(ALL_MINUS_C1_40E_45.blend(depthAt1, depthAt1.compare(LT, ALL_FACE))
          .blend(ALL_FACE.blend(depthAt1, depthAt1.compare(GT, ALL_FACE)), overlap),
          VectorMask.fromLong(FLOATS, (eitherBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE_OR_VALUE_OR_DEPTH_AT1 + k);
    }
    return deep0OrDeep1LessDifferenceBits;
  }

  private static void floats132(float[] floatRows, long betweenAndFirstBits, long end1Bits, long backBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> betweenAndFirst = VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      // end0 ? t0 : t
      FloatVector at0 = fromArray(FLOATS, floatRows, ROW_T0 + k).blend(t, betweenAndFirst);
      FLOAT_VECTOR.cast(at0).intoArray(floatRows, ROW_AT0 + k);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      // end1 ? t1 : t
      FLOAT_VECTOR.cast(t.blend(fromArray(FLOATS, floatRows, ROW_T1 + k), end1)).intoArray(floatRows,
          ROW_AT1 + k);
      // end0 ? -1 : t
      FloatVector on0 = ALL_MINUS_ONE.blend(t, betweenAndFirst);
      // end1 ? 1 : t
      FloatVector on1 = t.blend(ALL_CROSS_AB, end1);
      VectorMask<Float> back = VectorMask.fromLong(FLOATS, (backBits >>> k) & WideLanes.FLOAT_LANES);
      // back ? -on0 : on0
      FloatVector t2 = on0.blend(on0.lanewise(NEG), back);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FLOAT_VECTOR.cast(ALL_CROSS_CA.blend(ALL_CROSS_BC, t2.compare(GE, ALL_CROSS_AB))
          .blend(ALL_CROSS_AB, t2.compare(LE, ALL_MINUS_ONE)).lanewise(ADD, product)).intoArray(floatRows,
          ROW_NUMBER0 + k);
      // back ? -on1 : on1
      FloatVector t3 = on1.blend(on1.lanewise(NEG), back);
      // t <= -1 ? 1 : t >= 1 ? 2 : 3
      FLOAT_VECTOR.cast(ALL_CROSS_CA.blend(ALL_CROSS_BC, t3.compare(GE, ALL_CROSS_AB))
          .blend(ALL_CROSS_AB, t3.compare(LE, ALL_MINUS_ONE)).lanewise(ADD, product)).intoArray(floatRows,
          ROW_NUMBER1 + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM30 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k), betweenAndFirst)))).intoArray(floatRows,
          ROW_PLACE_X0 + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FLOAT_VECTOR.cast(at0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM31 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k), betweenAndFirst))).intoArray(floatRows,
          ROW_SUM36 + k);
    }
  }

  private static long floats133(float[] floatRows, float[][] results, int at, long[] bits,
      long betweenAndFirstBits, long end1Bits, long firstBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] x0s = results[3], y0s = results[4], z0s = results[5], feature0s = results[7], x1s = results[8],
        y1s = results[9], z1s = results[10], feature1s = results[12];
    long allValueAtMostLargestBits = 0;
    long differBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM6 + k);
      FloatVector placeY0 = sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM36 + k));
      FloatVector sum2 = fromArray(FLOATS, floatRows, ROW_SUM7 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FloatVector placeZ0 = sum2.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AT0 + k).lanewise(MUL, gz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM32 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k),
          VectorMask.fromLong(FLOATS, (betweenAndFirstBits >>> k) & WideLanes.FLOAT_LANES))));
      FloatVector at1 = fromArray(FLOATS, floatRows, ROW_AT1 + k);
      VectorMask<Float> end1 = VectorMask.fromLong(FLOATS, (end1Bits >>> k) & WideLanes.FLOAT_LANES);
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FloatVector placeX1 = fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .lanewise(ADD, at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM33 + k), end1)));
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FloatVector placeY1 = sum.lanewise(ADD, at1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM34 + k), end1)));
      // end ? to + 0.5f * depth * n : (r - 0.5f * depth) * n
      FloatVector placeZ1 = sum2.lanewise(ADD, at1.lanewise(MUL, gz)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM35 + k), end1)));
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector placeX0 = fromArray(FLOATS, floatRows, ROW_PLACE_X0 + k);
      // first ? placeX0 : placeX1
      FloatVector x = placeX1.blend(placeX0, first2);
      // first ? placeY0 : placeY1
      FloatVector y = placeY1.blend(placeY0, first2);
      // first ? placeZ0 : placeZ1
      FloatVector z = placeZ1.blend(placeZ0, first2);
      VectorMask<Float> allValueAtMostLargest = x.lanewise(ABS).compare(LE, ALL_LARGEST);
      allValueAtMostLargest = y.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargest = z.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
      FloatVector number0 = fromArray(FLOATS, floatRows, ROW_NUMBER0 + k);
      FloatVector number1 = fromArray(FLOATS, floatRows, ROW_NUMBER1 + k);
      differBits |= number0.compare(NE, number1).toLong() << k;
      FloatVector x0 = placeX0.lanewise(ADD, ALL_FACE);
      FloatVector y0 = placeY0.lanewise(ADD, ALL_FACE);
      FloatVector z0 = placeZ0.lanewise(ADD, ALL_FACE);
      FloatVector x1 = placeX1.lanewise(ADD, ALL_FACE);
      FloatVector y1 = placeY1.lanewise(ADD, ALL_FACE);
      FloatVector z1 = placeZ1.lanewise(ADD, ALL_FACE);
      FLOAT_VECTOR.cast(x0).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(y0).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(z0).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(number0).intoArray(feature0s, at + k);
      FLOAT_VECTOR.cast(x1).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(y1).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(z1).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(number1).intoArray(feature1s, at + k);
    }
    bits[0] = differBits;
    return allValueAtMostLargestBits;
  }

  private static void floats135(float[] floatRows, float[][] results, int at, long rAtLeastFaceAndEitherBits,
      long rAtLeastFaceAndEitherBits2) {
    if (floatRows == null) {
      return;
    }
    float[] depth0s = results[6], depth1s = results[11];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && (first || differ) ? Contact.depth(overlap, first, depthAt0) : Contact.NONE
      FloatVector depth0 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_VALUE_OR_VALUE_OR_DEPTH_AT0 + k),
          VectorMask.fromLong(FLOATS, (rAtLeastFaceAndEitherBits >>> k) & WideLanes.FLOAT_LANES));
      // hit && isLine && (!first || differ) ? Contact.depth(overlap, !first, depthAt1) : Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_VALUE_OR_VALUE_OR_DEPTH_AT1 + k),
          VectorMask.fromLong(FLOATS, (rAtLeastFaceAndEitherBits2 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth0).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(depth1).intoArray(depth1s, at + k);
    }
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
      FloatVector scale = ALL_CROSS_AB.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
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
      FLOAT_VECTOR.cast(ALL_FACE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator.compare(GT, ALL_FACE))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(rows, to + k);
    }
  }

  /** {@code nearestToPlane} of a block, from rows of values to another row. */
  private static void nearestToPlane(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector square = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX3 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY3 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ3 + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_FACE.blend(numerator.lanewise(DIV, square), square.compare(GT, ALL_FACE));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector scale = ALL_CROSS_AB.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector along = wx.lanewise(MUL, fromArray(FLOATS, rows, ROW_HX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ROW_HY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, ROW_HZ + k)));
      FloatVector over = wx.lanewise(MUL, fromArray(FLOATS, rows, ROW_AX + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ROW_AY + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, ROW_AZ + k)));
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator2 = ALL_FACE.blend(over.lanewise(NEG), along.compare(LT, ALL_FACE))
          .blend(over, along.compare(GT, ALL_FACE));
      FloatVector denominator = along.lanewise(ABS);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_FACE.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator2.compare(GT, ALL_FACE))
          .blend(numerator2.lanewise(DIV, denominator), numerator2.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code apart} of a block, from rows of values to another row. */
  private static void apart(float[] rows, int nxRow, int nyRow, int nzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, nxRow + k);
      FloatVector ny = fromArray(FLOATS, rows, nyRow + k);
      FloatVector nz = fromArray(FLOATS, rows, nzRow + k);
      FloatVector length = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz)).lanewise(SQRT);
      FloatVector cx = fromArray(FLOATS, rows, ROW_CX + k);
      FloatVector cy = fromArray(FLOATS, rows, ROW_CY + k);
      FloatVector cz = fromArray(FLOATS, rows, ROW_CZ + k);
      FloatVector c = nx.lanewise(MUL, cx).lanewise(ADD, ny.lanewise(MUL, cy))
          .lanewise(ADD, nz.lanewise(MUL, cz));
      FloatVector ax = fromArray(FLOATS, rows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, rows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, rows, ROW_AZ + k);
      FloatVector a = nx.lanewise(MUL, ax).lanewise(ADD, ny.lanewise(MUL, ay))
          .lanewise(ADD, nz.lanewise(MUL, az));
      FloatVector bx = fromArray(FLOATS, rows, ROW_BX + k);
      FloatVector by = fromArray(FLOATS, rows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, rows, ROW_BZ + k);
      FloatVector b = nx.lanewise(MUL, bx).lanewise(ADD, ny.lanewise(MUL, by))
          .lanewise(ADD, nz.lanewise(MUL, bz));
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ2 + k);
      // c < least ? c : least
      FloatVector forward = least.blend(c, c.compare(LT, least))
          .lanewise(SUB, nx.lanewise(MUL, gx).lanewise(ADD, ny.lanewise(MUL, gy))
          .lanewise(ADD, nz.lanewise(MUL, gz)).lanewise(ABS));
      FloatVector nx2 = nx.lanewise(NEG);
      FloatVector ny2 = ny.lanewise(NEG);
      FloatVector nz2 = nz.lanewise(NEG);
      FloatVector c2 = nx2.lanewise(MUL, cx).lanewise(ADD, ny2.lanewise(MUL, cy))
          .lanewise(ADD, nz2.lanewise(MUL, cz));
      FloatVector a2 = nx2.lanewise(MUL, ax).lanewise(ADD, ny2.lanewise(MUL, ay))
          .lanewise(ADD, nz2.lanewise(MUL, az));
      FloatVector b2 = nx2.lanewise(MUL, bx).lanewise(ADD, ny2.lanewise(MUL, by))
          .lanewise(ADD, nz2.lanewise(MUL, bz));
      // a < b ? a : b
      FloatVector least2 = b2.blend(a2, a2.compare(LT, b2));
      // c < least ? c : least
      FloatVector backward = least2.blend(c2, c2.compare(LT, least2))
          .lanewise(SUB, nx2.lanewise(MUL, gx).lanewise(ADD, ny2.lanewise(MUL, gy))
          .lanewise(ADD, nz2.lanewise(MUL, gz)).lanewise(ABS));
      // length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(backward.blend(forward, forward.compare(GE, backward))
          .lanewise(DIV, length), length.compare(GT, ALL_FACE))).intoArray(rows, to + k);
    }
  }

  /** {@code beyond} of a block, from rows of values to another row. */
  private static void beyond(float[] rows, int nxRow, int nyRow, int nzRow, int ixRow, int iyRow, int izRow,
      int oxRow, int oyRow, int ozRow, int exRow, int eyRow, int ezRow, int lengthRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, nxRow + k);
      FloatVector ny = fromArray(FLOATS, rows, nyRow + k);
      FloatVector nz = fromArray(FLOATS, rows, nzRow + k);
      FloatVector square = nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny))
          .lanewise(ADD, nz.lanewise(MUL, nz)).lanewise(SQRT);
      FloatVector ix = fromArray(FLOATS, rows, ixRow + k);
      FloatVector iy = fromArray(FLOATS, rows, iyRow + k);
      FloatVector iz = fromArray(FLOATS, rows, izRow + k);
      FloatVector behind = nx.lanewise(MUL, ix).lanewise(ADD, ny.lanewise(MUL, iy))
          .lanewise(ADD, nz.lanewise(MUL, iz)).lanewise(ABS)
          .lanewise(SUB, nx.lanewise(MUL, fromArray(FLOATS, rows, oxRow + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, oyRow + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ozRow + k))).lanewise(ABS));
      // square > 0 ? product / square : 0
      FloatVector ofCorner = ALL_FACE.blend(behind.lanewise(DIV, square), square.compare(GT, ALL_FACE));
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector sideX = ny.lanewise(MUL, ez).lanewise(SUB, nz.lanewise(MUL, ey));
      FloatVector ex = fromArray(FLOATS, rows, exRow + k);
      FloatVector sideY = nz.lanewise(MUL, ex).lanewise(SUB, nx.lanewise(MUL, ez));
      FloatVector sideZ = nx.lanewise(MUL, ey).lanewise(SUB, ny.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ2 + k);
      FloatVector along = gx.lanewise(MUL, sideX).lanewise(ADD, gy.lanewise(MUL, sideY))
          .lanewise(ADD, gz.lanewise(MUL, sideZ));
      // along != 0 ? RoundedHull.dot(ix, iy, iz, sideX, sideY, sideZ) / along : 0
      FloatVector t = ALL_FACE.blend(ix.lanewise(MUL, sideX).lanewise(ADD, iy.lanewise(MUL, sideY))
          .lanewise(ADD, iz.lanewise(MUL, sideZ)).lanewise(DIV, along), along.compare(NE, ALL_FACE));
      FloatVector ax = t.lanewise(MUL, gx).lanewise(SUB, ix);
      FloatVector ay = t.lanewise(MUL, gy).lanewise(SUB, iy);
      FloatVector az = t.lanewise(MUL, gz).lanewise(SUB, iz);
      FloatVector on = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // on < 0 ? -on : on - length
      FloatVector ofEdge = on.lanewise(SUB, fromArray(FLOATS, rows, lengthRow + k))
          .blend(on.lanewise(NEG), on.compare(LT, ALL_FACE));
      FloatVector ofSegment = t.lanewise(ABS).lanewise(SUB, ALL_CROSS_AB)
          .lanewise(MUL, gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz)).lanewise(SQRT));
      // ofEdge > ofSegment ? ofEdge : ofSegment
      FloatVector most = ofSegment.blend(ofEdge, ofEdge.compare(GT, ofSegment));
      // ofCorner > most ? ofCorner : most
      FLOAT_VECTOR.cast(most.blend(ofCorner, ofCorner.compare(GT, most))).intoArray(rows, to + k);
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
      FloatVector t = ALL_FACE.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator.compare(GT, ALL_FACE))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, rows, ggRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_FACE.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_FACE))
          .blend(ALL_CROSS_AB, numerator2.compare(GT, ALL_FACE))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, nearest.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, nearest.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, nearest.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, rows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, rows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterFace = ee.compare(GT, ALL_FACE);
      FloatVector ax = fromArray(FLOATS, rows, ROW_OX3 + k);
      FloatVector ay = fromArray(FLOATS, rows, ROW_OY3 + k);
      FloatVector az = fromArray(FLOATS, rows, ROW_OZ3 + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_FACE.blend(numerator.lanewise(DIV, ee), eeGreaterFace).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, ROW_GX3 + k);
      FloatVector gy = fromArray(FLOATS, rows, ROW_GY3 + k);
      FloatVector gz = fromArray(FLOATS, rows, ROW_GZ3 + k);
      FloatVector numerator2 = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_FACE.blend(numerator2.lanewise(DIV, ee), eeGreaterFace);
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ay2 = ay.lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector az2 = az.lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector s = ax2.lanewise(MUL, kx).lanewise(ADD, ay2.lanewise(MUL, ky))
          .lanewise(ADD, az2.lanewise(MUL, kz)).lanewise(NEG);
      FloatVector kk = kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz));
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_FACE.blend(ALL_CROSS_AB.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_FACE));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_CROSS_AB.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_FACE.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_FACE));
      FloatVector dx = ax.lanewise(ADD, weightB.lanewise(MUL, ex).lanewise(ADD, weightC.lanewise(MUL, gx)));
      FloatVector dy = ay.lanewise(ADD, weightB.lanewise(MUL, ey).lanewise(ADD, weightC.lanewise(MUL, gy)));
      FloatVector dz = az.lanewise(ADD, weightB.lanewise(MUL, ez).lanewise(ADD, weightC.lanewise(MUL, gz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0);
      floats2(null, 0, null, 0, 0);
      floats3(null, 0);
      floats4(null, 0, null, 0, 0, 0);
      floats5(null, 0, null, 0, null);
      floats6(null, 0, null);
      floats7(null, 0, null, 0, null);
      floats8(null, 0, null, 0, null);
      floats9(null, 0, null, 0, null);
      floats10(null);
      floats11(null);
      floats12(null, null);
      floats13(null, 0, 0);
      floats14(null);
      floats15(null);
      floats16(null);
      floats17(null);
      floats18(null);
      floats19(null);
      floats20(null);
      floats21(null, null);
      floats22(null, 0, null, null, 0, 0);
      floats23(null, 0, null);
      floats24(null);
      floats25(null);
      floats26(null, null);
      floats27(null, 0, 0, 0);
      floats28(null, 0, null);
      floats29(null);
      floats30(null, null);
      floats31(null, 0, 0);
      floats32(null);
      floats33(null);
      floats34(null);
      floats35(null);
      floats36(null);
      floats37(null);
      floats38(null, null);
      floats39(null, null);
      floats40(null);
      floats41(null, 0, null);
      floats43(null, 0);
      floats45(null, 0, null, null);
      floats46(null, 0, null, 0, null, 0, 0);
      floats47(null, 0, null);
      floats49(null, 0, null);
      floats50(null, 0, null);
      floats52(null, 0);
      floats53(null, 0, null);
      floats54(null);
      floats55(null, 0, 0, 0, 0);
      floats56(null, 0, 0);
      floats57(null, 0);
      floats58(null, 0);
      floats59(null, null, 0, 0, 0);
      floats61(null);
      floats62(null);
      floats63(null, null);
      floats64(null, null);
      floats65(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats66(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats67(null);
      floats68(null);
      floats69(null, 0);
      floats70(null);
      floats71(null);
      floats72(null);
      floats73(null);
      floats74(null);
      floats75(null);
      floats76(null);
      floats77(null, 0, null);
      floats78(null);
      floats79(null, null);
      floats80(null, null);
      floats81(null, 0, 0, 0);
      floats82(null, 0, 0);
      floats83(null, 0, 0);
      floats84(null, null, 0);
      floats85(null, null, 0, 0, 0);
      floats86(null, 0, 0);
      floats87(null, 0, 0);
      floats88(null);
      floats89(null, 0);
      floats90(null, 0);
      floats91(null, 0);
      floats92(null);
      floats93(null);
      floats94(null, 0);
      floats95(null);
      floats96(null, 0);
      floats97(null);
      floats98(null);
      floats99(null, 0);
      floats100(null, 0);
      floats101(null);
      floats102(null);
      floats103(null, null, 0);
      floats104(null, 0);
      floats105(null, 0);
      floats106(null, 0, 0);
      floats107(null, 0, 0, 0);
      floats108(null);
      floats109(null);
      floats110(null);
      floats111(null, 0);
      floats112(null);
      floats113(null, null, 0, 0);
      floats114(null);
      floats115(null);
      floats116(null, 0);
      floats117(null, 0, 0);
      floats118(null, 0);
      floats119(null, 0);
      floats120(null);
      floats121(null, 0, null);
      floats122(null);
      floats123(null, 0);
      floats124(null, 0);
      floats125(null);
      floats126(null, 0, null);
      floats127(null, 0, 0, 0);
      floats128(null, null, 0);
      floats130(null, 0, null, 0, 0, 0, 0);
      floats132(null, 0, 0, 0);
      floats133(null, null, 0, null, 0, 0, 0);
      floats135(null, null, 0, 0, 0);
      closestToLine(null, 0, 0, 0, 0, 0, 0, 0);
      nearestToPlane(null, 0);
      apart(null, 0, 0, 0, 0);
      beyond(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0);
    }
  }
}
