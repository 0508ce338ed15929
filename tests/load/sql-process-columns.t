# process: what ProcessTree says of processes. The words of a command line have
# blanks between; pid 0 is row 0; a parent that is not listed has a row; a
# start is a time of BOOTTIME, here 500 ns before the clock of the trace.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 1500 } primary_trace_clock: 3 } }
packet { timestamp: 1 process_tree { processes { 1: 1 2: 0 3: "/sbin/init" }
  processes { 1: 10 2: 1 3: "/bin/app" 3: "--fast" 3: "x" 5: 1000 7: 200 }
  processes { 1: 2 2: 0 3: "kthreadd" 8: 1 } processes { 1: 30 2: 29 5: 0 } } }
packet { timestamp: 2000 track_event { type: 3 name: "x" } seq: 1 }
--- file q.sql
SELECT p.pid, p.name, p.cmdline, q.pid AS parent, p.uid, p.start_ts, extract_arg(p.arg_set_id, 'is_kthread') AS kernel, p.machine_id AS m
FROM process p LEFT JOIN process q ON q.upid = p.parent_upid ORDER BY 1;
--- run query --ndjson -f q.sql input.json
--- want
{"pid":0,"name":null,"cmdline":null,"parent":null,"uid":null,"start_ts":null,"kernel":null,"m":0}
{"pid":1,"name":"/sbin/init","cmdline":"/sbin/init","parent":0,"uid":null,"start_ts":null,"kernel":null,"m":0}
{"pid":2,"name":"kthreadd","cmdline":"kthreadd","parent":0,"uid":null,"start_ts":null,"kernel":1,"m":0}
{"pid":10,"name":"/bin/app","cmdline":"/bin/app --fast x","parent":1,"uid":1000,"start_ts":700,"kernel":null,"m":0}
{"pid":29,"name":null,"cmdline":null,"parent":null,"uid":null,"start_ts":null,"kernel":null,"m":0}
{"pid":30,"name":null,"cmdline":null,"parent":29,"uid":0,"start_ts":null,"kernel":null,"m":0}
