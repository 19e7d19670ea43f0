package lockstep.bench.embree;

import java.util.Locale;

/**
 * A way to hand rays to Embree. Which is fastest depends on the rays; what is compared with Embree is
 * compared with the fastest of them. Each goes with one of Embree's two promises about the rays: coherent
 * ones are traversed as packets as long as they stay together, others one by one.
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

  /** How many rays stand next to each other, component by component; 0 for all. */
  final int width;
  final boolean coherent;

  Mode(int width, boolean coherent) {
    this.width = width;
    this.coherent = coherent;
  }

  /** As benchmark parameters have it, such as {@code coherent-stream-16}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The mode of a label. */
  public static Mode of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
