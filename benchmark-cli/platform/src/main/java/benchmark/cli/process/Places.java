// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads places as users write them. */
public final class Places {

  private static final String KINDS =
      "local, ssh:HOST, kube:POD, podman:NAME, docker:NAME, exec:WORDS";

  private static final Pattern BETWEEN =
      Pattern.compile(",(?=local(?:,|$)|ssh:|kube:|podman:|docker:|exec:)");

  private static final Pattern RANGE = Pattern.compile("\\{(\\d{1,4})\\.\\.(\\d{1,4})}");

  private static final Pattern SSH =
      Pattern.compile(
          "(?<to>(?:[^@:\\s/-][^@:\\s/]*@)?(?<host>[^@:\\s/-][^@:\\s/]*))(?::(?<port>\\d{1,5}))?");

  private static final Pattern KUBE =
      Pattern.compile(
          "(?:(?<namespace>[a-z0-9][a-z0-9-]*)/)?(?<pod>[a-z0-9][a-z0-9.-]*)(?:/(?<container>[a-z0-9][a-z0-9-]*))?");

  private static final Pattern CONTAINER = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_.-]*");

  /**
   * So that a silent network ends a connection within ten seconds, after {@link PlaceConnection}
   * has missed the answers of the place's parts.
   */
  private static final List<String> SSH_OPTIONS =
      List.of(
          ("-T -o BatchMode=yes -o ConnectTimeout=8"
                  + " -o ServerAliveInterval=2 -o ServerAliveCountMax=4")
              .split(" "));

  private Places() {}

  /**
   * Reads places with commas between them; a range of numbers in braces is one place for each.
   *
   * @param option that they were given with, for messages
   * @param children takes in the processes that connect to the places
   * @throws UserError if one cannot be read: exit status 2
   */
  public static List<Place> parse(String option, String text, ChildProcesses children) {
    var places = new ArrayList<Place>();
    for (String written : BETWEEN.split(text)) {
      for (String one : expanded(written)) {
        places.add(
            one.equals("local") ? Place.LOCAL : new PrefixPlace(prefix(option, one), children));
      }
    }
    return List.copyOf(places);
  }

  private static List<String> expanded(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.find()) {
      return List.of(text);
    }
    int first = Integer.parseInt(range.group(1));
    int last = Integer.parseInt(range.group(2));
    var all = new ArrayList<String>();
    for (int number = first; number <= last; number++) {
      all.addAll(expanded(text.substring(0, range.start()) + number + text.substring(range.end())));
    }
    return all.isEmpty() ? List.of(text) : all;
  }

  static Prefix prefix(String option, String place) {
    int colon = place.indexOf(':');
    String rest = place.substring(colon + 1);
    return switch (colon < 0 ? "" : place.substring(0, colon)) {
      case "ssh" -> ssh(place, match(SSH, option, place, rest, "ssh:[USER@]HOST[:PORT]"));
      case "kube" ->
          kube(place, match(KUBE, option, place, rest, "kube:[NAMESPACE/]POD[/CONTAINER]"));
      case "podman", "docker" -> {
        String program = place.substring(0, colon);
        match(CONTAINER, option, place, rest, program + ":NAME");
        yield new Prefix(place, List.of(program, "exec", "-i", rest));
      }
      case "exec" -> {
        if (rest.isBlank()) {
          throw unreadable(option, place, "exec:WORDS, such as exec:ip netns exec blue");
        }
        yield new Prefix(place, List.of(rest.strip().split("\\s+")));
      }
      default -> throw unreadable(option, place, "one of " + KINDS);
    };
  }

  private static Prefix ssh(String place, Matcher parts) {
    var words = new ArrayList<>(List.of("ssh"));
    words.addAll(SSH_OPTIONS);
    if (parts.group("port") != null) {
      words.addAll(List.of("-p", parts.group("port")));
    }
    words.add(parts.group("to"));
    return new Prefix(place, words, true, Optional.of(parts.group("host")), List.of());
  }

  private static Prefix kube(String place, Matcher parts) {
    var pod = new ArrayList<String>();
    if (parts.group("namespace") != null) {
      pod.addAll(List.of("-n", parts.group("namespace")));
    }
    pod.add(parts.group("pod"));
    var words = new ArrayList<>(List.of("kubectl", "exec", "-i"));
    words.addAll(pod);
    if (parts.group("container") != null) {
      words.addAll(List.of("-c", parts.group("container")));
    }
    words.add("--");
    var node = new ArrayList<>(List.of("kubectl", "get", "pod"));
    node.addAll(pod);
    node.addAll(List.of("-o", "jsonpath={.spec.nodeName}"));
    return new Prefix(place, words, false, Optional.empty(), node);
  }

  private static Matcher match(
      Pattern pattern, String option, String place, String rest, String form) {
    Matcher matcher = pattern.matcher(rest);
    if (!matcher.matches()) {
      throw unreadable(option, place, form);
    }
    return matcher;
  }

  private static UserError unreadable(String option, String place, String form) {
    return UserError.badInput("%s %s: there is no such place. Write %s.", option, place, form);
  }
}
