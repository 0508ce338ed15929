"""Usage: duckdb -csv -init FILE -c SQL

DuckDB's library in the place of its program, of which it has these options.
"""
import csv
import sys

import engine

flag, init, path, c, sql = sys.argv[1:]
assert (flag, init, c) == ('-csv', '-init', '-c')
db = engine.DuckDB(engine.library('duckdb'))
with open(path) as f:
    for statement in engine.statements(f.read()):
        db.ask(statement)
rows = db.ask(sql)
out = csv.writer(sys.stdout, lineterminator='\n')
out.writerow(db.names)
out.writerows(['NULL' if v is None else v for v in row] for row in rows)
