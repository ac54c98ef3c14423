// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import org.apache.dubbo.rpc.model.FrameworkModel;
import org.slf4j.LoggerFactory;

/**
 * Ends Dubbo when Spring closes: the whole framework at once, by one thread.
 *
 * <p>Left to itself, Dubbo 3 ends module by module, and runs a shutdown hook besides. A module
 * closes its connections while its application is still alive; Netty's thread, which is notified of
 * that, asks the application for an executor and thereby gives it back the configuration that the
 * first thread has just destroyed, which then fails with "propertiesConfiguration is null". The
 * framework as a whole marks its applications as destroyed before it closes any connection, and
 * Netty's thread leaves those alone. {@link SpringClosesNoModule} and dubbo.properties keep the
 * other two from acting.
 *
 * <p>A thread of Dubbo's that learns of a closed connection meanwhile asks for a setting, and logs
 * an error or a stack trace if the configuration or the extensions are gone by then. Neither is of
 * use to anyone: Dubbo's loggers are silent from here on.
 *
 * <p>Dubbo 2.7 has no models and ends by its own Spring listener. Nothing in the shape of this
 * class is Dubbo's, so that it can be a bean there, too.
 */
public final class DubboEnd implements AutoCloseable {

  @Override
  public void close() {
    ((Logger) LoggerFactory.getLogger("org.apache.dubbo")).setLevel(Level.OFF);
    try {
      FrameworkModel.destroyAll();
    } catch (NoClassDefFoundError dubbo27) {
      // has ended already
    }
  }
}
