import { listKept } from '#player/storage/device-storage.ts';

/** Which attempts have entries on this device that were not sent; the keys name the student and the attempt. */

export const entryPrefix = (studentId: number, attemptId: number) => `entry:${studentId}:${attemptId}:`;

/** The attempt of each entry, of the student or with undefined of all who use this device. */
export async function listEntries(studentId?: number): Promise<number[]> {
  const keys = await listKept(studentId === undefined ? 'entry:' : `entry:${studentId}:`);
  return keys.map((key) => Number(key.split(':')[2]));
}
