Two heap profiles: what differs is said in bytes, as the profiles have it.
size: 80x10
options: --diff
keys: gd
--- trace
{"head":{"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"selfSize":0,"id":1,"children":[{"callFrame":{"functionName":"load","scriptId":"1","url":"file:///x/a.js","lineNumber":3,"columnNumber":2},"selfSize":524288,"id":2,"children":[]},{"callFrame":{"functionName":"keep","scriptId":"1","url":"file:///x/a.js","lineNumber":9,"columnNumber":2},"selfSize":1048576,"id":3,"children":[]}]},"samples":[{"size":524288,"nodeId":2,"ordinal":1},{"size":1048576,"nodeId":3,"ordinal":2}]}
--- other
{"head":{"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"selfSize":0,"id":1,"children":[{"callFrame":{"functionName":"load","scriptId":"1","url":"file:///x/a.js","lineNumber":3,"columnNumber":2},"selfSize":524288,"id":2,"children":[]},{"callFrame":{"functionName":"keep","scriptId":"1","url":"file:///x/a.js","lineNumber":9,"columnNumber":2},"selfSize":3145728,"id":3,"children":[]}]},"samples":[{"size":524288,"nodeId":2,"ordinal":1},{"size":3145728,"nodeId":3,"ordinal":2}]}
--- text
 self time by function of samples, in base 1 and in 2                    1 of 3
     1 BASE          2      2 - 1   2 / 1 NAME
>   1.0 MiB    3.0 MiB   +2.0 MiB  3.00 x keep
    512 KiB    512 KiB        0 B  1.00 x load
        0 B        0 B        0 B         (root)



 1: process 0 / thread 0 / samples                                     line 3/6
 j/k line  Enter go to the slower  q back  b slices/names  L labels  / find  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2....222222..........2......22222...22222.2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?...???????....???????........333..??????.3333
?.......???........???........333.........333333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555555555555555..655555..65555555555555..65555555..655555..5
