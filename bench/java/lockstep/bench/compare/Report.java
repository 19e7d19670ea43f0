package lockstep.bench.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The result as one self-contained HTML page: no script, no style sheet, no image file; bars are boxes with
 * their share of the width.
 */
final class Report {
  /** On pages with more rows, each family can be expanded by itself. */
  private static final int MANY_ROWS = 100;

  private static final String STYLE =
      """
          :root { color-scheme: light dark; --ink: #1c2530; --soft: #55606d; --line: #dde2e9; --paper: #f6f7f9;
            --card: #fff; --bar: #0e8f8e; --rail: #e9edf2; --peer: #7b8aa0; --bad: #b3202b; --warn: #8a5a00; --warnpaper: #fff4dc }
          @media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --soft: #a9b3c0; --line: #2b333e;
            --paper: #12161c; --card: #1a2028; --bar: #2cb5b3; --rail: #262e38; --peer: #8595ab; --bad: #ff7a83; --warn: #f0b95b; --warnpaper: #33291a } }
          * { box-sizing: border-box }
          body { margin: 0 auto; max-width: 1120px; padding: 2rem 1.2rem 4rem; background: var(--paper);
            color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
          h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .4rem }
          h2 { font-size: 1.15rem; margin: 0 0 .2rem }
          h3, summary { font-size: 1rem; font-weight: 600; margin: 1.1rem 0 .3rem }
          summary { cursor: pointer; margin: .5rem 0 }
          h3 small, summary small { font-weight: 400; color: var(--soft) }
          p { margin: 0 0 .6rem; color: var(--soft) }
          section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.2rem;
            margin-top: 1.1rem }
          section.warn { background: var(--warnpaper); border-color: var(--warn) }
          .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: .8rem 1rem }
          .facts b { display: block; font-size: 1.5rem; line-height: 1.25; font-variant-numeric: tabular-nums }
          .facts span, .key { color: var(--soft) }
          .row { display: grid; grid-template-columns: 19rem 1fr 4.2rem; gap: .1rem .9rem; align-items: center;
            padding: .3rem 0; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums }
          .row small { color: var(--soft); display: block }
          .row > b { text-align: right }
          .bars { background: linear-gradient(var(--rail), var(--rail)) no-repeat 0 0 / 100% 100%; border-radius: 3px }
          .bar { height: .8rem; background: var(--bar); border-radius: 3px; min-width: 2px }
          .peer { height: .35rem; background: var(--peer); margin-top: 2px; border-radius: 2px; min-width: 2px }
          .rates { grid-column: 2 / 4 }
          .warn .row { grid-template-columns: 19rem 1fr }
          .mark { color: var(--warn); font-weight: 600 }
          .bad { color: var(--bad); font-weight: 700 }
          .scroll { overflow-x: auto }
          table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .9rem }
          th { color: var(--soft); font-weight: 500; border-bottom: 1px solid var(--line) }
          th, td { padding: .18rem .5rem; text-align: right }
          th:first-child, td:first-child { text-align: left }
          @media (max-width: 640px) {
            body { padding: 1rem .7rem 3rem } h1 { font-size: 1.4rem } section { padding: .8rem }
            .row, .warn .row { grid-template-columns: 1fr 4rem }
            .row > :first-child, .warn .row > * { grid-column: 1 / 3 }
            .rates { grid-column: 1 / 3 } }
          """;

  private Report() {}

  /** A summary of the run in a few lines. */
  static List<String> summary(Results results) {
    List<String> lines = new ArrayList<>();
    long trees = results.checks().stream().filter(check -> check.queries() != null).count();
    lines.add(String.format(Locale.ROOT,
        "%d questions about pairs, scalar against %s, and %d questions to trees, against brute force: %s.",
        results.checks().size() - trees, results.engine(), trees,
        results.mismatches() == 0 ? "every bit equal" : results.mismatches() + " mismatches"));
    List<Row> rows = results.rows();
    long unsteady = rows.stream().filter(row -> !row.steady()).count();
    lines.add(String.format(Locale.ROOT, "%d rows measured: %d steady, %d not; %d slower than scalar.",
        rows.size(), rows.size() - unsteady, unsteady, results.doubtful().size() - unsteady));
    if (results.medians().size() <= Family.values().length) {
      lines.add("median speed-up: " + results.medians().entrySet().stream()
          .map(median -> median.getKey() + " " + times(median.getValue())).collect(Collectors.joining(", ")));
    }
    lines.add(String.format(Locale.ROOT, "%.0f s", results.seconds()));
    return lines;
  }

