# The comm of the task that a switch has goes before that of its line, which the kernel only remembers; a later line tells again.
--- input
            bash-101 [000] d..2.  1.000001: sched_switch: prev_comm=readlink prev_pid=101 prev_prio=120 prev_state=Z ==> next_comm=swapper/0 next_pid=0 next_prio=120
          <idle>-0   [000] d..2.  1.000002: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=old next_pid=102 next_prio=120
             old-102 [000] d..2.  1.000003: sched_switch: prev_comm=new prev_pid=102 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
          newest-102 [000] d..2.  1.000004: e: n=1
             was-103 [000] d..2.  1.000005: task_rename: pid=103 oldcomm=was newcomm=is oom_score_adj=0
             was-103 [000] d..2.  1.000005: sched_switch: prev_comm=is prev_pid=103 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
--- want thread
{"type":"thread","utid":0,"tid":101,"name":"readlink"}
{"type":"thread","utid":1,"tid":0,"name":"swapper"}
{"type":"thread","utid":2,"tid":102,"name":"newest"}
{"type":"thread","utid":3,"tid":103,"name":"is"}
