package lockstep.bench.jmh;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import lockstep.bench.BadInput;
import lockstep.bench.ExitStatus;
import lockstep.bench.OutputFiles;
import lockstep.bench.Version;
import lockstep.bench.compare.Charts;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.style.Styler;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints tables from the scores of a JMH run: times, ratios, and whether the target speed was reached. */
@Command(name = "ratios", mixinStandardHelpOptions = true, versionProvider = Version.class,
    description = "Makes tables from what jmh has written: times, ratios and the speed to reach.")
public final class RatiosCommand implements Callable<Integer> {
  private static final int WIDTH = 1000, HEIGHT = 640;

  @Parameters(index = "0", paramLabel = "FILE.json",
      description = "Scores, such as results/latest/jmh-headline.json.")
  private Path file;

  @Parameters(index = "1", arity = "0..1", paramLabel = "OUT.md",
      description = "Where the tables go as well.")
  private Path out;

  @Option(names = "--against", paramLabel = "OLD.json",
      description = "Compares with an earlier run instead, row by row and in the mean.")
  private Path old;

  @Option(names = "--chart", paramLabel = "OUT.png",
      description = "Draws the rates of SpreadSuite by spread.")
  private Path chart;

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    List<Score> scores = Score.read(file);
    String tables =
        old == null ? RatioTables.tables(scores) : RatioTables.comparison(scores, Score.read(old));
    OutputFiles files = new OutputFiles();
    if (out != null) {
      files.add(out, tables);
    }
    if (chart != null) {
      OutputFiles.preparePicture(chart);
      Map<String, Map<Integer, Double>> rates = SpreadSuite.rates(scores);
      if (rates.isEmpty()) {
        throw new BadInput(file + ": has no scores of SpreadSuite in tiles, which --chart draws");
      }
      XYChart drawn =
          Charts.growth("spread of a tile, thousandths", "million rays a second", rates, WIDTH, HEIGHT);
      drawn.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE)
          .setLegendLayout(Styler.LegendLayout.Vertical);
      files.add(chart, BitmapEncoder.getBufferedImage(drawn));
    }
    files.write();
    spec.commandLine().getOut().print(tables);
    spec.commandLine().getOut().flush();
    return ExitStatus.OK;
  }
}
