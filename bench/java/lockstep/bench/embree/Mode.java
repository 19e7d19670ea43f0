package lockstep.bench.embree;

import java.util.Locale;

/**
 * A way to pass rays to Embree. The fastest depends on the rays; comparisons with Embree use the fastest one.
 * Each goes with one of Embree's two hints about the rays: coherent ones are traversed as packets as long as
 * they stay together, others one by one.
 */
public enum Mode {
  /** A call per ray. */
  SINGLE(1, false),
  /** A call per packet of 16 rays. */
  PACKET(16, false),
  /** One call for all rays, each a record. */
  STREAM_1(1, false),
  /** One call for all packets of 16 rays. */
  STREAM_16(16, false),
  /** One call for rays in columns. */
  STREAM_COLUMNS(0, false),
  /** As {@link #PACKET}. */
  COHERENT_PACKET(16, true),
  /** As {@link #STREAM_1}. */
  COHERENT_STREAM_1(1, true),
  /** As {@link #STREAM_16}. */
  COHERENT_STREAM_16(16, true),
  /** As {@link #STREAM_COLUMNS}. */
  COHERENT_STREAM_COLUMNS(0, true);

  /** Number of rays stored together, component by component; 0 for all. */
  final int width;
  final boolean coherent;

  Mode(int width, boolean coherent) {
    this.width = width;
    this.coherent = coherent;
  }

  /** The name in benchmark parameters, such as {@code coherent-stream-16}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The mode with a label. */
  public static Mode of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
