# Two traces beside each other: run and the first read take longer in the other,
# which has no wait, but born and a thread.  Held against the traces by hand.
$ diff old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  job
+    65 ms     75 ms  +10 ms   +15.4%          2          2     35 ms   37.5 ms    40 ms    40 ms  read
O     5 ms         -   -5 ms        -          1          -      5 ms         -     5 ms        -  wait
N        -      5 ms   +5 ms        -          -          1         -      5 ms        -     5 ms  born

slices: 1 more, 0 less, 2 only in new, 1 only in old, 1 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

5 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --all old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  job
+    65 ms     75 ms  +10 ms   +15.4%          2          2     35 ms   37.5 ms    40 ms    40 ms  read
O     5 ms         -   -5 ms        -          1          -      5 ms         -     5 ms        -  wait
N        -      5 ms   +5 ms        -          -          1         -      5 ms        -     5 ms  born
     30 ms     30 ms       0    +0.0%          1          1    100 ms    110 ms   100 ms   110 ms  run

slices: 1 more, 0 less, 2 only in new, 1 only in old, 1 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

5 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --by=path old new
old  old
new  new
paired by path; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  job
+    65 ms     75 ms  +10 ms   +15.4%          2          2     35 ms   37.5 ms    40 ms    40 ms  run;read
O     5 ms         -   -5 ms        -          1          -      5 ms         -     5 ms        -  run;read;wait
N        -      5 ms   +5 ms        -          -          1         -      5 ms        -     5 ms  run;born

slices: 1 more, 0 less, 2 only in new, 1 only in old, 1 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

5 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --by=thread old new
old  old
new  new
paired by thread; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]
+   100 ms    110 ms  +10 ms   +10.0%          4          4   43.8 ms   47.5 ms   100 ms   110 ms  app [#] / main [#]

slices: 1 more, 0 less, 1 only in new, 0 only in old, 0 within the limits

2 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --by=category old new
old  old
new  new
paired by category; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
+    70 ms    110 ms  +40 ms   +57.1%          3          4     25 ms   27.5 ms    40 ms    40 ms  (no category)

slices: 1 more, 0 less, 0 only in new, 0 only in old, 1 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

2 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --metric=wall old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of wall (--metric)

  OLD WALL  NEW WALL  Δ WALL  Δ% WALL  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  job
+   100 ms    110 ms  +10 ms   +10.0%          1          1    100 ms    110 ms   100 ms   110 ms  run
+    70 ms     75 ms   +5 ms    +7.1%          2          2     35 ms   37.5 ms    40 ms    40 ms  read
O     5 ms         -   -5 ms        -          1          -      5 ms         -     5 ms        -  wait
N        -      5 ms   +5 ms        -          -          1         -      5 ms        -     5 ms  born

slices: 2 more, 0 less, 2 only in new, 1 only in old, 0 within the limits

  OLD WALL  NEW WALL  Δ WALL  Δ% WALL  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

6 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --metric=count --all old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) of count (--metric)

  OLD COUNT  NEW COUNT  Δ COUNT  Δ% COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
O         1          -       -1         -      5 ms         -     5 ms        -  wait
N         -          1       +1         -         -      5 ms        -     5 ms  born
N         -          1       +1         -         -     30 ms        -    30 ms  job
          1          1        0     +0.0%    100 ms    110 ms   100 ms   110 ms  run
          2          2        0     +0.0%     35 ms   37.5 ms    40 ms    40 ms  read

