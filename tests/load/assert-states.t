# assert: times in states of threads.
--- input
# tracer: nop
              ui-3     (      1) [000] d.... 1.000000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=S ==> next_comm=x next_pid=4 next_prio=120
              ui-3     (      1) [000] d.... 1.010000: sched_switch: prev_comm=x prev_pid=4 prev_prio=120 prev_state=S ==> next_comm=ui next_pid=3 next_prio=120
              ui-3     (      1) [000] d.... 1.020000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=S ==> next_comm=x next_pid=4 next_prio=120
--- file b.rules
sum(state of Running) == 20ms
max(state of S and thread == ui) == 10ms
count(state of D) == 0
sum(state of *) < 30ms
--- run assert --rules-file=b.rules input.json
--- want
ok    sum(state of Running) == 20ms: 20 ms against 20 ms
ok    max(state of S and thread == ui) == 10ms: 10 ms against 10 ms
ok    count(state of D) == 0: 0 against 0
FAIL  sum(state of *) < 30ms: 40 ms against 30 ms
--- status 1
