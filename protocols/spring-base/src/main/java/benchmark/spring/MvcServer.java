// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.spring;

import benchmark.ServiceExecutor;
import benchmark.Tls;
import benchmark.launch.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.valves.ErrorReportValve;
import org.apache.tomcat.util.net.SSLHostConfig;
import org.apache.tomcat.util.net.SSLHostConfigCertificate;
import org.apache.tomcat.util.net.SSLHostConfigCertificate.Type;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationContextAware;
import org.springframework.context.SmartLifecycle;
import org.springframework.util.FileSystemUtils;
import org.springframework.web.context.support.XmlWebApplicationContext;
import org.springframework.web.servlet.DispatcherServlet;

/**
 * Spring MVC on an embedded Tomcat, without what an application of several servlets would need. It
 * listens on the one address that it is given, with Tomcat's defaults for threads and buffers.
 */
public final class MvcServer implements ApplicationContextAware, SmartLifecycle {

  /** A client that pauses must not find its connections closed: Tomcat's 20 s are shorter. */
  private static final int KEEP_ALIVE_MILLIS = 120_000;

  private final String host;
  private final int port;
  private final String mvc;
  private ApplicationContext parent;
  private Tomcat tomcat;

  /**
   * Prepares a server.
   *
   * @param host a name or address of this machine
   * @param mvc where the XML of the servlet's own beans is
   */
  public MvcServer(String host, int port, String mvc) {
    this.host = host;
    this.port = port;
    this.mvc = mvc;
  }

  @Override
  public void setApplicationContext(ApplicationContext context) {
    parent = context;
  }

  /**
   * Starts to listen.
   *
   * @throws IllegalStateException if it cannot listen there
   */
  @Override
  public void start() {
    try {
      Path folder = Files.createTempDirectory("tomcat");
      try {
        start(folder);
      } finally { // it was for files that nobody uploads and pages that nobody compiles
        FileSystemUtils.deleteRecursively(folder);
      }
    } catch (IOException | LifecycleException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private void start(Path folder) throws LifecycleException {
    tomcat = new Tomcat();
    tomcat.setSilent(true);
    tomcat.setBaseDir(folder.toString());
    tomcat.setConnector(connector());
    var host = (StandardHost) tomcat.getHost();
    host.setErrorReportValveClass(SilentErrors.class.getName());
    TomcatCompression.use(tomcat.getConnector(), host);
    serve((StandardContext) tomcat.addContext("", folder.toString()));
    try {
      tomcat.start();
    } catch (LifecycleException failure) {
      stop();
      throw failure;
    }
  }

  private Connector connector() {
    var connector = new Connector();
    connector.setProperty("address", host);
    connector.setPort(port);
    Tls.current().ifPresent(tls -> encrypt(connector, tls));
    connector.setThrowOnFailure(true); // else it only logs that it cannot listen
    if (ServiceExecutor.current().kind() == ServiceExecutor.Kind.VIRTUAL) {
      connector.setProperty("useVirtualThreads", "true");
    }
    if (Setup.current() != Setup.SHIPPED) {
      connector.setProperty("keepAliveTimeout", Integer.toString(KEEP_ALIVE_MILLIS));
      connector.setProperty("maxKeepAliveRequests", "-1"); // else each hundredth call reconnects
    }
    return connector;
  }

  private static void encrypt(Connector connector, Tls tls) {
    var host = new SSLHostConfig();
    var certificate = new SSLHostConfigCertificate(host, Type.UNDEFINED);
    certificate.setCertificateKeystoreFile(tls.file(Tls.OWN));
    certificate.setCertificateKeystoreType(Tls.TYPE);
    certificate.setCertificateKeystorePassword(Tls.PASSWORD);
    host.addCertificate(certificate);
    if (tls.isMutual()) {
      host.setCertificateVerification("required");
      host.setTruststoreFile(tls.file(Tls.TRUSTED));
      host.setTruststoreType(Tls.TYPE);
      host.setTruststorePassword(Tls.PASSWORD);
    }
    connector.addSslHostConfig(host);
    connector.setSecure(true);
    connector.setScheme("https");
    connector.setProperty("SSLEnabled", "true");
  }

  private void serve(StandardContext root) {
    // nothing is unloaded here, and looking for leaks would ask for --add-opens
    root.setClearReferencesObjectStreamClassCaches(false);
    root.setClearReferencesThreadLocals(false);
    root.setClearReferencesRmiTargets(false);
    var context = new XmlWebApplicationContext();
    context.setParent(parent);
    context.setConfigLocation(mvc);
    var servlet = Tomcat.addServlet(root, "mvc", new DispatcherServlet(context));
    servlet.setLoadOnStartup(1);
    servlet.setAsyncSupported(true); // for what answers later, by another thread
    root.addServletMappingDecoded("/", "mvc");
  }

  /** Ends the server and its threads; calls that still run fail. */
  @Override
  public void stop() {
    try {
      tomcat.stop();
      tomcat.destroy();
    } catch (LifecycleException failure) {
      throw new IllegalStateException(failure);
    } finally {
      tomcat = null;
    }
  }

  @Override
  public boolean isRunning() {
    return tomcat != null;
  }

  /** Tomcat's page for requests that no servlet gets, without its version and stack traces. */
  public static final class SilentErrors extends ErrorReportValve {

    /** Made by Tomcat. */
    public SilentErrors() {
      setShowReport(false);
      setShowServerInfo(false);
    }
  }
}
