# CPUs of the machine with the largest id come behind those of the others.
--- input perfetto
packet { machine_id: 4294967295 ftrace_events { cpu: 0
  event { timestamp: 140 pid: 0 36 { 1: 8 2: "eth1" } } event { timestamp: 150 pid: 0 37 { 1: 8 2: 1 } }
} }
packet { machine_id: 7 ftrace_events { cpu: 0
  event { timestamp: 100 pid: 0 36 { 1: 9 2: "timer" } } event { timestamp: 110 pid: 0 37 { 1: 9 2: 1 } }
} }
--- want track
{"type":"track","track":0,"kind":"cpu","cpu":0,"machine":7,"name":"CPU 0 (machine 7)"}
{"type":"track","track":1,"kind":"track","parent":0,"machine":7,"name":"interrupts"}
{"type":"track","track":2,"kind":"cpu","cpu":0,"machine":4294967295,"name":"CPU 0 (machine 4294967295)"}
{"type":"track","track":3,"kind":"track","parent":2,"machine":4294967295,"name":"interrupts"}
