# strace -C: the table of counts behind the calls says nothing more, and is no line that cannot be read.
--- input
2888 1795897896.053082 wait4(-1, 0x7ffe, WNOHANG, NULL) = -1 ECHILD (No child processes) <0.000008>
2888 1795897896.053311 +++ exited with 0 +++
% time     seconds  usecs/call     calls    errors syscall
------ ----------- ----------- --------- --------- ----------------
 75.06    0.000340         170         2         1 wait4
  0.00    0.000000           0         2           rseq
------ ----------- ----------- --------- --------- ----------------
100.00    0.000453           2       218        30 total
--- run check input.json
--- want
input.json: 2 events, nothing to report
