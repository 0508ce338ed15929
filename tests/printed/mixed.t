# One of everything that JSON has.  Held against the trace by hand: what is
# nested in what, lanes of load, parts of the two counters' means (200 and 300 of
# 500 us), steps of the flow, samples by function.
$ info mixed
mixed
  format   chrome-json
  size     2.3 KiB
  events   27
  span     550 µs, from 0.000 050 s to 0.000 600 s

what there is
              1  process
              2  threads
              8  slices
              2  instants
              2  counter series
              4  counter values
              2  flows
              1  object
              2  snapshots
              3  stack samples
              1  metadata entry

events by phase
              1  B     begin of a slice
              2  C     counter
              1  D     object destroyed
              1  E     end of a slice
              4  M     metadata
              1  N     object created
              2  O     object snapshot
              4  X     complete slice
              3  b     begin of an async slice
              3  e     end of an async slice
              1  f     end of a flow
              2  i     instant
              1  s     start of a flow
              1  t     step of a flow

processes and threads                                 slices      instants
  web [7]                                                  8             1
    tab
    gpu [9]                                                2             0
    io [8]                                                 3             0

names                                            count       total        self
  task                                               1      400 µs      300 µs
  draw                                               2      120 µs      120 µs
  parse                                              1      100 µs      100 µs
  wait                                               0           0           0
  and 1 slice without an end, not in these sums

functions of samples                           samples       total        self
  fill  lib                                          2      110 µs      110 µs
  main  app                                          1      210 µs      100 µs

counters                                        values       least        most
  heap: used                                         2           5           8
  heap: free                                         2           0           3

metadata
  metadata

repaired or odd
  stray-end, once
      an end that no open begin matches: ignored
      byte 2025, line 28
  unfinished, once
      a begin without an end, or an X without dur: shown as open-ended
      byte 577, line 8
