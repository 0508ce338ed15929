Calls of two processes: the one that worked longest comes first, of its reading
what came from a pipe is a wait, and what failed is told apart by its error;
what is to be tried again has not failed, nor has a wait whose time was over.
size: 120x30
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
100 1000.090000 exit_group(0) = ?
100 1000.090000 +++ exited with 0 +++
--- text
 ttv  trace.json   18 events   90 ms                                    view -0.8 ms .. 90.0 ms   90.9 ms   947 µs/col
 all 90 ms             │▃▂▃███████████████████████████████████████████████████████▄▄▄▄▄▄███████████▅▅▅▅█████▇▄▄        ▁
│3.0 ms                ┤┬0 ms──────┬10 ms─────┬20 ms────┬30 ms─────┬40 ms────┬50 ms─────┬60 ms────┬70 ms─────┬80 ms────┬
 ▼ cat [101]           ┤╌╌ 1 thread, 10 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 101         │    ▃▏read 0<pipe:[77]>, "x", 16──50 ms───────────────────      ▏read 3</t…··· ▏re… ▂●╮futex
    instants           │    │                                                                                ◆│exited …
 ▼ sh [100]            ┤╌╌ 1 thread, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 100         │▁▁·▂▶wait4 -1, [{WIFEXITED(s) && WEXITSTATUS(s) == 0}], 0, NULL██78 ms████████████████▶        ·
    instants           │    │                                                                                          ◆
                            │
                            │
                            │
                            │
                            │
                            │
                            │
 system calls   15 calls of 2 threads   10.8 ms in calls   132 ms waiting                    Tab, then Enter goes there
 busy      22.8 ms   25.3 %  cat 101
             12 ms   13.3 %  sh 100
 calls       10 ms   92.4 %  read
            400 µs    3.7 %  execve  2 times, longest 300 µs
 slowest     10 ms  read 3</tmp/file>, "abc", 16  cat 101
            300 µs  execve bin/cat  cat 101
 waited      78 ms   59.0 %  wait4
             50 ms   37.9 %  read  2 times, longest 50 ms
 failed          2  openat ENOENT  first /etc/ld.so.preload
                 1  openat EACCES  /root/b
 next      g3 by call   g4 by thread   g2 all, by length
 sh [100] / thread 100   depth 0   5 slices                                                                    line 5/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTT--------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR............._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIIRRRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRI
.P.PPPPPPPPP...........____R|RRRRRRRRRRRRRRRRR__________________________________________________________________________
....LLLLLLLLLL........._....|ggggggggggggggggggggggggggggggggggggggggggggggggggggg......ggggggggggg,,,.oooo.kFFkkkkk
....LLLLLLLL..........._....|................................................................................NFNNNNNNNN
.P.PPPPPPPP............____R|RRRRRRRRRRRRRRRR___________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_jd,x@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@F........,
....LLLLLLLL..........._....|..........................................................................................N
............................|
............................|
............................|
............................|
............................|
............................|
............................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222......3333333...222222..3333333
.............33333...222222..333333
.22222.......33333...222222..3333
............333333....22222..333333..22222222222222222222222
.2222222.....33333..3333333333333333333333333333..2222222
............333333..33333333333333..2222222
.222222......33333...222222..33333
.............33333...222222..3333..2222222222222222222222
.222222..........3..3333333333333..222222222222222222222222
.................3..3333333333333..2222222
.2222......66.3333333...66.333333333...66.33333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
