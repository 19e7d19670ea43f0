// Compiled from TriangleTriangleDistance.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.DOUBLES;
import static lockstep.twin.WideLanes.DOUBLE_VECTOR;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
import static lockstep.twin.WideLanes.HALF;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link TriangleTriangleDistance#points}: the same operations in the same order, on vectors of
 * pairs.
 */
final class TriangleTriangleDistancePointsWide implements LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_C0_250 = FloatVector.broadcast(FLOATS, 0.25f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final DoubleVector ALL_ZERO = DoubleVector.broadcast(DOUBLES, 0.0);
  private static final DoubleVector ALL_C1_09E_40 = DoubleVector.broadcast(DOUBLES, 1.0889035092432924E40);
  private static final FloatVector ALL_ZERO_5 = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final DoubleVector ALL_TOLERANCE = DoubleVector.broadcast(DOUBLES, 8.881784197001252E-16);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final TriangleTriangleDistancePointsScalar SCALAR = new TriangleTriangleDistancePointsScalar();

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[36]);

  private static final int ROW_AX = 0 * Kernel.BLOCK;
  private static final int ROW_AY = 1 * Kernel.BLOCK;
  private static final int ROW_AZ = 2 * Kernel.BLOCK;
  private static final int ROW_BX = 3 * Kernel.BLOCK;
  private static final int ROW_BY = 4 * Kernel.BLOCK;
  private static final int ROW_BZ = 5 * Kernel.BLOCK;
  private static final int ROW_CX = 6 * Kernel.BLOCK;
  private static final int ROW_CY = 7 * Kernel.BLOCK;
  private static final int ROW_CZ = 8 * Kernel.BLOCK;
  private static final int ROW_UX = 9 * Kernel.BLOCK;
  private static final int ROW_UY = 10 * Kernel.BLOCK;
  private static final int ROW_UZ = 11 * Kernel.BLOCK;
  private static final int ROW_VX = 12 * Kernel.BLOCK;
  private static final int ROW_VY = 13 * Kernel.BLOCK;
  private static final int ROW_VZ = 14 * Kernel.BLOCK;
  private static final int ROW_WX = 15 * Kernel.BLOCK;
  private static final int ROW_WY = 16 * Kernel.BLOCK;
  private static final int ROW_WZ = 17 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 18 * Kernel.BLOCK;
  private static final int ROW_GX = 19 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 20 * Kernel.BLOCK;
  private static final int ROW_HX = 21 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 22 * Kernel.BLOCK;
  private static final int ROW_GY = 23 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 24 * Kernel.BLOCK;
  private static final int ROW_HY = 25 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 26 * Kernel.BLOCK;
  private static final int ROW_GZ = 27 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 28 * Kernel.BLOCK;
  private static final int ROW_HZ = 29 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 30 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 31 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 32 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 33 * Kernel.BLOCK;
  private static final int ROW_MX = 34 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 35 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 36 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 37 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 38 * Kernel.BLOCK;
  private static final int ROW_MY = 39 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 40 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE16 = 41 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE17 = 42 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE18 = 43 * Kernel.BLOCK;
  private static final int ROW_MZ = 44 * Kernel.BLOCK;
  private static final int ROW_GG = 45 * Kernel.BLOCK;
  private static final int ROW_HH = 46 * Kernel.BLOCK;
  private static final int ROW_HX2 = 47 * Kernel.BLOCK;
  private static final int ROW_HY2 = 48 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 49 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE19 = 50 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE20 = 51 * Kernel.BLOCK;
  private static final int ROW_MX2 = 52 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE21 = 53 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE22 = 54 * Kernel.BLOCK;
  private static final int ROW_MY2 = 55 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE23 = 56 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE24 = 57 * Kernel.BLOCK;
  private static final int ROW_MZ2 = 58 * Kernel.BLOCK;
  private static final int ROW_HH2 = 59 * Kernel.BLOCK;
  private static final int ROW_HX3 = 60 * Kernel.BLOCK;
  private static final int ROW_HY3 = 61 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 62 * Kernel.BLOCK;
  private static final int ROW_MX3 = 63 * Kernel.BLOCK;
  private static final int ROW_MY3 = 64 * Kernel.BLOCK;
  private static final int ROW_MZ3 = 65 * Kernel.BLOCK;
  private static final int ROW_HH3 = 66 * Kernel.BLOCK;
  private static final int ROW_GX2 = 67 * Kernel.BLOCK;
  private static final int ROW_GY2 = 68 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 69 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE25 = 70 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE26 = 71 * Kernel.BLOCK;
  private static final int ROW_MX4 = 72 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE27 = 73 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE28 = 74 * Kernel.BLOCK;
  private static final int ROW_MY4 = 75 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE29 = 76 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE30 = 77 * Kernel.BLOCK;
  private static final int ROW_MZ4 = 78 * Kernel.BLOCK;
  private static final int ROW_GG2 = 79 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE31 = 80 * Kernel.BLOCK;
  private static final int ROW_MX5 = 81 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE32 = 82 * Kernel.BLOCK;
  private static final int ROW_MY5 = 83 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE33 = 84 * Kernel.BLOCK;
  private static final int ROW_MZ5 = 85 * Kernel.BLOCK;
  private static final int ROW_MX6 = 86 * Kernel.BLOCK;
  private static final int ROW_MY6 = 87 * Kernel.BLOCK;
  private static final int ROW_MZ6 = 88 * Kernel.BLOCK;
  private static final int ROW_GX3 = 89 * Kernel.BLOCK;
  private static final int ROW_GY3 = 90 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 91 * Kernel.BLOCK;
  private static final int ROW_MX7 = 92 * Kernel.BLOCK;
  private static final int ROW_MY7 = 93 * Kernel.BLOCK;
  private static final int ROW_MZ7 = 94 * Kernel.BLOCK;
  private static final int ROW_GG3 = 95 * Kernel.BLOCK;
  private static final int ROW_MX8 = 96 * Kernel.BLOCK;
  private static final int ROW_MY8 = 97 * Kernel.BLOCK;
  private static final int ROW_MZ8 = 98 * Kernel.BLOCK;
  private static final int ROW_MX9 = 99 * Kernel.BLOCK;
  private static final int ROW_SUM = 100 * Kernel.BLOCK;
  private static final int ROW_MY9 = 101 * Kernel.BLOCK;
  private static final int ROW_MZ9 = 102 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 103 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE34 = 104 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 105 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE35 = 106 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 107 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE36 = 108 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE37 = 109 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE38 = 110 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 111 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE39 = 112 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 113 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE40 = 114 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 115 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 116 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 117 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 118 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 119 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 120 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 121 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 122 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE41 = 123 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE42 = 124 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE43 = 125 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 126 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 127 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 128 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 129 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 130 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 131 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE = 132 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE2 = 133 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE3 = 134 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE4 = 135 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE5 = 136 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE6 = 137 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE7 = 138 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE8 = 139 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE9 = 140 * Kernel.BLOCK;
  private static final int ROW_T = 141 * Kernel.BLOCK;
  private static final int ROW_T2 = 142 * Kernel.BLOCK;
  private static final int ROW_T3 = 143 * Kernel.BLOCK;
  private static final int ROW_T4 = 144 * Kernel.BLOCK;
  private static final int ROW_T5 = 145 * Kernel.BLOCK;
  private static final int ROW_T6 = 146 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE44 = 147 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE45 = 148 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE46 = 149 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE47 = 150 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE48 = 151 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE49 = 152 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE50 = 153 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE51 = 154 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE52 = 155 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE53 = 156 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE54 = 157 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE55 = 158 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE56 = 159 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE57 = 160 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE58 = 161 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE59 = 162 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE60 = 163 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE61 = 164 * Kernel.BLOCK;
  private static final int ROW_A = 165 * Kernel.BLOCK;
  private static final int ROW_B = 166 * Kernel.BLOCK;
  private static final int ROW_C = 167 * Kernel.BLOCK;
  private static final int ROW_A2 = 168 * Kernel.BLOCK;
  private static final int ROW_B2 = 169 * Kernel.BLOCK;
  private static final int ROW_C2 = 170 * Kernel.BLOCK;
  private static final int ROW_A3 = 171 * Kernel.BLOCK;
  private static final int ROW_B3 = 172 * Kernel.BLOCK;
  private static final int ROW_C3 = 173 * Kernel.BLOCK;
  private static final int ROW_A4 = 174 * Kernel.BLOCK;
  private static final int ROW_B4 = 175 * Kernel.BLOCK;
  private static final int ROW_C4 = 176 * Kernel.BLOCK;
  private static final int ROW_A5 = 177 * Kernel.BLOCK;
  private static final int ROW_B5 = 178 * Kernel.BLOCK;
  private static final int ROW_C5 = 179 * Kernel.BLOCK;
  private static final int ROW_A6 = 180 * Kernel.BLOCK;
  private static final int ROW_B6 = 181 * Kernel.BLOCK;
  private static final int ROW_TO_EDGES = 182 * Kernel.BLOCK;
  private static final int ROW_TO_SECOND = 183 * Kernel.BLOCK;
  private static final int ROW_TO_FIRST = 184 * Kernel.BLOCK;
  private static final int ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 = 185 * Kernel.BLOCK;
  private static final int ROW_IX = 186 * Kernel.BLOCK;
  private static final int ROW_JX = 187 * Kernel.BLOCK;
  private static final int ROW_IY = 188 * Kernel.BLOCK;
  private static final int ROW_JY = 189 * Kernel.BLOCK;
  private static final int ROW_IZ = 190 * Kernel.BLOCK;
  private static final int ROW_CZ_OR_AZ = 191 * Kernel.BLOCK;
  private static final int ROW_JZ = 192 * Kernel.BLOCK;
  private static final int ROW_GX4 = 193 * Kernel.BLOCK;
  private static final int ROW_GY4 = 194 * Kernel.BLOCK;
  private static final int ROW_GZ4 = 195 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE62 = 196 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE63 = 197 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE64 = 198 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE65 = 199 * Kernel.BLOCK;
  private static final int ROW_MX10 = 200 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE66 = 201 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE67 = 202 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE68 = 203 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE69 = 204 * Kernel.BLOCK;
  private static final int ROW_MY10 = 205 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE70 = 206 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE71 = 207 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE72 = 208 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE73 = 209 * Kernel.BLOCK;
  private static final int ROW_MZ10 = 210 * Kernel.BLOCK;
  private static final int ROW_GG4 = 211 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE74 = 212 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE75 = 213 * Kernel.BLOCK;
  private static final int ROW_MX11 = 214 * Kernel.BLOCK;
  private static final int ROW_MY11 = 215 * Kernel.BLOCK;
  private static final int ROW_MZ11 = 216 * Kernel.BLOCK;
  private static final int ROW_MX12 = 217 * Kernel.BLOCK;
  private static final int ROW_MY12 = 218 * Kernel.BLOCK;
  private static final int ROW_MZ12 = 219 * Kernel.BLOCK;
  private static final int ROW_TO_FACE = 220 * Kernel.BLOCK;
  private static final int ROW_A_OR_A = 221 * Kernel.BLOCK;
  private static final int ROW_OX = 222 * Kernel.BLOCK;
  private static final int ROW_EX = 223 * Kernel.BLOCK;
  private static final int ROW_FX = 224 * Kernel.BLOCK;
  private static final int ROW_OY = 225 * Kernel.BLOCK;
  private static final int ROW_EY = 226 * Kernel.BLOCK;
  private static final int ROW_FY = 227 * Kernel.BLOCK;
  private static final int ROW_OZ = 228 * Kernel.BLOCK;
  private static final int ROW_EZ = 229 * Kernel.BLOCK;
  private static final int ROW_FZ = 230 * Kernel.BLOCK;
  private static final int ROW_PX = 231 * Kernel.BLOCK;
  private static final int ROW_PY = 232 * Kernel.BLOCK;
  private static final int ROW_PZ = 233 * Kernel.BLOCK;
  private static final int ROW_QX = 234 * Kernel.BLOCK;
  private static final int ROW_QY = 235 * Kernel.BLOCK;
  private static final int ROW_QZ = 236 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 237 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 238 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 239 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 240 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 241 * Kernel.BLOCK;
  private static final int ROW_PRODUCT24 = 242 * Kernel.BLOCK;
  private static final int ROW_EE = 243 * Kernel.BLOCK;
  private static final int ROW_F = 244 * Kernel.BLOCK;
  private static final int ROW_KX = 245 * Kernel.BLOCK;
  private static final int ROW_KY = 246 * Kernel.BLOCK;
  private static final int ROW_KZ = 247 * Kernel.BLOCK;
  private static final int ROW_KK = 248 * Kernel.BLOCK;
  private static final int ROW_IX2 = 249 * Kernel.BLOCK;
  private static final int ROW_IY2 = 250 * Kernel.BLOCK;
  private static final int ROW_IZ2 = 251 * Kernel.BLOCK;
  private static final int ROW_JX2 = 252 * Kernel.BLOCK;
  private static final int ROW_JY2 = 253 * Kernel.BLOCK;
  private static final int ROW_JZ2 = 254 * Kernel.BLOCK;
  private static final int ROW_PRODUCT25 = 255 * Kernel.BLOCK;
  private static final int ROW_PRODUCT26 = 256 * Kernel.BLOCK;
  private static final int ROW_PRODUCT27 = 257 * Kernel.BLOCK;
  private static final int ROW_PRODUCT28 = 258 * Kernel.BLOCK;
  private static final int ROW_PRODUCT29 = 259 * Kernel.BLOCK;
  private static final int ROW_PRODUCT30 = 260 * Kernel.BLOCK;
  private static final int ROW_START = 261 * Kernel.BLOCK;
  private static final int ROW_END = 262 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE10 = 263 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE11 = 264 * Kernel.BLOCK;
  private static final int ROW_CLOSEST_TO_LINE12 = 265 * Kernel.BLOCK;
  private static final int ROW_T_FACE = 266 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 267 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 268 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 269 * Kernel.BLOCK;
  private static final int ROW_UV = 270 * Kernel.BLOCK;
  private static final int ROW_VW = 271 * Kernel.BLOCK;
  private static final int ROW_WU = 272 * Kernel.BLOCK;
  private static final int ROW_KX2 = 273 * Kernel.BLOCK;
  private static final int ROW_LX = 274 * Kernel.BLOCK;
  private static final int ROW_KY2 = 275 * Kernel.BLOCK;
  private static final int ROW_LY = 276 * Kernel.BLOCK;
  private static final int ROW_KZ2 = 277 * Kernel.BLOCK;
  private static final int ROW_LZ = 278 * Kernel.BLOCK;
  private static final int ROW_HX4 = 279 * Kernel.BLOCK;
  private static final int ROW_MX13 = 280 * Kernel.BLOCK;
  private static final int ROW_HY4 = 281 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 282 * Kernel.BLOCK;
  private static final int ROW_MY13 = 283 * Kernel.BLOCK;
  private static final int ROW_HZ4 = 284 * Kernel.BLOCK;
  private static final int ROW_MZ13 = 285 * Kernel.BLOCK;
  private static final int ROW_HH4 = 286 * Kernel.BLOCK;
  private static final int ROW_GH = 287 * Kernel.BLOCK;
  private static final int ROW_MH = 288 * Kernel.BLOCK;
  private static final int ROW_MG = 289 * Kernel.BLOCK;
  private static final int ROW_PRODUCT31 = 290 * Kernel.BLOCK;
  private static final int ROW_PRODUCT32 = 291 * Kernel.BLOCK;
  private static final int ROW_PRODUCT33 = 292 * Kernel.BLOCK;
  private static final int ROW_PRODUCT34 = 293 * Kernel.BLOCK;
  private static final int ROW_PRODUCT35 = 294 * Kernel.BLOCK;
  private static final int ROW_PRODUCT36 = 295 * Kernel.BLOCK;
  private static final int ROW_S = 296 * Kernel.BLOCK;
  private static final int ROW_T_EDGES = 297 * Kernel.BLOCK;
  private static final int ROW_S2 = 298 * Kernel.BLOCK;
  private static final int ROW_T7 = 299 * Kernel.BLOCK;
  private static final int ROW_X1 = 300 * Kernel.BLOCK;
  private static final int ROW_PRODUCT37 = 301 * Kernel.BLOCK;
  private static final int ROW_X2 = 302 * Kernel.BLOCK;
  private static final int ROW_Y1 = 303 * Kernel.BLOCK;
  private static final int ROW_Y2 = 304 * Kernel.BLOCK;
  private static final int ROW_Z1 = 305 * Kernel.BLOCK;
  private static final int ROW_Z2 = 306 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 307 * Kernel.BLOCK;
  private static final int ROW_FEATURE1 = 308 * Kernel.BLOCK;
  private static final int ROW_FEATURE2 = 309 * Kernel.BLOCK;
  private static final int ROW_AX_OUT = 310 * Kernel.BLOCK;
  private static final int ROW_X1_OR_X2 = 311 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[312 * Kernel.BLOCK]);

  private static final int ROW_ABX = 0 * Kernel.BLOCK;
  private static final int ROW_ABY = 1 * Kernel.BLOCK;
  private static final int ROW_ABZ = 2 * Kernel.BLOCK;
  private static final int ROW_ACX = 3 * Kernel.BLOCK;
  private static final int ROW_ACY = 4 * Kernel.BLOCK;
  private static final int ROW_ACZ = 5 * Kernel.BLOCK;
  private static final int ROW_AUX = 6 * Kernel.BLOCK;
  private static final int ROW_AUY = 7 * Kernel.BLOCK;
  private static final int ROW_AUZ = 8 * Kernel.BLOCK;
  private static final int ROW_AVX = 9 * Kernel.BLOCK;
  private static final int ROW_AVY = 10 * Kernel.BLOCK;
  private static final int ROW_AVZ = 11 * Kernel.BLOCK;
  private static final int ROW_AWX = 12 * Kernel.BLOCK;
  private static final int ROW_AWY = 13 * Kernel.BLOCK;
  private static final int ROW_AWZ = 14 * Kernel.BLOCK;
  private static final int ROW_BCX = 15 * Kernel.BLOCK;
  private static final int ROW_BCY = 16 * Kernel.BLOCK;
  private static final int ROW_BCZ = 17 * Kernel.BLOCK;
  private static final int ROW_CAX = 18 * Kernel.BLOCK;
  private static final int ROW_CAY = 19 * Kernel.BLOCK;
  private static final int ROW_CAZ = 20 * Kernel.BLOCK;
  private static final int ROW_UVX = 21 * Kernel.BLOCK;
  private static final int ROW_UVY = 22 * Kernel.BLOCK;
  private static final int ROW_UVZ = 23 * Kernel.BLOCK;
  private static final int ROW_VWX = 24 * Kernel.BLOCK;
  private static final int ROW_VWY = 25 * Kernel.BLOCK;
  private static final int ROW_VWZ = 26 * Kernel.BLOCK;
  private static final int ROW_WUX = 27 * Kernel.BLOCK;
  private static final int ROW_WUY = 28 * Kernel.BLOCK;
  private static final int ROW_WUZ = 29 * Kernel.BLOCK;
  private static final int ROW_SX = 30 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 31 * Kernel.BLOCK;
  private static final int ROW_SY = 32 * Kernel.BLOCK;
  private static final int ROW_SZ = 33 * Kernel.BLOCK;
  private static final int ROW_N1X = 34 * Kernel.BLOCK;
  private static final int ROW_N1Y = 35 * Kernel.BLOCK;
  private static final int ROW_N1Z = 36 * Kernel.BLOCK;
  private static final int ROW_N2X = 37 * Kernel.BLOCK;
  private static final int ROW_N2Y = 38 * Kernel.BLOCK;
  private static final int ROW_N2Z = 39 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<double[]> DOUBLE_ROWS =
      ThreadLocal.withInitial(() -> new double[40 * Kernel.BLOCK]);

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    if (WideLanes.DOUBLES.length() < 4) {
      SCALAR.run(first, second, count, out);
      return;
    }
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    double[] doubleRows = DOUBLE_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      long restBits = floats1(columns1, from1, columns2, from2);
      long swapBits = floats2(columns1, from1, columns2, from2, floatRows, restBits);
      floats3(columns1, from1, columns2, from2, floatRows, swapBits);
      floats4(floatRows);
      floats5(floatRows);
      floats6(floatRows);
      floats7(floatRows);
      floats8(floatRows);
      floats9(floatRows);
      floats10(floatRows);
      long sumAtMostLargestBits = floats11(columns1, from1);
      long sumAtMostLargestBits2 = floats12(columns2, from2);
      long allLow1AtMostHigh2Bits = floats13(columns1, from1, columns2, from2);
      long boundsBits = floats14(columns1, from1, columns2, from2, allLow1AtMostHigh2Bits);
      doubles15(floatRows, doubleRows);
      long flatBits = doubles16(doubleRows, bits);
      long sumAtMostC1_09e_40Bits = bits[0];
      closestToLine(floatRows, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_HX, ROW_HY, ROW_HZ,
          ROW_CLOSEST_TO_LINE);
      closestToLine(floatRows, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX, ROW_GY, ROW_GZ, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_CLOSEST_TO_LINE2);
      closestToLine(floatRows, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CLOSEST_TO_LINE3);
      closestToLine(floatRows, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_HX, ROW_HY, ROW_HZ,
          ROW_CLOSEST_TO_LINE4);
      closestToLine(floatRows, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_CLOSEST_TO_LINE5);
      closestToLine(floatRows, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_GX2, ROW_GY2, ROW_GZ2, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CLOSEST_TO_LINE6);
      closestToLine(floatRows, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_HX, ROW_HY, ROW_HZ,
          ROW_CLOSEST_TO_LINE7);
      closestToLine(floatRows, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_CLOSEST_TO_LINE8);
      closestToLine(floatRows, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_GX3, ROW_GY3, ROW_GZ3, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_CLOSEST_TO_LINE9);
      nearestToPlane(floatRows, ROW_PRODUCT, ROW_PRODUCT2, ROW_PRODUCT3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_DIFFERENCE2, ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37,
          ROW_DIFFERENCE38, ROW_T);
      nearestToPlane(floatRows, ROW_PRODUCT4, ROW_PRODUCT5, ROW_PRODUCT6, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_DIFFERENCE2, ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37,
          ROW_DIFFERENCE38, ROW_T2);
      nearestToPlane(floatRows, ROW_PRODUCT7, ROW_PRODUCT8, ROW_PRODUCT9, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_DIFFERENCE2, ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37,
          ROW_DIFFERENCE38, ROW_T3);
      nearestToPlane(floatRows, ROW_PRODUCT10, ROW_PRODUCT11, ROW_PRODUCT12, ROW_HX, ROW_HY, ROW_HZ,
          ROW_DIFFERENCE, ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42,
          ROW_DIFFERENCE43, ROW_T4);
      nearestToPlane(floatRows, ROW_PRODUCT13, ROW_PRODUCT14, ROW_PRODUCT15, ROW_HX2, ROW_HY2, ROW_HZ2,
          ROW_DIFFERENCE, ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42,
          ROW_DIFFERENCE43, ROW_T5);
      nearestToPlane(floatRows, ROW_PRODUCT16, ROW_PRODUCT17, ROW_PRODUCT18, ROW_HX3, ROW_HY3, ROW_HZ3,
          ROW_DIFFERENCE, ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42,
          ROW_DIFFERENCE43, ROW_T6);
      long doubt = boundsBits & flatBits;
      long meetBits = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_CAX, ROW_CAY, ROW_CAZ);
      long meetBits2 = meet(doubleRows, ROW_UVX, ROW_UVY, ROW_UVZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits = meetBits & meetBits2;
      long meetBits3 = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits2 = meetAndMeetBits & meetBits3;
      long meetBits4 = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits3 = meetAndMeetBits2 & meetBits4;
      long meetBits5 = meet(doubleRows, ROW_ABX, ROW_ABY, ROW_ABZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits4 = meetAndMeetBits3 & meetBits5;
      long meetBits6 = meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits5 = meetAndMeetBits4 & meetBits6;
      long meetBits7 = meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits6 = meetAndMeetBits5 & meetBits7;
      long meetBits8 = meet(doubleRows, ROW_BCX, ROW_BCY, ROW_BCZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits7 = meetAndMeetBits6 & meetBits8;
      long meetBits9 = meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits8 = meetAndMeetBits7 & meetBits9;
      long meetBits10 = meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits9 = meetAndMeetBits8 & meetBits10;
      long meetBits11 = meet(doubleRows, ROW_CAX, ROW_CAY, ROW_CAZ, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits10 = meetAndMeetBits9 & meetBits11;
      long meetBits12 = meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_ABX, ROW_ABY, ROW_ABZ);
      long meetAndMeetBits11 = meetAndMeetBits10 & meetBits12;
      long meetBits13 = meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_BCX, ROW_BCY, ROW_BCZ);
      long meetAndMeetBits12 = meetAndMeetBits11 & meetBits13;
      long meetBits14 = meet(doubleRows, ROW_N1X, ROW_N1Y, ROW_N1Z, ROW_CAX, ROW_CAY, ROW_CAZ);
      long meetAndMeetBits13 = meetAndMeetBits12 & meetBits14;
      long meetBits15 = meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_UVX, ROW_UVY, ROW_UVZ);
      long meetAndMeetBits14 = meetAndMeetBits13 & meetBits15;
      long meetBits16 = meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_VWX, ROW_VWY, ROW_VWZ);
      long meetAndMeetBits15 = meetAndMeetBits14 & meetBits16;
      long meetBits17 = meet(doubleRows, ROW_N2X, ROW_N2Y, ROW_N2Z, ROW_WUX, ROW_WUY, ROW_WUZ);
      long meetAndMeetBits16 = meetAndMeetBits15 & meetBits17;
      long valueAtMostC1_09e_40AndMeetBits = sumAtMostC1_09e_40Bits & meetAndMeetBits16;
      long low1AtMostHigh2AndMeetBits = boundsBits & valueAtMostC1_09e_40AndMeetBits;
      floats18(floatRows);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE, ROW_MX, ROW_MY, ROW_MZ, ROW_GX, ROW_GY, ROW_GZ, ROW_GG,
          ROW_HX, ROW_HY, ROW_HZ, ROW_HH, ROW_A);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE2, ROW_MX2, ROW_MY2, ROW_MZ2, ROW_GX, ROW_GY, ROW_GZ,
          ROW_GG, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_HH2, ROW_B);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE3, ROW_MX3, ROW_MY3, ROW_MZ3, ROW_GX, ROW_GY, ROW_GZ,
          ROW_GG, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_HH3, ROW_C);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE4, ROW_MX4, ROW_MY4, ROW_MZ4, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_HX, ROW_HY, ROW_HZ, ROW_HH, ROW_A2);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE5, ROW_MX5, ROW_MY5, ROW_MZ5, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_HH2, ROW_B2);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE6, ROW_MX6, ROW_MY6, ROW_MZ6, ROW_GX2, ROW_GY2, ROW_GZ2,
          ROW_GG2, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_HH3, ROW_C2);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE7, ROW_MX7, ROW_MY7, ROW_MZ7, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_HX, ROW_HY, ROW_HZ, ROW_HH, ROW_A3);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE8, ROW_MX8, ROW_MY8, ROW_MZ8, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_HH2, ROW_B3);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE9, ROW_MX9, ROW_MY9, ROW_MZ9, ROW_GX3, ROW_GY3, ROW_GZ3,
          ROW_GG3, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_HH3, ROW_C3);
      squaredDistance(floatRows, ROW_DIFFERENCE44, ROW_DIFFERENCE45, ROW_DIFFERENCE46, ROW_DIFFERENCE2,
          ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37, ROW_DIFFERENCE38, ROW_A4);
      squaredDistance(floatRows, ROW_DIFFERENCE47, ROW_DIFFERENCE48, ROW_DIFFERENCE49, ROW_DIFFERENCE2,
          ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37, ROW_DIFFERENCE38, ROW_B4);
      squaredDistance(floatRows, ROW_DIFFERENCE50, ROW_DIFFERENCE51, ROW_DIFFERENCE52, ROW_DIFFERENCE2,
          ROW_DIFFERENCE4, ROW_DIFFERENCE6, ROW_DIFFERENCE36, ROW_DIFFERENCE37, ROW_DIFFERENCE38, ROW_C4);
      squaredDistance(floatRows, ROW_DIFFERENCE53, ROW_DIFFERENCE54, ROW_DIFFERENCE55, ROW_DIFFERENCE,
          ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42, ROW_DIFFERENCE43, ROW_A5);
      squaredDistance(floatRows, ROW_DIFFERENCE56, ROW_DIFFERENCE57, ROW_DIFFERENCE58, ROW_DIFFERENCE,
          ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42, ROW_DIFFERENCE43, ROW_B5);
      squaredDistance(floatRows, ROW_DIFFERENCE59, ROW_DIFFERENCE60, ROW_DIFFERENCE61, ROW_DIFFERENCE,
          ROW_DIFFERENCE3, ROW_DIFFERENCE5, ROW_DIFFERENCE41, ROW_DIFFERENCE42, ROW_DIFFERENCE43, ROW_C5);
      floats20(floatRows);
      long aLessBBits = floats21(floatRows);
      long squareAtMostLargestBits = floats22(floatRows, bits, aLessBBits, low1AtMostHigh2AndMeetBits);
      long onABBits = bits[0];
      long onBCBits = floats23(floatRows, onABBits);
      floats24(floatRows, onABBits);
      floats25(floatRows);
      floats26(floatRows);
      floats27(floatRows);
      long firstBits = floats28(floatRows, bits);
      long faceBits = bits[0];
      long startBits = floats29(floatRows, bits, firstBits);
      long middleBits = bits[0];
      floats30(floatRows, middleBits, startBits, firstBits);
      floats31(floatRows, middleBits, startBits, firstBits);
      floats32(floatRows);
      long eeGreaterZeroBits = floats33(floatRows);
      long inFirstBits = floats34(floatRows, bits, firstBits, faceBits);
      long inSecondBits = bits[0];
      floats35(floatRows);
      long faceAndStartBits = floats36(floatRows, bits, faceBits, startBits, onABBits, middleBits, onBCBits);
      long notFaceBits = bits[0];
      long faceAndValueAtMostToFaceBits = bits[1];
      long allSquareAtMostLargestBits = squareAtMostLargestBits & sumAtMostLargestBits;
      long validBits = allSquareAtMostLargestBits & sumAtMostLargestBits2;
      closestToLine(floatRows, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_GX4, ROW_GY4, ROW_GZ4, ROW_HX, ROW_HY, ROW_HZ,
          ROW_CLOSEST_TO_LINE10);
      closestToLine(floatRows, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_GX4, ROW_GY4, ROW_GZ4, ROW_HX2, ROW_HY2,
          ROW_HZ2, ROW_CLOSEST_TO_LINE11);
      closestToLine(floatRows, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_GX4, ROW_GY4, ROW_GZ4, ROW_HX3, ROW_HY3,
          ROW_HZ3, ROW_CLOSEST_TO_LINE12);
      nearestToPlane(floatRows, ROW_PRODUCT19, ROW_PRODUCT20, ROW_PRODUCT21, ROW_PRODUCT22, ROW_PRODUCT23,
          ROW_PRODUCT24, ROW_EX, ROW_EY, ROW_EZ, ROW_FX, ROW_FY, ROW_FZ, ROW_T_FACE);
      long hits = floats38(floatRows, results, at, validBits, eeGreaterZeroBits);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE10, ROW_MX10, ROW_MY10, ROW_MZ10, ROW_GX4, ROW_GY4,
          ROW_GZ4, ROW_GG4, ROW_HX, ROW_HY, ROW_HZ, ROW_HH, ROW_UV);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE11, ROW_MX11, ROW_MY11, ROW_MZ11, ROW_GX4, ROW_GY4,
          ROW_GZ4, ROW_GG4, ROW_HX2, ROW_HY2, ROW_HZ2, ROW_HH2, ROW_VW);
      squaredDistance(floatRows, ROW_CLOSEST_TO_LINE12, ROW_MX12, ROW_MY12, ROW_MZ12, ROW_GX4, ROW_GY4,
          ROW_GZ4, ROW_GG4, ROW_HX3, ROW_HY3, ROW_HZ3, ROW_HH3, ROW_WU);
      long onUVBits = floats40(floatRows, bits);
      long onVWBits = bits[0];
      floats41(floatRows, faceBits);
      closestToLine(floatRows, ROW_MX13, ROW_MY13, ROW_MZ13, ROW_GX4, ROW_GY4, ROW_GZ4, ROW_HX4, ROW_HY4,
          ROW_HZ4, ROW_S);
      long notFaceAndOnUVBits = notFaceBits & onUVBits;
      long abBits = faceAndStartBits | notFaceAndOnUVBits;
      long notFaceAndVwAtMostNearestBits = notFaceBits & onVWBits;
      long bcBits = faceAndValueAtMostToFaceBits | notFaceAndVwAtMostNearestBits;
      floats43(floatRows);
      floats44(floatRows, faceBits, inFirstBits);
      floats45(floatRows, inSecondBits, inFirstBits);
      floats46(floatRows, inFirstBits, bcBits, abBits, inSecondBits, swapBits, hits);
      floats47(floatRows, results, at, hits, swapBits);
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

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] bxs = columns1[3], bys = columns1[4], bzs = columns1[5], cxs = columns1[6], cys = columns1[7],
        czs = columns1[8];
    float[] vxs = columns2[3], vys = columns2[4], vzs = columns2[5], wxs = columns2[6], wys = columns2[7],
        wzs = columns2[8];
    long restBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> rest = fromArray(FLOATS, czs, i).compare(GT, fromArray(FLOATS, wzs, j));
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector wy = fromArray(FLOATS, wys, j);
      VectorMask<Float> cyIsWyAndRest = cy.compare(EQ, wy, rest);
      VectorMask<Float> rest2 = cy.compare(GT, wy).or(cyIsWyAndRest);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      VectorMask<Float> cxIsWxAndRest = cx.compare(EQ, wx, rest2);
      VectorMask<Float> rest3 = cx.compare(GT, wx).or(cxIsWxAndRest);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      VectorMask<Float> bzIsVzAndRest = bz.compare(EQ, vz, rest3);
      VectorMask<Float> rest4 = bz.compare(GT, vz).or(bzIsVzAndRest);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector vy = fromArray(FLOATS, vys, j);
      VectorMask<Float> byIsVyAndRest = by.compare(EQ, vy, rest4);
      VectorMask<Float> rest5 = by.compare(GT, vy).or(byIsVyAndRest);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      VectorMask<Float> bxIsVxAndRest = bx.compare(EQ, vx, rest5);
      restBits |= bx.compare(GT, vx).or(bxIsVxAndRest).toLong() << k;
    }
    return restBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long restBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] uxs = columns2[0], uys = columns2[1], uzs = columns2[2], vxs = columns2[3], vys = columns2[4],
        vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector uz = fromArray(FLOATS, uzs, j);
      VectorMask<Float> azIsUzAndRest = az
          .compare(EQ, uz, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = az.compare(GT, uz).or(azIsUzAndRest);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector uy = fromArray(FLOATS, uys, j);
      VectorMask<Float> ayIsUyAndRest = ay.compare(EQ, uy, rest);
      VectorMask<Float> rest2 = ay.compare(GT, uy).or(ayIsUyAndRest);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector ux = fromArray(FLOATS, uxs, j);
      VectorMask<Float> axIsUxAndRest = ax.compare(EQ, ux, rest2);
      VectorMask<Float> swap = ax.compare(GT, ux).or(axIsUxAndRest);
      swapBits |= swap.toLong() << k;
      // swap ? ux : ax
      FLOAT_VECTOR.cast(ax.blend(ux, swap)).intoArray(floatRows, ROW_AX + k);
      // swap ? uy : ay
      FLOAT_VECTOR.cast(ay.blend(uy, swap)).intoArray(floatRows, ROW_AY + k);
      // swap ? uz : az
      FLOAT_VECTOR.cast(az.blend(uz, swap)).intoArray(floatRows, ROW_AZ + k);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // swap ? vx : bx
      FLOAT_VECTOR.cast(bx.blend(vx, swap)).intoArray(floatRows, ROW_BX + k);
      FloatVector vy = fromArray(FLOATS, vys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      // swap ? vy : by
      FLOAT_VECTOR.cast(by.blend(vy, swap)).intoArray(floatRows, ROW_BY + k);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // swap ? vz : bz
      FLOAT_VECTOR.cast(bz.blend(vz, swap)).intoArray(floatRows, ROW_BZ + k);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // swap ? wx : cx
      FLOAT_VECTOR.cast(cx.blend(wx, swap)).intoArray(floatRows, ROW_CX + k);
      // swap ? wy : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, i).blend(fromArray(FLOATS, wys, j), swap)).intoArray(floatRows,
          ROW_CY + k);
      // swap ? wz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, i).blend(fromArray(FLOATS, wzs, j), swap)).intoArray(floatRows,
          ROW_CZ + k);
      // swap ? ax : ux
      FLOAT_VECTOR.cast(ux.blend(ax, swap)).intoArray(floatRows, ROW_UX + k);
      // swap ? ay : uy
      FLOAT_VECTOR.cast(uy.blend(ay, swap)).intoArray(floatRows, ROW_UY + k);
      // swap ? az : uz
      FLOAT_VECTOR.cast(uz.blend(az, swap)).intoArray(floatRows, ROW_UZ + k);
      // swap ? bx : vx
      FLOAT_VECTOR.cast(vx.blend(bx, swap)).intoArray(floatRows, ROW_VX + k);
      // swap ? by : vy
      FLOAT_VECTOR.cast(vy.blend(by, swap)).intoArray(floatRows, ROW_VY + k);
      // swap ? bz : vz
      FLOAT_VECTOR.cast(vz.blend(bz, swap)).intoArray(floatRows, ROW_VZ + k);
      // swap ? cx : wx
      FLOAT_VECTOR.cast(wx.blend(cx, swap)).intoArray(floatRows, ROW_WX + k);
    }
    return swapBits;
  }

  private static void floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return;
    }
    float[] cys = columns1[7], czs = columns1[8];
    float[] wys = columns2[7], wzs = columns2[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? cy : wy
      FLOAT_VECTOR.cast(fromArray(FLOATS, wys, j).blend(fromArray(FLOATS, cys, i), swap)).intoArray(floatRows,
          ROW_WY + k);
      // swap ? cz : wz
      FLOAT_VECTOR.cast(fromArray(FLOATS, wzs, j).blend(fromArray(FLOATS, czs, i), swap)).intoArray(floatRows,
          ROW_WZ + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector difference = bx.lanewise(SUB, ax);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, difference);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector difference2 = vx.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector hx = ALL_HALF.lanewise(MUL, difference2);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector difference3 = by.lanewise(SUB, ay);
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, difference3);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector difference4 = vy.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, difference4);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector difference5 = bz.lanewise(SUB, az);
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, difference5);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector difference6 = vz.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference6).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, difference6);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector difference7 = ax.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference7).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FloatVector difference8 = bx.lanewise(SUB, vx);
      FLOAT_VECTOR.cast(difference8).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FloatVector difference9 = ax.lanewise(SUB, vx);
      FLOAT_VECTOR.cast(difference9).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FloatVector difference10 = bx.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference10).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference7.lanewise(ADD, difference8)
          .lanewise(ADD, difference9.lanewise(ADD, difference10)))).intoArray(floatRows, ROW_MX + k);
      FloatVector difference11 = ay.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference11).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference12 = by.lanewise(SUB, vy);
      FLOAT_VECTOR.cast(difference12).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FloatVector difference13 = ay.lanewise(SUB, vy);
      FLOAT_VECTOR.cast(difference13).intoArray(floatRows, ROW_DIFFERENCE13 + k);
      FloatVector difference14 = by.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference14).intoArray(floatRows, ROW_DIFFERENCE14 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference11.lanewise(ADD, difference12)
          .lanewise(ADD, difference13.lanewise(ADD, difference14)))).intoArray(floatRows, ROW_MY + k);
      FloatVector difference15 = az.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference15).intoArray(floatRows, ROW_DIFFERENCE15 + k);
      FloatVector difference16 = bz.lanewise(SUB, vz);
      FLOAT_VECTOR.cast(difference16).intoArray(floatRows, ROW_DIFFERENCE16 + k);
      FloatVector difference17 = az.lanewise(SUB, vz);
      FLOAT_VECTOR.cast(difference17).intoArray(floatRows, ROW_DIFFERENCE17 + k);
      FloatVector difference18 = bz.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference18).intoArray(floatRows, ROW_DIFFERENCE18 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference15.lanewise(ADD, difference16)
          .lanewise(ADD, difference17.lanewise(ADD, difference18)))).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, wx
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VX + k)))).intoArray(floatRows, ROW_HX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VY + k)))).intoArray(floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_WZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VZ + k)))).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_BX + k).lanewise(SUB, wx);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE19 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_AX + k).lanewise(SUB, wx);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE20 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))))).intoArray(floatRows,
          ROW_MX2 + k);
    }
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_BY + k).lanewise(SUB, wy);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE21 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_AY + k).lanewise(SUB, wy);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE22 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k))))).intoArray(floatRows,
          ROW_MY2 + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_BZ + k).lanewise(SUB, wz);
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE23 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_AZ + k).lanewise(SUB, wz);
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE24 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k)
          .lanewise(ADD, difference3).lanewise(ADD, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k))))).intoArray(floatRows,
          ROW_MZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH2 + k);
      FloatVector hx2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WX + k)));
      FLOAT_VECTOR.cast(hx2).intoArray(floatRows, ROW_HX3 + k);
      FloatVector hy2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UY + k).lanewise(SUB, wy));
      FLOAT_VECTOR.cast(hy2).intoArray(floatRows, ROW_HY3 + k);
      FloatVector hz2 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_UZ + k).lanewise(SUB, wz));
      FLOAT_VECTOR.cast(hz2).intoArray(floatRows, ROW_HZ3 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k))))).intoArray(floatRows,
          ROW_MX3 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k)
          .lanewise(ADD, difference)))).intoArray(floatRows, ROW_MY3 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k)
          .lanewise(ADD, difference3)))).intoArray(floatRows, ROW_MZ3 + k);
      FLOAT_VECTOR.cast(hx2.lanewise(MUL, hx2).lanewise(ADD, hy2.lanewise(MUL, hy2))
          .lanewise(ADD, hz2.lanewise(MUL, hz2))).intoArray(floatRows, ROW_HH3 + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector gx = ALL_HALF.lanewise(MUL, cx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BX + k)));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX2 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, cy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BY + k)));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY2 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, cz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BZ + k)));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector difference = cx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VX + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE25 + k);
      FloatVector difference2 = cx.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UX + k));
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE26 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k)
          .lanewise(ADD, difference).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k)
          .lanewise(ADD, difference2)))).intoArray(floatRows, ROW_MX4 + k);
      FloatVector difference3 = cy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VY + k));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE27 + k);
      FloatVector difference4 = cy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UY + k));
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE28 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k)
          .lanewise(ADD, difference3).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k)
          .lanewise(ADD, difference4)))).intoArray(floatRows, ROW_MY4 + k);
      FloatVector difference5 = cz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VZ + k));
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE29 + k);
      FloatVector difference6 = cz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_UZ + k));
      FLOAT_VECTOR.cast(difference6).intoArray(floatRows, ROW_DIFFERENCE30 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(ADD, difference5).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k)
          .lanewise(ADD, difference6)))).intoArray(floatRows, ROW_MZ4 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG2 + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WX + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE31 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE25 + k))))).intoArray(floatRows,
          ROW_MX5 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WY + k));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE32 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k)
          .lanewise(ADD, difference3).lanewise(ADD, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE27 + k))))).intoArray(floatRows,
          ROW_MY5 + k);
      FloatVector difference5 = fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_WZ + k));
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE33 + k);
      FloatVector difference6 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE23 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE16 + k)
          .lanewise(ADD, difference5).lanewise(ADD, difference6
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE29 + k))))).intoArray(floatRows,
          ROW_MZ5 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE26 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k)
          .lanewise(ADD, difference)))).intoArray(floatRows, ROW_MX6 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE28 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k)
          .lanewise(ADD, difference3)))).intoArray(floatRows, ROW_MY6 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference6
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(ADD, difference5)))).intoArray(floatRows, ROW_MZ6 + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CX + k)));
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX3 + k);
      FloatVector gy = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CY + k)));
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY3 + k);
      FloatVector gz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CZ + k)));
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ3 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE26 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE25 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference.lanewise(ADD, difference2)
          .lanewise(ADD, difference3.lanewise(ADD, difference4)))).intoArray(floatRows, ROW_MX7 + k);
      FloatVector difference5 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE28 + k);
      FloatVector difference6 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k);
      FloatVector difference7 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE27 + k);
      FloatVector difference8 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference5.lanewise(ADD, difference6)
          .lanewise(ADD, difference7.lanewise(ADD, difference8)))).intoArray(floatRows, ROW_MY7 + k);
      FloatVector difference9 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k);
      FloatVector difference10 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE29 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k)
          .lanewise(ADD, difference9).lanewise(ADD, difference10
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k))))).intoArray(floatRows,
          ROW_MZ7 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG3 + k);
      FloatVector difference11 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k);
      FloatVector difference12 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE31 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference3.lanewise(ADD, difference11)
          .lanewise(ADD, difference12.lanewise(ADD, difference2)))).intoArray(floatRows, ROW_MX8 + k);
      FloatVector difference13 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE22 + k);
      FloatVector difference14 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE32 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference7.lanewise(ADD, difference13)
          .lanewise(ADD, difference14.lanewise(ADD, difference6)))).intoArray(floatRows, ROW_MY8 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference10
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE33 + k)
          .lanewise(ADD, difference9)))).intoArray(floatRows, ROW_MZ8 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference12.lanewise(ADD, difference4)
          .lanewise(ADD, difference.lanewise(ADD, difference11)))).intoArray(floatRows, ROW_MX9 + k);
      FLOAT_VECTOR.cast(difference14.lanewise(ADD, difference8)
          .lanewise(ADD, difference5.lanewise(ADD, difference13))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static void floats9(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k))).intoArray(
          floatRows, ROW_MY9 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE33 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k))))).intoArray(floatRows,
          ROW_MZ9 + k);
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector difference = ux.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX + k));
      FloatVector difference2 = ux.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BX + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference.lanewise(ADD, difference2))).intoArray(floatRows,
          ROW_PRODUCT + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector difference3 = uy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY + k));
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE34 + k);
      FloatVector difference4 = uy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BY + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference3.lanewise(ADD, difference4))).intoArray(floatRows,
          ROW_PRODUCT2 + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector difference5 = uz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ + k));
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE35 + k);
      FloatVector difference6 = uz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_BZ + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference5.lanewise(ADD, difference6))).intoArray(floatRows,
          ROW_PRODUCT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WX + k).lanewise(SUB, ux)).intoArray(floatRows,
          ROW_DIFFERENCE36 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WY + k).lanewise(SUB, uy)).intoArray(floatRows,
          ROW_DIFFERENCE37 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_WZ + k).lanewise(SUB, uz)).intoArray(floatRows,
          ROW_DIFFERENCE38 + k);
      FloatVector difference7 = ux.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CX + k));
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference2.lanewise(ADD, difference7))).intoArray(floatRows,
          ROW_PRODUCT4 + k);
      FloatVector difference8 = uy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CY + k));
      FLOAT_VECTOR.cast(difference8).intoArray(floatRows, ROW_DIFFERENCE39 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference4.lanewise(ADD, difference8))).intoArray(floatRows,
          ROW_PRODUCT5 + k);
      FloatVector difference9 = uz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CZ + k));
      FLOAT_VECTOR.cast(difference9).intoArray(floatRows, ROW_DIFFERENCE40 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference6.lanewise(ADD, difference9))).intoArray(floatRows,
          ROW_PRODUCT6 + k);
      FLOAT_VECTOR.cast(difference7.lanewise(ADD, difference)).intoArray(floatRows, ROW_SUM2 + k);
    }
  }

  private static void floats10(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k))).intoArray(
          floatRows, ROW_PRODUCT7 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE39 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE34 + k)))).intoArray(floatRows,
          ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE40 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE35 + k)))).intoArray(floatRows,
          ROW_PRODUCT9 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference.lanewise(ADD, difference2))).intoArray(floatRows,
          ROW_PRODUCT10 + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference3.lanewise(ADD, difference4))).intoArray(floatRows,
          ROW_PRODUCT11 + k);
      FloatVector difference5 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k);
      FloatVector difference6 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference5.lanewise(ADD, difference6))).intoArray(floatRows,
          ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX + k))).intoArray(floatRows, ROW_DIFFERENCE41 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY + k))).intoArray(floatRows, ROW_DIFFERENCE42 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ + k))).intoArray(floatRows, ROW_DIFFERENCE43 + k);
      FloatVector difference7 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference2.lanewise(ADD, difference7))).intoArray(floatRows,
          ROW_PRODUCT13 + k);
      FloatVector difference8 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE22 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference4.lanewise(ADD, difference8))).intoArray(floatRows,
          ROW_PRODUCT14 + k);
      FloatVector difference9 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference6.lanewise(ADD, difference9))).intoArray(floatRows,
          ROW_PRODUCT15 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference7.lanewise(ADD, difference))).intoArray(floatRows,
          ROW_PRODUCT16 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference8.lanewise(ADD, difference3))).intoArray(floatRows,
          ROW_PRODUCT17 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, difference9.lanewise(ADD, difference5))).intoArray(floatRows,
          ROW_PRODUCT18 + k);
    }
  }

  private static long floats11(float[][] columns1, int from1) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = bx.lanewise(SUB, ax);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = by.lanewise(SUB, ay);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = bz.lanewise(SUB, az);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      FloatVector x2 = cx.lanewise(SUB, bx);
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector y2 = cy.lanewise(SUB, by);
      FloatVector cz = fromArray(FLOATS, czs, i);
      FloatVector z2 = cz.lanewise(SUB, bz);
      FloatVector x3 = ax.lanewise(SUB, cx);
      FloatVector y3 = ay.lanewise(SUB, cy);
      FloatVector z3 = az.lanewise(SUB, cz);
      sumAtMostLargestBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(ADD, x2.lanewise(MUL, x2)
          .lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, z2.lanewise(MUL, z2)))
          .lanewise(ADD, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return sumAtMostLargestBits;
  }

  private static long floats12(float[][] columns2, int from2) {
    if (columns2 == null) {
      return 0;
    }
    float[] uxs = columns2[0], uys = columns2[1], uzs = columns2[2], vxs = columns2[3], vys = columns2[4],
        vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
    long sumAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector vx = fromArray(FLOATS, vxs, j);
      FloatVector ux = fromArray(FLOATS, uxs, j);
      FloatVector x = vx.lanewise(SUB, ux);
      FloatVector vy = fromArray(FLOATS, vys, j);
      FloatVector uy = fromArray(FLOATS, uys, j);
      FloatVector y = vy.lanewise(SUB, uy);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      FloatVector uz = fromArray(FLOATS, uzs, j);
      FloatVector z = vz.lanewise(SUB, uz);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      FloatVector x2 = wx.lanewise(SUB, vx);
      FloatVector wy = fromArray(FLOATS, wys, j);
      FloatVector y2 = wy.lanewise(SUB, vy);
      FloatVector wz = fromArray(FLOATS, wzs, j);
      FloatVector z2 = wz.lanewise(SUB, vz);
      FloatVector x3 = ux.lanewise(SUB, wx);
      FloatVector y3 = uy.lanewise(SUB, wy);
      FloatVector z3 = uz.lanewise(SUB, wz);
      sumAtMostLargestBits |= x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z)).lanewise(ADD, x2.lanewise(MUL, x2)
          .lanewise(ADD, y2.lanewise(MUL, y2)).lanewise(ADD, z2.lanewise(MUL, z2)))
          .lanewise(ADD, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LE, ALL_LARGEST).toLong() << k;
    }
    return sumAtMostLargestBits;
  }

  private static long floats13(float[][] columns1, int from1, float[][] columns2, int from2) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], bxs = columns1[3], cxs = columns1[6];
    float[] uxs = columns2[0], vxs = columns2[3], wxs = columns2[6];
    long allLow1AtMostHigh2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      // a < b ? a : b
      FloatVector low1 = bx.blend(ax, ax.compare(LT, bx));
      FloatVector cx = fromArray(FLOATS, cxs, i);
      // c < low1 ? c : low1
      FloatVector low1_2 = low1.blend(cx, cx.compare(LT, low1));
      // a > b ? a : b
      FloatVector high1 = bx.blend(ax, ax.compare(GT, bx));
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cx, cx.compare(GT, high1));
      FloatVector ux = fromArray(FLOATS, uxs, j);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      // u < v ? u : v
      FloatVector low2 = vx.blend(ux, ux.compare(LT, vx));
      FloatVector wx = fromArray(FLOATS, wxs, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(wx, wx.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = vx.blend(ux, ux.compare(GT, vx));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(wx, wx.compare(GT, high2));
      VectorMask<Float> allLow1AtMostHigh2 = low1_2.compare(LE, high2_2);
      allLow1AtMostHigh2 = low2_2.compare(LE, high1_2, allLow1AtMostHigh2);
      allLow1AtMostHigh2Bits |= allLow1AtMostHigh2.toLong() << k;
    }
    return allLow1AtMostHigh2Bits;
  }

  private static long floats14(float[][] columns1, int from1, float[][] columns2, int from2,
      long allLow1AtMostHigh2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ays = columns1[1], azs = columns1[2], bys = columns1[4], bzs = columns1[5], cys = columns1[7],
        czs = columns1[8];
    float[] uys = columns2[1], uzs = columns2[2], vys = columns2[4], vzs = columns2[5], wys = columns2[7],
        wzs = columns2[8];
    long boundsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      // a < b ? a : b
      FloatVector low1 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, i);
      // c < low1 ? c : low1
      FloatVector low1_2 = low1.blend(cy, cy.compare(LT, low1));
      // a > b ? a : b
      FloatVector high1 = by.blend(ay, ay.compare(GT, by));
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cy, cy.compare(GT, high1));
      FloatVector uy = fromArray(FLOATS, uys, j);
      FloatVector vy = fromArray(FLOATS, vys, j);
      // u < v ? u : v
      FloatVector low2 = vy.blend(uy, uy.compare(LT, vy));
      FloatVector wy = fromArray(FLOATS, wys, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(wy, wy.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = vy.blend(uy, uy.compare(GT, vy));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(wy, wy.compare(GT, high2));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // a < b ? a : b
      FloatVector low1_3 = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, i);
      // c < low1 ? c : low1
      FloatVector low1_4 = low1_3.blend(cz, cz.compare(LT, low1_3));
      // a > b ? a : b
      FloatVector high1_3 = bz.blend(az, az.compare(GT, bz));
      // c > high1 ? c : high1
      FloatVector high1_4 = high1_3.blend(cz, cz.compare(GT, high1_3));
      FloatVector uz = fromArray(FLOATS, uzs, j);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      // u < v ? u : v
      FloatVector low2_3 = vz.blend(uz, uz.compare(LT, vz));
      FloatVector wz = fromArray(FLOATS, wzs, j);
      // w < low2 ? w : low2
      FloatVector low2_4 = low2_3.blend(wz, wz.compare(LT, low2_3));
      // u > v ? u : v
      FloatVector high2_3 = vz.blend(uz, uz.compare(GT, vz));
      // w > high2 ? w : high2
      FloatVector high2_4 = high2_3.blend(wz, wz.compare(GT, high2_3));
      VectorMask<Float> bounds = low1_2.compare(LE, high2_2,
          VectorMask.fromLong(FLOATS, (allLow1AtMostHigh2Bits >>> k) & WideLanes.FLOAT_LANES));
      bounds = low2_2.compare(LE, high1_2, bounds);
      bounds = low1_4.compare(LE, high2_4, bounds);
      bounds = low2_4.compare(LE, high1_4, bounds);
      boundsBits |= bounds.toLong() << k;
    }
    return boundsBits;
  }

  private static void doubles15(float[] floatRows, double[] doubleRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ox = ((DoubleVector) fromArray(HALF, floatRows, ROW_AX + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oy = ((DoubleVector) fromArray(HALF, floatRows, ROW_AY + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oz = ((DoubleVector) fromArray(HALF, floatRows, ROW_AZ + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector abx = ((DoubleVector) fromArray(HALF, floatRows, ROW_BX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(abx).intoArray(doubleRows, ROW_ABX + k);
      DoubleVector aby = ((DoubleVector) fromArray(HALF, floatRows, ROW_BY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(aby).intoArray(doubleRows, ROW_ABY + k);
      DoubleVector abz = ((DoubleVector) fromArray(HALF, floatRows, ROW_BZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(abz).intoArray(doubleRows, ROW_ABZ + k);
      DoubleVector acx = ((DoubleVector) fromArray(HALF, floatRows, ROW_CX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(acx).intoArray(doubleRows, ROW_ACX + k);
      DoubleVector acy = ((DoubleVector) fromArray(HALF, floatRows, ROW_CY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(acy).intoArray(doubleRows, ROW_ACY + k);
      DoubleVector acz = ((DoubleVector) fromArray(HALF, floatRows, ROW_CZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(acz).intoArray(doubleRows, ROW_ACZ + k);
      DoubleVector aux = ((DoubleVector) fromArray(HALF, floatRows, ROW_UX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(aux).intoArray(doubleRows, ROW_AUX + k);
      DoubleVector auy = ((DoubleVector) fromArray(HALF, floatRows, ROW_UY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(auy).intoArray(doubleRows, ROW_AUY + k);
      DoubleVector auz = ((DoubleVector) fromArray(HALF, floatRows, ROW_UZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(auz).intoArray(doubleRows, ROW_AUZ + k);
      DoubleVector avx = ((DoubleVector) fromArray(HALF, floatRows, ROW_VX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(avx).intoArray(doubleRows, ROW_AVX + k);
      DoubleVector avy = ((DoubleVector) fromArray(HALF, floatRows, ROW_VY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(avy).intoArray(doubleRows, ROW_AVY + k);
      DoubleVector avz = ((DoubleVector) fromArray(HALF, floatRows, ROW_VZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(avz).intoArray(doubleRows, ROW_AVZ + k);
      DoubleVector awx = ((DoubleVector) fromArray(HALF, floatRows, ROW_WX + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(awx).intoArray(doubleRows, ROW_AWX + k);
      DoubleVector awy = ((DoubleVector) fromArray(HALF, floatRows, ROW_WY + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(awy).intoArray(doubleRows, ROW_AWY + k);
      DoubleVector awz = ((DoubleVector) fromArray(HALF, floatRows, ROW_WZ + k).convertShape(F2D, DOUBLES, 0))
          .lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(awz).intoArray(doubleRows, ROW_AWZ + k);
      DOUBLE_VECTOR.cast(acx.lanewise(SUB, abx)).intoArray(doubleRows, ROW_BCX + k);
      DOUBLE_VECTOR.cast(acy.lanewise(SUB, aby)).intoArray(doubleRows, ROW_BCY + k);
      DOUBLE_VECTOR.cast(acz.lanewise(SUB, abz)).intoArray(doubleRows, ROW_BCZ + k);
      DOUBLE_VECTOR.cast(acx.lanewise(NEG)).intoArray(doubleRows, ROW_CAX + k);
      DOUBLE_VECTOR.cast(acy.lanewise(NEG)).intoArray(doubleRows, ROW_CAY + k);
      DOUBLE_VECTOR.cast(acz.lanewise(NEG)).intoArray(doubleRows, ROW_CAZ + k);
      DOUBLE_VECTOR.cast(avx.lanewise(SUB, aux)).intoArray(doubleRows, ROW_UVX + k);
      DOUBLE_VECTOR.cast(avy.lanewise(SUB, auy)).intoArray(doubleRows, ROW_UVY + k);
      DOUBLE_VECTOR.cast(avz.lanewise(SUB, auz)).intoArray(doubleRows, ROW_UVZ + k);
      DOUBLE_VECTOR.cast(awx.lanewise(SUB, avx)).intoArray(doubleRows, ROW_VWX + k);
      DOUBLE_VECTOR.cast(awy.lanewise(SUB, avy)).intoArray(doubleRows, ROW_VWY + k);
      DOUBLE_VECTOR.cast(awz.lanewise(SUB, avz)).intoArray(doubleRows, ROW_VWZ + k);
      DOUBLE_VECTOR.cast(aux.lanewise(SUB, awx)).intoArray(doubleRows, ROW_WUX + k);
      DOUBLE_VECTOR.cast(auy.lanewise(SUB, awy)).intoArray(doubleRows, ROW_WUY + k);
      DOUBLE_VECTOR.cast(auz.lanewise(SUB, awz)).intoArray(doubleRows, ROW_WUZ + k);
      DOUBLE_VECTOR.cast(abx.lanewise(ABS).lanewise(ADD, acx.lanewise(ABS)).lanewise(ADD, aux.lanewise(ABS))
          .lanewise(ADD, avx.lanewise(ABS)).lanewise(ADD, awx.lanewise(ABS))).intoArray(doubleRows, ROW_SX + k);
      DOUBLE_VECTOR.cast(aby.lanewise(ABS).lanewise(ADD, acy.lanewise(ABS))
          .lanewise(ADD, auy.lanewise(ABS))).intoArray(doubleRows, ROW_SUM3 + k);
    }
  }

  private static long doubles16(double[] doubleRows, long[] bits) {
    if (doubleRows == null) {
      return 0;
    }
    long flatBits = 0;
    long sumAtMostC1_09e_40Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector sy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SUM3 + k)
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AVY + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AWY + k).lanewise(ABS));
      DOUBLE_VECTOR.cast(sy).intoArray(doubleRows, ROW_SY + k);
      DoubleVector abz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABZ + k);
      DoubleVector sz = abz.lanewise(ABS).lanewise(ADD,
          DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ACZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AUZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AVZ + k).lanewise(ABS))
          .lanewise(ADD, DoubleVector.fromArray(DOUBLES, doubleRows, ROW_AWZ + k).lanewise(ABS));
      DOUBLE_VECTOR.cast(sz).intoArray(doubleRows, ROW_SZ + k);
      DoubleVector aby = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABY + k);
      DoubleVector caz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAZ + k);
      DoubleVector cay = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAY + k);
      DoubleVector n1x = aby.lanewise(MUL, caz).lanewise(SUB, abz.lanewise(MUL, cay));
      DOUBLE_VECTOR.cast(n1x).intoArray(doubleRows, ROW_N1X + k);
      DoubleVector cax = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_CAX + k);
      DoubleVector abx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_ABX + k);
      DoubleVector n1y = abz.lanewise(MUL, cax).lanewise(SUB, abx.lanewise(MUL, caz));
      DOUBLE_VECTOR.cast(n1y).intoArray(doubleRows, ROW_N1Y + k);
      DoubleVector n1z = abx.lanewise(MUL, cay).lanewise(SUB, aby.lanewise(MUL, cax));
      DOUBLE_VECTOR.cast(n1z).intoArray(doubleRows, ROW_N1Z + k);
      DoubleVector uvy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVY + k);
      DoubleVector wuz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUZ + k);
      DoubleVector uvz = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVZ + k);
      DoubleVector wuy = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUY + k);
      DoubleVector n2x = uvy.lanewise(MUL, wuz).lanewise(SUB, uvz.lanewise(MUL, wuy));
      DOUBLE_VECTOR.cast(n2x).intoArray(doubleRows, ROW_N2X + k);
      DoubleVector wux = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_WUX + k);
      DoubleVector uvx = DoubleVector.fromArray(DOUBLES, doubleRows, ROW_UVX + k);
      DoubleVector n2y = uvz.lanewise(MUL, wux).lanewise(SUB, uvx.lanewise(MUL, wuz));
      DOUBLE_VECTOR.cast(n2y).intoArray(doubleRows, ROW_N2Y + k);
      DoubleVector n2z = uvx.lanewise(MUL, wuy).lanewise(SUB, uvy.lanewise(MUL, wux));
      DOUBLE_VECTOR.cast(n2z).intoArray(doubleRows, ROW_N2Z + k);
      VectorMask<Double> n1xIsZeroAndN1zIsZero = n1x.compare(EQ, ALL_ZERO);
      n1xIsZeroAndN1zIsZero = n1y.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      n1xIsZeroAndN1zIsZero = n1z.compare(EQ, ALL_ZERO, n1xIsZeroAndN1zIsZero);
      VectorMask<Double> n2xIsZeroAndN2zIsZero = n2x.compare(EQ, ALL_ZERO);
      n2xIsZeroAndN2zIsZero = n2y.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      n2xIsZeroAndN2zIsZero = n2z.compare(EQ, ALL_ZERO, n2xIsZeroAndN2zIsZero);
      flatBits |= n1xIsZeroAndN1zIsZero.or(n2xIsZeroAndN2zIsZero).toLong() << k;
      sumAtMostC1_09e_40Bits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SX + k).lanewise(ADD, sy)
          .lanewise(ADD, sz).compare(LE, ALL_C1_09E_40).toLong() << k;
    }
    bits[0] = sumAtMostC1_09e_40Bits;
    return flatBits;
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k)))).intoArray(floatRows,
          ROW_DIFFERENCE44 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE45 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(SUB, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE46 + k);
      FloatVector t2 = fromArray(FLOATS, floatRows, ROW_T2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE47 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE48 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(SUB, t2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE49 + k);
      FloatVector t3 = fromArray(FLOATS, floatRows, ROW_T3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(SUB, t3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE50 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)
          .lanewise(SUB, t3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE51 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(SUB, t3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE52 + k);
      FloatVector t4 = fromArray(FLOATS, floatRows, ROW_T4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(SUB, t4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))).intoArray(floatRows,
          ROW_DIFFERENCE53 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .lanewise(SUB, t4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE54 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)
          .lanewise(SUB, t4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k)))).intoArray(floatRows,
          ROW_DIFFERENCE55 + k);
      FloatVector t5 = fromArray(FLOATS, floatRows, ROW_T5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .lanewise(SUB, t5.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE56 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k)
          .lanewise(SUB, t5.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE57 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .lanewise(SUB, t5.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE58 + k);
      FloatVector t6 = fromArray(FLOATS, floatRows, ROW_T6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .lanewise(SUB, t6.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE59 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k)
          .lanewise(SUB, t6.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE60 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k)
          .lanewise(SUB, t6.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ3 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE61 + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C + k);
      // c < least ? c : least
      FLOAT_VECTOR.cast(least.blend(c, c.compare(LT, least))).intoArray(floatRows, ROW_A6 + k);
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A2 + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // a < b ? a : b
      FloatVector least2 = b2.blend(a2, a2.compare(LT, b2));
      FloatVector c2 = fromArray(FLOATS, floatRows, ROW_C2 + k);
      // c < least ? c : least
      FLOAT_VECTOR.cast(least2.blend(c2, c2.compare(LT, least2))).intoArray(floatRows, ROW_B6 + k);
    }
  }

  private static long floats21(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long aLessBBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A3 + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B3 + k);
      // a < b ? a : b
      FloatVector least = b.blend(a, a.compare(LT, b));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C3 + k);
      // c < least ? c : least
      FloatVector c2 = least.blend(c, c.compare(LT, least));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A6 + k);
      FloatVector b2 = fromArray(FLOATS, floatRows, ROW_B6 + k);
      // a < b ? a : b
      FloatVector least2 = b2.blend(a2, a2.compare(LT, b2));
      // c < least ? c : least
      FLOAT_VECTOR.cast(least2.blend(c2, c2.compare(LT, least2))).intoArray(floatRows, ROW_TO_EDGES + k);
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A4 + k);
      FloatVector b3 = fromArray(FLOATS, floatRows, ROW_B4 + k);
      // a < b ? a : b
      FloatVector least3 = b3.blend(a3, a3.compare(LT, b3));
      FloatVector c3 = fromArray(FLOATS, floatRows, ROW_C4 + k);
      // c < least ? c : least
      FLOAT_VECTOR.cast(least3.blend(c3, c3.compare(LT, least3))).intoArray(floatRows, ROW_TO_SECOND + k);
      aLessBBits |= fromArray(FLOATS, floatRows, ROW_A5 + k)
          .compare(LT, fromArray(FLOATS, floatRows, ROW_B5 + k)).toLong() << k;
    }
    return aLessBBits;
  }

  private static long floats22(float[] floatRows, long[] bits, long aLessBBits,
      long low1AtMostHigh2AndMeetBits) {
    if (floatRows == null) {
      return 0;
    }
    long squareAtMostLargestBits = 0;
    long onABBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // a < b ? a : b
      FloatVector least = fromArray(FLOATS, floatRows, ROW_B5 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_A5 + k),
          VectorMask.fromLong(FLOATS, (aLessBBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector c = fromArray(FLOATS, floatRows, ROW_C5 + k);
      // c < least ? c : least
      FloatVector toFirst = least.blend(c, c.compare(LT, least));
      FLOAT_VECTOR.cast(toFirst).intoArray(floatRows, ROW_TO_FIRST + k);
      FloatVector toEdges = fromArray(FLOATS, floatRows, ROW_TO_EDGES + k);
      FloatVector toSecond = fromArray(FLOATS, floatRows, ROW_TO_SECOND + k);
      // a < b ? a : b
      FloatVector least2 = toSecond.blend(toEdges, toEdges.compare(LT, toSecond));
      // c < least ? c : least
      FloatVector square = least2.blend(toFirst, toFirst.compare(LT, least2));
      squareAtMostLargestBits |= square.compare(LE, ALL_LARGEST).toLong() << k;
      FloatVector length = square.lanewise(SQRT);
      FloatVector distance = length.lanewise(SUB, ALL_ZERO_5);
      // distance > 0 ? distance : Float.MIN_VALUE; TriangleTriangle.overlap(ax, ay, az, bx, by, bz, cx, cy, cz,
      // ux, uy, uz, vx, vy, vz, wx, wy, wz) ? 0 : Rounded.apart((float) Math.sqrt(square), 0)
      FLOAT_VECTOR.cast(ALL_C1_40E_45.blend(distance, distance.compare(GT, ALL_ZERO_5))
          .blend(ALL_ZERO_5, VectorMask.fromLong(FLOATS, (low1AtMostHigh2AndMeetBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k);
      onABBits |= fromArray(FLOATS, floatRows, ROW_A6 + k).compare(LE, toEdges).toLong() << k;
    }
    bits[0] = onABBits;
    return squareAtMostLargestBits;
  }

  private static long floats23(float[] floatRows, long onABBits) {
    if (floatRows == null) {
      return 0;
    }
    long onBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = fromArray(FLOATS, floatRows, ROW_B6 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_TO_EDGES + k), onAB.not());
      onBCBits |= onBC.toLong() << k;
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      // onAB ? ax : onBC ? bx : cx
      FLOAT_VECTOR.cast(cx.blend(bx, onBC).blend(ax, onAB)).intoArray(floatRows, ROW_IX + k);
      // onAB ? bx : onBC ? cx : ax
      FLOAT_VECTOR.cast(ax.blend(cx, onBC).blend(bx, onAB)).intoArray(floatRows, ROW_JX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      // onAB ? ay : onBC ? by : cy
      FLOAT_VECTOR.cast(cy.blend(by, onBC).blend(ay, onAB)).intoArray(floatRows, ROW_IY + k);
      // onAB ? by : onBC ? cy : ay
      FLOAT_VECTOR.cast(ay.blend(cy, onBC).blend(by, onAB)).intoArray(floatRows, ROW_JY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      // onAB ? az : onBC ? bz : cz
      FLOAT_VECTOR.cast(cz.blend(fromArray(FLOATS, floatRows, ROW_BZ + k), onBC).blend(az, onAB)).intoArray(
          floatRows, ROW_IZ + k);
      // onBC ? cz : az
      FLOAT_VECTOR.cast(az.blend(cz, onBC)).intoArray(floatRows, ROW_CZ_OR_AZ + k);
    }
    return onBCBits;
  }

  private static void floats24(float[] floatRows, long onABBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // onAB ? bz : onBC ? cz : az
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_CZ_OR_AZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k),
          VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(jz).intoArray(floatRows, ROW_JZ + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, jx.lanewise(SUB, ix))).intoArray(floatRows, ROW_GX4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_JY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_IY + k)))).intoArray(floatRows, ROW_GY4 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, jz
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_IZ + k)))).intoArray(floatRows, ROW_GZ4 + k);
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector difference = ix.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE62 + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector difference2 = jx.lanewise(SUB, vx);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE63 + k);
      FloatVector difference3 = ix.lanewise(SUB, vx);
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE64 + k);
      FloatVector difference4 = jx.lanewise(SUB, ux);
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE65 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference.lanewise(ADD, difference2)
          .lanewise(ADD, difference3.lanewise(ADD, difference4)))).intoArray(floatRows, ROW_MX10 + k);
    }
  }

  private static void floats25(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector difference = iy.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE66 + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector difference2 = jy.lanewise(SUB, vy);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE67 + k);
      FloatVector difference3 = iy.lanewise(SUB, vy);
      FLOAT_VECTOR.cast(difference3).intoArray(floatRows, ROW_DIFFERENCE68 + k);
      FloatVector difference4 = jy.lanewise(SUB, uy);
      FLOAT_VECTOR.cast(difference4).intoArray(floatRows, ROW_DIFFERENCE69 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference.lanewise(ADD, difference2)
          .lanewise(ADD, difference3.lanewise(ADD, difference4)))).intoArray(floatRows, ROW_MY10 + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector difference5 = iz.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference5).intoArray(floatRows, ROW_DIFFERENCE70 + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector difference6 = jz.lanewise(SUB, vz);
      FLOAT_VECTOR.cast(difference6).intoArray(floatRows, ROW_DIFFERENCE71 + k);
      FloatVector difference7 = iz.lanewise(SUB, vz);
      FLOAT_VECTOR.cast(difference7).intoArray(floatRows, ROW_DIFFERENCE72 + k);
      FloatVector difference8 = jz.lanewise(SUB, uz);
      FLOAT_VECTOR.cast(difference8).intoArray(floatRows, ROW_DIFFERENCE73 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference5.lanewise(ADD, difference6)
          .lanewise(ADD, difference7.lanewise(ADD, difference8)))).intoArray(floatRows, ROW_MZ10 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX4 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY4 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ4 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz))).intoArray(floatRows, ROW_GG4 + k);
    }
  }

  private static void floats26(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_JX + k).lanewise(SUB, wx);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE74 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_IX + k).lanewise(SUB, wx);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE75 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE64 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE63 + k))))).intoArray(floatRows,
          ROW_MX11 + k);
    }
  }

  private static void floats27(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_JY + k).lanewise(SUB, wy);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_IY + k).lanewise(SUB, wy);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE68 + k)
          .lanewise(ADD, difference).lanewise(ADD, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE67 + k))))).intoArray(floatRows,
          ROW_MY11 + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector difference3 = fromArray(FLOATS, floatRows, ROW_JZ + k).lanewise(SUB, wz);
      FloatVector difference4 = fromArray(FLOATS, floatRows, ROW_IZ + k).lanewise(SUB, wz);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE72 + k)
          .lanewise(ADD, difference3).lanewise(ADD, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE71 + k))))).intoArray(floatRows,
          ROW_MZ11 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE75 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE65 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE62 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE74 + k))))).intoArray(floatRows,
          ROW_MX12 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE69 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE66 + k)
          .lanewise(ADD, difference)))).intoArray(floatRows, ROW_MY12 + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, difference4
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE73 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE70 + k)
          .lanewise(ADD, difference3)))).intoArray(floatRows, ROW_MZ12 + k);
    }
  }

  private static long floats28(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long firstBits = 0;
    long faceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector toFirst = fromArray(FLOATS, floatRows, ROW_TO_FIRST + k);
      FloatVector toSecond = fromArray(FLOATS, floatRows, ROW_TO_SECOND + k);
      VectorMask<Float> first2 = toFirst.compare(LT, toSecond);
      firstBits |= first2.toLong() << k;
      // first ? toFirst : toSecond
      FloatVector toFace = toSecond.blend(toFirst, first2);
      FLOAT_VECTOR.cast(toFace).intoArray(floatRows, ROW_TO_FACE + k);
      faceBits |= toFace.compare(LT, fromArray(FLOATS, floatRows, ROW_TO_EDGES + k)).toLong() << k;
      // first ? uvFace : abFace
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_A4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_A5 + k), first2)).intoArray(floatRows, ROW_A_OR_A + k);
    }
    bits[0] = faceBits;
    return firstBits;
  }

  private static long floats29(float[] floatRows, long[] bits, long firstBits) {
    if (floatRows == null) {
      return 0;
    }
    long startBits = 0;
    long middleBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector toFace = fromArray(FLOATS, floatRows, ROW_TO_FACE + k);
      VectorMask<Float> start = fromArray(FLOATS, floatRows, ROW_A_OR_A + k).compare(LE, toFace);
      startBits |= start.toLong() << k;
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      // first ? vwFace : bcFace
      middleBits |= fromArray(FLOATS, floatRows, ROW_B4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_B5 + k), first2)
          .compare(LE, toFace, start.not()).toLong() << k;
      // first ? ax : ux
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_UX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_AX + k), first2)).intoArray(floatRows, ROW_OX + k);
      // first ? bx - ax : vx - ux
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k), first2)).intoArray(floatRows, ROW_EX + k);
      // first ? cx - ax : wx - ux
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE36 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE41 + k), first2)).intoArray(floatRows, ROW_FX + k);
      // first ? ay : uy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_UY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_AY + k), first2)).intoArray(floatRows, ROW_OY + k);
      // first ? by - ay : vy - uy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k), first2)).intoArray(floatRows, ROW_EY + k);
      // first ? cy - ay : wy - uy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE37 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE42 + k), first2)).intoArray(floatRows, ROW_FY + k);
      // first ? az : uz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_UZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), first2)).intoArray(floatRows, ROW_OZ + k);
      // first ? bz - az : vz - uz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k), first2)).intoArray(floatRows, ROW_EZ + k);
      // first ? cz - az : wz - uz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE38 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE43 + k), first2)).intoArray(floatRows, ROW_FZ + k);
    }
    bits[0] = middleBits;
    return startBits;
  }

  private static void floats30(float[] floatRows, long middleBits, long startBits, long firstBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> start = VectorMask.fromLong(FLOATS, (startBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> middle = VectorMask.fromLong(FLOATS, (middleBits >>> k) & WideLanes.FLOAT_LANES);
      // first ? start ? ux : middle ? vx : wx : start ? ax : middle ? bx : cx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BX + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_AX + k), start)
          .blend(fromArray(FLOATS, floatRows, ROW_WX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_VX + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_UX + k), start), first2)).intoArray(floatRows, ROW_PX + k);
      // first ? start ? uy : middle ? vy : wy : start ? ay : middle ? by : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_AY + k), start)
          .blend(fromArray(FLOATS, floatRows, ROW_WY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_VY + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_UY + k), start), first2)).intoArray(floatRows, ROW_PY + k);
      // first ? start ? uz : middle ? vz : wz : start ? az : middle ? bz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), start)
          .blend(fromArray(FLOATS, floatRows, ROW_WZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_VZ + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_UZ + k), start), first2)).intoArray(floatRows, ROW_PZ + k);
    }
  }

  private static void floats31(float[] floatRows, long middleBits, long startBits, long firstBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> start = VectorMask.fromLong(FLOATS, (startBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> middle = VectorMask.fromLong(FLOATS, (middleBits >>> k) & WideLanes.FLOAT_LANES);
      // first ? start ? vx : middle ? wx : ux : start ? bx : middle ? cx : ax
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_AX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CX + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_BX + k), start)
          .blend(fromArray(FLOATS, floatRows, ROW_UX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_WX + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_VX + k), start), first2);
      FLOAT_VECTOR.cast(qx).intoArray(floatRows, ROW_QX + k);
      // first ? start ? vy : middle ? wy : uy : start ? by : middle ? cy : ay
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_AY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CY + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k), start)
          .blend(fromArray(FLOATS, floatRows, ROW_UY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_WY + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_VY + k), start), first2);
      FLOAT_VECTOR.cast(qy).intoArray(floatRows, ROW_QY + k);
      // first ? start ? vz : middle ? wz : uz : start ? bz : middle ? cz : az
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CZ + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), start)
          .blend(fromArray(FLOATS, floatRows, ROW_UZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_WZ + k), middle)
          .blend(fromArray(FLOATS, floatRows, ROW_VZ + k), start), first2)).intoArray(floatRows, ROW_QZ + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ox.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k))
          .lanewise(ADD, ox.lanewise(SUB, qx)))).intoArray(floatRows, ROW_PRODUCT19 + k);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, oy.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PY + k))
          .lanewise(ADD, oy.lanewise(SUB, qy)))).intoArray(floatRows, ROW_PRODUCT20 + k);
    }
  }

  private static void floats32(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, oz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ + k))
          .lanewise(ADD, oz.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_QZ + k))))).intoArray(floatRows,
          ROW_PRODUCT21 + k);
    }
  }

  private static long floats33(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long eeGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k)))).intoArray(floatRows, ROW_PRODUCT22 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PY + k)))).intoArray(floatRows, ROW_PRODUCT23 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ + k)))).intoArray(floatRows, ROW_PRODUCT24 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FLOAT_VECTOR.cast(ee).intoArray(floatRows, ROW_EE + k);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector numerator = fx.lanewise(MUL, ex).lanewise(ADD, fy.lanewise(MUL, ey))
          .lanewise(ADD, fz.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO_5);
      eeGreaterZeroBits |= eeGreaterZero.toLong() << k;
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO_5.blend(numerator.lanewise(DIV, ee), eeGreaterZero);
      FLOAT_VECTOR.cast(f).intoArray(floatRows, ROW_F + k);
      FLOAT_VECTOR.cast(fx.lanewise(SUB, f.lanewise(MUL, ex))).intoArray(floatRows, ROW_KX + k);
      FLOAT_VECTOR.cast(fy.lanewise(SUB, f.lanewise(MUL, ey))).intoArray(floatRows, ROW_KY + k);
      FLOAT_VECTOR.cast(fz.lanewise(SUB, f.lanewise(MUL, ez))).intoArray(floatRows, ROW_KZ + k);
    }
    return eeGreaterZeroBits;
  }

  private static long floats34(float[] floatRows, long[] bits, long firstBits, long faceBits) {
    if (floatRows == null) {
      return 0;
    }
    long inFirstBits = 0;
    long inSecondBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k);
      FLOAT_VECTOR.cast(kx.lanewise(MUL, kx).lanewise(ADD, ky.lanewise(MUL, ky))
          .lanewise(ADD, kz.lanewise(MUL, kz))).intoArray(floatRows, ROW_KK + k);
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> first2 = VectorMask.fromLong(FLOATS, (firstBits >>> k) & WideLanes.FLOAT_LANES);
      inFirstBits |= face.and(first2).toLong() << k;
      inSecondBits |= face.andNot(first2).toLong() << k;
      // face ? px : ix
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_IX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PX + k), face)).intoArray(floatRows, ROW_IX2 + k);
      // face ? py : iy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_IY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PY + k), face)).intoArray(floatRows, ROW_IY2 + k);
      // face ? pz : iz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_IZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PZ + k), face)).intoArray(floatRows, ROW_IZ2 + k);
      // face ? qx : jx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_JX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_QX + k), face)).intoArray(floatRows, ROW_JX2 + k);
      // face ? qy : jy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_JY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_QY + k), face)).intoArray(floatRows, ROW_JY2 + k);
      // face ? qz : jz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_JZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_QZ + k), face)).intoArray(floatRows, ROW_JZ2 + k);
    }
    bits[0] = inSecondBits;
    return inFirstBits;
  }

  private static void floats35(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX2 + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ix.lanewise(ADD, jx))).intoArray(floatRows, ROW_PRODUCT25 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, jx.lanewise(SUB, ix))).intoArray(floatRows, ROW_PRODUCT26 + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY2 + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, iy.lanewise(ADD, jy))).intoArray(floatRows, ROW_PRODUCT27 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, jy.lanewise(SUB, iy))).intoArray(floatRows, ROW_PRODUCT28 + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ2 + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, iz.lanewise(ADD, jz))).intoArray(floatRows, ROW_PRODUCT29 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, jz.lanewise(SUB, iz))).intoArray(floatRows, ROW_PRODUCT30 + k);
    }
  }

  private static long floats36(float[] floatRows, long[] bits, long faceBits, long startBits, long onABBits,
      long middleBits, long onBCBits) {
    if (floatRows == null) {
      return 0;
    }
    long faceAndStartBits = 0;
    long notFaceBits = 0;
    long faceAndValueAtMostToFaceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> faceAndStart = face
          .and(VectorMask.fromLong(FLOATS, (startBits >>> k) & WideLanes.FLOAT_LANES));
      faceAndStartBits |= faceAndStart.toLong() << k;
      VectorMask<Float> notFace = face.not();
      notFaceBits |= notFace.toLong() << k;
      VectorMask<Float> notFaceAndOnAB = notFace
          .and(VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> ab = faceAndStart.or(notFaceAndOnAB);
      VectorMask<Float> faceAndValueAtMostToFace = face
          .and(VectorMask.fromLong(FLOATS, (middleBits >>> k) & WideLanes.FLOAT_LANES));
      faceAndValueAtMostToFaceBits |= faceAndValueAtMostToFace.toLong() << k;
      VectorMask<Float> notFaceAndBAtMostToEdges = notFace
          .and(VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> bc = faceAndValueAtMostToFace.or(notFaceAndBAtMostToEdges);
      // ab ? 1 : bc ? 2 : 4
      FLOAT_VECTOR.cast(ALL_C4_00.blend(ALL_TWO, bc).blend(ALL_ONE, ab)).intoArray(floatRows, ROW_START + k);
      // ab ? 2 : bc ? 4 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C4_00, bc).blend(ALL_TWO, ab)).intoArray(floatRows, ROW_END + k);
    }
    bits[0] = notFaceBits;
    bits[1] = faceAndValueAtMostToFaceBits;
    return faceAndStartBits;
  }

  private static long floats38(float[] floatRows, float[][] results, int at, long validBits,
      long eeGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] distances = results[0];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !valid ? Float.POSITIVE_INFINITY : TriangleTriangle.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy,
      // uz, vx, vy, vz, wx, wy, wz) ? 0 : Rounded.apart((float) Math.sqrt(square), 0)
      FloatVector apart = ALL_INFINITY.blend(
          fromArray(FLOATS, floatRows, ROW_ZERO_OR_DISTANCE_OR_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES));
      hits |= apart.compare(LT, ALL_INFINITY).toLong() << k;
      FloatVector tFace = fromArray(FLOATS, floatRows, ROW_T_FACE + k);
      FloatVector rx = fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k)
          .lanewise(SUB, tFace.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k)));
      FloatVector ry = fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k)
          .lanewise(SUB, tFace.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k)));
      FloatVector rz = fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k)
          .lanewise(SUB, tFace.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT24 + k)));
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector numerator = rx.lanewise(MUL, ex).lanewise(ADD, ry.lanewise(MUL, ey))
          .lanewise(ADD, rz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO_5.blend(numerator.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_EE + k)),
          VectorMask.fromLong(FLOATS, (eeGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)).lanewise(NEG);
      FloatVector ax = rx.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector ay = ry.lanewise(ADD, x.lanewise(MUL, ey));
      FloatVector az = rz.lanewise(ADD, x.lanewise(MUL, ez));
      FloatVector s = ax.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k))
          .lanewise(ADD, ay.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k)))
          .lanewise(ADD, az.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k))).lanewise(NEG);
      FloatVector kk = fromArray(FLOATS, floatRows, ROW_KK + k);
      // s > 0 ? s < kk ? s / kk : 1 : 0
      FloatVector weightC = ALL_ZERO_5.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO_5));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_F + k)));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO_5.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO_5));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, weightB.lanewise(MUL, ex)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FX + k))))).intoArray(
          floatRows, ROW_FACE_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, weightB.lanewise(MUL, ey)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FY + k))))).intoArray(
          floatRows, ROW_FACE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, weightB.lanewise(MUL, ez)
          .lanewise(ADD, weightC.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FZ + k))))).intoArray(
          floatRows, ROW_FACE_Z + k);
      FLOAT_VECTOR.cast(apart).intoArray(distances, at + k);
    }
    return hits;
  }

  private static long floats40(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long onUVBits = 0;
    long onVWBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector uv = fromArray(FLOATS, floatRows, ROW_UV + k);
      FloatVector vw = fromArray(FLOATS, floatRows, ROW_VW + k);
      // a < b ? a : b
      FloatVector least = vw.blend(uv, uv.compare(LT, vw));
      FloatVector wu = fromArray(FLOATS, floatRows, ROW_WU + k);
      // c < least ? c : least
      FloatVector nearest = least.blend(wu, wu.compare(LT, least));
      VectorMask<Float> onUV = uv.compare(LE, nearest);
      onUVBits |= onUV.toLong() << k;
      VectorMask<Float> onVW = vw.compare(LE, nearest, onUV.not());
      onVWBits |= onVW.toLong() << k;
      FloatVector ux = fromArray(FLOATS, floatRows, ROW_UX + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      // onUV ? ux : onVW ? vx : wx
      FloatVector kx = wx.blend(vx, onVW).blend(ux, onUV);
      FLOAT_VECTOR.cast(kx).intoArray(floatRows, ROW_KX2 + k);
      // onUV ? vx : onVW ? wx : ux
      FloatVector lx = ux.blend(wx, onVW).blend(vx, onUV);
      FLOAT_VECTOR.cast(lx).intoArray(floatRows, ROW_LX + k);
      FloatVector uy = fromArray(FLOATS, floatRows, ROW_UY + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      // onUV ? uy : onVW ? vy : wy
      FloatVector ky = wy.blend(vy, onVW).blend(uy, onUV);
      FLOAT_VECTOR.cast(ky).intoArray(floatRows, ROW_KY2 + k);
      // onUV ? vy : onVW ? wy : uy
      FloatVector ly = uy.blend(wy, onVW).blend(vy, onUV);
      FLOAT_VECTOR.cast(ly).intoArray(floatRows, ROW_LY + k);
      FloatVector uz = fromArray(FLOATS, floatRows, ROW_UZ + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      // onUV ? uz : onVW ? vz : wz
      FLOAT_VECTOR.cast(wz.blend(vz, onVW).blend(uz, onUV)).intoArray(floatRows, ROW_KZ2 + k);
      // onUV ? vz : onVW ? wz : uz
      FLOAT_VECTOR.cast(uz.blend(wz, onVW).blend(vz, onUV)).intoArray(floatRows, ROW_LZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, lx.lanewise(SUB, kx))).intoArray(floatRows, ROW_HX4 + k);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FLOAT_VECTOR.cast(ALL_C0_250.lanewise(MUL, ix.lanewise(SUB, kx).lanewise(ADD, jx.lanewise(SUB, lx))
          .lanewise(ADD, ix.lanewise(SUB, lx).lanewise(ADD, jx.lanewise(SUB, kx))))).intoArray(floatRows,
          ROW_MX13 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ly.lanewise(SUB, ky))).intoArray(floatRows, ROW_HY4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_IY + k).lanewise(SUB, ky)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_JY + k).lanewise(SUB, ly))).intoArray(floatRows,
          ROW_SUM4 + k);
    }
    bits[0] = onVWBits;
    return onUVBits;
  }

  private static void floats41(float[] floatRows, long faceBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY2 + k);
      FloatVector my = ALL_C0_250.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_IY + k).lanewise(SUB, ly)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_JY + k).lanewise(SUB, ky))));
      FLOAT_VECTOR.cast(my).intoArray(floatRows, ROW_MY13 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ2 + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, lz.lanewise(SUB, kz));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ4 + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FloatVector mz = ALL_C0_250.lanewise(MUL, iz.lanewise(SUB, kz).lanewise(ADD, jz.lanewise(SUB, lz))
          .lanewise(ADD, iz.lanewise(SUB, lz).lanewise(ADD, jz.lanewise(SUB, kz))));
      FLOAT_VECTOR.cast(mz).intoArray(floatRows, ROW_MZ13 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX4 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY4 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz))).intoArray(floatRows, ROW_HH4 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX4 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY4 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ4 + k);
      FLOAT_VECTOR.cast(gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz))).intoArray(floatRows, ROW_GH + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX13 + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz))).intoArray(floatRows, ROW_MH + k);
      FLOAT_VECTOR.cast(mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz))).intoArray(floatRows, ROW_MG + k);
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      // face ? px : kx
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PX + k), face);
      // face ? py : ky
      FloatVector ky2 = ky.blend(fromArray(FLOATS, floatRows, ROW_PY + k), face);
      // face ? pz : kz
      FloatVector kz2 = kz.blend(fromArray(FLOATS, floatRows, ROW_PZ + k), face);
      // face ? qx : lx
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_QX + k), face);
      // face ? qy : ly
      FloatVector ly2 = ly.blend(fromArray(FLOATS, floatRows, ROW_QY + k), face);
      // face ? qz : lz
      FloatVector lz2 = lz.blend(fromArray(FLOATS, floatRows, ROW_QZ + k), face);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, kx.lanewise(ADD, lx))).intoArray(floatRows, ROW_PRODUCT31 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, lx.lanewise(SUB, kx))).intoArray(floatRows, ROW_PRODUCT32 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ky2.lanewise(ADD, ly2))).intoArray(floatRows, ROW_PRODUCT33 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ly2.lanewise(SUB, ky2))).intoArray(floatRows, ROW_PRODUCT34 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, kz2.lanewise(ADD, lz2))).intoArray(floatRows, ROW_PRODUCT35 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, lz2.lanewise(SUB, kz2))).intoArray(floatRows, ROW_PRODUCT36 + k);
    }
  }

  private static void floats43(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_MH + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GH + k)));
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH4 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO_5))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh))).intoArray(floatRows,
          ROW_T_EDGES + k);
    }
  }

  private static void floats44(float[] floatRows, long faceBits, long inFirstBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tEdges = fromArray(FLOATS, floatRows, ROW_T_EDGES + k);
      FloatVector numerator = tEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GH + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MG + k));
      FloatVector gg = fromArray(FLOATS, floatRows, ROW_GG4 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector sEdges = ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO_5))
          .blend(numerator.lanewise(DIV, gg), numerator.lanewise(ABS).compare(LT, gg));
      VectorMask<Float> face = VectorMask.fromLong(FLOATS, (faceBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector tFace = fromArray(FLOATS, floatRows, ROW_T_FACE + k);
      // face ? tFace : sEdges
      FloatVector s = sEdges.blend(tFace, face);
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S2 + k);
      // face ? tFace : tEdges
      FloatVector t = tEdges.blend(tFace, face);
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T7 + k);
      // inFirst ? faceX : on(s, ix, jx)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT25 + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT26 + k)))
          .blend(fromArray(FLOATS, floatRows, ROW_FACE_X + k),
          VectorMask.fromLong(FLOATS, (inFirstBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_X1 + k);
      FLOAT_VECTOR.cast(t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT32 + k))).intoArray(floatRows,
          ROW_PRODUCT37 + k);
    }
  }

  private static void floats45(float[] floatRows, long inSecondBits, long inFirstBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> inSecond = VectorMask.fromLong(FLOATS, (inSecondBits >>> k) & WideLanes.FLOAT_LANES);
      // inSecond ? faceX : on(t, kx, lx)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT31 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT37 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_FACE_X + k), inSecond)).intoArray(floatRows, ROW_X2 + k);
      VectorMask<Float> inFirst = VectorMask.fromLong(FLOATS, (inFirstBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      // inFirst ? faceY : on(s, iy, jy)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT27 + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT28 + k)))
          .blend(faceY, inFirst)).intoArray(floatRows, ROW_Y1 + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T7 + k);
      // inSecond ? faceY : on(t, ky, ly)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT33 + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT34 + k)))
          .blend(faceY, inSecond)).intoArray(floatRows, ROW_Y2 + k);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      // inFirst ? faceZ : on(s, iz, jz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT29 + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT30 + k)))
          .blend(faceZ, inFirst)).intoArray(floatRows, ROW_Z1 + k);
      // inSecond ? faceZ : on(t, kz, lz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT35 + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT36 + k)))
          .blend(faceZ, inSecond)).intoArray(floatRows, ROW_Z2 + k);
      VectorMask<Float> beforeEnd = s.compare(LT, ALL_ONE);
      VectorMask<Float> behindStart = s.compare(GT, ALL_MINUS_ONE);
      // beforeEnd ? start : 0; behindStart ? end : 0
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(fromArray(FLOATS, floatRows, ROW_START + k), beforeEnd)
          .lanewise(ADD, ALL_ZERO_5.blend(fromArray(FLOATS, floatRows, ROW_END + k), behindStart))).intoArray(
          floatRows, ROW_SUM5 + k);
    }
  }

  private static void floats46(float[] floatRows, long inFirstBits, long bcBits, long abBits,
      long inSecondBits, long swapBits, long hits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // inFirst ? 7 : TriangleFace.feature(s, face ? start : onAB, face ? middle : onBC)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM5 + k)
          .blend(ALL_C7_00, VectorMask.fromLong(FLOATS, (inFirstBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_FEATURE1 + k);
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T7 + k);
      VectorMask<Float> beforeEnd = t.compare(LT, ALL_ONE);
      VectorMask<Float> behindStart = t.compare(GT, ALL_MINUS_ONE);
      VectorMask<Float> ab = VectorMask.fromLong(FLOATS, (abBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> bc = VectorMask.fromLong(FLOATS, (bcBits >>> k) & WideLanes.FLOAT_LANES);
      // ab ? 1 : bc ? 2 : 4
      FloatVector start = ALL_C4_00.blend(ALL_TWO, bc).blend(ALL_ONE, ab);
      // ab ? 2 : bc ? 4 : 1
      FloatVector end = ALL_ONE.blend(ALL_C4_00, bc).blend(ALL_TWO, ab);
      // beforeEnd ? start : 0; behindStart ? end : 0; inSecond ? 7 : TriangleFace.feature(t, face ? start :
      // onUV, face ? middle : onVW)
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(start, beforeEnd).lanewise(ADD, ALL_ZERO_5.blend(end, behindStart))
          .blend(ALL_C7_00, VectorMask.fromLong(FLOATS, (inSecondBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_FEATURE2 + k);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      // hit ? (swap ? x2 : x1) + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(x1.blend(x2, swap).lanewise(ADD, ALL_ZERO_5),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AX_OUT + k);
      // swap ? x1 : x2
      FLOAT_VECTOR.cast(x2.blend(x1, swap)).intoArray(floatRows, ROW_X1_OR_X2 + k);
    }
  }

  private static void floats47(float[] floatRows, float[][] results, int at, long hits, long swapBits) {
    if (floatRows == null) {
      return;
    }
    float[] axOuts = results[1], bxOuts = results[2], ayOuts = results[3], byOuts = results[4],
        azOuts = results[5], bzOuts = results[6], featureAs = results[7], featureBs = results[8];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // hit ? (swap ? x1 : x2) + 0f : 0
      FloatVector bxOut = ALL_ZERO_5.blend(fromArray(FLOATS, floatRows, ROW_X1_OR_X2 + k)
          .lanewise(ADD, ALL_ZERO_5), hit);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      // hit ? (swap ? y2 : y1) + 0f : 0
      FloatVector ayOut = ALL_ZERO_5.blend(y1.blend(y2, swap).lanewise(ADD, ALL_ZERO_5), hit);
      // hit ? (swap ? y1 : y2) + 0f : 0
      FloatVector byOut = ALL_ZERO_5.blend(y2.blend(y1, swap).lanewise(ADD, ALL_ZERO_5), hit);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      // hit ? (swap ? z2 : z1) + 0f : 0
      FloatVector azOut = ALL_ZERO_5.blend(z1.blend(z2, swap).lanewise(ADD, ALL_ZERO_5), hit);
      // hit ? (swap ? z1 : z2) + 0f : 0
      FloatVector bzOut = ALL_ZERO_5.blend(z2.blend(z1, swap).lanewise(ADD, ALL_ZERO_5), hit);
      FloatVector feature2 = fromArray(FLOATS, floatRows, ROW_FEATURE2 + k);
      FloatVector feature1 = fromArray(FLOATS, floatRows, ROW_FEATURE1 + k);
      // !hit ? 0 : swap ? feature2 : feature1
      FloatVector featureA = ALL_ZERO_5.blend(feature1.blend(feature2, swap), hit);
      // !hit ? 0 : swap ? feature1 : feature2
      FloatVector featureB = ALL_ZERO_5.blend(feature2.blend(feature1, swap), hit);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX_OUT + k)).intoArray(axOuts, at + k);
      FLOAT_VECTOR.cast(bxOut).intoArray(bxOuts, at + k);
      FLOAT_VECTOR.cast(ayOut).intoArray(ayOuts, at + k);
      FLOAT_VECTOR.cast(byOut).intoArray(byOuts, at + k);
      FLOAT_VECTOR.cast(azOut).intoArray(azOuts, at + k);
      FLOAT_VECTOR.cast(bzOut).intoArray(bzOuts, at + k);
      FLOAT_VECTOR.cast(featureA).intoArray(featureAs, at + k);
      FLOAT_VECTOR.cast(featureB).intoArray(featureBs, at + k);
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
      if (TriangleTriangleDistance.points(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns2[0][j],
          columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j], columns2[6][j],
          columns2[7][j], columns2[8][j], out.floats[0], out.floats[1], out.floats[2], out.floats[3],
          out.floats[4], out.floats[5], out.floats[6], out.floats[7], out.floats[8], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }

  /** {@code closestToLine} of a block, from rows of values to another row. */
  private static void closestToLine(float[] rows, int mxRow, int myRow, int mzRow, int gxRow, int gyRow,
      int gzRow, int hxRow, int hyRow, int hzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector nx = gy.lanewise(MUL, hz).lanewise(SUB, gz.lanewise(MUL, hy));
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
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
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO_5))
          .blend(numerator.lanewise(DIV, nw), numerator.lanewise(ABS).compare(LT, nw))).intoArray(rows, to + k);
    }
  }

  /** {@code nearestToPlane} of a block, from rows of values to another row. */
  private static void nearestToPlane(float[] rows, int axRow, int ayRow, int azRow, int hxRow, int hyRow,
      int hzRow, int exRow, int eyRow, int ezRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, exRow + k);
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector square = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector numerator = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO_5.blend(numerator.lanewise(DIV, square), square.compare(GT, ALL_ZERO_5));
      FloatVector kz = gz.lanewise(SUB, f.lanewise(MUL, ez));
      FloatVector ky = gy.lanewise(SUB, f.lanewise(MUL, ey));
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector kx = gx.lanewise(SUB, f.lanewise(MUL, ex));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector scale = ALL_ONE.lanewise(DIV, nx.lanewise(ABS).lanewise(ADD, ny.lanewise(ABS))
          .lanewise(ADD, nz.lanewise(ABS)));
      FloatVector wx = nx.lanewise(MUL, scale);
      FloatVector wy = ny.lanewise(MUL, scale);
      FloatVector wz = nz.lanewise(MUL, scale);
      FloatVector along = wx.lanewise(MUL, fromArray(FLOATS, rows, hxRow + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, hyRow + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, hzRow + k)));
      FloatVector over = wx.lanewise(MUL, fromArray(FLOATS, rows, axRow + k))
          .lanewise(ADD, wy.lanewise(MUL, fromArray(FLOATS, rows, ayRow + k)))
          .lanewise(ADD, wz.lanewise(MUL, fromArray(FLOATS, rows, azRow + k)));
      // along > 0 ? over : along < 0 ? -over : 0
      FloatVector numerator2 = ALL_ZERO_5.blend(over.lanewise(NEG), along.compare(LT, ALL_ZERO_5))
          .blend(over, along.compare(GT, ALL_ZERO_5));
      FloatVector denominator = along.lanewise(ABS);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO_5))
          .blend(numerator2.lanewise(DIV, denominator), numerator2.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code meet} of a block, from rows of values. */
  private static long meet(double[] rows, int exRow, int eyRow, int ezRow, int fxRow, int fyRow, int fzRow) {
    if (rows == null) {
      return 0;
    }
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ey = DoubleVector.fromArray(DOUBLES, rows, eyRow + k);
      DoubleVector fz = DoubleVector.fromArray(DOUBLES, rows, fzRow + k);
      DoubleVector ez = DoubleVector.fromArray(DOUBLES, rows, ezRow + k);
      DoubleVector fy = DoubleVector.fromArray(DOUBLES, rows, fyRow + k);
      DoubleVector x = ey.lanewise(MUL, fz).lanewise(SUB, ez.lanewise(MUL, fy));
      DoubleVector fx = DoubleVector.fromArray(DOUBLES, rows, fxRow + k);
      DoubleVector ex = DoubleVector.fromArray(DOUBLES, rows, exRow + k);
      DoubleVector y = ez.lanewise(MUL, fx).lanewise(SUB, ex.lanewise(MUL, fz));
      DoubleVector z = ex.lanewise(MUL, fy).lanewise(SUB, ey.lanewise(MUL, fx));
      DoubleVector w = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AWZ + k)));
      DoubleVector u = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AUZ + k)));
      DoubleVector v = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_AVZ + k)));
      // u < v ? u : v
      DoubleVector low2 = v.blend(u, u.compare(LT, v));
      // w < low2 ? w : low2
      DoubleVector low2_2 = low2.blend(w, w.compare(LT, low2));
      DoubleVector c = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ACZ + k)));
      DoubleVector b = x.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABX + k))
          .lanewise(ADD, y.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABY + k)))
          .lanewise(ADD, z.lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_ABZ + k)));
      // b > 0 ? b : 0
      DoubleVector high1 = ALL_ZERO.blend(b, b.compare(GT, ALL_ZERO));
      // c > high1 ? c : high1
      DoubleVector high1_2 = high1.blend(c, c.compare(GT, high1));
      DoubleVector slack = ALL_TOLERANCE.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ + k))));
      // b < 0 ? b : 0
      DoubleVector low1 = ALL_ZERO.blend(b, b.compare(LT, ALL_ZERO));
      // c < low1 ? c : low1
      DoubleVector low1_2 = low1.blend(c, c.compare(LT, low1));
      // u > v ? u : v
      DoubleVector high2 = v.blend(u, u.compare(GT, v));
      // w > high2 ? w : high2
      DoubleVector high2_2 = high2.blend(w, w.compare(GT, high2));
      VectorMask<Double> allValueAtMostSlack = low2_2.lanewise(SUB, high1_2).compare(LE, slack);
      allValueAtMostSlack = low1_2.lanewise(SUB, high2_2).compare(LE, slack, allValueAtMostSlack);
      hits |= allValueAtMostSlack.toLong() << k;
    }
    return hits;
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int sRow, int mxRow, int myRow, int mzRow, int gxRow,
      int gyRow, int gzRow, int ggRow, int hxRow, int hyRow, int hzRow, int hhRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector mx = fromArray(FLOATS, rows, mxRow + k);
      FloatVector hx = fromArray(FLOATS, rows, hxRow + k);
      FloatVector my = fromArray(FLOATS, rows, myRow + k);
      FloatVector hy = fromArray(FLOATS, rows, hyRow + k);
      FloatVector mz = fromArray(FLOATS, rows, mzRow + k);
      FloatVector hz = fromArray(FLOATS, rows, hzRow + k);
      FloatVector mh = mx.lanewise(MUL, hx).lanewise(ADD, my.lanewise(MUL, hy))
          .lanewise(ADD, mz.lanewise(MUL, hz));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector gh = gx.lanewise(MUL, hx).lanewise(ADD, gy.lanewise(MUL, hy))
          .lanewise(ADD, gz.lanewise(MUL, hz));
      FloatVector numerator = mh.lanewise(ADD, fromArray(FLOATS, rows, sRow + k).lanewise(MUL, gh));
      FloatVector hh = fromArray(FLOATS, rows, hhRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO_5))
          .blend(numerator.lanewise(DIV, hh), numerator.lanewise(ABS).compare(LT, hh));
      FloatVector mg = mx.lanewise(MUL, gx).lanewise(ADD, my.lanewise(MUL, gy))
          .lanewise(ADD, mz.lanewise(MUL, gz));
      FloatVector numerator2 = t.lanewise(MUL, gh).lanewise(SUB, mg);
      FloatVector gg = fromArray(FLOATS, rows, ggRow + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector nearest = ALL_ZERO_5.blend(ALL_MINUS_ONE, numerator2.compare(LT, ALL_ZERO_5))
          .blend(ALL_ONE, numerator2.compare(GT, ALL_ZERO_5))
          .blend(numerator2.lanewise(DIV, gg), numerator2.lanewise(ABS).compare(LT, gg));
      FloatVector dx = mx.lanewise(ADD, nearest.lanewise(MUL, gx).lanewise(SUB, t.lanewise(MUL, hx)));
      FloatVector dy = my.lanewise(ADD, nearest.lanewise(MUL, gy).lanewise(SUB, t.lanewise(MUL, hy)));
      FloatVector dz = mz.lanewise(ADD, nearest.lanewise(MUL, gz).lanewise(SUB, t.lanewise(MUL, hz)));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(rows, to + k);
    }
  }

  /** {@code squaredDistance} of a block, from rows of values to another row. */
  private static void squaredDistance(float[] rows, int axRow, int ayRow, int azRow, int exRow, int eyRow,
      int ezRow, int gxRow, int gyRow, int gzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ex = fromArray(FLOATS, rows, exRow + k);
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO_5);
      FloatVector ax = fromArray(FLOATS, rows, axRow + k);
      FloatVector ay = fromArray(FLOATS, rows, ayRow + k);
      FloatVector az = fromArray(FLOATS, rows, azRow + k);
      FloatVector numerator = ax.lanewise(MUL, ex).lanewise(ADD, ay.lanewise(MUL, ey))
          .lanewise(ADD, az.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector x = ALL_ZERO_5.blend(numerator.lanewise(DIV, ee), eeGreaterZero).lanewise(NEG);
      FloatVector ax2 = ax.lanewise(ADD, x.lanewise(MUL, ex));
      FloatVector gx = fromArray(FLOATS, rows, gxRow + k);
      FloatVector gy = fromArray(FLOATS, rows, gyRow + k);
      FloatVector gz = fromArray(FLOATS, rows, gzRow + k);
      FloatVector numerator2 = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez));
      // square > 0 ? numerator / square : 0
      FloatVector f = ALL_ZERO_5.blend(numerator2.lanewise(DIV, ee), eeGreaterZero);
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
      FloatVector weightC = ALL_ZERO_5.blend(ALL_ONE.blend(s.lanewise(DIV, kk), s.compare(LT, kk)), s
          .compare(GT, ALL_ZERO_5));
      FloatVector b = x.lanewise(SUB, weightC.lanewise(MUL, f));
      FloatVector rest = ALL_ONE.lanewise(SUB, weightC);
      // b > 0 ? b < rest ? b : rest : 0
      FloatVector weightB = ALL_ZERO_5.blend(rest.blend(b, b.compare(LT, rest)), b.compare(GT, ALL_ZERO_5));
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
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null, 0, null, 0);
      floats4(null);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null);
      floats9(null);
      floats10(null);
      floats11(null, 0);
      floats12(null, 0);
      floats13(null, 0, null, 0);
      floats14(null, 0, null, 0, 0);
      doubles15(null, null);
      doubles16(null, null);
      floats18(null);
      floats20(null);
      floats21(null);
      floats22(null, null, 0, 0);
      floats23(null, 0);
      floats24(null, 0);
      floats25(null);
      floats26(null);
      floats27(null);
      floats28(null, null);
      floats29(null, null, 0);
      floats30(null, 0, 0, 0);
      floats31(null, 0, 0, 0);
      floats32(null);
      floats33(null);
      floats34(null, null, 0, 0);
      floats35(null);
      floats36(null, null, 0, 0, 0, 0, 0);
      floats38(null, null, 0, 0, 0);
      floats40(null, null);
      floats41(null, 0);
      floats43(null);
      floats44(null, 0, 0);
      floats45(null, 0, 0);
      floats46(null, 0, 0, 0, 0, 0, 0);
      floats47(null, null, 0, 0, 0);
      closestToLine(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      nearestToPlane(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      meet(null, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      squaredDistance(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
  }
}
