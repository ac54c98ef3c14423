// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.WireCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.remoting.Channel;
import org.apache.dubbo.remoting.exchange.Request;
import org.apache.dubbo.rpc.RpcInvocation;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.apache.dubbo.rpc.protocol.dubbo.DecodeableRpcInvocation;

/** The requests of one operation: the consumer writes, the provider reads. */
final class RequestMessage implements WireCodec.Message {

  private final WireCall call;
  private final FrameworkModel framework;
  private final ExposedDubboCodec codec;
  private final RpcInvocation[] invocations;

  RequestMessage(WireCall call) {
    this.call = call;
    framework = call.url().getOrDefaultFrameworkModel();
    codec = new ExposedDubboCodec(framework);
    invocations = new RpcInvocation[call.operation().requests()];
    for (int n = 0; n < invocations.length; n++) {
      invocations[n] = call.invocation(n);
    }
  }

  @Override
  public void encode(int n, OutputStream to) throws IOException {
    call.write(to, out -> codec.request(call.channel(), out, invocations[n]));
  }

  @Override
  public Object decode(InputStream in) throws IOException {
    return new ArrivingInvocation(in).decode(call.channel(), in);
  }

  @Override
  public Object content(Object decoded) {
    Object argument = call.operation().argumentOf(((RpcInvocation) decoded).getArguments());
    return argument == null ? null : call.objects().content(call.operation(), argument);
  }

  /**
   * An invocation as the provider reads it, but for the search of the exported service, of which
   * there is none here and which is not the codec's work.
   */
  @SuppressWarnings("serial") // it is read from bytes, but never written as an object
  private final class ArrivingInvocation extends DecodeableRpcInvocation {

    ArrivingInvocation(InputStream in) {
      super(framework, call.channel(), new Request(0), in, call.serializationId());
    }

    @Override
    protected void decodeArgument(Channel channel, Class<?>[] types, Object[] arguments) {
      setArguments(arguments);
    }
  }
}
