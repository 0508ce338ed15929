# view --keep of no time above zero is refused, as :keep does.
--- input
[]
--- run view --keep=-5s input.json
--- want
--- stderr
ttv: view: --keep is no time such as 10min
--- status 2
