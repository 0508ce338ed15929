# SQL: events of the kernel of protobuf without a meaning, with cpu, flags and fields; a slice around is no parent and has no child.
--- input perfetto
packet { process_tree { processes { pid: 1 cmdline: "app" } threads { tid: 7 tgid: 1 name: "w" } } }
packet { ftrace_events { cpu: 3
 event { timestamp: 100 pid: 7 print { buf: "B|1|a\n" } }
 event { timestamp: 110 pid: 7 328 { 1: 1 } }
 event { timestamp: 120 pid: 7 common_flags: 4 328 { 1: 5 } }
 event { timestamp: 150 pid: 7 print { buf: "E|1\n" } }
} }
--- file q.sql
SELECT e.ts, e.name, cpu, tid, common_flags, extract_arg(e.arg_set_id, 'avg_lat') AS lat, (SELECT count(*) FROM slice) AS slices,
  (SELECT count(*) FROM descendant_slice(0)) AS inside
FROM ftrace_event e JOIN thread USING (utid);
--- run query --csv -f q.sql input.json
--- want
ts,name,cpu,tid,common_flags,lat,slices,inside
110,mm_event_record,3,7,0,1,1,0
120,mm_event_record,3,7,4,5,1,0
