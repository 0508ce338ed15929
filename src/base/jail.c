/*
 * jail: gives up what a program that reads traces does not need.
 *
 * A system call that is not refused by its name is not looked at: the list is
 * of ways out, not of all that libraries may call.  Descriptors that are open
 * already stay as they are.
 */
#include "config.h"

#include <sys/ioctl.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef HAVE_SECCOMP
#include <seccomp.h>
#endif
#ifdef HAVE_LINUX_LANDLOCK_H
#include <linux/landlock.h>
#endif

#include "ttv/buf.h"
#include "ttv/jail.h"
#include "ttv/xmalloc.h"

const char	jail_self[] = "/proc/self/exe";

/* Sanitizers run a program that reads symbols, and stop the threads of the
 * process by ptrace(): they are let. */
#if defined(TTV_ASAN) || defined(TTV_TSAN) || defined(__SANITIZE_ADDRESS__)
#define JAIL_SANITIZED	1
#else
#define JAIL_SANITIZED	0
#endif

static int	filtered;		/* seccomp or pledge holds */
static int	fenced;			/* ABI of the Landlock that holds, or
					 * 1: unveil */

void
jail_write(struct jail *j, const char *path, int folders)
{
	if (path == NULL || *path == '\0' || access(path, F_OK) == -1 ||
	    j->n == JAIL_PATHS)
		return;
	j->paths[j->n].path = xstrdup(path);
	j->paths[j->n++].folders = folders;
}

/* ---- seccomp ---- */

#ifdef HAVE_SECCOMP

/* Refused with any arguments. */
static const char *const refused[] = {
	/* networks, and programs that listen */
	"socket", "connect", "bind", "listen", "accept", "accept4",
	/* system calls that no filter sees */
	"io_uring_setup", "io_uring_enter", "io_uring_register",
	/* other processes */
	"ptrace", "process_vm_readv", "process_vm_writev", "pidfd_getfd",
	"process_madvise", "kcmp",
	/* rights, owners and times of files that are not open for writing */
	"chmod", "fchmodat", "fchmodat2", "chown", "lchown", "fchownat",
	"setxattr", "lsetxattr", "setxattrat", "removexattr", "lremovexattr",
	"removexattrat", "truncate", "truncate64", "open_by_handle_at",
	"name_to_handle_at",
	/* the machine */
	"acct", "add_key", "bpf", "chroot", "delete_module", "finit_module",
	"fsconfig", "fsmount", "fsopen", "fspick", "init_module", "ioperm",
	"iopl", "kexec_file_load", "kexec_load", "keyctl", "mount",
	"mount_setattr", "move_mount", "open_tree", "perf_event_open",
	"personality", "pivot_root", "quotactl", "reboot", "request_key",
	"setns", "swapoff", "swapon", "umount2", "unshare", "userfaultfd",
};

static int
refuse(scmp_filter_ctx c, const char *name)
{
	int number = seccomp_syscall_resolve_name(name);

	return number == __NR_SCMP_ERROR ? 0 :
	    seccomp_rule_add(c, SCMP_ACT_ERRNO(EPERM), number, 0);
}

/* What it takes to type into the terminal, as the person would. */
static int
refuse_typing(scmp_filter_ctx c)
{
	static const scmp_datum_t ways[] = {
#ifdef TIOCSTI
		TIOCSTI,
#endif
#ifdef TIOCLINUX
		TIOCLINUX,
#endif
#ifdef TIOCSETD
		TIOCSETD,
#endif
	};
	size_t i;
	int rc = 0;

	for (i = 0; i < sizeof(ways) / sizeof(ways[0]) && rc == 0; i++)
		rc = seccomp_rule_add(c, SCMP_ACT_ERRNO(EPERM),
		    SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, UINT32_MAX,
		    ways[i]));
	return rc;
}

/* The kernel compares the pointer, and no string. */
static int
refuse_running(scmp_filter_ctx c, enum jail_run run)
{
	int rc;

	if (run == JAIL_RUN_ALL)
		return 0;
	if ((rc = refuse(c, "execveat")) != 0)
		return rc;
	return run == JAIL_RUN_NOTHING ? refuse(c, "execve") :
	    seccomp_rule_add(c, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(execve), 1,
	    SCMP_A0(SCMP_CMP_NE, (scmp_datum_t)(uintptr_t)jail_self, 0));
}

static int
rules_add(scmp_filter_ctx c, enum jail_run run)
{
	size_t i;
	int rc = 0;

	for (i = 0; i < sizeof(refused) / sizeof(refused[0]) && rc == 0; i++) {
		if (!JAIL_SANITIZED || strcmp(refused[i], "ptrace") != 0)
			rc = refuse(c, refused[i]);
	}
	if (rc == 0)
		rc = refuse_typing(c);
	return rc != 0 ? rc : refuse_running(c, run);
}

