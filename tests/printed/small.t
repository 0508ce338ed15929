# A process of two threads, an arrow and a counter.  Held against the trace by
# hand: self times (run 100 - 30 - 40), the part from 12 to 55 us (run 43 with 28
# and 5 in it), the counter's mean (5 * 60 + 9 * 70) / 130.
$ info small
small
  format   chrome-json
  size     943 B
  events   15
  span     130 µs, from 0 s to 0.000 130 s

what there is
              1  process
              2  threads
              5  slices
              2  instants
              1  counter series
              3  counter values
              1  flow

events by phase
              3  C     counter
              3  M     metadata
              5  X     complete slice
              1  f     end of a flow
              2  i     instant
              1  s     start of a flow

processes and threads                                 slices      instants
  app [1]                                                  5             0
    main [1]                                               4             2
    work [2]                                               1             0

names                                            count       total        self
  run                                                1      100 µs       30 µs
  read                                               2       70 µs       65 µs
  job                                                1       30 µs       30 µs
  wait                                               1        5 µs        5 µs

counters                                        values       least        most
  mem: kb                                            3           5           9

nothing was repaired
$ info --json small
{"files":[{"size":943,"path":"small","format":"chrome-json"}],"format":"chrome-json","size":943,"events":15,"phases":{"C":3,"M":3,"X":5,"f":1,"i":2,"s":1},"start":0,"end":130000,"slices":5,"instants":2,"samples":0,"objects":0,"snapshots":0,"memory_dumps":0,"contexts":0,"flows":{"count":1,"unbound":0},"processes":[{"upid":0,"pid":1,"name":"app","threads":2,"slices":5}],"threads":[{"utid":0,"upid":0,"tid":1,"name":"main","slices":4,"instants":2},{"utid":1,"upid":0,"tid":2,"name":"work","slices":1,"instants":0}],"names":[{"count":1,"total":100000,"self":30000,"min":100000,"max":100000,"name":"run"},{"count":2,"total":70000,"self":65000,"min":30000,"max":40000,"name":"read"},{"count":1,"total":30000,"self":30000,"min":30000,"max":30000,"name":"job"},{"count":1,"total":5000,"self":5000,"min":5000,"max":5000,"name":"wait"}],"counters":[{"track":3,"samples":3,"name":"mem","series":"kb","min":5,"max":9}],"warnings":[]}
$ export small
{"type":"trace","format":"chrome-json","start":0,"end":130000,"events":15}
{"type":"process","upid":0,"pid":1,"name":"app"}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"main"}
{"type":"thread","utid":1,"upid":0,"tid":2,"name":"work"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"app"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"main"}
{"type":"track","track":2,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"work"}
{"type":"track","track":3,"kind":"counter","parent":0,"upid":0,"name":"mem"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":100000,"name":"run","cat":"k"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":10000,"dur":30000,"name":"read","parent":0,"args":{"file":"x.c"}}
{"type":"slice","id":4,"track":1,"lane":0,"depth":1,"ts":50000,"dur":40000,"name":"read","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":15000,"dur":5000,"name":"wait","parent":1}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":30000,"dur":30000,"name":"job"}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":60000,"name":"within"}
{"type":"instant","id":6,"track":1,"scope":"thread","ts":120000,"name":"late"}
{"type":"counter","track":3,"ts":0,"series":"kb","value":5}
{"type":"counter","track":3,"ts":60000,"series":"kb","value":9}
{"type":"counter","track":3,"ts":130000,"series":"kb","value":7}
{"type":"flow","from":2,"to":3,"from_ts":16000,"to_ts":30000,"id":1,"name":"go"}
$ export --json small
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"work"}},
{"ph":"X","name":"run","cat":"k","ts":0,"dur":100,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":10,"dur":30,"pid":1,"tid":1,"args":{"file":"x.c"}},
{"ph":"X","name":"wait","ts":15,"dur":5,"pid":1,"tid":1},
{"ph":"X","name":"read","ts":50,"dur":40,"pid":1,"tid":1},
{"ph":"X","name":"job","ts":30,"dur":30,"pid":1,"tid":2},
{"ph":"s","name":"go","ts":16,"pid":1,"tid":1,"id":1},
{"ph":"f","name":"go","ts":30,"pid":1,"tid":2,"id":1},
{"ph":"i","name":"within","ts":60,"pid":1,"tid":1,"s":"t"},
{"ph":"i","name":"late","ts":120,"pid":1,"tid":1,"s":"t"},
{"ph":"C","name":"mem","ts":0,"pid":1,"args":{"kb":5}},
{"ph":"C","name":"mem","ts":60,"pid":1,"args":{"kb":9}},
{"ph":"C","name":"mem","ts":130,"pid":1,"args":{"kb":7}}
]}
$ check small
small: 15 events, nothing to report
$ check --json small
{"files":["small"],"events":15,"total":0,"warnings":[]}
$ list small
type   id  ts           dur     self   depth  track     category  name
-----  --  -----------  ------  -----  -----  --------  --------  ----
slice   0  0 s          100 µs  30 µs      0  main [1]  k         run
slice   4  0.000 050 s  40 µs   40 µs      1  main [1]            read
slice   1  0.000 010 s  30 µs   25 µs      1  main [1]            read
slice   3  0.000 030 s  30 µs   30 µs      0  work [2]            job
slice   2  0.000 015 s  5 µs    5 µs       2  main [1]            wait
$ list --csv small --sort=ts
type,id,ts,dur,self,depth,track,category,name
slice,0,0,100000,30000,0,main [1],k,run
slice,1,10000,30000,25000,1,main [1],,read
slice,2,15000,5000,5000,2,main [1],,wait
slice,3,30000,30000,30000,0,work [2],,job
slice,4,50000,40000,40000,1,main [1],,read
$ list --table=totals small
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list --table=async small
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list --table=states small
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list --table=cpus small
type  id  ts  dur  self  depth  track  category  name
----  --  --  ---  ----  -----  -----  --------  ----
$ list small --sort=self --max=2
type   id  ts           dur     self   depth  track     category  name
-----  --  -----------  ------  -----  -----  --------  --------  ----
slice   4  0.000 050 s  40 µs   40 µs      1  main [1]            read
slice   0  0 s          100 µs  30 µs      0  main [1]  k         run
$ stat small
NAME   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
run        1  100 µs   30 µs   23.1  100 µs   76.9  100 µs  100 µs  100 µs  100 µs  100 µs      0        0     0
read       2   70 µs   65 µs   50.0   40 µs   53.8   35 µs   30 µs   40 µs   40 µs   30 µs  10 µs    10 µs     0
job        1   30 µs   30 µs   23.1   30 µs   23.1   30 µs   30 µs   30 µs   30 µs   30 µs      0        0     0
wait       1    5 µs    5 µs    3.8    5 µs    3.8    5 µs    5 µs    5 µs    5 µs    5 µs      0        0     0
TOTAL      5  130 µs  130 µs  100.0  100 µs  100.0   41 µs   30 µs  100 µs  100 µs    5 µs  10 µs    10 µs     0
$ stat --by=category small
CATEGORY       COUNT    WALL    SELF  SELF%     MAX  AREA%      AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
k                  1  100 µs   30 µs   23.1  100 µs   76.9   100 µs  100 µs  100 µs  100 µs  100 µs      0        0     0
(no category)      4  100 µs  100 µs   76.9   40 µs   76.9  26.3 µs   30 µs   40 µs   40 µs    5 µs  10 µs    10 µs     0
TOTAL              5  130 µs  130 µs  100.0  100 µs  100.0    41 µs   30 µs  100 µs  100 µs    5 µs  10 µs    10 µs     0
$ stat --by=thread small
THREAD    COUNT    WALL    SELF  SELF%     MAX  AREA%      AVG    P50     P95     P99    MIN  GAPS  MAX GAP  OPEN  OPEN WALL
main [1]      4  100 µs  100 µs   76.9  100 µs   76.9  43.8 µs  30 µs  100 µs  100 µs   5 µs     0        0     0
work [2]      1   30 µs   30 µs   23.1   30 µs   23.1    30 µs  30 µs   30 µs   30 µs  30 µs     0        0     0
TOTAL         5  130 µs  130 µs  100.0  100 µs  100.0    41 µs  30 µs  100 µs  100 µs   5 µs     0        0     0
$ stat --by=process,depth small
PROCESS  DEPTH  COUNT    WALL    SELF  SELF%     MAX  AREA%    AVG    P50     P95     P99    MIN   GAPS  MAX GAP  OPEN  OPEN WALL
app [1]  0          2  130 µs   60 µs   46.2  100 µs  100.0  65 µs  30 µs  100 µs  100 µs  30 µs      0        0     0
app [1]  1          2   70 µs   65 µs   50.0   40 µs   53.8  35 µs  30 µs   40 µs   40 µs  30 µs  10 µs    10 µs     0
app [1]  2          1    5 µs    5 µs    3.8    5 µs    3.8   5 µs   5 µs    5 µs    5 µs   5 µs      0        0     0
TOTAL               5  130 µs  130 µs  100.0  100 µs  100.0  41 µs  30 µs  100 µs  100 µs   5 µs  10 µs    10 µs     0
$ stat --by=track small
TRACK     COUNT    WALL    SELF  SELF%     MAX  AREA%      AVG    P50     P95     P99    MIN  GAPS  MAX GAP  OPEN  OPEN WALL
main [1]      4  100 µs  100 µs   76.9  100 µs   76.9  43.8 µs  30 µs  100 µs  100 µs   5 µs     0        0     0
work [2]      1   30 µs   30 µs   23.1   30 µs   23.1    30 µs  30 µs   30 µs   30 µs  30 µs     0        0     0
TOTAL         5  130 µs  130 µs  100.0  100 µs  100.0    41 µs  30 µs  100 µs  100 µs   5 µs     0        0     0
$ stat --by=parent small
PARENT  COUNT    WALL    SELF  SELF%     MAX  AREA%    AVG    P50     P95     P99    MIN   GAPS  MAX GAP  OPEN  OPEN WALL
(top)       2  130 µs   60 µs   46.2  100 µs  100.0  65 µs  30 µs  100 µs  100 µs  30 µs      0        0     0
run         2   70 µs   65 µs   50.0   40 µs   53.8  35 µs  30 µs   40 µs   40 µs  30 µs  10 µs    10 µs     0
read        1    5 µs    5 µs    3.8    5 µs    3.8   5 µs   5 µs    5 µs    5 µs   5 µs      0        0     0
TOTAL       5  130 µs  130 µs  100.0  100 µs  100.0  41 µs  30 µs  100 µs  100 µs   5 µs  10 µs    10 µs     0
$ stat --by=args.url small
args.url  COUNT    WALL    SELF  SELF%     MAX  AREA%    AVG    P50     P95     P99   MIN   GAPS  MAX GAP  OPEN  OPEN WALL
(none)        5  130 µs  130 µs  100.0  100 µs  100.0  41 µs  30 µs  100 µs  100 µs  5 µs  10 µs    10 µs     0
TOTAL         5  130 µs  130 µs  100.0  100 µs  100.0  41 µs  30 µs  100 µs  100 µs  5 µs  10 µs    10 µs     0
ttv: no event here has args.url
$ stat --by=label --sort=max small
LABEL   COUNT    WALL    SELF  SELF%     MAX  AREA%    AVG    P50     P95     P99   MIN   GAPS  MAX GAP  OPEN  OPEN WALL
(none)      5  130 µs  130 µs  100.0  100 µs  100.0  41 µs  30 µs  100 µs  100 µs  5 µs  10 µs    10 µs     0
TOTAL       5  130 µs  130 µs  100.0  100 µs  100.0  41 µs  30 µs  100 µs  100 µs  5 µs  10 µs    10 µs     0
$ stat --table=counters small
COUNTER  COUNT  FIRST  LAST  DELTA  MIN  MIN AT  MAX       MAX AT   MEAN  RATE/S
mem.kb       3      5     7      2    5     0 s    9  0.000 060 s  7.154  15,385
$ stat --table=instants small
NAME    COUNT  RATE/S        FIRST         LAST
within      1   7,692  0.000 060 s  0.000 060 s
late        1   7,692  0.000 120 s  0.000 120 s
$ stat --table=async small
NAME   COUNT  WALL  SELF  SELF%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0     0                0.0                                             0
$ stat --table=states small
NAME   COUNT  WALL  WALL%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0                0.0                                             0
$ stat --table=cpus small
NAME   COUNT  WALL  WALL%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0                0.0                                             0
$ stat --table=flows small
FROM      TO        COUNT    AVG    MAX    MIN  TOTAL
main [1]  work [2]      1  14 µs  14 µs  14 µs  14 µs
$ flame small
     TOTAL     %       SELF     COUNT  NAME
    130 µs 100.0          0         0  all
    100 µs  76.9      30 µs         1    run
     70 µs  53.8      65 µs         2      read
      5 µs   3.8       5 µs         1        wait
     30 µs  23.1      30 µs         1    job
