// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import benchmark.avro.User;
import benchmark.contract.Contracts;
import org.junit.jupiter.api.Test;

class AvroSchemaTest {

  @Test
  void hasARecordForEveryClassOfTheContracts() {
    for (Class<?> type : Contracts.dataClasses()) {
      String record = User.class.getPackageName() + "." + type.getSimpleName();

      assertThatCode(() -> Class.forName(record)).as(record).doesNotThrowAnyException();
    }
  }

  @Test
  void givesAThreadOneWriterAndOneReader() {
    assertThat(AvroSchema.writer()).isSameAs(AvroSchema.writer());
    assertThat(AvroSchema.reader()).isSameAs(AvroSchema.reader());
  }
}
