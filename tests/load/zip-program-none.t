# A program with the end of a zip that has no member is no zip.
--- input printf
\177ELFxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxPK\005\006\000\000\000\000\001\000\001\000\024\000\000\000\n\000\000\000\000\000
--- run info input.json
--- want
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
