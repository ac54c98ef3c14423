// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.run.CommandContext;
import benchmark.launch.ExitStatus;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wrong command line: one sentence on standard error, exit status 2. */
class WrongCommandLineTest {

  /** The words, the wrong value as the sentence has it, and the next step. */
  @ParameterizedTest(name = "benchmark.sh {0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      emptyValue = "",
      textBlock =
          """
          -t 8                            | dubbo-kryo                  | list
          dubbo-kyro                      | 'dubbo-kyro'                | dubbo-kryo
          dubbo-kryo-sever                | 'dubbo-kryo-sever'          | dubbo-kryo-server
          comapre dubbo-kryo inproc       | 'comapre'                   | Nearest: compare.
          messagepack                     | 'messagepack'               | Nearest: dubbo-msgpack
          dubbo-kryo nonsense             | 'nonsense'                  | Nearest
          codec dubbo-kryo-client         | 'dubbo-kryo-client'         | dubbo-kryo.
          verify dubbo-kryo-client        | 'dubbo-kryo-client'         | dubbo-kryo.
          compare dubbo-kryo-server inproc | 'dubbo-kryo-server'        | dubbo-kryo.
          dubbo-triple                    | 'dubbo-triple'              | name for triple-protobuf. Use that.
          dubbo-pb-server                 | 'dubbo-pb-server'           | name for dubbo-protobuf-server. Use that.
          dubbo-grpc-client               | 'dubbo-grpc-client'         | Use triple-protobuf-client.
          compare inproc springcloud@heap=2g | 'springcloud'            | name for spring-json. Use that.
          --treads 8 dubbo-kryo           | '--treads'                  | --help
          --foo inproc                    | '--foo'                     | ./benchmark.sh --help
          compare --foo                   | '--foo'                     | ./benchmark.sh compare --help
          codec --foo                     | '--foo'                     | ./benchmark.sh codec --help
          new dubbo-nonsense              | dubbo-nonsense              | --dependency
          new dubbo-x --foo               | '--foo'                     | ./benchmark.sh new --help
          -x dubbo-kryo                   | '-x'                        | --help
          dubbo-kryo -p                   | '-p'                        | PORT
          dubbo-kryo -t                   | '--threads'                 | (N)
          -t 0 inproc                     | '--threads': '0'            | positive integer
          -t -1 inproc                    | '--threads': '-1'           | positive integer
          -t many inproc                  | 'many'                      | positive integer
          --forks 0 inproc                | '--forks': '0'              | positive integer
          -p 99999 dubbo-kryo             | '99999'                     | 65535
          -p 0 dubbo-kryo                 | '-p': '0'                   | 65535
          -m slow dubbo-kryo              | slow                        | PROFILING
          -a --iterations=3 dubbo-kryo    | -a                          | --measurementIterations=
          --cpus nonsense dubbo-kryo      | --cpus nonsense:            | server=
          --cpus server=0,server=0 inproc | --cpus server=0,server=0:   | server
          --cpus server=9999 inproc       | --cpus server=9999:         | 9999
          --cpus both=0 inproc            | --cpus both=0:              | server=
          start                           | start takes a pair          | ./benchmark.sh start dubbo-kryo
          start --cold gateway inproc     | --cold gateway:             | server, client or both
          start --cold server --restart inproc | --restart and --cold server: | Leave one out
          start --rate 0.5 inproc         | --rate 0.5:                 | Give a higher rate
          start --rate 1M inproc          | --rate 1000000:             | shorter --time
          start --time 500ms inproc       | --time 500ms:               | Give a longer time
          start --in-flight 10001 inproc  | --in-flight 10001:          | Give fewer
          start --gate 5% inproc          | --gate 5%:                  | Name two variants
          start --gate lots inproc inproc | --gate lots:                | Write 10%
          start --expect start.warmth<=5s inproc | 'start.warmth'       | start.warm
          start --expect start.share>=150 inproc | --expect start.share>=150: | met and missed
          start --expect start.failed>=101% inproc | start.failed is between 0 and 100% | met and missed
          start --expect start.slow>100% inproc | never met               | met and missed
          start --expect start.warm>=0s inproc | always met               | met and missed
          start --scenario streams inproc | --scenario streams:         | ./benchmark.sh load
          start --continue /nowhere       | --continue /nowhere:        | start.json
          start --continue x --rate 5     | --rate: --continue keeps    | Leave it out
          start --continue x inproc       | --continue x                | Leave 'inproc' out
          density inproc                  | density takes a pair, a rate | --slo
          density --rate 2k,4k --slo p99<=9ms inproc | at one rate        | Give one
          density --rate 2k --slo p99 inproc | --slo 'p99'               | 'p99<=5ms'
          density --rate 2k --slo p99<=9ms --gate 5% inproc | --gate 5%:  | Name two variants
          density --rate 2k --slo p99<=9ms --gate all inproc inproc | --gate all: | Write 10%
          density --rate 2k --slo p99<=9ms --connections 1 inproc | --connections 1: | from 2 to 1000
          density --rate 2k --slo p99<=9ms --expect density.size<=5 inproc | 'density.size' | density.heap
          density --rate 2k --slo p99<=9ms --expect density.gc<=100% inproc | density.gc is between 0 and 100% | met and missed
          density --rate 2k --slo p99<=9ms gogrpc-protobuf | The smallest heap | Name another pair
          density --continue /nowhere     | --continue /nowhere:        | density.json
          density --continue x --rate 5   | --rate: --continue keeps    | Leave it out
          density --continue x inproc     | --continue x                | Leave 'inproc' out
          load --deadline 1s inproc       | --deadline:                 | Add --overload
          load --overload --slo p99<=5ms inproc | --slo: --overload     | Leave it out
          load --reconnect --overload netty-bytes | --overload: --reconnect | Leave it out
          load --reconnect inproc        | none can stand before the server of inproc | Name another pair
          load --reconnect spring-json@gateway=spring | the place of a gateway, so gateway=spring | Leave it out
          --quick --servers 2 dubbo-kryo@link.delay=1ms | so link.delay=1ms has no effect | Leave it out
          codec dubbo-kryo@link.rate=1Gbit | so link.rate=1Gbit has no effect | Leave it out
          --quick netty-bytes@server.link.delay=1ms | belongs to neither side | Write link.delay=1ms
          --quick netty-bytes@link.loss=1%  | netty-bytes sends none    | Leave it out
          --quick triple-protobuf@link.loss=1% | sends none without http=3 | Leave it out
          --quick triple-protobuf@http=3,link.lost=1% | 'link.lost' | Nearest: link.loss
          --quick triple-protobuf@http=3,gateway=spring | which only gateway=relay takes | Leave one
          load --reconnect triple-protobuf@http=3 | with http=3 there are none | Leave it out
          load --overload --rate 1k,2k inproc | --overload:             | at most one with --rate
          discovery --instances 10001     | --instances 10001:          | at most 10000. Give fewer
          discovery --protocols 6         | --protocols 6:              | at most 5. Give fewer
          discovery --changed 501         | --changed 501:              | at most 500. Give fewer
          discovery --notification-delay -1 | --notification-delay -1:  | 60000 milliseconds. Give another delay
          discovery --hours 0             | --hours 0.0:                | at most 1000
          discovery --hours 1 --time 1m   | --time and --hours          | Leave one out
          discovery --registry 127.0.0.1:2181 | --registry 127.0.0.1:2181: | zookeeper://
          discovery --continue /nowhere   | --continue /nowhere:        | discovery.json
          discovery --continue x --quick  | --quick: --continue keeps   | Leave it out
          discovery --continue x dubbo-kryo | --continue x              | Leave 'dubbo-kryo' out
          discovery dubbo-kryo            | dubbo-kryo                  | Name dubbo-hessianlite
          discovery dubbo26-hessianlite@discovery=application | discovery=application | discovery=interface
          discovery dubbo-hessianlite@dubbo=2.7.23,notification=0 | only Dubbo 3 collects changes before it acts on them, so notification= has no effect | Leave it out
          dubbo-hessianlite@notification=0 | notification= needs a registry | ./benchmark.sh discovery
          dubbo-hessianlite@discovery=application | dubbo-hessianlite@discovery=application: | ./benchmark.sh discovery
          verify --keys --frames 5 inproc     | --frames: --keys tries nothing else. | Leave it out
          verify --slow-receiver 20s          | name pairs with streams     | verify --slow-receiver 20s grpc-protobuf
          verify --slow-receiver 20s dubbo-kryo | dubbo-kryo has no streams.  | such as grpc-protobuf
          verify --slow-receiver 20s --frames 5 grpc-protobuf | --frames: --slow-receiver tries nothing else. | Leave it out
          load --scenario streams --ops download,echo grpc-protobuf | download: a rate needs an answer to each message | --ops pingPong,echo
          load --scenario streams --ops pingPong?streams=0 grpc-protobuf | --ops pingPong?streams=0: there is no such operation. | 'pingPong?streams=1x1'
          load --scenario streams --ops ping grpc-protobuf | there is no operation 'ping' | pingPong, echo
          compare --scenario streams --rate 1k grpc-protobuf netty-bytes | download, upload: a rate needs | --ops pingPong,echo
          reproduce discovery --ops x     | --ops                       | Leave it out
          inproc@threads                  | 'threads'                   | key=value
          compare inproc dubbo-kryo@heap=banana | heap=banana           | 512m
          compare inproc dubbo-kryo@classpath=/no/such.jar | classpath=/no/such.jar | exists
          compare inproc dubbo-kryo@transporter=mina | transporter=mina | netty4
          compare inproc dubbo-kryo@connections=0 | connections=0       | integer
          compare inproc dubbo-kryo@filters=some | filters=some         | none
          compare inproc dubbo-kryo@server.heap=banana | server.heap=banana | 512m
          compare inproc dubbo-kryo@client.threads=2 | client.threads=2 | Write threads=2
          compare inproc inproc@connections=4 | connections=4           | Leave it out
          compare inproc grpc-protobuf@filters=none | filters=none      | Leave it out
          inproc@threads=4,threads=1      | inproc@threads=4,threads=1' | threads
          -o x inproc-client              | -o                          | pairs
          --expect existUser.mean<1s inproc-client | --expect existUser.mean<1s: | Name the pair
          --expect existUser.men<1s inproc | character 11                | p999
          --expect existUser.mean<0 inproc | mean is never below 0       | met and missed
          --expect /nowhere inproc        | --expect /nowhere:          | existUser.mean<=0.9ms
          --scenario echo --expect getUser.mean<1s inproc | 'getUser'    | person
          --payload /nowhere inproc       | --payload /nowhere:         | Check the path
          --payload x inproc-client       | --payload x:                | Name the pair
          --scenario methods --payload x inproc | 'methods'             | concurrency
          --payload x inproc -- -p size=1K | -p size                    | Leave one out
          --scenario echo inproc -- -p size=3X | -p size=3X:            | 200K-chinese
          --quick inproc -- -p size=1K    | 'user'                      | --scenario echo
          inproc -- -jvmArgs -Xmx2g       | -jvmArgs -Xmx2g:            | Use jvm= or heap=
          inproc -- -f0                   | -f 0:                       | Give 1 or more
          inproc -- -i 0                  | argument '0' of option i    | -- -h
          --quick inproc -- -prof gc      | '-prof'                     | without --quick
          --servers 2 dubbo-kryo          | 2 servers, 1 client         | Add --quick
          --quick --servers 2 inproc      | 2 servers                   | another pair
          --quick --servers 2 spring-json | 2 servers                   | another pair
          --quick --servers 2 rest-json   | 2 servers                   | another pair
          load --servers 2 rmi-java       | 2 servers                   | another pair
          compare --servers 2 dubbo-kryo inproc | 2 servers             | another pair
          start --restart spring-json     | 2 servers (--servers, --restart | one server, or another pair
          soak --minutes 1 --scenario pressure netty-bytes | 2 servers    | another pair
          soak --minutes 1 --scenario pressure --clients 4 netty-bytes | 2 servers    | another pair
          soak --minutes 1 --expect memory.growth<=0 inproc | 'memory.growth' | heap.growth, old_after_gc.growth
          soak --minutes 1 --expect errors<=-1 inproc | errors is never below 0 | met and missed
          soak --minutes 1 --together inproc | only inproc              | leave it out
          soak --minutes 1 --scenario odd inproc | 'odd'                | mixed
          soak --hours 720 netty-bytes@tls=on | certificates of a run are valid for 30 days, and this one takes 30 | shorter time
          --quick --clients 2 -m profiling dubbo-kryo | 1 server, 2 clients | Leave it out
          --servers 0 dubbo-kryo          | '--servers': '0'            | positive integer
          --quick --servers 2 dubbo-kryo-client | dubbo-kryo-client     | Name the pair
          compare --design rounds --servers 2 dubbo-kryo dubbo-java | 2 servers, 1 client | --design rounds
          compare --codec --clients 2 dubbo-kryo dubbo-java | --clients | --codec
          verify --server blue inproc     | --server blue:              | Write one of local
          verify --server local,local inproc | --server local,local:    | Name one
          verify --client local,local inproc | --client local,local:    | Name fewer
          reproduce dubbo2 --client local,local | --client local,local: | Name fewer
          verify --address 10.0.0.1 inproc | --address 10.0.0.1:        | --server
          verify --server local --address 10.0.0.1 inproc | --address 10.0.0.1: | --server
          verify --server exec:/none -s 10.0.0.1 inproc | '-s'          | --help
          explain --profiler async --server exec:/none inproc inproc | --profiler async: | Leave the option out
          -t 2 inproc-server              | inproc-server               | --jdk
          inproc-server inproc-client     | inproc-server               | 'inproc-client'
          inproc-server@client.heap=2g    | client.heap=2g              | Leave it out
          codec inproc@server.heap=2g     | server.heap=2g              | Leave it out
          codec --all-payloads --payload x dubbo-kryo | --payload x  | Leave one
          codec --payload /nowhere dubbo-kryo | --payload /nowhere: | Check the path
          codec --scenario methods --payload x dubbo-kryo | 'methods' | concurrency
          soak --minutes 1 --export-junit x.xml inproc | --export-junit x.xml: | --expect
          bisect                          | bisect takes a pair         | --versions
          bisect dubbo-kryo --versions 3.3.6 | --versions 3.3.6:        | 3.2.11..3.3.6
          bisect dubbo-kryo --versions 3.3.6..3.2.11 | --versions 3.3.6..3.2.11: | Swap them
          bisect dubbo-kryo --versions 9..9 | --versions 9..9: the first | or give another one
          bisect dubbo-kryo --lib io.netty:* --versions 4.2.2.Final..4.2.1.Final | --versions 4.2.2 | Swap them
          bisect inproc --versions 1.0..2.0 | inproc has no framework | another pair
          bisect dubbo-kryo@dubbo=3.3.6 --versions 3.2.11..3.3.6 | dubbo= | leave
          bisect dubbo-kryo --versions 3.2.11..3.3.6 --metric size | --metric size: | alloc
          bisect dubbo-kryo --versions 3.2.11..3.3.6 --ops exist | 'exist' | existUser
          bisect dubbo-kryo --versions 3.2.11..3.3.6 --blocks 1 | --blocks 1: | at least 2
          bisect dubbo-kryo --versions 3.2.11..3.3.6 --scenario streams | --scenario streams: | ./benchmark.sh load.
          bisect dubbo-kryo --versions 3.2.11..3.3.6 --checkout . --refs a..b | either versions or commits | --versions
          bisect dubbo-kryo --refs a..b   | --refs a..b:                | --checkout DIR
          compare --refs a..b dubbo-kryo  | --refs a..b:                | --checkout DIR
          compare --checkout . dubbo-kryo | --checkout .:               | --refs main..HEAD
          compare --checkout . --refs a dubbo-kryo | --refs a..dubbo-kryo: | name one pair
          compare --checkout . --refs a b inproc rmi-java | --refs a..b: | name one pair
          compare --checkout . --refs a b inproc inproc inproc | --refs a..b: | two variants of it, one for each commit
          compare --checkout . --refs a..b --continue src | --refs       | Leave --checkout
          compare --checkout /nowhere --refs a..b inproc | --checkout /nowhere: | folder of a clone
          compare --checkout . --refs a.. | --refs a..:                  | main..my-branch
          bisect --continue x -o y --versions 1..2 inproc | -o:           | Leave -o out
          explain                         | but got 0 variants          | dubbo-hessianlite dubbo-kryo
          explain inproc inproc inproc    | but got 3 variants          | dubbo-hessianlite dubbo-kryo
          explain all                     | explain takes one variant or two | dubbo-hessianlite dubbo-kryo
          explain nowhere-compare         | nowhere-compare             | ./benchmark.sh list
          explain src                     | src holds no comparison     | or a pair
          explain --blocks 1 inproc inproc | --blocks 1:                | at least 2
          explain --rate 1k,2k inproc inproc | at a single rate              | Give one
          explain --rate 10 inproc inproc | --rate 10:                  | longer --time
          explain --profiler perf inproc inproc | perf              | ASYNC
          explain --ops exist inproc inproc | 'exist'                   | existUser
          explain --ops getUser,listUser inproc inproc | --ops getUser,listUser: | Name one
          bisect dubbo-kryo --versions 3.2.11..3.3.6 --ops getUser?a=b | 'getUser?a=b' | existUser
          verify --scenario odd inproc    | no scenario 'odd'           | pressure in soak
          soak --minutes 1 --scenario echo --ops string?size=no inproc | string?size=no | --ops 'string?size=
          explain --scenario echo --ops string?size=no inproc inproc | string?size=no | --ops 'string?size=
          load                            | load takes a pair           | load dubbo-kryo
          load --rate 0 inproc            | '0'                         | 2.5k
          load --rate 8q inproc           | '8q'                        | 2.5k
          load --rate 9000k inproc        | --rate 9000000:             | shorter --time
          load --rate 10 inproc           | --rate 10:                  | longer --time
          load --slo p98<=5ms inproc      | 'p98'                       | p50, p90, p99
          load --slo p99<5 inproc         | --slo 'p99<5'               | p99<=5ms
          load --slo p99<=0ms inproc      | --slo 'p99<=0ms'            | above 0
          load --in-flight 99999 inproc   | --in-flight 99999:          | Give fewer
          load --arrivals odd inproc      | --arrivals odd:             | poisson or constant
          load --ops exist inproc         | 'exist'                     | existUser
          load --quick --blocks 2 inproc  | --blocks 2                  | Leave one
          load --expect getUser.p99<=5ms inproc | --expect getUser.p99<=5ms: | --slo
          load --rate 2k --expect getUser.p98<=5ms inproc | character 9   | p999
          load --rate 2k --expect getUser.cpu>=0us inproc | always met | met and missed
          load --rate 2k --expect existUser.p99<=5ms inproc | existUser is not called. | Add it to --ops
          load --rate 2k --expect getUser.throughput>=5000 inproc | the throughput is given. | Expect p50
          load --scenario methods --payload x inproc | 'methods'        | concurrency
          load --export-junit x.xml inproc | --export-junit x.xml:       | --expect
          load inproc -- -i 3             | '-i'                        | remove
          compare --codec inproc inproc@server.heap=2g | server.heap=2g | Leave it out
          compare inproc inproc@server.threads=2 | server.threads=2     | Write threads=2
          verify --versions 1.0,2.0       | --versions                  | name the pairs
          verify --versions 1.0,2.0 --why inproc | --why                | Leave --why out
          verify --versions 1.0,2.0 --frames 3 inproc | --frames 3      | Leave --frames out
          verify --versions 1.0,2.0 inproc | inproc                     | another pair
          verify --versions 1.0 dubbo-kryo | --versions 1.0             | two versions or more
          verify --versions 1.0,x dubbo-kryo | 'x'                      | Dubbo version
          list dubbo-kyro                 | 'dubbo-kyro'                | dubbo-kryo
          list inproc@threads=2           | 'inproc@threads=2'          | inproc
          list --markdown --json          | --json                      | list --help
          list --scenarios inproc         | 'inproc'                    | --scenarios
          list -- -f 3                    | '-f'                        | list
          codec inproc -- -f 3            | '-f'                        | codec
          verify inproc -- -f             | '-f'                        | verify
          new dubbo-x --dependency o:x:1 -- --dry-run | '--dry-run'     | new
          compare dubbo-kryo              | compare                     | baseline
          compare dubbo-kryo dubbo-kyro   | 'dubbo-kyro'                | dubbo-kryo,
          compare inproc inproc@thread=8  | 'inproc@thread=8'           | threads
          compare inproc inproc@threads=0 | threads=0                   | 1 to 99999
          compare inproc inproc@dubbo=3.2.19 | dubbo=3.2.19             | inproc
          compare inproc inproc@jdk=/nowhere | '/nowhere'               | bin/java
          compare --margin 2 inproc inproc | '--margin': '2'             | 2%
          compare --gate much inproc inproc | '--gate': 'much'          | 2%
          compare --rate 0 inproc inproc  | '0' is not a rate           | 2.5k
          compare --rate 8q inproc inproc | '8q'                        | 2.5k
          compare --rate 9M --time 5s inproc inproc | --rate 9000000:   | a lower
          compare --rate 20 --time 5s inproc inproc | --rate 20:        | a longer --time
          compare --arrivals even --rate 1k inproc inproc | --arrivals even: | poisson
          compare --in-flight 9 inproc inproc | --in-flight             | Add --rate
          compare --in-flight 20000 --rate 1k inproc inproc | 20000     | fewer
          soak                            | soak takes a pair           | --minutes 30
          soak inproc                     | --hours or --minutes        | --minutes 30
          soak --hours 1 --minutes 5 inproc | --hours or --minutes      | --minutes 30
          soak --minutes 0.1 inproc       | --minutes 0.1:              | another time
          soak --hours many inproc        | 'many' is not a number      | soak --help
          discovery --notification-delay soon | 'soon' is not a whole number | discovery --help
          soak --minutes 1d inproc        | '1d' is not a number        | soak --help
          soak --minutes 1 --every 30s inproc | --every 30000 ms:       | another length
          soak --minutes 1 --every 1x inproc | '1x'                     | 90s
          soak --minutes 1 --scenario user inproc | user has 4 operations | --ops
          soak --minutes 1 --ops fly inproc | 'fly'                     | There are mixed.
          soak --minutes 1 --rate 1k,2k inproc | --rate:                | Give one.
          soak --minutes 1 --rate 1k -t 8 inproc | -t 8:                | --in-flight
          soak --minutes 1 --rate 5 inproc | --rate 5:                  | a longer --every
          soak --minutes 1 --in-flight 9 inproc | --in-flight           | Add --rate
          soak --minutes 1 --tolerance 2 inproc | '2'                   | 2%
          soak --minutes 1 --expect heap<=1 inproc | 'heap'             | heap.growth
          soak --minutes 1 --expect heap.growth<=1ms inproc | 'ms'      | MiB, KiB, GiB
          soak --minutes 1 --expect errors<=0% inproc | '%' is not a unit of errors | it has none
          soak --minutes 1 --expect /nowhere inproc | --expect /nowhere: | heap.growth<=200MiB
          soak --minutes 1 --how kill inproc | --how kill               | --restart-server 5m
          soak --minutes 1 --restart-server 20s --how softly inproc | --how softly: | stop or kill
          soak --minutes 1 --restart-server 2s inproc | --restart-server 2 s: | another time
          soak --minutes 9 --every 60s --restart-server 30s inproc | --restart-server 30 s: | an interval (--every)
          soak --minutes 1 --together inproc | there is only inproc     | leave it out
          soak --minutes 1 --continue /nowhere inproc | /nowhere        | results/
          soak --minutes 1 --continue /tmp inproc | --continue /tmp:    | soak.json
          soak --minutes 1 inproc -- -i 5 | '-i'                        | remove
          compare --rate 1k --design rounds inproc inproc | --rate:     | Leave out --design rounds
          compare --codec --rate 1k inproc inproc | --rate              | Leave it out
          compare --precision 0% inproc inproc | '--precision': '0%'    | 1%
          compare --budget 10 inproc inproc | '--budget': '10'          | 10m
          compare --budget 5m30 inproc inproc | '--budget': '5m30'      | 5m30s
          compare --budget 10s inproc inproc | --budget: 10 s        | at least
          --export-junit x.xml inproc inproc | --export-junit x.xml: nothing is checked | --expect
          compare --export-junit x.xml inproc inproc | nothing is checked | --gate
          --export-csv no/such/x.csv inproc | --export-csv no/such/x.csv | Create it
          --export-json x.json inproc-client | --export-json: a server or a client alone | Name the pair
          compare --gate speed:5% inproc inproc | 'speed'              | throughput, mean, p50
          compare --gate 5%,p99:2% inproc inproc | '5%'                | throughput:5%
          compare --gate p99:2%,p99:3% inproc inproc | 'p99'           | once
          compare --continue no/such      | --continue no/such:         | compare.json
          compare --continue src          | --continue src:             | compare.json
          compare --blocks 0 inproc inproc | '--blocks': '0'            | positive integer
          compare --gate 5% --rounds 1 inproc inproc | --blocks 1:      | 2 blocks
          compare --ops existuser inproc inproc | 'existuser'           | existUser
          compare inproc results/x        | inproc                      | folders
          compare --gate 5% results/X results/Y | --gate                | --margin
          compare src                     | src:                        | compare.json
          compare no/such no/folder       | no/such                     | folder
          compare --codec dubbo-kryo      | compare --codec             | baseline
          compare --codec -t 8 dubbo-kryo dubbo-fst | --threads         | Leave it out
          compare --codec --design rounds dubbo-kryo dubbo-fst | --design | Leave it out
          --quick --ops existuser inproc  | 'existuser'                 | existUser
          --ops getUser inproc -- listUser | 'listUser'                 | Leave one
          --quick --warmup 5s inproc -- -w 2 | --warmup and -w          | Leave one
          --quick --time 5s inproc -- -i 2 | --time and -i              | Leave one
          --time 5s inproc -- -r 2        | --time and -r               | Leave one
          --warmup 5s -a --warmupTime=2 inproc | --warmup and -w        | Leave one
          --time 5s inproc-server         | inproc-server               | client's
          codec --ops nothing dubbo-kryo  | 'nothing'                   | getUser
          compare --codec --ops nothing dubbo-kryo dubbo-fst | 'nothing' | getUser
          codec --all-payloads --scenario echo dubbo-kryo | --scenario echo | Leave one
          reproduce                       | reproduce userservice       | dubbo2, triple
          reproduce r1                    | 'r1'                        | dubbo2, triple
          reproduce triple --systems grpc,tri | 'tri'                   | triple-protobuf
          reproduce triple --ops string   | 'string'                    | ping, getUser
          reproduce triple --quick --blocks 2 | --blocks                | Leave it out
          reproduce triple -- -i 3        | '-i'                        | --quick
          reproduce triple --quick -- -f 3 | '-f'                       | Leave it out
          reproduce triple --budget 10s   | --budget: 10 s           | at least
          reproduce --continue src        | --continue src:             | reproduce.json
          reproduce triple --continue src | 'triple'                    | Leave
          compare inproc inproc -- -f 3   | --                          | compare
          explain gogrpc-protobuf         | records the JVMs of both sides, and the server of gogrpc-protobuf | another pair
          --scenario concurrency gogrpc-protobuf | scenario concurrency  | another pair
          -m profiling gogrpc-protobuf    | Recordings are made by JVMs | another pair
          gogrpc-protobuf@server.heap=2g  | server.heap=2g:             | env.NAME=value
          """)
  void isRefused(String words, String value, String nextStep) {
    var err = new ByteArrayOutputStream();
    var out = new ByteArrayOutputStream();
    int status = run(words, out, err);

    String sentence = err.toString(StandardCharsets.UTF_8);
    assertThat(status).as(sentence).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(out.toByteArray()).isEmpty();
    assertThat(sentence.lines()).hasSize(1);
    assertThat(sentence).contains(value, nextStep);
  }

  private static int run(String words, ByteArrayOutputStream out, ByteArrayOutputStream err) {
    List<String> command = Arrays.stream(words.split(" ")).filter(it -> !it.isEmpty()).toList();
    var context = new CommandContext(ProjectRoot.project(), new ChildProcesses(), null, command);
    return Main.commandLine(context)
        .setOut(new PrintWriter(out, true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(err, true, StandardCharsets.UTF_8))
        .execute(context.ownArguments().toArray(String[]::new));
  }
}
