A build opens on its slowest job.
size: 120x36
trace: shared/corpus/ninja/googletest.ninja_log
keys: 
--- text
 ttv  googletest.ninja_log   80 events   6 min 38.155 s                       view 0 s .. 402 s   6.71 min   4.19 s/col
 all 6.64 min          │████████████████████████████████████████████████████████████████████████████████████████████████
│106 s                 ┤┬0 s───────┬50 s───────┬100 s──────┬150 s──────┬200 s──────┬250 s──────┬300 s──────┬350 s──────┬
 ▼ build 1 [1]         ┤╌╌ 3 threads, 80 slices ╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    Worker [1]         │───▇▇▏goo…▏googlemock/CMa…▏googlemock/CMakeFiles/…▏──▇▇▏googlem…▇▇▇▇▇▏go…▏─▏─▇▇▏go…▏google…▇▇▇▁
    Worker [2]         │▇▇──▏googlemock/CMak…▏googlemock/CMakeFiles/…▏googlemock/CMa…▏googl…▏googlemock/CMa…▏go…▏─▇▇▇▇▃
>   Worker [3]         │▏googlemock/CMakeFiles/g…▶googlemock/CMakeFiles/gmock-ma…▏google…▏──▏googlem…▏googlemo…▇▇▇▇▇▇──
                                                 │
                                                 │
                                                 │
 build   ninja 6.64 min   3.0 jobs at once   critical path 6.64 min, 23 jobs   one job alone 1 %
 slowest   2.23 min  googlemock/CMakeFiles/gmock-matchers-containers_test.dir/test/gmock-matchers-containers_test.cc.o
           1.76 min  googlemock/CMakeFiles/gmock-actions_test.dir/test/gmock-actions_test.cc.o  Worker [3]
           1.69 min  googlemock/CMakeFiles/gmock-matchers-misc_test.dir/test/gmock-matchers-misc_test.cc.o  Worker [1]
           1.67 min  googlemock/CMakeFiles/gmock-matchers-comparisons…st.dir/test/gmock-matchers-comparisons_test.cc.o
            1.2 min  googlemock/CMakeFiles/gmock-function-mocker_test.dir/test/gmock-function-mocker_test.cc.o
           1.14 min  googlemock/CMakeFiles/gmock-more-actions_no_exception_test.dir/test/gmock-more-actions_test.cc.o
           1.13 min  googlemock/CMakeFiles/gmock-matchers-arithmetic_test.dir/test/gmock-matchers-arithmetic_test.cc.o
           1.09 min  googlemock/CMakeFiles/gmock-more-actions_test.dir/test/gmock-more-actions_test.cc.o  Worker [2]
             43.9 s  googlemock/CMakeFiles/shared_gmock_test_.dir/test/gmock-spec-builders_test.cc.o  Worker [3]
             37.6 s  googlemock/CMakeFiles/gmock-spec-builders_test.dir/test/gmock-spec-builders_test.cc.o  Worker [1]
             37.1 s  googlemock/CMakeFiles/gmock_no_rtti_test.dir/test/gmock-spec-builders_test.cc.o  Worker [3]
 path      2.23 min   33.6 %  googlemock/CMakeFiles/gmock-matchers-contain…ir/test/gmock-matchers-containers_test.cc.o
           1.76 min   26.5 %  googlemock/CMakeFiles/gmock-actions_test.dir/test/gmock-actions_test.cc.o  Worker [3]
             43.9 s   11.0 %  googlemock/CMakeFiles/shared_gmock_test_.dir/test/gmock-spec-builders_test.cc.o
             37.1 s    9.3 %  googlemock/CMakeFiles/gmock_no_rtti_test.dir/test/gmock-spec-builders_test.cc.o
             33.9 s    8.5 %  googlemock/CMakeFiles/gmock_link_test.dir/test/gmock_link_test.cc.o  Worker [3]
             11.1 s    2.8 %  googlemock/CMakeFiles/gmock_stress_test.dir/test/gmock_stress_test.cc.o  Worker [3]
             8.53 s    2.1 %  googletest/CMakeFiles/sample8_unittest.dir/samples/sample8_unittest.cc.o  Worker [3]
             7.83 s    2.0 %  googletest/CMakeFiles/sample2_unittest.dir/samples/sample2_unittest.cc.o  Worker [3]
             3.74 s    0.9 %  googletest/CMakeFiles/sample4_unittest.dir/samples/sample4_unittest.cc.o  Worker [3]
             3.05 s    0.8 %  googletest/CMakeFiles/sample5_unittest.dir/samples/sample5_unittest.cc.o  Worker [3]
 alone       2.46 s    0.6 %  googletest/CMakeFiles/sample8_unittest.dir/samples/sample8_unittest.cc.o  Worker [3]
 next      gO what it did   F flame graph   g3 by name
 build 1 [1] / Worker [3]   depth 0   23 slices                                                                line 4/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTT----------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._IIIIRRRRRRRIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRI
.P.PPPPPPPPPPP.........____RRRRRRRRRRRRRRRRRRRR__|______________________________________________________________________
....LLLLLLLLLL........._aaaiicccccmmmmmmmmmmmmmmm|iiiiiiiiiiiiiiiiiiiiiiiihhhiirrrrrrrrriiiiiddddeekkiimmmmffffffffffff
....LLLLLLLLLL........._ggjjaaaaaaaaaaaaaaaaagggg|gggggggggggggggggggkkkkkkkkkkkkkkkkiiiiiiiggggggggggggggggccccrrggggg
>>>>>>>>>>>>>>>>>>>>>>>_vvvvvvvvvvvvvvvvvvvvvvvvv@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@iiiiiiiiaaahhhhhhhhhffffffffffffffffrr
.................................................|
.................................................|
.................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...33333333..3333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
...........33333333..3333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
...........33333333..3333333333333333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
...........33333333..3333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
............3333333..33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
...........33333333..333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
...........33333333..3333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
...........33333333..33333333333333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333..3333333333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333..3333333333333333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333..3333333333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.2222......33333333...222222..3333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
...........33333333...222222..3333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333...222222..3333333333333333333333333333333333333333333333333333333333333333333333333333333
.............333333....22222..3333333333333333333333333333333333333333333333333333333333333333333333333333333
.............333333....22222..3333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333....22222..33333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333....22222..333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333....22222..333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333....22222..333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.............333333....22222..333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.22222.......333333....22222..333333333333333333333333333333333333333333333333333333333333333333333333..2222222222
.2222......66.33333333333...6.33333333333...66.3333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
