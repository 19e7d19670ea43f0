package lockstep.bench.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lockstep.bench.Catalogue;
import lockstep.internal.kernel.Kernels.Entry;

/** A kernel's definition, compiled by Clang. */
public final class CompiledKernel {
  private static final int NEWEST = 30;
  private static final int OLDEST = 15; // for vectors of bool
  private static final List<String> OPTIONS = List.of("-std=c++20", "-O3", "-march=native",
      "-mprefer-vector-width=512", "-ffp-contract=off", "-fno-math-errno", "-shared", "-fPIC");

  /** The command of the newest version. */
  private static final Optional<String> CLANG = IntStream.rangeClosed(OLDEST, NEWEST)
      .mapToObj(i -> "clang++-" + (OLDEST + NEWEST - i)).filter(CompiledKernel::runs).findFirst()
      .or(() -> Optional.of("clang++").filter(CompiledKernel::runs));

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

  /** Why Clang is missing here and how to get it, in one line; empty if it is available. */
  public static Optional<String> missing() {
    return CLANG.isPresent() ? Optional.empty()
        : Optional.of("clang++ is not installed and is left out (Debian 12: apt install clang-19)");
  }

  /** The names of the pairs whose definitions it can compile. */
  public static List<String> pairs() {
    return Catalogue.constructed().stream().filter(pair -> CppSource.has(Catalogue.named(pair))).toList();
  }

  /** Translates and compiles the definition of an entry. Call it only if nothing is {@link #missing()}. */
  @SuppressWarnings("restricted")
  public static CompiledKernel of(Entry entry) throws IOException {
    CppSource source = CppSource.of(entry);
    Path directory = Files.createTempDirectory("lockstep");
    Path file = directory.resolve("kernel.cpp");
    Path library = directory.resolve("kernel.so");
    try {
      Files.writeString(file, source.text());
      List<String> command = new ArrayList<>(List.of(CLANG.orElseThrow()));
      command.addAll(OPTIONS);
      command.addAll(List.of("-o", library.toString(), file.toString()));
      run(command);
      MemorySegment function =
          SymbolLookup.libraryLookup(library, Arena.global()).find("answer").orElseThrow();
      return new CompiledKernel(function, source.outputs());
    } finally {
      Files.deleteIfExists(library);
      Files.deleteIfExists(file);
      Files.deleteIfExists(directory);
    }
  }

  private static boolean runs(String command) {
    try {
      run(List.of(command, "--version"));
      return true;
    } catch (IOException none) {
      return false;
    }
  }

  private static void run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException(String.join(" ", command) + ":\n" + output);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(command.get(0));
    }
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