$ info --json mixed
{"files":[{"size":2400,"path":"mixed","format":"chrome-json"}],"format":"chrome-json","size":2400,"events":27,"phases":{"B":1,"C":2,"D":1,"E":1,"M":4,"N":1,"O":2,"X":4,"b":3,"e":3,"f":1,"i":2,"s":1,"t":1},"start":50000,"end":600000,"slices":8,"instants":2,"samples":3,"objects":1,"snapshots":2,"memory_dumps":0,"contexts":0,"flows":{"count":2,"unbound":0},"processes":[{"upid":0,"pid":7,"name":"web","labels":"tab","threads":2,"slices":8}],"threads":[{"utid":0,"upid":0,"tid":8,"name":"io","slices":3,"instants":0},{"utid":1,"upid":0,"tid":9,"name":"gpu","slices":2,"instants":0}],"names":[{"count":1,"total":400000,"self":300000,"min":400000,"max":400000,"name":"task"},{"count":2,"total":120000,"self":120000,"min":60000,"max":60000,"name":"draw"},{"count":1,"total":100000,"self":100000,"min":100000,"max":100000,"name":"parse"},{"count":0,"total":0,"self":0,"min":0,"max":0,"open":1,"name":"wait"}],"functions_by":"sampled","functions":[{"count":2,"total":110000,"self":110000,"name":"fill","category":"lib"},{"count":1,"total":210000,"self":100000,"name":"main","category":"app"}],"counters":[{"track":6,"samples":2,"name":"heap","series":"used","min":5,"max":8},{"track":6,"samples":2,"name":"heap","series":"free","min":0,"max":3}],"warnings":[{"count":1,"code":"stray-end","what":"an end that no open begin matches","done":"ignored","places":[{"offset":2025,"line":28}]},{"count":1,"code":"unfinished","what":"a begin without an end, or an X without dur","done":"shown as open-ended","places":[{"offset":577,"line":8}]}]}
$ export mixed
{"type":"trace","format":"chrome-json","start":50000,"end":600000,"events":27}
{"type":"process","upid":0,"pid":7,"name":"web","labels":["tab"]}
{"type":"thread","utid":0,"upid":0,"tid":8,"name":"io"}
{"type":"thread","utid":1,"upid":0,"tid":9,"name":"gpu"}
{"type":"track","track":0,"kind":"global","name":null}
{"type":"track","track":1,"kind":"process","upid":0,"name":"web"}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":1,"name":"gpu"}
{"type":"track","track":3,"kind":"sample","parent":2,"upid":0,"utid":1,"name":null}
{"type":"track","track":4,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"io"}
{"type":"track","track":5,"kind":"async","parent":1,"upid":0,"name":"load"}
{"type":"track","track":6,"kind":"counter","parent":1,"upid":0,"name":"heap"}
{"type":"track","track":7,"kind":"object","parent":1,"upid":0,"name":"Doc"}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":310000,"dur":60000,"name":"draw"}
{"type":"slice","id":8,"track":2,"lane":0,"depth":0,"ts":410000,"dur":60000,"name":"draw"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":100000,"dur":400000,"name":"task","cat":"top,net","tts":10000,"tdur":250000,"args":{"url":"a.js","size":1536,"list":[1,2.5,"x"],"in":{"ok":true,"none":null}}}
{"type":"slice","id":9,"track":4,"lane":0,"depth":0,"ts":600000,"dur":-1,"name":"wait"}
{"type":"slice","id":3,"track":4,"lane":0,"depth":1,"ts":200000,"dur":100000,"name":"parse","cat":"net","parent":2,"args":{"frame":{"id_ref":"0x2"}}}
{"type":"slice","id":0,"track":5,"lane":0,"depth":0,"ts":50000,"dur":400000,"name":"load","cat":"net","args":{"url":"b.js"}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":1,"ts":80000,"dur":100000,"name":"dns","cat":"net","parent":0}
{"type":"slice","id":4,"track":5,"lane":1,"depth":0,"ts":300000,"dur":200000,"name":"load","cat":"net"}
{"type":"instant","id":7,"track":0,"scope":"global","ts":400000,"name":"vsync"}
{"type":"instant","id":6,"track":1,"scope":"process","ts":350000,"name":"paint","args":{"n":1}}
{"type":"counter","track":6,"ts":100000,"series":"used","value":5}
{"type":"counter","track":6,"ts":300000,"series":"used","value":8}
{"type":"counter","track":6,"ts":100000,"series":"free","value":3}
{"type":"counter","track":6,"ts":300000,"series":"free","value":0}
{"type":"flow","from":3,"to":5,"from_ts":210000,"to_ts":320000,"id":5,"name":"post","cat":"ipc"}
{"type":"flow","from":5,"to":9,"from_ts":320000,"to_ts":620000,"id":5,"name":"post","cat":"ipc"}
{"type":"object","track":7,"id":"0x2","name":"Doc","created":100000,"destroyed":550000}
{"type":"snapshot","object":0,"ts":150000,"value":{"nodes":3}}
{"type":"snapshot","object":0,"ts":250000,"value":{"nodes":9,"size":"big"}}
{"type":"ref","slice":3,"path":"frame","object":0,"snapshot_ts":150000}
{"type":"sample","track":3,"ts":320000,"name":"cycles","weight":3,"stack":["main","fill"]}
{"type":"sample","track":3,"ts":330000,"name":"cycles","weight":2,"stack":["main"]}
{"type":"sample","track":3,"ts":430000,"name":"cycles","weight":1,"stack":["main","fill"]}
{"type":"metadata","name":"metadata","value":{"os":"Linux","cpus":4}}
{"type":"warning","code":"stray-end","count":1,"offset":2025,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":1,"offset":577,"message":"a begin without an end, or an X without dur: shown as open-ended"}
$ export --json mixed
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"args":{"name":"web"}},
{"ph":"M","name":"process_labels","pid":7,"args":{"labels":"tab"}},
{"ph":"M","name":"thread_name","pid":7,"tid":8,"args":{"name":"io"}},
{"ph":"M","name":"thread_name","pid":7,"tid":9,"args":{"name":"gpu"}},
{"ph":"X","name":"draw","ts":310,"dur":60,"pid":7,"tid":9},
{"ph":"X","name":"draw","ts":410,"dur":60,"pid":7,"tid":9},
{"ph":"X","name":"task","cat":"top,net","ts":100,"dur":400,"pid":7,"tid":8,"tts":10,"tdur":250,"args":{"url":"a.js","size":1536,"list":[1,2.5,"x"],"in":{"ok":true,"none":null}}},
{"ph":"X","name":"parse","cat":"net","ts":200,"dur":100,"pid":7,"tid":8,"args":{"frame":{"id_ref":"0x2"}}},
{"ph":"B","name":"wait","ts":600,"pid":7,"tid":8},
{"ph":"b","name":"load","cat":"net","ts":50,"pid":7,"tid":0,"id":6,"args":{"url":"b.js"}},
{"ph":"b","name":"dns","cat":"net","ts":80,"pid":7,"tid":0,"id":6},
{"ph":"e","name":"dns","cat":"net","ts":180,"pid":7,"tid":0,"id":6},
{"ph":"e","name":"load","cat":"net","ts":450,"pid":7,"tid":0,"id":6},
{"ph":"b","name":"load","cat":"net","ts":300,"pid":7,"tid":0,"id":8},
{"ph":"e","name":"load","cat":"net","ts":500,"pid":7,"tid":0,"id":8},
{"ph":"s","name":"post","cat":"ipc","ts":210,"pid":7,"tid":8,"id":1},
{"ph":"f","name":"post","cat":"ipc","ts":320,"pid":7,"tid":9,"id":1,"bp":"e"},
{"ph":"s","name":"post","cat":"ipc","ts":320,"pid":7,"tid":9,"id":2},
{"ph":"f","name":"post","cat":"ipc","ts":620,"pid":7,"tid":8,"id":2,"bp":"e"},
{"ph":"i","name":"vsync","ts":400,"pid":0,"tid":0,"s":"g"},
{"ph":"i","name":"paint","ts":350,"pid":7,"s":"p","args":{"n":1}},
{"ph":"C","name":"heap","ts":100,"pid":7,"args":{"used":5,"free":3}},
{"ph":"C","name":"heap","ts":300,"pid":7,"args":{"used":8,"free":0}},
{"ph":"N","name":"Doc","ts":100,"pid":7,"id":"0x2"},
{"ph":"O","name":"Doc","ts":150,"pid":7,"id":"0x2","args":{"snapshot":{"nodes":3}}},
{"ph":"O","name":"Doc","ts":250,"pid":7,"id":"0x2","args":{"snapshot":{"nodes":9,"size":"big"}}},
{"ph":"D","name":"Doc","ts":550,"pid":7,"id":"0x2"}
],
"samples":[
{"cpu":0,"pid":7,"tid":9,"ts":320,"name":"cycles","sf":1,"weight":3},
{"cpu":0,"pid":7,"tid":9,"ts":330,"name":"cycles","sf":0,"weight":2},
{"cpu":0,"pid":7,"tid":9,"ts":430,"name":"cycles","sf":1,"weight":1}
],
"stackFrames":{
"0":{"name":"main","category":"app"},
"1":{"name":"fill","category":"lib","parent":"0"}
},
"metadata":{"os":"Linux","cpus":4}}
$ check mixed
mixed: 27 events, 2 to report
  stray-end, once
      an end that no open begin matches: ignored
      byte 2025, line 28
  unfinished, once
      a begin without an end, or an X without dur: shown as open-ended
      byte 577, line 8
