// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

/** The contract's service on data that Jackson can read and write as it is. */
public interface JsonUserService {

  boolean existUser(String email);

  boolean createUser(JsonUser user);

  JsonUser getUser(long id);

  JsonPage listUser(int pageNo);
}
