package lockstep.bench;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that shows a result in a picture, and may compare the answers of an engine. */
public abstract class PictureCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec;

  /** Rejects an option whose value is not from {@code least} to {@code most}. */
  protected final void check(String option, Number value, long least, long most) {
    OptionRange.check(spec, option, value, least, most);
  }

  /** The output of the command. */
  protected final PrintWriter screen() {
    return spec.commandLine().getOut();
  }

  /** The exit status; prints the complaint if answers differ. */
  protected final int status(boolean agrees, String complaint) {
    if (!agrees) {
      spec.commandLine().getErr().println(complaint);
    }
    return agrees ? ExitStatus.OK : ExitStatus.MISMATCH;
  }
}
