# trace-cmd report: cpus=N, no flags, padded names, and its own words for scheduling.
--- input
cpus=2
            bash-101   [000]     1.000000100: sched_wakeup:         kworker/0:1:102 [120] CPU:001
            bash-101   [000]     1.000000200: sched_switch:         bash:101 [120] S ==> swapper/0:0 [120]
          <idle>-0     [001]     1.000000300: sched_switch:         swapper/1:0 [120] R ==> kworker/0:1:102 [110]
     kworker/0:1-102   [001]     1.000000900: sched_switch:         kworker/0:1:102 [110] R+ ==> bash:101 [120]
            bash-101   [001]     1.000001000: my_event:             n=1
            bash-101   [001]     1.000001100: print:                my_function: B|0|frame
            bash-101   [001]     1.000001200: print:                0xffffffff810a: E
--- want thread slice instant warning
{"type":"thread","utid":0,"tid":101,"name":"bash"}
{"type":"thread","utid":1,"tid":102,"name":"kworker/0:1"}
{"type":"thread","utid":2,"tid":0,"name":"swapper"}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":1000000300,"dur":600,"name":"kworker/0:1","utid":1,"priority":110,"end_state":"R+","args":{"prev_comm":"swapper/1","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"kworker/0:1","next_pid":102,"next_prio":110}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":1000000900,"dur":-1,"name":"bash","utid":0,"priority":120,"args":{"prev_comm":"kworker/0:1","prev_pid":102,"prev_prio":110,"prev_state":"R+","next_comm":"bash","next_pid":101,"next_prio":120}}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001100,"dur":100,"name":"frame"}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":1000000200,"dur":700,"name":"S","args":{"prev_comm":"bash","prev_pid":101,"prev_prio":120,"prev_state":"S","next_comm":"swapper/0","next_pid":0,"next_prio":120}}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":1000000900,"dur":-1,"name":"Running","cpu":1,"args":{"prev_comm":"kworker/0:1","prev_pid":102,"prev_prio":110,"prev_state":"R+","next_comm":"bash","next_pid":101,"next_prio":120}}
{"type":"slice","id":5,"track":4,"lane":0,"depth":0,"ts":1000000100,"dur":200,"name":"R","waker":0,"args":{"comm":"kworker/0:1","pid":102,"prio":120,"target_cpu":"001"}}
{"type":"slice","id":6,"track":4,"lane":0,"depth":0,"ts":1000000300,"dur":600,"name":"Running","cpu":1,"args":{"prev_comm":"swapper/1","prev_pid":0,"prev_prio":120,"prev_state":"R","next_comm":"kworker/0:1","next_pid":102,"next_prio":110}}
{"type":"slice","id":7,"track":4,"lane":0,"depth":0,"ts":1000000900,"dur":-1,"name":"R+","args":{"prev_comm":"kworker/0:1","prev_pid":102,"prev_prio":110,"prev_state":"R+","next_comm":"bash","next_pid":101,"next_prio":120}}
{"type":"instant","track":1,"scope":"thread","ts":1000001000,"name":"my_event","args":{"n":1}}
