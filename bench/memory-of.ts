import { readdirSync, readFileSync } from 'node:fs';

/** Memory of processes in RAM, in MB, as Linux reports it, including files that they share. */

export type Memory = {
  nowMb: number;
  /** Peak since its start. */
  peakMb: number;
};

export function readMemory(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const readMegabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { nowMb: readMegabytes('VmRSS'), peakMb: readMegabytes('VmHWM') };
}

/** The process and all its running descendants. */
export function listProcessTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(listProcessTree)];
}
