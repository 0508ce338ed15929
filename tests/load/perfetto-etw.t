# What CPUs of Windows run, threads that wait for something and are made ready, ids that were erased, switches that do not follow each other.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 9 tid: 70 thread_name: "writer" } } }
packet { 95 { 1: 0 2 { 1: 100 2 { 1: 70 2: 0 3: 16 4: 0 8: 2 } } 2 { 1: 200 2 { 1: 71 2: 70 3: 20 8: 5 6: 9 } } 2 { 1: 250 5: 71 3 { 1: 70 } } 2 { 1: 300 2 { 2: 71 8: 1 } } 2 { 1: 310 2 { 1: 70 8: 5 11: 36 } } } }
packet { 95 { 2 { 1: 400 4: 1 2 { 1: 72 2: 0 13: 4 } } 2 { 1: 500 4: 1 2 { 1: 0 2: 72 13: 10 11: 6 } } 2 { 1: 600 4: 1 2 { 1: 72 2: 0 8: 9 } } } }
packet { 95 { 1: 1 2 { 1: 700 6 { 1: 8 2: 5 3: 6 4: 7 13: 99 7: 1 7: 2 8: "\x03\x04" } } } }
packet { 95 { 1: 0 2 { 5: 70 1: 1000 7 { 1: 4096 2: 17 3: 70 4: 1 5: 2 6: 3 7: "C:\\needle.txt" } } 2 { 5: 71 1: 1100 12 { 1: 4096 2: 5 3: 0 } } 2 { 5: 70 1: 1050 9 { 1: 8192 4: 44 5: 70 6: 13 7: 69 } } 2 { 5: 70 1: 1060 9 { 1: 8192 4: 4096 6: 20 } } 2 { 1: 1070 12 { 1: 77 3: 3221225473 } } 2 { 5: 70 1: 1080 10 { 1: 8 6: 512 8: 67 } } 2 { 5: 70 1: 1200 8 { 1: 9 6: 65 8: "d" 9: 72 } } 2 { 5: 70 1: 1210 11 { 1: 9 5: 78 } } 2 { 5: 70 1: 1220 12 { 1: 9 } } 2 { 5: 70 1: 1230 14 { 1: 10 6: 200 7: "p" 8: 79 } } 2 { 5: 70 1: 1240 15 { 1: 1 2: 2 3: 512 4: 18446744073709551615 6: 9 7: 60 8: 70 9: 10 } } 2 { 5: 70 1: 1250 15 { 9: 99 } } } }
packet { 95 { 2 { 1: 5 2 { 1: 1 } } 2 { 4: 1 2 { 1: 1 } } 2 { 1: 5 4: 1024 2 { 1: 1 } } 2 { 1: 5 4: 1 } 2 { 1: 5 4: 1 13 { 1: "t" } } } }
--- file sched.sql
SELECT s.ts, s.dur, s.cpu, t.tid, t.name, s.end_state AS state, s.priority AS prio, NULL AS io, NULL AS reason FROM sched s JOIN thread t USING (utid) UNION ALL SELECT s.ts, s.dur, s.cpu, t.tid, w.tid, s.state, NULL, s.io_wait, s.blocked_function FROM thread_state s JOIN thread t USING (utid) LEFT JOIN thread w ON w.utid = s.waker_utid WHERE s.state <> 'Running' ORDER BY 1, 4, 6;
--- run query --csv -f sched.sql input.json
--- want
ts,dur,cpu,tid,name,state,prio,io,reason
100,100,0,70,writer,Waiting,8,,
200,50,,70,,Waiting,,1,WrPageIn
200,100,0,71,,Ready,10,,
250,60,,70,71,R,,,
300,-1,,71,,Ready,,,
300,10,0,4294967295,Anonymized Process,Waiting,0,,
310,-1,0,70,writer,,0,,
310,-1,,4294967295,,Waiting,,1,WrRundown
400,100,1,72,,Waiting,0,,
500,100,1,0,swapper,,0,,
500,100,,72,,Waiting,,0,UserRequest
600,-1,1,72,,,0,,
--- stderr
ttv: input.json: part of it is lost: bad-packet 5 times; `ttv check` says where
