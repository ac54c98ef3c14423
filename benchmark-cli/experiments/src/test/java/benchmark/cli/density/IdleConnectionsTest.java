// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class IdleConnectionsTest {

  @Test
  void takeWhatEachServerHadForThem() {
    IdleConnections idle = IdleConnections.of(1, 1_000, List.of(2_048.0, 1_024.0, 4_096.0));

    assertThat(idle.refused()).isNull();
    assertThat(idle.kibibytes()).containsExactly(2.0, 1.0, 4.0);
  }

  @Test
  void cannotBeToldFromWhatVariesOtherwise() {
    IdleConnections idle = IdleConnections.of(1, 10, List.of(2_048.0, -10_074.4, 4_096.0));

    assertThat(idle.kibibytes()).isEmpty();
    assertThat(idle.refused())
        .isEqualTo(
            "what a server has on its heap varies by more than 10 connections take (-10100 to"
                + " 4100 bytes each): give more --connections");
  }

  @Test
  void areReadFromRecordsThatHaveOneNumber() throws Exception {
    String stored = "{\"variant\":0,\"number\":199,\"heapBytes\":512.0,\"otherBytes\":-3.0}";
    IdleConnections idle = Json.MAPPER.readValue(stored, IdleConnections.class);

    assertThat(idle.kibibytes()).containsExactly(0.5);
  }
}
