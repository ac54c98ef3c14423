// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import benchmark.ServicePool;
import benchmark.launch.Setup;
import com.fasterxml.jackson.databind.ObjectMapper;
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
  private final ExecutorService pool = ServicePool.start();

  /** With what writes and reads JSON. */
  public FluxConfiguration(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  @Override
  public void configureHttpMessageCodecs(ServerCodecConfigurer codecs) {
    FluxCodecs.configure(codecs, mapper);
  }

  /** In the standard set-up the controllers, which may block, are called from a pool. */
  @Override
  public void configureBlockingExecution(BlockingExecutionConfigurer blocking) {
    if (Setup.current() == Setup.STANDARD) {
      blocking.setExecutor(new ConcurrentTaskExecutor(pool));
    }
  }

  @Override
  public void destroy() {
    pool.shutdownNow();
  }
}
