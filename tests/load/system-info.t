# info lists the texts in a file and how they were put on its clock.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":1000,"dur":10,"pid":100,"tid":101}],
"systemTraceEvents":"# tracer: nop\n sh-300 ( 300) [000] ..... 1.000000: tracing_mark_write: trace_event_clock_sync: parent_ts=0.001\n app-101 ( 100) [000] ..... 1.000005: e: n=1\n",
"powerTraceAsString":"# BattOr\n0.0 1000.0 1.0\n"}
--- run info input.json
--- want
input.json
  format   chrome-json
  size     312 B
  inside   ftrace, 156 B, moved by -999 ms (clock snapshot)
  inside   battor, 24 B, moved by 1 ms (starts with its file)
  events   4
  span     10 µs, from 0.001 s to 0.001 010 s
  memory   N

what there is
              2  processes
              2  threads
              1  slice
              1  instant
              1  counter series
              1  counter value
              2  metadata entries

events by phase
              1  X                   complete slice
              1  e                   event of the kernel
              1  sample              sample of power
              1  tracing_mark_write  event of the kernel

processes and threads                                 slices      instants
  process 100                                              1             0
    app [101]                                              1             1
  sh [300]                                                 0             0
    sh [300]                                               0             0

names                                            count       total        self
  a                                                  1       10 µs       10 µs

counters                                        values       least        most
  power                                              1           1           1

metadata
  systemTraceEvents
  powerTraceAsString

nothing was repaired
