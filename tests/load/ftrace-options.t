# Options of the kernel's tracer: sym-offset and sym-addr add to the function that wrote a marker, fields prints all fields as the kernel has them.
--- input
            bash-23356   [000] ...1. 38462.548096: tracing_mark_write <ffffffff81498b1a>: B|123|by address
            bash-23356   [000] ...1. 38462.548117: tracing_mark_write+0x8a/0x170: E|123
            bash-23356   [000] ...1. 38462.548120: tracing_mark_write+0x8a/0x170 <ffffffff81498b1a>: C|123|both|7
            bash-23356   [000] ...1. 38462.548130: my_probe <ffffffff81498b1a>: n=1
            bash-23356   [000] ...1. 38462.548131: my_probe <ffffffff8149xxxx>: n=1
           check-23392   [000] d..2. 38463.017076: sched_switch: prev_comm=check prev_pid=0x5b60 (23392) prev_prio=0x82 (130) prev_state=0x2 (2) next_comm=bash next_pid=0x6f74 (28532) next_prio=0x78 (120)
             sed-28534   [000] d..4. 38463.017198: sched_waking: comm=check pid=0x5b60 (23392) prio=0x82 (130) target_cpu=0x0 (0)
             ttv-28535   [000] .Ns.. 38463.018604: softirq_entry: vec=0x9 (9)
             ttv-28535   [000] .Ns.. 38463.018704: softirq_exit: vec=0x9 (9)
            bash-23356   [001] ..... 38463.017025: sys_enter: id=0x1 (1) args=<INVALID-SIZE>
            bash-23356   [001] ..... 38463.017035: sys_exit: id=0x1 (1) ret=0xfffffffffffffffe (-2)
            bash-23356   [001] ..... 38463.017036: some_event: a=0x10 (sixteen) b=0x10 () c=0x (3) d=(4)
--- want slice instant counter warning
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":38463017076000,"dur":-1,"name":"bash","utid":2,"priority":120,"args":{"prev_comm":"check","prev_pid":23392,"prev_prio":130,"prev_state":2,"next_comm":"bash","next_pid":28532,"next_prio":120}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":38463018604000,"dur":100000,"name":"RCU","cat":"irq","args":{"vec":9}}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":38462548096000,"dur":21000,"name":"by address"}
{"type":"slice","id":1,"track":4,"lane":0,"depth":0,"ts":38463017025000,"dur":10000,"name":"sys_1","args":{"id":1,"args":"<INVALID-SIZE>","ret":-2}}
{"type":"slice","id":4,"track":7,"lane":0,"depth":0,"ts":38463017076000,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"check","prev_pid":23392,"prev_prio":130,"prev_state":2,"next_comm":"bash","next_pid":28532,"next_prio":120}}
{"type":"slice","id":5,"track":9,"lane":0,"depth":0,"ts":38463017076000,"dur":122000,"name":"D","args":{"prev_comm":"check","prev_pid":23392,"prev_prio":130,"prev_state":2,"next_comm":"bash","next_pid":28532,"next_prio":120}}
{"type":"slice","id":6,"track":9,"lane":0,"depth":0,"ts":38463017198000,"dur":-1,"name":"R","waker":3,"args":{"comm":"check","pid":23392,"prio":130,"target_cpu":0}}
{"type":"instant","track":3,"scope":"thread","ts":38462548130000,"name":"my_probe","args":{"n":1}}
{"type":"instant","track":3,"scope":"thread","ts":38463017036000,"name":"some_event","args":{"a":"0x10 (sixteen)","b":"0x10 ()","c":"0x (3)","d":"(4)"}}
{"type":"counter","track":5,"ts":38462548120000,"series":null,"value":7}
{"type":"warning","code":"bad-line","count":1,"offset":393,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
