# A profile has no events: its title counts samples.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"hitCount":0,"children":[2]},{"id":2,"callFrame":{"functionName":"f","scriptId":"1","url":"a.js","lineNumber":1,"columnNumber":1},"hitCount":2}],"startTime":0,"endTime":3000,"samples":[2,2],"timeDeltas":[1000,1000]}
--- run shot --size 100x4 input.json
--- want
 ttv  input.json   2 samples   1 ms                 view -0.01 ms .. 1.00 ms   1.01 ms   13 µs/col
>  ▼ samples         │▌                                                                            ▌
                     ││▶(root)██████████████████████████████████████████████████████████████████████
 process 0 / thread 0 / samples                                                            line 3/5
