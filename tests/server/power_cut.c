/* Simulates a power cut: keeps an undo log of what is written and not yet synced.

   Preloaded into a service (LD_PRELOAD); looks after the files below the folder POWER_CUT. Before bytes of such a
   file are changed, the old ones and the old size are appended to FILE.undo; when the file is synced, FILE.undo is
   emptied. Whoever kills the process plays FILE.undo backwards, and so drops all that a disk may not have had.
   The index of a write-ahead log (-shm) is memory, and is made again. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int ends_with(const char *name, const char *end) {
    size_t length = strlen(name), wanted = strlen(end);
    return length >= wanted && strcmp(name + length - wanted, end) == 0;
}

static int is_watched(const char *name) {
    const char *folder = getenv("POWER_CUT");
    return folder != NULL && strncmp(name, folder, strlen(folder)) == 0 && !ends_with(name, "-shm") &&
           !ends_with(name, ".undo");
}

/* The name of the undo log of a descriptor; 0 if its file is not looked after. */
static int undo_of(int fd, char *undo, size_t size) {
    char link[64], name[4000];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length <= 0)
        return 0;
    name[length] = 0;
    if (!is_watched(name))
        return 0;
    snprintf(undo, size, "%s.undo", name);
    return 1;
}

static void put(int fd, const void *data, size_t size) {
    if (syscall(SYS_write, fd, data, size) != (ssize_t)size)
        abort();
}

/* Notes the bytes from `offset` on, `count` at most, and the size of the file. */
static void note(int fd, int64_t offset, int64_t count) {
    char undo[4096];
    struct stat found;
    if (!undo_of(fd, undo, sizeof undo) || fstat(fd, &found) != 0)
        return;
    int64_t left = found.st_size - offset;
    int64_t length = left < 0 ? 0 : (left < count ? left : count);
    char *old = malloc(length + 1);
    if (old == NULL || syscall(SYS_pread64, fd, old, length, offset) != length)
        abort();
    int64_t head[3] = {offset, length, found.st_size};
    pthread_mutex_lock(&lock);
    int log = syscall(SYS_openat, AT_FDCWD, undo, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (log < 0)
        abort();
    put(log, head, sizeof head);
    put(log, old, length);
    syscall(SYS_close, log);
    pthread_mutex_unlock(&lock);
    free(old);
}

static void forget(int fd) {
    char undo[4096];
    if (undo_of(fd, undo, sizeof undo)) {
        pthread_mutex_lock(&lock);
        syscall(SYS_truncate, undo, 0);
        pthread_mutex_unlock(&lock);
    }
}

ssize_t pwrite64(int fd, const void *data, size_t count, off64_t offset) {
    note(fd, offset, count);
    return syscall(SYS_pwrite64, fd, data, count, offset);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t offset) { return pwrite64(fd, data, count, offset); }

ssize_t write(int fd, const void *data, size_t count) {
    int64_t offset = syscall(SYS_lseek, fd, 0, SEEK_CUR);
    if (offset >= 0)
        note(fd, offset, count);
    return syscall(SYS_write, fd, data, count);
}

int ftruncate64(int fd, off64_t length) {
    note(fd, length, INT64_MAX);
    return syscall(SYS_ftruncate, fd, length);
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

/* Waits as a slow disk does: so more cuts fall between a write and its sync. */
static void wait_for_disk(int fd) {
    char undo[4096];
    const char *delay = getenv("POWER_CUT_DELAY");
    if (delay != NULL && undo_of(fd, undo, sizeof undo))
        usleep(atoi(delay));
}

int fsync(int fd) {
    wait_for_disk(fd);
    int result = syscall(SYS_fsync, fd);
    if (result == 0)
        forget(fd);
    return result;
}

int fdatasync(int fd) {
    wait_for_disk(fd);
    int result = syscall(SYS_fdatasync, fd);
    if (result == 0)
        forget(fd);
    return result;
}

int unlink(const char *name) {
    char undo[4096];
    if (is_watched(name)) {
        snprintf(undo, sizeof undo, "%s.undo", name);
        syscall(SYS_unlinkat, AT_FDCWD, undo, 0);
    }
    return syscall(SYS_unlinkat, AT_FDCWD, name, 0);
}
