// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A program that can run between client and server. */
public enum GatewayKind {
  NGINX("nginx", "nginx libnginx-mod-stream") {
    @Override
    List<String> command(String program, Path folder) {
      return List.of(
          program, "-e", "stderr", "-p", folder + "/", "-c", ProgramGateway.CONFIGURATION);
    }

    @Override
    String configuration(String program, Route route) {
      return new NginxConfiguration(program, route).text();
    }
  },

  HAPROXY("haproxy", "haproxy") {
    @Override
    List<String> command(String program, Path folder) {
      return List.of(program, "-db", "-f", folder.resolve(ProgramGateway.CONFIGURATION).toString());
    }

    @Override
    String configuration(String program, Route route) {
      return HaproxyConfiguration.of(route);
    }
  };

  private final String word;
  private final String debianPackages;

  GatewayKind(String word, String debianPackages) {
    this.word = word;
    this.debianPackages = debianPackages;
  }

  /** The program's name, which is the word in a variant. */
  String word() {
    return word;
  }

  /** How to get it. */
  String installation() {
    return "Install it (Debian: apt-get install %s; macOS: brew install %s)"
        .formatted(debianPackages, word);
  }

  /** Starts the program in the foreground, for a folder with its configuration. */
  abstract List<String> command(String program, Path folder);

  /** The text of its configuration. */
  abstract String configuration(String program, Route route);

  /** The words of all kinds. */
  static List<String> words() {
    return Stream.of(values()).map(GatewayKind::word).toList();
  }

  /** The kind that a program's name indicates; empty if it is none of them. */
  static Optional<GatewayKind> of(String name) {
    return Stream.of(values()).filter(it -> it.word.equals(name)).findFirst();
  }
}
