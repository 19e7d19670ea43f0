package lockstep.bench.compare;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The charts of reports, as SVG that is legible on light and dark backgrounds. */
public final class Charts {
  /** Placeholder for the text colour, which the page sets. */
  private static final Color INK = new Color(90, 98, 110);

  private static final Color GRID = new Color(128, 136, 148, 60);
  private static final Color CLEAR = new Color(0, 0, 0, 0);
  private static final Color[] MANY =
      {new Color(0x0e, 0xa5, 0xa4), new Color(0x63, 0x66, 0xf1), new Color(0xe0, 0x8a, 0x00),
          new Color(0xec, 0x48, 0x99), new Color(0x22, 0xa0, 0x4b), new Color(0x38, 0x9d, 0xf0),
          new Color(0xa8, 0x55, 0xf7), new Color(0xef, 0x44, 0x44), new Color(0x8b, 0x6f, 0x47)};
  private static final int WIDTH = 980;
  private static final int HEIGHT = 400;

  private Charts() {}

  /** Rates per second in time windows, on a logarithmic scale. */
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
    chart.getStyler().setXAxisDecimalPattern("#,##0").setYAxisDecimalPattern("#,##0.###")
        .setXAxisLogarithmic(true).setXAxisLogarithmicDecadeOnly(true).setYAxisLogarithmic(true)
        .setYAxisLogarithmicDecadeOnly(spansDecades(lines)).setSeriesColors(MANY).setMarkerSize(7);
    chart.getStyler().setChartBackgroundColor(Color.WHITE).setPlotBackgroundColor(Color.WHITE);
    return chart;
  }

  /** Whether powers of ten are enough for an axis: two of them at least. */
  private static boolean spansDecades(Map<String, Map<Integer, Double>> lines) {
    DoubleSummaryStatistics all = lines.values().stream().flatMap(points -> points.values().stream())
        .mapToDouble(Double::doubleValue).summaryStatistics();
    return all.getMax() >= 100 * all.getMin();
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
