A search opens the containers around the arg that it has found, however deep,
and no others.
size: 80x24
keys: /app.js<Enter><Enter>
--- trace
[{"ph":"X","name":"call","ts":0,"dur":10,"pid":1,"tid":1,
"args":{"data":{"profile":{"other":{"a":{"url":"lib.js"},"b":{"c":2}},"node":{"frame":{"line":14,"url":"x/app.js"},"more":{"z":{"y":1}}}}}}}]
--- text
 ttv  trace.json   /app.js 1/1    1 event       0.0 µs .. 10.1 µs  159 ns/col
 all 10 µs     │▾███████████████████████████████████████████████████████████████
│0.0 µs        ┤┬0 µs───────┬2 µs────────┬4 µs───────┬6 µs────────┬8 µs───────┬─
 ▼ process 1   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶call██10 µs███████████████████████████████████████████████████
                │
                │
                │
                │
                │
                │
                │
                │
 call                                                                  20 of 20
     ▼ other {2}
       ▶ a {1}  url "lib.js"
       ▶ b {1}  c 2
     ▼ node {2}
       ▶ more {1}  z {1}
       ▼ frame {2}
           line 14
           url "x/app.js"
 process 1 / thread 1   depth 0   1 slice      /app.js  match 1 of 1   line 2/2
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT--8888888888888-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
.RRR.RRRRR....._!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIIRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRR____________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................|
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.....2.22222.333
.......2.2.33333333333333333
.......2.2.33333333
.....2.2222.333
.......2.2222.3333333333
.......2.22222.333
...........2222.33
.4444444444!!!!!!!!!!!!!!444444444444444444444444444444444444444444444444444444
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
