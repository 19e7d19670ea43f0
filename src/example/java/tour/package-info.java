/**
 * Small programs, one for each question that Lockstep answers. Each has a {@code main} that prints what it
 * found. A single file runs by itself once the library is compiled:
 *
 * <pre>
 *   java --add-modules jdk.incubator.vector -cp target/classes src/example/java/tour/CastTour.java
 * </pre>
 */
package tour;
