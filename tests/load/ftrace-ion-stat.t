# ion_stat: what all of ION has is a counter of nothing, what a task takes or gives back one of its thread.
--- input
# tracer: nop
#
           app-7     (    5) [000] d..1   1.000100: ion_stat: buffer_id=101 len=100 total_allocated=200
           app-7     (    5) [000] d..1   1.000200: ion_stat: buffer_id=101 len=-100 total_allocated=100
           app-8     (    5) [000] d..1   1.000300: ion_stat: buffer_id=102 total_allocated=100
--- file q.sql
SELECT t.name, t.type, c.ts, c.value, th.tid FROM counter c JOIN track t ON t.id = c.track_id LEFT JOIN thread_counter_track tt ON tt.id = t.id LEFT JOIN thread th USING (utid) ORDER BY c.ts, t.name;
--- run query --csv -f q.sql input.json
--- want
name,type,ts,value,tid
mem.ion,process_memory,1000100000,200.0,
mem.ion_change,process_memory,1000100000,100.0,7
mem.ion,process_memory,1000200000,100.0,
mem.ion_change,process_memory,1000200000,-100.0,7
