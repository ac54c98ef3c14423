// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.remoting.Channel;
import org.apache.dubbo.remoting.ChannelHandler;

/** A channel that leads nowhere: codecs ask it for its URL and its attributes. Not thread-safe. */
final class UrlChannel implements Channel {

  private final URL url;
  private final Map<String, Object> attributes = new HashMap<>();

  UrlChannel(URL url) {
    this.url = url;
  }

  @Override
  public URL getUrl() {
    return url;
  }

  @Override
  public boolean hasAttribute(String key) {
    return attributes.containsKey(key);
  }

  @Override
  public Object getAttribute(String key) {
    return attributes.get(key);
  }

  @Override
  public void setAttribute(String key, Object value) {
    attributes.put(key, value);
  }

  @Override
  public void removeAttribute(String key) {
    attributes.remove(key);
  }

  @Override
  public boolean isConnected() {
    return false;
  }

  @Override
  public boolean isClosed() {
    return false;
  }

  @Override
  public InetSocketAddress getLocalAddress() {
    return null;
  }

  @Override
  public InetSocketAddress getRemoteAddress() {
    return null;
  }

  @Override
  public ChannelHandler getChannelHandler() {
    return null;
  }

  @Override
  public void send(Object message) {
    throw new UnsupportedOperationException("there is no wire");
  }

  @Override
  public void send(Object message, boolean sent) {
    send(message);
  }

  @Override
  public void startClose() {}

  @Override
  public void close() {}

  @Override
  public void close(int timeout) {}
}