$ flame --by-label small
     TOTAL     %       SELF     COUNT  NAME
    130 µs 100.0          0         0  all
    100 µs  76.9      30 µs         1    run
     70 µs  53.8      65 µs         2      read
      5 µs   3.8       5 µs         1        wait
     30 µs  23.1      30 µs         1    job
$ flame --invert small
     TOTAL     %       SELF     COUNT  NAME
    205 µs 100.0          0         0  all
    100 µs  48.8      30 µs         1    run
     70 µs  34.1      65 µs         2    read
     70 µs  34.1      65 µs         2      run
     30 µs  14.6      30 µs         1    job
      5 µs   2.4       5 µs         1    wait
      5 µs   2.4       5 µs         1      read
      5 µs   2.4       5 µs         1        run
$ flame --weight=self small
     TOTAL     %       SELF     COUNT  NAME
    130 µs 100.0          0         0  all
    100 µs  76.9      30 µs         1    run
     70 µs  53.8      65 µs         2      read
      5 µs   3.8       5 µs         1        wait
     30 µs  23.1      30 µs         1    job
$ flame --weight=cpu small
     TOTAL     %       SELF     COUNT  NAME
         0   0.0          0         0  all
         0   0.0          0         1    job
         0   0.0          0         1    run
         0   0.0          0         2      read
         0   0.0          0         1        wait
