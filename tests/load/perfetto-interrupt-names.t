# What a system calls its interrupts; a display driver's marks, which say in fields of their own where a slice begins and ends.
--- input perfetto
packet { timestamp: 10 130 { 1 { 1: 9 2: "timer" } 1 { 1: 700 2: "power" } } }
packet { ftrace_events { cpu: 0 event { timestamp: 100 pid: 584 80 { 1: 584 2: "draw" 3: 1 } } event { timestamp: 250 pid: 584 80 { 1: 584 2: "draw" 3: 0 } } } }
--- file q.sql
INCLUDE PERFETTO MODULE linux.irqs;
SELECT irq_id, name, NULL AS dur FROM linux_interrupt_mapping UNION ALL SELECT ts, name, dur FROM slice;
--- run query --csv -f q.sql input.json
--- want
irq_id,name,dur
9,timer,
700,power,
100,draw,150
