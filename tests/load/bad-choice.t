# A word that is none of an option's.
--- input
[]
--- run export --format=xml input.json
--- want
--- stderr
ttv: export: --format: xml is none of: ndjson json perfetto pprof parquet sqlite
--- status 2