ttv: 5 slices without a cpu time, weighed by what is inside
$ flame --weight=count small
     TOTAL     %       SELF     COUNT  NAME
         5 100.0          0         0  all
         4  80.0          1         1    run
         3  60.0          2         2      read
         1  20.0          1         1        wait
         1  20.0          1         1    job
$ flame --weight=samples small
     TOTAL     %       SELF     COUNT  NAME
         0   0.0          0         0  all
$ flame --format=folded small
run 30000
run;read 65000
run;read;wait 5000
job 30000
$ flame --nodes=3 small
     TOTAL     %       SELF     COUNT  NAME
    130 µs 100.0          0         0  all
    100 µs  76.9     100 µs         1    run
     30 µs  23.1      30 µs         0    (left out)
ttv: 4 slices past the limit of nodes, counted in the callers (--nodes)
$ why small
                                                  100 µs  main [1]  run
ttv: no flow, wakeup or span leads here
$ why --way=effects small
                                                  100 µs  main [1]  run
    +30 µs  flow from inside, to                   30 µs  work [2]  job
$ why --way=inside small
                                                  100 µs      self 30 µs  main [1]  run
    +50 µs  longest inside                         40 µs      self 40 µs  main [1]  read  (longest of 2, 70 µs in all)
$ why --way=path small
                                                   10 µs  main [1]  run
            after                                  40 µs  main [1]  read
            after                                  30 µs  main [1]  run
            after                                   5 µs  main [1]  wait
            after                                  15 µs  main [1]  run