static void
filter(enum jail_run run)
{
	scmp_filter_ctx c = seccomp_init(SCMP_ACT_ALLOW);

	if (c == NULL)
		return;
	(void)seccomp_attr_set(c, SCMP_FLTATR_CTL_TSYNC, 1);
#if SCMP_VER_MAJOR > 2 || (SCMP_VER_MAJOR == 2 && SCMP_VER_MINOR >= 5)
	/* no secrets of others are in the process, and loading is not to pay
	 * for hiding them */
	(void)seccomp_attr_set(c, SCMP_FLTATR_CTL_SSB, 1);
#endif
	if (rules_add(c, run) == 0 && seccomp_load(c) == 0)
		filtered = 1;
	seccomp_release(c);
}
#endif

/* ---- Landlock ---- */

#if defined(HAVE_LINUX_LANDLOCK_H) && defined(SYS_landlock_create_ruleset)
#define HAVE_FENCE

/* Rights by their bits: the header of this system may be older than its
 * kernel. */
#define FS(bit)		(UINT64_C(1) << (bit))
#define FS_EXECUTE	FS(0)
#define FS_WRITE	FS(1)
#define FS_REMOVE	(FS(4) | FS(5))			/* folders, files */
#define FS_FILE		(FS(1) | FS(5) | FS(8) | FS(14)) /* write, remove, make,
							 * truncate */
#define FS_FOLDER	(FS(4) | FS(7))			/* remove, make */
#define FS_MAKE		(FS(6) | FS(7) | FS(8) | FS(9) | FS(10) | FS(11) | \
			    FS(12))
#define FS_REFER	FS(13)				/* of ABI 2 */
#define FS_TRUNCATE	FS(14)				/* of ABI 3 */
#define NET_TCP		UINT64_C(3)			/* bind, connect: ABI
							 * 4 */
#define SCOPE_ABSTRACT	UINT64_C(1)			/* sockets: ABI 6 */

/* As landlock_ruleset_attr of ABI 6; zeros are nothing to older ones. */
struct ruleset {
	uint64_t	fs, net, scoped;
};

static void
fence_open(int rules, uint64_t handled, const struct jail_path *p)
{
	struct landlock_path_beneath_attr beneath;
	struct stat st;

	beneath.parent_fd = open(p->path, O_PATH | O_CLOEXEC);
	if (beneath.parent_fd == -1)
		return;
	beneath.allowed_access = FS_WRITE | FS_TRUNCATE;
	if (fstat(beneath.parent_fd, &st) == 0 && S_ISDIR(st.st_mode))
		beneath.allowed_access = FS_FILE | (p->folders ? FS_FOLDER :
		    0);
	beneath.allowed_access &= handled;
	(void)syscall(SYS_landlock_add_rule, rules,
	    LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
	close(beneath.parent_fd);
}

static void
fence(const struct jail *j)
{
	long abi = syscall(SYS_landlock_create_ruleset, NULL, 0,
	    LANDLOCK_CREATE_RULESET_VERSION);
	struct ruleset r = { FS_WRITE | FS_REMOVE | FS_MAKE, 0, 0 };
	size_t i;
	int rules;

	if (abi < 1)
		return;
	r.fs |= j->run == JAIL_RUN_NOTHING ? FS_EXECUTE : 0;
	r.fs |= (abi >= 2 ? FS_REFER : 0) | (abi >= 3 ? FS_TRUNCATE : 0);
	r.net = abi >= 4 ? NET_TCP : 0;
	r.scoped = abi >= 6 ? SCOPE_ABSTRACT : 0;
	rules = (int)syscall(SYS_landlock_create_ruleset, &r, sizeof(r), 0);
	if (rules == -1)
		return;
	for (i = 0; i < j->n; i++)
		fence_open(rules, r.fs, &j->paths[i]);
	if (syscall(SYS_landlock_restrict_self, rules, 0) == 0)
		fenced = (int)abi;
	close(rules);
}
#endif

/* ---- OpenBSD ---- */

#ifdef __OpenBSD__
static void
enter(const struct jail *j)
{
	int running = j->run != JAIL_RUN_NOTHING;
	size_t i;

	fenced = unveil("/", running ? "rx" : "r") == 0;
	for (i = 0; i < j->n; i++)
		(void)unveil(j->paths[i].path, "rwc");
	filtered = pledge(running ? "stdio rpath wpath cpath fattr flock tty "
	    "proc recvfd exec" : "stdio rpath wpath cpath fattr flock tty "
	    "proc recvfd", NULL) == 0;
}
#else
static void
enter(const struct jail *j)
{
#if defined(__linux__) && (defined(HAVE_SECCOMP) || defined(HAVE_FENCE))
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == -1)
		return;
#endif
#ifdef HAVE_FENCE
	fence(j);
#endif
#ifdef HAVE_SECCOMP
	filter(j->run);
#endif
	(void)j;
}
#endif

void
jail_enter(struct jail *j)
{
	if (JAIL_SANITIZED)
		j->run = JAIL_RUN_ALL;
	enter(j);
	while (j->n > 0)
		free(j->paths[--j->n].path);
}

void
jail_held(struct buf *b)
{
#ifdef __OpenBSD__
	buf_adds(b, filtered ? fenced ? "pledge, unveil" : "pledge" : "none");
#else
	if (filtered)
		buf_adds(b, "seccomp");
	if (fenced > 0)
		buf_printf(b, "%sLandlock %d", filtered ? ", " : "", fenced);
	if (!filtered && fenced == 0)
		buf_adds(b, "none");
#endif
}
