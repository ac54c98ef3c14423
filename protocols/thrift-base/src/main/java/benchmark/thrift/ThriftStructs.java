// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.launch.LaunchProperties;
import benchmark.thrift.generated.FoundUser;
import benchmark.thrift.generated.Page;
import benchmark.thrift.generated.People;
import benchmark.thrift.generated.Person;
import benchmark.thrift.generated.User;
import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.thrift.TBase;
import org.apache.thrift.TFieldIdEnum;
import org.apache.thrift.meta_data.EnumMetaData;
import org.apache.thrift.meta_data.FieldMetaData;
import org.apache.thrift.meta_data.FieldValueMetaData;
import org.apache.thrift.meta_data.ListMetaData;
import org.apache.thrift.meta_data.MapMetaData;
import org.apache.thrift.meta_data.StructMetaData;

/**
 * Converts between the contract's objects and Thrift's structs by the names of their fields; never
 * while calls are measured. What is {@code null} stays so. Thread-safe.
 */
final class ThriftStructs {

  private ThriftStructs() {}

  /** The struct of a type that carries an object; null for null. */
  static <T extends TBase<?, ?>> T of(Object object, Class<T> type) {
    return object == null ? null : type.cast(struct(object, type));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a struct takes the fields that its metadata names
  private static TBase struct(Object object, Class<?> type) {
    try {
      boolean isNewer = type == User.class && LaunchProperties.EVOLVED.or(false);
      var struct = isNewer ? new NewerUser() : (TBase) type.getConstructor().newInstance();
      for (Map.Entry<TFieldIdEnum, FieldMetaData> field : fields(type).entrySet()) {
        Object value = property(object.getClass(), field).getReadMethod().invoke(object);
        if (value != null) {
          struct.setFieldValue(field.getKey(), ofValue(value, field.getValue().valueMetaData));
        }
      }
      return struct;
    } catch (ReflectiveOperationException mismatch) {
      throw new IllegalStateException(mismatch);
    }
  }

  private static Object ofValue(Object value, FieldValueMetaData type) {
    if (value instanceof LocalDate date) {
      return date.toEpochDay();
    } else if (value instanceof LocalDateTime time) {
      return new benchmark.thrift.generated.LocalTime(
          time.toLocalDate().toEpochDay(), time.toLocalTime().toNanoOfDay());
    } else if (type instanceof StructMetaData struct) {
      return struct(value, struct.structClass);
    } else if (type instanceof EnumMetaData kind) {
      return Stream.of(kind.enumClass.getEnumConstants())
          .filter(it -> it.toString().equals(value.toString()))
          .findFirst()
          .orElseThrow();
    } else if (type instanceof ListMetaData list) {
      return ((Collection<?>) value)
          .stream().map(it -> it == null ? null : ofValue(it, list.elemMetaData)).toList();
    } else if (type instanceof MapMetaData map) {
      var converted = new HashMap<Object, Object>();
      ((Map<?, ?>) value).forEach((key, it) -> converted.put(key, ofValue(it, map.valueMetaData)));
      return converted;
    }
    return value;
  }

  static benchmark.contract.User userIn(FoundUser found) {
    return content(found.getUser(), benchmark.contract.User.class, null);
  }

  @SuppressWarnings("unchecked") // its elements are users
  static benchmark.contract.Page<benchmark.contract.User> pageOf(Page page) {
    return content(page, benchmark.contract.Page.class, benchmark.contract.User.class);
  }

  static benchmark.contract.Person personOf(Person person) {
    return content(person, benchmark.contract.Person.class, null);
  }

  static benchmark.contract.People peopleOf(People people) {
    return content(people, benchmark.contract.People.class, null);
  }

  /** The contract's object of a type in a struct; null for null. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // a struct has the fields that its metadata names
  static <T> T content(TBase struct, Class<T> type, Type element) {
    if (struct == null) {
      return null;
    }
    try {
      T object = type.getConstructor().newInstance();
      for (Map.Entry<TFieldIdEnum, FieldMetaData> field : fields(struct.getClass()).entrySet()) {
        if (struct.isSet(field.getKey())) {
          PropertyDescriptor property = property(type, field);
          Type declared = property.getReadMethod().getGenericReturnType();
          Object value = struct.getFieldValue(field.getKey());
          property.getWriteMethod().invoke(object, contentOf(value, declared, element));
        }
      }
      return object;
    } catch (ReflectiveOperationException mismatch) {
      throw new IllegalStateException(mismatch);
    }
  }

  /**
   * A value of a declared type.
   *
   * @param element what stands for a type variable
   */
  private static Object contentOf(Object value, Type declared, Type element) {
    if (declared == LocalDate.class) {
      return LocalDate.ofEpochDay((Long) value);
    } else if (value instanceof benchmark.thrift.generated.LocalTime time) {
      return LocalDateTime.of(
          LocalDate.ofEpochDay(time.getDay()), LocalTime.ofNanoOfDay(time.getNanosOfDay()));
    } else if (value instanceof TBase<?, ?> struct) {
      Type known = declared instanceof Class<?> ? declared : element;
      return content(struct, (Class<?>) known, element);
    } else if (value instanceof List<?> list) {
      Type of = arguments(declared)[0];
      var converted = new ArrayList<Object>(list.size());
      list.forEach(it -> converted.add(contentOf(it, of, element)));
      return converted;
    } else if (value instanceof Map<?, ?> map) {
      Type of = arguments(declared)[1];
      var converted = new HashMap<Object, Object>();
      map.forEach((key, it) -> converted.put(key, contentOf(it, of, element)));
      return converted;
    } else if (declared instanceof Class<?> kind && kind.isEnum()) {
      return Stream.of(kind.getEnumConstants())
          .filter(it -> it.toString().equals(value.toString()))
          .findFirst()
          .orElseThrow();
    }
    return value;
  }

  private static Type[] arguments(Type generic) {
    return ((ParameterizedType) generic).getActualTypeArguments();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the metadata of a struct is of its own fields
  private static Map<TFieldIdEnum, FieldMetaData> fields(Class type) {
    return (Map) FieldMetaData.getStructMetaDataMap(type);
  }

  private static PropertyDescriptor property(
      Class<?> type, Map.Entry<TFieldIdEnum, FieldMetaData> field) {
    try {
      return Stream.of(Introspector.getBeanInfo(type).getPropertyDescriptors())
          .filter(it -> it.getName().equals(field.getValue().fieldName))
          .findFirst()
          .orElseThrow(
              () -> new IllegalStateException(type + " has no " + field.getValue().fieldName));
    } catch (IntrospectionException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
