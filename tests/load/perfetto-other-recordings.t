# Recordings that ran beside this one: a track of states each; the one that is disabled is over, the clone is called so.
--- input perfetto
packet { seq: 1 timestamp: 400 134 { 1: 2 2: "a" 3: 1 4: 10000 5: 3 } }
packet { seq: 1 timestamp: 500 134 { 1: 3 2: "a" 3: 1 4: 10000 5: 3 } }
packet { seq: 1 timestamp: 450 134 { 1: 5 2: "copy" 3: 7 } }
packet { seq: 1 timestamp: 900 134 { 1: 1 2: "a" 3: 1 } }
packet { seq: 1 timestamp: 600 134 { 1: 3 3: 9 } }
--- file q.sql
SELECT t.name AS track, s.ts, s.dur, s.value, extract_arg(s.arg_set_id, 'consumer_uid') AS uid, extract_arg(s.arg_set_id, 'num_data_sources') AS n FROM state s JOIN track t ON t.id = s.track_id WHERE t.type = 'concurrent_tracing_sessions' ORDER BY t.name, s.ts;
--- run query --csv -f q.sql input.json
--- want
track,ts,dur,value,uid,n
Session 9,600,-1,STARTED,,
a,400,100,CONFIGURED,10000,3
a,500,400,STARTED,10000,3
a,900,0,DISABLED,,
copy (clone),450,-1,CLONED_READ_ONLY,,
