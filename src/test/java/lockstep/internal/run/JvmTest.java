package lockstep.internal.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Java virtual machines on which vectors are used, decided from their properties. */
class JvmTest {
  private static final String OPENJDK = "OpenJDK 64-Bit Server VM";
  private static final String MIXED = "mixed mode, sharing";

  /** HotSpot's default flags on a processor with AVX-512. */
  private static final Map<String, String> DEFAULTS = Map.of("UseCompiler", "true", "CompilationMode",
      "default", "UseJVMCICompiler", "false", "EnableVectorSupport", "true", "MaxVectorSize", "64");

  private static String obstacle(int version, String name, String info, boolean module, String newest) {
    return new Jvm(version, name, info, module, newest, DEFAULTS::get).vectorObstacle();
  }

  private static String obstacle(Map<String, String> flags) {
    return new Jvm(25, OPENJDK, MIXED, true, null, flags::get).vectorObstacle();
  }

  @ParameterizedTest
  @ValueSource(strings = {OPENJDK, "Java HotSpot(TM) 64-Bit Server VM"})
  void hotSpotWithC2(String name) {
    assertNull(obstacle(25, name, MIXED, true, null));
    assertNull(obstacle(25, name, "mixed mode", true, null));
    assertNull(obstacle(25, name, "compiled mode, sharing", true, null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Eclipse OpenJ9 VM", "Substrate VM", "OpenJDK 64-Bit Zero VM", "OpenJDK Client VM",
      "OpenJDK 64-Bit Minimal VM", ""})
  void otherMachines(String name) {
    assertEquals(
        "this JVM is " + name + ", and vectors need HotSpot with its compiler C2: run another Java 25",
        obstacle(25, name, MIXED, true, null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"interpreted mode", "interpreted mode, sharing", "mixed mode, emulated-client",
      "mixed mode, emulated-client, sharing", "compiled mode, emulated-client"})
  void withoutC2(String info) {
    assertEquals("this JVM runs without the optimizing compiler that vectors need (" + info
        + "): start java without that option", obstacle(25, OPENJDK, info, true, null));
  }

  @Test
  void withoutTheModule() {
    assertEquals("module jdk.incubator.vector is missing: start java with --add-modules jdk.incubator.vector",
        obstacle(25, OPENJDK, MIXED, false, null));
  }

  @ParameterizedTest
  @CsvSource({"26,", "26,25", "27,26", "25,24", "25,0"})
  void newerThanTested(int version, String newest) {
    assertEquals("vectors are not tested on Java " + version + ": start java with -Dlockstep.java=" + version
        + " to use them all the same", obstacle(version, OPENJDK, MIXED, true, newest));
  }

  @ParameterizedTest
  @CsvSource({"25,", "26,26", "26,27", "25,25", "25,999999999"})
  void testedOrAllowed(int version, String newest) {
    assertNull(obstacle(version, OPENJDK, MIXED, true, newest));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "latest", "-1", "25.0.1", "9999999999"})
  void allowedIsNoVersion(String newest) {
    assertEquals("lockstep.java is " + newest + "; it must be a version of Java such as 25",
        obstacle(25, OPENJDK, MIXED, true, newest));
  }

  @ParameterizedTest
  @CsvSource({"UseCompiler,false", "CompilationMode,quick-only", "UseJVMCICompiler,true",
      "EnableVectorSupport,false", "TieredStopAtLevel,0", "TieredStopAtLevel,1", "TieredStopAtLevel,2",
      "TieredStopAtLevel,3"})
  void flagsThatKeepC2Away(String flag, String value) {
    assertEquals("this JVM runs without the optimizing compiler that vectors need (" + flag + "=" + value
        + "): start java without that option", obstacle(Map.of(flag, value)));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "8,64", "15,120"})
  void vectorsTooShort(String bytes, int bits) {
    assertEquals("this JVM has vectors of " + bits + " bits, and 128 are needed: start java without"
        + " -XX:MaxVectorSize, or on another processor", obstacle(Map.of("MaxVectorSize", bytes)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"16", "32", "64", "256"})
  void vectorsLongEnough(String bytes) {
    assertNull(obstacle(Map.of("MaxVectorSize", bytes)));
  }

  @Test
  void unreadableFlagsAreTakenToBeTheDefaults() {
    assertNull(obstacle(Map.of()));
  }

  /** Reading flags loads classes, which is unnecessary in a process without vectors. */
  @Test
  void flagsAreReadOnlyIfAllElseIsWell() {
    assertFalse(new Jvm(25, OPENJDK, MIXED, false, null, flag -> {
      throw new AssertionError(flag);
    }).vectorObstacle().isEmpty());
  }

  @Test
  void thisOne() {
    Jvm here = Jvm.running();
    assertEquals(Runtime.version().feature(), here.version());
    assertTrue(here.name().contains("VM"), here.name());
    assertEquals(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent(), here.module());
    assertTrue(Integer.parseInt(here.flags().apply("MaxVectorSize")) >= 0);
    assertNull(here.flags().apply("NoSuchFlag"));
  }
}
