package lockstep.bench.compare;

import java.io.IOException;
import java.util.Locale;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.XYChart;

/** The result as one self-contained HTML page: no script, no style sheet, no image file. */
final class Report {
  private static final String STYLE =
      """
          :root { color-scheme: light dark; --ink: #1c2530; --soft: #5a626e; --line: #e2e6ec; --paper: #f6f7f9;
            --card: #fff; --accent: #0e8f8e; --bad: #d02f3a }
          @media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --soft: #a3adba; --line: #2b333e;
            --paper: #12161c; --card: #1a2028; --accent: #2cc5c3; --bad: #ff6b75 } }
          * { box-sizing: border-box }
          body { margin: 0 auto; max-width: 1080px; padding: 2.5rem 1.5rem 4rem; background: var(--paper);
            color: var(--ink); font: 15px/1.55 system-ui, sans-serif }
          h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.02em }
          h2 { font-size: 1.1rem; margin: 0 0 .2rem }
          p { margin: 0 0 .6rem; color: var(--soft) }
          section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.3rem 1.5rem;
            margin-top: 1.3rem; overflow-x: auto }
          .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 1rem }
          .facts b { display: block; font-size: 1.7rem; line-height: 1.2; color: var(--accent);
            font-variant-numeric: tabular-nums }
          .facts span { color: var(--soft) }
          svg { display: block; width: 100%; height: auto; color: var(--soft) }
          table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
          th { color: var(--soft); font-weight: 500; border-bottom: 1px solid var(--line) }
          th, td { padding: .28rem .6rem; text-align: right; white-space: nowrap }
          th:nth-child(-n+4), td:nth-child(-n+4) { text-align: left }
          tbody tr.new td { border-top: 1px solid var(--line) }
          tbody tr:hover { background: var(--paper) }
          td.up { color: var(--accent); font-weight: 600 }
          td.low { font-weight: 600 }
          td:last-child { text-align: left; color: var(--soft) }
          .bad, td.bad { color: var(--bad); font-weight: 700 }
          """;

  private Report() {}

  /** The whole run in a sentence or two. */
  static String summary(Results results) {
    long answers = results.kernels().stream().mapToLong(Row::size).sum();
    String verdict = results.mismatches() == 0 ? "every bit equal" : results.mismatches() + " mismatches";
    return String.format(Locale.ROOT,
        "%d questions, %,d pairs, scalar against %s, and %d questions to trees, against brute force: %s. "
            + "Speed-up %.1f (geometric mean), from %.1f to %.1f. %.0f s.",
        results.kernels().size(), answers, results.engine(), results.trees().size(), verdict,
        results.meanSpeedup(), results.kernels().stream().mapToDouble(Row::speedup).min().orElse(0),
        results.kernels().stream().mapToDouble(Row::speedup).max().orElse(0), results.seconds());
  }

  static String html(Results results) throws IOException {
    StringBuilder page = new StringBuilder(1 << 18);
    Results.Machine machine = results.machine();
    boolean equal = results.mismatches() == 0;
    page.append("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">").append(
        "<meta name=\"viewport\" content=\"width=device-width\"><title>Lockstep: compare</title><style>\n")
        .append(STYLE).append("</style></head><body>\n");
    page.append(equal ? "<h1>One answer, every bit of it</h1>\n"
        : "<h1 class=\"bad\">The answers differ: " + results.mismatches() + " mismatches</h1>\n");
    page.append("<p>")
        .append(escaped(machine.cpu() + ", " + machine.cores() + " cores, " + machine.os() + ", "
            + machine.jdk() + " · scalar against " + results.engine() + " · " + results.date()))
        .append("</p>\n<section class=\"facts\">");
    double best = results.kernels().stream().mapToDouble(Row::speedup).max().orElse(0);
    fact(page, String.format(Locale.ROOT, "%.1f×", results.meanSpeedup()),
        "as fast as scalar, geometric mean");
    fact(page, String.format(Locale.ROOT, "%.1f×", best), "at best");
    fact(page, "" + (results.kernels().size() + results.trees().size()), "questions asked of both engines");
    fact(page, "" + results.mismatches(), "entries that differ in any bit");
    fact(page, "" + machine.lanes(), "floats per vector");
    page.append("</section>\n");
    recorded(page, results);
    embree(page, results.embree());
    chart(page, "Throughput", "Zipped pairs, higher is better; logarithmic scale.",
        Charts.svg(Charts.throughput(results.kernels(), results.engine())));
    chart(page, "Speed-up", "For each way in which a call pairs its elements.",
        Charts.svg(Charts.speedup(results.kernels())));
    XYChart sizes = Charts.sizes(results.kernels());
    if (sizes != null) {
      chart(page, "Speed-up by size", "From what stays in the first cache to what lives in memory.",
          Charts.svg(sizes));
    }
    CategoryChart trees = Charts.trees(results.trees());
    if (trees != null) {
      chart(page, "With a tree",
          "How many times as many answers per second as by brute force; logarithmic scale.",
          Charts.svg(trees));
    }
    table(page, results);
    trees(page, results);
    return page.append("</body></html>\n").toString();
  }

