# Threads that name their own process are of that in their own file.
--- input
# tracer: nop
#
            a-10    [000] .... 1.000000: mark_victim: pid=77
            b-77    [000] .... 1.100000: sched_wakeup: comm=x pid=78 prio=120 target_cpu=000
--- file b.json
# tracer: nop
#
            a-10    [000] .... 1.200000: mark_victim: pid=77
            b-77    [000] .... 1.300000: sched_wakeup: comm=x pid=78 prio=120 target_cpu=000
--- file q.sql
SELECT tid, upid, pid FROM thread LEFT JOIN process USING (upid) WHERE tid = 77
--- run query --csv -f q.sql input.json b.json
--- want
tid,upid,pid
77,1,77
77,2,77
