// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.protobuf.ProtoUserAdapter;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.junit.jupiter.api.Test;

class ProtobufMessagesTest {

  private final Serialization serialization =
      FrameworkModel.defaultModel()
          .getExtensionLoader(Serialization.class)
          .getExtension("protobuf");
  private final ProtoUserAdapter users = new ProtoUserAdapter(new PreparedUserService());

  @Test
  void carriesEveryMessage() throws Exception {
    for (int id = 0; id < PreparedUsers.TOTAL; id++) {
      var request = GetUserRequest.newBuilder().setId(id).build();
      assertThat(carried(request)).isEqualTo(request);
      GetUserReply reply = users.getUser(request);
      assertThat(carried(reply)).isEqualTo(reply);
    }
    for (int pageNo = 0; pageNo <= PreparedUsers.FULL_PAGES; pageNo++) {
      ListUserReply page = users.listUser(ListUserRequest.newBuilder().setPageNo(pageNo).build());
      assertThat(carried(page)).isEqualTo(page);
    }
  }

  @Test
  void refusesAMessageThatIsNotTheContracts() throws Exception {
    byte[] timestamp = Timestamp.newBuilder().setSeconds(1).build().toByteArray();
    var bytes = new ByteArrayOutputStream();
    bytes.write(timestamp.length);
    bytes.write(timestamp);

    assertThatThrownBy(
            () ->
                serialization
                    .deserialize(null, new ByteArrayInputStream(bytes.toByteArray()))
                    .readObject(Timestamp.class))
        .hasStackTraceContaining("registered in advance");
  }

  /** Dubbo's extension needs Guava for it, which it does not declare. */
  @Test
  void carriesAnExceptionsTypeAndMessage() throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeThrowable(new IllegalStateException("user 7 is locked"));
    output.flushBuffer();

    assertThat(
            serialization
                .deserialize(null, new ByteArrayInputStream(bytes.toByteArray()))
                .readThrowable())
        .hasMessageContainingAll("java.lang.IllegalStateException", "user 7 is locked");
  }

  private Message carried(Message message) throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeObject(message);
    output.flushBuffer();
    return serialization
        .deserialize(null, new ByteArrayInputStream(bytes.toByteArray()))
        .readObject(message.getClass());
  }
}
