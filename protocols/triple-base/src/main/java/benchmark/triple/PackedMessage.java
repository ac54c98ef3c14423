// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import benchmark.dubbo.CallPayloads;
import benchmark.dubbo.WireReference;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.apache.dubbo.rpc.model.MethodDescriptor;
import org.apache.dubbo.rpc.model.PackableMethod;
import org.apache.dubbo.rpc.protocol.tri.ReflectionPackableMethod;

/**
 * The messages of one operation in one direction: what triple packs into a frame and unpacks, by
 * the stub or by reflection, as TripleInvoker chooses (Dubbo 3.3.6).
 */
final class PackedMessage implements WireCodec.Message {

  private final Operation<?> operation;
  private final CallPayloads objects;
  private final boolean request;
  private final PackableMethod method;
  private final Object[] messages;

  PackedMessage(Operation<?> operation, Direction direction, CallPayloads objects) {
    this.operation = operation;
    this.objects = objects;
    request = direction == Direction.REQUEST;
    var reference = new WireReference(objects.service(operation));
    MethodDescriptor described = described(reference, operation);
    boolean stub = described instanceof PackableMethod;
    method =
        stub
            ? (PackableMethod) described
            : ReflectionPackableMethod.init(described, reference.url());
    messages = new Object[operation.requests()];
    for (int n = 0; n < messages.length; n++) {
      messages[n] = request ? arguments(n, stub) : objects.answer(operation, n);
    }
  }

  /** A .proto begins the names of its methods with a capital letter. */
  private MethodDescriptor described(WireReference reference, Operation<?> operation) {
    Method wanted = operation.method(objects.service(operation));
    List<MethodDescriptor> named =
        reference.service().getServiceModel().getAllMethods().stream()
            .filter(method -> method.getMethodName().equalsIgnoreCase(wanted.getName()))
            .toList();
    return named.stream()
        .filter(it -> Arrays.equals(it.getParameterClasses(), wanted.getParameterTypes()))
        .findFirst()
        .orElseGet(() -> named.get(0));
  }

  /** A stub packs its one message; what packs by reflection takes all arguments. */
  private Object arguments(int n, boolean stub) {
    Object[] arguments = objects.arguments(operation, n);
    return stub ? arguments[0] : arguments;
  }

  @Override
  public void encode(int n, OutputStream out) throws IOException {
    out.write(
        unchecked(
            () -> request ? method.packRequest(messages[n]) : method.packResponse(messages[n])));
  }

  @Override
  public Object decode(InputStream in) throws IOException {
    byte[] bytes = in.readAllBytes();
    return unchecked(() -> request ? method.parseRequest(bytes) : method.parseResponse(bytes));
  }

  @Override
  public Object content(Object decoded) {
    return objects.content(
        operation,
        request && decoded instanceof Object[] arguments
            ? operation.argumentOf(arguments)
            : decoded);
  }

  /** Packing declares any exception. */
  private static <T> T unchecked(Packing<T> packing) throws IOException {
    try {
      return packing.done();
    } catch (IOException | RuntimeException failure) {
      throw failure;
    } catch (Exception failure) {
      throw new IOException(failure);
    }
  }

  @FunctionalInterface
  private interface Packing<T> {
    T done() throws Exception;
  }
}
