// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.NumericHost;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Setup;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.extension.ExtensionLoader;
import org.apache.dubbo.remoting.http.HttpBinder;
import org.apache.dubbo.remoting.http.HttpHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the server does with requests whose last chunk comes late, and with replies in parts. */
@Timeout(60)
class HessianHttpTest {

  private static final String HOST = "127.0.0.1";

  /** As Hessian's: reads one byte, and flushes before it has written all. */
  private static final HttpHandler HANDLER =
      (request, response) -> {
        int read = request.getInputStream().read();
        response.getOutputStream().write(read);
        response.getOutputStream().flush();
        response.getOutputStream().write(read);
      };

  @AfterEach
  void forgetTheSetup() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @Test
  void keepsTheConnectionAndTellsTheLengthOfAReply() throws IOException {
    String replies = twoReplies(Setup.STANDARD);

    assertThat(replies.split("HTTP/1.1 200 OK")).hasSize(3);
    assertThat(replies.split("Content-Length: 2")).hasSize(3);
    assertThat(replies).contains("\r\n\r\nAA").endsWith("\r\n\r\nBB");
    assertThat(replies).doesNotContain("chunked");
  }

  @Test
  void sendsChunksInTheShippedSetup() throws IOException {
    assertThat(twoReplies(Setup.SHIPPED)).contains("Transfer-Encoding: chunked");
  }

  /** What arrives when two requests are sent over one connection, or until it is closed. */
  private static String twoReplies(Setup setup) throws IOException {
    LaunchProperties.SETUP.set(setup.key());
    int port = freePort();
    HttpBinder binder =
        ExtensionLoader.getExtensionLoader(HttpBinder.class).getExtension("jetty-of-setup");
    var server = binder.bind(URL.valueOf("http://" + NumericHost.of(HOST) + ":" + port), HANDLER);
    try (var socket = new Socket(HOST, port)) {
      socket.getOutputStream().write(request('A', ""));
      socket.getOutputStream().write(request('B', "Connection: close\r\n"));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    } finally {
      server.close();
    }
  }

  private static byte[] request(char body, String header) {
    return """
        POST /service HTTP/1.1\r
        Host: localhost\r
        Transfer-Encoding: chunked\r
        %s\r
        1\r
        %s\r
        0\r
        \r
        """
        .formatted(header, body)
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }
}
