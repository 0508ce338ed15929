# metadata.clock-domain tells the clock of JSON: one that is not Linux' is not
# joined to a time of the kernel's "parent".
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":1000,"dur":10,"pid":100,"tid":101}],"metadata":{"clock-domain":"WIN_QPC"},
"systemTraceEvents":"# tracer: nop\n sh-300 ( 300) [000] ..... 1.000000: tracing_mark_write: trace_event_clock_sync: parent_ts=0.001\n"}
--- file b.json
{"traceEvents":[{"name":"a","ph":"X","ts":1000,"dur":10,"pid":100,"tid":101}],"metadata":{"clock-domain":"LINUX_CLOCK_MONOTONIC"},
"systemTraceEvents":"# tracer: nop\n sh-300 ( 300) [000] ..... 1.000000: tracing_mark_write: trace_event_clock_sync: parent_ts=0.001\n"}
--- run info --json input.json b.json
--- want
{"files":[{"size":253,"path":"input.json","format":"chrome-json","shift":0,"inside":[{"size":111,"format":"ftrace"}]},{"size":267,"path":"b.json","format":"chrome-json","shift":999000000,"align":"clock snapshot","inside":[{"size":111,"format":"ftrace","align":"clock snapshot"}]}],"format":"chrome-json","size":253,"events":4,"phases":{"X":2,"tracing_mark_write":2},"start":1000000,"end":1000010000,"slices":2,"instants":0,"samples":0,"objects":0,"snapshots":0,"memory_dumps":0,"contexts":0,"flows":{"count":0,"unbound":0},"processes":[{"upid":0,"pid":100,"threads":1,"slices":1},{"upid":1,"pid":300,"threads":1,"slices":0},{"upid":2,"pid":100,"threads":1,"slices":1},{"upid":3,"pid":300,"threads":1,"slices":0}],"threads":[{"utid":0,"upid":0,"tid":101,"slices":1,"instants":0},{"utid":1,"upid":1,"tid":300,"name":"sh","slices":0,"instants":0},{"utid":2,"upid":2,"tid":101,"slices":1,"instants":0},{"utid":3,"upid":3,"tid":300,"name":"sh","slices":0,"instants":0}],"names":[{"count":2,"total":20000,"self":20000,"min":10000,"max":10000,"name":"a"}],"counters":[],"warnings":[],"memory":N}
