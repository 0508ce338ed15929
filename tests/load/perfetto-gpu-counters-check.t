# What is wrong with counters of GPUs: a number that comes twice, or none; a value of no counter, or none; no time; a descriptor that nothing interned.
--- input perfetto
packet { seq: 1 timestamp: 5 52 { 1 { 1 { 1: 1 2: "busy" 3: "how busy" 7: 37 10: 1 10: 6 } 1 { 1: 2 2: "vertices" 7: 25 8: 21 8: 22 11: 2 } 6 { 1: 6 2: "Compute" 3: "kernels" } 6 { 1: 100 2: "Cache" 4: 2 } } } }
packet { seq: 1 timestamp: 10 52 { 2 { 1: 1 2: 70 } 2 { 1: 2 2: 5 } } }
packet { seq: 1 timestamp: 30 52 { 2 { 1: 1 3:fixed64: 4632233691727265792 } 2 { 1: 2 2: -6 } } }
packet { seq: 1 timestamp: 20 52 { 2 { 1: 1 2: 80 } 2 { 1: 9 2: 1 } 2 { 1: 1 } } }
packet { seq: 1 52 { 2 { 1: 1 2: 1 } } }
packet { seq: 1 timestamp: 40 52 { 1 { 1 { 1: 1 2: "again" } 1 { 2: "no number" } } } }
packet { seq: 2 flags: 1 timestamp: 0 interned_data { 47 { 1: 7 2 { 1 { 1: 1 2: "busy" } } 3: 1 } } }
packet { seq: 2 flags: 2 timestamp: 10 52 { 4: 7 2 { 1: 1 2: 1 } } }
packet { seq: 2 flags: 2 timestamp: 20 52 { 4: 7 2 { 1: 1 2: 2 } } }
packet { seq: 2 flags: 2 timestamp: 30 52 { 4: 8 2 { 1: 1 2: 3 } } }
--- run check input.json
--- want
input.json: 9 events, 6 to report
  track-descriptor, 2 times
      a track descriptor that lacks an id or contradicts an earlier one: ignored
      byte 190
      and 1 more
  unknown-iid, once
      an interned id that nothing gave, or that makes a path or a build id too long: read as if it were absent
      byte 292
  no-counter, 2 times
      a counter event without a value or a counter's track: dropped
      byte 152
      and 1 more
  no-time, once
      an event without a usable ts: dropped
      byte 177
