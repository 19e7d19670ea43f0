package lockstep;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import net.jqwik.api.Tag;

/**
 * The runs of the suite in which a test class takes part. The build tests with the widest vectors, at 128
 * bits, and without vectors, the profile {@code thorough} at 256 bits too. A class without these annotations
 * takes part in all of them, and every class in the first. Their tags name the reason for leaving a run out;
 * the build file lists the tags that each run leaves out. Every annotation has its tag twice, as each test
 * engine reads its own.
 */
public final class Runs {
  private Runs() {}

  /**
   * Tests code without a width: definitions against exact arithmetic, the twin compiler. One run is enough.
   */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  @Tag("once")
  @org.junit.jupiter.api.Tag("once")
  public @interface Once {
  }

  /**
   * Left out of a build, to save time, and run by the profile {@code thorough}: it takes many seconds, most
   * of them for the compilation of kernels, to ask again what other tests ask in another way.
   */
  @Target({ElementType.TYPE, ElementType.METHOD})
  @Retention(RetentionPolicy.RUNTIME)
  @Tag("thorough")
  @org.junit.jupiter.api.Tag("thorough")
  public @interface Thorough {
  }

  /**
   * Tests benches; the code that they call is tested at 256 and 128 bits by other tests. A build leaves it
   * out without vectors, too, the profile {@code thorough} does not.
   */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  @Tag("bench")
  @org.junit.jupiter.api.Tag("bench")
  public @interface Bench {
  }

  /**
   * Left out at 256 and 128 bits, to save time: it tests code that does not depend on the width, or that
   * {@link TwinTest} tests there too. The profile {@code exhaustive} does not leave it out.
   */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  @Tag("widest")
  @org.junit.jupiter.api.Tag("widest")
  public @interface Widest {
  }

  /**
   * Left out at 256 bits, to save time: nodes of trees are as wide there as at 512 bits, the code that brings
   * pairs to kernels does not depend on the width, and {@link TwinTest} compares kernels there too. A build
   * leaves it out at 128 bits, too, the profile {@code exhaustive} nowhere.
   */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  @Tag("ends")
  @org.junit.jupiter.api.Tag("ends")
  public @interface Ends {
  }

  /**
   * Left out without vectors, to save time: the other runs test scalar engines and scalar trees with it as
   * well. The profile {@code exhaustive} does not leave it out.
   */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  @Tag("vectors")
  @org.junit.jupiter.api.Tag("vectors")
  public @interface Vectors {
  }
}
