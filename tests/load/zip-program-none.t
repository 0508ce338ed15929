# A program with the end of a zip that has no member is no zip.
--- input printf
\177ELFxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxPK\005\006\000\000\000\000\001\000\001\000\024\000\000\000\n\000\000\000\000\000
--- run info input.json
--- want
--- stderr
ttv: input.json: this is a program, not what was measured of it: perf record -g FILE, and then perf script -F +pid --ns --show-task-events > FILE.txt; or strace -f -yy -ttt -T -o FILE.txt FILE
--- status 3
