import { listStoredKeys } from './device-storage.ts';

/** Keys of the entries of spaces that this device has not sent yet. They name the student and the attempt. */

export const entryPrefix = (studentId: number, attemptId: number) => `entry:${studentId}:${attemptId}:`;

/** The attempt id of each unsent entry of a student; without `studentId`, of all students who use this device. */
export async function listUnsentEntries(studentId?: number): Promise<number[]> {
  const keys = await listStoredKeys(studentId === undefined ? 'entry:' : `entry:${studentId}:`);
  return keys.map((key) => Number(key.split(':')[2]));
}
