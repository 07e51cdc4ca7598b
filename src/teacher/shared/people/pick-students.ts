import type { ApiReply } from '#contract/api.ts';
import type { NamedPerson } from './person-name.tsx';
import type { ChoosableStudent } from './student-choice.tsx';

/** Lists of students of a courseware for a choice. Pure. */

type GridRow = ApiReply<'GET /study/grid'>['rows'][number];
/** Without a state, nothing is known of the student's work. */
type WorkState = Pick<GridRow, 'user_id' | 'exception'> & { state?: GridRow['state'] };

export function listChoosable(
  people: readonly (NamedPerson & { user_id: number })[],
  namePerson: (person: NamedPerson) => string,
): ChoosableStudent[] {
  return people.map((person) => ({
    user_id: person.user_id,
    label: `${person.class_number ?? ''} ${namePerson(person)}`.trim(),
  }));
}

const idsOf = (people: readonly WorkState[]): number[] => people.map(({ user_id }) => user_id);

/** Who has not begun and who has not submitted; excused students need neither. */
export function findIdle(people: readonly WorkState[]): { notStarted: number[]; notSubmitted: number[] } {
  const expected = people.filter(({ exception }) => exception?.is_excused !== true);
  return {
    notStarted: idsOf(expected.filter(({ state }) => state === 'not_started')),
    notSubmitted: idsOf(expected.filter(({ state }) => state !== undefined && state !== 'submitted')),
  };
}
