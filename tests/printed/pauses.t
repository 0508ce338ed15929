# A program that sleeps between what perf sampled: 24 samples of spin and 8 of
# load, before each sleep; 72 of spin where it is slower.  All say the number of
# samples; where none sleeps the time from each to the next, and of the last one as
# long as of the one before it, whatever asks; two traces are compared in one way.
# By hand.
$ flame pauses
     TOTAL     %       SELF     COUNT  NAME
        32 100.0          0         0  all
        32 100.0          0         0    main   /usr/bin/app
        24  75.0         24        24      spin   /usr/bin/app
         8  25.0          8         8      load   /usr/bin/app
$ flame --weight=sampled pauses
     TOTAL     %       SELF     COUNT  NAME
    7.03 s 100.0          0         0  all
    7.03 s 100.0          0         0    main   /usr/bin/app
    7.01 s  99.7     7.01 s         8      load   /usr/bin/app
     24 ms   0.3      24 ms        24      spin   /usr/bin/app
$ flame --weight=samples steady
     TOTAL     %       SELF     COUNT  NAME
        32 100.0          0         0  all
        32 100.0          0         0    main   /usr/bin/app
        24  75.0         24        24      spin   /usr/bin/app
         8  25.0          8         8      load   /usr/bin/app
$ flame steady
     TOTAL     %       SELF     COUNT  NAME
     32 ms 100.0          0         0  all
     32 ms 100.0          0         0    main   /usr/bin/app
     24 ms  75.0      24 ms        24      spin   /usr/bin/app
      8 ms  25.0       8 ms         8      load   /usr/bin/app
$ shot --size=60x20 steady
 ttv  steady   32 events    -0.1 ms .. 31.5 ms  689 µs/col
 all 31 ms   │██ ██ ███ ██ ██ ██ ██ ██ ██ ██ ██ ██ ██ ██ ███
│0.0 ms      ┤┬0 ms─────────┬10 ms─────────┬20 ms────────┬──
   app [7]   │▁▁ ▁▁ ▁▁▁ ▁▁ ▁▁ ▁▁ ▁▁ ▁▁▁ ▁▁ ▁▁ ▁▁ ▁▁ ▁▁▁ ▁▁ ▁
> ▼ samples  │▌▌ ▌▌ ▌▌▌ ▌▌ ▌▌ ▌▌ ▌▌ ▌▌▌ ▌▌ ▌▌ ▌▌ ▌▌ ▌▌▌ ▌▌ ▌
             │▶main─────────────────────────────────────────
             │▶spin▏▏sp…▏─▏sp…▏─▏sp…▏▏spin▏▏spin▏▏sp…▏─▏sp…▏
 profile   32 samples in 32 ms   most in spin
 sampled     24 ms   75.0 %  spin
              8 ms   25.0 %  load
 next      F flame graph   / look for a function







 app [7] / samples                                 line 2/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
$ shot --size=60x20 --keys=F steady
 VIEW 31 ms  [Flame]  Tree  Names   by sampled time
 all   32 ms  100.0 %
▶all██████████████████████████████████████████████████32 ms█
▏main─────────────────────────────────────────────────32 ms─
▏spin──────────────────────────────────24 ms─▏load─────8 ms─













 app [7] / samples                                 line 2/4
 hjkl move  Enter/u in/out  g to the longest  / find  …
$ info --max=1 steady
steady
  format   ftrace
  size     3.5 KiB
  events   32
  span     31 ms, from 100 s to 100.031 s

what there is
              1  thread
             32  stack samples

events by phase
             32  sample  sample of a call stack

processes and threads                                 slices      instants
  app [7]                                                  0             0

functions of samples                           samples       total        self
  spin  /usr/bin/app                                24       24 ms       24 ms
  and 2 more functions

nothing was repaired
$ flame --from=0 --to=4ms steady
     TOTAL     %       SELF     COUNT  NAME
      4 ms 100.0          0         0  all
      4 ms 100.0          0         0    main   /usr/bin/app
      3 ms  75.0       3 ms         4      spin   /usr/bin/app
      1 ms  25.0       1 ms         1      load   /usr/bin/app
$ info --max=3 pauses
pauses
  format   ftrace
  size     3.5 KiB
  events   32
  span     7.031 s, from 100 s to 107.031 s

what there is
              1  thread
             32  stack samples

events by phase
             32  sample  sample of a call stack

processes and threads                                 slices      instants
  app [7]                                                  0             0

functions of samples                           samples       total        self
  spin  /usr/bin/app                                24          24          24
  load  /usr/bin/app                                 8           8           8
  main  /usr/bin/app                                 0          32           0

nothing was repaired
$ diff --all pauses slower
old  pauses
new  slower
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  samples
+       24        72     +48  +200.0%         24         72  spin
         8         8       0    +0.0%          8          8  load
         0         0       0    +0.0%          0          0  main

samples: 1 more, 0 less, 0 only in new, 0 only in old, 2 within the limits

1 difference beyond these limits; with one run a side any may be chance: several runs are tested
= 1
$ diff --all pauses steady
old  pauses
new  steady
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  samples
        24        24       0    +0.0%         24         24  spin
         8         8       0    +0.0%          8          8  load
         0         0       0    +0.0%          0          0  main

samples: 0 more, 0 less, 0 only in new, 0 only in old, 3 within the limits

no difference beyond these limits
$ diff --all steady pauses
old  steady
new  pauses
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  samples
        24        24       0    +0.0%         24         24  spin
         8         8       0    +0.0%          8          8  load
         0         0       0    +0.0%          0          0  main

samples: 0 more, 0 less, 0 only in new, 0 only in old, 3 within the limits

no difference beyond these limits
$ diff --all --metric=wall steady steady
old  steady
new  steady
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of wall (--metric)

  OLD WALL  NEW WALL  Δ WALL  Δ% WALL  OLD COUNT  NEW COUNT  samples
     24 ms     24 ms       0    +0.0%         24         24  spin
      8 ms      8 ms       0    +0.0%          8          8  load
     32 ms     32 ms       0    +0.0%          0          0  main

samples: 0 more, 0 less, 0 only in new, 0 only in old, 3 within the limits

no difference beyond these limits
$ assert pauses steady -- 'sum(samples of spin) > 2.9 * sum(samples of load)'
ok    sum(samples of spin) > 2.9 * sum(samples of load): in 2 of 2 runs, 2 asked
$ assert pauses -- 'sum(samples of load) == 8ms' 'sum(stacks of main) == 32ms'
ok    sum(samples of load) == 8ms: 8 ms against 8 ms
ok    sum(stacks of main) == 32ms: 32 ms against 32 ms
$ assert steady -- 'sum(samples of load) == 8ms' 'sum(stacks of main) == 32ms'
ok    sum(samples of load) == 8ms: 8 ms against 8 ms
ok    sum(stacks of main) == 32ms: 32 ms against 32 ms
