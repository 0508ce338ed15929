# A cause that is no row of slice, here db that runs when it wakes app, has no id in the path.
--- input
# tracer: nop
#
             app-7     (      7) [000] d..2. 1.000000: sched_switch: prev_comm=app prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=db next_pid=8 next_prio=120
              db-8     (      7) [000] d..2. 1.000300: sched_waking: comm=app pid=7 prio=120 target_cpu=000
              db-8     (      7) [000] d..2. 1.000500: sched_switch: prev_comm=db prev_pid=8 prev_prio=120 prev_state=R ==> next_comm=app next_pid=7 next_prio=120
             app-7     (      7) [000] ..... 1.000600: tracing_mark_write: B|7|draw
             app-7     (      7) [000] ..... 1.000700: tracing_mark_write: E|7
             app-7     (      7) [000] d..2. 1.000800: sched_switch: prev_comm=app prev_pid=7 prev_prio=120 prev_state=D ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- file q.sql
SELECT name, __ttv_cause_path(id) AS path FROM slice;
--- run query --ndjson -f q.sql input.json
--- want
{"name":"draw","path":"[[\"start\",0,1000600000,0],[\"woken by\",null,1000300000,300000]]"}
