package lockstep.bench.jmh;

import lockstep.Engine;
import lockstep.bench.BadInput;
import lockstep.bench.EngineName;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Which engine answers. */
@State(Scope.Benchmark)
public class EngineChoice {
  @Param({"scalar", "wide"})
  public String engine;

  private Engine chosen;

  @Setup
  public void setUp() throws BadInput {
    chosen = EngineName.of(engine).engine();
  }

  Engine engine() {
    return chosen;
  }
}
