# Two threads of a kernel that take turns on a CPU.  Held against the trace by
# hand: three times on the CPU, eight states of which two have no end, the waker.
$ info kernel
kernel
  format   ftrace
  size     931 B
  events   7
  span     900 µs, from 1 s to 1.000 900 s

what there is
              2  processes
              2  threads
              1  CPU
             12  slices
              3  of them ran on a CPU
              8  of them are states of threads

events by phase
              4  sched_switch        event of the kernel
              1  sched_waking        event of the kernel
              2  tracing_mark_write  event of the kernel

CPUs, processes and threads                           slices      instants
  CPU 0                                                    3             0
  app [7]                                                  1             0
    app [7]                                                1             0
  db [8]                                                   0             0
    db [8]                                                 0             0

names                                            count       total        self
  draw                                               1      100 µs      100 µs

nothing was repaired
$ info --json kernel
{"files":[{"size":931,"path":"kernel","format":"ftrace"}],"format":"ftrace","size":931,"events":7,"phases":{"sched_switch":4,"sched_waking":1,"tracing_mark_write":2},"start":1000000000,"end":1000900000,"slices":12,"instants":0,"samples":0,"objects":0,"snapshots":0,"memory_dumps":0,"contexts":0,"flows":{"count":0,"unbound":0},"sched_slices":3,"states":8,"processes":[{"upid":0,"pid":7,"threads":1,"slices":1},{"upid":1,"pid":8,"threads":1,"slices":0}],"threads":[{"utid":0,"upid":0,"tid":7,"name":"app","slices":1,"instants":0},{"utid":1,"upid":1,"tid":8,"name":"db","slices":0,"instants":0}],"names":[{"count":1,"total":100000,"self":100000,"min":100000,"max":100000,"name":"draw"}],"counters":[],"warnings":[]}
$ export kernel
{"type":"trace","format":"ftrace","start":1000000000,"end":1000900000,"events":7}
{"type":"process","upid":0,"pid":7}
{"type":"process","upid":1,"pid":8}
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"app"}
{"type":"thread","utid":1,"upid":1,"tid":8,"name":"db"}
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"app"}
{"type":"track","track":3,"kind":"state","parent":2,"upid":0,"utid":0,"name":null}
{"type":"track","track":4,"kind":"process","upid":1,"name":null}
{"type":"track","track":5,"kind":"thread","parent":4,"upid":1,"utid":1,"name":"db"}
{"type":"track","track":6,"kind":"state","parent":5,"upid":1,"utid":1,"name":null}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":1000000000,"dur":500000,"name":"db","utid":1,"priority":120,"end_state":"R","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":1000500000,"dur":300000,"name":"app","utid":0,"priority":120,"end_state":"D","args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}}
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":1000800000,"dur":100000,"name":"db","utid":1,"priority":120,"end_state":"S","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000600000,"dur":100000,"name":"draw"}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":1000000000,"dur":300000,"name":"S","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":5,"track":3,"lane":0,"depth":0,"ts":1000300000,"dur":200000,"name":"R","waker":1,"args":{"comm":"app","pid":7,"prio":120,"target_cpu":"000"}}
{"type":"slice","id":6,"track":3,"lane":0,"depth":0,"ts":1000500000,"dur":300000,"name":"Running","cpu":0,"args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}}
{"type":"slice","id":7,"track":3,"lane":0,"depth":0,"ts":1000800000,"dur":-1,"name":"D","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":8,"track":6,"lane":0,"depth":0,"ts":1000000000,"dur":500000,"name":"Running","cpu":0,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":9,"track":6,"lane":0,"depth":0,"ts":1000500000,"dur":300000,"name":"R","args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}}
{"type":"slice","id":10,"track":6,"lane":0,"depth":0,"ts":1000800000,"dur":100000,"name":"Running","cpu":0,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":11,"track":6,"lane":0,"depth":0,"ts":1000900000,"dur":-1,"name":"S","args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"S","next_comm":"swapper/0","next_pid":0,"next_prio":120}}
$ export --json kernel
{"traceEvents":[
{"ph":"M","name":"thread_name","pid":7,"tid":7,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":8,"tid":8,"args":{"name":"db"}},
{"ph":"X","name":"db","ts":1000000,"dur":500,"pid":9,"tid":10,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}},
{"ph":"X","name":"app","ts":1000500,"dur":300,"pid":9,"tid":10,"args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}},
{"ph":"X","name":"db","ts":1000800,"dur":100,"pid":9,"tid":10,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}},
{"ph":"X","name":"draw","ts":1000600,"dur":100,"pid":7,"tid":7},
{"ph":"T","name":"S","ts":1000000,"dur":300,"pid":7,"tid":7,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}},
{"ph":"T","name":"R","ts":1000300,"dur":200,"pid":7,"tid":7,"args":{"comm":"app","pid":7,"prio":120,"target_cpu":"000"}},
{"ph":"T","name":"Running","ts":1000500,"dur":300,"pid":7,"tid":7,"args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}},
{"ph":"T","name":"D","ts":1000800,"dur":100,"pid":7,"tid":7,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}},
{"ph":"T","name":"Running","ts":1000000,"dur":500,"pid":8,"tid":8,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}},
{"ph":"T","name":"R","ts":1000500,"dur":300,"pid":8,"tid":8,"args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}},
{"ph":"T","name":"Running","ts":1000800,"dur":100,"pid":8,"tid":8,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}},
{"ph":"T","name":"S","ts":1000900,"dur":0,"pid":8,"tid":8,"args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"S","next_comm":"swapper/0","next_pid":0,"next_prio":120}},
{"ph":"M","name":"thread_name","pid":9,"tid":10,"args":{"name":"CPU 0"}}
]}
ttv: json: 1 tracks of their own: now threads
ttv: json: 2 states without an end: they end with the trace
$ check kernel
kernel: 7 events, nothing to report
$ check --json kernel
{"files":["kernel"],"events":7,"total":0,"warnings":[]}
$ list kernel
type   id  ts           dur     self    depth  track    category  name
-----  --  -----------  ------  ------  -----  -------  --------  ----
slice   0  0.000 600 s  100 µs  100 µs      0  app [7]            draw
$ list --csv kernel --sort=ts
type,id,ts,dur,self,depth,track,category,name
slice,0,1000600000,100000,100000,0,app [7],,draw
$ list --table=totals kernel
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list --table=async kernel
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list --table=states kernel
type   id  ts           dur     self    depth  track    category  name
-----  --  -----------  ------  ------  -----  -------  --------  -------
slice   8  0 s          500 µs  500 µs      0  db [8]             Running
slice   4  0 s          300 µs  300 µs      0  app [7]            S
slice   6  0.000 500 s  300 µs  300 µs      0  app [7]            Running
slice   9  0.000 500 s  300 µs  300 µs      0  db [8]             R
slice   5  0.000 300 s  200 µs  200 µs      0  app [7]            R
slice  10  0.000 800 s  100 µs  100 µs      0  db [8]             Running
slice   7  0.000 800 s  [NULL]  [NULL]      0  app [7]            D
slice  11  0.000 900 s  [NULL]  [NULL]      0  db [8]             S
$ list --table=cpus kernel
type   id  ts           dur     self    depth  track  category  name
-----  --  -----------  ------  ------  -----  -----  --------  ----
slice   1  0 s          500 µs  500 µs      0  CPU 0            db
slice   2  0.000 500 s  300 µs  300 µs      0  CPU 0            app
slice   3  0.000 800 s  100 µs  100 µs      0  CPU 0            db
$ list kernel --sort=self --max=2
type   id  ts           dur     self    depth  track    category  name
-----  --  -----------  ------  ------  -----  -------  --------  ----
slice   0  0.000 600 s  100 µs  100 µs      0  app [7]            draw
$ stat kernel
NAME   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
draw       1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL      1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ stat --by=category kernel
CATEGORY       COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
(no category)      1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL              1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ stat --by=thread kernel
THREAD            COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
app [7], app [7]      1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL                 1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ stat --by=process,depth kernel
PROCESS  DEPTH  COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
app [7]  0          1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL               1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ stat --by=track kernel
TRACK    COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
app [7]      1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL        1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ stat --by=parent kernel
PARENT  COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
(top)       1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL       1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ stat --by=args.url kernel
args.url  COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
(none)        1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL         1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
ttv: no event here has args.url
$ stat --by=label --sort=max kernel
LABEL   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
(none)      1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL       1  100 µs  100 µs  100.0  100 µs   11.1  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ stat --table=counters kernel
COUNTER  COUNT  FIRST  LAST  DELTA  MIN  MIN AT  MAX  MAX AT  MEAN  RATE/S
$ stat --table=instants kernel
NAME  COUNT  RATE/S  FIRST  LAST
$ stat --table=async kernel
NAME   COUNT  WALL  SELF  SELF%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0     0                0.0                                             0
$ stat --table=states kernel
NAME     COUNT    WALL  WALL%     MAX  AREA%     AVG     P50     P95     P99     MIN    GAPS  MAX GAP  OPEN  OPEN WALL
Running      3  900 µs   52.9  500 µs  100.0  300 µs  300 µs  500 µs  500 µs  100 µs  300 µs   300 µs     0
R            2  500 µs   29.4  300 µs   55.6  250 µs  200 µs  300 µs  300 µs  200 µs       0        0     0
S            1  300 µs   17.6  300 µs   33.3  300 µs  300 µs  300 µs  300 µs  300 µs       0        0     1          0
D            0       0    0.0            0.0                                                              1     100 µs
TOTAL        6  1.7 ms  100.0  500 µs  188.9  283 µs  300 µs  500 µs  500 µs  100 µs  300 µs   300 µs     2     100 µs
ttv: 2 slices without an end count apart (OPEN)
$ stat --table=cpus kernel
NAME   COUNT    WALL  WALL%     MAX  AREA%     AVG     P50     P95     P99     MIN    GAPS  MAX GAP  OPEN  OPEN WALL
db         2  600 µs   66.7  500 µs   66.7  300 µs  100 µs  500 µs  500 µs  100 µs  300 µs   300 µs     0
app        1  300 µs   33.3  300 µs   33.3  300 µs  300 µs  300 µs  300 µs  300 µs       0        0     0
TOTAL      3  900 µs  100.0  500 µs  100.0  300 µs  300 µs  500 µs  500 µs  100 µs  300 µs   300 µs     0
$ stat --table=flows kernel
FROM  TO  COUNT  AVG  MAX  MIN  TOTAL
$ flame kernel
     TOTAL     %       SELF     COUNT  NAME
    100 µs 100.0          0         0  all
    100 µs 100.0     100 µs         1    draw
