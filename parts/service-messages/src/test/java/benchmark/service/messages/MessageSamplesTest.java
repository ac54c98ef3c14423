// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.messages;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.proto.GetUserReply;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.Value;
import com.google.protobuf.util.JsonFormat;
import org.junit.jupiter.api.Test;

class MessageSamplesTest {

  @Test
  void allFieldsAreFilledAndTheSameForTheSameSeed() throws Exception {
    var user = (GetUserReply) new MessageSamples(4, 7).of(GetUserReply.getDefaultInstance());

    assertThat(user.getUser().getName()).matches("name-\\d+");
    assertThat(user.getUser().getPermissionsCount()).isEqualTo(4);
    assertThat(new MessageSamples(4, 7).of(GetUserReply.getDefaultInstance())).isEqualTo(user);
    assertThat(new MessageSamples(4, 8).of(GetUserReply.getDefaultInstance())).isNotEqualTo(user);
    var again = GetUserReply.newBuilder();
    JsonFormat.parser().merge(JsonFormat.printer().print(user), again);
    assertThat(again.build()).isEqualTo(user);
  }

  @Test
  void messagesThatContainThemselvesEnd() {
    var nested =
        (DescriptorProto) new MessageSamples(1, 1).of(DescriptorProto.getDefaultInstance());

    assertThat(nested.getNestedType(0).getFieldCount()).isOne();
    assertThat(new MessageSamples(1, 1).of(Value.getDefaultInstance()))
        .as("the first of several alternatives")
        .isEqualTo(Value.newBuilder().setNullValueValue(0).build());
  }
}
