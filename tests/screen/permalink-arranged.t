Options fold, hide, pin and give lines, each as often as they are given; the tracks are pinned in the order of the options.
size: 80x24
options: --fold=deep --hide=gone --hide=lost --pin=top --pin=next --height=3:load
keys: 
--- trace
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":100,"dur":20,"pid":7,"tid":1}]
--- with
CREATE VIEW deep_event AS SELECT 1000 AS ts, 9000 AS dur, 'd1' AS name
UNION ALL SELECT 2000, 5000, 'd2' UNION ALL SELECT 3000, 2000, 'd3';
CREATE VIEW load_event AS SELECT 10000 AS ts, 1 AS value
UNION ALL SELECT 60000, 5;
CREATE VIEW gone_event AS SELECT 5000 AS ts, 'g' AS name;
CREATE VIEW lost_event AS SELECT 5000 AS ts, 'h' AS name;
CREATE VIEW top_event AS SELECT 50000 AS ts, 9000 AS dur, 't' AS name;
CREATE VIEW next_event AS SELECT 70000 AS ts, 9000 AS dur, 'n' AS name;
--- text
 ttv  trace.json   11 events     view 0 µs .. 121 µs   122 µs   1.91 µs/col
 all 120 µs    │████████████████████████████████▃    ▁▁▁▁▁▁          ███████████
│0 µs          ┤┬0 µs─────┬20 µs────┬40 µs─────┬60 µs────┬80 µs─────┬100 µs───┬─
*  top         ││                         ▏t───
*  next        ││                                    ▏n──
 ▶ deep        │▄████▂                                         3 rows, 3 slices
   load        ││                              ████████████████████████████████
          3.333││                              ████████████████████████████████
          1.667││    ▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅████████████████████████████████
 ▼ process 7   ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶A██60 µs██████████████████████                     ▏B──20 µs──
                │
                │
                │
                │
                │
                │
                │
                │
                │
 A
 start 0 s            wall 60 µs          self 60 µs  100.0 %
 process 7 / thread 1   dept…   tracks 6/8 shown (2 hidden, X shows)   line 8/8
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._IIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIIRRRIR
L..LLL........._|.........................mmmmm
L..LLLL........_|....................................ffff
.L.LLLL........_|jjjjj.........................................RRRRRRRRRRRRRRRR
...LLLL........_|..............................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
..........LLLLL_|..............................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
..........LLLLL_|....CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.....................ttttttttttt
................|
................|
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.33333..........2222.33333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
