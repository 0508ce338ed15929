The list of warnings, with the cursor on a place.
size: 100x24
keys: g7jjj
--- trace
[
{"ph":"X","pid":1,"tid":1,"ts":0,"dur":100,"name":"Outer","args":{"a":1}},
{"ph":"E","pid":1,"tid":2,"ts":5},
{"ph":"X","pid":1,"tid":1,"ts":10,"dur":20,"name":"Inner"},,
{"ph":"Z","pid":1,"tid":1,"ts":10,"name":"unk"}
{"ph":"X","pid":1,"tid":1,"ts":50,"dur":90,"name":"Crossing"},
{"ph":"X","pid":1,"tid":3,"ts":70,"dur":"long","name":"BadDur"},
garbage here
{"ph":"B","pid":1,"tid":3,"ts":90,"name":"Open"},
--- text
 ttv  trace.json   7 events   140 µs                 view 0 µs .. 141 µs   142 µs   1.82 µs/col
 all 140 µs          │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇████████████████████████████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│0 µs                ┤┬0 µs─────┬20 µs─────┬40 µs─────┬60 µs─────┬80 µs─────┬100 µs────┬120 µs────┬─
 ▼ process 1         ┤│╌ 2 threads, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 1         │▶Outer██100 µs█████████████████████████████████████████
                     ││    ▏Inner─────
               lane 2││                          ▏Crossing──90 µs──────────────────────────────────
  ▼ thread 3         ││                                     ▏BadDur───────────────────────────────»
                     ││                                                ▏Open──────────────────────»
                      │
 warnings                                                                                   4 of 19
unterminated, once: the closing ] or } of the file is missing: read as if it were there
    byte 412, line 10
garbage, once: text that is not JSON between or after the events: passed over
>   byte 349, line 8
stray-comma, once: a comma too many: passed over
    byte 171, line 4
missing-comma, once: no comma between two events: read as if it were there
    byte 221, line 6
unknown-phase, once: an event of a phase that nobody knows: passed over   Z 1
    byte 173, line 5
bad-duration, once: a dur that is no number: the slice is unfinished
 process 1 / thread 1   depth 0   1 slice                                                  line 2/6
 j/k line  Enter go to the event  Space/PgUp page  q close  i full screen  ? help
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||................_IIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRRIIIIIIIRRRRIIIIIIIRRRRIR
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRRRR________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....................._|....vvvvvvvvvvv
...............LLLLLL_|..........................uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
..L.LLLLLLLL........._|.....................................aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
....................._|................................................ssssssssssssssssssssssssssss
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
?????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..666665555555555555555..666666666655555..6555555..6555555555555..655555
