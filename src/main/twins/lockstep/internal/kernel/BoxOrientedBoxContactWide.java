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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link BoxOrientedBoxContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class BoxOrientedBoxContactWide implements LoopedKernel {
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
  private static final FloatVector ALL_BIAS = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C5_00 = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_FIRST_PRODUCT = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C10_0 = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);
  private static final FloatVector ALL_C12_0 = FloatVector.broadcast(FLOATS, 12.0f);
  private static final FloatVector ALL_C13_0 = FloatVector.broadcast(FLOATS, 13.0f);
  private static final FloatVector ALL_C14_0 = FloatVector.broadcast(FLOATS, 14.0f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_ROUNDING_28 = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_C0_480 = FloatVector.broadcast(FLOATS, 0.48f);
  private static final FloatVector ALL_C0_600 = FloatVector.broadcast(FLOATS, 0.6f);
  private static final FloatVector ALL_C0_640 = FloatVector.broadcast(FLOATS, 0.64f);
  private static final FloatVector ALL_FEATURES = FloatVector.broadcast(FLOATS, 64.0f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_C4_10E_03 = FloatVector.broadcast(FLOATS, 4096.0f);
  private static final FloatVector ALL_SHORTEST = FloatVector.broadcast(FLOATS, 1.0E-30f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_WITHIN = FloatVector.broadcast(FLOATS, 0.99999976f);
  private static final FloatVector ALL_MINUS_HALF = FloatVector.broadcast(FLOATS, -0.5f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 1.5258789E-5f);
  private static final FloatVector ALL_SHORTEST_42 = FloatVector.broadcast(FLOATS, 1.0E-18f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[12]);

  private static final int ROW_QX_SQUARED = 0 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 1 * Kernel.BLOCK;
  private static final int ROW_SUM = 2 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 3 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 4 * Kernel.BLOCK;
  private static final int ROW_SIZE = 5 * Kernel.BLOCK;
  private static final int ROW_XX = 6 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 7 * Kernel.BLOCK;
  private static final int ROW_XY = 8 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 9 * Kernel.BLOCK;
  private static final int ROW_XZ = 10 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 11 * Kernel.BLOCK;
  private static final int ROW_EXTENT_X = 12 * Kernel.BLOCK;
  private static final int ROW_YY = 13 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 14 * Kernel.BLOCK;
  private static final int ROW_YZ = 15 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 16 * Kernel.BLOCK;
  private static final int ROW_YX = 17 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 18 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Y = 19 * Kernel.BLOCK;
  private static final int ROW_ZZ = 20 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 21 * Kernel.BLOCK;
  private static final int ROW_ZX = 22 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 23 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 24 * Kernel.BLOCK;
  private static final int ROW_ZY = 25 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 26 * Kernel.BLOCK;
  private static final int ROW_EXTENT_Z = 27 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 28 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 29 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 30 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 31 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 32 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 33 * Kernel.BLOCK;
  private static final int ROW_TX = 34 * Kernel.BLOCK;
  private static final int ROW_GX = 35 * Kernel.BLOCK;
  private static final int ROW_TY = 36 * Kernel.BLOCK;
  private static final int ROW_GY = 37 * Kernel.BLOCK;
  private static final int ROW_TZ = 38 * Kernel.BLOCK;
  private static final int ROW_GZ = 39 * Kernel.BLOCK;
  private static final int ROW_NXX = 40 * Kernel.BLOCK;
  private static final int ROW_NXY = 41 * Kernel.BLOCK;
  private static final int ROW_NXZ = 42 * Kernel.BLOCK;
  private static final int ROW_NYX = 43 * Kernel.BLOCK;
  private static final int ROW_NYY = 44 * Kernel.BLOCK;
  private static final int ROW_NYZ = 45 * Kernel.BLOCK;
  private static final int ROW_NZX = 46 * Kernel.BLOCK;
  private static final int ROW_NZY = 47 * Kernel.BLOCK;
  private static final int ROW_NZZ = 48 * Kernel.BLOCK;
  private static final int ROW_DETERMINANT = 49 * Kernel.BLOCK;
  private static final int ROW_SLACK = 50 * Kernel.BLOCK;
  private static final int ROW_REACH = 51 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 52 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 53 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 54 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 55 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 57 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 58 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 59 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 60 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 61 * Kernel.BLOCK;
  private static final int ROW_REACH4 = 62 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 63 * Kernel.BLOCK;
  private static final int ROW_LOW_X2 = 64 * Kernel.BLOCK;
  private static final int ROW_HIGH_X2 = 65 * Kernel.BLOCK;
  private static final int ROW_LOW_Y2 = 66 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y2 = 67 * Kernel.BLOCK;
  private static final int ROW_LOW_Z2 = 68 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z2 = 69 * Kernel.BLOCK;
  private static final int ROW_SMALL = 70 * Kernel.BLOCK;
  private static final int ROW_FACE = 71 * Kernel.BLOCK;
  private static final int ROW_OF_FACE = 72 * Kernel.BLOCK;
  private static final int ROW_HALF_Y = 73 * Kernel.BLOCK;
  private static final int ROW_HALF_Z = 74 * Kernel.BLOCK;
  private static final int ROW_HALF_X = 75 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 76 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_X = 77 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Y = 78 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Z = 79 * Kernel.BLOCK;
  private static final int ROW_NEXT = 80 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 81 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 82 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 83 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 84 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 85 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 86 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 87 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 88 * Kernel.BLOCK;
  private static final int ROW_NEXT10 = 89 * Kernel.BLOCK;
  private static final int ROW_NEXT11 = 90 * Kernel.BLOCK;
  private static final int ROW_NEXT12 = 91 * Kernel.BLOCK;
  private static final int ROW_FACE2 = 92 * Kernel.BLOCK;
  private static final int ROW_OF_FACE2 = 93 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 94 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES = 95 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 96 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES2 = 97 * Kernel.BLOCK;
  private static final int ROW_FX = 98 * Kernel.BLOCK;
  private static final int ROW_FY = 99 * Kernel.BLOCK;
  private static final int ROW_FZ = 100 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 101 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 102 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT = 103 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 104 * Kernel.BLOCK;
  private static final int ROW_BX = 105 * Kernel.BLOCK;
  private static final int ROW_BY = 106 * Kernel.BLOCK;
  private static final int ROW_BZ = 107 * Kernel.BLOCK;
  private static final int ROW_LX = 108 * Kernel.BLOCK;
  private static final int ROW_OF_X = 109 * Kernel.BLOCK;
  private static final int ROW_LY = 110 * Kernel.BLOCK;
  private static final int ROW_LZ = 111 * Kernel.BLOCK;
  private static final int ROW_COMPONENT = 112 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 113 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 114 * Kernel.BLOCK;
  private static final int ROW_EDGE_X = 115 * Kernel.BLOCK;
  private static final int ROW_EDGE_Y = 116 * Kernel.BLOCK;
  private static final int ROW_EDGE_Z = 117 * Kernel.BLOCK;
  private static final int ROW_ABS_OF_FACE = 118 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_X = 119 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 120 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Y = 121 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Z = 122 * Kernel.BLOCK;
  private static final int ROW_OX = 123 * Kernel.BLOCK;
  private static final int ROW_OY = 124 * Kernel.BLOCK;
  private static final int ROW_OZ = 125 * Kernel.BLOCK;
  private static final int ROW_PX = 126 * Kernel.BLOCK;
  private static final int ROW_PY = 127 * Kernel.BLOCK;
  private static final int ROW_PZ = 128 * Kernel.BLOCK;
  private static final int ROW_X = 129 * Kernel.BLOCK;
  private static final int ROW_OX2 = 130 * Kernel.BLOCK;
  private static final int ROW_OY2 = 131 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 132 * Kernel.BLOCK;
  private static final int ROW_PX2 = 133 * Kernel.BLOCK;
  private static final int ROW_PY2 = 134 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 135 * Kernel.BLOCK;
  private static final int ROW_FEATURE_A = 136 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 137 * Kernel.BLOCK;
  private static final int ROW_SIDE_Y = 138 * Kernel.BLOCK;
  private static final int ROW_FEATURE_B = 139 * Kernel.BLOCK;
  private static final int ROW_ASIDE = 140 * Kernel.BLOCK;
  private static final int ROW_NX = 141 * Kernel.BLOCK;
  private static final int ROW_NY = 142 * Kernel.BLOCK;
  private static final int ROW_NZ = 143 * Kernel.BLOCK;
  private static final int ROW_DEEP = 144 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 145 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 146 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 147 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 148 * Kernel.BLOCK;
  private static final int ROW_SPACE_X = 149 * Kernel.BLOCK;
  private static final int ROW_SPACE_Y = 150 * Kernel.BLOCK;
  private static final int ROW_SPACE_Z = 151 * Kernel.BLOCK;
  private static final int ROW_POINT_X = 152 * Kernel.BLOCK;
  private static final int ROW_POINT_Y = 153 * Kernel.BLOCK;
  private static final int ROW_POINT_Z = 154 * Kernel.BLOCK;
  private static final int ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 = 155 * Kernel.BLOCK;
  private static final int ROW_NU = 156 * Kernel.BLOCK;
  private static final int ROW_NV = 157 * Kernel.BLOCK;
  private static final int ROW_NW = 158 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 159 * Kernel.BLOCK;
  private static final int ROW_HIGH_ZOR_HIGH_X = 160 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 161 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 162 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 163 * Kernel.BLOCK;
  private static final int ROW_PLANE = 164 * Kernel.BLOCK;
  private static final int ROW_ALONG_X = 165 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 166 * Kernel.BLOCK;
  private static final int ROW_HALF_YOR_HALF_Z = 167 * Kernel.BLOCK;
  private static final int ROW_HALF_E = 168 * Kernel.BLOCK;
  private static final int ROW_HALF_F = 169 * Kernel.BLOCK;
  private static final int ROW_MX = 170 * Kernel.BLOCK;
  private static final int ROW_MY = 171 * Kernel.BLOCK;
  private static final int ROW_MZ = 172 * Kernel.BLOCK;
  private static final int ROW_EX = 173 * Kernel.BLOCK;
  private static final int ROW_YZ_OR_YX = 174 * Kernel.BLOCK;
  private static final int ROW_EY = 175 * Kernel.BLOCK;
  private static final int ROW_EZ = 176 * Kernel.BLOCK;
  private static final int ROW_GX2 = 177 * Kernel.BLOCK;
  private static final int ROW_GY2 = 178 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 179 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP = 180 * Kernel.BLOCK;
  private static final int ROW_DEEP1 = 181 * Kernel.BLOCK;
  private static final int ROW_DEEP2 = 182 * Kernel.BLOCK;
  private static final int ROW_MID_U = 183 * Kernel.BLOCK;
  private static final int ROW_MID_V = 184 * Kernel.BLOCK;
  private static final int ROW_U1 = 185 * Kernel.BLOCK;
  private static final int ROW_V1 = 186 * Kernel.BLOCK;
  private static final int ROW_U2 = 187 * Kernel.BLOCK;
  private static final int ROW_V2 = 188 * Kernel.BLOCK;
  private static final int ROW_SLACK2 = 189 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 190 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 191 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 192 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 193 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 194 * Kernel.BLOCK;
  private static final int ROW_UNIT_B = 195 * Kernel.BLOCK;
  private static final int ROW_OF_U = 196 * Kernel.BLOCK;
  private static final int ROW_OF_V = 197 * Kernel.BLOCK;
  private static final int ROW_OF_FACE_A = 198 * Kernel.BLOCK;
  private static final int ROW_OF_E = 199 * Kernel.BLOCK;
  private static final int ROW_OF_F = 200 * Kernel.BLOCK;
  private static final int ROW_OF_FACES = 201 * Kernel.BLOCK;
  private static final int ROW_EDGE0 = 202 * Kernel.BLOCK;
  private static final int ROW_EDGE1 = 203 * Kernel.BLOCK;
  private static final int ROW_EDGE2 = 204 * Kernel.BLOCK;
  private static final int ROW_EDGE3 = 205 * Kernel.BLOCK;
  private static final int ROW_CORNER0 = 206 * Kernel.BLOCK;
  private static final int ROW_CORNER1 = 207 * Kernel.BLOCK;
  private static final int ROW_CORNER2 = 208 * Kernel.BLOCK;
  private static final int ROW_CORNER3 = 209 * Kernel.BLOCK;
  private static final int ROW_MID_U0 = 210 * Kernel.BLOCK;
  private static final int ROW_MID_V0 = 211 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP0 = 212 * Kernel.BLOCK;
  private static final int ROW_LOW = 213 * Kernel.BLOCK;
  private static final int ROW_HIGH = 214 * Kernel.BLOCK;
  private static final int ROW_INVERSE = 215 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U0 = 216 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U0 = 217 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 218 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 219 * Kernel.BLOCK;
  private static final int ROW_INVERSE2 = 220 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V0 = 221 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V0 = 222 * Kernel.BLOCK;
  private static final int ROW_T = 223 * Kernel.BLOCK;
  private static final int ROW_LAST0 = 224 * Kernel.BLOCK;
  private static final int ROW_START0_U = 225 * Kernel.BLOCK;
  private static final int ROW_START0_V = 226 * Kernel.BLOCK;
  private static final int ROW_START0_DEEP = 227 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 228 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 229 * Kernel.BLOCK;
  private static final int ROW_START0_FEATURE = 230 * Kernel.BLOCK;
  private static final int ROW_END0_U = 231 * Kernel.BLOCK;
  private static final int ROW_END0_V = 232 * Kernel.BLOCK;
  private static final int ROW_END0_DEEP = 233 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 234 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 235 * Kernel.BLOCK;
  private static final int ROW_END0_FEATURE = 236 * Kernel.BLOCK;
  private static final int ROW_MID_U1 = 237 * Kernel.BLOCK;
  private static final int ROW_MID_V1 = 238 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP1 = 239 * Kernel.BLOCK;
  private static final int ROW_INVERSE3 = 240 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U1 = 241 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U1 = 242 * Kernel.BLOCK;
  private static final int ROW_INVERSE4 = 243 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V1 = 244 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V1 = 245 * Kernel.BLOCK;
  private static final int ROW_LAST1 = 246 * Kernel.BLOCK;
  private static final int ROW_START1_U = 247 * Kernel.BLOCK;
  private static final int ROW_START1_V = 248 * Kernel.BLOCK;
  private static final int ROW_START1_DEEP = 249 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 250 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 251 * Kernel.BLOCK;
  private static final int ROW_START1_FEATURE = 252 * Kernel.BLOCK;
  private static final int ROW_END1_U = 253 * Kernel.BLOCK;
  private static final int ROW_END1_V = 254 * Kernel.BLOCK;
  private static final int ROW_END1_DEEP = 255 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 256 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 257 * Kernel.BLOCK;
  private static final int ROW_END1_FEATURE = 258 * Kernel.BLOCK;
  private static final int ROW_MID_U2 = 259 * Kernel.BLOCK;
  private static final int ROW_MID_V2 = 260 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP2 = 261 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U2 = 262 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U2 = 263 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V2 = 264 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V2 = 265 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 266 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 267 * Kernel.BLOCK;
  private static final int ROW_START2_U = 268 * Kernel.BLOCK;
  private static final int ROW_START2_V = 269 * Kernel.BLOCK;
  private static final int ROW_START2_DEEP = 270 * Kernel.BLOCK;
  private static final int ROW_START2_FEATURE = 271 * Kernel.BLOCK;
  private static final int ROW_END2_U = 272 * Kernel.BLOCK;
  private static final int ROW_END2_V = 273 * Kernel.BLOCK;
  private static final int ROW_END2_DEEP = 274 * Kernel.BLOCK;
  private static final int ROW_END2_FEATURE = 275 * Kernel.BLOCK;
  private static final int ROW_MID_U3 = 276 * Kernel.BLOCK;
  private static final int ROW_MID_V3 = 277 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP3 = 278 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U3 = 279 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U3 = 280 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V3 = 281 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V3 = 282 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 283 * Kernel.BLOCK;
  private static final int ROW_START3_U = 284 * Kernel.BLOCK;
  private static final int ROW_START3_V = 285 * Kernel.BLOCK;
  private static final int ROW_START3_DEEP = 286 * Kernel.BLOCK;
  private static final int ROW_START3_FEATURE = 287 * Kernel.BLOCK;
  private static final int ROW_END3_U = 288 * Kernel.BLOCK;
  private static final int ROW_END3_V = 289 * Kernel.BLOCK;
  private static final int ROW_END3_DEEP = 290 * Kernel.BLOCK;
  private static final int ROW_END3_FEATURE = 291 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 292 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 293 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 294 * Kernel.BLOCK;
  private static final int ROW_PART1_AT0 = 295 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 296 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 297 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 298 * Kernel.BLOCK;
  private static final int ROW_CORNER0_DEEP = 299 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 300 * Kernel.BLOCK;
  private static final int ROW_CORNER0_FEATURE = 301 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 302 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 303 * Kernel.BLOCK;
  private static final int ROW_CORNER1_DEEP = 304 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 305 * Kernel.BLOCK;
  private static final int ROW_CORNER1_FEATURE = 306 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 307 * Kernel.BLOCK;
  private static final int ROW_CORNER2_DEEP = 308 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 309 * Kernel.BLOCK;
  private static final int ROW_CORNER2_FEATURE = 310 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 311 * Kernel.BLOCK;
  private static final int ROW_CORNER3_DEEP = 312 * Kernel.BLOCK;
  private static final int ROW_CORNER3_FEATURE = 313 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 314 * Kernel.BLOCK;
  private static final int ROW_OX3 = 315 * Kernel.BLOCK;
  private static final int ROW_OY3 = 316 * Kernel.BLOCK;
  private static final int ROW_OZ3 = 317 * Kernel.BLOCK;
  private static final int ROW_LX2 = 318 * Kernel.BLOCK;
  private static final int ROW_LY2 = 319 * Kernel.BLOCK;
  private static final int ROW_LZ2 = 320 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 321 * Kernel.BLOCK;
  private static final int ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 = 322 * Kernel.BLOCK;
  private static final int ROW_MOST = 323 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 324 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 325 * Kernel.BLOCK;
  private static final int ROW_U_AT1 = 326 * Kernel.BLOCK;
  private static final int ROW_V_AT1 = 327 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT1 = 328 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT1 = 329 * Kernel.BLOCK;
  private static final int ROW_DU = 330 * Kernel.BLOCK;
  private static final int ROW_DV = 331 * Kernel.BLOCK;
  private static final int ROW_AWAY0 = 332 * Kernel.BLOCK;
  private static final int ROW_DU2 = 333 * Kernel.BLOCK;
  private static final int ROW_DV2 = 334 * Kernel.BLOCK;
  private static final int ROW_AWAY1 = 335 * Kernel.BLOCK;
  private static final int ROW_DU3 = 336 * Kernel.BLOCK;
  private static final int ROW_DV3 = 337 * Kernel.BLOCK;
  private static final int ROW_AWAY2 = 338 * Kernel.BLOCK;
  private static final int ROW_DU4 = 339 * Kernel.BLOCK;
  private static final int ROW_DV4 = 340 * Kernel.BLOCK;
  private static final int ROW_AWAY3 = 341 * Kernel.BLOCK;
  private static final int ROW_DU5 = 342 * Kernel.BLOCK;
  private static final int ROW_DV5 = 343 * Kernel.BLOCK;
  private static final int ROW_AWAY4 = 344 * Kernel.BLOCK;
  private static final int ROW_DU6 = 345 * Kernel.BLOCK;
  private static final int ROW_DV6 = 346 * Kernel.BLOCK;
  private static final int ROW_AWAY5 = 347 * Kernel.BLOCK;
  private static final int ROW_DU7 = 348 * Kernel.BLOCK;
  private static final int ROW_DV7 = 349 * Kernel.BLOCK;
  private static final int ROW_AWAY6 = 350 * Kernel.BLOCK;
  private static final int ROW_DU8 = 351 * Kernel.BLOCK;
  private static final int ROW_DV8 = 352 * Kernel.BLOCK;
  private static final int ROW_AWAY7 = 353 * Kernel.BLOCK;
  private static final int ROW_DU9 = 354 * Kernel.BLOCK;
  private static final int ROW_DV9 = 355 * Kernel.BLOCK;
  private static final int ROW_AWAY8 = 356 * Kernel.BLOCK;
  private static final int ROW_DU10 = 357 * Kernel.BLOCK;
  private static final int ROW_AWAY9 = 358 * Kernel.BLOCK;
  private static final int ROW_DV10 = 359 * Kernel.BLOCK;
  private static final int ROW_AWAY10 = 360 * Kernel.BLOCK;
  private static final int ROW_AWAY11 = 361 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 362 * Kernel.BLOCK;
  private static final int ROW_U_AT2 = 363 * Kernel.BLOCK;
  private static final int ROW_V_AT2 = 364 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT2 = 365 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT2 = 366 * Kernel.BLOCK;
  private static final int ROW_AWAY = 367 * Kernel.BLOCK;
  private static final int ROW_AREA0 = 368 * Kernel.BLOCK;
  private static final int ROW_AREA1 = 369 * Kernel.BLOCK;
  private static final int ROW_AREA2 = 370 * Kernel.BLOCK;
  private static final int ROW_AREA3 = 371 * Kernel.BLOCK;
  private static final int ROW_AREA4 = 372 * Kernel.BLOCK;
  private static final int ROW_AREA5 = 373 * Kernel.BLOCK;
  private static final int ROW_AREA6 = 374 * Kernel.BLOCK;
  private static final int ROW_AREA7 = 375 * Kernel.BLOCK;
  private static final int ROW_AREA8 = 376 * Kernel.BLOCK;
  private static final int ROW_AREA9 = 377 * Kernel.BLOCK;
  private static final int ROW_AREA10 = 378 * Kernel.BLOCK;
  private static final int ROW_AREA11 = 379 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA0 = 380 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA1 = 381 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA2 = 382 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA3 = 383 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA4 = 384 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA5 = 385 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA6 = 386 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA7 = 387 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA8 = 388 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA9 = 389 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA10 = 390 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA11 = 391 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 392 * Kernel.BLOCK;
  private static final int ROW_REACH2_OR_VALUE_OR_VALUE = 393 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 394 * Kernel.BLOCK;
  private static final int ROW_U_AT3 = 395 * Kernel.BLOCK;
  private static final int ROW_V_AT3 = 396 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT3 = 397 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT3 = 398 * Kernel.BLOCK;
  private static final int ROW_AREA = 399 * Kernel.BLOCK;
  private static final int ROW_TURN = 400 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 401 * Kernel.BLOCK;
  private static final int ROW_REACH3_2 = 402 * Kernel.BLOCK;
  private static final int ROW_X_OF3 = 403 * Kernel.BLOCK;
  private static final int ROW_Y_OF3 = 404 * Kernel.BLOCK;
  private static final int ROW_Z_OF3 = 405 * Kernel.BLOCK;
  private static final int ROW_REACH3_OR_VALUE_OR_VALUE = 406 * Kernel.BLOCK;
  private static final int ROW_ADDED = 407 * Kernel.BLOCK;
  private static final int ROW_ADDED2 = 408 * Kernel.BLOCK;
  private static final int ROW_ADDED3 = 409 * Kernel.BLOCK;
  private static final int ROW_ADDED4 = 410 * Kernel.BLOCK;
  private static final int ROW_ADDED5 = 411 * Kernel.BLOCK;
  private static final int ROW_ADDED6 = 412 * Kernel.BLOCK;
  private static final int ROW_ADDED7 = 413 * Kernel.BLOCK;
  private static final int ROW_ADDED8 = 414 * Kernel.BLOCK;
  private static final int ROW_ADDED9 = 415 * Kernel.BLOCK;
  private static final int ROW_ADDED10 = 416 * Kernel.BLOCK;
  private static final int ROW_ADDED11 = 417 * Kernel.BLOCK;
  private static final int ROW_ADDED12 = 418 * Kernel.BLOCK;
  private static final int ROW_ADDS0 = 419 * Kernel.BLOCK;
  private static final int ROW_ADDS1 = 420 * Kernel.BLOCK;
  private static final int ROW_ADDS2 = 421 * Kernel.BLOCK;
  private static final int ROW_ADDS3 = 422 * Kernel.BLOCK;
  private static final int ROW_ADDS4 = 423 * Kernel.BLOCK;
  private static final int ROW_ADDS5 = 424 * Kernel.BLOCK;
  private static final int ROW_ADDS6 = 425 * Kernel.BLOCK;
  private static final int ROW_ADDS7 = 426 * Kernel.BLOCK;
  private static final int ROW_ADDS8 = 427 * Kernel.BLOCK;
  private static final int ROW_ADDS9 = 428 * Kernel.BLOCK;
  private static final int ROW_ADDS10 = 429 * Kernel.BLOCK;
  private static final int ROW_ADDS11 = 430 * Kernel.BLOCK;
  private static final int ROW_NUMBER4 = 431 * Kernel.BLOCK;
  private static final int ROW_U_AT4 = 432 * Kernel.BLOCK;
  private static final int ROW_V_AT4 = 433 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT4 = 434 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT4 = 435 * Kernel.BLOCK;
  private static final int ROW_ADDS = 436 * Kernel.BLOCK;
  private static final int ROW_REACH4_OR_VALUE_OR_VALUE = 437 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[438 * Kernel.BLOCK]);

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
      long nearBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long allSquareAtLeastLeastSquareBits = bits[0];
      long halfXAtLeastZeroBits = bits[1];
      long halfYAtLeastZeroBits = bits[2];
      long allSquareAtLeastLeastSquareBits2 = bits[3];
      long halfZAtLeastZeroBits = bits[4];
      long minXAtMostMaxXBits = floats2(columns1, from1, columns2, from2, floatRows, bits,
          allSquareAtLeastLeastSquareBits2, halfZAtLeastZeroBits);
      long minYAtMostMaxYBits = bits[0];
      long minZAtMostMaxZBits = bits[1];
      long properBits = bits[2];
      long allSquareAtLeastLeastSquareBits3 = floats3(columns1, from1, columns2, from2, floatRows, properBits);
      long allValueAtMostValueBits = floats4(columns2, from2, floatRows);
      long allValueAtMostValueBits2 = floats5(columns2, from2, floatRows, allValueAtMostValueBits);
      long allValueAtMostValueBits3 = floats6(columns2, from2, floatRows, allValueAtMostValueBits2);
      long overlapBits = floats7(columns2, from2, floatRows, bits, allValueAtMostValueBits3,
          allSquareAtLeastLeastSquareBits3, nearBits, minXAtMostMaxXBits, minYAtMostMaxYBits,
          minZAtMostMaxZBits, halfXAtLeastZeroBits, halfYAtLeastZeroBits, halfZAtLeastZeroBits);
      long allMinXAtMostMaxXBits = bits[0];
      long allHalfXAtLeastZeroBits = bits[1];
      long validBits = floats8(columns2, from2, floatRows, bits, allHalfXAtLeastZeroBits,
          allMinXAtMostMaxXBits, allSquareAtLeastLeastSquareBits, overlapBits);
      long minXAtMostMaxXAndNotOverlapBits = bits[0];
      long allMinXAtMostMaxXBits2 = bits[1];
      onNormal(floatRows, ROW_NXX, ROW_NYX, ROW_NZX, ROW_REACH, ROW_NEXT);
      onNormal(floatRows, ROW_NXY, ROW_NYY, ROW_NZY, ROW_REACH2, ROW_NEXT2);
      onNormal(floatRows, ROW_NXZ, ROW_NYZ, ROW_NZZ, ROW_REACH3, ROW_NEXT3);
      onProduct(floatRows, ROW_YX, ROW_ZX, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_HALF_Y,
          ROW_NXZ, ROW_HALF_Z, ROW_NXY, ROW_NEXT4);
      onProduct(floatRows, ROW_YY, ROW_ZY, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_HALF_Z,
          ROW_NXX, ROW_HALF_X, ROW_NXZ, ROW_NEXT5);
      onProduct(floatRows, ROW_YZ, ROW_ZZ, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_HALF_X,
          ROW_NXY, ROW_HALF_Y, ROW_NXX, ROW_NEXT6);
      onProduct(floatRows, ROW_ZX, ROW_XX, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2, ROW_HIGH_X2, ROW_HALF_Y,
          ROW_NYZ, ROW_HALF_Z, ROW_NYY, ROW_NEXT7);
      onProduct(floatRows, ROW_ZY, ROW_XY, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2, ROW_HIGH_X2, ROW_HALF_Z,
          ROW_NYX, ROW_HALF_X, ROW_NYZ, ROW_NEXT8);
      onProduct(floatRows, ROW_ZZ, ROW_XZ, ROW_LOW_Z2, ROW_HIGH_Z2, ROW_LOW_X2, ROW_HIGH_X2, ROW_HALF_X,
          ROW_NYY, ROW_HALF_Y, ROW_NYX, ROW_NEXT9);
      onProduct(floatRows, ROW_XX, ROW_YX, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_HALF_Y,
          ROW_NZZ, ROW_HALF_Z, ROW_NZY, ROW_NEXT10);
      onProduct(floatRows, ROW_XY, ROW_YY, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_HALF_Z,
          ROW_NZX, ROW_HALF_X, ROW_NZZ, ROW_NEXT11);
      onProduct(floatRows, ROW_XZ, ROW_YZ, ROW_LOW_X2, ROW_HIGH_X2, ROW_LOW_Y2, ROW_HIGH_Y2, ROW_HALF_X,
          ROW_NZY, ROW_HALF_Y, ROW_NZX, ROW_NEXT12);
      long nextGreaterNextBits = floats10(floatRows);
      floats11(floatRows, nextGreaterNextBits);
      floats12(floatRows);
      long faceAheadBits = floats13(floatRows);
      long largestGreaterZeroBits = floats14(floatRows, faceAheadBits);
      floats15(floatRows, largestGreaterZeroBits);
      long eXBits = floats16(floatRows, bits);
      long notEXBits = bits[0];
      long eYBits = bits[1];
      long cXBits = bits[2];
      long cYBits = bits[3];
      long edgeAheadBits = floats17(floatRows, eYBits, eXBits);
      long largestGreaterZeroBits2 = floats18(floatRows, edgeAheadBits);
      floats19(floatRows, largestGreaterZeroBits2, edgeAheadBits);
      long ofEdgesGreaterNoneBits = floats20(floatRows, bits);
      long isEdgeBits = bits[0];
      long notIsEdgeBits = bits[1];
      long edgeXGreaterZeroBits = floats21(floatRows, bits, eXBits, eYBits, notEXBits);
      long edgeYGreaterZeroBits = bits[0];
      long notEXAndNotEYBits = bits[1];
      long edgeZGreaterZeroBits = bits[2];
      long towardsXGreaterZeroBits = floats22(columns2, from2, floatRows, bits, cXBits, cYBits);
      long towardsYGreaterZeroBits = bits[0];
      long notCXAndNotCYBits = bits[1];
      long towardsZGreaterZeroBits = bits[2];
      floats23(floatRows);
      floats24(floatRows, eYBits, eXBits, notEXAndNotEYBits);
      floats25(columns2, from2, floatRows, cYBits, cXBits, edgeXGreaterZeroBits, eXBits, edgeYGreaterZeroBits,
          eYBits, edgeZGreaterZeroBits, notEXAndNotEYBits, towardsXGreaterZeroBits, towardsYGreaterZeroBits);
      floats26(floatRows, towardsZGreaterZeroBits, notCXAndNotCYBits);
      floats27(floatRows);
      long asideGreaterProductBits = floats28(floatRows);
      floats29(floatRows);
      floats30(floatRows);
      floats31(floatRows);
      long absDeepAtMostLargestBits = floats32(columns2, from2, floatRows, bits);
      long allValueAtMostLargestBits = bits[0];
      floats33(floatRows, overlapBits);
      long isXBits = floats34(floatRows, bits);
      long isYBits = bits[0];
      long upper1Bits = floats35(floatRows, isXBits, isYBits);
      long ofXBits = floats36(columns2, from2, floatRows, bits);
      long ofYBits = bits[0];
      long lowerBits = bits[1];
      floats37(columns2, from2, floatRows, ofXBits, lowerBits, ofYBits);
      long isThin1Bits = floats38(floatRows, bits, ofXBits, ofYBits, isYBits, isXBits);
      long isThin2Bits = bits[0];
      floats39(floatRows, isYBits, isXBits);
      floats40(floatRows);
      floats41(floatRows);
      long forwardBits = floats42(floatRows);
      floats43(floatRows, forwardBits, isYBits, isXBits, upper1Bits, ofYBits, ofXBits);
      floats44(floatRows, isYBits, isXBits, ofYBits, ofXBits, upper1Bits, lowerBits, forwardBits);
      floats45(floatRows);
      long absU1GreaterShortestBits = floats46(floatRows, bits);
      long u1GreaterZeroBits = bits[0];
      long absV1GreaterShortestBits = floats47(floatRows, bits);
      long v1GreaterZeroBits = bits[0];
      long notIsThin1Bits = floats48(floatRows, bits, isThin1Bits, u1GreaterZeroBits, v1GreaterZeroBits);
      long isEnd0Bits = bits[0];
      long leavesU0AtMostLeavesV0Bits = floats49(floatRows, isEnd0Bits);
      floats50(floatRows, leavesU0AtMostLeavesV0Bits);
      long absU2GreaterShortestBits = floats51(floatRows, bits);
      long u2GreaterZeroBits = bits[0];
      long absV2GreaterShortestBits = floats52(floatRows, bits);
      long v2GreaterZeroBits = bits[0];
      long isEnd1Bits = floats53(floatRows, u2GreaterZeroBits, v2GreaterZeroBits);
      long leavesU1AtMostLeavesV1Bits = floats54(floatRows, isEnd1Bits);
      floats55(floatRows, leavesU1AtMostLeavesV1Bits);
      floats56(floatRows, u1GreaterZeroBits, absU1GreaterShortestBits, v1GreaterZeroBits,
          absV1GreaterShortestBits);
      floats57(floatRows);
      long notIsThin2Bits = floats58(floatRows, bits, isThin2Bits);
      long isEnd2Bits = bits[0];
      floats59(floatRows, isEnd2Bits);
      floats60(floatRows, u2GreaterZeroBits, absU2GreaterShortestBits, v2GreaterZeroBits,
          absV2GreaterShortestBits);
      floats61(floatRows);
      long isEnd3Bits = floats62(floatRows, notIsThin1Bits, notIsThin2Bits);
      floats63(floatRows, isEnd3Bits);
      floats64(floatRows);
      floats65(floatRows);
      floats66(floatRows);
      floats67(floatRows, isXBits, isYBits);
      long isThereBits = floats68(floatRows, bits, isYBits, isXBits);
      long isThereBits2 = bits[0];
      long isThereBits3 = bits[1];
      long isThereBits4 = bits[2];
      long isThereBits5 = bits[3];
      long isThereBits6 = bits[4];
      long isThereBits7 = bits[5];
      long isThereBits8 = bits[6];
      long isThereBits9 = bits[7];
      long isThereBits10 = bits[8];
      long isThereBits11 = bits[9];
      long isThereBits12 = bits[10];
      long absDeepestAtMostLargestBits = floats69(floatRows, results, at, overlapBits, isEdgeBits);
      long cornerBits = minXAtMostMaxXAndNotOverlapBits & asideGreaterProductBits;
      long allOfEdgesGreaterNoneBits = isEdgeBits & cornerBits;
      long allMinXAtMostMaxXBits3 = validBits & absDeepAtMostLargestBits;
      long hitBits = allMinXAtMostMaxXBits3 & allValueAtMostLargestBits;
      most(floatRows, ROW_MOST);
      largest(floatRows, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_START3_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_END3_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP,
          ROW_CORNER3_DEEP, ROW_NUMBER1);
      long allMinXAtMostMaxXBits4 = validBits & absDeepestAtMostLargestBits;
      long allOfEdgesGreaterNoneBits2 = isEdgeBits & hitBits;
      long notFoundBits = floats71(floatRows, bits, hitBits);
      long eitherBits = bits[0];
      long apartBits = minXAtMostMaxXAndNotOverlapBits & eitherBits;
      long notIsEdgeAndEitherBits = notIsEdgeBits & apartBits;
      long eitherBits2 = allOfEdgesGreaterNoneBits | notIsEdgeAndEitherBits;
      long minXAtMostMaxXAndNotFoundBits = allMinXAtMostMaxXBits2 & notFoundBits;
      long besideBits = minXAtMostMaxXAndNotFoundBits & ofEdgesGreaterNoneBits;
      long notIsEdgeAndOfEdgesGreaterNoneBits = notIsEdgeBits & besideBits;
      long doubt = eitherBits2 | notIsEdgeAndOfEdgesGreaterNoneBits;
      pick(floatRows, ROW_NUMBER1, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_START3_U, ROW_END0_U,
          ROW_END1_U, ROW_END2_U, ROW_END3_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_U_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_START3_V, ROW_END0_V,
          ROW_END1_V, ROW_END2_V, ROW_END3_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_V_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_START3_DEEP,
          ROW_END0_DEEP, ROW_END1_DEEP, ROW_END2_DEEP, ROW_END3_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP,
          ROW_CORNER2_DEEP, ROW_CORNER3_DEEP, ROW_DEEP_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_START3_FEATURE, ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_END3_FEATURE,
          ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE, ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_FEATURE_AT1);
      floats73(floatRows, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5, isThereBits6,
          isThereBits7, isThereBits8, isThereBits9, isThereBits10, isThereBits11, isThereBits12);
      long allValueAtMostLargestBits2 = floats74(columns2, from2, floatRows, results, at, isEdgeBits);
      largest(floatRows, ROW_AWAY0, ROW_AWAY1, ROW_AWAY2, ROW_AWAY3, ROW_AWAY4, ROW_AWAY5, ROW_AWAY6,
          ROW_AWAY7, ROW_AWAY8, ROW_AWAY9, ROW_AWAY10, ROW_AWAY11, ROW_NUMBER2);
      long hitBits2 = allMinXAtMostMaxXBits4 & allValueAtMostLargestBits2;
      long notIsEdgeAndValueAtMostLargestBits = notIsEdgeBits & hitBits2;
      long hits = allOfEdgesGreaterNoneBits2 | notIsEdgeAndValueAtMostLargestBits;
      floats76(floatRows, results, at, hitBits2, isEdgeBits);
      pick(floatRows, ROW_NUMBER2, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_START3_U, ROW_END0_U,
          ROW_END1_U, ROW_END2_U, ROW_END3_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_U_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_START3_V, ROW_END0_V,
          ROW_END1_V, ROW_END2_V, ROW_END3_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_V_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_START3_DEEP,
          ROW_END0_DEEP, ROW_END1_DEEP, ROW_END2_DEEP, ROW_END3_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP,
          ROW_CORNER2_DEEP, ROW_CORNER3_DEEP, ROW_DEEP_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_START3_FEATURE, ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_END3_FEATURE,
          ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE, ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_FEATURE_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_AWAY0, ROW_AWAY1, ROW_AWAY2, ROW_AWAY3, ROW_AWAY4, ROW_AWAY5, ROW_AWAY6,
          ROW_AWAY7, ROW_AWAY8, ROW_AWAY9, ROW_AWAY10, ROW_AWAY11, ROW_AWAY);
      floats78(floatRows, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5, isThereBits6,
          isThereBits7, isThereBits8, isThereBits9, isThereBits10, isThereBits11, isThereBits12);
      long isThere2Bits = floats79(columns2, from2, floatRows, results, at, overlapBits, isEdgeBits);
      largest(floatRows, ROW_ABS_AREA0, ROW_ABS_AREA1, ROW_ABS_AREA2, ROW_ABS_AREA3, ROW_ABS_AREA4,
          ROW_ABS_AREA5, ROW_ABS_AREA6, ROW_ABS_AREA7, ROW_ABS_AREA8, ROW_ABS_AREA9, ROW_ABS_AREA10,
          ROW_ABS_AREA11, ROW_NUMBER3);
      long minXAtMostMaxXAndIsThere2Bits = hitBits2 & isThere2Bits;
      floats81(floatRows, results, at, minXAtMostMaxXAndIsThere2Bits, isEdgeBits);
      pick(floatRows, ROW_NUMBER3, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_START3_U, ROW_END0_U,
          ROW_END1_U, ROW_END2_U, ROW_END3_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_U_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_START3_V, ROW_END0_V,
          ROW_END1_V, ROW_END2_V, ROW_END3_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_V_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_START3_DEEP,
          ROW_END0_DEEP, ROW_END1_DEEP, ROW_END2_DEEP, ROW_END3_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP,
          ROW_CORNER2_DEEP, ROW_CORNER3_DEEP, ROW_DEEP_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_START3_FEATURE, ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_END3_FEATURE,
          ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE, ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_FEATURE_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_AREA0, ROW_AREA1, ROW_AREA2, ROW_AREA3, ROW_AREA4, ROW_AREA5, ROW_AREA6,
          ROW_AREA7, ROW_AREA8, ROW_AREA9, ROW_AREA10, ROW_AREA11, ROW_AREA);
      long absAreaGreaterProductBits = floats83(floatRows);
      floats84(columns2, from2, floatRows, results, at, overlapBits, isEdgeBits);
      added(floatRows, ROW_START0_U, ROW_START0_V, ROW_ADDED);
      added(floatRows, ROW_START1_U, ROW_START1_V, ROW_ADDED2);
      added(floatRows, ROW_START2_U, ROW_START2_V, ROW_ADDED3);
      added(floatRows, ROW_START3_U, ROW_START3_V, ROW_ADDED4);
      added(floatRows, ROW_END0_U, ROW_END0_V, ROW_ADDED5);
      added(floatRows, ROW_END1_U, ROW_END1_V, ROW_ADDED6);
      added(floatRows, ROW_END2_U, ROW_END2_V, ROW_ADDED7);
      added(floatRows, ROW_END3_U, ROW_END3_V, ROW_ADDED8);
      added(floatRows, ROW_LOW_U, ROW_LOW_V, ROW_ADDED9);
      added(floatRows, ROW_HIGH_U, ROW_LOW_V, ROW_ADDED10);
      added(floatRows, ROW_HIGH_U, ROW_HIGH_V, ROW_ADDED11);
      added(floatRows, ROW_LOW_U, ROW_HIGH_V, ROW_ADDED12);
      long isThere3Bits = isThere2Bits & absAreaGreaterProductBits;
      long allMinXAtMostMaxXBits5 = hitBits2 & isThere3Bits;
      floats86(floatRows, results, at, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5,
          isThereBits6, isThereBits7, isThereBits8, isThereBits9, isThereBits10, isThereBits11, isThereBits12,
          allMinXAtMostMaxXBits5, isEdgeBits);
      largest(floatRows, ROW_ADDS0, ROW_ADDS1, ROW_ADDS2, ROW_ADDS3, ROW_ADDS4, ROW_ADDS5, ROW_ADDS6,
          ROW_ADDS7, ROW_ADDS8, ROW_ADDS9, ROW_ADDS10, ROW_ADDS11, ROW_NUMBER4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_START3_U, ROW_END0_U,
          ROW_END1_U, ROW_END2_U, ROW_END3_U, ROW_LOW_U, ROW_HIGH_U, ROW_HIGH_U, ROW_LOW_U, ROW_U_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_START3_V, ROW_END0_V,
          ROW_END1_V, ROW_END2_V, ROW_END3_V, ROW_LOW_V, ROW_LOW_V, ROW_HIGH_V, ROW_HIGH_V, ROW_V_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_START3_DEEP,
          ROW_END0_DEEP, ROW_END1_DEEP, ROW_END2_DEEP, ROW_END3_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP,
          ROW_CORNER2_DEEP, ROW_CORNER3_DEEP, ROW_DEEP_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_START3_FEATURE, ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_END3_FEATURE,
          ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE, ROW_CORNER2_FEATURE, ROW_CORNER3_FEATURE, ROW_FEATURE_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_ADDS0, ROW_ADDS1, ROW_ADDS2, ROW_ADDS3, ROW_ADDS4, ROW_ADDS5, ROW_ADDS6,
          ROW_ADDS7, ROW_ADDS8, ROW_ADDS9, ROW_ADDS10, ROW_ADDS11, ROW_ADDS);
      long addsGreaterProductBits = floats89(columns2, from2, floatRows, results, at, overlapBits, isEdgeBits);
      long isThere4Bits = isThere3Bits & addsGreaterProductBits;
      long allMinXAtMostMaxXBits6 = hitBits2 & isThere4Bits;
      floats91(floatRows, results, at, allMinXAtMostMaxXBits6, isEdgeBits);
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

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long nearBits = 0;
    long allSquareAtLeastLeastSquareBits = 0;
    long halfXAtLeastZeroBits = 0;
    long halfYAtLeastZeroBits = 0;
    long allSquareAtLeastLeastSquareBits2 = 0;
    long halfZAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector minX = fromArray(FLOATS, minXs, i);
      FloatVector maxX = fromArray(FLOATS, maxXs, i);
      // x < min ? min : x > max ? max : x
      FloatVector dx = x.lanewise(SUB, x.blend(maxX, x.compare(GT, maxX)).blend(minX, x.compare(LT, minX)));
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector minY = fromArray(FLOATS, minYs, i);
      FloatVector maxY = fromArray(FLOATS, maxYs, i);
      // x < min ? min : x > max ? max : x
      FloatVector dy = y.lanewise(SUB, y.blend(maxY, y.compare(GT, maxY)).blend(minY, y.compare(LT, minY)));
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector minZ = fromArray(FLOATS, minZs, i);
      FloatVector maxZ = fromArray(FLOATS, maxZs, i);
      // x < min ? min : x > max ? max : x
      FloatVector dz = z.lanewise(SUB, z.blend(maxZ, z.compare(GT, maxZ)).blend(minZ, z.compare(LT, minZ)));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector radii = halfX.lanewise(MUL, halfX).lanewise(ADD, halfY.lanewise(MUL, halfY))
          .lanewise(ADD, halfZ.lanewise(MUL, halfZ)).lanewise(SQRT);
      nearBits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED + k);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FLOAT_VECTOR.cast(halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ)).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> allSquareAtLeastLeastSquare = square.compare(GE, ALL_LEAST_SQUARE);
      allSquareAtLeastLeastSquare = square.compare(LE, ALL_LARGEST_SQUARE, allSquareAtLeastLeastSquare);
      allSquareAtLeastLeastSquareBits |= allSquareAtLeastLeastSquare.toLong() << k;
      VectorMask<Float> halfXAtLeastZero = halfX.compare(GE, ALL_ZERO);
      halfXAtLeastZeroBits |= halfXAtLeastZero.toLong() << k;
      VectorMask<Float> halfYAtLeastZero = halfY.compare(GE, ALL_ZERO);
      halfYAtLeastZeroBits |= halfYAtLeastZero.toLong() << k;
      allSquareAtLeastLeastSquareBits2 |= allSquareAtLeastLeastSquare.and(halfXAtLeastZero)
          .and(halfYAtLeastZero).toLong() << k;
      halfZAtLeastZeroBits |= halfZ.compare(GE, ALL_ZERO).toLong() << k;
    }
    bits[0] = allSquareAtLeastLeastSquareBits;
    bits[1] = halfXAtLeastZeroBits;
    bits[2] = halfYAtLeastZeroBits;
    bits[3] = allSquareAtLeastLeastSquareBits2;
    bits[4] = halfZAtLeastZeroBits;
    return nearBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allSquareAtLeastLeastSquareBits, long halfZAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qxs = columns2[6],
        qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> minXAtMostMaxX = fromArray(FLOATS, minXs, i).compare(LE, fromArray(FLOATS, maxXs, i));
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      VectorMask<Float> minYAtMostMaxY = fromArray(FLOATS, minYs, i).compare(LE, fromArray(FLOATS, maxYs, i));
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      VectorMask<Float> minZAtMostMaxZ = fromArray(FLOATS, minZs, i).compare(LE, fromArray(FLOATS, maxZs, i));
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      properBits |= fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfZAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(minXAtMostMaxX).and(minYAtMostMaxY).and(minZAtMostMaxZ)).toLong() << k;
      FloatVector s = ALL_TWO.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k));
      FloatVector qzSquared = fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k);
      FloatVector xx = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k).lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(xx).intoArray(floatRows, ROW_XX + k);
      FloatVector absXx = xx.lanewise(ABS);
      FLOAT_VECTOR.cast(absXx).intoArray(floatRows, ROW_ABS_XX + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FloatVector xy = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(xy).intoArray(floatRows, ROW_XY + k);
      FloatVector absXy = xy.lanewise(ABS);
      FLOAT_VECTOR.cast(absXy).intoArray(floatRows, ROW_ABS_XY + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FloatVector xz = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(xz).intoArray(floatRows, ROW_XZ + k);
      FloatVector absXz = xz.lanewise(ABS);
      FLOAT_VECTOR.cast(absXz).intoArray(floatRows, ROW_ABS_XZ + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(absXx.lanewise(MUL, halfX).lanewise(ADD, absXy.lanewise(MUL, halfY))
          .lanewise(ADD, absXz.lanewise(MUL, halfZ))).intoArray(floatRows, ROW_EXTENT_X + k);
      FloatVector yy = ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, qzSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k))));
      FLOAT_VECTOR.cast(yy).intoArray(floatRows, ROW_YY + k);
      FloatVector absYy = yy.lanewise(ABS);
      FLOAT_VECTOR.cast(absYy).intoArray(floatRows, ROW_ABS_YY + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FloatVector yz = s.lanewise(MUL, product5.lanewise(SUB, product6));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ + k);
      FloatVector absYz = yz.lanewise(ABS);
      FLOAT_VECTOR.cast(absYz).intoArray(floatRows, ROW_ABS_YZ + k);
      FloatVector yx = s.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX + k);
      FloatVector absYx = yx.lanewise(ABS);
      FLOAT_VECTOR.cast(absYx).intoArray(floatRows, ROW_ABS_YX + k);
      FLOAT_VECTOR.cast(absYy.lanewise(MUL, halfY).lanewise(ADD, absYz.lanewise(MUL, halfZ))
          .lanewise(ADD, absYx.lanewise(MUL, halfX))).intoArray(floatRows, ROW_EXTENT_Y + k);
      FloatVector zz = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)));
      FLOAT_VECTOR.cast(zz).intoArray(floatRows, ROW_ZZ + k);
      FloatVector absZz = zz.lanewise(ABS);
      FLOAT_VECTOR.cast(absZz).intoArray(floatRows, ROW_ABS_ZZ + k);
      FloatVector zx = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX + k);
      FloatVector absZx = zx.lanewise(ABS);
      FLOAT_VECTOR.cast(absZx).intoArray(floatRows, ROW_ABS_ZX + k);
      FLOAT_VECTOR.cast(absZz.lanewise(MUL, halfZ).lanewise(ADD, absZx.lanewise(MUL, halfX))).intoArray(
          floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(s.lanewise(MUL, product5.lanewise(ADD, product6))).intoArray(floatRows, ROW_ZY + k);
    }
    bits[0] = minYAtMostMaxYBits;
    bits[1] = minZAtMostMaxZBits;
    bits[2] = properBits;
    return minXAtMostMaxXBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long properBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfYs = columns2[4];
    long allSquareAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector absZy = zy.lanewise(ABS);
      FLOAT_VECTOR.cast(absZy).intoArray(floatRows, ROW_ABS_ZY + k);
      FloatVector extentZ = fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, absZy.lanewise(MUL, fromArray(FLOATS, halfYs, j)));
      FLOAT_VECTOR.cast(extentZ).intoArray(floatRows, ROW_EXTENT_Z + k);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector lowX = fromArray(FLOATS, minXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(lowX).intoArray(floatRows, ROW_LOW_X + k);
      FloatVector highX = fromArray(FLOATS, maxXs, i).lanewise(SUB, x);
      FLOAT_VECTOR.cast(highX).intoArray(floatRows, ROW_HIGH_X + k);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector lowY = fromArray(FLOATS, minYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(lowY).intoArray(floatRows, ROW_LOW_Y + k);
      FloatVector highY = fromArray(FLOATS, maxYs, i).lanewise(SUB, y);
      FLOAT_VECTOR.cast(highY).intoArray(floatRows, ROW_HIGH_Y + k);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector lowZ = fromArray(FLOATS, minZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(lowZ).intoArray(floatRows, ROW_LOW_Z + k);
      FloatVector highZ = fromArray(FLOATS, maxZs, i).lanewise(SUB, z);
      FLOAT_VECTOR.cast(highZ).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector extentX = fromArray(FLOATS, floatRows, ROW_EXTENT_X + k);
      VectorMask<Float> bounds = lowX.compare(LE, extentX);
      bounds = highX.compare(GE, extentX.lanewise(NEG), bounds);
      FloatVector extentY = fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k);
      bounds = lowY.compare(LE, extentY, bounds);
      VectorMask<Float> bounds2 = highY.compare(GE, extentY.lanewise(NEG));
      bounds2 = lowZ.compare(LE, extentZ, bounds2);
      bounds2 = highZ.compare(GE, extentZ.lanewise(NEG), bounds2);
      bounds = bounds.and(bounds2);
      FloatVector margin = ALL_MARGIN.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k));
      FloatVector extentX2 = extentX.lanewise(ADD, margin);
      FloatVector extentY2 = extentY.lanewise(ADD, margin);
      FloatVector extentZ2 = extentZ.lanewise(ADD, margin);
      FloatVector minusExtentX = extentX2.lanewise(NEG);
      // lowX > -extentX ? lowX : -extentX
      FloatVector lowX2 = minusExtentX.blend(lowX, lowX.compare(GT, minusExtentX));
      FloatVector minusExtentY = extentY2.lanewise(NEG);
      // lowY > -extentY ? lowY : -extentY
      FloatVector lowY2 = minusExtentY.blend(lowY, lowY.compare(GT, minusExtentY));
      FloatVector minusExtentZ = extentZ2.lanewise(NEG);
      // lowZ > -extentZ ? lowZ : -extentZ
      FloatVector lowZ2 = minusExtentZ.blend(lowZ, lowZ.compare(GT, minusExtentZ));
      // highX < extentX ? highX : extentX
      FloatVector highX2 = extentX2.blend(highX, highX.compare(LT, extentX2));
      // highY < extentY ? highY : extentY
      FloatVector highY2 = extentY2.blend(highY, highY.compare(LT, extentY2));
      // highZ < extentZ ? highZ : extentZ
      FloatVector highZ2 = extentZ2.blend(highZ, highZ.compare(LT, extentZ2));
      FLOAT_VECTOR.cast(lowX2.lanewise(ADD, highX2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(highX2.lanewise(SUB, lowX2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(lowY2.lanewise(ADD, highY2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(highY2.lanewise(SUB, lowY2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(lowZ2.lanewise(ADD, highZ2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_TZ + k);
      FLOAT_VECTOR.cast(highZ2.lanewise(SUB, lowZ2).lanewise(MUL, ALL_HALF)).intoArray(floatRows, ROW_GZ + k);
      allSquareAtLeastLeastSquareBits |= VectorMask.fromLong(FLOATS, (properBits >>> k)
          & WideLanes.FLOAT_LANES).and(bounds).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))
          .lanewise(SUB, zy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k)))).intoArray(floatRows,
          ROW_NXX + k);
    }
    return allSquareAtLeastLeastSquareBits;
  }

  private static long floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4];
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector nxy = yz.lanewise(MUL, zx).lanewise(SUB, zz.lanewise(MUL, yx));
      FLOAT_VECTOR.cast(nxy).intoArray(floatRows, ROW_NXY + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, zx.lanewise(MUL, yy))).intoArray(floatRows,
          ROW_NXZ + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector nyx = zy.lanewise(MUL, xz).lanewise(SUB, xy.lanewise(MUL, zz));
      FLOAT_VECTOR.cast(nyx).intoArray(floatRows, ROW_NYX + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector nyy = zz.lanewise(MUL, xx).lanewise(SUB, xz.lanewise(MUL, zx));
      FLOAT_VECTOR.cast(nyy).intoArray(floatRows, ROW_NYY + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, xx.lanewise(MUL, zy))).intoArray(floatRows,
          ROW_NYZ + k);
      FloatVector nzx = xy.lanewise(MUL, yz).lanewise(SUB, yy.lanewise(MUL, xz));
      FLOAT_VECTOR.cast(nzx).intoArray(floatRows, ROW_NZX + k);
      FloatVector nzy = xz.lanewise(MUL, yx).lanewise(SUB, yz.lanewise(MUL, xx));
      FLOAT_VECTOR.cast(nzy).intoArray(floatRows, ROW_NZY + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, yy).lanewise(SUB, yx.lanewise(MUL, xy))).intoArray(floatRows,
          ROW_NZZ + k);
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector determinant = xx.lanewise(MUL, nxx).lanewise(ADD, yx.lanewise(MUL, nyx))
          .lanewise(ADD, zx.lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(determinant).intoArray(floatRows, ROW_DETERMINANT + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, halfXs, j).lanewise(MUL, determinant);
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH + k);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      FloatVector reach2 = fromArray(FLOATS, halfYs, j).lanewise(MUL, determinant);
      FLOAT_VECTOR.cast(reach2).intoArray(floatRows, ROW_REACH2 + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, nxx).lanewise(ADD, ty.lanewise(MUL, nyx))
          .lanewise(ADD, tz.lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, gx).lanewise(ADD, absNyx.lanewise(MUL, gy))
          .lanewise(ADD, absNzx.lanewise(MUL, gz)).lanewise(ADD, reach));
      allValueAtMostValue = tx.lanewise(MUL, nxy).lanewise(ADD, ty.lanewise(MUL, nyy))
          .lanewise(ADD, tz.lanewise(MUL, nzy)).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, gx).lanewise(ADD, absNyy.lanewise(MUL, gy))
          .lanewise(ADD, absNzy.lanewise(MUL, gz)).lanewise(ADD, reach2), allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static long floats5(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector reach = halfZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DETERMINANT + k));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH3 + k);
      FloatVector nxz = fromArray(FLOATS, floatRows, ROW_NXZ + k);
      FloatVector absNxz = nxz.lanewise(ABS);
      FloatVector nyz = fromArray(FLOATS, floatRows, ROW_NYZ + k);
      FloatVector absNyz = nyz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyz).intoArray(floatRows, ROW_ABS_NYZ + k);
      FloatVector nzz = fromArray(FLOATS, floatRows, ROW_NZZ + k);
      FloatVector absNzz = nzz.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzz).intoArray(floatRows, ROW_ABS_NZZ + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector absNxy = fromArray(FLOATS, floatRows, ROW_ABS_NXY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach2 = halfY.lanewise(MUL, absNxz).lanewise(ADD, halfZ.lanewise(MUL, absNxy))
          .lanewise(ADD, slack);
      FloatVector absNxx = fromArray(FLOATS, floatRows, ROW_ABS_NXX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach3 = halfZ.lanewise(MUL, absNxx).lanewise(ADD, halfX.lanewise(MUL, absNxz))
          .lanewise(ADD, slack);
      FloatVector reach4 = halfX.lanewise(MUL, absNxy).lanewise(ADD, halfY.lanewise(MUL, absNxx))
          .lanewise(ADD, slack);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))).lanewise(ADD, reach4),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, nxz)
          .lanewise(ADD, ty.lanewise(MUL, nyz)).lanewise(ADD, tz.lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(ADD, absNyz.lanewise(MUL, gy)).lanewise(ADD, absNzz.lanewise(MUL, gz))
          .lanewise(ADD, reach), allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits2;
  }

  private static long floats6(float[][] columns2, int from2, float[] floatRows, long allValueAtMostValueBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allValueAtMostValueBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector absNyz = fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector absNyy = fromArray(FLOATS, floatRows, ROW_ABS_NYY + k);
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = halfY.lanewise(MUL, absNyz).lanewise(ADD, halfZ.lanewise(MUL, absNyy))
          .lanewise(ADD, slack);
      FloatVector absNyx = fromArray(FLOATS, floatRows, ROW_ABS_NYX + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector reach2 = halfZ.lanewise(MUL, absNyx).lanewise(ADD, halfX.lanewise(MUL, absNyz))
          .lanewise(ADD, slack);
      FloatVector reach3 = halfX.lanewise(MUL, absNyy).lanewise(ADD, halfY.lanewise(MUL, absNyx))
          .lanewise(ADD, slack);
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k);
      FloatVector reach4 = halfY.lanewise(MUL, absNzz)
          .lanewise(ADD, halfZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k)))
          .lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector absXx = fromArray(FLOATS, floatRows, ROW_ABS_XX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZX + k))
          .lanewise(SUB, tz.lanewise(MUL, xx)).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, absXx)
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZX + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))
          .lanewise(SUB, tz.lanewise(MUL, xy)).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      allValueAtMostValue = ty.lanewise(MUL, xx)
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(MUL, absXx)).lanewise(ADD, reach4),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FLOAT_VECTOR.cast(halfZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k))
          .lanewise(ADD, halfX.lanewise(MUL, absNzz)).lanewise(ADD, slack)).intoArray(floatRows,
          ROW_REACH4 + k);
      FLOAT_VECTOR.cast(ty.lanewise(MUL, xy)
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k)))).intoArray(floatRows,
          ROW_DIFFERENCE + k);
    }
    return allValueAtMostValueBits2;
  }

  private static long floats7(float[][] columns2, int from2, float[] floatRows, long[] bits,
      long allValueAtMostValueBits, long allSquareAtLeastLeastSquareBits, long nearBits,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits, long halfXAtLeastZeroBits,
      long halfYAtLeastZeroBits, long halfZAtLeastZeroBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4];
    long overlapBits = 0;
    long allMinXAtMostMaxXBits = 0;
    long allHalfXAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector reach = fromArray(FLOATS, halfXs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, halfYs, j)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> overlap = fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_REACH4 + k)),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_TX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))).lanewise(ADD, reach),
          overlap);
      overlapBits |= overlap.toLong() << k;
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // x < min ? min : x > max ? max : x
      FloatVector lowX2 = lowX.blend(ALL_FARTHEST, lowX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, lowX.compare(LT, ALL_MINUS_C1_00E_18));
      FLOAT_VECTOR.cast(lowX2).intoArray(floatRows, ROW_LOW_X2 + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      // x < min ? min : x > max ? max : x
      FloatVector highX2 = highX.blend(ALL_FARTHEST, highX.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, highX.compare(LT, ALL_MINUS_C1_00E_18));
      FLOAT_VECTOR.cast(highX2).intoArray(floatRows, ROW_HIGH_X2 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // x < min ? min : x > max ? max : x
      FloatVector lowY2 = lowY.blend(ALL_FARTHEST, lowY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, lowY.compare(LT, ALL_MINUS_C1_00E_18));
      FLOAT_VECTOR.cast(lowY2).intoArray(floatRows, ROW_LOW_Y2 + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      // x < min ? min : x > max ? max : x
      FloatVector highY2 = highY.blend(ALL_FARTHEST, highY.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, highY.compare(LT, ALL_MINUS_C1_00E_18));
      FLOAT_VECTOR.cast(highY2).intoArray(floatRows, ROW_HIGH_Y2 + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      // x < min ? min : x > max ? max : x
      FloatVector lowZ2 = lowZ.blend(ALL_FARTHEST, lowZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, lowZ.compare(LT, ALL_MINUS_C1_00E_18));
      FLOAT_VECTOR.cast(lowZ2).intoArray(floatRows, ROW_LOW_Z2 + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      // x < min ? min : x > max ? max : x
      FloatVector highZ2 = highZ.blend(ALL_FARTHEST, highZ.compare(GT, ALL_FARTHEST))
          .blend(ALL_MINUS_C1_00E_18, highZ.compare(LT, ALL_MINUS_C1_00E_18));
      FLOAT_VECTOR.cast(highZ2).intoArray(floatRows, ROW_HIGH_Z2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, highX2.lanewise(SUB, lowX2)
          .lanewise(ADD, highY2.lanewise(SUB, lowY2)).lanewise(ADD, highZ2.lanewise(SUB, lowZ2)))).intoArray(
          floatRows, ROW_SMALL + k);
      allMinXAtMostMaxXBits |= VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      allHalfXAtLeastZeroBits |= VectorMask.fromLong(FLOATS, (halfXAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (halfYAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (halfZAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
    }
    bits[0] = allMinXAtMostMaxXBits;
    bits[1] = allHalfXAtLeastZeroBits;
    return overlapBits;
  }

  private static long floats8(float[][] columns2, int from2, float[] floatRows, long[] bits,
      long allHalfXAtLeastZeroBits, long allMinXAtMostMaxXBits, long allSquareAtLeastLeastSquareBits,
      long overlapBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5];
    long validBits = 0;
    long minXAtMostMaxXAndNotOverlapBits = 0;
    long allMinXAtMostMaxXBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      VectorMask<Float> valid = halfX.compare(LE, ALL_LARGEST,
          VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allHalfXAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allSquareAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      valid = halfY.compare(LE, ALL_LARGEST, valid);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      valid = halfZ.compare(LE, ALL_LARGEST, valid);
      FloatVector size = fromArray(FLOATS, floatRows, ROW_SIZE + k);
      valid = size.compare(LE, ALL_FARTHEST, valid);
      VectorMask<Float> valid2 = fromArray(FLOATS, xs, j).lanewise(ABS).compare(LE, ALL_LARGEST);
      valid2 = fromArray(FLOATS, ys, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
      valid2 = fromArray(FLOATS, zs, j).lanewise(ABS).compare(LE, ALL_LARGEST, valid2);
      valid = valid.and(valid2);
      validBits |= valid.toLong() << k;
      FloatVector small = fromArray(FLOATS, floatRows, ROW_SMALL + k);
      // small < size ? small : size
      FloatVector small2 = size.blend(small, small.compare(LT, size));
      FloatVector minusHighX = fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k).lanewise(NEG);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X2 + k);
      // isAhead(near, far) ? -far : near
      FloatVector ofFace = lowX.blend(minusHighX, minusHighX.compare(GE, lowX))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EXTENT_X + k));
      FloatVector minusHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k).lanewise(NEG);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k);
      // isAhead(near, far) ? -far : near
      FloatVector next = lowY.blend(minusHighY, minusHighY.compare(GE, lowY))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EXTENT_Y + k));
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 1 : face
      FloatVector face = ALL_ZERO.blend(ALL_ONE, nextGreaterOfFace);
      // next > ofFace ? next : ofFace
      FloatVector ofFace2 = ofFace.blend(next, nextGreaterOfFace);
      FloatVector minusHighZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k).lanewise(NEG);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      // isAhead(near, far) ? -far : near
      FloatVector next2 = lowZ.blend(minusHighZ, minusHighZ.compare(GE, lowZ))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_EXTENT_Z + k));
      VectorMask<Float> nextGreaterOfFace2 = next2.compare(GT, ofFace2);
      // next > ofFace ? 2 : face
      FLOAT_VECTOR.cast(face.blend(ALL_TWO, nextGreaterOfFace2)).intoArray(floatRows, ROW_FACE + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace2.blend(next2, nextGreaterOfFace2)).intoArray(floatRows, ROW_OF_FACE + k);
      FLOAT_VECTOR.cast(halfY).intoArray(floatRows, ROW_HALF_Y + k);
      FLOAT_VECTOR.cast(halfZ).intoArray(floatRows, ROW_HALF_Z + k);
      FLOAT_VECTOR.cast(halfX).intoArray(floatRows, ROW_HALF_X + k);
      FLOAT_VECTOR.cast(ALL_BIAS.lanewise(MUL, small2)).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(halfX.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_X + k);
      FLOAT_VECTOR.cast(halfY.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_Y + k);
      FLOAT_VECTOR.cast(halfZ.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_Z + k);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      minXAtMostMaxXAndNotOverlapBits |= valid.andNot(overlap).toLong() << k;
      allMinXAtMostMaxXBits2 |= valid.and(overlap).toLong() << k;
    }
    bits[0] = minXAtMostMaxXAndNotOverlapBits;
    bits[1] = allMinXAtMostMaxXBits2;
    return validBits;
  }

  private static long floats10(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long nextGreaterNextBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT + k);
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE + k);
      VectorMask<Float> nextGreaterOfFace = next.compare(GT, ofFace);
      // next > ofFace ? 3 : face
      FloatVector face = fromArray(FLOATS, floatRows, ROW_FACE + k).blend(ALL_C3_00, nextGreaterOfFace);
      // next > ofFace ? next : ofFace
      FloatVector ofFace2 = ofFace.blend(next, nextGreaterOfFace);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT2 + k);
      VectorMask<Float> nextGreaterOfFace2 = next2.compare(GT, ofFace2);
      // next > ofFace ? 4 : face
      FloatVector face2 = face.blend(ALL_C4_00, nextGreaterOfFace2);
      // next > ofFace ? next : ofFace
      FloatVector ofFace3 = ofFace2.blend(next2, nextGreaterOfFace2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT3 + k);
      VectorMask<Float> nextGreaterOfFace3 = next3.compare(GT, ofFace3);
      // next > ofFace ? 5 : face
      FLOAT_VECTOR.cast(face2.blend(ALL_C5_00, nextGreaterOfFace3)).intoArray(floatRows, ROW_FACE2 + k);
      // next > ofFace ? next : ofFace
      FLOAT_VECTOR.cast(ofFace3.blend(next3, nextGreaterOfFace3)).intoArray(floatRows, ROW_OF_FACE2 + k);
      nextGreaterNextBits |= fromArray(FLOATS, floatRows, ROW_NEXT5 + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_NEXT4 + k)).toLong() << k;
    }
    return nextGreaterNextBits;
  }

  private static void floats11(float[] floatRows, long nextGreaterNextBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> nextGreaterNext = VectorMask.fromLong(FLOATS, (nextGreaterNextBits >>> k)
          & WideLanes.FLOAT_LANES);
      // next > ofEdges ? 7 : product
      FloatVector product = ALL_FIRST_PRODUCT.blend(ALL_C7_00, nextGreaterNext);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_NEXT4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_NEXT5 + k), nextGreaterNext);
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT6 + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 8 : product
      FloatVector product2 = product.blend(ALL_C8_00, nextGreaterOfEdges);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(next, nextGreaterOfEdges);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT7 + k);
      VectorMask<Float> nextGreaterOfEdges2 = next2.compare(GT, ofEdges2);
      // next > ofEdges ? 9 : product
      FloatVector product3 = product2.blend(ALL_C9_00, nextGreaterOfEdges2);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges3 = ofEdges2.blend(next2, nextGreaterOfEdges2);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT8 + k);
      VectorMask<Float> nextGreaterOfEdges3 = next3.compare(GT, ofEdges3);
      // next > ofEdges ? 10 : product
      FloatVector product4 = product3.blend(ALL_C10_0, nextGreaterOfEdges3);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges4 = ofEdges3.blend(next3, nextGreaterOfEdges3);
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT9 + k);
      VectorMask<Float> nextGreaterOfEdges4 = next4.compare(GT, ofEdges4);
      // next > ofEdges ? 11 : product
      FloatVector product5 = product4.blend(ALL_C11_0, nextGreaterOfEdges4);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges5 = ofEdges4.blend(next4, nextGreaterOfEdges4);
      FloatVector next5 = fromArray(FLOATS, floatRows, ROW_NEXT10 + k);
      VectorMask<Float> nextGreaterOfEdges5 = next5.compare(GT, ofEdges5);
      // next > ofEdges ? 12 : product
      FloatVector product6 = product5.blend(ALL_C12_0, nextGreaterOfEdges5);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges6 = ofEdges5.blend(next5, nextGreaterOfEdges5);
      FloatVector next6 = fromArray(FLOATS, floatRows, ROW_NEXT11 + k);
      VectorMask<Float> nextGreaterOfEdges6 = next6.compare(GT, ofEdges6);
      // next > ofEdges ? 13 : product
      FLOAT_VECTOR.cast(product6.blend(ALL_C13_0, nextGreaterOfEdges6)).intoArray(floatRows, ROW_PRODUCT2 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges6.blend(next6, nextGreaterOfEdges6)).intoArray(floatRows, ROW_OF_EDGES + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT12 + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 14 : product
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .blend(ALL_C14_0, nextGreaterOfEdges)).intoArray(floatRows, ROW_PRODUCT3 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges.blend(next, nextGreaterOfEdges)).intoArray(floatRows, ROW_OF_EDGES2 + k);
      FloatVector face = fromArray(FLOATS, floatRows, ROW_FACE2 + k);
      VectorMask<Float> faceIsC3_00 = face.compare(EQ, ALL_C3_00);
      VectorMask<Float> faceIsC4_00 = face.compare(EQ, ALL_C4_00);
      VectorMask<Float> faceIsC5_00 = face.compare(EQ, ALL_C5_00);
      // face == 0 ? 1 : face == 3 ? nxx : face == 4 ? nxy : face == 5 ? nxz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NXZ + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXY + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXX + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ZERO))).intoArray(floatRows, ROW_FX + k);
      // face == 1 ? 1 : face == 3 ? nyx : face == 4 ? nyy : face == 5 ? nyz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NYZ + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NYY + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NYX + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ONE))).intoArray(floatRows, ROW_FY + k);
      // face == 2 ? 1 : face == 3 ? nzx : face == 4 ? nzy : face == 5 ? nzz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NZZ + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NZY + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NZX + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_TWO))).intoArray(floatRows, ROW_FZ + k);
    }
  }

  private static long floats13(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long faceAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      VectorMask<Float> fxGreaterZero = fx.compare(GT, ALL_ZERO);
      FloatVector product = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k));
      FloatVector product2 = fx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k));
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      VectorMask<Float> fyGreaterZero = fy.compare(GT, ALL_ZERO);
      FloatVector product3 = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k));
      FloatVector product4 = fy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k));
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      VectorMask<Float> fzGreaterZero = fz.compare(GT, ALL_ZERO);
      FloatVector product5 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k));
      FloatVector product6 = fz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k));
      // l > 0 ? l * low : l * high
      FloatVector near = product2.blend(product, fxGreaterZero)
          .lanewise(ADD, product4.blend(product3, fyGreaterZero))
          .lanewise(ADD, product6.blend(product5, fzGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = product.blend(product2, fxGreaterZero)
          .lanewise(ADD, product3.blend(product4, fyGreaterZero))
          .lanewise(ADD, product5.blend(product6, fzGreaterZero));
      faceAheadBits |= far.lanewise(NEG).compare(GE, near).toLong() << k;
    }
    return faceAheadBits;
  }

  private static long floats14(float[] floatRows, long faceAheadBits) {
    if (floatRows == null) {
      return 0;
    }
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> faceAhead = VectorMask.fromLong(FLOATS, (faceAheadBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      // faceAhead ? fx : -fx
      FloatVector component = fx.lanewise(NEG).blend(fx, faceAhead);
      FloatVector ax = fx.lanewise(ABS);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector ay = fy.lanewise(ABS);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector az = fz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      largestGreaterZeroBits |= largestGreaterZero.toLong() << k;
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(fy.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(fz.lanewise(DIV, largest), largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_X + k);
      // faceAhead ? fy : -fy
      FloatVector component2 = fy.lanewise(NEG).blend(fy, faceAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Y + k);
      // faceAhead ? fz : -fz
      FloatVector component3 = fz.lanewise(NEG).blend(fz, faceAhead);
      FLOAT_VECTOR.cast(component3.lanewise(DIV, largest).lanewise(DIV, parts)).intoArray(floatRows,
          ROW_QUOTIENT + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats15(float[] floatRows, long largestGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_QUOTIENT + k).lanewise(ADD, ALL_ZERO),
          VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_FACE_Z + k);
    }
  }

  private static long floats16(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long eXBits = 0;
    long notEXBits = 0;
    long eYBits = 0;
    long cXBits = 0;
    long cYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      VectorMask<Float> eX = product.compare(LT, ALL_C9_00);
      eXBits |= eX.toLong() << k;
      VectorMask<Float> notEX = eX.not();
      notEXBits |= notEX.toLong() << k;
      VectorMask<Float> eY = product.compare(LT, ALL_C12_0, notEX);
      eYBits |= eY.toLong() << k;
      // eX ? 6 : eY ? 9 : 12
      FloatVector column = product.lanewise(SUB, ALL_C12_0.blend(ALL_C9_00, eY).blend(ALL_FIRST_PRODUCT, eX));
      VectorMask<Float> cX = column.compare(EQ, ALL_ZERO);
      cXBits |= cX.toLong() << k;
      VectorMask<Float> cY = column.compare(EQ, ALL_ONE);
      cYBits |= cY.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XY + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_XX + k), cX)).intoArray(floatRows, ROW_BX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector by = fromArray(FLOATS, floatRows, ROW_YZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YY + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_YX + k), cX);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_ZZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX + k), cX);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector ofZ = by.lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ofZ.blend(bz, eY).blend(ALL_ZERO, eX)).intoArray(floatRows, ROW_LX + k);
      FLOAT_VECTOR.cast(bz.lanewise(NEG)).intoArray(floatRows, ROW_OF_X + k);
    }
    bits[0] = notEXBits;
    bits[1] = eYBits;
    bits[2] = cXBits;
    bits[3] = cYBits;
    return eXBits;
  }

  private static long floats17(float[] floatRows, long eYBits, long eXBits) {
    if (floatRows == null) {
      return 0;
    }
    long edgeAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector ly = bx.blend(ALL_ZERO, eY).blend(fromArray(FLOATS, floatRows, ROW_OF_X + k), eX);
      FLOAT_VECTOR.cast(ly).intoArray(floatRows, ROW_LY + k);
      FloatVector ofY = bx.lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector lz = ALL_ZERO.blend(ofY, eY).blend(fromArray(FLOATS, floatRows, ROW_BY + k), eX);
      FLOAT_VECTOR.cast(lz).intoArray(floatRows, ROW_LZ + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      VectorMask<Float> lxGreaterZero = lx.compare(GT, ALL_ZERO);
      FloatVector product = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X2 + k));
      FloatVector product2 = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k));
      VectorMask<Float> lyGreaterZero = ly.compare(GT, ALL_ZERO);
      FloatVector product3 = ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k));
      FloatVector product4 = ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k));
      VectorMask<Float> lzGreaterZero = lz.compare(GT, ALL_ZERO);
      FloatVector product5 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k));
      FloatVector product6 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k));
      // l > 0 ? l * low : l * high
      FloatVector near = product2.blend(product, lxGreaterZero)
          .lanewise(ADD, product4.blend(product3, lyGreaterZero))
          .lanewise(ADD, product6.blend(product5, lzGreaterZero));
      // l > 0 ? l * high : l * low
      FloatVector far = product.blend(product2, lxGreaterZero)
          .lanewise(ADD, product3.blend(product4, lyGreaterZero))
          .lanewise(ADD, product5.blend(product6, lzGreaterZero));
      edgeAheadBits |= far.lanewise(NEG).compare(GE, near).toLong() << k;
    }
    return edgeAheadBits;
  }

  private static long floats18(float[] floatRows, long edgeAheadBits) {
    if (floatRows == null) {
      return 0;
    }
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      // edgeAhead ? lx : -lx
      FLOAT_VECTOR.cast(lx.lanewise(NEG).blend(lx,
          VectorMask.fromLong(FLOATS, (edgeAheadBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_COMPONENT + k);
      FloatVector ax = lx.lanewise(ABS);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector ay = ly.lanewise(ABS);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector az = lz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest).intoArray(floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      largestGreaterZeroBits |= largestGreaterZero.toLong() << k;
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(lx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(ly.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(lz.lanewise(DIV, largest), largestGreaterZero);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM3 + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats19(float[] floatRows, long largestGreaterZeroBits, long edgeAheadBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(SQRT);
      VectorMask<Float> largestGreaterZero = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_COMPONENT + k).lanewise(DIV, largest)
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
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_EDGE_Z + k);
    }
  }

  private static long floats20(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long ofEdgesGreaterNoneBits = 0;
    long isEdgeBits = 0;
    long notIsEdgeBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k);
      VectorMask<Float> ofEdgesGreaterNone = ofEdges.compare(GT, ALL_NONE);
      ofEdgesGreaterNoneBits |= ofEdgesGreaterNone.toLong() << k;
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE2 + k);
      FloatVector absOfFace = ofFace.lanewise(ABS);
      FLOAT_VECTOR.cast(absOfFace).intoArray(floatRows, ROW_ABS_OF_FACE + k);
      VectorMask<Float> isEdge = ofEdges.compare(GT, ofFace
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, ALL_ROUNDING_28.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .lanewise(ADD, absOfFace)))), ofEdgesGreaterNone);
      isEdgeBits |= isEdge.toLong() << k;
      notIsEdgeBits |= isEdge.not().toLong() << k;
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(MUL, edgeX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Z + k)))).intoArray(floatRows,
          ROW_TOWARDS_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, edgeX)).intoArray(floatRows,
          ROW_PRODUCT4 + k);
    }
    bits[0] = isEdgeBits;
    bits[1] = notIsEdgeBits;
    return ofEdgesGreaterNoneBits;
  }

  private static long floats21(float[] floatRows, long[] bits, long eXBits, long eYBits, long notEXBits) {
    if (floatRows == null) {
      return 0;
    }
    long edgeXGreaterZeroBits = 0;
    long edgeYGreaterZeroBits = 0;
    long notEXAndNotEYBits = 0;
    long edgeZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector edgeY = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k);
      FloatVector edgeZ = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, edgeY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(MUL, edgeZ))).intoArray(floatRows,
          ROW_TOWARDS_Y + k);
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ + k).lanewise(MUL, edgeX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ + k).lanewise(MUL, edgeY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ + k).lanewise(MUL, edgeZ))).intoArray(floatRows,
          ROW_TOWARDS_Z + k);
      VectorMask<Float> edgeXGreaterZero = edgeX.compare(GT, ALL_ZERO);
      edgeXGreaterZeroBits |= edgeXGreaterZero.toLong() << k;
      // eX ? 0 : edgeX > 0 ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k), edgeXGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OX + k);
      VectorMask<Float> edgeYGreaterZero = edgeY.compare(GT, ALL_ZERO);
      edgeYGreaterZeroBits |= edgeYGreaterZero.toLong() << k;
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // eY ? 0 : edgeY > 0 ? highY : lowY
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k), edgeYGreaterZero)
          .blend(ALL_ZERO, eY)).intoArray(floatRows, ROW_OY + k);
      VectorMask<Float> notEXAndNotEY = VectorMask.fromLong(FLOATS, (notEXBits >>> k) & WideLanes.FLOAT_LANES)
          .andNot(eY);
      notEXAndNotEYBits |= notEXAndNotEY.toLong() << k;
      VectorMask<Float> edgeZGreaterZero = edgeZ.compare(GT, ALL_ZERO);
      edgeZGreaterZeroBits |= edgeZGreaterZero.toLong() << k;
      // !eX && !eY ? 0 : edgeZ > 0 ? highZ : lowZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k), edgeZGreaterZero)
          .blend(ALL_ZERO, notEXAndNotEY)).intoArray(floatRows, ROW_OZ + k);
    }
    bits[0] = edgeYGreaterZeroBits;
    bits[1] = notEXAndNotEYBits;
    bits[2] = edgeZGreaterZeroBits;
    return edgeXGreaterZeroBits;
  }

  private static long floats22(float[][] columns2, int from2, float[] floatRows, long[] bits, long cXBits,
      long cYBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long towardsXGreaterZeroBits = 0;
    long towardsYGreaterZeroBits = 0;
    long notCXAndNotCYBits = 0;
    long towardsZGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> towardsXGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_X + k)
          .compare(GT, ALL_ZERO);
      towardsXGreaterZeroBits |= towardsXGreaterZero.toLong() << k;
      VectorMask<Float> cX = VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES);
      // cX ? 0 : towardsX > 0 ? -hx : hx
      FloatVector cornerX = fromArray(FLOATS, halfXs, j)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k), towardsXGreaterZero).blend(ALL_ZERO, cX);
      VectorMask<Float> towardsYGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_Y + k)
          .compare(GT, ALL_ZERO);
      towardsYGreaterZeroBits |= towardsYGreaterZero.toLong() << k;
      VectorMask<Float> cY = VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES);
      // cY ? 0 : towardsY > 0 ? -hy : hy
      FloatVector cornerY = fromArray(FLOATS, halfYs, j)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Y + k), towardsYGreaterZero).blend(ALL_ZERO, cY);
      VectorMask<Float> notCXAndNotCY = cX.not().andNot(cY);
      notCXAndNotCYBits |= notCXAndNotCY.toLong() << k;
      VectorMask<Float> towardsZGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_Z + k)
          .compare(GT, ALL_ZERO);
      towardsZGreaterZeroBits |= towardsZGreaterZero.toLong() << k;
      // !cX && !cY ? 0 : towardsZ > 0 ? -hz : hz
      FloatVector cornerZ = fromArray(FLOATS, halfZs, j)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k), towardsZGreaterZero)
          .blend(ALL_ZERO, notCXAndNotCY);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XZ + k).lanewise(MUL, cornerZ))).intoArray(floatRows,
          ROW_PX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YX + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ + k).lanewise(MUL, cornerZ))).intoArray(floatRows,
          ROW_PY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZX + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ + k).lanewise(MUL, cornerZ))).intoArray(floatRows,
          ROW_PZ + k);
    }
    bits[0] = towardsYGreaterZeroBits;
    bits[1] = notCXAndNotCYBits;
    bits[2] = towardsZGreaterZeroBits;
    return towardsXGreaterZeroBits;
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX + k));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY + k));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ + k));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FLOAT_VECTOR.cast(ay.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, by)).lanewise(MUL, lx)
          .lanewise(ADD, az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz)).lanewise(MUL, ly))
          .lanewise(ADD, ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx)).lanewise(MUL, lz))
          .lanewise(DIV, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)))).intoArray(floatRows, ROW_X + k);
    }
  }

  private static void floats24(float[] floatRows, long eYBits, long eXBits, long notEXAndNotEYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector min = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X2 + k), eX);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector max = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k), eX);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      // x < min ? min : x > max ? max : x
      FloatVector onA = x.blend(max, x.compare(GT, max)).blend(min, x.compare(LT, min));
      // eX ? onA : ox
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k).blend(onA, eX)).intoArray(floatRows,
          ROW_OX2 + k);
      // eY ? onA : oy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k).blend(onA, eY)).intoArray(floatRows,
          ROW_OY2 + k);
      // !eX && !eY ? onA : oz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ + k)
          .blend(onA, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_OZ2 + k);
    }
  }

  private static void floats25(float[][] columns2, int from2, float[] floatRows, long cYBits, long cXBits,
      long edgeXGreaterZeroBits, long eXBits, long edgeYGreaterZeroBits, long eYBits,
      long edgeZGreaterZeroBits, long notEXAndNotEYBits, long towardsXGreaterZeroBits,
      long towardsYGreaterZeroBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> cX = VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> cY = VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector halfB = fromArray(FLOATS, halfZs, j).blend(fromArray(FLOATS, halfYs, j), cY)
          .blend(fromArray(FLOATS, halfXs, j), cX);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_OX2 + k).lanewise(SUB, px).lanewise(MUL, bx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OY2 + k).lanewise(SUB, py).lanewise(MUL, by))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OZ2 + k).lanewise(SUB, pz).lanewise(MUL, bz));
      FloatVector min = halfB.lanewise(NEG);
      // x < min ? min : x > max ? max : x
      FloatVector onB = x.blend(halfB, x.compare(GT, halfB)).blend(min, x.compare(LT, min));
      FLOAT_VECTOR.cast(px.lanewise(ADD, onB.lanewise(MUL, bx))).intoArray(floatRows, ROW_PX2 + k);
      FLOAT_VECTOR.cast(py.lanewise(ADD, onB.lanewise(MUL, by))).intoArray(floatRows, ROW_PY2 + k);
      FLOAT_VECTOR.cast(pz.lanewise(ADD, onB.lanewise(MUL, bz))).intoArray(floatRows, ROW_PZ2 + k);
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
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE_A + k);
      // cX ? 0 : towardsX > 0 ? 1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, cX)).intoArray(floatRows, ROW_SIDE_X + k);
      // cY ? 0 : towardsY > 0 ? 1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, cY)).intoArray(floatRows, ROW_SIDE_Y + k);
    }
  }

  private static void floats26(float[] floatRows, long towardsZGreaterZeroBits, long notCXAndNotCYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // !cX && !cY ? 0 : towardsZ > 0 ? 1 : 2
      FloatVector sideZ = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notCXAndNotCYBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIDE_Y + k)))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE_B + k);
    }
  }

  private static void floats27(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_PX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX2 + k))
          .lanewise(SUB, ofEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_X + k)));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_PY2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY2 + k))
          .lanewise(SUB, ofEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Y + k)));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_PZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ2 + k))
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

  private static long floats28(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long asideGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_OX2 + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_OY2 + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_OZ2 + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)));
      asideGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_ASIDE + k)
          .compare(GT, ALL_ROUNDING_28.lanewise(MUL, sum
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k).lanewise(ABS)))).toLong() << k;
    }
    return asideGreaterProductBits;
  }

  private static void floats29(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector edgeZ = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, edgeZ);
      FloatVector edgeY = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, edgeY);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, edgeX);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FLOAT_VECTOR.cast(edgeX.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).intoArray(floatRows, ROW_NX + k);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(edgeY.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(edgeZ.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).intoArray(floatRows, ROW_NZ + k);
    }
  }

  private static void floats30(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, floatRows, ROW_NX + k);
      FloatVector ny = fromArray(FLOATS, floatRows, ROW_NY + k);
      FloatVector nz = fromArray(FLOATS, floatRows, ROW_NZ + k);
      FloatVector along = ALL_C0_480.lanewise(MUL, nx).lanewise(ADD, ALL_C0_600.lanewise(MUL, ny))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, nz));
      VectorMask<Float> nyIsZeroAndNzGreaterZero = ny.compare(EQ, ALL_ZERO);
      nyIsZeroAndNzGreaterZero = nz.compare(GT, ALL_ZERO, nyIsZeroAndNzGreaterZero);
      VectorMask<Float> nxIsZeroAndEither = nx
          .compare(EQ, ALL_ZERO, ny.compare(GT, ALL_ZERO).or(nyIsZeroAndNzGreaterZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, nx.compare(GT, ALL_ZERO).or(nxIsZeroAndEither));
      VectorMask<Float> forward = along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_DEEP + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PX2 + k)))).intoArray(floatRows, ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PY2 + k)))).intoArray(floatRows, ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PZ2 + k)))).intoArray(floatRows, ROW_MIDDLE_Z + k);
      FloatVector featureA = fromArray(FLOATS, floatRows, ROW_FEATURE_A + k);
      FloatVector featureB = fromArray(FLOATS, floatRows, ROW_FEATURE_B + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, featureB).lanewise(ADD, featureA)
          .blend(ALL_FEATURES.lanewise(MUL, featureA).lanewise(ADD, featureB), forward)).intoArray(floatRows,
          ROW_FEATURE + k);
    }
  }

  private static void floats31(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NX + k).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_SPACE_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NY + k).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_SPACE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_NZ + k).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_SPACE_Z + k);
    }
  }

  private static long floats32(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    long absDeepAtMostLargestBits = 0;
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector middleZ = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, middleZ);
      FloatVector middleY = fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, middleY);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector middleX = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, middleX);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector pointX = fromArray(FLOATS, xs, j)
          .lanewise(ADD, middleX.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointX).intoArray(floatRows, ROW_POINT_X + k);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector pointY = fromArray(FLOATS, ys, j)
          .lanewise(ADD, middleY.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointY).intoArray(floatRows, ROW_POINT_Y + k);
      FloatVector pointZ = fromArray(FLOATS, zs, j)
          .lanewise(ADD, middleZ.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointZ).intoArray(floatRows, ROW_POINT_Z + k);
      absDeepAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> allValueAtMostLargest = pointX.lanewise(ABS).compare(LE, ALL_LARGEST);
      allValueAtMostLargest = pointY.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargest = pointZ.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
    }
    bits[0] = allValueAtMostLargestBits;
    return absDeepAtMostLargestBits;
  }

  private static void floats33(float[] floatRows, long overlapBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 + k);
    }
  }

  private static long floats34(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isXBits = 0;
    long isYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k), isY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k), isX)).intoArray(floatRows, ROW_LOW_U + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k), isY)).intoArray(floatRows,
          ROW_HIGH_ZOR_HIGH_X + k);
    }
    bits[0] = isYBits;
    return isXBits;
  }

  private static long floats35(float[] floatRows, long isXBits, long isYBits) {
    if (floatRows == null) {
      return 0;
    }
    long upper1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HIGH_ZOR_HIGH_X + k).blend(highY, isX)).intoArray(
          floatRows, ROW_HIGH_U + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z2 + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X2 + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(lowY.blend(lowX, isY).blend(lowZ, isX)).intoArray(floatRows, ROW_LOW_V + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z2 + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highY.blend(highX, isY).blend(highZ, isX)).intoArray(floatRows, ROW_HIGH_V + k);
      VectorMask<Float> upper1 = fromArray(FLOATS, floatRows, ROW_NW + k).compare(GT, ALL_ZERO);
      upper1Bits |= upper1.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? FaceAxes.third(isX, isY, highX, highY, highZ) :
      // FaceAxes.third(isX, isY, lowX, lowY, lowZ)
      FLOAT_VECTOR.cast(lowZ.blend(lowY, isY).blend(lowX, isX)
          .blend(highZ.blend(highY, isY).blend(highX, isX), upper1)).intoArray(floatRows, ROW_PLANE + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX + k).lanewise(MUL, faceY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)))).intoArray(floatRows, ROW_ALONG_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY + k).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY + k).lanewise(MUL, faceY))).intoArray(floatRows,
          ROW_SUM4 + k);
    }
    return upper1Bits;
  }

  private static long floats36(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfYs = columns2[4], halfZs = columns2[5];
    long ofXBits = 0;
    long ofYBits = 0;
    long lowerBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FloatVector alongY = fromArray(FLOATS, floatRows, ROW_SUM4 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY + k).lanewise(MUL, faceZ));
      FloatVector alongZ = fromArray(FLOATS, floatRows, ROW_XZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ + k).lanewise(MUL, faceZ));
      FloatVector alongX = fromArray(FLOATS, floatRows, ROW_ALONG_X + k);
      FloatVector absAlongX = alongX.lanewise(ABS);
      FloatVector absAlongY = alongY.lanewise(ABS);
      FloatVector absAlongZ = alongZ.lanewise(ABS);
      VectorMask<Float> ofX = absAlongX.compare(GE, absAlongY);
      ofX = absAlongX.compare(GE, absAlongZ, ofX);
      ofXBits |= ofX.toLong() << k;
      VectorMask<Float> ofY = absAlongY.compare(GE, absAlongZ, ofX.not());
      ofYBits |= ofY.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      lowerBits |= alongZ.blend(alongY, ofY).blend(alongX, ofX).compare(GT, ALL_ZERO).toLong() << k;
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j).blend(fromArray(FLOATS, halfYs, j), ofY)).intoArray(
          floatRows, ROW_HALF_YOR_HALF_Z + k);
    }
    bits[0] = ofYBits;
    bits[1] = lowerBits;
    return ofXBits;
  }

  private static void floats37(float[][] columns2, int from2, float[] floatRows, long ofXBits, long lowerBits,
      long ofYBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector halfM = fromArray(FLOATS, floatRows, ROW_HALF_YOR_HALF_Z + k).blend(halfX, ofX);
      // lower ? -halfM : halfM
      FloatVector toM = halfM.blend(halfM.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (lowerBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector halfE = halfX.blend(halfZ, ofY).blend(halfY, ofX);
      FLOAT_VECTOR.cast(halfE).intoArray(floatRows, ROW_HALF_E + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfY.blend(halfX, ofY).blend(halfZ, ofX)).intoArray(floatRows, ROW_HALF_F + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, xz.blend(xy, ofY).blend(xx, ofX))).intoArray(floatRows, ROW_MX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, yz.blend(fromArray(FLOATS, floatRows, ROW_YY + k), ofY)
          .blend(yx, ofX))).intoArray(floatRows, ROW_MY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX + k), ofX))).intoArray(floatRows, ROW_MZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, xx.blend(xz, ofY).blend(xy, ofX))).intoArray(floatRows, ROW_EX + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(yx.blend(yz, ofY)).intoArray(floatRows, ROW_YZ_OR_YX + k);
    }
  }

  private static long floats38(float[] floatRows, long[] bits, long ofXBits, long ofYBits, long isYBits,
      long isXBits) {
    if (floatRows == null) {
      return 0;
    }
    long isThin1Bits = 0;
    long isThin2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfE = fromArray(FLOATS, floatRows, ROW_HALF_E + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ_OR_YX + k)
          .blend(yy, ofX))).intoArray(floatRows, ROW_EY + k);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY + k);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, zx.blend(zz, ofY).blend(zy, ofX))).intoArray(floatRows, ROW_EZ + k);
      FloatVector halfF = fromArray(FLOATS, floatRows, ROW_HALF_F + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XX + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_XZ + k), ofX))).intoArray(floatRows, ROW_GX2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, yy.blend(fromArray(FLOATS, floatRows, ROW_YX + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YZ + k), ofX))).intoArray(floatRows, ROW_GY2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, zy.blend(zx, ofY).blend(zz, ofX))).intoArray(floatRows,
          ROW_GZ2 + k);
      isThin1Bits |= halfE.compare(EQ, ALL_ZERO).toLong() << k;
      isThin2Bits |= halfF.compare(EQ, ALL_ZERO).toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PLANE + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MY + k),
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MX + k),
          VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES)))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_NW + k))).intoArray(floatRows, ROW_MID_DEEP + k);
    }
    bits[0] = isThin2Bits;
    return isThin1Bits;
  }

  private static void floats39(float[] floatRows, long isYBits, long isXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FloatVector nw = fromArray(FLOATS, floatRows, ROW_NW + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector deep1 = ez.blend(ey, isY).blend(ex, isX).lanewise(NEG).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(deep1).intoArray(floatRows, ROW_DEEP1 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector deep2 = gz.blend(gy, isY).blend(gx, isX).lanewise(NEG).lanewise(DIV, nw);
      FLOAT_VECTOR.cast(deep2).intoArray(floatRows, ROW_DEEP2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector midDeep = fromArray(FLOATS, floatRows, ROW_MID_DEEP + k);
      FloatVector nu = fromArray(FLOATS, floatRows, ROW_NU + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(mx.blend(mz, isY).blend(my, isX).lanewise(ADD, midDeep.lanewise(MUL, nu))).intoArray(
          floatRows, ROW_MID_U + k);
      FloatVector nv = fromArray(FLOATS, floatRows, ROW_NV + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(my.blend(mx, isY).blend(mz, isX).lanewise(ADD, midDeep.lanewise(MUL, nv))).intoArray(
          floatRows, ROW_MID_V + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ex.blend(ez, isY).blend(ey, isX).lanewise(ADD, deep1.lanewise(MUL, nu))).intoArray(
          floatRows, ROW_U1 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ey.blend(ex, isY).blend(ez, isX).lanewise(ADD, deep1.lanewise(MUL, nv))).intoArray(
          floatRows, ROW_V1 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(gx.blend(gz, isY).blend(gy, isX).lanewise(ADD, deep2.lanewise(MUL, nu))).intoArray(
          floatRows, ROW_U2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(gy.blend(gx, isY).blend(gz, isX).lanewise(ADD, deep2.lanewise(MUL, nv))).intoArray(
          floatRows, ROW_V2 + k);
    }
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_U + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ABS)));
      FLOAT_VECTOR.cast(ALL_ROUNDING_28.lanewise(MUL, sum
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_OF_FACE + k)))).intoArray(floatRows,
          ROW_SLACK2 + k);
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k))).intoArray(
          floatRows, ROW_PRODUCT5 + k);
    }
  }

  private static void floats41(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, faceY);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k);
      FloatVector tx = product2.lanewise(SUB, product);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, faceX);
      FloatVector ty = product3.lanewise(SUB, product2);
      FloatVector tz = product.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FLOAT_VECTOR.cast(faceX.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_OUT_X + k);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(faceY.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_OUT_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FACE_Z + k)
          .lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM5 + k);
    }
  }

  private static long floats42(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long forwardBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_SUM5 + k).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(outZ).intoArray(floatRows, ROW_OUT_Z + k);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      FloatVector along = ALL_C0_480.lanewise(MUL, outX).lanewise(ADD, ALL_C0_600.lanewise(MUL, outY))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, outZ));
      VectorMask<Float> outYIsZeroAndOutZGreaterZero = outY.compare(EQ, ALL_ZERO);
      outYIsZeroAndOutZGreaterZero = outZ.compare(GT, ALL_ZERO, outYIsZeroAndOutZGreaterZero);
      VectorMask<Float> outXIsZeroAndEither = outX
          .compare(EQ, ALL_ZERO, outY.compare(GT, ALL_ZERO).or(outYIsZeroAndOutZGreaterZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, outX.compare(GT, ALL_ZERO).or(outXIsZeroAndEither));
      forwardBits |= along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither).toLong() << k;
    }
    return forwardBits;
  }

  private static void floats43(float[] floatRows, long forwardBits, long isYBits, long isXBits,
      long upper1Bits, long ofYBits, long ofXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> forward = VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FloatVector unitA = ALL_ONE.blend(ALL_FEATURES, forward);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FloatVector unitB = ALL_FEATURES.blend(ALL_ONE, forward);
      FLOAT_VECTOR.cast(unitB).intoArray(floatRows, ROW_UNIT_B + k);
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
          VectorMask.fromLong(FLOATS, (upper1Bits >>> k) & WideLanes.FLOAT_LANES))))).intoArray(floatRows,
          ROW_OF_FACE_A + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitB.lanewise(MUL, ALL_ONE.blend(ALL_C16_0, ofY).blend(ALL_C4_00, ofX))).intoArray(
          floatRows, ROW_OF_E + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitB.lanewise(MUL, ALL_C4_00.blend(ALL_ONE, ofY).blend(ALL_C16_0, ofX))).intoArray(
          floatRows, ROW_OF_F + k);
    }
  }

  private static void floats44(float[] floatRows, long isYBits, long isXBits, long ofYBits, long ofXBits,
      long upper1Bits, long lowerBits, long forwardBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector axisA = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector axisB = ALL_TWO.blend(ALL_ONE, ofY).blend(ALL_ZERO, ofX);
      // upper1 ? 1 : 0
      FloatVector first2 = ALL_TWO.lanewise(MUL, axisA)
          .lanewise(ADD, ALL_ZERO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (upper1Bits >>> k) & WideLanes.FLOAT_LANES)));
      VectorMask<Float> lower = VectorMask.fromLong(FLOATS, (lowerBits >>> k) & WideLanes.FLOAT_LANES);
      // upper2 ? 1 : 0
      FloatVector second2 = ALL_TWO.lanewise(MUL, axisB).lanewise(ADD, ALL_ONE.blend(ALL_ZERO, lower));
      // forward ? FacePoints.ofFaces(axisA, nw > 0, axisB, !lower) : FacePoints.ofFaces(axisB, !lower, axisA,
      // nw > 0)
      FloatVector faces = ALL_C4_10E_03.lanewise(MUL, ALL_FIRST_PRODUCT.lanewise(MUL, second2)
          .lanewise(ADD, first2).lanewise(ADD, ALL_ONE))
          .blend(ALL_C4_10E_03.lanewise(MUL, ALL_FIRST_PRODUCT.lanewise(MUL, first2).lanewise(ADD, second2)
          .lanewise(ADD, ALL_ONE)), VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES));
      // isX ? ofX : isY ? ofY : ofZ; lower ? 1 : 2
      FLOAT_VECTOR.cast(faces.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_FACE_A + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_UNIT_B + k)
          .lanewise(MUL, ALL_C16_0.blend(ALL_C4_00, ofY).blend(ALL_ONE, ofX)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, lower))))).intoArray(floatRows, ROW_OF_FACES + k);
    }
  }

  private static void floats45(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofFaces = fromArray(FLOATS, floatRows, ROW_OF_FACES + k);
      FloatVector ofF = fromArray(FLOATS, floatRows, ROW_OF_F + k);
      FloatVector edge0 = ofFaces.lanewise(ADD, ofF);
      FLOAT_VECTOR.cast(edge0).intoArray(floatRows, ROW_EDGE0 + k);
      FloatVector ofE = fromArray(FLOATS, floatRows, ROW_OF_E + k);
      FloatVector product = ALL_TWO.lanewise(MUL, ofE);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, product)).intoArray(floatRows, ROW_EDGE1 + k);
      FloatVector edge2 = ofFaces.lanewise(ADD, ALL_TWO.lanewise(MUL, ofF));
      FLOAT_VECTOR.cast(edge2).intoArray(floatRows, ROW_EDGE2 + k);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, ofE)).intoArray(floatRows, ROW_EDGE3 + k);
      FLOAT_VECTOR.cast(edge0.lanewise(ADD, ofE)).intoArray(floatRows, ROW_CORNER0 + k);
      FLOAT_VECTOR.cast(edge0.lanewise(ADD, product)).intoArray(floatRows, ROW_CORNER1 + k);
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

  private static long floats46(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absU1GreaterShortestBits = 0;
    long u1GreaterZeroBits = 0;
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
      FloatVector atLow = low.lanewise(SUB, midU0).lanewise(MUL, inverse);
      FloatVector atHigh = high.lanewise(SUB, midU0).lanewise(MUL, inverse);
      VectorMask<Float> absU1GreaterShortest = u1.lanewise(ABS).compare(GT, ALL_SHORTEST);
      absU1GreaterShortestBits |= absU1GreaterShortest.toLong() << k;
      VectorMask<Float> u1GreaterZero = u1.compare(GT, ALL_ZERO);
      u1GreaterZeroBits |= u1GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidU0 = low.compare(LE, midU0);
      allLowAtMostMidU0 = midU0.compare(LE, high, allLowAtMostMidU0);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU0)
          .blend(atHigh.blend(atLow, u1GreaterZero), absU1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU0)
          .blend(atLow.blend(atHigh, u1GreaterZero), absU1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U0 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, slack)).intoArray(floatRows,
          ROW_LOW2 + k);
    }
    bits[0] = u1GreaterZeroBits;
    return absU1GreaterShortestBits;
  }

  private static long floats47(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absV1GreaterShortestBits = 0;
    long v1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK2 + k));
      FLOAT_VECTOR.cast(high).intoArray(floatRows, ROW_HIGH2 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, v1);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector midV0 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k);
      FloatVector atLow = low.lanewise(SUB, midV0).lanewise(MUL, inverse);
      FloatVector atHigh = high.lanewise(SUB, midV0).lanewise(MUL, inverse);
      VectorMask<Float> absV1GreaterShortest = v1.lanewise(ABS).compare(GT, ALL_SHORTEST);
      absV1GreaterShortestBits |= absV1GreaterShortest.toLong() << k;
      VectorMask<Float> v1GreaterZero = v1.compare(GT, ALL_ZERO);
      v1GreaterZeroBits |= v1GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidV0 = low.compare(LE, midV0);
      allLowAtMostMidV0 = midV0.compare(LE, high, allLowAtMostMidV0);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FloatVector entersV0 = ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV0)
          .blend(atHigh.blend(atLow, v1GreaterZero), absV1GreaterShortest);
      FLOAT_VECTOR.cast(entersV0).intoArray(floatRows, ROW_ENTERS_V0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV0)
          .blend(atLow.blend(atHigh, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V0 + k);
      FloatVector entersU0 = fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k);
      // entersU > entersV ? entersU : entersV
      FLOAT_VECTOR.cast(entersV0.blend(entersU0, entersU0.compare(GT, entersV0))).intoArray(floatRows,
          ROW_T + k);
    }
    bits[0] = v1GreaterZeroBits;
    return absV1GreaterShortestBits;
  }

  private static long floats48(float[] floatRows, long[] bits, long isThin1Bits, long u1GreaterZeroBits,
      long v1GreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long notIsThin1Bits = 0;
    long isEnd0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      // t > -1 ? t : -1
      FloatVector first0 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FloatVector leavesU0 = fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k);
      FloatVector leavesV0 = fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV0.blend(leavesU0, leavesU0.compare(LT, leavesV0));
      // t < 1 ? t : 1
      FloatVector last0 = ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE));
      FLOAT_VECTOR.cast(last0).intoArray(floatRows, ROW_LAST0 + k);
      VectorMask<Float> notIsThin1 = VectorMask.fromLong(FLOATS, (isThin1Bits >>> k)
          & WideLanes.FLOAT_LANES).not();
      notIsThin1Bits |= notIsThin1.toLong() << k;
      VectorMask<Float> isStart0 = first0.compare(LE, last0, notIsThin1);
      VectorMask<Float> isEnd0 = first0.compare(LT, last0, notIsThin1);
      isEnd0 = last0.compare(LT, ALL_ONE, isEnd0);
      isEnd0Bits |= isEnd0.toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START0_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START0_V + k);
      // isStart0 ? midDeep0 + first0 * deep1 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP0 + k)
          .lanewise(ADD, first0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))),
          isStart0)).intoArray(floatRows, ROW_START0_DEEP + k);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (u1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT6 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT7 + k);
      // first0 <= -1 ? corner0 : (entersU0 >= entersV0 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1))
      // + edge0
      FLOAT_VECTOR.cast(product2.blend(product, fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE0 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER0 + k), first0.compare(LE, ALL_MINUS_ONE))).intoArray(
          floatRows, ROW_START0_FEATURE + k);
    }
    bits[0] = isEnd0Bits;
    return notIsThin1Bits;
  }

  private static long floats49(float[] floatRows, long isEnd0Bits) {
    if (floatRows == null) {
      return 0;
    }
    long leavesU0AtMostLeavesV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector last0 = fromArray(FLOATS, floatRows, ROW_LAST0 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_END0_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_END0_V + k);
      // isEnd0 ? midDeep0 + last0 * deep1 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END0_DEEP + k);
      leavesU0AtMostLeavesV0Bits |= fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k)).toLong() << k;
    }
    return leavesU0AtMostLeavesV0Bits;
  }

  private static void floats50(float[] floatRows, long leavesU0AtMostLeavesV0Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_U1 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_V1 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d2.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT9 + k);
      // leavesU0 <= leavesV0 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (leavesU0AtMostLeavesV0Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE0 + k))).intoArray(floatRows,
          ROW_END0_FEATURE + k);
    }
  }

  private static long floats51(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absU2GreaterShortestBits = 0;
    long u2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU1 = fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(midU1).intoArray(floatRows, ROW_MID_U1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_V1 + k))).intoArray(floatRows, ROW_MID_V1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))).intoArray(floatRows, ROW_MID_DEEP1 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, u2);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE3 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector atLow = low.lanewise(SUB, midU1).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH + k);
      FloatVector atHigh = high.lanewise(SUB, midU1).lanewise(MUL, inverse);
      VectorMask<Float> absU2GreaterShortest = u2.lanewise(ABS).compare(GT, ALL_SHORTEST);
      absU2GreaterShortestBits |= absU2GreaterShortest.toLong() << k;
      VectorMask<Float> u2GreaterZero = u2.compare(GT, ALL_ZERO);
      u2GreaterZeroBits |= u2GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidU1 = low.compare(LE, midU1);
      allLowAtMostMidU1 = midU1.compare(LE, high, allLowAtMostMidU1);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU1)
          .blend(atHigh.blend(atLow, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU1)
          .blend(atLow.blend(atHigh, u2GreaterZero), absU2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U1 + k);
    }
    bits[0] = u2GreaterZeroBits;
    return absU2GreaterShortestBits;
  }

  private static long floats52(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
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
      VectorMask<Float> absV2GreaterShortest = v2.lanewise(ABS).compare(GT, ALL_SHORTEST);
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

  private static long floats53(float[] floatRows, long u2GreaterZeroBits, long v2GreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isEnd1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU1 = fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k);
      FloatVector entersV1 = fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV1.blend(entersU1, entersU1.compare(GT, entersV1));
      // t > -1 ? t : -1
      FloatVector first1 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FloatVector leavesU1 = fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k);
      FloatVector leavesV1 = fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV1.blend(leavesU1, leavesU1.compare(LT, leavesV1));
      // t < 1 ? t : 1
      FloatVector last1 = ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE));
      FLOAT_VECTOR.cast(last1).intoArray(floatRows, ROW_LAST1 + k);
      VectorMask<Float> isStart1 = first1.compare(LE, last1);
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
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START1_V + k);
      // isStart1 ? midDeep1 + first1 * deep2 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k)
          .lanewise(ADD, first1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))),
          isStart1)).intoArray(floatRows, ROW_START1_DEEP + k);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (u2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT10 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT11 + k);
      // first1 <= -1 ? corner1 : (entersU1 >= entersV1 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2))
      // + edge1
      FLOAT_VECTOR.cast(product2.blend(product, entersU1.compare(GE, entersV1))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER1 + k), first1.compare(LE, ALL_MINUS_ONE))).intoArray(
          floatRows, ROW_START1_FEATURE + k);
    }
    return isEnd1Bits;
  }

  private static long floats54(float[] floatRows, long isEnd1Bits) {
    if (floatRows == null) {
      return 0;
    }
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
      // isEnd1 ? midDeep1 + last1 * deep2 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k)
          .lanewise(ADD, last1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END1_DEEP + k);
      leavesU1AtMostLeavesV1Bits |= fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k)).toLong() << k;
    }
    return leavesU1AtMostLeavesV1Bits;
  }

  private static void floats55(float[] floatRows, long leavesU1AtMostLeavesV1Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_U2 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_V2 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d2.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT13 + k);
      // leavesU1 <= leavesV1 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (leavesU1AtMostLeavesV1Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))).intoArray(floatRows,
          ROW_END1_FEATURE + k);
    }
  }

  private static void floats56(float[] floatRows, long u1GreaterZeroBits, long absU1GreaterShortestBits,
      long v1GreaterZeroBits, long absV1GreaterShortestBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U2 + k));
      FLOAT_VECTOR.cast(midU2).intoArray(floatRows, ROW_MID_U2 + k);
      FloatVector midV2 = fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_V2 + k));
      FLOAT_VECTOR.cast(midV2).intoArray(floatRows, ROW_MID_V2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))).intoArray(floatRows, ROW_MID_DEEP2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
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
      FloatVector low2 = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector inverse2 = fromArray(FLOATS, floatRows, ROW_INVERSE2 + k);
      FloatVector atLow2 = low2.lanewise(SUB, midV2).lanewise(MUL, inverse2);
      FloatVector high2 = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh2 = high2.lanewise(SUB, midV2).lanewise(MUL, inverse2);
      VectorMask<Float> allLowAtMostMidV2 = low2.compare(LE, midV2);
      allLowAtMostMidV2 = midV2.compare(LE, high2, allLowAtMostMidV2);
      VectorMask<Float> absV1GreaterShortest = VectorMask.fromLong(FLOATS, (absV1GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> v1GreaterZero = VectorMask.fromLong(FLOATS, (v1GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV2)
          .blend(atHigh2.blend(atLow2, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV2)
          .blend(atLow2.blend(atHigh2, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V2 + k);
    }
  }

  private static void floats57(float[] floatRows) {
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

  private static long floats58(float[] floatRows, long[] bits, long isThin2Bits) {
    if (floatRows == null) {
      return 0;
    }
    long notIsThin2Bits = 0;
    long isEnd2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> notIsThin2 = VectorMask.fromLong(FLOATS, (isThin2Bits >>> k)
          & WideLanes.FLOAT_LANES).not();
      notIsThin2Bits |= notIsThin2.toLong() << k;
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      FloatVector last2 = fromArray(FLOATS, floatRows, ROW_LAST2 + k);
      VectorMask<Float> isStart2 = first2.compare(LE, last2, notIsThin2);
      VectorMask<Float> isEnd2 = first2.compare(LT, last2, notIsThin2);
      isEnd2 = first2.compare(GT, ALL_MINUS_ONE, isEnd2);
      isEnd2Bits |= isEnd2.toLong() << k;
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U2 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector x = midU2.lanewise(ADD, last2.lanewise(MUL, u1));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START2_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START2_V + k);
      // isStart2 ? midDeep2 + last2 * deep1 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))),
          isStart2)).intoArray(floatRows, ROW_START2_DEEP + k);
      // last2 >= 1 ? corner2 : (leavesU2 <= leavesV2 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1))
      // + edge2
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k),
          fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER2 + k), last2.compare(GE, ALL_ONE))).intoArray(
          floatRows, ROW_START2_FEATURE + k);
      FloatVector x3 = midU2.lanewise(ADD, first2.lanewise(MUL, u1));
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x3.blend(highU, x3.compare(GT, highU)).blend(lowU, x3.compare(LT, lowU))).intoArray(
          floatRows, ROW_END2_U + k);
    }
    bits[0] = isEnd2Bits;
    return notIsThin2Bits;
  }

  private static void floats59(float[] floatRows, long isEnd2Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_END2_V + k);
      // isEnd2 ? midDeep2 + first2 * deep1 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END2_DEEP + k);
      // entersU2 >= entersV2 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))).intoArray(floatRows,
          ROW_END2_FEATURE + k);
    }
  }

  private static void floats60(float[] floatRows, long u2GreaterZeroBits, long absU2GreaterShortestBits,
      long v2GreaterZeroBits, long absV2GreaterShortestBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU3 = fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(midU3).intoArray(floatRows, ROW_MID_U3 + k);
      FloatVector midV3 = fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V1 + k));
      FLOAT_VECTOR.cast(midV3).intoArray(floatRows, ROW_MID_V3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))).intoArray(floatRows, ROW_MID_DEEP3 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
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
      FloatVector low2 = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector inverse2 = fromArray(FLOATS, floatRows, ROW_INVERSE4 + k);
      FloatVector atLow2 = low2.lanewise(SUB, midV3).lanewise(MUL, inverse2);
      FloatVector high2 = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh2 = high2.lanewise(SUB, midV3).lanewise(MUL, inverse2);
      VectorMask<Float> allLowAtMostMidV3 = low2.compare(LE, midV3);
      allLowAtMostMidV3 = midV3.compare(LE, high2, allLowAtMostMidV3);
      VectorMask<Float> absV2GreaterShortest = VectorMask.fromLong(FLOATS, (absV2GreaterShortestBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> v2GreaterZero = VectorMask.fromLong(FLOATS, (v2GreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV3)
          .blend(atHigh2.blend(atLow2, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V3 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV3)
          .blend(atLow2.blend(atHigh2, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V3 + k);
    }
  }

  private static void floats61(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU3 = fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k);
      FloatVector entersV3 = fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV3.blend(entersU3, entersU3.compare(GT, entersV3));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_FIRST3 + k);
    }
  }

  private static long floats62(float[] floatRows, long notIsThin1Bits, long notIsThin2Bits) {
    if (floatRows == null) {
      return 0;
    }
    long isEnd3Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector leavesU3 = fromArray(FLOATS, floatRows, ROW_LEAVES_U3 + k);
      FloatVector leavesV3 = fromArray(FLOATS, floatRows, ROW_LEAVES_V3 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t = leavesV3.blend(leavesU3, leavesU3.compare(LT, leavesV3));
      // t < 1 ? t : 1
      FloatVector last3 = ALL_ONE.blend(t, t.compare(LT, ALL_ONE));
      VectorMask<Float> notIsThin1AndNotIsThin2 = VectorMask.fromLong(FLOATS, (notIsThin1Bits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (notIsThin2Bits >>> k)
          & WideLanes.FLOAT_LANES));
      FloatVector first3 = fromArray(FLOATS, floatRows, ROW_FIRST3 + k);
      VectorMask<Float> isStart3 = first3.compare(LE, last3, notIsThin1AndNotIsThin2);
      VectorMask<Float> isEnd3 = first3.compare(GT, ALL_MINUS_ONE, notIsThin1AndNotIsThin2);
      isEnd3 = first3.compare(LT, last3, isEnd3);
      isEnd3Bits |= isEnd3.toLong() << k;
      FloatVector midU3 = fromArray(FLOATS, floatRows, ROW_MID_U3 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector x = midU3.lanewise(ADD, last3.lanewise(MUL, u2));
      FloatVector lowU = fromArray(FLOATS, floatRows, ROW_LOW_U + k);
      FloatVector highU = fromArray(FLOATS, floatRows, ROW_HIGH_U + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highU, x.compare(GT, highU)).blend(lowU, x.compare(LT, lowU))).intoArray(
          floatRows, ROW_START3_U + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_MID_V3 + k)
          .lanewise(ADD, last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x2.blend(highV, x2.compare(GT, highV)).blend(lowV, x2.compare(LT, lowV))).intoArray(
          floatRows, ROW_START3_V + k);
      // isStart3 ? midDeep3 + last3 * deep2 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP3 + k)
          .lanewise(ADD, last3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))),
          isStart3)).intoArray(floatRows, ROW_START3_DEEP + k);
      // last3 >= 1 ? corner3 : (leavesU3 <= leavesV3 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2))
      // + edge3
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k), leavesU3.compare(LE, leavesV3))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE3 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER3 + k), last3.compare(GE, ALL_ONE))).intoArray(
          floatRows, ROW_START3_FEATURE + k);
      FloatVector x3 = midU3.lanewise(ADD, first3.lanewise(MUL, u2));
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x3.blend(highU, x3.compare(GT, highU)).blend(lowU, x3.compare(LT, lowU))).intoArray(
          floatRows, ROW_END3_U + k);
    }
    return isEnd3Bits;
  }

  private static void floats63(float[] floatRows, long isEnd3Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector first3 = fromArray(FLOATS, floatRows, ROW_FIRST3 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V3 + k)
          .lanewise(ADD, first3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
          floatRows, ROW_END3_V + k);
      // isEnd3 ? midDeep3 + first3 * deep2 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP3 + k)
          .lanewise(ADD, first3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))),
          VectorMask.fromLong(FLOATS, (isEnd3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END3_DEEP + k);
      // entersU3 >= entersV3 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE3 + k))).intoArray(floatRows,
          ROW_END3_FEATURE + k);
    }
  }

  private static void floats64(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u = fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k));
      FloatVector v = fromArray(FLOATS, floatRows, ROW_LOW_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product = u.lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT14 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product2 = v.lanewise(MUL, u2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT15 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector difference = u1.lanewise(MUL, v2).lanewise(SUB, v1.lanewise(MUL, u2));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2).lanewise(DIV, difference)).intoArray(floatRows,
          ROW_PART1_AT0 + k);
      FLOAT_VECTOR.cast(u.lanewise(MUL, v1)).intoArray(floatRows, ROW_PRODUCT16 + k);
      FLOAT_VECTOR.cast(v.lanewise(MUL, u1)).intoArray(floatRows, ROW_PRODUCT17 + k);
    }
  }

  private static void floats65(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_U2 + k).lanewise(MUL, v1)
          .lanewise(SUB, v2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k);
      FloatVector part2At0 = fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k).lanewise(SUB, product)
          .lanewise(DIV, difference);
      FloatVector part1At0 = fromArray(FLOATS, floatRows, ROW_PART1_AT0 + k);
      VectorMask<Float> isCorner0 = part1At0.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner0 = part2At0.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner0);
      FloatVector midDeep = fromArray(FLOATS, floatRows, ROW_MID_DEEP + k);
      FloatVector deep1 = fromArray(FLOATS, floatRows, ROW_DEEP1 + k);
      FloatVector deep2 = fromArray(FLOATS, floatRows, ROW_DEEP2 + k);
      // isCorner0 ? midDeep + (part1At0 * deep1 + part2At0 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(midDeep
          .lanewise(ADD, part1At0.lanewise(MUL, deep1).lanewise(ADD, part2At0.lanewise(MUL, deep2))),
          isCorner0)).intoArray(floatRows, ROW_CORNER0_DEEP + k);
      FloatVector ofFaces = fromArray(FLOATS, floatRows, ROW_OF_FACES + k);
      FloatVector ofU = fromArray(FLOATS, floatRows, ROW_OF_U + k);
      FloatVector sum = ofFaces.lanewise(ADD, ofU);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k))).intoArray(floatRows,
          ROW_CORNER0_FEATURE + k);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k));
      FloatVector product2 = u.lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT18 + k);
      FloatVector part1At1 = product2.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FloatVector product3 = u.lanewise(MUL, v1);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT19 + k);
      FloatVector part2At1 = product3.lanewise(SUB, product).lanewise(DIV, difference);
      VectorMask<Float> isCorner1 = part1At1.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner1 = part2At1.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner1);
      // isCorner1 ? midDeep + (part1At1 * deep1 + part2At1 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(midDeep
          .lanewise(ADD, part1At1.lanewise(MUL, deep1).lanewise(ADD, part2At1.lanewise(MUL, deep2))),
          isCorner1)).intoArray(floatRows, ROW_CORNER1_DEEP + k);
      FLOAT_VECTOR.cast(ofFaces.lanewise(ADD, ALL_TWO.lanewise(MUL, ofU))).intoArray(floatRows, ROW_SUM7 + k);
    }
  }

  private static void floats66(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM7 + k);
      FloatVector ofV = fromArray(FLOATS, floatRows, ROW_OF_V + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, ofV)).intoArray(floatRows, ROW_CORNER1_FEATURE + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FloatVector product = v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k));
      FloatVector part1At2 = fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k).lanewise(SUB, product)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FloatVector product2 = v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT20 + k);
      FloatVector part2At2 = fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k).lanewise(SUB, product2)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k));
      VectorMask<Float> isCorner2 = part1At2.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner2 = part2At2.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner2);
      // isCorner2 ? midDeep + (part1At2 * deep1 + part2At2 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, part1At2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))),
          isCorner2)).intoArray(floatRows, ROW_CORNER2_DEEP + k);
      FloatVector product3 = ALL_TWO.lanewise(MUL, ofV);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT21 + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, product3)).intoArray(floatRows, ROW_CORNER2_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k).lanewise(SUB, product)).intoArray(
          floatRows, ROW_DIFFERENCE4 + k);
    }
  }

  private static void floats67(float[] floatRows, long isXBits, long isYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part1At3 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FloatVector part2At3 = fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k));
      VectorMask<Float> isCorner3 = part1At3.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner3 = part2At3.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner3);
      // isCorner3 ? midDeep + (part1At3 * deep1 + part2At3 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, part1At3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))),
          isCorner3)).intoArray(floatRows, ROW_CORNER3_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM6 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k))).intoArray(floatRows,
          ROW_CORNER3_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK2 + k))).intoArray(floatRows, ROW_SUM8 + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector plane = fromArray(FLOATS, floatRows, ROW_PLANE + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(plane, isX)).intoArray(floatRows, ROW_OX3 + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(plane, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_OY3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(plane.blend(ALL_ZERO, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_OZ3 + k);
    }
  }

  private static long floats68(float[] floatRows, long[] bits, long isYBits, long isXBits) {
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
    long isThereBits11 = 0;
    long isThereBits12 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_ZERO, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_LX2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, isX)).intoArray(floatRows, ROW_LY2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_ONE, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_LZ2 + k);
      isThereBits |= fromArray(FLOATS, floatRows, ROW_START0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits2 |= fromArray(FLOATS, floatRows, ROW_START1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits3 |= fromArray(FLOATS, floatRows, ROW_START2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits4 |= fromArray(FLOATS, floatRows, ROW_START3_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits5 |= fromArray(FLOATS, floatRows, ROW_END0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits6 |= fromArray(FLOATS, floatRows, ROW_END1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits7 |= fromArray(FLOATS, floatRows, ROW_END2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits8 |= fromArray(FLOATS, floatRows, ROW_END3_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits9 |= fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits10 |= fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits11 |= fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits12 |= fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
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
    bits[9] = isThereBits11;
    bits[10] = isThereBits12;
    return isThereBits;
  }

  private static long floats69(float[] floatRows, float[][] results, int at, long overlapBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] nxs = results[0], nys = results[1], nzs = results[2];
    long absDeepestAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_OF_FACE2 + k).lanewise(NEG);
      FLOAT_VECTOR.cast(deepest).intoArray(floatRows, ROW_DEEPEST + k);
      absDeepestAtMostLargestBits |= deepest.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deepest, deepest.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deepest, deepest.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OUT_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SPACE_X + k), isEdge)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OUT_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SPACE_Y + k), isEdge)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OUT_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SPACE_Z + k), isEdge)).intoArray(nzs, at + k);
    }
    return absDeepestAtMostLargestBits;
  }

  private static long floats71(float[] floatRows, long[] bits, long hitBits) {
    if (floatRows == null) {
      return 0;
    }
    long notFoundBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit ? Contact.depth(overlap, deep) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows,
          ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (hitBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEPTH0 + k);
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST + k);
      VectorMask<Float> found = most.compare(GT, ALL_NONE);
      VectorMask<Float> notFound = found.not();
      notFoundBits |= notFound.toLong() << k;
      eitherBits |= notFound.or(most.lanewise(NEG)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_SUM8 + k))).toLong() << k;
    }
    bits[0] = eitherBits;
    return notFoundBits;
  }

  private static void floats73(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
      long isThereBits4, long isThereBits5, long isThereBits6, long isThereBits7, long isThereBits8,
      long isThereBits9, long isThereBits10, long isThereBits11, long isThereBits12) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      FloatVector du4 = fromArray(FLOATS, floatRows, ROW_START3_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du4).intoArray(floatRows, ROW_DU4 + k);
      FloatVector dv4 = fromArray(FLOATS, floatRows, ROW_START3_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv4).intoArray(floatRows, ROW_DV4 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du4.lanewise(MUL, du4).lanewise(ADD, dv4.lanewise(MUL, dv4)),
          VectorMask.fromLong(FLOATS, (isThereBits4 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY3 + k);
      FloatVector du5 = fromArray(FLOATS, floatRows, ROW_END0_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du5).intoArray(floatRows, ROW_DU5 + k);
      FloatVector dv5 = fromArray(FLOATS, floatRows, ROW_END0_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv5).intoArray(floatRows, ROW_DV5 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du5.lanewise(MUL, du5).lanewise(ADD, dv5.lanewise(MUL, dv5)),
          VectorMask.fromLong(FLOATS, (isThereBits5 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY4 + k);
      FloatVector du6 = fromArray(FLOATS, floatRows, ROW_END1_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du6).intoArray(floatRows, ROW_DU6 + k);
      FloatVector dv6 = fromArray(FLOATS, floatRows, ROW_END1_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv6).intoArray(floatRows, ROW_DV6 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du6.lanewise(MUL, du6).lanewise(ADD, dv6.lanewise(MUL, dv6)),
          VectorMask.fromLong(FLOATS, (isThereBits6 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY5 + k);
      FloatVector du7 = fromArray(FLOATS, floatRows, ROW_END2_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du7).intoArray(floatRows, ROW_DU7 + k);
      FloatVector dv7 = fromArray(FLOATS, floatRows, ROW_END2_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv7).intoArray(floatRows, ROW_DV7 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du7.lanewise(MUL, du7).lanewise(ADD, dv7.lanewise(MUL, dv7)),
          VectorMask.fromLong(FLOATS, (isThereBits7 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY6 + k);
      FloatVector du8 = fromArray(FLOATS, floatRows, ROW_END3_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du8).intoArray(floatRows, ROW_DU8 + k);
      FloatVector dv8 = fromArray(FLOATS, floatRows, ROW_END3_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv8).intoArray(floatRows, ROW_DV8 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du8.lanewise(MUL, du8).lanewise(ADD, dv8.lanewise(MUL, dv8)),
          VectorMask.fromLong(FLOATS, (isThereBits8 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY7 + k);
      FloatVector du9 = fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du9).intoArray(floatRows, ROW_DU9 + k);
      FloatVector dv9 = fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv9).intoArray(floatRows, ROW_DV9 + k);
      FloatVector duSquared = du9.lanewise(MUL, du9);
      FloatVector dvSquared = dv9.lanewise(MUL, dv9);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits9 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY8 + k);
      FloatVector du10 = fromArray(FLOATS, floatRows, ROW_HIGH_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du10).intoArray(floatRows, ROW_DU10 + k);
      FloatVector duSquared2 = du10.lanewise(MUL, du10);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits10 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY9 + k);
      FloatVector dv10 = fromArray(FLOATS, floatRows, ROW_HIGH_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv10).intoArray(floatRows, ROW_DV10 + k);
      FloatVector dvSquared2 = dv10.lanewise(MUL, dv10);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared2),
          VectorMask.fromLong(FLOATS, (isThereBits11 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY10 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared2),
          VectorMask.fromLong(FLOATS, (isThereBits12 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY11 + k);
    }
  }

  private static long floats74(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long isEdgeBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    float[] x0s = results[3], y0s = results[4], z0s = results[5], feature0s = results[7];
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector deepAt1 = fromArray(FLOATS, floatRows, ROW_DEEP_AT1 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt1 < deepest ? deepAt1 : deepest
      FloatVector reach1 = deepest.blend(deepAt1, deepAt1.compare(LT, deepest));
      FloatVector half1 = ALL_MINUS_HALF.lanewise(MUL, reach1);
      FloatVector uAt1 = fromArray(FLOATS, floatRows, ROW_U_AT1 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FloatVector vAt1 = fromArray(FLOATS, floatRows, ROW_V_AT1 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FloatVector xOf1 = fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, lx).lanewise(ADD, vAt1.lanewise(MUL, lz)))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FloatVector yOf1 = fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, ly).lanewise(ADD, vAt1.lanewise(MUL, lx)))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf1 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, lz).lanewise(ADD, vAt1.lanewise(MUL, ly)))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = ALL_ZERO.lanewise(MUL, zOf1);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, yOf1);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, xOf1);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector pointX = fromArray(FLOATS, xs, j)
          .lanewise(ADD, xOf1.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector pointY = fromArray(FLOATS, ys, j)
          .lanewise(ADD, yOf1.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector pointZ = fromArray(FLOATS, zs, j)
          .lanewise(ADD, zOf1.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> allValueAtMostLargest = pointX.lanewise(ABS).compare(LE, ALL_LARGEST);
      allValueAtMostLargest = pointY.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargest = pointZ.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
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

  private static void floats76(float[] floatRows, float[][] results, int at, long hitBits, long isEdgeBits) {
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

  private static void floats78(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
      long isThereBits4, long isThereBits5, long isThereBits6, long isThereBits7, long isThereBits8,
      long isThereBits9, long isThereBits10, long isThereBits11, long isThereBits12) {
    if (floatRows == null) {
      return;
    }
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
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area6 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV7 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU7 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits7 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area6).intoArray(floatRows, ROW_AREA6 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area7 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV8 + k))
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU8 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits8 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area7).intoArray(floatRows, ROW_AREA7 + k);
      FloatVector product = difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV9 + k));
      FloatVector product2 = difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU9 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area8 = ALL_ZERO.blend(product.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isThereBits9 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area8).intoArray(floatRows, ROW_AREA8 + k);
      FloatVector product3 = difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU10 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area9 = ALL_ZERO.blend(product.lanewise(SUB, product3),
          VectorMask.fromLong(FLOATS, (isThereBits10 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area9).intoArray(floatRows, ROW_AREA9 + k);
      FloatVector product4 = difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV10 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area10 = ALL_ZERO.blend(product4.lanewise(SUB, product3),
          VectorMask.fromLong(FLOATS, (isThereBits11 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area10).intoArray(floatRows, ROW_AREA10 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area11 = ALL_ZERO.blend(product4.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isThereBits12 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area11).intoArray(floatRows, ROW_AREA11 + k);
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
      FLOAT_VECTOR.cast(area10.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA10 + k);
      FLOAT_VECTOR.cast(area11.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA11 + k);
    }
  }

  private static long floats79(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long overlapBits, long isEdgeBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    float[] x1s = results[8], y1s = results[9], z1s = results[10], feature1s = results[12];
    long isThere2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector away = fromArray(FLOATS, floatRows, ROW_AWAY + k);
      isThere2Bits |= away.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, away)).intoArray(floatRows, ROW_PRODUCT22 + k);
      FloatVector deepAt2 = fromArray(FLOATS, floatRows, ROW_DEEP_AT2 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt2 < deepest ? deepAt2 : deepest
      FloatVector reach2 = deepest.blend(deepAt2, deepAt2.compare(LT, deepest));
      FloatVector half2 = ALL_MINUS_HALF.lanewise(MUL, reach2);
      FloatVector uAt2 = fromArray(FLOATS, floatRows, ROW_U_AT2 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FloatVector vAt2 = fromArray(FLOATS, floatRows, ROW_V_AT2 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FloatVector xOf2 = fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt2.lanewise(MUL, lx).lanewise(ADD, vAt2.lanewise(MUL, lz)))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FloatVector yOf2 = fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt2.lanewise(MUL, ly).lanewise(ADD, vAt2.lanewise(MUL, lx)))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf2 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt2.lanewise(MUL, lz).lanewise(ADD, vAt2.lanewise(MUL, ly)))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = ALL_ZERO.lanewise(MUL, zOf2);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, yOf2);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, xOf2);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector x1 = fromArray(FLOATS, xs, j)
          .lanewise(ADD, xOf2.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector y1 = fromArray(FLOATS, ys, j)
          .lanewise(ADD, yOf2.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z1 = fromArray(FLOATS, zs, j)
          .lanewise(ADD, zOf2.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
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
    return isThere2Bits;
  }

  private static void floats81(float[] floatRows, float[][] results, int at,
      long minXAtMostMaxXAndIsThere2Bits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth1s = results[11];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH2_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (minXAtMostMaxXAndIsThere2Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth1.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth1s, at + k);
    }
  }

  private static long floats83(float[] floatRows) {
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
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k)).toLong() << k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, absArea)).intoArray(floatRows, ROW_PRODUCT23 + k);
      FloatVector deepAt3 = fromArray(FLOATS, floatRows, ROW_DEEP_AT3 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt3 < deepest ? deepAt3 : deepest
      FloatVector reach3 = deepest.blend(deepAt3, deepAt3.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach3).intoArray(floatRows, ROW_REACH3_2 + k);
      FloatVector half3 = ALL_MINUS_HALF.lanewise(MUL, reach3);
      FloatVector uAt3 = fromArray(FLOATS, floatRows, ROW_U_AT3 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FloatVector vAt3 = fromArray(FLOATS, floatRows, ROW_V_AT3 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt3.lanewise(MUL, lx).lanewise(ADD, vAt3.lanewise(MUL, lz)))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)))).intoArray(
          floatRows, ROW_X_OF3 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt3.lanewise(MUL, ly).lanewise(ADD, vAt3.lanewise(MUL, lx)))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))).intoArray(
          floatRows, ROW_Y_OF3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt3.lanewise(MUL, lz).lanewise(ADD, vAt3.lanewise(MUL, ly)))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)))).intoArray(
          floatRows, ROW_Z_OF3 + k);
    }
    return absAreaGreaterProductBits;
  }

  private static void floats84(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long overlapBits, long isEdgeBits) {
    if (columns2 == null) {
      return;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    float[] x2s = results[13], y2s = results[14], z2s = results[15], feature2s = results[17];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector zOf3 = fromArray(FLOATS, floatRows, ROW_Z_OF3 + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, zOf3);
      FloatVector yOf3 = fromArray(FLOATS, floatRows, ROW_Y_OF3 + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, yOf3);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector xOf3 = fromArray(FLOATS, floatRows, ROW_X_OF3 + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, xOf3);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector x2 = fromArray(FLOATS, xs, j)
          .lanewise(ADD, xOf3.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector y2 = fromArray(FLOATS, ys, j)
          .lanewise(ADD, yOf3.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z2 = fromArray(FLOATS, zs, j)
          .lanewise(ADD, zOf3.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
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

  private static void floats86(float[] floatRows, float[][] results, int at, long isThereBits,
      long isThereBits2, long isThereBits3, long isThereBits4, long isThereBits5, long isThereBits6,
      long isThereBits7, long isThereBits8, long isThereBits9, long isThereBits10, long isThereBits11,
      long isThereBits12, long allMinXAtMostMaxXBits, long isEdgeBits) {
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
      // deep10 > Contact.NONE ? FourPoints.added(turn, u10, v10, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED11 + k),
          VectorMask.fromLong(FLOATS, (isThereBits11 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS10 + k);
      // deep11 > Contact.NONE ? FourPoints.added(turn, u11, v11, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_ADDED12 + k),
          VectorMask.fromLong(FLOATS, (isThereBits12 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ADDS11 + k);
      // hit && isThere3 ? Contact.depth(overlap, false, reach3) : Contact.NONE
      FloatVector depth2 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH3_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth2.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth2s, at + k);
    }
  }

  private static long floats89(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long overlapBits, long isEdgeBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2];
    float[] x3s = results[18], y3s = results[19], z3s = results[20], feature3s = results[22];
    long addsGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      addsGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_ADDS + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k)).toLong() << k;
      FloatVector deepAt4 = fromArray(FLOATS, floatRows, ROW_DEEP_AT4 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt4 < deepest ? deepAt4 : deepest
      FloatVector reach4 = deepest.blend(deepAt4, deepAt4.compare(LT, deepest));
      FloatVector half4 = ALL_MINUS_HALF.lanewise(MUL, reach4);
      FloatVector uAt4 = fromArray(FLOATS, floatRows, ROW_U_AT4 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FloatVector vAt4 = fromArray(FLOATS, floatRows, ROW_V_AT4 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FloatVector xOf4 = fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, lx).lanewise(ADD, vAt4.lanewise(MUL, lz)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FloatVector yOf4 = fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, ly).lanewise(ADD, vAt4.lanewise(MUL, lx)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf4 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, lz).lanewise(ADD, vAt4.lanewise(MUL, ly)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = ALL_ZERO.lanewise(MUL, zOf4);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, yOf4);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, xOf4);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector x3 = fromArray(FLOATS, xs, j)
          .lanewise(ADD, xOf4.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector y3 = fromArray(FLOATS, ys, j)
          .lanewise(ADD, yOf4.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z3 = fromArray(FLOATS, zs, j)
          .lanewise(ADD, zOf4.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
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
    return addsGreaterProductBits;
  }

  private static void floats91(float[] floatRows, float[][] results, int at, long allMinXAtMostMaxXBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth3s = results[21];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE
      FloatVector depth3 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH4_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (allMinXAtMostMaxXBits >>> k) & WideLanes.FLOAT_LANES));
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

  /** {@code onNormal} of a block, from rows of values to another row. */
  private static void onNormal(float[] rows, int xRow, int yRow, int zRow, int reachRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      VectorMask<Float> xGreaterZero = x.compare(GT, ALL_ZERO);
      FloatVector product = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_HIGH_X2 + k));
      FloatVector product2 = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_X2 + k));
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      VectorMask<Float> yGreaterZero = y.compare(GT, ALL_ZERO);
      FloatVector product3 = y.lanewise(MUL, fromArray(FLOATS, rows, ROW_HIGH_Y2 + k));
      FloatVector product4 = y.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Y2 + k));
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      VectorMask<Float> zGreaterZero = z.compare(GT, ALL_ZERO);
      FloatVector product5 = z.lanewise(MUL, fromArray(FLOATS, rows, ROW_HIGH_Z2 + k));
      FloatVector product6 = z.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Z2 + k));
      // l > 0 ? l * high : l * low
      FloatVector far = product2.blend(product, xGreaterZero)
          .lanewise(ADD, product4.blend(product3, yGreaterZero))
          .lanewise(ADD, product6.blend(product5, zGreaterZero));
      FloatVector minusFar = far.lanewise(NEG);
      // l > 0 ? l * low : l * high
      FloatVector near = product.blend(product2, xGreaterZero)
          .lanewise(ADD, product3.blend(product4, yGreaterZero))
          .lanewise(ADD, product5.blend(product6, zGreaterZero));
      // isAhead(near, far) ? -far : near
      FLOAT_VECTOR.cast(near.blend(minusFar, minusFar.compare(GE, near))
          .lanewise(SUB, fromArray(FLOATS, rows, reachRow + k))
          .lanewise(DIV, x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z))
          .lanewise(SQRT))).intoArray(rows, to + k);
    }
  }

  /** {@code onProduct} of a block, from rows of values to another row. */
  private static void onProduct(float[] rows, int jRow, int kRow, int lowYRow, int highYRow, int lowZRow,
      int highZRow, int h1Row, int minor1Row, int h2Row, int minor2Row, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector j = fromArray(FLOATS, rows, jRow + k);
      FloatVector k2 = fromArray(FLOATS, rows, kRow + k);
      FloatVector length = j.lanewise(MUL, j).lanewise(ADD, k2.lanewise(MUL, k2)).lanewise(SQRT);
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
      FloatVector minusFar = far.lanewise(NEG);
      // l > 0 ? l * low : l * high
      FloatVector near = product.blend(product2, lGreaterZero)
          .lanewise(ADD, product3.blend(product4, jGreaterZero));
      FloatVector reach = fromArray(FLOATS, rows, h1Row + k)
          .lanewise(MUL, fromArray(FLOATS, rows, minor1Row + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, rows, h2Row + k)
          .lanewise(MUL, fromArray(FLOATS, rows, minor2Row + k).lanewise(ABS)));
      // isAhead(near, far) ? -far : near
      FloatVector gap = near.blend(minusFar, minusFar.compare(GE, near)).lanewise(SUB, reach);
      // length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(gap.lanewise(DIV, length), length
          .compare(GT, ALL_SHORTEST_42))).intoArray(rows, to + k);
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
      FloatVector v3 = fromArray(FLOATS, rows, ROW_START3_DEEP + k);
      // v3 > most ? v3 : most
      FloatVector most3 = most2.blend(v3, v3.compare(GT, most2));
      FloatVector v4 = fromArray(FLOATS, rows, ROW_END0_DEEP + k);
      // v4 > most ? v4 : most
      FloatVector most4 = most3.blend(v4, v4.compare(GT, most3));
      FloatVector v5 = fromArray(FLOATS, rows, ROW_END1_DEEP + k);
      // v5 > most ? v5 : most
      FloatVector most5 = most4.blend(v5, v5.compare(GT, most4));
      FloatVector v6 = fromArray(FLOATS, rows, ROW_END2_DEEP + k);
      // v6 > most ? v6 : most
      FloatVector most6 = most5.blend(v6, v6.compare(GT, most5));
      FloatVector v7 = fromArray(FLOATS, rows, ROW_END3_DEEP + k);
      // v7 > most ? v7 : most
      FloatVector most7 = most6.blend(v7, v7.compare(GT, most6));
      FloatVector v8 = fromArray(FLOATS, rows, ROW_CORNER0_DEEP + k);
      // v8 > most ? v8 : most
      FloatVector most8 = most7.blend(v8, v8.compare(GT, most7));
      FloatVector v9 = fromArray(FLOATS, rows, ROW_CORNER1_DEEP + k);
      // v9 > most ? v9 : most
      FloatVector most9 = most8.blend(v9, v9.compare(GT, most8));
      FloatVector v10 = fromArray(FLOATS, rows, ROW_CORNER2_DEEP + k);
      // v10 > most ? v10 : most
      FloatVector most10 = most9.blend(v10, v10.compare(GT, most9));
      FloatVector v11 = fromArray(FLOATS, rows, ROW_CORNER3_DEEP + k);
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
      FloatVector number4 = number3.blend(ALL_C4_00, v4GreaterMost);
      // v5 > most ? 5 : number
      FloatVector number5 = number4.blend(ALL_C5_00, v5GreaterMost);
      // v6 > most ? 6 : number
      FloatVector number6 = number5.blend(ALL_FIRST_PRODUCT, v6GreaterMost);
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
      FloatVector value4 = value3.blend(fromArray(FLOATS, rows, v4Row + k), number.compare(EQ, ALL_C4_00));
      // number == 5 ? v5 : value
      FloatVector value5 = value4.blend(fromArray(FLOATS, rows, v5Row + k), number.compare(EQ, ALL_C5_00));
      // number == 6 ? v6 : value
      FloatVector value6 = value5.blend(fromArray(FLOATS, rows, v6Row + k), number
          .compare(EQ, ALL_FIRST_PRODUCT));
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
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, null, null, 0, 0);
      floats3(null, 0, null, 0, null, 0);
      floats4(null, 0, null);
      floats5(null, 0, null, 0);
      floats6(null, 0, null, 0);
      floats7(null, 0, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats8(null, 0, null, null, 0, 0, 0, 0);
      floats10(null);
      floats11(null, 0);
      floats12(null);
      floats13(null);
      floats14(null, 0);
      floats15(null, 0);
      floats16(null, null);
      floats17(null, 0, 0);
      floats18(null, 0);
      floats19(null, 0, 0);
      floats20(null, null);
      floats21(null, null, 0, 0, 0);
      floats22(null, 0, null, null, 0, 0);
      floats23(null);
      floats24(null, 0, 0, 0);
      floats25(null, 0, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats26(null, 0, 0);
      floats27(null);
      floats28(null);
      floats29(null);
      floats30(null);
      floats31(null);
      floats32(null, 0, null, null);
      floats33(null, 0);
      floats34(null, null);
      floats35(null, 0, 0);
      floats36(null, 0, null, null);
      floats37(null, 0, null, 0, 0, 0);
      floats38(null, null, 0, 0, 0, 0);
      floats39(null, 0, 0);
      floats40(null);
      floats41(null);
      floats42(null);
      floats43(null, 0, 0, 0, 0, 0, 0);
      floats44(null, 0, 0, 0, 0, 0, 0, 0);
      floats45(null);
      floats46(null, null);
      floats47(null, null);
      floats48(null, null, 0, 0, 0);
      floats49(null, 0);
      floats50(null, 0);
      floats51(null, null);
      floats52(null, null);
      floats53(null, 0, 0);
      floats54(null, 0);
      floats55(null, 0);
      floats56(null, 0, 0, 0, 0);
      floats57(null);
      floats58(null, null, 0);
      floats59(null, 0);
      floats60(null, 0, 0, 0, 0);
      floats61(null);
      floats62(null, 0, 0);
      floats63(null, 0);
      floats64(null);
      floats65(null);
      floats66(null);
      floats67(null, 0, 0);
      floats68(null, null, 0, 0);
      floats69(null, null, 0, 0, 0);
      floats71(null, null, 0);
      floats73(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats74(null, 0, null, null, 0, 0);
      floats76(null, null, 0, 0, 0);
      floats78(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats79(null, 0, null, null, 0, 0, 0);
      floats81(null, null, 0, 0, 0);
      floats83(null);
      floats84(null, 0, null, null, 0, 0, 0);
      floats86(null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats89(null, 0, null, null, 0, 0, 0);
      floats91(null, null, 0, 0, 0);
      onNormal(null, 0, 0, 0, 0, 0);
      onProduct(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      most(null, 0);
      largest(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      pick(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      added(null, 0, 0, 0);
    }
  }
}
