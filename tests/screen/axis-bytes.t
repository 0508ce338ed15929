Bytes: the ruler has steps of powers of two, in the units that lists have.
size: 100x20
keys:
trace: shared/corpus-beyond/profiles/app.heapprofile
--- text
 ttv  app.heapprofile   19 events   319 KiB           view 0 KiB .. 323 KiB   323 KiB   4.1 KiB/col
 all 319 KiB         │█    █   █    █   █   █   █   █  █   █   █   █   █   █   █   █   █   █    █
│0 KiB               ┤┬0 KiB─────────┬64 KiB────────┬128 KiB────────┬192 KiB───────┬256 KiB────────┬
 ▼ process 0         ┤│╌ 1 thread, 1 track, 19 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 0         │▁    ▁   ▁    ▁  ▁   ▁   ▁   ▁   ▁   ▁   ▁   ▁   ▁  ▁   ▁   ▁   ▁   ▁    ▁
>  ▼ samples         │▌    ▌   ▌    ▌  ▌   ▌   ▌   ▌   ▌   ▌   ▌   ▌   ▌  ▌   ▌   ▌   ▌   ▌    ▌
                     │▶(root)──────────────────────────────────────────────────────────────────────
                     │▶(anonymous)────────────────────────────────────────────────────────▏process…
                     │▶prepareM…    ▏executeUserEntryPoint──run_main:155:31───────────────▏tick────
                     │▶prepareE…    ▏Module._load──loader:1003:24─────────────────────────▏syncBuf…
                     │▶patc…▏se…    ▏Module.load──loader:1257:33──────────────────────────▏Gzip────
                     │▶addR…            ▏Module._extensions..js──loader:1604:37───────────▏Zlib────
                     │▶getO…            ▏Module._compile──loader:1483:37──────────────────▏ZlibBase
 profile   19 samples of bytes, 319 KiB   most in compileForInternalLoader realm:383:27
 sampled   80.6 KiB   25.3 %  compileForInternalLoader realm:383:27
           48.1 KiB   15.1 %  (anonymous) readable:1:1
 total      283 KiB   89.0 %  (anonymous)
 odd              5  a sample that cannot be read
 process 0 / thread 0 / samples                                                           line 3/37
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTT---------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._IIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIIRRRRRRRRIIIIIIIIRRRRRRRIIIIIIIIRRRRRRRRI
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________________________________
....LLLLLLLL........._|....%...%....%..%...%...%...%...%...%...%...%...%..%...%...%...%...%....%
>>>>>>>>>>>>>>>>>>>>>_@....S...S....S..S...S...S...S...S...S...S...S...S..S...S...S...S...S....S
....................._@@@@@@ttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
....................._@@@@@@ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccjjjjjjjjj
....................._@@@@@@dddd....ppppppppppppppppppppppppppppppppppppppppppppppppppppppmmmmmmmmm
....................._@@@@@@cccc....sssssssssssssssssssssssssssssssssssssssssssssssssssssslllllllll
....................._@@@@@@jjjj....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeggggggggg
....................._@@@@@@............oooooooooooooooooooooooooooooooooooooooooooooooooohhhhhhhhh
....................._@@@@@@............ccccccccccccccccccccccccccccccccccccccccccccccccccttttttttt
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...33333333...222222..3333333333333333333333333333333333333
...........33333333...222222..333333333333333333333333
.22222......3333333...222222..333333333333
.222..............3..3333333333333333333333333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
