// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.beans.BeanInfo;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UserTest {

  @Test
  void isABeanOfTheTwelveFieldsOfTheContract() {
    assertThat(properties().map(PropertyDescriptor::getName))
        .containsExactlyInAnyOrder(
            "id",
            "name",
            "sex",
            "birthday",
            "email",
            "mobile",
            "address",
            "icon",
            "permissions",
            "status",
            "createTime",
            "updateTime");
    assertThat(properties()).allMatch(property -> property.getWriteMethod() != null);
  }

  @Test
  void equalsAUserWithEqualFields() {
    assertThat(PreparedUsers.user(7)).isEqualTo(PreparedUsers.user(7));
    assertThat(PreparedUsers.user(7)).hasSameHashCodeAs(PreparedUsers.user(7));
    assertThat(PreparedUsers.user(7)).isNotEqualTo(null).isNotEqualTo("user 7");
  }

  @ParameterizedTest
  @MethodSource("properties")
  void everySingleFieldThatDiffersIsNoticed(PropertyDescriptor property) throws Exception {
    User changed = withOther(property);

    assertThat(changed).isNotEqualTo(PreparedUsers.user(7));
    assertThat(changed.hashCode()).isNotEqualTo(PreparedUsers.user(7).hashCode());
    // an id of another user makes all other fields wrong
    assertThat(new PreparedUserService().createUser(changed)).isFalse();
    assertThat(new PreparedUserService().createUser(PreparedUsers.user(7))).isTrue();
  }

  @ParameterizedTest
  @MethodSource("objects")
  void createUserNoticesEverySingleMissingField(PropertyDescriptor property) throws Exception {
    User changed = PreparedUsers.user(7);
    property.getWriteMethod().invoke(changed, (Object) null);

    assertThat(new PreparedUserService().createUser(changed)).isFalse();
    assertThat(changed).isNotEqualTo(PreparedUsers.user(7));
    assertThat(changed.toString()).contains("null");
  }

  @Test
  void createUserNoticesOnePermissionTooMany() {
    User changed = PreparedUsers.user(7);
    List<Integer> permissions = new ArrayList<>(changed.getPermissions());
    permissions.add(1);
    changed.setPermissions(permissions);

    assertThat(new PreparedUserService().createUser(changed)).isFalse();
  }

  /** User 7 with one field as user 8 has it. */
  private static User withOther(PropertyDescriptor property) throws Exception {
    User changed = PreparedUsers.user(7);
    property
        .getWriteMethod()
        .invoke(changed, property.getReadMethod().invoke(PreparedUsers.user(8)));
    return changed;
  }

  static Stream<PropertyDescriptor> properties() {
    try {
      BeanInfo bean = Introspector.getBeanInfo(User.class, Object.class);
      return Arrays.stream(bean.getPropertyDescriptors());
    } catch (java.beans.IntrospectionException e) {
      throw new AssertionError(e);
    }
  }

  static Stream<PropertyDescriptor> objects() {
    return properties().filter(property -> !property.getPropertyType().isPrimitive());
  }
}