$ check --json mixed
{"files":["mixed"],"events":27,"total":2,"warnings":[{"count":1,"code":"stray-end","what":"an end that no open begin matches","done":"ignored","places":[{"offset":2025,"line":28}]},{"count":1,"code":"unfinished","what":"a begin without an end, or an X without dur","done":"shown as open-ended","places":[{"offset":577,"line":8}]}]}
$ list mixed
type   id  ts           dur     self    depth  track    category  name
-----  --  -----------  ------  ------  -----  -------  --------  -----
slice   2  0.000 050 s  400 µs  300 µs      0  io [8]   top,net   task
slice   0  0 s          400 µs  300 µs      0  load     net       load
slice   4  0.000 250 s  200 µs  200 µs      0  load     net       load
slice   3  0.000 150 s  100 µs  100 µs      1  io [8]   net       parse
slice   1  0.000 030 s  100 µs  100 µs      1  load     net       dns
slice   5  0.000 260 s  60 µs   60 µs       0  gpu [9]            draw
slice   8  0.000 360 s  60 µs   60 µs       0  gpu [9]            draw
slice   9  0.000 550 s  [NULL]  [NULL]      0  io [8]             wait
$ list --csv mixed --sort=ts
type,id,ts,dur,self,depth,track,category,name
slice,0,50000,400000,300000,0,load,net,load
slice,1,80000,100000,100000,1,load,net,dns
slice,2,100000,400000,300000,0,io [8],"top,net",task
slice,3,200000,100000,100000,1,io [8],net,parse
slice,4,300000,200000,200000,0,load,net,load
slice,5,310000,60000,60000,0,gpu [9],,draw
slice,8,410000,60000,60000,0,gpu [9],,draw
slice,9,600000,,,0,io [8],,wait
$ list --table=totals mixed
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list --table=async mixed
type   id  ts           dur     self    depth  track  category  name
-----  --  -----------  ------  ------  -----  -----  --------  ----
slice   0  0 s          400 µs  300 µs      0  load   net       load
slice   4  0.000 250 s  200 µs  200 µs      0  load   net       load
slice   1  0.000 030 s  100 µs  100 µs      1  load   net       dns
$ list --table=states mixed
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list --table=cpus mixed
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list mixed --sort=self --max=2
type   id  ts           dur     self    depth  track   category  name
-----  --  -----------  ------  ------  -----  ------  --------  ----
slice   2  0.000 050 s  400 µs  300 µs      0  io [8]  top,net   task
slice   0  0 s          400 µs  300 µs      0  load    net       load
$ stat mixed
NAME   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
task       1  400 µs  300 µs   57.7  400 µs   72.7  400 µs  400 µs  400 µs  400 µs  400 µs      0        0     0
draw       2  120 µs  120 µs   23.1   60 µs   21.8   60 µs   60 µs   60 µs   60 µs   60 µs  40 µs    40 µs     0
parse      1  100 µs  100 µs   19.2  100 µs   18.2  100 µs  100 µs  100 µs  100 µs  100 µs      0        0     0
wait       0       0       0    0.0            0.0                                                             1          0
TOTAL      4  520 µs  520 µs  100.0  400 µs   94.5  155 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --by=category mixed
CATEGORY       COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
top,net            1  400 µs  300 µs   57.7  400 µs   72.7  400 µs  400 µs  400 µs  400 µs  400 µs      0        0     0
(no category)      2  120 µs  120 µs   23.1   60 µs   21.8   60 µs   60 µs   60 µs   60 µs   60 µs  40 µs    40 µs     1          0
net                1  100 µs  100 µs   19.2  100 µs   18.2  100 µs  100 µs  100 µs  100 µs  100 µs      0        0     0
TOTAL              4  520 µs  520 µs  100.0  400 µs   94.5  155 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --by=thread mixed
THREAD   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
io [8]       2  400 µs  400 µs   76.9  400 µs   72.7  250 µs  100 µs  400 µs  400 µs  100 µs      0        0     1          0
gpu [9]      2  120 µs  120 µs   23.1   60 µs   21.8   60 µs   60 µs   60 µs   60 µs   60 µs  40 µs    40 µs     0
TOTAL        4  520 µs  520 µs  100.0  400 µs   94.5  155 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --by=process,depth mixed
PROCESS  DEPTH  COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
web [7]  0          3  520 µs  420 µs   80.8  400 µs   94.5  173 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
web [7]  1          1  100 µs  100 µs   19.2  100 µs   18.2  100 µs  100 µs  100 µs  100 µs  100 µs      0        0     0
TOTAL               4  520 µs  520 µs  100.0  400 µs   94.5  155 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --by=track mixed
TRACK    COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
io [8]       2  400 µs  400 µs   76.9  400 µs   72.7  250 µs  100 µs  400 µs  400 µs  100 µs      0        0     1          0
gpu [9]      2  120 µs  120 µs   23.1   60 µs   21.8   60 µs   60 µs   60 µs   60 µs   60 µs  40 µs    40 µs     0
TOTAL        4  520 µs  520 µs  100.0  400 µs   94.5  155 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --by=parent mixed
PARENT  COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
(top)       3  520 µs  420 µs   80.8  400 µs   94.5  173 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
task        1  100 µs  100 µs   19.2  100 µs   18.2  100 µs  100 µs  100 µs  100 µs  100 µs      0        0     0
TOTAL       4  520 µs  520 µs  100.0  400 µs   94.5  155 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --by=args.url mixed
args.url  COUNT    WALL    SELF  SELF%     MAX  AREA%      AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
a.js          1  400 µs  300 µs   57.7  400 µs   72.7   400 µs  400 µs  400 µs  400 µs  400 µs      0        0     0
(none)        3  220 µs  220 µs   42.3  100 µs   40.0  73.3 µs   60 µs  100 µs  100 µs   60 µs  40 µs    40 µs     1          0
TOTAL         4  520 µs  520 µs  100.0  400 µs   94.5   155 µs   60 µs  400 µs  400 µs   60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --by=label --sort=max mixed
LABEL   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG    P50     P95     P99    MIN   GAPS  MAX GAP  OPEN  OPEN WALL
(none)      4  520 µs  520 µs  100.0  400 µs   94.5  155 µs  60 µs  400 µs  400 µs  60 µs  40 µs    40 µs     1          0
TOTAL       4  520 µs  520 µs  100.0  400 µs   94.5  155 µs  60 µs  400 µs  400 µs  60 µs  40 µs    40 µs     1          0
ttv: 1 slice without an end counts apart (OPEN)
$ stat --table=counters mixed
COUNTER    COUNT  FIRST  LAST  DELTA  MIN       MIN AT  MAX       MAX AT  MEAN  RATE/S
heap.free      2      3     0     -3    0  0.000 250 s    3  0.000 050 s   1.2  -5,455
heap.used      2      5     8      3    5  0.000 050 s    8  0.000 250 s   6.8   5,455
$ stat --table=instants mixed
NAME   COUNT  RATE/S        FIRST         LAST
vsync      1   1,818  0.000 350 s  0.000 350 s
paint      1   1,818  0.000 300 s  0.000 300 s
$ stat --table=async mixed
NAME   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
load       2  600 µs  500 µs   83.3  400 µs  109.1  300 µs  200 µs  400 µs  400 µs  200 µs     0        0     0
dns        1  100 µs  100 µs   16.7  100 µs   18.2  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL      3  600 µs  600 µs  100.0  400 µs  109.1  233 µs  200 µs  400 µs  400 µs  100 µs     0        0     0
$ stat --table=states mixed
NAME   COUNT  WALL  WALL%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0                0.0                                             0
$ stat --table=cpus mixed
NAME   COUNT  WALL  WALL%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0                0.0                                             0
$ stat --table=flows mixed
FROM     TO       COUNT     AVG     MAX     MIN   TOTAL
io [8]   gpu [9]      1  110 µs  110 µs  110 µs  110 µs
gpu [9]  io [8]       1  300 µs  300 µs  300 µs  300 µs
$ flame mixed
     TOTAL     %       SELF     COUNT  NAME
    520 µs 100.0          0         0  all
    400 µs  76.9     300 µs         1    task
    100 µs  19.2     100 µs         1      parse
    120 µs  23.1     120 µs         2    draw
         0   0.0          0         1    wait
