// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.Page;
import benchmark.avro.User;

/** The contract's {@link benchmark.contract.UserService} on Avro's records. */
public interface AvroUserService {

  boolean existUser(String email);

  boolean createUser(User user);

  User getUser(long id);

  Page listUser(int pageNo);
}
