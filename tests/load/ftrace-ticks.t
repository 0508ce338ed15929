# A clock without a unit, such as counter and x86-tsc, counts ticks, which stay ticks.
--- input
# tracer: nop
            bash-29941   [000] d..2.            2: e: n=1
      clang++-19-30173   [000] d.s3. 3066478078300: e: n=2
--- want trace instant warning
{"type":"trace","format":"ftrace","start":2,"end":3066478078300,"events":2}
{"type":"instant","track":0,"scope":"thread","ts":2,"name":"e","args":{"n":1}}
{"type":"instant","track":1,"scope":"thread","ts":3066478078300,"name":"e","args":{"n":2}}
{"type":"warning","code":"ticks","count":1,"message":"times that count ticks, whose length the file does not tell: shown as if a tick were 1 ns"}