  private static void fact(StringBuilder page, String number, String meaning) {
    page.append("<div><b>").append(number).append("</b><span>").append(meaning).append("</span></div>");
  }

  private static void chart(StringBuilder page, String title, String note, String svg) {
    page.append("<section><h2>").append(title).append("</h2><p>").append(note).append("</p>").append(svg)
        .append("</section>\n");
  }

  private static void recorded(StringBuilder page, Results results) {
    if (results.recorded() != null) {
      boolean bad = results.recorded().disagree() + results.recordedTree().disagree() > 0;
      page.append(String.format(
          "<section><h2>Recorded hits</h2><p%s>By brute force: %s.<br>With a tree: %s.</p>" + "</section>%n",
          bad ? " class=\"bad\"" : "", results.recorded().text(), results.recordedTree().text()));
    }
  }

  private static void embree(StringBuilder page, EmbreeCheck embree) {
    if (embree != null) {
      page.append("<section><h2>Another library</h2><p>").append(escaped(embree.text()))
          .append(".</p></section>\n");
    }
  }

  private static void table(StringBuilder page, Results results) {
    page.append(
        "<section><h2>All questions</h2><p>Rates in million pairs per second, each the best of the last windows of "
            + "measurement; ± is how far these were apart.</p><table><thead><tr><th>kernel<th>verb<th>pairing<th>scene<th>pairs<th>hits<th>scalar<th>"
            + "compared<th>speed-up<th>±<th>mismatches<th></tr></thead><tbody>\n");
    String kernel = null;
    for (Row row : results.kernels()) {
      boolean next = !row.kernel().equals(kernel);
      kernel = row.kernel();
      page.append(String.format(Locale.ROOT,
          "<tr%s><td>%s<td>%s<td>%s<td>%s<td>%,d<td>%.1f %%<td>%,.1f<td>%,.1f<td class=\"%s\">%.2f<td>%.0f %%<td%s>%,d<td>%s</tr>%n",
          next ? " class=\"new\"" : "", next ? kernel : "", row.verb(), row.pairing(), escaped(row.scene()),
          row.size(), 100.0 * row.hits() / row.size(), row.scalarPerSecond() / 1e6, row.widePerSecond() / 1e6,
          row.remark().isEmpty() ? "up" : "low", row.speedup(), 100 * row.spread(),
          row.mismatches() > 0 ? " class=\"bad\"" : "", row.mismatches(), row.remark()));
    }
    page.append("</tbody></table></section>\n");
  }

  private static void trees(StringBuilder page, Results results) {
    page.append("<section><h2>Questions to trees</h2><p>Rays or range queries per second. Brute force is the "
        + "scalar engine without a tree, in one call; every answer is compared with it.</p><table><thead><tr>"
        + "<th>tree over<th>verb<th>scene<th>shapes<th>queries<th>hits<th>brute force<th>scalar<th>"
        + "compared<th>speed-up<th>±<th>gain<th>mismatches<th></tr></thead><tbody>\n");
    String scene = null;
    for (Row row : results.trees()) {
      boolean next = !row.scene().equals(scene);
      scene = row.scene();
      page.append(String.format(Locale.ROOT,
          "<tr%s><td>%s<td>%s<td>%s<td>%,d<td>%,d<td>%,d<td>%,.0f<td>%,.0f<td>%,.0f<td class=\"%s\">%.2f<td>%.0f %%<td>%,.0f"
              + "<td%s>%,d<td>%s</tr>%n",
          next ? " class=\"new\"" : "", next ? row.pairing().replace("tree over ", "") : "", row.verb(),
          escaped(scene), row.size(), row.queries(), row.hits(), row.brutePerSecond(), row.scalarPerSecond(),
          row.widePerSecond(), row.remark().isEmpty() ? "up" : "low", row.speedup(), 100 * row.spread(),
          row.gain(), row.mismatches() > 0 ? " class=\"bad\"" : "", row.mismatches(), row.remark()));
    }
    page.append("</tbody></table></section>\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
