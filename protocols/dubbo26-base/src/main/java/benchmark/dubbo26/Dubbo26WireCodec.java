// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.contract.CodecUnavailableException;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import com.alibaba.dubbo.common.URL;
import com.alibaba.dubbo.common.Version;
import com.alibaba.dubbo.remoting.exchange.Request;
import com.alibaba.dubbo.remoting.exchange.Response;
import com.alibaba.dubbo.rpc.RpcInvocation;
import com.alibaba.dubbo.rpc.RpcResult;
import com.alibaba.dubbo.rpc.protocol.dubbo.DecodeableRpcInvocation;
import com.alibaba.dubbo.rpc.protocol.dubbo.DecodeableRpcResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The bodies of Dubbo's messages, through Dubbo's own codec and the pair's serialization. */
public final class Dubbo26WireCodec implements WireCodec {

  private final URL url;

  /** The codec of calls to this URL. */
  public Dubbo26WireCodec(String url) {
    this.url = URL.valueOf(url);
  }

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    try {
      var call = new WireCall(url, Contracts.of(operation), operation);
      return direction == Direction.REQUEST
          ? new RequestMessage(call, operation)
          : new ResponseMessage(call, operation);
    } catch (ReflectiveOperationException | LinkageError otherDubbo) {
      throw new CodecUnavailableException(
          ("Dubbo %s has no codec that can be measured without a wire (%s). Use Dubbo 2.6.12;"
                  + " complete calls are measured with any version.")
              .formatted(Version.getVersion(), otherDubbo),
          otherDubbo);
    }
  }

  /** The consumer writes, the provider reads. */
  private static final class RequestMessage implements Message {

    private final Operation<?> operation;
    private final WireCall call;
    private final RpcInvocation[] invocations;

    RequestMessage(WireCall call, Operation<?> operation) {
      this.operation = operation;
      this.call = call;
      invocations = new RpcInvocation[operation.requests()];
      for (int n = 0; n < invocations.length; n++) {
        invocations[n] = call.invocation(operation.arguments(n));
      }
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      call.writeRequest(to, invocations[n]);
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      return new DecodeableRpcInvocation(call.channel(), new Request(0), in, call.serializationId())
          .decode(call.channel(), in);
    }

    @Override
    public Object content(Object decoded) {
      return operation.argumentOf(((RpcInvocation) decoded).getArguments());
    }
  }

  /** The provider writes, the consumer reads. */
  private static final class ResponseMessage implements Message {

    private final WireCall call;
    private final RpcInvocation invocation;
    private final Object[] answers;

    ResponseMessage(WireCall call, Operation<?> operation) {
      this.call = call;
      invocation = call.invocation(operation.arguments(0));
      answers = operation.values(Direction.RESPONSE);
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      call.writeResponse(to, new RpcResult(answers[n]));
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      return new DecodeableRpcResult(
              call.channel(), new Response(0), in, invocation, call.serializationId())
          .decode(call.channel(), in);
    }

    @Override
    public Object content(Object decoded) {
      return ((RpcResult) decoded).getValue();
    }
  }
}
