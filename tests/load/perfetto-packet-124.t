# The length of a first packet, 124 bytes, is "|", which begins a line of the kernel's function graph.
--- input perfetto
packet { ftrace_events { cpu: 2 event { timestamp: 1000 pid: 30 print { buf: "B|30|01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901230123456789" } } } }
packet { ftrace_events { cpu: 2 event { timestamp: 2000 pid: 30 print { buf: "E|30" } } } }
--- run query --csv -f q.sql input.json
--- file q.sql
SELECT ts, dur, substr(name, -4) AS n FROM slice
--- want
ts,dur,n
1000,1000,6789
