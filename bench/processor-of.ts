import { readFileSync } from 'node:fs';

/** Processor time of a process since its start, in milliseconds, as Linux reports it in hundredths of a second. */
export function readCpuMs(pid: number): number {
  const [, , , , , , , , , , , utime = 0, stime = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return (utime + stime) * 10;
}
