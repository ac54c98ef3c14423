// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.json.HttpClients;
import benchmark.json.JdkRequests;
import benchmark.json.PooledRequests;
import benchmark.json.UserHttpService;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.context.support.ClassPathXmlApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/** How many connections a client opens, as its server sees it. */
@Timeout(60)
class ConnectionsTest {

  private static final String HOST = "127.0.0.1";
  private static final int CALLERS = 12;
  private static final int ROUNDS = 5;

  /** The client's ports of all requests. */
  private final Set<Integer> ports = ConcurrentHashMap.newKeySet();

  private final CyclicBarrier all = new CyclicBarrier(CALLERS);

  @Test
  void areAsManyAsCallersWithPooledRequests() throws Exception {
    ClientHttpRequestFactory requests = PooledRequests.of(20_000);

    callByAll(requests);

    assertThat(ports).hasSize(CALLERS);
    ((DisposableBean) requests).destroy();
  }

  @Test
  void waitForASilentServerNoLongerThanTheTimeout() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getByName(HOST));
        var json = new ClassPathXmlApplicationContext("json.xml")) {
      for (ClientHttpRequestFactory requests :
          new ClientHttpRequestFactory[] {PooledRequests.of(100), JdkRequests.of(100)}) {
        UserService users = client(requests, silent.getLocalPort(), json);

        assertThatThrownBy(() -> users.getUser(7))
            .isInstanceOf(ResourceAccessException.class)
            .hasMessageContaining("/users/7");
      }
    }
  }

  /** Calls from several threads, each of which calls many times. */
  private void callByAll(ClientHttpRequestFactory requests) throws Exception {
    int port = freePort();
    try (var server = started(port);
        var json = new ClassPathXmlApplicationContext("json.xml")) {
      assertThat(server.isActive()).isTrue();
      UserService users = client(requests, port, json);
      Callable<Void> caller =
          () -> {
            for (int round = 0; round < ROUNDS; round++) {
              assertThat(users.createUser(PreparedUsers.user(round))).isTrue();
              assertThat(users.getUser(round)).isEqualTo(PreparedUsers.user(round));
            }
            return null;
          };
      var threads = Executors.newFixedThreadPool(CALLERS);
      try {
        for (var each :
            threads.invokeAll(IntStream.range(0, CALLERS).mapToObj(it -> caller).toList())) {
          each.get();
        }
      } finally {
        threads.shutdownNow();
      }
    }
  }

  private static UserService client(
      ClientHttpRequestFactory requests, int port, ClassPathXmlApplicationContext json) {
    return HttpClients.client(
        UserHttpService.class,
        requests,
        HOST,
        port,
        json.getBean(MappingJackson2HttpMessageConverter.class));
  }

  private GenericApplicationContext started(int port) {
    var context = new GenericApplicationContext();
    UserService users = Contracts.USER.prepared();
    var noting =
        (UserService)
            Proxy.newProxyInstance(
                UserService.class.getClassLoader(),
                new Class<?>[] {UserService.class},
                (proxy, method, arguments) -> noted(users, method, arguments));
    context.registerBean("userService", UserService.class, () -> noting);
    context.registerBean("echoService", EchoService.class, Contracts.ECHO::prepared);
    context.registerBean(MvcServer.class, () -> new MvcServer(HOST, port, "classpath:mvc.xml"));
    context.refresh();
    return context;
  }

  private static int freePort() throws Exception {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }

  /** Notes where each request comes from; {@code createUser} waits for those of all callers. */
  private Object noted(UserService users, Method method, Object[] arguments) throws Exception {
    var request = (ServletRequestAttributes) RequestContextHolder.currentRequestAttributes();
    ports.add(request.getRequest().getRemotePort());
    if (method.getName().equals("createUser")) {
      all.await();
    }
    return method.invoke(users, arguments);
  }
}
