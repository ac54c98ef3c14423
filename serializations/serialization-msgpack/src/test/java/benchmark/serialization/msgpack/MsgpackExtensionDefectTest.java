// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.msgpack;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUsers;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

/**
 * Shows why Dubbo's own extension is not used. The day that this fails, the extension is fixed, and
 * the pair dubbo-msgpack can use it in place of this module.
 */
class MsgpackExtensionDefectTest {

  @Test
  void knowsNoDates() throws Exception {
    var extension = new org.apache.dubbo.common.serialize.msgpack.MsgpackSerialization();
    var output = extension.serialize(null, new ByteArrayOutputStream());

    assertThatThrownBy(() -> output.writeObject(PreparedUsers.user(1)))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageContaining("java.time.LocalDate");
  }
}
