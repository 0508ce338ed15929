# why: the slice of a critical path is one of a thread.
--- input
# tracer: nop
           audio-3     (      1) [000] ..... 1.000000: tracing_mark_write: B|1|frame
           audio-3     (      1) [000] d.... 1.001000: sched_switch: prev_comm=audio prev_pid=3 prev_prio=69 prev_state=S ==> next_comm=logger next_pid=2 next_prio=89
--- run why --way=path --slice=1 input.json
--- want
--- stderr
ttv: why: slice 1 is not of a thread
--- status 2
