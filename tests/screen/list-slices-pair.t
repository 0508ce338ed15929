In a list of slices a term for an arg is a text: of the name, not of args.
size: 80x12
keys: k^g2&dur>50us k=v<Enter>
--- trace
[{"name":"k=v one","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"k":"x"}},
{"name":"k=v two","ph":"X","ts":200,"dur":40,"pid":1,"tid":1},
{"name":"other","ph":"X","ts":300,"dur":200,"pid":1,"tid":1,"args":{"k":"v"}}]
--- text
 all slices, by length, those with "dur>50us k=v" of 3                   1 of 1
              START   LENGTH▾      SELF TRACK           NAME
>               0 s    100 µs    100 µs thread 1        k=v one







 process 1   1 thread, 3 slices                                        line 1/2
 j/k line  Enter go there  q back  </> sort  I invert  & filter  y copy  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2.............22222...2222222......2222.22222...........2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444







77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..66655555..65555555..65555555..655555..5
