// Compiled from BoxOrientedBoxContact.java; changes are made there.
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
 * Wide twin of {@link BoxOrientedBoxContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class BoxOrientedBoxContactWide implements Kernel {
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 1.000001f);
  private static final FloatVector ALL_VANISHING = FloatVector.broadcast(FLOATS, 7.523164E-37f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_MARGIN = FloatVector.broadcast(FLOATS, 1.9073486E-6f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.3877788E-17f);
  private static final FloatVector ALL_SUBNORMAL = FloatVector.broadcast(FLOATS, 1.1E-44f);
  private static final FloatVector ALL_MINUS_C1_00E_18 = FloatVector.broadcast(FLOATS, -1.0E18f);
  private static final FloatVector ALL_FARTHEST = FloatVector.broadcast(FLOATS, 1.0E18f);
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
  private static final FloatVector ALL_SLACK_28 = FloatVector.broadcast(FLOATS, 9.536743E-7f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_C0_480 = FloatVector.broadcast(FLOATS, 0.48f);
  private static final FloatVector ALL_C0_600 = FloatVector.broadcast(FLOATS, 0.6f);
  private static final FloatVector ALL_C0_640 = FloatVector.broadcast(FLOATS, 0.64f);
  private static final FloatVector ALL_FEATURES = FloatVector.broadcast(FLOATS, 64.0f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_SHORTEST_35 = FloatVector.broadcast(FLOATS, 1.0E-30f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_WITHIN = FloatVector.broadcast(FLOATS, 0.9999962f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 1.5258789E-5f);
  private static final FloatVector ALL_BIAS = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[8]);

  private static final int ROW_MIN_XOR_MAX_XOR_X = 0 * Kernel.BLOCK;
  private static final int ROW_DX = 1 * Kernel.BLOCK;
  private static final int ROW_DY = 2 * Kernel.BLOCK;
  private static final int ROW_MIN_ZOR_MAX_ZOR_Z = 3 * Kernel.BLOCK;
  private static final int ROW_RADII = 4 * Kernel.BLOCK;
  private static final int ROW_SUM = 5 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED = 6 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 7 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 8 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 9 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 10 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 11 * Kernel.BLOCK;
  private static final int ROW_SIZE = 12 * Kernel.BLOCK;
  private static final int ROW_S = 13 * Kernel.BLOCK;
  private static final int ROW_XX = 14 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 15 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 16 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 17 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 18 * Kernel.BLOCK;
  private static final int ROW_XY = 19 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 20 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 21 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 22 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 23 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 24 * Kernel.BLOCK;
  private static final int ROW_XZ = 25 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 26 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X = 27 * Kernel.BLOCK;
  private static final int ROW_YY = 28 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 29 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 30 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 31 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 32 * Kernel.BLOCK;
  private static final int ROW_YZ = 33 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 34 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 35 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 36 * Kernel.BLOCK;
  private static final int ROW_YX = 37 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 38 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Y = 39 * Kernel.BLOCK;
  private static final int ROW_ZZ = 40 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 41 * Kernel.BLOCK;
  private static final int ROW_ZX = 42 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 43 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 44 * Kernel.BLOCK;
  private static final int ROW_ZY = 45 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 46 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Z = 47 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 48 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 49 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 50 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 51 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 52 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 53 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X2 = 54 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Y2 = 55 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Z2 = 56 * Kernel.BLOCK;
  private static final int ROW_MINUS_EXTENT_X = 57 * Kernel.BLOCK;
  private static final int ROW_LOW_X2 = 58 * Kernel.BLOCK;
  private static final int ROW_LOW_Y2 = 59 * Kernel.BLOCK;
  private static final int ROW_LOW_Z2 = 60 * Kernel.BLOCK;
  private static final int ROW_HIGH_X2 = 61 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y2 = 62 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z2 = 63 * Kernel.BLOCK;
  private static final int ROW_TX = 64 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 65 * Kernel.BLOCK;
  private static final int ROW_GX = 66 * Kernel.BLOCK;
  private static final int ROW_TY = 67 * Kernel.BLOCK;
  private static final int ROW_GY = 68 * Kernel.BLOCK;
  private static final int ROW_TZ = 69 * Kernel.BLOCK;
  private static final int ROW_GZ = 70 * Kernel.BLOCK;
  private static final int ROW_NXX = 71 * Kernel.BLOCK;
  private static final int ROW_NXY = 72 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 73 * Kernel.BLOCK;
  private static final int ROW_NXZ = 74 * Kernel.BLOCK;
  private static final int ROW_NYX = 75 * Kernel.BLOCK;
  private static final int ROW_NYY = 76 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 77 * Kernel.BLOCK;
  private static final int ROW_NYZ = 78 * Kernel.BLOCK;
  private static final int ROW_NZX = 79 * Kernel.BLOCK;
  private static final int ROW_NZY = 80 * Kernel.BLOCK;
  private static final int ROW_NZZ = 81 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 82 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 83 * Kernel.BLOCK;
  private static final int ROW_SLACK = 84 * Kernel.BLOCK;
  private static final int ROW_REACH = 85 * Kernel.BLOCK;
  private static final int ROW_ABS_SUM = 86 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 87 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 88 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 89 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 90 * Kernel.BLOCK;
  private static final int ROW_ABS_SUM2 = 91 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 92 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 93 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 94 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 95 * Kernel.BLOCK;
  private static final int ROW_ABS_SUM3 = 96 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 97 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 98 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 99 * Kernel.BLOCK;
  private static final int ROW_REACH4 = 100 * Kernel.BLOCK;
  private static final int ROW_REACH5 = 101 * Kernel.BLOCK;
  private static final int ROW_REACH6 = 102 * Kernel.BLOCK;
  private static final int ROW_REACH7 = 103 * Kernel.BLOCK;
  private static final int ROW_REACH8 = 104 * Kernel.BLOCK;
  private static final int ROW_REACH9 = 105 * Kernel.BLOCK;
  private static final int ROW_REACH10 = 106 * Kernel.BLOCK;
  private static final int ROW_ABS_DIFFERENCE = 107 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 108 * Kernel.BLOCK;
  private static final int ROW_REACH11 = 109 * Kernel.BLOCK;
  private static final int ROW_REACH12 = 110 * Kernel.BLOCK;
  private static final int ROW_REACH13 = 111 * Kernel.BLOCK;
  private static final int ROW_LOW_X3 = 112 * Kernel.BLOCK;
  private static final int ROW_HIGH_X3 = 113 * Kernel.BLOCK;
  private static final int ROW_LOW_Y3 = 114 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y3 = 115 * Kernel.BLOCK;
  private static final int ROW_LOW_Z3 = 116 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z3 = 117 * Kernel.BLOCK;
  private static final int ROW_SMALL = 118 * Kernel.BLOCK;
  private static final int ROW_SMALL2 = 119 * Kernel.BLOCK;
  private static final int ROW_OF_FACE = 120 * Kernel.BLOCK;
  private static final int ROW_FACE = 121 * Kernel.BLOCK;
  private static final int ROW_OF_FACE2 = 122 * Kernel.BLOCK;
  private static final int ROW_NEAR = 123 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 124 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT = 125 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 126 * Kernel.BLOCK;
  private static final int ROW_FACE2 = 127 * Kernel.BLOCK;
  private static final int ROW_OF_FACE3 = 128 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 129 * Kernel.BLOCK;
  private static final int ROW_NEAR2 = 130 * Kernel.BLOCK;
  private static final int ROW_FAR = 131 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 132 * Kernel.BLOCK;
  private static final int ROW_FACE3 = 133 * Kernel.BLOCK;
  private static final int ROW_OF_FACE4 = 134 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 135 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 136 * Kernel.BLOCK;
  private static final int ROW_NEAR3 = 137 * Kernel.BLOCK;
  private static final int ROW_FAR2 = 138 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 139 * Kernel.BLOCK;
  private static final int ROW_FACE4 = 140 * Kernel.BLOCK;
  private static final int ROW_OF_FACE5 = 141 * Kernel.BLOCK;
  private static final int ROW_NEAR4 = 142 * Kernel.BLOCK;
  private static final int ROW_FAR3 = 143 * Kernel.BLOCK;
  private static final int ROW_YX_SQUARED = 144 * Kernel.BLOCK;
  private static final int ROW_ZX_SQUARED = 145 * Kernel.BLOCK;
  private static final int ROW_NEXT = 146 * Kernel.BLOCK;
  private static final int ROW_NEAR5 = 147 * Kernel.BLOCK;
  private static final int ROW_FAR4 = 148 * Kernel.BLOCK;
  private static final int ROW_YY_SQUARED = 149 * Kernel.BLOCK;
  private static final int ROW_ZY_SQUARED = 150 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 151 * Kernel.BLOCK;
  private static final int ROW_GAP = 152 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 153 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 154 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES = 155 * Kernel.BLOCK;
  private static final int ROW_NEAR6 = 156 * Kernel.BLOCK;
  private static final int ROW_FAR5 = 157 * Kernel.BLOCK;
  private static final int ROW_YZ_SQUARED = 158 * Kernel.BLOCK;
  private static final int ROW_ZZ_SQUARED = 159 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 160 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES2 = 161 * Kernel.BLOCK;
  private static final int ROW_L = 162 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 163 * Kernel.BLOCK;
  private static final int ROW_XX_SQUARED = 164 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 165 * Kernel.BLOCK;
  private static final int ROW_GAP2 = 166 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 167 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES3 = 168 * Kernel.BLOCK;
  private static final int ROW_L2 = 169 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 170 * Kernel.BLOCK;
  private static final int ROW_XY_SQUARED = 171 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 172 * Kernel.BLOCK;
  private static final int ROW_GAP3 = 173 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 174 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES4 = 175 * Kernel.BLOCK;
  private static final int ROW_L3 = 176 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 177 * Kernel.BLOCK;
  private static final int ROW_NEAR7 = 178 * Kernel.BLOCK;
  private static final int ROW_FAR6 = 179 * Kernel.BLOCK;
  private static final int ROW_XZ_SQUARED = 180 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 181 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES5 = 182 * Kernel.BLOCK;
  private static final int ROW_L4 = 183 * Kernel.BLOCK;
  private static final int ROW_LENGTH4 = 184 * Kernel.BLOCK;
  private static final int ROW_GAP4 = 185 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 186 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES6 = 187 * Kernel.BLOCK;
  private static final int ROW_L5 = 188 * Kernel.BLOCK;
  private static final int ROW_PRODUCT24 = 189 * Kernel.BLOCK;
  private static final int ROW_LENGTH5 = 190 * Kernel.BLOCK;
  private static final int ROW_GAP5 = 191 * Kernel.BLOCK;
  private static final int ROW_PRODUCT25 = 192 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES7 = 193 * Kernel.BLOCK;
  private static final int ROW_L6 = 194 * Kernel.BLOCK;
  private static final int ROW_PRODUCT26 = 195 * Kernel.BLOCK;
  private static final int ROW_LENGTH6 = 196 * Kernel.BLOCK;
  private static final int ROW_GAP6 = 197 * Kernel.BLOCK;
  private static final int ROW_PRODUCT27 = 198 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES8 = 199 * Kernel.BLOCK;
  private static final int ROW_FX = 200 * Kernel.BLOCK;
  private static final int ROW_NYX_OR_NYY_OR_VALUE = 201 * Kernel.BLOCK;
  private static final int ROW_FY = 202 * Kernel.BLOCK;
  private static final int ROW_FZ = 203 * Kernel.BLOCK;
  private static final int ROW_PRODUCT28 = 204 * Kernel.BLOCK;
  private static final int ROW_PRODUCT29 = 205 * Kernel.BLOCK;
  private static final int ROW_NEAR8 = 206 * Kernel.BLOCK;
  private static final int ROW_FAR7 = 207 * Kernel.BLOCK;
  private static final int ROW_COMPONENT = 208 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 209 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 210 * Kernel.BLOCK;
  private static final int ROW_PARTS = 211 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 212 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 213 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 214 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 215 * Kernel.BLOCK;
  private static final int ROW_BX = 216 * Kernel.BLOCK;
  private static final int ROW_YY_OR_YZ = 217 * Kernel.BLOCK;
  private static final int ROW_BY = 218 * Kernel.BLOCK;
  private static final int ROW_BZ = 219 * Kernel.BLOCK;
  private static final int ROW_LX = 220 * Kernel.BLOCK;
  private static final int ROW_LY = 221 * Kernel.BLOCK;
  private static final int ROW_LZ = 222 * Kernel.BLOCK;
  private static final int ROW_PRODUCT30 = 223 * Kernel.BLOCK;
  private static final int ROW_PRODUCT31 = 224 * Kernel.BLOCK;
  private static final int ROW_PRODUCT_OR_PRODUCT2 = 225 * Kernel.BLOCK;
  private static final int ROW_PRODUCT32 = 226 * Kernel.BLOCK;
  private static final int ROW_COMPONENT2 = 227 * Kernel.BLOCK;
  private static final int ROW_LARGEST2 = 228 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 229 * Kernel.BLOCK;
  private static final int ROW_PARTS2 = 230 * Kernel.BLOCK;
  private static final int ROW_EDGE_X = 231 * Kernel.BLOCK;
  private static final int ROW_EDGE_Y = 232 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 233 * Kernel.BLOCK;
  private static final int ROW_EDGE_Z = 234 * Kernel.BLOCK;
  private static final int ROW_NU = 235 * Kernel.BLOCK;
  private static final int ROW_NV = 236 * Kernel.BLOCK;
  private static final int ROW_NW = 237 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 238 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 239 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 240 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 241 * Kernel.BLOCK;
  private static final int ROW_PLANE = 242 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 243 * Kernel.BLOCK;
  private static final int ROW_ALONG_X = 244 * Kernel.BLOCK;
  private static final int ROW_ALONG_Y = 245 * Kernel.BLOCK;
  private static final int ROW_PRODUCT33 = 246 * Kernel.BLOCK;
  private static final int ROW_ALONG_XOR_ALONG_YOR_ALONG_Z = 247 * Kernel.BLOCK;
  private static final int ROW_HALF_M = 248 * Kernel.BLOCK;
  private static final int ROW_TO_M = 249 * Kernel.BLOCK;
  private static final int ROW_HALF_E = 250 * Kernel.BLOCK;
  private static final int ROW_HALF_F = 251 * Kernel.BLOCK;
  private static final int ROW_XX_OR_XY_OR_XZ = 252 * Kernel.BLOCK;
  private static final int ROW_MX = 253 * Kernel.BLOCK;
  private static final int ROW_MY = 254 * Kernel.BLOCK;
  private static final int ROW_MZ = 255 * Kernel.BLOCK;
  private static final int ROW_XY_OR_XZ_OR_XX = 256 * Kernel.BLOCK;
  private static final int ROW_EX = 257 * Kernel.BLOCK;
  private static final int ROW_EY = 258 * Kernel.BLOCK;
  private static final int ROW_EZ = 259 * Kernel.BLOCK;
  private static final int ROW_XX_OR_XY = 260 * Kernel.BLOCK;
  private static final int ROW_GX2 = 261 * Kernel.BLOCK;
  private static final int ROW_GY2 = 262 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 263 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP = 264 * Kernel.BLOCK;
  private static final int ROW_MINUS_EX_OR_VALUE = 265 * Kernel.BLOCK;
  private static final int ROW_DEEP1 = 266 * Kernel.BLOCK;
  private static final int ROW_DEEP2 = 267 * Kernel.BLOCK;
  private static final int ROW_MID_U = 268 * Kernel.BLOCK;
  private static final int ROW_MZ_OR_MX_OR_MY = 269 * Kernel.BLOCK;
  private static final int ROW_MID_V = 270 * Kernel.BLOCK;
  private static final int ROW_U1 = 271 * Kernel.BLOCK;
  private static final int ROW_EZ_OR_EX_OR_EY = 272 * Kernel.BLOCK;
  private static final int ROW_V1 = 273 * Kernel.BLOCK;
  private static final int ROW_U2 = 274 * Kernel.BLOCK;
  private static final int ROW_GZ_OR_GX_OR_GY = 275 * Kernel.BLOCK;
  private static final int ROW_V2 = 276 * Kernel.BLOCK;
  private static final int ROW_SLACK2 = 277 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 278 * Kernel.BLOCK;
  private static final int ROW_PRODUCT34 = 279 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 280 * Kernel.BLOCK;
  private static final int ROW_PRODUCT35 = 281 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 282 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 283 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 284 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 285 * Kernel.BLOCK;
  private static final int ROW_ALONG = 286 * Kernel.BLOCK;
  private static final int ROW_UNIT_A = 287 * Kernel.BLOCK;
  private static final int ROW_UNIT_B = 288 * Kernel.BLOCK;
  private static final int ROW_C4_00_OR_C16_0_OR_ONE = 289 * Kernel.BLOCK;
  private static final int ROW_OF_U = 290 * Kernel.BLOCK;
  private static final int ROW_OF_V = 291 * Kernel.BLOCK;
  private static final int ROW_OF_FACE_A = 292 * Kernel.BLOCK;
  private static final int ROW_OF_E = 293 * Kernel.BLOCK;
  private static final int ROW_OF_F = 294 * Kernel.BLOCK;
  private static final int ROW_OF_FACES = 295 * Kernel.BLOCK;
  private static final int ROW_EDGE0 = 296 * Kernel.BLOCK;
  private static final int ROW_PRODUCT36 = 297 * Kernel.BLOCK;
  private static final int ROW_EDGE1 = 298 * Kernel.BLOCK;
  private static final int ROW_EDGE2 = 299 * Kernel.BLOCK;
  private static final int ROW_EDGE3 = 300 * Kernel.BLOCK;
  private static final int ROW_CORNER0 = 301 * Kernel.BLOCK;
  private static final int ROW_CORNER1 = 302 * Kernel.BLOCK;
  private static final int ROW_CORNER2 = 303 * Kernel.BLOCK;
  private static final int ROW_CORNER3 = 304 * Kernel.BLOCK;
  private static final int ROW_MID_U0 = 305 * Kernel.BLOCK;
  private static final int ROW_MID_V0 = 306 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP0 = 307 * Kernel.BLOCK;
  private static final int ROW_LOW = 308 * Kernel.BLOCK;
  private static final int ROW_HIGH = 309 * Kernel.BLOCK;
  private static final int ROW_INVERSE = 310 * Kernel.BLOCK;
  private static final int ROW_AT_LOW = 311 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH = 312 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U0 = 313 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U0 = 314 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 315 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 316 * Kernel.BLOCK;
  private static final int ROW_INVERSE2 = 317 * Kernel.BLOCK;
  private static final int ROW_AT_LOW2 = 318 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH2 = 319 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V0 = 320 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V0 = 321 * Kernel.BLOCK;
  private static final int ROW_FIRST0 = 322 * Kernel.BLOCK;
  private static final int ROW_LAST0 = 323 * Kernel.BLOCK;
  private static final int ROW_START0_U = 324 * Kernel.BLOCK;
  private static final int ROW_PRODUCT37 = 325 * Kernel.BLOCK;
  private static final int ROW_START0_V = 326 * Kernel.BLOCK;
  private static final int ROW_START0_DEEP = 327 * Kernel.BLOCK;
  private static final int ROW_PRODUCT38 = 328 * Kernel.BLOCK;
  private static final int ROW_PRODUCT39 = 329 * Kernel.BLOCK;
  private static final int ROW_START0_FEATURE = 330 * Kernel.BLOCK;
  private static final int ROW_X = 331 * Kernel.BLOCK;
  private static final int ROW_END0_U = 332 * Kernel.BLOCK;
  private static final int ROW_END0_V = 333 * Kernel.BLOCK;
  private static final int ROW_END0_DEEP = 334 * Kernel.BLOCK;
  private static final int ROW_ONE_OR_TWO = 335 * Kernel.BLOCK;
  private static final int ROW_PRODUCT40 = 336 * Kernel.BLOCK;
  private static final int ROW_PRODUCT41 = 337 * Kernel.BLOCK;
  private static final int ROW_END0_FEATURE = 338 * Kernel.BLOCK;
  private static final int ROW_MID_U1 = 339 * Kernel.BLOCK;
  private static final int ROW_MID_V1 = 340 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP1 = 341 * Kernel.BLOCK;
  private static final int ROW_INVERSE3 = 342 * Kernel.BLOCK;
  private static final int ROW_AT_LOW3 = 343 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH3 = 344 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U1 = 345 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U1 = 346 * Kernel.BLOCK;
  private static final int ROW_INVERSE4 = 347 * Kernel.BLOCK;
  private static final int ROW_AT_LOW4 = 348 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH4 = 349 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V1 = 350 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V1 = 351 * Kernel.BLOCK;
  private static final int ROW_FIRST1 = 352 * Kernel.BLOCK;
  private static final int ROW_LAST1 = 353 * Kernel.BLOCK;
  private static final int ROW_START1_U = 354 * Kernel.BLOCK;
  private static final int ROW_START1_V = 355 * Kernel.BLOCK;
  private static final int ROW_START1_DEEP = 356 * Kernel.BLOCK;
  private static final int ROW_PRODUCT42 = 357 * Kernel.BLOCK;
  private static final int ROW_PRODUCT43 = 358 * Kernel.BLOCK;
  private static final int ROW_START1_FEATURE = 359 * Kernel.BLOCK;
  private static final int ROW_END1_U = 360 * Kernel.BLOCK;
  private static final int ROW_END1_V = 361 * Kernel.BLOCK;
  private static final int ROW_END1_DEEP = 362 * Kernel.BLOCK;
  private static final int ROW_D = 363 * Kernel.BLOCK;
  private static final int ROW_PRODUCT44 = 364 * Kernel.BLOCK;
  private static final int ROW_PRODUCT45 = 365 * Kernel.BLOCK;
  private static final int ROW_END1_FEATURE = 366 * Kernel.BLOCK;
  private static final int ROW_MID_U2 = 367 * Kernel.BLOCK;
  private static final int ROW_MID_V2 = 368 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP2 = 369 * Kernel.BLOCK;
  private static final int ROW_AT_LOW5 = 370 * Kernel.BLOCK;
  private static final int ROW_AT_HIGH5 = 371 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U2 = 372 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U2 = 373 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V2 = 374 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V2 = 375 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 376 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 377 * Kernel.BLOCK;
  private static final int ROW_START2_U = 378 * Kernel.BLOCK;
  private static final int ROW_START2_V = 379 * Kernel.BLOCK;
  private static final int ROW_START2_DEEP = 380 * Kernel.BLOCK;
  private static final int ROW_START2_FEATURE = 381 * Kernel.BLOCK;
  private static final int ROW_END2_U = 382 * Kernel.BLOCK;
  private static final int ROW_END2_V = 383 * Kernel.BLOCK;
  private static final int ROW_END2_DEEP = 384 * Kernel.BLOCK;
  private static final int ROW_END2_FEATURE = 385 * Kernel.BLOCK;
  private static final int ROW_MID_U3 = 386 * Kernel.BLOCK;
  private static final int ROW_MID_V3 = 387 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP3 = 388 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 389 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U3 = 390 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U3 = 391 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V3 = 392 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V3 = 393 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 394 * Kernel.BLOCK;
  private static final int ROW_LAST3 = 395 * Kernel.BLOCK;
  private static final int ROW_START3_U = 396 * Kernel.BLOCK;
  private static final int ROW_START3_V = 397 * Kernel.BLOCK;
  private static final int ROW_START3_DEEP = 398 * Kernel.BLOCK;
  private static final int ROW_START3_FEATURE = 399 * Kernel.BLOCK;
  private static final int ROW_X2 = 400 * Kernel.BLOCK;
  private static final int ROW_END3_U = 401 * Kernel.BLOCK;
  private static final int ROW_END3_V = 402 * Kernel.BLOCK;
  private static final int ROW_END3_DEEP = 403 * Kernel.BLOCK;
  private static final int ROW_END3_FEATURE = 404 * Kernel.BLOCK;
  private static final int ROW_U = 405 * Kernel.BLOCK;
  private static final int ROW_V = 406 * Kernel.BLOCK;
  private static final int ROW_PRODUCT46 = 407 * Kernel.BLOCK;
  private static final int ROW_PRODUCT47 = 408 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 409 * Kernel.BLOCK;
  private static final int ROW_PART1_AT0 = 410 * Kernel.BLOCK;
  private static final int ROW_PRODUCT48 = 411 * Kernel.BLOCK;
  private static final int ROW_PRODUCT49 = 412 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 413 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 414 * Kernel.BLOCK;
  private static final int ROW_CORNER0_DEEP = 415 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 416 * Kernel.BLOCK;
  private static final int ROW_CORNER0_FEATURE = 417 * Kernel.BLOCK;
  private static final int ROW_PRODUCT50 = 418 * Kernel.BLOCK;
  private static final int ROW_PART1_AT1 = 419 * Kernel.BLOCK;
  private static final int ROW_PRODUCT51 = 420 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 421 * Kernel.BLOCK;
  private static final int ROW_CORNER1_DEEP = 422 * Kernel.BLOCK;
  private static final int ROW_SUM18 = 423 * Kernel.BLOCK;
  private static final int ROW_CORNER1_FEATURE = 424 * Kernel.BLOCK;
  private static final int ROW_PRODUCT52 = 425 * Kernel.BLOCK;
  private static final int ROW_PART1_AT2 = 426 * Kernel.BLOCK;
  private static final int ROW_PRODUCT53 = 427 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 428 * Kernel.BLOCK;
  private static final int ROW_CORNER2_DEEP = 429 * Kernel.BLOCK;
  private static final int ROW_PRODUCT54 = 430 * Kernel.BLOCK;
  private static final int ROW_CORNER2_FEATURE = 431 * Kernel.BLOCK;
  private static final int ROW_PART1_AT3 = 432 * Kernel.BLOCK;
  private static final int ROW_PART2_AT3 = 433 * Kernel.BLOCK;
  private static final int ROW_CORNER3_DEEP = 434 * Kernel.BLOCK;
  private static final int ROW_CORNER3_FEATURE = 435 * Kernel.BLOCK;
  private static final int ROW_V0 = 436 * Kernel.BLOCK;
  private static final int ROW_V1_2 = 437 * Kernel.BLOCK;
  private static final int ROW_V2_2 = 438 * Kernel.BLOCK;
  private static final int ROW_V3 = 439 * Kernel.BLOCK;
  private static final int ROW_V4 = 440 * Kernel.BLOCK;
  private static final int ROW_V5 = 441 * Kernel.BLOCK;
  private static final int ROW_V6 = 442 * Kernel.BLOCK;
  private static final int ROW_V7 = 443 * Kernel.BLOCK;
  private static final int ROW_V8 = 444 * Kernel.BLOCK;
  private static final int ROW_V9 = 445 * Kernel.BLOCK;
  private static final int ROW_V10 = 446 * Kernel.BLOCK;
  private static final int ROW_V11 = 447 * Kernel.BLOCK;
  private static final int ROW_NUMBER = 448 * Kernel.BLOCK;
  private static final int ROW_MOST = 449 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 450 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 451 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 452 * Kernel.BLOCK;
  private static final int ROW_MOST3 = 453 * Kernel.BLOCK;
  private static final int ROW_NUMBER4 = 454 * Kernel.BLOCK;
  private static final int ROW_VALUE = 455 * Kernel.BLOCK;
  private static final int ROW_VALUE2 = 456 * Kernel.BLOCK;
  private static final int ROW_VALUE3 = 457 * Kernel.BLOCK;
  private static final int ROW_VALUE4 = 458 * Kernel.BLOCK;
  private static final int ROW_VALUE5 = 459 * Kernel.BLOCK;
  private static final int ROW_VALUE6 = 460 * Kernel.BLOCK;
  private static final int ROW_VALUE7 = 461 * Kernel.BLOCK;
  private static final int ROW_VALUE8 = 462 * Kernel.BLOCK;
  private static final int ROW_DU = 463 * Kernel.BLOCK;
  private static final int ROW_DV = 464 * Kernel.BLOCK;
  private static final int ROW_DU_SQUARED = 465 * Kernel.BLOCK;
  private static final int ROW_START0_AWAY = 466 * Kernel.BLOCK;
  private static final int ROW_DU2 = 467 * Kernel.BLOCK;
  private static final int ROW_DV2 = 468 * Kernel.BLOCK;
  private static final int ROW_START1_AWAY = 469 * Kernel.BLOCK;
  private static final int ROW_DU3 = 470 * Kernel.BLOCK;
  private static final int ROW_DV3 = 471 * Kernel.BLOCK;
  private static final int ROW_START2_AWAY = 472 * Kernel.BLOCK;
  private static final int ROW_DU4 = 473 * Kernel.BLOCK;
  private static final int ROW_DV4 = 474 * Kernel.BLOCK;
  private static final int ROW_START3_AWAY = 475 * Kernel.BLOCK;
  private static final int ROW_DU5 = 476 * Kernel.BLOCK;
  private static final int ROW_DV5 = 477 * Kernel.BLOCK;
  private static final int ROW_SUM19 = 478 * Kernel.BLOCK;
  private static final int ROW_END0_AWAY = 479 * Kernel.BLOCK;
  private static final int ROW_DU6 = 480 * Kernel.BLOCK;
  private static final int ROW_DV6 = 481 * Kernel.BLOCK;
  private static final int ROW_END1_AWAY = 482 * Kernel.BLOCK;
  private static final int ROW_DU7 = 483 * Kernel.BLOCK;
  private static final int ROW_DV7 = 484 * Kernel.BLOCK;
  private static final int ROW_END2_AWAY = 485 * Kernel.BLOCK;
  private static final int ROW_DU8 = 486 * Kernel.BLOCK;
  private static final int ROW_DV8 = 487 * Kernel.BLOCK;
  private static final int ROW_SUM20 = 488 * Kernel.BLOCK;
  private static final int ROW_END3_AWAY = 489 * Kernel.BLOCK;
  private static final int ROW_DU9 = 490 * Kernel.BLOCK;
  private static final int ROW_DV9 = 491 * Kernel.BLOCK;
  private static final int ROW_DU_SQUARED2 = 492 * Kernel.BLOCK;
  private static final int ROW_DV_SQUARED = 493 * Kernel.BLOCK;
  private static final int ROW_CORNER0_AWAY = 494 * Kernel.BLOCK;
  private static final int ROW_DU10 = 495 * Kernel.BLOCK;
  private static final int ROW_CORNER1_AWAY = 496 * Kernel.BLOCK;
  private static final int ROW_DV10 = 497 * Kernel.BLOCK;
  private static final int ROW_CORNER2_AWAY = 498 * Kernel.BLOCK;
  private static final int ROW_SUM21 = 499 * Kernel.BLOCK;
  private static final int ROW_CORNER3_AWAY = 500 * Kernel.BLOCK;
  private static final int ROW_NUMBER5 = 501 * Kernel.BLOCK;
  private static final int ROW_MOST4 = 502 * Kernel.BLOCK;
  private static final int ROW_NUMBER6 = 503 * Kernel.BLOCK;
  private static final int ROW_MOST5 = 504 * Kernel.BLOCK;
  private static final int ROW_NUMBER7 = 505 * Kernel.BLOCK;
  private static final int ROW_VALUE9 = 506 * Kernel.BLOCK;
  private static final int ROW_VALUE10 = 507 * Kernel.BLOCK;
  private static final int ROW_VALUE11 = 508 * Kernel.BLOCK;
  private static final int ROW_VALUE12 = 509 * Kernel.BLOCK;
  private static final int ROW_VALUE13 = 510 * Kernel.BLOCK;
  private static final int ROW_VALUE14 = 511 * Kernel.BLOCK;
  private static final int ROW_VALUE15 = 512 * Kernel.BLOCK;
  private static final int ROW_VALUE16 = 513 * Kernel.BLOCK;
  private static final int ROW_VALUE17 = 514 * Kernel.BLOCK;
  private static final int ROW_VALUE18 = 515 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 516 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 517 * Kernel.BLOCK;
  private static final int ROW_START0_AREA = 518 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 519 * Kernel.BLOCK;
  private static final int ROW_START1_AREA = 520 * Kernel.BLOCK;
  private static final int ROW_START2_AREA = 521 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 522 * Kernel.BLOCK;
  private static final int ROW_START3_AREA = 523 * Kernel.BLOCK;
  private static final int ROW_END0_AREA = 524 * Kernel.BLOCK;
  private static final int ROW_END1_AREA = 525 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 526 * Kernel.BLOCK;
  private static final int ROW_END2_AREA = 527 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE16 = 528 * Kernel.BLOCK;
  private static final int ROW_END3_AREA = 529 * Kernel.BLOCK;
  private static final int ROW_CORNER0_AREA = 530 * Kernel.BLOCK;
  private static final int ROW_CORNER1_AREA = 531 * Kernel.BLOCK;
  private static final int ROW_CORNER2_AREA = 532 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE17 = 533 * Kernel.BLOCK;
  private static final int ROW_CORNER3_AREA = 534 * Kernel.BLOCK;
  private static final int ROW_V0_2 = 535 * Kernel.BLOCK;
  private static final int ROW_V1_3 = 536 * Kernel.BLOCK;
  private static final int ROW_V2_3 = 537 * Kernel.BLOCK;
  private static final int ROW_V3_2 = 538 * Kernel.BLOCK;
  private static final int ROW_V4_2 = 539 * Kernel.BLOCK;
  private static final int ROW_V5_2 = 540 * Kernel.BLOCK;
  private static final int ROW_V6_2 = 541 * Kernel.BLOCK;
  private static final int ROW_V7_2 = 542 * Kernel.BLOCK;
  private static final int ROW_V8_2 = 543 * Kernel.BLOCK;
  private static final int ROW_V9_2 = 544 * Kernel.BLOCK;
  private static final int ROW_V10_2 = 545 * Kernel.BLOCK;
  private static final int ROW_V11_2 = 546 * Kernel.BLOCK;
  private static final int ROW_NUMBER8 = 547 * Kernel.BLOCK;
  private static final int ROW_MOST6 = 548 * Kernel.BLOCK;
  private static final int ROW_NUMBER9 = 549 * Kernel.BLOCK;
  private static final int ROW_MOST7 = 550 * Kernel.BLOCK;
  private static final int ROW_NUMBER10 = 551 * Kernel.BLOCK;
  private static final int ROW_MOST8 = 552 * Kernel.BLOCK;
  private static final int ROW_NUMBER11 = 553 * Kernel.BLOCK;
  private static final int ROW_VALUE19 = 554 * Kernel.BLOCK;
  private static final int ROW_VALUE20 = 555 * Kernel.BLOCK;
  private static final int ROW_VALUE21 = 556 * Kernel.BLOCK;
  private static final int ROW_VALUE22 = 557 * Kernel.BLOCK;
  private static final int ROW_VALUE23 = 558 * Kernel.BLOCK;
  private static final int ROW_VALUE24 = 559 * Kernel.BLOCK;
  private static final int ROW_VALUE25 = 560 * Kernel.BLOCK;
  private static final int ROW_VALUE26 = 561 * Kernel.BLOCK;
  private static final int ROW_VALUE27 = 562 * Kernel.BLOCK;
  private static final int ROW_VALUE28 = 563 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE18 = 564 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE19 = 565 * Kernel.BLOCK;
  private static final int ROW_SECOND = 566 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE20 = 567 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE21 = 568 * Kernel.BLOCK;
  private static final int ROW_THIRD = 569 * Kernel.BLOCK;
  private static final int ROW_MOST9 = 570 * Kernel.BLOCK;
  private static final int ROW_START0_ADDS = 571 * Kernel.BLOCK;
  private static final int ROW_SECOND2 = 572 * Kernel.BLOCK;
  private static final int ROW_PRODUCT55 = 573 * Kernel.BLOCK;
  private static final int ROW_START1_ADDS = 574 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE22 = 575 * Kernel.BLOCK;
  private static final int ROW_THIRD2 = 576 * Kernel.BLOCK;
  private static final int ROW_MOST10 = 577 * Kernel.BLOCK;
  private static final int ROW_START2_ADDS = 578 * Kernel.BLOCK;
  private static final int ROW_SECOND3 = 579 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE23 = 580 * Kernel.BLOCK;
  private static final int ROW_START3_ADDS = 581 * Kernel.BLOCK;
  private static final int ROW_PRODUCT56 = 582 * Kernel.BLOCK;
  private static final int ROW_SECOND4 = 583 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE24 = 584 * Kernel.BLOCK;
  private static final int ROW_END0_ADDS = 585 * Kernel.BLOCK;
  private static final int ROW_SECOND5 = 586 * Kernel.BLOCK;
  private static final int ROW_END1_ADDS = 587 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE25 = 588 * Kernel.BLOCK;
  private static final int ROW_SECOND6 = 589 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE26 = 590 * Kernel.BLOCK;
  private static final int ROW_END2_ADDS = 591 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE27 = 592 * Kernel.BLOCK;
  private static final int ROW_THIRD3 = 593 * Kernel.BLOCK;
  private static final int ROW_MOST11 = 594 * Kernel.BLOCK;
  private static final int ROW_END3_ADDS = 595 * Kernel.BLOCK;
  private static final int ROW_PRODUCT57 = 596 * Kernel.BLOCK;
  private static final int ROW_PRODUCT58 = 597 * Kernel.BLOCK;
  private static final int ROW_SECOND7 = 598 * Kernel.BLOCK;
  private static final int ROW_PRODUCT59 = 599 * Kernel.BLOCK;
  private static final int ROW_PRODUCT60 = 600 * Kernel.BLOCK;
  private static final int ROW_CORNER0_ADDS = 601 * Kernel.BLOCK;
  private static final int ROW_PRODUCT61 = 602 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE28 = 603 * Kernel.BLOCK;
  private static final int ROW_PRODUCT62 = 604 * Kernel.BLOCK;
  private static final int ROW_CORNER1_ADDS = 605 * Kernel.BLOCK;
  private static final int ROW_PRODUCT63 = 606 * Kernel.BLOCK;
  private static final int ROW_PRODUCT64 = 607 * Kernel.BLOCK;
  private static final int ROW_CORNER2_ADDS = 608 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE29 = 609 * Kernel.BLOCK;
  private static final int ROW_SECOND8 = 610 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE30 = 611 * Kernel.BLOCK;
  private static final int ROW_CORNER3_ADDS = 612 * Kernel.BLOCK;
  private static final int ROW_NUMBER12 = 613 * Kernel.BLOCK;
  private static final int ROW_MOST12 = 614 * Kernel.BLOCK;
  private static final int ROW_NUMBER13 = 615 * Kernel.BLOCK;
  private static final int ROW_MOST13 = 616 * Kernel.BLOCK;
  private static final int ROW_NUMBER14 = 617 * Kernel.BLOCK;
  private static final int ROW_MOST14 = 618 * Kernel.BLOCK;
  private static final int ROW_NUMBER15 = 619 * Kernel.BLOCK;
  private static final int ROW_VALUE29 = 620 * Kernel.BLOCK;
  private static final int ROW_VALUE30 = 621 * Kernel.BLOCK;
  private static final int ROW_VALUE31 = 622 * Kernel.BLOCK;
  private static final int ROW_VALUE32 = 623 * Kernel.BLOCK;
  private static final int ROW_VALUE33 = 624 * Kernel.BLOCK;
  private static final int ROW_VALUE34 = 625 * Kernel.BLOCK;
  private static final int ROW_VALUE35 = 626 * Kernel.BLOCK;
  private static final int ROW_VALUE36 = 627 * Kernel.BLOCK;
  private static final int ROW_VALUE37 = 628 * Kernel.BLOCK;
  private static final int ROW_VALUE38 = 629 * Kernel.BLOCK;
  private static final int ROW_VALUE39 = 630 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_X = 631 * Kernel.BLOCK;
  private static final int ROW_SUM22 = 632 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Y = 633 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Z = 634 * Kernel.BLOCK;
  private static final int ROW_HIGH_XOR_LOW_X = 635 * Kernel.BLOCK;
  private static final int ROW_OX = 636 * Kernel.BLOCK;
  private static final int ROW_OY = 637 * Kernel.BLOCK;
  private static final int ROW_HIGH_ZOR_LOW_Z = 638 * Kernel.BLOCK;
  private static final int ROW_OZ = 639 * Kernel.BLOCK;
  private static final int ROW_CORNER_X = 640 * Kernel.BLOCK;
  private static final int ROW_CORNER_Y = 641 * Kernel.BLOCK;
  private static final int ROW_CORNER_Z = 642 * Kernel.BLOCK;
  private static final int ROW_PX = 643 * Kernel.BLOCK;
  private static final int ROW_PY = 644 * Kernel.BLOCK;
  private static final int ROW_PZ = 645 * Kernel.BLOCK;
  private static final int ROW_AX = 646 * Kernel.BLOCK;
  private static final int ROW_AY = 647 * Kernel.BLOCK;
  private static final int ROW_SUM23 = 648 * Kernel.BLOCK;
  private static final int ROW_SUM24 = 649 * Kernel.BLOCK;
  private static final int ROW_X3 = 650 * Kernel.BLOCK;
  private static final int ROW_MIN = 651 * Kernel.BLOCK;
  private static final int ROW_MAX = 652 * Kernel.BLOCK;
  private static final int ROW_OX2 = 653 * Kernel.BLOCK;
  private static final int ROW_OY2 = 654 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 655 * Kernel.BLOCK;
  private static final int ROW_HALF_B = 656 * Kernel.BLOCK;
  private static final int ROW_PRODUCT65 = 657 * Kernel.BLOCK;
  private static final int ROW_PX2 = 658 * Kernel.BLOCK;
  private static final int ROW_PY2 = 659 * Kernel.BLOCK;
  private static final int ROW_PRODUCT66 = 660 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 661 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 662 * Kernel.BLOCK;
  private static final int ROW_SUM25 = 663 * Kernel.BLOCK;
  private static final int ROW_OF_EDGE_A = 664 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 665 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y = 666 * Kernel.BLOCK;
  private static final int ROW_OF_EDGE_B = 667 * Kernel.BLOCK;
  private static final int ROW_NORMAL_X = 668 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Y = 669 * Kernel.BLOCK;
  private static final int ROW_NORMAL_Z = 670 * Kernel.BLOCK;
  private static final int ROW_GAP7 = 671 * Kernel.BLOCK;
  private static final int ROW_TOLERANCE = 672 * Kernel.BLOCK;
  private static final int ROW_DX2 = 673 * Kernel.BLOCK;
  private static final int ROW_DY2 = 674 * Kernel.BLOCK;
  private static final int ROW_DZ = 675 * Kernel.BLOCK;
  private static final int ROW_LARGEST3 = 676 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 677 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 678 * Kernel.BLOCK;
  private static final int ROW_TX2 = 679 * Kernel.BLOCK;
  private static final int ROW_TY2 = 680 * Kernel.BLOCK;
  private static final int ROW_TZ3 = 681 * Kernel.BLOCK;
  private static final int ROW_SPACE_X = 682 * Kernel.BLOCK;
  private static final int ROW_SPACE_Y = 683 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE31 = 684 * Kernel.BLOCK;
  private static final int ROW_SUM26 = 685 * Kernel.BLOCK;
  private static final int ROW_SPACE_Z = 686 * Kernel.BLOCK;
  private static final int ROW_PRODUCT67 = 687 * Kernel.BLOCK;
  private static final int ROW_U1_AT = 688 * Kernel.BLOCK;
  private static final int ROW_V1_AT = 689 * Kernel.BLOCK;
  private static final int ROW_W1_AT = 690 * Kernel.BLOCK;
  private static final int ROW_REACH2_2 = 691 * Kernel.BLOCK;
  private static final int ROW_PRODUCT68 = 692 * Kernel.BLOCK;
  private static final int ROW_U2_AT = 693 * Kernel.BLOCK;
  private static final int ROW_V2_AT = 694 * Kernel.BLOCK;
  private static final int ROW_W2_AT = 695 * Kernel.BLOCK;
  private static final int ROW_REACH3_2 = 696 * Kernel.BLOCK;
  private static final int ROW_PRODUCT69 = 697 * Kernel.BLOCK;
  private static final int ROW_U3_AT = 698 * Kernel.BLOCK;
  private static final int ROW_V3_AT = 699 * Kernel.BLOCK;
  private static final int ROW_W3_AT = 700 * Kernel.BLOCK;
  private static final int ROW_REACH4_2 = 701 * Kernel.BLOCK;
  private static final int ROW_U4_AT = 702 * Kernel.BLOCK;
  private static final int ROW_V4_AT = 703 * Kernel.BLOCK;
  private static final int ROW_W4_AT = 704 * Kernel.BLOCK;
  private static final int ROW_SUM27 = 705 * Kernel.BLOCK;
  private static final int ROW_X1_IN_A = 706 * Kernel.BLOCK;
  private static final int ROW_Y1_IN_A = 707 * Kernel.BLOCK;
  private static final int ROW_SUM28 = 708 * Kernel.BLOCK;
  private static final int ROW_Z1_IN_A = 709 * Kernel.BLOCK;
  private static final int ROW_X2_IN_A = 710 * Kernel.BLOCK;
  private static final int ROW_Y2_IN_A = 711 * Kernel.BLOCK;
  private static final int ROW_Z2_IN_A = 712 * Kernel.BLOCK;
  private static final int ROW_X3_IN_A = 713 * Kernel.BLOCK;
  private static final int ROW_Y3_IN_A = 714 * Kernel.BLOCK;
  private static final int ROW_Z3_IN_A = 715 * Kernel.BLOCK;
  private static final int ROW_X4_IN_A = 716 * Kernel.BLOCK;
  private static final int ROW_Y4_IN_A = 717 * Kernel.BLOCK;
  private static final int ROW_Z4_IN_A = 718 * Kernel.BLOCK;
  private static final int ROW_TX3 = 719 * Kernel.BLOCK;
  private static final int ROW_TY3 = 720 * Kernel.BLOCK;
  private static final int ROW_TZ4 = 721 * Kernel.BLOCK;
  private static final int ROW_POINT_X = 722 * Kernel.BLOCK;
  private static final int ROW_POINT_Y = 723 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE32 = 724 * Kernel.BLOCK;
  private static final int ROW_SUM29 = 725 * Kernel.BLOCK;
  private static final int ROW_POINT_Z = 726 * Kernel.BLOCK;
  private static final int ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 = 727 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 728 * Kernel.BLOCK;
  private static final int ROW_SUM30 = 729 * Kernel.BLOCK;
  private static final int ROW_FEATURE0 = 730 * Kernel.BLOCK;
  private static final int ROW_TX4 = 731 * Kernel.BLOCK;
  private static final int ROW_TY4 = 732 * Kernel.BLOCK;
  private static final int ROW_TZ5 = 733 * Kernel.BLOCK;
  private static final int ROW_PRODUCT70 = 734 * Kernel.BLOCK;
  private static final int ROW_X1 = 735 * Kernel.BLOCK;
  private static final int ROW_PRODUCT71 = 736 * Kernel.BLOCK;
  private static final int ROW_SUM31 = 737 * Kernel.BLOCK;
  private static final int ROW_Y1 = 738 * Kernel.BLOCK;
  private static final int ROW_Z1 = 739 * Kernel.BLOCK;
  private static final int ROW_DEPTH1 = 740 * Kernel.BLOCK;
  private static final int ROW_PRODUCT72 = 741 * Kernel.BLOCK;
  private static final int ROW_PRODUCT73 = 742 * Kernel.BLOCK;
  private static final int ROW_TX5 = 743 * Kernel.BLOCK;
  private static final int ROW_TZ6 = 744 * Kernel.BLOCK;
  private static final int ROW_PRODUCT74 = 745 * Kernel.BLOCK;
  private static final int ROW_X2_2 = 746 * Kernel.BLOCK;
  private static final int ROW_PRODUCT75 = 747 * Kernel.BLOCK;
  private static final int ROW_SUM32 = 748 * Kernel.BLOCK;
  private static final int ROW_Y2 = 749 * Kernel.BLOCK;
  private static final int ROW_SUM33 = 750 * Kernel.BLOCK;
  private static final int ROW_Z2 = 751 * Kernel.BLOCK;
  private static final int ROW_DEPTH2 = 752 * Kernel.BLOCK;
  private static final int ROW_PRODUCT76 = 753 * Kernel.BLOCK;
  private static final int ROW_PRODUCT77 = 754 * Kernel.BLOCK;
  private static final int ROW_TZ7 = 755 * Kernel.BLOCK;
  private static final int ROW_PRODUCT78 = 756 * Kernel.BLOCK;
  private static final int ROW_X3_2 = 757 * Kernel.BLOCK;
  private static final int ROW_PRODUCT79 = 758 * Kernel.BLOCK;
  private static final int ROW_SUM34 = 759 * Kernel.BLOCK;
  private static final int ROW_Y3 = 760 * Kernel.BLOCK;
  private static final int ROW_SUM35 = 761 * Kernel.BLOCK;
  private static final int ROW_Z3 = 762 * Kernel.BLOCK;
  private static final int ROW_DEPTH3 = 763 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[764 * Kernel.BLOCK]);

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
      floats3(columns2, from2, floatRows);
      long nearBits = floats4(floatRows);
      floats5(columns2, from2, floatRows);
      long allSquareAtLeastLeastSquareBits = floats6(columns2, from2, floatRows, bits);
      long halfXAtLeastZeroBits = bits[0];
      long halfYAtLeastZeroBits = bits[1];
      long allSquareAtLeastLeastSquareBits2 = bits[2];
      long halfZAtLeastZeroBits = bits[3];
      long minXAtMostMaxXBits = floats7(columns1, from1, floatRows, bits, allSquareAtLeastLeastSquareBits2,
          halfZAtLeastZeroBits);
      long minYAtMostMaxYBits = bits[0];
      long allSquareAtLeastLeastSquareBits3 = bits[1];
      long minZAtMostMaxZBits = bits[2];
      long properBits = floats8(columns2, from2, floatRows, allSquareAtLeastLeastSquareBits3,
          minZAtMostMaxZBits);
      floats9(columns2, from2, floatRows);
      floats10(columns2, from2, floatRows);
      floats11(columns2, from2, floatRows);
      floats12(columns2, from2, floatRows);
      floats13(columns2, from2, floatRows);
      long allLowXAtMostExtentXBits = floats14(columns1, from1, columns2, from2, floatRows);
      long allLowXAtMostExtentXBits2 = floats15(floatRows, allLowXAtMostExtentXBits);
      long boundsBits = floats16(floatRows, allLowXAtMostExtentXBits2);
      floats17(floatRows);
      floats18(floatRows);
      long allSquareAtLeastLeastSquareBits4 = floats19(floatRows, properBits, boundsBits);
      floats20(floatRows);
      floats21(floatRows);
      floats22(floatRows);
      floats23(floatRows);
      floats24(columns2, from2, floatRows);
      long absValueAtMostSumBits = floats25(floatRows);
      floats26(columns2, from2, floatRows);
      long allValueAtMostValueBits = floats27(floatRows, absValueAtMostSumBits);
      floats28(columns2, from2, floatRows);
      long allValueAtMostValueBits2 = floats29(floatRows, allValueAtMostValueBits);
      long allValueAtMostValueBits3 = floats30(columns2, from2, floatRows, allValueAtMostValueBits2);
      floats31(columns2, from2, floatRows);
      long allValueAtMostValueBits4 = floats32(columns2, from2, floatRows, allValueAtMostValueBits3);
      floats33(floatRows);
      long allValueAtMostValueBits5 = floats34(floatRows, allValueAtMostValueBits4);
      long allValueAtMostValueBits6 = floats35(columns2, from2, floatRows, allValueAtMostValueBits5);
      floats36(columns2, from2, floatRows);
      long allValueAtMostValueBits7 = floats37(columns2, from2, floatRows, allValueAtMostValueBits6);
      floats38(floatRows);
      long allValueAtMostValueBits8 = floats39(floatRows, allValueAtMostValueBits7);
      long allValueAtMostValueBits9 = floats40(columns2, from2, floatRows, allValueAtMostValueBits8);
      floats41(columns2, from2, floatRows);
      long allValueAtMostValueBits10 = floats42(columns2, from2, floatRows, allValueAtMostValueBits9);
      long absValueAtMostSumBits2 = floats43(floatRows);
      long overlapBits = floats44(allValueAtMostValueBits10, absValueAtMostSumBits2,
          allSquareAtLeastLeastSquareBits4, nearBits);
      floats45(floatRows);
      floats46(floatRows);
      floats47(floatRows);
      long allMinXAtMostMaxXBits = floats48(floatRows, bits, minXAtMostMaxXBits, minYAtMostMaxYBits,
          minZAtMostMaxZBits, halfXAtLeastZeroBits, halfYAtLeastZeroBits, halfZAtLeastZeroBits);
      long allHalfXAtLeastZeroBits = bits[0];
      long allMinXAtMostMaxXBits2 = floats49(columns2, from2, allHalfXAtLeastZeroBits, allMinXAtMostMaxXBits,
          allSquareAtLeastLeastSquareBits);
      long validBits = floats50(columns2, from2, floatRows, allMinXAtMostMaxXBits2);
      floats51(floatRows);
      floats52(floatRows);
      long nxxGreaterZeroBits = floats53(floatRows);
      floats54(floatRows, nxxGreaterZeroBits);
      floats55(floatRows);
      floats56(floatRows);
      long nxyGreaterZeroBits = floats57(floatRows);
      floats58(floatRows, nxyGreaterZeroBits);
      floats59(floatRows);
      floats60(floatRows);
      long nxzGreaterZeroBits = floats61(floatRows);
      floats62(floatRows, nxzGreaterZeroBits);
      floats63(floatRows);
      floats64(floatRows);
      floats65(floatRows);
      floats66(floatRows);
      floats67(floatRows);
      floats68(floatRows);
      floats69(floatRows);
      floats70(floatRows);
      floats71(floatRows);
      floats72(floatRows);
      floats73(floatRows);
      long lGreaterZeroBits = floats74(floatRows);
      floats75(floatRows, lGreaterZeroBits);
      floats76(floatRows);
      long lGreaterZeroBits2 = floats77(floatRows);
      floats78(floatRows, lGreaterZeroBits2);
      floats79(floatRows);
      long lGreaterZeroBits3 = floats80(floatRows);
      floats81(floatRows, lGreaterZeroBits3);
      floats82(floatRows);
      long lGreaterZeroBits4 = floats83(floatRows);
      floats84(floatRows, lGreaterZeroBits4);
      floats85(floatRows);
      long lGreaterZeroBits5 = floats86(floatRows);
      floats87(floatRows, lGreaterZeroBits5);
      floats88(floatRows);
      long lGreaterZeroBits6 = floats89(floatRows);
      floats90(floatRows, lGreaterZeroBits6);
      floats91(floatRows);
      long faceIsC3_00Bits = floats92(floatRows, bits);
      long faceIsC4_00Bits = bits[0];
      long faceIsC5_00Bits = bits[1];
      long faceIsOneBits = bits[2];
      floats93(floatRows, faceIsOneBits, faceIsC5_00Bits, faceIsC4_00Bits, faceIsC3_00Bits);
      long fxGreaterZeroBits = floats94(floatRows);
      floats95(floatRows, fxGreaterZeroBits);
      long faceAheadBits = floats96(floatRows);
      floats97(floatRows, faceAheadBits);
      long largestGreaterZeroBits = floats98(floatRows);
      floats99(floatRows);
      floats100(floatRows, largestGreaterZeroBits, faceAheadBits);
      long eXBits = floats101(floatRows, bits);
      long notEXBits = bits[0];
      long eYBits = bits[1];
      long cXBits = floats102(floatRows, bits, eYBits, eXBits);
      long cYBits = bits[0];
      floats103(floatRows, cXBits, cYBits, eYBits, eXBits);
      long lxGreaterZeroBits = floats104(floatRows, bits, eYBits, eXBits);
      long lyGreaterZeroBits = bits[0];
      long edgeAheadBits = floats105(floatRows, lyGreaterZeroBits, lxGreaterZeroBits);
      floats106(floatRows, edgeAheadBits);
      long largestGreaterZeroBits2 = floats107(floatRows);
      floats108(floatRows, largestGreaterZeroBits2);
      floats109(floatRows, largestGreaterZeroBits2, edgeAheadBits);
      floats110(floatRows, largestGreaterZeroBits2);
      long isXBits = floats111(floatRows, bits);
      long isYBits = bits[0];
      floats112(floatRows, isYBits, isXBits);
      floats113(floatRows, isYBits, isXBits);
      long nwGreaterZeroBits = floats114(floatRows, isYBits, isXBits);
      floats115(floatRows);
      long ofXBits = floats116(floatRows, bits);
      long ofYBits = bits[0];
      long lowerBits = floats117(columns2, from2, floatRows, ofYBits, ofXBits);
      floats118(columns2, from2, floatRows, lowerBits, ofYBits, ofXBits);
      floats119(floatRows, ofYBits, ofXBits);
      floats120(floatRows, ofYBits, ofXBits);
      long isThin1Bits = floats121(floatRows, ofXBits, ofYBits);
      long isThin2Bits = floats122(floatRows, isYBits, isXBits);
      floats123(floatRows, isYBits, isXBits);
      floats124(floatRows, isYBits, isXBits);
      floats125(floatRows, isYBits, isXBits);
      floats126(floatRows);
      floats127(floatRows);
      floats128(floatRows);
      floats129(floatRows);
      long forwardBits = floats130(floatRows);
      floats131(floatRows, forwardBits, isYBits, isXBits);
      floats132(floatRows, isYBits, isXBits, nwGreaterZeroBits);
      floats133(floatRows, ofYBits, ofXBits, lowerBits);
      floats134(floatRows);
      floats135(floatRows);
      long absU1GreaterShortestBits = floats136(floatRows);
      long u1GreaterZeroBits = floats137(floatRows, absU1GreaterShortestBits);
      floats138(floatRows);
      long absV1GreaterShortestBits = floats139(floatRows, bits);
      long v1GreaterZeroBits = bits[0];
      long leavesU0LessLeavesV0Bits = floats140(floatRows);
      long notIsThin1Bits = floats141(floatRows, bits, leavesU0LessLeavesV0Bits, isThin1Bits);
      long isStart0Bits = bits[0];
      long notIsThin1AndFirst0LessLast0Bits = bits[1];
      long isEnd0Bits = floats142(floatRows, notIsThin1AndFirst0LessLast0Bits);
      long first0AtMostMinusOneBits = floats143(floatRows, bits);
      long entersU0AtLeastEntersV0Bits = bits[0];
      floats144(floatRows, u1GreaterZeroBits, v1GreaterZeroBits, entersU0AtLeastEntersV0Bits,
          first0AtMostMinusOneBits);
      long leavesU0AtMostLeavesV0Bits = floats145(floatRows);
      floats146(floatRows);
      floats147(floatRows, leavesU0AtMostLeavesV0Bits);
      long absU2GreaterShortestBits = floats148(floatRows);
      long u2GreaterZeroBits = floats149(floatRows, absU2GreaterShortestBits);
      long absV2GreaterShortestBits = floats150(floatRows);
      long v2GreaterZeroBits = floats151(floatRows, absV2GreaterShortestBits);
      floats152(floatRows);
      long isStart1Bits = floats153(floatRows, bits);
      long isEnd1Bits = bits[0];
      floats154(floatRows);
      floats155(floatRows, u2GreaterZeroBits, v2GreaterZeroBits);
      long leavesU1AtMostLeavesV1Bits = floats156(floatRows);
      floats157(floatRows);
      floats158(floatRows, leavesU1AtMostLeavesV1Bits);
      floats159(floatRows);
      floats160(floatRows, u1GreaterZeroBits, absU1GreaterShortestBits);
      floats161(floatRows, v1GreaterZeroBits, absV1GreaterShortestBits);
      floats162(floatRows);
      long notIsThin2Bits = floats163(floatRows, bits, isThin2Bits);
      long isStart2Bits = bits[0];
      long first2LessLast2Bits = bits[1];
      long isEnd2Bits = floats164(floatRows, notIsThin2Bits, first2LessLast2Bits);
      floats165(floatRows);
      floats166(floatRows);
      floats167(floatRows);
      floats168(floatRows);
      floats169(floatRows, u2GreaterZeroBits, absU2GreaterShortestBits);
      floats170(floatRows, v2GreaterZeroBits, absV2GreaterShortestBits);
      long entersU3GreaterEntersV3Bits = floats171(floatRows);
      long notIsThin1AndNotIsThin2Bits = floats172(floatRows, entersU3GreaterEntersV3Bits, notIsThin1Bits,
          notIsThin2Bits);
      long isStart3Bits = floats173(floatRows, bits, notIsThin1AndNotIsThin2Bits);
      long isEnd3Bits = bits[0];
      floats174(floatRows);
      floats175(floatRows);
      floats176(floatRows);
      floats177(floatRows);
      floats178(floatRows);
      long isCorner0Bits = floats179(floatRows);
      floats180(floatRows);
      long isCorner1Bits = floats181(floatRows);
      floats182(floatRows);
      floats183(floatRows);
      long isCorner2Bits = floats184(floatRows);
      long isCorner3Bits = floats185(floatRows);
      floats186(floatRows);
      floats187(floatRows, isStart0Bits, isStart1Bits, isStart2Bits, isStart3Bits, isEnd0Bits, isEnd1Bits,
          isEnd2Bits, isEnd3Bits);
      floats188(floatRows, isCorner0Bits, isCorner1Bits, isCorner2Bits, isCorner3Bits);
      floats189(floatRows);
      floats190(floatRows);
      floats191(floatRows);
      long numberIsOneBits = floats192(floatRows, bits);
      long numberIsTwoBits = bits[0];
      long numberIsC3_00Bits = bits[1];
      long numberIsC4_00Bits = bits[2];
      long numberIsC5_00Bits = floats193(floatRows, bits, numberIsC4_00Bits);
      long numberIsFirstProductBits = bits[0];
      long numberIsC7_00Bits = bits[1];
      long numberIsC8_00Bits = bits[2];
      long numberIsC9_00Bits = floats194(floatRows, bits, numberIsOneBits, numberIsTwoBits);
      long numberIsC10_0Bits = bits[0];
      long numberIsC11_0Bits = bits[1];
      floats195(floatRows, numberIsC3_00Bits, numberIsC4_00Bits, numberIsC5_00Bits, numberIsFirstProductBits,
          numberIsC7_00Bits, numberIsC8_00Bits, numberIsC9_00Bits, numberIsC10_0Bits, numberIsC11_0Bits);
      floats196(floatRows, numberIsOneBits, numberIsTwoBits, numberIsC3_00Bits, numberIsC4_00Bits,
          numberIsC5_00Bits, numberIsFirstProductBits, numberIsC7_00Bits, numberIsC8_00Bits, numberIsC9_00Bits,
          numberIsC10_0Bits, numberIsC11_0Bits);
      floats197(floatRows, numberIsFirstProductBits, numberIsC7_00Bits, numberIsC8_00Bits, numberIsC9_00Bits,
          numberIsC10_0Bits, numberIsC11_0Bits);
      floats198(floatRows);
      floats199(floatRows, isStart0Bits, isStart1Bits);
      floats200(floatRows, isStart2Bits);
      floats201(floatRows, isStart3Bits);
      floats202(floatRows, isEnd0Bits, isEnd1Bits);
      floats203(floatRows, isEnd2Bits);
      floats204(floatRows, isEnd3Bits, isCorner0Bits);
      floats205(floatRows, isCorner1Bits, isCorner2Bits);
      floats206(floatRows, isCorner3Bits);
      floats207(floatRows);
      floats208(floatRows);
      long numberIsOneBits2 = floats209(floatRows);
      long numberIsTwoBits2 = floats210(floatRows, bits, numberIsOneBits2);
      long numberIsC3_00Bits2 = bits[0];
      long numberIsC4_00Bits2 = bits[1];
      long numberIsC5_00Bits2 = bits[2];
      long numberIsFirstProductBits2 = floats211(floatRows, bits);
      long numberIsC7_00Bits2 = bits[0];
      long numberIsC8_00Bits2 = bits[1];
      long numberIsC9_00Bits2 = bits[2];
      long numberIsC10_0Bits2 = floats212(floatRows, bits, numberIsOneBits2, numberIsTwoBits2,
          numberIsC3_00Bits2, numberIsC4_00Bits2, numberIsC5_00Bits2);
      long numberIsC11_0Bits2 = bits[0];
      floats213(floatRows, numberIsFirstProductBits2, numberIsC7_00Bits2, numberIsC8_00Bits2,
          numberIsC9_00Bits2, numberIsC10_0Bits2, numberIsC11_0Bits2, numberIsOneBits2, numberIsTwoBits2);
      floats214(floatRows, numberIsC3_00Bits2, numberIsC4_00Bits2, numberIsC5_00Bits2,
          numberIsFirstProductBits2, numberIsC7_00Bits2, numberIsC8_00Bits2, numberIsC9_00Bits2,
          numberIsC10_0Bits2, numberIsC11_0Bits2);
      floats215(floatRows, numberIsOneBits2, numberIsTwoBits2, numberIsC3_00Bits2, numberIsC4_00Bits2,
          numberIsC5_00Bits2, numberIsFirstProductBits2, numberIsC7_00Bits2, numberIsC8_00Bits2,
          numberIsC9_00Bits2, numberIsC10_0Bits2, numberIsC11_0Bits2);
      floats216(floatRows, numberIsFirstProductBits2, numberIsC7_00Bits2, numberIsC8_00Bits2,
          numberIsC9_00Bits2, numberIsC10_0Bits2, numberIsC11_0Bits2);
      floats217(floatRows, isStart0Bits);
      floats218(floatRows, isStart1Bits, isStart2Bits);
      floats219(floatRows, isStart3Bits, isEnd0Bits, isEnd1Bits);
      floats220(floatRows, isEnd2Bits);
      floats221(floatRows, isEnd3Bits, isCorner0Bits, isCorner1Bits, isCorner2Bits);
      floats222(floatRows, isCorner3Bits);
      floats223(floatRows);
      floats224(floatRows);
      floats225(floatRows);
      floats226(floatRows);
      floats227(floatRows);
      long numberIsOneBits3 = floats228(floatRows, bits);
      long numberIsTwoBits3 = bits[0];
      long numberIsC3_00Bits3 = bits[1];
      long numberIsC4_00Bits3 = bits[2];
      long numberIsC5_00Bits3 = floats229(floatRows, bits, numberIsC4_00Bits3);
      long numberIsFirstProductBits3 = bits[0];
      long numberIsC7_00Bits3 = bits[1];
      long numberIsC8_00Bits3 = bits[2];
      long numberIsC9_00Bits3 = floats230(floatRows, bits, numberIsOneBits3, numberIsTwoBits3);
      long numberIsC10_0Bits3 = bits[0];
      long numberIsC11_0Bits3 = bits[1];
      floats231(floatRows, numberIsC3_00Bits3, numberIsC4_00Bits3, numberIsC5_00Bits3,
          numberIsFirstProductBits3, numberIsC7_00Bits3, numberIsC8_00Bits3, numberIsC9_00Bits3,
          numberIsC10_0Bits3, numberIsC11_0Bits3);
      floats232(floatRows, numberIsOneBits3, numberIsTwoBits3, numberIsC3_00Bits3, numberIsC4_00Bits3,
          numberIsC5_00Bits3, numberIsFirstProductBits3, numberIsC7_00Bits3, numberIsC8_00Bits3,
          numberIsC9_00Bits3);
      floats233(floatRows, numberIsC10_0Bits3, numberIsC11_0Bits3, numberIsOneBits3, numberIsTwoBits3,
          numberIsC3_00Bits3, numberIsC4_00Bits3, numberIsC5_00Bits3, numberIsFirstProductBits3,
          numberIsC7_00Bits3, numberIsC8_00Bits3, numberIsC9_00Bits3);
      floats234(floatRows, numberIsC4_00Bits3, numberIsC5_00Bits3, numberIsFirstProductBits3,
          numberIsC7_00Bits3, numberIsC8_00Bits3, numberIsC9_00Bits3, numberIsC10_0Bits3, numberIsC11_0Bits3);
      long leftBits = floats235(floatRows);
      floats236(floatRows, isStart0Bits);
      floats237(floatRows, isStart0Bits, leftBits);
      floats238(floatRows);
      floats239(floatRows, isStart1Bits);
      floats240(floatRows, isStart1Bits, leftBits);
      floats241(floatRows);
      floats242(floatRows, isStart2Bits, leftBits);
      floats243(floatRows);
      floats244(floatRows, isStart3Bits);
      floats245(floatRows, isStart3Bits, leftBits);
      floats246(floatRows);
      floats247(floatRows, isEnd0Bits);
      floats248(floatRows, isEnd0Bits, leftBits);
      floats249(floatRows, isEnd1Bits);
      floats250(floatRows, isEnd1Bits, leftBits);
      floats251(floatRows);
      floats252(floatRows, isEnd2Bits);
      floats253(floatRows, isEnd2Bits, leftBits);
      floats254(floatRows);
      floats255(floatRows, isEnd3Bits, leftBits);
      floats256(floatRows);
      floats257(floatRows, isCorner0Bits);
      floats258(floatRows, isCorner0Bits, leftBits);
      floats259(floatRows);
      floats260(floatRows, isCorner1Bits, leftBits);
      floats261(floatRows);
      floats262(floatRows, isCorner2Bits, leftBits);
      floats263(floatRows, isCorner3Bits);
      floats264(floatRows, isCorner3Bits, leftBits);
      floats265(floatRows);
      floats266(floatRows);
      floats267(floatRows);
      floats268(floatRows);
      long numberIsOneBits4 = floats269(floatRows, bits);
      long numberIsTwoBits4 = bits[0];
      long numberIsC3_00Bits4 = bits[1];
      long numberIsC4_00Bits4 = floats270(floatRows, bits, numberIsOneBits4);
      long numberIsC5_00Bits4 = bits[0];
      long numberIsFirstProductBits4 = bits[1];
      long numberIsC7_00Bits4 = bits[2];
      long numberIsC8_00Bits4 = bits[3];
      long numberIsC9_00Bits4 = bits[4];
      long numberIsC10_0Bits4 = bits[5];
      long numberIsC11_0Bits4 = bits[6];
      floats271(floatRows, numberIsTwoBits4, numberIsC3_00Bits4, numberIsC4_00Bits4, numberIsC5_00Bits4,
          numberIsFirstProductBits4, numberIsC7_00Bits4, numberIsC8_00Bits4, numberIsC9_00Bits4);
      floats272(floatRows, numberIsC10_0Bits4, numberIsC11_0Bits4, numberIsOneBits4, numberIsTwoBits4,
          numberIsC3_00Bits4, numberIsC4_00Bits4, numberIsC5_00Bits4, numberIsFirstProductBits4,
          numberIsC7_00Bits4);
      floats273(floatRows, numberIsC8_00Bits4, numberIsC9_00Bits4, numberIsC10_0Bits4, numberIsC11_0Bits4,
          numberIsOneBits4, numberIsTwoBits4, numberIsC3_00Bits4, numberIsC4_00Bits4, numberIsC5_00Bits4);
      floats274(floatRows, numberIsFirstProductBits4, numberIsC7_00Bits4, numberIsC8_00Bits4,
          numberIsC9_00Bits4, numberIsC10_0Bits4, numberIsC11_0Bits4, numberIsOneBits4);
      floats275(floatRows, numberIsTwoBits4, numberIsC3_00Bits4, numberIsC4_00Bits4, numberIsC5_00Bits4,
          numberIsFirstProductBits4, numberIsC7_00Bits4, numberIsC8_00Bits4, numberIsC9_00Bits4,
          numberIsC10_0Bits4, numberIsC11_0Bits4);
      long eitherBits = floats276(isStart0Bits, isStart1Bits, isStart2Bits, isStart3Bits, isEnd0Bits,
          isEnd1Bits, isEnd2Bits, isEnd3Bits);
      long foundBits = floats277(eitherBits, isCorner0Bits, isCorner1Bits, isCorner2Bits, isCorner3Bits);
      long isThere2Bits = floats278(floatRows, bits);
      long isThere3Bits = bits[0];
      long valueGreaterProductBits = bits[1];
      long isThere4Bits = floats279(floatRows, bits, isThere3Bits, valueGreaterProductBits, foundBits);
      long notFoundBits = bits[0];
      long isEdgeBits = bits[1];
      floats280(floatRows);
      long edgeXGreaterZeroBits = floats281(floatRows);
      long edgeYGreaterZeroBits = floats282(floatRows, bits, eXBits, eYBits, notEXBits);
      long notEXAndNotEYBits = bits[0];
      long edgeZGreaterZeroBits = bits[1];
      long towardsXGreaterZeroBits = floats283(columns2, from2, floatRows, bits, notEXAndNotEYBits, cXBits,
          cYBits);
      long towardsYGreaterZeroBits = bits[0];
      long notCXAndNotCYBits = floats284(columns2, from2, floatRows, bits, cXBits, cYBits);
      long towardsZGreaterZeroBits = bits[0];
      floats285(floatRows);
      floats286(floatRows);
      floats287(floatRows);
      floats288(floatRows, eYBits, eXBits);
      floats289(floatRows, eXBits, eYBits, notEXAndNotEYBits);
      floats290(columns2, from2, floatRows, cYBits, cXBits);
      floats291(floatRows);
      floats292(floatRows, edgeXGreaterZeroBits, eXBits, edgeYGreaterZeroBits, eYBits, edgeZGreaterZeroBits,
          notEXAndNotEYBits);
      floats293(floatRows, towardsXGreaterZeroBits, cXBits, towardsYGreaterZeroBits, cYBits);
      floats294(floatRows, towardsZGreaterZeroBits, notCXAndNotCYBits, isEdgeBits);
      long singleBits = floats295(isEdgeBits, notFoundBits);
      floats296(floatRows);
      floats297(floatRows);
      floats298(floatRows);
      long allNotOverlapBits = floats299(floatRows, bits, overlapBits, validBits, isEdgeBits);
      long eitherBits2 = bits[0];
      long notSingleBits = floats300(floatRows, bits, singleBits, eitherBits2, allNotOverlapBits);
      long doubt = bits[0];
      floats301(floatRows);
      floats302(floatRows);
      floats303(floatRows);
      floats304(floatRows);
      floats305(floatRows);
      floats306(floatRows);
      floats307(floatRows);
      floats308(floatRows, isYBits, isXBits, singleBits);
      floats309(floatRows, isYBits, isXBits, singleBits);
      floats310(floatRows, isYBits, isXBits);
      floats311(floatRows, isYBits, isXBits);
      floats312(floatRows);
      floats313(columns2, from2, floatRows);
      floats314(floatRows);
      long hits = floats315(columns2, from2, floatRows, validBits);
      floats316(floatRows, overlapBits);
      floats317(floatRows, hits);
      long isForwardBits = floats318(floatRows);
      floats319(floatRows, isForwardBits, singleBits);
      floats320(floatRows);
      floats321(columns2, from2, floatRows);
      long minXAtMostMaxXAndNotSingleBits = floats322(columns2, from2, floatRows, hits, notSingleBits);
      floats323(floatRows, minXAtMostMaxXAndNotSingleBits, isThere2Bits, overlapBits);
      floats324(floatRows);
      floats325(columns2, from2, floatRows);
      floats326(columns2, from2, floatRows);
      floats327(columns2, from2, floatRows, minXAtMostMaxXAndNotSingleBits, isThere3Bits, overlapBits);
      floats328(floatRows);
      floats329(columns2, from2, floatRows);
      floats330(columns2, from2, floatRows);
      floats331(columns2, from2, floatRows, results, at, minXAtMostMaxXAndNotSingleBits, isThere4Bits,
          overlapBits);
      floats332(floatRows, results, at);
      floats333(floatRows, results, at);
      floats334(floatRows, results, at);
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
    float[] minXs = columns1[0], maxXs = columns1[3];
    float[] xs = columns2[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX))).intoArray(
          floatRows, ROW_MIN_XOR_MAX_XOR_X + k);
    }
  }

  private static void floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    float[] minYs = columns1[1], minZs = columns1[2], maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, xs, j)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_XOR_MAX_XOR_X + k))).intoArray(floatRows,
          ROW_DX + k);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(y.lanewise(SUB, y.blend(maxY, y.compare(GT, maxY))
          .blend(minY, y.compare(LT, minY)))).intoArray(floatRows, ROW_DY + k);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ))).intoArray(
          floatRows, ROW_MIN_ZOR_MAX_ZOR_Z + k);
    }
  }

  private static void floats3(float[][] columns2, int from2, float[] floatRows) {
    float[] zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector dz = fromArray(FLOATS, zs, j)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_ZOR_MAX_ZOR_Z + k));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, halfX).lanewise(ADD, halfY.lanewise(MUL, halfY))
          .lanewise(ADD, halfZ.lanewise(MUL, halfZ)).lanewise(SQRT)).intoArray(floatRows, ROW_RADII + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))).intoArray(floatRows, ROW_SUM + k);
    }
  }

  private static long floats4(float[] floatRows) {
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector radii = fromArray(FLOATS, floatRows, ROW_RADII + k);
      nearBits |= fromArray(FLOATS, floatRows, ROW_SUM + k)
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
    }
    return nearBits;
  }

  private static void floats5(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfYs = columns2[4], qxs = columns2[6], qys = columns2[7],
        qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)))).intoArray(floatRows,
          ROW_SQUARE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j).lanewise(ADD, fromArray(FLOATS, halfYs, j))).intoArray(
          floatRows, ROW_SUM3 + k);
    }
  }

  private static long floats6(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allSquareAtLeastLeastSquareBits = 0;
    long halfXAtLeastZeroBits = 0;
    long halfYAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
    long halfZAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(ADD, halfZ)).intoArray(floatRows,
          ROW_SIZE + k);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> halfXAtLeastZero = fromArray(FLOATS, halfXs, j).compare(GE, ALL_ZERO);
      halfXAtLeastZeroBits |= halfXAtLeastZero.toLong() << k;
      VectorMask<Float> halfYAtLeastZero = fromArray(FLOATS, halfYs, j).compare(GE, ALL_ZERO);
      halfYAtLeastZeroBits |= halfYAtLeastZero.toLong() << k;
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare.and(halfXAtLeastZero)
          .and(halfYAtLeastZero).toLong() << k;
      halfZAtLeastZeroBits |= halfZ.compare(GE, ALL_ZERO).toLong() << k;
    }
    bits[0] = halfXAtLeastZeroBits;
    bits[1] = halfYAtLeastZeroBits;
    bits[2] = allSquareAtLeastLeastSquareBits2;
    bits[3] = halfZAtLeastZeroBits;
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats7(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long allSquareAtLeastLeastSquareBits, long halfZAtLeastZeroBits) {
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
    long minZAtMostMaxZBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> minXAtMostMaxX = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      allSquareAtLeastLeastSquareBits2 |= fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfZAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(minXAtMostMaxX).and(minYAtMostMaxY)).toLong() << k;
      minZAtMostMaxZBits |= fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i)).toLong() << k;
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = allSquareAtLeastLeastSquareBits2;
    bits[2] = minZAtMostMaxZBits;
    return minXAtMostMaxXBits;
  }

  private static long floats8(float[][] columns2, int from2, float[] floatRows,
      long allSquareAtLeastLeastSquareBits, long minZAtMostMaxZBits) {
    float[] halfXs = columns2[3], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      properBits |= VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector xx = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k))));
      FLOAT_VECTOR.cast(xx).intoArray(floatRows, ROW_XX + k);
      FloatVector absXx = xx.lanewise(ABS);
      FLOAT_VECTOR.cast(absXx).intoArray(floatRows, ROW_ABS_XX + k);
      FLOAT_VECTOR.cast(absXx.lanewise(MUL, fromArray(FLOATS, halfXs, j))).intoArray(floatRows,
          ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qxs, j).lanewise(MUL, fromArray(FLOATS, qys, j))).intoArray(
          floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qzs, j).lanewise(MUL, fromArray(FLOATS, qws, j))).intoArray(
          floatRows, ROW_PRODUCT3 + k);
    }
    return properBits;
  }

  private static void floats9(float[][] columns2, int from2, float[] floatRows) {
    float[] halfYs = columns2[4], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_S + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)));
      FLOAT_VECTOR.cast(xy).intoArray(floatRows, ROW_XY + k);
      FloatVector absXy = xy.lanewise(ABS);
      FLOAT_VECTOR.cast(absXy).intoArray(floatRows, ROW_ABS_XY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, absXy.lanewise(MUL, fromArray(FLOATS, halfYs, j)))).intoArray(floatRows, ROW_SUM4 + k);
      FloatVector product = fromArray(FLOATS, qzs, j).lanewise(MUL, fromArray(FLOATS, qxs, j));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector product2 = fromArray(FLOATS, qys, j).lanewise(MUL, fromArray(FLOATS, qws, j));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, product2)).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static void floats10(float[][] columns2, int from2, float[] floatRows) {
    float[] halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector xz = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM5 + k));
      FLOAT_VECTOR.cast(xz).intoArray(floatRows, ROW_XZ + k);
      FloatVector absXz = xz.lanewise(ABS);
      FLOAT_VECTOR.cast(absXz).intoArray(floatRows, ROW_ABS_XZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, absXz.lanewise(MUL, fromArray(FLOATS, halfZs, j)))).intoArray(floatRows,
          ROW_EXTENT_X + k);
      FloatVector yy = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(yy).intoArray(floatRows, ROW_YY + k);
      FloatVector absYy = yy.lanewise(ABS);
      FLOAT_VECTOR.cast(absYy).intoArray(floatRows, ROW_ABS_YY + k);
      FLOAT_VECTOR.cast(absYy.lanewise(MUL, fromArray(FLOATS, halfYs, j))).intoArray(floatRows,
          ROW_PRODUCT6 + k);
    }
  }

  private static void floats11(float[][] columns2, int from2, float[] floatRows) {
    float[] halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, qys, j).lanewise(MUL, fromArray(FLOATS, qzs, j));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector product2 = fromArray(FLOATS, qxs, j).lanewise(MUL, fromArray(FLOATS, qws, j));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_S + k).lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ + k);
      FloatVector absYz = yz.lanewise(ABS);
      FLOAT_VECTOR.cast(absYz).intoArray(floatRows, ROW_ABS_YZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k)
          .lanewise(ADD, absYz.lanewise(MUL, fromArray(FLOATS, halfZs, j)))).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static void floats12(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector yx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM7 + k));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX + k);
      FloatVector absYx = yx.lanewise(ABS);
      FLOAT_VECTOR.cast(absYx).intoArray(floatRows, ROW_ABS_YX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM6 + k)
          .lanewise(ADD, absYx.lanewise(MUL, halfX))).intoArray(floatRows, ROW_EXTENT_Y + k);
      FloatVector zz = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(zz).intoArray(floatRows, ROW_ZZ + k);
      FloatVector absZz = zz.lanewise(ABS);
      FLOAT_VECTOR.cast(absZz).intoArray(floatRows, ROW_ABS_ZZ + k);
      FloatVector zx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX + k);
      FloatVector absZx = zx.lanewise(ABS);
      FLOAT_VECTOR.cast(absZx).intoArray(floatRows, ROW_ABS_ZX + k);
      FLOAT_VECTOR.cast(absZz.lanewise(MUL, fromArray(FLOATS, halfZs, j))
          .lanewise(ADD, absZx.lanewise(MUL, halfX))).intoArray(floatRows, ROW_SUM8 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k)))).intoArray(floatRows, ROW_ZY + k);
    }
  }

  private static void floats13(float[][] columns2, int from2, float[] floatRows) {
    float[] halfYs = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector absZy = fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absZy).intoArray(floatRows, ROW_ABS_ZY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM8 + k)
          .lanewise(ADD, absZy.lanewise(MUL, fromArray(FLOATS, halfYs, j)))).intoArray(floatRows,
          ROW_EXTENT_Z + k);
    }
  }

  private static long floats14(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    long allLowXAtMostExtentXBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector lowX = fromArray(FLOATS, minXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(lowX).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, maxXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(highX).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector y = fromArray(FLOATS, ys, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, minYs, i).lanewise(SUB, y)).intoArray(floatRows, ROW_LOW_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, maxYs, i).lanewise(SUB, y)).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector z = fromArray(FLOATS, zs, j);
      FLOAT_VECTOR.cast(fromArray(FLOATS, minZs, i).lanewise(SUB, z)).intoArray(floatRows, ROW_LOW_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, maxZs, i).lanewise(SUB, z)).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k);
      VectorMask<Float> allLowXAtMostExtentX = lowX.compare(LE, extentX);
      allLowXAtMostExtentX = highX.compare(GE, extentX.lanewise(NEG), allLowXAtMostExtentX);
      allLowXAtMostExtentXBits |= allLowXAtMostExtentX.toLong() << k;
    }
    return allLowXAtMostExtentXBits;
  }

  private static long floats15(float[] floatRows, long allLowXAtMostExtentXBits) {
    long allLowXAtMostExtentXBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k);
      VectorMask<Float> allLowXAtMostExtentX = fromArray(FLOATS, floatRows, ROW_LOW_Y + k)
          .compare(LE, extentY, VectorMask.fromLong(FLOATS, (allLowXAtMostExtentXBits >>> k)
          & WideLanes.FLOAT_LANES));
      allLowXAtMostExtentX = fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k), allLowXAtMostExtentX);
      allLowXAtMostExtentX = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k)
          .compare(GE, extentY.lanewise(NEG), allLowXAtMostExtentX);
      allLowXAtMostExtentXBits2 |= allLowXAtMostExtentX.toLong() << k;
    }
    return allLowXAtMostExtentXBits2;
  }

  private static long floats16(float[] floatRows, long allLowXAtMostExtentXBits) {
    long boundsBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k);
      boundsBits |= fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .compare(GE, extentZ.lanewise(NEG), VectorMask.fromLong(FLOATS, (allLowXAtMostExtentXBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector margin = ALL_MARGIN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k));
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k).lanewise(ADD, margin);
      FLOAT_VECTOR.cast(extentX).intoArray(floatRows, ROW_EXTENT_X2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k).lanewise(ADD, margin)).intoArray(
          floatRows, ROW_EXTENT_Y2 + k);
      FLOAT_VECTOR.cast(extentZ.lanewise(ADD, margin)).intoArray(floatRows, ROW_EXTENT_Z2 + k);
      FLOAT_VECTOR.cast(extentX.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_EXTENT_X + k);
    }
    return boundsBits;
  }

  private static void floats17(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      FloatVector minusExtentX = fromArray(FLOATS, floatRows, ROW_MINUS_EXTENT_X + k);
      // lowX > -extentX ? lowX : -extentX
      FLOAT_VECTOR.cast(minusExtentX.blend(lowX, lowX.compare(GT, minusExtentX))).intoArray(floatRows,
          ROW_LOW_X2 + k);
      FloatVector minusExtentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y2 + k).lanewise(NEG);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // lowY > -extentY ? lowY : -extentY
      FLOAT_VECTOR.cast(minusExtentY.blend(lowY, lowY.compare(GT, minusExtentY))).intoArray(floatRows,
          ROW_LOW_Y2 + k);
      FloatVector minusExtentZ = fromArray(FLOATS, floatRows, ROW_EXTENT_Z2 + k).lanewise(NEG);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      // lowZ > -extentZ ? lowZ : -extentZ
      FLOAT_VECTOR.cast(minusExtentZ.blend(lowZ, lowZ.compare(GT, minusExtentZ))).intoArray(floatRows,
          ROW_LOW_Z2 + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X2 + k);
      // highX < extentX ? highX : extentX
      FLOAT_VECTOR.cast(extentX.blend(highX, highX.compare(LT, extentX))).intoArray(floatRows, ROW_HIGH_X2 + k);
    }
  }

  private static void floats18(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y2 + k);
      // highY < extentY ? highY : extentY
      FLOAT_VECTOR.cast(extentY.blend(highY, highY.compare(LT, extentY))).intoArray(floatRows, ROW_HIGH_Y2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_EXTENT_Z2 + k);
      // highZ < extentZ ? highZ : extentZ
      FLOAT_VECTOR.cast(extentZ.blend(highZ, highZ.compare(LT, extentZ))).intoArray(floatRows, ROW_HIGH_Z2 + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X2 + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k);
      FLOAT_VECTOR.cast(lowX.lanewise(ADD, highX).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(highX.lanewise(SUB, lowX)).intoArray(floatRows, ROW_DIFFERENCE + k);
    }
  }

  private static long floats19(float[] floatRows, long properBits, long boundsBits) {
    long allSquareAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(MUL, ALL_HALF)).intoArray(
          floatRows, ROW_GX + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k);
      FLOAT_VECTOR.cast(lowY.lanewise(ADD, highY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(highY.lanewise(SUB, lowY).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GY + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FLOAT_VECTOR.cast(lowZ.lanewise(ADD, highZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(highZ.lanewise(SUB, lowZ).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GZ + k);
      allSquareAtLeastLeastSquareBits |= VectorMask.fromLong(FLOATS, (properBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (boundsBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allSquareAtLeastLeastSquareBits;
  }

  private static void floats20(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, zz)
          .lanewise(SUB, zy.lanewise(MUL, yz))).intoArray(floatRows, ROW_NXX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))
          .lanewise(SUB, zz.lanewise(MUL, yx))).intoArray(floatRows, ROW_NXY + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy)).intoArray(floatRows, ROW_PRODUCT9 + k);
    }
  }

  private static void floats21(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(SUB, zx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k)))).intoArray(floatRows,
          ROW_NXZ + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(MUL, xz)
          .lanewise(SUB, xy.lanewise(MUL, zz))).intoArray(floatRows, ROW_NYX + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, xz.lanewise(MUL, zx))).intoArray(floatRows, ROW_NYY + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy)).intoArray(floatRows, ROW_PRODUCT10 + k);
    }
  }

  private static void floats22(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k)
          .lanewise(SUB, xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k)))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, yz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, xz))).intoArray(floatRows,
          ROW_NZX + k);
      FLOAT_VECTOR.cast(xz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, yz.lanewise(MUL, xx))).intoArray(floatRows, ROW_NZY + k);
    }
  }

  private static void floats23(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k)))).intoArray(floatRows,
          ROW_NZZ + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXX + k))
          .lanewise(ADD, yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZX + k)))).intoArray(floatRows, ROW_DETERMINANT + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))).intoArray(
          floatRows, ROW_PRODUCT11 + k);
    }
  }

  private static void floats24(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(ADD, ALL_SUBNORMAL)).intoArray(
          floatRows, ROW_SLACK + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT + k))).intoArray(floatRows,
          ROW_REACH + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZX + k))).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_SUM + k);
    }
  }

  private static long floats25(float[] floatRows) {
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_NXX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_NYX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = fromArray(FLOATS, floatRows, ROW_NZX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_ABS_SUM + k)
          .compare(LE, absNxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH + k))).toLong() << k;
    }
    return absValueAtMostSumBits;
  }

  private static void floats26(float[][] columns2, int from2, float[] floatRows) {
    float[] halfYs = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT + k))).intoArray(floatRows,
          ROW_REACH2 + k);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, nxy)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZY + k))).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_SUM2 + k);
      FLOAT_VECTOR.cast(nxy.lanewise(ABS)).intoArray(floatRows, ROW_ABS_NXY + k);
    }
  }

  private static long floats27(float[] floatRows, long absValueAtMostSumBits) {
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_NYY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector absNzy = fromArray(FLOATS, floatRows, ROW_NZY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      allValueAtMostValueBits |= fromArray(FLOATS, floatRows, ROW_ABS_SUM2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_ABS_NXY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH2 + k)),
          VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static void floats28(float[][] columns2, int from2, float[] floatRows) {
    float[] halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT + k))).intoArray(floatRows,
          ROW_REACH3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZZ + k))).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_SUM3 + k);
    }
  }

  private static long floats29(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector absNxz = fromArray(FLOATS, floatRows, ROW_NXZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNxz).intoArray(floatRows, ROW_ABS_NXZ + k);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_NYZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_NZZ + k).lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_ABS_SUM3 + k)
          .compare(LE, absNxz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)))
          .lanewise(ADD, absNzz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH3 + k)),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats30(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    float[] halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector reach = fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k))
          .lanewise(ADD, fromArray(FLOATS, halfZs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXY + k)));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH4 + k);
      FloatVector reach2 = reach.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))).lanewise(ADD, reach2),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static void floats31(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXX + k))
          .lanewise(ADD, fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXZ + k)))).intoArray(floatRows, ROW_REACH5 + k);
    }
  }

  private static long floats32(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH5 + k)
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXY + k))
          .lanewise(ADD, fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NXX + k)))).intoArray(floatRows, ROW_REACH6 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static void floats33(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_REACH6 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k))).intoArray(floatRows, ROW_REACH7 + k);
    }
  }

  private static long floats34(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH7 + k)),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats35(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    float[] halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector reach = fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))
          .lanewise(ADD, fromArray(FLOATS, halfZs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k)));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH8 + k);
      FloatVector reach2 = reach.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))).lanewise(ADD, reach2),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static void floats36(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYX + k))
          .lanewise(ADD, fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k)))).intoArray(floatRows, ROW_REACH9 + k);
    }
  }

  private static long floats37(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH9 + k)
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))
          .lanewise(ADD, fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYX + k)))).intoArray(floatRows, ROW_REACH10 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static void floats38(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH10 + k)
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
          floatRows, ROW_SUM9 + k);
    }
  }

  private static long floats39(float[] floatRows, long allValueAtMostValueBits) {
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_ABS_DIFFERENCE + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_SUM9 + k),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats40(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    float[] halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector reach = fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k))
          .lanewise(ADD, fromArray(FLOATS, halfZs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k)));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH11 + k);
      FloatVector reach2 = reach.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))).lanewise(ADD, reach2),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static void floats41(float[][] columns2, int from2, float[] floatRows) {
    float[] halfXs = columns2[3], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k))
          .lanewise(ADD, fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k)))).intoArray(floatRows, ROW_REACH12 + k);
    }
  }

  private static long floats42(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      allValueAtMostValueBits2 |= fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k)))).intoArray(floatRows, ROW_REACH13 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static long floats43(float[] floatRows) {
    long absValueAtMostSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH13 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))).lanewise(ADD, reach)).toLong() << k;
    }
    return absValueAtMostSumBits;
  }

  private static long floats44(long allValueAtMostValueBits, long absValueAtMostSumBits,
      long allSquareAtLeastLeastSquareBits, long nearBits) {
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      overlapBits |= VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
    }
    return overlapBits;
  }

  private static void floats45(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(lowX.blend(ALL_FARTHEST, lowX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, lowX.compare(LT, ALL_MINUS_C1_00E_18))).intoArray(floatRows,
          ROW_LOW_X3 + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(highX.blend(ALL_FARTHEST, highX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, highX.compare(LT, ALL_MINUS_C1_00E_18))).intoArray(floatRows,
          ROW_HIGH_X3 + k);
    }
  }

  private static void floats46(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(lowY.blend(ALL_FARTHEST, lowY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, lowY.compare(LT, ALL_MINUS_C1_00E_18))).intoArray(floatRows,
          ROW_LOW_Y3 + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(highY.blend(ALL_FARTHEST, highY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, highY.compare(LT, ALL_MINUS_C1_00E_18))).intoArray(floatRows,
          ROW_HIGH_Y3 + k);
    }
  }

  private static void floats47(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(lowZ.blend(ALL_FARTHEST, lowZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, lowZ.compare(LT, ALL_MINUS_C1_00E_18))).intoArray(floatRows,
          ROW_LOW_Z3 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(highZ.blend(ALL_FARTHEST, highZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, highZ.compare(LT, ALL_MINUS_C1_00E_18))).intoArray(floatRows,
          ROW_HIGH_Z3 + k);
    }
  }

  private static long floats48(float[] floatRows, long[] bits, long minXAtMostMaxXBits,
      long minYAtMostMaxYBits, long minZAtMostMaxZBits, long halfXAtLeastZeroBits, long halfYAtLeastZeroBits,
      long halfZAtLeastZeroBits) {
    long allMinXAtMostMaxXBits = 0;
    long allHalfXAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k))))).intoArray(floatRows, ROW_SMALL + k);
      allMinXAtMostMaxXBits |= VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      allHalfXAtLeastZeroBits |= VectorMask.fromLong(FLOATS, (halfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfYAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfZAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    bits[0] = allHalfXAtLeastZeroBits;
    return allMinXAtMostMaxXBits;
  }

  private static long floats49(float[][] columns2, int from2, long allHalfXAtLeastZeroBits,
      long allMinXAtMostMaxXBits, long allSquareAtLeastLeastSquareBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allMinXAtMostMaxXBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> allMinXAtMostMaxX = fromArray(FLOATS, halfXs, j)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (allHalfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES)));
      allMinXAtMostMaxX = fromArray(FLOATS, halfYs, j).compare(LE, ALL_LARGEST, allMinXAtMostMaxX);
      allMinXAtMostMaxX = fromArray(FLOATS, halfZs, j).compare(LE, ALL_LARGEST, allMinXAtMostMaxX);
      allMinXAtMostMaxXBits2 |= allMinXAtMostMaxX.toLong() << k;
    }
    return allMinXAtMostMaxXBits2;
  }

  private static long floats50(float[][] columns2, int from2, float[] floatRows, long allMinXAtMostMaxXBits) {
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> valid = fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_FARTHEST, VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES));
      valid = fromArray(FLOATS, xs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, ys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      valid = fromArray(FLOATS, zs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid);
      validBits |= valid.toLong() << k;
    }
    return validBits;
  }

  private static void floats51(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector small = fromArray(FLOATS, floatRows, ROW_SMALL + k);
      FloatVector size = fromArray(FLOATS, floatRows, ROW_SIZE + k);
      // small < size ? small : size
      FLOAT_VECTOR.cast(size.blend(small, small.compare(LT, size))).intoArray(floatRows, ROW_SMALL2 + k);
      FloatVector minusHighX = fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k).lanewise(NEG);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X3 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(lowX.blend(minusHighX, minusHighX.compare(GE, lowX))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EXTENT_X + k))).intoArray(floatRows, ROW_OF_FACE + k);
    }
  }

  private static void floats52(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector minusHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k).lanewise(NEG);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k);
      // isAhead(near, far) ? -far : near
      FloatVector next = lowY.blend(minusHighY, minusHighY.compare(GE, lowY))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k));
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 1 : face
      FloatVector face = ALL_ZERO.blend(ALL_ONE, nextGreaterOfFace);
      // next > ofFace ? next : ofFace
      FloatVector ofFace2 = ofFace.blend(next, nextGreaterOfFace);
      FloatVector minusHighZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k).lanewise(NEG);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k);
      // isAhead(near, far) ? -far : near
      FloatVector next2 = lowZ.blend(minusHighZ, minusHighZ.compare(GE, lowZ))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k));
      VectorMask<Float> nextGreaterOfFace2 = next2.compare(GT, ofFace2);
      // next > ofFace ? 2 : face
      FLOAT_VECTOR.cast(face.blend(ALL_TWO, nextGreaterOfFace2)).intoArray(floatRows, ROW_FACE + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace2.blend(next2, nextGreaterOfFace2)).intoArray(floatRows, ROW_OF_FACE2 + k);
    }
  }

  private static long floats53(float[] floatRows) {
    long nxxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      nxxGreaterZeroBits |= fromArray(FLOATS, floatRows, ROW_NXX + k).compare(GT, ALL_ZERO).toLong() << k;
    }
    return nxxGreaterZeroBits;
  }

  private static void floats54(float[] floatRows, long nxxGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector product = nxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k));
      FloatVector product2 = nxx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      FloatVector nyx = fromArray(FLOATS, floatRows, ROW_NYX + k);
      VectorMask<Float> nyxGreaterZero = nyx.compare(GT, ALL_ZERO);
      FloatVector product3 = nyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product4 = nyx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX + k);
      VectorMask<Float> nzxGreaterZero = nzx.compare(GT, ALL_ZERO);
      FloatVector product5 = nzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product6 = nzx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      VectorMask<Float> nxxGreaterZero = VectorMask.fromLong(FLOATS, (nxxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, nxxGreaterZero)
          .lanewise(ADD, product4.blend(product3, nyxGreaterZero))
          .lanewise(ADD, product6.blend(product5, nzxGreaterZero))).intoArray(floatRows, ROW_NEAR + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, nxxGreaterZero)
          .lanewise(ADD, product3.blend(product4, nyxGreaterZero))).intoArray(floatRows, ROW_SUM10 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product5.blend(product6, nzxGreaterZero)).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT + k);
    }
  }

  private static void floats55(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector far = fromArray(FLOATS, floatRows, ROW_SUM10 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT + k));
      FloatVector minusFar = far.lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH + k))).intoArray(floatRows,
          ROW_DIFFERENCE2 + k);
    }
  }

  private static void floats56(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector nyx = fromArray(FLOATS, floatRows, ROW_NYX + k);
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX + k);
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

  private static long floats57(float[] floatRows) {
    long nxyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      nxyGreaterZeroBits |= nxy.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(nxy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k))).intoArray(floatRows,
          ROW_PRODUCT12 + k);
    }
    return nxyGreaterZeroBits;
  }

  private static void floats58(float[] floatRows, long nxyGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_NXY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      VectorMask<Float> nyyGreaterZero = nyy.compare(GT, ALL_ZERO);
      FloatVector product2 = nyy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product3 = nyy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      VectorMask<Float> nzyGreaterZero = nzy.compare(GT, ALL_ZERO);
      FloatVector product4 = nzy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product5 = nzy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      VectorMask<Float> nxyGreaterZero = VectorMask.fromLong(FLOATS, (nxyGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
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

  private static void floats59(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR2 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH2 + k))).intoArray(floatRows,
          ROW_DIFFERENCE3 + k);
    }
  }

  private static void floats60(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
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

  private static long floats61(float[] floatRows) {
    long nxzGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      nxzGreaterZeroBits |= nxz.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(nxz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k))).intoArray(floatRows,
          ROW_PRODUCT13 + k);
      FLOAT_VECTOR.cast(nxz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k))).intoArray(floatRows,
          ROW_PRODUCT14 + k);
    }
    return nxzGreaterZeroBits;
  }

  private static void floats62(float[] floatRows, long nxzGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      VectorMask<Float> nyzGreaterZero = nyz.compare(GT, ALL_ZERO);
      FloatVector product = nyz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product2 = nyz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      VectorMask<Float> nzzGreaterZero = nzz.compare(GT, ALL_ZERO);
      FloatVector product3 = nzz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product4 = nzz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      VectorMask<Float> nxzGreaterZero = VectorMask.fromLong(FLOATS, (nxzGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k);
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

  private static void floats63(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR2 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR3 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH3 + k))).intoArray(floatRows,
          ROW_DIFFERENCE4 + k);
    }
  }

  private static void floats64(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
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

  private static void floats65(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_ZX + k).lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      VectorMask<Float> yxGreaterZero = yx.compare(GT, ALL_ZERO);
      FloatVector product3 = yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product4 = yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, yxGreaterZero))).intoArray(floatRows, ROW_NEAR4 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, yxGreaterZero))).intoArray(floatRows, ROW_FAR3 + k);
    }
  }

  private static void floats66(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, yx)).intoArray(floatRows, ROW_YX_SQUARED + k);
    }
  }

  private static void floats67(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector zxSquared = zx.lanewise(MUL, zx);
      FLOAT_VECTOR.cast(zxSquared).intoArray(floatRows, ROW_ZX_SQUARED + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_YX_SQUARED + k).lanewise(ADD, zxSquared)
          .lanewise(SQRT);
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR3 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR4 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH4 + k));
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST))).intoArray(
          floatRows, ROW_NEXT + k);
    }
  }

  private static void floats68(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      VectorMask<Float> yyGreaterZero = yy.compare(GT, ALL_ZERO);
      FloatVector product3 = yy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product4 = yy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, yyGreaterZero))).intoArray(floatRows, ROW_NEAR5 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, yyGreaterZero))).intoArray(floatRows, ROW_FAR4 + k);
    }
  }

  private static void floats69(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector yySquared = yy.lanewise(MUL, yy);
      FLOAT_VECTOR.cast(yySquared).intoArray(floatRows, ROW_YY_SQUARED + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector zySquared = zy.lanewise(MUL, zy);
      FLOAT_VECTOR.cast(zySquared).intoArray(floatRows, ROW_ZY_SQUARED + k);
      FLOAT_VECTOR.cast(yySquared.lanewise(ADD, zySquared).lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH + k);
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR4 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR5 + k);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH5 + k))).intoArray(floatRows, ROW_GAP + k);
    }
  }

  private static void floats70(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP + k).lanewise(DIV, length), length
          .compare(GT, ALL_SHORTEST))).intoArray(floatRows, ROW_NEXT2 + k);
    }
  }

  private static void floats71(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      VectorMask<Float> nextGreaterNext = next.compare(GT, next2);
      // next > ofEdges ? 7 : product
      FLOAT_VECTOR.cast(ALL_FIRST_PRODUCT.blend(ALL_C7_00, nextGreaterNext)).intoArray(floatRows,
          ROW_PRODUCT15 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(next2.blend(next, nextGreaterNext)).intoArray(floatRows, ROW_OF_EDGES + k);
      FloatVector l = fromArray(FLOATS, floatRows, ROW_ZZ + k).lanewise(NEG);
      VectorMask<Float> lGreaterZero = l.compare(GT, ALL_ZERO);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      VectorMask<Float> yzGreaterZero = yz.compare(GT, ALL_ZERO);
      FloatVector product3 = yz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product4 = yz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, yzGreaterZero))).intoArray(floatRows, ROW_NEAR6 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, yzGreaterZero))).intoArray(floatRows, ROW_FAR5 + k);
    }
  }

  private static void floats72(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, yz)).intoArray(floatRows, ROW_YZ_SQUARED + k);
    }
  }

  private static void floats73(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector zzSquared = zz.lanewise(MUL, zz);
      FLOAT_VECTOR.cast(zzSquared).intoArray(floatRows, ROW_ZZ_SQUARED + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_YZ_SQUARED + k).lanewise(ADD, zzSquared)
          .lanewise(SQRT);
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR5 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR6 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH6 + k));
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 8 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .blend(ALL_C8_00, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT16 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES2 + k);
    }
  }

  private static long floats74(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k))).intoArray(floatRows,
          ROW_PRODUCT17 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats75(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      VectorMask<Float> zxGreaterZero = zx.compare(GT, ALL_ZERO);
      FloatVector product2 = zx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k));
      FloatVector product3 = zx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k);
      // l > 0 ? l * low : l * high
      FloatVector near = product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, zxGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, zxGreaterZero));
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector xxSquared = xx.lanewise(MUL, xx);
      FLOAT_VECTOR.cast(xxSquared).intoArray(floatRows, ROW_XX_SQUARED + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZX_SQUARED + k).lanewise(ADD, xxSquared)
          .lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH2 + k);
      FloatVector minusFar = far.lanewise(NEG);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH8 + k))).intoArray(floatRows, ROW_GAP2 + k);
    }
  }

  private static void floats76(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH2 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP2 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 9 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .blend(ALL_C9_00, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT18 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES3 + k);
    }
  }

  private static long floats77(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L2 + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k))).intoArray(floatRows,
          ROW_PRODUCT19 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats78(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      VectorMask<Float> zyGreaterZero = zy.compare(GT, ALL_ZERO);
      FloatVector product2 = zy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k));
      FloatVector product3 = zy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k);
      // l > 0 ? l * low : l * high
      FloatVector near = product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, zyGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, zyGreaterZero));
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector xySquared = xy.lanewise(MUL, xy);
      FLOAT_VECTOR.cast(xySquared).intoArray(floatRows, ROW_XY_SQUARED + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZY_SQUARED + k).lanewise(ADD, xySquared)
          .lanewise(SQRT)).intoArray(floatRows, ROW_LENGTH3 + k);
      FloatVector minusFar = far.lanewise(NEG);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH9 + k))).intoArray(floatRows, ROW_GAP3 + k);
    }
  }

  private static void floats79(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH3 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP3 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 10 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k)
          .blend(ALL_C10_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT20 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES4 + k);
    }
  }

  private static long floats80(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_XZ + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L3 + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k))).intoArray(floatRows,
          ROW_PRODUCT21 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats81(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      VectorMask<Float> zzGreaterZero = zz.compare(GT, ALL_ZERO);
      FloatVector product2 = zz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k));
      FloatVector product3 = zz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, zzGreaterZero))).intoArray(floatRows, ROW_NEAR7 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, zzGreaterZero))).intoArray(floatRows, ROW_FAR6 + k);
    }
  }

  private static void floats82(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector xzSquared = xz.lanewise(MUL, xz);
      FLOAT_VECTOR.cast(xzSquared).intoArray(floatRows, ROW_XZ_SQUARED + k);
      FloatVector length = fromArray(FLOATS, floatRows, ROW_ZZ_SQUARED + k).lanewise(ADD, xzSquared)
          .lanewise(SQRT);
      FloatVector minusFar = fromArray(FLOATS, floatRows, ROW_FAR6 + k).lanewise(NEG);
      FloatVector near = fromArray(FLOATS, floatRows, ROW_NEAR7 + k);
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH10 + k));
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(gap.lanewise(DIV, length), length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES4 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 11 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k)
          .blend(ALL_C11_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT22 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES5 + k);
    }
  }

  private static long floats83(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_YX + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L4 + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
    }
    return lGreaterZeroBits;
  }

  private static void floats84(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_L4 + k);
      FloatVector product = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k));
      FloatVector product2 = l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      VectorMask<Float> xxGreaterZero = xx.compare(GT, ALL_ZERO);
      FloatVector product3 = xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product4 = xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // l > 0 ? l * low : l * high
      FloatVector near = product2.blend(product, lGreaterZero)
          .lanewise(ADD, product4.blend(product3, xxGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, xxGreaterZero));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX_SQUARED + k)).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH4 + k);
      FloatVector minusFar = far.lanewise(NEG);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH11 + k))).intoArray(floatRows, ROW_GAP4 + k);
    }
  }

  private static void floats85(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH4 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP4 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES5 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 12 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k)
          .blend(ALL_C12_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT23 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES6 + k);
    }
  }

  private static long floats86(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L5 + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k))).intoArray(floatRows,
          ROW_PRODUCT24 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats87(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      VectorMask<Float> xyGreaterZero = xy.compare(GT, ALL_ZERO);
      FloatVector product2 = xy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product3 = xy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT24 + k);
      // l > 0 ? l * low : l * high
      FloatVector near = product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, xyGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, xyGreaterZero));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY_SQUARED + k)).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH5 + k);
      FloatVector minusFar = far.lanewise(NEG);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH12 + k))).intoArray(floatRows, ROW_GAP5 + k);
    }
  }

  private static void floats88(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH5 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP5 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES6 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 13 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k)
          .blend(ALL_C13_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT25 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES7 + k);
    }
  }

  private static long floats89(float[] floatRows) {
    long lGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector l = fromArray(FLOATS, floatRows, ROW_YZ + k).lanewise(NEG);
      FLOAT_VECTOR.cast(l).intoArray(floatRows, ROW_L6 + k);
      lGreaterZeroBits |= l.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(l.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k))).intoArray(floatRows,
          ROW_PRODUCT26 + k);
    }
    return lGreaterZeroBits;
  }

  private static void floats90(float[] floatRows, long lGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_L6 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      VectorMask<Float> xzGreaterZero = xz.compare(GT, ALL_ZERO);
      FloatVector product2 = xz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product3 = xz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      VectorMask<Float> lGreaterZero = VectorMask.fromLong(FLOATS, (lGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT26 + k);
      // l > 0 ? l * low : l * high
      FloatVector near = product.blend(product4, lGreaterZero)
          .lanewise(ADD, product3.blend(product2, xzGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = product4.blend(product, lGreaterZero)
          .lanewise(ADD, product2.blend(product3, xzGreaterZero));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ_SQUARED + k)).lanewise(SQRT)).intoArray(floatRows,
          ROW_LENGTH6 + k);
      FloatVector minusFar = far.lanewise(NEG);
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH13 + k))).intoArray(floatRows, ROW_GAP6 + k);
    }
  }

  private static void floats91(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector length = fromArray(FLOATS, floatRows, ROW_LENGTH6 + k);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FloatVector next = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_GAP6 + k).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES7 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 14 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT25 + k)
          .blend(ALL_C14_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT27 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES8 + k);
    }
  }

  private static long floats92(float[] floatRows, long[] bits) {
    long faceIsC3_00Bits = 0;
    long faceIsC4_00Bits = 0;
    long faceIsC5_00Bits = 0;
    long faceIsOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector face = fromArray(FLOATS, floatRows, ROW_FACE4 + k);
      VectorMask<Float> faceIsC3_00 = face.compare(EQ, ALL_C3_00);
      faceIsC3_00Bits |= faceIsC3_00.toLong() << k;
      VectorMask<Float> faceIsC4_00 = face.compare(EQ, ALL_C4_00);
      faceIsC4_00Bits |= faceIsC4_00.toLong() << k;
      VectorMask<Float> faceIsC5_00 = face.compare(EQ, ALL_C5_00);
      faceIsC5_00Bits |= faceIsC5_00.toLong() << k;
      // face == 0 ? 1 : face == 3 ? nxx : face == 4 ? nxy : face == 5 ? nxz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NXZ + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXY + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXX + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ZERO))).intoArray(floatRows, ROW_FX + k);
      faceIsOneBits |= face.compare(EQ, ALL_ONE).toLong() << k;
      // face == 3 ? nyx : face == 4 ? nyy : face == 5 ? nyz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NYZ + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NYY + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NYX + k), faceIsC3_00)).intoArray(floatRows,
          ROW_NYX_OR_NYY_OR_VALUE + k);
    }
    bits[0] = faceIsC4_00Bits;
    bits[1] = faceIsC5_00Bits;
    bits[2] = faceIsOneBits;
    return faceIsC3_00Bits;
  }

  private static void floats93(float[] floatRows, long faceIsOneBits, long faceIsC5_00Bits,
      long faceIsC4_00Bits, long faceIsC3_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // face == 1 ? 1 : face == 3 ? nyx : face == 4 ? nyy : face == 5 ? nyz : 0
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NYX_OR_NYY_OR_VALUE + k)
          .blend(ALL_ONE, VectorMask.fromLong(FLOATS, (faceIsOneBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_FY + k);
      // face == 2 ? 1 : face == 3 ? nzx : face == 4 ? nzy : face == 5 ? nzz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NZZ + k),
          VectorMask.fromLong(FLOATS, (faceIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NZY + k),
          VectorMask.fromLong(FLOATS, (faceIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_NZX + k),
          VectorMask.fromLong(FLOATS, (faceIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ONE, fromArray(FLOATS, floatRows, ROW_FACE4 + k).compare(EQ, ALL_TWO))).intoArray(
          floatRows, ROW_FZ + k);
    }
  }

  private static long floats94(float[] floatRows) {
    long fxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      fxGreaterZeroBits |= fx.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k))).intoArray(floatRows,
          ROW_PRODUCT28 + k);
      FLOAT_VECTOR.cast(fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k))).intoArray(floatRows,
          ROW_PRODUCT29 + k);
    }
    return fxGreaterZeroBits;
  }

  private static void floats95(float[] floatRows, long fxGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      VectorMask<Float> fyGreaterZero = fy.compare(GT, ALL_ZERO);
      FloatVector product = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k));
      FloatVector product2 = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      VectorMask<Float> fzGreaterZero = fz.compare(GT, ALL_ZERO);
      FloatVector product3 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product4 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      VectorMask<Float> fxGreaterZero = VectorMask.fromLong(FLOATS, (fxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product5 = fromArray(FLOATS, floatRows, ROW_PRODUCT28 + k);
      FloatVector product6 = fromArray(FLOATS, floatRows, ROW_PRODUCT29 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product6.blend(product5, fxGreaterZero)
          .lanewise(ADD, product2.blend(product, fyGreaterZero))
          .lanewise(ADD, product4.blend(product3, fzGreaterZero))).intoArray(floatRows, ROW_NEAR8 + k);
      // l > 0 ? l * high : l * low
      FLOAT_VECTOR.cast(product5.blend(product6, fxGreaterZero)
          .lanewise(ADD, product.blend(product2, fyGreaterZero))
          .lanewise(ADD, product3.blend(product4, fzGreaterZero))).intoArray(floatRows, ROW_FAR7 + k);
    }
  }

  private static long floats96(float[] floatRows) {
    long faceAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      faceAheadBits |= fromArray(FLOATS, floatRows, ROW_FAR7 + k).lanewise(NEG)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_NEAR8 + k)).toLong() << k;
    }
    return faceAheadBits;
  }

  private static void floats97(float[] floatRows, long faceAheadBits) {
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

  private static long floats98(float[] floatRows) {
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
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM11 + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats99(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_SUM11 + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(parts).intoArray(floatRows, ROW_PARTS + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_COMPONENT + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LARGEST + k)).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static void floats100(float[] floatRows, long largestGreaterZeroBits, long faceAheadBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> largestGreaterZero = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM12 + k),
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

  private static long floats101(float[] floatRows, long[] bits) {
    long eXBits = 0;
    long notEXBits = 0;
    long eYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT27 + k);
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

  private static long floats102(float[] floatRows, long[] bits, long eYBits, long eXBits) {
    long cXBits = 0;
    long cYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // eX ? 6 : eY ? 9 : 12
      FloatVector column = fromArray(FLOATS, floatRows, ROW_PRODUCT27 + k)
          .lanewise(SUB, ALL_C12_0.blend(ALL_C9_00,
          VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_FIRST_PRODUCT, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES)));
      VectorMask<Float> cX = column.compare(EQ, ALL_ZERO);
      cXBits |= cX.toLong() << k;
      VectorMask<Float> cY = column.compare(EQ, ALL_ONE);
      cYBits |= cY.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XY + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_XX + k), cX)).intoArray(floatRows, ROW_BX + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YY + k), cY)).intoArray(floatRows, ROW_YY_OR_YZ + k);
    }
    bits[0] = cYBits;
    return cXBits;
  }

  private static void floats103(float[] floatRows, long cXBits, long cYBits, long eYBits, long eXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> cX = VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector by = fromArray(FLOATS, floatRows, ROW_YY_OR_YZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YX + k), cX);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_ZZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY + k),
          VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_ZX + k), cX);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector ofZ = by.lanewise(NEG);
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ofZ.blend(bz, eY).blend(ALL_ZERO, eX)).intoArray(floatRows, ROW_LX + k);
      FloatVector ofX = bz.lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX + k).blend(ALL_ZERO, eY).blend(ofX, eX)).intoArray(
          floatRows, ROW_LY + k);
    }
  }

  private static long floats104(float[] floatRows, long[] bits, long eYBits, long eXBits) {
    long lxGreaterZeroBits = 0;
    long lyGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofY = fromArray(FLOATS, floatRows, ROW_BX + k).lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ofY,
          VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k),
          VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_LZ + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      VectorMask<Float> lxGreaterZero = lx.compare(GT, ALL_ZERO);
      lxGreaterZeroBits |= lxGreaterZero.toLong() << k;
      FloatVector product = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X3 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT30 + k);
      FloatVector product2 = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT31 + k);
      // l > 0 ? l * low : l * high
      FLOAT_VECTOR.cast(product2.blend(product, lxGreaterZero)).intoArray(floatRows,
          ROW_PRODUCT_OR_PRODUCT2 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      lyGreaterZeroBits |= ly.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k))).intoArray(floatRows,
          ROW_PRODUCT32 + k);
    }
    bits[0] = lyGreaterZeroBits;
    return lxGreaterZeroBits;
  }

  private static long floats105(float[] floatRows, long lyGreaterZeroBits, long lxGreaterZeroBits) {
    long edgeAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_LY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k));
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      VectorMask<Float> lzGreaterZero = lz.compare(GT, ALL_ZERO);
      FloatVector product2 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k));
      FloatVector product3 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k));
      VectorMask<Float> lyGreaterZero = VectorMask.fromLong(FLOATS, (lyGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector product4 = fromArray(FLOATS, floatRows, ROW_PRODUCT32 + k);
      // l > 0 ? l * low : l * high
      FloatVector near = fromArray(FLOATS, floatRows, ROW_PRODUCT_OR_PRODUCT2 + k)
          .lanewise(ADD, product.blend(product4, lyGreaterZero))
          .lanewise(ADD, product3.blend(product2, lzGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = fromArray(FLOATS, floatRows, ROW_PRODUCT30 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT31 + k),
          VectorMask.fromLong(FLOATS, (lxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, product4.blend(product, lyGreaterZero))
          .lanewise(ADD, product2.blend(product3, lzGreaterZero));
      edgeAheadBits |= far.lanewise(NEG).compare(GE, near).toLong() << k;
    }
    return edgeAheadBits;
  }

  private static void floats106(float[] floatRows, long edgeAheadBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      // edgeAhead ? lx : -lx
      FLOAT_VECTOR.cast(lx.lanewise(NEG).blend(lx,
          VectorMask.fromLong(FLOATS, (edgeAheadBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_COMPONENT2 + k);
    }
  }

  private static long floats107(float[] floatRows) {
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_LX + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_LY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_LZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest).intoArray(floatRows, ROW_LARGEST2 + k);
      largestGreaterZeroBits |= largest.compare(GT, ALL_ZERO).toLong() << k;
    }
    return largestGreaterZeroBits;
  }

  private static void floats108(float[] floatRows, long largestGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> largestGreaterZero = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST2 + k);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_LX + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_LY + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_LZ + k).lanewise(DIV, largest),
          largestGreaterZero);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM13 + k);
    }
  }

  private static void floats109(float[] floatRows, long largestGreaterZeroBits, long edgeAheadBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_SUM13 + k).lanewise(SQRT);
      FLOAT_VECTOR.cast(parts).intoArray(floatRows, ROW_PARTS2 + k);
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
      FLOAT_VECTOR.cast(component2.lanewise(DIV, largest)).intoArray(floatRows, ROW_QUOTIENT + k);
    }
  }

  private static void floats110(float[] floatRows, long largestGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_PARTS2 + k)).lanewise(ADD, ALL_ZERO),
          VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_EDGE_Z + k);
    }
  }

  private static long floats111(float[] floatRows, long[] bits) {
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

  private static void floats112(float[] floatRows, long isYBits, long isXBits) {
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
    }
  }

  private static void floats113(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(lowX.blend(lowZ, isY).blend(lowY, isX)).intoArray(floatRows, ROW_LOW_U + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highX.blend(highZ, isY).blend(highY, isX)).intoArray(floatRows, ROW_HIGH_U + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(lowY.blend(lowX, isY).blend(lowZ, isX)).intoArray(floatRows, ROW_LOW_V + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highY.blend(highX, isY).blend(highZ, isX)).intoArray(floatRows, ROW_HIGH_V + k);
    }
  }

  private static long floats114(float[] floatRows, long isYBits, long isXBits) {
    long nwGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> nwGreaterZero = fromArray(FLOATS, floatRows, ROW_NW + k).compare(GT, ALL_ZERO);
      nwGreaterZeroBits |= nwGreaterZero.toLong() << k;
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? FaceAxes.third(isX, isY, highX, highY, highZ) :
      // FaceAxes.third(isX, isY, lowX, lowY, lowZ)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X3 + k), isX)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k), isX), nwGreaterZero)).intoArray(floatRows,
          ROW_PLANE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))).intoArray(floatRows, ROW_SUM14 + k);
    }
    return nwGreaterZeroBits;
  }

  private static void floats115(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM14 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX + k).lanewise(MUL, faceZ))).intoArray(floatRows,
          ROW_ALONG_X + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(MUL, faceZ))).intoArray(floatRows,
          ROW_ALONG_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ + k).lanewise(MUL, faceX)).intoArray(floatRows,
          ROW_PRODUCT33 + k);
    }
  }

  private static long floats116(float[] floatRows, long[] bits) {
    long ofXBits = 0;
    long ofYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector alongZ = fromArray(FLOATS, floatRows, ROW_PRODUCT33 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector alongX = fromArray(FLOATS, floatRows, ROW_ALONG_X + k);
      FloatVector absAlongX = alongX.lanewise(ABS);
      FloatVector alongY = fromArray(FLOATS, floatRows, ROW_ALONG_Y + k);
      FloatVector absAlongY = alongY.lanewise(ABS);
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

  private static long floats117(float[][] columns2, int from2, float[] floatRows, long ofYBits, long ofXBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long lowerBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      lowerBits |= fromArray(FLOATS, floatRows, ROW_ALONG_XOR_ALONG_YOR_ALONG_Z + k)
          .compare(GT, ALL_ZERO).toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j)
          .blend(fromArray(FLOATS, halfYs, j),
          VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, halfXs, j),
          VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_HALF_M + k);
    }
    return lowerBits;
  }

  private static void floats118(float[][] columns2, int from2, float[] floatRows, long lowerBits, long ofYBits,
      long ofXBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfM = fromArray(FLOATS, floatRows, ROW_HALF_M + k);
      // lower ? -halfM : halfM
      FLOAT_VECTOR.cast(halfM.blend(halfM.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (lowerBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_TO_M + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfX.blend(halfZ, ofY).blend(halfY, ofX)).intoArray(floatRows, ROW_HALF_E + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfY.blend(halfX, ofY).blend(halfZ, ofX)).intoArray(floatRows, ROW_HALF_F + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XY + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_XX + k), ofX)).intoArray(floatRows, ROW_XX_OR_XY_OR_XZ + k);
    }
  }

  private static void floats119(float[] floatRows, long ofYBits, long ofXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector toM = fromArray(FLOATS, floatRows, ROW_TO_M + k);
      FLOAT_VECTOR.cast(toM.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX_OR_XY_OR_XZ + k))).intoArray(
          floatRows, ROW_MX + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YY + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YX + k), ofX))).intoArray(floatRows, ROW_MY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX + k), ofX))).intoArray(floatRows, ROW_MZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XZ + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_XY + k), ofX)).intoArray(floatRows, ROW_XY_OR_XZ_OR_XX + k);
    }
  }

  private static void floats120(float[] floatRows, long ofYBits, long ofXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfE = fromArray(FLOATS, floatRows, ROW_HALF_E + k);
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY_OR_XZ_OR_XX + k))).intoArray(
          floatRows, ROW_EX + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YZ + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YY + k), ofX))).intoArray(floatRows, ROW_EY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZZ + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY + k), ofX))).intoArray(floatRows, ROW_EZ + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XX + k), ofY)).intoArray(floatRows, ROW_XX_OR_XY + k);
    }
  }

  private static long floats121(float[] floatRows, long ofXBits, long ofYBits) {
    long isThin1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfF = fromArray(FLOATS, floatRows, ROW_HALF_F + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX_OR_XY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XZ + k), ofX))).intoArray(floatRows, ROW_GX2 + k);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YX + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YZ + k), ofX))).intoArray(floatRows, ROW_GY2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZZ + k), ofX))).intoArray(floatRows, ROW_GZ2 + k);
      isThin1Bits |= fromArray(FLOATS, floatRows, ROW_HALF_E + k).compare(EQ, ALL_ZERO).toLong() << k;
    }
    return isThin1Bits;
  }

  private static long floats122(float[] floatRows, long isYBits, long isXBits) {
    long isThin2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isThin2Bits |= fromArray(FLOATS, floatRows, ROW_HALF_F + k).compare(EQ, ALL_ZERO).toLong() << k;
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLANE + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MY + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_MX + k), isX))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_NW + k))).intoArray(floatRows, ROW_MID_DEEP + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_EY + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_EX + k), isX).lanewise(NEG)).intoArray(floatRows,
          ROW_MINUS_EX_OR_VALUE + k);
    }
    return isThin2Bits;
  }

  private static void floats123(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MINUS_EX_OR_VALUE + k).lanewise(DIV, nw)).intoArray(
          floatRows, ROW_DEEP1 + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_GY2 + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_GX2 + k), isX).lanewise(NEG).lanewise(DIV, nw)).intoArray(
          floatRows, ROW_DEEP2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(mx.blend(mz, isY).blend(my, isX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows, ROW_MID_U + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(my.blend(mx, isY).blend(mz, isX)).intoArray(floatRows, ROW_MZ_OR_MX_OR_MY + k);
    }
  }

  private static void floats124(float[] floatRows, long isYBits, long isXBits) {
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

  private static void floats125(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_EZ_OR_EX_OR_EY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows, ROW_V1 + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(gx.blend(gz, isY).blend(gy, isX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows, ROW_U2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(gy.blend(gx, isY).blend(gz, isX)).intoArray(floatRows, ROW_GZ_OR_GX_OR_GY + k);
    }
  }

  private static void floats126(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ_OR_GX_OR_GY + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows, ROW_V2 + k);
      FLOAT_VECTOR.cast(ALL_SLACK_28.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_U + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ABS))))).intoArray(floatRows,
          ROW_SLACK2 + k);
    }
  }

  private static void floats127(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k));
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, faceX);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ2 + k);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT34 + k);
      FLOAT_VECTOR.cast(faceX.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT35 + k);
      FLOAT_VECTOR.cast(product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty))).intoArray(floatRows, ROW_DIFFERENCE5 + k);
    }
  }

  private static void floats128(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k))).intoArray(floatRows,
          ROW_OUT_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT34 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT35 + k))
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ2 + k)))).intoArray(
          floatRows, ROW_DIFFERENCE6 + k);
    }
  }

  private static void floats129(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k));
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FLOAT_VECTOR.cast(ALL_C0_480.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_X + k))
          .lanewise(ADD, ALL_C0_600.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_Y + k)))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, outZ))).intoArray(floatRows, ROW_ALONG + k);
    }
  }

  private static long floats130(float[] floatRows) {
    long forwardBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      VectorMask<Float> outYIsZeroAndOutZGreaterZero = outY.compare(EQ, ALL_ZERO);
      outYIsZeroAndOutZGreaterZero = fromArray(FLOATS, floatRows, ROW_OUT_Z + k)
          .compare(GT, ALL_ZERO, outYIsZeroAndOutZGreaterZero);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      VectorMask<Float> outXIsZeroAndEither = outX
          .compare(EQ, ALL_ZERO, outY.compare(GT, ALL_ZERO).or(outYIsZeroAndOutZGreaterZero));
      FloatVector along = fromArray(FLOATS, floatRows, ROW_ALONG + k);
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, outX.compare(GT, ALL_ZERO).or(outXIsZeroAndEither));
      forwardBits |= along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither).toLong() << k;
    }
    return forwardBits;
  }

  private static void floats131(float[] floatRows, long forwardBits, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> forward = VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_FEATURES, forward)).intoArray(floatRows, ROW_UNIT_A + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.blend(ALL_ONE, forward)).intoArray(floatRows, ROW_UNIT_B + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C16_0,
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_C4_00, VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_C4_00_OR_C16_0_OR_ONE + k);
    }
  }

  private static void floats132(float[] floatRows, long isYBits, long isXBits, long nwGreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector unitA = fromArray(FLOATS, floatRows, ROW_UNIT_A + k);
      FLOAT_VECTOR.cast(unitA.lanewise(MUL,
          fromArray(FLOATS, floatRows, ROW_C4_00_OR_C16_0_OR_ONE + k))).intoArray(floatRows, ROW_OF_U + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
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

  private static void floats133(float[] floatRows, long ofYBits, long ofXBits, long lowerBits) {
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

  private static void floats134(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofFaces = fromArray(FLOATS, floatRows, ROW_OF_FACES + k);
      FloatVector ofF = fromArray(FLOATS, floatRows, ROW_OF_F + k);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, ofF)).intoArray(floatRows, ROW_EDGE0 + k);
      FloatVector product = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_E + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT36 + k);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, product)).intoArray(floatRows, ROW_EDGE1 + k);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, ALL_TWO.lanewise(MUL, ofF))).intoArray(floatRows, ROW_EDGE2 + k);
    }
  }

  private static void floats135(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofE = fromArray(FLOATS, floatRows, ROW_OF_E + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACES + k).lanewise(ADD, ofE)).intoArray(floatRows,
          ROW_EDGE3 + k);
      FloatVector edge0 = fromArray(FLOATS, floatRows, ROW_EDGE0 + k);
      FLOAT_VECTOR.cast(edge0.lanewise(ADD, ofE)).intoArray(floatRows, ROW_CORNER0 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT36 + k);
      FLOAT_VECTOR.cast(edge0.lanewise(ADD, product)).intoArray(floatRows, ROW_CORNER1 + k);
      FloatVector edge2 = fromArray(FLOATS, floatRows, ROW_EDGE2 + k);
      FLOAT_VECTOR.cast(edge2.lanewise(ADD, product)).intoArray(floatRows, ROW_CORNER2 + k);
      FLOAT_VECTOR.cast(edge2.lanewise(ADD, ofE)).intoArray(floatRows, ROW_CORNER3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_U2 + k))).intoArray(floatRows, ROW_MID_U0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V2 + k))).intoArray(floatRows, ROW_MID_V0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))).intoArray(floatRows, ROW_MID_DEEP0 + k);
    }
  }

  private static long floats136(float[] floatRows) {
    long absU1GreaterShortestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, slack);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH_U + k).lanewise(ADD, slack);
      FLOAT_VECTOR.cast(high).intoArray(floatRows, ROW_HIGH + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, u1);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE + k);
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      FLOAT_VECTOR.cast(low.lanewise(SUB, midU0).lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW + k);
      FLOAT_VECTOR.cast(high.lanewise(SUB, midU0).lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_HIGH + k);
      absU1GreaterShortestBits |= u1.lanewise(ABS).compare(GT, ALL_SHORTEST_35).toLong() << k;
    }
    return absU1GreaterShortestBits;
  }

  private static long floats137(float[] floatRows, long absU1GreaterShortestBits) {
    long u1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> u1GreaterZero = fromArray(FLOATS, floatRows, ROW_U1 + k).compare(GT, ALL_ZERO);
      u1GreaterZeroBits |= u1GreaterZero.toLong() << k;
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      VectorMask<Float> allLowAtMostMidU0 = fromArray(FLOATS, floatRows, ROW_LOW + k).compare(LE, midU0);
      allLowAtMostMidU0 = midU0.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH + k), allLowAtMostMidU0);
      VectorMask<Float> absU1GreaterShortest = VectorMask.fromLong(FLOATS, (absU1GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
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
    return u1GreaterZeroBits;
  }

  private static void floats138(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, slack);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW2 + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH_V + k).lanewise(ADD, slack);
      FLOAT_VECTOR.cast(high).intoArray(floatRows, ROW_HIGH2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_V1 + k));
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE2 + k);
      FloatVector midV0 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k);
      FLOAT_VECTOR.cast(low.lanewise(SUB, midV0).lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW2 + k);
      FLOAT_VECTOR.cast(high.lanewise(SUB, midV0).lanewise(MUL, inverse)).intoArray(floatRows,
          ROW_AT_HIGH2 + k);
    }
  }

  private static long floats139(float[] floatRows, long[] bits) {
    long absV1GreaterShortestBits = 0;
    long v1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      VectorMask<Float> absV1GreaterShortest = v1.lanewise(ABS).compare(GT, ALL_SHORTEST_35);
      absV1GreaterShortestBits |= absV1GreaterShortest.toLong() << k;
      VectorMask<Float> v1GreaterZero = v1.compare(GT, ALL_ZERO);
      v1GreaterZeroBits |= v1GreaterZero.toLong() << k;
      FloatVector midV0 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k);
      VectorMask<Float> allLowAtMostMidV0 = fromArray(FLOATS, floatRows, ROW_LOW2 + k).compare(LE, midV0);
      allLowAtMostMidV0 = midV0.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH2 + k), allLowAtMostMidV0);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW2 + k);
      FloatVector atHigh = fromArray(FLOATS, floatRows, ROW_AT_HIGH2 + k);
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

  private static long floats140(float[] floatRows) {
    long leavesU0LessLeavesV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU0 = fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k);
      FloatVector entersV0 = fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV0.blend(entersU0, entersU0.compare(GT, entersV0));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST0 + k);
      leavesU0LessLeavesV0Bits |= fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k)
          .compare(LT, fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k)).toLong() << k;
    }
    return leavesU0LessLeavesV0Bits;
  }

  private static long floats141(float[] floatRows, long[] bits, long leavesU0LessLeavesV0Bits,
      long isThin1Bits) {
    long notIsThin1Bits = 0;
    long isStart0Bits = 0;
    long notIsThin1AndFirst0LessLast0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t = fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k),
          VectorMask.fromLong(FLOATS, (leavesU0LessLeavesV0Bits >>> k) & WideLanes.FLOAT_LANES));
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

  private static long floats142(float[] floatRows, long notIsThin1AndFirst0LessLast0Bits) {
    long isEnd0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isEnd0Bits |= fromArray(FLOATS, floatRows, ROW_LAST0 + k)
          .compare(LT, ALL_ONE, VectorMask.fromLong(FLOATS, (notIsThin1AndFirst0LessLast0Bits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector first0 = fromArray(FLOATS, floatRows, ROW_FIRST0 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START0_U + k);
      FLOAT_VECTOR.cast(first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k))).intoArray(floatRows,
          ROW_PRODUCT37 + k);
    }
    return isEnd0Bits;
  }

  private static long floats143(float[] floatRows, long[] bits) {
    long first0AtMostMinusOneBits = 0;
    long entersU0AtLeastEntersV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT37 + k));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_START0_V + k);
      FloatVector first0 = fromArray(FLOATS, floatRows, ROW_FIRST0 + k);
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

  private static void floats144(float[] floatRows, long u1GreaterZeroBits, long v1GreaterZeroBits,
      long entersU0AtLeastEntersV0Bits, long first0AtMostMinusOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (u1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT38 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT39 + k);
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
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)))).intoArray(floatRows, ROW_X + k);
    }
  }

  private static long floats145(float[] floatRows) {
    long leavesU0AtMostLeavesV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
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

  private static void floats146(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_U1 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO))).intoArray(floatRows,
          ROW_ONE_OR_TWO + k);
    }
  }

  private static void floats147(float[] floatRows, long leavesU0AtMostLeavesV0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ONE_OR_TWO + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT40 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector d = v1.lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT41 + k);
      // leavesU0 <= leavesV0 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (leavesU0AtMostLeavesV0Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE0 + k))).intoArray(floatRows,
          ROW_END0_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U1 + k))).intoArray(floatRows, ROW_MID_U1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ADD, v1)).intoArray(floatRows,
          ROW_MID_V1 + k);
    }
  }

  private static long floats148(float[] floatRows) {
    long absU2GreaterShortestBits = 0;
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
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_HIGH3 + k);
      absU2GreaterShortestBits |= u2.lanewise(ABS).compare(GT, ALL_SHORTEST_35).toLong() << k;
    }
    return absU2GreaterShortestBits;
  }

  private static long floats149(float[] floatRows, long absU2GreaterShortestBits) {
    long u2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> u2GreaterZero = fromArray(FLOATS, floatRows, ROW_U2 + k).compare(GT, ALL_ZERO);
      u2GreaterZeroBits |= u2GreaterZero.toLong() << k;
      FloatVector midU1 = fromArray(FLOATS, floatRows, ROW_MID_U1 + k);
      VectorMask<Float> allLowAtMostMidU1 = fromArray(FLOATS, floatRows, ROW_LOW + k).compare(LE, midU1);
      allLowAtMostMidU1 = midU1.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH + k), allLowAtMostMidU1);
      VectorMask<Float> absU2GreaterShortest = VectorMask.fromLong(FLOATS, (absU2GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW3 + k);
      FloatVector atHigh = fromArray(FLOATS, floatRows, ROW_AT_HIGH3 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU1)
          .blend(atHigh.blend(atLow, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU1)
          .blend(atLow.blend(atHigh, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U1 + k);
    }
    return u2GreaterZeroBits;
  }

  private static long floats150(float[] floatRows) {
    long absV2GreaterShortestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, v2);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE4 + k);
      FloatVector midV1 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW2 + k).lanewise(SUB, midV1)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH2 + k).lanewise(SUB, midV1)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_HIGH4 + k);
      absV2GreaterShortestBits |= v2.lanewise(ABS).compare(GT, ALL_SHORTEST_35).toLong() << k;
    }
    return absV2GreaterShortestBits;
  }

  private static long floats151(float[] floatRows, long absV2GreaterShortestBits) {
    long v2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> v2GreaterZero = fromArray(FLOATS, floatRows, ROW_V2 + k).compare(GT, ALL_ZERO);
      v2GreaterZeroBits |= v2GreaterZero.toLong() << k;
      FloatVector midV1 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k);
      VectorMask<Float> allLowAtMostMidV1 = fromArray(FLOATS, floatRows, ROW_LOW2 + k).compare(LE, midV1);
      allLowAtMostMidV1 = midV1.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH2 + k), allLowAtMostMidV1);
      VectorMask<Float> absV2GreaterShortest = VectorMask.fromLong(FLOATS, (absV2GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW4 + k);
      FloatVector atHigh = fromArray(FLOATS, floatRows, ROW_AT_HIGH4 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV1)
          .blend(atHigh.blend(atLow, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV1)
          .blend(atLow.blend(atHigh, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V1 + k);
    }
    return v2GreaterZeroBits;
  }

  private static void floats152(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU1 = fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k);
      FloatVector entersV1 = fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV1.blend(entersU1, entersU1.compare(GT, entersV1));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST1 + k);
      FloatVector leavesU1 = fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k);
      FloatVector leavesV1 = fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV1.blend(leavesU1, leavesU1.compare(LT, leavesV1));
      // t < 1 ? t : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE))).intoArray(floatRows, ROW_LAST1 + k);
    }
  }

  private static long floats153(float[] floatRows, long[] bits) {
    long isStart1Bits = 0;
    long isEnd1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first1 = fromArray(FLOATS, floatRows, ROW_FIRST1 + k);
      FloatVector last1 = fromArray(FLOATS, floatRows, ROW_LAST1 + k);
      isStart1Bits |= first1.compare(LE, last1).toLong() << k;
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
    bits[0] = isEnd1Bits;
    return isStart1Bits;
  }

  private static void floats154(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_FIRST1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_START1_V + k);
    }
  }

  private static void floats155(float[] floatRows, long u2GreaterZeroBits, long v2GreaterZeroBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first1 = fromArray(FLOATS, floatRows, ROW_FIRST1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_START1_DEEP + k);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (u2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT42 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT43 + k);
      // first1 <= -1 ? corner1 : (entersU1 >= entersV1 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2))
      // + edge1
      FLOAT_VECTOR.cast(product2.blend(product, fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER1 + k), first1.compare(LE, ALL_MINUS_ONE))).intoArray(
          floatRows, ROW_START1_FEATURE + k);
    }
  }

  private static long floats156(float[] floatRows) {
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

  private static void floats157(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_U2 + k).lanewise(NEG)).intoArray(floatRows, ROW_D + k);
    }
  }

  private static void floats158(float[] floatRows, long leavesU1AtMostLeavesV1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, fromArray(FLOATS, floatRows, ROW_D + k).compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT44 + k);
      FloatVector d = fromArray(FLOATS, floatRows, ROW_V2 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT45 + k);
      // leavesU1 <= leavesV1 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (leavesU1AtMostLeavesV1Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))).intoArray(floatRows,
          ROW_END1_FEATURE + k);
    }
  }

  private static void floats159(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U2 + k));
      FLOAT_VECTOR.cast(midU2).intoArray(floatRows, ROW_MID_U2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_V2 + k))).intoArray(floatRows, ROW_MID_V2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))).intoArray(floatRows, ROW_MID_DEEP2 + k);
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW + k).lanewise(SUB, midU2)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_LOW5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH + k).lanewise(SUB, midU2)
          .lanewise(MUL, inverse)).intoArray(floatRows, ROW_AT_HIGH5 + k);
    }
  }

  private static void floats160(float[] floatRows, long u1GreaterZeroBits, long absU1GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U2 + k);
      VectorMask<Float> allLowAtMostMidU2 = fromArray(FLOATS, floatRows, ROW_LOW + k).compare(LE, midU2);
      allLowAtMostMidU2 = midU2.compare(LE, fromArray(FLOATS, floatRows, ROW_HIGH + k), allLowAtMostMidU2);
      VectorMask<Float> absU1GreaterShortest = VectorMask.fromLong(FLOATS, (absU1GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> u1GreaterZero = VectorMask.fromLong(FLOATS, (u1GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_AT_LOW5 + k);
      FloatVector atHigh = fromArray(FLOATS, floatRows, ROW_AT_HIGH5 + k);
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

  private static void floats161(float[] floatRows, long v1GreaterZeroBits, long absV1GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector midV2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k);
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE2 + k);
      FloatVector atLow = low.lanewise(SUB, midV2).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh = high.lanewise(SUB, midV2).lanewise(MUL, inverse);
      VectorMask<Float> allLowAtMostMidV2 = low.compare(LE, midV2);
      allLowAtMostMidV2 = midV2.compare(LE, high, allLowAtMostMidV2);
      VectorMask<Float> absV1GreaterShortest = VectorMask.fromLong(FLOATS, (absV1GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> v1GreaterZero = VectorMask.fromLong(FLOATS, (v1GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
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

  private static void floats162(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU2 = fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k);
      FloatVector entersV2 = fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV2.blend(entersU2, entersU2.compare(GT, entersV2));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST2 + k);
    }
  }

  private static long floats163(float[] floatRows, long[] bits, long isThin2Bits) {
    long notIsThin2Bits = 0;
    long isStart2Bits = 0;
    long first2LessLast2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector leavesU2 = fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k);
      FloatVector leavesV2 = fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t = leavesV2.blend(leavesU2, leavesU2.compare(LT, leavesV2));
      // t < 1 ? t : 1
      FloatVector last2 = ALL_ONE.blend(t, t.compare(LT, ALL_ONE));
      FLOAT_VECTOR.cast(last2).intoArray(floatRows, ROW_LAST2 + k);
      VectorMask<Float> notIsThin2 = VectorMask.fromLong(FLOATS, (isThin2Bits >>> k)
          & WideLanes.FLOAT_LANES).not();
      notIsThin2Bits |= notIsThin2.toLong() << k;
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      isStart2Bits |= first2.compare(LE, last2, notIsThin2).toLong() << k;
      first2LessLast2Bits |= first2.compare(LT, last2).toLong() << k;
    }
    bits[0] = isStart2Bits;
    bits[1] = first2LessLast2Bits;
    return notIsThin2Bits;
  }

  private static long floats164(float[] floatRows, long notIsThin2Bits, long first2LessLast2Bits) {
    long isEnd2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isEnd2Bits |= fromArray(FLOATS, floatRows, ROW_FIRST2 + k)
          .compare(GT, ALL_MINUS_ONE, VectorMask.fromLong(FLOATS, (notIsThin2Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (first2LessLast2Bits >>> k)
          & WideLanes.FLOAT_LANES))).toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LAST2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START2_U + k);
    }
    return isEnd2Bits;
  }

  private static void floats165(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector last2 = fromArray(FLOATS, floatRows, ROW_LAST2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_START2_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)))).intoArray(
          floatRows, ROW_START2_DEEP + k);
      // last2 >= 1 ? corner2 : (leavesU2 <= leavesV2 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1))
      // + edge2
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT41 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT40 + k),
          fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER2 + k), last2.compare(GE, ALL_ONE))).intoArray(
          floatRows, ROW_START2_FEATURE + k);
    }
  }

  private static void floats166(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_FIRST2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END2_U + k);
    }
  }

  private static void floats167(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_END2_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k)))).intoArray(
          floatRows, ROW_END2_DEEP + k);
      // entersU2 >= entersV2 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT39 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT38 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))).intoArray(floatRows,
          ROW_END2_FEATURE + k);
    }
  }

  private static void floats168(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU3 = fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(midU3).intoArray(floatRows, ROW_MID_U3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V1 + k))).intoArray(floatRows, ROW_MID_V3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))).intoArray(floatRows, ROW_MID_DEEP3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW + k).lanewise(SUB, midU3)).intoArray(floatRows,
          ROW_DIFFERENCE7 + k);
    }
  }

  private static void floats169(float[] floatRows, long u2GreaterZeroBits, long absU2GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE3 + k);
      FloatVector atLow = fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      FloatVector midU3 = fromArray(FLOATS, floatRows, ROW_MID_U3 + k);
      FloatVector atHigh = high.lanewise(SUB, midU3).lanewise(MUL, inverse);
      VectorMask<Float> allLowAtMostMidU3 = fromArray(FLOATS, floatRows, ROW_LOW + k).compare(LE, midU3);
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

  private static void floats170(float[] floatRows, long v2GreaterZeroBits, long absV2GreaterShortestBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector midV3 = fromArray(FLOATS, floatRows, ROW_MID_V3 + k);
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE4 + k);
      FloatVector atLow = low.lanewise(SUB, midV3).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh = high.lanewise(SUB, midV3).lanewise(MUL, inverse);
      VectorMask<Float> allLowAtMostMidV3 = low.compare(LE, midV3);
      allLowAtMostMidV3 = midV3.compare(LE, high, allLowAtMostMidV3);
      VectorMask<Float> absV2GreaterShortest = VectorMask.fromLong(FLOATS, (absV2GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> v2GreaterZero = VectorMask.fromLong(FLOATS, (v2GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
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

  private static long floats171(float[] floatRows) {
    long entersU3GreaterEntersV3Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      entersU3GreaterEntersV3Bits |= fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k)).toLong() << k;
    }
    return entersU3GreaterEntersV3Bits;
  }

  private static long floats172(float[] floatRows, long entersU3GreaterEntersV3Bits, long notIsThin1Bits,
      long notIsThin2Bits) {
    long notIsThin1AndNotIsThin2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // entersU > entersV ? entersU : entersV
      FloatVector t = fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k),
          VectorMask.fromLong(FLOATS, (entersU3GreaterEntersV3Bits >>> k) & WideLanes.FLOAT_LANES));
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

  private static long floats173(float[] floatRows, long[] bits, long notIsThin1AndNotIsThin2Bits) {
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
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U3 + k)
          .lanewise(ADD, last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START3_U + k);
    }
    bits[0] = isEnd3Bits;
    return isStart3Bits;
  }

  private static void floats174(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector last3 = fromArray(FLOATS, floatRows, ROW_LAST3 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V3 + k)
          .lanewise(ADD, last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_START3_V + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP3 + k)
          .lanewise(ADD, last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_START3_DEEP + k);
      // last3 >= 1 ? corner3 : (leavesU3 <= leavesV3 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2))
      // + edge3
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT45 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT44 + k),
          fromArray(FLOATS, floatRows, ROW_LEAVES_U3 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE3 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER3 + k), last3.compare(GE, ALL_ONE))).intoArray(
          floatRows, ROW_START3_FEATURE + k);
    }
  }

  private static void floats175(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_FIRST3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k)))).intoArray(floatRows, ROW_X2 + k);
    }
  }

  private static void floats176(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END3_U + k);
      FloatVector first3 = fromArray(FLOATS, floatRows, ROW_FIRST3 + k);
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT43 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT42 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE3 + k))).intoArray(floatRows,
          ROW_END3_FEATURE + k);
    }
  }

  private static void floats177(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k))).intoArray(floatRows, ROW_U + k);
    }
  }

  private static void floats178(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v = fromArray(FLOATS, floatRows, ROW_LOW_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FLOAT_VECTOR.cast(v).intoArray(floatRows, ROW_V + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_U + k).lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT46 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product2 = v.lanewise(MUL, u2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT47 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_U1 + k).lanewise(MUL, v2)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V1 + k).lanewise(MUL, u2));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2).lanewise(DIV, difference)).intoArray(floatRows,
          ROW_PART1_AT0 + k);
    }
  }

  private static long floats179(float[] floatRows) {
    long isCorner0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_U + k).lanewise(MUL, v1);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT48 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_V + k).lanewise(MUL, u1);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT49 + k);
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
          floatRows, ROW_SUM15 + k);
    }
    return isCorner0Bits;
  }

  private static void floats180(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM15 + k))).intoArray(floatRows,
          ROW_CORNER0_DEEP + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_OF_FACES + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_U + k));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM16 + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k))).intoArray(floatRows,
          ROW_CORNER0_FEATURE + k);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k));
      FloatVector product = u.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT50 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT47 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))).intoArray(floatRows,
          ROW_PART1_AT1 + k);
      FLOAT_VECTOR.cast(u.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k))).intoArray(floatRows,
          ROW_PRODUCT51 + k);
    }
  }

  private static long floats181(float[] floatRows) {
    long isCorner1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part2At1 = fromArray(FLOATS, floatRows, ROW_PRODUCT51 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT49 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k));
      FloatVector part1At1 = fromArray(FLOATS, floatRows, ROW_PART1_AT1 + k);
      VectorMask<Float> isCorner1 = part1At1.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner1 = part2At1.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner1);
      isCorner1Bits |= isCorner1.toLong() << k;
      FLOAT_VECTOR.cast(part1At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))).intoArray(
          floatRows, ROW_SUM17 + k);
    }
    return isCorner1Bits;
  }

  private static void floats182(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM17 + k))).intoArray(floatRows,
          ROW_CORNER1_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACES + k)
          .lanewise(ADD, ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_U + k)))).intoArray(
          floatRows, ROW_SUM18 + k);
    }
  }

  private static void floats183(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM18 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k))).intoArray(floatRows,
          ROW_CORNER1_FEATURE + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FloatVector product = v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT52 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT50 + k).lanewise(SUB, product)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))).intoArray(floatRows,
          ROW_PART1_AT2 + k);
      FloatVector product2 = v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT53 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT51 + k).lanewise(SUB, product2)).intoArray(
          floatRows, ROW_DIFFERENCE10 + k);
    }
  }

  private static long floats184(float[] floatRows) {
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
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT54 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM18 + k).lanewise(ADD, product)).intoArray(
          floatRows, ROW_CORNER2_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT46 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT52 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))).intoArray(floatRows,
          ROW_PART1_AT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT48 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT53 + k)).lanewise(DIV, difference)).intoArray(
          floatRows, ROW_PART2_AT3 + k);
    }
    return isCorner2Bits;
  }

  private static long floats185(float[] floatRows) {
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
    }
    return isCorner3Bits;
  }

  private static void floats186(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM16 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT54 + k))).intoArray(floatRows,
          ROW_CORNER3_FEATURE + k);
    }
  }

  private static void floats187(float[] floatRows, long isStart0Bits, long isStart1Bits, long isStart2Bits,
      long isStart3Bits, long isEnd0Bits, long isEnd1Bits, long isEnd2Bits, long isEnd3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isStart0 ? start0Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_START0_DEEP + k),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V0 + k);
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
    }
  }

  private static void floats188(float[] floatRows, long isCorner0Bits, long isCorner1Bits, long isCorner2Bits,
      long isCorner3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isCorner0 ? corner0Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V8 + k);
      // isCorner1 ? corner1Deep : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_V9 + k);
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

  private static void floats189(float[] floatRows) {
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

  private static void floats190(float[] floatRows) {
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
      FLOAT_VECTOR.cast(number2.blend(ALL_C10_0, v10GreaterMost)).intoArray(floatRows, ROW_NUMBER3 + k);
      // v10 > most ? v10 : most
      FLOAT_VECTOR.cast(most3.blend(v10, v10GreaterMost)).intoArray(floatRows, ROW_MOST3 + k);
    }
  }

  private static void floats191(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER3 + k)
          .blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_V11 + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_MOST3 + k)))).intoArray(floatRows, ROW_NUMBER4 + k);
    }
  }

  private static long floats192(float[] floatRows, long[] bits) {
    long numberIsOneBits = 0;
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    long numberIsC4_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER4 + k);
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
      FLOAT_VECTOR.cast(value2.blend(fromArray(FLOATS, floatRows, ROW_START3_U + k), numberIsC3_00)).intoArray(
          floatRows, ROW_VALUE + k);
      numberIsC4_00Bits |= number.compare(EQ, ALL_C4_00).toLong() << k;
    }
    bits[0] = numberIsTwoBits;
    bits[1] = numberIsC3_00Bits;
    bits[2] = numberIsC4_00Bits;
    return numberIsOneBits;
  }

  private static long floats193(float[] floatRows, long[] bits, long numberIsC4_00Bits) {
    long numberIsC5_00Bits = 0;
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 4 ? v4 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END0_U + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER4 + k);
      VectorMask<Float> numberIsC5_00 = number.compare(EQ, ALL_C5_00);
      numberIsC5_00Bits |= numberIsC5_00.toLong() << k;
      // number == 5 ? v5 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END1_U + k), numberIsC5_00);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END2_U + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = number.compare(EQ, ALL_C7_00);
      numberIsC7_00Bits |= numberIsC7_00.toLong() << k;
      // number == 7 ? v7 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END3_U + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = number.compare(EQ, ALL_C8_00);
      numberIsC8_00Bits |= numberIsC8_00.toLong() << k;
      // number == 8 ? v8 : value
      FLOAT_VECTOR.cast(value4.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC8_00)).intoArray(
          floatRows, ROW_VALUE2 + k);
    }
    bits[0] = numberIsFirstProductBits;
    bits[1] = numberIsC7_00Bits;
    bits[2] = numberIsC8_00Bits;
    return numberIsC5_00Bits;
  }

  private static long floats194(float[] floatRows, long[] bits, long numberIsOneBits, long numberIsTwoBits) {
    long numberIsC9_00Bits = 0;
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER4 + k);
      VectorMask<Float> numberIsC9_00 = number.compare(EQ, ALL_C9_00);
      numberIsC9_00Bits |= numberIsC9_00.toLong() << k;
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // number == 9 ? v9 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE2 + k).blend(highU, numberIsC9_00);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value2 = value.blend(highU, numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value2.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC11_0)).intoArray(
          floatRows, ROW_VALUE3 + k);
      // number == 1 ? v1 : value
      FloatVector value3 = fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_START2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE4 + k);
    }
    bits[0] = numberIsC10_0Bits;
    bits[1] = numberIsC11_0Bits;
    return numberIsC9_00Bits;
  }

  private static void floats195(float[] floatRows, long numberIsC3_00Bits, long numberIsC4_00Bits,
      long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits,
      long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 3 ? v3 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END0_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // number == 8 ? v8 : value
      FloatVector value6 = value5.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value7 = value6.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // number == 10 ? v10 : value
      FloatVector value8 = value7.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value8.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE5 + k);
    }
  }

  private static void floats196(float[] floatRows, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits,
      long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits,
      long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsOne = VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k), numberIsOne);
      VectorMask<Float> numberIsTwo = VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k), numberIsC3_00);
      VectorMask<Float> numberIsC4_00 = VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 4 ? v4 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k), numberIsC4_00);
      VectorMask<Float> numberIsC5_00 = VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 5 ? v5 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k), numberIsC5_00);
      // number == 6 ? v6 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value9 = value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value10 = value9.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value10.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE6 + k);
      // number == 1 ? v1 : value
      FloatVector value11 = fromArray(FLOATS, floatRows, ROW_START0_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_FEATURE + k), numberIsOne);
      // number == 2 ? v2 : value
      FloatVector value12 = value11.blend(fromArray(FLOATS, floatRows, ROW_START2_FEATURE + k), numberIsTwo);
      // number == 3 ? v3 : value
      FloatVector value13 = value12.blend(fromArray(FLOATS, floatRows, ROW_START3_FEATURE + k), numberIsC3_00);
      // number == 4 ? v4 : value
      FloatVector value14 = value13.blend(fromArray(FLOATS, floatRows, ROW_END0_FEATURE + k), numberIsC4_00);
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value14.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k),
          numberIsC5_00)).intoArray(floatRows, ROW_VALUE7 + k);
    }
  }

  private static void floats197(float[] floatRows, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE7 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE8 + k);
    }
  }

  private static void floats198(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector du = fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k))).intoArray(floatRows, ROW_DV + k);
      FLOAT_VECTOR.cast(du.lanewise(MUL, du)).intoArray(floatRows, ROW_DU_SQUARED + k);
    }
  }

  private static void floats199(float[] floatRows, long isStart0Bits, long isStart1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_DV + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DU_SQUARED + k)
          .lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START0_AWAY + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_START1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU2 + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_START1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV2 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv2.lanewise(MUL, dv2)),
          VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START1_AWAY + k);
    }
  }

  private static void floats200(float[] floatRows, long isStart2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE3 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_START2_U + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU3 + k);
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_VALUE5 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_START2_V + k).lanewise(SUB, value2);
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV3 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START2_AWAY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START3_U + k).lanewise(SUB, value)).intoArray(
          floatRows, ROW_DU4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START3_V + k).lanewise(SUB, value2)).intoArray(
          floatRows, ROW_DV4 + k);
    }
  }

  private static void floats201(float[] floatRows, long isStart3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector du = fromArray(FLOATS, floatRows, ROW_DU4 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_DV4 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START3_AWAY + k);
      FloatVector du2 = fromArray(FLOATS, floatRows, ROW_END0_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du2).intoArray(floatRows, ROW_DU5 + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_END0_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV5 + k);
      FLOAT_VECTOR.cast(du2.lanewise(MUL, du2).lanewise(ADD, dv2.lanewise(MUL, dv2))).intoArray(floatRows,
          ROW_SUM19 + k);
    }
  }

  private static void floats202(float[] floatRows, long isEnd0Bits, long isEnd1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM19 + k),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END0_AWAY + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE3 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_END1_U + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU6 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_END1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV6 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END1_AWAY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END2_U + k).lanewise(SUB, value)).intoArray(floatRows,
          ROW_DU7 + k);
    }
  }

  private static void floats203(float[] floatRows, long isEnd2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE5 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_END2_V + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV7 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_DU7 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END2_AWAY + k);
      FloatVector du2 = fromArray(FLOATS, floatRows, ROW_END3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du2).intoArray(floatRows, ROW_DU8 + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_END3_V + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV8 + k);
      FLOAT_VECTOR.cast(du2.lanewise(MUL, du2).lanewise(ADD, dv2.lanewise(MUL, dv2))).intoArray(floatRows,
          ROW_SUM20 + k);
    }
  }

  private static void floats204(float[] floatRows, long isEnd3Bits, long isCorner0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM20 + k),
          VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END3_AWAY + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU9 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_LOW_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV9 + k);
      FloatVector duSquared = du.lanewise(MUL, du);
      FLOAT_VECTOR.cast(duSquared).intoArray(floatRows, ROW_DU_SQUARED2 + k);
      FloatVector dvSquared = dv.lanewise(MUL, dv);
      FLOAT_VECTOR.cast(dvSquared).intoArray(floatRows, ROW_DV_SQUARED + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER0_AWAY + k);
    }
  }

  private static void floats205(float[] floatRows, long isCorner1Bits, long isCorner2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector du = fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU10 + k);
      FloatVector duSquared = du.lanewise(MUL, du);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DV_SQUARED + k)),
          VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER1_AWAY + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE5 + k));
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV10 + k);
      FloatVector dvSquared = dv.lanewise(MUL, dv);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER2_AWAY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DU_SQUARED2 + k).lanewise(ADD, dvSquared)).intoArray(
          floatRows, ROW_SUM21 + k);
    }
  }

  private static void floats206(float[] floatRows, long isCorner3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_SUM21 + k),
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
      FloatVector number2 = number.blend(ALL_TWO, start2AwayGreaterMost);
      // v2 > most ? v2 : most
      FloatVector most2 = most.blend(start2Away, start2AwayGreaterMost);
      FloatVector start3Away = fromArray(FLOATS, floatRows, ROW_START3_AWAY + k);
      VectorMask<Float> start3AwayGreaterMost = start3Away.compare(GT, most2);
      // v3 > most ? 3 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_C3_00, start3AwayGreaterMost)).intoArray(floatRows, ROW_NUMBER5 + k);
      // v3 > most ? v3 : most
      FLOAT_VECTOR.cast(most2.blend(start3Away, start3AwayGreaterMost)).intoArray(floatRows, ROW_MOST4 + k);
    }
  }

  private static void floats207(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end0Away = fromArray(FLOATS, floatRows, ROW_END0_AWAY + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST4 + k);
      VectorMask<Float> end0AwayGreaterMost = end0Away.compare(GT, most);
      // v4 > most ? 4 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER5 + k).blend(ALL_C4_00, end0AwayGreaterMost);
      // v4 > most ? v4 : most
      FloatVector most2 = most.blend(end0Away, end0AwayGreaterMost);
      FloatVector end1Away = fromArray(FLOATS, floatRows, ROW_END1_AWAY + k);
      VectorMask<Float> end1AwayGreaterMost = end1Away.compare(GT, most2);
      // v5 > most ? 5 : number
      FloatVector number2 = number.blend(ALL_C5_00, end1AwayGreaterMost);
      // v5 > most ? v5 : most
      FloatVector most3 = most2.blend(end1Away, end1AwayGreaterMost);
      FloatVector end2Away = fromArray(FLOATS, floatRows, ROW_END2_AWAY + k);
      VectorMask<Float> end2AwayGreaterMost = end2Away.compare(GT, most3);
      // v6 > most ? 6 : number
      FLOAT_VECTOR.cast(number2.blend(ALL_FIRST_PRODUCT, end2AwayGreaterMost)).intoArray(floatRows,
          ROW_NUMBER6 + k);
      // v6 > most ? v6 : most
      FLOAT_VECTOR.cast(most3.blend(end2Away, end2AwayGreaterMost)).intoArray(floatRows, ROW_MOST5 + k);
    }
  }

  private static void floats208(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end3Away = fromArray(FLOATS, floatRows, ROW_END3_AWAY + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST5 + k);
      VectorMask<Float> end3AwayGreaterMost = end3Away.compare(GT, most);
      // v7 > most ? 7 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER6 + k).blend(ALL_C7_00, end3AwayGreaterMost);
      // v7 > most ? v7 : most
      FloatVector most2 = most.blend(end3Away, end3AwayGreaterMost);
      FloatVector corner0Away = fromArray(FLOATS, floatRows, ROW_CORNER0_AWAY + k);
      VectorMask<Float> corner0AwayGreaterMost = corner0Away.compare(GT, most2);
      // v8 > most ? 8 : number
      FloatVector number2 = number.blend(ALL_C8_00, corner0AwayGreaterMost);
      // v8 > most ? v8 : most
      FloatVector most3 = most2.blend(corner0Away, corner0AwayGreaterMost);
      FloatVector corner1Away = fromArray(FLOATS, floatRows, ROW_CORNER1_AWAY + k);
      VectorMask<Float> corner1AwayGreaterMost = corner1Away.compare(GT, most3);
      // v9 > most ? 9 : number
      FloatVector number3 = number2.blend(ALL_C9_00, corner1AwayGreaterMost);
      // v9 > most ? v9 : most
      FloatVector most4 = most3.blend(corner1Away, corner1AwayGreaterMost);
      FloatVector corner2Away = fromArray(FLOATS, floatRows, ROW_CORNER2_AWAY + k);
      VectorMask<Float> corner2AwayGreaterMost = corner2Away.compare(GT, most4);
      // v10 > most ? 10 : number
      FloatVector number4 = number3.blend(ALL_C10_0, corner2AwayGreaterMost);
      // v10 > most ? v10 : most
      FloatVector most5 = most4.blend(corner2Away, corner2AwayGreaterMost);
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(number4.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_CORNER3_AWAY + k)
          .compare(GT, most5))).intoArray(floatRows, ROW_NUMBER7 + k);
    }
  }

  private static long floats209(float[] floatRows) {
    long numberIsOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      numberIsOneBits |= fromArray(FLOATS, floatRows, ROW_NUMBER7 + k).compare(EQ, ALL_ONE).toLong() << k;
    }
    return numberIsOneBits;
  }

  private static long floats210(float[] floatRows, long[] bits, long numberIsOneBits) {
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    long numberIsC4_00Bits = 0;
    long numberIsC5_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_U + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER7 + k);
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
          floatRows, ROW_VALUE9 + k);
    }
    bits[0] = numberIsC3_00Bits;
    bits[1] = numberIsC4_00Bits;
    bits[2] = numberIsC5_00Bits;
    return numberIsTwoBits;
  }

  private static long floats211(float[] floatRows, long[] bits) {
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    long numberIsC9_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER7 + k);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE9 + k)
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
          floatRows, ROW_VALUE10 + k);
    }
    bits[0] = numberIsC7_00Bits;
    bits[1] = numberIsC8_00Bits;
    bits[2] = numberIsC9_00Bits;
    return numberIsFirstProductBits;
  }

  private static long floats212(float[] floatRows, long[] bits, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits) {
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER7 + k);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE10 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_U + k), numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC11_0)).intoArray(
          floatRows, ROW_VALUE11 + k);
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
          ROW_VALUE12 + k);
    }
    bits[0] = numberIsC11_0Bits;
    return numberIsC10_0Bits;
  }

  private static void floats213(float[] floatRows, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits, long numberIsTwoBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE12 + k)
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
          ROW_VALUE13 + k);
      // number == 1 ? v1 : value
      FloatVector value6 = fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FLOAT_VECTOR.cast(value6.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE14 + k);
    }
  }

  private static void floats214(float[] floatRows, long numberIsC3_00Bits, long numberIsC4_00Bits,
      long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits,
      long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 3 ? v3 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE14 + k)
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
          ROW_VALUE15 + k);
    }
  }

  private static void floats215(float[] floatRows, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits,
      long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits,
      long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      VectorMask<Float> numberIsC5_00 = VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 5 ? v5 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k), numberIsC5_00);
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
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE16 + k);
      // number == 1 ? v1 : value
      FloatVector value11 = fromArray(FLOATS, floatRows, ROW_START0_AWAY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_AWAY + k), numberIsOne);
      // number == 2 ? v2 : value
      FloatVector value12 = value11.blend(fromArray(FLOATS, floatRows, ROW_START2_AWAY + k), numberIsTwo);
      // number == 3 ? v3 : value
      FloatVector value13 = value12.blend(fromArray(FLOATS, floatRows, ROW_START3_AWAY + k), numberIsC3_00);
      // number == 4 ? v4 : value
      FloatVector value14 = value13.blend(fromArray(FLOATS, floatRows, ROW_END0_AWAY + k), numberIsC4_00);
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value14.blend(fromArray(FLOATS, floatRows, ROW_END1_AWAY + k),
          numberIsC5_00)).intoArray(floatRows, ROW_VALUE17 + k);
    }
  }

  private static void floats216(float[] floatRows, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE17 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_AWAY + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE18 + k);
    }
  }

  private static void floats217(float[] floatRows, long isStart0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_VALUE11 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE3 + k));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_VALUE13 + k)
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

  private static void floats218(float[] floatRows, long isStart1Bits, long isStart2Bits) {
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

  private static void floats219(float[] floatRows, long isStart3Bits, long isEnd0Bits, long isEnd1Bits) {
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

  private static void floats220(float[] floatRows, long isEnd2Bits) {
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

  private static void floats221(float[] floatRows, long isEnd3Bits, long isCorner0Bits, long isCorner1Bits,
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

  private static void floats222(float[] floatRows, long isCorner3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE17 + k),
          VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER3_AREA + k);
    }
  }

  private static void floats223(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V0_2 + k);
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
    }
  }

  private static void floats224(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CORNER1_AREA + k).lanewise(ABS)).intoArray(floatRows,
          ROW_V9_2 + k);
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

  private static void floats225(float[] floatRows) {
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

  private static void floats226(float[] floatRows) {
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
      FLOAT_VECTOR.cast(number2.blend(ALL_C10_0, v10GreaterMost)).intoArray(floatRows, ROW_NUMBER10 + k);
      // v10 > most ? v10 : most
      FLOAT_VECTOR.cast(most3.blend(v10, v10GreaterMost)).intoArray(floatRows, ROW_MOST8 + k);
    }
  }

  private static void floats227(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NUMBER10 + k)
          .blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_V11_2 + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_MOST8 + k)))).intoArray(floatRows, ROW_NUMBER11 + k);
    }
  }

  private static long floats228(float[] floatRows, long[] bits) {
    long numberIsOneBits = 0;
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    long numberIsC4_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER11 + k);
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
      FLOAT_VECTOR.cast(value2.blend(fromArray(FLOATS, floatRows, ROW_START3_U + k), numberIsC3_00)).intoArray(
          floatRows, ROW_VALUE19 + k);
      numberIsC4_00Bits |= number.compare(EQ, ALL_C4_00).toLong() << k;
    }
    bits[0] = numberIsTwoBits;
    bits[1] = numberIsC3_00Bits;
    bits[2] = numberIsC4_00Bits;
    return numberIsOneBits;
  }

  private static long floats229(float[] floatRows, long[] bits, long numberIsC4_00Bits) {
    long numberIsC5_00Bits = 0;
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 4 ? v4 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE19 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END0_U + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER11 + k);
      VectorMask<Float> numberIsC5_00 = number.compare(EQ, ALL_C5_00);
      numberIsC5_00Bits |= numberIsC5_00.toLong() << k;
      // number == 5 ? v5 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END1_U + k), numberIsC5_00);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END2_U + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = number.compare(EQ, ALL_C7_00);
      numberIsC7_00Bits |= numberIsC7_00.toLong() << k;
      // number == 7 ? v7 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END3_U + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = number.compare(EQ, ALL_C8_00);
      numberIsC8_00Bits |= numberIsC8_00.toLong() << k;
      // number == 8 ? v8 : value
      FLOAT_VECTOR.cast(value4.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC8_00)).intoArray(
          floatRows, ROW_VALUE20 + k);
    }
    bits[0] = numberIsFirstProductBits;
    bits[1] = numberIsC7_00Bits;
    bits[2] = numberIsC8_00Bits;
    return numberIsC5_00Bits;
  }

  private static long floats230(float[] floatRows, long[] bits, long numberIsOneBits, long numberIsTwoBits) {
    long numberIsC9_00Bits = 0;
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER11 + k);
      VectorMask<Float> numberIsC9_00 = number.compare(EQ, ALL_C9_00);
      numberIsC9_00Bits |= numberIsC9_00.toLong() << k;
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // number == 9 ? v9 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE20 + k).blend(highU, numberIsC9_00);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value2 = value.blend(highU, numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value2.blend(fromArray(FLOATS, floatRows, ROW_LOW_U + k), numberIsC11_0)).intoArray(
          floatRows, ROW_VALUE21 + k);
      // number == 1 ? v1 : value
      FloatVector value3 = fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_START2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE22 + k);
    }
    bits[0] = numberIsC10_0Bits;
    bits[1] = numberIsC11_0Bits;
    return numberIsC9_00Bits;
  }

  private static void floats231(float[] floatRows, long numberIsC3_00Bits, long numberIsC4_00Bits,
      long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits,
      long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 3 ? v3 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE22 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END0_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // number == 8 ? v8 : value
      FloatVector value6 = value5.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value7 = value6.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // number == 10 ? v10 : value
      FloatVector value8 = value7.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value8.blend(highV,
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE23 + k);
    }
  }

  private static void floats232(float[] floatRows, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits,
      long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 1 ? v1 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FLOAT_VECTOR.cast(value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE24 + k);
    }
  }

  private static void floats233(float[] floatRows, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits, long numberIsTwoBits, long numberIsC3_00Bits, long numberIsC4_00Bits,
      long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits,
      long numberIsC9_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> numberIsC10_0 = VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 10 ? v10 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE24 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k), numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k),
          numberIsC11_0)).intoArray(floatRows, ROW_VALUE25 + k);
      VectorMask<Float> numberIsOne = VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 1 ? v1 : value
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_START0_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_FEATURE + k), numberIsOne);
      VectorMask<Float> numberIsTwo = VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 2 ? v2 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START2_FEATURE + k), numberIsTwo);
      VectorMask<Float> numberIsC3_00 = VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k)
          & WideLanes.FLOAT_LANES);
      // number == 3 ? v3 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_START3_FEATURE + k), numberIsC3_00);
      // number == 4 ? v4 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_END2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_END3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value9 = value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value10 = value9.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value11 = value10.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_FEATURE + k), numberIsC10_0);
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value11.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_FEATURE + k),
          numberIsC11_0)).intoArray(floatRows, ROW_VALUE26 + k);
      // number == 1 ? v1 : value
      FloatVector value12 = fromArray(FLOATS, floatRows, ROW_START0_AREA + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_AREA + k), numberIsOne);
      // number == 2 ? v2 : value
      FloatVector value13 = value12.blend(fromArray(FLOATS, floatRows, ROW_START2_AREA + k), numberIsTwo);
      // number == 3 ? v3 : value
      FLOAT_VECTOR.cast(value13.blend(fromArray(FLOATS, floatRows, ROW_START3_AREA + k),
          numberIsC3_00)).intoArray(floatRows, ROW_VALUE27 + k);
    }
  }

  private static void floats234(float[] floatRows, long numberIsC4_00Bits, long numberIsC5_00Bits,
      long numberIsFirstProductBits, long numberIsC7_00Bits, long numberIsC8_00Bits, long numberIsC9_00Bits,
      long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 4 ? v4 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE27 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END0_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END1_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END2_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END3_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_AREA + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE28 + k);
    }
  }

  private static long floats235(float[] floatRows) {
    long leftBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      leftBits |= fromArray(FLOATS, floatRows, ROW_VALUE28 + k).compare(GT, ALL_ZERO).toLong() << k;
    }
    return leftBits;
  }

  private static void floats236(float[] floatRows, long isStart0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE21 + k);
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_VALUE11 + k);
      FloatVector difference = value.lanewise(SUB, value2);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE18 + k);
      FloatVector value3 = fromArray(FLOATS, floatRows, ROW_VALUE13 + k);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_VALUE23 + k).lanewise(SUB, value3);
      FLOAT_VECTOR.cast(difference2).intoArray(floatRows, ROW_DIFFERENCE19 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(difference
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START0_V + k).lanewise(SUB, value3))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .lanewise(SUB, value2))), VectorMask.fromLong(FLOATS, (isStart0Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_SECOND + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE3 + k).lanewise(SUB, value)).intoArray(floatRows,
          ROW_DIFFERENCE20 + k);
    }
  }

  private static void floats237(float[] floatRows, long isStart0Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE23 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_VALUE5 + k).lanewise(SUB, value);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE21 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START0_V + k).lanewise(SUB, value))
          .lanewise(SUB, difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START0_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)))),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start0Area = fromArray(FLOATS, floatRows, ROW_START0_AREA + k);
      // left ? -first : first
      FloatVector first2 = start0Area.blend(start0Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD + k);
      // first > second ? first : second
      FLOAT_VECTOR.cast(second3.blend(first2, first2.compare(GT, second3))).intoArray(floatRows, ROW_MOST9 + k);
    }
  }

  private static void floats238(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST9 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_START0_ADDS + k);
    }
  }

  private static void floats239(float[] floatRows, long isStart1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start1V = fromArray(FLOATS, floatRows, ROW_START1_V + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, start1V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k)))),
          VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, start1V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))).intoArray(
          floatRows, ROW_PRODUCT55 + k);
    }
  }

  private static void floats240(float[] floatRows, long isStart1Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT55 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)))),
          VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start1Area = fromArray(FLOATS, floatRows, ROW_START1_AREA + k);
      // left ? -first : first
      FloatVector first2 = start1Area.blend(start1Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND2 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows, ROW_START1_ADDS + k);
    }
  }

  private static void floats241(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START2_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START2_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k))))).intoArray(floatRows,
          ROW_DIFFERENCE22 + k);
    }
  }

  private static void floats242(float[] floatRows, long isStart2Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isStart2 = VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE22 + k), isStart2);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START2_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START2_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)))), isStart2);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start2Area = fromArray(FLOATS, floatRows, ROW_START2_AREA + k);
      // left ? -first : first
      FloatVector first2 = start2Area.blend(start2Area.lanewise(NEG), left);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD2 + k);
      // first > second ? first : second
      FLOAT_VECTOR.cast(second3.blend(first2, first2.compare(GT, second3))).intoArray(floatRows,
          ROW_MOST10 + k);
    }
  }

  private static void floats243(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST10 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD2 + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_START2_ADDS + k);
    }
  }

  private static void floats244(float[] floatRows, long isStart3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start3V = fromArray(FLOATS, floatRows, ROW_START3_V + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, start3V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k)))),
          VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND3 + k);
      FLOAT_VECTOR.cast(start3V.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k))).intoArray(
          floatRows, ROW_DIFFERENCE23 + k);
    }
  }

  private static void floats245(float[] floatRows, long isStart3Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE23 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_START3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)))),
          VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector start3Area = fromArray(FLOATS, floatRows, ROW_START3_AREA + k);
      // left ? -first : first
      FloatVector first2 = start3Area.blend(start3Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND3 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows, ROW_START3_ADDS + k);
    }
  }

  private static void floats246(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END0_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)))).intoArray(floatRows,
          ROW_PRODUCT56 + k);
    }
  }

  private static void floats247(float[] floatRows, long isEnd0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end0U = fromArray(FLOATS, floatRows, ROW_END0_U + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT56 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, end0U.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END0_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, end0U.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k))))).intoArray(
          floatRows, ROW_DIFFERENCE24 + k);
    }
  }

  private static void floats248(float[] floatRows, long isEnd0Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE24 + k),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end0Area = fromArray(FLOATS, floatRows, ROW_END0_AREA + k);
      // left ? -first : first
      FloatVector first2 = end0Area.blend(end0Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND4 + k);
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

  private static void floats249(float[] floatRows, long isEnd1Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND5 + k);
    }
  }

  private static void floats250(float[] floatRows, long isEnd1Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END1_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end1Area = fromArray(FLOATS, floatRows, ROW_END1_AREA + k);
      // left ? -first : first
      FloatVector first2 = end1Area.blend(end1Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND5 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows, ROW_END1_ADDS + k);
    }
  }

  private static void floats251(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_END2_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k))).intoArray(floatRows,
          ROW_DIFFERENCE25 + k);
    }
  }

  private static void floats252(float[] floatRows, long isEnd2Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end2U = fromArray(FLOATS, floatRows, ROW_END2_U + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE25 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, end2U.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k)))),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND6 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END2_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, end2U.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k))))).intoArray(
          floatRows, ROW_DIFFERENCE26 + k);
    }
  }

  private static void floats253(float[] floatRows, long isEnd2Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE26 + k),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end2Area = fromArray(FLOATS, floatRows, ROW_END2_AREA + k);
      // left ? -first : first
      FloatVector first2 = end2Area.blend(end2Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND6 + k);
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

  private static void floats254(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k))))).intoArray(floatRows,
          ROW_DIFFERENCE27 + k);
    }
  }

  private static void floats255(float[] floatRows, long isEnd3Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isEnd3 = VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE27 + k), isEnd3);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_END3_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)))), isEnd3);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector end3Area = fromArray(FLOATS, floatRows, ROW_END3_AREA + k);
      // left ? -first : first
      FloatVector first2 = end3Area.blend(end3Area.lanewise(NEG), left);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FLOAT_VECTOR.cast(third.blend(third.lanewise(NEG), left)).intoArray(floatRows, ROW_THIRD3 + k);
      // first > second ? first : second
      FLOAT_VECTOR.cast(second3.blend(first2, first2.compare(GT, second3))).intoArray(floatRows,
          ROW_MOST11 + k);
    }
  }

  private static void floats256(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST11 + k);
      FloatVector third = fromArray(FLOATS, floatRows, ROW_THIRD3 + k);
      // most > third ? most : third
      FLOAT_VECTOR.cast(third.blend(most, most.compare(GT, third))).intoArray(floatRows, ROW_END3_ADDS + k);
    }
  }

  private static void floats257(float[] floatRows, long isCorner0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, lowV.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT57 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT58 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(product.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, lowV.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)))).intoArray(
          floatRows, ROW_PRODUCT59 + k);
    }
  }

  private static void floats258(float[] floatRows, long isCorner0Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT60 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT59 + k)
          .lanewise(SUB, product), VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector corner0Area = fromArray(FLOATS, floatRows, ROW_CORNER0_AREA + k);
      // left ? -first : first
      FloatVector first2 = corner0Area.blend(corner0Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND7 + k);
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

  private static void floats259(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE19 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE11 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT61 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT57 + k).lanewise(SUB, product)).intoArray(
          floatRows, ROW_DIFFERENCE28 + k);
    }
  }

  private static void floats260(float[] floatRows, long isCorner1Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isCorner1 = VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE28 + k), isCorner1);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_DIFFERENCE21 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE21 + k)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT62 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT59 + k)
          .lanewise(SUB, product), isCorner1);
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector corner1Area = fromArray(FLOATS, floatRows, ROW_CORNER1_AREA + k);
      // left ? -first : first
      FloatVector first2 = corner1Area.blend(corner1Area.lanewise(NEG), left);
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

  private static void floats261(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE18 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE13 + k)))).intoArray(floatRows,
          ROW_PRODUCT63 + k);
    }
  }

  private static void floats262(float[] floatRows, long isCorner2Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isCorner2 = VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT63 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector second2 = ALL_ZERO.blend(product
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT61 + k)), isCorner2);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE20 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_VALUE23 + k)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT64 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(product2
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT62 + k)), isCorner2);
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
      FLOAT_VECTOR.cast(product.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT58 + k))).intoArray(
          floatRows, ROW_DIFFERENCE29 + k);
    }
  }

  private static void floats263(float[] floatRows, long isCorner3Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE29 + k),
          VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SECOND8 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT64 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT60 + k))).intoArray(floatRows,
          ROW_DIFFERENCE30 + k);
    }
  }

  private static void floats264(float[] floatRows, long isCorner3Bits, long leftBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector third = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE30 + k),
          VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> left = VectorMask.fromLong(FLOATS, (leftBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector corner3Area = fromArray(FLOATS, floatRows, ROW_CORNER3_AREA + k);
      // left ? -first : first
      FloatVector first2 = corner3Area.blend(corner3Area.lanewise(NEG), left);
      FloatVector second2 = fromArray(FLOATS, floatRows, ROW_SECOND8 + k);
      // left ? -second : second
      FloatVector second3 = second2.blend(second2.lanewise(NEG), left);
      // left ? -third : third
      FloatVector third2 = third.blend(third.lanewise(NEG), left);
      // first > second ? first : second
      FloatVector most = second3.blend(first2, first2.compare(GT, second3));
      // most > third ? most : third
      FLOAT_VECTOR.cast(third2.blend(most, most.compare(GT, third2))).intoArray(floatRows,
          ROW_CORNER3_ADDS + k);
    }
  }

  private static void floats265(float[] floatRows) {
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
      FLOAT_VECTOR.cast(number.blend(ALL_TWO, start2AddsGreaterMost)).intoArray(floatRows, ROW_NUMBER12 + k);
      // v2 > most ? v2 : most
      FLOAT_VECTOR.cast(most.blend(start2Adds, start2AddsGreaterMost)).intoArray(floatRows, ROW_MOST12 + k);
    }
  }

  private static void floats266(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector start3Adds = fromArray(FLOATS, floatRows, ROW_START3_ADDS + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST12 + k);
      VectorMask<Float> start3AddsGreaterMost = start3Adds.compare(GT, most);
      // v3 > most ? 3 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER12 + k)
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
      FLOAT_VECTOR.cast(number2.blend(ALL_C5_00, end1AddsGreaterMost)).intoArray(floatRows, ROW_NUMBER13 + k);
      // v5 > most ? v5 : most
      FLOAT_VECTOR.cast(most3.blend(end1Adds, end1AddsGreaterMost)).intoArray(floatRows, ROW_MOST13 + k);
    }
  }

  private static void floats267(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector end2Adds = fromArray(FLOATS, floatRows, ROW_END2_ADDS + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST13 + k);
      VectorMask<Float> end2AddsGreaterMost = end2Adds.compare(GT, most);
      // v6 > most ? 6 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER13 + k)
          .blend(ALL_FIRST_PRODUCT, end2AddsGreaterMost);
      // v6 > most ? v6 : most
      FloatVector most2 = most.blend(end2Adds, end2AddsGreaterMost);
      FloatVector end3Adds = fromArray(FLOATS, floatRows, ROW_END3_ADDS + k);
      VectorMask<Float> end3AddsGreaterMost = end3Adds.compare(GT, most2);
      // v7 > most ? 7 : number
      FLOAT_VECTOR.cast(number.blend(ALL_C7_00, end3AddsGreaterMost)).intoArray(floatRows, ROW_NUMBER14 + k);
      // v7 > most ? v7 : most
      FLOAT_VECTOR.cast(most2.blend(end3Adds, end3AddsGreaterMost)).intoArray(floatRows, ROW_MOST14 + k);
    }
  }

  private static void floats268(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector corner0Adds = fromArray(FLOATS, floatRows, ROW_CORNER0_ADDS + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST14 + k);
      VectorMask<Float> corner0AddsGreaterMost = corner0Adds.compare(GT, most);
      // v8 > most ? 8 : number
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER14 + k)
          .blend(ALL_C8_00, corner0AddsGreaterMost);
      // v8 > most ? v8 : most
      FloatVector most2 = most.blend(corner0Adds, corner0AddsGreaterMost);
      FloatVector corner1Adds = fromArray(FLOATS, floatRows, ROW_CORNER1_ADDS + k);
      VectorMask<Float> corner1AddsGreaterMost = corner1Adds.compare(GT, most2);
      // v9 > most ? 9 : number
      FloatVector number2 = number.blend(ALL_C9_00, corner1AddsGreaterMost);
      // v9 > most ? v9 : most
      FloatVector most3 = most2.blend(corner1Adds, corner1AddsGreaterMost);
      FloatVector corner2Adds = fromArray(FLOATS, floatRows, ROW_CORNER2_ADDS + k);
      VectorMask<Float> corner2AddsGreaterMost = corner2Adds.compare(GT, most3);
      // v10 > most ? 10 : number
      FloatVector number3 = number2.blend(ALL_C10_0, corner2AddsGreaterMost);
      // v10 > most ? v10 : most
      FloatVector most4 = most3.blend(corner2Adds, corner2AddsGreaterMost);
      // v11 > most ? 11 : number
      FLOAT_VECTOR.cast(number3.blend(ALL_C11_0, fromArray(FLOATS, floatRows, ROW_CORNER3_ADDS + k)
          .compare(GT, most4))).intoArray(floatRows, ROW_NUMBER15 + k);
    }
  }

  private static long floats269(float[] floatRows, long[] bits) {
    long numberIsOneBits = 0;
    long numberIsTwoBits = 0;
    long numberIsC3_00Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER15 + k);
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
      FLOAT_VECTOR.cast(value2.blend(fromArray(FLOATS, floatRows, ROW_START3_U + k), numberIsC3_00)).intoArray(
          floatRows, ROW_VALUE29 + k);
    }
    bits[0] = numberIsTwoBits;
    bits[1] = numberIsC3_00Bits;
    return numberIsOneBits;
  }

  private static long floats270(float[] floatRows, long[] bits, long numberIsOneBits) {
    long numberIsC4_00Bits = 0;
    long numberIsC5_00Bits = 0;
    long numberIsFirstProductBits = 0;
    long numberIsC7_00Bits = 0;
    long numberIsC8_00Bits = 0;
    long numberIsC9_00Bits = 0;
    long numberIsC10_0Bits = 0;
    long numberIsC11_0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector number = fromArray(FLOATS, floatRows, ROW_NUMBER15 + k);
      VectorMask<Float> numberIsC4_00 = number.compare(EQ, ALL_C4_00);
      numberIsC4_00Bits |= numberIsC4_00.toLong() << k;
      // number == 4 ? v4 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE29 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END0_U + k), numberIsC4_00);
      VectorMask<Float> numberIsC5_00 = number.compare(EQ, ALL_C5_00);
      numberIsC5_00Bits |= numberIsC5_00.toLong() << k;
      // number == 5 ? v5 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END1_U + k), numberIsC5_00);
      VectorMask<Float> numberIsFirstProduct = number.compare(EQ, ALL_FIRST_PRODUCT);
      numberIsFirstProductBits |= numberIsFirstProduct.toLong() << k;
      // number == 6 ? v6 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END2_U + k), numberIsFirstProduct);
      VectorMask<Float> numberIsC7_00 = number.compare(EQ, ALL_C7_00);
      numberIsC7_00Bits |= numberIsC7_00.toLong() << k;
      // number == 7 ? v7 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END3_U + k), numberIsC7_00);
      VectorMask<Float> numberIsC8_00 = number.compare(EQ, ALL_C8_00);
      numberIsC8_00Bits |= numberIsC8_00.toLong() << k;
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      // number == 8 ? v8 : value
      FloatVector value5 = value4.blend(lowU, numberIsC8_00);
      VectorMask<Float> numberIsC9_00 = number.compare(EQ, ALL_C9_00);
      numberIsC9_00Bits |= numberIsC9_00.toLong() << k;
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // number == 9 ? v9 : value
      FloatVector value6 = value5.blend(highU, numberIsC9_00);
      VectorMask<Float> numberIsC10_0 = number.compare(EQ, ALL_C10_0);
      numberIsC10_0Bits |= numberIsC10_0.toLong() << k;
      // number == 10 ? v10 : value
      FloatVector value7 = value6.blend(highU, numberIsC10_0);
      VectorMask<Float> numberIsC11_0 = number.compare(EQ, ALL_C11_0);
      numberIsC11_0Bits |= numberIsC11_0.toLong() << k;
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value7.blend(lowU, numberIsC11_0)).intoArray(floatRows, ROW_VALUE30 + k);
      // number == 1 ? v1 : value
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_V + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE31 + k);
    }
    bits[0] = numberIsC5_00Bits;
    bits[1] = numberIsFirstProductBits;
    bits[2] = numberIsC7_00Bits;
    bits[3] = numberIsC8_00Bits;
    bits[4] = numberIsC9_00Bits;
    bits[5] = numberIsC10_0Bits;
    bits[6] = numberIsC11_0Bits;
    return numberIsC4_00Bits;
  }

  private static void floats271(float[] floatRows, long numberIsTwoBits, long numberIsC3_00Bits,
      long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 2 ? v2 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE31 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END0_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END1_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END2_V + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END3_V + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      // number == 8 ? v8 : value
      FloatVector value7 = value6.blend(lowV,
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FLOAT_VECTOR.cast(value7.blend(lowV, VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_VALUE32 + k);
    }
  }

  private static void floats272(float[] floatRows, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits, long numberIsTwoBits, long numberIsC3_00Bits, long numberIsC4_00Bits,
      long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // number == 10 ? v10 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE32 + k)
          .blend(highV, VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value.blend(highV, VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_VALUE33 + k);
      // number == 1 ? v1 : value
      FloatVector value2 = fromArray(FLOATS, floatRows, ROW_START0_DEEP + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_START2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_START3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_END2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_END3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE34 + k);
    }
  }

  private static void floats273(float[] floatRows, long numberIsC8_00Bits, long numberIsC9_00Bits,
      long numberIsC10_0Bits, long numberIsC11_0Bits, long numberIsOneBits, long numberIsTwoBits,
      long numberIsC3_00Bits, long numberIsC4_00Bits, long numberIsC5_00Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 8 ? v8 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE34 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value3.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE35 + k);
      // number == 1 ? v1 : value
      FloatVector value4 = fromArray(FLOATS, floatRows, ROW_START0_FEATURE + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 2 ? v2 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_START2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_START3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_END0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FLOAT_VECTOR.cast(value7.blend(fromArray(FLOATS, floatRows, ROW_END1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE36 + k);
    }
  }

  private static void floats274(float[] floatRows, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits,
      long numberIsOneBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 6 ? v6 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE36 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_END2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_END3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value5.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_FEATURE + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE37 + k);
      // number == 1 ? v1 : value
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_START0_ADDS + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START1_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE38 + k);
    }
  }

  private static void floats275(float[] floatRows, long numberIsTwoBits, long numberIsC3_00Bits,
      long numberIsC4_00Bits, long numberIsC5_00Bits, long numberIsFirstProductBits, long numberIsC7_00Bits,
      long numberIsC8_00Bits, long numberIsC9_00Bits, long numberIsC10_0Bits, long numberIsC11_0Bits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // number == 2 ? v2 : value
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE38 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_START2_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsTwoBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 3 ? v3 : value
      FloatVector value2 = value.blend(fromArray(FLOATS, floatRows, ROW_START3_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC3_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 4 ? v4 : value
      FloatVector value3 = value2.blend(fromArray(FLOATS, floatRows, ROW_END0_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC4_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 5 ? v5 : value
      FloatVector value4 = value3.blend(fromArray(FLOATS, floatRows, ROW_END1_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC5_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 6 ? v6 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, floatRows, ROW_END2_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsFirstProductBits >>> k) & WideLanes.FLOAT_LANES));
      // number == 7 ? v7 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, floatRows, ROW_END3_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC7_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 8 ? v8 : value
      FloatVector value7 = value6.blend(fromArray(FLOATS, floatRows, ROW_CORNER0_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC8_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 9 ? v9 : value
      FloatVector value8 = value7.blend(fromArray(FLOATS, floatRows, ROW_CORNER1_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC9_00Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 10 ? v10 : value
      FloatVector value9 = value8.blend(fromArray(FLOATS, floatRows, ROW_CORNER2_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC10_0Bits >>> k) & WideLanes.FLOAT_LANES));
      // number == 11 ? v11 : value
      FLOAT_VECTOR.cast(value9.blend(fromArray(FLOATS, floatRows, ROW_CORNER3_ADDS + k),
          VectorMask.fromLong(FLOATS, (numberIsC11_0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_VALUE39 + k);
    }
  }

  private static long floats276(long isStart0Bits, long isStart1Bits, long isStart2Bits, long isStart3Bits,
      long isEnd0Bits, long isEnd1Bits, long isEnd2Bits, long isEnd3Bits) {
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      eitherBits |= VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isStart3Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return eitherBits;
  }

  private static long floats277(long eitherBits, long isCorner0Bits, long isCorner1Bits, long isCorner2Bits,
      long isCorner3Bits) {
    long foundBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      foundBits |= VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES))
          .or(VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return foundBits;
  }

  private static long floats278(float[] floatRows, long[] bits) {
    long isThere2Bits = 0;
    long isThere3Bits = 0;
    long valueGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE18 + k);
      VectorMask<Float> isThere2 = value.compare(GT, ALL_ZERO);
      isThere2Bits |= isThere2.toLong() << k;
      FloatVector absValue = fromArray(FLOATS, floatRows, ROW_VALUE28 + k).lanewise(ABS);
      isThere3Bits |= absValue.compare(GT, ALL_LEAST.lanewise(MUL, value), isThere2).toLong() << k;
      valueGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_VALUE39 + k)
          .compare(GT, ALL_LEAST.lanewise(MUL, absValue)).toLong() << k;
    }
    bits[0] = isThere3Bits;
    bits[1] = valueGreaterProductBits;
    return isThere2Bits;
  }

  private static long floats279(float[] floatRows, long[] bits, long isThere3Bits,
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
          .lanewise(ADD, ALL_BIAS.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SMALL2 + k))))
          .or(notFound)).toLong() << k;
    }
    bits[0] = notFoundBits;
    bits[1] = isEdgeBits;
    return isThere4Bits;
  }

  private static void floats280(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FloatVector edgeY = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(MUL, edgeX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX + k).lanewise(MUL, edgeY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Z + k)))).intoArray(floatRows,
          ROW_TOWARDS_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, edgeX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, edgeY))).intoArray(floatRows,
          ROW_SUM22 + k);
    }
  }

  private static long floats281(float[] floatRows) {
    long edgeXGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector edgeZ = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM22 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(MUL, edgeZ))).intoArray(floatRows,
          ROW_TOWARDS_Y + k);
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ + k).lanewise(MUL, edgeX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ + k).lanewise(MUL, edgeZ))).intoArray(floatRows,
          ROW_TOWARDS_Z + k);
      VectorMask<Float> edgeXGreaterZero = edgeX.compare(GT, ALL_ZERO);
      edgeXGreaterZeroBits |= edgeXGreaterZero.toLong() << k;
      // edgeX > 0 ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k), edgeXGreaterZero)).intoArray(floatRows,
          ROW_HIGH_XOR_LOW_X + k);
    }
    return edgeXGreaterZeroBits;
  }

  private static long floats282(float[] floatRows, long[] bits, long eXBits, long eYBits, long notEXBits) {
    long edgeYGreaterZeroBits = 0;
    long notEXAndNotEYBits = 0;
    long edgeZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // eX ? 0 : edgeX > 0 ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_XOR_LOW_X + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OX + k);
      VectorMask<Float> edgeYGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k).compare(GT, ALL_ZERO);
      edgeYGreaterZeroBits |= edgeYGreaterZero.toLong() << k;
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // eY ? 0 : edgeY > 0 ? highY : lowY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k), edgeYGreaterZero)
          .blend(ALL_ZERO, eY)).intoArray(floatRows, ROW_OY + k);
      notEXAndNotEYBits |= VectorMask.fromLong(FLOATS, (notEXBits >>> k) & WideLanes.FLOAT_LANES)
          .andNot(eY).toLong() << k;
      VectorMask<Float> edgeZGreaterZero = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k).compare(GT, ALL_ZERO);
      edgeZGreaterZeroBits |= edgeZGreaterZero.toLong() << k;
      // edgeZ > 0 ? highZ : lowZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k), edgeZGreaterZero)).intoArray(floatRows,
          ROW_HIGH_ZOR_LOW_Z + k);
    }
    bits[0] = notEXAndNotEYBits;
    bits[1] = edgeZGreaterZeroBits;
    return edgeYGreaterZeroBits;
  }

  private static long floats283(float[][] columns2, int from2, float[] floatRows, long[] bits,
      long notEXAndNotEYBits, long cXBits, long cYBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4];
    long towardsXGreaterZeroBits = 0;
    long towardsYGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      // !eX && !eY ? 0 : edgeZ > 0 ? highZ : lowZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_ZOR_LOW_Z + k)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_OZ + k);
      VectorMask<Float> towardsXGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_X + k)
          .compare(GT, ALL_ZERO);
      towardsXGreaterZeroBits |= towardsXGreaterZero.toLong() << k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      // cX ? 0 : towardsX > 0 ? -hx : hx
      FLOAT_VECTOR.cast(halfX.blend(halfX.lanewise(NEG), towardsXGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_CORNER_X + k);
      VectorMask<Float> towardsYGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_Y + k)
          .compare(GT, ALL_ZERO);
      towardsYGreaterZeroBits |= towardsYGreaterZero.toLong() << k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      // cY ? 0 : towardsY > 0 ? -hy : hy
      FLOAT_VECTOR.cast(halfY.blend(halfY.lanewise(NEG), towardsYGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_CORNER_Y + k);
    }
    bits[0] = towardsYGreaterZeroBits;
    return towardsXGreaterZeroBits;
  }

  private static long floats284(float[][] columns2, int from2, float[] floatRows, long[] bits, long cXBits,
      long cYBits) {
    float[] halfZs = columns2[5];
    long notCXAndNotCYBits = 0;
    long towardsZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> notCXAndNotCY = VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES).not(
          ).andNot(VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES));
      notCXAndNotCYBits |= notCXAndNotCY.toLong() << k;
      VectorMask<Float> towardsZGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_Z + k)
          .compare(GT, ALL_ZERO);
      towardsZGreaterZeroBits |= towardsZGreaterZero.toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // !cX && !cY ? 0 : towardsZ > 0 ? -hz : hz
      FloatVector cornerZ = halfZ.blend(halfZ.lanewise(NEG), towardsZGreaterZero)
          .blend(ALL_ZERO, notCXAndNotCY);
      FLOAT_VECTOR.cast(cornerZ).intoArray(floatRows, ROW_CORNER_Z + k);
      FloatVector cornerX = fromArray(FLOATS, floatRows, ROW_CORNER_X + k);
      FloatVector cornerY = fromArray(FLOATS, floatRows, ROW_CORNER_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XZ + k).lanewise(MUL, cornerZ))).intoArray(floatRows,
          ROW_PX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YX + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ + k).lanewise(MUL, cornerZ))).intoArray(floatRows,
          ROW_PY + k);
    }
    bits[0] = towardsZGreaterZeroBits;
    return notCXAndNotCYBits;
  }

  private static void floats285(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CORNER_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CORNER_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_CORNER_Z + k)))).intoArray(floatRows, ROW_PZ + k);
    }
  }

  private static void floats286(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX + k));
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY + k));
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ + k));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(ay.lanewise(MUL, bz)
          .lanewise(SUB, az.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX + k))
          .lanewise(ADD, az.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))
          .lanewise(SUB, ax.lanewise(MUL, bz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY + k)))).intoArray(floatRows, ROW_SUM23 + k);
    }
  }

  private static void floats287(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM23 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ + k)))).intoArray(floatRows, ROW_SUM24 + k);
    }
  }

  private static void floats288(float[] floatRows, long eYBits, long eXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM24 + k)
          .lanewise(DIV, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)))).intoArray(floatRows, ROW_X3 + k);
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y3 + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X3 + k), eX)).intoArray(floatRows, ROW_MIN + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_Z3 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y3 + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X3 + k), eX)).intoArray(floatRows, ROW_MAX + k);
    }
  }

  private static void floats289(float[] floatRows, long eXBits, long eYBits, long notEXAndNotEYBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X3 + k);
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
    }
  }

  private static void floats290(float[][] columns2, int from2, float[] floatRows, long cYBits, long cXBits) {
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j)
          .blend(fromArray(FLOATS, halfYs, j),
          VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, halfXs, j),
          VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_HALF_B + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PX + k))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k))).intoArray(floatRows, ROW_PRODUCT65 + k);
    }
  }

  private static void floats291(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_PRODUCT65 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OY2 + k).lanewise(SUB, py).lanewise(MUL, by))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ + k)).lanewise(MUL, bz));
      FloatVector halfB = fromArray(FLOATS, floatRows, ROW_HALF_B + k);
      FloatVector min = halfB.lanewise(NEG);
      // x < min ? min : x > max ? max : x
      FloatVector onB = x.blend(halfB, x.compare(GT, halfB)).blend(min, x.compare(LT, min));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(ADD, onB.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_BX + k)))).intoArray(floatRows,
          ROW_PX2 + k);
      FLOAT_VECTOR.cast(py.lanewise(ADD, onB.lanewise(MUL, by))).intoArray(floatRows, ROW_PY2 + k);
      FLOAT_VECTOR.cast(onB.lanewise(MUL, bz)).intoArray(floatRows, ROW_PRODUCT66 + k);
    }
  }

  private static void floats292(float[] floatRows, long edgeXGreaterZeroBits, long eXBits,
      long edgeYGreaterZeroBits, long eYBits, long edgeZGreaterZeroBits, long notEXAndNotEYBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT66 + k))).intoArray(floatRows, ROW_PZ2 + k);
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
          ROW_SUM25 + k);
    }
  }

  private static void floats293(float[] floatRows, long towardsXGreaterZeroBits, long cXBits,
      long towardsYGreaterZeroBits, long cYBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM25 + k)
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

  private static void floats294(float[] floatRows, long towardsZGreaterZeroBits, long notCXAndNotCYBits,
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
          .blend(fromArray(FLOATS, floatRows, ROW_OF_EDGES8 + k), isEdge)).intoArray(floatRows, ROW_GAP7 + k);
    }
  }

  private static long floats295(long isEdgeBits, long notFoundBits) {
    long singleBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      singleBits |= VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES)
          .or(VectorMask.fromLong(FLOATS, (notFoundBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return singleBits;
  }

  private static void floats296(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gap = fromArray(FLOATS, floatRows, ROW_GAP7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SLACK2 + k)
          .lanewise(ADD, ALL_SLACK_28.lanewise(MUL, gap.lanewise(ABS)))).intoArray(floatRows,
          ROW_TOLERANCE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX2 + k))
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)))).intoArray(
          floatRows, ROW_DX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY2 + k))
          .lanewise(SUB, gap.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)))).intoArray(
          floatRows, ROW_DY2 + k);
    }
  }

  private static void floats297(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_PZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GAP7 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_DX2 + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_DY2 + k).lanewise(ABS);
      FloatVector az = dz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_LARGEST3 + k);
    }
  }

  private static void floats298(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST3 + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DX2 + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DY2 + k).lanewise(DIV, largest),
          largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DZ + k).lanewise(DIV, largest),
          largestGreaterZero);
      FLOAT_VECTOR.cast(largest.lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static long floats299(float[] floatRows, long[] bits, long overlapBits, long validBits,
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

  private static long floats300(float[] floatRows, long[] bits, long singleBits, long eitherBits,
      long allNotOverlapBits) {
    long notSingleBits = 0;
    long doubt = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> single = VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> singleAndEither = single
          .and(VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> notSingle = single.not();
      notSingleBits |= notSingle.toLong() << k;
      VectorMask<Float> notSingleAndValueGreaterValue = fromArray(FLOATS, floatRows, ROW_VALUE6 + k)
          .lanewise(NEG).compare(GT, fromArray(FLOATS, floatRows, ROW_GAP7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_TOLERANCE + k)), notSingle);
      doubt |= VectorMask.fromLong(FLOATS, (allNotOverlapBits >>> k) & WideLanes.FLOAT_LANES)
          .and(singleAndEither.or(notSingleAndValueGreaterValue)).toLong() << k;
    }
    bits[0] = doubt;
    return notSingleBits;
  }

  private static void floats301(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GAP7 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_DEEPEST + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k));
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2)).intoArray(floatRows, ROW_TX2 + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NORMAL_X + k));
      FLOAT_VECTOR.cast(product3.lanewise(SUB, product)).intoArray(floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(product2.lanewise(SUB, product3)).intoArray(floatRows, ROW_TZ3 + k);
    }
  }

  private static void floats302(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ3 + k));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_X + k)
          .lanewise(ADD, product.lanewise(SUB, product2).lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SPACE_X + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Y + k)
          .lanewise(ADD, product3.lanewise(SUB, product).lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_SPACE_Y + k);
      FLOAT_VECTOR.cast(product2.lanewise(SUB, product3)).intoArray(floatRows, ROW_DIFFERENCE31 + k);
    }
  }

  private static void floats303(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NORMAL_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE31 + k)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ3 + k))))).intoArray(
          floatRows, ROW_SUM26 + k);
    }
  }

  private static void floats304(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM26 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_SPACE_Z + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE6 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt1 < deepest ? deepAt1 : deepest
      FloatVector reach1 = deepest.blend(value, value.compare(LT, deepest));
      FloatVector product = ALL_HALF.lanewise(MUL, reach1);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT67 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE3 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows,
          ROW_U1_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE5 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows,
          ROW_V1_AT + k);
    }
  }

  private static void floats305(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLANE + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT67 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NW + k)))).intoArray(floatRows, ROW_W1_AT + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE15 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt2 < deepest ? deepAt2 : deepest
      FloatVector reach2 = deepest.blend(value, value.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach2).intoArray(floatRows, ROW_REACH2_2 + k);
      FloatVector product = ALL_HALF.lanewise(MUL, reach2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT68 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE11 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows,
          ROW_U2_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE13 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NV + k)))).intoArray(floatRows,
          ROW_V2_AT + k);
    }
  }

  private static void floats306(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLANE + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT68 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NW + k)))).intoArray(floatRows, ROW_W2_AT + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE25 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt3 < deepest ? deepAt3 : deepest
      FloatVector reach3 = deepest.blend(value, value.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach3).intoArray(floatRows, ROW_REACH3_2 + k);
      FloatVector product = ALL_HALF.lanewise(MUL, reach3);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT69 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE21 + k)
          .lanewise(SUB, product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(floatRows,
          ROW_U3_AT + k);
    }
  }

  private static void floats307(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT69 + k);
      FloatVector nv = fromArray(FLOATS, floatRows, ROW_NV + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE23 + k)
          .lanewise(SUB, product.lanewise(MUL, nv))).intoArray(floatRows, ROW_V3_AT + k);
      FloatVector plane = fromArray(FLOATS, floatRows, ROW_PLANE + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      FLOAT_VECTOR.cast(plane.lanewise(SUB, product.lanewise(MUL, nw))).intoArray(floatRows, ROW_W3_AT + k);
      FloatVector value = fromArray(FLOATS, floatRows, ROW_VALUE35 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt4 < deepest ? deepAt4 : deepest
      FloatVector reach4 = deepest.blend(value, value.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach4).intoArray(floatRows, ROW_REACH4_2 + k);
      FloatVector product2 = ALL_HALF.lanewise(MUL, reach4);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE30 + k)
          .lanewise(SUB, product2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NU + k)))).intoArray(
          floatRows, ROW_U4_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE33 + k)
          .lanewise(SUB, product2.lanewise(MUL, nv))).intoArray(floatRows, ROW_V4_AT + k);
      FLOAT_VECTOR.cast(plane.lanewise(SUB, product2.lanewise(MUL, nw))).intoArray(floatRows, ROW_W4_AT + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PX2 + k))).intoArray(floatRows, ROW_SUM27 + k);
    }
  }

  private static void floats308(float[] floatRows, long isYBits, long isXBits, long singleBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> single = VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector w1At = fromArray(FLOATS, floatRows, ROW_W1_AT + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector v1At = fromArray(FLOATS, floatRows, ROW_V1_AT + k);
      FloatVector u1At = fromArray(FLOATS, floatRows, ROW_U1_AT + k);
      // isX ? ofX : isY ? ofY : ofZ; single ? 0.5f * (ox + px) : FaceAxes.x(isX, isY, u1At, v1At, w1At)
      FLOAT_VECTOR.cast(u1At.blend(v1At, isY).blend(w1At, isX)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM27 + k)), single)).intoArray(
          floatRows, ROW_X1_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ; single ? 0.5f * (oy + py) : FaceAxes.y(isX, isY, u1At, v1At, w1At)
      FLOAT_VECTOR.cast(v1At.blend(w1At, isY).blend(u1At, isX)
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PY2 + k))), single)).intoArray(floatRows,
          ROW_Y1_IN_A + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PZ2 + k))).intoArray(floatRows, ROW_SUM28 + k);
    }
  }

  private static void floats309(float[] floatRows, long isYBits, long isXBits, long singleBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isX ? ofX : isY ? ofY : ofZ; single ? 0.5f * (oz + pz) : FaceAxes.z(isX, isY, u1At, v1At, w1At)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_W1_AT + k)
          .blend(fromArray(FLOATS, floatRows, ROW_U1_AT + k),
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_V1_AT + k),
          VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM28 + k)),
          VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_Z1_IN_A + k);
    }
  }

  private static void floats310(float[] floatRows, long isYBits, long isXBits) {
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
      FloatVector w3At = fromArray(FLOATS, floatRows, ROW_W3_AT + k);
      FloatVector v3At = fromArray(FLOATS, floatRows, ROW_V3_AT + k);
      FloatVector u3At = fromArray(FLOATS, floatRows, ROW_U3_AT + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(u3At.blend(v3At, isY).blend(w3At, isX)).intoArray(floatRows, ROW_X3_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(v3At.blend(w3At, isY).blend(u3At, isX)).intoArray(floatRows, ROW_Y3_IN_A + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(w3At.blend(u3At, isY).blend(v3At, isX)).intoArray(floatRows, ROW_Z3_IN_A + k);
    }
  }

  private static void floats311(float[] floatRows, long isYBits, long isXBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector w4At = fromArray(FLOATS, floatRows, ROW_W4_AT + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
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

  private static void floats312(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z1_IN_A + k));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y1_IN_A + k));
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2)).intoArray(floatRows, ROW_TX3 + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X1_IN_A + k));
      FLOAT_VECTOR.cast(product3.lanewise(SUB, product)).intoArray(floatRows, ROW_TY3 + k);
      FLOAT_VECTOR.cast(product2.lanewise(SUB, product3)).intoArray(floatRows, ROW_TZ4 + k);
    }
  }

  private static void floats313(float[][] columns2, int from2, float[] floatRows) {
    float[] xs = columns2[0], ys = columns2[1];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ4 + k));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY3 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, xs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X1_IN_A + k)
          .lanewise(ADD, product.lanewise(SUB, product2).lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_POINT_X + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(fromArray(FLOATS, ys, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Y1_IN_A + k)
          .lanewise(ADD, product3.lanewise(SUB, product).lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_POINT_Y + k);
      FLOAT_VECTOR.cast(product2.lanewise(SUB, product3)).intoArray(floatRows, ROW_DIFFERENCE32 + k);
    }
  }

  private static void floats314(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DIFFERENCE32 + k)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ4 + k))))).intoArray(
          floatRows, ROW_SUM29 + k);
    }
  }

  private static long floats315(float[][] columns2, int from2, float[] floatRows, long validBits) {
    float[] zs = columns2[2];
    long hits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector pointZ = fromArray(FLOATS, zs, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM29 + k))
          .lanewise(ADD, ALL_ZERO);
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

  private static void floats316(float[] floatRows, long overlapBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deepest, deepest.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deepest, deepest.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 + k);
    }
  }

  private static void floats317(float[] floatRows, long hits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit ? Contact.depth(overlap, deepest) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows,
          ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEPTH0 + k);
      FLOAT_VECTOR.cast(ALL_C0_480.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SPACE_X + k))
          .lanewise(ADD, ALL_C0_600.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SPACE_Y + k)))).intoArray(
          floatRows, ROW_SUM30 + k);
    }
  }

  private static long floats318(float[] floatRows) {
    long isForwardBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector spaceZ = fromArray(FLOATS, floatRows, ROW_SPACE_Z + k);
      FloatVector along = fromArray(FLOATS, floatRows, ROW_SUM30 + k)
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, spaceZ));
      FloatVector spaceY = fromArray(FLOATS, floatRows, ROW_SPACE_Y + k);
      VectorMask<Float> allSpaceYIsZero = spaceY.compare(EQ, ALL_ZERO);
      allSpaceYIsZero = spaceZ.compare(GT, ALL_ZERO, allSpaceYIsZero);
      FloatVector spaceX = fromArray(FLOATS, floatRows, ROW_SPACE_X + k);
      VectorMask<Float> spaceXIsZeroAndEither = spaceX
          .compare(EQ, ALL_ZERO, spaceY.compare(GT, ALL_ZERO).or(allSpaceYIsZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, spaceX.compare(GT, ALL_ZERO).or(spaceXIsZeroAndEither));
      isForwardBits |= along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither).toLong() << k;
    }
    return isForwardBits;
  }

  private static void floats319(float[] floatRows, long isForwardBits, long singleBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofEdgeA = fromArray(FLOATS, floatRows, ROW_OF_EDGE_A + k);
      FloatVector ofEdgeB = fromArray(FLOATS, floatRows, ROW_OF_EDGE_B + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst; single ?
      // Contact.feature(Contact.isForward(spaceX, spaceY, spaceZ), featureA, featureB) : featureAt1
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE8 + k)
          .blend(ALL_FEATURES.lanewise(MUL, ofEdgeB).lanewise(ADD, ofEdgeA)
          .blend(ALL_FEATURES.lanewise(MUL, ofEdgeA).lanewise(ADD, ofEdgeB),
          VectorMask.fromLong(FLOATS, (isForwardBits >>> k) & WideLanes.FLOAT_LANES)),
          VectorMask.fromLong(FLOATS, (singleBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE0 + k);
    }
  }

  private static void floats320(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z2_IN_A + k));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y2_IN_A + k));
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2)).intoArray(floatRows, ROW_TX4 + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_X2_IN_A + k));
      FLOAT_VECTOR.cast(product3.lanewise(SUB, product)).intoArray(floatRows, ROW_TY4 + k);
      FLOAT_VECTOR.cast(product2.lanewise(SUB, product3)).intoArray(floatRows, ROW_TZ5 + k);
    }
  }

  private static void floats321(float[][] columns2, int from2, float[] floatRows) {
    float[] xs = columns2[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ5 + k));
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY4 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, ty);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT70 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, xs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_X2_IN_A + k)
          .lanewise(ADD, product.lanewise(SUB, product2).lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_X1 + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT71 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2_IN_A + k)
          .lanewise(ADD, product3.lanewise(SUB, product)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).intoArray(floatRows, ROW_SUM31 + k);
    }
  }

  private static long floats322(float[][] columns2, int from2, float[] floatRows, long hits,
      long notSingleBits) {
    float[] ys = columns2[1], zs = columns2[2];
    long minXAtMostMaxXAndNotSingleBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, ys, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM31 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, zs, j)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Z2_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT70 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT71 + k))
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ5 + k)))))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z1 + k);
      minXAtMostMaxXAndNotSingleBits |= VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (notSingleBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    return minXAtMostMaxXAndNotSingleBits;
  }

  private static void floats323(float[] floatRows, long minXAtMostMaxXAndNotSingleBits, long isThere2Bits,
      long overlapBits) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> minXAtMostMaxXAndIsThere2 = VectorMask.fromLong(FLOATS,
          (minXAtMostMaxXAndNotSingleBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (isThere2Bits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_REACH2_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !single && isThere2 ? Contact.depth(overlap, false, reach2) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(reach2, reach2.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach2, reach2.compare(GT, ALL_ZERO)), overlap).blend(reach2, overlap),
          minXAtMostMaxXAndIsThere2)).intoArray(floatRows, ROW_DEPTH1 + k);
    }
  }

  private static void floats324(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z3_IN_A + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT72 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y3_IN_A + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT73 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2)).intoArray(floatRows, ROW_TX5 + k);
    }
  }

  private static void floats325(float[][] columns2, int from2, float[] floatRows) {
    float[] xs = columns2[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector x3InA = fromArray(FLOATS, floatRows, ROW_X3_IN_A + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, x3InA);
      FloatVector ty = product.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT72 + k));
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_PRODUCT73 + k).lanewise(SUB, product);
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ6 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, ty);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT74 + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, xs, j)
          .lanewise(ADD, x3InA.lanewise(ADD, product2.lanewise(SUB, product3)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_X2_2 + k);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT75 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y3_IN_A + k)
          .lanewise(ADD, product4.lanewise(SUB, product2)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).intoArray(floatRows, ROW_SUM32 + k);
    }
  }

  private static void floats326(float[][] columns2, int from2, float[] floatRows) {
    float[] ys = columns2[1];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, ys, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM32 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z3_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT74 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT75 + k))
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ6 + k))))).intoArray(
          floatRows, ROW_SUM33 + k);
    }
  }

  private static void floats327(float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXAndNotSingleBits, long isThere3Bits, long overlapBits) {
    float[] zs = columns2[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, zs, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM33 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z2 + k);
      VectorMask<Float> allMinXAtMostMaxX = VectorMask.fromLong(FLOATS, (minXAtMostMaxXAndNotSingleBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (isThere3Bits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach3 = fromArray(FLOATS, floatRows, ROW_REACH3_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !single && isThere3 ? Contact.depth(overlap, false, reach3) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(reach3, reach3.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach3, reach3.compare(GT, ALL_ZERO)), overlap).blend(reach3, overlap),
          allMinXAtMostMaxX)).intoArray(floatRows, ROW_DEPTH2 + k);
    }
  }

  private static void floats328(float[] floatRows) {
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Z4_IN_A + k))).intoArray(
          floatRows, ROW_PRODUCT76 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_Y4_IN_A + k))).intoArray(
          floatRows, ROW_PRODUCT77 + k);
    }
  }

  private static void floats329(float[][] columns2, int from2, float[] floatRows) {
    float[] xs = columns2[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT76 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT77 + k);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector x4InA = fromArray(FLOATS, floatRows, ROW_X4_IN_A + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, x4InA);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FLOAT_VECTOR.cast(tz).intoArray(floatRows, ROW_TZ7 + k);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT78 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, xs, j)
          .lanewise(ADD, x4InA.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_X3_2 + k);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT79 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y4_IN_A + k)
          .lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).intoArray(floatRows, ROW_SUM34 + k);
    }
  }

  private static void floats330(float[][] columns2, int from2, float[] floatRows) {
    float[] ys = columns2[1];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, ys, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM34 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z4_IN_A + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT78 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT79 + k))
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_TZ7 + k))))).intoArray(
          floatRows, ROW_SUM35 + k);
    }
  }

  private static void floats331(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long minXAtMostMaxXAndNotSingleBits, long isThere4Bits, long overlapBits) {
    float[] zs = columns2[2];
    float[] nxs = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, zs, j).lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM35 + k))
          .lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_Z3 + k);
      VectorMask<Float> allMinXAtMostMaxX = VectorMask.fromLong(FLOATS, (minXAtMostMaxXAndNotSingleBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (isThere4Bits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach4 = fromArray(FLOATS, floatRows, ROW_REACH4_2 + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE; deepest || !overlap ?
      // depth(overlap, depth) : depth; hit && !single && isThere4 ? Contact.depth(overlap, false, reach4) :
      // Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(ALL_MINUS_C1_40E_45.blend(reach4, reach4.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(reach4, reach4.compare(GT, ALL_ZERO)), overlap).blend(reach4, overlap),
          allMinXAtMostMaxX)).intoArray(floatRows, ROW_DEPTH3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SPACE_X + k)).intoArray(nxs, at + k);
    }
  }

  private static void floats332(float[] floatRows, float[][] results, int at) {
    float[] nys = results[1], nzs = results[2], x0s = results[3], y0s = results[4], z0s = results[5],
        depth0s = results[6], feature0s = results[7];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SPACE_Y + k)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SPACE_Z + k)).intoArray(nzs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_POINT_X + k)).intoArray(x0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_POINT_Y + k)).intoArray(y0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_POINT_Z + k)).intoArray(z0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH0 + k)).intoArray(depth0s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FEATURE0 + k)).intoArray(feature0s, at + k);
    }
  }

  private static void floats333(float[] floatRows, float[][] results, int at) {
    float[] x1s = results[8], y1s = results[9], z1s = results[10], depth1s = results[11],
        feature1s = results[12], x2s = results[13], y2s = results[14], z2s = results[15],
        depth2s = results[16], feature2s = results[17];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X1 + k)).intoArray(x1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y1 + k)).intoArray(y1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z1 + k)).intoArray(z1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH1 + k)).intoArray(depth1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE16 + k)).intoArray(feature1s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X2_2 + k)).intoArray(x2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y2 + k)).intoArray(y2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z2 + k)).intoArray(z2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH2 + k)).intoArray(depth2s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE26 + k)).intoArray(feature2s, at + k);
    }
  }

  private static void floats334(float[] floatRows, float[][] results, int at) {
    float[] x3s = results[18], y3s = results[19], z3s = results[20], depth3s = results[21],
        feature3s = results[22];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X3_2 + k)).intoArray(x3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Y3 + k)).intoArray(y3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z3 + k)).intoArray(z3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DEPTH3 + k)).intoArray(depth3s, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_VALUE37 + k)).intoArray(feature3s, at + k);
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
      if (BoxOrientedBoxContact.contact(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns2[0][j], columns2[1][j], columns2[2][j], columns2[3][j],
          columns2[4][j], columns2[5][j], columns2[6][j], columns2[7][j], columns2[8][j], columns2[9][j],
          out.floats[0], out.floats[1], out.floats[2], out.floats[3], out.floats[4], out.floats[5],
          out.floats[6], out.floats[7], out.floats[8], out.floats[9], out.floats[10], out.floats[11],
          out.floats[12], out.floats[13], out.floats[14], out.floats[15], out.floats[16], out.floats[17],
          out.floats[18], out.floats[19], out.floats[20], out.floats[21], out.floats[22], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }
}