  /** A number of about three digits, such as {@code 1.23 G}. */
  static String rate(double perSecond) {
    double scaled = perSecond;
    String prefix = "";
    for (String next : new String[] {" k", " M", " G"}) {
      if (scaled >= 1000) {
        scaled /= 1000;
        prefix = next;
      }
    }
    return String.format(Locale.ROOT, scaled < 10 ? "%.2f" : scaled < 100 ? "%.1f" : "%.0f", scaled) + prefix;
  }

  private static String speedup(Row row) {
    return row.isComparable() ? times(row.speedup()) : "–";
  }

  private static String times(double factor) {
    return String.format(Locale.ROOT, factor < 10 ? "%.1f×" : "%.0f×", factor);
  }

  /** Remarks on a row beside its rates: the speed of others, and problems. */
  static String remarks(Row row) {
    List<String> remarks = comparisons(row);
    if (!row.remark().isEmpty()) {
      remarks.add(row.remark());
    }
    return String.join(", ", remarks);
  }

  /** How many times as fast a row is as others; none if its rates cannot be compared. */
  private static List<String> comparisons(Row row) {
    List<String> comparisons = new ArrayList<>();
    if (row.isComparable()) {
      row.peersPerSecond()
          .forEach((peer, rate) -> comparisons.add(times(row.widePerSecond() / rate) + " " + peer));
      if (row.gain() != null) {
        comparisons.add(times(row.gain()) + " brute force");
      }
    }
    return comparisons;
  }

  static String html(Results results) {
    StringBuilder page = new StringBuilder(1 << 18);
    boolean equal = results.mismatches() == 0;
    page.append("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Lockstep: "
            + "compare</title><style>\n")
        .append(STYLE).append("</style></head><body>\n");
    page.append(equal ? "<h1>One answer, every bit of it</h1>\n"
        : "<h1 class=\"bad\">The answers differ: " + results.mismatches() + " mismatches</h1>\n");
    List<String> summary = summary(results);
    page.append("<p>").append(escaped(summary.get(0))).append("<br>").append(escaped(summary.get(1)))
        .append("</p>\n<p>").append(escaped(machine(results))).append("</p>\n");
    doubtful(page, results.doubtful());
    families(page, results.medians());
    agreement(page, results);
    rows(page, results);
    checks(page, results.checks());
    return page.append("</body></html>\n").toString();
  }

  private static String machine(Results results) {
    Results.Machine machine = results.machine();
    return String.format(Locale.ROOT,
        "Lockstep %s%s · %s, %d cores, %d floats per vector, %s · Java %s · %s · %.0f s · %s",
        results.version(), results.commit() == null ? "" : " (" + results.commit() + ")", machine.cpu(),
        machine.cores(), machine.lanes(), machine.os(), results.jvm().version(), results.mode(),
        results.seconds(), results.date());
  }

  /** Lists unreliable rows first. */
  private static void doubtful(StringBuilder page, List<Row> rows) {
    if (!rows.isEmpty()) {
      page.append("<section class=\"warn\"><h2>Not steady, or slower than scalar</h2>\n");
      for (Row row : rows) {
        page.append("<div class=\"row\"><div>").append(name(row.label())).append("</div><div>")
            .append(speedup(row)).append(" <span class=\"mark\">").append(escaped(row.remark()))
            .append("</span></div></div>\n");
      }
      page.append("</section>\n");
    }
  }

  private static void families(StringBuilder page, Map<String, Double> medians) {
    if (medians.size() > 1 && medians.size() <= Family.values().length) {
      page.append("<section><h2>Median speed-up over scalar</h2><div class=\"facts\">");
      medians.forEach((family, median) -> page.append("<div><b>").append(times(median)).append("</b><span>")
          .append(escaped(family)).append("</span></div>"));
      page.append("</div></section>\n");
    }
  }

  private static void agreement(StringBuilder page, Results results) {
    if (results.recorded() != null) {
      boolean bad = results.recorded().disagree() + results.recordedTree().disagree() > 0;
      page.append(String.format(
          "<section><h2>Recorded hits</h2><p%s>By brute force: %s.<br>With a tree: %s.</p></section>%n",
          bad ? " class=\"bad\"" : "", results.recorded().text(), results.recordedTree().text()));
    }
    if (results.embree() != null) {
      page.append("<section><h2>Another library</h2><p>").append(escaped(results.embree().text()))
          .append(".</p></section>\n");
    }
  }

