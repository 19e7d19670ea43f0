/**
 * The API that compiled kernels are written against. A kernel is one scalar method, annotated {@link
 * lockstep.twin.Twin}; the twin compiler makes two batch forms of it, a {@link lockstep.twin.ScalarTwin} and
 * a wide one that uses the Vector API, which give the same bits. Records such as {@link lockstep.twin.Vec}
 * and {@link lockstep.twin.Sphere} are the values it computes with. A kernel that must decide as real
 * arithmetic does uses {@link lockstep.twin.Exact} numbers; {@code PlaneSide} in the sources' {@code
 * src/example/spotlight} is one.
 */
package lockstep.twin;
