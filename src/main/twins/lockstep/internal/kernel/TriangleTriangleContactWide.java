// Compiled from TriangleTriangleContact.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.GE;
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
 * Wide twin of {@link TriangleTriangleContact#contact}: the same operations in the same order, on vectors of
 * pairs.
 */
final class TriangleTriangleContactWide implements LoopedKernel {
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LARGEST_1 = FloatVector.broadcast(FLOATS, 1.0E18f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_ROUNDING = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_BIAS = FloatVector.broadcast(FLOATS, 2.4414062E-4f);
  private static final FloatVector ALL_NONE = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final DoubleVector ALL_ZERO_8 = DoubleVector.broadcast(DOUBLES, 0.0);
  private static final DoubleVector ALL_C1_09E_40 = DoubleVector.broadcast(DOUBLES, 1.0889035092432924E40);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_C3_00 = FloatVector.broadcast(FLOATS, 3.0f);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C5_00 = FloatVector.broadcast(FLOATS, 5.0f);
  private static final FloatVector ALL_C6_00 = FloatVector.broadcast(FLOATS, 6.0f);
  private static final FloatVector ALL_C7_00 = FloatVector.broadcast(FLOATS, 7.0f);
  private static final FloatVector ALL_C8_00 = FloatVector.broadcast(FLOATS, 8.0f);
  private static final FloatVector ALL_FEATURES = FloatVector.broadcast(FLOATS, 64.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_MINUS_C1_40E_45 = FloatVector.broadcast(FLOATS, -1.4E-45f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 9.536743E-7f);
  private static final FloatVector ALL_SHORTEST = FloatVector.broadcast(FLOATS, 1.0E-30f);
  private static final FloatVector ALL_MINUS_TWO = FloatVector.broadcast(FLOATS, -2.0f);
  private static final FloatVector ALL_C2_38E_07 = FloatVector.broadcast(FLOATS, 2.3841858E-7f);
  private static final FloatVector ALL_WITHIN = FloatVector.broadcast(FLOATS, 0.99999976f);
  private static final FloatVector ALL_C0_480 = FloatVector.broadcast(FLOATS, 0.48f);
  private static final FloatVector ALL_C0_600 = FloatVector.broadcast(FLOATS, 0.6f);
  private static final FloatVector ALL_C0_640 = FloatVector.broadcast(FLOATS, 0.64f);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 1.5258789E-5f);
  private static final DoubleVector ALL_TOLERANCE = DoubleVector.broadcast(DOUBLES, 8.881784197001252E-16);
  private static final FloatVector ALL_SHORTEST_30 = FloatVector.broadcast(FLOATS, 1.0E-18f);
  private static final FloatVector ALL_C9_00 = FloatVector.broadcast(FLOATS, 9.0f);
  private static final FloatVector ALL_C10_0 = FloatVector.broadcast(FLOATS, 10.0f);
  private static final FloatVector ALL_C11_0 = FloatVector.broadcast(FLOATS, 11.0f);

  /** There are no masks of two lanes: where doubles come in twos, the definition decides. */
  private static final TriangleTriangleContactScalar SCALAR = new TriangleTriangleContactScalar();

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[37]);

  private static final int ROW_OX = 0 * Kernel.BLOCK;
  private static final int ROW_OY = 1 * Kernel.BLOCK;
  private static final int ROW_OZ = 2 * Kernel.BLOCK;
  private static final int ROW_FIRST_BX = 3 * Kernel.BLOCK;
  private static final int ROW_FIRST_BY = 4 * Kernel.BLOCK;
  private static final int ROW_FIRST_BZ = 5 * Kernel.BLOCK;
  private static final int ROW_FIRST_CX = 6 * Kernel.BLOCK;
  private static final int ROW_FIRST_CY = 7 * Kernel.BLOCK;
  private static final int ROW_FIRST_CZ = 8 * Kernel.BLOCK;
  private static final int ROW_SECOND_AX = 9 * Kernel.BLOCK;
  private static final int ROW_SECOND_AY = 10 * Kernel.BLOCK;
  private static final int ROW_SECOND_AZ = 11 * Kernel.BLOCK;
  private static final int ROW_SECOND_BX = 12 * Kernel.BLOCK;
  private static final int ROW_SECOND_BY = 13 * Kernel.BLOCK;
  private static final int ROW_SECOND_BZ = 14 * Kernel.BLOCK;
  private static final int ROW_SECOND_CX = 15 * Kernel.BLOCK;
  private static final int ROW_SECOND_CY = 16 * Kernel.BLOCK;
  private static final int ROW_SECOND_CZ = 17 * Kernel.BLOCK;
  private static final int ROW_GX = 18 * Kernel.BLOCK;
  private static final int ROW_GY = 19 * Kernel.BLOCK;
  private static final int ROW_GZ = 20 * Kernel.BLOCK;
  private static final int ROW_AX = 21 * Kernel.BLOCK;
  private static final int ROW_AY = 22 * Kernel.BLOCK;
  private static final int ROW_AZ = 23 * Kernel.BLOCK;
  private static final int ROW_BX = 24 * Kernel.BLOCK;
  private static final int ROW_BY = 25 * Kernel.BLOCK;
  private static final int ROW_BZ = 26 * Kernel.BLOCK;
  private static final int ROW_CX = 27 * Kernel.BLOCK;
  private static final int ROW_CY = 28 * Kernel.BLOCK;
  private static final int ROW_CZ = 29 * Kernel.BLOCK;
  private static final int ROW_AX2 = 30 * Kernel.BLOCK;
  private static final int ROW_AY2 = 31 * Kernel.BLOCK;
  private static final int ROW_AZ2 = 32 * Kernel.BLOCK;
  private static final int ROW_AX3 = 33 * Kernel.BLOCK;
  private static final int ROW_AY3 = 34 * Kernel.BLOCK;
  private static final int ROW_AZ3 = 35 * Kernel.BLOCK;
  private static final int ROW_SUM = 36 * Kernel.BLOCK;
  private static final int ROW_AX4 = 37 * Kernel.BLOCK;
  private static final int ROW_AY4 = 38 * Kernel.BLOCK;
  private static final int ROW_AZ4 = 39 * Kernel.BLOCK;
  private static final int ROW_AX5 = 40 * Kernel.BLOCK;
  private static final int ROW_AY5 = 41 * Kernel.BLOCK;
  private static final int ROW_AZ5 = 42 * Kernel.BLOCK;
  private static final int ROW_CX2 = 43 * Kernel.BLOCK;
  private static final int ROW_CY2 = 44 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 45 * Kernel.BLOCK;
  private static final int ROW_AX6 = 46 * Kernel.BLOCK;
  private static final int ROW_AY6 = 47 * Kernel.BLOCK;
  private static final int ROW_AZ6 = 48 * Kernel.BLOCK;
  private static final int ROW_FX = 49 * Kernel.BLOCK;
  private static final int ROW_FY = 50 * Kernel.BLOCK;
  private static final int ROW_FZ = 51 * Kernel.BLOCK;
  private static final int ROW_GX2 = 52 * Kernel.BLOCK;
  private static final int ROW_GY2 = 53 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 54 * Kernel.BLOCK;
  private static final int ROW_HX = 55 * Kernel.BLOCK;
  private static final int ROW_HY = 56 * Kernel.BLOCK;
  private static final int ROW_HZ = 57 * Kernel.BLOCK;
  private static final int ROW_IX = 58 * Kernel.BLOCK;
  private static final int ROW_IY = 59 * Kernel.BLOCK;
  private static final int ROW_IZ = 60 * Kernel.BLOCK;
  private static final int ROW_JX = 61 * Kernel.BLOCK;
  private static final int ROW_JY = 62 * Kernel.BLOCK;
  private static final int ROW_JZ = 63 * Kernel.BLOCK;
  private static final int ROW_MINUS_GZ = 64 * Kernel.BLOCK;
  private static final int ROW_FIRST_X = 65 * Kernel.BLOCK;
  private static final int ROW_MINUS_GX = 66 * Kernel.BLOCK;
  private static final int ROW_FIRST_Y = 67 * Kernel.BLOCK;
  private static final int ROW_MINUS_GY = 68 * Kernel.BLOCK;
  private static final int ROW_FIRST_Z = 69 * Kernel.BLOCK;
  private static final int ROW_SECOND_X = 70 * Kernel.BLOCK;
  private static final int ROW_SECOND_Y = 71 * Kernel.BLOCK;
  private static final int ROW_SECOND_Z = 72 * Kernel.BLOCK;
  private static final int ROW_MOST_OR_AZ = 73 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 74 * Kernel.BLOCK;
  private static final int ROW_MOST_OR_AZ2 = 75 * Kernel.BLOCK;
  private static final int ROW_MOST_OR_AZ3 = 76 * Kernel.BLOCK;
  private static final int ROW_MOST = 77 * Kernel.BLOCK;
  private static final int ROW_FAR = 78 * Kernel.BLOCK;
  private static final int ROW_WIDTH_OF_FIRST = 79 * Kernel.BLOCK;
  private static final int ROW_WIDTH_OF_SECOND = 80 * Kernel.BLOCK;
  private static final int ROW_TOLERANCE_OR_MINUS_TOLERANCE = 81 * Kernel.BLOCK;
  private static final int ROW_PRODUCT0_X = 82 * Kernel.BLOCK;
  private static final int ROW_PRODUCT0_Y = 83 * Kernel.BLOCK;
  private static final int ROW_PRODUCT0_Z = 84 * Kernel.BLOCK;
  private static final int ROW_PRODUCT1_X = 85 * Kernel.BLOCK;
  private static final int ROW_PRODUCT1_Y = 86 * Kernel.BLOCK;
  private static final int ROW_PRODUCT1_Z = 87 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2_X = 88 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2_Y = 89 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2_Z = 90 * Kernel.BLOCK;
  private static final int ROW_MINUS_FZ = 91 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3_X = 92 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3_Y = 93 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3_Z = 94 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4_X = 95 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4_Y = 96 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4_Z = 97 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5_X = 98 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5_Y = 99 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5_Z = 100 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6_X = 101 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6_Y = 102 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6_Z = 103 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7_X = 104 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7_Y = 105 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7_Z = 106 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8_X = 107 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8_Y = 108 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8_Z = 109 * Kernel.BLOCK;
  private static final int ROW_SIZE_A = 110 * Kernel.BLOCK;
  private static final int ROW_SIZE = 111 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 112 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 113 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 114 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 115 * Kernel.BLOCK;
  private static final int ROW_NONE = 116 * Kernel.BLOCK;
  private static final int ROW_ZERO = 117 * Kernel.BLOCK;
  private static final int ROW_ONE = 118 * Kernel.BLOCK;
  private static final int ROW_OF_FIRST = 119 * Kernel.BLOCK;
  private static final int ROW_OF_SECOND = 120 * Kernel.BLOCK;
  private static final int ROW_GAP0 = 121 * Kernel.BLOCK;
  private static final int ROW_GAP1 = 122 * Kernel.BLOCK;
  private static final int ROW_GAP2 = 123 * Kernel.BLOCK;
  private static final int ROW_GAP3 = 124 * Kernel.BLOCK;
  private static final int ROW_GAP4 = 125 * Kernel.BLOCK;
  private static final int ROW_GAP5 = 126 * Kernel.BLOCK;
  private static final int ROW_GAP6 = 127 * Kernel.BLOCK;
  private static final int ROW_GAP7 = 128 * Kernel.BLOCK;
  private static final int ROW_GAP8 = 129 * Kernel.BLOCK;
  private static final int ROW_OF_FACE = 130 * Kernel.BLOCK;
  private static final int ROW_DX = 131 * Kernel.BLOCK;
  private static final int ROW_DY = 132 * Kernel.BLOCK;
  private static final int ROW_DZ = 133 * Kernel.BLOCK;
  private static final int ROW_LARGEST = 134 * Kernel.BLOCK;
  private static final int ROW_EZ = 135 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 136 * Kernel.BLOCK;
  private static final int ROW_PARTS = 137 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 138 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES = 139 * Kernel.BLOCK;
  private static final int ROW_LX = 140 * Kernel.BLOCK;
  private static final int ROW_LY = 141 * Kernel.BLOCK;
  private static final int ROW_LZ = 142 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 143 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES2 = 144 * Kernel.BLOCK;
  private static final int ROW_LX2 = 145 * Kernel.BLOCK;
  private static final int ROW_LY2 = 146 * Kernel.BLOCK;
  private static final int ROW_LZ2 = 147 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 148 * Kernel.BLOCK;
  private static final int ROW_OF_EDGES3 = 149 * Kernel.BLOCK;
  private static final int ROW_LX3 = 150 * Kernel.BLOCK;
  private static final int ROW_LY3 = 151 * Kernel.BLOCK;
  private static final int ROW_LZ3 = 152 * Kernel.BLOCK;
  private static final int ROW_LARGEST2 = 153 * Kernel.BLOCK;
  private static final int ROW_EZ2 = 154 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 155 * Kernel.BLOCK;
  private static final int ROW_PARTS2 = 156 * Kernel.BLOCK;
  private static final int ROW_ABS_OF_FACE = 157 * Kernel.BLOCK;
  private static final int ROW_OTHER = 158 * Kernel.BLOCK;
  private static final int ROW_OX2 = 159 * Kernel.BLOCK;
  private static final int ROW_KX = 160 * Kernel.BLOCK;
  private static final int ROW_PX = 161 * Kernel.BLOCK;
  private static final int ROW_LX4 = 162 * Kernel.BLOCK;
  private static final int ROW_OY2 = 163 * Kernel.BLOCK;
  private static final int ROW_KY = 164 * Kernel.BLOCK;
  private static final int ROW_PY = 165 * Kernel.BLOCK;
  private static final int ROW_IY_OR_JY = 166 * Kernel.BLOCK;
  private static final int ROW_LY4 = 167 * Kernel.BLOCK;
  private static final int ROW_OZ2 = 168 * Kernel.BLOCK;
  private static final int ROW_KZ = 169 * Kernel.BLOCK;
  private static final int ROW_PZ = 170 * Kernel.BLOCK;
  private static final int ROW_LZ4 = 171 * Kernel.BLOCK;
  private static final int ROW_DX2 = 172 * Kernel.BLOCK;
  private static final int ROW_DY2 = 173 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 174 * Kernel.BLOCK;
  private static final int ROW_CROSS_X = 175 * Kernel.BLOCK;
  private static final int ROW_X = 176 * Kernel.BLOCK;
  private static final int ROW_S = 177 * Kernel.BLOCK;
  private static final int ROW_AX7 = 178 * Kernel.BLOCK;
  private static final int ROW_AY7 = 179 * Kernel.BLOCK;
  private static final int ROW_AZ7 = 180 * Kernel.BLOCK;
  private static final int ROW_QX = 181 * Kernel.BLOCK;
  private static final int ROW_QY = 182 * Kernel.BLOCK;
  private static final int ROW_QZ = 183 * Kernel.BLOCK;
  private static final int ROW_OF_A = 184 * Kernel.BLOCK;
  private static final int ROW_OF_B = 185 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 186 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 187 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 188 * Kernel.BLOCK;
  private static final int ROW_MOST_OR_AZ4 = 189 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 190 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 191 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 192 * Kernel.BLOCK;
  private static final int ROW_DEEP = 193 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_X = 194 * Kernel.BLOCK;
  private static final int ROW_MIDDLE_Y = 195 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 196 * Kernel.BLOCK;
  private static final int ROW_POINT_X = 197 * Kernel.BLOCK;
  private static final int ROW_POINT_Y = 198 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 199 * Kernel.BLOCK;
  private static final int ROW_POINT_Z = 200 * Kernel.BLOCK;
  private static final int ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 = 201 * Kernel.BLOCK;
  private static final int ROW_OX3 = 202 * Kernel.BLOCK;
  private static final int ROW_LX5 = 203 * Kernel.BLOCK;
  private static final int ROW_MX = 204 * Kernel.BLOCK;
  private static final int ROW_OY3 = 205 * Kernel.BLOCK;
  private static final int ROW_LY5 = 206 * Kernel.BLOCK;
  private static final int ROW_MY = 207 * Kernel.BLOCK;
  private static final int ROW_OZ3 = 208 * Kernel.BLOCK;
  private static final int ROW_LZ5 = 209 * Kernel.BLOCK;
  private static final int ROW_MZ = 210 * Kernel.BLOCK;
  private static final int ROW_PX2 = 211 * Kernel.BLOCK;
  private static final int ROW_PY2 = 212 * Kernel.BLOCK;
  private static final int ROW_PZ2 = 213 * Kernel.BLOCK;
  private static final int ROW_QX2 = 214 * Kernel.BLOCK;
  private static final int ROW_QY2 = 215 * Kernel.BLOCK;
  private static final int ROW_GZ_OR_CZ = 216 * Kernel.BLOCK;
  private static final int ROW_QZ2 = 217 * Kernel.BLOCK;
  private static final int ROW_RX = 218 * Kernel.BLOCK;
  private static final int ROW_RY = 219 * Kernel.BLOCK;
  private static final int ROW_RZ = 220 * Kernel.BLOCK;
  private static final int ROW_ACROSS_X = 221 * Kernel.BLOCK;
  private static final int ROW_ACROSS_Y = 222 * Kernel.BLOCK;
  private static final int ROW_ACROSS_Z = 223 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 224 * Kernel.BLOCK;
  private static final int ROW_SIGN = 225 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 226 * Kernel.BLOCK;
  private static final int ROW_P_U = 227 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 228 * Kernel.BLOCK;
  private static final int ROW_P_V = 229 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 230 * Kernel.BLOCK;
  private static final int ROW_Q_U = 231 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 232 * Kernel.BLOCK;
  private static final int ROW_Q_V = 233 * Kernel.BLOCK;
  private static final int ROW_R_U = 234 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 235 * Kernel.BLOCK;
  private static final int ROW_PRODUCT6 = 236 * Kernel.BLOCK;
  private static final int ROW_R_V = 237 * Kernel.BLOCK;
  private static final int ROW_SLACK = 238 * Kernel.BLOCK;
  private static final int ROW_MOST_OR_AZ5 = 239 * Kernel.BLOCK;
  private static final int ROW_SIZE2 = 240 * Kernel.BLOCK;
  private static final int ROW_MID_U0 = 241 * Kernel.BLOCK;
  private static final int ROW_MID_V0 = 242 * Kernel.BLOCK;
  private static final int ROW_U1 = 243 * Kernel.BLOCK;
  private static final int ROW_HALF_U0 = 244 * Kernel.BLOCK;
  private static final int ROW_V1 = 245 * Kernel.BLOCK;
  private static final int ROW_HALF_V0 = 246 * Kernel.BLOCK;
  private static final int ROW_LOW = 247 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U0 = 248 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U0 = 249 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V0 = 250 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V0 = 251 * Kernel.BLOCK;
  private static final int ROW_ENTERS_W0 = 252 * Kernel.BLOCK;
  private static final int ROW_LEAVES_W0 = 253 * Kernel.BLOCK;
  private static final int ROW_FIRST0 = 254 * Kernel.BLOCK;
  private static final int ROW_LAST0 = 255 * Kernel.BLOCK;
  private static final int ROW_START0_U = 256 * Kernel.BLOCK;
  private static final int ROW_START0_V = 257 * Kernel.BLOCK;
  private static final int ROW_END0_U = 258 * Kernel.BLOCK;
  private static final int ROW_END0_V = 259 * Kernel.BLOCK;
  private static final int ROW_C6_00_OR_C5_00_OR_C3_00 = 260 * Kernel.BLOCK;
  private static final int ROW_C6_00_OR_C5_00_OR_C3_00_2 = 261 * Kernel.BLOCK;
  private static final int ROW_MID_U1 = 262 * Kernel.BLOCK;
  private static final int ROW_MID_V1 = 263 * Kernel.BLOCK;
  private static final int ROW_HALF_U1 = 264 * Kernel.BLOCK;
  private static final int ROW_HALF_V1 = 265 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U1 = 266 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U1 = 267 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V1 = 268 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V1 = 269 * Kernel.BLOCK;
  private static final int ROW_ENTERS_W1 = 270 * Kernel.BLOCK;
  private static final int ROW_LEAVES_W1 = 271 * Kernel.BLOCK;
  private static final int ROW_ENTERS1 = 272 * Kernel.BLOCK;
  private static final int ROW_FIRST1 = 273 * Kernel.BLOCK;
  private static final int ROW_LAST1 = 274 * Kernel.BLOCK;
  private static final int ROW_START1_U = 275 * Kernel.BLOCK;
  private static final int ROW_START1_V = 276 * Kernel.BLOCK;
  private static final int ROW_END1_U = 277 * Kernel.BLOCK;
  private static final int ROW_END1_V = 278 * Kernel.BLOCK;
  private static final int ROW_C6_00_OR_C5_00_OR_C3_00_3 = 279 * Kernel.BLOCK;
  private static final int ROW_C6_00_OR_C5_00_OR_C3_00_4 = 280 * Kernel.BLOCK;
  private static final int ROW_MID_U2 = 281 * Kernel.BLOCK;
  private static final int ROW_MID_V2 = 282 * Kernel.BLOCK;
  private static final int ROW_HALF_U2 = 283 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 284 * Kernel.BLOCK;
  private static final int ROW_HALF_V2 = 285 * Kernel.BLOCK;
  private static final int ROW_ENTERS_U2 = 286 * Kernel.BLOCK;
  private static final int ROW_LEAVES_U2 = 287 * Kernel.BLOCK;
  private static final int ROW_ENTERS_V2 = 288 * Kernel.BLOCK;
  private static final int ROW_LEAVES_V2 = 289 * Kernel.BLOCK;
  private static final int ROW_ENTERS_W2 = 290 * Kernel.BLOCK;
  private static final int ROW_LEAVES_W2 = 291 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 292 * Kernel.BLOCK;
  private static final int ROW_LAST2 = 293 * Kernel.BLOCK;
  private static final int ROW_START2_U = 294 * Kernel.BLOCK;
  private static final int ROW_START2_V = 295 * Kernel.BLOCK;
  private static final int ROW_END2_U = 296 * Kernel.BLOCK;
  private static final int ROW_END2_V = 297 * Kernel.BLOCK;
  private static final int ROW_C6_00_OR_C5_00_OR_C3_00_5 = 298 * Kernel.BLOCK;
  private static final int ROW_C6_00_OR_C5_00_OR_C3_00_6 = 299 * Kernel.BLOCK;
  private static final int ROW_U = 300 * Kernel.BLOCK;
  private static final int ROW_V = 301 * Kernel.BLOCK;
  private static final int ROW_U2 = 302 * Kernel.BLOCK;
  private static final int ROW_V2 = 303 * Kernel.BLOCK;
  private static final int ROW_PRODUCT7 = 304 * Kernel.BLOCK;
  private static final int ROW_PRODUCT8 = 305 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 306 * Kernel.BLOCK;
  private static final int ROW_PART1 = 307 * Kernel.BLOCK;
  private static final int ROW_PRODUCT9 = 308 * Kernel.BLOCK;
  private static final int ROW_PRODUCT10 = 309 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 310 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 311 * Kernel.BLOCK;
  private static final int ROW_PART1_AT0 = 312 * Kernel.BLOCK;
  private static final int ROW_PART2_AT0 = 313 * Kernel.BLOCK;
  private static final int ROW_U3 = 314 * Kernel.BLOCK;
  private static final int ROW_PART1_2 = 315 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 316 * Kernel.BLOCK;
  private static final int ROW_PART1_AT1 = 317 * Kernel.BLOCK;
  private static final int ROW_PART2_AT1 = 318 * Kernel.BLOCK;
  private static final int ROW_V3 = 319 * Kernel.BLOCK;
  private static final int ROW_PART1_3 = 320 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE13 = 321 * Kernel.BLOCK;
  private static final int ROW_PART1_AT2 = 322 * Kernel.BLOCK;
  private static final int ROW_PART2_AT2 = 323 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 324 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 325 * Kernel.BLOCK;
  private static final int ROW_TOWARDS = 326 * Kernel.BLOCK;
  private static final int ROW_DEEPEST = 327 * Kernel.BLOCK;
  private static final int ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 = 328 * Kernel.BLOCK;
  private static final int ROW_FACE_TURN = 329 * Kernel.BLOCK;
  private static final int ROW_EDGE_TURN = 330 * Kernel.BLOCK;
  private static final int ROW_FACE_X = 331 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 332 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 333 * Kernel.BLOCK;
  private static final int ROW_EDGE_X = 334 * Kernel.BLOCK;
  private static final int ROW_EDGE_Y = 335 * Kernel.BLOCK;
  private static final int ROW_EDGE_Z = 336 * Kernel.BLOCK;
  private static final int ROW_LARGEST3 = 337 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 338 * Kernel.BLOCK;
  private static final int ROW_FEATURE = 339 * Kernel.BLOCK;
  private static final int ROW_SPACE_X = 340 * Kernel.BLOCK;
  private static final int ROW_SPACE_Y = 341 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 342 * Kernel.BLOCK;
  private static final int ROW_NX = 343 * Kernel.BLOCK;
  private static final int ROW_NY = 344 * Kernel.BLOCK;
  private static final int ROW_NZ = 345 * Kernel.BLOCK;
  private static final int ROW_DEPTH0 = 346 * Kernel.BLOCK;
  private static final int ROW_P_DEEP = 347 * Kernel.BLOCK;
  private static final int ROW_Q_DEEP = 348 * Kernel.BLOCK;
  private static final int ROW_SUM18 = 349 * Kernel.BLOCK;
  private static final int ROW_R_DEEP = 350 * Kernel.BLOCK;
  private static final int ROW_OF_THIS = 351 * Kernel.BLOCK;
  private static final int ROW_OF_OTHER = 352 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE14 = 353 * Kernel.BLOCK;
  private static final int ROW_START0_DEEP = 354 * Kernel.BLOCK;
  private static final int ROW_END0_DEEP = 355 * Kernel.BLOCK;
  private static final int ROW_PRODUCT11 = 356 * Kernel.BLOCK;
  private static final int ROW_START0_FEATURE = 357 * Kernel.BLOCK;
  private static final int ROW_END0_FEATURE = 358 * Kernel.BLOCK;
  private static final int ROW_MID_DEEP1 = 359 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE15 = 360 * Kernel.BLOCK;
  private static final int ROW_START1_DEEP = 361 * Kernel.BLOCK;
  private static final int ROW_END1_DEEP = 362 * Kernel.BLOCK;
  private static final int ROW_START1_FEATURE = 363 * Kernel.BLOCK;
  private static final int ROW_END1_FEATURE = 364 * Kernel.BLOCK;
  private static final int ROW_START2_DEEP = 365 * Kernel.BLOCK;
  private static final int ROW_END2_DEEP = 366 * Kernel.BLOCK;
  private static final int ROW_START2_FEATURE = 367 * Kernel.BLOCK;
  private static final int ROW_END2_FEATURE = 368 * Kernel.BLOCK;
  private static final int ROW_CORNER0_DEEP = 369 * Kernel.BLOCK;
  private static final int ROW_CORNER0_FEATURE = 370 * Kernel.BLOCK;
  private static final int ROW_CORNER1_DEEP = 371 * Kernel.BLOCK;
  private static final int ROW_CORNER1_FEATURE = 372 * Kernel.BLOCK;
  private static final int ROW_CORNER2_DEEP = 373 * Kernel.BLOCK;
  private static final int ROW_CORNER2_FEATURE = 374 * Kernel.BLOCK;
  private static final int ROW_MOST2 = 375 * Kernel.BLOCK;
  private static final int ROW_NUMBER1 = 376 * Kernel.BLOCK;
  private static final int ROW_U_AT1 = 377 * Kernel.BLOCK;
  private static final int ROW_V_AT1 = 378 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT1 = 379 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT1 = 380 * Kernel.BLOCK;
  private static final int ROW_DU = 381 * Kernel.BLOCK;
  private static final int ROW_DV = 382 * Kernel.BLOCK;
  private static final int ROW_AWAY0 = 383 * Kernel.BLOCK;
  private static final int ROW_DU2 = 384 * Kernel.BLOCK;
  private static final int ROW_DV2 = 385 * Kernel.BLOCK;
  private static final int ROW_AWAY1 = 386 * Kernel.BLOCK;
  private static final int ROW_DU3 = 387 * Kernel.BLOCK;
  private static final int ROW_DV3 = 388 * Kernel.BLOCK;
  private static final int ROW_AWAY2 = 389 * Kernel.BLOCK;
  private static final int ROW_DU4 = 390 * Kernel.BLOCK;
  private static final int ROW_DV4 = 391 * Kernel.BLOCK;
  private static final int ROW_AWAY3 = 392 * Kernel.BLOCK;
  private static final int ROW_DU5 = 393 * Kernel.BLOCK;
  private static final int ROW_DV5 = 394 * Kernel.BLOCK;
  private static final int ROW_AWAY4 = 395 * Kernel.BLOCK;
  private static final int ROW_DU6 = 396 * Kernel.BLOCK;
  private static final int ROW_DV6 = 397 * Kernel.BLOCK;
  private static final int ROW_AWAY5 = 398 * Kernel.BLOCK;
  private static final int ROW_DU7 = 399 * Kernel.BLOCK;
  private static final int ROW_DV7 = 400 * Kernel.BLOCK;
  private static final int ROW_AWAY6 = 401 * Kernel.BLOCK;
  private static final int ROW_DU8 = 402 * Kernel.BLOCK;
  private static final int ROW_AWAY7 = 403 * Kernel.BLOCK;
  private static final int ROW_DV8 = 404 * Kernel.BLOCK;
  private static final int ROW_AWAY8 = 405 * Kernel.BLOCK;
  private static final int ROW_NUMBER2 = 406 * Kernel.BLOCK;
  private static final int ROW_U_AT2 = 407 * Kernel.BLOCK;
  private static final int ROW_V_AT2 = 408 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT2 = 409 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT2 = 410 * Kernel.BLOCK;
  private static final int ROW_AWAY = 411 * Kernel.BLOCK;
  private static final int ROW_AREA0 = 412 * Kernel.BLOCK;
  private static final int ROW_AREA1 = 413 * Kernel.BLOCK;
  private static final int ROW_AREA2 = 414 * Kernel.BLOCK;
  private static final int ROW_AREA3 = 415 * Kernel.BLOCK;
  private static final int ROW_AREA4 = 416 * Kernel.BLOCK;
  private static final int ROW_AREA5 = 417 * Kernel.BLOCK;
  private static final int ROW_AREA6 = 418 * Kernel.BLOCK;
  private static final int ROW_AREA7 = 419 * Kernel.BLOCK;
  private static final int ROW_AREA8 = 420 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA0 = 421 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA1 = 422 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA2 = 423 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA3 = 424 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA4 = 425 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA5 = 426 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA6 = 427 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA7 = 428 * Kernel.BLOCK;
  private static final int ROW_ABS_AREA8 = 429 * Kernel.BLOCK;
  private static final int ROW_PRODUCT12 = 430 * Kernel.BLOCK;
  private static final int ROW_REACH2_OR_VALUE_OR_VALUE = 431 * Kernel.BLOCK;
  private static final int ROW_NUMBER3 = 432 * Kernel.BLOCK;
  private static final int ROW_U_AT3 = 433 * Kernel.BLOCK;
  private static final int ROW_V_AT3 = 434 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT3 = 435 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT3 = 436 * Kernel.BLOCK;
  private static final int ROW_AREA = 437 * Kernel.BLOCK;
  private static final int ROW_TURN = 438 * Kernel.BLOCK;
  private static final int ROW_PRODUCT13 = 439 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 440 * Kernel.BLOCK;
  private static final int ROW_X_OF3 = 441 * Kernel.BLOCK;
  private static final int ROW_Y_OF3 = 442 * Kernel.BLOCK;
  private static final int ROW_Z_OF3 = 443 * Kernel.BLOCK;
  private static final int ROW_REACH3_OR_VALUE_OR_VALUE = 444 * Kernel.BLOCK;
  private static final int ROW_ADDED = 445 * Kernel.BLOCK;
  private static final int ROW_ADDED2 = 446 * Kernel.BLOCK;
  private static final int ROW_ADDED3 = 447 * Kernel.BLOCK;
  private static final int ROW_ADDED4 = 448 * Kernel.BLOCK;
  private static final int ROW_ADDED5 = 449 * Kernel.BLOCK;
  private static final int ROW_ADDED6 = 450 * Kernel.BLOCK;
  private static final int ROW_ADDED7 = 451 * Kernel.BLOCK;
  private static final int ROW_ADDED8 = 452 * Kernel.BLOCK;
  private static final int ROW_ADDED9 = 453 * Kernel.BLOCK;
  private static final int ROW_ADDS0 = 454 * Kernel.BLOCK;
  private static final int ROW_ADDS1 = 455 * Kernel.BLOCK;
  private static final int ROW_ADDS2 = 456 * Kernel.BLOCK;
  private static final int ROW_ADDS3 = 457 * Kernel.BLOCK;
  private static final int ROW_ADDS4 = 458 * Kernel.BLOCK;
  private static final int ROW_ADDS5 = 459 * Kernel.BLOCK;
  private static final int ROW_ADDS6 = 460 * Kernel.BLOCK;
  private static final int ROW_ADDS7 = 461 * Kernel.BLOCK;
  private static final int ROW_ADDS8 = 462 * Kernel.BLOCK;
  private static final int ROW_NUMBER4 = 463 * Kernel.BLOCK;
  private static final int ROW_U_AT4 = 464 * Kernel.BLOCK;
  private static final int ROW_V_AT4 = 465 * Kernel.BLOCK;
  private static final int ROW_DEEP_AT4 = 466 * Kernel.BLOCK;
  private static final int ROW_FEATURE_AT4 = 467 * Kernel.BLOCK;
  private static final int ROW_ADDS = 468 * Kernel.BLOCK;
  private static final int ROW_REACH4_OR_VALUE_OR_VALUE = 469 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[470 * Kernel.BLOCK]);

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
      long allLow1AtMostHigh2Bits = floats1(columns1, from1, columns2, from2);
      long boundsBits = floats2(columns1, from1, columns2, from2, bits, allLow1AtMostHigh2Bits);
      long restBits = bits[0];
      long swapBits = floats3(columns1, from1, columns2, from2, floatRows, restBits);
      long allValueAtMostLargestBits = floats4(columns1, from1, columns2, from2, floatRows, swapBits);
      long validBits = floats5(floatRows, allValueAtMostLargestBits);
      floats6(floatRows);
      floats7(floatRows);
      floats8(floatRows);
      long widthOfFirstGreaterToleranceBits = floats9(floatRows, bits);
      long widthOfSecondGreaterToleranceBits = bits[0];
      floats10(floatRows);
      floats11(floatRows);
      floats12(floatRows);
      floats13(floatRows);
      floats14(floatRows);
      doubles15(floatRows, doubleRows);
      long flatBits = doubles16(doubleRows, bits);
      long sumAtMostC1_09e_40Bits = bits[0];
      long low1AtMostHigh2AndFlatBits = boundsBits & flatBits;
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
      long overlapBits = boundsBits & valueAtMostC1_09e_40AndMeetBits;
      gap(floatRows, ROW_FIRST_X, ROW_FIRST_Y, ROW_FIRST_Z, ROW_OF_FIRST);
      gap(floatRows, ROW_SECOND_X, ROW_SECOND_Y, ROW_SECOND_Z, ROW_OF_SECOND);
      gap(floatRows, ROW_PRODUCT0_X, ROW_PRODUCT0_Y, ROW_PRODUCT0_Z, ROW_GAP0);
      gap(floatRows, ROW_PRODUCT1_X, ROW_PRODUCT1_Y, ROW_PRODUCT1_Z, ROW_GAP1);
      gap(floatRows, ROW_PRODUCT2_X, ROW_PRODUCT2_Y, ROW_PRODUCT2_Z, ROW_GAP2);
      gap(floatRows, ROW_PRODUCT3_X, ROW_PRODUCT3_Y, ROW_PRODUCT3_Z, ROW_GAP3);
      gap(floatRows, ROW_PRODUCT4_X, ROW_PRODUCT4_Y, ROW_PRODUCT4_Z, ROW_GAP4);
      gap(floatRows, ROW_PRODUCT5_X, ROW_PRODUCT5_Y, ROW_PRODUCT5_Z, ROW_GAP5);
      gap(floatRows, ROW_PRODUCT6_X, ROW_PRODUCT6_Y, ROW_PRODUCT6_Z, ROW_GAP6);
      gap(floatRows, ROW_PRODUCT7_X, ROW_PRODUCT7_Y, ROW_PRODUCT7_Z, ROW_GAP7);
      gap(floatRows, ROW_PRODUCT8_X, ROW_PRODUCT8_Y, ROW_PRODUCT8_Z, ROW_GAP8);
      long notOverlapBits = ~overlapBits;
      long isSecondBits = floats18(floatRows, bits, widthOfFirstGreaterToleranceBits,
          widthOfSecondGreaterToleranceBits);
      long largestGreaterZeroBits = bits[0];
      floats19(floatRows);
      floats20(floatRows);
      floats21(floatRows);
      long largestGreaterZeroBits2 = floats22(floatRows);
      floats23(floatRows);
      long isEdgeBits = floats24(floatRows, bits);
      long notIsEdgeBits = bits[0];
      long onABBits = bits[1];
      long onBCBits = bits[2];
      long onUVBits = floats25(floatRows, bits, onBCBits, onABBits);
      long onVWBits = bits[0];
      floats26(floatRows, onUVBits, onBCBits, onABBits, onVWBits);
      floats27(floatRows);
      floats28(floatRows);
      floats29(floatRows);
      floats30(floatRows, onBCBits, onABBits, onVWBits, onUVBits);
      floats31(floatRows);
      floats32(floatRows);
      floats33(floatRows);
      long absDeepAtMostLargestBits = floats34(floatRows, bits, overlapBits);
      long allValueAtMostLargestBits2 = bits[0];
      floats35(floatRows, isSecondBits);
      floats36(floatRows, isSecondBits);
      floats37(floatRows, isSecondBits);
      floats38(floatRows, isSecondBits);
      floats39(floatRows);
      floats40(floatRows);
      floats41(floatRows);
      floats42(floatRows);
      floats43(floatRows);
      floats44(floatRows);
      floats45(floatRows);
      floats46(floatRows);
      floats47(floatRows);
      floats48(floatRows);
      long entersW0GreaterEnters0Bits = floats49(floatRows, bits);
      long leavesW0LessLeaves0Bits = bits[0];
      long isStart0Bits = bits[1];
      long isEnd0Bits = bits[2];
      long first0AtMostMinusOneBits = bits[3];
      long entersU0AtLeastEntersV0Bits = bits[4];
      floats50(floatRows, entersU0AtLeastEntersV0Bits, entersW0GreaterEnters0Bits, leavesW0LessLeaves0Bits);
      floats51(floatRows);
      floats52(floatRows);
      floats53(floatRows);
      floats54(floatRows);
      long isStart1Bits = floats55(floatRows, bits);
      long isEnd1Bits = bits[0];
      long first1AtMostMinusOneBits = bits[1];
      floats56(floatRows);
      floats57(floatRows);
      floats58(floatRows);
      floats59(floatRows);
      long leavesW2LessLeaves2Bits = floats60(floatRows, bits);
      long isStart2Bits = bits[0];
      long isEnd2Bits = bits[1];
      long first2AtMostMinusOneBits = bits[2];
      long leavesU2AtMostLeavesV2Bits = bits[3];
      floats61(floatRows, leavesU2AtMostLeavesV2Bits, leavesW2LessLeaves2Bits);
      floats62(floatRows);
      long isCorner0Bits = floats63(floatRows);
      floats64(floatRows);
      long isCorner1Bits = floats65(floatRows);
      floats66(floatRows);
      long isCorner2Bits = floats67(floatRows, bits);
      long ofEdgesIsNoneBits = bits[0];
      long absDeepestAtMostLargestBits = floats68(floatRows, overlapBits);
      ahead(floatRows, ROW_DX, ROW_DY, ROW_DZ, ROW_FACE_TURN);
      ahead(floatRows, ROW_LX3, ROW_LY3, ROW_LZ3, ROW_EDGE_TURN);
      long allValueAtMostLargestBits3 = validBits & absDeepAtMostLargestBits;
      long hitBits = allValueAtMostLargestBits3 & allValueAtMostLargestBits2;
      long eitherBits = notOverlapBits | ofEdgesIsNoneBits;
      long allValueAtMostLargestBits4 = validBits & absDeepestAtMostLargestBits;
      long allOfEdgesGreaterNoneBits = isEdgeBits & hitBits;
      floats70(floatRows, largestGreaterZeroBits, largestGreaterZeroBits2);
      long asideGreaterProductBits = floats71(floatRows);
      floats72(floatRows, swapBits, hitBits);
      floats73(floatRows, isSecondBits, isStart0Bits, isEnd0Bits, first0AtMostMinusOneBits);
      long isThereBits = floats74(floatRows, bits, isStart1Bits, isEnd1Bits, first1AtMostMinusOneBits,
          isStart2Bits, isEnd2Bits, first2AtMostMinusOneBits, isCorner0Bits, isCorner1Bits, isCorner2Bits);
      long isThereBits2 = bits[0];
      long isThereBits3 = bits[1];
      long isThereBits4 = bits[2];
      long isThereBits5 = bits[3];
      long isThereBits6 = bits[4];
      long isThereBits7 = bits[5];
      long isThereBits8 = bits[6];
      long isThereBits9 = bits[7];
      floats75(floatRows, results, at, swapBits, isEdgeBits);
      long doubtfulBits = validBits & asideGreaterProductBits;
      long allOfEdgesGreaterNoneBits2 = isEdgeBits & doubtfulBits;
      long eitherBits2 = low1AtMostHigh2AndFlatBits | allOfEdgesGreaterNoneBits2;
      most(floatRows, ROW_MOST2);
      largest(floatRows, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP, ROW_END1_DEEP,
          ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_NONE, ROW_NONE, ROW_NONE,
          ROW_NUMBER1);
      long foundBits = floats77(floatRows, bits);
      long notFoundBits = bits[0];
      long minusMostGreaterSumBits = bits[1];
      long notOverlapAndValueGreaterValueBits = notOverlapBits & minusMostGreaterSumBits;
      long foundAndValueGreaterValueBits = foundBits & notOverlapAndValueGreaterValueBits;
      long notFoundAndEitherBits = notFoundBits & eitherBits;
      long eitherBits3 = foundAndValueGreaterValueBits | notFoundAndEitherBits;
      long apartBits = validBits & eitherBits3;
      long notIsEdgeAndEitherBits = notIsEdgeBits & apartBits;
      long eitherBits4 = eitherBits2 | notIsEdgeAndEitherBits;
      long besideBits = validBits & notFoundBits;
      long notIsEdgeAndNotFoundBits = notIsEdgeBits & besideBits;
      long doubt = eitherBits4 | notIsEdgeAndNotFoundBits;
      pick(floatRows, ROW_NUMBER1, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_U_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_ZERO, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_V_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_NONE,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT1);
      pick(floatRows, ROW_NUMBER1, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT1);
      floats79(floatRows, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5, isThereBits6,
          isThereBits7, isThereBits8, isThereBits9);
      long allValueAtMostLargestBits5 = floats80(floatRows, results, at, isEdgeBits);
      largest(floatRows, ROW_AWAY0, ROW_AWAY1, ROW_AWAY2, ROW_AWAY3, ROW_AWAY4, ROW_AWAY5, ROW_AWAY6,
          ROW_AWAY7, ROW_AWAY8, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_NUMBER2);
      long hitBits2 = allValueAtMostLargestBits4 & allValueAtMostLargestBits5;
      long notIsEdgeAndValueAtMostLargestBits = notIsEdgeBits & hitBits2;
      long hits = allOfEdgesGreaterNoneBits | notIsEdgeAndValueAtMostLargestBits;
      floats82(floatRows, results, at, hitBits2, isEdgeBits);
      pick(floatRows, ROW_NUMBER2, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_U_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_ZERO, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_V_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_NONE,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT2);
      pick(floatRows, ROW_NUMBER2, ROW_AWAY0, ROW_AWAY1, ROW_AWAY2, ROW_AWAY3, ROW_AWAY4, ROW_AWAY5, ROW_AWAY6,
          ROW_AWAY7, ROW_AWAY8, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_AWAY);
      floats84(floatRows, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5, isThereBits6,
          isThereBits7, isThereBits8, isThereBits9);
      long isThere2Bits = floats85(floatRows, results, at, overlapBits, isEdgeBits);
      largest(floatRows, ROW_ABS_AREA0, ROW_ABS_AREA1, ROW_ABS_AREA2, ROW_ABS_AREA3, ROW_ABS_AREA4,
          ROW_ABS_AREA5, ROW_ABS_AREA6, ROW_ABS_AREA7, ROW_ABS_AREA8, ROW_ZERO, ROW_ZERO, ROW_ZERO,
          ROW_NUMBER3);
      long valueAtMostLargestAndIsThere2Bits = hitBits2 & isThere2Bits;
      floats87(floatRows, results, at, valueAtMostLargestAndIsThere2Bits, isEdgeBits);
      pick(floatRows, ROW_NUMBER3, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_U_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_ZERO, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_V_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_NONE,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT3);
      pick(floatRows, ROW_NUMBER3, ROW_AREA0, ROW_AREA1, ROW_AREA2, ROW_AREA3, ROW_AREA4, ROW_AREA5, ROW_AREA6,
          ROW_AREA7, ROW_AREA8, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_AREA);
      long absAreaGreaterProductBits = floats89(floatRows);
      floats90(floatRows, results, at, overlapBits, isEdgeBits);
      added(floatRows, ROW_START0_U, ROW_START0_V, ROW_ADDED);
      added(floatRows, ROW_START1_U, ROW_START1_V, ROW_ADDED2);
      added(floatRows, ROW_START2_U, ROW_START2_V, ROW_ADDED3);
      added(floatRows, ROW_END0_U, ROW_END0_V, ROW_ADDED4);
      added(floatRows, ROW_END1_U, ROW_END1_V, ROW_ADDED5);
      added(floatRows, ROW_END2_U, ROW_END2_V, ROW_ADDED6);
      added(floatRows, ROW_ZERO, ROW_ZERO, ROW_ADDED7);
      added(floatRows, ROW_ONE, ROW_ZERO, ROW_ADDED8);
      added(floatRows, ROW_ZERO, ROW_ONE, ROW_ADDED9);
      long isThere3Bits = isThere2Bits & absAreaGreaterProductBits;
      long allValueAtMostLargestBits6 = hitBits2 & isThere3Bits;
      floats92(floatRows, results, at, isThereBits, isThereBits2, isThereBits3, isThereBits4, isThereBits5,
          isThereBits6, isThereBits7, isThereBits8, isThereBits9, allValueAtMostLargestBits6, isEdgeBits);
      largest(floatRows, ROW_ADDS0, ROW_ADDS1, ROW_ADDS2, ROW_ADDS3, ROW_ADDS4, ROW_ADDS5, ROW_ADDS6,
          ROW_ADDS7, ROW_ADDS8, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_NUMBER4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_U, ROW_START1_U, ROW_START2_U, ROW_END0_U, ROW_END1_U,
          ROW_END2_U, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_U_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_V, ROW_START1_V, ROW_START2_V, ROW_END0_V, ROW_END1_V,
          ROW_END2_V, ROW_ZERO, ROW_ZERO, ROW_ONE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_V_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_DEEP, ROW_START1_DEEP, ROW_START2_DEEP, ROW_END0_DEEP,
          ROW_END1_DEEP, ROW_END2_DEEP, ROW_CORNER0_DEEP, ROW_CORNER1_DEEP, ROW_CORNER2_DEEP, ROW_NONE,
          ROW_NONE, ROW_NONE, ROW_DEEP_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_START0_FEATURE, ROW_START1_FEATURE, ROW_START2_FEATURE,
          ROW_END0_FEATURE, ROW_END1_FEATURE, ROW_END2_FEATURE, ROW_CORNER0_FEATURE, ROW_CORNER1_FEATURE,
          ROW_CORNER2_FEATURE, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_FEATURE_AT4);
      pick(floatRows, ROW_NUMBER4, ROW_ADDS0, ROW_ADDS1, ROW_ADDS2, ROW_ADDS3, ROW_ADDS4, ROW_ADDS5, ROW_ADDS6,
          ROW_ADDS7, ROW_ADDS8, ROW_ZERO, ROW_ZERO, ROW_ZERO, ROW_ADDS);
      long addsGreaterProductBits = floats95(floatRows, results, at, overlapBits, isEdgeBits);
      long isThere4Bits = isThere3Bits & addsGreaterProductBits;
      long allValueAtMostLargestBits7 = hitBits2 & isThere4Bits;
      floats97(floatRows, results, at, allValueAtMostLargestBits7, isEdgeBits);
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
    float[] axs = columns1[0], ays = columns1[1], bxs = columns1[3], bys = columns1[4], cxs = columns1[6],
        cys = columns1[7];
    float[] uxs = columns2[0], uys = columns2[1], vxs = columns2[3], vys = columns2[4], wxs = columns2[6],
        wys = columns2[7];
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
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      // a < b ? a : b
      FloatVector low1_3 = by.blend(ay, ay.compare(LT, by));
      FloatVector cy = fromArray(FLOATS, cys, i);
      // c < low1 ? c : low1
      FloatVector low1_4 = low1_3.blend(cy, cy.compare(LT, low1_3));
      // a > b ? a : b
      FloatVector high1_3 = by.blend(ay, ay.compare(GT, by));
      // c > high1 ? c : high1
      FloatVector high1_4 = high1_3.blend(cy, cy.compare(GT, high1_3));
      FloatVector uy = fromArray(FLOATS, uys, j);
      FloatVector vy = fromArray(FLOATS, vys, j);
      // u < v ? u : v
      FloatVector low2_3 = vy.blend(uy, uy.compare(LT, vy));
      FloatVector wy = fromArray(FLOATS, wys, j);
      // w < low2 ? w : low2
      FloatVector low2_4 = low2_3.blend(wy, wy.compare(LT, low2_3));
      // u > v ? u : v
      FloatVector high2_3 = vy.blend(uy, uy.compare(GT, vy));
      // w > high2 ? w : high2
      FloatVector high2_4 = high2_3.blend(wy, wy.compare(GT, high2_3));
      VectorMask<Float> allLow1AtMostHigh2 = low1_2.compare(LE, high2_2);
      allLow1AtMostHigh2 = low2_2.compare(LE, high1_2, allLow1AtMostHigh2);
      allLow1AtMostHigh2 = low1_4.compare(LE, high2_4, allLow1AtMostHigh2);
      allLow1AtMostHigh2 = low2_4.compare(LE, high1_4, allLow1AtMostHigh2);
      allLow1AtMostHigh2Bits |= allLow1AtMostHigh2.toLong() << k;
    }
    return allLow1AtMostHigh2Bits;
  }

  private static long floats2(float[][] columns1, int from1, float[][] columns2, int from2, long[] bits,
      long allLow1AtMostHigh2Bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] azs = columns1[2], bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] uzs = columns2[2], vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
    long boundsBits = 0;
    long restBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // a < b ? a : b
      FloatVector low1 = bz.blend(az, az.compare(LT, bz));
      FloatVector cz = fromArray(FLOATS, czs, i);
      // c < low1 ? c : low1
      FloatVector low1_2 = low1.blend(cz, cz.compare(LT, low1));
      // a > b ? a : b
      FloatVector high1 = bz.blend(az, az.compare(GT, bz));
      // c > high1 ? c : high1
      FloatVector high1_2 = high1.blend(cz, cz.compare(GT, high1));
      FloatVector uz = fromArray(FLOATS, uzs, j);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      // u < v ? u : v
      FloatVector low2 = vz.blend(uz, uz.compare(LT, vz));
      FloatVector wz = fromArray(FLOATS, wzs, j);
      // w < low2 ? w : low2
      FloatVector low2_2 = low2.blend(wz, wz.compare(LT, low2));
      // u > v ? u : v
      FloatVector high2 = vz.blend(uz, uz.compare(GT, vz));
      // w > high2 ? w : high2
      FloatVector high2_2 = high2.blend(wz, wz.compare(GT, high2));
      VectorMask<Float> bounds = low1_2.compare(LE, high2_2,
          VectorMask.fromLong(FLOATS, (allLow1AtMostHigh2Bits >>> k) & WideLanes.FLOAT_LANES));
      bounds = low2_2.compare(LE, high1_2, bounds);
      boundsBits |= bounds.toLong() << k;
      VectorMask<Float> rest = cz.compare(GT, wz);
      FloatVector cy = fromArray(FLOATS, cys, i);
      FloatVector wy = fromArray(FLOATS, wys, j);
      VectorMask<Float> cyIsWyAndRest = cy.compare(EQ, wy, rest);
      VectorMask<Float> rest2 = cy.compare(GT, wy).or(cyIsWyAndRest);
      FloatVector cx = fromArray(FLOATS, cxs, i);
      FloatVector wx = fromArray(FLOATS, wxs, j);
      VectorMask<Float> cxIsWxAndRest = cx.compare(EQ, wx, rest2);
      restBits |= cx.compare(GT, wx).or(cxIsWxAndRest).toLong() << k;
    }
    bits[0] = restBits;
    return boundsBits;
  }

  private static long floats3(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
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
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector vz = fromArray(FLOATS, vzs, j);
      VectorMask<Float> bzIsVzAndRest = bz
          .compare(EQ, vz, VectorMask.fromLong(FLOATS, (restBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> rest = bz.compare(GT, vz).or(bzIsVzAndRest);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector vy = fromArray(FLOATS, vys, j);
      VectorMask<Float> byIsVyAndRest = by.compare(EQ, vy, rest);
      VectorMask<Float> rest2 = by.compare(GT, vy).or(byIsVyAndRest);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector vx = fromArray(FLOATS, vxs, j);
      VectorMask<Float> bxIsVxAndRest = bx.compare(EQ, vx, rest2);
      VectorMask<Float> rest3 = bx.compare(GT, vx).or(bxIsVxAndRest);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector uz = fromArray(FLOATS, uzs, j);
      VectorMask<Float> azIsUzAndRest = az.compare(EQ, uz, rest3);
      VectorMask<Float> rest4 = az.compare(GT, uz).or(azIsUzAndRest);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector uy = fromArray(FLOATS, uys, j);
      VectorMask<Float> ayIsUyAndRest = ay.compare(EQ, uy, rest4);
      VectorMask<Float> rest5 = ay.compare(GT, uy).or(ayIsUyAndRest);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector ux = fromArray(FLOATS, uxs, j);
      VectorMask<Float> axIsUxAndRest = ax.compare(EQ, ux, rest5);
      VectorMask<Float> swap = ax.compare(GT, ux).or(axIsUxAndRest);
      swapBits |= swap.toLong() << k;
      // swap ? ux : ax
      FLOAT_VECTOR.cast(ax.blend(ux, swap)).intoArray(floatRows, ROW_OX + k);
      // swap ? uy : ay
      FLOAT_VECTOR.cast(ay.blend(uy, swap)).intoArray(floatRows, ROW_OY + k);
      // swap ? uz : az
      FLOAT_VECTOR.cast(az.blend(uz, swap)).intoArray(floatRows, ROW_OZ + k);
      // swap ? vx : bx
      FLOAT_VECTOR.cast(bx.blend(vx, swap)).intoArray(floatRows, ROW_FIRST_BX + k);
      // swap ? vy : by
      FLOAT_VECTOR.cast(by.blend(vy, swap)).intoArray(floatRows, ROW_FIRST_BY + k);
      // swap ? vz : bz
      FLOAT_VECTOR.cast(bz.blend(vz, swap)).intoArray(floatRows, ROW_FIRST_BZ + k);
      // swap ? wx : cx
      FLOAT_VECTOR.cast(fromArray(FLOATS, cxs, i).blend(fromArray(FLOATS, wxs, j), swap)).intoArray(floatRows,
          ROW_FIRST_CX + k);
      // swap ? wy : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, cys, i).blend(fromArray(FLOATS, wys, j), swap)).intoArray(floatRows,
          ROW_FIRST_CY + k);
      // swap ? wz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, czs, i).blend(fromArray(FLOATS, wzs, j), swap)).intoArray(floatRows,
          ROW_FIRST_CZ + k);
      // swap ? ax : ux
      FLOAT_VECTOR.cast(ux.blend(ax, swap)).intoArray(floatRows, ROW_SECOND_AX + k);
      // swap ? ay : uy
      FLOAT_VECTOR.cast(uy.blend(ay, swap)).intoArray(floatRows, ROW_SECOND_AY + k);
    }
    return swapBits;
  }

  private static long floats4(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long swapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] azs = columns1[2], bxs = columns1[3], bys = columns1[4], bzs = columns1[5], cxs = columns1[6],
        cys = columns1[7], czs = columns1[8];
    float[] uzs = columns2[2], vxs = columns2[3], vys = columns2[4], vzs = columns2[5], wxs = columns2[6],
        wys = columns2[7], wzs = columns2[8];
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? az : uz
      FloatVector secondAz = fromArray(FLOATS, uzs, j).blend(fromArray(FLOATS, azs, i), swap);
      FLOAT_VECTOR.cast(secondAz).intoArray(floatRows, ROW_SECOND_AZ + k);
      // swap ? bx : vx
      FloatVector secondBx = fromArray(FLOATS, vxs, j).blend(fromArray(FLOATS, bxs, i), swap);
      FLOAT_VECTOR.cast(secondBx).intoArray(floatRows, ROW_SECOND_BX + k);
      // swap ? by : vy
      FloatVector secondBy = fromArray(FLOATS, vys, j).blend(fromArray(FLOATS, bys, i), swap);
      FLOAT_VECTOR.cast(secondBy).intoArray(floatRows, ROW_SECOND_BY + k);
      // swap ? bz : vz
      FloatVector secondBz = fromArray(FLOATS, vzs, j).blend(fromArray(FLOATS, bzs, i), swap);
      FLOAT_VECTOR.cast(secondBz).intoArray(floatRows, ROW_SECOND_BZ + k);
      // swap ? cx : wx
      FLOAT_VECTOR.cast(fromArray(FLOATS, wxs, j).blend(fromArray(FLOATS, cxs, i), swap)).intoArray(floatRows,
          ROW_SECOND_CX + k);
      // swap ? cy : wy
      FLOAT_VECTOR.cast(fromArray(FLOATS, wys, j).blend(fromArray(FLOATS, cys, i), swap)).intoArray(floatRows,
          ROW_SECOND_CY + k);
      // swap ? cz : wz
      FLOAT_VECTOR.cast(fromArray(FLOATS, wzs, j).blend(fromArray(FLOATS, czs, i), swap)).intoArray(floatRows,
          ROW_SECOND_CZ + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX + k);
      VectorMask<Float> allValueAtMostLargest = ox.lanewise(ABS).compare(LE, ALL_LARGEST);
      FloatVector oy = fromArray(FLOATS, floatRows, ROW_OY + k);
      allValueAtMostLargest = oy.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ + k);
      allValueAtMostLargest = oz.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_FIRST_BX + k).lanewise(SUB, ox);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_FIRST_BY + k).lanewise(SUB, oy);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_FIRST_BZ + k).lanewise(SUB, oz);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_FIRST_CX + k).lanewise(SUB, ox);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_FIRST_CY + k).lanewise(SUB, oy);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_FIRST_CZ + k).lanewise(SUB, oz);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SECOND_AX + k).lanewise(SUB, ox)).intoArray(floatRows,
          ROW_BX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SECOND_AY + k).lanewise(SUB, oy)).intoArray(floatRows,
          ROW_BY + k);
      FLOAT_VECTOR.cast(secondAz.lanewise(SUB, oz)).intoArray(floatRows, ROW_BZ + k);
      FLOAT_VECTOR.cast(secondBx.lanewise(SUB, ox)).intoArray(floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(secondBy.lanewise(SUB, oy)).intoArray(floatRows, ROW_CY + k);
      FLOAT_VECTOR.cast(secondBz.lanewise(SUB, oz)).intoArray(floatRows, ROW_CZ + k);
      FloatVector ax2 = gx.lanewise(ABS);
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX2 + k);
      FloatVector ay2 = gy.lanewise(ABS);
      FLOAT_VECTOR.cast(ay2).intoArray(floatRows, ROW_AY2 + k);
      FloatVector az2 = gz.lanewise(ABS);
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ2 + k);
      FloatVector ax3 = ax.lanewise(ABS);
      FLOAT_VECTOR.cast(ax3).intoArray(floatRows, ROW_AX3 + k);
      FloatVector ay3 = ay.lanewise(ABS);
      FLOAT_VECTOR.cast(ay3).intoArray(floatRows, ROW_AY3 + k);
      FloatVector az3 = az.lanewise(ABS);
      FLOAT_VECTOR.cast(az3).intoArray(floatRows, ROW_AZ3 + k);
      FLOAT_VECTOR.cast(ax2.lanewise(ADD, ay2).lanewise(ADD, az2)
          .lanewise(ADD, ax3.lanewise(ADD, ay3).lanewise(ADD, az3))).intoArray(floatRows, ROW_SUM + k);
    }
    return allValueAtMostLargestBits;
  }

  private static long floats5(float[] floatRows, long allValueAtMostLargestBits) {
    if (floatRows == null) {
      return 0;
    }
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector ax = bx.lanewise(ABS);
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX4 + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector ay = by.lanewise(ABS);
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY4 + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector az = bz.lanewise(ABS);
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ4 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      FloatVector ax2 = cx.lanewise(ABS);
      FLOAT_VECTOR.cast(ax2).intoArray(floatRows, ROW_AX5 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector ay2 = cy.lanewise(ABS);
      FLOAT_VECTOR.cast(ay2).intoArray(floatRows, ROW_AY5 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FloatVector az2 = cz.lanewise(ABS);
      FLOAT_VECTOR.cast(az2).intoArray(floatRows, ROW_AZ5 + k);
      FloatVector cx2 = fromArray(FLOATS, floatRows, ROW_SECOND_CX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX + k));
      FLOAT_VECTOR.cast(cx2).intoArray(floatRows, ROW_CX2 + k);
      FloatVector cy2 = fromArray(FLOATS, floatRows, ROW_SECOND_CY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY + k));
      FLOAT_VECTOR.cast(cy2).intoArray(floatRows, ROW_CY2 + k);
      FloatVector cz2 = fromArray(FLOATS, floatRows, ROW_SECOND_CZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OZ + k));
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ2 + k);
      FloatVector ax3 = cx2.lanewise(ABS);
      FLOAT_VECTOR.cast(ax3).intoArray(floatRows, ROW_AX6 + k);
      FloatVector ay3 = cy2.lanewise(ABS);
      FLOAT_VECTOR.cast(ay3).intoArray(floatRows, ROW_AY6 + k);
      FloatVector az3 = cz2.lanewise(ABS);
      FLOAT_VECTOR.cast(az3).intoArray(floatRows, ROW_AZ6 + k);
      VectorMask<Float> valid = fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, ax.lanewise(ADD, ay).lanewise(ADD, az))
          .lanewise(ADD, ax2.lanewise(ADD, ay2).lanewise(ADD, az2))
          .compare(LE, ALL_LARGEST_1, VectorMask.fromLong(FLOATS, (allValueAtMostLargestBits >>> k)
          & WideLanes.FLOAT_LANES));
      valid = ALL_ZERO.lanewise(ADD, ax3.lanewise(ADD, ay3).lanewise(ADD, az3))
          .compare(LE, ALL_LARGEST_1, valid);
      validBits |= valid.toLong() << k;
      FloatVector ax4 = fromArray(FLOATS, floatRows, ROW_AX + k);
      FLOAT_VECTOR.cast(ax4.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GX + k))).intoArray(floatRows,
          ROW_FX + k);
      FloatVector ay4 = fromArray(FLOATS, floatRows, ROW_AY + k);
      FLOAT_VECTOR.cast(ay4.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GY + k))).intoArray(floatRows,
          ROW_FY + k);
      FloatVector az4 = fromArray(FLOATS, floatRows, ROW_AZ + k);
      FLOAT_VECTOR.cast(az4.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_GZ + k))).intoArray(floatRows,
          ROW_FZ + k);
      FLOAT_VECTOR.cast(ax4.lanewise(NEG)).intoArray(floatRows, ROW_GX2 + k);
      FLOAT_VECTOR.cast(ay4.lanewise(NEG)).intoArray(floatRows, ROW_GY2 + k);
      FLOAT_VECTOR.cast(az4.lanewise(NEG)).intoArray(floatRows, ROW_GZ2 + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, bx)).intoArray(floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, by)).intoArray(floatRows, ROW_HY + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, bz)).intoArray(floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(cx2.lanewise(SUB, cx)).intoArray(floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(cy2.lanewise(SUB, cy)).intoArray(floatRows, ROW_IY + k);
      FLOAT_VECTOR.cast(cz2.lanewise(SUB, cz)).intoArray(floatRows, ROW_IZ + k);
    }
    return validBits;
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CX2 + k))).intoArray(floatRows, ROW_JX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CY2 + k))).intoArray(floatRows, ROW_JY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_CZ2 + k))).intoArray(floatRows, ROW_JZ + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector product = gz.lanewise(MUL, fy);
      FloatVector minusGz = gz.lanewise(NEG);
      FLOAT_VECTOR.cast(minusGz).intoArray(floatRows, ROW_MINUS_GZ + k);
      FloatVector rounded = minusGz.lanewise(FMA, fy, product);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(FMA, fz, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_FIRST_X + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product2 = gx.lanewise(MUL, fz);
      FloatVector minusGx = gx.lanewise(NEG);
      FLOAT_VECTOR.cast(minusGx).intoArray(floatRows, ROW_MINUS_GX + k);
      FloatVector rounded2 = minusGx.lanewise(FMA, fz, product2);
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FLOAT_VECTOR.cast(gz.lanewise(FMA, fx, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_FIRST_Y + k);
      FloatVector product3 = gy.lanewise(MUL, fx);
      FloatVector minusGy = gy.lanewise(NEG);
      FLOAT_VECTOR.cast(minusGy).intoArray(floatRows, ROW_MINUS_GY + k);
      FloatVector rounded3 = minusGy.lanewise(FMA, fx, product3);
      FLOAT_VECTOR.cast(gx.lanewise(FMA, fy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_FIRST_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector product4 = hz.lanewise(MUL, iy);
      FloatVector rounded4 = hz.lanewise(NEG).lanewise(FMA, iy, product4);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FLOAT_VECTOR.cast(hy.lanewise(FMA, iz, product4.lanewise(NEG)).lanewise(ADD, rounded4)).intoArray(
          floatRows, ROW_SECOND_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector product5 = hx.lanewise(MUL, iz);
      FloatVector rounded5 = hx.lanewise(NEG).lanewise(FMA, iz, product5);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(hz.lanewise(FMA, ix, product5.lanewise(NEG)).lanewise(ADD, rounded5)).intoArray(
          floatRows, ROW_SECOND_Y + k);
      FloatVector product6 = hy.lanewise(MUL, ix);
      FloatVector rounded6 = hy.lanewise(NEG).lanewise(FMA, ix, product6);
      FLOAT_VECTOR.cast(hx.lanewise(FMA, iy, product6.lanewise(NEG)).lanewise(ADD, rounded6)).intoArray(
          floatRows, ROW_SECOND_Z + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX2 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY2 + k);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ2 + k);
      // most > az ? most : az
      FloatVector mostOrAz = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(mostOrAz).intoArray(floatRows, ROW_MOST_OR_AZ + k);
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_AX3 + k);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_AY3 + k);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_AZ3 + k);
      // most > az ? most : az
      FLOAT_VECTOR.cast(mostOrAz.lanewise(ADD, az2.blend(most2, most2.compare(GT, az2)))).intoArray(floatRows,
          ROW_SUM2 + k);
      FloatVector ax3 = fromArray(FLOATS, floatRows, ROW_AX4 + k);
      FloatVector ay3 = fromArray(FLOATS, floatRows, ROW_AY4 + k);
      // ax > ay ? ax : ay
      FloatVector most3 = ay3.blend(ax3, ax3.compare(GT, ay3));
      FloatVector az3 = fromArray(FLOATS, floatRows, ROW_AZ4 + k);
      // most > az ? most : az
      FLOAT_VECTOR.cast(az3.blend(most3, most3.compare(GT, az3))).intoArray(floatRows, ROW_MOST_OR_AZ2 + k);
      FloatVector ax4 = fromArray(FLOATS, floatRows, ROW_AX5 + k);
      FloatVector ay4 = fromArray(FLOATS, floatRows, ROW_AY5 + k);
      // ax > ay ? ax : ay
      FloatVector most4 = ay4.blend(ax4, ax4.compare(GT, ay4));
      FloatVector az4 = fromArray(FLOATS, floatRows, ROW_AZ5 + k);
      // most > az ? most : az
      FLOAT_VECTOR.cast(az4.blend(most4, most4.compare(GT, az4))).intoArray(floatRows, ROW_MOST_OR_AZ3 + k);
      FloatVector ax5 = fromArray(FLOATS, floatRows, ROW_AX6 + k);
      FloatVector ay5 = fromArray(FLOATS, floatRows, ROW_AY6 + k);
      // ax > ay ? ax : ay
      FLOAT_VECTOR.cast(ay5.blend(ax5, ax5.compare(GT, ay5))).intoArray(floatRows, ROW_MOST + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ6 + k);
      // most > az ? most : az
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MOST_OR_AZ2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MOST_OR_AZ3 + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)))))).intoArray(floatRows, ROW_FAR + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_FX + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_FY + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_FZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector length = fromArray(FLOATS, floatRows, ROW_MOST_OR_AZ + k)
          .lanewise(ADD, az2.blend(most2, most2.compare(GT, az2)));
      FloatVector firstX = fromArray(FLOATS, floatRows, ROW_FIRST_X + k);
      FloatVector ax2 = firstX.lanewise(ABS);
      FloatVector firstY = fromArray(FLOATS, floatRows, ROW_FIRST_Y + k);
      FloatVector ay2 = firstY.lanewise(ABS);
      FloatVector firstZ = fromArray(FLOATS, floatRows, ROW_FIRST_Z + k);
      FloatVector az3 = firstZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most3 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FloatVector largest = az3.blend(most3, most3.compare(GT, az3));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(firstX.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(firstY.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(firstZ.lanewise(DIV, largest), largestGreaterZero);
      // length > 0 ? length(nx, ny, nz) / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(largest
          .lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT)).lanewise(DIV, length), length
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_WIDTH_OF_FIRST + k);
    }
  }

  private static void floats8(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_HX + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_HY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_HZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_IX + k).lanewise(ABS);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_IY + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_IZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FloatVector length = az.blend(most, most.compare(GT, az))
          .lanewise(ADD, az2.blend(most2, most2.compare(GT, az2)));
      FloatVector secondX = fromArray(FLOATS, floatRows, ROW_SECOND_X + k);
      FloatVector ax3 = secondX.lanewise(ABS);
      FloatVector secondY = fromArray(FLOATS, floatRows, ROW_SECOND_Y + k);
      FloatVector ay3 = secondY.lanewise(ABS);
      FloatVector secondZ = fromArray(FLOATS, floatRows, ROW_SECOND_Z + k);
      FloatVector az3 = secondZ.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most3 = ay3.blend(ax3, ax3.compare(GT, ay3));
      // most > az ? most : az
      FloatVector largest = az3.blend(most3, most3.compare(GT, az3));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(secondX.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(secondY.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(secondZ.lanewise(DIV, largest), largestGreaterZero);
      // length > 0 ? length(nx, ny, nz) / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(largest
          .lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT)).lanewise(DIV, length), length
          .compare(GT, ALL_ZERO))).intoArray(floatRows, ROW_WIDTH_OF_SECOND + k);
    }
  }

  private static long floats9(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long widthOfFirstGreaterToleranceBits = 0;
    long widthOfSecondGreaterToleranceBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector tolerance = ALL_ROUNDING
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FAR + k).lanewise(ADD, ALL_ZERO));
      FloatVector widthOfFirst = fromArray(FLOATS, floatRows, ROW_WIDTH_OF_FIRST + k);
      widthOfFirstGreaterToleranceBits |= widthOfFirst.compare(GT, tolerance).toLong() << k;
      FloatVector widthOfSecond = fromArray(FLOATS, floatRows, ROW_WIDTH_OF_SECOND + k);
      widthOfSecondGreaterToleranceBits |= widthOfSecond.compare(GT, tolerance).toLong() << k;
      // widthOfFirst > widthOfSecond ? tolerance : -tolerance
      FLOAT_VECTOR.cast(tolerance.lanewise(NEG)
          .blend(tolerance, widthOfFirst.compare(GT, widthOfSecond))).intoArray(floatRows,
          ROW_TOLERANCE_OR_MINUS_TOLERANCE + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector product = gz.lanewise(MUL, hy);
      FloatVector rounded = fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k).lanewise(FMA, hy, product);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(FMA, hz, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_PRODUCT0_X + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product2 = gx.lanewise(MUL, hz);
      FloatVector rounded2 = fromArray(FLOATS, floatRows, ROW_MINUS_GX + k).lanewise(FMA, hz, product2);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(gz.lanewise(FMA, hx, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_PRODUCT0_Y + k);
      FloatVector product3 = gy.lanewise(MUL, hx);
      FloatVector rounded3 = fromArray(FLOATS, floatRows, ROW_MINUS_GY + k).lanewise(FMA, hx, product3);
      FLOAT_VECTOR.cast(gx.lanewise(FMA, hy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_PRODUCT0_Z + k);
    }
    bits[0] = widthOfSecondGreaterToleranceBits;
    return widthOfFirstGreaterToleranceBits;
  }

  private static void floats10(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector product = gz.lanewise(MUL, iy);
      FloatVector minusGz = fromArray(FLOATS, floatRows, ROW_MINUS_GZ + k);
      FloatVector rounded = minusGz.lanewise(FMA, iy, product);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(FMA, iz, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_PRODUCT1_X + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector product2 = gx.lanewise(MUL, iz);
      FloatVector minusGx = fromArray(FLOATS, floatRows, ROW_MINUS_GX + k);
      FloatVector rounded2 = minusGx.lanewise(FMA, iz, product2);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(gz.lanewise(FMA, ix, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_PRODUCT1_Y + k);
      FloatVector product3 = gy.lanewise(MUL, ix);
      FloatVector minusGy = fromArray(FLOATS, floatRows, ROW_MINUS_GY + k);
      FloatVector rounded3 = minusGy.lanewise(FMA, ix, product3);
      FLOAT_VECTOR.cast(gx.lanewise(FMA, iy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_PRODUCT1_Z + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector product4 = gz.lanewise(MUL, jy);
      FloatVector rounded4 = minusGz.lanewise(FMA, jy, product4);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(FMA, jz, product4.lanewise(NEG)).lanewise(ADD, rounded4)).intoArray(
          floatRows, ROW_PRODUCT2_X + k);
      FloatVector product5 = gx.lanewise(MUL, jz);
      FloatVector rounded5 = minusGx.lanewise(FMA, jz, product5);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FLOAT_VECTOR.cast(gz.lanewise(FMA, jx, product5.lanewise(NEG)).lanewise(ADD, rounded5)).intoArray(
          floatRows, ROW_PRODUCT2_Y + k);
      FloatVector product6 = gy.lanewise(MUL, jx);
      FloatVector rounded6 = minusGy.lanewise(FMA, jx, product6);
      FLOAT_VECTOR.cast(gx.lanewise(FMA, jy, product6.lanewise(NEG)).lanewise(ADD, rounded6)).intoArray(
          floatRows, ROW_PRODUCT2_Z + k);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector product7 = fz.lanewise(MUL, hy);
      FloatVector minusFz = fz.lanewise(NEG);
      FLOAT_VECTOR.cast(minusFz).intoArray(floatRows, ROW_MINUS_FZ + k);
      FloatVector rounded7 = minusFz.lanewise(FMA, hy, product7);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_FY + k)
          .lanewise(FMA, fromArray(FLOATS, floatRows, ROW_HZ + k), product7.lanewise(NEG))
          .lanewise(ADD, rounded7)).intoArray(floatRows, ROW_PRODUCT3_X + k);
    }
  }

  private static void floats11(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector fx = fromArray(FLOATS, floatRows, ROW_FX + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector product = fx.lanewise(MUL, hz);
      FloatVector minusFx = fx.lanewise(NEG);
      FloatVector rounded = minusFx.lanewise(FMA, hz, product);
      FloatVector fz = fromArray(FLOATS, floatRows, ROW_FZ + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(fz.lanewise(FMA, hx, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_PRODUCT3_Y + k);
      FloatVector fy = fromArray(FLOATS, floatRows, ROW_FY + k);
      FloatVector product2 = fy.lanewise(MUL, hx);
      FloatVector minusFy = fy.lanewise(NEG);
      FloatVector rounded2 = minusFy.lanewise(FMA, hx, product2);
      FLOAT_VECTOR.cast(fx.lanewise(FMA, fromArray(FLOATS, floatRows, ROW_HY + k), product2.lanewise(NEG))
          .lanewise(ADD, rounded2)).intoArray(floatRows, ROW_PRODUCT3_Z + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector product3 = fz.lanewise(MUL, iy);
      FloatVector minusFz = fromArray(FLOATS, floatRows, ROW_MINUS_FZ + k);
      FloatVector rounded3 = minusFz.lanewise(FMA, iy, product3);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FLOAT_VECTOR.cast(fy.lanewise(FMA, iz, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_PRODUCT4_X + k);
      FloatVector product4 = fx.lanewise(MUL, iz);
      FloatVector rounded4 = minusFx.lanewise(FMA, iz, product4);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(fz.lanewise(FMA, ix, product4.lanewise(NEG)).lanewise(ADD, rounded4)).intoArray(
          floatRows, ROW_PRODUCT4_Y + k);
      FloatVector product5 = fy.lanewise(MUL, ix);
      FloatVector rounded5 = minusFy.lanewise(FMA, ix, product5);
      FLOAT_VECTOR.cast(fx.lanewise(FMA, iy, product5.lanewise(NEG)).lanewise(ADD, rounded5)).intoArray(
          floatRows, ROW_PRODUCT4_Z + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector product6 = fz.lanewise(MUL, jy);
      FloatVector rounded6 = minusFz.lanewise(FMA, jy, product6);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FLOAT_VECTOR.cast(fy.lanewise(FMA, jz, product6.lanewise(NEG)).lanewise(ADD, rounded6)).intoArray(
          floatRows, ROW_PRODUCT5_X + k);
      FloatVector product7 = fx.lanewise(MUL, jz);
      FloatVector rounded7 = minusFx.lanewise(FMA, jz, product7);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FLOAT_VECTOR.cast(fz.lanewise(FMA, jx, product7.lanewise(NEG)).lanewise(ADD, rounded7)).intoArray(
          floatRows, ROW_PRODUCT5_Y + k);
      FloatVector product8 = fy.lanewise(MUL, jx);
      FloatVector rounded8 = minusFy.lanewise(FMA, jx, product8);
      FLOAT_VECTOR.cast(fx.lanewise(FMA, jy, product8.lanewise(NEG)).lanewise(ADD, rounded8)).intoArray(
          floatRows, ROW_PRODUCT5_Z + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector product = gz.lanewise(MUL, hy);
      FloatVector minusGz = gz.lanewise(NEG);
      FloatVector rounded = minusGz.lanewise(FMA, hy, product);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(FMA, hz, product.lanewise(NEG)).lanewise(ADD, rounded)).intoArray(
          floatRows, ROW_PRODUCT6_X + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector product2 = gx.lanewise(MUL, hz);
      FloatVector minusGx = gx.lanewise(NEG);
      FloatVector rounded2 = minusGx.lanewise(FMA, hz, product2);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FLOAT_VECTOR.cast(gz.lanewise(FMA, hx, product2.lanewise(NEG)).lanewise(ADD, rounded2)).intoArray(
          floatRows, ROW_PRODUCT6_Y + k);
      FloatVector product3 = gy.lanewise(MUL, hx);
      FloatVector minusGy = gy.lanewise(NEG);
      FloatVector rounded3 = minusGy.lanewise(FMA, hx, product3);
      FLOAT_VECTOR.cast(gx.lanewise(FMA, hy, product3.lanewise(NEG)).lanewise(ADD, rounded3)).intoArray(
          floatRows, ROW_PRODUCT6_Z + k);
      FloatVector iy = fromArray(FLOATS, floatRows, ROW_IY + k);
      FloatVector product4 = gz.lanewise(MUL, iy);
      FloatVector rounded4 = minusGz.lanewise(FMA, iy, product4);
      FloatVector iz = fromArray(FLOATS, floatRows, ROW_IZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(FMA, iz, product4.lanewise(NEG)).lanewise(ADD, rounded4)).intoArray(
          floatRows, ROW_PRODUCT7_X + k);
      FloatVector product5 = gx.lanewise(MUL, iz);
      FloatVector rounded5 = minusGx.lanewise(FMA, iz, product5);
      FloatVector ix = fromArray(FLOATS, floatRows, ROW_IX + k);
      FLOAT_VECTOR.cast(gz.lanewise(FMA, ix, product5.lanewise(NEG)).lanewise(ADD, rounded5)).intoArray(
          floatRows, ROW_PRODUCT7_Y + k);
      FloatVector product6 = gy.lanewise(MUL, ix);
      FloatVector rounded6 = minusGy.lanewise(FMA, ix, product6);
      FLOAT_VECTOR.cast(gx.lanewise(FMA, iy, product6.lanewise(NEG)).lanewise(ADD, rounded6)).intoArray(
          floatRows, ROW_PRODUCT7_Z + k);
      FloatVector jy = fromArray(FLOATS, floatRows, ROW_JY + k);
      FloatVector product7 = gz.lanewise(MUL, jy);
      FloatVector rounded7 = minusGz.lanewise(FMA, jy, product7);
      FloatVector jz = fromArray(FLOATS, floatRows, ROW_JZ + k);
      FLOAT_VECTOR.cast(gy.lanewise(FMA, jz, product7.lanewise(NEG)).lanewise(ADD, rounded7)).intoArray(
          floatRows, ROW_PRODUCT8_X + k);
      FloatVector product8 = gx.lanewise(MUL, jz);
      FloatVector rounded8 = minusGx.lanewise(FMA, jz, product8);
      FloatVector jx = fromArray(FLOATS, floatRows, ROW_JX + k);
      FLOAT_VECTOR.cast(gz.lanewise(FMA, jx, product8.lanewise(NEG)).lanewise(ADD, rounded8)).intoArray(
          floatRows, ROW_PRODUCT8_Y + k);
      FloatVector product9 = gy.lanewise(MUL, jx);
      FloatVector rounded9 = minusGy.lanewise(FMA, jx, product9);
      FLOAT_VECTOR.cast(gx.lanewise(FMA, jy, product9.lanewise(NEG)).lanewise(ADD, rounded9)).intoArray(
          floatRows, ROW_PRODUCT8_Z + k);
    }
  }

  private static void floats13(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // a > b ? a : b
      FloatVector high = gx.blend(ALL_ZERO, ALL_ZERO.compare(GT, gx));
      // a < b ? a : b
      FloatVector low = gx.blend(ALL_ZERO, ALL_ZERO.compare(LT, gx));
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // a > b ? a : b
      FloatVector high2 = gy.blend(ALL_ZERO, ALL_ZERO.compare(GT, gy));
      // a < b ? a : b
      FloatVector low2 = gy.blend(ALL_ZERO, ALL_ZERO.compare(LT, gy));
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // a > b ? a : b
      FloatVector high3 = gz.blend(ALL_ZERO, ALL_ZERO.compare(GT, gz));
      // a < b ? a : b
      FloatVector low3 = gz.blend(ALL_ZERO, ALL_ZERO.compare(LT, gz));
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_AX + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_AY + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_AZ + k);
      // c > high ? c : high; c < low ? c : low
      FLOAT_VECTOR.cast(high.blend(ax, ax.compare(GT, high)).lanewise(SUB, low.blend(ax, ax.compare(LT, low)))
          .lanewise(ADD, high2.blend(ay, ay.compare(GT, high2))
          .lanewise(SUB, low2.blend(ay, ay.compare(LT, low2))))
          .lanewise(ADD, high3.blend(az, az.compare(GT, high3))
          .lanewise(SUB, low3.blend(az, az.compare(LT, low3))))).intoArray(floatRows, ROW_SIZE_A + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector bx = fromArray(FLOATS, floatRows, ROW_BX + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX + k);
      // a > b ? a : b
      FloatVector high = cx.blend(bx, bx.compare(GT, cx));
      // a < b ? a : b
      FloatVector low = cx.blend(bx, bx.compare(LT, cx));
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      // a > b ? a : b
      FloatVector high2 = cy.blend(by, by.compare(GT, cy));
      // a < b ? a : b
      FloatVector low2 = cy.blend(by, by.compare(LT, cy));
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ + k);
      // a > b ? a : b
      FloatVector high3 = cz.blend(bz, bz.compare(GT, cz));
      // a < b ? a : b
      FloatVector low3 = cz.blend(bz, bz.compare(LT, cz));
      FloatVector cx2 = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector cy2 = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FloatVector cz2 = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      // c > high ? c : high; c < low ? c : low
      FloatVector sizeB = high.blend(cx2, cx2.compare(GT, high))
          .lanewise(SUB, low.blend(cx2, cx2.compare(LT, low)))
          .lanewise(ADD, high2.blend(cy2, cy2.compare(GT, high2))
          .lanewise(SUB, low2.blend(cy2, cy2.compare(LT, low2))))
          .lanewise(ADD, high3.blend(cz2, cz2.compare(GT, high3))
          .lanewise(SUB, low3.blend(cz2, cz2.compare(LT, low3))));
      FloatVector sizeA = fromArray(FLOATS, floatRows, ROW_SIZE_A + k);
      // sizeA < sizeB ? sizeA : sizeB
      FloatVector small = ALL_HALF.lanewise(MUL, sizeB.blend(sizeA, sizeA.compare(LT, sizeB)));
      FLOAT_VECTOR.cast(sizeA.lanewise(ADD, sizeB)).intoArray(floatRows, ROW_SIZE + k);
      FLOAT_VECTOR.cast(ALL_BIAS.lanewise(MUL, small)).intoArray(floatRows, ROW_PRODUCT + k);
      FLOAT_VECTOR.cast(cx2.lanewise(SUB, bx)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FLOAT_VECTOR.cast(cy2.lanewise(SUB, by)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FLOAT_VECTOR.cast(cz2.lanewise(SUB, bz)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(ALL_NONE).intoArray(floatRows, ROW_NONE + k);
      FLOAT_VECTOR.cast(ALL_ZERO).intoArray(floatRows, ROW_ZERO + k);
      FLOAT_VECTOR.cast(ALL_ONE).intoArray(floatRows, ROW_ONE + k);
    }
  }

  private static void doubles15(float[] floatRows, double[] doubleRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += DOUBLES.length()) {
      DoubleVector ox = ((DoubleVector) fromArray(HALF, floatRows, ROW_OX + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oy = ((DoubleVector) fromArray(HALF, floatRows, ROW_OY + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector oz = ((DoubleVector) fromArray(HALF, floatRows, ROW_OZ + k).convertShape(F2D, DOUBLES, 0));
      DoubleVector abx = ((DoubleVector) fromArray(HALF, floatRows, ROW_FIRST_BX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(abx).intoArray(doubleRows, ROW_ABX + k);
      DoubleVector aby = ((DoubleVector) fromArray(HALF, floatRows, ROW_FIRST_BY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(aby).intoArray(doubleRows, ROW_ABY + k);
      DoubleVector abz = ((DoubleVector) fromArray(HALF, floatRows, ROW_FIRST_BZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(abz).intoArray(doubleRows, ROW_ABZ + k);
      DoubleVector acx = ((DoubleVector) fromArray(HALF, floatRows, ROW_FIRST_CX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(acx).intoArray(doubleRows, ROW_ACX + k);
      DoubleVector acy = ((DoubleVector) fromArray(HALF, floatRows, ROW_FIRST_CY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(acy).intoArray(doubleRows, ROW_ACY + k);
      DoubleVector acz = ((DoubleVector) fromArray(HALF, floatRows, ROW_FIRST_CZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(acz).intoArray(doubleRows, ROW_ACZ + k);
      DoubleVector aux = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_AX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(aux).intoArray(doubleRows, ROW_AUX + k);
      DoubleVector auy = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_AY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(auy).intoArray(doubleRows, ROW_AUY + k);
      DoubleVector auz = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_AZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(auz).intoArray(doubleRows, ROW_AUZ + k);
      DoubleVector avx = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_BX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(avx).intoArray(doubleRows, ROW_AVX + k);
      DoubleVector avy = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_BY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(avy).intoArray(doubleRows, ROW_AVY + k);
      DoubleVector avz = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_BZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
      DOUBLE_VECTOR.cast(avz).intoArray(doubleRows, ROW_AVZ + k);
      DoubleVector awx = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_CX + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, ox);
      DOUBLE_VECTOR.cast(awx).intoArray(doubleRows, ROW_AWX + k);
      DoubleVector awy = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_CY + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oy);
      DOUBLE_VECTOR.cast(awy).intoArray(doubleRows, ROW_AWY + k);
      DoubleVector awz = ((DoubleVector) fromArray(HALF, floatRows, ROW_SECOND_CZ + k).convertShape(F2D,
          DOUBLES, 0)).lanewise(SUB, oz);
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
      VectorMask<Double> n1xIsZeroAndN1zIsZero = n1x.compare(EQ, ALL_ZERO_8);
      n1xIsZeroAndN1zIsZero = n1y.compare(EQ, ALL_ZERO_8, n1xIsZeroAndN1zIsZero);
      n1xIsZeroAndN1zIsZero = n1z.compare(EQ, ALL_ZERO_8, n1xIsZeroAndN1zIsZero);
      VectorMask<Double> n2xIsZeroAndN2zIsZero = n2x.compare(EQ, ALL_ZERO_8);
      n2xIsZeroAndN2zIsZero = n2y.compare(EQ, ALL_ZERO_8, n2xIsZeroAndN2zIsZero);
      n2xIsZeroAndN2zIsZero = n2z.compare(EQ, ALL_ZERO_8, n2xIsZeroAndN2zIsZero);
      flatBits |= n1xIsZeroAndN1zIsZero.or(n2xIsZeroAndN2zIsZero).toLong() << k;
      sumAtMostC1_09e_40Bits |= DoubleVector.fromArray(DOUBLES, doubleRows, ROW_SX + k).lanewise(ADD, sy)
          .lanewise(ADD, sz).compare(LE, ALL_C1_09E_40).toLong() << k;
    }
    bits[0] = sumAtMostC1_09e_40Bits;
    return flatBits;
  }

  private static long floats18(float[] floatRows, long[] bits, long widthOfFirstGreaterToleranceBits,
      long widthOfSecondGreaterToleranceBits) {
    if (floatRows == null) {
      return 0;
    }
    long isSecondBits = 0;
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // widthOfFirst > tolerance ? ofFirst : Float.NEGATIVE_INFINITY
      FloatVector ofFirst = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_OF_FIRST + k),
          VectorMask.fromLong(FLOATS, (widthOfFirstGreaterToleranceBits >>> k) & WideLanes.FLOAT_LANES));
      // widthOfSecond > tolerance ? ofSecond : Float.NEGATIVE_INFINITY
      FloatVector ofSecond = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_OF_SECOND + k),
          VectorMask.fromLong(FLOATS, (widthOfSecondGreaterToleranceBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> isSecond = ofSecond
          .compare(GT, ofFirst.lanewise(ADD, fromArray(FLOATS, floatRows,
          ROW_TOLERANCE_OR_MINUS_TOLERANCE + k)));
      isSecondBits |= isSecond.toLong() << k;
      // isSecond ? ofSecond : ofFirst
      FLOAT_VECTOR.cast(ofFirst.blend(ofSecond, isSecond)).intoArray(floatRows, ROW_OF_FACE + k);
      // isSecond ? secondX : firstX
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_FIRST_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SECOND_X + k), isSecond);
      FLOAT_VECTOR.cast(dx).intoArray(floatRows, ROW_DX + k);
      // isSecond ? secondY : firstY
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_FIRST_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SECOND_Y + k), isSecond);
      FLOAT_VECTOR.cast(dy).intoArray(floatRows, ROW_DY + k);
      // isSecond ? secondZ : firstZ
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_FIRST_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SECOND_Z + k), isSecond);
      FLOAT_VECTOR.cast(dz).intoArray(floatRows, ROW_DZ + k);
      FloatVector ax = dx.lanewise(ABS);
      FloatVector ay = dy.lanewise(ABS);
      FloatVector az = dz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest).intoArray(floatRows, ROW_LARGEST + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      largestGreaterZeroBits |= largestGreaterZero.toLong() << k;
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(dx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(dy.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(dz.lanewise(DIV, largest), largestGreaterZero)).intoArray(floatRows,
          ROW_EZ + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))).intoArray(floatRows,
          ROW_SUM4 + k);
    }
    bits[0] = largestGreaterZeroBits;
    return isSecondBits;
  }

  private static void floats19(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM4 + k).lanewise(ADD, ez.lanewise(MUL, ez))
          .lanewise(SQRT)).intoArray(floatRows, ROW_PARTS + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gap1 = fromArray(FLOATS, floatRows, ROW_GAP1 + k);
      FloatVector gap0 = fromArray(FLOATS, floatRows, ROW_GAP0 + k);
      VectorMask<Float> better1 = gap1.compare(GT, gap0);
      // better1 ? 1 : product
      FloatVector product = ALL_ZERO.blend(ALL_ONE, better1);
      // better1 ? gap1 : ofEdges
      FloatVector ofEdges = gap0.blend(gap1, better1);
      // better1 ? product1X : lx
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_PRODUCT0_X + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT1_X + k), better1);
      // better1 ? product1Y : ly
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_PRODUCT0_Y + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT1_Y + k), better1);
      // better1 ? product1Z : lz
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_PRODUCT0_Z + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT1_Z + k), better1);
      FloatVector gap2 = fromArray(FLOATS, floatRows, ROW_GAP2 + k);
      VectorMask<Float> better2 = gap2.compare(GT, ofEdges);
      // better2 ? 2 : product
      FloatVector product2 = product.blend(ALL_TWO, better2);
      // better2 ? gap2 : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(gap2, better2);
      // better2 ? product2X : lx
      FloatVector lx2 = lx.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT2_X + k), better2);
      // better2 ? product2Y : ly
      FloatVector ly2 = ly.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT2_Y + k), better2);
      // better2 ? product2Z : lz
      FloatVector lz2 = lz.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT2_Z + k), better2);
      FloatVector gap3 = fromArray(FLOATS, floatRows, ROW_GAP3 + k);
      VectorMask<Float> better3 = gap3.compare(GT, ofEdges2);
      // better3 ? 3 : product
      FLOAT_VECTOR.cast(product2.blend(ALL_C3_00, better3)).intoArray(floatRows, ROW_PRODUCT2 + k);
      // better3 ? gap3 : ofEdges
      FLOAT_VECTOR.cast(ofEdges2.blend(gap3, better3)).intoArray(floatRows, ROW_OF_EDGES + k);
      // better3 ? product3X : lx
      FLOAT_VECTOR.cast(lx2.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT3_X + k), better3)).intoArray(
          floatRows, ROW_LX + k);
      // better3 ? product3Y : ly
      FLOAT_VECTOR.cast(ly2.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT3_Y + k), better3)).intoArray(
          floatRows, ROW_LY + k);
      // better3 ? product3Z : lz
      FLOAT_VECTOR.cast(lz2.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT3_Z + k), better3)).intoArray(
          floatRows, ROW_LZ + k);
    }
  }

  private static void floats21(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gap4 = fromArray(FLOATS, floatRows, ROW_GAP4 + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES + k);
      VectorMask<Float> better4 = gap4.compare(GT, ofEdges);
      // better4 ? 4 : product
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k).blend(ALL_C4_00, better4);
      // better4 ? gap4 : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(gap4, better4);
      // better4 ? product4X : lx
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT4_X + k), better4);
      // better4 ? product4Y : ly
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT4_Y + k), better4);
      // better4 ? product4Z : lz
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT4_Z + k), better4);
      FloatVector gap5 = fromArray(FLOATS, floatRows, ROW_GAP5 + k);
      VectorMask<Float> better5 = gap5.compare(GT, ofEdges2);
      // better5 ? 5 : product
      FloatVector product2 = product.blend(ALL_C5_00, better5);
      // better5 ? gap5 : ofEdges
      FloatVector ofEdges3 = ofEdges2.blend(gap5, better5);
      // better5 ? product5X : lx
      FloatVector lx2 = lx.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT5_X + k), better5);
      // better5 ? product5Y : ly
      FloatVector ly2 = ly.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT5_Y + k), better5);
      // better5 ? product5Z : lz
      FloatVector lz2 = lz.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT5_Z + k), better5);
      FloatVector gap6 = fromArray(FLOATS, floatRows, ROW_GAP6 + k);
      VectorMask<Float> better6 = gap6.compare(GT, ofEdges3);
      // better6 ? 6 : product
      FLOAT_VECTOR.cast(product2.blend(ALL_C6_00, better6)).intoArray(floatRows, ROW_PRODUCT3 + k);
      // better6 ? gap6 : ofEdges
      FLOAT_VECTOR.cast(ofEdges3.blend(gap6, better6)).intoArray(floatRows, ROW_OF_EDGES2 + k);
      // better6 ? product6X : lx
      FLOAT_VECTOR.cast(lx2.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT6_X + k), better6)).intoArray(
          floatRows, ROW_LX2 + k);
      // better6 ? product6Y : ly
      FLOAT_VECTOR.cast(ly2.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT6_Y + k), better6)).intoArray(
          floatRows, ROW_LY2 + k);
      // better6 ? product6Z : lz
      FLOAT_VECTOR.cast(lz2.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT6_Z + k), better6)).intoArray(
          floatRows, ROW_LZ2 + k);
    }
  }

  private static long floats22(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long largestGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gap7 = fromArray(FLOATS, floatRows, ROW_GAP7 + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES2 + k);
      VectorMask<Float> better7 = gap7.compare(GT, ofEdges);
      // better7 ? 7 : product
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k).blend(ALL_C7_00, better7);
      // better7 ? gap7 : ofEdges
      FloatVector ofEdges2 = ofEdges.blend(gap7, better7);
      // better7 ? product7X : lx
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT7_X + k), better7);
      // better7 ? product7Y : ly
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT7_Y + k), better7);
      // better7 ? product7Z : lz
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_PRODUCT7_Z + k), better7);
      FloatVector gap8 = fromArray(FLOATS, floatRows, ROW_GAP8 + k);
      VectorMask<Float> better8 = gap8.compare(GT, ofEdges2);
      // better8 ? 8 : product
      FLOAT_VECTOR.cast(product.blend(ALL_C8_00, better8)).intoArray(floatRows, ROW_PRODUCT4 + k);
      // better8 ? gap8 : ofEdges
      FLOAT_VECTOR.cast(ofEdges2.blend(gap8, better8)).intoArray(floatRows, ROW_OF_EDGES3 + k);
      // better8 ? product8X : lx
      FloatVector lx2 = lx.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT8_X + k), better8);
      FLOAT_VECTOR.cast(lx2).intoArray(floatRows, ROW_LX3 + k);
      // better8 ? product8Y : ly
      FloatVector ly2 = ly.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT8_Y + k), better8);
      FLOAT_VECTOR.cast(ly2).intoArray(floatRows, ROW_LY3 + k);
      // better8 ? product8Z : lz
      FloatVector lz2 = lz.blend(fromArray(FLOATS, floatRows, ROW_PRODUCT8_Z + k), better8);
      FLOAT_VECTOR.cast(lz2).intoArray(floatRows, ROW_LZ3 + k);
      FloatVector ax = lx2.lanewise(ABS);
      FloatVector ay = ly2.lanewise(ABS);
      FloatVector az = lz2.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest).intoArray(floatRows, ROW_LARGEST2 + k);
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      largestGreaterZeroBits |= largestGreaterZero.toLong() << k;
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(lx2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(ly2.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(lz2.lanewise(DIV, largest), largestGreaterZero)).intoArray(floatRows,
          ROW_EZ2 + k);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))).intoArray(floatRows,
          ROW_SUM5 + k);
    }
    return largestGreaterZeroBits;
  }

  private static void floats23(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ez = fromArray(FLOATS, floatRows, ROW_EZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM5 + k).lanewise(ADD, ez.lanewise(MUL, ez))
          .lanewise(SQRT)).intoArray(floatRows, ROW_PARTS2 + k);
    }
  }

  private static long floats24(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isEdgeBits = 0;
    long notIsEdgeBits = 0;
    long onABBits = 0;
    long onBCBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE + k);
      FloatVector absOfFace = ofFace.lanewise(ABS);
      FLOAT_VECTOR.cast(absOfFace).intoArray(floatRows, ROW_ABS_OF_FACE + k);
      FloatVector bias = fromArray(FLOATS, floatRows, ROW_PRODUCT + k)
          .lanewise(ADD, ALL_ROUNDING.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIZE + k)
          .lanewise(ADD, absOfFace)));
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k);
      VectorMask<Float> isEdge = ofEdges.compare(GT, ALL_NONE, ofEdges
          .compare(LE, ofFace.lanewise(ADD, bias)).not());
      isEdgeBits |= isEdge.toLong() << k;
      notIsEdgeBits |= isEdge.not().toLong() << k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      VectorMask<Float> onAB = product.compare(LT, ALL_C3_00);
      onABBits |= onAB.toLong() << k;
      VectorMask<Float> onBC = product.compare(LT, ALL_C6_00, onAB.not());
      onBCBits |= onBC.toLong() << k;
      // onAB ? 0 : onBC ? 3 : 6
      FLOAT_VECTOR.cast(product.lanewise(SUB, ALL_C6_00.blend(ALL_C3_00, onBC)
          .blend(ALL_ZERO, onAB))).intoArray(floatRows, ROW_OTHER + k);
    }
    bits[0] = notIsEdgeBits;
    bits[1] = onABBits;
    bits[2] = onBCBits;
    return isEdgeBits;
  }

  private static long floats25(float[] floatRows, long[] bits, long onBCBits, long onABBits) {
    if (floatRows == null) {
      return 0;
    }
    long onUVBits = 0;
    long onVWBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector other = fromArray(FLOATS, floatRows, ROW_OTHER + k);
      VectorMask<Float> onUV = other.compare(EQ, ALL_ZERO);
      onUVBits |= onUV.toLong() << k;
      VectorMask<Float> onVW = other.compare(EQ, ALL_ONE);
      onVWBits |= onVW.toLong() << k;
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k).blend(gx, onBC)
          .blend(ALL_ZERO, onAB)).intoArray(floatRows, ROW_OX2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FX + k), onBC).blend(gx, onAB)).intoArray(floatRows,
          ROW_KX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CX + k), onVW)
          .blend(fromArray(FLOATS, floatRows, ROW_BX + k), onUV)).intoArray(floatRows, ROW_PX + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_JX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_IX + k), onVW)
          .blend(fromArray(FLOATS, floatRows, ROW_HX + k), onUV)).intoArray(floatRows, ROW_LX4 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY + k).blend(gy, onBC)
          .blend(ALL_ZERO, onAB)).intoArray(floatRows, ROW_OY2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FY + k), onBC).blend(gy, onAB)).intoArray(floatRows,
          ROW_KY + k);
      // isX ? ofX : isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CY + k), onVW)
          .blend(fromArray(FLOATS, floatRows, ROW_BY + k), onUV)).intoArray(floatRows, ROW_PY + k);
      // isY ? ofY : ofZ
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_JY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_IY + k), onVW)).intoArray(floatRows, ROW_IY_OR_JY + k);
    }
    bits[0] = onVWBits;
    return onUVBits;
  }

  private static void floats26(float[] floatRows, long onUVBits, long onBCBits, long onABBits, long onVWBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> onUV = VectorMask.fromLong(FLOATS, (onUVBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_IY_OR_JY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HY + k), onUV);
      FLOAT_VECTOR.cast(ly).intoArray(floatRows, ROW_LY4 + k);
      VectorMask<Float> onAB = VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> onBC = VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_AZ + k).blend(gz, onBC).blend(ALL_ZERO, onAB);
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ2 + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_GZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_FZ + k), onBC).blend(gz, onAB);
      FLOAT_VECTOR.cast(kz).intoArray(floatRows, ROW_KZ + k);
      VectorMask<Float> onVW = VectorMask.fromLong(FLOATS, (onVWBits >>> k) & WideLanes.FLOAT_LANES);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_CZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CZ + k), onVW)
          .blend(fromArray(FLOATS, floatRows, ROW_BZ + k), onUV);
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      // isX ? ofX : isY ? ofY : ofZ
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_JZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_IZ + k), onVW)
          .blend(fromArray(FLOATS, floatRows, ROW_HZ + k), onUV);
      FLOAT_VECTOR.cast(lz).intoArray(floatRows, ROW_LZ4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX2 + k))).intoArray(floatRows, ROW_DX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY2 + k))).intoArray(floatRows, ROW_DY2 + k);
      FLOAT_VECTOR.cast(pz.lanewise(SUB, oz)).intoArray(floatRows, ROW_DZ2 + k);
      FloatVector product = kz.lanewise(MUL, ly);
      FloatVector rounded = kz.lanewise(NEG).lanewise(FMA, ly, product);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_KY + k).lanewise(FMA, lz, product.lanewise(NEG))
          .lanewise(ADD, rounded)).intoArray(floatRows, ROW_CROSS_X + k);
    }
  }

  private static void floats27(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ4 + k);
      FloatVector product = kx.lanewise(MUL, lz);
      FloatVector rounded = kx.lanewise(NEG).lanewise(FMA, lz, product);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX4 + k);
      FloatVector crossY = fromArray(FLOATS, floatRows, ROW_KZ + k).lanewise(FMA, lx, product.lanewise(NEG))
          .lanewise(ADD, rounded);
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k);
      FloatVector product2 = ky.lanewise(MUL, lx);
      FloatVector rounded2 = ky.lanewise(NEG).lanewise(FMA, lx, product2);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY4 + k);
      FloatVector crossZ = kx.lanewise(FMA, ly, product2.lanewise(NEG)).lanewise(ADD, rounded2);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ2 + k);
      FloatVector crossX = fromArray(FLOATS, floatRows, ROW_CROSS_X + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FLOAT_VECTOR.cast(dy.lanewise(MUL, lz).lanewise(SUB, dz.lanewise(MUL, ly)).lanewise(MUL, crossX)
          .lanewise(ADD, dz.lanewise(MUL, lx).lanewise(SUB, dx.lanewise(MUL, lz)).lanewise(MUL, crossY))
          .lanewise(ADD, dx.lanewise(MUL, ly).lanewise(SUB, dy.lanewise(MUL, lx)).lanewise(MUL, crossZ))
          .lanewise(DIV, crossX.lanewise(MUL, crossX).lanewise(ADD, crossY.lanewise(MUL, crossY))
          .lanewise(ADD, crossZ.lanewise(MUL, crossZ)))).intoArray(floatRows, ROW_X + k);
    }
  }

  private static void floats28(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(x.blend(ALL_ONE, x.compare(GT, ALL_ONE))
          .blend(ALL_ZERO, x.compare(LT, ALL_ZERO))).intoArray(floatRows, ROW_S + k);
    }
  }

  private static void floats29(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector s = fromArray(FLOATS, floatRows, ROW_S + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_OX2 + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KX + k)));
      FLOAT_VECTOR.cast(ax).intoArray(floatRows, ROW_AX7 + k);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_OY2 + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KY + k)));
      FLOAT_VECTOR.cast(ay).intoArray(floatRows, ROW_AY7 + k);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_OZ2 + k)
          .lanewise(ADD, s.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_KZ + k)));
      FLOAT_VECTOR.cast(az).intoArray(floatRows, ROW_AZ7 + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      FloatVector dx = ax.lanewise(SUB, px);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      FloatVector dy = ay.lanewise(SUB, py);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ + k);
      FloatVector dz = az.lanewise(SUB, pz);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX4 + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY4 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ4 + k);
      FloatVector x = dx.lanewise(MUL, lx).lanewise(ADD, dy.lanewise(MUL, ly))
          .lanewise(ADD, dz.lanewise(MUL, lz))
          .lanewise(DIV, lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly))
          .lanewise(ADD, lz.lanewise(MUL, lz)));
      // x < min ? min : x > max ? max : x
      FloatVector t = x.blend(ALL_ONE, x.compare(GT, ALL_ONE)).blend(ALL_ZERO, x.compare(LT, ALL_ZERO));
      FLOAT_VECTOR.cast(px.lanewise(ADD, t.lanewise(MUL, lx))).intoArray(floatRows, ROW_QX + k);
      FLOAT_VECTOR.cast(py.lanewise(ADD, t.lanewise(MUL, ly))).intoArray(floatRows, ROW_QY + k);
      FLOAT_VECTOR.cast(pz.lanewise(ADD, t.lanewise(MUL, lz))).intoArray(floatRows, ROW_QZ + k);
    }
  }

  private static void floats30(float[] floatRows, long onBCBits, long onABBits, long onVWBits, long onUVBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // onAB ? 3 : onBC ? 6 : 5
      FLOAT_VECTOR.cast(ALL_C5_00.blend(ALL_C6_00,
          VectorMask.fromLong(FLOATS, (onBCBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_C3_00, VectorMask.fromLong(FLOATS, (onABBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OF_A + k);
      // onUV ? 3 : onVW ? 6 : 5
      FLOAT_VECTOR.cast(ALL_C5_00.blend(ALL_C6_00,
          VectorMask.fromLong(FLOATS, (onVWBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_C3_00, VectorMask.fromLong(FLOATS, (onUVBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_OF_B + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QX + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AX7 + k))).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AY7 + k))).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QZ + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_AZ7 + k))).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_KX + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_KY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_KZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_MOST_OR_AZ4 + k);
    }
  }

  private static void floats31(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_LX4 + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_LY4 + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_LZ4 + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector size = fromArray(FLOATS, floatRows, ROW_MOST_OR_AZ4 + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)));
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_OX2 + k).lanewise(ABS);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_OY2 + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_OZ2 + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FloatVector sum = size.lanewise(ADD, az2.blend(most2, most2.compare(GT, az2)));
      FLOAT_VECTOR.cast(ALL_ROUNDING.lanewise(MUL, sum
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k).lanewise(ABS)))).intoArray(floatRows,
          ROW_PRODUCT5 + k);
    }
  }

  private static void floats32(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofA = fromArray(FLOATS, floatRows, ROW_OF_A + k);
      FloatVector ofB = fromArray(FLOATS, floatRows, ROW_OF_B + k);
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ofA).lanewise(ADD, ofB)).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(ALL_FEATURES.lanewise(MUL, ofB).lanewise(ADD, ofA)).intoArray(floatRows, ROW_SUM7 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k).lanewise(NEG)).intoArray(floatRows,
          ROW_DEEP + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AX7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QX + k)))).intoArray(floatRows, ROW_MIDDLE_X + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_AY7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QY + k)))).intoArray(floatRows, ROW_MIDDLE_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ7 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_QZ + k))).intoArray(floatRows, ROW_SUM8 + k);
    }
  }

  private static void floats33(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector middleZ = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM8 + k));
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, middleX.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_POINT_X + k);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, middleY.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_POINT_Y + k);
      FLOAT_VECTOR.cast(middleZ.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM9 + k);
    }
  }

  private static long floats34(float[] floatRows, long[] bits, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long absDeepAtMostLargestBits = 0;
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector pointZ = fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM9 + k)).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(pointZ).intoArray(floatRows, ROW_POINT_Z + k);
      FloatVector deep = fromArray(FLOATS, floatRows, ROW_DEEP + k);
      absDeepAtMostLargestBits |= deep.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
      VectorMask<Float> allValueAtMostLargest = fromArray(FLOATS, floatRows, ROW_POINT_X + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST);
      allValueAtMostLargest = fromArray(FLOATS, floatRows, ROW_POINT_Y + k).lanewise(ABS)
          .compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargest = pointZ.lanewise(ABS).compare(LE, ALL_LARGEST, allValueAtMostLargest);
      allValueAtMostLargestBits |= allValueAtMostLargest.toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deep, deep.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deep, deep.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 + k);
    }
    bits[0] = allValueAtMostLargestBits;
    return absDeepAtMostLargestBits;
  }

  private static void floats35(float[] floatRows, long isSecondBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isSecond = VectorMask.fromLong(FLOATS, (isSecondBits >>> k) & WideLanes.FLOAT_LANES);
      // isSecond ? ux : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_BX + k), isSecond)).intoArray(
          floatRows, ROW_OX3 + k);
      // isSecond ? vx - ux : bx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_HX + k), isSecond)).intoArray(floatRows, ROW_LX5 + k);
    }
  }

  private static void floats36(float[] floatRows, long isSecondBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> isSecond = VectorMask.fromLong(FLOATS, (isSecondBits >>> k) & WideLanes.FLOAT_LANES);
      // isSecond ? wx - ux : cx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE + k), isSecond)).intoArray(floatRows, ROW_MX + k);
      FloatVector by = fromArray(FLOATS, floatRows, ROW_BY + k);
      // isSecond ? uy : 0
      FloatVector oy = ALL_ZERO.blend(by, isSecond);
      FLOAT_VECTOR.cast(oy).intoArray(floatRows, ROW_OY3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      // isSecond ? vy - uy : by
      FLOAT_VECTOR.cast(gy.blend(fromArray(FLOATS, floatRows, ROW_HY + k), isSecond)).intoArray(floatRows,
          ROW_LY5 + k);
      // isSecond ? wy - uy : cy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE2 + k), isSecond)).intoArray(floatRows, ROW_MY + k);
      FloatVector bz = fromArray(FLOATS, floatRows, ROW_BZ + k);
      // isSecond ? uz : 0
      FloatVector oz = ALL_ZERO.blend(bz, isSecond);
      FLOAT_VECTOR.cast(oz).intoArray(floatRows, ROW_OZ3 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      // isSecond ? vz - uz : bz
      FLOAT_VECTOR.cast(gz.blend(fromArray(FLOATS, floatRows, ROW_HZ + k), isSecond)).intoArray(floatRows,
          ROW_LZ5 + k);
      // isSecond ? wz - uz : cz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_AZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DIFFERENCE3 + k), isSecond)).intoArray(floatRows, ROW_MZ + k);
      FloatVector ox = fromArray(FLOATS, floatRows, ROW_OX3 + k);
      // isSecond ? 0 : ux
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_BX + k).blend(ALL_ZERO, isSecond)
          .lanewise(SUB, ox)).intoArray(floatRows, ROW_PX2 + k);
      // isSecond ? 0 : uy
      FLOAT_VECTOR.cast(by.blend(ALL_ZERO, isSecond).lanewise(SUB, oy)).intoArray(floatRows, ROW_PY2 + k);
      // isSecond ? 0 : uz
      FLOAT_VECTOR.cast(bz.blend(ALL_ZERO, isSecond).lanewise(SUB, oz)).intoArray(floatRows, ROW_PZ2 + k);
      // isSecond ? bx : vx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_GX + k), isSecond).lanewise(SUB, ox)).intoArray(floatRows,
          ROW_QX2 + k);
      // isSecond ? by : vy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k).blend(gy, isSecond)
          .lanewise(SUB, oy)).intoArray(floatRows, ROW_QY2 + k);
      // isSecond ? bz : vz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k).blend(gz, isSecond)).intoArray(floatRows,
          ROW_GZ_OR_CZ + k);
    }
  }

  private static void floats37(float[] floatRows, long isSecondBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector oz = fromArray(FLOATS, floatRows, ROW_OZ3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_GZ_OR_CZ + k).lanewise(SUB, oz)).intoArray(floatRows,
          ROW_QZ2 + k);
      VectorMask<Float> isSecond = VectorMask.fromLong(FLOATS, (isSecondBits >>> k) & WideLanes.FLOAT_LANES);
      // isSecond ? cx : wx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_AX + k), isSecond)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OX3 + k))).intoArray(floatRows, ROW_RX + k);
      // isSecond ? cy : wy
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_AY + k), isSecond)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_OY3 + k))).intoArray(floatRows, ROW_RY + k);
      // isSecond ? cz : wz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_AZ + k), isSecond).lanewise(SUB, oz)).intoArray(floatRows,
          ROW_RZ + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ5 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector product = lz.lanewise(MUL, my);
      FloatVector rounded = lz.lanewise(NEG).lanewise(FMA, my, product);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LY5 + k).lanewise(FMA, mz, product.lanewise(NEG))
          .lanewise(ADD, rounded)).intoArray(floatRows, ROW_ACROSS_X + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX5 + k);
      FloatVector product2 = lx.lanewise(MUL, mz);
      FloatVector rounded2 = lx.lanewise(NEG).lanewise(FMA, mz, product2);
      FLOAT_VECTOR.cast(lz.lanewise(FMA, fromArray(FLOATS, floatRows, ROW_MX + k), product2.lanewise(NEG))
          .lanewise(ADD, rounded2)).intoArray(floatRows, ROW_ACROSS_Y + k);
    }
  }

  private static void floats38(float[] floatRows, long isSecondBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY5 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector product = ly.lanewise(MUL, mx);
      FloatVector rounded = ly.lanewise(NEG).lanewise(FMA, mx, product);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector acrossZ = fromArray(FLOATS, floatRows, ROW_LX5 + k).lanewise(FMA, my, product.lanewise(NEG))
          .lanewise(ADD, rounded);
      FLOAT_VECTOR.cast(acrossZ).intoArray(floatRows, ROW_ACROSS_Z + k);
      FloatVector acrossX = fromArray(FLOATS, floatRows, ROW_ACROSS_X + k);
      FloatVector acrossY = fromArray(FLOATS, floatRows, ROW_ACROSS_Y + k);
      FLOAT_VECTOR.cast(acrossX.lanewise(MUL, acrossX).lanewise(ADD, acrossY.lanewise(MUL, acrossY))
          .lanewise(ADD, acrossZ.lanewise(MUL, acrossZ))).intoArray(floatRows, ROW_SQUARE + k);
      // isSecond ? 1 : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (isSecondBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_SIGN + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PZ2 + k).lanewise(MUL, my))).intoArray(floatRows,
          ROW_DIFFERENCE7 + k);
    }
  }

  private static void floats39(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector acrossX = fromArray(FLOATS, floatRows, ROW_ACROSS_X + k);
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_PZ2 + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX2 + k);
      FloatVector acrossY = fromArray(FLOATS, floatRows, ROW_ACROSS_Y + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DIFFERENCE7 + k).lanewise(MUL, acrossX)
          .lanewise(ADD, pz.lanewise(MUL, mx)
          .lanewise(SUB, px.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k))).lanewise(MUL, acrossY))
          .lanewise(ADD, px.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k))
          .lanewise(SUB, py.lanewise(MUL, mx)).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ACROSS_Z + k)))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k))).intoArray(floatRows, ROW_P_U + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_LY5 + k).lanewise(MUL, pz)
          .lanewise(SUB, lz.lanewise(MUL, py)).lanewise(MUL, acrossX)
          .lanewise(ADD, lz.lanewise(MUL, px)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LX5 + k).lanewise(MUL, pz))
          .lanewise(MUL, acrossY))).intoArray(floatRows, ROW_SUM10 + k);
    }
  }

  private static void floats40(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM10 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LX5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PY2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_LY5 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PX2 + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ACROSS_Z + k)))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k))).intoArray(floatRows, ROW_P_V + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_QY2 + k).lanewise(MUL, mz)
          .lanewise(SUB, qz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k)))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ACROSS_X + k))
          .lanewise(ADD, qz.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_QX2 + k).lanewise(MUL, mz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ACROSS_Y + k)))).intoArray(floatRows, ROW_SUM11 + k);
    }
  }

  private static void floats41(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qx = fromArray(FLOATS, floatRows, ROW_QX2 + k);
      FloatVector qy = fromArray(FLOATS, floatRows, ROW_QY2 + k);
      FloatVector acrossZ = fromArray(FLOATS, floatRows, ROW_ACROSS_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM11 + k)
          .lanewise(ADD, qx.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k))
          .lanewise(SUB, qy.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))).lanewise(MUL, acrossZ))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k))).intoArray(floatRows, ROW_Q_U + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY5 + k);
      FloatVector qz = fromArray(FLOATS, floatRows, ROW_QZ2 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ5 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX5 + k);
      FLOAT_VECTOR.cast(ly.lanewise(MUL, qz).lanewise(SUB, lz.lanewise(MUL, qy))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ACROSS_X + k))
          .lanewise(ADD, lz.lanewise(MUL, qx).lanewise(SUB, lx.lanewise(MUL, qz))
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ACROSS_Y + k)))
          .lanewise(ADD, lx.lanewise(MUL, qy).lanewise(SUB, ly.lanewise(MUL, qx))
          .lanewise(MUL, acrossZ))).intoArray(floatRows, ROW_SUM12 + k);
    }
  }

  private static void floats42(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM12 + k).lanewise(DIV, square)).intoArray(floatRows,
          ROW_Q_V + k);
      FloatVector ry = fromArray(FLOATS, floatRows, ROW_RY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector rz = fromArray(FLOATS, floatRows, ROW_RZ + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector acrossX = fromArray(FLOATS, floatRows, ROW_ACROSS_X + k);
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector rx = fromArray(FLOATS, floatRows, ROW_RX + k);
      FloatVector acrossY = fromArray(FLOATS, floatRows, ROW_ACROSS_Y + k);
      FloatVector acrossZ = fromArray(FLOATS, floatRows, ROW_ACROSS_Z + k);
      FLOAT_VECTOR.cast(ry.lanewise(MUL, mz).lanewise(SUB, rz.lanewise(MUL, my)).lanewise(MUL, acrossX)
          .lanewise(ADD, rz.lanewise(MUL, mx).lanewise(SUB, rx.lanewise(MUL, mz)).lanewise(MUL, acrossY))
          .lanewise(ADD, rx.lanewise(MUL, my).lanewise(SUB, ry.lanewise(MUL, mx)).lanewise(MUL, acrossZ))
          .lanewise(DIV, square)).intoArray(floatRows, ROW_R_U + k);
      FloatVector ly = fromArray(FLOATS, floatRows, ROW_LY5 + k);
      FloatVector lz = fromArray(FLOATS, floatRows, ROW_LZ5 + k);
      FloatVector lx = fromArray(FLOATS, floatRows, ROW_LX5 + k);
      FLOAT_VECTOR.cast(ly.lanewise(MUL, rz).lanewise(SUB, lz.lanewise(MUL, ry)).lanewise(MUL, acrossX)
          .lanewise(ADD, lz.lanewise(MUL, rx).lanewise(SUB, lx.lanewise(MUL, rz))
          .lanewise(MUL, acrossY))).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(lx.lanewise(MUL, ry).lanewise(SUB, ly.lanewise(MUL, rx))
          .lanewise(MUL, acrossZ)).intoArray(floatRows, ROW_PRODUCT6 + k);
    }
  }

  private static void floats43(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM13 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT6 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_SQUARE + k))).intoArray(floatRows, ROW_R_V + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, ALL_ONE
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_P_U + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_P_V + k).lanewise(ABS))))).intoArray(floatRows,
          ROW_SLACK + k);
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_LX5 + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_LY5 + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_LZ5 + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FLOAT_VECTOR.cast(az.blend(most, most.compare(GT, az))).intoArray(floatRows, ROW_MOST_OR_AZ5 + k);
    }
  }

  private static void floats44(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS);
      FloatVector ay = fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS);
      FloatVector az = fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      FloatVector ax2 = fromArray(FLOATS, floatRows, ROW_PX2 + k).lanewise(ABS);
      FloatVector ay2 = fromArray(FLOATS, floatRows, ROW_PY2 + k).lanewise(ABS);
      FloatVector az2 = fromArray(FLOATS, floatRows, ROW_PZ2 + k).lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most2 = ay2.blend(ax2, ax2.compare(GT, ay2));
      // most > az ? most : az
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MOST_OR_AZ5 + k)
          .lanewise(ADD, az.blend(most, most.compare(GT, az)))
          .lanewise(ADD, az2.blend(most2, most2.compare(GT, az2)))).intoArray(floatRows, ROW_SIZE2 + k);
    }
  }

  private static void floats45(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector pU = fromArray(FLOATS, floatRows, ROW_P_U + k);
      FloatVector qU = fromArray(FLOATS, floatRows, ROW_Q_U + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, pU.lanewise(ADD, qU))).intoArray(floatRows, ROW_MID_U0 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_P_V + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_Q_V + k)))).intoArray(floatRows, ROW_MID_V0 + k);
      FloatVector u1 = qU.lanewise(SUB, pU);
      FLOAT_VECTOR.cast(u1).intoArray(floatRows, ROW_U1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, u1)).intoArray(floatRows, ROW_HALF_U0 + k);
    }
  }

  private static void floats46(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_Q_V + k)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_P_V + k));
      FLOAT_VECTOR.cast(v1).intoArray(floatRows, ROW_V1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, v1)).intoArray(floatRows, ROW_HALF_V0 + k);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_SLACK + k).lanewise(NEG);
      FLOAT_VECTOR.cast(low).intoArray(floatRows, ROW_LOW + k);
      FloatVector halfU0 = fromArray(FLOATS, floatRows, ROW_HALF_U0 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfU0);
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      FloatVector atLow = low.lanewise(SUB, midU0).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, midU0).lanewise(MUL, inverse);
      VectorMask<Float> absHalfU0GreaterShortest = halfU0.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> halfU0GreaterZero = halfU0.compare(GT, ALL_ZERO);
      VectorMask<Float> allLowAtMostMidU0 = midU0.compare(LE, ALL_LARGEST_1);
      allLowAtMostMidU0 = low.compare(LE, midU0, allLowAtMostMidU0);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU0)
          .blend(atHigh.blend(atLow, halfU0GreaterZero), absHalfU0GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU0)
          .blend(atLow.blend(atHigh, halfU0GreaterZero), absHalfU0GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U0 + k);
    }
  }

  private static void floats47(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfV0 = fromArray(FLOATS, floatRows, ROW_HALF_V0 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfV0);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midV0 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k);
      FloatVector atLow = low.lanewise(SUB, midV0).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, midV0).lanewise(MUL, inverse);
      VectorMask<Float> absHalfV0GreaterShortest = halfV0.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> halfV0GreaterZero = halfV0.compare(GT, ALL_ZERO);
      VectorMask<Float> allLowAtMostMidV0 = low.compare(LE, midV0);
      allLowAtMostMidV0 = midV0.compare(LE, ALL_LARGEST_1, allLowAtMostMidV0);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV0)
          .blend(atHigh.blend(atLow, halfV0GreaterZero), absHalfV0GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV0)
          .blend(atLow.blend(atHigh, halfV0GreaterZero), absHalfV0GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V0 + k);
    }
  }

  private static void floats48(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector m = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U0 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_V0 + k)));
      FloatVector d = fromArray(FLOATS, floatRows, ROW_HALF_U0 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HALF_V0 + k)).lanewise(NEG);
      FloatVector inverse = ALL_ONE.lanewise(DIV, d);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector atLow = low.lanewise(SUB, m).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, m).lanewise(MUL, inverse);
      VectorMask<Float> absDGreaterShortest = d.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> dGreaterZero = d.compare(GT, ALL_ZERO);
      VectorMask<Float> lowAtMostMAndMAtMostLargest = low.compare(LE, m);
      lowAtMostMAndMAtMostLargest = m.compare(LE, ALL_LARGEST_1, lowAtMostMAndMAtMostLargest);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, lowAtMostMAndMAtMostLargest)
          .blend(atHigh.blend(atLow, dGreaterZero), absDGreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_W0 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, lowAtMostMAndMAtMostLargest)
          .blend(atLow.blend(atHigh, dGreaterZero), absDGreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_W0 + k);
    }
  }

  private static long floats49(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long entersW0GreaterEnters0Bits = 0;
    long leavesW0LessLeaves0Bits = 0;
    long isStart0Bits = 0;
    long isEnd0Bits = 0;
    long first0AtMostMinusOneBits = 0;
    long entersU0AtLeastEntersV0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU0 = fromArray(FLOATS, floatRows, ROW_ENTERS_U0 + k);
      FloatVector entersV0 = fromArray(FLOATS, floatRows, ROW_ENTERS_V0 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV0.blend(entersU0, entersU0.compare(GT, entersV0));
      // t > -1 ? t : -1
      FloatVector enters0 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FloatVector leavesU0 = fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k);
      FloatVector leavesV0 = fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV0.blend(leavesU0, leavesU0.compare(LT, leavesV0));
      // t < 1 ? t : 1
      FloatVector leaves0 = ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE));
      FloatVector entersW0 = fromArray(FLOATS, floatRows, ROW_ENTERS_W0 + k);
      VectorMask<Float> entersW0GreaterEnters0 = entersW0.compare(GT, enters0);
      entersW0GreaterEnters0Bits |= entersW0GreaterEnters0.toLong() << k;
      // entersW0 > enters0 ? entersW0 : enters0
      FloatVector first0 = enters0.blend(entersW0, entersW0GreaterEnters0);
      FLOAT_VECTOR.cast(first0).intoArray(floatRows, ROW_FIRST0 + k);
      FloatVector leavesW0 = fromArray(FLOATS, floatRows, ROW_LEAVES_W0 + k);
      VectorMask<Float> leavesW0LessLeaves0 = leavesW0.compare(LT, leaves0);
      leavesW0LessLeaves0Bits |= leavesW0LessLeaves0.toLong() << k;
      // leavesW0 < leaves0 ? leavesW0 : leaves0
      FloatVector last0 = leaves0.blend(leavesW0, leavesW0LessLeaves0);
      FLOAT_VECTOR.cast(last0).intoArray(floatRows, ROW_LAST0 + k);
      isStart0Bits |= first0.compare(LE, last0).toLong() << k;
      VectorMask<Float> isEnd0 = first0.compare(LT, last0);
      isEnd0 = last0.compare(LT, ALL_ONE, isEnd0);
      isEnd0Bits |= isEnd0.toLong() << k;
      FloatVector midU0 = fromArray(FLOATS, floatRows, ROW_MID_U0 + k);
      FloatVector halfU0 = fromArray(FLOATS, floatRows, ROW_HALF_U0 + k);
      FLOAT_VECTOR.cast(midU0.lanewise(ADD, first0.lanewise(MUL, halfU0))).intoArray(floatRows,
          ROW_START0_U + k);
      FloatVector midV0 = fromArray(FLOATS, floatRows, ROW_MID_V0 + k);
      FloatVector halfV0 = fromArray(FLOATS, floatRows, ROW_HALF_V0 + k);
      FLOAT_VECTOR.cast(midV0.lanewise(ADD, first0.lanewise(MUL, halfV0))).intoArray(floatRows,
          ROW_START0_V + k);
      FLOAT_VECTOR.cast(midU0.lanewise(ADD, last0.lanewise(MUL, halfU0))).intoArray(floatRows, ROW_END0_U + k);
      FLOAT_VECTOR.cast(midV0.lanewise(ADD, last0.lanewise(MUL, halfV0))).intoArray(floatRows, ROW_END0_V + k);
      first0AtMostMinusOneBits |= first0.compare(LE, ALL_MINUS_ONE).toLong() << k;
      entersU0AtLeastEntersV0Bits |= entersU0.compare(GE, entersV0).toLong() << k;
    }
    bits[0] = leavesW0LessLeaves0Bits;
    bits[1] = isStart0Bits;
    bits[2] = isEnd0Bits;
    bits[3] = first0AtMostMinusOneBits;
    bits[4] = entersU0AtLeastEntersV0Bits;
    return entersW0GreaterEnters0Bits;
  }

  private static void floats50(float[] floatRows, long entersU0AtLeastEntersV0Bits,
      long entersW0GreaterEnters0Bits, long leavesW0LessLeaves0Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // entersW0 > enters0 ? 6 : entersU0 >= entersV0 ? 5 : 3
      FLOAT_VECTOR.cast(ALL_C3_00.blend(ALL_C5_00,
          VectorMask.fromLong(FLOATS, (entersU0AtLeastEntersV0Bits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_C6_00, VectorMask.fromLong(FLOATS, (entersW0GreaterEnters0Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_C6_00_OR_C5_00_OR_C3_00 + k);
      // leavesW0 < leaves0 ? 6 : leavesU0 <= leavesV0 ? 5 : 3
      FLOAT_VECTOR.cast(ALL_C3_00.blend(ALL_C5_00, fromArray(FLOATS, floatRows, ROW_LEAVES_U0 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_LEAVES_V0 + k)))
          .blend(ALL_C6_00, VectorMask.fromLong(FLOATS, (leavesW0LessLeaves0Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_2 + k);
    }
  }

  private static void floats51(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector qU = fromArray(FLOATS, floatRows, ROW_Q_U + k);
      FloatVector rU = fromArray(FLOATS, floatRows, ROW_R_U + k);
      FloatVector midU1 = ALL_HALF.lanewise(MUL, qU.lanewise(ADD, rU));
      FLOAT_VECTOR.cast(midU1).intoArray(floatRows, ROW_MID_U1 + k);
      FloatVector qV = fromArray(FLOATS, floatRows, ROW_Q_V + k);
      FloatVector rV = fromArray(FLOATS, floatRows, ROW_R_V + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qV.lanewise(ADD, rV))).intoArray(floatRows, ROW_MID_V1 + k);
      FloatVector halfU1 = ALL_HALF.lanewise(MUL, rU.lanewise(SUB, qU));
      FLOAT_VECTOR.cast(halfU1).intoArray(floatRows, ROW_HALF_U1 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, rV.lanewise(SUB, qV))).intoArray(floatRows, ROW_HALF_V1 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfU1);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector atLow = low.lanewise(SUB, midU1).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, midU1).lanewise(MUL, inverse);
      VectorMask<Float> absHalfU1GreaterShortest = halfU1.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> halfU1GreaterZero = halfU1.compare(GT, ALL_ZERO);
      VectorMask<Float> allLowAtMostMidU1 = low.compare(LE, midU1);
      allLowAtMostMidU1 = midU1.compare(LE, ALL_LARGEST_1, allLowAtMostMidU1);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU1)
          .blend(atHigh.blend(atLow, halfU1GreaterZero), absHalfU1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU1)
          .blend(atLow.blend(atHigh, halfU1GreaterZero), absHalfU1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U1 + k);
    }
  }

  private static void floats52(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfV1 = fromArray(FLOATS, floatRows, ROW_HALF_V1 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfV1);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midV1 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k);
      FloatVector atLow = low.lanewise(SUB, midV1).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, midV1).lanewise(MUL, inverse);
      VectorMask<Float> absHalfV1GreaterShortest = halfV1.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> halfV1GreaterZero = halfV1.compare(GT, ALL_ZERO);
      VectorMask<Float> allLowAtMostMidV1 = low.compare(LE, midV1);
      allLowAtMostMidV1 = midV1.compare(LE, ALL_LARGEST_1, allLowAtMostMidV1);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV1)
          .blend(atHigh.blend(atLow, halfV1GreaterZero), absHalfV1GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV1)
          .blend(atLow.blend(atHigh, halfV1GreaterZero), absHalfV1GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V1 + k);
    }
  }

  private static void floats53(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector m = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_V1 + k)));
      FloatVector d = fromArray(FLOATS, floatRows, ROW_HALF_U1 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HALF_V1 + k)).lanewise(NEG);
      FloatVector inverse = ALL_ONE.lanewise(DIV, d);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector atLow = low.lanewise(SUB, m).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, m).lanewise(MUL, inverse);
      VectorMask<Float> absDGreaterShortest = d.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> dGreaterZero = d.compare(GT, ALL_ZERO);
      VectorMask<Float> lowAtMostMAndMAtMostLargest = low.compare(LE, m);
      lowAtMostMAndMAtMostLargest = m.compare(LE, ALL_LARGEST_1, lowAtMostMAndMAtMostLargest);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, lowAtMostMAndMAtMostLargest)
          .blend(atHigh.blend(atLow, dGreaterZero), absDGreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_W1 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, lowAtMostMAndMAtMostLargest)
          .blend(atLow.blend(atHigh, dGreaterZero), absDGreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_W1 + k);
    }
  }

  private static void floats54(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU1 = fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k);
      FloatVector entersV1 = fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV1.blend(entersU1, entersU1.compare(GT, entersV1));
      // t > -1 ? t : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE))).intoArray(floatRows,
          ROW_ENTERS1 + k);
    }
  }

  private static long floats55(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isStart1Bits = 0;
    long isEnd1Bits = 0;
    long first1AtMostMinusOneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector leavesU1 = fromArray(FLOATS, floatRows, ROW_LEAVES_U1 + k);
      FloatVector leavesV1 = fromArray(FLOATS, floatRows, ROW_LEAVES_V1 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t = leavesV1.blend(leavesU1, leavesU1.compare(LT, leavesV1));
      // t < 1 ? t : 1
      FloatVector leaves1 = ALL_ONE.blend(t, t.compare(LT, ALL_ONE));
      FloatVector entersW1 = fromArray(FLOATS, floatRows, ROW_ENTERS_W1 + k);
      FloatVector enters1 = fromArray(FLOATS, floatRows, ROW_ENTERS1 + k);
      VectorMask<Float> entersW1GreaterEnters1 = entersW1.compare(GT, enters1);
      // entersW1 > enters1 ? entersW1 : enters1
      FloatVector first1 = enters1.blend(entersW1, entersW1GreaterEnters1);
      FLOAT_VECTOR.cast(first1).intoArray(floatRows, ROW_FIRST1 + k);
      FloatVector leavesW1 = fromArray(FLOATS, floatRows, ROW_LEAVES_W1 + k);
      VectorMask<Float> leavesW1LessLeaves1 = leavesW1.compare(LT, leaves1);
      // leavesW1 < leaves1 ? leavesW1 : leaves1
      FloatVector last1 = leaves1.blend(leavesW1, leavesW1LessLeaves1);
      FLOAT_VECTOR.cast(last1).intoArray(floatRows, ROW_LAST1 + k);
      isStart1Bits |= first1.compare(LE, last1).toLong() << k;
      VectorMask<Float> isEnd1 = first1.compare(LT, last1);
      isEnd1 = last1.compare(LT, ALL_ONE, isEnd1);
      isEnd1Bits |= isEnd1.toLong() << k;
      FloatVector midU1 = fromArray(FLOATS, floatRows, ROW_MID_U1 + k);
      FloatVector halfU1 = fromArray(FLOATS, floatRows, ROW_HALF_U1 + k);
      FLOAT_VECTOR.cast(midU1.lanewise(ADD, first1.lanewise(MUL, halfU1))).intoArray(floatRows,
          ROW_START1_U + k);
      FloatVector midV1 = fromArray(FLOATS, floatRows, ROW_MID_V1 + k);
      FloatVector halfV1 = fromArray(FLOATS, floatRows, ROW_HALF_V1 + k);
      FLOAT_VECTOR.cast(midV1.lanewise(ADD, first1.lanewise(MUL, halfV1))).intoArray(floatRows,
          ROW_START1_V + k);
      FLOAT_VECTOR.cast(midU1.lanewise(ADD, last1.lanewise(MUL, halfU1))).intoArray(floatRows, ROW_END1_U + k);
      FLOAT_VECTOR.cast(midV1.lanewise(ADD, last1.lanewise(MUL, halfV1))).intoArray(floatRows, ROW_END1_V + k);
      first1AtMostMinusOneBits |= first1.compare(LE, ALL_MINUS_ONE).toLong() << k;
      // entersW1 > enters1 ? 6 : entersU1 >= entersV1 ? 5 : 3
      FLOAT_VECTOR.cast(ALL_C3_00.blend(ALL_C5_00, fromArray(FLOATS, floatRows, ROW_ENTERS_U1 + k)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ENTERS_V1 + k)))
          .blend(ALL_C6_00, entersW1GreaterEnters1)).intoArray(floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_3 + k);
      // leavesW1 < leaves1 ? 6 : leavesU1 <= leavesV1 ? 5 : 3
      FLOAT_VECTOR.cast(ALL_C3_00.blend(ALL_C5_00, leavesU1.compare(LE, leavesV1))
          .blend(ALL_C6_00, leavesW1LessLeaves1)).intoArray(floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_4 + k);
    }
    bits[0] = isEnd1Bits;
    bits[1] = first1AtMostMinusOneBits;
    return isStart1Bits;
  }

  private static void floats56(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector rU = fromArray(FLOATS, floatRows, ROW_R_U + k);
      FloatVector pU = fromArray(FLOATS, floatRows, ROW_P_U + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, rU.lanewise(ADD, pU))).intoArray(floatRows, ROW_MID_U2 + k);
      FloatVector rV = fromArray(FLOATS, floatRows, ROW_R_V + k);
      FloatVector pV = fromArray(FLOATS, floatRows, ROW_P_V + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, rV.lanewise(ADD, pV))).intoArray(floatRows, ROW_MID_V2 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, pU.lanewise(SUB, rU))).intoArray(floatRows, ROW_HALF_U2 + k);
      FLOAT_VECTOR.cast(pV.lanewise(SUB, rV)).intoArray(floatRows, ROW_DIFFERENCE8 + k);
    }
  }

  private static void floats57(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE8 + k))).intoArray(
          floatRows, ROW_HALF_V2 + k);
      FloatVector halfU2 = fromArray(FLOATS, floatRows, ROW_HALF_U2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfU2);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U2 + k);
      FloatVector atLow = low.lanewise(SUB, midU2).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, midU2).lanewise(MUL, inverse);
      VectorMask<Float> absHalfU2GreaterShortest = halfU2.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> halfU2GreaterZero = halfU2.compare(GT, ALL_ZERO);
      VectorMask<Float> allLowAtMostMidU2 = low.compare(LE, midU2);
      allLowAtMostMidU2 = midU2.compare(LE, ALL_LARGEST_1, allLowAtMostMidU2);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidU2)
          .blend(atHigh.blend(atLow, halfU2GreaterZero), absHalfU2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_U2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidU2)
          .blend(atLow.blend(atHigh, halfU2GreaterZero), absHalfU2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_U2 + k);
    }
  }

  private static void floats58(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfV2 = fromArray(FLOATS, floatRows, ROW_HALF_V2 + k);
      FloatVector inverse = ALL_ONE.lanewise(DIV, halfV2);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector midV2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k);
      FloatVector atLow = low.lanewise(SUB, midV2).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, midV2).lanewise(MUL, inverse);
      VectorMask<Float> absHalfV2GreaterShortest = halfV2.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> halfV2GreaterZero = halfV2.compare(GT, ALL_ZERO);
      VectorMask<Float> allLowAtMostMidV2 = low.compare(LE, midV2);
      allLowAtMostMidV2 = midV2.compare(LE, ALL_LARGEST_1, allLowAtMostMidV2);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, allLowAtMostMidV2)
          .blend(atHigh.blend(atLow, halfV2GreaterZero), absHalfV2GreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_V2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, allLowAtMostMidV2)
          .blend(atLow.blend(atHigh, halfV2GreaterZero), absHalfV2GreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_V2 + k);
    }
  }

  private static void floats59(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector m = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MID_U2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_MID_V2 + k)));
      FloatVector d = fromArray(FLOATS, floatRows, ROW_HALF_U2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HALF_V2 + k)).lanewise(NEG);
      FloatVector inverse = ALL_ONE.lanewise(DIV, d);
      FloatVector low = fromArray(FLOATS, floatRows, ROW_LOW + k);
      FloatVector atLow = low.lanewise(SUB, m).lanewise(MUL, inverse);
      FloatVector atHigh = ALL_LARGEST_1.lanewise(SUB, m).lanewise(MUL, inverse);
      VectorMask<Float> absDGreaterShortest = d.lanewise(ABS).compare(GT, ALL_SHORTEST);
      VectorMask<Float> dGreaterZero = d.compare(GT, ALL_ZERO);
      VectorMask<Float> lowAtMostMAndMAtMostLargest = low.compare(LE, m);
      lowAtMostMAndMAtMostLargest = m.compare(LE, ALL_LARGEST_1, lowAtMostMAndMAtMostLargest);
      // Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2
      FLOAT_VECTOR.cast(ALL_TWO.blend(ALL_MINUS_ONE, lowAtMostMAndMAtMostLargest)
          .blend(atHigh.blend(atLow, dGreaterZero), absDGreaterShortest)).intoArray(floatRows,
          ROW_ENTERS_W2 + k);
      // Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2
      FLOAT_VECTOR.cast(ALL_MINUS_TWO.blend(ALL_ONE, lowAtMostMAndMAtMostLargest)
          .blend(atLow.blend(atHigh, dGreaterZero), absDGreaterShortest)).intoArray(floatRows,
          ROW_LEAVES_W2 + k);
    }
  }

  private static long floats60(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long leavesW2LessLeaves2Bits = 0;
    long isStart2Bits = 0;
    long isEnd2Bits = 0;
    long first2AtMostMinusOneBits = 0;
    long leavesU2AtMostLeavesV2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector entersU2 = fromArray(FLOATS, floatRows, ROW_ENTERS_U2 + k);
      FloatVector entersV2 = fromArray(FLOATS, floatRows, ROW_ENTERS_V2 + k);
      // entersU > entersV ? entersU : entersV
      FloatVector t = entersV2.blend(entersU2, entersU2.compare(GT, entersV2));
      // t > -1 ? t : -1
      FloatVector enters2 = ALL_MINUS_ONE.blend(t, t.compare(GT, ALL_MINUS_ONE));
      FloatVector leavesU2 = fromArray(FLOATS, floatRows, ROW_LEAVES_U2 + k);
      FloatVector leavesV2 = fromArray(FLOATS, floatRows, ROW_LEAVES_V2 + k);
      // leavesU < leavesV ? leavesU : leavesV
      FloatVector t2 = leavesV2.blend(leavesU2, leavesU2.compare(LT, leavesV2));
      // t < 1 ? t : 1
      FloatVector leaves2 = ALL_ONE.blend(t2, t2.compare(LT, ALL_ONE));
      FloatVector entersW2 = fromArray(FLOATS, floatRows, ROW_ENTERS_W2 + k);
      VectorMask<Float> entersW2GreaterEnters2 = entersW2.compare(GT, enters2);
      // entersW2 > enters2 ? entersW2 : enters2
      FloatVector first2 = enters2.blend(entersW2, entersW2GreaterEnters2);
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST2 + k);
      FloatVector leavesW2 = fromArray(FLOATS, floatRows, ROW_LEAVES_W2 + k);
      VectorMask<Float> leavesW2LessLeaves2 = leavesW2.compare(LT, leaves2);
      leavesW2LessLeaves2Bits |= leavesW2LessLeaves2.toLong() << k;
      // leavesW2 < leaves2 ? leavesW2 : leaves2
      FloatVector last2 = leaves2.blend(leavesW2, leavesW2LessLeaves2);
      FLOAT_VECTOR.cast(last2).intoArray(floatRows, ROW_LAST2 + k);
      isStart2Bits |= first2.compare(LE, last2).toLong() << k;
      VectorMask<Float> isEnd2 = first2.compare(LT, last2);
      isEnd2 = last2.compare(LT, ALL_ONE, isEnd2);
      isEnd2Bits |= isEnd2.toLong() << k;
      FloatVector midU2 = fromArray(FLOATS, floatRows, ROW_MID_U2 + k);
      FloatVector halfU2 = fromArray(FLOATS, floatRows, ROW_HALF_U2 + k);
      FLOAT_VECTOR.cast(midU2.lanewise(ADD, first2.lanewise(MUL, halfU2))).intoArray(floatRows,
          ROW_START2_U + k);
      FloatVector midV2 = fromArray(FLOATS, floatRows, ROW_MID_V2 + k);
      FloatVector halfV2 = fromArray(FLOATS, floatRows, ROW_HALF_V2 + k);
      FLOAT_VECTOR.cast(midV2.lanewise(ADD, first2.lanewise(MUL, halfV2))).intoArray(floatRows,
          ROW_START2_V + k);
      FLOAT_VECTOR.cast(midU2.lanewise(ADD, last2.lanewise(MUL, halfU2))).intoArray(floatRows, ROW_END2_U + k);
      FLOAT_VECTOR.cast(midV2.lanewise(ADD, last2.lanewise(MUL, halfV2))).intoArray(floatRows, ROW_END2_V + k);
      first2AtMostMinusOneBits |= first2.compare(LE, ALL_MINUS_ONE).toLong() << k;
      // entersW2 > enters2 ? 6 : entersU2 >= entersV2 ? 5 : 3
      FLOAT_VECTOR.cast(ALL_C3_00.blend(ALL_C5_00, entersU2.compare(GE, entersV2))
          .blend(ALL_C6_00, entersW2GreaterEnters2)).intoArray(floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_5 + k);
      leavesU2AtMostLeavesV2Bits |= leavesU2.compare(LE, leavesV2).toLong() << k;
    }
    bits[0] = isStart2Bits;
    bits[1] = isEnd2Bits;
    bits[2] = first2AtMostMinusOneBits;
    bits[3] = leavesU2AtMostLeavesV2Bits;
    return leavesW2LessLeaves2Bits;
  }

  private static void floats61(float[] floatRows, long leavesU2AtMostLeavesV2Bits,
      long leavesW2LessLeaves2Bits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // leavesW2 < leaves2 ? 6 : leavesU2 <= leavesV2 ? 5 : 3
      FLOAT_VECTOR.cast(ALL_C3_00.blend(ALL_C5_00,
          VectorMask.fromLong(FLOATS, (leavesU2AtMostLeavesV2Bits >>> k) & WideLanes.FLOAT_LANES))
          .blend(ALL_C6_00, VectorMask.fromLong(FLOATS, (leavesW2LessLeaves2Bits >>> k)
          & WideLanes.FLOAT_LANES))).intoArray(floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_6 + k);
    }
  }

  private static void floats62(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector pU = fromArray(FLOATS, floatRows, ROW_P_U + k);
      FloatVector u = ALL_ZERO.lanewise(SUB, pU);
      FLOAT_VECTOR.cast(u).intoArray(floatRows, ROW_U + k);
      FloatVector pV = fromArray(FLOATS, floatRows, ROW_P_V + k);
      FloatVector v = ALL_ZERO.lanewise(SUB, pV);
      FLOAT_VECTOR.cast(v).intoArray(floatRows, ROW_V + k);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_R_U + k).lanewise(SUB, pU);
      FLOAT_VECTOR.cast(u2).intoArray(floatRows, ROW_U2 + k);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_R_V + k).lanewise(SUB, pV);
      FLOAT_VECTOR.cast(v2).intoArray(floatRows, ROW_V2 + k);
      FloatVector product = u.lanewise(MUL, v2);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT7 + k);
      FloatVector product2 = v.lanewise(MUL, u2);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT8 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector difference = u1.lanewise(MUL, v2).lanewise(SUB, v1.lanewise(MUL, u2));
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FLOAT_VECTOR.cast(product.lanewise(SUB, product2).lanewise(DIV, difference)).intoArray(floatRows,
          ROW_PART1 + k);
      FloatVector product3 = u.lanewise(MUL, v1);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT9 + k);
      FloatVector product4 = v.lanewise(MUL, u1);
      FLOAT_VECTOR.cast(product4).intoArray(floatRows, ROW_PRODUCT10 + k);
      FLOAT_VECTOR.cast(product3.lanewise(SUB, product4)).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FLOAT_VECTOR.cast(u2.lanewise(MUL, v1).lanewise(SUB, v2.lanewise(MUL, u1))).intoArray(floatRows,
          ROW_DIFFERENCE11 + k);
    }
  }

  private static long floats63(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isCorner0Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector part2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE10 + k).lanewise(DIV, difference);
      FloatVector part1 = fromArray(FLOATS, floatRows, ROW_PART1 + k);
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
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      FloatVector v3 = v.lanewise(SUB, product3.lanewise(ADD, product4));
      FloatVector part1At0 = part1.lanewise(ADD, u3.lanewise(MUL, v2).lanewise(SUB, v3.lanewise(MUL, u2))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k)));
      FLOAT_VECTOR.cast(part1At0).intoArray(floatRows, ROW_PART1_AT0 + k);
      FloatVector u4 = u.lanewise(SUB, product2.lanewise(ADD, product));
      FloatVector v4 = v.lanewise(SUB, product4.lanewise(ADD, product3));
      FloatVector part2At0 = part2.lanewise(ADD, u4.lanewise(MUL, v1).lanewise(SUB, v4.lanewise(MUL, u1))
          .lanewise(DIV, difference));
      FLOAT_VECTOR.cast(part2At0).intoArray(floatRows, ROW_PART2_AT0 + k);
      VectorMask<Float> isCorner0 = part1At0.compare(GT, ALL_C2_38E_07);
      isCorner0 = part2At0.compare(GT, ALL_C2_38E_07, isCorner0);
      isCorner0 = part1At0.lanewise(ADD, part2At0).compare(LT, ALL_WITHIN, isCorner0);
      isCorner0Bits |= isCorner0.toLong() << k;
    }
    return isCorner0Bits;
  }

  private static void floats64(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector u = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_P_U + k));
      FLOAT_VECTOR.cast(u).intoArray(floatRows, ROW_U3 + k);
      FLOAT_VECTOR.cast(u.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT8 + k))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k))).intoArray(floatRows,
          ROW_PART1_2 + k);
      FLOAT_VECTOR.cast(u.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_V1 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT10 + k))).intoArray(floatRows,
          ROW_DIFFERENCE12 + k);
    }
  }

  private static long floats65(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long isCorner1Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector part2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE12 + k).lanewise(DIV, difference);
      FloatVector part1 = fromArray(FLOATS, floatRows, ROW_PART1_2 + k);
      FloatVector u1 = fromArray(FLOATS, floatRows, ROW_U1 + k);
      FloatVector product = part1.lanewise(MUL, u1);
      FloatVector u2 = fromArray(FLOATS, floatRows, ROW_U2 + k);
      FloatVector product2 = part2.lanewise(MUL, u2);
      FloatVector u = fromArray(FLOATS, floatRows, ROW_U3 + k);
      FloatVector u3 = u.lanewise(SUB, product.lanewise(ADD, product2));
      FloatVector v1 = fromArray(FLOATS, floatRows, ROW_V1 + k);
      FloatVector product3 = part1.lanewise(MUL, v1);
      FloatVector v2 = fromArray(FLOATS, floatRows, ROW_V2 + k);
      FloatVector product4 = part2.lanewise(MUL, v2);
      FloatVector v = fromArray(FLOATS, floatRows, ROW_V + k);
      FloatVector v3 = v.lanewise(SUB, product3.lanewise(ADD, product4));
      FloatVector part1At1 = part1.lanewise(ADD, u3.lanewise(MUL, v2).lanewise(SUB, v3.lanewise(MUL, u2))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k)));
      FLOAT_VECTOR.cast(part1At1).intoArray(floatRows, ROW_PART1_AT1 + k);
      FloatVector u4 = u.lanewise(SUB, product2.lanewise(ADD, product));
      FloatVector v4 = v.lanewise(SUB, product4.lanewise(ADD, product3));
      FloatVector part2At1 = part2.lanewise(ADD, u4.lanewise(MUL, v1).lanewise(SUB, v4.lanewise(MUL, u1))
          .lanewise(DIV, difference));
      FLOAT_VECTOR.cast(part2At1).intoArray(floatRows, ROW_PART2_AT1 + k);
      VectorMask<Float> isCorner1 = part1At1.compare(GT, ALL_C2_38E_07);
      isCorner1 = part2At1.compare(GT, ALL_C2_38E_07, isCorner1);
      isCorner1 = part1At1.lanewise(ADD, part2At1).compare(LT, ALL_WITHIN, isCorner1);
      isCorner1Bits |= isCorner1.toLong() << k;
    }
    return isCorner1Bits;
  }

  private static void floats66(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector v = ALL_ONE.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_P_V + k));
      FLOAT_VECTOR.cast(v).intoArray(floatRows, ROW_V3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT7 + k)
          .lanewise(SUB, v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U2 + k)))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k))).intoArray(floatRows,
          ROW_PART1_3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT9 + k)
          .lanewise(SUB, v.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_U1 + k)))).intoArray(floatRows,
          ROW_DIFFERENCE13 + k);
    }
  }

  private static long floats67(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long isCorner2Bits = 0;
    long ofEdgesIsNoneBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector difference = fromArray(FLOATS, floatRows, ROW_DIFFERENCE11 + k);
      FloatVector part2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE13 + k).lanewise(DIV, difference);
      FloatVector part1 = fromArray(FLOATS, floatRows, ROW_PART1_3 + k);
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
      FloatVector part1At2 = part1.lanewise(ADD, u3.lanewise(MUL, v2).lanewise(SUB, v3.lanewise(MUL, u2))
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_DIFFERENCE9 + k)));
      FLOAT_VECTOR.cast(part1At2).intoArray(floatRows, ROW_PART1_AT2 + k);
      FloatVector u4 = u.lanewise(SUB, product2.lanewise(ADD, product));
      FloatVector v4 = v.lanewise(SUB, product4.lanewise(ADD, product3));
      FloatVector part2At2 = part2.lanewise(ADD, u4.lanewise(MUL, v1).lanewise(SUB, v4.lanewise(MUL, u1))
          .lanewise(DIV, difference));
      FLOAT_VECTOR.cast(part2At2).intoArray(floatRows, ROW_PART2_AT2 + k);
      VectorMask<Float> isCorner2 = part1At2.compare(GT, ALL_C2_38E_07);
      isCorner2 = part2At2.compare(GT, ALL_C2_38E_07, isCorner2);
      isCorner2 = part1At2.lanewise(ADD, part2At2).compare(LT, ALL_WITHIN, isCorner2);
      isCorner2Bits |= isCorner2.toLong() << k;
      ofEdgesIsNoneBits |= fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k).compare(EQ, ALL_NONE).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SIZE2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_ABS_OF_FACE + k))).intoArray(floatRows,
          ROW_SUM14 + k);
    }
    bits[0] = ofEdgesIsNoneBits;
    return isCorner2Bits;
  }

  private static long floats68(float[] floatRows, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long absDeepestAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ofFace = fromArray(FLOATS, floatRows, ROW_OF_FACE + k);
      FLOAT_VECTOR.cast(ofFace.lanewise(ADD, ALL_ROUNDING
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM14 + k)))).intoArray(floatRows, ROW_SUM15 + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SIGN + k))).intoArray(
          floatRows, ROW_TOWARDS + k);
      FloatVector deepest = ofFace.lanewise(NEG);
      FLOAT_VECTOR.cast(deepest).intoArray(floatRows, ROW_DEEPEST + k);
      absDeepestAtMostLargestBits |= deepest.lanewise(ABS).compare(LE, ALL_LARGEST).toLong() << k;
      // overlap ? depth > 0 ? depth : 0 : depth < 0 ? depth : -Float.MIN_VALUE
      FLOAT_VECTOR.cast(ALL_MINUS_C1_40E_45.blend(deepest, deepest.compare(LT, ALL_ZERO))
          .blend(ALL_ZERO.blend(deepest, deepest.compare(GT, ALL_ZERO)),
          VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEEPEST_OR_ZERO_OR_DEEPEST_OR_MINUS_C1_40E_45 + k);
    }
    return absDeepestAtMostLargestBits;
  }

  private static void floats70(float[] floatRows, long largestGreaterZeroBits, long largestGreaterZeroBits2) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector faceTurn = fromArray(FLOATS, floatRows, ROW_FACE_TURN + k);
      FloatVector component = faceTurn.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX + k));
      VectorMask<Float> largestGreaterZero = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector largest = fromArray(FLOATS, floatRows, ROW_LARGEST + k);
      FloatVector parts = fromArray(FLOATS, floatRows, ROW_PARTS + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_X + k);
      FloatVector component2 = faceTurn.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY + k));
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component2.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Y + k);
      FloatVector component3 = faceTurn.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ + k));
      // largest > 0 ? component / largest / parts + 0f : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(component3.lanewise(DIV, largest).lanewise(DIV, parts)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero)).intoArray(floatRows, ROW_FACE_Z + k);
      FloatVector edgeTurn = fromArray(FLOATS, floatRows, ROW_EDGE_TURN + k);
      FloatVector component4 = edgeTurn.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX3 + k));
      VectorMask<Float> largestGreaterZero2 = VectorMask.fromLong(FLOATS, (largestGreaterZeroBits2 >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector largest2 = fromArray(FLOATS, floatRows, ROW_LARGEST2 + k);
      FloatVector parts2 = fromArray(FLOATS, floatRows, ROW_PARTS2 + k);
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector edgeX = ALL_ZERO.blend(component4.lanewise(DIV, largest2).lanewise(DIV, parts2)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero2);
      FLOAT_VECTOR.cast(edgeX).intoArray(floatRows, ROW_EDGE_X + k);
      FloatVector component5 = edgeTurn.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY3 + k));
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector edgeY = ALL_ZERO.blend(component5.lanewise(DIV, largest2).lanewise(DIV, parts2)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero2);
      FLOAT_VECTOR.cast(edgeY).intoArray(floatRows, ROW_EDGE_Y + k);
      FloatVector component6 = edgeTurn.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ3 + k));
      // largest > 0 ? component / largest / parts + 0f : 0
      FloatVector edgeZ = ALL_ZERO.blend(component6.lanewise(DIV, largest2).lanewise(DIV, parts2)
          .lanewise(ADD, ALL_ZERO), largestGreaterZero2);
      FLOAT_VECTOR.cast(edgeZ).intoArray(floatRows, ROW_EDGE_Z + k);
      FloatVector ofEdges = fromArray(FLOATS, floatRows, ROW_OF_EDGES3 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DIFFERENCE4 + k)
          .lanewise(SUB, ofEdges.lanewise(MUL, edgeX));
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DIFFERENCE5 + k)
          .lanewise(SUB, ofEdges.lanewise(MUL, edgeY));
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DIFFERENCE6 + k)
          .lanewise(SUB, ofEdges.lanewise(MUL, edgeZ));
      FloatVector ax = dx.lanewise(ABS);
      FloatVector ay = dy.lanewise(ABS);
      FloatVector az = dz.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      // most > az ? most : az
      FloatVector largest3 = az.blend(most, most.compare(GT, az));
      FLOAT_VECTOR.cast(largest3).intoArray(floatRows, ROW_LARGEST3 + k);
      VectorMask<Float> largestGreaterZero3 = largest3.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(dx.lanewise(DIV, largest3), largestGreaterZero3);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(dy.lanewise(DIV, largest3), largestGreaterZero3);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(dz.lanewise(DIV, largest3), largestGreaterZero3);
      FLOAT_VECTOR.cast(ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez))).intoArray(floatRows, ROW_SUM16 + k);
    }
  }

  private static long floats71(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long asideGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector aside = fromArray(FLOATS, floatRows, ROW_LARGEST3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM16 + k).lanewise(SQRT));
      asideGreaterProductBits |= aside.compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k)).toLong(
          ) << k;
      FloatVector edgeX = fromArray(FLOATS, floatRows, ROW_EDGE_X + k);
      FloatVector edgeY = fromArray(FLOATS, floatRows, ROW_EDGE_Y + k);
      FloatVector edgeZ = fromArray(FLOATS, floatRows, ROW_EDGE_Z + k);
      FloatVector along = ALL_C0_480.lanewise(MUL, edgeX).lanewise(ADD, ALL_C0_600.lanewise(MUL, edgeY))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, edgeZ));
      VectorMask<Float> edgeYIsZeroAndEdgeZGreaterZero = edgeY.compare(EQ, ALL_ZERO);
      edgeYIsZeroAndEdgeZGreaterZero = edgeZ.compare(GT, ALL_ZERO, edgeYIsZeroAndEdgeZGreaterZero);
      VectorMask<Float> edgeXIsZeroAndEither = edgeX
          .compare(EQ, ALL_ZERO, edgeY.compare(GT, ALL_ZERO).or(edgeYIsZeroAndEdgeZGreaterZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, edgeX.compare(GT, ALL_ZERO).or(edgeXIsZeroAndEither));
      VectorMask<Float> isForward = along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM7 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_SUM6 + k), isForward)).intoArray(floatRows, ROW_FEATURE + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, edgeZ);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, edgeY);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, edgeX);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FLOAT_VECTOR.cast(edgeX.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_SPACE_X + k);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FLOAT_VECTOR.cast(edgeY.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO)).intoArray(floatRows,
          ROW_SPACE_Y + k);
      FLOAT_VECTOR.cast(edgeZ.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).intoArray(floatRows, ROW_SUM17 + k);
    }
    return asideGreaterProductBits;
  }

  private static void floats72(float[] floatRows, long swapBits, long hitBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector spaceZ = fromArray(FLOATS, floatRows, ROW_SUM17 + k).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector spaceX = fromArray(FLOATS, floatRows, ROW_SPACE_X + k);
      // swap ? 0f - spaceX : spaceX
      FLOAT_VECTOR.cast(spaceX.blend(ALL_ZERO.lanewise(SUB, spaceX), swap)).intoArray(floatRows, ROW_NX + k);
      FloatVector spaceY = fromArray(FLOATS, floatRows, ROW_SPACE_Y + k);
      // swap ? 0f - spaceY : spaceY
      FLOAT_VECTOR.cast(spaceY.blend(ALL_ZERO.lanewise(SUB, spaceY), swap)).intoArray(floatRows, ROW_NY + k);
      // swap ? 0f - spaceZ : spaceZ
      FLOAT_VECTOR.cast(spaceZ.blend(ALL_ZERO.lanewise(SUB, spaceZ), swap)).intoArray(floatRows, ROW_NZ + k);
      // hit ? Contact.depth(overlap, deep) : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(fromArray(FLOATS, floatRows,
          ROW_DEEP_OR_ZERO_OR_DEEP_OR_MINUS_C1_40E_45 + k),
          VectorMask.fromLong(FLOATS, (hitBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_DEPTH0 + k);
      FloatVector sign = fromArray(FLOATS, floatRows, ROW_SIGN + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FLOAT_VECTOR.cast(sign.lanewise(MUL, faceX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PX2 + k))
          .lanewise(ADD, faceY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PY2 + k)))
          .lanewise(ADD, faceZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PZ2 + k))))).intoArray(floatRows,
          ROW_P_DEEP + k);
      FLOAT_VECTOR.cast(sign.lanewise(MUL, faceX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QX2 + k))
          .lanewise(ADD, faceY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QY2 + k)))
          .lanewise(ADD, faceZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_QZ2 + k))))).intoArray(floatRows,
          ROW_Q_DEEP + k);
      FLOAT_VECTOR.cast(faceX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_RX + k))
          .lanewise(ADD, faceY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_RY + k)))
          .lanewise(ADD, faceZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_RZ + k)))).intoArray(floatRows,
          ROW_SUM18 + k);
    }
  }

  private static void floats73(float[] floatRows, long isSecondBits, long isStart0Bits, long isEnd0Bits,
      long first0AtMostMinusOneBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector rDeep = fromArray(FLOATS, floatRows, ROW_SIGN + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM18 + k));
      FLOAT_VECTOR.cast(rDeep).intoArray(floatRows, ROW_R_DEEP + k);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FloatVector along = ALL_C0_480.lanewise(MUL, faceX).lanewise(ADD, ALL_C0_600.lanewise(MUL, faceY))
          .lanewise(ADD, ALL_C0_640.lanewise(MUL, faceZ));
      VectorMask<Float> faceYIsZeroAndFaceZGreaterZero = faceY.compare(EQ, ALL_ZERO);
      faceYIsZeroAndFaceZGreaterZero = faceZ.compare(GT, ALL_ZERO, faceYIsZeroAndFaceZGreaterZero);
      VectorMask<Float> faceXIsZeroAndEither = faceX
          .compare(EQ, ALL_ZERO, faceY.compare(GT, ALL_ZERO).or(faceYIsZeroAndFaceZGreaterZero));
      VectorMask<Float> alongIsZeroAndEither = along
          .compare(EQ, ALL_ZERO, faceX.compare(GT, ALL_ZERO).or(faceXIsZeroAndEither));
      VectorMask<Float> forward = along.compare(GT, ALL_ZERO).or(alongIsZeroAndEither);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FloatVector unitA = ALL_ONE.blend(ALL_FEATURES, forward);
      // isForward ? FEATURES * ofFirst + ofSecond : FEATURES * ofSecond + ofFirst
      FloatVector unitB = ALL_FEATURES.blend(ALL_ONE, forward);
      VectorMask<Float> isSecond = VectorMask.fromLong(FLOATS, (isSecondBits >>> k) & WideLanes.FLOAT_LANES);
      // isSecond ? unitB : unitA
      FloatVector ofThis = unitA.blend(unitB, isSecond);
      FLOAT_VECTOR.cast(ofThis).intoArray(floatRows, ROW_OF_THIS + k);
      // isSecond ? unitA : unitB
      FloatVector ofOther = unitB.blend(unitA, isSecond);
      FLOAT_VECTOR.cast(ofOther).intoArray(floatRows, ROW_OF_OTHER + k);
      FloatVector pDeep = fromArray(FLOATS, floatRows, ROW_P_DEEP + k);
      FloatVector qDeep = fromArray(FLOATS, floatRows, ROW_Q_DEEP + k);
      FloatVector midDeep0 = ALL_HALF.lanewise(MUL, pDeep.lanewise(ADD, qDeep));
      FloatVector difference = qDeep.lanewise(SUB, pDeep);
      FLOAT_VECTOR.cast(difference).intoArray(floatRows, ROW_DIFFERENCE14 + k);
      FloatVector halfDeep0 = ALL_HALF.lanewise(MUL, difference);
      // isStart0 ? midDeep0 + first0 * halfDeep0 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(midDeep0
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_FIRST0 + k).lanewise(MUL, halfDeep0)),
          VectorMask.fromLong(FLOATS, (isStart0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_START0_DEEP + k);
      // isEnd0 ? midDeep0 + last0 * halfDeep0 : Contact.NONE
      FLOAT_VECTOR.cast(ALL_NONE.blend(midDeep0
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LAST0 + k).lanewise(MUL, halfDeep0)),
          VectorMask.fromLong(FLOATS, (isEnd0Bits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_END0_DEEP + k);
      FloatVector product = ALL_C7_00.lanewise(MUL, ofThis);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT11 + k);
      FloatVector product2 = ALL_C3_00.lanewise(MUL, ofOther);
      // first0 <= -1 ? 7 * ofThis + 1 * ofOther : 3 * ofOther + ofThis * (entersW0 > enters0 ? 6 : entersU0 >=
      // entersV0 ? 5 : 3)
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ofThis
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C6_00_OR_C5_00_OR_C3_00 + k)))
          .blend(product.lanewise(ADD, ALL_ONE.lanewise(MUL, ofOther)),
          VectorMask.fromLong(FLOATS, (first0AtMostMinusOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_START0_FEATURE + k);
      FLOAT_VECTOR.cast(product2.lanewise(ADD, ofThis
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_2 + k)))).intoArray(
          floatRows, ROW_END0_FEATURE + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, qDeep.lanewise(ADD, rDeep))).intoArray(floatRows,
          ROW_MID_DEEP1 + k);
      FLOAT_VECTOR.cast(rDeep.lanewise(SUB, qDeep)).intoArray(floatRows, ROW_DIFFERENCE15 + k);
    }
  }

  private static long floats74(float[] floatRows, long[] bits, long isStart1Bits, long isEnd1Bits,
      long first1AtMostMinusOneBits, long isStart2Bits, long isEnd2Bits, long first2AtMostMinusOneBits,
      long isCorner0Bits, long isCorner1Bits, long isCorner2Bits) {
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
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfDeep1 = ALL_HALF.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DIFFERENCE15 + k));
      FloatVector midDeep1 = fromArray(FLOATS, floatRows, ROW_MID_DEEP1 + k);
      // isStart1 ? midDeep1 + first1 * halfDeep1 : Contact.NONE
      FloatVector start1Deep = ALL_NONE.blend(midDeep1
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_FIRST1 + k).lanewise(MUL, halfDeep1)),
          VectorMask.fromLong(FLOATS, (isStart1Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(start1Deep).intoArray(floatRows, ROW_START1_DEEP + k);
      // isEnd1 ? midDeep1 + last1 * halfDeep1 : Contact.NONE
      FloatVector end1Deep = ALL_NONE.blend(midDeep1
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LAST1 + k).lanewise(MUL, halfDeep1)),
          VectorMask.fromLong(FLOATS, (isEnd1Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(end1Deep).intoArray(floatRows, ROW_END1_DEEP + k);
      FloatVector ofOther = fromArray(FLOATS, floatRows, ROW_OF_OTHER + k);
      FloatVector product = ALL_C6_00.lanewise(MUL, ofOther);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT11 + k);
      FloatVector ofThis = fromArray(FLOATS, floatRows, ROW_OF_THIS + k);
      // first1 <= -1 ? 7 * ofThis + 2 * ofOther : 6 * ofOther + ofThis * (entersW1 > enters1 ? 6 : entersU1 >=
      // entersV1 ? 5 : 3)
      FLOAT_VECTOR.cast(product.lanewise(ADD, ofThis
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_3 + k)))
          .blend(product2.lanewise(ADD, ALL_TWO.lanewise(MUL, ofOther)),
          VectorMask.fromLong(FLOATS, (first1AtMostMinusOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_START1_FEATURE + k);
      FLOAT_VECTOR.cast(product.lanewise(ADD, ofThis
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_4 + k)))).intoArray(
          floatRows, ROW_END1_FEATURE + k);
      FloatVector rDeep = fromArray(FLOATS, floatRows, ROW_R_DEEP + k);
      FloatVector pDeep = fromArray(FLOATS, floatRows, ROW_P_DEEP + k);
      FloatVector midDeep2 = ALL_HALF.lanewise(MUL, rDeep.lanewise(ADD, pDeep));
      FloatVector halfDeep2 = ALL_HALF.lanewise(MUL, pDeep.lanewise(SUB, rDeep));
      // isStart2 ? midDeep2 + first2 * halfDeep2 : Contact.NONE
      FloatVector start2Deep = ALL_NONE.blend(midDeep2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_FIRST2 + k).lanewise(MUL, halfDeep2)),
          VectorMask.fromLong(FLOATS, (isStart2Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(start2Deep).intoArray(floatRows, ROW_START2_DEEP + k);
      // isEnd2 ? midDeep2 + last2 * halfDeep2 : Contact.NONE
      FloatVector end2Deep = ALL_NONE.blend(midDeep2
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_LAST2 + k).lanewise(MUL, halfDeep2)),
          VectorMask.fromLong(FLOATS, (isEnd2Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(end2Deep).intoArray(floatRows, ROW_END2_DEEP + k);
      FloatVector product3 = ALL_C5_00.lanewise(MUL, ofOther);
      // first2 <= -1 ? 7 * ofThis + 4 * ofOther : 5 * ofOther + ofThis * (entersW2 > enters2 ? 6 : entersU2 >=
      // entersV2 ? 5 : 3)
      FLOAT_VECTOR.cast(product3.lanewise(ADD, ofThis
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_5 + k)))
          .blend(product2.lanewise(ADD, ALL_C4_00.lanewise(MUL, ofOther)),
          VectorMask.fromLong(FLOATS, (first2AtMostMinusOneBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_START2_FEATURE + k);
      FLOAT_VECTOR.cast(product3.lanewise(ADD, ofThis
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_C6_00_OR_C5_00_OR_C3_00_6 + k)))).intoArray(
          floatRows, ROW_END2_FEATURE + k);
      FloatVector difference = rDeep.lanewise(SUB, pDeep);
      FloatVector difference2 = fromArray(FLOATS, floatRows, ROW_DIFFERENCE14 + k);
      // isCorner0 ? pDeep + (part1At0 * (qDeep - pDeep) + part2At0 * (rDeep - pDeep)) : Contact.NONE
      FloatVector corner0Deep = ALL_NONE.blend(pDeep
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PART1_AT0 + k).lanewise(MUL, difference2)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PART2_AT0 + k).lanewise(MUL, difference))),
          VectorMask.fromLong(FLOATS, (isCorner0Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(corner0Deep).intoArray(floatRows, ROW_CORNER0_DEEP + k);
      FloatVector product4 = ALL_C7_00.lanewise(MUL, ofOther);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ALL_ONE.lanewise(MUL, ofThis))).intoArray(floatRows,
          ROW_CORNER0_FEATURE + k);
      // isCorner1 ? pDeep + (part1At1 * (qDeep - pDeep) + part2At1 * (rDeep - pDeep)) : Contact.NONE
      FloatVector corner1Deep = ALL_NONE.blend(pDeep
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PART1_AT1 + k).lanewise(MUL, difference2)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PART2_AT1 + k).lanewise(MUL, difference))),
          VectorMask.fromLong(FLOATS, (isCorner1Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(corner1Deep).intoArray(floatRows, ROW_CORNER1_DEEP + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ALL_TWO.lanewise(MUL, ofThis))).intoArray(floatRows,
          ROW_CORNER1_FEATURE + k);
      // isCorner2 ? pDeep + (part1At2 * (qDeep - pDeep) + part2At2 * (rDeep - pDeep)) : Contact.NONE
      FloatVector corner2Deep = ALL_NONE.blend(pDeep
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PART1_AT2 + k).lanewise(MUL, difference2)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PART2_AT2 + k).lanewise(MUL, difference))),
          VectorMask.fromLong(FLOATS, (isCorner2Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(corner2Deep).intoArray(floatRows, ROW_CORNER2_DEEP + k);
      FLOAT_VECTOR.cast(product4.lanewise(ADD, ALL_C4_00.lanewise(MUL, ofThis))).intoArray(floatRows,
          ROW_CORNER2_FEATURE + k);
      isThereBits |= fromArray(FLOATS, floatRows, ROW_START0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits2 |= start1Deep.compare(GT, ALL_NONE).toLong() << k;
      isThereBits3 |= start2Deep.compare(GT, ALL_NONE).toLong() << k;
      isThereBits4 |= fromArray(FLOATS, floatRows, ROW_END0_DEEP + k).compare(GT, ALL_NONE).toLong() << k;
      isThereBits5 |= end1Deep.compare(GT, ALL_NONE).toLong() << k;
      isThereBits6 |= end2Deep.compare(GT, ALL_NONE).toLong() << k;
      isThereBits7 |= corner0Deep.compare(GT, ALL_NONE).toLong() << k;
      isThereBits8 |= corner1Deep.compare(GT, ALL_NONE).toLong() << k;
      isThereBits9 |= corner2Deep.compare(GT, ALL_NONE).toLong() << k;
    }
    bits[0] = isThereBits2;
    bits[1] = isThereBits3;
    bits[2] = isThereBits4;
    bits[3] = isThereBits5;
    bits[4] = isThereBits6;
    bits[5] = isThereBits7;
    bits[6] = isThereBits8;
    bits[7] = isThereBits9;
    return isThereBits;
  }

  private static void floats75(float[] floatRows, float[][] results, int at, long swapBits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[0], nys = results[1], nzs = results[2];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector faceZ = fromArray(FLOATS, floatRows, ROW_FACE_Z + k);
      FloatVector product = ALL_ZERO.lanewise(MUL, faceZ);
      FloatVector faceY = fromArray(FLOATS, floatRows, ROW_FACE_Y + k);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, faceY);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector faceX = fromArray(FLOATS, floatRows, ROW_FACE_X + k);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, faceX);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector spaceX = faceX.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector spaceY = faceY.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty))).lanewise(ADD, ALL_ZERO);
      FloatVector spaceZ = faceZ.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz))).lanewise(ADD, ALL_ZERO);
      VectorMask<Float> swap = VectorMask.fromLong(FLOATS, (swapBits >>> k) & WideLanes.FLOAT_LANES);
      // swap ? 0f - spaceX : spaceX
      FloatVector nx = spaceX.blend(ALL_ZERO.lanewise(SUB, spaceX), swap);
      // swap ? 0f - spaceY : spaceY
      FloatVector ny = spaceY.blend(ALL_ZERO.lanewise(SUB, spaceY), swap);
      // swap ? 0f - spaceZ : spaceZ
      FloatVector nz = spaceZ.blend(ALL_ZERO.lanewise(SUB, spaceZ), swap);
      VectorMask<Float> isEdge = VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES);
      FLOAT_VECTOR.cast(nx.blend(fromArray(FLOATS, floatRows, ROW_NX + k), isEdge)).intoArray(nxs, at + k);
      FLOAT_VECTOR.cast(ny.blend(fromArray(FLOATS, floatRows, ROW_NY + k), isEdge)).intoArray(nys, at + k);
      FLOAT_VECTOR.cast(nz.blend(fromArray(FLOATS, floatRows, ROW_NZ + k), isEdge)).intoArray(nzs, at + k);
    }
  }

  private static long floats77(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long foundBits = 0;
    long notFoundBits = 0;
    long minusMostGreaterSumBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector most = fromArray(FLOATS, floatRows, ROW_MOST2 + k);
      VectorMask<Float> found = most.compare(GT, ALL_NONE);
      foundBits |= found.toLong() << k;
      notFoundBits |= found.not().toLong() << k;
      minusMostGreaterSumBits |= most.lanewise(NEG)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_SUM15 + k)).toLong() << k;
    }
    bits[0] = notFoundBits;
    bits[1] = minusMostGreaterSumBits;
    return foundBits;
  }

  private static void floats79(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
      long isThereBits4, long isThereBits5, long isThereBits6, long isThereBits7, long isThereBits8,
      long isThereBits9) {
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
      FloatVector du7 = ALL_ZERO.lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du7).intoArray(floatRows, ROW_DU7 + k);
      FloatVector dv7 = ALL_ZERO.lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv7).intoArray(floatRows, ROW_DV7 + k);
      FloatVector duSquared = du7.lanewise(MUL, du7);
      FloatVector dvSquared = dv7.lanewise(MUL, dv7);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits7 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY6 + k);
      FloatVector du8 = ALL_ONE.lanewise(SUB, uAt1);
      FLOAT_VECTOR.cast(du8).intoArray(floatRows, ROW_DU8 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(du8.lanewise(MUL, du8).lanewise(ADD, dvSquared),
          VectorMask.fromLong(FLOATS, (isThereBits8 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY7 + k);
      FloatVector dv8 = ALL_ONE.lanewise(SUB, vAt1);
      FLOAT_VECTOR.cast(dv8).intoArray(floatRows, ROW_DV8 + k);
      // isThere ? du * du + dv * dv : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(duSquared.lanewise(ADD, dv8.lanewise(MUL, dv8)),
          VectorMask.fromLong(FLOATS, (isThereBits9 >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_AWAY8 + k);
    }
  }

  private static long floats80(float[] floatRows, float[][] results, int at, long isEdgeBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] x0s = results[3], y0s = results[4], z0s = results[5], feature0s = results[7];
    long allValueAtMostLargestBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector deepAt1 = fromArray(FLOATS, floatRows, ROW_DEEP_AT1 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt1 < deepest ? deepAt1 : deepest
      FloatVector reach1 = deepest.blend(deepAt1, deepAt1.compare(LT, deepest));
      FloatVector half1 = fromArray(FLOATS, floatRows, ROW_TOWARDS + k).lanewise(MUL, reach1);
      FloatVector uAt1 = fromArray(FLOATS, floatRows, ROW_U_AT1 + k);
      FloatVector vAt1 = fromArray(FLOATS, floatRows, ROW_V_AT1 + k);
      FloatVector xOf1 = fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX5 + k))
          .lanewise(ADD, vAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector yOf1 = fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY5 + k))
          .lanewise(ADD, vAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k))))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf1 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ5 + k))
          .lanewise(ADD, vAt1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k))))
          .lanewise(ADD, half1.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = ALL_ZERO.lanewise(MUL, zOf1);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, yOf1);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, xOf1);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector pointX = fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, xOf1.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector pointY = fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, yOf1.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector pointZ = fromArray(FLOATS, floatRows, ROW_OZ + k)
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

  private static void floats82(float[] floatRows, float[][] results, int at, long hitBits, long isEdgeBits) {
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

  private static void floats84(float[] floatRows, long isThereBits, long isThereBits2, long isThereBits3,
      long isThereBits4, long isThereBits5, long isThereBits6, long isThereBits7, long isThereBits8,
      long isThereBits9) {
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
      FloatVector product = difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV7 + k));
      FloatVector product2 = difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU7 + k));
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area6 = ALL_ZERO.blend(product.lanewise(SUB, product2),
          VectorMask.fromLong(FLOATS, (isThereBits7 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area6).intoArray(floatRows, ROW_AREA6 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area7 = ALL_ZERO.blend(product
          .lanewise(SUB, difference2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DU8 + k))),
          VectorMask.fromLong(FLOATS, (isThereBits8 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area7).intoArray(floatRows, ROW_AREA7 + k);
      // isThere ? (u2 - u1) * (v - v1) - (v2 - v1) * (u - u1) : 0
      FloatVector area8 = ALL_ZERO.blend(difference.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DV8 + k))
          .lanewise(SUB, product2), VectorMask.fromLong(FLOATS, (isThereBits9 >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(area8).intoArray(floatRows, ROW_AREA8 + k);
      FLOAT_VECTOR.cast(area0.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA0 + k);
      FLOAT_VECTOR.cast(area1.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA1 + k);
      FLOAT_VECTOR.cast(area2.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA2 + k);
      FLOAT_VECTOR.cast(area3.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA3 + k);
      FLOAT_VECTOR.cast(area4.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA4 + k);
      FLOAT_VECTOR.cast(area5.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA5 + k);
      FLOAT_VECTOR.cast(area6.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA6 + k);
      FLOAT_VECTOR.cast(area7.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA7 + k);
      FLOAT_VECTOR.cast(area8.lanewise(ABS)).intoArray(floatRows, ROW_ABS_AREA8 + k);
    }
  }

  private static long floats85(float[] floatRows, float[][] results, int at, long overlapBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] x1s = results[8], y1s = results[9], z1s = results[10], feature1s = results[12];
    long isThere2Bits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector away = fromArray(FLOATS, floatRows, ROW_AWAY + k);
      isThere2Bits |= away.compare(GT, ALL_ZERO).toLong() << k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, away)).intoArray(floatRows, ROW_PRODUCT12 + k);
      FloatVector deepAt2 = fromArray(FLOATS, floatRows, ROW_DEEP_AT2 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt2 < deepest ? deepAt2 : deepest
      FloatVector reach2 = deepest.blend(deepAt2, deepAt2.compare(LT, deepest));
      FloatVector half2 = fromArray(FLOATS, floatRows, ROW_TOWARDS + k).lanewise(MUL, reach2);
      FloatVector uAt2 = fromArray(FLOATS, floatRows, ROW_U_AT2 + k);
      FloatVector vAt2 = fromArray(FLOATS, floatRows, ROW_V_AT2 + k);
      FloatVector xOf2 = fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX5 + k))
          .lanewise(ADD, vAt2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector yOf2 = fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY5 + k))
          .lanewise(ADD, vAt2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k))))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf2 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ5 + k))
          .lanewise(ADD, vAt2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k))))
          .lanewise(ADD, half2.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = ALL_ZERO.lanewise(MUL, zOf2);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, yOf2);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, xOf2);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, xOf2.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, yOf2.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_OZ + k)
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

  private static void floats87(float[] floatRows, float[][] results, int at,
      long valueAtMostLargestAndIsThere2Bits, long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth1s = results[11];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE
      FloatVector depth1 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH2_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (valueAtMostLargestAndIsThere2Bits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth1.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth1s, at + k);
    }
  }

  private static long floats89(float[] floatRows) {
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
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT12 + k)).toLong() << k;
      FLOAT_VECTOR.cast(ALL_LEAST.lanewise(MUL, absArea)).intoArray(floatRows, ROW_PRODUCT13 + k);
      FloatVector deepAt3 = fromArray(FLOATS, floatRows, ROW_DEEP_AT3 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt3 < deepest ? deepAt3 : deepest
      FloatVector reach3 = deepest.blend(deepAt3, deepAt3.compare(LT, deepest));
      FLOAT_VECTOR.cast(reach3).intoArray(floatRows, ROW_REACH3 + k);
      FloatVector half3 = fromArray(FLOATS, floatRows, ROW_TOWARDS + k).lanewise(MUL, reach3);
      FloatVector uAt3 = fromArray(FLOATS, floatRows, ROW_U_AT3 + k);
      FloatVector vAt3 = fromArray(FLOATS, floatRows, ROW_V_AT3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX5 + k))
          .lanewise(ADD, vAt3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)))).intoArray(
          floatRows, ROW_X_OF3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY5 + k))
          .lanewise(ADD, vAt3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k))))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)))).intoArray(
          floatRows, ROW_Y_OF3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ5 + k))
          .lanewise(ADD, vAt3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k))))
          .lanewise(ADD, half3.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)))).intoArray(
          floatRows, ROW_Z_OF3 + k);
    }
    return absAreaGreaterProductBits;
  }

  private static void floats90(float[] floatRows, float[][] results, int at, long overlapBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] x2s = results[13], y2s = results[14], z2s = results[15], feature2s = results[17];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, xOf3.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, yOf3.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_OZ + k)
          .lanewise(ADD, zOf3.lanewise(ADD, product5.lanewise(SUB, product6)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tz)))).lanewise(ADD, ALL_ZERO);
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

  private static void floats92(float[] floatRows, float[][] results, int at, long isThereBits,
      long isThereBits2, long isThereBits3, long isThereBits4, long isThereBits5, long isThereBits6,
      long isThereBits7, long isThereBits8, long isThereBits9, long allValueAtMostLargestBits,
      long isEdgeBits) {
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
      // hit && isThere3 ? Contact.depth(overlap, false, reach3) : Contact.NONE
      FloatVector depth2 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH3_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (allValueAtMostLargestBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(depth2.blend(ALL_NONE,
          VectorMask.fromLong(FLOATS, (isEdgeBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(depth2s, at + k);
    }
  }

  private static long floats95(float[] floatRows, float[][] results, int at, long overlapBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return 0;
    }
    float[] x3s = results[18], y3s = results[19], z3s = results[20], feature3s = results[22];
    long addsGreaterProductBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      addsGreaterProductBits |= fromArray(FLOATS, floatRows, ROW_ADDS + k)
          .compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT13 + k)).toLong() << k;
      FloatVector deepAt4 = fromArray(FLOATS, floatRows, ROW_DEEP_AT4 + k);
      FloatVector deepest = fromArray(FLOATS, floatRows, ROW_DEEPEST + k);
      // deepAt4 < deepest ? deepAt4 : deepest
      FloatVector reach4 = deepest.blend(deepAt4, deepAt4.compare(LT, deepest));
      FloatVector half4 = fromArray(FLOATS, floatRows, ROW_TOWARDS + k).lanewise(MUL, reach4);
      FloatVector uAt4 = fromArray(FLOATS, floatRows, ROW_U_AT4 + k);
      FloatVector vAt4 = fromArray(FLOATS, floatRows, ROW_V_AT4 + k);
      FloatVector xOf4 = fromArray(FLOATS, floatRows, ROW_OX3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LX5 + k))
          .lanewise(ADD, vAt4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MX + k))))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_X + k)));
      FloatVector yOf4 = fromArray(FLOATS, floatRows, ROW_OY3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LY5 + k))
          .lanewise(ADD, vAt4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MY + k))))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Y + k)));
      FloatVector zOf4 = fromArray(FLOATS, floatRows, ROW_OZ3 + k)
          .lanewise(ADD, uAt4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_LZ5 + k))
          .lanewise(ADD, vAt4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_MZ + k))))
          .lanewise(ADD, half4.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_FACE_Z + k)));
      FloatVector product = ALL_ZERO.lanewise(MUL, zOf4);
      FloatVector product2 = ALL_ZERO.lanewise(MUL, yOf4);
      FloatVector tx = product.lanewise(SUB, product2);
      FloatVector product3 = ALL_ZERO.lanewise(MUL, xOf4);
      FloatVector ty = product3.lanewise(SUB, product);
      FloatVector tz = product2.lanewise(SUB, product3);
      FloatVector product4 = ALL_ZERO.lanewise(MUL, tz);
      FloatVector product5 = ALL_ZERO.lanewise(MUL, ty);
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_OX + k)
          .lanewise(ADD, xOf4.lanewise(ADD, product4.lanewise(SUB, product5)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, tx)))).lanewise(ADD, ALL_ZERO);
      FloatVector product6 = ALL_ZERO.lanewise(MUL, tx);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_OY + k)
          .lanewise(ADD, yOf4.lanewise(ADD, product6.lanewise(SUB, product4)
          .lanewise(SUB, ALL_MINUS_ONE.lanewise(MUL, ty)))).lanewise(ADD, ALL_ZERO);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_OZ + k)
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

  private static void floats97(float[] floatRows, float[][] results, int at, long allValueAtMostLargestBits,
      long isEdgeBits) {
    if (floatRows == null) {
      return;
    }
    float[] depth3s = results[21];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE
      FloatVector depth3 = ALL_NONE.blend(fromArray(FLOATS, floatRows, ROW_REACH4_OR_VALUE_OR_VALUE + k),
          VectorMask.fromLong(FLOATS, (allValueAtMostLargestBits >>> k) & WideLanes.FLOAT_LANES));
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
      if (TriangleTriangleContact.contact(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns2[0][j],
          columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j], columns2[6][j],
          columns2[7][j], columns2[8][j], out.floats[0], out.floats[1], out.floats[2], out.floats[3],
          out.floats[4], out.floats[5], out.floats[6], out.floats[7], out.floats[8], out.floats[9],
          out.floats[10], out.floats[11], out.floats[12], out.floats[13], out.floats[14], out.floats[15],
          out.floats[16], out.floats[17], out.floats[18], out.floats[19], out.floats[20], out.floats[21],
          out.floats[22], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
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
      DoubleVector high1 = ALL_ZERO_8.blend(b, b.compare(GT, ALL_ZERO_8));
      // c > high1 ? c : high1
      DoubleVector high1_2 = high1.blend(c, c.compare(GT, high1));
      DoubleVector slack = ALL_TOLERANCE.lanewise(MUL, x.lanewise(ABS)
          .lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SX + k))
          .lanewise(ADD, y.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SY + k)))
          .lanewise(ADD, z.lanewise(ABS).lanewise(MUL, DoubleVector.fromArray(DOUBLES, rows, ROW_SZ + k))));
      // b < 0 ? b : 0
      DoubleVector low1 = ALL_ZERO_8.blend(b, b.compare(LT, ALL_ZERO_8));
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

  /** {@code gap} of a block, from rows of values to another row. */
  private static void gap(float[] rows, int nxRow, int nyRow, int nzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, nxRow + k);
      FloatVector ax = nx.lanewise(ABS);
      FloatVector ny = fromArray(FLOATS, rows, nyRow + k);
      FloatVector ay = ny.lanewise(ABS);
      // ax > ay ? ax : ay
      FloatVector most = ay.blend(ax, ax.compare(GT, ay));
      FloatVector nz = fromArray(FLOATS, rows, nzRow + k);
      FloatVector az = nz.lanewise(ABS);
      // most > az ? most : az
      FloatVector largest = az.blend(most, most.compare(GT, az));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? component / largest : 0
      FloatVector ex = ALL_ZERO.blend(nx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ey = ALL_ZERO.blend(ny.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? component / largest : 0
      FloatVector ez = ALL_ZERO.blend(nz.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = largest.lanewise(MUL, ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez)).lanewise(SQRT));
      FloatVector ofW = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_CX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_CY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_CZ2 + k)));
      FloatVector ofU = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_BZ + k)));
      FloatVector ofV = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_CX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_CY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_CZ + k)));
      // a < b ? a : b
      FloatVector low = ofV.blend(ofU, ofU.compare(LT, ofV));
      FloatVector ofC = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_AX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_AY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_AZ + k)));
      FloatVector ofB = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_GX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_GY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_GZ + k)));
      // a > b ? a : b
      FloatVector high = ofB.blend(ALL_ZERO, ALL_ZERO.compare(GT, ofB));
      // c < low ? c : low; c > high ? c : high
      FloatVector ahead = low.blend(ofW, ofW.compare(LT, low))
          .lanewise(SUB, high.blend(ofC, ofC.compare(GT, high)));
      // a < b ? a : b
      FloatVector low2 = ofB.blend(ALL_ZERO, ALL_ZERO.compare(LT, ofB));
      // a > b ? a : b
      FloatVector high2 = ofV.blend(ofU, ofU.compare(GT, ofV));
      // c < low ? c : low; c > high ? c : high
      FloatVector behind = low2.blend(ofC, ofC.compare(LT, low2))
          .lanewise(SUB, high2.blend(ofW, ofW.compare(GT, high2)));
      // length > SHORTEST ? (ahead >= behind ? ahead : behind) / length : Float.NEGATIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_NONE.blend(behind.blend(ahead, ahead.compare(GE, behind)).lanewise(DIV, length),
          length.compare(GT, ALL_SHORTEST_30))).intoArray(rows, to + k);
    }
  }

  /** {@code ahead} of a block, from rows of values to another row. */
  private static void ahead(float[] rows, int nxRow, int nyRow, int nzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector nx = fromArray(FLOATS, rows, nxRow + k);
      FloatVector ny = fromArray(FLOATS, rows, nyRow + k);
      FloatVector nz = fromArray(FLOATS, rows, nzRow + k);
      FloatVector ofW = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_CX2 + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_CY2 + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_CZ2 + k)));
      FloatVector ofU = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_BX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_BY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_BZ + k)));
      FloatVector ofV = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_CX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_CY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_CZ + k)));
      // a < b ? a : b
      FloatVector low = ofV.blend(ofU, ofU.compare(LT, ofV));
      FloatVector ofC = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_AX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_AY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_AZ + k)));
      FloatVector ofB = nx.lanewise(MUL, fromArray(FLOATS, rows, ROW_GX + k))
          .lanewise(ADD, ny.lanewise(MUL, fromArray(FLOATS, rows, ROW_GY + k)))
          .lanewise(ADD, nz.lanewise(MUL, fromArray(FLOATS, rows, ROW_GZ + k)));
      // a > b ? a : b
      FloatVector high = ofB.blend(ALL_ZERO, ALL_ZERO.compare(GT, ofB));
      // a < b ? a : b
      FloatVector low2 = ofB.blend(ALL_ZERO, ALL_ZERO.compare(LT, ofB));
      // a > b ? a : b
      FloatVector high2 = ofV.blend(ofU, ofU.compare(GT, ofV));
      // c < low ? c : low; c > high ? c : high; BoxTriangleAxes.min(ofU, ofV, ofW) - most(ofB, ofC) >=
      // least(ofB, ofC) - BoxTriangleAxes.max(ofU, ofV, ofW) ? 1 : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(ALL_ONE, low.blend(ofW, ofW.compare(LT, low))
          .lanewise(SUB, high.blend(ofC, ofC.compare(GT, high)))
          .compare(GE, low2.blend(ofC, ofC.compare(LT, low2))
          .lanewise(SUB, high2.blend(ofW, ofW.compare(GT, high2)))))).intoArray(rows, to + k);
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
      FloatVector v9 = fromArray(FLOATS, rows, ROW_NONE + k);
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
      FloatVector number4 = number3.blend(ALL_C4_00, v4GreaterMost);
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
      FloatVector value4 = value3.blend(fromArray(FLOATS, rows, v4Row + k), number.compare(EQ, ALL_C4_00));
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
      floats1(null, 0, null, 0);
      floats2(null, 0, null, 0, null, 0);
      floats3(null, 0, null, 0, null, 0);
      floats4(null, 0, null, 0, null, 0);
      floats5(null, 0);
      floats6(null);
      floats7(null);
      floats8(null);
      floats9(null, null);
      floats10(null);
      floats11(null);
      floats12(null);
      floats13(null);
      floats14(null);
      doubles15(null, null);
      doubles16(null, null);
      floats18(null, null, 0, 0);
      floats19(null);
      floats20(null);
      floats21(null);
      floats22(null);
      floats23(null);
      floats24(null, null);
      floats25(null, null, 0, 0);
      floats26(null, 0, 0, 0, 0);
      floats27(null);
      floats28(null);
      floats29(null);
      floats30(null, 0, 0, 0, 0);
      floats31(null);
      floats32(null);
      floats33(null);
      floats34(null, null, 0);
      floats35(null, 0);
      floats36(null, 0);
      floats37(null, 0);
      floats38(null, 0);
      floats39(null);
      floats40(null);
      floats41(null);
      floats42(null);
      floats43(null);
      floats44(null);
      floats45(null);
      floats46(null);
      floats47(null);
      floats48(null);
      floats49(null, null);
      floats50(null, 0, 0, 0);
      floats51(null);
      floats52(null);
      floats53(null);
      floats54(null);
      floats55(null, null);
      floats56(null);
      floats57(null);
      floats58(null);
      floats59(null);
      floats60(null, null);
      floats61(null, 0, 0);
      floats62(null);
      floats63(null);
      floats64(null);
      floats65(null);
      floats66(null);
      floats67(null, null);
      floats68(null, 0);
      floats70(null, 0, 0);
      floats71(null);
      floats72(null, 0, 0);
      floats73(null, 0, 0, 0, 0);
      floats74(null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats75(null, null, 0, 0, 0);
      floats77(null, null);
      floats79(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats80(null, null, 0, 0);
      floats82(null, null, 0, 0, 0);
      floats84(null, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats85(null, null, 0, 0, 0);
      floats87(null, null, 0, 0, 0);
      floats89(null);
      floats90(null, null, 0, 0, 0);
      floats92(null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      floats95(null, null, 0, 0, 0);
      floats97(null, null, 0, 0, 0);
      meet(null, 0, 0, 0, 0, 0, 0);
      gap(null, 0, 0, 0, 0);
      ahead(null, 0, 0, 0, 0);
      most(null, 0);
      largest(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      pick(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      added(null, 0, 0, 0);
    }
  }
}