$ find /./ small
               0 s    100 µs  run  app [1] / main [1]
       0.000 010 s     30 µs  read  app [1] / main [1]
       0.000 015 s      5 µs  wait  app [1] / main [1]
       0.000 030 s     30 µs  job  app [1] / work [2]
       0.000 050 s     40 µs  read  app [1] / main [1]
       0.000 060 s            within  app [1] / main [1]
       0.000 120 s            late  app [1] / main [1]
$ find a small
       0.000 010 s     30 µs  read  app [1] / main [1]
       0.000 015 s      5 µs  wait  app [1] / main [1]
       0.000 050 s     40 µs  read  app [1] / main [1]
       0.000 120 s            late  app [1] / main [1]
$ assert small "count(run) == 1" "max(dur of read) < 1us" "count(read) > 2"
ok    count(run) == 1: 1 against 1
FAIL  max(dur of read) < 1us: 40 µs against 1 µs, slice 4
FAIL  count(read) > 2: 2 against 2
= 1
$ list small --from=12us --to=55us
type   id  ts           dur     self   depth  track     category  name
-----  --  -----------  ------  -----  -----  --------  --------  ----
slice   0  0 s          100 µs  30 µs      0  main [1]  k         run
slice   4  0.000 050 s  40 µs   40 µs      1  main [1]            read
slice   1  0.000 010 s  30 µs   25 µs      1  main [1]            read
slice   3  0.000 030 s  30 µs   30 µs      0  work [2]            job
slice   2  0.000 015 s  5 µs    5 µs       2  main [1]            wait
$ stat small --from=12us --to=55us
NAME   COUNT   WALL   SELF  SELF%    MAX  AREA%      AVG    P50    P95    P99    MIN   GAPS  MAX GAP  OPEN  OPEN WALL
run        1  43 µs  10 µs   14.7  43 µs  100.0    43 µs  43 µs  43 µs  43 µs  43 µs      0        0     0
read       2  33 µs  28 µs   41.2  28 µs   76.7  16.5 µs   5 µs  28 µs  28 µs   5 µs  10 µs    10 µs     0
job        1  25 µs  25 µs   36.8  25 µs   58.1    25 µs  25 µs  25 µs  25 µs  25 µs      0        0     0
wait       1   5 µs   5 µs    7.4   5 µs   11.6     5 µs   5 µs   5 µs   5 µs   5 µs      0        0     0
TOTAL      5  68 µs  68 µs  100.0  43 µs  158.1  21.2 µs  25 µs  43 µs  43 µs   5 µs  10 µs    10 µs     0
$ flame small --from=12us --to=55us
     TOTAL     %       SELF     COUNT  NAME
     68 µs 100.0          0         0  all
     43 µs  63.2      10 µs         1    run
     33 µs  48.5      28 µs         2      read
      5 µs   7.4       5 µs         1        wait
     25 µs  36.8      25 µs         1    job
