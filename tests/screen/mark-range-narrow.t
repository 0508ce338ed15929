Ranges without room for their text are lines.
size: 40x16
options: --glyphs ascii
keys: /Paint<Enter>mm/Layout<Enter>mMslow one<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":5000,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":5100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":5150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":5400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":6200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":5050,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":6100,"dur":150},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"GPU"}},
{"ph":"X","name":"Swap","cat":"gfx","pid":8,"tid":1,"ts":5600,"dur":300}
]}
--- text
 ttv  trace.json   12 events    1.34 ms
 marks   |  |----| | slow one |
|0.40 ms ++0.0 ms----+0.5 ms----+1.0 ms-
 -Browser+-- Browser [7] ---------------
  io [2] | .. Read |               ===
 -main   | |RunTask==1 ms========    ===
> main   |   |Pa~  >Layout#####
         |   _= Raster
 -GPU [8]+-- GPU [8]  1 thread, 1 sli~ -
  thr~d 1|         |    |Swap==
                   |
                   |
 Layout
 start 0.000 400 s    wall 500 us
 marked: 500 us, 100 us behind the one ~
 n/N hits  gn longest  Esc end search  ~
--- style
------TTTTTTTTTT----------------TTTTTTTT
.RRRRR..._..MMMMMM.MMMMMMMMMMMM
||||||||._IIIIIIIRRRRIIIIIIIRRRRIIIIIIIR
.PPPPPPPP____PPPPPP|PPPP________________
..LLLLLL._.dd.dddd.|...............ccc
.LLLLL..._.mmmmmmmm|mmmmmmmmmmmmm....mmm
>>>>>>>>>_...rrrr..@@@@@@@@@@@@
........._...dd.ddd|dd
.PPPPPPPP____PPPPPP|RRRRRRRRRRRRRRRRRR__
..LLLLLLL_.........|....rrrrrrr
...................|
...................|
1111111111111111111111111111111111111111
.22222.33333333333....2222.333333
7777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..5
