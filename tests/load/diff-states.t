# diff: a table of states says that its rows are states.
--- input
# tracer: nop
              ui-3     (      1) [000] d.... 1.000000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=S ==> next_comm=x next_pid=4 next_prio=120
              ui-3     (      1) [000] d.... 1.010000: sched_switch: prev_comm=x prev_pid=4 prev_prio=120 prev_state=S ==> next_comm=ui next_pid=3 next_prio=120
              ui-3     (      1) [000] d.... 1.020000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=S ==> next_comm=x next_pid=4 next_prio=120
--- file b.txt
# tracer: nop
              ui-3     (      1) [000] d.... 1.000000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=D ==> next_comm=x next_pid=4 next_prio=120
              ui-3     (      1) [000] d.... 1.030000: sched_switch: prev_comm=x prev_pid=4 prev_prio=120 prev_state=S ==> next_comm=ui next_pid=3 next_prio=120
              ui-3     (      1) [000] d.... 1.040000: sched_switch: prev_comm=ui prev_pid=3 prev_prio=120 prev_state=S ==> next_comm=x next_pid=4 next_prio=120
--- run diff --table=states input.json b.txt
--- want
old  input.json
new  b.txt
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  states
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  D
+    20 ms     40 ms  +20 ms  +100.0%          2          2     10 ms     20 ms    10 ms    30 ms  Running
-    20 ms     10 ms  -10 ms   -50.0%          2          1     10 ms     10 ms    10 ms    10 ms  S

states: 1 more, 1 less, 1 only in new, 0 only in old, 0 within the limits

3 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
