# why: a run on the critical path is told as the slices in it of a hundredth of
# the path or more, and what is between; a short wait does not cut a slice.
--- input
# tracer: nop
           other-9     (      9) [000] d.... 1.000000: sched_switch: prev_comm=other prev_pid=9 prev_prio=120 prev_state=S ==> next_comm=ui next_pid=3 next_prio=120
              ui-3     (      1) [000] ..... 1.002000: tracing_mark_write: B|1|frame
              ui-3     (      1) [000] ..... 1.003000: tracing_mark_write: B|1|layout
              ui-3     (      1) [000] d.... 1.004000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=R ==> next_comm=other next_pid=9 next_prio=120
           other-9     (      9) [000] d.... 1.004005: sched_switch: prev_comm=other prev_pid=9 prev_prio=120 prev_state=S ==> next_comm=ui next_pid=3 next_prio=120
              ui-3     (      1) [000] ..... 1.007000: tracing_mark_write: E|1
              ui-3     (      1) [000] ..... 1.009000: tracing_mark_write: E|1
              ui-3     (      1) [000] ..... 1.009010: tracing_mark_write: B|1|done
              ui-3     (      1) [000] ..... 1.010000: tracing_mark_write: E|1
              ui-3     (      1) [000] d.... 1.010000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=S ==> next_comm=swapper next_pid=0 next_prio=120
--- run why --way=path input.json
--- want
                                                  990 µs  ui [3]  done
            after                                2.01 ms  ui [3]  frame
     -5 µs  after                                   4 ms  ui [3]  layout
            after                                   1 ms  ui [3]  frame
            after                                   2 ms  ui [3]  Running