$ flame --by-label kernel
     TOTAL     %       SELF     COUNT  NAME
    100 µs 100.0          0         0  all
    100 µs 100.0     100 µs         1    draw
$ flame --invert kernel
     TOTAL     %       SELF     COUNT  NAME
    100 µs 100.0          0         0  all
    100 µs 100.0     100 µs         1    draw
$ flame --weight=self kernel
     TOTAL     %       SELF     COUNT  NAME
    100 µs 100.0          0         0  all
    100 µs 100.0     100 µs         1    draw
$ flame --weight=cpu kernel
     TOTAL     %       SELF     COUNT  NAME
         0   0.0          0         0  all
         0   0.0          0         1    draw
ttv: 1 slice without a cpu time, weighed by what is inside
$ flame --weight=count kernel
     TOTAL     %       SELF     COUNT  NAME
         1 100.0          0         0  all
         1 100.0          1         1    draw
$ flame --weight=samples kernel
     TOTAL     %       SELF     COUNT  NAME
         0   0.0          0         0  all
$ flame --format=folded kernel
draw 100000
$ flame --nodes=3 kernel
     TOTAL     %       SELF     COUNT  NAME
    100 µs 100.0          0         0  all
    100 µs 100.0     100 µs         1    draw
$ why kernel
                                                  100 µs  app [7]  draw
   -300 µs  woken by                              500 µs  db [8]  Running
