# A function of any number of arguments delegates them; what a function gives is kept when that is asked for; a frame of zstd that is stored.
--- input perfetto
packet { seq: 1 timestamp: 1 41: 1 11 { 11: 1 9: 3 23: "x" } }
--- file q.sql
CREATE PERFETTO FUNCTION all_of(args ANY...) RETURNS STRING DELEGATES TO concat;
CREATE PERFETTO FUNCTION two(x INT) RETURNS INT AS SELECT iif($x = 0, 1, two($x - 1) + two($x - 1));
SELECT experimental_memoize('two');
SELECT all_of('a', 1, 'b') AS any, all_of() AS none, two(40) AS two, hash('single_arg') AS text, hash(1, 'hello', 42) AS mixed, hex(__intrinsic_zstd_compress('abc')) AS zstd, hex(__intrinsic_zstd_compress(x'')) AS empty;
--- run query --csv -f q.sql input.json
--- want
any,none,two,text,mixed,zstd,empty
a1b,,1099511627776,1309196097616646754,4730678220997103486,28B52FFDA003000000190000616263,28B52FFDA000000000010000
