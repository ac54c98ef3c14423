// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.sofa;

import benchmark.contract.Contracts;
import com.alipay.sofa.rpc.codec.sofahessian.SingleClassLoaderSofaSerializerFactory;
import com.alipay.sofa.rpc.core.request.SofaRequest;
import com.alipay.sofa.rpc.core.response.SofaResponse;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.HessianProtocolException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds what reads an object of a class, if the class is one of the contracts' or a value of the
 * JDK, but none of a package below those. Thread-safe.
 */
final class AllowListFactory extends SingleClassLoaderSofaSerializerFactory {

  private static final Pattern JDK = Pattern.compile("java\\.(lang|util|time|math)\\.[^.]+");

  /** Hessian's own objects for what it does not write by fields: dates. */
  private static final Pattern HANDLES = Pattern.compile("com\\.caucho\\.hessian\\.io\\..+Handle");

  private final Set<String> names =
      Stream.concat(
              Contracts.classNames(),
              Stream.of(SofaRequest.class, SofaResponse.class).map(Class::getName))
          .collect(Collectors.toUnmodifiableSet());

  /** Names that are allowed and of classes that exist: so many that nobody can add more. */
  private final Set<String> known = ConcurrentHashMap.newKeySet();

  @Override
  public Deserializer getDeserializer(String type) throws HessianProtocolException {
    boolean isNew = type != null && !type.isEmpty() && !known.contains(type);
    if (isNew && !isAllowed(type.replace("[", ""))) {
      throw new HessianProtocolException("The class " + type + " is not allowed");
    }
    Deserializer deserializer = super.getDeserializer(type);
    if (isNew && deserializer != null) {
      known.add(type);
    }
    return deserializer;
  }

  private boolean isAllowed(String type) {
    return names.contains(type)
        || _staticTypeMap.containsKey(type)
        || JDK.matcher(type).matches()
        || HANDLES.matcher(type).matches();
  }
}