ttv: 1 slice without an end, weighed by what is inside
$ flame --by-label mixed
     TOTAL     %       SELF     COUNT  NAME
    520 µs 100.0          0         0  all
    400 µs  76.9     300 µs         1    task
    100 µs  19.2     100 µs         1      parse
    120 µs  23.1     120 µs         2    draw
         0   0.0          0         1    wait
ttv: 1 slice without an end, weighed by what is inside
$ flame --invert mixed
     TOTAL     %       SELF     COUNT  NAME
    620 µs 100.0          0         0  all
    400 µs  64.5     300 µs         1    task
    120 µs  19.4     120 µs         2    draw
    100 µs  16.1     100 µs         1    parse
    100 µs  16.1     100 µs         1      task
         0   0.0          0         1    wait
ttv: 1 slice without an end, weighed by what is inside
$ flame --weight=self mixed
     TOTAL     %       SELF     COUNT  NAME
    520 µs 100.0          0         0  all
    400 µs  76.9     300 µs         1    task
    100 µs  19.2     100 µs         1      parse
    120 µs  23.1     120 µs         2    draw
         0   0.0          0         1    wait
ttv: 1 slice without an end, weighed by what is inside
$ flame --weight=cpu mixed
     TOTAL     %       SELF     COUNT  NAME
    250 µs 100.0          0         0  all
    250 µs 100.0     250 µs         1    task
         0   0.0          0         1      parse
         0   0.0          0         2    draw
         0   0.0          0         1    wait
ttv: 4 slices without a cpu time, weighed by what is inside
$ flame --weight=count mixed
     TOTAL     %       SELF     COUNT  NAME
         5 100.0          0         0  all
         2  40.0          2         2    draw
         2  40.0          1         1    task
         1  20.0          1         1      parse
         1  20.0          1         1    wait
$ flame --weight=samples mixed
     TOTAL     %       SELF     COUNT  NAME
         6 100.0          0         0  all
         6 100.0          2         1    main   app
         4  66.7          4         2      fill   lib
$ flame --format=folded mixed
task 300000
task;parse 100000
draw 120000
ttv: 1 slice without an end, weighed by what is inside
$ flame --nodes=3 mixed
     TOTAL     %       SELF     COUNT  NAME
    520 µs 100.0          0         0  all
    400 µs  76.9     400 µs         0    (left out)
    120 µs  23.1     120 µs         2    draw
ttv: 1 slice without an end, weighed by what is inside
ttv: 3 slices past the limit of nodes, counted in the callers (--nodes)
$ why mixed
                                                  400 µs  io [8]  task
ttv: no flow, wakeup or span leads here
$ why --way=effects mixed
                                                  400 µs  io [8]  task
   +220 µs  flow from inside, to                   60 µs  gpu [9]  draw
   +300 µs  flow to                               no end  io [8]  wait
$ why --way=inside mixed
                                                  400 µs     self 300 µs  io [8]  task
   +100 µs  longest inside                        100 µs     self 100 µs  io [8]  parse
$ why --way=path mixed
                                                  200 µs  io [8]  task
            after                                 100 µs  io [8]  parse
            after                                 100 µs  io [8]  task
$ find /./ mixed
               0 s    400 µs  load  web [7] / load
       0.000 030 s    100 µs  dns  web [7] / load
       0.000 050 s    400 µs  task  web [7] / io [8]
       0.000 100 s            Doc  web [7] / Doc
       0.000 150 s    100 µs  parse  web [7] / io [8]
       0.000 200 s            Doc  web [7] / Doc
       0.000 250 s    200 µs  load  web [7] / load
       0.000 260 s     60 µs  draw  web [7] / gpu [9]
       0.000 300 s            paint  web [7]
       0.000 350 s            vsync  global
       0.000 360 s     60 µs  draw  web [7] / gpu [9]
       0.000 550 s      open  wait  web [7] / io [8]
