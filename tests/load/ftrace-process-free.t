# sched_process_free in text that is not in the order of time: no task ends before it begins.
--- input file
# tracer: nop
#
            app-1     (    1) [000] ....     1.000000: task_newtask: pid=7 comm=w clone_flags=0 oom_score_adj=0
            app-1     (    1) [000] ....     0.900000: sched_process_free: comm=old pid=7 prio=120
            app-1     (    1) [000] ....     1.100000: task_newtask: pid=8 comm=w clone_flags=0 oom_score_adj=0
            app-1     (    1) [000] ....     1.100000: sched_process_free: comm=w pid=8 prio=120
--- file q.sql
SELECT tid, t.start_ts AS start, t.end_ts AS end, p.end_ts AS gone FROM thread t LEFT JOIN process p USING(upid) WHERE tid IN (7, 8) ORDER BY 1, 2;
--- run query --ndjson -f q.sql input.json
--- want
{"tid":7,"start":1000000000,"end":null,"gone":null}
{"tid":8,"start":1100000000,"end":1100000000,"gone":1100000000}
