Shares that read 0.0 % say nothing but on the first line of a part.
size: 100x24
--- trace
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3,4]},{"id":2,"callFrame":{"functionName":"long","url":"file:///x/a.js","lineNumber":2,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"short","url":"file:///x/a.js","lineNumber":3,"columnNumber":1,"scriptId":"1"}},{"id":4,"callFrame":{"functionName":"least","url":"file:///x/a.js","lineNumber":4,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":2001100,"samples":[2,2,3,4,2],"timeDeltas":[0,1000000,1000000,1000,100]}
--- text
 ttv  trace.json   5 samples   2.001 1 s                 view 0.00 s .. 2.03 s   2.03 s   26 ms/col
 all 2 s             │█                                     █                                      █
│0.00 s              ┤┬0.0 s─────────────┬0.5 s─────────────┬1.0 s─────────────┬1.5 s─────────────┬─
 ▼ process 0         ┤│╌ 1 thread, 1 track, 5 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 0         │▁                                     ▁                            5 events ▁
>  ▼ samples         │▌                                     ▌                                     ◈
                     │▶(root)███████████████████████████████───────────────────────────────────────
                     │▶long██a.js:3:2███████████████████████──────────────────────────────────────▄
                      │
                      │
 profile   5 samples in 2 s   most in long a.js:3:2                      Tab, then Enter goes there
 sampled       2 s   99.9 %  long a.js:3:2
 next      F flame graph   / look for a function









 process 0 / thread 0 / samples                                                            line 3/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT-----------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRR............._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIIRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRIR
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR________________________________________________
....LLLLLLLL........._|.....................................%............................RRRRRRRR.%
>>>>>>>>>>>>>>>>>>>>>_@.....................................S.....................................S
....................._@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ttttttttttttttttttttttttttttttttttttttt
....................._@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuut
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222.......333...222222..3333333333333
.2222......6.33333333333...6.3333333333333333333









7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
