// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.gson;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Type;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Shows why Dubbo's own extension is not used. The day that this fails, the extension is fixed, and
 * the pair dubbo-gson can use it in place of this module.
 */
class GsonExtensionDefectTest {

  @Test
  void forgetsWhatAGenericAnswerIsAListOf() throws Exception {
    var extension = new org.apache.dubbo.common.serialize.gson.GsonSerialization();
    var bytes = new ByteArrayOutputStream();
    var output = extension.serialize(null, bytes);
    output.writeObject(PreparedUsers.page(1));
    output.flushBuffer();
    Type type = UserService.class.getMethod("listUser", int.class).getGenericReturnType();

    Page<?> page =
        extension
            .deserialize(null, new ByteArrayInputStream(bytes.toByteArray()))
            .readObject(Page.class, type);

    assertThat(page.getResult().get(0)).isInstanceOf(Map.class);
  }
}
