# A thread of the kernel that works for queues is called without the queue; where
# the command line is what its thread is called, the thread is called so too.  One
# that rescues a queue has its name whole.
--- input perfetto
packet { 2 { 1 { 1: 28 2: 2 3: "kworker/1:0-events" 9: 1 } 1 { 1: 29 2: 2 3: "kworker/R-crypt" } 1 { 1: 30 2: 1 3: "kworker/1:0-no" } 2 { 1: 29 2: "kworker/R-crypt" 3: 29 } 2 { 1: 30 2: "kworker/1:0-no" 3: 30 } } }
packet { 2 { 1 { 1: 31 2: 2 3: "kworker/2:1+before" } 1 { 1: 32 2: 2 3: "kworker/u8:0" } 2 { 1: 31 2: "kworker/2:1-after" 3: 31 } 2 { 1: 33 2: "kworker/2:1-none" 3: 31 } 2 { 1: 32 2: "kworker/u8:0+a-b" 3: 32 } } }
packet { timestamp: 5 seq: 1 11 { 9: 3 11: 0 23: "x" } }
--- file q.sql
SELECT pid, process.name, cmdline, thread.name AS thread
FROM process LEFT JOIN thread ON tid = pid WHERE pid > 20 ORDER BY pid;
--- run query --csv -f q.sql input.json
--- want
pid,name,cmdline,thread
28,kworker/1:0,kworker/1:0,kworker/1:0
29,kworker/R-crypt,kworker/R-crypt,kworker/R-crypt
30,kworker/1:0-no,kworker/1:0-no,kworker/1:0-no
31,kworker/2:1,kworker/2:1,kworker/2:1
32,kworker/u8:0,kworker/u8:0,kworker/u8:0
