Calls of the kernel on two CPUs, two tasks on one of them: the longest with a
name is found, and read with what it calls.
size: 100x30
keys: /vfs_<Enter>gn<Enter>
--- trace
# tracer: function_graph
#
#     TIME        CPU  TASK/PID         DURATION                  FUNCTION CALLS
#      |          |     |    |           |   |                     |   |   |   |
 2010.000001 |   0)    cat-1201   |               |  ksys_read() {
 2010.000002 |   0)    cat-1201   |   0.500 us    |    fdget_pos();
 2010.000003 |   0)    cat-1201   |               |    vfs_read() {
 2010.000004 |   0)    cat-1201   |   1.250 us    |      rw_verify_area();
 2010.000006 |   0)    cat-1201   |               |      ext4_file_read_iter() {
 2010.000007 |   0)    cat-1201   |               |        generic_file_read_iter() {
 2010.000009 |   1)    <idle>-0   |               |  do_idle() {
 2010.000010 |   1)    <idle>-0   |   3.100 us    |    tick_nohz_idle_enter();
 2010.000012 |   0)    cat-1201   |   ==========> |
 2010.000013 |   0)    cat-1201   |               |          irq_enter_rcu() {
 2010.000014 |   0)    cat-1201   |   2.000 us    |          }
 2010.000016 |   0)    cat-1201   |   <========== |
 2010.000018 |   1)    <idle>-0   |   9.000 us    |  }
 2010.000030 |   0)    cat-1201   | + 23.000 us   |        }
 2010.000032 |   0)    cat-1201   | + 26.000 us   |      }
 2010.000034 |   0)    cat-1201   | + 31.000 us   |    } /* vfs_read */
 2010.000036 |   0)    cat-1201   | + 35.000 us   |  }
 ------------------------------------------
 0)    cat-1201    =>   my task-1300
 ------------------------------------------

 2010.000040 |   0)  my task-1300 |               |  ksys_write() {
 2010.000041 |   0)  my task-1300 |               |    vfs_write() {
 2010.000042 |   0)  my task-1300 |   4.000 us    |      rw_verify_area();
 2010.000047 |   0)  my task-1300 |               |      /* wrote: bytes=512 */
 2010.000049 |   0)  my task-1300 |   8.000 us    |    }
 2010.000050 |   0)  my task-1300 | + 10.000 us   |  }
--- text
 ttv  trace.json   /vfs_ 1/2    21 events   49 µs  view 0.0 µs .. 49.6 µs   49.7 µs   637 ns/col
 all 49 µs           │▄▄▄▾▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄      ▄▾▄▄▄▄▄▄▄▄▄▅▄▄▄▄
│2.0 µs              ┤┬0 µs──────────┬10 µs──────────┬20 µs──────────┬30 µs─────────┬40 µs──────────
 ▼ CPU 1             │   │        ▃█████████████▇                                  2 rows, 2 slices
  ▼ kernel functions │   │         ▏do_idle──────
                     │   │          ▏tic…
 ▼ cat [1201]        │▇██████████████████████████████████████████████████████▁     5 rows, 7 slices
  ▼ kernel functions │▏ksys_read──35 µs──────────────────────────────────────
>   kernel functions │ ▂▄▶vfs_read██31 µs█████████████████████████████████
                     │   │▁── ▏ext4_file_read_iter──26 µs──────────────
                     │   │      ▏generic_file_read_iter──23 µs──────
                     │   │               ─── irq_enter_rcu
 ▼ my task [1300]    │   │                                                                    ◆ wr…
  ▼ kernel functions │   │                                                         ▏ksys_write─────
                     │   │                                                           ▏vfs_write──
                     │   │                                                            ▏rw_ve…
 vfs_read                                                                                   1 of 17
 name       vfs_read                             │ children   2
 start      0.000 002 s                          │ ancestors: share of, wall
            absolute 2,010.000 003 s             │  88.6 %    35 µs  ksys_read
 end        0.000 033 s                          │ 2 children by time
 wall       31 µs                                │  83.9 %    26 µs  ext4_file_read_iter
 self       3.75 µs  12.1 %                      │   4.0 %  1.25 µs  rw_verify_area
 of parent  88.6 %                               │
 thread     cat [1201]                           │
 track      kernel functions                     │
 depth      1                                    │
 same name  1 in the trace                       │
 cat [1201] / kernel functions   depth 1   2 slices                 /vfs_  match 1 of 2   line 6/13
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT--88888888888----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRR..........._OOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRRR
.L.LLLLL............._...|........ggggggggggggggg..................................RRRRRRRRRRRRRRRR
..L.LLLLLLLLLLLLLLLL._...|.........gggggggggggggg
....................._...|..........kkkkk
.L.LLLLLLLLLL........_ggg|gggggggggggggggggggggggggggggggggggggggggggggggggggg.....RRRRRRRRRRRRRRRR
..L.LLLLLLLLLLLLLLLL._ggg|ggggggggggggggggggggggggggggggggggggggggggggggggggg
>>>>>>>>>>>>>>>>>>>>>_.jj@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....................._...|kkk.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww
....................._...|......ffffffffffffffffffffffffffffffffffff
....................._...|...............ooo.ooooooooooooo
.L.LLLLLLLLLLLLLL...._...|....................................................................N.NNN
..L.LLLLLLLLLLLLLLLL._...|.........................................................wwwwwwwwwwwwwwww
....................._...|...........................................................!!!!!!!!!!!!
....................._...|............................................................kkkkkkk
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.22222222...3
.22222......33333333333.........................._.PPPPPPPPPPPPPPPPPPPPPPPPP
............333333333333333333333333............._.333333333333333333333333333
.222........33333333333.........................._.PPPPPPPPPPPPPPPPPP
.2222.......33333................................_.3333333333333333333333333333333333333
.2222.......333333333333333......................_.33333333333333333333333333333333
.222222222..333333..............................._
.222222.....3333333333..........................._
.22222......3333333333333333....................._
.22222......3...................................._
.222222222..33333333333333......................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
