// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import benchmark.ServiceExecutor;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.scheduling.concurrent.ConcurrentTaskExecutor;
import org.springframework.web.reactive.config.BlockingExecutionConfigurer;
import org.springframework.web.reactive.config.EnableWebFlux;
import org.springframework.web.reactive.config.WebFluxConfigurer;

/** How WebFlux reads and writes bodies, and which threads call controllers. */
@Configuration(proxyBeanMethods = false)
@EnableWebFlux
public class FluxConfiguration implements WebFluxConfigurer, DisposableBean {

  private final ObjectMapper mapper;
  private final Optional<ExecutorService> pool = ServiceExecutor.current().start();

  /** With what writes and reads JSON. */
  public FluxConfiguration(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  @Override
  public void configureHttpMessageCodecs(ServerCodecConfigurer codecs) {
    FluxCodecs.configure(codecs, mapper);
  }

  /** Controllers may block: the {@link ServiceExecutor} calls them, unless it is the loops. */
  @Override
  public void configureBlockingExecution(BlockingExecutionConfigurer blocking) {
    pool.ifPresent(it -> blocking.setExecutor(new ConcurrentTaskExecutor(it)));
  }

  @Override
  public void destroy() {
    pool.ifPresent(ExecutorService::shutdownNow);
  }
}
