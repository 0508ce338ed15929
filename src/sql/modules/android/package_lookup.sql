-- Which application a user id of Android is.

CREATE PERFETTO FUNCTION android_package_lookup(uid LONG)
RETURNS STRING AS SELECT _intrinsic_package_lookup($uid);
