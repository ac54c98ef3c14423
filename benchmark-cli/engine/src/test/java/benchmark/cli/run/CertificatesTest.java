// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.Tls;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CertificatesTest {

  @TempDir Path run;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void bothSidesTrustEachOtherAndNobodyElseReadsTheFiles(boolean rsa) throws Exception {
    Path folder = Certificates.in(run, "localhost", rsa);

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwx------");
    assertThat(Certificates.in(run, "localhost", rsa)).isEqualTo(folder);
    var server = new Tls(true, folder.resolve("server"));
    var client = new Tls(true, folder.resolve("client"));
    try (var listening =
        (SSLServerSocket) server.context().getServerSocketFactory().createServerSocket(0)) {
      listening.setNeedClientAuth(true);
      var read =
          CompletableFuture.supplyAsync(
              () -> {
                try (var accepted = listening.accept()) {
                  return accepted.getInputStream().read();
                } catch (java.io.IOException failure) {
                  throw new java.io.UncheckedIOException(failure);
                }
              });
      try (var socket =
          (SSLSocket)
              client
                  .context()
                  .getSocketFactory()
                  .createSocket("localhost", listening.getLocalPort())) {
        socket.getOutputStream().write(7);
        assertThat(read.get()).isEqualTo(7);
        assertThat(socket.getSession().getPeerCertificates()[0].getPublicKey().getAlgorithm())
            .isEqualTo(rsa ? "RSA" : "EC");
      }
    }
    assertThat(client.file(Tls.PRIVATE_KEY))
        .satisfies(
            it -> assertThat(Path.of(it)).content().startsWith("-----BEGIN PRIVATE KEY-----\n"));

    Certificates.delete(run);

    assertThat(folder).doesNotExist();
  }
}
