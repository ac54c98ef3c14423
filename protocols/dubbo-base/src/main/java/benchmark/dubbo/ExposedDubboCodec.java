// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.io.IOException;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.remoting.Channel;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.apache.dubbo.rpc.protocol.dubbo.DubboCodec;

/** Dubbo's own codec, with the methods that write bodies visible in this package. */
final class ExposedDubboCodec extends DubboCodec {

  ExposedDubboCodec(FrameworkModel framework) {
    super(framework);
  }

  void request(Channel channel, ObjectOutput out, Object invocation) throws IOException {
    encodeRequestData(channel, out, invocation, DUBBO_VERSION);
  }

  void response(Channel channel, ObjectOutput out, Object result) throws IOException {
    encodeResponseData(channel, out, result, DUBBO_VERSION);
  }
}