$ find a mixed
               0 s    400 µs  load  web [7] / load
       0.000 050 s    400 µs  task  web [7] / io [8]
       0.000 100 s            Doc  web [7] / Doc
       0.000 150 s    100 µs  parse  web [7] / io [8]
       0.000 200 s            Doc  web [7] / Doc
       0.000 250 s    200 µs  load  web [7] / load
       0.000 260 s     60 µs  draw  web [7] / gpu [9]
       0.000 300 s            paint  web [7]
       0.000 360 s     60 µs  draw  web [7] / gpu [9]
       0.000 550 s      open  wait  web [7] / io [8]
$ assert mixed "count(run) == 1" "max(dur of read) < 1us" "count(read) > 2"
FAIL  count(run) == 1: 0 against 1
FAIL  max(dur of read) < 1us: nothing against 1 µs (nothing matches on the left)
FAIL  count(read) > 2: 0 against 2
= 1
$ list mixed --from=150us --to=350us
type   id  ts           dur     self    depth  track    category  name
-----  --  -----------  ------  ------  -----  -------  --------  -----
slice   2  0.000 050 s  400 µs  300 µs      0  io [8]   top,net   task
slice   0  0 s          400 µs  300 µs      0  load     net       load
slice   4  0.000 250 s  200 µs  200 µs      0  load     net       load
slice   3  0.000 150 s  100 µs  100 µs      1  io [8]   net       parse
slice   5  0.000 260 s  60 µs   60 µs       0  gpu [9]            draw
$ stat mixed --from=150us --to=350us
NAME   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
task       1  200 µs  100 µs   38.5  200 µs  100.0  200 µs  200 µs  200 µs  200 µs  200 µs     0        0     0
parse      1  100 µs  100 µs   38.5  100 µs   50.0  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
draw       1   60 µs   60 µs   23.1   60 µs   30.0   60 µs   60 µs   60 µs   60 µs   60 µs     0        0     0
TOTAL      3  260 µs  260 µs  100.0  200 µs  130.0  120 µs  100 µs  200 µs  200 µs   60 µs     0        0     0
$ flame mixed --from=150us --to=350us
     TOTAL     %       SELF     COUNT  NAME
    260 µs 100.0          0         0  all
    200 µs  76.9     100 µs         1    task
    100 µs  38.5     100 µs         1      parse
     60 µs  23.1      60 µs         1    draw
