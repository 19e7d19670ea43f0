package lockstep.bench;
import picocli.CommandLine.Command;
import java.util.concurrent.Callable;
@Command(name = "demo")
final class Demo implements Callable<Integer> {
  @Override
  public Integer call() {
    return 0;
  }
}
