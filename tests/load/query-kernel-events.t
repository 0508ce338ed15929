# SQL: events of the kernel without a meaning are rows of ftrace_event, called raw too, with cpu, thread and fields; the export has them as instants.
--- input
             a-11    (   10) [002] .....     1.000001: my_event: n=1 who=me
             a-11    (   10) [002] .....     1.000002: tracing_mark_write: B|10|work
             a-11    (   10) [003] .....     1.000003: my_event: n=2 who=you
             a-11    (   10) [002] .....     1.000004: tracing_mark_write: I|10|now
             a-11    (   10) [002] .....     1.000005: tracing_mark_write: E|10
--- file q.sql
SELECT e.ts, e.name, e.cpu, tid, extract_arg(e.arg_set_id, 'n') AS n, extract_arg(e.arg_set_id, 'who') AS who,
  (SELECT group_concat(name) FROM slice) AS slices, (SELECT count(*) FROM raw) AS raw,
  (SELECT count(*) FROM args WHERE key = 'who') AS args
FROM ftrace_event e JOIN thread USING (utid) ORDER BY e.ts;
--- run query --csv -f q.sql input.json
--- want
ts,name,cpu,tid,n,who,slices,raw,args
1000001000,my_event,2,11,1,me,"work,now",2,2
1000003000,my_event,3,11,2,you,"work,now",2,2
