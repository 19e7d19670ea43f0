package lockstep.compiler;

/** Data that loops over a block read and leave in memory: columns, rows of numbers, and words of bits. */
final class Memory implements LoopWriter.Outside {
  private final Plan plan;
  private final KernelNames names;
  private final Type type;
  private final JavaWriter out;

  /** Memory for loops over vectors of a type. */
  Memory(Plan plan, KernelNames names, Type type, JavaWriter out) {
    this.plan = plan;
    this.names = names;
    this.type = type;
    this.out = out;
  }

  @Override
  public String read(Node node) {
    if (node.op == Op.CONSTANT) {
      return names.of(node);
    }
    if (node.op == Op.WIDEN) {
      Node narrow = node.arg(0);
      String array = narrow.op == Op.COLUMN ? names.array(narrow) + ", " + index(narrow) : row(narrow);
      String half = Vectors.half(out);
      return "((" + Vectors.vector(Type.DOUBLE, out) + ") " + Vectors.fromArray(out) + "(" + half + ", "
          + array + ").convertShape(" + Vectors.operator("F2D", out) + ", "
          + Vectors.species(Type.DOUBLE, out) + ", 0))";
    }
    if (node.type == Type.BOOLEAN) {
      String lanes = type == Type.DOUBLE ? "DOUBLE" : "FLOAT";
      return Vectors.mask(out) + ".fromLong(" + Vectors.species(type, out) + ", (" + names.word(node)
          + " >>> k) & " + Vectors.lanes(lanes + "_LANES", out) + ")";
    }
    if (node.op == Op.COLUMN) {
      return Vectors.load(type, names.array(node), index(node), out);
    }
    return Vectors.load(type, node.type.java + "Rows", plan.rows.get(node) + " + k", out);
  }

  @Override
  public void keep(Node node, String value) {
    if (node.op == Op.STORE) {
      out.line(Vectors.store(type, value, names.of(node) + ", at + k", out));
    } else if (node.type == Type.BOOLEAN) {
      out.line(names.word(node) + " |= " + value + ".toLong() << k;");
    } else if (node.op == Op.NARROW) {
      out.line(Vectors.storeNarrow(value, row(node), out));
    } else {
      out.line(Vectors.store(type, value, row(node), out));
    }
  }

  private String index(Node column) {
    return ((Node.Column) column.value).operand() == 0 ? "i" : "j";
  }

  private String row(Node node) {
    return node.type.java + "Rows, " + plan.rows.get(node) + " + k";
  }
}
