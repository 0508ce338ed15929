Spans that overlap so much that their lanes would fill the screen stay folded:
the trace opens on their line, at the slowest.
size: 80x24
trace: shared/corpus-beyond/distributed/three-services.jaeger.json.gz
--- text
 ttv  three-services.jaeger.json.gz  view -5 ms .. 365 ms   371 ms   5.8 ms/col
 all 365 ms    │▁▁▂▃▃▅██▇▃▂▃▃▂!▆▇!!▃▁!!█!!!▃▆▅▅▅▃▂!!█▆!!▂██▅▃▁      ▁          ▁
│0 ms          ┤┬0 ms─────────────┬100 ms──────────┬200 ms──────────┬300 ms─────
 ▼ shop-web    ┤│╌ 1.4.2  4 tracks, 168 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▶ GET        │▁▄▅●▇▇████▇▆▆▆▄▇██▆▆▄▅▇█▇▆▅▅███▇▆▄▄███▇▅▅▇█▆▅▃
    POST       ││   │                                ── POST charge?sum=26
  ▶ joined     ││   │     ▁           ▁▄▅▄▄▃       ▆▇▇▇▆▃▄▅▄▄▃
  ▼ render page││  ▶▏GET chec…     ▄▃▄▏GET─     ▅▂▂ !GET ▏GET▏ render page
               ││   ▏GET─▏POST▃      ▁▇ ▅▇▇▃ POST   ──▇▇▁───
               ││                                        ──▏▃ POST charge?sum=33
         lane 2││            ▃▁    ▃   ▏GET      ▂     ▄▄   ▃ render page
               ││                     ▃─▁─▏▁ GET http://127.0.0.1:44431/stock
         lane 3││            ·─    ▂     ▁▁▂ render page    ─ render page
 ▶ shop-cart   ┤│    ▂▄██▅      ▆▆▃▁  ▃▆▅▂  ▄▅▅▅▂  ▃▇▅▃  ▄▆▄▁
 ▶ shop-pay    ┤│          ▄▇▄    ▄▄▄▁  ▂▆▄▁  ▂▄▅▄▂   ▄▅▁▂▂▄▃       ▃          ▃
 distributed trace   3 services   29 requests   slowest 77.1 ms   15 errors
 slowest   77.1 ms  GET 127.0.0.1:34995/checkout > shop-web GET cart/0
           76.5 ms  GET 127.0.0.1:34995/checkout …eb GET 127.0.0.1:44431/stock
 service    624 ms   45.2 %  shop-web
 self       450 ms   32.6 %  GET  shop-web  72 times, longest 18 ms
 failed          6  GET  shop-web
 next      gT all requests   gC what held it up   F flame graph
 shop-web / GET   16 rows, 102 slices                                 line 2/12
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOeOOeeOOeeOeewOOOOOOOeeOOewOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._IIIIIRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRR
.P.PPPPPPPP...._|__LLLLLRRRRRRRRRRRRRRRRRRRRRR__________________________________
>>>>>>>>>>>>>>>_|ooFoooooooooooooooooooooooooooooooooooooooooo
....LLLL......._|...F................................dd.dddddddddddddddddd
..L.LLLLLL....._|...F.....#...........######.......ooooooooooo
..L.LLLLLLLLLLL_|..Foooooooooo.....wwwooooo.....www.####.oooow.wwwwwwwwwww
..............._|...ooooodddddo......oo.oooo.oooo...oooooooo
..............._|........................................oodw.dddddddddddddddddd
.........LLLLLL_|............ww....w...oooo......w.....ww...w.wwwwwwwwwww
..............._|.....................ooddww.oooooooooooooooooooooooooooooooo
.........LLLLLL_|............,w....w.....www.wwwwwwwwwww....w.wwwwwwwwwww
.P.PPPPPPPPP..._|....uuuuu......uuuu..uuuu..uuuuu..uuuu..uuuu
.P.PPPPPPPP...._|..........ddd....dddd..dddd..ddddd...ddddddd.......%..........%
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...3333333..33333333333333333333333333333333333333333333333333
...........3333333..3333333333333333333333333333333333333333333333333333333333
.2222222....333333...222222..33333333
.2222.......333333...222222..333..222222222222222222222222222222222
.222222..........3..333..22222222
.2222......66.333333333333...66.333333333333333...6.33333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
