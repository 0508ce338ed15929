An argument that takes several lines of the tall pane is whole in the short one,
as far as it fits.
size: 90x30
keys: 
--- trace
{"traceEvents":[
{"ph":"X","name":"Load","pid":7,"tid":1,"ts":0,"dur":100,"args":{"url":"chrome://a-popup.top-chrome/a_popup_with_a_long_name_that_goes_on.html","n":1}}
]}
--- text
 ttv  trace.json   1 event   100 µs        view 0 µs .. 101 µs   101 µs   1.39 µs/col
 all 100 µs     │█████████████████████████████████████████████████████████████████████████
│0 µs           ┤┬0 µs─────────┬20 µs────────┬40 µs─────────┬60 µs────────┬80 µs────────┬─
 ▼ process 7    ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1    │▶Load██100 µs███████████████████████████████████████████████████████████
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
                 │
                 │
                 │
                 │
                 │
 Load
 start 0 s            wall 100 µs         self 100 µs  100.0 %
 url="chrome://a-popup.top-chrome/a_popup_with_a_long_name_that_goes_on.html"  n=1
 process 7 / thread 1   depth 0   1 slice                                        line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIR
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRR_____________________________________________________
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.333333.........2222.333333333333333
.2222333333333333333333333333333333333333333333333333333333333333333333333333..223
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
