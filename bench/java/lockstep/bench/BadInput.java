package lockstep.bench;

import java.io.IOException;
import java.io.Serial;

/** What is wrong with something the user gave, in one line that names it. */
public final class BadInput extends IOException {
  @Serial
  private static final long serialVersionUID = 1;

  public BadInput(String message) {
    super(message);
  }
}
