# A module includes those that it does in Perfetto, so that what is written for one needs no other.
--- input
[{"name":"a","ph":"X","ts":1,"dur":2000000,"pid":1,"tid":1}]
--- file q.sql
INCLUDE PERFETTO MODULE linux.cpu.utilization.process;
INCLUDE PERFETTO MODULE slices.flat_slices;
SELECT time_to_ms(max(s.dur)) AS ms, t.tid, (SELECT count(*) FROM interval_merge_overlapping!(slice, 0)) AS n FROM slice s JOIN thread_slice t USING (id);
--- run query --csv -f q.sql input.json
--- want
ms,tid,n
2000,1,1
