# What CPUs can do and what they are: args of cpu; features beyond those that have names are counted.
--- input perfetto
packet { 67 { 1 { 1: "one" 5: 1 } 1 { 1: "two" } 1 { 1: "three" 5: 7 4 { 1: 65 4: 3336 } } } }
packet { seq: 1 timestamp: 5 11 { 9: 3 11: 1 23: "x" } 59 { } 41: 1 }
--- file q.sql
SELECT c.cpu, a.key, a.display_value AS value FROM cpu c LEFT JOIN args a USING (arg_set_id) UNION ALL SELECT 'stat', name, value FROM stats WHERE name = 'cpu_info_unknown_cpu_features';
--- run query --csv -f q.sql input.json
--- want
cpu,key,value
0,cpu_features.mte,1
0,cpu_features.raw_bitmap,1
1,,
2,cpu_features.mte,1
2,cpu_features.mte3,1
2,cpu_features.raw_bitmap,7
2,arm_cpu_implementer,65
2,arm_cpu_part,3336
stat,cpu_info_unknown_cpu_features,1
