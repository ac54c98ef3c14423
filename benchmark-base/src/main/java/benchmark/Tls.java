// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.Security;
import java.security.cert.Certificate;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/**
 * How this JVM encrypts, and with which certificates: what the key {@code tls} of a variant says.
 * The certificates are made for one run, and each side trusts that of the other alone. Immutable.
 *
 * @param isMutual whether the client shows a certificate, too, and the server asks for it
 * @param folder the files of this side
 */
public record Tls(boolean isMutual, Path folder) {

  /** The key and the certificate of this side, in a key store of type {@link #TYPE}. */
  public static final String OWN = "own.p12";

  /** The certificate of the other side, in such a store. */
  public static final String TRUSTED = "trusted.p12";

  /** The certificate of this side in PEM, for frameworks that read files. */
  public static final String CERTIFICATE = "certificate.pem";

  /** Its private key in PEM. */
  public static final String PRIVATE_KEY = "key.pem";

  /** The certificate of the other side in PEM. */
  public static final String TRUSTED_CERTIFICATE = "trusted.pem";

  /** The type of the key stores. */
  public static final String TYPE = "PKCS12";

  /** What opens the key stores, which only this user can read, and which a run deletes. */
  public static final String PASSWORD = "benchmark";

  /** The key for the algorithm of the certificates: {@code ec} or {@code rsa}. */
  public static final String CERTIFICATES = "tls.certificate";

  /** The key for whose engine encrypts. */
  public static final String PROVIDER = "tls.provider";

  /** Its value for the one that Netty finds in a native library. */
  public static final String OPENSSL = "openssl";

  private static final String KEY = "tls";
  private static final String VERSION = "tls.version";
  private static final String DISABLED = "jdk.tls.disabledAlgorithms";
  private static final String OFF = "off";
  private static final String PROTOCOL = "TLSv";
  private static final int PATIENCE_MILLIS = 20_000;

  static {
    // whichever framework uses the JDK's engine, and whatever it enables: read when that is loaded
    chosen(VERSION)
        .ifPresent(
            only ->
                Security.setProperty(
                    DISABLED,
                    Security.getProperty(DISABLED)
                        + ", TLSv"
                        + (only.equals("1.2") ? "1.3" : "1.2")));
  }

  /** That of this JVM; empty if nothing is encrypted. */
  public static Optional<Tls> current() {
    return chosen(KEY)
        .filter(mode -> !mode.equals(OFF))
        .map(mode -> new Tls(mode.equals("mutual"), LaunchProperties.TLS.required()));
  }

  /** Whether this JVM was asked for OpenSSL's engine, and not for the JDK's. */
  public static boolean isByOpenSsl() {
    return chosen(PROVIDER).filter(OPENSSL::equals).isPresent();
  }

  private static Optional<String> chosen(String key) {
    return Optional.ofNullable(System.getProperty(LaunchProperties.KEY + key));
  }

  /** One of the files. */
  public String file(String name) {
    return folder.resolve(name).toAbsolutePath().toString();
  }