  private static void rows(StringBuilder page, Results results) {
    Map<String, List<Row>> families = results.rows().stream()
        .collect(Collectors.groupingBy(row -> row.label().family(), LinkedHashMap::new, Collectors.toList()));
    double most = results.rows().stream().mapToDouble(Row::speedup).max().orElse(1);
    boolean many = results.rows().size() > MANY_ROWS;
    page.append("<section><h2>Times as fast as scalar</h2><p>The broad bar is ")
        .append(escaped(results.engine())).append(
            ", the narrow ones are other libraries. Below: pairs, rays or whatever else per second by the "
                + "scalar engine and by vectors, and how much faster these are than others.</p>\n");
    families.forEach((family, rows) -> {
      double median = rows.stream().mapToDouble(Row::speedup).sorted().toArray()[rows.size() / 2];
      long doubtful = rows.stream().filter(row -> !row.good()).count();
      String title = escaped(family) + " <small>" + times(median) + " in the middle"
          + (doubtful == 0 ? "" : ", <span class=\"mark\">" + doubtful + " not steady or slower</span>")
          + "</small>";
      page.append(many ? "<details><summary>" + title + "</summary>\n" : "<h3>" + title + "</h3>\n");
      rows.forEach(row -> row(page, row, most));
      page.append(many ? "</details>\n" : "");
    });
    page.append("</section>\n");
  }

  private static String name(Label label) {
    return escaped(label.title()) + "<small>" + escaped(label.pairing() + " · " + label.scene())
        + String.format(Locale.ROOT, " · %,d", label.size()) + "</small>";
  }

  private static void row(StringBuilder page, Row row, double most) {
    Label label = row.label();
    page.append("<div class=\"row\"><div>").append(name(label)).append("</div><div class=\"bars\">");
    if (row.isComparable()) {
      bar(page, "bar", row.speedup() / most);
      row.peersPerSecond().values().forEach(rate -> bar(page, "peer", rate / row.scalarPerSecond() / most));
    }
    page.append("</div><b").append(row.good() ? ">" : " class=\"mark\">").append(speedup(row))
        .append("</b><small class=\"rates\">").append(rate(row.scalarPerSecond())).append(" → ")
        .append(rate(row.widePerSecond())).append(' ').append(label.unit()).append("/s");
    comparisons(row).forEach(comparison -> page.append(" · ").append(escaped(comparison)));
    if (!row.remark().isEmpty()) {
      page.append(" · <span class=\"mark\">").append(escaped(row.remark())).append("</span>");
    }
    if (row.mismatches() > 0) {
      page.append(
          String.format(Locale.ROOT, " · <span class=\"bad\">%,d mismatches</span>", row.mismatches()));
    }
    page.append("</small></div>\n");
  }

  private static void bar(StringBuilder page, String style, double part) {
    page.append(String.format(Locale.ROOT, "<div class=\"%s\" style=\"width:%.1f%%\"></div>", style,
        100 * Math.min(1, part)));
  }

  /** A line for each kernel and for each tree. */
  private static void checks(StringBuilder page, List<Checked> checks) {
    Map<String, List<Checked>> groups = checks.stream()
        .collect(Collectors.groupingBy(
            check -> check.queries() == null ? check.kernel() : check.pairing() + " of " + check.scene(),
            TreeMap::new, Collectors.toList()));
    page.append("<section><h2>Answers</h2><details><summary>").append(checks.size()).append(
        " questions, compared bit for bit</summary><div class=\"scroll\"><table><thead><tr><th>kernel or tree"
            + "<th>questions<th>hits<th>mismatches</tr></thead><tbody>\n");
    groups.forEach((name, group) -> {
      long mismatches = group.stream().mapToLong(Checked::mismatches).sum();
      page.append(String.format(Locale.ROOT, "<tr><td>%s<td>%d<td>%,d<td%s>%,d</tr>%n", escaped(name),
          group.size(), group.stream().mapToLong(Checked::hits).sum(), mismatches > 0 ? " class=\"bad\"" : "",
          mismatches));
    });
    page.append("</tbody></table></div></details></section>\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
