// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.WireCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.remoting.exchange.Response;
import org.apache.dubbo.rpc.AppResponse;
import org.apache.dubbo.rpc.RpcInvocation;
import org.apache.dubbo.rpc.protocol.dubbo.DecodeableRpcResult;

/** The responses of one operation: the provider writes, the consumer reads. */
final class ResponseMessage implements WireCodec.Message {

  private final WireCall call;
  private final ExposedDubboCodec codec;
  private final RpcInvocation invocation;
  private final Object[] answers;

  ResponseMessage(WireCall call) {
    this.call = call;
    codec = new ExposedDubboCodec(call.url().getOrDefaultFrameworkModel());
    invocation = call.invocation(0);
    answers = new Object[call.operation().requests()];
    for (int n = 0; n < answers.length; n++) {
      answers[n] = call.objects().answer(call.operation(), n);
    }
  }

  @Override
  public void encode(int n, OutputStream to) throws IOException {
    // fresh as in a call, because encoding writes to its attachments
    var response = new AppResponse(answers[n]);
    call.write(to, out -> codec.response(call.channel(), out, response));
  }

  @Override
  public Object decode(InputStream in) throws IOException {
    return new DecodeableRpcResult(
            call.channel(), new Response(0), in, invocation, call.serializationId())
        .decode(call.channel(), in);
  }

  @Override
  public Object content(Object decoded) {
    Object value = ((AppResponse) decoded).getValue();
    return value == null ? null : call.objects().content(call.operation(), value);
  }
}
