// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Tls;
import benchmark.cli.error.UserError;
import benchmark.cli.process.Folders;
import benchmark.cli.process.Place;
import benchmark.cli.project.Role;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Base64;
import java.util.List;

/**
 * The certificates of a run, one for each side, by the JDK's keytool: elliptic curve P-256 or RSA,
 * signed by themselves, valid for {@value #DAYS} days. Only this user can read their folder.
 */
final class Certificates {

  /** The key of a variant that asks for them. */
  static final String KEY = "tls";

  /** For how long they are valid. */
  static final int DAYS = 30;

  private static final String FOLDER = "tls";
  private static final String ALIAS = "own";

  private Certificates() {}

  /**
   * The folder of a run's certificates, in which each side has a folder; makes them if there are
   * none yet.
   *
   * @param rsa whether the keys are RSA, and not of an elliptic curve
   * @param host what the server is called by its clients, besides localhost
   * @throws UserError if they cannot be made
   */
  static Path in(Path run, String host, boolean rsa) {
    Path folder = run.resolve(FOLDER);
    if (!Files.exists(folder)) {
      try {
        Files.createDirectory(
            folder,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        for (Role role : Role.values()) {
          make(Files.createDirectory(folder.resolve(role.suffix())), host, rsa);
        }
        trust(folder.resolve(Role.CLIENT.suffix()), folder.resolve(Role.SERVER.suffix()));
        trust(folder.resolve(Role.SERVER.suffix()), folder.resolve(Role.CLIENT.suffix()));
      } catch (IOException | GeneralSecurityException failure) {
        throw UserError.failure(
            "Cannot make certificates in %s: %s. Check disk space and permissions.",
            folder, failure.getMessage());
      }
    }
    return folder;
  }

  /** Deletes them, so that no other run uses them and no result has a key in it. */
  static void delete(Path run) {
    try {
      if (Files.exists(run.resolve(FOLDER))) {
        Folders.delete(run.resolve(FOLDER));
      }
    } catch (IOException failure) {
      throw UserError.failure(
          "Cannot delete %s: %s. Delete it.", run.resolve(FOLDER), failure.getMessage());
    }
  }

  private static void make(Path folder, String host, boolean rsa)
      throws IOException, GeneralSecurityException {
    String name = host.matches("[0-9.]+|.*:.*") ? "ip:" + host : "dns:" + host;
    Path store = folder.resolve(Tls.OWN);
    Place.LOCAL
        .output(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                ALIAS,
                "-keyalg",
                rsa ? "RSA" : "EC",
                rsa ? "-keysize" : "-groupname",
                rsa ? "2048" : "secp256r1",
                "-dname",
                "CN=benchmark",
                "-validity",
                String.valueOf(DAYS),
                "-ext",
                "san=dns:localhost,ip:127.0.0.1," + name,
                "-storetype",
                Tls.TYPE,
                "-keystore",
                store.toString(),
                "-storepass",
                Tls.PASSWORD))
        .orElseThrow(() -> new IOException("keytool failed"));
    KeyStore own = read(store);
    Key key = own.getKey(ALIAS, Tls.PASSWORD.toCharArray());
    writePem(folder.resolve(Tls.PRIVATE_KEY), "PRIVATE KEY", key.getEncoded());
    writePem(
        folder.resolve(Tls.CERTIFICATE), "CERTIFICATE", own.getCertificate(ALIAS).getEncoded());
  }

  private static void trust(Path folder, Path other) throws IOException, GeneralSecurityException {
    Certificate certificate = read(other.resolve(Tls.OWN)).getCertificate(ALIAS);
    writePem(folder.resolve(Tls.TRUSTED_CERTIFICATE), "CERTIFICATE", certificate.getEncoded());
    var trusted = KeyStore.getInstance(Tls.TYPE);
    trusted.load(null, null);
    trusted.setCertificateEntry("other", certificate);
    try (OutputStream out = Files.newOutputStream(folder.resolve(Tls.TRUSTED))) {
      trusted.store(out, Tls.PASSWORD.toCharArray());
    }
  }

  private static KeyStore read(Path file) throws IOException, GeneralSecurityException {
    var store = KeyStore.getInstance(Tls.TYPE);
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, Tls.PASSWORD.toCharArray());
    }
    return store;
  }

  private static void writePem(Path file, String what, byte[] bytes) throws IOException {
    String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
    Files.writeString(file, "-----BEGIN %s-----%n%s%n-----END %1$s-----%n".formatted(what, lines));
  }
}
