// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.NativeLibrary;
import benchmark.Tls;
import io.netty.handler.ssl.OpenSsl;
import java.util.List;
import org.apache.dubbo.config.SslConfig;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionBuilder;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.BeanDefinitionRegistryPostProcessor;

/**
 * Adds what {@code <dubbo:ssl>} stands for, if a variant asks for TLS. Dubbo 3.3.6 does not read
 * {@code dubbo.ssl.*} without it (ConfigManager.loadConfigs), and XML that always had it would not
 * suit versions that do not know it. It reads files. A consumer without a certificate of its own
 * encrypts nothing, whatever it trusts (SSLConfigCertProvider), so that TLS between Dubbo's sides
 * is always mutual; a provider asks for a certificate if it has some to trust, and only then. Of
 * engines it takes OpenSSL's if there is one, and else the JDK's without a word (SslContexts).
 */
public final class DubboTls implements BeanDefinitionRegistryPostProcessor {

  @Override
  public void postProcessBeanDefinitionRegistry(BeanDefinitionRegistry registry) {
    Tls.current().ifPresent(tls -> registry.registerBeanDefinition("ssl", ssl(tls)));
  }

  private static BeanDefinition ssl(Tls tls) {
    if (Tls.isByOpenSsl()) {
      NativeLibrary.require(Tls.PROVIDER, Tls.OPENSSL, OpenSsl.unavailabilityCause());
    }
    var ssl = BeanDefinitionBuilder.genericBeanDefinition(SslConfig.class);
    for (String side : List.of("server", "client")) {
      ssl.addPropertyValue(side + "KeyCertChainPath", tls.file(Tls.CERTIFICATE));
      ssl.addPropertyValue(side + "PrivateKeyPath", tls.file(Tls.PRIVATE_KEY));
      if (tls.isMutual() || side.equals("client")) {
        ssl.addPropertyValue(side + "TrustCertCollectionPath", tls.file(Tls.TRUSTED_CERTIFICATE));
      }
    }
    return ssl.getBeanDefinition();
  }

  @Override
  public void postProcessBeanFactory(ConfigurableListableBeanFactory factory) {
    // definitions are all that it adds
  }
}
