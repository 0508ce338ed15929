# Bytes as base 64 and back, of each length; a text that is not base 64 is null.
--- input
[]
--- file q.sql
SELECT base64_encode('') AS e0, base64_encode('a') AS e1, base64_encode('ab') AS e2, base64_encode('abc') AS e3, base64_encode('abcd') AS e4,
CAST(base64_decode('') AS TEXT) AS d0, CAST(base64_decode('YQ==') AS TEXT) AS d1, CAST(base64_decode('YWI=') AS TEXT) AS d2, CAST(base64_decode('YWJj') AS TEXT) AS d3, CAST(base64_decode('YWJjZA') AS TEXT) AS d4,
base64_decode('YW?j') AS bad, base64_decode(NULL) AS none, hex(base64_decode('+/+/')) AS last;
--- run query --ndjson -f q.sql input.json
--- want
{"e0":"","e1":"YQ==","e2":"YWI=","e3":"YWJj","e4":"YWJjZA==","d0":"","d1":"a","d2":"ab","d3":"abc","d4":"abcd","bad":null,"none":null,"last":"FBFFBF"}
