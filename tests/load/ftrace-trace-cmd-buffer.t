# trace-cmd's report names the buffer before the tasks of others than the main one, and with --ts-diff how long ago the event before was; comms may have colons.
--- input
cpus=2
fxt7:             bash-12415 [001] 41326.609802:          sched_waking:         comm=memfd:sealed-91 pid=15955 prio=120 target_cpu=001
fxt7:  memfd:sealed-91-15955 [001] 41326.609806: (+4)     my_event:         n=1
a: b:           <idle>-0     [000] 41326.609807: (+1)     my_event:         n=2
fxt7:     kworker/0:1H-44    [000] 41326.609808: (+1      my_event:         n=3
         two:  colons-45     [000] 41326.609809: (+1)     my_event:         n=4
a:  short-46     [000] 41326.609810: (+18446744073709551616) my_event:         n=5
    kworker/1:1-eve-47 [000] 41326.609811: my_event:         n=6
fxt7:     bash-12416   1d.h3. 41326.609812: my_event:         n=7
--- want thread instant warning
{"type":"thread","utid":0,"tid":12415,"name":"bash"}
{"type":"thread","utid":1,"tid":15955,"name":"memfd:sealed-91"}
{"type":"thread","utid":2,"tid":0,"name":"swapper"}
{"type":"thread","utid":3,"tid":45,"name":"two:  colons"}
{"type":"thread","utid":4,"tid":46,"name":"a:  short"}
{"type":"thread","utid":5,"tid":47,"name":"kworker/1:1-eve"}
{"type":"thread","utid":6,"tid":12416,"name":"bash"}
{"type":"instant","track":0,"scope":"thread","ts":41326609810000,"name":"my_event","args":{"n":5}}
{"type":"instant","track":1,"scope":"thread","ts":41326609812000,"name":"my_event","args":{"n":7}}
{"type":"instant","track":2,"scope":"thread","ts":41326609811000,"name":"my_event","args":{"n":6}}
{"type":"instant","track":3,"scope":"thread","ts":41326609806000,"name":"my_event","args":{"n":1}}
{"type":"instant","track":5,"scope":"thread","ts":41326609807000,"name":"my_event","args":{"n":2}}
{"type":"instant","track":6,"scope":"thread","ts":41326609809000,"name":"my_event","args":{"n":4}}
{"type":"warning","code":"bad-line","count":1,"offset":302,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
