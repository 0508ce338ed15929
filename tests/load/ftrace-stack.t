# A stack belongs to the event before it of its CPU and task, root first; that of the program lies below.
--- input
            bash-101 [001] d..2.  1.000001: e: n=1
             vim-102 [000] d..2.  1.000002: e: n=2
            bash-101 [001] d..2.  1.000001: <stack trace>
 => inner
 => entry_SYSCALL_64_after_hwframe
            bash-101 [001] d..2.  1.000001: <user stack trace>
 => /usr/lib/libc.so.6[+0x91a3]
 =>  <00007f14067de1cc>
            bash-101 [001] d..2.  1.000003: e: n=3
             vim-102 [000] d..2.  1.000002: <stack trace>
 => ext4_read [ext4]
             vim-102 [000] d..2.  1.000004: <stack trace>
 => of nothing before
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1},"stack":["<00007f14067de1cc>","/usr/lib/libc.so.6[+0x91a3]","entry_SYSCALL_64_after_hwframe","inner"]}
{"type":"instant","track":0,"scope":"thread","ts":1000003000,"name":"e","args":{"n":3}}
{"type":"instant","track":1,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2},"stack":["ext4_read [ext4]"]}
