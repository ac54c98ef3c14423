// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.gateway;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.cloud.gateway.config.HttpClientCustomizer;
import org.springframework.cloud.gateway.route.RouteLocator;
import org.springframework.cloud.gateway.route.builder.RouteLocatorBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.netty.http.HttpProtocol;

/** The gateway's one route: everything goes to the server. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
class ForwardingRoute {

  /** The property with the server's address. */
  static final String SERVER = "benchmark.gateway.uri";

  /** The property that says whether the server is spoken to over HTTP/2. */
  static final String HTTP2 = "benchmark.gateway.http2";

  @Bean
  RouteLocator route(RouteLocatorBuilder routes, @Value("${" + SERVER + "}") String server) {
    return routes
        .routes()
        .route("server", all -> all.alwaysTrue().filters(it -> it.preserveHostHeader()).uri(server))
        .build();
  }

  /** Spring Cloud Gateway has no setting for HTTP/2 without TLS to the server. */
  @Bean
  HttpClientCustomizer protocol(@Value("${" + HTTP2 + "}") boolean http2) {
    return client -> client.protocol(http2 ? HttpProtocol.H2C : HttpProtocol.HTTP11);
  }
}
