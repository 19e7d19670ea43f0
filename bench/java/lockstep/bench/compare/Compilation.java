package lockstep.bench.compare;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

/** The work of this JVM's compiler. */
final class Compilation {
  private static final CompilationMXBean TIMES = ManagementFactory.getCompilationMXBean();
  private static final RuntimeMXBean JVM = ManagementFactory.getRuntimeMXBean();
  private static final MBeanServer SERVER = ManagementFactory.getPlatformMBeanServer();
  private static final ObjectName COMMANDS = commands();
  private static final String COMPILER = "C2 CompilerThread", NOTHING_WAITS = "C2 compile queue:\nEmpty";

  private Compilation() {}

  private static ObjectName commands() {
    try {
      return new ObjectName("com.sun.management:type=DiagnosticCommand");
    } catch (MalformedObjectNameException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * A number of milliseconds that stays the same only while the compiler is idle: for how long it has worked,
   * and while it is at work, the age of the JVM as well. Its own count grows when a method is finished, and a
   * long kernel takes it a second.
   */
  static long worked() {
    return TIMES.getTotalCompilationTime() + (isBusy() ? JVM.getUptime() : 0);
  }

  /** Whether C2 is compiling a method, or one waits for it. False if the JVM cannot tell. */
  private static boolean isBusy() {
    try {
      String queue = (String) SERVER.invoke(COMMANDS, "compilerQueue", new Object[0], new String[0]);
      return queue.contains(COMPILER) || !queue.contains(NOTHING_WAITS);
    } catch (JMException e) {
      return false;
    }
  }
}
