# why: the critical path of a slice is what it had waited for, over wakeups and
# over what had the CPU of who woke it: a priority inversion.
--- input
# tracer: nop
           audio-3     (      1) [000] ..... 1.000000: tracing_mark_write: B|1|frame
           audio-3     (      1) [000] d.... 1.001000: sched_switch: prev_comm=audio prev_pid=3 prev_prio=69 prev_state=S ==> next_comm=logger next_pid=2 next_prio=89
          logger-2     (      1) [000] ..... 1.001000: tracing_mark_write: B|1|holds the lock
          logger-2     (      1) [000] d.... 1.011000: sched_switch: prev_comm=logger prev_pid=2 prev_prio=89 prev_state=R ==> next_comm=codec next_pid=4 next_prio=79
           codec-4     (      1) [000] ..... 1.011000: tracing_mark_write: B|1|decode
           codec-4     (      1) [000] ..... 1.311000: tracing_mark_write: E|1
           codec-4     (      1) [000] d.... 1.311000: sched_switch: prev_comm=codec prev_pid=4 prev_prio=79 prev_state=S ==> next_comm=logger next_pid=2 next_prio=89
          logger-2     (      1) [000] ..... 1.331000: tracing_mark_write: E|1
          logger-2     (      1) [000] d.... 1.331000: sched_waking: comm=audio pid=3 prio=69 target_cpu=000
          logger-2     (      1) [000] d.... 1.331000: sched_switch: prev_comm=logger prev_pid=2 prev_prio=89 prev_state=R ==> next_comm=audio next_pid=3 next_prio=69
           audio-3     (      1) [000] ..... 1.333000: tracing_mark_write: E|1
           audio-3     (      1) [000] d.... 1.333000: sched_switch: prev_comm=audio prev_pid=3 prev_prio=69 prev_state=S ==> next_comm=swapper next_pid=0 next_prio=120
--- run why --way=path --slice=0 input.json
--- want
                                                    2 ms  audio [3]  frame
            woken by                               20 ms  logger [2]  holds the lock
            waited for the CPU of                 300 ms  codec [4]  decode
            after                                  10 ms  logger [2]  holds the lock