$ export mixed --from=150us --to=350us
{"type":"trace","format":"chrome-json","start":50000,"end":600000,"events":27}
{"type":"process","upid":0,"pid":7,"name":"web","labels":["tab"]}
{"type":"thread","utid":0,"upid":0,"tid":8,"name":"io"}
{"type":"thread","utid":1,"upid":0,"tid":9,"name":"gpu"}
{"type":"track","track":1,"kind":"process","upid":0,"name":"web"}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":1,"name":"gpu"}
{"type":"track","track":3,"kind":"sample","parent":2,"upid":0,"utid":1,"name":null}
{"type":"track","track":4,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"io"}
{"type":"track","track":5,"kind":"async","parent":1,"upid":0,"name":"load"}
{"type":"track","track":6,"kind":"counter","parent":1,"upid":0,"name":"heap"}
{"type":"track","track":7,"kind":"object","parent":1,"upid":0,"name":"Doc"}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":310000,"dur":60000,"name":"draw"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":100000,"dur":400000,"name":"task","cat":"top,net","tts":10000,"tdur":250000,"args":{"url":"a.js","size":1536,"list":[1,2.5,"x"],"in":{"ok":true,"none":null}}}
{"type":"slice","id":3,"track":4,"lane":0,"depth":1,"ts":200000,"dur":100000,"name":"parse","cat":"net","parent":2,"args":{"frame":{"id_ref":"0x2"}}}
{"type":"slice","id":0,"track":5,"lane":0,"depth":0,"ts":50000,"dur":400000,"name":"load","cat":"net","args":{"url":"b.js"}}
{"type":"slice","id":4,"track":5,"lane":1,"depth":0,"ts":300000,"dur":200000,"name":"load","cat":"net"}
{"type":"instant","id":6,"track":1,"scope":"process","ts":350000,"name":"paint","args":{"n":1}}
{"type":"counter","track":6,"ts":100000,"series":"used","value":5}
{"type":"counter","track":6,"ts":300000,"series":"used","value":8}
{"type":"counter","track":6,"ts":100000,"series":"free","value":3}
{"type":"counter","track":6,"ts":300000,"series":"free","value":0}
{"type":"flow","from":3,"to":5,"from_ts":210000,"to_ts":320000,"id":5,"name":"post","cat":"ipc"}
{"type":"object","track":7,"id":"0x2","name":"Doc","created":100000,"destroyed":550000}
{"type":"snapshot","object":0,"ts":150000,"value":{"nodes":3}}
{"type":"snapshot","object":0,"ts":250000,"value":{"nodes":9,"size":"big"}}
{"type":"ref","slice":3,"path":"frame","object":0,"snapshot_ts":150000}
{"type":"sample","track":3,"ts":320000,"name":"cycles","weight":3,"stack":["main","fill"]}
{"type":"sample","track":3,"ts":330000,"name":"cycles","weight":2,"stack":["main"]}
{"type":"metadata","name":"metadata","value":{"os":"Linux","cpus":4}}
{"type":"warning","code":"stray-end","count":1,"offset":2025,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":1,"offset":577,"message":"a begin without an end, or an X without dur: shown as open-ended"}
ttv: ndjson: 1 flows that leave the piece: left out
$ stat --table=counters mixed --from=150us --to=350us
COUNTER    COUNT  FIRST  LAST  DELTA  MIN       MIN AT  MAX       MAX AT  MEAN   RATE/S
heap.free      1      3     0     -3    0  0.000 250 s    3  0.000 150 s   1.5  -15,000
heap.used      1      5     8      3    5  0.000 150 s    8  0.000 250 s   6.5   15,000
$ stat --table=states mixed --from=150us --to=350us
NAME   COUNT  WALL  WALL%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0                0.0                                             0
$ query mixed --from=150us --to=350us "SELECT id, ts, dur, name FROM slice"
id  ts      dur     name
--  ------  ------  -----
 0   50000  400000  load
 2  100000  400000  task
 3  200000  100000  parse
 4  300000  200000  load
 5  310000   60000  draw
 6  350000       0  paint
$ query mixed "SELECT * FROM args"
id          arg_set_id  flat_key              key                      int_value  string_value  real_value  value_type  display_value
----------  ----------  --------------------  -----------------------  ---------  ------------  ----------  ----------  -------------
         0           0  args.url              args.url                 [NULL]     b.js          [NULL]      string      b.js
 536870912           2  args.url              args.url                 [NULL]     a.js          [NULL]      string      a.js
 536870913           2  args.size             args.size                     1536  [NULL]        [NULL]      int                  1536
 536870914           2  args.list             args.list[0]                     1  [NULL]        [NULL]      int                     1
 536870915           2  args.list             args.list[1]             [NULL]     [NULL]               2.5  real                  2.5
 536870916           2  args.list             args.list[2]             [NULL]     x             [NULL]      string      x
 536870917           2  args.in.ok            args.in.ok                       1  [NULL]        [NULL]      bool        true
 805306368           3  args.frame.id_ref     args.frame.id_ref        [NULL]     0x2           [NULL]      string      0x2
1610612736           6  args.n                args.n                           1  [NULL]        [NULL]      int                     1
2684354560          10  name                  name                     [NULL]     post          [NULL]      string      post
2684354561          10  cat                   cat                      [NULL]     ipc           [NULL]      string      ipc
2952790016          11  name                  name                     [NULL]     post          [NULL]      string      post
2952790017          11  cat                   cat                      [NULL]     ipc           [NULL]      string      ipc
3221225472          12  args.snapshot.nodes   args.snapshot.nodes              3  [NULL]        [NULL]      int                     3
3489660928          13  args.snapshot.nodes   args.snapshot.nodes              9  [NULL]        [NULL]      int                     9
3489660929          13  args.snapshot.size    args.snapshot.size       [NULL]     big           [NULL]      string      big
4026531840          15  upid                  upid                             1  [NULL]        [NULL]      int                     1
4294967296          16  utid                  utid                             2  [NULL]        [NULL]      int                     2
4563402752          17  utid                  utid                             1  [NULL]        [NULL]      int                     1
5368709120          20  upid                  upid                             1  [NULL]        [NULL]      int                     1
5637144576          21  upid                  upid                             1  [NULL]        [NULL]      int                     1
5905580032          22  source                source                   [NULL]     chrome        [NULL]      string      chrome
6174015488          23  source                source                   [NULL]     chrome        [NULL]      string      chrome
6979321856          26  source                source                   [NULL]     chrome        [NULL]      string      chrome
6979321857          26  upid                  upid                             1  [NULL]        [NULL]      int                     1
7247757312          27  source                source                   [NULL]     chrome        [NULL]      string      chrome
7247757313          27  upid                  upid                             1  [NULL]        [NULL]      int                     1
8321499136          31  chrome.process_label  chrome.process_label[0]  [NULL]     tab           [NULL]      string      tab
$ query mixed "SELECT * FROM counter"
id  ts      track_id  value  arg_set_id
--  ------  --------  -----  ----------
 0  100000         6    5.0  [NULL]
 1  100000         7    3.0  [NULL]
 2  300000         6    8.0  [NULL]
 3  300000         7    0.0  [NULL]
$ query mixed "SELECT * FROM counter_track"
id  name       parent_id  type          dimension_arg_set_id  source_arg_set_id  machine_id  unit    description
--  ---------  ---------  ------------  --------------------  -----------------  ----------  ------  -----------
 6  heap used  [NULL]     json_counter                    20  [NULL]                      0  [NULL]  [NULL]
 7  heap free  [NULL]     json_counter                    21  [NULL]                      0  [NULL]  [NULL]
$ query mixed "SELECT * FROM counters"
id  ts      track_id  value  arg_set_id  name       unit
--  ------  --------  -----  ----------  ---------  ------
 0  100000         6    5.0  [NULL]      heap used  [NULL]
 1  100000         7    3.0  [NULL]      heap free  [NULL]
 2  300000         6    8.0  [NULL]      heap used  [NULL]
 3  300000         7    0.0  [NULL]      heap free  [NULL]
$ query mixed "SELECT * FROM cpu_profile_stack_sample"
id  ts      callsite_id  utid  process_priority
--  ------  -----------  ----  ----------------
 0  320000            1     2  [NULL]
 1  330000            0     2  [NULL]
 2  430000            1     2  [NULL]
$ query mixed "SELECT * FROM flow"
id  slice_out  slice_in  trace_id  arg_set_id
--  ---------  --------  --------  ----------
 0          3         5         5          10
 1          5         9         5          11
$ query mixed "SELECT * FROM instant"
ts      track_id  name   arg_set_id
------  --------  -----  ----------
350000         1  paint           6
400000         0  vsync  [NULL]
$ query mixed "SELECT * FROM machine"
id  raw_id  name    sysname  release  version  arch    num_cpus  android_build_fingerprint  android_device_manufacturer  android_sdk_version  system_ram_bytes  system_ram_gb  label_index
--  ------  ------  -------  -------  -------  ------  --------  -------------------------  ---------------------------  -------------------  ----------------  -------------  -----------
 0       0  [NULL]  [NULL]   [NULL]   [NULL]   [NULL]  [NULL]    [NULL]                     [NULL]                       [NULL]               [NULL]            [NULL]                   0
$ query mixed "SELECT * FROM metadata"
id  name                 key_type  int_value  str_value                             machine_id  trace_id
--  -------------------  --------  ---------  ------------------------------------  ----------  --------
 0  trace_type           single    [NULL]     json                                  [NULL]             0
 1  trace_time_clock_id  single           11  [NULL]                                [NULL]      [NULL]
 2  trace_size_bytes     single         2400  [NULL]                                [NULL]             0
 3  json_metadata.os     single    [NULL]     Linux                                 [NULL]             0
 4  json_metadata.cpus   single            4  [NULL]                                [NULL]             0
 5  trace_uuid           single    [NULL]     00000000-0000-0000-b2e9-8e27a0a30650  [NULL]             0
$ query mixed "SELECT * FROM object"
id  ts      dur     upid  object_id  name  category  base_type  scope
--  ------  ------  ----  ---------  ----  --------  ---------  ------
 0  100000  450000     1  0x2        Doc   [NULL]    [NULL]     [NULL]
$ query mixed "SELECT * FROM process"
id  upid  pid  name    start_ts  end_ts  parent_upid  uid     android_appid  android_user_id  cmdline  arg_set_id  machine_id
--  ----  ---  ------  --------  ------  -----------  ------  -------------  ---------------  -------  ----------  ----------
 0     0    0  [NULL]  [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
 1     1    7  web     [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]           31           0
$ query mixed "SELECT * FROM process_counter_track"
id  name       type          parent_id  source_arg_set_id  machine_id  unit    description  upid
--  ---------  ------------  ---------  -----------------  ----------  ------  -----------  ----
 6  heap used  json_counter  [NULL]     [NULL]                      0  [NULL]  [NULL]          1
 7  heap free  json_counter  [NULL]     [NULL]                      0  [NULL]  [NULL]          1
$ query mixed "SELECT * FROM process_track"
id  name    type                    parent_id  source_arg_set_id  machine_id  upid
--  ------  ----------------------  ---------  -----------------  ----------  ----
 1  [NULL]  chrome_process_instant  [NULL]                    23           0     1
$ query mixed "SELECT * FROM slice"
id  ts      dur     track_id  category  name   depth  parent_id  arg_set_id  thread_ts  thread_dur  thread_instruction_count  thread_instruction_delta  cat      slice_id
--  ------  ------  --------  --------  -----  -----  ---------  ----------  ---------  ----------  ------------------------  ------------------------  -------  --------
 0   50000  400000         4  net       load       0  [NULL]              0  [NULL]     [NULL]      [NULL]                    [NULL]                    net             0
 1   80000  100000         4  net       dns        1          0  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    net             1
 2  100000  400000         3  top,net   task       0  [NULL]              2      10000      250000  [NULL]                    [NULL]                    top,net         2
 3  200000  100000         3  net       parse      1          2           3  [NULL]     [NULL]      [NULL]                    [NULL]                    net             3
 4  300000  200000         5  net       load       0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    net             4
 5  310000   60000         2  [NULL]    draw       0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]          5
 6  350000       0         1  [NULL]    paint      0  [NULL]              6  [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]          6
 7  400000       0         0  [NULL]    vsync      0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]          7
 8  410000   60000         2  [NULL]    draw       0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]          8
 9  600000      -1         3  [NULL]    wait       0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]          9
