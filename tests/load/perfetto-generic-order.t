# States that a task of another kernel cannot enter are ignored, and counted: a
# task that runs begins to run, one that exists is created, a zombie runs.  Two
# at one time are both kept.  A task that is freed ends then.
--- input perfetto
packet { timestamp: 100 117 { 1: 0 2: "a" 3: 7 4: 3 } }
packet { timestamp: 200 117 { 1: 0 2: "a" 3: 7 4: 3 } }
packet { timestamp: 300 117 { 1: 0 2: "a" 3: 7 4: 1 } }
packet { timestamp: 400 117 { 1: 0 2: "a" 3: 7 4: 7 } }
packet { timestamp: 500 117 { 1: 0 2: "a" 3: 7 4: 3 } }
packet { timestamp: 600 117 { 1: 0 2: "a" 3: 7 4: 8 } }
packet { timestamp: 100 117 { 1: 1 2: "b" 3: 8 4: 3 } }
packet { timestamp: 100 117 { 1: 1 2: "b" 3: 8 4: 2 } }
--- file q.sql
SELECT tid, state, ts, dur, end_ts,
    (SELECT value FROM stats WHERE name = 'generic_task_state_invalid_order')
    AS refused
FROM thread_state JOIN thread USING (utid) ORDER BY tid, ts, thread_state.id;
--- run query --csv -f q.sql input.json
--- want
tid,state,ts,dur,end_ts,refused
7,Running,100,300,600,4
7,Z,400,200,600,4
7,X,600,-1,600,4
8,R,100,-1,,4
8,Running,100,0,,4
