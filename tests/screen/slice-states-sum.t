A slice in which its thread ran twice and slept: each state has the sum of its own times, within the slice.
size: 80x24
keys: /work<Enter><Enter>
--- trace
# tracer: nop
#
          <idle>-0  [000] d..2. 1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=app next_pid=7 next_prio=100
 app-7 (7) [000] ..... 1.000100: tracing_mark_write: B|7|work
 app-7 (7) [000] d..2. 1.000200: sched_switch: prev_comm=app prev_pid=7 prev_prio=100 prev_state=S ==> next_comm=other next_pid=8 next_prio=120
 other-8 (8) [000] d..2. 1.000500: sched_switch: prev_comm=other prev_pid=8 prev_prio=120 prev_state=S ==> next_comm=app next_pid=7 next_prio=100
 app-7 (7) [000] ..... 1.000600: tracing_mark_write: E|7
 app-7 (7) [000] d..2. 1.000900: sched_switch: prev_comm=app prev_pid=7 prev_prio=100 prev_state=S ==> next_comm=other next_pid=8 next_prio=120
--- text
 ttv  trace.json   /work 1/1    view -8 µs .. 905 µs   914 µs   14.3 µs/col
 all 900 µs    │▃▃▃▃▃▃▃▾▆▆▆▆▆▆██████████████████████▆▆▆▆▆▆▆▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
│100 µs        ┤┬0 µs─────────┬200 µs───────┬400 µs───────┬600 µs───────┬800 µs─
   CPU 0       │ ▏app──200 µs──▏other──300 µs───────▏app──400 µs────────────────
 ▼ app [7]     ┤╌╌ 1 thread, 1 slice, 4 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ app [7]    │ ▏Running──────▏sleeping──300 µs────▏Running──400 µs────────────
>   app [7]    │       │▶work██500 µs██████████████████████
 ▼ other [8]   ┤╌╌ 1 thread, 3 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ other [8]  │       │       ▏Running──300 µs─────▏sleeping──400 µs───────────
                       │
                       │
                       │
                       │
 work                                                                   1 of 11
 name       work
 start      0.000 100 s
            absolute 1.000 100 s
 end        0.000 600 s
 wall       500 µs
 self       500 µs  100.0 %
 states     sleeping 300 µs, running 200 µs
 process    app [7]
 app [7] / app [7]   depth 0   1 slice           /work  match 1 of 1   line 4/6
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT--88888888888---TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIIRRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIR
...LLLLL......._.xxxxxx|xxxxxxxvvvvvvvvvvvvvvvvvvvvvxxxxxxxxxxxxxxxxxxxxxxxxxxxx
.P.PPPPPPP.....____RRRR|RRRRRRRRRRRRRRRRRRRRRR__________________________________
..L.LLLLLLL...._.######|########################################################
>>>>>>>>>>>>>>>_.......|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.P.PPPPPPPPP...____RRRR|RRRRRRRRRRRRR___________________________________________
..L.LLLLLLLLL.._.......|.......#################################################
.......................|
.......................|
.......................|
.......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.22222......33333333333
............33333333333333333333
.222........33333333333
.2222.......333333
.2222.......333333333333333
.222222.....3333333333333333333333333333333
.2222222....3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
