// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.contract.EchoService;
import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.TreeComparison;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.contract.conformance.EveryJsonType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.Serialization;
import org.junit.jupiter.api.Test;

/**
 * What every serialization of a dubbo pair can do: carry the contract's types and what surrounds a
 * call, and end with an {@link IOException} when a message is cut short. A module's test extends it
 * and adds which classes its serialization refuses.
 */
public abstract class SerializationContract {

  /** The serialization under test. */
  protected final Serialization serialization;

  protected SerializationContract(Serialization serialization) {
    this.serialization = serialization;
  }

  @Test
  void carriesEveryUser() throws Exception {
    for (int id = 0; id < PreparedUsers.TOTAL; id++) {
      User user = PreparedUsers.user(id);
      assertThat(carried(user, User.class, User.class)).isEqualTo(user);
    }
  }

  @Test
  void carriesEveryPage() throws Exception {
    Type type = UserService.class.getMethod("listUser", int.class).getGenericReturnType();
    for (int pageNo = 0; pageNo <= PreparedUsers.FULL_PAGES + 1; pageNo++) {
      Page<User> page = PreparedUsers.page(pageNo);
      assertThat(carried(page, Page.class, type)).isEqualTo(page);
    }
  }

  @Test
  void carriesNullAndUsersWithNothingInThem() throws Exception {
    assertThat(carried(null, User.class, User.class)).isNull();
    assertThat(carried(new User(), User.class, User.class)).isEqualTo(new User());
  }

  @Test
  void carriesATreeOfEveryTypeOfJsonUnlessItsSchemaHasNone() throws Exception {
    Type type = EchoService.class.getMethod("tree", Map.class).getGenericReturnType();
    Map<String, Object> tree = EveryJsonType.tree();

    if (carriesTrees()) {
      assertThat(TreeComparison.difference(tree, carried(tree, Map.class, type))).isEmpty();
    } else {
      assertThatThrownBy(() -> written(tree)).isInstanceOf(IOException.class);
    }
  }

  /**
   * Codecs cut texts into chunks, and fill buffers: neither may halve a character of two halves.
   */
  @Test
  void carriesLongKeysAndEmojiOnTheBorderOfChunks() throws Exception {
    assumeTrue(carriesTrees());
    Type type = EchoService.class.getMethod("tree", Map.class).getGenericReturnType();
    var tree = new LinkedHashMap<String, Object>();
    tree.put("k".repeat(60_000), "v");
    tree.put("x" + "\uD83D\uDE00".repeat(30_000), 1L);
    tree.put("even", "\uD83D\uDE00".repeat(40_000));
    tree.put("odd", "x" + "\uD83D\uDE00".repeat(40_000));
    for (int border : new int[] {128, 256, 1_024, 4_096, 8_000, 8_192, 16_384, 32_768, 65_536}) {
      for (String filling : List.of("a", "\u4eac")) {
        tree.put(filling + border, filling.repeat(border - 1) + "\uD83D\uDE00" + filling);
      }
    }

    assertThat(TreeComparison.difference(tree, carried(tree, Map.class, type))).isEmpty();
  }

  /** Whether there are messages for maps of any fields. */
  protected boolean carriesTrees() {
    return true;
  }

  @Test
  void carriesWhatSurroundsACall() throws Exception {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    var attachments = new HashMap<String, Object>(Map.of("path", "UserService"));
    output.writeByte((byte) -3);
    output.writeShort(Short.MIN_VALUE);
    output.writeUTF("\u4e2d\u6587 and \uD83D\uDE00");
    output.writeBool(true);
    output.writeInt(Integer.MIN_VALUE);
    output.writeLong(Long.MAX_VALUE);
    output.writeFloat(Float.MIN_VALUE);
    output.writeDouble(Double.MAX_VALUE);
    output.writeBytes(new byte[] {1, 2, 3});
    output.writeBytes(new byte[] {1, 2, 3}, 1, 1);
    output.writeAttachments(attachments);
    output.writeObject(17L);
    output.writeThrowable(new IllegalStateException("reason"));
    output.flushBuffer();
    var input = serialization.deserialize(null, new ByteArrayInputStream(bytes.toByteArray()));

    assertThat(input.readByte()).isEqualTo((byte) -3);
    assertThat(input.readShort()).isEqualTo(Short.MIN_VALUE);
    assertThat(input.readUTF()).isEqualTo("\u4e2d\u6587 and \uD83D\uDE00");
    assertThat(input.readBool()).isTrue();
    assertThat(input.readInt()).isEqualTo(Integer.MIN_VALUE);
    assertThat(input.readLong()).isEqualTo(Long.MAX_VALUE);
    assertThat(input.readFloat()).isEqualTo(Float.MIN_VALUE);
    assertThat(input.readDouble()).isEqualTo(Double.MAX_VALUE);
    assertThat(input.readBytes()).containsExactly(1, 2, 3);
    assertThat(input.readBytes()).containsExactly(2);
    assertThat(input.readAttachments()).isEqualTo(attachments);
    assertThat(input.readObject(long.class)).isEqualTo(17L);
    assertThat(input.readThrowable().toString()).contains("IllegalStateException: reason");
  }

  @Test
  void endsWithAnIOExceptionWhenAMessageIsCutShort() throws Exception {
    byte[] whole = written(PreparedUsers.page(1));
    for (int length = 0; length < whole.length - 1; length += 7) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> reading(part).readObject(Page.class, Page.class))
          .isInstanceOf(IOException.class);
    }
  }

  /**
   * What arrives of a value that is read as a type of a service's method. A serialization with
   * message types of its own converts here, and in {@link #written}.
   */
  protected Object carried(Object value, Class<?> type, Type genericType) throws Exception {
    return reading(written(value)).readObject(type, genericType);
  }

  /** A value as it travels. */
  protected byte[] written(Object value) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var output = serialization.serialize(null, bytes);
    output.writeObject(value);
    output.flushBuffer();
    return bytes.toByteArray();
  }

  /** Reads what has travelled. */
  protected final ObjectInput reading(byte[] bytes) throws IOException {
    return serialization.deserialize(null, new ByteArrayInputStream(bytes));
  }

  /** A class that nobody allows; it records whether it was ever constructed. */
  public static final class Gadget implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Set by each construction; a test clears it first. */
    public static boolean constructed;

    public String name = "evil";

    public Gadget() {
      constructed = true;
    }
  }
}
