// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.text.Golden;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.conformance.SlowReceiver;
import benchmark.contract.conformance.SlowReceiver.Memory;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the table of a slow receiver")
class SlowReceiverSceneTest {

  private static final long MEBI = 1 << 20;

  @Test
  void hasALineForEachSideOfEachSender() {
    var few = new SlowReceiver(true, 20_480, 64, 64, memory(80), memory(90), "");
    var many = new SlowReceiver(false, 900_000, 800_000, 390_000, memory(900), memory(95), "");

    Golden.assertMatches(
        "slow-receiver.txt",
        TextRenderer.render(
            SlowReceiverScene.document(
                List.of(
                    new SlowReceiverScene.Sending("grpc-protobuf", true, few, "well"),
                    new SlowReceiverScene.Sending(
                        "grpc-protobuf", false, many, "OutOfMemoryError: client"),
                    new SlowReceiverScene.Sending(
                        "netty-bytes", true, null, "client ended, status 137")),
                20)));
  }

  private static Memory memory(long mebi) {
    return new Memory(mebi * MEBI, 8 * MEBI, 2 * mebi * MEBI);
  }
}
