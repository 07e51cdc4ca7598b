import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ComparedClass, expectSame, openComparedClass } from '#tests/support/figures/compared-class.ts';
import { readRosterPackage } from '#tests/support/read-roster-package.ts';

/**
 * The results that another system takes in of a made-up class, beside a second computation from what is stored: with group
 * work, guests, exceptions, late and held work, corrections, and a student who has left.
 */

let made: ComparedClass['made'];
let { rows, recounted, memberIds, listCells } = {} as ComparedClass;

beforeAll(async () => {
  ({ made, rows, recounted, memberIds, listCells } = await openComparedClass(3));
  const { db } = made.test.app;
  for (const { id } of rows.users)
    await db
      .updateTable('user')
      .set({ source_id: `s${id}` })
      .where('id', '=', id)
      .execute();
  for (const { id } of rows.attempts)
    await db
      .updateTable('attempt')
      .set({ comment: commentOn(id) })
      .where('id', '=', id)
      .execute();
});
afterAll(() => made?.close());

const commentOn = (attemptId: number) => `Comment on ${attemptId}`;

async function exportPackage() {
  const reply = await made.test.server.inject({
    method: 'POST',
    url: '/api/admin/roster_results_export?lang=en&_ajax=1',
    headers: { token: await made.test.tokenOf('admin') },
    payload: { calendar_id: made.test.school.calendars.current, school_id: '', term_id: '' },
  });
  return readRosterPackage(reply.rawPayload);
}

const statuses: Record<string, readonly string[]> = {
  excused: ['exempt'],
  marked: ['fully graded'],
  waiting: ['partially graded', 'submitted'],
  missing: ['not submitted'],
};

it('has a result for each student and work with a state, with the share of the points, and no other', async () => {
  const read = await exportPackage();
  const titleById = new Map(read.lineItems.map((item) => [item['sourcedId'], item]));
  const found = new Map(
    read.results.map((result) => {
      const item = titleById.get(result['lineItemSourcedId']);
      return [`${item?.['title']} ${result['studentSourcedId']}`, { result, item }];
    }),
  );
  const seen = { fully: 0, held: 0, late: 0, comments: 0, none: 0 };
  for (const subjectId of Object.values(made.test.school.subjects))
    for (const userId of memberIds)
      for (const { id, state, share, isReleased } of listCells(subjectId, userId)) {
        const each = recounted.find(({ courseware }) => courseware.id === id);
        const counting = each?.byPerson.get(userId)?.counting;
        const isHeld = each?.courseware.marks_held === 1 && each.courseware.marks_released_at === null;
        const what = `${each?.courseware.name} s${userId}`;
        const { result, item } = found.get(what) ?? {};
        found.delete(what);
        const isSubmitted = state === 'marked' || state === 'waiting';
        const expected = isHeld && isSubmitted ? ['submitted'] : statuses[state];
        const status = result?.['scoreStatus'];
        expectSame(
          (expected ?? [undefined]).some((one) => one === status),
          true,
          `${status}: ${what}`,
        );
        if (!result) {
          seen.none += 1;
          continue;
        }
        const score = result['score'] === '' ? null : Number(result['score']);
        const wanted = isHeld ? null : share;
        expectSame(score === null ? null : score / Number(item?.['resultValueMax']), wanted, what);
        if (isSubmitted) expectSame(result['late'], String(counting?.isLate), `late: ${what}`);
        const comment = isSubmitted && isReleased && counting ? commentOn(counting.attempt.id) : '';
        expectSame(result['comment'], comment, `comment: ${what}`);
        seen.fully += Number(score !== null);
        seen.held += Number(isHeld && isSubmitted);
        seen.late += Number(result['late'] === 'true');
        seen.comments += Number(comment !== '');
      }
  // What is left are marks on paper.
  for (const [what, { result }] of found) {
    expect(what).toMatch(/^Dictation /);
    const mark = rows.paperMarks.find(({ user_id }) => result['studentSourcedId'] === `s${user_id}`);
    expectSame(result['score'], mark?.score == null ? '' : String(mark.score), what);
  }
  const members = new Set(memberIds);
  expect(found.size).toBe(rows.paperMarks.filter(({ user_id }) => members.has(user_id)).length);
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});
