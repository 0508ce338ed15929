# A program that begins in a call of two lines names its process, unless the call has failed.
--- input
10 100.000001 clone(child_stack=NULL, flags=SIGCHLD) = 11 <0.000100>
11 100.000005 execve("/usr/bin/ls", ["ls"], 0x1 /* 3 vars */ <unfinished ...>
10 100.000110 execve("/no/such", ["such"], 0x1 /* 3 vars */ <unfinished ...>
11 100.000120 <... execve resumed>) = 0 <0.000110>
10 100.000130 <... execve resumed>) = -1 ENOENT (No such file or directory) <0.000015>
10 100.000140 close(3) = 0 <0.000002>
--- want process
{"type":"process","upid":0,"pid":10}
{"type":"process","upid":1,"pid":11,"name":"ls"}
