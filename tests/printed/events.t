# Samples of two events of perf: 12 of a ms of task-clock, 9 of them of spin, and
# 3 of 7 page faults each.  Weights of two events have no sum: each is of its
# own, and what counts time comes first.  Without what a sample stands for they
# are counted: no ns of a clock.  By hand.
$ flame events
     TOTAL     %       SELF     COUNT  NAME
     12 ms 100.0          0         0  all
     12 ms 100.0          0         0    main   /usr/bin/app
      9 ms  75.0       9 ms         9      spin   /usr/bin/app
      3 ms  25.0       3 ms         3      load   /usr/bin/app
ttv: weighed by task-clock; 1 track of samples with other weights left out (--weight takes them)
$ flame --weight=page-faults events
     TOTAL     %       SELF     COUNT  NAME
        21 100.0          0         0  all
        21 100.0          0         0    main   /usr/bin/app
        21 100.0         21         3      load   /usr/bin/app
ttv: weighed by page-faults; 1 track of samples with other weights left out (--weight takes them)
$ info --max=3 events
events
  format   ftrace
  size     1.7 KiB
  events   15
  span     11.5 ms, from 100 s to 100.011 500 s

what there is
              1  thread
             15  stack samples

events by phase
             15  sample  sample of a call stack

processes and threads                                 slices      instants
  app [7]                                                  0             0

functions of samples by task-clock             samples       total        self
  spin  /usr/bin/app                                 9        9 ms        9 ms
  load  /usr/bin/app                                 3        3 ms        3 ms
  main  /usr/bin/app                                 0       12 ms           0

nothing was repaired
$ flame uncounted
     TOTAL     %       SELF     COUNT  NAME
        12 100.0          0         0  all
        12 100.0          0         0    main   /usr/bin/app
         9  75.0          9         9      spin   /usr/bin/app
         3  25.0          3         3      load   /usr/bin/app
ttv: weighed by task-clock; 1 track of samples with other weights left out (--weight takes them)
$ shot --size=60x14 uncounted
 ttv  uncounted   15 events -0.1 ms .. 11.5 ms  256 µs/col
│0.0 ms      ┤┬0 ms───────────────┬5 ms──────────────┬10 ms─
   app [7]   │▁   ▁   ▁   ▁ ▁ ▁   ▁   ▁   ▁ ▁▁   ▁   ▁   ▁ ▁
> ▼ task…lock│▌   ▌   ▌   ▌   ▌   ▌   ▌   ▌  ▌   ▌   ▌   ▌
             ││▶main────────────────────────────────────────
             ││▶spin──────▏lo…▏spin───────▏lo…▏spin───────▏─
  ▶ page…ults││             ▁               ▁     3 events ▁
 profile   12 samples of task-clock   most in spin
 sampled         9   75.0 %  spin
                 3   25.0 %  load


 app [7] / task-clock                              line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