$ query mixed "SELECT * FROM slice_by_name"
name   category  count  total_dur  min_dur  max_dur
-----  --------  -----  ---------  -------  -------
task   top,net       1     400000   400000   400000
parse  net           1     100000   100000   100000
wait   [NULL]        1         -1       -1       -1
load   net           2     600000   200000   400000
dns    net           1     100000   100000   100000
paint  [NULL]        1          0        0        0
vsync  [NULL]        1          0        0        0
draw   [NULL]        2     120000    60000    60000
$ query mixed "SELECT * FROM snapshot"
id  ts      object  arg_set_id
--  ------  ------  ----------
 0  150000       0          12
 1  250000       0          13
$ query mixed "SELECT * FROM stack_profile_callsite"
id  depth  parent_id  frame_id
--  -----  ---------  --------
 0      0  [NULL]            0
 1      1          0         1
$ query mixed "SELECT * FROM stack_profile_frame"
id  name  mapping  rel_pc  symbol_set_id  deobfuscated_name  type
--  ----  -------  ------  -------------  -----------------  ------
 0  main        0  [NULL]  [NULL]         [NULL]             [NULL]
 1  fill        1  [NULL]  [NULL]         [NULL]             [NULL]
$ query mixed "SELECT * FROM stack_profile_mapping"
id  build_id  exact_offset  start_offset  start   end     load_bias  name
--  --------  ------------  ------------  ------  ------  ---------  ----
 0  [NULL]    [NULL]        [NULL]        [NULL]  [NULL]  [NULL]     app
 1  [NULL]    [NULL]        [NULL]        [NULL]  [NULL]  [NULL]     lib
$ query mixed "SELECT * FROM stats"
id  name                                     key     idx     severity   source    value  description                                        machine_id  trace_id
--  ---------------------------------------  ------  ------  ---------  --------  -----  -------------------------------------------------  ----------  --------
 0  json_tokenizer_failure                   [NULL]  [NULL]  error      trace         0  Events that cannot be read                                  0         0
 1  json_parser_failure                      [NULL]  [NULL]  error      trace         0  Events that lack a member                                   0         0
 2  json_display_time_unit                   [NULL]  [NULL]  info       trace         0  The file wants a unit of time                               0         0
 3  flow_duplicate_id                        [NULL]  [NULL]  error      trace         0  Flows started twice                                         0         0
 4  flow_no_enclosing_slice                  [NULL]  [NULL]  error      trace         0  Flow events on no slice                                     0         0
 5  flow_step_without_start                  [NULL]  [NULL]  info       trace         0  Flow steps whose id has no start                            0         0
 6  flow_end_without_start                   [NULL]  [NULL]  info       trace         0  Flow ends without a start                                   0         0
 7  flow_invalid_id                          [NULL]  [NULL]  error      trace         0  Flow ids that are no number                                 0         0
 8  flow_without_direction                   [NULL]  [NULL]  error      trace         0  Flows without a direction                                   0         0
 9  slice_drop_overlapping_complete_event    [NULL]  [NULL]  error      analysis      0  Slices dropped because they overlap                         0         0
