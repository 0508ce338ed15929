# Stacks of trace-cmd are events of its own.
--- input
cpus=1
            bash-101   [000]     1.000000100: e:                    n=1
            bash-101   [000]     1.000000110: kernel_stack:         <stack trace >
=> inner (ffffffff8100)
=> outer (ffffffff8200)
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000000100,"name":"e","args":{"n":1},"stack":["outer (ffffffff8200)","inner (ffffffff8100)"]}
