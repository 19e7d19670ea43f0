package lockstep.bench.clang;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** C++ compiled by Clang for this processor, and loaded. */
public final class CompiledLibrary {
  private static final int NEWEST = 30;
  private static final int OLDEST = 15; // for vectors of bool
  private static final List<String> OPTIONS =
      List.of("-std=c++20", "-O3", "-march=native", "-shared", "-fPIC");

  /** The command of the newest version. */
  private static final Optional<String> CLANG = IntStream.rangeClosed(OLDEST, NEWEST)
      .mapToObj(i -> "clang++-" + (OLDEST + NEWEST - i)).filter(CompiledLibrary::runs).findFirst()
      .or(() -> Optional.of("clang++").filter(CompiledLibrary::runs));

  private CompiledLibrary() {}

  /** Why Clang is missing here and how to get it, in one line; empty if it is available. */
  public static Optional<String> missing() {
    return CLANG.isPresent() ? Optional.empty()
        : Optional.of("clang++ is not installed and is left out (Debian 12: apt install clang-19)");
  }

  /**
   * Compiles and loads a source, for as long as this process lasts. Call it only if nothing is {@link
   * #missing()}.
   *
   * @param options of Clang, besides the usual ones
   * @throws IOException with Clang's messages, if it cannot be compiled
   */
  @SuppressWarnings("restricted")
  public static SymbolLookup of(String source, List<String> options) throws IOException {
    Path directory = Files.createTempDirectory("lockstep");
    Path file = directory.resolve("source.cpp");
    Path library = directory.resolve("library.so");
    try {
      Files.writeString(file, source);
      List<String> command = new ArrayList<>(List.of(CLANG.orElseThrow()));
      command.addAll(OPTIONS);
      command.addAll(options);
      command.addAll(List.of("-o", library.toString(), file.toString()));
      run(command);
      return SymbolLookup.libraryLookup(library, Arena.global());
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
}
