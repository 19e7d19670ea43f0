package lockstep.internal.run;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The properties of a Java virtual machine that decide whether the Vector API is fast on it: HotSpot with C2,
 * a Java version that has been tested, the incubator module. Anywhere else vector code is not compiled to
 * vector instructions and is hundreds of times slower than scalar code.
 *
 * @param version the feature version, such as 25
 * @param name the system property {@code java.vm.name}
 * @param info the system property {@code java.vm.info}
 * @param module whether the incubator module is there
 * @param newest the newest version to use vectors on, as the user asked for it, or null
 * @param flags the value of a flag of HotSpot by its name, or null where it cannot be read
 */
record Jvm(int version, String name, String info, boolean module, String newest,
    UnaryOperator<String> flags) {
  /** System property: the newest Java version to use vectors on, for those that came after this library. */
  public static final String NEWEST = "lockstep.java";

  private static final String MODULE = "jdk.incubator.vector";
  private static final int TESTED = 25;
  private static final int LEAST_BYTES = 16;

  /**
   * Each of them keeps C2 from compiling, or from knowing the Vector API. Not all of them show in the info.
   */
  private static final List<String> SLOW = List.of("UseCompiler=false", "TieredStopAtLevel=0",
      "TieredStopAtLevel=1", "TieredStopAtLevel=2", "TieredStopAtLevel=3", "CompilationMode=quick-only",
      "UseJVMCICompiler=true", "EnableVectorSupport=false");

  /** The one that this code runs on. */
  public static Jvm running() {
    ModuleLayer layer = Optional.ofNullable(Jvm.class.getModule().getLayer()).orElse(ModuleLayer.boot());
    return new Jvm(Runtime.version().feature(), System.getProperty("java.vm.name", ""),
        System.getProperty("java.vm.info", ""), layer.findModule(MODULE).isPresent(),
        System.getProperty(NEWEST), Jvm::flag);
  }

  /**
   * Why vectors would be slow or missing here, and what to do about it, or null if nothing is in their way.
   */
  public String vectorObstacle() {
    if (!name.matches("(OpenJDK|Java HotSpot\\(TM\\)).* Server VM")) {
      return "this JVM is " + name + ", and vectors need HotSpot with its compiler C2: run another Java "
          + TESTED;
    }
    if (info.matches(".*(interpreted mode|emulated-client).*")) {
      return noCompiler(info);
    }
    String untested = untestedVersion();
    if (untested != null) {
      return untested;
    }
    if (!module) {
      return "module " + MODULE + " is missing: start java with --add-modules " + MODULE;
    }
    for (String slow : SLOW) { // flags last: reading the first takes some milliseconds
      String[] flag = slow.split("=", -1);
      if (flag[1].equals(flags.apply(flag[0]))) {
        return noCompiler(slow);
      }
    }
    return narrowVectors();
  }

  private static String noCompiler(String setting) {
    return "this JVM runs without the optimizing compiler that vectors need (" + setting
        + "): start java without that option";
  }

  private String untestedVersion() {
    if (newest != null && !newest.matches("\\d{1,9}")) {
      return NEWEST + " is " + newest + "; it must be a version of Java such as " + TESTED;
    }
    int limit = newest == null ? TESTED : Integer.parseInt(newest);
    return version <= limit ? null : "vectors are not tested on Java " + version + ": start java with -D"
        + NEWEST + "=" + version + " to use them all the same";
  }

  private String narrowVectors() {
    String bytes = flags.apply("MaxVectorSize");
    return bytes == null || Integer.parseInt(bytes) >= LEAST_BYTES ? null
        : "this JVM has vectors of " + 8 * Integer.parseInt(bytes) + " bits, and " + 8 * LEAST_BYTES
            + " are needed: start java without -XX:MaxVectorSize, or on another processor";
  }

  /**
   * Asks HotSpot's diagnostic bean, without a dependency on the modules that it needs: where they are
   * missing, flags are taken to be what they are by default.
   */
  private static String flag(String name) {
    try {
      Class<?> type = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
      Object bean = Class.forName("java.lang.management.ManagementFactory")
          .getMethod("getPlatformMXBean", Class.class).invoke(null, type);
      Method option = type.getMethod("getVMOption", String.class);
      return (String) option.getReturnType().getMethod("getValue").invoke(option.invoke(bean, name));
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return null;
    }
  }
}
