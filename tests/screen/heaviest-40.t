The heaviest path on a narrow screen.
size: 40x10
trace: shared/corpus/local/chromium-startup.json.gz
keys: gO
--- text
 heaviest path   CrRendererMain [28793]
     WHEN   LENGTH NAME
>           124 ms ThreadControllerImpl…
    +3 µs   124 ms TimerBase::run
   +10 µs   124 ms TimerFire 1
   +14 µs   124 ms AsyncTask Run
   +14 µs   124 ms v8.callFunction
    +3 µs   124 ms FunctionCall app.js:7
 Renderer [28793] / CrRendererMain [287…
 j/k line  Enter go there  q back  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
2....2222...222222.2222
4444444444444444444444444444444444444444
?...22222...??????.33333333333333
?..222222...??????.33333333333
?..222222...??????.3333333333333
?..222222...??????.333333333333333
?...22222...??????.333333333333333333333
7777777777777777777777777777777777777777
.66655555..66666555555555..655555..5
