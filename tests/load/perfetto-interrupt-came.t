# An interrupt that the system names has that name, on its machine alone; others have the names by which they came, whole.
--- input perfetto
packet { timestamp: 10 130 { 1 { 1: 9 2: "timer" } 1 { 1: 8 2: "disk" } } }
packet { timestamp: 10 machine_id: 7 130 { 1 { 1: 9 2: "other timer" } } }
packet { ftrace_events { cpu: 0
  event { timestamp: 100 pid: 0 36 { 1: 9 2: "arch_timer" } } event { timestamp: 110 pid: 0 37 { 1: 9 2: 1 } }
  event { timestamp: 120 pid: 0 36 { 1: 30 2: "eth0 (rx)" } } event { timestamp: 130 pid: 0 37 { 1: 30 2: 1 } }
} }
packet { machine_id: 7 ftrace_events { cpu: 0
  event { timestamp: 140 pid: 0 36 { 1: 8 2: "eth1" } } event { timestamp: 150 pid: 0 37 { 1: 8 2: 1 } }
} }
--- file q.sql
INCLUDE PERFETTO MODULE linux.irqs;
SELECT i.id, irq_id, i.name, raw_id AS machine FROM linux_interrupt_mapping i JOIN machine m ON m.id = i.machine_id ORDER BY i.id;
--- run query --csv -f q.sql input.json
--- want
id,irq_id,name,machine
0,8,disk,0
1,8,eth1,7
2,9,other timer,7
3,9,timer,0
4,30,eth0 (rx),0
