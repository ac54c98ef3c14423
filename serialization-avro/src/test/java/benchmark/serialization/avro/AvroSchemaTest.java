// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import java.io.IOException;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class AvroSchemaTest {

  @Test
  void hasARecordForEveryClassOfTheContracts() throws IOException {
    try (var file = AvroSerialization.class.getResourceAsStream("/avro/messages.avsc")) {
      Schema union = new Schema.Parser().parse(file);

      assertThat(union.getTypes().stream().map(Schema::getFullName))
          .containsAll(Contracts.dataClasses().stream().map(Class::getName).toList());
    }
  }
}
