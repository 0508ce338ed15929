# The search of args finds fields of events.
--- input
            bash-101 [000] d..2.  1.000001: e: comm=Two Words n=1
            bash-101 [000] d..2.  1.000002: e: n=2
            bash-101 [000] d..2.  1.000003: sched_process_fork: child_comm=two words child_pid=9
--- run find --in=args words input.json
--- want
               0 s            e  bash [101]
       0.000 002 s            sched_process_fork  bash [101]
