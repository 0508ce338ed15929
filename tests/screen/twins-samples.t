Two profiles: their functions, as there are no slices.
size: 80x12
options: --diff
keys: gd
--- trace
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":10000,"samples":[3,3,3,3,3,2,2,2,2,2],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- other
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":21000,"samples":[3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,2,2,2,2,2,2],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- text
 self time by function of samples, in base 1 and in 2                    1 of 3
     1 BASE          2      2 - 1   2 / 1 NAME
>      5 ms      15 ms     +10 ms  3.00 x parse
       5 ms       6 ms      +1 ms  1.20 x emit
          0          0          0         (root)





 2: process 0 / thread 0 / samples                                     line 3/6
 j/k line  Enter go to the slower  q back  b slices/names  L labels  / find  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2....222222..........2......22222...22222.2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?......????.......????......33333..??????.3333
?.........?..........?..........3.........333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555555555555555..655555..65555555555555..65555555..655555..5
