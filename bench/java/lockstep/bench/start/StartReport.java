package lockstep.bench.start;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import lockstep.bench.Processor;
import lockstep.bench.compare.Charts;

/** The first seconds of each question as a chart, in one self-contained HTML page. */
final class StartReport {
  private StartReport() {}

  static String html(List<StartRow> rows) throws IOException {
    StringBuilder page = new StringBuilder(1 << 16);
    page.append(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Lockstep: start</title>"
            + "<style>:root { color-scheme: light dark } body { max-width: 1020px; margin: 2rem "
            + "auto; padding: 0 1rem;"
            + " font: 15px/1.5 system-ui, sans-serif } svg { width: 100%; height: auto "
            + "}</style></head><body>\n" + "<h1>The first seconds of a JVM</h1>\n");
    page.append(String.format(Locale.ROOT,
        "<p>%s, %d cores, Java %s. Pairs, rays or triangles per second in windows of %.0f ms from "
            + "the first call on, " + "each engine in a JVM of its own; logarithmic scale.</p>%n",
        Processor.name(), Processor.cores(), Runtime.version(), 1000 * FreshJvm.WINDOW));
    for (StartRow row : rows) {
      page.append(String.format(Locale.ROOT,
          "<h2>%s</h2><p>best against scalar in the same window: at least %.2f; against wide in the "
              + "last second: " + "%.2f.</p>%s%n",
          row.question(), row.leastOfScalar(), row.warm(),
          Charts.svg(Charts.rates(row.windowSeconds(), row.rates()))));
    }
    return page.append("</body></html>\n").toString();
  }
}
