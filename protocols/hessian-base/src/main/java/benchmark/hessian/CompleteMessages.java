// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import javax.servlet.ServletException;
import javax.servlet.ServletOutputStream;
import javax.servlet.WriteListener;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.HttpServletResponseWrapper;
import org.apache.dubbo.remoting.http.HttpHandler;

/**
 * Reads each request to its end and sends each reply in one piece, with its length, so that the
 * connection can carry the next call. Hessian flushes what it writes and stops reading where its
 * call ends, so that messages are chunked, and the side that has not seen the last chunk yet closes
 * the connection: Jetty consumes only what has arrived (jetty.project #651), and so does the JDK's
 * client. Thread-safe.
 */
record CompleteMessages(HttpHandler handler) implements HttpHandler {

  @Override
  public void handle(HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    var reply = new Reply(response);
    handler.handle(request, reply);
    request.getInputStream().transferTo(OutputStream.nullOutputStream());
    reply.send();
  }

  private static final class Reply extends HttpServletResponseWrapper {

    private final Buffer buffer = new Buffer();

    Reply(HttpServletResponse response) {
      super(response);
    }

    @Override
    public ServletOutputStream getOutputStream() {
      return buffer;
    }

    void send() throws IOException {
      getResponse().setContentLength(buffer.bytes.size());
      buffer.bytes.writeTo(getResponse().getOutputStream());
    }
  }

  private static final class Buffer extends ServletOutputStream {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);

    @Override
    public void write(int one) {
      bytes.write(one);
    }

    @Override
    public void write(byte[] some, int offset, int length) {
      bytes.write(some, offset, length);
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setWriteListener(WriteListener listener) {
      throw new UnsupportedOperationException("a handler of Dubbo's writes before it returns");
    }
  }
}
