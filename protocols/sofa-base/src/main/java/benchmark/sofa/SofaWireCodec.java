// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.sofa;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import com.alipay.sofa.rpc.codec.Serializer;
import com.alipay.sofa.rpc.codec.SerializerFactory;
import com.alipay.sofa.rpc.common.RemotingConstants;
import com.alipay.sofa.rpc.common.utils.ClassTypeUtils;
import com.alipay.sofa.rpc.core.request.SofaRequest;
import com.alipay.sofa.rpc.core.response.SofaResponse;
import com.alipay.sofa.rpc.transport.AbstractByteBuf;
import com.alipay.sofa.rpc.transport.ByteArrayWrapperByteBuf;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * SOFARPC's serializer on its requests and responses: what follows bolt's headers, which name the
 * service and the method, in a frame.
 *
 * @param serialization SOFARPC's name of it
 */
public record SofaWireCodec(String serialization) implements WireCodec {

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    Method method = operation.method(Contracts.of(operation).service());
    boolean isRequest = direction == Direction.REQUEST;
    Object[] objects =
        IntStream.range(0, operation.requests())
            .mapToObj(n -> isRequest ? request(operation, method, n) : response(operation, n))
            .toArray();
    return new SofaMessage(
        operation,
        direction,
        SerializerFactory.getSerializer(serialization),
        heads(method),
        objects);
  }

  private static String service(Method method) {
    return method.getDeclaringClass().getName() + ":1.0";
  }

  /** What the receiver of a request finds in bolt's headers, and of a response remembers. */
  private static Map<String, String> heads(Method method) {
    return Map.of(
        RemotingConstants.HEAD_TARGET_SERVICE, service(method),
        RemotingConstants.HEAD_SERVICE, service(method),
        RemotingConstants.HEAD_METHOD_NAME, method.getName());
  }

  private SofaRequest request(Operation<?> operation, Method method, int n) {
    var request = new SofaRequest();
    request.setInterfaceName(method.getDeclaringClass().getName());
    request.setTargetServiceUniqueName(service(method));
    request.setMethod(method);
    request.setMethodName(method.getName());
    request.setMethodArgSigs(ClassTypeUtils.getTypeStrs(method.getParameterTypes(), true));
    request.setMethodArgs(operation.arguments(n));
    return request;
  }

  private SofaResponse response(Operation<?> operation, int n) {
    var response = new SofaResponse();
    response.setAppResponse(operation.answer(n));
    return response;
  }

  private record SofaMessage(
      Operation<?> operation,
      Direction direction,
      Serializer serializer,
      Map<String, String> heads,
      Object[] objects)
      implements Message {

    @Override
    public void encode(int n, OutputStream out) throws IOException {
      out.write(serializer.encode(objects[n], heads).array());
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      AbstractByteBuf bytes = new ByteArrayWrapperByteBuf(in.readAllBytes());
      if (direction == Direction.REQUEST) {
        var request = new SofaRequest();
        serializer.decode(bytes, request, heads);
        return request.getMethodArgs();
      }
      var response = new SofaResponse();
      serializer.decode(bytes, response, heads);
      return response.getAppResponse();
    }

    @Override
    public Object content(Object decoded) {
      return direction == Direction.REQUEST ? operation.argumentOf((Object[]) decoded) : decoded;
    }
  }
}
