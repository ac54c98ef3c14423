// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import com.caucho.hessian.client.HessianProxyFactory;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import org.apache.dubbo.serialize.hessian.dubbo.Hessian2FactoryInitializer;

/**
 * The content of the HTTP messages, written and read as HessianProxy and HessianSkeleton do it,
 * with the serializers that Dubbo gives them (HessianProtocol, 2.7.23).
 */
public final class HessianWireCodec implements WireCodec {

  /** H, and the version 2.0. */
  private static final int PREFIX = 3;

  private final HessianProxyFactory factory = new HessianProxyFactory();

  /** The codec of this JVM's allow-list. */
  public HessianWireCodec() {
    factory.setHessian2Request(true);
    factory.setSerializerFactory(Hessian2FactoryInitializer.getInstance().getSerializerFactory());
  }

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    Method method = operation.method(Contracts.of(operation).service());
    return direction == Direction.REQUEST
        ? new Request(operation, method)
        : new Response(operation, method);
  }

  private final class Request implements Message {

    private final Operation<?> operation;
    private final Method method;
    private final Class<?>[] types;
    private final Object[][] arguments;

    Request(Operation<?> operation, Method method) {
      this.operation = operation;
      this.method = method;
      types = method.getParameterTypes();
      arguments = new Object[operation.requests()][];
      for (int n = 0; n < arguments.length; n++) {
        arguments[n] = operation.arguments(n);
      }
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      var out = factory.getHessianOutput(to);
      out.call(method.getName(), arguments[n]);
      out.flush();
    }

    @Override
    public Object decode(InputStream from) throws IOException {
      from.skipNBytes(PREFIX);
      var in = new Hessian2Input(from);
      in.setSerializerFactory(factory.getSerializerFactory());
      in.readCall();
      in.skipOptionalCall();
      in.readHeader();
      in.readMethod();
      var values = new Object[in.readMethodArgLength()];
      for (int i = 0; i < values.length; i++) {
        values[i] = in.readObject(types[i]);
      }
      in.completeCall();
      return values;
    }

    @Override
    public Object content(Object decoded) {
      return operation.argumentOf((Object[]) decoded);
    }
  }

  private final class Response implements Message {

    private final Method method;
    private final Object[] answers;

    Response(Operation<?> operation, Method method) {
      this.method = method;
      answers = operation.values(Direction.RESPONSE);
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      var out = new Hessian2Output(to);
      out.setSerializerFactory(factory.getSerializerFactory());
      out.writeReply(answers[n]);
      out.close();
    }

    @Override
    public Object decode(InputStream from) throws IOException {
      from.skipNBytes(PREFIX);
      try {
        return factory.getHessian2Input(from).readReply(method.getReturnType());
      } catch (IOException failure) {
        throw failure;
      } catch (Throwable fault) {
        throw new IOException(fault);
      }
    }
  }
}
