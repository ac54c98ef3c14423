// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import com.caucho.hessian.io.HessianProtocolException;
import com.caucho.hessian.io.Serializer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.dubbo.serialize.hessian.Hessian2SerializerFactory;

/**
 * Dubbo's factory, which remembers the serializer of a class. By itself it reads a property and
 * calls {@code Class.forName("java.time.ZoneId")} for every object that is written, to find out
 * whether the object is a time zone: most of a message's time. Dubbo 3's extension for this codec,
 * in serialization-nativehessian, has another class of the same name: no classpath has both.
 * Thread-safe.
 */
final class CachedSerializerFactory extends Hessian2SerializerFactory {

  private final Map<Class<?>, Serializer> serializers = new ConcurrentHashMap<>();

  @Override
  @SuppressWarnings("rawtypes") // as in the method overridden
  public Serializer getSerializer(Class type) throws HessianProtocolException {
    Serializer known = serializers.get(type);
    if (known == null) {
      known = super.getSerializer(type);
      serializers.put(type, known);
    }
    return known;
  }
}
