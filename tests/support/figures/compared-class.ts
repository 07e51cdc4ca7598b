import { expect } from 'vitest';
import { type MadeClass, makeClass } from './made-class.ts';
import { type Rows, readRows } from './read-rows.ts';
import { type Recounted, recountCell, recountCourseware, recountTotal } from './recount.ts';
import { readShown, type Shown } from './shown.ts';

/** A made class with what is shown of its coursewares and what the second computation says. */

/** Equal but for the order in which doubles were added; whatever holds no number is equal as it is. */
function round(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1e9) / 1e9 + 0;
  if (Array.isArray(value)) return value.map(round);
  if (value instanceof Map) return round([...value]);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, round(each)]));
}

export function expectSame(shown: unknown, recounted: unknown, what: string) {
  expect({ what, is: round(shown) }).toEqual({ what, is: round(recounted) });
}

/** Percent with two decimals, as files have it. */
export const hundredths = (share: number | null) =>
  share === null ? null : Math.round(share * 10_000) / 100;

export type ComparedClass = Awaited<ReturnType<typeof openComparedClass>>;

export async function openComparedClass(seed: number) {
  const made = await makeClass(seed);
  // Reading submits what is overdue; the rows are read after that.
  const shown = new Map<number, Shown>();
  for (const { id } of made.works) shown.set(id, await readShown(made.test, id));
  const now = made.test.app.now();
  const rows = await readRows(made.test.app);
  const recounted = rows.coursewares.map((courseware) => recountCourseware(rows, courseware));
  const views = recounted.map((each) => {
    const view = shown.get(each.courseware.id);
    if (!view) throw new Error('A courseware that is not shown');
    const name = made.works.find(({ id }) => id === each.courseware.id)?.name ?? '';
    return { each, view, name };
  });
  return { made, rows, recounted, views, now, ...listBookOf(made, rows, recounted, now) };
}

/** The mark book once more: what it says of a student in a subject. */
function listBookOf(made: MadeClass, rows: Rows, recounted: readonly Recounted[], now: number) {
  const booked = recounted.filter(
    ({ isMarked, courseware, pieces }) => isMarked && (courseware.is_open === 1 || pieces.length > 0),
  );
  const memberIds = rows.classMembers.flatMap(({ class_id, user_id }) =>
    class_id === made.test.school.classes.a ? [user_id] : [],
  );
  const listCells = (subjectId: number, userId: number) =>
    booked
      .filter(({ courseware }) => courseware.subject_id === subjectId)
      .map((each) => ({
        ...recountCell(rows, each, userId, now),
        id: each.courseware.id,
        category: each.courseware.mark_category_id,
      }));
  const categoriesOf = (subjectId: number) =>
    rows.categories.filter(({ subject_id }) => subject_id === subjectId);
  const listPaper = (subjectId: number, userId: number) =>
    rows.papers
      .filter(({ subject_id }) => subject_id === subjectId)
      .map(({ id, max_score, mark_category_id: category }) => {
        const mark = rows.paperMarks.find((each) => each.paper_work_id === id && each.user_id === userId);
        const share = mark?.score == null ? null : mark.score / max_score;
        const state = mark?.is_excused === 1 ? 'excused' : share === null ? 'open' : 'marked';
        return { state, share, category };
      });
  return {
    memberIds,
    listCells,
    totalOf: (subjectId: number, userId: number) =>
      recountTotal(
        [...listCells(subjectId, userId), ...listPaper(subjectId, userId)],
        categoriesOf(subjectId),
      ),
    /** What the student and the parents see. */
    releasedOf: (subjectId: number, userId: number) => {
      const cells = listCells(subjectId, userId)
        .filter(({ state }) => state !== 'not_for')
        .map((cell) =>
          cell.state === 'marked' && !cell.isReleased ? { ...cell, state: 'waiting', share: null } : cell,
        );
      const { share, marked, expected } = recountTotal(cells, categoriesOf(subjectId));
      return { cells, total: { share, marked, expected } };
    },
  };
}

/** Names of what a made class should have and does not, so that a comparison would not say anything of it. */
export function findAbsent(
  { attempts, exceptions, users, corrections, members }: Rows,
  recounted: readonly Recounted[],
): string[] {
  const pieces = recounted.flatMap((each) => each.pieces);
  const found = {
    waiting: pieces.filter(({ waits }) => waits),
    late: pieces.filter(({ isLate }) => isLate),
    again: pieces.filter(({ number }) => number > 1),
    unfinished: pieces.filter(({ isSubmitted }) => !isSubmitted),
    groups: attempts.filter(({ group_id }) => group_id !== null),
    drawn: attempts.filter(({ selection }) => selection !== null),
    ownMarks: members.filter(({ own_score }) => own_score !== null),
    excused: exceptions.filter(({ is_excused }) => is_excused === 1),
    guests: users.filter(({ guest_courseware_id }) => guest_courseware_id !== null),
    corrected: corrections,
    averages: recounted.filter(({ average }) => average !== null),
    tooFew: recounted.filter(({ average, submitted }) => average === null && submitted > 0),
    held: recounted.filter(({ courseware }) => courseware.marks_held === 1),
    lateThatCounts: recounted.filter(({ late }) => late > 0),
    discriminating: recounted.flatMap(({ questions }) =>
      questions.filter(({ discrimination }) => discrimination !== null),
    ),
  };
  return Object.entries(found).flatMap(([name, list]) => (list.length === 0 ? [name] : []));
}