$ why --way=effects kernel
                                                  100 µs  app [7]  draw
ttv: no flow or wakeup leaves here
$ why --way=inside kernel
                                                  100 µs     self 100 µs  app [7]  draw
ttv: nothing is inside of it
$ why --way=path kernel
                                                  100 µs  app [7]  draw
            after                                 100 µs  app [7]  Running
            waited for the CPU of                 200 µs  db [8]  Running
            woken by                              300 µs  db [8]  Running
$ find /./ kernel
               0 s    500 µs  db  CPU 0
               0 s    300 µs  S  app [7] / app [7] / states
               0 s    500 µs  Running  db [8] / db [8] / states
       0.000 300 s    200 µs  R  app [7] / app [7] / states
       0.000 500 s    300 µs  app  CPU 0
       0.000 500 s    300 µs  Running  app [7] / app [7] / states
       0.000 500 s    300 µs  R  db [8] / db [8] / states
       0.000 600 s    100 µs  draw  app [7] / app [7]
       0.000 800 s    100 µs  db  CPU 0
       0.000 800 s      open  D  app [7] / app [7] / states
       0.000 800 s    100 µs  Running  db [8] / db [8] / states
       0.000 900 s      open  S  db [8] / db [8] / states
$ find a kernel
               0 s    500 µs  db  CPU 0
               0 s    300 µs  S  app [7] / app [7] / states
               0 s    500 µs  Running  db [8] / db [8] / states
       0.000 300 s    200 µs  R  app [7] / app [7] / states
       0.000 500 s    300 µs  app  CPU 0
       0.000 500 s    300 µs  Running  app [7] / app [7] / states
       0.000 500 s    300 µs  R  db [8] / db [8] / states
       0.000 600 s    100 µs  draw  app [7] / app [7]
       0.000 800 s    100 µs  db  CPU 0
       0.000 800 s      open  D  app [7] / app [7] / states
       0.000 800 s    100 µs  Running  db [8] / db [8] / states
       0.000 900 s      open  S  db [8] / db [8] / states
