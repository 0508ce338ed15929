# The ids of arrows that a Perfetto event has itself: its flows and the ids of legacy phases s, t and f, of no other phase.
--- input perfetto
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 } }
packet { timestamp: 1000 seq: 1 track_event { name: "x" legacy_event { phase: 88 duration_us: 5 unscoped_id: 44 } } }
packet { timestamp: 9000 seq: 1 track_event { name: "y" legacy_event { phase: 88 duration_us: 5 bind_id: 55 flow_direction: 2 } } }
--- run shot --size=60x44 --keys=w<Enter> input.json
--- want
 ttv  input.json   3 events -0.1 µs .. 9.7 µs  215 ns/col
 all 13 µs   │[█████████████████          ███████]██████████
│0.0 µs      ┤┬0 µs──────────────────┬5 µs──────────────────
 ▼ process 1 ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 7 ││▶x██5 µs███████████████              ▏y──────
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
              │
 x                                                  1 of 10
 name       x
 start      0 s
            absolute 0.000 001 s
 end        0.000 005 s
 wall       5 µs
 self       5 µs  100.0 %
 process    process 1
 thread     thread 7
 depth      0
 same name  1 in the trace






 process 1 / thread 7   depth 0   2 slices         line 2/2
 j/k line  Enter go  Space fold  Tab tracks  q close  …
