# Metadata that are the text of another trace are not written in a trace of Perfetto, and counted.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":1000001,"dur":1,"pid":1,"tid":1}],"kept":"yes","powerTraceAsString":"PowerTrace of what\n",
"systemTraceEvents":"# tracer: nop\n#\n             b-22    (   20) [000] d..4.     1.000004: tracing_mark_write: I|20|mark\n"}
--- run export -f perfetto input.json
--- want slice
--- stderr
ttv: perfetto: 2 members of metadata: left out