$ assert kernel "count(run) == 1" "max(dur of read) < 1us" "count(read) > 2"
FAIL  count(run) == 1: 0 against 1
FAIL  max(dur of read) < 1us: nothing against 1 µs (nothing matches on the left)
FAIL  count(read) > 2: 0 against 2
= 1
$ list kernel --from=200us --to=850us
type   id  ts           dur     self    depth  track    category  name
-----  --  -----------  ------  ------  -----  -------  --------  ----
slice   0  0.000 600 s  100 µs  100 µs      0  app [7]            draw
$ stat kernel --from=200us --to=850us
NAME   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
draw       1  100 µs  100 µs  100.0  100 µs   15.4  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
TOTAL      1  100 µs  100 µs  100.0  100 µs   15.4  100 µs  100 µs  100 µs  100 µs  100 µs     0        0     0
$ flame kernel --from=200us --to=850us
     TOTAL     %       SELF     COUNT  NAME
    100 µs 100.0          0         0  all
    100 µs 100.0     100 µs         1    draw
$ export kernel --from=200us --to=850us
{"type":"trace","format":"ftrace","start":1000000000,"end":1000900000,"events":7}
{"type":"process","upid":0,"pid":7}
{"type":"process","upid":1,"pid":8}
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"app"}
{"type":"thread","utid":1,"upid":1,"tid":8,"name":"db"}
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"app"}
{"type":"track","track":3,"kind":"state","parent":2,"upid":0,"utid":0,"name":null}
{"type":"track","track":4,"kind":"process","upid":1,"name":null}
{"type":"track","track":5,"kind":"thread","parent":4,"upid":1,"utid":1,"name":"db"}
{"type":"track","track":6,"kind":"state","parent":5,"upid":1,"utid":1,"name":null}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":1000000000,"dur":500000,"name":"db","utid":1,"priority":120,"end_state":"R","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":1000500000,"dur":300000,"name":"app","utid":0,"priority":120,"end_state":"D","args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}}
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":1000800000,"dur":100000,"name":"db","utid":1,"priority":120,"end_state":"S","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000600000,"dur":100000,"name":"draw"}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":1000000000,"dur":300000,"name":"S","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":5,"track":3,"lane":0,"depth":0,"ts":1000300000,"dur":200000,"name":"R","waker":1,"args":{"comm":"app","pid":7,"prio":120,"target_cpu":"000"}}
{"type":"slice","id":6,"track":3,"lane":0,"depth":0,"ts":1000500000,"dur":300000,"name":"Running","cpu":0,"args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}}
{"type":"slice","id":7,"track":3,"lane":0,"depth":0,"ts":1000800000,"dur":-1,"name":"D","args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":8,"track":6,"lane":0,"depth":0,"ts":1000000000,"dur":500000,"name":"Running","cpu":0,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"S","next_comm":"db","next_pid":8,"next_prio":120}}
{"type":"slice","id":9,"track":6,"lane":0,"depth":0,"ts":1000500000,"dur":300000,"name":"R","args":{"prev_comm":"db","prev_pid":8,"prev_prio":120,"prev_state":"R","next_comm":"app","next_pid":7,"next_prio":120}}
{"type":"slice","id":10,"track":6,"lane":0,"depth":0,"ts":1000800000,"dur":100000,"name":"Running","cpu":0,"args":{"prev_comm":"app","prev_pid":7,"prev_prio":120,"prev_state":"D","next_comm":"db","next_pid":8,"next_prio":120}}
$ stat --table=counters kernel --from=200us --to=850us
COUNTER  COUNT  FIRST  LAST  DELTA  MIN  MIN AT  MAX  MAX AT  MEAN  RATE/S
$ stat --table=states kernel --from=200us --to=850us
NAME     COUNT     WALL  WALL%     MAX  AREA%     AVG     P50     P95     P99     MIN    GAPS  MAX GAP  OPEN  OPEN WALL
Running      3   650 µs   52.0  300 µs  100.0  217 µs  300 µs  300 µs  300 µs   50 µs  300 µs   300 µs     0
R            2   500 µs   40.0  300 µs   76.9  250 µs  200 µs  300 µs  300 µs  200 µs       0        0     0
S            1   100 µs    8.0  100 µs   15.4  100 µs  100 µs  100 µs  100 µs  100 µs       0        0     0
D            0        0    0.0            0.0                                                              1      50 µs
TOTAL        6  1.25 ms  100.0  300 µs  192.3  208 µs  200 µs  300 µs  300 µs   50 µs  300 µs   300 µs     1      50 µs
ttv: 1 slice without an end counts apart (OPEN)
$ query kernel --from=200us --to=850us "SELECT id, ts, dur, name FROM slice"
id  ts          dur     name
--  ----------  ------  ----
 0  1000600000  100000  draw
