-- The version of Android that the trace says it is of.

CREATE PERFETTO FUNCTION _android_sdk_version()
RETURNS LONG AS
SELECT min(int_value) FROM metadata WHERE name = 'android_sdk_version';
