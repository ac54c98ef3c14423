// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import com.alibaba.dubbo.common.URL;
import com.alibaba.dubbo.remoting.Channel;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** A channel of a server that leads nowhere: codecs ask it for its URL and its addresses. */
final class UrlChannel {

  private UrlChannel() {}

  /** A channel as a server that listens at the URL's port would have it. */
  static Channel of(URL url) {
    var local = new InetSocketAddress(InetAddress.getLoopbackAddress(), url.getPort());
    var remote = new InetSocketAddress(InetAddress.getLoopbackAddress(), url.getPort() - 1);
    return (Channel)
        Proxy.newProxyInstance(
            Channel.class.getClassLoader(),
            new Class<?>[] {Channel.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getUrl" -> url;
                  case "getLocalAddress" -> local;
                  case "getRemoteAddress" -> remote;
                  case "toString" -> "a channel of " + url;
                  case "getAttribute" -> null;
                  case "hasAttribute", "isConnected", "isClosed" -> false;
                  default ->
                      throw new InvocationTargetException(
                          new UnsupportedOperationException(method + ": there is no wire"));
                });
  }
}
