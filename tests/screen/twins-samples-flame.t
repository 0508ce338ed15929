Two profiles as one flame graph.
size: 80x12
options: --diff
keys: F
--- trace
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":10000,"samples":[3,3,3,3,3,2,2,2,2,2],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- other
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":21000,"samples":[3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,2,2,2,2,2,2],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- text
 VIEW 20 ms  [Flame]  Tree  Names   by sampled time, both files: red more, blu…
 all   31 ms  100.0 %  10 ms in file 1, 21 ms in 2
▶all█████████████████████████████████████████████████████████████████████+11 ms█
▏(root)──────────────────────────────────────────────────────────────────+11 ms─
▏parse a.js:2:2──────────────────────────────+10 ms─▏emit a.js:1:2────────+1 ms─





 2: process 0 / thread 0 / samples                                     line 3/6
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.3333333333333333333333333333333333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
################################################################################
################################################################################





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
