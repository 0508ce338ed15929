The critical path on a narrow screen.
size: 40x10
trace: shared/corpus/local/chromium-startup.json.gz
keys: %gC
--- text
 critical path, 4.8 s of 5.92 s: 3.6 s …
     WAIT WHY          WORK NAME
>                   88.8 ms RunLoop::Run
  -228 µs flow fr…    44 µs ThreadContr…
 -1.63 ms flow fr…    12 µs Receive moj…
   -80 µs flow fr…   369 µs ThreadContr…
  -281 µs flow fr…   617 µs ThreadContr…
  -294 µs flow fr…  15.4 ms RunLoop::Run
 Renderer [28793] / CrRendererMain [287…
 j/k line  Enter go there  q back  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
2....2222.222..........2222.2222
4444444444444444444444444444444444444444
?.2222222.????????....?????.333333333333
?22222222.????????....?????.333333333333
?..222222.????????...??????.333333333333
?.2222222.????????...??????.333333333333
?.2222222.????????..???????.333333333333
7777777777777777777777777777777777777777
.66655555..66666555555555..655555..5
