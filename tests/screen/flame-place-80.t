On 80 columns lists of functions have the file without its folders behind the name, and no place where it has no room.
size: 80x14
keys: F<Tab><Tab>
--- trace
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3,4]},{"id":2,"callFrame":{"functionName":"run","url":"file:///work/of/somebody/src/app.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"run","url":"file:///work/of/somebody/src/app.js","lineNumber":6,"columnNumber":1,"scriptId":"1"}},{"id":4,"callFrame":{"functionName":"aFunctionWithALongNameInd","url":"file:///work/of/somebody/src/app.js","lineNumber":9,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":10000,"samples":[3,3,3,3,3,4,4,4,2,2],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- text
 VIEW 9 ms   Flame  Tree [Names]   by sampled time                   10 samples

      TOTAL       %      SELF▾       %      COUNT NAME
       5 ms  50.0 %       5 ms  50.0 %          5 run  app.js:7:2
       3 ms  30.0 %       3 ms  30.0 %          3 aFunctionWithALongNameInd
       2 ms  20.0 %       2 ms  20.0 %          2 run  app.js:1:2
      10 ms 100.0 %          0   0.0 %          0 (root)





 process 0 / thread 0 / samples                                        line 3/5
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----------T

......22222.......2......22222.......2......22222.2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.......3333..333333.......3333..333333..........3.3333333333333333333333333
.......3333..333333.......3333..333333..........3.333..RRRRRRRRRR
......33333.3333333..........3...33333..........3.333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
