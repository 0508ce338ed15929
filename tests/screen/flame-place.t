A box says where its function stands when that fits beside its value.
size: 60x10
keys: F
--- trace
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":10000,"samples":[3,3,3,3,3,3,3,3,2,2],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- text
 VIEW 9 ms  [Flame]  Tree  Names   by sampled time
 all   10 ms  100.0 %
▶all██████████████████████████████████████████████████10 ms█
▏(root)───────────────────────────────────────────────10 ms─
▏parse a.js:2:2────────────────────────────8 ms─▏emit──2 ms─



 process 0 / thread 0 / samples                    line 3/5
 hjkl move  Enter/u in/out  g to the longest  / find  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.33333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbaaaaaaaaaaaa



777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..5
