// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fst;

import benchmark.contract.Contracts;
import benchmark.dubbo.SerializationWrapper;
import benchmark.launch.Setup;
import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.dubbo.common.extension.Wrapper;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.fst.FstFactory;
import org.nustaq.serialization.FSTConfiguration;

/**
 * Lets Dubbo's extension for FST carry the contracts' classes only, registered in an order that
 * both sides share.
 *
 * <p>What remains: FST knows about fifty classes of the JDK beforehand (collections, wrappers and
 * the like) and does not ask its verifier about those.
 */
@Wrapper(matches = "fst")
public final class AllowListFst extends SerializationWrapper {

  /** What java.time writes in place of its own classes. */
  private static final String JAVA_TIME = "java.time.Ser";

  /** Wraps Dubbo's extension. */
  public AllowListFst(Serialization extension) {
    super(extension);
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
