// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.spring;

import benchmark.ObservedKeys;
import benchmark.launch.LaunchProperties;
import jakarta.servlet.ServletException;
import java.io.IOException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.valves.ValveBase;

/**
 * Has Tomcat compress replies, if the key {@code compression} of a variant asks for it, and looks
 * at their headers. Thread-safe.
 */
final class TomcatCompression extends ValveBase {

  private static final String KEY = "compression";
  private static final String NONE = "none";

  private volatile String seen = "";

  private TomcatCompression() {
    super(true);
  }

  /** Does so for the replies of a connector of a host. */
  static void use(Connector connector, StandardHost host) {
    String asked = System.getProperty(LaunchProperties.KEY + KEY);
    if (asked == null) {
      return;
    }
    connector.setProperty("compression", asked.equals(NONE) ? "off" : "on");
    var valve = new TomcatCompression();
    host.getPipeline().addValve(valve);
    ObservedKeys.watch(KEY, () -> valve.seen);
  }

  @Override
  public void invoke(Request request, Response response) throws IOException, ServletException {
    getNext().invoke(request, response);
    String encoding = response.getCoyoteResponse().getMimeHeaders().getHeader("Content-Encoding");
    String now = encoding == null ? NONE : encoding + ":replies only";
    if (!seen.equals(now)) {
      seen = now;
    }
  }
}
