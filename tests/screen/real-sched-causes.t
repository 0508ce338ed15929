The chain of wakeups that led to a slice, each with its thread, up to an interrupt.
size: 100x24
trace: shared/corpus-system/ftrace/sched_atrace_tgid.systrace.gz
keys: tRenderThread<Enter>glgp
--- text
 what led here                                                                               1 of 6
>                                         10.1 ms RenderThread [30162]        doFrame 14
      -11 µs woken by                      848 µs (paren) [x] [30167]         draw: "q" \ ünï 日本
    -1.21 ms woken by                     3.94 ms Binder:12_3 [30163]         doFrame 14
    -3.64 ms woken by                     3.38 ms a-b-42 [30165]              doFrame 14
      -13 µs woken by                     2.17 ms (paren) [x] [30167]         doFrame 14
     -599 µs woken in an interrupt of       41 µs kworker/1:1H [44]           blk_mq_run_work_fn















 python3 [30121] / RenderThread [30162]   depth 0   121 slices                          line 10/225
 j/k line  Enter go there  / find  q close  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
P.........................................PPPPPPP.PPPPPPPPPPPPPPPPPPPP........PPPPPPPPPP
?.....222222.????????......................??????.???????????????????.........33333333333333333333
?...22222222.????????.....................???????.???????????????????.........3333333333
?...22222222.????????.....................???????.??????????????..............3333333333
?.....222222.????????.....................???????.???????????????????.........3333333333
?....2222222.????????????????????????.......?????.?????????????????...........333333333333333333















7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..6555555..655555
