// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A key that poms declare for the variants of their pairs. Both JVMs find its value in a system
 * property, XML as {@code ${pair.NAME}}. It is declared in properties, each that of the pom nearest
 * to the pair which has it:
 *
 * <ul>
 *   <li>{@code key.NAME}: its values, with commas: a word, a range of numbers such as {@code
 *       1-1000}, both as in {@code pool:1-1000}, or {@code FILE} for any file that is there; {@code
 *       (JDK 21)} after it is the oldest JDK that has it. An empty property removes the key, and
 *       those that begin with its name and a dot;
 *   <li>{@code meaning.NAME}: what it sets, for lists;
 *   <li>{@code side.NAME}: {@code client} or {@code server} if only that one has it;
 *   <li>{@code flags.NAME.VALUE}: flags of the JVM that a value stands for;
 *   <li>{@code environment.NAME.VALUE}: a variable of the environment that a value stands for;
 *   <li>{@code program.NAME.VALUE}: the module of a command that makes the client's calls;
 *   <li>{@code excludes.NAME}: what contradicts it: a pattern of overrides such as {@code
 *       setup=tuned}; {@code excludes.NAME.VALUE} is what contradicts one value;
 *   <li>{@code example.NAME}: a number of its range that can be tried;
 *   <li>{@code proof.NAME}: {@code none} if a run shows nothing of it. Of any other key it must be
 *       observed that it acts, or the run fails.
 * </ul>
 *
 * @param text the values, as the pom lists them
 */
public record VariantKey(String name, String text, List<Pom> poms) {

  private static final String KEY = "key.";
  private static final String SEPARATOR = ", ";
  private static final String FILE = "FILE";

  private static final Pattern VALUE =
      Pattern.compile(
          "(?<prefix>.*?)((?<low>\\d{1,9})-(?<high>\\d{1,9}))?( \\(JDK (?<jdk>\\d+)\\))?");

  /** The key {@code setup}, which says how a pair is configured. */
  public static final String SETUP = "setup";

  /** The key {@code discovery}: what is written into a registry and read from it. */
  public static final String DISCOVERY = "discovery";

  /** The key {@code notification}: for how long a consumer collects changes of a registry. */
  public static final String NOTIFICATION = "notification";

  /** The key {@code timeout}: milliseconds after which a call fails. */
  public static final String TIMEOUT = "timeout";

  /** Has one space after each comma, whatever the pom has. */
  public VariantKey {
    text = text.replaceAll(",\\s*", SEPARATOR);
  }

  /** The property of a pom that has the values of a key. */
  public static String property(String name) {
    return KEY + name;
  }

  /** The keys in the poms of a pair's modules, the nearest first, by name. */
  static List<VariantKey> of(List<Pom> poms) {
    return poms.stream()
        .flatMap(pom -> pom.properties().stringPropertyNames().stream())
        .filter(property -> property.startsWith(KEY))
        .map(property -> property.substring(KEY.length()))
        .distinct()
        .sorted()
        .flatMap(name -> of(name, poms).stream())
        .toList();
  }

  /** A key, if the poms have it, and what precedes its dot if there is one. */
  static Optional<VariantKey> of(String name, List<Pom> poms) {
    int dot = name.indexOf('.');
    return Pom.nearest(property(name), poms)
        .filter(text -> dot < 0 || of(name.substring(0, dot), poms).isPresent())
        .map(text -> new VariantKey(name, text, poms));
  }

  /** What it sets; empty if no pom says it. */
  public String meaning() {
    return own("meaning").orElse("");
  }

  /** The only side that has it; empty for both. */
  public Optional<Role> side() {
    return own("side").map(it -> Role.valueOf(it.toUpperCase(Locale.ROOT)));
  }

  /** Whether a run must show that it acts. */
  public boolean isProved() {
    return own("proof").isEmpty();
  }

  /** The flags of a JVM that a value stands for. */
  public List<String> flags(String value) {
    return own("flags", value).stream().flatMap(flags -> Stream.of(flags.split(" "))).toList();
  }

  /** What a value adds to the environment of a JVM: {@code NAME=VALUE}. */
  public List<String> environment(String value) {
    return own("environment", value).stream().toList();
  }

  /** The command that a value lets make the client's calls. */
  public Optional<ProgramModule> program(String value, Project project) {
    return own("program", value).map(module -> ProgramModule.read(module, project));
  }

  /** Whether another override, as it was written but without a side, contradicts a value. */
  public boolean excludes(String value, String override) {
    return Stream.of(own("excludes"), own("excludes", value))
        .flatMap(Optional::stream)
        .anyMatch(override::matches);
  }

  private Optional<String> own(String property) {
    return Pom.nearest(property + "." + name, poms);
  }

  private Optional<String> own(String property, String value) {
    return Pom.nearest(property + "." + name + "." + value, poms);
  }

  /**
   * Makes sure that a value is one of these.
   *
   * @param key as the user has written it, for the message
   * @param pair for the message
   * @throws UserError if it is not
   */
  public void require(String key, String value, String pair) {
    if (matching(value).isPresent()) {
      return;
    }
    Matcher only = VALUE.matcher(text);
    if (only.matches() && only.group("low") != null && only.group("prefix").isEmpty()) {
      throw UserError.badInput(
          "%s=%s: this must be an integer from %s to %s.",
          key, value, only.group("low"), only.group("high"));
    }
    throw UserError.badInput(
        "%s=%s: %s takes %s=%s%s.",
        key,
        value,
        pair,
        key,
        text.replaceFirst(SEPARATOR + "(?=[^,]*$)", " or "),
        text.contains(FILE) ? ", which must be there" : "");
  }

  /** The oldest JDK that has a value; 0 for any. */
  public int oldestJdk(String value) {
    return matching(value).map(it -> it.group("jdk")).map(Integer::parseInt).orElse(0);
  }

  /** The values that are words; none of those with a range of numbers, and no file. */
  public List<String> words() {
    return named().filter(it -> it.group("low") == null).map(it -> it.group("prefix")).toList();
  }

  /**
   * A value of each kind, to be tried: of a range one that {@code example.NAME} says, or its
   * beginning.
   */
  public List<String> examples() {
    return named()
        .map(
            it ->
                it.group("low") == null
                    ? it.group("prefix")
                    : it.group("prefix") + own("example").orElse(it.group("low")))
        .toList();
  }

  private Stream<Matcher> named() {
    return Stream.of(values())
        .map(VariantKey::parsed)
        .filter(it -> !it.group("prefix").equals(FILE));
  }

  private Optional<Matcher> matching(String value) {
    return Stream.of(values()).map(VariantKey::parsed).filter(it -> isOf(value, it)).findFirst();
  }

  private static boolean isOf(String value, Matcher allowed) {
    String prefix = allowed.group("prefix");
    if (prefix.equals(FILE)) {
      return Files.isRegularFile(Path.of(value));
    }
    if (allowed.group("low") == null) {
      return value.equals(prefix);
    }
    String number = value.startsWith(prefix) ? value.substring(prefix.length()) : "";
    return number.matches("\\d{1,9}")
        && Integer.parseInt(number) >= Integer.parseInt(allowed.group("low"))
        && Integer.parseInt(number) <= Integer.parseInt(allowed.group("high"));
  }

  private static Matcher parsed(String value) {
    Matcher matcher = VALUE.matcher(value);
    matcher.matches(); // whatever the text is
    return matcher;
  }

  private String[] values() {
    return text.split(SEPARATOR);
  }
}
