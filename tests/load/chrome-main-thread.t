# The main thread of a page is the one that had most time of CPUs, even where another one had none and stood open longer.
--- input perfetto
packet { timestamp: 50 process_tree { processes { pid: 11 cmdline: "Renderer" } threads { tid: 11 tgid: 11 name: "CrRendererMain" } processes { pid: 21 cmdline: "Renderer" } threads { tid: 21 tgid: 21 name: "CrRendererMain" } } }
packet { track_descriptor { uuid: 11 thread { pid: 11 tid: 11 } } }
packet { track_descriptor { uuid: 21 thread { pid: 21 tid: 21 } } }
packet { ftrace_events { cpu: 0 event { timestamp: 100 pid: 0 sched_waking { pid: 11 prio: 120 target_cpu: 0 } }
 event { timestamp: 200 pid: 0 sched_switch { prev_pid: 0 prev_prio: 120 prev_state: 0 next_pid: 21 next_prio: 120 } }
 event { timestamp: 300 pid: 21 sched_switch { prev_pid: 21 prev_prio: 120 prev_state: 1 next_pid: 0 next_prio: 120 } } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 11 name: "waits" } }
packet { timestamp: 1000 seq: 1 track_event { type: 2 track_uuid: 11 } }
packet { timestamp: 200 seq: 1 track_event { type: 1 track_uuid: 21 name: "runs" } }
packet { timestamp: 220 seq: 1 track_event { type: 2 track_uuid: 21 } }
--- run shot --size=70x14 input.json
--- want
 ttv  input.json   900 ns  view -15 ns .. 920 ns   935 ns   17 ns/col
│100 ns       ┤┬0 ns───────┬200 ns─────┬400 ns─────┬600 ns────┬800 ns─
   CPU 0      │      │▏CrRe…
 ▼ Rende… [21]┤╌╌ Renderer [21]  1 thread, 1 slice, 2 states ╌╌╌╌╌╌╌╌╌
  ▼ CrRen…Main│      │▏Runn…▏sleeping───────────────────────────────»
>   CrRen…Main│      ▶▶ runs
 ▶ Rende… [11]┤▁████████████████████████████████████████████████████▇
 Chrome page   2 processes   main thread 2.2 % busy
 longest    900 ns  waits  Renderer 11
             20 ns  runs  Renderer 21
 busy       900 ns  100.0 %  Renderer 11
 self       900 ns   97.8 %  waits
 Renderer [21] / CrRendererMain [21]   depth 0   1 slice     line 4/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  …
