/* Makes the steady clock of a process its processor time, for engines that think by the clock:
 * on a busy machine they then get as much thinking as on a quiet one.
 *
 *     cc -shared -fPIC -O2 -o cpu_clock.so bench/bots/cpu_clock.c
 *     LD_PRELOAD=./cpu_clock.so rebelote arena expert colver ...
 *
 * For contests in one process (no --workers): a process that only waits would wait for ever.
 */
#define _GNU_SOURCE
#include <time.h>
#include <unistd.h>
#include <sys/syscall.h>

int clock_gettime(clockid_t clock, struct timespec *now)
{
    if (clock == CLOCK_MONOTONIC)
        clock = CLOCK_PROCESS_CPUTIME_ID;
    return (int)syscall(SYS_clock_gettime, clock, now);
}
