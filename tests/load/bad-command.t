# A command that is not known.
--- input
[]
--- run frobnicate
--- want
--- stderr
ttv: frobnicate: no such command or file; `ttv help` lists the commands
--- status 2
