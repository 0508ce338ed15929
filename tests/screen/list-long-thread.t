A thread's number is seen behind a name of any length.
size: 80x12
keys: g2
--- trace
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu"}},
{"name":"a","ph":"X","ts":0,"dur":5,"pid":1,"tid":1,"args":{"k":"needlezzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"}},
{"name":"b","ph":"X","ts":0,"dur":5,"pid":1,"tid":2}]
--- text
 all slices, by length                                                   1 of 2
              START   LENGTH▾      SELF TRACK           NAME
>               0 s      5 µs      5 µs ttttttt…ttt [1] a
                0 s      5 µs      5 µs uuuuuuu…uuu [2] b






 ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp [1] / …   line 2/3
 j/k line  Enter go there  q back  </> sort  I invert  & filter  y copy  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2.............22222...2222222......2222.22222...........2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?...............???......????......????.???????????????.3






77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..66655555..65555555..65555555..655555..5
