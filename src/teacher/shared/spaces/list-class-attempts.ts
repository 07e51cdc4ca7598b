import type { ClassAttempt } from '#form/activity-views.ts';
import type { NamedPerson } from '#teacher/shared/people/person-name.tsx';

type Row = NamedPerson & {
  user_id: number;
  attempt_id: number | null;
  state?: 'not_started' | ClassAttempt['state'];
  /** The group that shares the attempt. */
  shared?: { name: string } | undefined;
};

/** The attempts of students, each one once, in the order of the rows; a shared one has the name of its group, or of all members. */
export function listClassAttempts(
  rows: readonly Row[],
  namePerson: (person: NamedPerson) => string,
): ClassAttempt[] {
  const attemptById = new Map<number, ClassAttempt>();
  for (const row of rows) {
    const { attempt_id, user_id, state, shared } = row;
    if (attempt_id === null) continue;
    const known = attemptById.get(attempt_id);
    attemptById.set(attempt_id, {
      attempt_id,
      student_ids: [...(known?.student_ids ?? []), user_id],
      name: shared?.name ?? [known?.name ?? [], namePerson(row)].flat().join(', '),
      state: state === 'in_progress' ? 'in_progress' : 'submitted',
    });
  }
  return [...attemptById.values()];
}
