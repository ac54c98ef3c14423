// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.User;
import benchmark.contract.UserWithLevel;
import java.util.LinkedHashMap;
import java.util.Map;

/** A user's values by the names of its fields, in the contract's order. */
final class UserFields {

  private UserFields() {}

  static Map<String, Object> of(User user) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("id", user.getId());
    fields.put("name", user.getName());
    fields.put("sex", user.getSex());
    fields.put("birthday", user.getBirthday());
    fields.put("email", user.getEmail());
    fields.put("mobile", user.getMobile());
    fields.put("address", user.getAddress());
    fields.put("icon", user.getIcon());
    fields.put("permissions", user.getPermissions());
    fields.put("status", user.getStatus());
    fields.put("createTime", user.getCreateTime());
    fields.put("updateTime", user.getUpdateTime());
    if (user instanceof UserWithLevel higher) {
      fields.put("level", higher.getLevel());
    }
    return fields;
  }
}
