# base64_decode() gives null for what is not of its alphabet: blanks, the alphabet of URLs.
--- input
[]
--- file q.sql
SELECT base64_decode('TW Fu') AS blank, base64_decode('-_8=') AS url, base64_decode('TW=u') AS inside, hex(base64_decode('TQ')) AS bare;
--- run query --ndjson -f q.sql input.json
--- want
{"blank":null,"url":null,"inside":null,"bare":"4D"}
