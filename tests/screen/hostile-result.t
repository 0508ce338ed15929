Control characters in the cells and the heading of a query's result are shown as text.
size: 100x16
trace: traces/xray.json
keys: ;select char(27)||'[31m'||char(155)||'x'||char(10)||char(8238)||'y' as <Paste>"a<Esc>[1mb"<PasteEnd><Enter>
--- text
 ttv  xray.json   40 events   30.734 ms             view -0.3 ms .. 30.8 ms   31.1 ms   399 µs/col
 all 30.7 ms         │█████████████████████████████████████▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂
│0.0 ms              ┤┬0 ms────────┬5 ms───────┬10 ms───────┬15 ms──────┬20 ms───────┬25 ms──────┬──
 ▼ process 12122     ┤│╌ 5 threads, 20 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 12122     ││▶main██30.7 ms███████████████████████████████████████████████████████████████
               +1 row│▂▂ std::thread& std::vector<std::thread, std::allocator<std::thread>>::emplac…
 SQL  1 row
 select char(27)||'[31m'||char(155)||'x'||char(10)||char(8238)||'y' as "a [1mb"
  a [1mb
  �[31m�x �y




 process 12122 / thread 12122   depth 0   1 slice                                          line 2/7
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  q close  ? help
--- style
------TTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRRIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIRR
.P.PPPPPPPPPPPPP....._|__RRRRRRRRRRRRRRRRRRRR_______________________________________________________
>>>>>>>>>>>>>>>>>>>>>_|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
...............LLLLLL_|r.rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222222222222
.2222222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444




7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..6555555..655555
