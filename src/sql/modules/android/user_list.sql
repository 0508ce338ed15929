-- The users of a device, as the trace lists them.

CREATE PERFETTO VIEW android_user_list(android_user_id LONG, type STRING) AS
SELECT u.android_user_id, u.type FROM __intrinsic_android_user_list u;
