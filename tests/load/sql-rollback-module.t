# A module that was rolled back is included again, with its functions and macros; one that was not is not.
--- input
[{"ph":"X","name":"a","ts":1,"dur":10,"pid":1,"tid":1}]
--- file q.sql
SAVEPOINT s; INCLUDE PERFETTO MODULE sched.states; SAVEPOINT t;
INCLUDE PERFETTO MODULE time.conversion; INCLUDE PERFETTO MODULE slices.with_context; ROLLBACK TO t;
INCLUDE PERFETTO MODULE slices.with_context; INCLUDE PERFETTO MODULE sched.states; INCLUDE PERFETTO MODULE time.conversion;
RELEASE s; BEGIN; INCLUDE PERFETTO MODULE slices.with_context; INCLUDE PERFETTO MODULE counters.intervals; INCLUDE PERFETTO MODULE slices.hierarchy; ROLLBACK;
INCLUDE PERFETTO MODULE slices.hierarchy; INCLUDE PERFETTO MODULE counters.intervals;
SELECT time_from_ms(1) AS ns, count(*) AS n FROM thread_slice;
--- run query --ndjson -f q.sql input.json
--- want
{"ns":1000000,"n":1}
