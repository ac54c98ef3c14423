// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fst;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.dubbo.common.serialize.fst.FstFactory;
import org.nustaq.serialization.FSTConfiguration;

/**
 * Closes the FST configuration that Dubbo's extension uses: it reads the given classes only.
 *
 * <p>What remains: FST knows about fifty classes of the JDK beforehand (collections, wrappers and
 * the like) and does not ask its verifier about those.
 */
public final class FstAllowList {

  /** What java.time writes in place of its own classes. */
  private static final String JAVA_TIME = "java.time.Ser";

  private FstAllowList() {}

  /**
   * Registers classes, in an order that both sides must share, and refuses all others.
   *
   * @param classes what may be carried
   */
  public static void install(List<Class<?>> classes) {
    FSTConfiguration configuration =
        FstFactory.getDefaultFactory().getObjectOutput(new ByteArrayOutputStream()).getConf();
    configuration.registerClass(classes.toArray(Class<?>[]::new));
    Set<String> allowed =
        Stream.concat(classes.stream().map(Class::getName), Stream.of(JAVA_TIME))
            .collect(Collectors.toUnmodifiableSet());
    configuration.setVerifier(type -> allowed.contains(type.getName()));
  }
}
