# flame: callers by label below innermost names by label, by self time.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"/x/a.h"}},
{"name":"Source","ph":"X","ts":10,"dur":30,"pid":1,"tid":1,"args":{"detail":"/y/b.h"}},
{"name":"Source","ph":"X","ts":50,"dur":20,"pid":1,"tid":1},
{"name":"Source","ph":"X","ts":200,"dur":40,"pid":1,"tid":2,"args":{"detail":"/x/a.h"}},
{"name":"plain","ph":"X","ts":210,"dur":5,"pid":1,"tid":2,"args":{"detail":"/x/a.h"}},
{"name":"Source","ph":"X","ts":250,"dur":7,"pid":1,"tid":2,"args":{"detail":"/y/b.h"}}]
--- run flame --by-label --invert --by-thread --weight self input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
    147 µs 100.0          0         0  all
    100 µs  68.0          0         0    thread 1
     50 µs  34.0      50 µs         1      Source /x/a.h
     30 µs  20.4      30 µs         1      Source /y/b.h
     30 µs  20.4      30 µs         1        Source /x/a.h
     20 µs  13.6      20 µs         1      Source
     20 µs  13.6      20 µs         1        Source /x/a.h
     47 µs  32.0          0         0    thread 2
     35 µs  23.8      35 µs         1      Source /x/a.h
      7 µs   4.8       7 µs         1      Source /y/b.h
      5 µs   3.4       5 µs         1      plain
      5 µs   3.4       5 µs         1        Source /x/a.h
