// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.RunRecord;
import benchmark.cli.text.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("the record of codecs")
class CodecRecordTest {

  @TempDir Path folder;

  @Test
  void saysWhereItIsFrom() {
    RunRecord run = FabricatedRun.record("a", "17.0.15", 2, false);
    var record =
        new CodecRecord(
            List.of("codec", "dubbo-a"),
            run.measured()
                .of(
                    new GitState("0123456789abcdef", false),
                    Instant.parse("2026-11-20T12:00:00Z"),
                    Instant.parse("2026-11-20T12:01:00Z")),
            List.of(Map.of("kryo", "5.6.2")),
            List.of(PairCodec.failed("dubbo-a", "17.0.15", "It has ended.")));
    CodecRecord.FILE.write(folder, record);

    assertThat(CodecRecord.read(folder)).isEqualTo(record);
    assertThat(CodecRecord.read(folder).provenance().sentences())
        .containsExactly(
            "Machine: Xeon, 2 CPUs, Debian 12, kernel 6.18; JDK 17.0.15 Debian.",
            "Tool: commit 0123456789ab; measured 2026-11-20.",
            "`./benchmark.sh codec dubbo-a`");
  }

  @Test
  void ofAnEarlierVersionIsStillRead() throws IOException {
    Files.writeString(folder.resolve(CodecRecord.FILE.name()), Golden.read("codec/codec.json"));

    CodecRecord record = CodecRecord.read(folder);

    assertThat(record.pairs()).extracting(PairCodec::pair).containsExactly("dubbo-b");
    assertThat(record.provenance().facts()).isEmpty();
    assertThat(record.provenance().time()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "[null]", "[{}]", "{}", "{\"pairs\": [{\"pair\": \"a\"}]}"})
  void thatIsDamagedIsRefused(String text) throws IOException {
    Files.writeString(folder.resolve(CodecRecord.FILE.name()), text);

    assertThatThrownBy(() -> CodecRecord.read(folder))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("codec.json")
        .hasMessageContaining("the costs of codecs");
  }
}