$ query kernel "SELECT * FROM args"
id         arg_set_id  flat_key  key   int_value  string_value  real_value  value_type  display_value
---------  ----------  --------  ----  ---------  ------------  ----------  ----------  -------------
268435456           1  utid      utid          1  [NULL]        [NULL]      int                     1
$ query kernel "SELECT * FROM cpu"
id  ucpu  cpu  cluster_id  processor  machine_id  capacity  arg_set_id
--  ----  ---  ----------  ---------  ----------  --------  ----------
 0     0    0  [NULL]      [NULL]              0  [NULL]    [NULL]
$ query kernel "SELECT * FROM machine"
id  raw_id  name    sysname  release  version  arch    num_cpus  android_build_fingerprint  android_device_manufacturer  android_sdk_version  system_ram_bytes  system_ram_gb  label_index
--  ------  ------  -------  -------  -------  ------  --------  -------------------------  ---------------------------  -------------------  ----------------  -------------  -----------
 0       0  [NULL]  [NULL]   [NULL]   [NULL]   [NULL]  [NULL]    [NULL]                     [NULL]                       [NULL]               [NULL]            [NULL]                   0
$ query kernel "SELECT * FROM metadata"
id  name                 key_type  int_value  str_value                             machine_id  trace_id
--  -------------------  --------  ---------  ------------------------------------  ----------  --------
 0  trace_type           single    [NULL]     systrace                              [NULL]             0
 1  trace_time_clock_id  single            3  [NULL]                                [NULL]      [NULL]
 2  trace_size_bytes     single          931  [NULL]                                [NULL]             0
 3  trace_uuid           single    [NULL]     00000000-0000-0000-9913-2a93c382ec55  [NULL]             0
