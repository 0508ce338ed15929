# A piece that ends before it begins is an error of usage.
--- input
[]
--- run export --from 2s --to 1s input.json
--- want
--- stderr
ttv: input.json: there is no event in it
ttv: export: --from is later than --to
--- status 2
