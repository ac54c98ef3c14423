// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import benchmark.launch.Setup;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.remoting.http.HttpBinder;
import org.apache.dubbo.remoting.http.HttpHandler;
import org.apache.dubbo.remoting.http.HttpServer;
import org.apache.dubbo.remoting.http.jetty.JettyHttpBinder;

/** Dubbo's Jetty, with messages in one piece except in the shipped set-up. */
public final class JettyOfSetup implements HttpBinder {

  private final HttpBinder jetty = new JettyHttpBinder();

  @Override
  public HttpServer bind(URL url, HttpHandler handler) {
    return jetty.bind(
        url, Setup.current() == Setup.SHIPPED ? handler : new CompleteMessages(handler));
  }
}
