// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CostLineTest {

  @Test
  void theHeaderNamesEveryColumnOnce() {
    assertThat(CostLine.header())
        .startsWith(
            "operation,mode,pid,threads,ops,nanos,"
                + "client_cpu_ns,client_alloc_bytes,client_gc_ms,client_gc_count,"
                + "client_peak_rss_bytes,"
                + "server_cpu_ns,server_alloc_bytes,server_gc_ms,server_gc_count,"
                + "server_peak_rss_bytes,"
                + "sent_bytes,received_bytes,"
                + "machine_busy_ticks,machine_stolen_ticks,machine_all_ticks,params,"
                + "client_jit_ms,client_nanos,server_jit_ms,server_nanos,connections,"
                + "client_heap_after_gc_bytes,client_threads,client_descriptors,client_blocked_ns,"
                + "server_heap_after_gc_bytes,server_threads,server_descriptors,server_blocked_ns,"
                + "server_connections,slice,replaces,outcome,"
                + "client_paused_ns,server_paused_ns,stall_ns,stall_start_ms,"
                + "offered,sent_calls,completed,failed,errors,in_flight,timer_slack_ns,"
                + "gateway_cpu_ns,gateway_peak_rss_bytes,gateway_jit_ms,"
                + "p50_ns,p90_ns,p99_ns,p999_ns,max_ns,minute_p99_ns,last_failed_ms,course_us,start_us,servers,ended_ms,"
                + "new_connections,machine_opened,machine_reset,client_served_calls,client_gc_cpu_ns,")
        .endsWith(",server_involuntary_switches");
    assertThat(CostLine.header().split(",")).doesNotHaveDuplicates();
  }

  @Test
  void whatIsWrittenIsReadBack() {
    CostLine line =
        CostLine.of(new OperationKey("string", Map.of("size", "1,5K")))
            .with(CostColumns.MODE, "sample")
            .with(CostColumns.OPS, 999L)
            .with(CostColumns.SERVER.cpuNanos(), 7L);

    CostLine read = CostLine.parse(CostLine.header(), line.toLine());

    assertThat(line.toLine()).matches("string,sample,,,999,,,,,,,7,,,,,,,,,,size=1%2C5K,+");
    assertThat(read.operation()).isEqualTo(new OperationKey("string", Map.of("size", "1,5K")));
    assertThat(read.get(CostColumns.MODE)).contains("sample");
    assertThat(read.get(CostColumns.OPS)).contains(999L);
    assertThat(read.get(CostColumns.SERVER.cpuNanos())).contains(7L);
    assertThat(read.get(CostColumns.CLIENT.cpuNanos())).isEmpty();
  }

  @Test
  void columnsAreFoundByTheirNames() {
    CostLine line = CostLine.parse("ops,color,operation", "5,red,getUser");

    assertThat(line.operation()).isEqualTo(OperationKey.of("getUser"));
    assertThat(line.get(CostColumns.OPS)).contains(5L);
    assertThat(line.get(CostColumns.NANOS)).isEmpty();
  }

  @Test
  void aDamagedLineIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CostLine.parse("operation,ops", "getUser"))
        .withMessage("'getUser' has 1 cells, not 2.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CostLine.parse("operation,ops", "getUser,many"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CostLine.parse("operation,ops", ",5"))
        .withMessage("A line names no operation.");
  }

  @Test
  void ofTwoTogetherTheLongerStallIsKeptWithItsStart() {
    CostLine one =
        CostLine.of(OperationKey.of("getUser"))
            .with(CostColumns.OPS, 2L)
            .with(CostColumns.STALL_NANOS, 900L)
            .with(CostColumns.STALL_START, 5L);
    CostLine other =
        CostLine.of(OperationKey.of("getUser"))
            .with(CostColumns.OPS, 3L)
            .with(CostColumns.STALL_NANOS, 300L)
            .with(CostColumns.STALL_START, 7L);

    for (CostLine both : List.of(one.plus(other), other.plus(one))) {
      assertThat(both.get(CostColumns.OPS)).contains(5L);
      assertThat(both.get(CostColumns.STALL_NANOS)).contains(900L);
      assertThat(both.get(CostColumns.STALL_START)).contains(5L);
    }
  }
}
