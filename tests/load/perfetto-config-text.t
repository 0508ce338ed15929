# The configuration as protobuf's text: words of enums, numbers with signs, lists, reals; fields without a name by their number; bytes that no terminal may obey.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "x" } seq: 1 }
packet { 33 { 1 { 1: 5 } } }
packet { 33 { 1 { 1: 2048 4: 2 } 1 { 4: 9 } 2 { 1 { 1: "linux.ftrace" 2: 1 100 { 1: "a\nb\"c" 10: 32 } } 2: "p*" } 3: 4000 27: -6605018796207623390 9999 { 1: 5 2: "q" } 9998: "" 6 { 1: 1 } } }
--- file q.sql
SELECT str_value FROM metadata WHERE name = 'trace_config_pbtxt';
--- run query --csv -f q.sql input.json
--- want
str_value
"buffers {
  size_kb: 2048
  fill_policy: DISCARD
}
buffers {
  fill_policy: 9
}
data_sources {
  config {
    name: ""linux.ftrace""
    target_buffer: 1
    ftrace_config {
      ftrace_events: ""a\nb\""c""
      buffer_size_kb: 32
    }
  }
  producer_name_filter: ""p*""
}
duration_ms: 4000
trace_uuid_msb: -6605018796207623390
9999 {
  1: 5
  2: ""q""
}
9998: """"
producers {
  producer_name: 1
}"
