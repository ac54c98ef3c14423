// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import benchmark.dubbo.SerializationWrapper;
import benchmark.protobuf.ProtoContracts;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.protobuf.support.ProtobufUtils;

/** Tells Dubbo's extension of the contracts' messages: it reads and writes these and no others. */
@Wrapper(matches = "protobuf")
public final class RegisteredProtobuf extends SerializationWrapper {

  /** Wraps Dubbo's extension. */
  public RegisteredProtobuf(Serialization extension) {
    super(extension);
    ProtoContracts.emptyMessages().forEach(ProtobufUtils::marshaller);
  }
}
