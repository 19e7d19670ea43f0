package lockstep.bench;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** The output and exit status of a command line. */
public record CommandLineRun(int status, String out, String err) {

  public static CommandLineRun of(String... arguments) {
    CommandLine line = Main.commandLine();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    int status = line.execute(arguments);
    return new CommandLineRun(status, out.toString(), err.toString());
  }
}
