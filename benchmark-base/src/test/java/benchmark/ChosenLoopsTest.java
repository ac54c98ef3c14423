// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.ObservedFacts.Loop;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChosenLoopsTest {

  @Test
  void onlyLoopsWithTheNameAreCounted() {
    assertThat(
            ChosenLoops.seen(
                List.of(
                    new Loop("NioIoHandler", "loops-*-*", 3),
                    new Loop("NioIoHandler", "loops-select-nio-*", 1),
                    new Loop("NioIoHandler", "grpc-default-boss-ELG-*-*", 1))))
        .isEqualTo("3");
    assertThat(ChosenLoops.seen(List.of(new Loop("NioIoHandler", "nioEventLoopGroup-*", 4))))
        .isEmpty();
  }
}
