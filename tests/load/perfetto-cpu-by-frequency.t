# Clusters of CPUs that say no capacities: a CPU with other frequencies than the one before begins one.
--- input perfetto
packet { timestamp: 10 track_event { type: 3 name: "x" } seq: 1 }
packet { 67 { 1 { 1: "p" 2: 300 2: 600 } 1 { 1: "p" 2: 300 2: 600 } 1 { 1: "q" 2: 300 2: 900 } } }
--- file q.sql
SELECT cpu, cluster_id, processor FROM cpu;
--- run query --csv -f q.sql input.json
--- want
cpu,cluster_id,processor
0,0,p
1,0,p
2,1,q
