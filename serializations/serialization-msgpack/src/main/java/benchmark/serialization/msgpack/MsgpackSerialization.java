// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.msgpack;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/**
 * MessagePack, through Jackson, as a Dubbo serialization: {@code serialization="msgpack"}.
 *
 * <p>The types to read come from the service's methods, never from the stream, so that it is safe
 * by design. It replaces Dubbo's own extension, whose mapper does not support {@code java.time},
 * cannot be given a module, and is built again for each message.
 */
public class MsgpackSerialization implements Serialization {

  /** Dubbo leaves five bits for this id; 30 is used neither by Dubbo nor by its extensions. */
  static final byte ID = 30;

  /**
   * Thread-safe. A field that only one side knows is no error, as Gson has it and users want it. A
   * message has several values, so that none of them closes the stream.
   */
  private static final ObjectMapper MAPPER =
      new ObjectMapper(new MessagePackFactory())
          .registerModule(new JavaTimeModule())
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);

  @Override
  public byte getContentTypeId() {
    return ID;
  }

  @Override
  public String getContentType() {
    return "application/msgpack";
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream output) {
    return new MsgpackObjectOutput(MAPPER, output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return new MsgpackObjectInput(MAPPER, input);
  }
}