$ export small --from=12us --to=55us
{"type":"trace","format":"chrome-json","start":0,"end":130000,"events":15}
{"type":"process","upid":0,"pid":1,"name":"app"}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"main"}
{"type":"thread","utid":1,"upid":0,"tid":2,"name":"work"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"app"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"main"}
{"type":"track","track":2,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"work"}
{"type":"track","track":3,"kind":"counter","parent":0,"upid":0,"name":"mem"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":100000,"name":"run","cat":"k"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":10000,"dur":30000,"name":"read","parent":0,"args":{"file":"x.c"}}
{"type":"slice","id":4,"track":1,"lane":0,"depth":1,"ts":50000,"dur":40000,"name":"read","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":15000,"dur":5000,"name":"wait","parent":1}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":30000,"dur":30000,"name":"job"}
{"type":"counter","track":3,"ts":0,"series":"kb","value":5}
{"type":"flow","from":2,"to":3,"from_ts":16000,"to_ts":30000,"id":1,"name":"go"}
$ stat --table=counters small --from=12us --to=55us
COUNTER  COUNT  FIRST  LAST  DELTA  MIN       MIN AT  MAX       MAX AT  MEAN  RATE/S
mem.kb       0      5     5      0    5  0.000 012 s    5  0.000 012 s     5       0
$ stat --table=states small --from=12us --to=55us
NAME   COUNT  WALL  WALL%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0                0.0                                             0
$ query small --from=12us --to=55us "SELECT id, ts, dur, name FROM slice"
id  ts     dur     name
--  -----  ------  ----
 0      0  100000  run
 1  10000   30000  read
 2  15000    5000  wait
 3  30000   30000  job
 4  50000   40000  read
