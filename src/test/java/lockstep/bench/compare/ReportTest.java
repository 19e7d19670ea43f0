package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** The page of a run, built from rows made up by a test. */
@Runs.Bench
@Runs.Vectors
class ReportTest {
  private static Row row(String family, String kernel, double speedup, boolean steady) {
    Label label = new Label(family, kernel, "overlap", "zip", "10 % touch", 16_384, null, "pairs");
    return new Row(label, 7, null, 1e8, speedup * 1e8, speedup, Map.of("JOML", 2e8), steady ? 0.01 : 0.8,
        steady, 0);
  }

  private static Results results(List<Row> rows, long mismatches) {
    Checked check = new Checked("box-box", "overlap", "zip", "city", 1125, null, 500, mismatches);
    return new Results(Results.SCHEMA, "1.0", "abc", Results.Machine.here(8), Results.Jvm.here(), "wide",
        "today", "table", 1, 100, List.of(check), rows, null, null, null);
  }

  private static int count(String text, String part) {
    return text.split(part, -1).length - 1;
  }

  @Test
  void thePageNeedsNothingElse() {
    String page = Report.html(results(List.of(row("casts", "ray-box", 30, true)), 0));
    for (String other : List.of("<script", "<img", "<link", "http")) {
      assertFalse(page.contains(other), other);
    }
    assertTrue(page.contains("prefers-color-scheme: dark") && page.contains("width=device-width"));
  }

  @Test
  void everyRowHasABarOnALineOfItsOwn() {
    String page = Report
        .html(results(List.of(row("casts", "ray-box", 30, true), row("casts", "ray-sphere", 15, true)), 0));
    assertEquals(2, count(page, "<div class=\"row\">"));
    assertTrue(page.contains("class=\"bar\" style=\"width:100.0%\"")
        && page.contains("class=\"bar\" style=\"width:50.0%\""), page);
    assertTrue(page.contains("15× JOML"), page);
  }

  @Test
  void whatIsNotSteadyOrSlowerStandsFirst() {
    List<Row> rows = List.of(row("casts", "ray-box", 30, true), row("casts", "ray-obb", 5, false),
        row("distances", "sphere-plane-distance", 0.16, true));
    Results results = results(rows, 0);
    String page = Report.html(results);
    int warning = page.indexOf("Not steady, or slower than scalar");
    assertTrue(warning > 0 && warning < page.indexOf("Median speed-up"), page);
    assertEquals(2 * 2 + 1, count(page, "<div class=\"row\">"));
    assertTrue(page.contains("not steady: windows differ by 80 %") && page.contains("slower than scalar"));
    assertTrue(page.contains("<b class=\"mark\">–</b>") && !page.contains("5.0×"), "no number");
    assertEquals("not steady: windows differ by 80 %", Report.remarks(rows.get(1)));
    assertTrue(Report.summary(results).get(1).contains("3 rows measured: 2 steady, 1 not; 1 slower"));
  }

  /** Cold kernels are slower than scalar; a single window has no spread. */
  @Test
  void onlyRatesOfCompiledKernelsHaveANumber() {
    assertTrue(unfinished(5, 0.1).isComparable());
    assertFalse(unfinished(0.01, 0.1).isComparable());
    assertFalse(unfinished(5, 0).isComparable());
    assertFalse(unfinished(5, 0.6).isComparable());
    assertTrue(unfinished(0.9, 0.3).isComparable(), "windows of compiled code may differ");
    assertFalse(unfinished(0.17, 0.3).isComparable(), "vectors are not compiled yet");
    assertTrue(row("casts", "ray-box", 0.9, true).isComparable());
  }

  private static Row unfinished(double speedup, double spread) {
    Label label = new Label("casts", "ray-box", "cast", "zip", "10 % touch", 16_384, null, "pairs");
    return new Row(label, 7, null, 1e8, speedup * 1e8, speedup, Map.of(), spread, false, 0);
  }

  @Test
  void medianSpeedUpsAreOfSteadyRows() {
    List<Row> rows = List.of(row("casts", "a", 30, true), row("casts", "b", 0.1, false),
        row("casts", "c", 10, true), row("casts", "d", 20, true));
    assertEquals(Map.of("casts", 20.0), results(rows, 0).medians());
  }

  @Test
  void mismatchesAreTheHeading() {
    assertTrue(
        Report.html(results(List.of(), 3)).contains("<h1 class=\"bad\">The answers differ: 3 mismatches"));
  }

  /** As many rows as with {@code --all}. */
  @Test
  void aPageOfAllRowsIsLessThanAMegabyte() {
    List<Row> rows = new ArrayList<>();
    for (int k = 0; k < 1600; k++) {
      rows.add(row("tree over the cylinders of a forest", "triangle-triangle-points " + k, 12.3, k % 9 > 0));
    }
    int bytes = Report.html(results(rows, 0)).getBytes(StandardCharsets.UTF_8).length;
    assertTrue(bytes < 1_000_000, bytes + " bytes");
  }

  @Test
  void ratesHaveThreeDigits() {
    assertEquals("4.16 G", Report.rate(4.16e9));
    assertEquals("593 M", Report.rate(593e6));
    assertEquals("50.4 k", Report.rate(50_400));
    assertEquals("7.00", Report.rate(7));
  }
}
