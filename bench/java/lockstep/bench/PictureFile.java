package lockstep.bench;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option of a command for the path of its picture. */
public final class PictureFile {
  @Option(names = "--out", paramLabel = "FILE.png",
      description = "The picture (default: results/latest/${COMMAND-NAME}.png, in the project).")
  private Path file;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Verifies that the picture can be written before work is put into it. */
  public void prepare() throws BadInput {
    OutputFiles.preparePicture(path());
  }

  public void write(BufferedImage picture) throws IOException {
    new OutputFiles().add(path(), picture).write();
  }

  /** Prints the path of the picture. */
  public void print(PrintWriter screen) {
    screen.println("picture: " + path().toAbsolutePath());
    screen.flush();
  }

  public Path path() {
    return file == null ? OutputFiles.LATEST.resolve(command.name() + ".png") : file;
  }
}
