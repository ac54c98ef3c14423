// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.launch.LaunchProperties;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.protobuf.ProtoUserAdapter;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.protobuf.support.GenericProtobufObjectInput;
import org.apache.dubbo.common.serialize.protobuf.support.GenericProtobufObjectOutput;
import org.apache.dubbo.common.serialize.protobuf.support.GenericProtobufSerialization;
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

  /** Without Dubbo's own wrapper, which passes all bytes on where it is given a range. */
  @Test
  void carriesWhatSurroundsACall() throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = new ProtobufObjectOutput(bytes);
    output.writeByte((byte) -3);
    output.writeShort(Short.MIN_VALUE);
    output.writeUTF("\u4e2d\u6587 and \uD83D\uDE00");
    output.writeBool(true);
    output.writeInt(Integer.MIN_VALUE);
    output.writeLong(Long.MAX_VALUE);
    output.writeFloat(Float.MIN_VALUE);
    output.writeDouble(Double.MAX_VALUE);
    output.writeBytes(new byte[] {1, 2, 3}, 1, 1);
    output.writeEvent(null);
    output.writeEvent("R");
    output.writeAttachments(Map.of("path", "UserService", "timeout", 1000));
    output.flushBuffer();
    var input = new ProtobufObjectInput(new ByteArrayInputStream(bytes.toByteArray()));

    assertThat(input.readByte()).isEqualTo((byte) -3);
    assertThat(input.readShort()).isEqualTo(Short.MIN_VALUE);
    assertThat(input.readUTF()).isEqualTo("\u4e2d\u6587 and \uD83D\uDE00");
    assertThat(input.readBool()).isTrue();
    assertThat(input.readInt()).isEqualTo(Integer.MIN_VALUE);
    assertThat(input.readLong()).isEqualTo(Long.MAX_VALUE);
    assertThat(input.readFloat()).isEqualTo(Float.MIN_VALUE);
    assertThat(input.readDouble()).isEqualTo(Double.MAX_VALUE);
    assertThat(input.readBytes()).containsExactly(2);
    assertThat(input.readEvent()).isNull();
    assertThat(input.readEvent()).isEqualTo("R");
    assertThat(input.readAttachments()).isEqualTo(Map.of("path", "UserService", "timeout", "1000"));
  }

  @Test
  void sendsAttachmentsOnceAndWithoutNamesOfClasses() throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeAttachments(Map.of("path", "UserService"));
    output.flushBuffer();

    assertThat(bytes.toString(StandardCharsets.ISO_8859_1))
        .isEqualTo("\u0001\u0004path\u000BUserService");
  }

  @Test
  void refusesToWriteWhatIsNoMessageAndAttachmentsThatAreNoTexts() throws Exception {
    var output = serialization.serialize(null, new ByteArrayOutputStream());

    assertThatThrownBy(() -> output.writeObject(17L))
        .isInstanceOf(IOException.class)
        .hasMessage("Protobuf writes messages only, not java.lang.Long");
    assertThatThrownBy(() -> output.writeAttachments(Map.of("tags", List.of())))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "The attachment 'tags' must be a string, a number or a boolean, not %s"
                .formatted(List.of().getClass().getName()));
  }

  @Test
  void endsWithAnIOExceptionWhenAMessageIsCutShort() throws Exception {
    ListUserReply page = users.listUser(ListUserRequest.newBuilder().setPageNo(1).build());
    byte[] all = written(page);
    for (int length = 0; length < all.length; length += 7) {
      var part = new ByteArrayInputStream(all, 0, length);
      assertThatThrownBy(
              () -> serialization.deserialize(null, part).readObject(ListUserReply.class))
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void isTheExtensionInTheShippedSetup() throws Exception {
    LaunchProperties.SETUP.set("shipped");
    try {
      var shipped = new RegisteredProtobuf(new GenericProtobufSerialization());

      assertThat(shipped.serialize(null, new ByteArrayOutputStream()))
          .isInstanceOf(GenericProtobufObjectOutput.class);
      assertThat(shipped.deserialize(null, new ByteArrayInputStream(new byte[0])))
          .isInstanceOf(GenericProtobufObjectInput.class);
    } finally {
      System.clearProperty(LaunchProperties.SETUP.name());
    }
  }

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
    return serialization
        .deserialize(null, new ByteArrayInputStream(written(message)))
        .readObject(message.getClass());
  }

  private byte[] written(Message message) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeObject(message);
    output.flushBuffer();
    return bytes.toByteArray();
  }
}
