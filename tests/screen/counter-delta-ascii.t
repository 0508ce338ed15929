Changes in ASCII.
size: 60x12
options: --glyphs ascii
keys: C
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":40}},
{"ph":"C","name":"mem","pid":7,"ts":200,"args":{"used":20}},
{"ph":"C","name":"mem","pid":7,"ts":300,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":400,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":500,"args":{"used":800}},
{"ph":"C","name":"mem","pid":7,"ts":600,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":0}},
{"ph":"C","name":"mem","pid":7,"ts":850,"args":{"used":30}},
{"ph":"C","name":"bal","pid":7,"ts":0,"args":{"n":-5}},
{"ph":"C","name":"bal","pid":7,"ts":300,"args":{"n":7}},
{"ph":"C","name":"bal","pid":7,"ts":600,"args":{"n":-9}}
]}
--- text
 ttv  trace.json   1 ms    0.00 ms .. 1.02 ms  22.2 us/col
|0.00 ms     ++0.0 ms---------------+0.5 ms---------------+-
 - app [7]   +|- 1 thread, 2 tracks, 1 slice ---------------
>   thread 1 |>run##1 ms###################################
    bal      ||            :            "
    mem      ||   _   '    |   "    _   |    "      _
              |
              |
 run
 start 0 s            wall 1 ms        self 1 ms  100.0 %
 the bars of counters show by how much they change over a c~
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ~
--- style
------TTTTTTTTTT-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||....._IIIIIIIRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRIR
.P.PPPPPPP..._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR________________
>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLL......_|............C............C
....LLL......_|...K...K....K...K....K...K....K......K
..............|
..............|
111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333........2222.3333333333333
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
