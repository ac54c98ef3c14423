// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import benchmark.dubbo.SerializationWrapper;
import benchmark.launch.Setup;
import benchmark.protobuf.ProtoContracts;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.protobuf.support.ProtobufUtils;

/**
 * Carries the contracts' messages and no others. It writes and reads in place of Dubbo's extension,
 * which since 2022 (dubbo-spi-extensions #136) sends every attachment twice, the second time with
 * the name of its Java class, and reads each value through a stream with a buffer of 4 KiB: more
 * work than protobuf's own. In the shipped set-up, the extension writes and reads.
 */
@Wrapper(matches = "protobuf")
public final class RegisteredProtobuf extends SerializationWrapper {

  private final boolean shipped = Setup.current() == Setup.SHIPPED;

  /** Wraps Dubbo's extension. */
  public RegisteredProtobuf(Serialization extension) {
    super(extension);
    if (shipped) {
      ProtoContracts.emptyMessages().forEach(ProtobufUtils::marshaller);
    }
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream output) throws IOException {
    return shipped ? super.serialize(url, output) : new ProtobufObjectOutput(output);
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream input) throws IOException {
    return shipped ? super.deserialize(url, input) : new ProtobufObjectInput(input);
  }
}
