package lockstep.internal.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import lockstep.internal.shape.Kind;

/**
 * Marks a test class that compares the definition of an entry of the catalogue with exact arithmetic. {@link
 * CatalogueTest} fails for an entry without one. Public, since the test engine reads annotations that repeat
 * by reflection.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(OracleOf.All.class)
public @interface OracleOf {
  Verb verb();

  Kind first();

  Kind second();

  /** A list of entries. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE)
  public @interface All {
    OracleOf[] value();
  }
}
