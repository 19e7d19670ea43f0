package lockstep.bench.rain;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Draws the picture of the rain above charts of the times of a step: the total of each engine, and phase by
 * phase.
 */
final class RainChart {
  private static final Color[] COLOURS = {new Color(0x7b8aa0), new Color(0x0ea5a4), new Color(0xe08a00),
      new Color(0x6366f1), new Color(0xec4899), new Color(0x22a04b), new Color(0x8b6f47)};

  /** Smaller values are not visible. */
  private static final double LEAST = 0.01;

  private RainChart() {}

  static BufferedImage of(BufferedImage picture, List<RainRun> runs) {
    int width = picture.getWidth(), height = picture.getHeight();
    BufferedImage image = new BufferedImage(2 * width, 2 * height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.drawImage(picture, 0, 0, null);
    XYChart all = chart("all queries of a step, by engine", width, height);
    runs.forEach(run -> line(all, run.engine(), run.queries()));
    g.drawImage(BitmapEncoder.getBufferedImage(all), width, 0, null);
    for (int k = 0; k < runs.size(); k++) {
      int left = 2 * width * k / runs.size(), right = 2 * width * (k + 1) / runs.size();
      XYChart phases = chart(runs.get(k).engine() + ", by system", right - left, height);
      for (Phase phase : Phase.values()) {
        line(phases, phase.label, runs.get(k).of(phase));
      }
      g.drawImage(BitmapEncoder.getBufferedImage(phases), left, height, null);
    }
    g.dispose();
    return image;
  }

  private static XYChart chart(String title, int width, int height) {
    XYChart chart = new XYChartBuilder().title(title).width(width).height(height).xAxisTitle("seconds")
        .yAxisTitle("ms a step").build();
    chart.getStyler().setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(true).setYAxisMin(LEAST)
        .setYAxisMax(1000.0).setSeriesColors(COLOURS);
    chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE).setLegendBorderColor(Color.WHITE)
        .setChartBackgroundColor(Color.WHITE).setPlotBackgroundColor(Color.WHITE).setPlotBorderVisible(false);
    return chart;
  }

  private static void line(XYChart chart, String name, double[] millis) {
    double[] seconds = new double[millis.length], shown = new double[millis.length];
    for (int k = 0; k < millis.length; k++) {
      seconds[k] = (k + 1) * RainJvm.WINDOW;
      shown[k] = Math.max(millis[k], LEAST);
    }
    chart.addSeries(name, seconds, shown).setMarker(SeriesMarkers.NONE).setLineStyle(new BasicStroke(2f));
  }
}
