# Counters of GPUs: a value stands where the one before it does, unless its counter looks forwards; a descriptor that is interned counts for its sequence, one in an event for all; units, groups and which GPU; what has no descriptor, no number, no time or no value is counted and left out.
--- input perfetto
packet { seq: 1 timestamp: 5 52 { 1 { 1 { 1: 1 2: "busy" 3: "how busy" 7: 37 10: 1 10: 6 } 1 { 1: 2 2: "vertices" 7: 25 8: 21 8: 22 11: 2 } 6 { 1: 6 2: "Compute" 3: "kernels" } 6 { 1: 100 2: "Cache" 4: 2 } } } }
packet { seq: 1 timestamp: 10 52 { 2 { 1: 1 2: 70 } 2 { 1: 2 2: 5 } } }
packet { seq: 1 timestamp: 30 52 { 2 { 1: 1 3:fixed64: 4632233691727265792 } 2 { 1: 2 2: -6 } } }
packet { seq: 1 timestamp: 20 52 { 2 { 1: 1 2: 80 } 2 { 1: 9 2: 1 } 2 { 1: 1 } } }
packet { seq: 1 52 { 2 { 1: 1 2: 1 } } }
packet { seq: 1 timestamp: 40 52 { 1 { 1 { 1: 1 2: "again" } 1 { 2: "no number" } } } }
packet { seq: 2 flags: 1 timestamp: 0 interned_data { 47 { 1: 7 2 { 1 { 1: 1 2: "busy" } } 3: 1 } } }
packet { seq: 2 flags: 2 timestamp: 10 52 { 4: 7 2 { 1: 1 2: 1 } } }
packet { seq: 2 flags: 2 timestamp: 20 52 { 4: 7 2 { 1: 1 2: 2 } } }
packet { seq: 2 flags: 2 timestamp: 30 52 { 4: 8 2 { 1: 1 2: 3 } } }
--- file q.sql
SELECT row FROM (SELECT json_array('value', gpu_id, name, unit, description, ts, value) AS row FROM (SELECT t.gpu_id, t.name, t.unit, t.description, c.ts, c.value FROM gpu_counter_track t JOIN counter c ON c.track_id = t.id ORDER BY t.gpu_id, t.name, c.ts) UNION ALL SELECT json_array('group', group_id, name, description, gpu_id, counter) AS row FROM (SELECT g.group_id, g.name, g.description, t.gpu_id, t.name AS counter FROM gpu_counter_group g JOIN gpu_counter_track t ON t.id = g.track_id ORDER BY 1, 4, 5) UNION ALL SELECT json_array('stats', name, value) AS row FROM (SELECT name, value FROM stats WHERE name GLOB 'gpu_*' ORDER BY name));
--- run query --csv -f q.sql input.json
--- want
row
"[""value"",0,""busy"",""%"",""how busy"",10,80.0]"
"[""value"",0,""busy"",""%"",""how busy"",20,50.0]"
"[""value"",0,""busy"",""%"",""how busy"",30,0.0]"
"[""value"",0,""vertices"",""Vertex/ms:s"",null,10,5.0]"
"[""value"",0,""vertices"",""Vertex/ms:s"",null,30,-6.0]"
"[""value"",1,""busy"",null,null,10,2.0]"
"[""value"",1,""busy"",null,null,20,0.0]"
"[""group"",0,null,null,0,""vertices""]"
"[""group"",0,null,null,1,""busy""]"
"[""group"",1,null,null,0,""busy""]"
"[""group"",6,""Compute"",""kernels"",0,""busy""]"
"[""group"",100,""Cache"",null,0,""vertices""]"
"[""stats"",""gpu_counters_invalid_spec"",3]"
"[""stats"",""gpu_counters_missing_timestamp"",1]"
