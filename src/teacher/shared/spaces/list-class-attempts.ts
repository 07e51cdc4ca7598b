import type { ClassAttempt } from '#form/activity-views.ts';
import type { NamedPerson } from '#teacher/shared/people/person-name.tsx';

type Row = NamedPerson & {
  user_id: number;
  attempt_id: number | null;
  state?: 'not_started' | ClassAttempt['state'];
  /** The group that shares the attempt. */
  shared?: { name: string } | undefined;
};

/** The attempts of students, each one once, in the order of the rows; a shared one has the name of its group. */
export function listClassAttempts(
  rows: readonly Row[],
  namePerson: (person: NamedPerson) => string,
): ClassAttempt[] {
  const attemptById = new Map<number, ClassAttempt>();
  for (const row of rows) {
    const { attempt_id, user_id, state, shared } = row;
    if (attempt_id === null) continue;
    const student_ids = [...(attemptById.get(attempt_id)?.student_ids ?? []), user_id];
    attemptById.set(attempt_id, {
      attempt_id,
      student_ids,
      name: shared?.name ?? namePerson(row),
      state: state === 'in_progress' ? 'in_progress' : 'submitted',
    });
  }
  return [...attemptById.values()];
}
