A build opens on its slowest job.
size: 120x36
trace: shared/corpus/ninja/googletest.ninja_log
keys: 
--- text
 ttv  googletest.ninja_log   80 events   6 min 38.155 s                      view -9 s .. 404 s   6.87 min   4.29 s/col
 all 6.64 min          │████████████████████████████████████████████████████████████████████████████████████████████████
│106 s                 ┤──┬0 s───────┬50 s───────┬100 s─────┬150 s──────┬200 s──────┬250 s─────┬300 s──────┬350 s──────┬
 ▼ build 1 [1]         ┤╌╌ 3 threads, 80 slices ╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    Worker [1]         │  ───▓▓▏go…▏googlemock/CMa…▏googlemock/CMakeFiles/…▏──▓▓▏googlem…▓▓▓▓▏go…▏──▏─▓▏go…▏googl…▓▓▓▓
    Worker [2]         │  ▓▓──▏googlemock/CMak…▏googlemock/CMakeFiles…▏googlemock/CM…▏googl…▏googlemock/CMa…▏──▏─▓▓▓▓▓░
>   Worker [3]         │  ▏googlemock/CMakeFiles/g…▶googlemock/CMakeFiles/gmock-m…▏google…▏─▏googlem…▏googlemo…▓▓▓▓▓▓▓▓
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
                                                  │
 what is slow in this view                                                                   Tab, then Enter goes there
 slowest   2.23 min  googlemock/CMakeFiles/gmock-matchers-…│ self      2.23 min   11.3 %  googlemock/CMakeFiles/gmock-…
           1.76 min  googlemock/CMakeFiles/gmock-actions_t…│           1.76 min    8.9 %  googlemock/CMakeFiles/gmock-…
           1.69 min  googlemock/CMakeFiles/gmock-matchers-…│           1.69 min    8.6 %  googlemock/CMakeFiles/gmock-…
           1.67 min  googlemock/CMakeFiles/gmock-matchers-…│           1.67 min    8.4 %  googlemock/CMakeFiles/gmock-…
           1.2 min  googlemock/CMakeFiles/gmock-function-m…│           1.2 min    6.0 %  googlemock/CMakeFiles/gmock-f…
           1.14 min  googlemock/CMakeFiles/gmock-more-acti…│           1.14 min    5.7 %  googlemock/CMakeFiles/gmock-…
           1.13 min  googlemock/CMakeFiles/gmock-matchers-…│           1.13 min    5.7 %  googlemock/CMakeFiles/gmock-…
           1.09 min  googlemock/CMakeFiles/gmock-more-acti…│           1.09 min    5.5 %  googlemock/CMakeFiles/gmock-…
            43.9 s  googlemock/CMakeFiles/shared_gmock_tes…│            43.9 s    3.7 %  googlemock/CMakeFiles/shared_…
            37.6 s  googlemock/CMakeFiles/gmock-spec-build…│            37.6 s    3.2 %  googlemock/CMakeFiles/gmock-s…
            37.1 s  googlemock/CMakeFiles/gmock_no_rtti_te…│            37.1 s    3.1 %  googlemock/CMakeFiles/gmock_n…
 build 1 [1] / Worker [3]   depth 0   23 slices                                                                line 4/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTT---------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._RRIIIIRRRRRRRIIIIIRRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRRI
.P.PPPPPPPPPPP.........____RRRRRRRRRRRRRRRRRRRR___|_____________________________________________________________________
....LLLLLLLLLL........._..aaa,,ccccmmmmmmmmmmmmmmm|iiiiiiiiiiiiiiiiiiiiiiiihhh,,rrrrrrrrr,,,,ddddeeekk,mmmmfffffff,,,,
....LLLLLLLLLL........._..,,jjaaaaaaaaaaaaaaaaaggg|gggggggggggggggggggkkkkkkkkkkkkkkkiiiiiiiggggggggggggggggcccrr,,,,,,
>>>>>>>>>>>>>>>>>>>>>>>_..vvvvvvvvvvvvvvvvvvvvvvvv|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@iiiiiiiiaahhhhhhhhhffffffffff,,,,,,,,
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
..................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...33333333..33333333333333333333333333333333333333_.2222......33333333...222222..33333333333333333333333333333
...........33333333..33333333333333333333333333333333333333_...........33333333....22222..33333333333333333333333333333
...........33333333..33333333333333333333333333333333333333_...........33333333....22222..33333333333333333333333333333
...........33333333..33333333333333333333333333333333333333_...........33333333....22222..33333333333333333333333333333
...........3333333..333333333333333333333333333333333333333_...........3333333....22222..333333333333333333333333333333
...........33333333..33333333333333333333333333333333333333_...........33333333....22222..33333333333333333333333333333
...........33333333..33333333333333333333333333333333333333_...........33333333....22222..33333333333333333333333333333
...........33333333..33333333333333333333333333333333333333_...........33333333....22222..33333333333333333333333333333
............333333..333333333333333333333333333333333333333_............333333....22222..333333333333333333333333333333
............333333..333333333333333333333333333333333333333_............333333....22222..333333333333333333333333333333
............333333..333333333333333333333333333333333333333_............333333....22222..333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
