package lockstep.bench;

import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows progress on the terminal, or prints occasional lines if the output goes to a file. */
public final class Progress {
  private Progress() {}

  public static ProgressBar bar(String task, long steps) {
    return builder(task, steps).hideEta().build();
  }

  /** A progress bar with steps of similar duration, so that it can show the time left. */
  public static ProgressBar timed(String task, long steps) {
    return builder(task, steps).build();
  }

  @SuppressWarnings("SystemConsoleNull") // since Java 25 it is null again without a terminal
  private static ProgressBarBuilder builder(String task, long steps) {
    boolean terminal = System.console() != null && System.console().isTerminal();
    ProgressBarBuilder builder = new ProgressBarBuilder().setTaskName(task).setInitialMax(steps)
        .setStyle(ProgressBarStyle.UNICODE_BLOCK).setMaxRenderedLength(100);
    if (terminal) {
      builder.clearDisplayOnFinish().setUpdateIntervalMillis(200);
    } else {
      builder.setUpdateIntervalMillis(10_000).setStyle(ProgressBarStyle.ASCII)
          .setConsumer(new DelegatingProgressBarConsumer(System.err::println, 100));
    }
    return builder;
  }
}
