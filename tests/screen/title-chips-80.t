On 80 columns the chips stand behind the name, too, which is cut for them, and of the visible span is said what is left.
size: 80x12
keys: &dur>1us<Enter>/app.js<Enter>
--- trace
[
{"ph":"M","name":"process_name","pid":1,"args":{"name":"page"}},
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":0,"dur":500,"args":{"frame":"10DF99","isolate":"77","source_location_of_it":"http://x/a/very/long/way/to/the/file/of/it/app.js"}},
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":600,"dur":300,"args":{"url":"lib.js"}}
]
--- text
 ttv  trace.json   &dur>1us    /app.js 1/1       0 µs .. 914 µs  14.3 µs/col
│0 µs          ┤┬0 µs────────┬200 µs───────┬400 µs───────┬600 µs───────┬800 µs──
 ▼ page [1]    ┤│╌ 1 thread, 2 of 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶Call██500 µs██████████████████████       ▏Call──300 µs────────
                │
                │
                │
                │
 Call   source_location_of_it="http://x/a/very/long/way…o/the/file/of/it/app.js"
 start 0 s            wall 500 µs         self 500 µs  100.0 %
 page [1] / t…  match 1 of 1   filter: dur>1us  2 slices  tracks 2/2   line 2/2
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--8888888888--8888888888888------TTTTTTTTTTTTTTTTTTTTTTTTTTTT---
|||||.........._IIIIIRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIRR
.P.PPPPPPPP...._|__RRRRRRRRRRRRRRRRRRRRRRR______________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.......fffffffffffffffffffff
................|
................|
................|
................|
11111111!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
.22222.333............2222.333333.........2222.333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
