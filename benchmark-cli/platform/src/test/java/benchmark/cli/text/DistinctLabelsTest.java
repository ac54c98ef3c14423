// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctLabelsTest {

  @Test
  void repeatedLabelsAreNumbered() {
    assertThat(DistinctLabels.of(List.of("dubbo-kryo", "inproc", "dubbo-kryo", "dubbo-kryo")))
        .containsExactly("dubbo-kryo", "inproc", "dubbo-kryo (2)", "dubbo-kryo (3)");
  }
}
