Of system calls each of five parts has a line on a small screen, and what comes
next has one, too.
size: 80x24
--- trace
100 1000.000000 execve("/bin/sh", ["sh"], 0x7ffd) = 0 <0.000100>
100 1000.001000 openat(AT_FDCWD, "/etc/ld.so.preload", O_RDONLY) = -1 ENOENT (No such file or directory) <0.000050>
100 1000.002000 clone(child_stack=NULL, flags=SIGCHLD) = 101 <0.000200>
100 1000.003000 wait4(-1,  <unfinished ...>
101 1000.003100 execve("/bin/cat", ["cat"], 0x7ffd) = 0 <0.000300>
101 1000.004000 read(0<pipe:[77]>, "x", 16) = 1 <0.050000>
101 1000.060000 read(3</tmp/file>, "abc", 16) = 3 <0.010000>
101 1000.071000 openat(AT_FDCWD, "/nowhere/a", O_RDONLY) = -1 ENOENT (No such file or directory) <0.000040>
101 1000.072000 openat(AT_FDCWD, "/root/b", O_RDONLY) = -1 EACCES (Permission denied) <0.000030>
101 1000.073000 read(0<pipe:[77]>, 0x7ffd, 16) = -1 EAGAIN (Resource temporarily unavailable) <0.000010>
101 1000.074000 recvfrom(4, "y", 16, 0, NULL, NULL) = 1 <0.004000>
101 1000.079000 futex(0x7f01, FUTEX_WAIT_PRIVATE, 2, {tv_sec=0, tv_nsec=100}) = -1 ETIMEDOUT (Connection timed out) <0.000100>
101 1000.079500 connect(5, {sa_family=AF_INET}, 16) = -1 ETIMEDOUT (Connection timed out) <0.000100>
101 1000.080000 exit_group(0) = ?
101 1000.080000 +++ exited with 0 +++
100 1000.081000 <... wait4 resumed>[{WIFEXITED(s) && WEXITSTATUS(s) == 0}], 0, NULL) = 101 <0.078000>
102 1000.085102 getppid() = 1 <0.000010>
103 1000.085103 getppid() = 1 <0.000010>
104 1000.085104 getppid() = 1 <0.000010>
105 1000.085105 getppid() = 1 <0.000010>
106 1000.085106 getppid() = 1 <0.000010>
107 1000.085107 getppid() = 1 <0.000010>
108 1000.085108 getppid() = 1 <0.000010>
109 1000.085109 getppid() = 1 <0.000010>
110 1000.085110 getppid() = 1 <0.000010>
111 1000.085111 getppid() = 1 <0.000010>
112 1000.085112 getppid() = 1 <0.000010>
113 1000.085113 getppid() = 1 <0.000010>
114 1000.085114 getppid() = 1 <0.000010>
100 1000.090000 exit_group(0) = ?
100 1000.090000 +++ exited with 0 +++
--- text
 ttv  trace.json   31 events        view -1 ms .. 90 ms   91.4 ms   1.43 ms/col
 all 90 ms     │▃▃█████████████████████████████████████▄▄▄████████▅▅████▇▄  ▃  ▁
│3 ms          ┤┬0 ms─────────┬20 ms────────┬40 ms────────┬60 ms────────┬80 ms──
 ▼ sh [100]    ┤╌╌│1 thread, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 100 │▁·▶▶wait4 -1, [{WIFEXITED(s) && WEXITSTATUS(s) == 0}], 0…▶     ·
 ▶ cat [101]   ┤  ▁▅██████████████████████████████████▅   ▃██████▆▁▁▄██▃●╯
 ▶ process 102 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 103 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 104 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 105 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 106 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 107 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 108 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 109 ┤  │                                       1 thread, 1 slice ▁
 ▶ process 110 ┤  │                                       1 thread, 1 slice ▁
 system calls   28 calls of 15 threads   11 ms in calls   132 ms waiting
 busy      22.8 ms   25.3 %  cat 101
 calls       10 ms   91.3 %  read
 slowest     10 ms  read 3</tmp/file>, "abc", 16  cat 101
 waited      78 ms   59.0 %  wait4
 failed          2  openat ENOENT  first /etc/ld.so.preload
 next      g3 by call   g4 by thread   g2 all, by length
 sh [100] / thread 100   depth 0   5 slices                           line 2/16
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRR
.P.PPPPPPPP....___|RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_j,@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@F.....,
.P.PPPPPPPPP..._..|gggggggggggggggggggggggggggggggggggg...ggggggggggggggFF
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
.P.PPPPPPPPPPP._..|.......................................RRRRRRRRRRRRRRRRR.n
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222......3333333...222222..3333333
.22222.......33333...222222..3333
.2222222.....33333..3333333333333333333333333333..2222222
.222222......33333...222222..33333
.222222..........3..3333333333333..222222222222222222222222
.2222......66.3333333...66.333333333...66.33333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
