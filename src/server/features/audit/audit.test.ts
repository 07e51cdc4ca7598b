import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { openPhotoApp, placeWalk, submitWalk } from '#tests/photowork/open-photowork.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Each change of a mark or comment adds an entry with the teacher, the student, and the old and the new value. */

let test: TestApp;
let courseware_id: number;
let attempt_id: number;

beforeAll(async () => {
  test = await openPhotoApp();
  courseware_id = (await placeWalk(test)).id;
  attempt_id = await submitWalk(test, courseware_id, 'student1', { leaf: 'A maple', edges: '5' });
});
afterAll(() => test.close());

async function listEntries() {
  const rows = await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  return rows.map(({ id: _id, before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }));
}
const giveMark = (question_id: string, seen: number, score: number | null, comment = '') =>
  test.get('POST /study/mark', { attempt_id, question_id, seen, score, comment }, { as: 'teacher' });

describe('the audit table', () => {
  it('has an entry for each mark that was stored, none for a repeated or refused one', async () => {
    await giveMark('leaf', 0, 4, 'Blurred');
    await giveMark('leaf', 0, 4, 'Blurred');
    await giveMark('leaf', 0, 5, 'Too late');
    await giveMark('edges', 0, 1, 'Counted twice');
    await giveMark('edges', 1, 1.5, 'Counted again');
    await giveMark('leaf', 1, null, 'Of somebody else');
    const { teacher, student1 } = test.school.people;
    const common = { actor_id: teacher, subject_kind: 'attempt', subject_id: attempt_id, courseware_id };
    const person = { user_id: student1, class_id: null };
    expect(await listEntries()).toMatchObject([
      {
        ...common,
        ...person,
        action: 'mark.give',
        before: { question_id: 'leaf', score: null, comment: '' },
        after: { question_id: 'leaf', score: 4, comment: 'Blurred' },
        reason: '',
      },
      {
        ...common,
        ...person,
        action: 'mark.change',
        before: { question_id: 'edges', score: 2, comment: '' },
        after: { question_id: 'edges', score: 1, comment: 'Counted twice' },
        reason: 'Counted twice',
      },
      { ...common, ...person, action: 'mark.change', reason: 'Counted again' },
      {
        ...common,
        ...person,
        action: 'mark.take_back',
        before: { question_id: 'leaf', score: 4, comment: 'Blurred' },
        after: { question_id: 'leaf', score: null, comment: 'Of somebody else' },
        reason: 'Of somebody else',
      },
    ]);
  });

  it('has an entry for each change of a comment, of nobody alone if several work together', async () => {
    const shared = await submitWalk(test, (await placeWalk(test)).id, 'student1', { leaf: 'Ours' });
    await shareAttempt(test, shared, test.school.people.student2);
    for (const comment of ['Well done', 'Well done', ''])
      await test.get('POST /study/comment', { attempt_id: shared, comment }, { as: 'teacher' });
    expect((await listEntries()).slice(4)).toMatchObject([
      { action: 'attempt.comment', subject_id: shared, user_id: null, before: '', after: 'Well done' },
      { action: 'attempt.comment', subject_id: shared, before: 'Well done', after: '' },
    ]);
  });

  it('keeps nothing of a change that was rolled back', async () => {
    const count = (await listEntries()).length;
    const change = {
      at: 1,
      actor_id: test.school.people.teacher,
      subject_kind: 'user',
      subject_id: 1,
    } as const;
    const broken = inTransaction(test.app.db, async (tx) => {
      await recordAudit(tx, { ...change, action: 'mark.give' });
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await listEntries()).toHaveLength(count);
  });
});
