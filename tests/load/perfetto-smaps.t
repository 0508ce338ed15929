# What a process has mapped: a message a mapping, or lists with the paths as numbers; a file that is gone.
--- input perfetto
packet { process_tree { 1 { 1: 7 3: "app" } } }
packet { seq: 1 timestamp: 10 68 { 1: 7 2 { 1: "/lib/libc.so (deleted)" 2: 20 3: 4 4: 3 15: 9 } 2 { 1: "[heap]" 2: 30 11: 5 12: 6 13: 7 14: 8 } } }
packet { seq: 1 timestamp: 20 68 { 1: 7 3 { 1: "[stack]" 1: "/bin/app" 2: 1 2: 0 2: 9 3: 2 3: 1 3: 1 4: 100 4: 200 4: 300 5: 11 5: 12 12: 21 12: 22 15: 31 15: 32 } } }
--- file q.sql
SELECT p.pid, m.ts, m.path, m.aggregate_count AS n, m.is_deleted AS gone, m.size_kb AS kb, m.rss_kb AS rss, m.pss_kb AS pss, m.swap_pss_kb AS swap_pss, s.private_dirty_kb AS dirty, s.private_clean_resident_kb AS clean FROM process_memory_mappings m JOIN profiler_smaps s USING (id) LEFT JOIN process p ON p.upid = m.upid ORDER BY m.id;
--- run query --csv -f q.sql input.json
--- want
pid,ts,path,n,gone,kb,rss,pss,swap_pss,dirty,clean
7,10,/lib/libc.so,1,1,20,,9,,4,
7,10,[heap],1,0,30,,,,0,5
7,20,/bin/app,2,0,100,11,,31,,
7,20,[stack],1,0,200,12,,32,,
7,20,,1,0,300,,,,,
