# No file.
--- input
[]
--- run export
--- want
--- stderr
ttv: export: the file is missing; usage: ttv export FILE ...
--- status 2
