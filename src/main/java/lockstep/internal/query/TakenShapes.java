package lockstep.internal.query;

import java.util.EnumMap;
import java.util.Map;
import lockstep.internal.place.Transfer;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/** Room for shapes as another frame has them, of each kind when it is first needed. */
final class TakenShapes {
  private final Map<Kind, Elements> ofKinds = new EnumMap<>(Kind.class);
  private final int size;

  /** For so many at a time. */
  TakenShapes(int size) {
    this.size = size;
  }

  /** Where shapes of a kind go; they may be of another {@linkplain Transfer#turned kind} there. */
  Elements of(Kind kind) {
    Kind turned = Transfer.turned(kind);
    Elements elements = ofKinds.get(turned);
    if (elements == null) {
      elements = new Elements(turned, new float[turned.width()][size], 0, size);
      ofKinds.put(turned, elements);
    }
    return elements;
  }
}
