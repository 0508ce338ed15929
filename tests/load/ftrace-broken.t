# A broken line costs itself, and is counted with its place.
--- input
# tracer: nop
            bash-101 [000] d..2.  1.000001: e: n=1
this is no line
            bash-101   [000] .....     x.000002: e: n=2
            bash-101   [000 .....     1.000003: e: n=3
            bash-101   [000] .....     1.000004
            bash-   [000] .....     1.000005: e: n=5
            bash-101   [4294967295] .....     1.000006: e: n=6
            bash-101   [000] .....     1.000007 e: n=7
            bash-101   [000] .....     1.000008: no event
            bash-101 [000] d..2.  1.000009: sched_switch: prev_comm=bash prev_pid=
            bash-101 [000] d..2.  1.000010: e: n=10
--- run check input.json
--- want
input.json: 2 events, 9 to report
  bad-line, 9 times
      a line that cannot be read: passed over
      byte 65, line 3
      byte 81, line 4
      byte 137, line 5
      byte 192, line 6
      byte 240, line 7
      byte 293, line 8
      byte 356, line 9
      byte 411, line 10
      and 1 more
