# Kernel events: scheduling, trace_marker, counters of CPUs; a generic event, and one that its bundle describes, are instants with fields.
--- input perfetto
packet { process_tree { processes { pid: 1 cmdline: "app" } threads { tid: 7 tgid: 1 } } }
packet { ftrace_events { cpu: 1
 event { timestamp: 100 pid: 7 print { buf: "B|1|draw\n" } } event { timestamp: 110 pid: 7 print { buf: "E|1\n" } }
 event { timestamp: 120 pid: 0 cpu_frequency { state: 5 cpu_id: 3 } }
 event { timestamp: 130 pid: 7 generic { event_name: "my_event" field { name: "a" str_value: "t" } field { name: "b" int_value: 4 } } }
 event { timestamp: 140 pid: 7 70000 { 1: 9 } } event { timestamp: 150 pid: 7 70001 { 1: 9 } }
 generic_event_descriptors { field_id: 70000 event_descriptor { name: "described" field { name: "n" number: 1 type: 5 } } } } }
--- want slice instant counter warning
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":100,"dur":10,"name":"draw"}
{"type":"instant","track":3,"scope":"thread","ts":130,"name":"my_event","args":{"a":"t","b":4}}
{"type":"instant","track":3,"scope":"thread","ts":140,"name":"described","args":{"n":9}}
{"type":"counter","track":1,"ts":120,"series":null,"value":5}
{"type":"warning","code":"not-read-yet","count":1,"offset":120,"message":"data that this version recognises but does not read: kept as metadata where it is JSON"}