$ query small "SELECT * FROM args"
id          arg_set_id  flat_key   key        int_value  string_value  real_value  value_type  display_value
----------  ----------  ---------  ---------  ---------  ------------  ----------  ----------  -------------
 268435456           1  args.file  args.file  [NULL]     x.c           [NULL]      string      x.c
1879048192           7  name       name       [NULL]     go            [NULL]      string      go
2147483648           8  utid       utid               1  [NULL]        [NULL]      int                     1
2415919104           9  utid       utid               2  [NULL]        [NULL]      int                     2
2684354560          10  upid       upid               1  [NULL]        [NULL]      int                     1
$ query small "SELECT * FROM counter"
id  ts      track_id  value  arg_set_id
--  ------  --------  -----  ----------
 0       0         2    5.0  [NULL]
 1   60000         2    9.0  [NULL]
 2  130000         2    7.0  [NULL]
$ query small "SELECT * FROM counter_track"
id  name    parent_id  type          dimension_arg_set_id  source_arg_set_id  machine_id  unit    description
--  ------  ---------  ------------  --------------------  -----------------  ----------  ------  -----------
 2  mem kb  [NULL]     json_counter                    10  [NULL]                      0  [NULL]  [NULL]
$ query small "SELECT * FROM counters"
id  ts      track_id  value  arg_set_id  name    unit
--  ------  --------  -----  ----------  ------  ------
 0       0         2    5.0  [NULL]      mem kb  [NULL]
 1   60000         2    9.0  [NULL]      mem kb  [NULL]
 2  130000         2    7.0  [NULL]      mem kb  [NULL]
$ query small "SELECT * FROM flow"
id  slice_out  slice_in  trace_id  arg_set_id
--  ---------  --------  --------  ----------
 0          2         3         1           7
$ query small "SELECT * FROM instant"
ts      track_id  name    arg_set_id
------  --------  ------  ----------
 60000         0  within  [NULL]
120000         0  late    [NULL]
$ query small "SELECT * FROM machine"
id  raw_id  name    sysname  release  version  arch    num_cpus  android_build_fingerprint  android_device_manufacturer  android_sdk_version  system_ram_bytes  system_ram_gb  label_index
--  ------  ------  -------  -------  -------  ------  --------  -------------------------  ---------------------------  -------------------  ----------------  -------------  -----------
 0       0  [NULL]  [NULL]   [NULL]   [NULL]   [NULL]  [NULL]    [NULL]                     [NULL]                       [NULL]               [NULL]            [NULL]                   0
$ query small "SELECT * FROM metadata"
id  name                 key_type  int_value  str_value                             machine_id  trace_id
--  -------------------  --------  ---------  ------------------------------------  ----------  --------
 0  trace_type           single    [NULL]     json                                  [NULL]             0
 1  trace_time_clock_id  single           11  [NULL]                                [NULL]      [NULL]
 2  trace_size_bytes     single          943  [NULL]                                [NULL]             0
 3  trace_uuid           single    [NULL]     00000000-0000-0000-87f8-44fdb37c75d9  [NULL]             0
