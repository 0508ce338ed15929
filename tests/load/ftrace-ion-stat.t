# ion_stat: what all of ION has is a counter of nothing, what a task takes or gives back one of its thread; bytes with the B that the kernel prints, and without.
--- input
# tracer: nop
#
           app-7     (    5) [000] d..1   1.000100: ion_stat: buffer_id=101 len=100B total_allocated=200B
           app-7     (    5) [000] d..1   1.000200: ion_stat: buffer_id=101 len=-100B total_allocated=100B
           app-8     (    5) [000] d..1   1.000300: ion_stat: buffer_id=102 total_allocated=100B
           app-8     (    5) [000] d..1   1.000400: ion_stat: buffer_id=103 len=B total_allocated=7B
           app-8     (    5) [000] d..1   1.000500: ion_stat: buffer_id=104 len=50 total_allocated=150
--- file q.sql
SELECT t.name, t.type, c.ts, c.value, th.tid FROM counter c JOIN track t ON t.id = c.track_id LEFT JOIN thread_counter_track tt ON tt.id = t.id LEFT JOIN thread th USING (utid) ORDER BY c.ts, t.name;
--- run query --csv -f q.sql input.json
--- want
name,type,ts,value,tid
mem.ion,process_memory,1000100000,200.0,
mem.ion_change,process_memory,1000100000,100.0,7
mem.ion,process_memory,1000200000,100.0,
mem.ion_change,process_memory,1000200000,-100.0,7
mem.ion,process_memory,1000500000,150.0,
mem.ion_change,process_memory,1000500000,50.0,8
