package lockstep.bench;

import java.io.IOException;
import java.io.Serial;

/** Reports wrong input by the user, in one line that names it. */
public final class BadInput extends IOException {
  @Serial
  private static final long serialVersionUID = 1;

  public BadInput(String message) {
    super(message);
  }
}
