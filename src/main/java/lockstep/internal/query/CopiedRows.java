package lockstep.internal.query;

import java.util.EnumMap;
import java.util.Map;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/** Room for copies of elements of any kind, made when first needed. */
final class CopiedRows {
  private final Map<Kind, Elements[]> ofKinds = new EnumMap<>(Kind.class);
  private final int size;

  /** Room for so many. */
  CopiedRows(int size) {
    this.size = size;
  }

  /** Where elements of the same kind, along the same axis, may be copied to. */
  Elements like(Elements rows) {
    Elements[] byAxis = ofKinds.computeIfAbsent(rows.kind, kind -> new Elements[Elements.Z + 1]);
    if (byAxis[rows.last] == null) {
      byAxis[rows.last] = new Elements(rows.kind, new float[rows.kind.width()][size], 0, size, rows.last);
    }
    return byAxis[rows.last];
  }
}
