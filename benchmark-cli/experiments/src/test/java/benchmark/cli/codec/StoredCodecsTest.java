// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.CostFindings;
import benchmark.cli.results.Origin;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the stored times of codecs")
class StoredCodecsTest {

  private static final OperationKey GET_USER = OperationKey.of("getUser");

  @TempDir Path results;

  @Test
  void areTheNewestOnesOfTheSameJdk() throws IOException {
    store("20261101-120000-codec", "17.0.15", 1_000);
    store("20261102-120000-codec", "17.0.15", 2_000);
    store("20261103-120000-codec", "25.0.1", 9_000);

    assertThat(micros("17.0.15")).isEqualTo(4);
    assertThat(micros("25.0.1")).isEqualTo(18);
    assertThat(micros("21.0.1")).isNaN();
  }

  @Test
  void areNotTakenAwayByAMeasurementThatFailed() throws IOException {
    store("20261101-120000-codec", "17.0.15", 1_000);
    store("20261102-120000-codec", PairCodec.failed("dubbo-a", "17.0.15", "It has ended."));

    assertThat(micros("17.0.15")).isEqualTo(2);
  }

  @Test
  void areNotKnownWhereNothingIsStored() {
    assertThat(StoredCodecs.in(results.resolve("none"), Map.of()).micros("dubbo-a", GET_USER))
        .isNaN();
  }

  private double micros(String jdk) {
    CostFindings.CodecTimes times = StoredCodecs.in(results, Map.of("dubbo-a", jdk));
    return times.micros("dubbo-a", GET_USER);
  }

  private void store(String name, String jdk, double nanos) throws IOException {
    var message = new MessageCost(GET_USER, "request", 100, nanos, nanos, 0, 0);
    store(name, new PairCodec("dubbo-a", jdk, List.of(message), List.of(), null, null, false));
  }

  private void store(String name, PairCodec pair) throws IOException {
    Path folder = Files.createDirectory(results.resolve(name));
    CodecRecord.FILE.write(folder, new CodecRecord(null, Origin.UNKNOWN, null, List.of(pair)));
  }
}
