package lockstep.bench;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Rejects numbers on the command line that are out of range. */
public final class OptionRange {
  private OptionRange() {}

  /** Throws unless {@code value} is from {@code least} to {@code most}. */
  public static void check(CommandSpec spec, String option, Number value, long least, long most) {
    if (!(value.doubleValue() >= least && value.doubleValue() <= most)) {
      throw new ParameterException(spec.commandLine(),
          option + " is " + value + ", not in [" + least + ", " + most + "]");
    }
  }
}
