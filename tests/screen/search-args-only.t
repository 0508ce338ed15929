A search of args alone, by an expression, that begins at what is selected.
size: 80x16
keys: ^:set search=args<Enter>//^a\..*1.$/<Enter>
--- trace
{"traceEvents":[
{"ph":"X","name":"a.x 12","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"b/a.cc:12"}},
{"ph":"X","name":"Paint","pid":7,"tid":1,"ts":100,"dur":200,"args":{"src":["a.cc:12",true]}},
{"ph":"X","name":"Layout","pid":7,"tid":1,"ts":400,"dur":500,"args":{"src":"a.cc:7"}}
]}
--- text
 ttv  trace.json   //^a\..*1.$/ 1/1    1 ms    0.00 ms .. 1.01 ms  15.9 µs/col
 all 1 ms      │██████▾█████████████████████████████████████████████████████████
│0.10 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 7   ┤╌╌ 1 thread, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ thread 1   │▏a.x 12──1 ms──────────────────────────────────────────────────
>   thread 1   │      ▶Paint███████      ▏Layout──500 µs─────────────────
                      │
                      │
                      │
                      │
                      │
                      │
 Paint
 start 0.000 100 s    wall 200 µs     self 200 µs  100.0 %   of parent 20.0 %
 process 7 / thread 1   depth 1   2 sli…  //^a\..*1.$/  match 1 of 1   line 3/3
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--888888888888888888-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP...____RRR|RRRRRRRRRRRRRR___________________________________________
..L.LLLLLLLL..._aaaaaa|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
>>>>>>>>>>>>>>>_......@@@@@@@@@@@@@......ffffffffffffffffffffffffffffffff
......................|
......................|
......................|
......................|
......................|
......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.....2222.333333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
