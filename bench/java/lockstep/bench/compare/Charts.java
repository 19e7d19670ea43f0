package lockstep.bench.compare;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The charts of reports, as SVG that is legible on light and on dark backgrounds. */
public final class Charts {
  /** Placeholder that becomes the colour of text, which the page sets. */
  private static final Color INK = new Color(90, 98, 110);

  private static final Color GRID = new Color(128, 136, 148, 60);
  private static final Color CLEAR = new Color(0, 0, 0, 0);
  private static final Color SCALAR = new Color(0x7b, 0x8a, 0xa0);
  private static final Color WIDE = new Color(0x0e, 0xa5, 0xa4);
  private static final Color[] MANY =
      {new Color(0x0e, 0xa5, 0xa4), new Color(0x63, 0x66, 0xf1), new Color(0xe0, 0x8a, 0x00),
          new Color(0xec, 0x48, 0x99), new Color(0x22, 0xa0, 0x4b), new Color(0x38, 0x9d, 0xf0),
          new Color(0xa8, 0x55, 0xf7), new Color(0xef, 0x44, 0x44), new Color(0x8b, 0x6f, 0x47)};
  private static final int WIDTH = 980;
  private static final int HEIGHT = 400;

  private Charts() {}

  /** Millions of pairs per second, both engines beside each other, on a logarithmic scale. */
  static CategoryChart throughput(List<Row> rows, String engine) {
    List<Row> zipped = main(rows, "zip");
    List<String> kernels = zipped.stream().map(Row::kernel).toList();
    CategoryChart chart = bars("million pairs per second");
    chart.addSeries("scalar", kernels, millions(zipped, Row::scalarPerSecond));
    chart.addSeries(engine.equals("scalar") ? "scalar again" : engine, kernels,
        millions(zipped, Row::widePerSecond));
    chart.getStyler().setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true)
        .setDecimalPattern("#,##0");
    chart.getStyler().setYAxisMin(1.0).setSeriesColors(new Color[] {SCALAR, WIDE});
    return chart;
  }

  /** How many times as fast as scalar, for each way of pairing. */
  static CategoryChart speedup(List<Row> rows) {
    CategoryChart chart = bars("times as fast as scalar");
    List<String> kernels = main(rows, "zip").stream().map(Row::kernel).toList();
    for (String pairing : List.of("zip", "one-to-many", "indexed", "all-pairs")) {
      Map<String, Double> found =
          main(rows, pairing).stream().collect(Collectors.toMap(Row::kernel, Row::speedup));
      chart.addSeries(pairing, kernels, kernels.stream().map(found::get).toList()); // null: no bar
    }
    chart.getStyler().setYAxisMin(0.0).setSeriesColors(MANY).setDecimalPattern("0.0");
    return chart;
  }

  /** How the speed-up changes from the first cache to RAM; null if there is one size only. */
  static XYChart sizes(List<Row> rows) {
    Map<String, List<Row>> kernels = new LinkedHashMap<>();
    for (Row row : rows) {
      if (row.pairing().equals("zip")) {
        kernels.computeIfAbsent(row.kernel(), kernel -> new ArrayList<>()).add(row);
      }
    }
    if (kernels.isEmpty() || kernels.values().iterator().next().size() < 2) {
      return null;
    }
    XYChart chart = new XYChartBuilder().width(WIDTH).height(HEIGHT).xAxisTitle("pairs per call, zipped")
        .yAxisTitle("times as fast as scalar").build();
    style(chart.getStyler());
    kernels.forEach((kernel, found) -> {
      found.sort((a, b) -> Long.compare(a.size(), b.size()));
      var series = chart.addSeries(kernel, found.stream().map(Row::size).toList(),
          found.stream().map(Row::speedup).toList());
      series.setMarker(SeriesMarkers.CIRCLE).setLineStyle(new BasicStroke(2f));
    });
    chart.getStyler().setXAxisDecimalPattern("#,##0").setXAxisLogarithmic(true)
        .setXAxisLogarithmicDecadeOnly(true).setYAxisMin(0.0).setSeriesColors(MANY).setMarkerSize(7);
    chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE)
        .setLegendLayout(Styler.LegendLayout.Vertical);
    return chart;
  }

  /** Rates per second in windows of time, on a logarithmic scale. */
  public static XYChart rates(double window, Map<String, double[]> rates) {
    XYChart chart = new XYChartBuilder().width(WIDTH).height(HEIGHT / 2).xAxisTitle("seconds")
        .yAxisTitle("millions").build();
    style(chart.getStyler());
    rates.forEach((name, values) -> {
      double[] seconds = new double[values.length];
      double[] millions = new double[values.length];
      for (int k = 0; k < values.length; k++) {
        seconds[k] = k * window;
        millions[k] = Math.max(values[k], 1000) / 1e6;
      }
      chart.addSeries(name, seconds, millions).setMarker(SeriesMarkers.NONE)
          .setLineStyle(new BasicStroke(2f));
    });
    chart.getStyler().setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true).setSeriesColors(MANY)
        .setLegendPosition(Styler.LegendPosition.OutsideE).setLegendLayout(Styler.LegendLayout.Vertical);
    return chart;
  }

  /** Times by number, both on logarithmic scales, on white. */
  public static XYChart growth(String numbers, String times, Map<String, Map<Integer, Double>> lines,
      int width, int height) {
    XYChart chart =
        new XYChartBuilder().width(width).height(height).xAxisTitle(numbers).yAxisTitle(times).build();
    style(chart.getStyler());
    lines.forEach((name, points) -> {
      if (!points.isEmpty()) {
        chart.addSeries(name, List.copyOf(points.keySet()), List.copyOf(points.values()))
            .setMarker(SeriesMarkers.CIRCLE).setLineStyle(new BasicStroke(2f));
      }
    });
    chart.getStyler().setXAxisDecimalPattern("#,##0").setXAxisLogarithmic(true)
        .setXAxisLogarithmicDecadeOnly(true).setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true)
        .setSeriesColors(MANY).setMarkerSize(7);
    chart.getStyler().setChartBackgroundColor(Color.WHITE).setPlotBackgroundColor(Color.WHITE);
    return chart;
  }

  /** How many times as fast as brute force trees are, by verb and kind of shapes; null if no tree was asked. */
  static CategoryChart trees(List<Row> rows) {
    if (rows.isEmpty()) {
      return null;
    }
    Map<String, Map<String, Double>> gains = new LinkedHashMap<>(); // by tree, then verb
    List<String> verbs = rows.stream().map(Row::verb).distinct().toList();
    for (Row row : rows) {
      gains.computeIfAbsent(row.pairing(), tree -> new LinkedHashMap<>()).putIfAbsent(row.verb(), row.gain());
    }
    CategoryChart chart = bars("times as fast as brute force");
    chart.getStyler().setAxisTickLabelsFont(font(10)); // there are many verbs
    gains.forEach((tree, gain) -> chart.addSeries(tree, verbs, verbs.stream().map(gain::get).toList()));
    chart.getStyler().setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true)
        .setDecimalPattern("#,##0");
    double least = rows.stream().mapToDouble(Row::gain).min().orElse(1);
    chart.getStyler().setYAxisMin(least < 1 ? Math.pow(10, Math.floor(Math.log10(least))) : 1.0)
        .setSeriesColors(MANY);
    return chart;
  }

  /** The rows of a pairing at the main size: each kernel's first. */
  private static List<Row> main(List<Row> rows, String pairing) {
    Map<String, Row> first = new LinkedHashMap<>();
    for (Row row : rows) {
      if (row.pairing().equals(pairing) && !row.verb().equals("closest") && !row.verb().equals("any")) {
        first.putIfAbsent(row.kernel(), row);
      }
    }
    return List.copyOf(first.values());
  }

  private static List<Double> millions(List<Row> rows, ToDoubleFunction<Row> rate) {
    return rows.stream().map(row -> rate.applyAsDouble(row) / 1e6).toList();
  }

  private static CategoryChart bars(String title) {
    CategoryChart chart = new CategoryChartBuilder().width(WIDTH).height(HEIGHT).yAxisTitle(title).build();
    style(chart.getStyler());
    chart.getStyler().setAvailableSpaceFill(0.86).setLabelsVisible(true).setLabelsPosition(0.96)
        .setLabelsFont(font(9)).setLabelsFontColorAutomaticEnabled(false).setLabelsFontColor(Color.WHITE)
        .setXAxisTitleVisible(false);
    chart.getStyler().setPlotGridVerticalLinesVisible(false);
    return chart;
  }

  private static void style(AxesChartStyler styler) {
    styler.setLocale(Locale.ROOT).setAxisTickLabelsFont(font(12)).setAxisTitleFont(font(13))
        .setAxisTickLabelsColor(INK).setAxisTickMarksColor(GRID).setPlotGridLinesColor(GRID)
        .setPlotGridLinesStroke(new BasicStroke(1f)).setPlotMargin(0).setXAxisTitleColor(INK)
        .setYAxisTitleColor(INK);
    styler.setChartTitleVisible(false).setChartBackgroundColor(CLEAR).setPlotBackgroundColor(CLEAR)
        .setPlotBorderVisible(false).setChartFontColor(INK).setLegendBackgroundColor(CLEAR)
        .setLegendBorderColor(CLEAR).setLegendFont(font(12)).setChartPadding(8)
        .setLegendPosition(Styler.LegendPosition.OutsideS).setLegendLayout(Styler.LegendLayout.Horizontal);
  }

  private static Font font(int size) {
    return new Font(Font.SANS_SERIF, Font.PLAIN, size);
  }

  /** A chart as an SVG element that scales with the page. */
  public static String svg(Chart<?, ?> chart) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    VectorGraphicsEncoder.saveVectorGraphic(chart, bytes, VectorGraphicsFormat.SVG);
    String svg = bytes.toString(StandardCharsets.UTF_8);
    String ink = "rgb(" + INK.getRed() + "," + INK.getGreen() + "," + INK.getBlue() + ")";
    return svg.substring(svg.indexOf("<svg")).replace(ink, "currentColor");
  }
}
