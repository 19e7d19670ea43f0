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
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link OrientedBoxOrientedBoxContact#contact}: the same operations in the same order, on vectors
 * of pairs.
 */
final class OrientedBoxOrientedBoxContactWide implements LoopedKernel {
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
  private static final FloatVector ALL_ROUNDING_27 = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_C16_0 = FloatVector.broadcast(FLOATS, 16.0f);
  private static final FloatVector ALL_C0_480 = FloatVector.broadcast(FLOATS, 0.48f);
  private static final FloatVector ALL_C0_600 = FloatVector.broadcast(FLOATS, 0.6f);
  private static final FloatVector ALL_C0_640 = FloatVector.broadcast(FLOATS, 0.64f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_FEATURES = FloatVector.broadcast(FLOATS, 64.0f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_C4_10E_03 = FloatVector.broadcast(FLOATS, 4096.0f);
  private static final FloatVector ALL_SHORTEST = FloatVector.broadcast(FLOATS, 1.0E-30f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_WITHIN = FloatVector.broadcast(FLOATS, 0.99999976f);
  private static final FloatVector ALL_MINUS_HALF = FloatVector.broadcast(FLOATS, -0.5f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 1.5258789E-5f);
  private static final FloatVector ALL_SHORTEST_42 = FloatVector.broadcast(FLOATS, 1.0E-18f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[8]);

  private static final int ROW_DX = 0 * Kernel.BLOCK;
  private static final int ROW_DY = 1 * Kernel.BLOCK;
  private static final int ROW_DZ = 2 * Kernel.BLOCK;
  private static final int ROW_DX2 = 3 * Kernel.BLOCK;
  private static final int ROW_MINUS_DY = 4 * Kernel.BLOCK;
  private static final int ROW_DY2 = 5 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 6 * Kernel.BLOCK;
  private static final int ROW_GX = 7 * Kernel.BLOCK;
  private static final int ROW_HX = 8 * Kernel.BLOCK;
  private static final int ROW_GY = 9 * Kernel.BLOCK;
  private static final int ROW_HY = 10 * Kernel.BLOCK;
  private static final int ROW_GZ = 11 * Kernel.BLOCK;
  private static final int ROW_HZ = 12 * Kernel.BLOCK;
  private static final int ROW_AX = 13 * Kernel.BLOCK;
  private static final int ROW_BX = 14 * Kernel.BLOCK;
  private static final int ROW_AY = 15 * Kernel.BLOCK;
  private static final int ROW_BY = 16 * Kernel.BLOCK;
  private static final int ROW_AZ = 17 * Kernel.BLOCK;
  private static final int ROW_BZ = 18 * Kernel.BLOCK;
  private static final int ROW_AW = 19 * Kernel.BLOCK;
  private static final int ROW_BW = 20 * Kernel.BLOCK;
  private static final int ROW_AX_SQUARED = 21 * Kernel.BLOCK;
  private static final int ROW_AY_SQUARED = 22 * Kernel.BLOCK;
  private static final int ROW_SUM = 23 * Kernel.BLOCK;
  private static final int ROW_AZ_SQUARED = 24 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A = 25 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B = 26 * Kernel.BLOCK;
  private static final int ROW_SIZE = 27 * Kernel.BLOCK;
  private static final int ROW_TX = 28 * Kernel.BLOCK;
  private static final int ROW_TY = 29 * Kernel.BLOCK;
  private static final int ROW_TZ = 30 * Kernel.BLOCK;
  private static final int ROW_SCALE = 31 * Kernel.BLOCK;
  private static final int ROW_QX = 32 * Kernel.BLOCK;
  private static final int ROW_QY = 33 * Kernel.BLOCK;
  private static final int ROW_QZ = 34 * Kernel.BLOCK;
  private static final int ROW_QW = 35 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED = 36 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED = 37 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 38 * Kernel.BLOCK;
  private static final int ROW_S = 39 * Kernel.BLOCK;
  private static final int ROW_XX = 40 * Kernel.BLOCK;
  private static final int ROW_ABS_XX = 41 * Kernel.BLOCK;
  private static final int ROW_XY = 42 * Kernel.BLOCK;
  private static final int ROW_ABS_XY = 43 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 44 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 45 * Kernel.BLOCK;
  private static final int ROW_XZ = 46 * Kernel.BLOCK;
  private static final int ROW_ABS_XZ = 47 * Kernel.BLOCK;
  private static final int ROW_YY = 48 * Kernel.BLOCK;
  private static final int ROW_ABS_YY = 49 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 50 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 51 * Kernel.BLOCK;
  private static final int ROW_YZ = 52 * Kernel.BLOCK;
  private static final int ROW_ABS_YZ = 53 * Kernel.BLOCK;
  private static final int ROW_YX = 54 * Kernel.BLOCK;
  private static final int ROW_ABS_YX = 55 * Kernel.BLOCK;
  private static final int ROW_ZZ = 56 * Kernel.BLOCK;
  private static final int ROW_ABS_ZZ = 57 * Kernel.BLOCK;
  private static final int ROW_ZX = 58 * Kernel.BLOCK;
  private static final int ROW_ABS_ZX = 59 * Kernel.BLOCK;
  private static final int ROW_ZY = 60 * Kernel.BLOCK;
  private static final int ROW_ABS_ZY = 61 * Kernel.BLOCK;
  private static final int ROW_NXX = 62 * Kernel.BLOCK;
  private static final int ROW_NXY = 63 * Kernel.BLOCK;
  private static final int ROW_NXZ = 64 * Kernel.BLOCK;
  private static final int ROW_NYX = 65 * Kernel.BLOCK;
  private static final int ROW_NYY = 66 * Kernel.BLOCK;
  private static final int ROW_NYZ = 67 * Kernel.BLOCK;
  private static final int ROW_NZX = 68 * Kernel.BLOCK;
  private static final int ROW_NZY = 69 * Kernel.BLOCK;
  private static final int ROW_NZZ = 70 * Kernel.BLOCK;
  private static final int ROW_SLACK = 71 * Kernel.BLOCK;
  private static final int ROW_ABS_NXX = 72 * Kernel.BLOCK;
  private static final int ROW_ABS_NYX = 73 * Kernel.BLOCK;
  private static final int ROW_ABS_NZX = 74 * Kernel.BLOCK;
  private static final int ROW_ABS_NXY = 75 * Kernel.BLOCK;
  private static final int ROW_ABS_NYY = 76 * Kernel.BLOCK;
  private static final int ROW_ABS_NZY = 77 * Kernel.BLOCK;
  private static final int ROW_ABS_NXZ = 78 * Kernel.BLOCK;
  private static final int ROW_ABS_NYZ = 79 * Kernel.BLOCK;
  private static final int ROW_ABS_NZZ = 80 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 81 * Kernel.BLOCK;
  private static final int ROW_DX3 = 82 * Kernel.BLOCK;
  private static final int ROW_DY3 = 83 * Kernel.BLOCK;
  private static final int ROW_DZ3 = 84 * Kernel.BLOCK;
  private static final int ROW_GX2 = 85 * Kernel.BLOCK;
  private static final int ROW_HX2 = 86 * Kernel.BLOCK;
  private static final int ROW_GY2 = 87 * Kernel.BLOCK;
  private static final int ROW_HY2 = 88 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 89 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 90 * Kernel.BLOCK;
  private static final int ROW_AX2 = 91 * Kernel.BLOCK;
  private static final int ROW_BX2 = 92 * Kernel.BLOCK;
  private static final int ROW_AY2 = 93 * Kernel.BLOCK;
  private static final int ROW_BY2 = 94 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 95 * Kernel.BLOCK;
  private static final int ROW_BZ2 = 96 * Kernel.BLOCK;
  private static final int ROW_AW2 = 97 * Kernel.BLOCK;
  private static final int ROW_BW2 = 98 * Kernel.BLOCK;
  private static final int ROW_SQUARE_A2 = 99 * Kernel.BLOCK;
  private static final int ROW_SQUARE_B2 = 100 * Kernel.BLOCK;
  private static final int ROW_R = 101 * Kernel.BLOCK;
  private static final int ROW_TX2 = 102 * Kernel.BLOCK;
  private static final int ROW_TY2 = 103 * Kernel.BLOCK;
  private static final int ROW_TZ2 = 104 * Kernel.BLOCK;
  private static final int ROW_QX2 = 105 * Kernel.BLOCK;
  private static final int ROW_QY2 = 106 * Kernel.BLOCK;
  private static final int ROW_QZ2 = 107 * Kernel.BLOCK;
  private static final int ROW_QW2 = 108 * Kernel.BLOCK;
  private static final int ROW_QX_SQUARED2 = 109 * Kernel.BLOCK;
  private static final int ROW_QY_SQUARED2 = 110 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 111 * Kernel.BLOCK;
  private static final int ROW_QZ_SQUARED = 112 * Kernel.BLOCK;
  private static final int ROW_S2 = 113 * Kernel.BLOCK;
  private static final int ROW_SIZE_B = 114 * Kernel.BLOCK;
  private static final int ROW_X = 115 * Kernel.BLOCK;
  private static final int ROW_Y = 116 * Kernel.BLOCK;
  private static final int ROW_Z = 117 * Kernel.BLOCK;
  private static final int ROW_LOW_X = 118 * Kernel.BLOCK;
  private static final int ROW_LOW_Y = 119 * Kernel.BLOCK;
  private static final int ROW_LOW_Z = 120 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 121 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 122 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 123 * Kernel.BLOCK;
  private static final int ROW_SMALL = 124 * Kernel.BLOCK;
  private static final int ROW_XX2 = 125 * Kernel.BLOCK;
  private static final int ROW_YY2 = 126 * Kernel.BLOCK;
  private static final int ROW_ZZ2 = 127 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 128 * Kernel.BLOCK;
  private static final int ROW_XY2 = 129 * Kernel.BLOCK;
  private static final int ROW_YX2 = 130 * Kernel.BLOCK;
  private static final int ROW_YZ2 = 131 * Kernel.BLOCK;
  private static final int ROW_ZY2 = 132 * Kernel.BLOCK;
  private static final int ROW_ZX2 = 133 * Kernel.BLOCK;
  private static final int ROW_XZ2 = 134 * Kernel.BLOCK;
  private static final int ROW_REACH_X = 135 * Kernel.BLOCK;
  private static final int ROW_REACH_Y = 136 * Kernel.BLOCK;
  private static final int ROW_REACH_Z = 137 * Kernel.BLOCK;
  private static final int ROW_NXX2 = 138 * Kernel.BLOCK;
  private static final int ROW_NXY2 = 139 * Kernel.BLOCK;
  private static final int ROW_NXZ2 = 140 * Kernel.BLOCK;
  private static final int ROW_NYX2 = 141 * Kernel.BLOCK;
  private static final int ROW_NYY2 = 142 * Kernel.BLOCK;
  private static final int ROW_NYZ2 = 143 * Kernel.BLOCK;
  private static final int ROW_NZX2 = 144 * Kernel.BLOCK;
  private static final int ROW_NZY2 = 145 * Kernel.BLOCK;
  private static final int ROW_NZZ2 = 146 * Kernel.BLOCK;
  private static final int ROW_FACE = 147 * Kernel.BLOCK;
  private static final int ROW_OF_FACE = 148 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 149 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 150 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 151 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 152 * Kernel.BLOCK;
  private static final int ROW_MINUS_HX = 153 * Kernel.BLOCK;
  private static final int ROW_MINUS_HY = 154 * Kernel.BLOCK;
  private static final int ROW_MINUS_HZ = 155 * Kernel.BLOCK;
  private static final int ROW_W = 156 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 157 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 158 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 159 * Kernel.BLOCK;
  private static final int ROW_NEXT = 160 * Kernel.BLOCK;
  private static final int ROW_NEXT2 = 161 * Kernel.BLOCK;
  private static final int ROW_NEXT3 = 162 * Kernel.BLOCK;
  private static final int ROW_NEXT4 = 163 * Kernel.BLOCK;
  private static final int ROW_NEXT5 = 164 * Kernel.BLOCK;
  private static final int ROW_NEXT6 = 165 * Kernel.BLOCK;
  private static final int ROW_NEXT7 = 166 * Kernel.BLOCK;
  private static final int ROW_NEXT8 = 167 * Kernel.BLOCK;
  private static final int ROW_NEXT9 = 168 * Kernel.BLOCK;
  private static final int ROW_NEXT10 = 169 * Kernel.BLOCK;
  private static final int ROW_NEXT11 = 170 * Kernel.BLOCK;
  private static final int ROW_NEXT12 = 171 * Kernel.BLOCK;
  private static final int ROW_FACE2 = 172 * Kernel.BLOCK;
  private static final int ROW_OF_FACE2 = 173 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 174 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES = 175 * Kernel.BLOCK;
  private static final int ROW_PRODUCT14 = 176 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES2 = 177 * Kernel.BLOCK;
  private static final int ROW_FX = 178 * Kernel.BLOCK;
  private static final int ROW_FY = 179 * Kernel.BLOCK;
  private static final int ROW_FZ = 180 * Kernel.BLOCK;
  private static final int ROW_COMPONENT = 181 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 182 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 183 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 184 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 185 * Kernel.BLOCK;
  private static final int ROW_COLUMN = 186 * Kernel.BLOCK;
  private static final int ROW_BX3 = 187 * Kernel.BLOCK;
  private static final int ROW_BY3 = 188 * Kernel.BLOCK;
  private static final int ROW_BZ3 = 189 * Kernel.BLOCK;
  private static final int ROW_LX = 190 * Kernel.BLOCK;
  private static final int ROW_LY = 191 * Kernel.BLOCK;
  private static final int ROW_LZ = 192 * Kernel.BLOCK;
  private static final int ROW_COMPONENT2 = 193 * Kernel.BLOCK;
  private static final int ROW_LARGEST2 = 194 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 195 * Kernel.BLOCK;
  private static final int ROW_EDGE_X = 196 * Kernel.BLOCK;
  private static final int ROW_EDGE_Y = 197 * Kernel.BLOCK;
  private static final int ROW_EDGE_Z = 198 * Kernel.BLOCK;
  private static final int ROW_ABS_OF_FACE = 199 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_X = 200 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Y = 201 * Kernel.BLOCK;
  private static final int ROW_TOWARDS_Z = 202 * Kernel.BLOCK;
  private static final int ROW_OX = 203 * Kernel.BLOCK;
  private static final int ROW_OY = 204 * Kernel.BLOCK;
  private static final int ROW_OZ = 205 * Kernel.BLOCK;
  private static final int ROW_PX = 206 * Kernel.BLOCK;
  private static final int ROW_PY = 207 * Kernel.BLOCK;
  private static final int ROW_PZ = 208 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 209 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 210 * Kernel.BLOCK;
  private static final int ROW_OX2 = 211 * Kernel.BLOCK;
  private static final int ROW_OY2 = 212 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 213 * Kernel.BLOCK;
  private static final int ROW_PX2 = 214 * Kernel.BLOCK;
  private static final int ROW_PY2 = 215 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 216 * Kernel.BLOCK;
  private static final int ROW_SIDE_X = 217 * Kernel.BLOCK;
  private static final int ROW_FEATURE_A = 218 * Kernel.BLOCK;
  private static final int ROW_FEATURE_B = 219 * Kernel.BLOCK;
  private static final int ROW_DX4 = 220 * Kernel.BLOCK;
  private static final int ROW_ASIDE = 221 * Kernel.BLOCK;
  private static final int ROW_NX = 222 * Kernel.BLOCK;
  private static final int ROW_NY = 223 * Kernel.BLOCK;
  private static final int ROW_NZ = 224 * Kernel.BLOCK;
  private static final int ROW_DEEP = 225 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 226 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 227 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 228 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Z = 229 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 230 * Kernel.BLOCK;
  private static final int ROW_SPACE_X = 231 * Kernel.BLOCK;
  private static final int ROW_SPACE_Y = 232 * Kernel.BLOCK;
  private static final int ROW_SPACE_Z = 233 * Kernel.BLOCK;
  private static final int ROW_TX3 = 234 * Kernel.BLOCK;
  private static final int ROW_TY3 = 235 * Kernel.BLOCK;
  private static final int ROW_PRODUCT15 = 236 * Kernel.BLOCK;
  private static final int ROW_POINT_X = 237 * Kernel.BLOCK;
  private static final int ROW_POINT_Y = 238 * Kernel.BLOCK;
  private static final int ROW_POINT_Z = 239 * Kernel.BLOCK;
  private static final int ROW_NX2 = 240 * Kernel.BLOCK;
  private static final int ROW_NY2 = 241 * Kernel.BLOCK;
  private static final int ROW_NZ2 = 242 * Kernel.BLOCK;
  private static final int ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 = 243 * Kernel.BLOCK;
  private static final int ROW_NU = 244 * Kernel.BLOCK;
  private static final int ROW_NV = 245 * Kernel.BLOCK;
  private static final int ROW_NW = 246 * Kernel.BLOCK;
  private static final int ROW_LOW_U = 247 * Kernel.BLOCK;
  private static final int ROW_HIGH_U = 248 * Kernel.BLOCK;
  private static final int ROW_LOW_V = 249 * Kernel.BLOCK;
  private static final int ROW_HIGH_V = 250 * Kernel.BLOCK;
  private static final int ROW_HIGH_YOR_HIGH_Z = 251 * Kernel.BLOCK;
  private static final int ROW_PLANE = 252 * Kernel.BLOCK;
  private static final int ROW_ALONG_X = 253 * Kernel.BLOCK;
  private static final int ROW_ALONG_Y = 254 * Kernel.BLOCK;
  private static final int ROW_ALONG_Z = 255 * Kernel.BLOCK;
  private static final int ROW_TO_M = 256 * Kernel.BLOCK;
  private static final int ROW_HZ_OR_HX = 257 * Kernel.BLOCK;
  private static final int ROW_HALF_E = 258 * Kernel.BLOCK;
  private static final int ROW_HALF_F = 259 * Kernel.BLOCK;
  private static final int ROW_MX = 260 * Kernel.BLOCK;
  private static final int ROW_MY = 261 * Kernel.BLOCK;
  private static final int ROW_MZ = 262 * Kernel.BLOCK;
  private static final int ROW_EX = 263 * Kernel.BLOCK;
  private static final int ROW_EY = 264 * Kernel.BLOCK;
  private static final int ROW_EZ = 265 * Kernel.BLOCK;
  private static final int ROW_GX3 = 266 * Kernel.BLOCK;
  private static final int ROW_GY3 = 267 * Kernel.BLOCK;
  private static final int ROW_GZ3 = 268 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP = 269 * Kernel.BLOCK;
  private static final int ROW_DEEP1 = 270 * Kernel.BLOCK;
  private static final int ROW_DEEP2 = 271 * Kernel.BLOCK;
  private static final int ROW_MID_U = 272 * Kernel.BLOCK;
  private static final int ROW_MID_V = 273 * Kernel.BLOCK;
  private static final int ROW_U1 = 274 * Kernel.BLOCK;
  private static final int ROW_V1 = 275 * Kernel.BLOCK;
  private static final int ROW_U2 = 276 * Kernel.BLOCK;
  private static final int ROW_V2 = 277 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 278 * Kernel.BLOCK;
  private static final int ROW_SLACK2 = 279 * Kernel.BLOCK;
  private static final int ROW_OUT_X = 280 * Kernel.BLOCK;
  private static final int ROW_OUT_Y = 281 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 282 * Kernel.BLOCK;
  private static final int ROW_OUT_Z = 283 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 284 * Kernel.BLOCK;
  private static final int ROW_UNIT_A = 285 * Kernel.BLOCK;
  private static final int ROW_UNIT_B = 286 * Kernel.BLOCK;
  private static final int ROW_C16_0_OR_ONE = 287 * Kernel.BLOCK;
  private static final int ROW_OF_U = 288 * Kernel.BLOCK;
  private static final int ROW_OF_V = 289 * Kernel.BLOCK;
  private static final int ROW_OF_FACE_A = 290 * Kernel.BLOCK;
  private static final int ROW_OF_E = 291 * Kernel.BLOCK;
  private static final int ROW_OF_F = 292 * Kernel.BLOCK;
  private static final int ROW_AXIS_A = 293 * Kernel.BLOCK;
  private static final int ROW_OF_FACES = 294 * Kernel.BLOCK;
  private static final int ROW_EDGE0 = 295 * Kernel.BLOCK;
  private static final int ROW_EDGE1 = 296 * Kernel.BLOCK;
  private static final int ROW_EDGE2 = 297 * Kernel.BLOCK;
  private static final int ROW_EDGE3 = 298 * Kernel.BLOCK;
  private static final int ROW_CORNER0 = 299 * Kernel.BLOCK;
  private static final int ROW_CORNER1 = 300 * Kernel.BLOCK;
  private static final int ROW_CORNER2 = 301 * Kernel.BLOCK;
  private static final int ROW_CORNER3 = 302 * Kernel.BLOCK;
  private static final int ROW_MID_U0 = 303 * Kernel.BLOCK;
  private static final int ROW_MID_V0 = 304 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP0 = 305 * Kernel.BLOCK;
  private static final int ROW_LOW = 306 * Kernel.BLOCK;
  private static final int ROW_HIGH = 307 * Kernel.BLOCK;
  private static final int ROW_INVERSE = 308 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U0 = 309 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U0 = 310 * Kernel.BLOCK;
  private static final int ROW_LOW2 = 311 * Kernel.BLOCK;
  private static final int ROW_HIGH2 = 312 * Kernel.BLOCK;
  private static final int ROW_INVERSE2 = 313 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V0 = 314 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V0 = 315 * Kernel.BLOCK;
  private static final int ROW_FIRST0 = 316 * Kernel.BLOCK;
  private static final int ROW_LAST0 = 317 * Kernel.BLOCK;
  private static final int ROW_START0_U = 318 * Kernel.BLOCK;
  private static final int ROW_START0_V = 319 * Kernel.BLOCK;
  private static final int ROW_START0_DEEP = 320 * Kernel.BLOCK;
  private static final int ROW_PRODUCT16 = 321 * Kernel.BLOCK;
  private static final int ROW_PRODUCT17 = 322 * Kernel.BLOCK;
  private static final int ROW_START0_FEATURE = 323 * Kernel.BLOCK;
  private static final int ROW_END0_U = 324 * Kernel.BLOCK;
  private static final int ROW_END0_V = 325 * Kernel.BLOCK;
  private static final int ROW_END0_DEEP = 326 * Kernel.BLOCK;
  private static final int ROW_PRODUCT18 = 327 * Kernel.BLOCK;
  private static final int ROW_PRODUCT19 = 328 * Kernel.BLOCK;
  private static final int ROW_END0_FEATURE = 329 * Kernel.BLOCK;
  private static final int ROW_MID_U1 = 330 * Kernel.BLOCK;
  private static final int ROW_MID_V1 = 331 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP1 = 332 * Kernel.BLOCK;
  private static final int ROW_INVERSE3 = 333 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U1 = 334 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U1 = 335 * Kernel.BLOCK;
  private static final int ROW_INVERSE4 = 336 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V1 = 337 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V1 = 338 * Kernel.BLOCK;
  private static final int ROW_T = 339 * Kernel.BLOCK;
  private static final int ROW_LAST1 = 340 * Kernel.BLOCK;
  private static final int ROW_START1_U = 341 * Kernel.BLOCK;
  private static final int ROW_START1_V = 342 * Kernel.BLOCK;
  private static final int ROW_START1_DEEP = 343 * Kernel.BLOCK;
  private static final int ROW_PRODUCT20 = 344 * Kernel.BLOCK;
  private static final int ROW_PRODUCT21 = 345 * Kernel.BLOCK;
  private static final int ROW_START1_FEATURE = 346 * Kernel.BLOCK;
  private static final int ROW_END1_U = 347 * Kernel.BLOCK;
  private static final int ROW_END1_V = 348 * Kernel.BLOCK;
  private static final int ROW_END1_DEEP = 349 * Kernel.BLOCK;
  private static final int ROW_PRODUCT22 = 350 * Kernel.BLOCK;
  private static final int ROW_PRODUCT23 = 351 * Kernel.BLOCK;
  private static final int ROW_END1_FEATURE = 352 * Kernel.BLOCK;
  private static final int ROW_MID_U2 = 353 * Kernel.BLOCK;
  private static final int ROW_MID_V2 = 354 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP2 = 355 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U2 = 356 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U2 = 357 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V2 = 358 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V2 = 359 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 360 * Kernel.BLOCK;
  private static final int ROW_START2_U = 361 * Kernel.BLOCK;
  private static final int ROW_START2_V = 362 * Kernel.BLOCK;
  private static final int ROW_START2_DEEP = 363 * Kernel.BLOCK;
  private static final int ROW_START2_FEATURE = 364 * Kernel.BLOCK;
  private static final int ROW_END2_U = 365 * Kernel.BLOCK;
  private static final int ROW_END2_V = 366 * Kernel.BLOCK;
  private static final int ROW_END2_DEEP = 367 * Kernel.BLOCK;
  private static final int ROW_END2_FEATURE = 368 * Kernel.BLOCK;
  private static final int ROW_MID_U3 = 369 * Kernel.BLOCK;
  private static final int ROW_MID_V3 = 370 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP3 = 371 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U3 = 372 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U3 = 373 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V3 = 374 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V3 = 375 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 376 * Kernel.BLOCK;
  private static final int ROW_LAST3 = 377 * Kernel.BLOCK;
  private static final int ROW_START3_U = 378 * Kernel.BLOCK;
  private static final int ROW_START3_V = 379 * Kernel.BLOCK;
  private static final int ROW_START3_DEEP = 380 * Kernel.BLOCK;
  private static final int ROW_START3_FEATURE = 381 * Kernel.BLOCK;
  private static final int ROW_END3_U = 382 * Kernel.BLOCK;
  private static final int ROW_END3_V = 383 * Kernel.BLOCK;
  private static final int ROW_END3_DEEP = 384 * Kernel.BLOCK;
  private static final int ROW_END3_FEATURE = 385 * Kernel.BLOCK;
  private static final int ROW_U = 386 * Kernel.BLOCK;
  private static final int ROW_V = 387 * Kernel.BLOCK;
  private static final int ROW_PRODUCT24 = 388 * Kernel.BLOCK;
  private static final int ROW_PRODUCT25 = 389 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 390 * Kernel.BLOCK;
  private static final int ROW_PART1_AT0 = 391 * Kernel.BLOCK;
  private static final int ROW_PRODUCT26 = 392 * Kernel.BLOCK;
  private static final int ROW_PRODUCT27 = 393 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 394 * Kernel.BLOCK;
  private static final int ROW_CORNER0_DEEP = 395 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 396 * Kernel.BLOCK;
  private static final int ROW_CORNER0_FEATURE = 397 * Kernel.BLOCK;
  private static final int ROW_PRODUCT28 = 398 * Kernel.BLOCK;
  private static final int ROW_PART1_AT1 = 399 * Kernel.BLOCK;
  private static final int ROW_PRODUCT29 = 400 * Kernel.BLOCK;
  private static final int ROW_CORNER1_DEEP = 401 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 402 * Kernel.BLOCK;
  private static final int ROW_CORNER1_FEATURE = 403 * Kernel.BLOCK;
  private static final int ROW_PRODUCT30 = 404 * Kernel.BLOCK;
  private static final int ROW_PART1_AT2 = 405 * Kernel.BLOCK;
  private static final int ROW_PRODUCT31 = 406 * Kernel.BLOCK;
  private static final int ROW_CORNER2_DEEP = 407 * Kernel.BLOCK;
  private static final int ROW_PRODUCT32 = 408 * Kernel.BLOCK;
  private static final int ROW_CORNER2_FEATURE = 409 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 410 * Kernel.BLOCK;
  private static final int ROW_CORNER3_DEEP = 411 * Kernel.BLOCK;
  private static final int ROW_CORNER3_FEATURE = 412 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 413 * Kernel.BLOCK;
  private static final int ROW_OX3 = 414 * Kernel.BLOCK;
  private static final int ROW_OY3 = 415 * Kernel.BLOCK;
  private static final int ROW_OZ3 = 416 * Kernel.BLOCK;
  private static final int ROW_LX2 = 417 * Kernel.BLOCK;
  private static final int ROW_LY2 = 418 * Kernel.BLOCK;
  private static final int ROW_LZ2 = 419 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 420 * Kernel.BLOCK;
  private static final int ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 = 421 * Kernel.BLOCK;
  private static final int ROW_MOST = 422 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 423 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 424 * Kernel.BLOCK;
  private static final int ROW_U_AT1 = 425 * Kernel.BLOCK;
  private static final int ROW_V_AT1 = 426 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT1 = 427 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT1 = 428 * Kernel.BLOCK;
  private static final int ROW_DU = 429 * Kernel.BLOCK;
  private static final int ROW_DV = 430 * Kernel.BLOCK;
  private static final int ROW_AWAY0 = 431 * Kernel.BLOCK;
  private static final int ROW_DU2 = 432 * Kernel.BLOCK;
  private static final int ROW_DV2 = 433 * Kernel.BLOCK;
  private static final int ROW_AWAY1 = 434 * Kernel.BLOCK;
  private static final int ROW_DU3 = 435 * Kernel.BLOCK;
  private static final int ROW_DV3 = 436 * Kernel.BLOCK;
  private static final int ROW_AWAY2 = 437 * Kernel.BLOCK;
  private static final int ROW_DU4 = 438 * Kernel.BLOCK;
  private static final int ROW_DV4 = 439 * Kernel.BLOCK;
  private static final int ROW_AWAY3 = 440 * Kernel.BLOCK;
  private static final int ROW_DU5 = 441 * Kernel.BLOCK;
  private static final int ROW_DV5 = 442 * Kernel.BLOCK;
  private static final int ROW_AWAY4 = 443 * Kernel.BLOCK;
  private static final int ROW_DU6 = 444 * Kernel.BLOCK;
  private static final int ROW_DV6 = 445 * Kernel.BLOCK;
  private static final int ROW_AWAY5 = 446 * Kernel.BLOCK;
  private static final int ROW_DU7 = 447 * Kernel.BLOCK;
  private static final int ROW_DV7 = 448 * Kernel.BLOCK;
  private static final int ROW_AWAY6 = 449 * Kernel.BLOCK;
  private static final int ROW_DU8 = 450 * Kernel.BLOCK;
  private static final int ROW_DV8 = 451 * Kernel.BLOCK;
  private static final int ROW_AWAY7 = 452 * Kernel.BLOCK;
  private static final int ROW_DU9 = 453 * Kernel.BLOCK;
  private static final int ROW_DV9 = 454 * Kernel.BLOCK;
  private static final int ROW_AWAY8 = 455 * Kernel.BLOCK;
  private static final int ROW_DU10 = 456 * Kernel.BLOCK;
  private static final int ROW_AWAY9 = 457 * Kernel.BLOCK;
  private static final int ROW_DV10 = 458 * Kernel.BLOCK;
  private static final int ROW_AWAY10 = 459 * Kernel.BLOCK;
  private static final int ROW_AWAY11 = 460 * Kernel.BLOCK;
  private static final int ROW_HALF1 = 461 * Kernel.BLOCK;
  private static final int ROW_X_OF1 = 462 * Kernel.BLOCK;
  private static final int ROW_Y_OF1 = 463 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 464 * Kernel.BLOCK;
  private static final int ROW_U_AT2 = 465 * Kernel.BLOCK;
  private static final int ROW_V_AT2 = 466 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT2 = 467 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT2 = 468 * Kernel.BLOCK;
  private static final int ROW_AWAY = 469 * Kernel.BLOCK;
  private static final int ROW_AREA0 = 470 * Kernel.BLOCK;
  private static final int ROW_AREA1 = 471 * Kernel.BLOCK;
  private static final int ROW_AREA2 = 472 * Kernel.BLOCK;
  private static final int ROW_AREA3 = 473 * Kernel.BLOCK;
  private static final int ROW_AREA4 = 474 * Kernel.BLOCK;
  private static final int ROW_AREA5 = 475 * Kernel.BLOCK;
  private static final int ROW_AREA6 = 476 * Kernel.BLOCK;
  private static final int ROW_AREA7 = 477 * Kernel.BLOCK;
  private static final int ROW_AREA8 = 478 * Kernel.BLOCK;
  private static final int ROW_AREA9 = 479 * Kernel.BLOCK;
  private static final int ROW_AREA10 = 480 * Kernel.BLOCK;
  private static final int ROW_AREA11 = 481 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA0 = 482 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA1 = 483 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA2 = 484 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA3 = 485 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA4 = 486 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA5 = 487 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA6 = 488 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA7 = 489 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA8 = 490 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA9 = 491 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA10 = 492 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA11 = 493 * Kernel.BLOCK;
  private static final int ROW_PRODUCT33 = 494 * Kernel.BLOCK;
  private static final int ROW_REACH2_OR_VALUE_OR_VALUE = 495 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 496 * Kernel.BLOCK;
  private static final int ROW_U_AT3 = 497 * Kernel.BLOCK;
  private static final int ROW_V_AT3 = 498 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT3 = 499 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT3 = 500 * Kernel.BLOCK;
  private static final int ROW_AREA = 501 * Kernel.BLOCK;
  private static final int ROW_TURN = 502 * Kernel.BLOCK;
  private static final int ROW_PRODUCT34 = 503 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 504 * Kernel.BLOCK;
  private static final int ROW_X_OF3 = 505 * Kernel.BLOCK;
  private static final int ROW_Y_OF3 = 506 * Kernel.BLOCK;
  private static final int ROW_Z_OF3 = 507 * Kernel.BLOCK;
  private static final int ROW_REACH3_OR_VALUE_OR_VALUE = 508 * Kernel.BLOCK;
  private static final int ROW_ADDED = 509 * Kernel.BLOCK;
  private static final int ROW_ADDED2 = 510 * Kernel.BLOCK;
  private static final int ROW_ADDED3 = 511 * Kernel.BLOCK;
  private static final int ROW_ADDED4 = 512 * Kernel.BLOCK;
  private static final int ROW_ADDED5 = 513 * Kernel.BLOCK;
  private static final int ROW_ADDED6 = 514 * Kernel.BLOCK;
  private static final int ROW_ADDED7 = 515 * Kernel.BLOCK;
  private static final int ROW_ADDED8 = 516 * Kernel.BLOCK;
  private static final int ROW_ADDED9 = 517 * Kernel.BLOCK;
  private static final int ROW_ADDED10 = 518 * Kernel.BLOCK;
  private static final int ROW_ADDED11 = 519 * Kernel.BLOCK;
  private static final int ROW_ADDED12 = 520 * Kernel.BLOCK;
  private static final int ROW_ADDS0 = 521 * Kernel.BLOCK;
  private static final int ROW_ADDS1 = 522 * Kernel.BLOCK;
  private static final int ROW_ADDS2 = 523 * Kernel.BLOCK;
  private static final int ROW_ADDS3 = 524 * Kernel.BLOCK;
  private static final int ROW_ADDS4 = 525 * Kernel.BLOCK;
  private static final int ROW_ADDS5 = 526 * Kernel.BLOCK;
  private static final int ROW_ADDS6 = 527 * Kernel.BLOCK;
  private static final int ROW_ADDS7 = 528 * Kernel.BLOCK;
  private static final int ROW_ADDS8 = 529 * Kernel.BLOCK;
  private static final int ROW_ADDS9 = 530 * Kernel.BLOCK;
  private static final int ROW_ADDS10 = 531 * Kernel.BLOCK;
  private static final int ROW_ADDS11 = 532 * Kernel.BLOCK;
  private static final int ROW_NUMBER4 = 533 * Kernel.BLOCK;
  private static final int ROW_U_AT4 = 534 * Kernel.BLOCK;
  private static final int ROW_V_AT4 = 535 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT4 = 536 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT4 = 537 * Kernel.BLOCK;
  private static final int ROW_ADDS = 538 * Kernel.BLOCK;
  private static final int ROW_REACH4 = 539 * Kernel.BLOCK;
  private static final int ROW_X_OF4 = 540 * Kernel.BLOCK;
  private static final int ROW_Y_OF4 = 541 * Kernel.BLOCK;
  private static final int ROW_Z_OF4 = 542 * Kernel.BLOCK;
  private static final int ROW_TX4 = 543 * Kernel.BLOCK;
  private static final int ROW_REACH4_OR_VALUE_OR_VALUE = 544 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[545 * Kernel.BLOCK]);

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
      long swapBits = bits[0];
      long allSquareAAtLeastLeastSquareBits = floats2(columns1, from1, columns2, from2, floatRows, swapBits);
      long properBits = floats3(floatRows, allSquareAAtLeastLeastSquareBits);
      floats4(floatRows);
      long allSquareAAtLeastLeastSquareBits2 = floats5(floatRows, properBits);
      long allSquareAAtLeastLeastSquareBits3 = floats6(floatRows, allSquareAAtLeastLeastSquareBits2);
      long allValueAtMostValueBits = floats7(floatRows);
      long allValueAtMostValueBits2 = floats8(floatRows, bits, allValueAtMostValueBits);
      long absValueAtMostSumBits = bits[0];
      long allValueAtMostValueBits3 = floats9(floatRows, allValueAtMostValueBits2, absValueAtMostSumBits);
      long overlapBits = floats10(columns1, from1, columns2, from2, floatRows, bits, allValueAtMostValueBits3,
          allSquareAAtLeastLeastSquareBits3, nearBits);
      long nextBits = bits[0];
      long eitherBits = floats11(columns1, from1, columns2, from2, floatRows, nextBits);
      floats12(columns1, from1, columns2, from2, floatRows, eitherBits);
      floats13(floatRows);
      long allGxAtLeastZeroBits = floats14(floatRows);
      long validBits = floats15(columns1, from1, columns2, from2, floatRows, allGxAtLeastZeroBits, eitherBits);
      floats16(floatRows);
      long gxAtLeastZeroAndNotOverlapBits = floats17(floatRows, bits, overlapBits, validBits);
      long allGxAtLeastZeroBits2 = bits[0];
      onNormal(floatRows, ROW_NXX2, ROW_NYX2, ROW_NZX2, ROW_PRODUCT6, ROW_NEXT);
      onNormal(floatRows, ROW_NXY2, ROW_NYY2, ROW_NZY2, ROW_PRODUCT7, ROW_NEXT2);
      onNormal(floatRows, ROW_NXZ2, ROW_NYZ2, ROW_NZZ2, ROW_PRODUCT8, ROW_NEXT3);
      onProduct(floatRows, ROW_YX2, ROW_ZX2, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z, ROW_HIGH_Z, ROW_HY2, ROW_NXZ2,
          ROW_HZ2, ROW_NXY2, ROW_NEXT4);
      onProduct(floatRows, ROW_YY2, ROW_ZY2, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z, ROW_HIGH_Z, ROW_HZ2, ROW_NXX2,
          ROW_HX2, ROW_NXZ2, ROW_NEXT5);
      onProduct(floatRows, ROW_YZ2, ROW_ZZ2, ROW_LOW_Y, ROW_HIGH_Y, ROW_LOW_Z, ROW_HIGH_Z, ROW_HX2, ROW_NXY2,
          ROW_HY2, ROW_NXX2, ROW_NEXT6);
      onProduct(floatRows, ROW_ZX2, ROW_XX2, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X, ROW_HIGH_X, ROW_HY2, ROW_NYZ2,
          ROW_HZ2, ROW_NYY2, ROW_NEXT7);
      onProduct(floatRows, ROW_ZY2, ROW_XY2, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X, ROW_HIGH_X, ROW_HZ2, ROW_NYX2,
          ROW_HX2, ROW_NYZ2, ROW_NEXT8);
      onProduct(floatRows, ROW_ZZ2, ROW_XZ2, ROW_LOW_Z, ROW_HIGH_Z, ROW_LOW_X, ROW_HIGH_X, ROW_HX2, ROW_NYY2,
          ROW_HY2, ROW_NYX2, ROW_NEXT9);
      onProduct(floatRows, ROW_XX2, ROW_YX2, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y, ROW_HIGH_Y, ROW_HY2, ROW_NZZ2,
          ROW_HZ2, ROW_NZY2, ROW_NEXT10);
      onProduct(floatRows, ROW_XY2, ROW_YY2, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y, ROW_HIGH_Y, ROW_HZ2, ROW_NZX2,
          ROW_HX2, ROW_NZZ2, ROW_NEXT11);
      onProduct(floatRows, ROW_XZ2, ROW_YZ2, ROW_LOW_X, ROW_HIGH_X, ROW_LOW_Y, ROW_HIGH_Y, ROW_HX2, ROW_NZY2,
          ROW_HY2, ROW_NZX2, ROW_NEXT12);
      floats19(floatRows);
      floats20(floatRows);
      floats21(floatRows);
      long faceAheadBits = floats22(floatRows);
      floats23(floatRows, faceAheadBits);
      floats24(floatRows, faceAheadBits);
      long eXBits = floats25(floatRows, bits);
      long notEXBits = bits[0];
      long eYBits = bits[1];
      long cXBits = floats26(floatRows, bits, eYBits, eXBits);
      long cYBits = bits[0];
      long lxGreaterZeroBits = bits[1];
      long edgeAheadBits = floats27(floatRows, lxGreaterZeroBits);
      long largestGreaterZeroBits = floats28(floatRows, edgeAheadBits);
      floats29(floatRows, largestGreaterZeroBits, edgeAheadBits);
      long ofEdgesGreaterNoneBits = floats30(floatRows, bits);
      long isEdgeBits = bits[0];
      long notIsEdgeBits = bits[1];
      long edgeXGreaterZeroBits = floats31(floatRows, bits, eXBits, eYBits, notEXBits);
      long edgeYGreaterZeroBits = bits[0];
      long notEXAndNotEYBits = bits[1];
      long edgeZGreaterZeroBits = floats32(floatRows, bits, notEXAndNotEYBits, cXBits, cYBits);
      long towardsXGreaterZeroBits = bits[0];
      long towardsYGreaterZeroBits = bits[1];
      long notCXAndNotCYBits = bits[2];
      long towardsZGreaterZeroBits = bits[3];
      floats33(floatRows);
      floats34(floatRows, eYBits, eXBits, notEXAndNotEYBits);
      floats35(floatRows, cYBits, cXBits, edgeXGreaterZeroBits, eXBits);
      floats36(floatRows, edgeYGreaterZeroBits, eYBits, edgeZGreaterZeroBits, notEXAndNotEYBits,
          towardsXGreaterZeroBits, cXBits, towardsYGreaterZeroBits, cYBits, towardsZGreaterZeroBits,
          notCXAndNotCYBits);
      floats37(floatRows);
      floats38(floatRows);
      long asideGreaterProductBits = floats39(floatRows);
      floats40(floatRows);
      long forwardBits = floats41(floatRows);
      floats42(floatRows, forwardBits);
      floats43(floatRows);
      long absDeepAtMostLargestBits = floats44(floatRows, bits);
      long allValueAtMostLargestBits = bits[0];
      long allValueAtMostLargestBits2 = floats45(floatRows, allValueAtMostLargestBits, eitherBits, overlapBits);
      long isXBits = floats46(floatRows, bits);
      long isYBits = bits[0];
      long upper1Bits = floats47(floatRows, isYBits, isXBits);
      floats48(floatRows, isXBits, isYBits, upper1Bits);
      long ofXBits = floats49(floatRows, bits);
      long ofYBits = bits[0];
      long lowerBits = bits[1];
      floats50(floatRows, ofXBits, ofYBits);
      long isThin1Bits = floats51(floatRows, bits, ofYBits, ofXBits, isYBits, isXBits);
      long isThin2Bits = bits[0];
      floats52(floatRows, isYBits, isXBits);
      floats53(floatRows);
      floats54(floatRows);
      floats55(floatRows);
      long forwardBits2 = floats56(floatRows, isYBits);
      floats57(floatRows, isXBits, isYBits, upper1Bits, ofYBits, ofXBits);
      floats58(floatRows, ofYBits, ofXBits, upper1Bits, lowerBits, forwardBits2);
      floats59(floatRows);
      long absU1GreaterShortestBits = floats60(floatRows, bits);
      long u1GreaterZeroBits = bits[0];
      long absV1GreaterShortestBits = floats61(floatRows, bits);
      long v1GreaterZeroBits = bits[0];
      long notIsThin1Bits = floats62(floatRows, bits, isThin1Bits);
      long isStart0Bits = bits[0];
      long isEnd0Bits = bits[1];
      floats63(floatRows, isStart0Bits, u1GreaterZeroBits, v1GreaterZeroBits);
      long leavesU0AtMostLeavesV0Bits = floats64(floatRows, isEnd0Bits);
      floats65(floatRows, leavesU0AtMostLeavesV0Bits);
      long absU2GreaterShortestBits = floats66(floatRows, bits);
      long u2GreaterZeroBits = bits[0];
      long absV2GreaterShortestBits = floats67(floatRows, bits);
      long v2GreaterZeroBits = bits[0];
      long isEnd1Bits = floats68(floatRows, u2GreaterZeroBits, v2GreaterZeroBits);
      long leavesU1AtMostLeavesV1Bits = floats69(floatRows, isEnd1Bits);
      floats70(floatRows, leavesU1AtMostLeavesV1Bits);
      floats71(floatRows, u1GreaterZeroBits, absU1GreaterShortestBits);
      long entersU2GreaterEntersV2Bits = floats72(floatRows, v1GreaterZeroBits, absV1GreaterShortestBits);
      long notIsThin2Bits = floats73(floatRows, bits, entersU2GreaterEntersV2Bits, isThin2Bits);
      long isEnd2Bits = bits[0];
      floats74(floatRows, isEnd2Bits);
      floats75(floatRows, u2GreaterZeroBits, absU2GreaterShortestBits);
      floats76(floatRows, v2GreaterZeroBits, absV2GreaterShortestBits);
      long notIsThin1AndNotIsThin2Bits = floats77(floatRows, notIsThin1Bits, notIsThin2Bits);
      long isEnd3Bits = floats78(floatRows, notIsThin1AndNotIsThin2Bits);
      floats79(floatRows, isEnd3Bits);
      floats80(floatRows);
      floats81(floatRows);
      floats82(floatRows);
      long isCorner3Bits = floats83(floatRows);
      long isThereBits = floats84(floatRows, bits, isCorner3Bits, isXBits, isYBits);
      long isThereBits2 = bits[0];
      long isThereBits3 = bits[1];
      long isThereBits4 = bits[2];
      long isThereBits5 = floats85(floatRows, bits);
      long isThereBits6 = bits[0];
      long isThereBits7 = bits[1];
      long isThereBits8 = bits[2];
      long isThereBits9 = bits[3];
      long isThereBits10 = bits[4];
      long isThereBits11 = bits[5];
      long isThereBits12 = bits[6];
      long absDeepestAtMostLargestBits = floats86(floatRows, results, at, eitherBits, overlapBits, isEdgeBits);
      long cornerBits = gxAtLeastZeroAndNotOverlapBits & asideGreaterProductBits;
      long allOfEdgesGreaterNoneBits = isEdgeBits & cornerBits;
      long allGxAtLeastZeroBits3 = validBits & absDeepAtMostLargestBits;
      long hitBits = allGxAtLeastZeroBits3 & allValueAtMostLargestBits2;
      most(floatRows, ROW_MOST);
      largest(floatRows, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_START3_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_END3_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP,
          ROW_CORNER3_DEEP, ROW_NUMBER1);
      long allGxAtLeastZeroBits4 = validBits & absDeepestAtMostLargestBits;
      long allOfEdgesGreaterNoneBits2 = isEdgeBits & hitBits;
      long notFoundBits = floats88(floatRows, bits, hitBits);
      long eitherBits2 = bits[0];
      long apartBits = gxAtLeastZeroAndNotOverlapBits & eitherBits2;
      long notIsEdgeAndEitherBits = notIsEdgeBits & apartBits;
      long eitherBits3 = allOfEdgesGreaterNoneBits | notIsEdgeAndEitherBits;
      long gxAtLeastZeroAndNotFoundBits = allGxAtLeastZeroBits2 & notFoundBits;
      long besideBits = gxAtLeastZeroAndNotFoundBits & ofEdgesGreaterNoneBits;
      long notIsEdgeAndOfEdgesGreaterNoneBits = notIsEdgeBits & besideBits;
      long doubt = eitherBits3 | notIsEdgeAndOfEdgesGreaterNoneBits;
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
      floats90(floatRows, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5, isThereBits6);
      floats91(floatRows, isThereBits7, isThereBits8, isThereBits9, isThereBits10, isThereBits11,
          isThereBits12);
      long allValueAtMostLargestBits3 = floats92(floatRows, results, at, isEdgeBits);
      largest(floatRows, ROW_AWAY0, ROW_AWAY1, ROW_AWAY2, ROW_AWAY3, ROW_AWAY4, ROW_AWAY5, ROW_AWAY6,
          ROW_AWAY7, ROW_AWAY8, ROW_AWAY9, ROW_AWAY10, ROW_AWAY11, ROW_NUMBER2);
      long hitBits2 = allGxAtLeastZeroBits4 & allValueAtMostLargestBits3;
      long notIsEdgeAndValueAtMostLargestBits = notIsEdgeBits & hitBits2;
      long hits = allOfEdgesGreaterNoneBits2 | notIsEdgeAndValueAtMostLargestBits;
      floats94(floatRows, results, at, hitBits2, isEdgeBits);
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
      floats96(floatRows, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5, isThereBits6,
          isThereBits7, isThereBits8, isThereBits9, isThereBits10, isThereBits11, isThereBits12);
      long isThere2Bits = floats97(floatRows, results, at, overlapBits, isEdgeBits);
      largest(floatRows, ROW_ABS_AREA0, ROW_ABS_AREA1, ROW_ABS_AREA2, ROW_ABS_AREA3, ROW_ABS_AREA4,
          ROW_ABS_AREA5, ROW_ABS_AREA6, ROW_ABS_AREA7, ROW_ABS_AREA8, ROW_ABS_AREA9, ROW_ABS_AREA10,
          ROW_ABS_AREA11, ROW_NUMBER3);
      long gxAtLeastZeroAndIsThere2Bits = hitBits2 & isThere2Bits;
      floats99(floatRows, results, at, gxAtLeastZeroAndIsThere2Bits, isEdgeBits);
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
      long absAreaGreaterProductBits = floats101(floatRows);
      floats102(floatRows, results, at, overlapBits, isEdgeBits);
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
      long allGxAtLeastZeroBits5 = hitBits2 & isThere3Bits;
      floats104(floatRows, results, at, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5,
          isThereBits6, isThereBits7, isThereBits8, isThereBits9, isThereBits10, isThereBits11, isThereBits12,
          allGxAtLeastZeroBits5, isEdgeBits);
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
      long addsGreaterProductBits = floats107(floatRows);
      floats108(floatRows, results, at, overlapBits, isEdgeBits);
      long isThere4Bits = isThere3Bits & addsGreaterProductBits;
      long allGxAtLeastZeroBits6 = hitBits2 & isThere4Bits;
      floats110(floatRows, results, at, allGxAtLeastZeroBits6, isEdgeBits);
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
    float[] xFirsts = columns1[0], yFirsts = columns1[1], zFirsts = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5];
    float[] xSeconds = columns2[0], ySeconds = columns2[1], zSeconds = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5];
    long nearBits = 0;
    long swapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, xSeconds, j).lanewise(SUB, fromArray(FLOATS, xFirsts, i));
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, ySeconds, j).lanewise(SUB, fromArray(FLOATS, yFirsts, i));
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, zSeconds, j).lanewise(SUB, fromArray(FLOATS, zFirsts, i));
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FloatVector radii = halfX1.lanewise(MUL, halfX1).lanewise(ADD, halfY1.lanewise(MUL, halfY1))
          .lanewise(ADD, halfZ1.lanewise(MUL, halfZ1)).lanewise(SQRT)
          .lanewise(ADD, halfX2.lanewise(MUL, halfX2).lanewise(ADD, halfY2.lanewise(MUL, halfY2))
          .lanewise(ADD, halfZ2.lanewise(MUL, halfZ2)).lanewise(SQRT));
      nearBits |= dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz))
          .compare(LE, ALL_ROUNDING.lanewise(MUL, radii.lanewise(MUL, radii))
          .lanewise(ADD, ALL_VANISHING)).toLong() << k;
      VectorMask<Float> dyIsZeroAndDzLessZero = dy.compare(EQ, ALL_ZERO);
      dyIsZeroAndDzLessZero = dz.compare(LT, ALL_ZERO, dyIsZeroAndDzLessZero);
      VectorMask<Float> dxIsZeroAndEither = dx
          .compare(EQ, ALL_ZERO, dy.compare(LT, ALL_ZERO).or(dyIsZeroAndDzLessZero));
      VectorMask<Float> swap = dx.compare(LT, ALL_ZERO).or(dxIsZeroAndEither);
      swapBits |= swap.toLong() << k;
      // swap ? -dx : dx
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG), swap)).intoArray(floatRows, ROW_DX2 + k);
      FLOAT_VECTOR.cast(dy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_DY + k);
    }
    bits[0] = swapBits;
    return nearBits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] halfX1s = columns1[3], halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6],
        qy1s = columns1[7], qz1s = columns1[8], qw1s = columns1[9];
    float[] halfX2s = columns2[3], halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6],
        qy2s = columns2[7], qz2s = columns2[8], qw2s = columns2[9];
    long allSquareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? -dy : dy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_DY + k), swap)).intoArray(floatRows, ROW_DY2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // swap ? -dz : dz
      FLOAT_VECTOR.cast(dz.blend(dz.lanewise(NEG), swap)).intoArray(floatRows, ROW_DZ2 + k);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      // swap ? halfX2 : halfX1
      FloatVector gx = halfX1.blend(halfX2, swap);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      // swap ? halfX1 : halfX2
      FloatVector hx = halfX2.blend(halfX1, swap);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      // swap ? halfY2 : halfY1
      FloatVector gy = halfY1.blend(halfY2, swap);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      // swap ? halfY1 : halfY2
      FloatVector hy = halfY2.blend(halfY1, swap);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      // swap ? halfZ2 : halfZ1
      FloatVector gz = halfZ1.blend(halfZ2, swap);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      // swap ? halfZ1 : halfZ2
      FloatVector hz = halfZ2.blend(halfZ1, swap);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      // swap ? qx2 : qx1
      FloatVector ax = qx1.blend(qx2, swap);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      // swap ? qx1 : qx2
      FloatVector bx = qx2.blend(qx1, swap);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX + k);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      // swap ? qy2 : qy1
      FloatVector ay = qy1.blend(qy2, swap);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      // swap ? qy1 : qy2
      FloatVector by = qy2.blend(qy1, swap);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY + k);
      FloatVector qz2 = fromArray(FLOATS, qz2s, j);
      FloatVector qz1 = fromArray(FLOATS, qz1s, i);
      // swap ? qz2 : qz1
      FloatVector az = qz1.blend(qz2, swap);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      // swap ? qz1 : qz2
      FloatVector bz = qz2.blend(qz1, swap);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ + k);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      // swap ? qw2 : qw1
      FloatVector aw = qw1.blend(qw2, swap);
      FLOAT_VECTOR.cast(aw).intoArray(floatRows, ROW_AW + k);
      // swap ? qw1 : qw2
      FloatVector bw = qw2.blend(qw1, swap);
      FLOAT_VECTOR.cast(bw).intoArray(floatRows, ROW_BW + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FLOAT_VECTOR.cast(axSquared).intoArray(floatRows, ROW_AX_SQUARED + k);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FLOAT_VECTOR.cast(aySquared).intoArray(floatRows, ROW_AY_SQUARED + k);
      FloatVector sum = axSquared.lanewise(ADD, aySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector azSquared = az.lanewise(MUL, az);
      FLOAT_VECTOR.cast(azSquared).intoArray(floatRows, ROW_AZ_SQUARED + k);
      FloatVector squareA = sum.lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)));
      FLOAT_VECTOR.cast(squareA).intoArray(floatRows, ROW_SQUARE_A + k);
      FloatVector squareB = bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz).lanewise(ADD, bw.lanewise(MUL, bw)));
      FLOAT_VECTOR.cast(squareB).intoArray(floatRows, ROW_SQUARE_B + k);
      FLOAT_VECTOR.cast(gx.lanewise(ADD, gy).lanewise(ADD, gz)
          .lanewise(ADD, hx.lanewise(ADD, hy).lanewise(ADD, hz))).intoArray(floatRows, ROW_SIZE + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = gx.compare(GE, ALL_ZERO);
      allSquareAAtLeastLeastSquare = gy.compare(GE, ALL_ZERO, allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquare = squareA.compare(GE, ALL_LEAST_SQUARE, allSquareAAtLeastLeastSquare);
      VectorMask<Float> allSquareAAtLeastLeastSquare2 = squareA.compare(LE, ALL_LARGEST_SQUARE);
      allSquareAAtLeastLeastSquare2 = squareB.compare(GE, ALL_LEAST_SQUARE, allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquare2 = squareB.compare(LE, ALL_LARGEST_SQUARE, allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquare = allSquareAAtLeastLeastSquare.and(allSquareAAtLeastLeastSquare2);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats3(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long properBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> proper = fromArray(FLOATS, floatRows, ROW_GZ + k)
          .compare(GE, ALL_ZERO, VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k)
          & WideLanes.FLOAT_LANES));
      proper = fromArray(FLOATS, floatRows, ROW_HX + k).compare(GE, ALL_ZERO, proper);
      proper = fromArray(FLOATS, floatRows, ROW_HY + k).compare(GE, ALL_ZERO, proper);
      proper = fromArray(FLOATS, floatRows, ROW_HZ + k).compare(GE, ALL_ZERO, proper);
      proper = fromArray(FLOATS, floatRows, ROW_SIZE + k).compare(LE, ALL_LARGEST, proper);
      properBits |= proper.toLong() << k;
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A + k);
      FloatVector r = ALL_TWO.lanewise(DIV, squareA);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector product = ax.lanewise(MUL, ay);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector product2 = az.lanewise(MUL, aw);
      FloatVector product3 = az.lanewise(MUL, ax);
      FloatVector product4 = ay.lanewise(MUL, aw);
      FloatVector azSquared = fromArray(FLOATS, floatRows, ROW_AZ_SQUARED + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY_SQUARED + k).lanewise(ADD, azSquared)))
          .lanewise(MUL, dx).lanewise(ADD, r.lanewise(MUL, product.lanewise(ADD, product2)).lanewise(MUL, dy))
          .lanewise(ADD, r.lanewise(MUL, product3.lanewise(SUB, product4)).lanewise(MUL, dz))).intoArray(
          floatRows, ROW_TX + k);
      FloatVector product5 = ay.lanewise(MUL, az);
      FloatVector product6 = ax.lanewise(MUL, aw);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r
          .lanewise(MUL, azSquared.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_AX_SQUARED + k))))
          .lanewise(MUL, dy).lanewise(ADD, r.lanewise(MUL, product5.lanewise(ADD, product6)).lanewise(MUL, dz))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(SUB, product2)).lanewise(MUL, dx))).intoArray(
          floatRows, ROW_TY + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM + k)))
          .lanewise(MUL, dz).lanewise(ADD, r.lanewise(MUL, product3.lanewise(ADD, product4)).lanewise(MUL, dx))
          .lanewise(ADD, r.lanewise(MUL, product5.lanewise(SUB, product6)).lanewise(MUL, dy))).intoArray(
          floatRows, ROW_TZ + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_ONE.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)))).intoArray(floatRows, ROW_SCALE + k);
    }
    return properBits;
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector qx = scale.lanewise(MUL, aw.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bw))
          .lanewise(ADD, az.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bz))));
      FLOAT_VECTOR.cast(qx).intoArray(floatRows, ROW_QX + k);
      FloatVector qy = scale.lanewise(MUL, aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(ADD, ax.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bx))));
      FLOAT_VECTOR.cast(qy).intoArray(floatRows, ROW_QY + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))))).intoArray(floatRows,
          ROW_QZ + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by).lanewise(ADD, az.lanewise(MUL, bz))))).intoArray(floatRows,
          ROW_QW + k);
      FLOAT_VECTOR.cast(qx.lanewise(MUL, qx)).intoArray(floatRows, ROW_QX_SQUARED + k);
      FLOAT_VECTOR.cast(qy.lanewise(MUL, qy)).intoArray(floatRows, ROW_QY_SQUARED + k);
    }
  }

  private static long floats5(float[] floatRows, long properBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAAtLeastLeastSquareBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qxSquared = fromArray(FLOATS, floatRows, ROW_QX_SQUARED + k);
      FloatVector qySquared = fromArray(FLOATS, floatRows, ROW_QY_SQUARED + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW + k);
      FloatVector s = ALL_TWO.lanewise(DIV, sum.lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector xx = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qySquared.lanewise(ADD, qzSquared)));
      FLOAT_VECTOR.cast(xx).intoArray(floatRows, ROW_XX + k);
      FloatVector absXx = xx.lanewise(ABS);
      FLOAT_VECTOR.cast(absXx).intoArray(floatRows, ROW_ABS_XX + k);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY + k);
      FloatVector product = qx.lanewise(MUL, qy);
      FloatVector product2 = qz.lanewise(MUL, qw);
      FloatVector xy = s.lanewise(MUL, product.lanewise(SUB, product2));
      FLOAT_VECTOR.cast(xy).intoArray(floatRows, ROW_XY + k);
      FloatVector absXy = xy.lanewise(ABS);
      FLOAT_VECTOR.cast(absXy).intoArray(floatRows, ROW_ABS_XY + k);
      FloatVector product3 = qz.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product4 = qy.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector xz = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(xz).intoArray(floatRows, ROW_XZ + k);
      FloatVector absXz = xz.lanewise(ABS);
      FLOAT_VECTOR.cast(absXz).intoArray(floatRows, ROW_ABS_XZ + k);
      FloatVector yy = ALL_ONE.lanewise(SUB, s.lanewise(MUL, qzSquared.lanewise(ADD, qxSquared)));
      FLOAT_VECTOR.cast(yy).intoArray(floatRows, ROW_YY + k);
      FloatVector absYy = yy.lanewise(ABS);
      FLOAT_VECTOR.cast(absYy).intoArray(floatRows, ROW_ABS_YY + k);
      FloatVector product5 = qy.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product5).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector product6 = qx.lanewise(MUL, qw);
      FLOAT_VECTOR.cast(product6).intoArray(floatRows, ROW_PRODUCT4 + k);
      FloatVector yz = s.lanewise(MUL, product5.lanewise(SUB, product6));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ + k);
      FloatVector absYz = yz.lanewise(ABS);
      FLOAT_VECTOR.cast(absYz).intoArray(floatRows, ROW_ABS_YZ + k);
      FloatVector yx = s.lanewise(MUL, product.lanewise(ADD, product2));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX + k);
      FloatVector absYx = yx.lanewise(ABS);
      FLOAT_VECTOR.cast(absYx).intoArray(floatRows, ROW_ABS_YX + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GX + k)
          .lanewise(ADD, absXx.lanewise(MUL, hx).lanewise(ADD, absXy.lanewise(MUL, hy))
          .lanewise(ADD, absXz.lanewise(MUL, hz))),
          VectorMask.fromLong(FLOATS, (properBits >>> k) & WideLanes.FLOAT_LANES));
      allSquareAAtLeastLeastSquare = fromArray(FLOATS, floatRows, ROW_TY + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(ADD, absYy.lanewise(MUL, hy).lanewise(ADD, absYz.lanewise(MUL, hz))
          .lanewise(ADD, absYx.lanewise(MUL, hx))), allSquareAAtLeastLeastSquare);
      allSquareAAtLeastLeastSquareBits |= allSquareAAtLeastLeastSquare.toLong() << k;
    }
    return allSquareAAtLeastLeastSquareBits;
  }

  private static long floats6(float[] floatRows, long allSquareAAtLeastLeastSquareBits) {
    if (floatRows == null) {
      return 0;
    }
    long allSquareAAtLeastLeastSquareBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector zz = ALL_ONE.lanewise(SUB, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM2 + k)));
      FLOAT_VECTOR.cast(zz).intoArray(floatRows, ROW_ZZ + k);
      FloatVector absZz = zz.lanewise(ABS);
      FLOAT_VECTOR.cast(absZz).intoArray(floatRows, ROW_ABS_ZZ + k);
      FloatVector zx = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX + k);
      FloatVector absZx = zx.lanewise(ABS);
      FLOAT_VECTOR.cast(absZx).intoArray(floatRows, ROW_ABS_ZX + k);
      FloatVector zy = s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)));
      FLOAT_VECTOR.cast(zy).intoArray(floatRows, ROW_ZY + k);
      FloatVector absZy = zy.lanewise(ABS);
      FLOAT_VECTOR.cast(absZy).intoArray(floatRows, ROW_ABS_ZY + k);
      allSquareAAtLeastLeastSquareBits2 |= fromArray(FLOATS, floatRows, ROW_TZ + k).lanewise(ABS)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_GZ + k)
          .lanewise(ADD, absZz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ + k))
          .lanewise(ADD, absZx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX + k)))
          .lanewise(ADD, absZy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY + k)))),
          VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES)).toLong(
          ) << k;
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ + k);
      FLOAT_VECTOR.cast(yy.lanewise(MUL, zz).lanewise(SUB, zy.lanewise(MUL, yz))).intoArray(floatRows,
          ROW_NXX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, zx).lanewise(SUB, zz.lanewise(MUL, yx))).intoArray(floatRows,
          ROW_NXY + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, zx.lanewise(MUL, yy))).intoArray(floatRows,
          ROW_NXZ + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY + k);
      FLOAT_VECTOR.cast(zy.lanewise(MUL, xz).lanewise(SUB, xy.lanewise(MUL, zz))).intoArray(floatRows,
          ROW_NYX + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, xx).lanewise(SUB, xz.lanewise(MUL, zx))).intoArray(floatRows,
          ROW_NYY + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, xx.lanewise(MUL, zy))).intoArray(floatRows,
          ROW_NYZ + k);
      FLOAT_VECTOR.cast(xy.lanewise(MUL, yz).lanewise(SUB, yy.lanewise(MUL, xz))).intoArray(floatRows,
          ROW_NZX + k);
      FLOAT_VECTOR.cast(xz.lanewise(MUL, yx).lanewise(SUB, yz.lanewise(MUL, xx))).intoArray(floatRows,
          ROW_NZY + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, yy).lanewise(SUB, yx.lanewise(MUL, xy))).intoArray(floatRows,
          ROW_NZZ + k);
    }
    return allSquareAAtLeastLeastSquareBits2;
  }

  private static long floats7(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nxx = fromArray(FLOATS, floatRows, ROW_NXX + k);
      FloatVector nyx = fromArray(FLOATS, floatRows, ROW_NYX + k);
      FloatVector nzx = fromArray(FLOATS, floatRows, ROW_NZX + k);
      FloatVector determinant = fromArray(FLOATS, floatRows, ROW_XX + k).lanewise(MUL, nxx)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX + k).lanewise(MUL, nyx))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX + k).lanewise(MUL, nzx));
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k))
          .lanewise(ADD, ALL_SUBNORMAL)).intoArray(floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(MUL, determinant);
      FloatVector absNxx = nxx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxx).intoArray(floatRows, ROW_ABS_NXX + k);
      FloatVector absNyx = nyx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyx).intoArray(floatRows, ROW_ABS_NYX + k);
      FloatVector absNzx = nzx.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzx).intoArray(floatRows, ROW_ABS_NZX + k);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(MUL, determinant);
      FloatVector nxy = fromArray(FLOATS, floatRows, ROW_NXY + k);
      FloatVector absNxy = nxy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNxy).intoArray(floatRows, ROW_ABS_NXY + k);
      FloatVector nyy = fromArray(FLOATS, floatRows, ROW_NYY + k);
      FloatVector absNyy = nyy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNyy).intoArray(floatRows, ROW_ABS_NYY + k);
      FloatVector nzy = fromArray(FLOATS, floatRows, ROW_NZY + k);
      FloatVector absNzy = nzy.lanewise(ABS);
      FLOAT_VECTOR.cast(absNzy).intoArray(floatRows, ROW_ABS_NZY + k);
      FloatVector reach3 = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(MUL, determinant);
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
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, nxx).lanewise(ADD, ty.lanewise(MUL, nyx))
          .lanewise(ADD, tz.lanewise(MUL, nzx)).lanewise(ABS)
          .compare(LE, absNxx.lanewise(MUL, gx).lanewise(ADD, absNyx.lanewise(MUL, gy))
          .lanewise(ADD, absNzx.lanewise(MUL, gz)).lanewise(ADD, reach));
      allValueAtMostValue = tx.lanewise(MUL, nxy).lanewise(ADD, ty.lanewise(MUL, nyy))
          .lanewise(ADD, tz.lanewise(MUL, nzy)).lanewise(ABS)
          .compare(LE, absNxy.lanewise(MUL, gx).lanewise(ADD, absNyy.lanewise(MUL, gy))
          .lanewise(ADD, absNzy.lanewise(MUL, gz)).lanewise(ADD, reach2), allValueAtMostValue);
      allValueAtMostValue = tx.lanewise(MUL, nxz).lanewise(ADD, ty.lanewise(MUL, nyz))
          .lanewise(ADD, tz.lanewise(MUL, nzz)).lanewise(ABS)
          .compare(LE, absNxz.lanewise(MUL, gx).lanewise(ADD, absNyz.lanewise(MUL, gy))
          .lanewise(ADD, absNzz.lanewise(MUL, gz)).lanewise(ADD, reach3), allValueAtMostValue);
      allValueAtMostValueBits |= allValueAtMostValue.toLong() << k;
    }
    return allValueAtMostValueBits;
  }

  private static long floats8(float[] floatRows, long[] bits, long allValueAtMostValueBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
    long absValueAtMostSumBits = 0;
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
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector absZx = fromArray(FLOATS, floatRows, ROW_ABS_ZX + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))
          .lanewise(SUB, ty.lanewise(MUL, zx)).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, absZx)
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES));
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))
          .lanewise(SUB, ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))).lanewise(ABS)
          .compare(LE, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))
          .lanewise(ADD, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FloatVector reach4 = hy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYZ + k))
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NYY + k))).lanewise(ADD, slack);
      absValueAtMostSumBits |= fromArray(FLOATS, floatRows, ROW_TX + k).lanewise(MUL, zx)
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(MUL, absZx))
          .lanewise(ADD, reach4)).toLong() << k;
    }
    bits[0] = absValueAtMostSumBits;
    return allValueAtMostValueBits2;
  }

  private static long floats9(float[] floatRows, long allValueAtMostValueBits, long absValueAtMostSumBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostValueBits2 = 0;
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
      FloatVector absNzz = fromArray(FLOATS, floatRows, ROW_ABS_NZZ + k);
      FloatVector reach3 = hy.lanewise(MUL, absNzz)
          .lanewise(ADD, hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))).lanewise(ADD, slack);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZY + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (absValueAtMostSumBits >>> k) & WideLanes.FLOAT_LANES)));
      allValueAtMostValue = tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ + k))
          .lanewise(SUB, tz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))).lanewise(ABS)
          .compare(LE, gz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))
          .lanewise(ADD, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_ZZ + k))).lanewise(ADD, reach2),
          allValueAtMostValue);
      allValueAtMostValue = fromArray(FLOATS, floatRows, ROW_TY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XX + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YX + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YX + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XX + k))).lanewise(ADD, reach3),
          allValueAtMostValue);
      allValueAtMostValueBits2 |= allValueAtMostValue.toLong() << k;
      FLOAT_VECTOR.cast(hz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k))
          .lanewise(ADD, hx.lanewise(MUL, absNzz))).intoArray(floatRows, ROW_SUM3 + k);
    }
    return allValueAtMostValueBits2;
  }

  private static long floats10(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allValueAtMostValueBits, long allSquareAAtLeastLeastSquareBits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] qz1s = columns1[8], qw1s = columns1[9];
    float[] qz2s = columns2[8], qw2s = columns2[9];
    long overlapBits = 0;
    long nextBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_SUM3 + k).lanewise(ADD, slack);
      FloatVector reach2 = fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_NZX + k))).lanewise(ADD, slack);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      VectorMask<Float> overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YY + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XY + k))).lanewise(ADD, reach),
          VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allSquareAAtLeastLeastSquareBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (allValueAtMostValueBits >>> k) & WideLanes.FLOAT_LANES)));
      overlap = ty.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XZ + k))
          .lanewise(SUB, tx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YZ + k))).lanewise(ABS)
          .compare(LE, gx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_YZ + k))
          .lanewise(ADD, gy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ABS_XZ + k))).lanewise(ADD, reach2),
          overlap);
      overlapBits |= overlap.toLong() << k;
      VectorMask<Float> next = fromArray(FLOATS, qw1s, i).compare(LT, fromArray(FLOATS, qw2s, j));
      FloatVector qz1 = fromArray(FLOATS, qz1s, i);
      FloatVector qz2 = fromArray(FLOATS, qz2s, j);
      VectorMask<Float> qz1IsQz2AndNext = qz1.compare(EQ, qz2, next);
      nextBits |= qz1.compare(LT, qz2).or(qz1IsQz2AndNext).toLong() << k;
    }
    bits[0] = nextBits;
    return overlapBits;
  }

  private static long floats11(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long nextBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xFirsts = columns1[0], yFirsts = columns1[1], zFirsts = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7];
    float[] xSeconds = columns2[0], ySeconds = columns2[1], zSeconds = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      VectorMask<Float> qy1IsQy2AndNext = qy1
          .compare(EQ, qy2, VectorMask.fromLong(FLOATS, (nextBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> next = qy1.compare(LT, qy2).or(qy1IsQy2AndNext);
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      VectorMask<Float> qx1IsQx2AndNext = qx1.compare(EQ, qx2, next);
      VectorMask<Float> next2 = qx1.compare(LT, qx2).or(qx1IsQx2AndNext);
      FloatVector halfZ1 = fromArray(FLOATS, halfZ1s, i);
      FloatVector halfZ2 = fromArray(FLOATS, halfZ2s, j);
      VectorMask<Float> halfZ1IsHalfZ2AndNext = halfZ1.compare(EQ, halfZ2, next2);
      VectorMask<Float> next3 = halfZ1.compare(LT, halfZ2).or(halfZ1IsHalfZ2AndNext);
      FloatVector halfY1 = fromArray(FLOATS, halfY1s, i);
      FloatVector halfY2 = fromArray(FLOATS, halfY2s, j);
      VectorMask<Float> halfY1IsHalfY2AndNext = halfY1.compare(EQ, halfY2, next3);
      VectorMask<Float> next4 = halfY1.compare(LT, halfY2).or(halfY1IsHalfY2AndNext);
      FloatVector halfX1 = fromArray(FLOATS, halfX1s, i);
      FloatVector halfX2 = fromArray(FLOATS, halfX2s, j);
      VectorMask<Float> halfX1IsHalfX2AndNext = halfX1.compare(EQ, halfX2, next4);
      VectorMask<Float> first2 = halfX1.compare(LT, halfX2).or(halfX1IsHalfX2AndNext);
      FloatVector zFirst = fromArray(FLOATS, zFirsts, i);
      FloatVector zSecond = fromArray(FLOATS, zSeconds, j);
      VectorMask<Float> zFirstIsZSecondAndFirst = zFirst.compare(EQ, zSecond, first2);
      VectorMask<Float> next5 = zFirst.compare(LT, zSecond).or(zFirstIsZSecondAndFirst);
      FloatVector yFirst = fromArray(FLOATS, yFirsts, i);
      FloatVector ySecond = fromArray(FLOATS, ySeconds, j);
      VectorMask<Float> yFirstIsYSecondAndNext = yFirst.compare(EQ, ySecond, next5);
      VectorMask<Float> next6 = yFirst.compare(LT, ySecond).or(yFirstIsYSecondAndNext);
      FloatVector xFirst = fromArray(FLOATS, xFirsts, i);
      FloatVector xSecond = fromArray(FLOATS, xSeconds, j);
      VectorMask<Float> xFirstIsXSecondAndNext = xFirst.compare(EQ, xSecond, next6);
      VectorMask<Float> either = xFirst.compare(LT, xSecond).or(xFirstIsXSecondAndNext);
      eitherBits |= either.toLong() << k;
      // swap ? xFirst - xSecond : xSecond - xFirst
      FLOAT_VECTOR.cast(xFirst.lanewise(SUB, xSecond)
          .blend(fromArray(FLOATS, floatRows, ROW_DX + k), either)).intoArray(floatRows, ROW_DX3 + k);
      // swap ? yFirst - ySecond : ySecond - yFirst
      FLOAT_VECTOR.cast(yFirst.lanewise(SUB, ySecond)
          .blend(fromArray(FLOATS, floatRows, ROW_DY + k), either)).intoArray(floatRows, ROW_DY3 + k);
      // swap ? zFirst - zSecond : zSecond - zFirst
      FLOAT_VECTOR.cast(zFirst.lanewise(SUB, zSecond)
          .blend(fromArray(FLOATS, floatRows, ROW_DZ + k), either)).intoArray(floatRows, ROW_DZ3 + k);
      // swap ? halfX2 : halfX1
      FLOAT_VECTOR.cast(halfX2.blend(halfX1, either)).intoArray(floatRows, ROW_GX2 + k);
      // swap ? halfX1 : halfX2
      FLOAT_VECTOR.cast(halfX1.blend(halfX2, either)).intoArray(floatRows, ROW_HX2 + k);
      // swap ? halfY2 : halfY1
      FLOAT_VECTOR.cast(halfY2.blend(halfY1, either)).intoArray(floatRows, ROW_GY2 + k);
      // swap ? halfY1 : halfY2
      FLOAT_VECTOR.cast(halfY1.blend(halfY2, either)).intoArray(floatRows, ROW_HY2 + k);
      // swap ? halfZ2 : halfZ1
      FLOAT_VECTOR.cast(halfZ2.blend(halfZ1, either)).intoArray(floatRows, ROW_GZ2 + k);
      // swap ? halfZ1 : halfZ2
      FLOAT_VECTOR.cast(halfZ1.blend(halfZ2, either)).intoArray(floatRows, ROW_HZ2 + k);
    }
    return eitherBits;
  }

  private static void floats12(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long eitherBits) {
    if (columns1 == null) {
      return;
    }
    float[] qx1s = columns1[6], qy1s = columns1[7], qz1s = columns1[8], qw1s = columns1[9];
    float[] qx2s = columns2[6], qy2s = columns2[7], qz2s = columns2[8], qw2s = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector qx1 = fromArray(FLOATS, qx1s, i);
      FloatVector qx2 = fromArray(FLOATS, qx2s, j);
      // swap ? qx2 : qx1
      FloatVector ax = qx2.blend(qx1, either);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX2 + k);
      // swap ? qx1 : qx2
      FloatVector bx = qx1.blend(qx2, either);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX2 + k);
      FloatVector qy1 = fromArray(FLOATS, qy1s, i);
      FloatVector qy2 = fromArray(FLOATS, qy2s, j);
      // swap ? qy2 : qy1
      FloatVector ay = qy2.blend(qy1, either);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY2 + k);
      // swap ? qy1 : qy2
      FloatVector by = qy1.blend(qy2, either);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY2 + k);
      FloatVector qz1 = fromArray(FLOATS, qz1s, i);
      FloatVector qz2 = fromArray(FLOATS, qz2s, j);
      // swap ? qz2 : qz1
      FloatVector az = qz2.blend(qz1, either);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ2 + k);
      // swap ? qz1 : qz2
      FloatVector bz = qz1.blend(qz2, either);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ2 + k);
      FloatVector qw1 = fromArray(FLOATS, qw1s, i);
      FloatVector qw2 = fromArray(FLOATS, qw2s, j);
      // swap ? qw2 : qw1
      FloatVector aw = qw2.blend(qw1, either);
      FLOAT_VECTOR.cast(aw).intoArray(floatRows, ROW_AW2 + k);
      // swap ? qw1 : qw2
      FloatVector bw = qw1.blend(qw2, either);
      FLOAT_VECTOR.cast(bw).intoArray(floatRows, ROW_BW2 + k);
      FloatVector axSquared = ax.lanewise(MUL, ax);
      FloatVector aySquared = ay.lanewise(MUL, ay);
      FloatVector sum = axSquared.lanewise(ADD, aySquared);
      FloatVector azSquared = az.lanewise(MUL, az);
      FloatVector squareA = sum.lanewise(ADD, azSquared.lanewise(ADD, aw.lanewise(MUL, aw)));
      FLOAT_VECTOR.cast(squareA).intoArray(floatRows, ROW_SQUARE_A2 + k);
      FLOAT_VECTOR.cast(bx.lanewise(MUL, bx).lanewise(ADD, by.lanewise(MUL, by))
          .lanewise(ADD, bz.lanewise(MUL, bz).lanewise(ADD, bw.lanewise(MUL, bw)))).intoArray(floatRows,
          ROW_SQUARE_B2 + k);
      FloatVector r = ALL_TWO.lanewise(DIV, squareA);
      FLOAT_VECTOR.cast(r).intoArray(floatRows, ROW_R + k);
      FloatVector product = ax.lanewise(MUL, ay);
      FloatVector product2 = az.lanewise(MUL, aw);
      FloatVector product3 = az.lanewise(MUL, ax);
      FloatVector product4 = ay.lanewise(MUL, aw);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX3 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY3 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ3 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, aySquared.lanewise(ADD, azSquared)))
          .lanewise(MUL, dx).lanewise(ADD, r.lanewise(MUL, product.lanewise(ADD, product2)).lanewise(MUL, dy))
          .lanewise(ADD, r.lanewise(MUL, product3.lanewise(SUB, product4)).lanewise(MUL, dz))).intoArray(
          floatRows, ROW_TX2 + k);
      FloatVector product5 = ay.lanewise(MUL, az);
      FloatVector product6 = ax.lanewise(MUL, aw);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, azSquared.lanewise(ADD, axSquared)))
          .lanewise(MUL, dy).lanewise(ADD, r.lanewise(MUL, product5.lanewise(ADD, product6)).lanewise(MUL, dz))
          .lanewise(ADD, r.lanewise(MUL, product.lanewise(SUB, product2)).lanewise(MUL, dx))).intoArray(
          floatRows, ROW_TY2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, r.lanewise(MUL, sum)).lanewise(MUL, dz)
          .lanewise(ADD, r.lanewise(MUL, product3.lanewise(ADD, product4)).lanewise(MUL, dx))
          .lanewise(ADD, r.lanewise(MUL, product5.lanewise(SUB, product6)).lanewise(MUL, dy))).intoArray(
          floatRows, ROW_TZ2 + k);
    }
  }

  private static void floats13(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A2 + k);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B2 + k);
      // square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1
      FloatVector scale = ALL_ONE.blend(ALL_C1_72E_10, squareA.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareA.compare(GT, ALL_C1_72E_10))
          .lanewise(MUL, ALL_ONE.blend(ALL_C1_72E_10, squareB.compare(LT, ALL_C5_82E_11))
          .blend(ALL_C5_82E_11, squareB.compare(GT, ALL_C1_72E_10)));
      FloatVector aw = fromArray(FLOATS, floatRows, ROW_AW2 + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX2 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector bw = fromArray(FLOATS, floatRows, ROW_BW2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY2 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ2 + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bw))
          .lanewise(ADD, az.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bz))))).intoArray(floatRows,
          ROW_QX2 + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bw))
          .lanewise(ADD, ax.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bx))))).intoArray(floatRows,
          ROW_QY2 + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, bw))
          .lanewise(ADD, ay.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, by))))).intoArray(floatRows,
          ROW_QZ2 + k);
      FLOAT_VECTOR.cast(scale.lanewise(MUL, aw.lanewise(MUL, bw).lanewise(ADD, ax.lanewise(MUL, bx))
          .lanewise(ADD, ay.lanewise(MUL, by).lanewise(ADD, az.lanewise(MUL, bz))))).intoArray(floatRows,
          ROW_QW2 + k);
    }
  }

  private static long floats14(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allGxAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX2 + k);
      FloatVector qxSquared = qx.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(qxSquared).intoArray(floatRows, ROW_QX_SQUARED2 + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY2 + k);
      FloatVector qySquared = qy.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(qySquared).intoArray(floatRows, ROW_QY_SQUARED2 + k);
      FloatVector sum = qxSquared.lanewise(ADD, qySquared);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM4 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ2 + k);
      FloatVector qzSquared = qz.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(qzSquared).intoArray(floatRows, ROW_QZ_SQUARED + k);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW2 + k);
      FLOAT_VECTOR.cast(ALL_TWO.lanewise(DIV, sum
          .lanewise(ADD, qzSquared.lanewise(ADD, qw.lanewise(MUL, qw))))).intoArray(floatRows, ROW_S2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      VectorMask<Float> allGxAtLeastZero = gx.compare(GE, ALL_ZERO);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      allGxAtLeastZero = gy.compare(GE, ALL_ZERO, allGxAtLeastZero);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      allGxAtLeastZero = gz.compare(GE, ALL_ZERO, allGxAtLeastZero);
      allGxAtLeastZero = gx.compare(LE, ALL_LARGEST, allGxAtLeastZero);
      VectorMask<Float> allGxAtLeastZero2 = gy.compare(LE, ALL_LARGEST);
      allGxAtLeastZero2 = gz.compare(LE, ALL_LARGEST, allGxAtLeastZero2);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      allGxAtLeastZero2 = hx.compare(GE, ALL_ZERO, allGxAtLeastZero2);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      allGxAtLeastZero2 = hy.compare(GE, ALL_ZERO, allGxAtLeastZero2);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      VectorMask<Float> allGxAtLeastZero3 = hz.compare(GE, ALL_ZERO);
      allGxAtLeastZero3 = hx.compare(LE, ALL_LARGEST, allGxAtLeastZero3);
      allGxAtLeastZero3 = hy.compare(LE, ALL_LARGEST, allGxAtLeastZero3);
      allGxAtLeastZero3 = hz.compare(LE, ALL_LARGEST, allGxAtLeastZero3);
      FloatVector squareA = fromArray(FLOATS, floatRows, ROW_SQUARE_A2 + k);
      VectorMask<Float> allGxAtLeastZero4 = squareA.compare(GE, ALL_LEAST_SQUARE);
      allGxAtLeastZero4 = squareA.compare(LE, ALL_LARGEST_SQUARE, allGxAtLeastZero4);
      FloatVector squareB = fromArray(FLOATS, floatRows, ROW_SQUARE_B2 + k);
      allGxAtLeastZero4 = squareB.compare(GE, ALL_LEAST_SQUARE, allGxAtLeastZero4);
      allGxAtLeastZero4 = squareB.compare(LE, ALL_LARGEST_SQUARE, allGxAtLeastZero4);
      allGxAtLeastZero = allGxAtLeastZero.and(allGxAtLeastZero2).and(allGxAtLeastZero3).and(allGxAtLeastZero4);
      allGxAtLeastZeroBits |= allGxAtLeastZero.toLong() << k;
    }
    return allGxAtLeastZeroBits;
  }

  private static long floats15(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allGxAtLeastZeroBits, long eitherBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] xFirsts = columns1[0], yFirsts = columns1[1], zFirsts = columns1[2];
    float[] xSeconds = columns2[0], ySeconds = columns2[1], zSeconds = columns2[2];
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_TZ2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      validBits |= tx.lanewise(ABS).lanewise(ADD, ty.lanewise(ABS)).lanewise(ADD, tz.lanewise(ABS))
          .lanewise(ADD, gx.lanewise(ABS).lanewise(ADD, gy.lanewise(ABS)).lanewise(ADD, gz.lanewise(ABS)))
          .lanewise(ADD, hx.lanewise(ABS).lanewise(ADD, hy.lanewise(ABS)).lanewise(ADD, hz.lanewise(ABS)))
          .compare(LE, ALL_LARGEST_12, VectorMask.fromLong(FLOATS, (allGxAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector sizeA = gx.lanewise(ADD, gy).lanewise(ADD, gz);
      FloatVector sizeB = hx.lanewise(ADD, hy).lanewise(ADD, hz);
      FLOAT_VECTOR.cast(sizeB).intoArray(floatRows, ROW_SIZE_B + k);
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? xFirst : xSecond
      FLOAT_VECTOR.cast(fromArray(FLOATS, xFirsts, i).blend(fromArray(FLOATS, xSeconds, j), either)).intoArray(
          floatRows, ROW_X + k);
      // swap ? yFirst : ySecond
      FLOAT_VECTOR.cast(fromArray(FLOATS, yFirsts, i).blend(fromArray(FLOATS, ySeconds, j), either)).intoArray(
          floatRows, ROW_Y + k);
      // swap ? zFirst : zSecond
      FLOAT_VECTOR.cast(fromArray(FLOATS, zFirsts, i).blend(fromArray(FLOATS, zSeconds, j), either)).intoArray(
          floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(gx.lanewise(NEG).lanewise(SUB, tx)).intoArray(floatRows, ROW_LOW_X + k);
      FLOAT_VECTOR.cast(gy.lanewise(NEG).lanewise(SUB, ty)).intoArray(floatRows, ROW_LOW_Y + k);
      FLOAT_VECTOR.cast(gz.lanewise(NEG).lanewise(SUB, tz)).intoArray(floatRows, ROW_LOW_Z + k);
      FLOAT_VECTOR.cast(gx.lanewise(SUB, tx)).intoArray(floatRows, ROW_HIGH_X + k);
      FLOAT_VECTOR.cast(gy.lanewise(SUB, ty)).intoArray(floatRows, ROW_HIGH_Y + k);
      FLOAT_VECTOR.cast(gz.lanewise(SUB, tz)).intoArray(floatRows, ROW_HIGH_Z + k);
      // sizeA < sizeB ? sizeA : sizeB
      FLOAT_VECTOR.cast(sizeB.blend(sizeA, sizeA.compare(LT, sizeB))).intoArray(floatRows, ROW_SMALL + k);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector qzSquared = fromArray(FLOATS, floatRows, ROW_QZ_SQUARED + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY_SQUARED2 + k)
          .lanewise(ADD, qzSquared)))).intoArray(floatRows, ROW_XX2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, qzSquared.lanewise(ADD,
          fromArray(FLOATS, floatRows, ROW_QX_SQUARED2 + k))))).intoArray(floatRows, ROW_YY2 + k);
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(SUB, s
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM4 + k)))).intoArray(floatRows, ROW_ZZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY2 + k))).intoArray(floatRows, ROW_PRODUCT5 + k);
    }
    return validBits;
  }

  private static void floats16(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ2 + k);
      FloatVector qw = fromArray(FLOATS, floatRows, ROW_QW2 + k);
      FloatVector product = qz.lanewise(MUL, qw);
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S2 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k);
      FloatVector xy = s.lanewise(MUL, product2.lanewise(SUB, product));
      FLOAT_VECTOR.cast(xy).intoArray(floatRows, ROW_XY2 + k);
      FloatVector yx = s.lanewise(MUL, product2.lanewise(ADD, product));
      FLOAT_VECTOR.cast(yx).intoArray(floatRows, ROW_YX2 + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY2 + k);
      FloatVector product3 = qy.lanewise(MUL, qz);
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX2 + k);
      FloatVector product4 = qx.lanewise(MUL, qw);
      FloatVector yz = s.lanewise(MUL, product3.lanewise(SUB, product4));
      FLOAT_VECTOR.cast(yz).intoArray(floatRows, ROW_YZ2 + k);
      FloatVector zy = s.lanewise(MUL, product3.lanewise(ADD, product4));
      FLOAT_VECTOR.cast(zy).intoArray(floatRows, ROW_ZY2 + k);
      FloatVector product5 = qz.lanewise(MUL, qx);
      FloatVector product6 = qy.lanewise(MUL, qw);
      FloatVector zx = s.lanewise(MUL, product5.lanewise(SUB, product6));
      FLOAT_VECTOR.cast(zx).intoArray(floatRows, ROW_ZX2 + k);
      FloatVector xz = s.lanewise(MUL, product5.lanewise(ADD, product6));
      FLOAT_VECTOR.cast(xz).intoArray(floatRows, ROW_XZ2 + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(xx.lanewise(ABS).lanewise(MUL, hx).lanewise(ADD, xy.lanewise(ABS).lanewise(MUL, hy))
          .lanewise(ADD, xz.lanewise(ABS).lanewise(MUL, hz))).intoArray(floatRows, ROW_REACH_X + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY2 + k);
      FLOAT_VECTOR.cast(yy.lanewise(ABS).lanewise(MUL, hy).lanewise(ADD, yz.lanewise(ABS).lanewise(MUL, hz))
          .lanewise(ADD, yx.lanewise(ABS).lanewise(MUL, hx))).intoArray(floatRows, ROW_REACH_Y + k);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k);
      FLOAT_VECTOR.cast(zz.lanewise(ABS).lanewise(MUL, hz).lanewise(ADD, zx.lanewise(ABS).lanewise(MUL, hx))
          .lanewise(ADD, zy.lanewise(ABS).lanewise(MUL, hy))).intoArray(floatRows, ROW_REACH_Z + k);
      FLOAT_VECTOR.cast(yy.lanewise(MUL, zz).lanewise(SUB, zy.lanewise(MUL, yz))).intoArray(floatRows,
          ROW_NXX2 + k);
      FLOAT_VECTOR.cast(yz.lanewise(MUL, zx).lanewise(SUB, zz.lanewise(MUL, yx))).intoArray(floatRows,
          ROW_NXY2 + k);
      FLOAT_VECTOR.cast(yx.lanewise(MUL, zy).lanewise(SUB, zx.lanewise(MUL, yy))).intoArray(floatRows,
          ROW_NXZ2 + k);
      FLOAT_VECTOR.cast(zy.lanewise(MUL, xz).lanewise(SUB, xy.lanewise(MUL, zz))).intoArray(floatRows,
          ROW_NYX2 + k);
      FLOAT_VECTOR.cast(zz.lanewise(MUL, xx).lanewise(SUB, xz.lanewise(MUL, zx))).intoArray(floatRows,
          ROW_NYY2 + k);
      FLOAT_VECTOR.cast(zx.lanewise(MUL, xy).lanewise(SUB, xx.lanewise(MUL, zy))).intoArray(floatRows,
          ROW_NYZ2 + k);
      FLOAT_VECTOR.cast(xy.lanewise(MUL, yz).lanewise(SUB, yy.lanewise(MUL, xz))).intoArray(floatRows,
          ROW_NZX2 + k);
      FLOAT_VECTOR.cast(xz.lanewise(MUL, yx).lanewise(SUB, yz.lanewise(MUL, xx))).intoArray(floatRows,
          ROW_NZY2 + k);
    }
  }

  private static long floats17(float[] floatRows, long[] bits, long overlapBits, long validBits) {
    if (floatRows == null) {
      return 0;
    }
    long gxAtLeastZeroAndNotOverlapBits = 0;
    long allGxAtLeastZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX2 + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX2 + k);
      FLOAT_VECTOR.cast(xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY2 + k))
          .lanewise(SUB, yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY2 + k)))).intoArray(floatRows,
          ROW_NZZ2 + k);
      FloatVector determinant = xx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NXX2 + k))
          .lanewise(ADD, yx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NYX2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_NZX2 + k)));
      FloatVector minusHighX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k).lanewise(NEG);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // isAhead(near, far) ? -far : near
      FloatVector ofFace = lowX.blend(minusHighX, minusHighX.compare(GE, lowX))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH_X + k));
      FloatVector minusHighY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k).lanewise(NEG);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      // isAhead(near, far) ? -far : near
      FloatVector next = lowY.blend(minusHighY, minusHighY.compare(GE, lowY))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH_Y + k));
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
      FLOAT_VECTOR.cast(ofFace2.blend(next2, nextGreaterOfFace2)).intoArray(floatRows, ROW_OF_FACE + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT6 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(hy.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(hz.lanewise(MUL, determinant)).intoArray(floatRows, ROW_PRODUCT8 + k);
      FLOAT_VECTOR.cast(ALL_BIAS.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SMALL + k))).intoArray(
          floatRows, ROW_PRODUCT9 + k);
      FLOAT_VECTOR.cast(hx.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HX + k);
      FLOAT_VECTOR.cast(hy.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HY + k);
      FLOAT_VECTOR.cast(hz.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HZ + k);
      VectorMask<Float> valid = VectorMask.fromLong(FLOATS, (validBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      gxAtLeastZeroAndNotOverlapBits |= valid.andNot(overlap).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AW2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_W + k);
      FloatVector r = fromArray(FLOATS, floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY2 + k))).intoArray(floatRows,
          ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AZ2 + k))).intoArray(floatRows,
          ROW_PRODUCT11 + k);
      FLOAT_VECTOR.cast(r.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX2 + k))).intoArray(floatRows,
          ROW_PRODUCT12 + k);
      allGxAtLeastZeroBits |= valid.and(overlap).toLong() << k;
    }
    bits[0] = allGxAtLeastZeroBits;
    return gxAtLeastZeroAndNotOverlapBits;
  }

  private static void floats19(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
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
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT5 + k);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT4 + k);
      VectorMask<Float> nextGreaterNext = next.compare(GT, next2);
      // next > ofEdges ? 7 : product
      FloatVector product = ALL_FIRST_PRODUCT.blend(ALL_C7_00, nextGreaterNext);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges = next2.blend(next, nextGreaterNext);
      FloatVector next3 = fromArray(FLOATS, floatRows, ROW_NEXT6 + k);
      VectorMask<Float> nextGreaterOfEdges = next3.compare(GT, ofEdges);
      // next > ofEdges ? 8 : product
      FloatVector product2 = product.blend(ALL_C8_00, nextGreaterOfEdges);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(next3, nextGreaterOfEdges);
      FloatVector next4 = fromArray(FLOATS, floatRows, ROW_NEXT7 + k);
      VectorMask<Float> nextGreaterOfEdges2 = next4.compare(GT, ofEdges2);
      // next > ofEdges ? 9 : product
      FloatVector product3 = product2.blend(ALL_C9_00, nextGreaterOfEdges2);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges3 = ofEdges2.blend(next4, nextGreaterOfEdges2);
      FloatVector next5 = fromArray(FLOATS, floatRows, ROW_NEXT8 + k);
      VectorMask<Float> nextGreaterOfEdges3 = next5.compare(GT, ofEdges3);
      // next > ofEdges ? 10 : product
      FloatVector product4 = product3.blend(ALL_C10_0, nextGreaterOfEdges3);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges4 = ofEdges3.blend(next5, nextGreaterOfEdges3);
      FloatVector next6 = fromArray(FLOATS, floatRows, ROW_NEXT9 + k);
      VectorMask<Float> nextGreaterOfEdges4 = next6.compare(GT, ofEdges4);
      // next > ofEdges ? 11 : product
      FloatVector product5 = product4.blend(ALL_C11_0, nextGreaterOfEdges4);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges5 = ofEdges4.blend(next6, nextGreaterOfEdges4);
      FloatVector next7 = fromArray(FLOATS, floatRows, ROW_NEXT10 + k);
      VectorMask<Float> nextGreaterOfEdges5 = next7.compare(GT, ofEdges5);
      // next > ofEdges ? 12 : product
      FLOAT_VECTOR.cast(product5.blend(ALL_C12_0, nextGreaterOfEdges5)).intoArray(floatRows, ROW_PRODUCT13 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges5.blend(next7, nextGreaterOfEdges5)).intoArray(floatRows, ROW_OF_EDGES + k);
    }
  }

  private static void floats21(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector next = fromArray(FLOATS, floatRows, ROW_NEXT11 + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES + k);
      VectorMask<Float> nextGreaterOfEdges = next.compare(GT, ofEdges);
      // next > ofEdges ? 13 : product
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)
          .blend(ALL_C13_0, nextGreaterOfEdges);
      // next > ofEdges ? next : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(next, nextGreaterOfEdges);
      FloatVector next2 = fromArray(FLOATS, floatRows, ROW_NEXT12 + k);
      VectorMask<Float> nextGreaterOfEdges2 = next2.compare(GT, ofEdges2);
      // next > ofEdges ? 14 : product
      FLOAT_VECTOR.cast(product.blend(ALL_C14_0, nextGreaterOfEdges2)).intoArray(floatRows, ROW_PRODUCT14 + k);
      // next > ofEdges ? next : ofEdges
      FLOAT_VECTOR.cast(ofEdges2.blend(next2, nextGreaterOfEdges2)).intoArray(floatRows, ROW_OF_EDGES2 + k);
      FloatVector face = fromArray(FLOATS, floatRows, ROW_FACE2 + k);
      VectorMask<Float> faceIsC3_00 = face.compare(EQ, ALL_C3_00);
      VectorMask<Float> faceIsC4_00 = face.compare(EQ, ALL_C4_00);
      VectorMask<Float> faceIsC5_00 = face.compare(EQ, ALL_C5_00);
      // face == 0 ? 1 : face == 3 ? nxx : face == 4 ? nxy : face == 5 ? nxz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_NXZ2 + k), faceIsC5_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXY2 + k), faceIsC4_00)
          .blend(fromArray(FLOATS, floatRows, ROW_NXX2 + k), faceIsC3_00)
          .blend(ALL_ONE, face.compare(EQ, ALL_ZERO))).intoArray(floatRows, ROW_FX + k);
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

  private static long floats22(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long faceAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      VectorMask<Float> fxGreaterZero = fx.compare(GT, ALL_ZERO);
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

  private static void floats23(float[] floatRows, long faceAheadBits) {
    if (floatRows == null) {
      return;
    }
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

  private static void floats24(float[] floatRows, long faceAheadBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_FX + k).lanewise(DIV, largest),
          largestGreaterZero);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(fy.lanewise(DIV, largest), largestGreaterZero);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(fz.lanewise(DIV, largest), largestGreaterZero);
      FloatVector parts = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_COMPONENT + k).lanewise(DIV, largest)
          .lanewise(DIV, parts).lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows,
          ROW_FACE_X + k);
      VectorMask<Float> faceAhead = VectorMask.fromLong(FLOATS, (faceAheadBits >>> k) & WideLanes.FLOAT_LANES);
      // faceAhead ? fy : -fy
      FloatVector component = fy.lanewise(NEG).blend(fy, faceAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Y + k);
      // faceAhead ? fz : -fz
      FloatVector component2 = fz.lanewise(NEG).blend(fz, faceAhead);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Z + k);
    }
  }

  private static long floats25(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long eXBits = 0;
    long notEXBits = 0;
    long eYBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT14 + k);
      VectorMask<Float> eX = product.compare(LT, ALL_C9_00);
      eXBits |= eX.toLong() << k;
      VectorMask<Float> notEX = eX.not();
      notEXBits |= notEX.toLong() << k;
      VectorMask<Float> eY = product.compare(LT, ALL_C12_0, notEX);
      eYBits |= eY.toLong() << k;
      // eX ? 6 : eY ? 9 : 12
      FLOAT_VECTOR.cast(product.lanewise(SUB, ALL_C12_0.blend(ALL_C9_00, eY)
          .blend(ALL_FIRST_PRODUCT, eX))).intoArray(floatRows, ROW_COLUMN + k);
    }
    bits[0] = notEXBits;
    bits[1] = eYBits;
    return eXBits;
  }

  private static long floats26(float[] floatRows, long[] bits, long eYBits, long eXBits) {
    if (floatRows == null) {
      return 0;
    }
    long cXBits = 0;
    long cYBits = 0;
    long lxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector column = fromArray(FLOATS, floatRows, ROW_COLUMN + k);
      VectorMask<Float> cX = column.compare(EQ, ALL_ZERO);
      cXBits |= cX.toLong() << k;
      VectorMask<Float> cY = column.compare(EQ, ALL_ONE);
      cYBits |= cY.toLong() << k;
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_XZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XY2 + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_XX2 + k), cX);
      FLOAT_VECTOR.cast(bx).intoArray(floatRows, ROW_BX3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector by = fromArray(FLOATS, floatRows, ROW_YZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YY2 + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_YX2 + k), cX);
      FLOAT_VECTOR.cast(by).intoArray(floatRows, ROW_BY3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY2 + k), cY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX2 + k), cX);
      FLOAT_VECTOR.cast(bz).intoArray(floatRows, ROW_BZ3 + k);
      FloatVector ofZ = by.lanewise(NEG);
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector lx = ofZ.blend(bz, eY).blend(ALL_ZERO, eX);
      FLOAT_VECTOR.cast(lx).intoArray(floatRows, ROW_LX + k);
      FloatVector ofX = bz.lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(bx.blend(ALL_ZERO, eY).blend(ofX, eX)).intoArray(floatRows, ROW_LY + k);
      FloatVector ofY = bx.lanewise(NEG);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ofY, eY).blend(by, eX)).intoArray(floatRows, ROW_LZ + k);
      lxGreaterZeroBits |= lx.compare(GT, ALL_ZERO).toLong() << k;
    }
    bits[0] = cYBits;
    bits[1] = lxGreaterZeroBits;
    return cXBits;
  }

  private static long floats27(float[] floatRows, long lxGreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long edgeAheadBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector product = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_X + k));
      FloatVector product2 = lx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_X + k));
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      VectorMask<Float> lyGreaterZero = ly.compare(GT, ALL_ZERO);
      FloatVector product3 = ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Y + k));
      FloatVector product4 = ly.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Y + k));
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      VectorMask<Float> lzGreaterZero = lz.compare(GT, ALL_ZERO);
      FloatVector product5 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LOW_Z + k));
      FloatVector product6 = lz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HIGH_Z + k));
      VectorMask<Float> lxGreaterZero = VectorMask.fromLong(FLOATS, (lxGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
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

  private static long floats28(float[] floatRows, long edgeAheadBits) {
    if (floatRows == null) {
      return 0;
    }
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      // edgeAhead ? lx : -lx
      FLOAT_VECTOR.cast(lx.lanewise(NEG).blend(lx,
          VectorMask.fromLong(FLOATS, (edgeAheadBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_COMPONENT2 + k);
      FloatVector ax = lx.lanewise(ABS);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FloatVector ay = ly.lanewise(ABS);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector az = lz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest).intoArray(floatRows, ROW_LARGEST2 + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      largestGreaterZeroBits |= largestGreaterZero.toLong() << k;
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(lx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(ly.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(lz.lanewise(DIV, largest), largestGreaterZero);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM5 + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats29(float[] floatRows, long largestGreaterZeroBits, long edgeAheadBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_SUM5 + k).lanewise(SQRT);
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
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_EDGE_Z + k);
    }
  }

  private static long floats30(float[] floatRows, long[] bits) {
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
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(ADD, ALL_ROUNDING_27.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE_B + k)
          .lanewise(ADD, absOfFace)))), ofEdgesGreaterNone);
      isEdgeBits |= isEdge.toLong() << k;
      notIsEdgeBits |= isEdge.not().toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_X + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Y + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Z + k)))).intoArray(floatRows,
          ROW_TOWARDS_X + k);
    }
    bits[0] = isEdgeBits;
    bits[1] = notIsEdgeBits;
    return ofEdgesGreaterNoneBits;
  }

  private static long floats31(float[] floatRows, long[] bits, long eXBits, long eYBits, long notEXBits) {
    if (floatRows == null) {
      return 0;
    }
    long edgeXGreaterZeroBits = 0;
    long edgeYGreaterZeroBits = 0;
    long notEXAndNotEYBits = 0;
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
      VectorMask<Float> edgeXGreaterZero = edgeX.compare(GT, ALL_ZERO);
      edgeXGreaterZeroBits |= edgeXGreaterZero.toLong() << k;
      // eX ? 0 : edgeX > 0 ? highX : lowX
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k), edgeXGreaterZero)
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OX + k);
      VectorMask<Float> edgeYGreaterZero = edgeY.compare(GT, ALL_ZERO);
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

  private static long floats32(float[] floatRows, long[] bits, long notEXAndNotEYBits, long cXBits,
      long cYBits) {
    if (floatRows == null) {
      return 0;
    }
    long edgeZGreaterZeroBits = 0;
    long towardsXGreaterZeroBits = 0;
    long towardsYGreaterZeroBits = 0;
    long notCXAndNotCYBits = 0;
    long towardsZGreaterZeroBits = 0;
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
      VectorMask<Float> cX = VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES);
      // cX ? 0 : towardsX > 0 ? -hx : hx
      FloatVector cornerX = fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HX + k), towardsXGreaterZero).blend(ALL_ZERO, cX);
      VectorMask<Float> towardsYGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_Y + k)
          .compare(GT, ALL_ZERO);
      towardsYGreaterZeroBits |= towardsYGreaterZero.toLong() << k;
      VectorMask<Float> cY = VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES);
      // cY ? 0 : towardsY > 0 ? -hy : hy
      FloatVector cornerY = fromArray(FLOATS, floatRows, ROW_HY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HY + k), towardsYGreaterZero).blend(ALL_ZERO, cY);
      VectorMask<Float> notCXAndNotCY = cX.not().andNot(cY);
      notCXAndNotCYBits |= notCXAndNotCY.toLong() << k;
      VectorMask<Float> towardsZGreaterZero = fromArray(FLOATS, floatRows, ROW_TOWARDS_Z + k)
          .compare(GT, ALL_ZERO);
      towardsZGreaterZeroBits |= towardsZGreaterZero.toLong() << k;
      // !cX && !cY ? 0 : towardsZ > 0 ? -hz : hz
      FloatVector cornerZ = fromArray(FLOATS, floatRows, ROW_HZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_HZ + k), towardsZGreaterZero)
          .blend(ALL_ZERO, notCXAndNotCY);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XY2 + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_XZ2 + k).lanewise(MUL, cornerZ))).intoArray(
          floatRows, ROW_PX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_YX2 + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY2 + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ2 + k).lanewise(MUL, cornerZ))).intoArray(
          floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_ZX2 + k).lanewise(MUL, cornerX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY2 + k).lanewise(MUL, cornerY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ2 + k).lanewise(MUL, cornerZ))).intoArray(
          floatRows, ROW_PZ + k);
    }
    bits[0] = towardsXGreaterZeroBits;
    bits[1] = towardsYGreaterZeroBits;
    bits[2] = notCXAndNotCYBits;
    bits[3] = towardsZGreaterZeroBits;
    return edgeZGreaterZeroBits;
  }

  private static void floats33(float[] floatRows) {
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
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ3 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY3 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX3 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k);
      FLOAT_VECTOR.cast(ay.lanewise(MUL, bz).lanewise(SUB, az.lanewise(MUL, by)).lanewise(MUL, lx)
          .lanewise(ADD, az.lanewise(MUL, bx).lanewise(SUB, ax.lanewise(MUL, bz)).lanewise(MUL, ly))
          .lanewise(ADD, ax.lanewise(MUL, by).lanewise(SUB, ay.lanewise(MUL, bx))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ + k)))).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))).intoArray(floatRows,
          ROW_SUM7 + k);
    }
  }

  private static void floats34(float[] floatRows, long eYBits, long eXBits, long notEXAndNotEYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_SUM6 + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SUM7 + k).lanewise(ADD, lz.lanewise(MUL, lz)));
      VectorMask<Float> eX = VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> eY = VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector min = fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), eX);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector max = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_Y + k), eY)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k), eX);
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

  private static void floats35(float[] floatRows, long cYBits, long cXBits, long edgeXGreaterZeroBits,
      long eXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector halfB = fromArray(FLOATS, floatRows, ROW_HZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HY2 + k),
          VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_HX2 + k),
          VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX3 + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY3 + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ3 + k);
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
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eXBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_SIDE_X + k);
    }
  }

  private static void floats36(float[] floatRows, long edgeYGreaterZeroBits, long eYBits,
      long edgeZGreaterZeroBits, long notEXAndNotEYBits, long towardsXGreaterZeroBits, long cXBits,
      long towardsYGreaterZeroBits, long cYBits, long towardsZGreaterZeroBits, long notCXAndNotCYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // eY ? 0 : edgeY > 0 ? 2 : 1
      FloatVector sideY = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (eYBits >>> k) & WideLanes.FLOAT_LANES));
      // !eX && !eY ? 0 : edgeZ > 0 ? 2 : 1
      FloatVector sideZ = ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (edgeZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notEXAndNotEYBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIDE_X + k)
          .lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ))).intoArray(floatRows, ROW_FEATURE_A + k);
      // cX ? 0 : towardsX > 0 ? 1 : 2
      FloatVector sideX = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (cXBits >>> k) & WideLanes.FLOAT_LANES));
      // cY ? 0 : towardsY > 0 ? 1 : 2
      FloatVector sideY2 = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (cYBits >>> k) & WideLanes.FLOAT_LANES));
      // !cX && !cY ? 0 : towardsZ > 0 ? 1 : 2
      FloatVector sideZ2 = ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (towardsZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (notCXAndNotCYBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(sideX.lanewise(ADD, ALL_C4_00.lanewise(MUL, sideY2))
          .lanewise(ADD, ALL_C16_0.lanewise(MUL, sideZ2))).intoArray(floatRows, ROW_FEATURE_B + k);
    }
  }

  private static void floats37(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_X + k)))).intoArray(floatRows, ROW_DX4 + k);
    }
  }

  private static void floats38(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_PY2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY2 + k))
          .lanewise(SUB, ofEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Y + k)));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_PZ2 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ2 + k))
          .lanewise(SUB, ofEdges.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_EDGE_Z + k)));
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX4 + k);
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

  private static long floats39(float[] floatRows) {
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
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SIZE_B + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)));
      asideGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_ASIDE + k)
          .compare(GT, ALL_ROUNDING_27.lanewise(MUL, sum
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k).lanewise(ABS)))).toLong() << k;
    }
    return asideGreaterProductBits;
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector edgeZ = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector edgeY = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k);
      FloatVector tx = product.lanewise(MUL, edgeZ).lanewise(SUB, product2.lanewise(MUL, edgeY));
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector ty = product2.lanewise(MUL, edgeX).lanewise(SUB, product3.lanewise(MUL, edgeZ));
      FloatVector tz = product3.lanewise(MUL, edgeY).lanewise(SUB, product.lanewise(MUL, edgeX));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(edgeX.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).intoArray(floatRows, ROW_NX + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FLOAT_VECTOR.cast(edgeY.lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).intoArray(floatRows, ROW_NY + k);
      FLOAT_VECTOR.cast(edgeZ.lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_NZ + k);
    }
  }

  private static long floats41(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long forwardBits = 0;
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
      forwardBits |= along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PX2 + k))).intoArray(floatRows, ROW_SUM8 + k);
    }
    return forwardBits;
  }

  private static void floats42(float[] floatRows, long forwardBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM8 + k))).intoArray(
          floatRows, ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PY2 + k)))).intoArray(floatRows, ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PZ2 + k)))).intoArray(floatRows, ROW_MIDDLE_Z + k);
      FloatVector featureA = fromArray(FLOATS, floatRows, ROW_FEATURE_A + k);
      FloatVector featureB = fromArray(FLOATS, floatRows, ROW_FEATURE_B + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, featureB).lanewise(ADD, featureA)
          .blend(ALL_FEATURES.lanewise(MUL, featureA).lanewise(ADD, featureB),
          VectorMask.fromLong(FLOATS, (forwardBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_FEATURE + k);
    }
  }

  private static void floats43(float[] floatRows) {
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
      FloatVector middleZ = fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector middleY = fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(MUL, middleZ)
          .lanewise(SUB, product.lanewise(MUL, middleY))).intoArray(floatRows, ROW_TX3 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k))
          .lanewise(SUB, product2.lanewise(MUL, middleZ))).intoArray(floatRows, ROW_TY3 + k);
      FLOAT_VECTOR.cast(product2.lanewise(MUL, middleY)).intoArray(floatRows, ROW_PRODUCT15 + k);
    }
  }

  private static long floats44(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absDeepAtMostLargestBits = 0;
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector middleX = fromArray(FLOATS, floatRows, ROW_MIDDLE_X + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_PRODUCT15 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(MUL, middleX));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY3 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX3 + k);
      FloatVector pointX = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, middleX.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointX).intoArray(floatRows, ROW_POINT_X + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector pointY = fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MIDDLE_Y + k)
          .lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointY).intoArray(floatRows, ROW_POINT_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MIDDLE_Z + k)
          .lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_POINT_Z + k);
      absDeepAtMostLargestBits |= fromArray(FLOATS, floatRows, ROW_DEEP + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> allValueAtMostLargest = pointX.lanewise(ABS).compare(LE, ALL_LARGEST);
      allValueAtMostLargest = pointY.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
    }
    bits[0] = allValueAtMostLargestBits;
    return absDeepAtMostLargestBits;
  }

  private static long floats45(float[] floatRows, long allValueAtMostLargestBits, long eitherBits,
      long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long allValueAtMostLargestBits2 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      allValueAtMostLargestBits2 |= fromArray(FLOATS, floatRows, ROW_POINT_Z + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allValueAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector spaceX = fromArray(FLOATS, floatRows, ROW_SPACE_X + k);
      // swap ? 0f - spaceX : spaceX
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, spaceX).blend(spaceX, either)).intoArray(floatRows, ROW_NX2 + k);
      FloatVector spaceY = fromArray(FLOATS, floatRows, ROW_SPACE_Y + k);
      // swap ? 0f - spaceY : spaceY
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, spaceY).blend(spaceY, either)).intoArray(floatRows, ROW_NY2 + k);
      FloatVector spaceZ = fromArray(FLOATS, floatRows, ROW_SPACE_Z + k);
      // swap ? 0f - spaceZ : spaceZ
      FLOAT_VECTOR.cast(ALL_ZERO.lanewise(SUB, spaceZ).blend(spaceZ, either)).intoArray(floatRows, ROW_NZ2 + k);
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 + k);
    }
    return allValueAtMostLargestBits2;
  }

  private static long floats46(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
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

  private static long floats47(float[] floatRows, long isYBits, long isXBits) {
    if (floatRows == null) {
      return 0;
    }
    long upper1Bits = 0;
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
      FloatVector nw = faceZ.blend(faceY, isY).blend(faceX, isX);
      FLOAT_VECTOR.cast(nw).intoArray(floatRows, ROW_NW + k);
      FloatVector lowY = fromArray(FLOATS, floatRows, ROW_LOW_Y + k);
      FloatVector lowZ = fromArray(FLOATS, floatRows, ROW_LOW_Z + k);
      FloatVector lowX = fromArray(FLOATS, floatRows, ROW_LOW_X + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(lowX.blend(lowZ, isY).blend(lowY, isX)).intoArray(floatRows, ROW_LOW_U + k);
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highX.blend(highZ, isY).blend(highY, isX)).intoArray(floatRows, ROW_HIGH_U + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(lowY.blend(lowX, isY).blend(lowZ, isX)).intoArray(floatRows, ROW_LOW_V + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highY.blend(highX, isY).blend(highZ, isX)).intoArray(floatRows, ROW_HIGH_V + k);
      upper1Bits |= nw.compare(GT, ALL_ZERO).toLong() << k;
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(highZ.blend(highY, isY)).intoArray(floatRows, ROW_HIGH_YOR_HIGH_Z + k);
    }
    return upper1Bits;
  }

  private static void floats48(float[] floatRows, long isXBits, long isYBits, long upper1Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? FaceAxes.third(isX, isY, highX, highY, highZ) :
      // FaceAxes.third(isX, isY, lowX, lowY, lowZ)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LOW_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_Y + k),
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_LOW_X + k), isX)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_YOR_HIGH_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HIGH_X + k), isX),
          VectorMask.fromLong(FLOATS, (upper1Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_PLANE + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XX2 + k).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YX2 + k).lanewise(MUL, faceY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZX2 + k).lanewise(MUL, faceZ))).intoArray(floatRows,
          ROW_ALONG_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XY2 + k).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YY2 + k).lanewise(MUL, faceY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZY2 + k).lanewise(MUL, faceZ))).intoArray(floatRows,
          ROW_ALONG_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_XZ2 + k).lanewise(MUL, faceX)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_YZ2 + k).lanewise(MUL, faceY))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ZZ2 + k).lanewise(MUL, faceZ))).intoArray(floatRows,
          ROW_ALONG_Z + k);
    }
  }

  private static long floats49(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long ofXBits = 0;
    long ofYBits = 0;
    long lowerBits = 0;
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
      VectorMask<Float> lower = alongZ.blend(alongY, ofY).blend(alongX, ofX).compare(GT, ALL_ZERO);
      lowerBits |= lower.toLong() << k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector halfM = hz.blend(fromArray(FLOATS, floatRows, ROW_HY2 + k), ofY).blend(hx, ofX);
      // lower ? -halfM : halfM
      FLOAT_VECTOR.cast(halfM.blend(halfM.lanewise(NEG), lower)).intoArray(floatRows, ROW_TO_M + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(hx.blend(hz, ofY)).intoArray(floatRows, ROW_HZ_OR_HX + k);
    }
    bits[0] = ofYBits;
    bits[1] = lowerBits;
    return ofXBits;
  }

  private static void floats50(float[] floatRows, long ofXBits, long ofYBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector halfE = fromArray(FLOATS, floatRows, ROW_HZ_OR_HX + k).blend(hy, ofX);
      FLOAT_VECTOR.cast(halfE).intoArray(floatRows, ROW_HALF_E + k);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(hy.blend(fromArray(FLOATS, floatRows, ROW_HX2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_HZ2 + k), ofX)).intoArray(floatRows, ROW_HALF_F + k);
      FloatVector toM = fromArray(FLOATS, floatRows, ROW_TO_M + k);
      FloatVector xx = fromArray(FLOATS, floatRows, ROW_XX2 + k);
      FloatVector xy = fromArray(FLOATS, floatRows, ROW_XY2 + k);
      FloatVector xz = fromArray(FLOATS, floatRows, ROW_XZ2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, xz.blend(xy, ofY).blend(xx, ofX))).intoArray(floatRows, ROW_MX + k);
      FloatVector yx = fromArray(FLOATS, floatRows, ROW_YX2 + k);
      FloatVector yy = fromArray(FLOATS, floatRows, ROW_YY2 + k);
      FloatVector yz = fromArray(FLOATS, floatRows, ROW_YZ2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, yz.blend(yy, ofY).blend(yx, ofX))).intoArray(floatRows, ROW_MY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(toM.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ZZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ZY2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_ZX2 + k), ofX))).intoArray(floatRows, ROW_MZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, xx.blend(xz, ofY).blend(xy, ofX))).intoArray(floatRows, ROW_EX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, yx.blend(yz, ofY).blend(yy, ofX))).intoArray(floatRows, ROW_EY + k);
    }
  }

  private static long floats51(float[] floatRows, long[] bits, long ofYBits, long ofXBits, long isYBits,
      long isXBits) {
    if (floatRows == null) {
      return 0;
    }
    long isThin1Bits = 0;
    long isThin2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfE = fromArray(FLOATS, floatRows, ROW_HALF_E + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector zy = fromArray(FLOATS, floatRows, ROW_ZY2 + k);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector zz = fromArray(FLOATS, floatRows, ROW_ZZ2 + k);
      FloatVector zx = fromArray(FLOATS, floatRows, ROW_ZX2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfE.lanewise(MUL, zx.blend(zz, ofY).blend(zy, ofX))).intoArray(floatRows, ROW_EZ + k);
      FloatVector halfF = fromArray(FLOATS, floatRows, ROW_HALF_F + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_XY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_XX2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_XZ2 + k), ofX))).intoArray(floatRows, ROW_GX3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_YY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_YX2 + k), ofY)
          .blend(fromArray(FLOATS, floatRows, ROW_YZ2 + k), ofX))).intoArray(floatRows, ROW_GY3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(halfF.lanewise(MUL, zy.blend(zx, ofY).blend(zz, ofX))).intoArray(floatRows,
          ROW_GZ3 + k);
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

  private static void floats52(float[] floatRows, long isYBits, long isXBits) {
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
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ3 + k);
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

  private static void floats53(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SIZE_B + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_U + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ABS)));
      FLOAT_VECTOR.cast(sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_OF_FACE + k))).intoArray(
          floatRows, ROW_SUM9 + k);
    }
  }

  private static void floats54(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_ROUNDING_27.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM9 + k))).intoArray(
          floatRows, ROW_SLACK2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector tx = product.lanewise(MUL, faceZ).lanewise(SUB, product2.lanewise(MUL, faceY));
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector ty = product2.lanewise(MUL, faceX).lanewise(SUB, product3.lanewise(MUL, faceZ));
      FloatVector tz = product3.lanewise(MUL, faceY).lanewise(SUB, product.lanewise(MUL, faceX));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(faceX.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_OUT_X + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FLOAT_VECTOR.cast(faceY.lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows, ROW_OUT_Y + k);
      FLOAT_VECTOR.cast(faceZ.lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static void floats55(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM10 + k).lanewise(ADD, ALL_ZERO)).intoArray(
          floatRows, ROW_OUT_Z + k);
      FLOAT_VECTOR.cast(ALL_C0_480.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_X + k))
          .lanewise(ADD, ALL_C0_600.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OUT_Y + k)))).intoArray(
          floatRows, ROW_SUM11 + k);
    }
  }

  private static long floats56(float[] floatRows, long isYBits) {
    if (floatRows == null) {
      return 0;
    }
    long forwardBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_OUT_Z + k);
      FloatVector along = fromArray(FLOATS, floatRows, ROW_SUM11 + k)
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, outZ));
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      VectorMask<Float> outYIsZeroAndOutZGreaterZero = outY.compare(EQ, ALL_ZERO);
      outYIsZeroAndOutZGreaterZero = outZ.compare(GT, ALL_ZERO, outYIsZeroAndOutZGreaterZero);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      VectorMask<Float> outXIsZeroAndEither = outX
          .compare(EQ, ALL_ZERO, outY.compare(GT, ALL_ZERO).or(outYIsZeroAndOutZGreaterZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, outX.compare(GT, ALL_ZERO).or(outXIsZeroAndEither));
      VectorMask<Float> forward = along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither);
      forwardBits |= forward.toLong() << k;
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_FEATURES, forward)).intoArray(floatRows, ROW_UNIT_A + k);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(ALL_FEATURES.blend(ALL_ONE, forward)).intoArray(floatRows, ROW_UNIT_B + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_C16_0,
          VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_C16_0_OR_ONE + k);
    }
    return forwardBits;
  }

  private static void floats57(float[] floatRows, long isXBits, long isYBits, long upper1Bits, long ofYBits,
      long ofXBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector unitA = fromArray(FLOATS, floatRows, ROW_UNIT_A + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitA.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C16_0_OR_ONE + k)
          .blend(ALL_C4_00, isX))).intoArray(floatRows, ROW_OF_U + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitA.lanewise(MUL, ALL_C4_00.blend(ALL_ONE, isY).blend(ALL_C16_0, isX))).intoArray(
          floatRows, ROW_OF_V + k);
      // isX ? ofX : isY ? ofY : ofZ; nw > 0 ? 2 : 1
      FLOAT_VECTOR.cast(unitA.lanewise(MUL, ALL_C16_0.blend(ALL_C4_00, isY).blend(ALL_ONE, isX)
          .lanewise(MUL, ALL_ONE.blend(ALL_TWO,
          VectorMask.fromLong(FLOATS, (upper1Bits >>> k) & WideLanes.FLOAT_LANES))))).intoArray(floatRows,
          ROW_OF_FACE_A + k);
      FloatVector unitB = fromArray(FLOATS, floatRows, ROW_UNIT_B + k);
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitB.lanewise(MUL, ALL_ONE.blend(ALL_C16_0, ofY).blend(ALL_C4_00, ofX))).intoArray(
          floatRows, ROW_OF_E + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(unitB.lanewise(MUL, ALL_C4_00.blend(ALL_ONE, ofY).blend(ALL_C16_0, ofX))).intoArray(
          floatRows, ROW_OF_F + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_ONE, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_AXIS_A + k);
    }
  }

  private static void floats58(float[] floatRows, long ofYBits, long ofXBits, long upper1Bits, long lowerBits,
      long forwardBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> ofX = VectorMask.fromLong(FLOATS, (ofXBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> ofY = VectorMask.fromLong(FLOATS, (ofYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector axisB = ALL_TWO.blend(ALL_ONE, ofY).blend(ALL_ZERO, ofX);
      // upper1 ? 1 : 0
      FloatVector first2 = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AXIS_A + k))
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

  private static void floats59(float[] floatRows) {
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
    }
  }

  private static long floats60(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absU1GreaterShortestBits = 0;
    long u1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DEEP2 + k))).intoArray(floatRows, ROW_MID_DEEP0 + k);
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
    }
    bits[0] = u1GreaterZeroBits;
    return absU1GreaterShortestBits;
  }

  private static long floats61(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absV1GreaterShortestBits = 0;
    long v1GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK2 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, slack);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW2 + k);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH_V + k).lanewise(ADD, slack);
      FLOAT_VECTOR.cast(high).intoArray(floatRows, ROW_HIGH2 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, v1);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE2 + k);
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

  private static long floats62(float[] floatRows, long[] bits, long isThin1Bits) {
    if (floatRows == null) {
      return 0;
    }
    long notIsThin1Bits = 0;
    long isStart0Bits = 0;
    long isEnd0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU0 = fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k);
      FloatVector entersV0 = fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV0.blend(entersU0, entersU0.compare(GT, entersV0));
      // t > -1 ? t : -1
      FloatVector first0 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FLOAT_VECTOR.cast(first0).intoArray(floatRows, ROW_FIRST0 + k);
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
      isStart0Bits |= first0.compare(LE, last0, notIsThin1).toLong() << k;
      VectorMask<Float> isEnd0 = first0.compare(LT, last0, notIsThin1);
      isEnd0 = last0.compare(LT, ALL_ONE, isEnd0);
      isEnd0Bits |= isEnd0.toLong() << k;
    }
    bits[0] = isStart0Bits;
    bits[1] = isEnd0Bits;
    return notIsThin1Bits;
  }

  private static void floats63(float[] floatRows, long isStart0Bits, long u1GreaterZeroBits,
      long v1GreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      FloatVector first0 = fromArray(FLOATS, floatRows, ROW_FIRST0 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector x = midU0.lanewise(ADD, first0.lanewise(MUL, u1));
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
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START0_DEEP + k);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (u1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT16 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v1GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT17 + k);
      // first0 <= -1 ? corner0 : (entersU0 >= entersV0 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1))
      // + edge0
      FLOAT_VECTOR.cast(product2.blend(product, fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE0 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER0 + k), first0.compare(LE, ALL_MINUS_ONE))).intoArray(
          floatRows, ROW_START0_FEATURE + k);
      FloatVector x3 = midU0.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LAST0 + k).lanewise(MUL, u1));
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x3.blend(highU, x3.compare(GT, highU)).blend(lowU, x3.compare(LT, lowU))).intoArray(
          floatRows, ROW_END0_U + k);
    }
  }

  private static long floats64(float[] floatRows, long isEnd0Bits) {
    if (floatRows == null) {
      return 0;
    }
    long leavesU0AtMostLeavesV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector last0 = fromArray(FLOATS, floatRows, ROW_LAST0 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_V0 + k)
          .lanewise(ADD, last0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k)));
      FloatVector lowV = fromArray(FLOATS, floatRows, ROW_LOW_V + k);
      FloatVector highV = fromArray(FLOATS, floatRows, ROW_HIGH_V + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(highV, x.compare(GT, highV)).blend(lowV, x.compare(LT, lowV))).intoArray(
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

  private static void floats65(float[] floatRows, long leavesU0AtMostLeavesV0Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector d = u1.lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT18 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector d2 = v1.lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d2.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT19 + k);
      // leavesU0 <= leavesV0 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (leavesU0AtMostLeavesV0Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE0 + k))).intoArray(floatRows,
          ROW_END0_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_U + k).lanewise(ADD, u1)).intoArray(floatRows,
          ROW_MID_U1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k).lanewise(ADD, v1)).intoArray(floatRows,
          ROW_MID_V1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))).intoArray(floatRows, ROW_MID_DEEP1 + k);
    }
  }

  private static long floats66(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absU2GreaterShortestBits = 0;
    long u2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, u2);
      FLOAT_VECTOR.cast(inverse).intoArray(floatRows, ROW_INVERSE3 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midU1 = fromArray(FLOATS, floatRows, ROW_MID_U1 + k);
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
      FLOAT_VECTOR.cast(ALL_ONE.lanewise(DIV, fromArray(FLOATS, floatRows, ROW_V2 + k))).intoArray(floatRows,
          ROW_INVERSE4 + k);
    }
    bits[0] = u2GreaterZeroBits;
    return absU2GreaterShortestBits;
  }

  private static long floats67(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long absV2GreaterShortestBits = 0;
    long v2GreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW2 + k);
      FloatVector midV1 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k);
      FloatVector inverse = fromArray(FLOATS, floatRows, ROW_INVERSE4 + k);
      FloatVector atLow = low.lanewise(SUB, midV1).lanewise(MUL, inverse);
      FloatVector high = fromArray(FLOATS, floatRows, ROW_HIGH2 + k);
      FloatVector atHigh = high.lanewise(SUB, midV1).lanewise(MUL, inverse);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      VectorMask<Float> absV2GreaterShortest = v2.lanewise(ABS).compare(GT, ALL_SHORTEST);
      absV2GreaterShortestBits |= absV2GreaterShortest.toLong() << k;
      VectorMask<Float> v2GreaterZero = v2.compare(GT, ALL_ZERO);
      v2GreaterZeroBits |= v2GreaterZero.toLong() << k;
      VectorMask<Float> allLowAtMostMidV1 = low.compare(LE, midV1);
      allLowAtMostMidV1 = midV1.compare(LE, high, allLowAtMostMidV1);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FloatVector entersV1 = ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV1)
          .blend(atHigh.blend(atLow, v2GreaterZero), absV2GreaterShortest);
      FLOAT_VECTOR.cast(entersV1).intoArray(floatRows, ROW_ENTERS_V1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV1)
          .blend(atLow.blend(atHigh, v2GreaterZero), absV2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V1 + k);
      FloatVector entersU1 = fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k);
      // entersU > entersV ? entersU : entersV
      FLOAT_VECTOR.cast(entersV1.blend(entersU1, entersU1.compare(GT, entersV1))).intoArray(floatRows,
          ROW_T + k);
    }
    bits[0] = v2GreaterZeroBits;
    return absV2GreaterShortestBits;
  }

  private static long floats68(float[] floatRows, long u2GreaterZeroBits, long v2GreaterZeroBits) {
    if (floatRows == null) {
      return 0;
    }
    long isEnd1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
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
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT20 + k);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (v2GreaterZeroBits >>> k) & WideLanes.FLOAT_LANES)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT21 + k);
      // first1 <= -1 ? corner1 : (entersU1 >= entersV1 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2))
      // + edge1
      FLOAT_VECTOR.cast(product2.blend(product, fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER1 + k), first1.compare(LE, ALL_MINUS_ONE))).intoArray(
          floatRows, ROW_START1_FEATURE + k);
    }
    return isEnd1Bits;
  }

  private static long floats69(float[] floatRows, long isEnd1Bits) {
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

  private static void floats70(float[] floatRows, long leavesU1AtMostLeavesV1Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector d = fromArray(FLOATS, floatRows, ROW_U2 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product = fromArray(FLOATS, floatRows, ROW_OF_U + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT22 + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_V2 + k).lanewise(NEG);
      // d > 0 ? 1 : 2
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_OF_V + k)
          .lanewise(MUL, ALL_TWO.blend(ALL_ONE, d2.compare(GT, ALL_ZERO)));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT23 + k);
      // leavesU1 <= leavesV1 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)
      FLOAT_VECTOR.cast(product2.blend(product,
          VectorMask.fromLong(FLOATS, (leavesU1AtMostLeavesV1Bits >>> k) & WideLanes.FLOAT_LANES))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE1 + k))).intoArray(floatRows,
          ROW_END1_FEATURE + k);
    }
  }

  private static void floats71(float[] floatRows, long u1GreaterZeroBits, long absU1GreaterShortestBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U2 + k));
      FLOAT_VECTOR.cast(midU2).intoArray(floatRows, ROW_MID_U2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_V2 + k))).intoArray(floatRows, ROW_MID_V2 + k);
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
    }
  }

  private static long floats72(float[] floatRows, long v1GreaterZeroBits, long absV1GreaterShortestBits) {
    if (floatRows == null) {
      return 0;
    }
    long entersU2GreaterEntersV2Bits = 0;
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
      FloatVector entersV2 = ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV2)
          .blend(atHigh.blend(atLow, v1GreaterZero), absV1GreaterShortest);
      FLOAT_VECTOR.cast(entersV2).intoArray(floatRows, ROW_ENTERS_V2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV2)
          .blend(atLow.blend(atHigh, v1GreaterZero), absV1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V2 + k);
      entersU2GreaterEntersV2Bits |= fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k)
          .compare(GT, entersV2).toLong() << k;
    }
    return entersU2GreaterEntersV2Bits;
  }

  private static long floats73(float[] floatRows, long[] bits, long entersU2GreaterEntersV2Bits,
      long isThin2Bits) {
    if (floatRows == null) {
      return 0;
    }
    long notIsThin2Bits = 0;
    long isEnd2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // entersU > entersV ? entersU : entersV
      FloatVector t = fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k),
          VectorMask.fromLong(FLOATS, (entersU2GreaterEntersV2Bits >>> k) & WideLanes.FLOAT_LANES));
      // t > -1 ? t : -1
      FloatVector first2 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST2 + k);
      FloatVector leavesU2 = fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k);
      FloatVector leavesV2 = fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV2.blend(leavesU2, leavesU2.compare(LT, leavesV2));
      // t < 1 ? t : 1
      FloatVector last2 = ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE));
      VectorMask<Float> notIsThin2 = VectorMask.fromLong(FLOATS, (isThin2Bits >>> k)
          & WideLanes.FLOAT_LANES).not();
      notIsThin2Bits |= notIsThin2.toLong() << k;
      VectorMask<Float> isStart2 = first2.compare(LE, last2, notIsThin2);
      VectorMask<Float> isEnd2 = first2.compare(GT, ALL_MINUS_ONE, notIsThin2);
      isEnd2 = first2.compare(LT, last2, isEnd2);
      isEnd2Bits |= isEnd2.toLong() << k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_MID_U2 + k)
          .lanewise(ADD, last2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)));
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT19 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT18 + k), leavesU2.compare(LE, leavesV2))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))
          .blend(fromArray(FLOATS, floatRows, ROW_CORNER2 + k), last2.compare(GE, ALL_ONE))).intoArray(
          floatRows, ROW_START2_FEATURE + k);
    }
    bits[0] = isEnd2Bits;
    return notIsThin2Bits;
  }

  private static void floats74(float[] floatRows, long isEnd2Bits) {
    if (floatRows == null) {
      return;
    }
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
      // isEnd2 ? midDeep2 + first2 * deep1 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP2 + k)
          .lanewise(ADD, first2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END2_DEEP + k);
      // entersU2 >= entersV2 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT17 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT16 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE2 + k))).intoArray(floatRows,
          ROW_END2_FEATURE + k);
    }
  }

  private static void floats75(float[] floatRows, long u2GreaterZeroBits, long absU2GreaterShortestBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector midU3 = fromArray(FLOATS, floatRows, ROW_MID_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_U1 + k));
      FLOAT_VECTOR.cast(midU3).intoArray(floatRows, ROW_MID_U3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MID_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V1 + k))).intoArray(floatRows, ROW_MID_V3 + k);
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
    }
  }

  private static void floats76(float[] floatRows, long v2GreaterZeroBits, long absV2GreaterShortestBits) {
    if (floatRows == null) {
      return;
    }
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

  private static long floats77(float[] floatRows, long notIsThin1Bits, long notIsThin2Bits) {
    if (floatRows == null) {
      return 0;
    }
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

  private static long floats78(float[] floatRows, long notIsThin1AndNotIsThin2Bits) {
    if (floatRows == null) {
      return 0;
    }
    long isEnd3Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> notIsThin1AndNotIsThin2 = VectorMask.fromLong(FLOATS,
          (notIsThin1AndNotIsThin2Bits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector first3 = fromArray(FLOATS, floatRows, ROW_FIRST3 + k);
      FloatVector last3 = fromArray(FLOATS, floatRows, ROW_LAST3 + k);
      VectorMask<Float> isStart3 = first3.compare(LE, last3, notIsThin1AndNotIsThin2);
      VectorMask<Float> isEnd3 = first3.compare(LT, last3, notIsThin1AndNotIsThin2);
      isEnd3 = first3.compare(GT, ALL_MINUS_ONE, isEnd3);
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT23 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT22 + k),
          fromArray(FLOATS, floatRows, ROW_LEAVES_U3 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V3 + k)))
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

  private static void floats79(float[] floatRows, long isEnd3Bits) {
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT21 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT20 + k),
          fromArray(FLOATS, floatRows, ROW_ENTERS_U3 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V3 + k)))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_EDGE3 + k))).intoArray(floatRows,
          ROW_END3_FEATURE + k);
    }
  }

  private static void floats80(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u = fromArray(FLOATS, floatRows, ROW_LOW_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k));
      FLOAT_VECTOR.cast(u).intoArray(floatRows, ROW_U + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_LOW_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FLOAT_VECTOR.cast(v).intoArray(floatRows, ROW_V + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product = u.lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT24 + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product2 = v.lanewise(MUL, u2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT25 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_U1 + k).lanewise(MUL, v2)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_V1 + k).lanewise(MUL, u2));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2).lanewise(DIV, difference)).intoArray(floatRows,
          ROW_PART1_AT0 + k);
    }
  }

  private static void floats81(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_U + k).lanewise(MUL, v1);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT26 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_V + k).lanewise(MUL, u1);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT27 + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_U2 + k).lanewise(MUL, v1)
          .lanewise(SUB, v2.lanewise(MUL, u1));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FloatVector part2At0 = product.lanewise(SUB, product2).lanewise(DIV, difference);
      FloatVector part1At0 = fromArray(FLOATS, floatRows, ROW_PART1_AT0 + k);
      VectorMask<Float> isCorner0 = part1At0.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner0 = part2At0.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner0);
      // isCorner0 ? midDeep + (part1At0 * deep1 + part2At0 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, part1At0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At0.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))),
          isCorner0)).intoArray(floatRows, ROW_CORNER0_DEEP + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_OF_FACES + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_U + k));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM12 + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k))).intoArray(floatRows,
          ROW_CORNER0_FEATURE + k);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_HIGH_U + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U + k));
      FloatVector product3 = u.lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT28 + k);
      FLOAT_VECTOR.cast(product3.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT25 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k))).intoArray(floatRows,
          ROW_PART1_AT1 + k);
      FLOAT_VECTOR.cast(u.lanewise(MUL, v1)).intoArray(floatRows, ROW_PRODUCT29 + k);
    }
  }

  private static void floats82(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector part2At1 = fromArray(FLOATS, floatRows, ROW_PRODUCT29 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT27 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k));
      FloatVector part1At1 = fromArray(FLOATS, floatRows, ROW_PART1_AT1 + k);
      VectorMask<Float> isCorner1 = part1At1.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner1 = part2At1.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner1);
      // isCorner1 ? midDeep + (part1At1 * deep1 + part2At1 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, part1At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP1 + k))
          .lanewise(ADD, part2At1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DEEP2 + k)))),
          isCorner1)).intoArray(floatRows, ROW_CORNER1_DEEP + k);
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_OF_FACES + k)
          .lanewise(ADD, ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_U + k)));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_V + k))).intoArray(floatRows,
          ROW_CORNER1_FEATURE + k);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_HIGH_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_V + k));
      FloatVector product = v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k));
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT30 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT28 + k).lanewise(SUB, product)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k))).intoArray(floatRows,
          ROW_PART1_AT2 + k);
      FLOAT_VECTOR.cast(v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k))).intoArray(floatRows,
          ROW_PRODUCT31 + k);
    }
  }

  private static long floats83(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isCorner3Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT31 + k);
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k);
      FloatVector part2At2 = fromArray(FLOATS, floatRows, ROW_PRODUCT29 + k).lanewise(SUB, product)
          .lanewise(DIV, difference);
      FloatVector part1At2 = fromArray(FLOATS, floatRows, ROW_PART1_AT2 + k);
      VectorMask<Float> isCorner2 = part1At2.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner2 = part2At2.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner2);
      FloatVector deep1 = fromArray(FLOATS, floatRows, ROW_DEEP1 + k);
      FloatVector deep2 = fromArray(FLOATS, floatRows, ROW_DEEP2 + k);
      // isCorner2 ? midDeep + (part1At2 * deep1 + part2At2 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, part1At2.lanewise(MUL, deep1).lanewise(ADD, part2At2.lanewise(MUL, deep2))),
          isCorner2)).intoArray(floatRows, ROW_CORNER2_DEEP + k);
      FloatVector product2 = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OF_V + k));
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT32 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM13 + k).lanewise(ADD, product2)).intoArray(
          floatRows, ROW_CORNER2_FEATURE + k);
      FloatVector part1At3 = fromArray(FLOATS, floatRows, ROW_PRODUCT24 + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT30 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k));
      FloatVector part2At3 = fromArray(FLOATS, floatRows, ROW_PRODUCT26 + k).lanewise(SUB, product)
          .lanewise(DIV, difference);
      VectorMask<Float> isCorner3 = part1At3.lanewise(ABS).compare(LT, ALL_WITHIN);
      isCorner3 = part2At3.lanewise(ABS).compare(LT, ALL_WITHIN, isCorner3);
      isCorner3Bits |= isCorner3.toLong() << k;
      FLOAT_VECTOR.cast(part1At3.lanewise(MUL, deep1).lanewise(ADD, part2At3.lanewise(MUL, deep2))).intoArray(
          floatRows, ROW_SUM14 + k);
    }
    return isCorner3Bits;
  }

  private static long floats84(float[] floatRows, long[] bits, long isCorner3Bits, long isXBits, long isYBits) {
    if (floatRows == null) {
      return 0;
    }
    long isThereBits = 0;
    long isThereBits2 = 0;
    long isThereBits3 = 0;
    long isThereBits4 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // isCorner3 ? midDeep + (part1At3 * deep1 + part2At3 * deep2) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_MID_DEEP + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM14 + k)),
          VectorMask.fromLong(FLOATS, (isCorner3Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_CORNER3_DEEP + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM12 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT32 + k))).intoArray(floatRows,
          ROW_CORNER3_FEATURE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_FACE2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SLACK2 + k))).intoArray(floatRows, ROW_SUM15 + k);
      VectorMask<Float> isX = VectorMask.fromLong(FLOATS, (isXBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector plane = fromArray(FLOATS, floatRows, ROW_PLANE + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(plane, isX)).intoArray(floatRows, ROW_OX3 + k);
      VectorMask<Float> isY = VectorMask.fromLong(FLOATS, (isYBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(ALL_ZERO.blend(plane, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_OY3 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(plane.blend(ALL_ZERO, isY).blend(ALL_ZERO, isX)).intoArray(floatRows, ROW_OZ3 + k);
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
    }
    bits[0] = isThereBits2;
    bits[1] = isThereBits3;
    bits[2] = isThereBits4;
    return isThereBits;
  }

  private static long floats85(float[] floatRows, long[] bits) {
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
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      isThereBits |= fromArray(FLOATS, floatRows, ROW_END0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits2 |= fromArray(FLOATS, floatRows, ROW_END1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits3 |= fromArray(FLOATS, floatRows, ROW_END2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits4 |= fromArray(FLOATS, floatRows, ROW_END3_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits5 |= fromArray(FLOATS, floatRows, ROW_CORNER0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits6 |= fromArray(FLOATS, floatRows, ROW_CORNER1_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits7 |= fromArray(FLOATS, floatRows, ROW_CORNER2_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits8 |= fromArray(FLOATS, floatRows, ROW_CORNER3_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
    }
    bits[0] = isThereBits2;
    bits[1] = isThereBits3;
    bits[2] = isThereBits4;
    bits[3] = isThereBits5;
    bits[4] = isThereBits6;
    bits[5] = isThereBits7;
    bits[6] = isThereBits8;
    return isThereBits;
  }

  private static long floats86(float[] floatRows, float[][] results, int at, long eitherBits, long overlapBits,
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
      VectorMask<Float> either = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector outX = fromArray(FLOATS, floatRows, ROW_OUT_X + k);
      // swap ? 0f - spaceX : spaceX
      FloatVector nx = ALL_ZERO.lanewise(SUB, outX).blend(outX, either);
      FloatVector outY = fromArray(FLOATS, floatRows, ROW_OUT_Y + k);
      // swap ? 0f - spaceY : spaceY
      FloatVector ny = ALL_ZERO.lanewise(SUB, outY).blend(outY, either);
      FloatVector outZ = fromArray(FLOATS, floatRows, ROW_OUT_Z + k);
      // swap ? 0f - spaceZ : spaceZ
      FloatVector nz = ALL_ZERO.lanewise(SUB, outZ).blend(outZ, either);
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deepest, deepest.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deepest, deepest.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 + k);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(nx.blend(fromArray(FLOATS, floatRows, ROW_NX2 + k), isEdge)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny.blend(fromArray(FLOATS, floatRows, ROW_NY2 + k), isEdge)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz.blend(fromArray(FLOATS, floatRows, ROW_NZ2 + k), isEdge)).intoArray(nzs, at + k);
    }
    return absDeepestAtMostLargestBits;
  }

  private static long floats88(float[] floatRows, long[] bits, long hitBits) {
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
          .compare(GT, fromArray(FLOATS, floatRows, ROW_SUM15 + k))).toLong() << k;
    }
    bits[0] = eitherBits;
    return notFoundBits;
  }

  private static void floats90(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
      long isThereBits4, long isThereBits5, long isThereBits6) {
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
    }
  }

  private static void floats91(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
      long isThereBits4, long isThereBits5, long isThereBits6) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector uAt1 = fromArray(FLOATS, floatRows, ROW_U_AT1 + k);
      FloatVector du = fromArray(FLOATS, floatRows, ROW_END2_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du).intoArray(floatRows, ROW_DU7 + k);
      FloatVector vAt1 = fromArray(FLOATS, floatRows, ROW_V_AT1 + k);
      FloatVector dv = fromArray(FLOATS, floatRows, ROW_END2_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv).intoArray(floatRows, ROW_DV7 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du.lanewise(MUL, du).lanewise(ADD, dv.lanewise(MUL, dv)),
          VectorMask.fromLong(FLOATS, (isThereBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY6 + k);
      FloatVector du2 = fromArray(FLOATS, floatRows, ROW_END3_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du2).intoArray(floatRows, ROW_DU8 + k);
      FloatVector dv2 = fromArray(FLOATS, floatRows, ROW_END3_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv2).intoArray(floatRows, ROW_DV8 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du2.lanewise(MUL, du2).lanewise(ADD, dv2.lanewise(MUL, dv2)),
          VectorMask.fromLong(FLOATS, (isThereBits2 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY7 + k);
      FloatVector du3 = fromArray(FLOATS, floatRows, ROW_LOW_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du3).intoArray(floatRows, ROW_DU9 + k);
      FloatVector dv3 = fromArray(FLOATS, floatRows, ROW_LOW_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv3).intoArray(floatRows, ROW_DV9 + k);
      FloatVector duSquared = du3.lanewise(MUL, du3);
      FloatVector dvSquared = dv3.lanewise(MUL, dv3);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits3 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY8 + k);
      FloatVector du4 = fromArray(FLOATS, floatRows, ROW_HIGH_U + k).lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du4).intoArray(floatRows, ROW_DU10 + k);
      FloatVector duSquared2 = du4.lanewise(MUL, du4);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits4 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY9 + k);
      FloatVector dv4 = fromArray(FLOATS, floatRows, ROW_HIGH_V + k).lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv4).intoArray(floatRows, ROW_DV10 + k);
      FloatVector dvSquared2 = dv4.lanewise(MUL, dv4);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared2.lanewise(ADD, dvSquared2),
          VectorMask.fromLong(FLOATS, (isThereBits5 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY10 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared2),
          VectorMask.fromLong(FLOATS, (isThereBits6 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY11 + k);
      FloatVector deepAt1 = fromArray(FLOATS, floatRows, ROW_DEEP_AT1 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt1 < deepest ? deepAt1 : deepest
      FloatVector reach1 = deepest.blend(deepAt1, deepAt1.compare(LT, deepest));
      FloatVector half1 = ALL_MINUS_HALF.lanewise(MUL, reach1);
      FLOAT_VECTOR.cast(half1).intoArray(floatRows, ROW_HALF1 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, lx)
          .lanewise(ADD, vAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ2 + k))))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)))).intoArray(
          floatRows, ROW_X_OF1 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY2 + k))
          .lanewise(ADD, vAt1.lanewise(MUL, lx)))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))).intoArray(
          floatRows, ROW_Y_OF1 + k);
    }
  }

  private static long floats92(float[] floatRows, float[][] results, int at, long isEdgeBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] x0s = results[3], y0s = results[4], z0s = results[5], feature0s = results[7];
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector zOf1 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_U_AT1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_V_AT1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY2 + k))))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HALF1 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector yOf1 = fromArray(FLOATS, floatRows, ROW_Y_OF1 + k);
      FloatVector tx = product.lanewise(MUL, zOf1).lanewise(SUB, product2.lanewise(MUL, yOf1));
      FloatVector xOf1 = fromArray(FLOATS, floatRows, ROW_X_OF1 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector ty = product2.lanewise(MUL, xOf1).lanewise(SUB, product3.lanewise(MUL, zOf1));
      FloatVector tz = product3.lanewise(MUL, yOf1).lanewise(SUB, product.lanewise(MUL, xOf1));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector pointX = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, xOf1.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector pointY = fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, yOf1.lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector pointZ = fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, zOf1.lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
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

  private static void floats94(float[] floatRows, float[][] results, int at, long hitBits, long isEdgeBits) {
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

  private static void floats96(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
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

  private static long floats97(float[] floatRows, float[][] results, int at, long overlapBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] x1s = results[8], y1s = results[9], z1s = results[10], feature1s = results[12];
    long isThere2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector away = fromArray(FLOATS, floatRows, ROW_AWAY + k);
      isThere2Bits |= away.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, away)).intoArray(floatRows, ROW_PRODUCT33 + k);
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
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector tx = product.lanewise(MUL, zOf2).lanewise(SUB, product2.lanewise(MUL, yOf2));
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector ty = product2.lanewise(MUL, xOf2).lanewise(SUB, product3.lanewise(MUL, zOf2));
      FloatVector tz = product3.lanewise(MUL, yOf2).lanewise(SUB, product.lanewise(MUL, xOf2));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, xOf2.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, yOf2.lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, zOf2.lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
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
    return isThere2Bits;
  }

  private static void floats99(float[] floatRows, float[][] results, int at, long gxAtLeastZeroAndIsThere2Bits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth1s = results[11];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH2_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (gxAtLeastZeroAndIsThere2Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth1.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth1s, at + k);
    }
  }

  private static long floats101(float[] floatRows) {
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
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT33 + k)).toLong() << k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, absArea)).intoArray(floatRows, ROW_PRODUCT34 + k);
      FloatVector deepAt3 = fromArray(FLOATS, floatRows, ROW_DEEP_AT3 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt3 < deepest ? deepAt3 : deepest
      FloatVector reach3 = deepest.blend(deepAt3, deepAt3.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach3).intoArray(floatRows, ROW_REACH3 + k);
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

  private static void floats102(float[] floatRows, float[][] results, int at, long overlapBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] x2s = results[13], y2s = results[14], z2s = results[15], feature2s = results[17];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k);
      FloatVector zOf3 = fromArray(FLOATS, floatRows, ROW_Z_OF3 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector yOf3 = fromArray(FLOATS, floatRows, ROW_Y_OF3 + k);
      FloatVector tx = product.lanewise(MUL, zOf3).lanewise(SUB, product2.lanewise(MUL, yOf3));
      FloatVector xOf3 = fromArray(FLOATS, floatRows, ROW_X_OF3 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector ty = product2.lanewise(MUL, xOf3).lanewise(SUB, product3.lanewise(MUL, zOf3));
      FloatVector tz = product3.lanewise(MUL, yOf3).lanewise(SUB, product.lanewise(MUL, xOf3));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, xOf3.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, yOf3.lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, zOf3.lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach3 = fromArray(FLOATS, floatRows, ROW_REACH3 + k);
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

  private static void floats104(float[] floatRows, float[][] results, int at, long isThereBits,
      long isThereBits2, long isThereBits3, long isThereBits4, long isThereBits5, long isThereBits6,
      long isThereBits7, long isThereBits8, long isThereBits9, long isThereBits10, long isThereBits11,
      long isThereBits12, long allGxAtLeastZeroBits, long isEdgeBits) {
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
          VectorMask.fromLong(FLOATS, (allGxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth2.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth2s, at + k);
    }
  }

  private static long floats107(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long addsGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      addsGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_ADDS + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT34 + k)).toLong() << k;
      FloatVector deepAt4 = fromArray(FLOATS, floatRows, ROW_DEEP_AT4 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt4 < deepest ? deepAt4 : deepest
      FloatVector reach4 = deepest.blend(deepAt4, deepAt4.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach4).intoArray(floatRows, ROW_REACH4 + k);
      FloatVector half4 = ALL_MINUS_HALF.lanewise(MUL, reach4);
      FloatVector uAt4 = fromArray(FLOATS, floatRows, ROW_U_AT4 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k);
      FloatVector vAt4 = fromArray(FLOATS, floatRows, ROW_V_AT4 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, lx).lanewise(ADD, vAt4.lanewise(MUL, lz)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)))).intoArray(
          floatRows, ROW_X_OF4 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k);
      FloatVector yOf4 = fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, ly).lanewise(ADD, vAt4.lanewise(MUL, lx)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FLOAT_VECTOR.cast(yOf4).intoArray(floatRows, ROW_Y_OF4 + k);
      FloatVector zOf4 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, lz).lanewise(ADD, vAt4.lanewise(MUL, ly)))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FLOAT_VECTOR.cast(zOf4).intoArray(floatRows, ROW_Z_OF4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(MUL, zOf4)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(MUL, yOf4))).intoArray(
          floatRows, ROW_TX4 + k);
    }
    return addsGreaterProductBits;
  }

  private static void floats108(float[] floatRows, float[][] results, int at, long overlapBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] x3s = results[18], y3s = results[19], z3s = results[20], feature3s = results[22];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector xOf4 = fromArray(FLOATS, floatRows, ROW_X_OF4 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k);
      FloatVector zOf4 = fromArray(FLOATS, floatRows, ROW_Z_OF4 + k);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k).lanewise(MUL, xOf4)
          .lanewise(SUB, product.lanewise(MUL, zOf4));
      FloatVector yOf4 = fromArray(FLOATS, floatRows, ROW_Y_OF4 + k);
      FloatVector tz = product.lanewise(MUL, yOf4)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k).lanewise(MUL, xOf4));
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX4 + k);
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X + k)
          .lanewise(ADD, xOf4.lanewise(ADD, ay.lanewise(MUL, tz).lanewise(SUB, az.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y + k)
          .lanewise(ADD, yOf4.lanewise(ADD, az.lanewise(MUL, tx).lanewise(SUB, ax.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z + k)
          .lanewise(ADD, zOf4.lanewise(ADD, ax.lanewise(MUL, ty).lanewise(SUB, ay.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector reach4 = fromArray(FLOATS, floatRows, ROW_REACH4 + k);
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

  private static void floats110(float[] floatRows, float[][] results, int at, long allGxAtLeastZeroBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth3s = results[21];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE
      FloatVector depth3 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH4_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (allGxAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES));
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

  /** {@code onNormal} of a block, from rows of values to another row. */
  private static void onNormal(float[] rows, int xRow, int yRow, int zRow, int reachRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      VectorMask<Float> xGreaterZero = x.compare(GT, ALL_ZERO);
      FloatVector product = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_HIGH_X + k));
      FloatVector product2 = x.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_X + k));
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      VectorMask<Float> yGreaterZero = y.compare(GT, ALL_ZERO);
      FloatVector product3 = y.lanewise(MUL, fromArray(FLOATS, rows, ROW_HIGH_Y + k));
      FloatVector product4 = y.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Y + k));
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      VectorMask<Float> zGreaterZero = z.compare(GT, ALL_ZERO);
      FloatVector product5 = z.lanewise(MUL, fromArray(FLOATS, rows, ROW_HIGH_Z + k));
      FloatVector product6 = z.lanewise(MUL, fromArray(FLOATS, rows, ROW_LOW_Z + k));
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
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0);
      floats4(null);
      floats5(null, 0);
      floats6(null, 0);
      floats7(null);
      floats8(null, null, 0);
      floats9(null, 0, 0);
      floats10(null, 0, null, 0, null, null, 0, 0, 0);
      floats11(null, 0, null, 0, null, 0);
      floats12(null, 0, null, 0, null, 0);
      floats13(null);
      floats14(null);
      floats15(null, 0, null, 0, null, 0, 0);
      floats16(null);
      floats17(null, null, 0, 0);
      floats19(null);
      floats20(null);
      floats21(null);
      floats22(null);
      floats23(null, 0);
      floats24(null, 0);
      floats25(null, null);
      floats26(null, null, 0, 0);
      floats27(null, 0);
      floats28(null, 0);
      floats29(null, 0, 0);
      floats30(null, null);
      floats31(null, null, 0, 0, 0);
      floats32(null, null, 0, 0, 0);
      floats33(null);
      floats34(null, 0, 0, 0);
      floats35(null, 0, 0, 0, 0);
      floats36(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats37(null);
      floats38(null);
      floats39(null);
      floats40(null);
      floats41(null);
      floats42(null, 0);
      floats43(null);
      floats44(null, null);
      floats45(null, 0, 0, 0);
      floats46(null, null);
      floats47(null, 0, 0);
      floats48(null, 0, 0, 0);
      floats49(null, null);
      floats50(null, 0, 0);
      floats51(null, null, 0, 0, 0, 0);
      floats52(null, 0, 0);
      floats53(null);
      floats54(null);
      floats55(null);
      floats56(null, 0);
      floats57(null, 0, 0, 0, 0, 0);
      floats58(null, 0, 0, 0, 0, 0);
      floats59(null);
      floats60(null, null);
      floats61(null, null);
      floats62(null, null, 0);
      floats63(null, 0, 0, 0);
      floats64(null, 0);
      floats65(null, 0);
      floats66(null, null);
      floats67(null, null);
      floats68(null, 0, 0);
      floats69(null, 0);
      floats70(null, 0);
      floats71(null, 0, 0);
      floats72(null, 0, 0);
      floats73(null, null, 0, 0);
      floats74(null, 0);
      floats75(null, 0, 0);
      floats76(null, 0, 0);
      floats77(null, 0, 0);
      floats78(null, 0);
      floats79(null, 0);
      floats80(null);
      floats81(null);
      floats82(null);
      floats83(null);
      floats84(null, null, 0, 0, 0);
      floats85(null, null);
      floats86(null, null, 0, 0, 0, 0);
      floats88(null, null, 0);
      floats90(null, 0, 0, 0, 0, 0, 0);
      floats91(null, 0, 0, 0, 0, 0, 0);
      floats92(null, null, 0, 0);
      floats94(null, null, 0, 0, 0);
      floats96(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats97(null, null, 0, 0, 0);
      floats99(null, null, 0, 0, 0);
      floats101(null);
      floats102(null, null, 0, 0, 0);
      floats104(null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats107(null);
      floats108(null, null, 0, 0, 0);
      floats110(null, null, 0, 0, 0);
      onNormal(null, 0, 0, 0, 0, 0);
      onProduct(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      most(null, 0);
      largest(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      pick(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      added(null, 0, 0, 0);
    }
  }
}