$ query kernel "SELECT * FROM process"
id  upid  pid  name    start_ts  end_ts  parent_upid  uid     android_appid  android_user_id  cmdline  arg_set_id  machine_id
--  ----  ---  ------  --------  ------  -----------  ------  -------------  ---------------  -------  ----------  ----------
 0     0    0  [NULL]  [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
 1     1    7  [NULL]  [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
 2     2    8  [NULL]  [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
$ query kernel "SELECT * FROM sched"
id  ts          dur     cpu  utid  end_state  priority  ucpu  ts_end
--  ----------  ------  ---  ----  ---------  --------  ----  ----------
 0  1000000000  500000    0     2  R               120     0  1000500000
 1  1000500000  300000    0     1  D               120     0  1000800000
 2  1000800000  100000    0     2  S               120     0  1000900000
 3  1000900000      -1    0     0  [NULL]          120     0  1000899999
$ query kernel "SELECT * FROM sched_slice"
id  ts          dur     cpu  utid  end_state  priority  ucpu
--  ----------  ------  ---  ----  ---------  --------  ----
 0  1000000000  500000    0     2  R               120     0
 1  1000500000  300000    0     1  D               120     0
 2  1000800000  100000    0     2  S               120     0
 3  1000900000      -1    0     0  [NULL]          120     0
$ query kernel "SELECT * FROM slice"
id  ts          dur     track_id  category  name  depth  parent_id  arg_set_id  thread_ts  thread_dur  thread_instruction_count  thread_instruction_delta  cat     slice_id
--  ----------  ------  --------  --------  ----  -----  ---------  ----------  ---------  ----------  ------------------------  ------------------------  ------  --------
 0  1000600000  100000         0  [NULL]    draw      0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         0
$ query kernel "SELECT * FROM slice_by_name"
name  category  count  total_dur  min_dur  max_dur
----  --------  -----  ---------  -------  -------
draw  [NULL]        1     100000   100000   100000
$ query kernel "SELECT * FROM stats"
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
$ query kernel "SELECT * FROM thread"
id  utid  tid  name     start_ts  end_ts  upid  is_main_thread  is_idle  machine_id  arg_set_id
--  ----  ---  -------  --------  ------  ----  --------------  -------  ----------  ----------
 0     0    0  swapper  [NULL]    [NULL]     0               1        1           0  [NULL]
 1     1    7  app      [NULL]    [NULL]     1               1        0           0  [NULL]
 2     2    8  db       [NULL]    [NULL]     2               1        0           0  [NULL]
$ query kernel "SELECT * FROM thread_state"
id  ts          dur     cpu     utid  state    io_wait  blocked_function  waker_utid  waker_id  irq_context  ucpu
--  ----------  ------  ------  ----  -------  -------  ----------------  ----------  --------  -----------  ------
 0  1000000000  500000       0     2  Running  [NULL]   [NULL]            [NULL]      [NULL]    [NULL]            0
 1  1000000000  300000  [NULL]     1  S        [NULL]   [NULL]            [NULL]      [NULL]    [NULL]       [NULL]
 2  1000300000  200000  [NULL]     1  R        [NULL]   [NULL]                     2         0            0  [NULL]
 3  1000500000  300000       0     1  Running  [NULL]   [NULL]            [NULL]      [NULL]    [NULL]            0
 4  1000500000  300000  [NULL]     2  R        [NULL]   [NULL]            [NULL]      [NULL]    [NULL]       [NULL]
 5  1000800000      -1  [NULL]     1  D        [NULL]   [NULL]            [NULL]      [NULL]    [NULL]       [NULL]
 6  1000800000  100000       0     2  Running  [NULL]   [NULL]            [NULL]      [NULL]    [NULL]            0
 7  1000900000      -1  [NULL]     2  S        [NULL]   [NULL]            [NULL]      [NULL]    [NULL]       [NULL]
$ query kernel "SELECT * FROM thread_track"
id  name    type              parent_id  source_arg_set_id  machine_id  utid
--  ------  ----------------  ---------  -----------------  ----------  ----
 0  [NULL]  thread_execution  [NULL]     [NULL]                      0     1
$ query kernel "SELECT * FROM trace_bounds"
start_ts    end_ts
----------  ----------
1000000000  1000900000
$ query kernel "SELECT * FROM track"
id  name    type              dimension_arg_set_id  parent_id  source_arg_set_id  machine_id  track_group_id
--  ------  ----------------  --------------------  ---------  -----------------  ----------  --------------
 0  [NULL]  thread_execution                     1  [NULL]     [NULL]                      0  [NULL]
