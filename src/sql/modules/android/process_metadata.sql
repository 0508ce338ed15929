-- Processes of Android with what the list of packages says of them.

INCLUDE PERFETTO MODULE android.user_list;

-- Isolated processes of an app have ids of their own, 10,000 or 20,000 above
-- that of the app.
CREATE PERFETTO FUNCTION _app_id_to_base_package(app_id LONG)
RETURNS LONG AS
SELECT $app_id - 10000 * (
  iif($app_id BETWEEN 20000 AND 39999, $app_id / 10000 - 1, 0));

-- The package of a process: that of its uid where this is one; of several, and
-- of a process of a uid that is made for it, the one with the longest name that
-- the name of the process begins with.
CREATE PERFETTO FUNCTION _android_package_id(
  uid LONG, packages LONG, process_name STRING
)
RETURNS LONG AS
SELECT id FROM package_list
WHERE uid = $uid AND ($packages = 1 OR $process_name GLOB package_name || '*')
  OR $uid BETWEEN 90000 AND 99999 AND
    str_split($process_name, ':', 0) GLOB package_name || '*'
ORDER BY length(package_name) DESC, id
LIMIT 1;

CREATE PERFETTO TABLE _android_kernel_tasks(upid LONG) AS
SELECT p.upid FROM process p
LEFT JOIN process up ON up.upid = p.parent_upid
WHERE p.pid = 0 OR up.pid = 0 OR up.name = 'kthreadd'
ORDER BY p.upid;

CREATE PERFETTO FUNCTION android_is_kernel_task(upid LONG)
RETURNS BOOL AS
SELECT EXISTS (SELECT 1 FROM _android_kernel_tasks t WHERE t.upid = $upid);

-- A name that the kernel cut to 15 bytes is written out by the command line, if
-- that ends so or is still the one of what the process was made from.
CREATE PERFETTO TABLE android_process_metadata(
  upid JOINID(process.id), pid LONG, process_name STRING, uid LONG,
  user_id LONG, user_type STRING, shared_uid BOOL, package_name STRING,
  version_code LONG, debuggable LONG, is_kernel_task BOOL
) AS
WITH _uid AS (SELECT uid, count(*) AS packages FROM package_list GROUP BY uid),
_process AS (
  SELECT p.*, packages, iif(length(p.name) = 15 AND (
    p.cmdline IN ('zygote', 'zygote64', '<pre-initialized>') OR
    p.cmdline GLOB '*' || p.name), p.cmdline, p.name) AS whole_name,
    _android_package_id(_app_id_to_base_package(p.android_appid), packages,
      p.name) AS package_id
  FROM process p
  LEFT JOIN _uid ON _uid.uid = _app_id_to_base_package(p.android_appid)
)
SELECT p.upid, p.pid, p.whole_name AS process_name, p.android_appid AS uid,
  p.android_user_id AS user_id, u.type AS user_type,
  nullif(p.packages > 1, 0) AS shared_uid, l.package_name, l.version_code,
  l.debuggable, android_is_kernel_task(p.upid) AS is_kernel_task
FROM _process p
LEFT JOIN package_list l ON l.id = p.package_id
LEFT JOIN android_user_list u ON u.android_user_id = p.android_user_id
ORDER BY p.upid;