10  slice_spill_overlapping_complete_event   [NULL]  [NULL]  error      analysis      0  Slices that overlap and have a track of their own           0         0
11  slice_negative_duration                  [NULL]  [NULL]  error      analysis      0  Slices that end before they begin                           0         0
12  slice_max_depth_exceeded                 [NULL]  [NULL]  error      analysis      0  Slices nested too deep                                      0         0
13  misplaced_end_event                      [NULL]  [NULL]  data_loss  analysis      0  Ends that do not fit their begin                            0         0
14  trace_sorter_negative_timestamp_dropped  [NULL]  [NULL]  error      analysis      0  Events before time 0                                        0         0
15  systrace_parse_failure                   [NULL]  [NULL]  error      analysis      0  Lines that cannot be read                                   0         0
16  mismatched_sched_switch_tids             [NULL]  [NULL]  error      analysis      0  Switches that do not follow                                 0         0
17  track_event_parser_errors                [NULL]  [NULL]  error      analysis      0  Events of tracks that cannot have them                      0         0
18  track_event_invalid_timestamp            [NULL]  [NULL]  error      analysis      0  Events of tracks whose time is too large                    0         0
19  generic_task_state_invalid_order         [NULL]  [NULL]  error      analysis      0  States of tasks that cannot follow the one before           0         0
20  symbolization_tmp_build_id_not_found     [NULL]  [NULL]  error      analysis      0  Programs of /data/local/tmp that no id tells                0         0
21  ninja_parse_errors                       [NULL]  [NULL]  error      trace         0  Lines that cannot be read                                   0         0
22  fuchsia_non_numeric_counters             [NULL]  [NULL]  error      analysis      0  Values of counters that are no numbers                      0         0
23  fuchsia_timestamp_overflow               [NULL]  [NULL]  error      analysis      0  Times that are too large                                    0         0
24  fuchsia_record_read_error                [NULL]  [NULL]  error      analysis      0  Records that cannot be read                                 0         0
25  fuchsia_invalid_event                    [NULL]  [NULL]  error      analysis      0  Events that cannot be read                                  0         0
$ query mixed "SELECT * FROM thread"
id  utid  tid  name    start_ts  end_ts  upid  is_main_thread  is_idle  machine_id  arg_set_id
--  ----  ---  ------  --------  ------  ----  --------------  -------  ----------  ----------
 0     0    0  [NULL]  [NULL]    [NULL]     0               1        1           0  [NULL]
 1     1    8  io      [NULL]    [NULL]     1               0        0           0  [NULL]
 2     2    9  gpu     [NULL]    [NULL]     1               0        0           0  [NULL]
 3     3    7  [NULL]  [NULL]    [NULL]     1               1        0           0  [NULL]
$ query mixed "SELECT * FROM thread_track"
id  name    type              parent_id  source_arg_set_id  machine_id  utid
--  ------  ----------------  ---------  -----------------  ----------  ----
 2  [NULL]  thread_execution  [NULL]     [NULL]                      0     2
 3  [NULL]  thread_execution  [NULL]     [NULL]                      0     1
$ query mixed "SELECT * FROM trace_bounds"
start_ts  end_ts
--------  ------
   50000  600000
$ query mixed "SELECT * FROM track"
id  name       type                           dimension_arg_set_id  parent_id  source_arg_set_id  machine_id  track_group_id
--  ---------  -----------------------------  --------------------  ---------  -----------------  ----------  --------------
 0  [NULL]     legacy_chrome_global_instants  [NULL]                [NULL]                    22           0  [NULL]
 1  [NULL]     chrome_process_instant                           15  [NULL]                    23           0  [NULL]
 2  [NULL]     thread_execution                                 16  [NULL]     [NULL]                      0  [NULL]
 3  [NULL]     thread_execution                                 17  [NULL]     [NULL]                      0  [NULL]
 4  load       legacy_async_global_slice      [NULL]                [NULL]                    26           0  [NULL]
 5  load       legacy_async_global_slice      [NULL]                [NULL]                    27           0  [NULL]
 6  heap used  json_counter                                     20  [NULL]     [NULL]                      0  [NULL]
 7  heap free  json_counter                                     21  [NULL]     [NULL]                      0  [NULL]
$ query mixed "SELECT * FROM warning"
id  code       count  what                               done     offset
--  ---------  -----  ---------------------------------  -------  ------
65  stray-end      1  an end that no open begin matches  ignored    2025
$ flame --weight=samples mixed --from=275us --to=500us
     TOTAL     %       SELF     COUNT  NAME
         3 100.0          0         0  all
         3 100.0          2         1    main   app
         1  33.3          1         1      fill   lib
$ flame --weight=sampled mixed --from=275us --to=500us
     TOTAL     %       SELF     COUNT  NAME
    205 µs 100.0          0         0  all
    205 µs 100.0     100 µs         1    main   app
    105 µs  51.2     105 µs         2      fill   lib
$ flame --weight=samples mixed --from=0 --to=275us
     TOTAL     %       SELF     COUNT  NAME
         3 100.0          0         0  all
         3 100.0          0         0    main   app
         3 100.0          3         1      fill   lib
$ flame --weight=samples --format=folded mixed --from=281us
main;fill 1
