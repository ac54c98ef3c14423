// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("places as users write them")
class PlacesTest {

  private static List<Place> parse(String text) {
    return Places.parse("--client", text, new ChildProcesses());
  }

  @Test
  void areSeveralWithCommasAndRanges() {
    assertThat(parse("kube:bench/client-{0..2},local,ssh:me@host:2222,exec:a,b"))
        .extracting(Place::name)
        .containsExactly(
            "kube:bench/client-0",
            "kube:bench/client-1",
            "kube:bench/client-2",
            "local",
            "ssh:me@host:2222",
            "exec:a,b");
    assertThat(parse("local")).containsExactly(Place.LOCAL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kube:pod           | kubectl exec -i pod -- sh -c
          kube:n/pod         | kubectl exec -i -n n pod -- sh -c
          kube:n/pod/main    | kubectl exec -i -n n pod -c main -- sh -c
          podman:box         | podman exec -i box sh -c
          docker:box         | docker exec -i box sh -c
          exec:ip netns exec blue | ip netns exec blue sh -c
          """)
  void becomeTheWordsOfTheirPrograms(String place, String words) {
    assertThat(String.join(" ", Places.prefix("--client", place).command()))
        .startsWith(words + " set --;");
  }

  @Test
  void aPodsNodeIsKnownToKubectl() {
    assertThat(String.join(" ", Places.prefix("--client", "kube:n/pod/main").node()))
        .isEqualTo("kubectl get pod -n n pod -o jsonpath={.spec.nodeName}");
    assertThat(Places.prefix("--client", "podman:box").node()).isEmpty();
  }

  @Test
  void sshTakesTheUsersConfigurationAndAsksNothing() {
    assertThat(Places.prefix("--server", "ssh:me@host:2222").command())
        .startsWith("ssh", "-T", "-o", "BatchMode=yes")
        .containsSequence("-p", "2222", "me@host")
        .noneMatch(word -> word.contains("HostKey"))
        .last()
        .asString()
        .startsWith("exec sh -c 'set --;");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          blue        | Write one of local, ssh:HOST, kube:POD, podman:NAME, docker:NAME, exec:WORDS.
          ssh:-oProxy | Write ssh:[USER@]HOST[:PORT].
          ssh:        | Write ssh:[USER@]HOST[:PORT].
          kube:a/b/c/d| Write kube:[NAMESPACE/]POD[/CONTAINER].
          podman:-v   | Write podman:NAME.
          'exec: '    | Write exec:WORDS, such as exec:ip netns exec blue.
          """)
  void thatCannotBeReadAreNamedWithTheFormToWrite(String place, String advice) {
    assertThatThrownBy(() -> parse(place))
        .isInstanceOf(UserError.class)
        .hasMessage("--client %s: there is no such place. %s".formatted(place, advice))
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(2);
  }
}
