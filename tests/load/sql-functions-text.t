# SQL: functions of texts: pieces, characters, numbers of base 16; null of what is none.
--- input
[]
--- file q.sql
SELECT 'split' AS f, str_split('a,b,,c', ',', 0) || '|' || str_split('a,b,,c', ',', 1) || '|' ||
  str_split('a,b,,c', ',', 2) || '|' || str_split('a,b,,c', ',', 3) AS v
UNION ALL SELECT 'split long', str_split('a::b::c', '::', 1) || '|' || str_split('a::b::c', '::', 2)
UNION ALL SELECT 'split none', coalesce(str_split('a,b', ',', 2), 'null') || coalesce(str_split('a,b', ',', -1), 'null') ||
  coalesce(str_split('a,b', '', 0), 'null') || coalesce(str_split(NULL, ',', 0), 'null') || coalesce(str_split('a', NULL, 0), 'null')
UNION ALL SELECT 'split whole', str_split('ab', ',', 0)
UNION ALL SELECT 'reverse', reverse('añz') || reverse('')
UNION ALL SELECT 'reverse null', reverse(NULL)
UNION ALL SELECT 'unhex', unhex('ff') || '|' || unhex('0x1F') || '|' || unhex('0') || '|' || unhex(char(11) || ' 0Xa' || char(12, 10))
UNION ALL SELECT 'unhex null', unhex(NULL)
UNION ALL SELECT 'base64', base64_encode('any carnal') || '|' || base64_decode('YW55IGNhcm5hbA==')
UNION ALL SELECT 'strip', __intrinsic_strip_hex('Fn 7f00a1b2 x', 4) || '|' || __intrinsic_strip_hex('at 0xbeef', 4)
UNION ALL SELECT 'strip short', __intrinsic_strip_hex('a 12 b', 4)
UNION ALL SELECT 'hash', (hash('a', 1) = hash('a', 1)) || (hash('a', 1) <> hash('a', 2)) || (hash('a') <> hash('b'))
UNION ALL SELECT 'demangle', coalesce(demangle('_Z1fv'), 'f()') || coalesce(demangle('f'), '|null');
--- run query --csv -f q.sql input.json
--- want
f,v
split,a|b||c
split long,b|c
split none,nullnullnullnullnull
split whole,ab
reverse,zña
reverse null,
unhex,255|31|0|10
unhex null,
base64,YW55IGNhcm5hbA==|any carnal
strip,Fn <num> x|at 0x<num>
strip short,a 12 b
hash,111
demangle,f()|null
