# Heap profiles: what was allocated (> 0) and freed (< 0) since the dump before it, also by stacks that stand in the profile itself; the runtime of Java tells no frees; a stack that is not known is counted.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 4 timestamp: 500 } } }
packet { seq: 1 flags: 1 interned_data { function_names { iid: 1 str: "main" } function_names { iid: 2 str: "leaf" } frames { iid: 1 function_name_id: 1 } frames { iid: 2 function_name_id: 2 } callstacks { iid: 1 frame_ids: 1 } callstacks { iid: 2 frame_ids: 1 frame_ids: 2 } } }
packet { seq: 1 flags: 2 timestamp: 1600 37 { 7: 0 6: 1 5 { 1: 7 9: 600 15: 550 11: "libc.malloc" 2 { 1: 1 2: 100 3: 40 5: 10 6: 4 } } } }
packet { seq: 1 flags: 2 timestamp: 1600 37 { 7: 1 5 { 1: 7 9: 600 15: 550 11: "libc.malloc" 2 { 1: 2 2: 30 5: 3 } } 5 { 1: 7 9: 600 11: "com.android.art" 2 { 1: 2 2: 8 3: 2 5: 1 6: 1 } } } }
packet { seq: 1 flags: 2 timestamp: 1700 37 { 7: 2 5 { 1: 7 9: 700 11: "libc.malloc" 2 { 1: 1 2: 150 3: 40 5: 12 6: 4 } 2 { 1: 2 2: 30 3: 30 5: 3 6: 3 } 2 { 1: 9 2: 1 } } } }
packet { seq: 2 timestamp: 1800 37 { 7: 0 1 { 1: 1 2: "own" } 2 { 1: 1 2: 1 } 3 { 1: 5 2: 1 } 5 { 1: 8 9: 800 13: 1 2 { 1: 5 8: 64 9: 2 } } } }
--- file q.sql
SELECT a.*, f.name, p.ts AS since FROM heap_profile_allocation a JOIN stack_profile_callsite c ON c.id = a.callsite_id JOIN stack_profile_frame f ON f.id = c.frame_id JOIN heap_profile p ON p.upid = a.upid AND p.ts_end = a.ts AND coalesce(p.heap_name, 'unknown') = a.heap_name ORDER BY a.id;
--- run query --csv -f q.sql input.json
--- want
id,ts,upid,heap_name,callsite_id,count,size,name,since
0,1100,1,libc.malloc,0,10,100,main,1050
1,1100,1,libc.malloc,0,-4,-40,main,1050
2,1100,1,libc.malloc,1,3,30,leaf,1050
3,1100,1,com.android.art,1,1,8,leaf,1100
4,1200,1,libc.malloc,0,2,50,main,1200
5,1200,1,libc.malloc,1,-3,-30,leaf,1200
6,1300,2,unknown,2,2,64,own,1300
