// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.contract.WireCodec;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.googlecode.jsonrpc4j.JsonRpcBasicServer;
import com.googlecode.jsonrpc4j.JsonRpcClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.stream.Stream;

/**
 * The content of the HTTP messages, through jsonrpc4j's own client and server. Their ids are
 * random, as on the wire. jsonrpc4j does not read a request without answering it: what it costs to
 * write a short reply is in the costs of decoding.
 */
public final class JsonWireCodec implements WireCodec {

  private static final String VERSION = "2.0";

  private final ObjectMapper mapper = new ObjectMapper();
  private final JsonRpcClient client = new JsonRpcClient(mapper);

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    Class<?> service = service(operation);
    Method method = operation.method(service);
    return direction == Direction.REQUEST
        ? new Request(operation, service, method)
        : new Response(operation, method);
  }

  /** The interface that the pair refers to. */
  private static Class<?> service(Operation<?> operation) {
    Class<?> service = Contracts.of(operation).service();
    return service == UserService.class ? JsonUserService.class : service;
  }

  private final class Request implements Message {

    private final Operation<?> operation;
    private final Method method;
    private final Object[][] arguments;
    private final ThreadLocal<Object[]> arrived = new ThreadLocal<>();
    private final JsonRpcBasicServer server;

    Request(Operation<?> operation, Class<?> service, Method method) {
      this.operation = operation;
      this.method = method;
      arguments = new Object[operation.requests()][];
      for (int n = 0; n < arguments.length; n++) {
        arguments[n] =
            Stream.of(operation.arguments(n))
                .map(it -> it instanceof User user ? JsonUser.of(user) : it)
                .toArray();
      }
      boolean answersTruth = method.getReturnType() == boolean.class;
      Object receiver =
          Proxy.newProxyInstance(
              service.getClassLoader(),
              new Class<?>[] {service},
              (proxy, called, values) -> {
                arrived.set(values);
                return answersTruth ? true : null;
              });
      server = new JsonRpcBasicServer(mapper, receiver, service);
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      client.invoke(method.getName(), arguments[n], to);
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      server.handle(in, OutputStream.nullOutputStream());
      return arrived.get();
    }

    @Override
    public Object content(Object decoded) {
      Object value = operation.argumentOf((Object[]) decoded);
      return value instanceof JsonUser user ? JsonUser.toUser(user) : value;
    }
  }

  private final class Response implements Message {

    private final Method method;
    private final Object[] answers;
    private final Server server = new Server();

    Response(Operation<?> operation, Method method) {
      this.method = method;
      answers = new Object[operation.requests()];
      for (int n = 0; n < answers.length; n++) {
        answers[n] = forJson(operation.answer(n));
      }
    }

    @Override
    public void encode(int n, OutputStream to) throws IOException {
      server.answer(n, answers[n], to);
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      try {
        return client.readResponse(method.getGenericReturnType(), in);
      } catch (IOException failure) {
        throw failure;
      } catch (Throwable error) {
        throw new IOException(error);
      }
    }

    @Override
    public Object content(Object decoded) {
      return decoded instanceof JsonUser user
          ? JsonUser.toUser(user)
          : decoded instanceof JsonPage page ? JsonPage.toPage(page) : decoded;
    }
  }

  @SuppressWarnings("unchecked") // the contract's pages are of users
  private static Object forJson(Object answer) {
    return answer instanceof User user
        ? JsonUser.of(user)
        : answer instanceof Page<?> page ? JsonPage.of((Page<User>) page) : answer;
  }

  /** jsonrpc4j's server, with what makes a reply visible here. */
  private final class Server extends JsonRpcBasicServer {

    Server() {
      super(mapper, new Object());
    }

    void answer(int n, Object answer, OutputStream to) throws IOException {
      String id = Long.toString(Long.MAX_VALUE - n); // as long as most random ones
      mapper.writeValue(to, createSuccessResponse(VERSION, id, mapper.valueToTree(answer)));
    }
  }
}
