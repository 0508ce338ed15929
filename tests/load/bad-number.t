# A number that is too large.
--- input
[]
--- run info --threads=5000 input.json
--- want
--- stderr
ttv: info: --threads: 5000 is too large (0 to 1024)
--- status 2
