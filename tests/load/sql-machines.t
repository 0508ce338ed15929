# machine: row 0 recorded; another machine has a row, its CPUs are numbered
# from 4096 a row, and its idle task is a thread of its own.
--- input perfetto
packet { ftrace_events { cpu: 1
  event { timestamp: 150 pid: 11 4 { 1: "a" 2: 11 3: 120 4: 1 5: "swapper/1" 6: 0 7: 120 } }
  event { timestamp: 160 pid: 0 3 { 1: 1 2: "I|0|x" } }
} }
packet { machine_id: 1001 ftrace_events { cpu: 2
  event { timestamp: 170 pid: 0 20 { 1: "b" 2: 12 3: 120 4: 1 5: 2 } }
  event { timestamp: 180 pid: 12 4 { 1: "b" 2: 12 3: 120 4: 1 5: "swapper/2" 6: 0 7: 120 } }
} }
--- file q.sql
SELECT 'machine' AS k, id, raw_id AS n, NULL AS m, NULL AS u FROM machine
UNION ALL SELECT 'cpu', id, cpu, machine_id, ucpu FROM cpu
UNION ALL SELECT * FROM (SELECT 'thread', NULL, tid, machine_id, is_idle FROM thread ORDER BY machine_id, tid)
UNION ALL SELECT 'sched', NULL, tid, machine_id, ucpu FROM sched JOIN thread USING (utid);
--- run query --ndjson -f q.sql input.json
--- want
{"k":"machine","id":0,"n":0,"m":null,"u":null}
{"k":"machine","id":1,"n":1001,"m":null,"u":null}
{"k":"cpu","id":1,"n":1,"m":0,"u":1}
{"k":"cpu","id":4098,"n":2,"m":1,"u":4098}
{"k":"thread","id":null,"n":0,"m":0,"u":1}
{"k":"thread","id":null,"n":11,"m":0,"u":0}
{"k":"thread","id":null,"n":0,"m":1,"u":1}
{"k":"thread","id":null,"n":12,"m":1,"u":0}
{"k":"sched","id":null,"n":0,"m":0,"u":1}
{"k":"sched","id":null,"n":0,"m":1,"u":4098}
