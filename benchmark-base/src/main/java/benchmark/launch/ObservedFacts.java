// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a JVM did, as it found at its end: what a pair's set-up says of it can be compared with
 * this. It crosses to the process that started the JVM through the file that {@link
 * LaunchProperties#OBSERVED} names. Immutable.
 *
 * @param service the threads that ran the service, pool by pool; none in a client
 * @param loops the event loops
 * @param allocators the short names of the classes of Netty's allocators that hold memory
 * @param http the versions of HTTP that were spoken
 * @param libraries the libraries that classes were loaded from
 * @param keys what shows that the keys of the variant act, by key
 */
public record ObservedFacts(
    List<Pool> service,
    List<Loop> loops,
    List<String> allocators,
    List<String> http,
    List<Library> libraries,
    Map<String, String> keys) {

  private static final String SEPARATOR = "\t";
  private static final String SERVICE = "service";
  private static final String LOOP = "loop";
  private static final String ALLOCATOR = "allocator";
  private static final String HTTP = "http";
  private static final String LIBRARY = "library";
  private static final String KEY = "key";

  /**
   * Threads with a name in common.
   *
   * @param name with a star in the place of numbers
   * @param threads how many there were at the end, or were seen to run the service
   */
  public record Pool(String name, int threads, boolean virtual) {

    /** A pool may have loops among its threads, as Jetty's; loops that serve are all of theirs. */
    public boolean isOf(Collection<Loop> loops) {
      return loops.stream().anyMatch(loop -> loop.name().equals(name) && loop.threads() >= threads);
    }
  }

  /**
   * Event loops of one kind.
   *
   * @param implementation the class that waits for events
   * @param name the name of their threads, with a star in the place of numbers
   * @param threads how many there were at the end
   */
  public record Loop(String implementation, String name, int threads) {}

  /** A library, by the name of its file; the version is empty if the name has none. */
  public record Library(String artifact, String version) {

    /** Reads the name of a file, such as {@code netty-common-4.2.2.Final.jar}. */
    public static Library ofFile(String name) {
      String stem = name.replaceFirst("\\.jar$", "");
      String artifact = stem.replaceFirst("-\\d.*", "");
      return new Library(
          artifact, artifact.equals(stem) ? "" : stem.substring(artifact.length() + 1));
    }
  }

  /** Copies; null, of a record that lacks one of these, is nothing. */
  public ObservedFacts {
    service = copy(service);
    loops = copy(loops);
    allocators = copy(allocators);
    http = copy(http);
    libraries = copy(libraries);
    keys = keys == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(keys));
  }

  /** Of a program that is no JVM: the versions of what it is built of, and what is seen of keys. */
  public static ObservedFacts ofProgram(Map<String, String> libraries, Map<String, String> keys) {
    return new ObservedFacts(
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        libraries.entrySet().stream().map(it -> new Library(it.getKey(), it.getValue())).toList(),
        keys);
  }

  private static <T> List<T> copy(Collection<T> all) {
    return all == null ? List.of() : List.copyOf(all);
  }

  /**
   * Writes the file.
   *
   * @throws UncheckedIOException if it cannot be written
   */
  public void write(Path file) {
    try {
      Files.write(file, toLines(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + file, e);
    }
  }

  private List<String> toLines() {
    var lines = new ArrayList<String>();
    service.forEach(it -> lines.add(line(SERVICE, it.name(), it.threads(), it.virtual())));
    loops.forEach(it -> lines.add(line(LOOP, it.implementation(), it.name(), it.threads())));
    allocators.forEach(it -> lines.add(line(ALLOCATOR, it)));
    http.forEach(it -> lines.add(line(HTTP, it)));
    libraries.forEach(it -> lines.add(line(LIBRARY, it.artifact(), it.version())));
    keys.forEach((key, value) -> lines.add(line(KEY, key, value)));
    return lines;
  }

  private static String line(Object... fields) {
    return String.join(
        SEPARATOR, Stream.of(fields).map(it -> it.toString().replaceAll("\\s", " ")).toList());
  }

  /** Reads what a JVM has left; empty if it has left nothing, or a damaged file. */
  public static Optional<ObservedFacts> read(Path file) {
    try {
      List<String[]> lines =
          Files.readAllLines(file, StandardCharsets.UTF_8).stream()
              .map(line -> line.split(SEPARATOR, -1))
              .toList();
      return Optional.of(
          new ObservedFacts(
              of(
                  SERVICE,
                  lines,
                  it -> new Pool(it[1], Integer.parseInt(it[2]), Boolean.parseBoolean(it[3]))),
              of(LOOP, lines, it -> new Loop(it[1], it[2], Integer.parseInt(it[3]))),
              of(ALLOCATOR, lines, it -> it[1]),
              of(HTTP, lines, it -> it[1]),
              of(LIBRARY, lines, it -> new Library(it[1], it[2])),
              lines.stream()
                  .filter(line -> line[0].equals(KEY))
                  .collect(Collectors.toMap(line -> line[1], line -> line[2]))));
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException none) {
      return Optional.empty();
    }
  }

  private static <T> List<T> of(
      String kind, Collection<String[]> lines, Function<String[], T> parser) {
    return lines.stream().filter(line -> line[0].equals(kind)).map(parser).toList();
  }
}
