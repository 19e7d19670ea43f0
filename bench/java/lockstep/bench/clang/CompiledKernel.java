package lockstep.bench.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.List;
import lockstep.bench.Catalogue;
import lockstep.internal.kernel.Kernels.Entry;

/** A kernel's definition, compiled by Clang. */
public final class CompiledKernel {
  private static final List<String> OPTIONS =
      List.of("-mprefer-vector-width=512", "-ffp-contract=off", "-fno-math-errno");

  @SuppressWarnings("restricted")
  private static final MethodHandle CALL = Linker.nativeLinker().downcallHandle(
      FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, ADDRESS, ADDRESS, JAVA_INT), Linker.Option.critical(false));

  /** The columns that it writes in addition to the bits: t, u, v. */
  final int outputs;

  private final MemorySegment function;

  private CompiledKernel(MemorySegment function, int outputs) {
    this.function = function;
    this.outputs = outputs;
  }

  /** The names of the pairs whose definitions it can compile. */
  public static List<String> pairs() {
    return Catalogue.constructed().stream().filter(pair -> CppSource.has(Catalogue.named(pair))).toList();
  }

  /**
   * Translates and compiles the definition of an entry. Call it only if nothing is {@linkplain
   * CompiledLibrary#missing missing}.
   */
  public static CompiledKernel of(Entry entry) throws IOException {
    CppSource source = CppSource.of(entry);
    return new CompiledKernel(CompiledLibrary.of(source.text(), OPTIONS).findOrThrow("answer"),
        source.outputs());
  }

  /** Answers n pairs, a multiple of 64, whose columns are at these addresses. */
  void answer(MemorySegment first, MemorySegment second, MemorySegment words, MemorySegment outputs, int n) {
    try {
      CALL.invokeExact(function, first, second, words, outputs, n);
    } catch (Throwable e) {
      throw new LinkageError("cannot call what Clang has compiled", e);
    }
  }
}
