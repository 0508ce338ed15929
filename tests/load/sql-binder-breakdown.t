# SQL: what a call of binder waited for at both of its ends: a lock, garbage, another call inside of it, and the state where no slice says more.
--- input
# tracer: nop
#
          <idle>-0     (    0) [000] d..2. 1.000000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=app next_pid=101 next_prio=120
             app-101   (  100) [000] d..2. 1.001000: tracing_mark_write: B|100|outer
             app-101   (  100) [000] d..2. 1.002000: binder_transaction: transaction=1 dest_node=5 dest_proc=200 dest_thread=0 reply=0 flags=0x10 code=0x3
             app-101   (  100) [000] d..2. 1.003000: sched_waking: comm=Binder:2 pid=201 prio=120 target_cpu=001
             app-101   (  100) [000] d..2. 1.004000: sched_switch: prev_comm=app prev_pid=101 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
          <idle>-0     (    0) [001] d..2. 1.006000: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=Binder:2 next_pid=201 next_prio=120
        Binder:2-201   (  200) [001] d..2. 1.007000: binder_transaction_received: transaction=1
        Binder:2-201   (  200) [001] d..2. 1.008000: tracing_mark_write: B|200|AIDL::java::IFoo::bar::server
        Binder:2-201   (  200) [001] d..2. 1.009000: tracing_mark_write: B|200|Lock contention on a monitor lock (owner tid: 5)
        Binder:2-201   (  200) [001] d..2. 1.010000: sched_switch: prev_comm=Binder:2 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=swapper/1 next_pid=0 next_prio=120
          <idle>-0     (    0) [001] d..2. 1.013000: sched_waking: comm=Binder:2 pid=201 prio=120 target_cpu=001
          <idle>-0     (    0) [001] d..2. 1.014000: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=Binder:2 next_pid=201 next_prio=120
        Binder:2-201   (  200) [001] d..2. 1.015000: tracing_mark_write: E|200
        Binder:2-201   (  200) [001] d..2. 1.016000: tracing_mark_write: B|200|GC: Wait For Completion
        Binder:2-201   (  200) [001] d..2. 1.017000: sched_switch: prev_comm=Binder:2 prev_pid=201 prev_prio=120 prev_state=D ==> next_comm=swapper/1 next_pid=0 next_prio=120
          <idle>-0     (    0) [001] d..2. 1.019000: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=Binder:2 next_pid=201 next_prio=120
        Binder:2-201   (  200) [001] d..2. 1.020000: tracing_mark_write: E|200
        Binder:2-201   (  200) [001] d..2. 1.021000: binder_transaction: transaction=11 dest_node=5 dest_proc=300 dest_thread=0 reply=0 flags=0x10 code=0x3
        Binder:2-201   (  200) [001] d..2. 1.022000: sched_switch: prev_comm=Binder:2 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=Binder:3 next_pid=301 next_prio=120
        Binder:3-301   (  300) [001] d..2. 1.023000: binder_transaction_received: transaction=11
        Binder:3-301   (  300) [001] d..2. 1.024000: tracing_mark_write: B|300|Contending for pthread mutex
        Binder:3-301   (  300) [001] d..2. 1.025000: sched_switch: prev_comm=Binder:3 prev_pid=301 prev_prio=120 prev_state=S ==> next_comm=swapper/1 next_pid=0 next_prio=120
          <idle>-0     (    0) [001] d..2. 1.026000: sched_switch: prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=Binder:3 next_pid=301 next_prio=120
        Binder:3-301   (  300) [001] d..2. 1.027000: tracing_mark_write: E|300
        Binder:3-301   (  300) [001] d..2. 1.028000: binder_transaction: transaction=12 dest_node=0 dest_proc=200 dest_thread=201 reply=1 flags=0x0 code=0x0
        Binder:3-301   (  300) [001] d..2. 1.029000: sched_switch: prev_comm=Binder:3 prev_pid=301 prev_prio=120 prev_state=S ==> next_comm=Binder:2 next_pid=201 next_prio=120
        Binder:2-201   (  200) [001] d..2. 1.030000: binder_transaction_received: transaction=12
        Binder:2-201   (  200) [001] d..2. 1.031000: tracing_mark_write: E|200
        Binder:2-201   (  200) [001] d..2. 1.032000: binder_transaction: transaction=2 dest_node=0 dest_proc=100 dest_thread=101 reply=1 flags=0x0 code=0x0
          <idle>-0     (    0) [000] d..2. 1.033000: sched_switch: prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=app next_pid=101 next_prio=120
             app-101   (  100) [000] d..2. 1.034000: binder_transaction_received: transaction=2
             app-101   (  100) [000] d..2. 1.035000: tracing_mark_write: E|100
             app-101   (  100) [000] d..2. 1.040000: sched_switch: prev_comm=app prev_pid=101 prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120
        Binder:2-201   (  200) [001] d..2. 1.041000: sched_switch: prev_comm=Binder:2 prev_pid=201 prev_prio=120 prev_state=S ==> next_comm=swapper/1 next_pid=0 next_prio=120
--- file q.sql
INCLUDE PERFETTO MODULE android.binder_breakdown;
SELECT binder_txn_id AS id, ts / 1000000 AS ms, dur / 1000000 AS len, client_reason AS client, server_reason AS server, reason_type AS type FROM android_binder_client_server_breakdown ORDER BY 1, 2;
--- run query --csv -f q.sql input.json
--- want
id,ms,len,client,server,type
1,1002,2,Running,,client
1,1004,3,S,,client
1,1007,1,S,Running,server
1,1008,1,S,Running,server
1,1009,1,S,Running,server
1,1010,3,S,monitor_contention,server
1,1013,1,S,R,server
1,1014,1,S,Running,server
1,1015,1,S,Running,server
1,1016,1,S,userspace_memory_reclaim,server
1,1017,2,S,userspace_memory_reclaim,server
1,1019,1,S,userspace_memory_reclaim,server
1,1020,1,S,Running,server
1,1021,1,S,Running,server
1,1022,7,S,binder,server
1,1029,1,S,Running,server
1,1030,1,S,Running,server
1,1031,1,S,Running,server
1,1032,1,S,,client
1,1033,1,Running,,client
6,1021,1,Running,,client
6,1022,1,S,,client
6,1023,1,S,Running,server
6,1024,1,S,Running,server
6,1025,1,S,mutex_contention,server
6,1026,1,S,Running,server
6,1027,1,S,Running,server
6,1028,1,S,,client
6,1029,1,Running,,client