slices: 0 more, 0 less, 2 only in new, 1 only in old, 2 within the limits

  OLD COUNT  NEW COUNT  Δ COUNT  Δ% COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N         -          1       +1         -         -     30 ms        -    30 ms  app [#] / extra [#]

4 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --metric=max old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of max (--metric)

  OLD MAX  NEW MAX   Δ MAX  Δ% MAX  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N       -    30 ms       -       -          -          1         -     30 ms        -    30 ms  job
+  100 ms   110 ms  +10 ms  +10.0%          1          1    100 ms    110 ms   100 ms   110 ms  run
O    5 ms        -       -       -          1          -      5 ms         -     5 ms        -  wait
N       -     5 ms       -       -          -          1         -      5 ms        -     5 ms  born

slices: 1 more, 0 less, 2 only in new, 1 only in old, 1 within the limits

  OLD MAX  NEW MAX  Δ MAX  Δ% MAX  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N       -    30 ms      -       -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

5 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --metric=p95 --csv old new
table,key,verdict,old_runs,new_runs,names,p,old_p95,new_p95,delta_p95,percent_p95,old_count,new_count,old_mean,new_mean,old_self,new_self,delta_self,percent_self,old_wall,new_wall,delta_wall,percent_wall,old_p50,new_p50,delta_p50,percent_p50,old_max,new_max,delta_max,percent_max
slices,job,only-new,0,1,1,,,30000000,,,,1,,30000000,,30000000,30000000,,,30000000,30000000,,,30000000,,,,30000000,,
slices,run,more,1,1,1,,100000000,110000000,10000000,10,1,1,100000000,110000000,30000000,30000000,0,0,100000000,110000000,10000000,10,100000000,110000000,10000000,10,100000000,110000000,10000000,10
slices,wait,only-old,1,0,1,,5000000,,,,1,,5000000,,5000000,,-5000000,,5000000,,-5000000,,5000000,,,,5000000,,,
slices,born,only-new,0,1,1,,,5000000,,,,1,,5000000,,5000000,5000000,,,5000000,5000000,,,5000000,,,,5000000,,
slices,read,same,1,1,1,,40000000,40000000,0,0,2,2,35000000,37500000,65000000,75000000,10000000,15.384615384615385,70000000,75000000,5000000,7.142857142857142,30000000,35000000,5000000,16.666666666666664,40000000,40000000,0,0
table,key,verdict,old_runs,new_runs,names,p,old_p95,new_p95,delta_p95,percent_p95,old_count,new_count,old_mean,new_mean,old_self,new_self,delta_self,percent_self,old_wall,new_wall,delta_wall,percent_wall,old_p50,new_p50,delta_p50,percent_p50,old_max,new_max,delta_max,percent_max
threads,app [#] / extra [#],only-new,0,1,0,,,30000000,,,,1,,30000000,,30000000,30000000,,,30000000,30000000,,,30000000,,,,30000000,,
= 1
$ diff --metric=mean --min=0 --threshold=0 old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 0 % (--threshold) of mean (--metric)

  OLD MEAN  NEW MEAN   Δ MEAN  Δ% MEAN  OLD COUNT  NEW COUNT  OLD P95  NEW P95  slices
N        -     30 ms        -        -          -          1        -    30 ms  job
+   100 ms    110 ms   +10 ms   +10.0%          1          1   100 ms   110 ms  run
O     5 ms         -        -        -          1          -     5 ms        -  wait
N        -      5 ms        -        -          -          1        -     5 ms  born
+    35 ms   37.5 ms  +2.5 ms    +7.1%          2          2    40 ms    40 ms  read

slices: 2 more, 0 less, 2 only in new, 1 only in old, 0 within the limits

  OLD MEAN  NEW MEAN  Δ MEAN  Δ% MEAN  OLD COUNT  NEW COUNT  OLD P95  NEW P95  threads
N        -     30 ms       -        -          -          1        -    30 ms  app [#] / extra [#]

6 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --json old new
[
{"type":"diff","old":["old"],"new":["new"],"by":"name","metric":"self","threshold_percent":5,"min_ns":1000000,"level":0.05,"correction":"holm","drift":"remove"},
{"type":"slices","key":"job","verdict":"only-new","old_runs":0,"new_runs":1,"old_self":null,"new_self":30000000,"delta_self":30000000,"percent_self":null,"old_count":null,"new_count":1,"old_mean":null,"new_mean":30000000,"old_p95":null,"new_p95":30000000,"old_wall":null,"new_wall":30000000,"delta_wall":30000000,"percent_wall":null,"old_p50":null,"new_p50":30000000,"delta_p50":null,"percent_p50":null,"old_max":null,"new_max":30000000,"delta_max":null,"percent_max":null,"old_open":0,"old_longest":null,"new_open":0,"new_longest":4,"p":null,"p_corrected":null},
{"type":"slices","key":"read","verdict":"more","old_runs":1,"new_runs":1,"old_self":65000000,"new_self":75000000,"delta_self":10000000,"percent_self":15.384615384615385,"old_count":2,"new_count":2,"old_mean":35000000,"new_mean":37500000,"old_p95":40000000,"new_p95":40000000,"old_wall":70000000,"new_wall":75000000,"delta_wall":5000000,"percent_wall":7.142857142857142,"old_p50":30000000,"new_p50":35000000,"delta_p50":5000000,"percent_p50":16.666666666666664,"old_max":40000000,"new_max":40000000,"delta_max":0,"percent_max":0,"old_open":0,"old_longest":2,"new_open":0,"new_longest":2,"p":null,"p_corrected":null},
{"type":"slices","key":"wait","verdict":"only-old","old_runs":1,"new_runs":0,"old_self":5000000,"new_self":null,"delta_self":-5000000,"percent_self":null,"old_count":1,"new_count":null,"old_mean":5000000,"new_mean":null,"old_p95":5000000,"new_p95":null,"old_wall":5000000,"new_wall":null,"delta_wall":-5000000,"percent_wall":null,"old_p50":5000000,"new_p50":null,"delta_p50":null,"percent_p50":null,"old_max":5000000,"new_max":null,"delta_max":null,"percent_max":null,"old_open":0,"old_longest":3,"new_open":0,"new_longest":null,"p":null,"p_corrected":null},
{"type":"slices","key":"born","verdict":"only-new","old_runs":0,"new_runs":1,"old_self":null,"new_self":5000000,"delta_self":5000000,"percent_self":null,"old_count":null,"new_count":1,"old_mean":null,"new_mean":5000000,"old_p95":null,"new_p95":5000000,"old_wall":null,"new_wall":5000000,"delta_wall":5000000,"percent_wall":null,"old_p50":null,"new_p50":5000000,"delta_p50":null,"percent_p50":null,"old_max":null,"new_max":5000000,"delta_max":null,"percent_max":null,"old_open":0,"old_longest":null,"new_open":0,"new_longest":3,"p":null,"p_corrected":null},
{"type":"slices","key":"run","verdict":"same","old_runs":1,"new_runs":1,"old_self":30000000,"new_self":30000000,"delta_self":0,"percent_self":0,"old_count":1,"new_count":1,"old_mean":100000000,"new_mean":110000000,"old_p95":100000000,"new_p95":110000000,"old_wall":100000000,"new_wall":110000000,"delta_wall":10000000,"percent_wall":10,"old_p50":100000000,"new_p50":110000000,"delta_p50":10000000,"percent_p50":10,"old_max":100000000,"new_max":110000000,"delta_max":10000000,"percent_max":10,"old_open":0,"old_longest":0,"new_open":0,"new_longest":0,"p":null,"p_corrected":null},
{"type":"threads","key":"app [#] / extra [#]","verdict":"only-new","old_runs":0,"new_runs":1,"old_self":null,"new_self":30000000,"delta_self":30000000,"percent_self":null,"old_count":null,"new_count":1,"old_mean":null,"new_mean":30000000,"old_p95":null,"new_p95":30000000,"old_wall":null,"new_wall":30000000,"delta_wall":30000000,"percent_wall":null,"old_p50":null,"new_p50":30000000,"delta_p50":null,"percent_p50":null,"old_max":null,"new_max":30000000,"delta_max":null,"percent_max":null,"old_open":0,"old_longest":null,"new_open":0,"new_longest":4,"p":null,"p_corrected":null},
{"type":"result","verdict":"different","differ":5,"unsure":0}
]
= 1
$ diff --slices old new
old  old
new  new
paired by track, and slices by path and order; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

       OLD         NEW           Δ       TIMES      OLD ID      NEW ID  track                                     slice
     25 ms       35 ms      +10 ms        1.40           1           1  main [1]                                  read

3 pairs of slices on 1 pairs of tracks, 1 differ by more than the limits; 1 slices only in old (1 not below --min), 2 only in new (2); 0 tracks only in old, 1 only in new
4 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --slices --all --csv old new
old,new,old_ns,new_ns,delta,name
1,1,25000000,35000000,10000000,read
= 1
$ diff --folded old new
job 0 30000000
run;read 65000000 75000000
run;read;wait 5000000 0
run;born 0 5000000
run 30000000 30000000
= 1
$ diff --markdown new old
old  new
new  old
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

| | OLD SELF | NEW SELF | Δ SELF | Δ% SELF | OLD COUNT | NEW COUNT | OLD MEAN | NEW MEAN | OLD P95 | NEW P95 | slices |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| only-old | 30 ms | - | -30 ms | - | 1 | - | 30 ms | - | 30 ms | - | job |
| less | 75 ms | 65 ms | -10 ms | -13.3% | 2 | 2 | 37.5 ms | 35 ms | 40 ms | 40 ms | read |
| only-old | 5 ms | - | -5 ms | - | 1 | - | 5 ms | - | 5 ms | - | born |
| only-new | - | 5 ms | +5 ms | - | - | 1 | - | 5 ms | - | 5 ms | wait |

slices: 0 more, 1 less, 1 only in new, 2 only in old, 1 within the limits

| | OLD SELF | NEW SELF | Δ SELF | Δ% SELF | OLD COUNT | NEW COUNT | OLD MEAN | NEW MEAN | OLD P95 | NEW P95 | threads |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| only-old | 30 ms | - | -30 ms | - | 1 | - | 30 ms | - | 30 ms | - | app \[\#\] / extra \[\#\] |

5 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --min=8ms old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 8 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  job
+    65 ms     75 ms  +10 ms   +15.4%          2          2     35 ms   37.5 ms    40 ms    40 ms  read

slices: 1 more, 0 less, 1 only in new, 0 only in old, 3 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

3 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --threshold=20 old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 20 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  job
O     5 ms         -   -5 ms        -          1          -      5 ms         -     5 ms        -  wait
N        -      5 ms   +5 ms        -          -          1         -      5 ms        -     5 ms  born

slices: 0 more, 0 less, 2 only in new, 1 only in old, 2 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
N        -     30 ms  +30 ms        -          -          1         -     30 ms        -    30 ms  app [#] / extra [#]

4 differences beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --filter=read old new
old  old
new  new
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
+    65 ms     75 ms  +10 ms   +15.4%          2          2     35 ms   37.5 ms    40 ms    40 ms  read

slices: 1 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

1 difference beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff old old new -- new new old
old  old and 2 more; medians of the runs
new  new and 2 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

slices: 0 more, 0 less, 0 only in new, 0 only in old, 5 within the limits

no difference beyond these limits
$ stat --by=file old new
FILE   COUNT    WALL    SELF  SELF%     MAX  AREA%      AVG    P50     P95     P99   MIN  GAPS  MAX GAP  OPEN  OPEN WALL
new        5  110 ms  140 ms   58.3  110 ms  100.0    44 ms  35 ms  110 ms  110 ms  5 ms     0        0     0
old        4  100 ms  100 ms   41.7  100 ms   90.9  43.8 ms  30 ms  100 ms  100 ms  5 ms     0        0     0
TOTAL      9  240 ms  240 ms  100.0  110 ms  218.2  43.9 ms  35 ms  110 ms  110 ms  5 ms     0        0     0
$ stat --by=name,file old new
NAME   FILE  COUNT    WALL    SELF  SELF%     MAX  AREA%      AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
run    new       1  110 ms   30 ms   12.5  110 ms  100.0   110 ms  110 ms  110 ms  110 ms  110 ms      0        0     0
run    old       1  100 ms   30 ms   12.5  100 ms   90.9   100 ms  100 ms  100 ms  100 ms  100 ms      0        0     0
read   new       2   75 ms   75 ms   31.2   40 ms   68.2  37.5 ms   35 ms   40 ms   40 ms   35 ms   5 ms     5 ms     0
read   old       2   70 ms   65 ms   27.1   40 ms   63.6    35 ms   30 ms   40 ms   40 ms   30 ms  10 ms    10 ms     0
job    new       1   30 ms   30 ms   12.5   30 ms   27.3    30 ms   30 ms   30 ms   30 ms   30 ms      0        0     0
wait   old       1    5 ms    5 ms    2.1    5 ms    4.5     5 ms    5 ms    5 ms    5 ms    5 ms      0        0     0
born   new       1    5 ms    5 ms    2.1    5 ms    4.5     5 ms    5 ms    5 ms    5 ms    5 ms      0        0     0
TOTAL            9  240 ms  240 ms  100.0  110 ms  218.2  43.9 ms   35 ms  110 ms  110 ms    5 ms  15 ms    10 ms     0
$ export old new
{"type":"trace","format":"chrome-json","start":0,"end":110000000,"events":14,"files":[{"path":"old","format":"chrome-json","shift":0},{"path":"new","format":"chrome-json","shift":0,"align":"times as they are"}]}
{"type":"process","upid":0,"pid":1,"name":"app","file":0}
{"type":"process","upid":1,"pid":1,"name":"app","file":1}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"main"}
{"type":"thread","utid":1,"upid":1,"tid":1,"name":"main"}
{"type":"thread","utid":2,"upid":1,"tid":3,"name":"extra"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"app"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"main"}
{"type":"track","track":2,"kind":"process","upid":1,"name":"app"}
{"type":"track","track":3,"kind":"thread","parent":2,"upid":1,"utid":1,"name":"main"}
{"type":"track","track":4,"kind":"thread","parent":2,"upid":1,"utid":2,"name":"extra"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":0,"dur":100000000,"name":"run","cat":"k"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":1,"ts":10000000,"dur":30000000,"name":"read","parent":1}
{"type":"slice","id":6,"track":1,"lane":0,"depth":1,"ts":50000000,"dur":40000000,"name":"read","parent":1}
{"type":"slice","id":4,"track":1,"lane":0,"depth":2,"ts":15000000,"dur":5000000,"name":"wait","parent":3}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":0,"dur":110000000,"name":"run","cat":"k"}
{"type":"slice","id":2,"track":3,"lane":0,"depth":1,"ts":10000000,"dur":35000000,"name":"read","parent":0}
{"type":"slice","id":7,"track":3,"lane":0,"depth":1,"ts":50000000,"dur":40000000,"name":"read","parent":0}
{"type":"slice","id":8,"track":3,"lane":0,"depth":1,"ts":95000000,"dur":5000000,"name":"born","parent":0}
{"type":"slice","id":5,"track":4,"lane":0,"depth":0,"ts":30000000,"dur":30000000,"name":"job"}
$ info old new
old
  format   chrome-json
  size     402 B
  moved    by 0
new
  format   chrome-json
  size     539 B
  moved    by 0 (times as they are)
  events   14
  span     110 ms, from 0 s to 0.110 s

what there is
              2  processes
              3  threads
              9  slices

events by phase
              5  M     metadata
              9  X     complete slice

processes and threads                                 slices      instants
  1: app [1]                                               4             0
    main [1]                                               4             0
  2: app [1]                                               5             0
    main [1]                                               4             0
    extra [3]                                              1             0

names                                            count       total        self
  run                                                2      210 ms       60 ms
  read                                               4      145 ms      140 ms
  job                                                1       30 ms       30 ms
  born                                               1        5 ms        5 ms
  wait                                               1        5 ms        5 ms

nothing was repaired
$ list old new --max=4
type   id  ts       dur     self   depth  track     category  name
-----  --  -------  ------  -----  -----  --------  --------  ----
slice   0  0 s      110 ms  30 ms      0  main [1]  k         run
slice   1  0 s      100 ms  30 ms      0  main [1]  k         run
slice   6  0.050 s  40 ms   40 ms      1  main [1]            read
slice   7  0.050 s  40 ms   40 ms      1  main [1]            read
$ check old new
old, new: 14 events, nothing to report
$ query old new "SELECT * FROM slice"
id  ts        dur        track_id  category  name  depth  parent_id  arg_set_id  thread_ts  thread_dur  thread_instruction_count  thread_instruction_delta  cat     slice_id
--  --------  ---------  --------  --------  ----  -----  ---------  ----------  ---------  ----------  ------------------------  ------------------------  ------  --------
 0         0  110000000         1  k         run       0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    k              0
 1         0  100000000         0  k         run       0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    k              1
 2  10000000   35000000         1  [NULL]    read      1          0  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         2
 3  10000000   30000000         0  [NULL]    read      1          1  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         3
 4  15000000    5000000         0  [NULL]    wait      2          3  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         4
 5  30000000   30000000         2  [NULL]    job       0  [NULL]     [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         5
 6  50000000   40000000         0  [NULL]    read      1          1  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         6
 7  50000000   40000000         1  [NULL]    read      1          0  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         7
 8  95000000    5000000         1  [NULL]    born      1          0  [NULL]      [NULL]     [NULL]      [NULL]                    [NULL]                    [NULL]         8
$ query old new "SELECT * FROM thread"
id  utid  tid  name    start_ts  end_ts  upid  is_main_thread  is_idle  machine_id  arg_set_id
--  ----  ---  ------  --------  ------  ----  --------------  -------  ----------  ----------
 0     0    0  [NULL]  [NULL]    [NULL]     0               1        1           0  [NULL]
 1     1    1  main    [NULL]    [NULL]     1               1        0           0  [NULL]
 2     2    1  main    [NULL]    [NULL]     2               1        0           0  [NULL]
 3     3    3  extra   [NULL]    [NULL]     2               0        0           0  [NULL]
$ query old new "SELECT * FROM process"
id  upid  pid  name    start_ts  end_ts  parent_upid  uid     android_appid  android_user_id  cmdline  arg_set_id  machine_id
--  ----  ---  ------  --------  ------  -----------  ------  -------------  ---------------  -------  ----------  ----------
 0     0    0  [NULL]  [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
 1     1    1  app     [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
 2     2    1  app     [NULL]    [NULL]  [NULL]       [NULL]  [NULL]         [NULL]           [NULL]   [NULL]               0
$ assert old new -- "count(read) == 2" "sum(self of read) < 70ms"
ok    count(read) == 2: in 2 of 2 runs, 2 asked
FAIL  sum(self of read) < 70ms: in 1 of 2 runs, 2 asked
      new: 75 ms against 70 ms
= 1
$ info --offset=new=+5ms old new
old
  format   chrome-json
  size     402 B
  moved    by 0
new
  format   chrome-json
  size     539 B
  moved    by 5 ms (times as they are + offset)
  events   14
  span     115 ms, from 0 s to 0.115 s

what there is
              2  processes
              3  threads
              9  slices

events by phase
              5  M     metadata
              9  X     complete slice

processes and threads                                 slices      instants
  1: app [1]                                               4             0
    main [1]                                               4             0
  2: app [1]                                               5             0
    main [1]                                               4             0
    extra [3]                                              1             0

names                                            count       total        self
  run                                                2      210 ms       60 ms
  read                                               4      145 ms      140 ms
  job                                                1       30 ms       30 ms
  born                                               1        5 ms        5 ms
  wait                                               1        5 ms        5 ms

nothing was repaired