$ query small "SELECT * FROM process"
id  upid  pid  name    start_ts  end_ts  parent_upid  uid     android_appid  android_user_id  cmdline  arg_set_id  machine_id
--  ----  ---  ------  --------  ------  -----------  ------  -------------  ---------------  -------  ----------  ----------
 0     0    0  [NULL]  [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
 1     1    1  app     [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
$ query small "SELECT * FROM process_counter_track"
id  name    type          parent_id  source_arg_set_id  machine_id  unit    description  upid
--  ------  ------------  ---------  -----------------  ----------  ------  -----------  ----
 2  mem kb  json_counter  [NULL]     [NULL]                      0  [NULL]  [NULL]          1
$ query small "SELECT * FROM slice"
id  ts      dur     track_id  category  name    depth  parent_id  arg_set_id  thread_ts  thread_dur  thread_instruction_count  thread_instruction_delta  cat     slice_id
--  ------  ------  --------  --------  ------  -----  ---------  ----------  ---------  ----------  ------------------------  ------------------------  ------  --------
 0       0  100000         0  k         run         0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    k              0
 1   10000   30000         0  [NULL]    read        1          0           1  [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         1
 2   15000    5000         0  [NULL]    wait        2          1  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         2
 3   30000   30000         1  [NULL]    job         0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         3
 4   50000   40000         0  [NULL]    read        1          0  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         4
 5   60000       0         0  [NULL]    within      2          4  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         5
 6  120000       0         0  [NULL]    late        0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         6
$ query small "SELECT * FROM slice_by_name"
name    category  count  total_dur  min_dur  max_dur
------  --------  -----  ---------  -------  -------
run     k             1     100000   100000   100000
read    [NULL]        2      70000    30000    40000
wait    [NULL]        1       5000     5000     5000
within  [NULL]        1          0        0        0
late    [NULL]        1          0        0        0
job     [NULL]        1      30000    30000    30000
$ query small "SELECT * FROM stats"
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
$ query small "SELECT * FROM thread"
id  utid  tid  name    start_ts  end_ts  upid  is_main_thread  is_idle  machine_id  arg_set_id
--  ----  ---  ------  --------  ------  ----  --------------  -------  ----------  ----------
 0     0    0  [NULL]  [NULL]    [NULL]     0               1        1           0  [NULL]
 1     1    1  main    [NULL]    [NULL]     1               1        0           0  [NULL]
 2     2    2  work    [NULL]    [NULL]     1               0        0           0  [NULL]
$ query small "SELECT * FROM thread_track"
id  name    type              parent_id  source_arg_set_id  machine_id  utid
--  ------  ----------------  ---------  -----------------  ----------  ----
 0  [NULL]  thread_execution  [NULL]     [NULL]                      0     1
 1  [NULL]  thread_execution  [NULL]     [NULL]                      0     2
$ query small "SELECT * FROM trace_bounds"
start_ts  end_ts
--------  ------
       0  130000
$ query small "SELECT * FROM track"
id  name    type              dimension_arg_set_id  parent_id  source_arg_set_id  machine_id  track_group_id
--  ------  ----------------  --------------------  ---------  -----------------  ----------  --------------
 0  [NULL]  thread_execution                     8  [NULL]     [NULL]                      0  [NULL]
 1  [NULL]  thread_execution                     9  [NULL]     [NULL]                      0  [NULL]
 2  mem kb  json_counter                        10  [NULL]     [NULL]                      0  [NULL]
$ export -f sqlite -o out.db small
$ export -f sqlite -o none/out.db small
ttv: export: none/out.db: No such file or directory
= 2
$ export -f json -o out.json small
$ export -f perfetto -o none/out.pftrace small
ttv: export: none/out.pftrace: No such file or directory
= 2
$ export -f parquet -o out small
$ query --csv -o out.csv small "SELECT 1"
$ fleet check small
file  table  rows  groups  fault
-----  -----  ----  ------  ----------------------------
small                    0  it is cut off, or no Parquet
= 1
$ fleet check none.ttv-tmp
file  table  rows  groups  fault
----  -----  ----  ------  -----
ttv: fleet: none.ttv-tmp is not whole, and no engine reads it
$ query --csv small "SELECT * FROM __ttv_slice_flat ORDER BY ts, slice_id; SELECT * FROM __ttv_slice_flat ORDER BY ts, slice_id; SELECT * FROM __ttv_slice_flat ORDER BY ts, slice_id; SELECT * FROM __ttv_slice_flat ORDER BY ts, slice_id;"
slice_id,ts,dur
0,0,10000
1,10000,5000
2,15000,5000
1,20000,20000
3,30000,30000
0,40000,10000
4,50000,40000
0,90000,10000
ttv: query: only the last statement's rows are printed, not those of 3 before it
