// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fst;

import benchmark.contract.Contracts;
import benchmark.dubbo.SerializationWrapper;
import java.io.ByteArrayOutputStream;
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
