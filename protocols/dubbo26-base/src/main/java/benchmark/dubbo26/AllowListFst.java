// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.contract.Contracts;
import benchmark.launch.Setup;
import com.alibaba.dubbo.common.serialize.fst.FstFactory;
import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nustaq.serialization.FSTConfiguration;

/**
 * Lets Dubbo's FST carry the contracts' classes only, registered in an order that both sides share.
 * A bean of pairs with this serialization.
 *
 * <p>What remains: FST knows about fifty classes of the JDK beforehand (collections, wrappers and
 * the like) and does not ask its verifier about those.
 */
public final class AllowListFst {

  /** What java.time writes in place of its own classes. */
  private static final String JAVA_TIME = "java.time.Ser";

  /** Restricts what Dubbo reads with. */
  public AllowListFst() {
    if (Setup.current() == Setup.SHIPPED) {
      restrict(
          FstFactory.getDefaultFactory().getObjectOutput(new ByteArrayOutputStream()).getConf());
    } else {
      lend(new FstConfigurations(() -> restrict(FSTConfiguration.createDefaultConfiguration())));
    }
  }

  private static FSTConfiguration restrict(FSTConfiguration configuration) {
    List<Class<?>> classes = Contracts.allClasses();
    // FST refuses to be told of an interface that is not
    configuration.registerClass(
        classes.stream().filter(Serializable.class::isAssignableFrom).toArray(Class<?>[]::new));
    Set<String> allowed =
        Stream.concat(classes.stream().map(Class::getName), Stream.of(JAVA_TIME))
            .collect(Collectors.toUnmodifiableSet());
    return configuration.setVerifier(type -> allowed.contains(type.getName()));
  }

  /** Dubbo's factory has one configuration for all threads, and no way to give it another. */
  private static void lend(FstConfigurations configurations) {
    try {
      Field shared = FstFactory.class.getDeclaredField("conf");
      shared.setAccessible(true);
      shared.set(FstFactory.getDefaultFactory(), configurations);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "Dubbo's FstFactory has no field 'conf' in this version: use setup=shipped", e);
    }
  }
}