  /**
   * The key and the certificate of this side.
   *
   * @throws IllegalStateException if they cannot be read
   */
  public KeyManagerFactory keys() {
    try {
      var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      keys.init(store(OWN), PASSWORD.toCharArray());
      return keys;
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /**
   * The certificate of the other side.
   *
   * @throws IllegalStateException if it cannot be read
   */
  public TrustManagerFactory trusted() {
    try {
      var trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trusted.init(store(TRUSTED));
      return trusted;
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private KeyStore store(String name) throws GeneralSecurityException {
    try (InputStream in = Files.newInputStream(folder.resolve(name))) {
      var store = KeyStore.getInstance(TYPE);
      store.load(in, PASSWORD.toCharArray());
      return store;
    } catch (IOException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /**
   * What an SSL context of the JDK needs of this side.
   *
   * @throws IllegalStateException if there is none
   */
  public SSLContext context() {
    return context(keys().getKeyManagers());
  }

  private SSLContext context(KeyManager[] keys) {
    try {
      var context = SSLContext.getInstance("TLS");
      context.init(keys, trusted().getTrustManagers(), null);
      return context;
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /**
   * What shows whether calls are encrypted, as a value of the key and what was agreed on. A client
   * asks its server: one that refuses plain text has answered encrypted calls. (A server that
   * checks certificates refuses a client without one, too.) Where nothing is encrypted, plain text
   * is answered, which also shows that this way of asking can tell.
   *
   * @param classes that this JVM has loaded
   */
  static String seen(Collection<String> classes) {
    Optional<Tls> tls = current();
    String engine = engine(classes);
    if (tls.isEmpty()) {
      return engine.isEmpty() ? plain() : "on:an engine of TLS was used, " + engine;
    }
    if (engine.isEmpty()) {
      return OFF + ":no engine of TLS was used";
    }
    return isServer() ? tls.get().mode() + ":" + engine : tls.get().asked(engine);
  }

  /**
   * How to see what the other keys of TLS ask for: of a server what it can do, else what it did.
   *
   * @param classes that this JVM has loaded
   */
  static void watch(Collection<String> classes) {
    ObservedKeys.watch(PROVIDER, () -> engine(classes));
    ObservedKeys.watch(VERSION, () -> current().map(Tls::version).orElse(""));
    ObservedKeys.watch(CERTIFICATES, () -> current().map(Tls::algorithm).orElse(""));
  }

  private String version() {
    return isServer()
        ? String.join(" and ", context().createSSLEngine().getEnabledProtocols())
            .replace(PROTOCOL, "")
        : agreed(it -> it.getProtocol().replace(PROTOCOL, ""));
  }

  private String algorithm() {
    try {
      return isServer()
          ? algorithm(store(OWN).getCertificate(store(OWN).aliases().nextElement()))
          : agreed(it -> algorithm(it.getPeerCertificates()[0]));
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static String algorithm(Certificate certificate) {
    return certificate.getPublicKey().getAlgorithm().toLowerCase(Locale.ROOT);
  }

  private static boolean isServer() {
    return LaunchProperties.COUNTERS.or(false);
  }

  private interface Agreement {
    String of(SSLSession session) throws SSLException;
  }

  private String agreed(Agreement what) {
    try {
      return what.of(handshake(server(), context()));
    } catch (IOException failure) {
      return inALine(failure);
    }
  }

  /** Where the server of this JVM's pair listens. */
  static InetSocketAddress server() {
    return new InetSocketAddress(
        LaunchProperties.HOST.or(Defaults.HOST), LaunchProperties.PORT.or(Defaults.PORT));
  }

  /**
   * Whose engine encrypts; empty if none. Of the JDK's, a class of handshakes tells: Jetty's client
   * loads the engine itself even if it encrypts nothing. Netty loads OpenSSL's where it may use it.
   */
  private static String engine(Collection<String> classes) {
    if (classes.stream().anyMatch(it -> it.startsWith("io.netty.internal.tcnative.SSL"))) {
      return OPENSSL;
    }
    return classes.contains("sun.security.ssl.HandshakeContext") ? "jdk" : "";
  }

  private String mode() {
    return isMutual ? "mutual" : "on";
  }

  /** What shows that nothing is encrypted. */
  private static String plain() {
    try {
      return isServer() || PlainText.isTakenBy(server()) ? OFF : "on:plain text is refused";
    } catch (IOException failure) {
      return "on:the server cannot be asked, " + inALine(failure);
    }
  }

  private String asked(String engine) {
    InetSocketAddress server = server();
    try {
      if (PlainText.isTakenBy(server)) {
        return OFF + ":plain text is answered";
      }
      SSLSession agreed = handshake(server, context());
      if (isMutual && accepts(server, context(null))) {
        return "on:a client without a certificate is accepted";
      }
      return "%s:%s %s %s, plain text refused"
          .formatted(mode(), agreed.getProtocol(), agreed.getCipherSuite(), engine);
    } catch (IOException failure) {
      return OFF + ":" + inALine(failure);
    }
  }

  private static String inALine(IOException failure) {
    return String.valueOf(failure.getMessage()).replaceAll("\\s+", " ");
  }

  /**
   * With TLS 1.3 a client learns only when it reads that its certificate is missing. It names the
   * protocols of every pair: a server that closes because it has none in common looks alike.
   */
  private static boolean accepts(InetSocketAddress server, SSLContext context) {
    try (var socket = (SSLSocket) context.getSocketFactory().createSocket()) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(server, PATIENCE_MILLIS);
      SSLParameters parameters = socket.getSSLParameters();
      parameters.setApplicationProtocols(new String[] {"h2", "http/1.1"});
      socket.setSSLParameters(parameters);
      socket.startHandshake();
      return socket.getInputStream().read() >= 0;
    } catch (SocketTimeoutException waiting) {
      return true;
    } catch (IOException refused) {
      return false;
    }
  }

  private static SSLSession handshake(InetSocketAddress server, SSLContext context)
      throws IOException {
    try (var socket = (SSLSocket) context.getSocketFactory().createSocket()) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(server, PATIENCE_MILLIS);
      socket.startHandshake();
      SSLSession session = socket.getSession();
      if (!session.isValid()) {
        throw new SSLException("the handshake failed");
      }
      return session;
    }
  }
}
