// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.contract.Contracts;
import com.alibaba.dubbo.common.serialize.fst.FstFactory;
import java.io.ByteArrayOutputStream;
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

  /** Restricts the one configuration that Dubbo has. */
  public AllowListFst() {
    List<Class<?>> classes = Contracts.allClasses();
    FSTConfiguration configuration =
        FstFactory.getDefaultFactory().getObjectOutput(new ByteArrayOutputStream()).getConf();
    configuration.registerClass(classes.toArray(Class<?>[]::new));
    Set<String> allowed =
        Stream.concat(classes.stream().map(Class::getName), Stream.of(JAVA_TIME))
            .collect(Collectors.toUnmodifiableSet());
    configuration.setVerifier(type -> allowed.contains(type.getName()));
  }
}
