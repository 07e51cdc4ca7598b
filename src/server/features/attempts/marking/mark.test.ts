import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { inTransaction } from '#server/database/database.ts';
import { markAgain } from '#server/features/attempts/marking/mark-answers.ts';
import { lockSubmittedAttempt } from '#server/features/attempts/rows/attempt-changes.repository.ts';
import { openPhotoApp, placeWalk, submitWalk } from '#tests/photowork/open-photowork.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Teachers' marks. Teachers mark leaf (6 points) and tree (4), the machine marks edges (2), and gate has no mark. */

let test: TestApp;
const words = { leaf: 'A maple', tree: 'Tall', edges: '5' };

beforeAll(async () => {
  test = await openPhotoApp();
  const { people, classes, subjects } = test.school;
  const colleague = { user_id: people.other, class_id: classes.a, subject_id: subjects.maths };
  await test.app.db.insertInto('teaching').values(colleague).execute();
});
afterAll(() => test.close());

type Mark = ApiInput<'POST /study/mark'>;
const mark = (attempt_id: number, given: Partial<Mark> = {}, as: PersonKey = 'teacher') =>
  test.call('POST /study/mark', { attempt_id, question_id: 'leaf', seen: 0, score: 4, ...given }, { as });

const stepsOf = async (attempt_id: number, question_id = 'leaf') =>
  (await test.get('GET /study/mark_steps', { attempt_id, question_id }, { as: 'teacher' })).steps;

const scoresOf = (attempt_id: number) =>
  test.app.db
    .selectFrom('answer')
    .select(['question_id', 'score', 'needs_teacher'])
    .where('attempt_id', '=', attempt_id)
    .orderBy('question_id')
    .execute();

async function handIn(given: Readonly<Record<string, string>> = words, settings = {}) {
  const placed = await placeWalk(test, settings);
  return { coursewareId: placed.id, attempt: await submitWalk(test, placed.id, 'student1', given) };
}

describe('a mark', () => {
  it('is told in the list once something is marked or earned', async () => {
    const toldScore = async (id: number) => {
      const { item } = await test.get('GET /play/courseware', { id }, { as: 'student1' });
      return item.attempts.map(({ score }) => score);
    };
    const { coursewareId, attempt } = await handIn({ leaf: 'A maple', tree: 'Tall' });
    expect(await toldScore(coursewareId)).toEqual([null]);
    await mark(attempt, { score: 0 });
    await mark(attempt, { question_id: 'tree', score: 0 });
    expect(await toldScore(coursewareId)).toEqual([0]);
    expect(await toldScore((await handIn()).coursewareId)).toEqual([2]);
  });

  it('counts at once, and the attempt waits until its last one', async () => {
    const { attempt } = await handIn();
    const first = await mark(attempt, { comment: 'Blurred' });
    expect(first.data).toMatchObject({
      is_stored: true,
      score: 4,
      newest: { number: 1, score: 4, comment: 'Blurred', marked_by: test.school.people.teacher },
      attempt: { score: 6, max_score: 12, needs_teacher: true },
    });
    const last = await mark(attempt, { question_id: 'tree', score: 2.5 });
    expect(last.data.attempt).toEqual({ score: 8.5, max_score: 12, needs_teacher: false });
    expect(await scoresOf(attempt)).toEqual([
      { question_id: 'edges', score: 2, needs_teacher: 0 },
      { question_id: 'leaf', score: 4, needs_teacher: 0 },
      { question_id: 'tree', score: 2.5, needs_teacher: 0 },
    ]);
  });

  it('is changed by one more step, and the earlier mark stays visible', async () => {
    const { attempt } = await handIn();
    await mark(attempt, { comment: 'Blurred' });
    test.advance(1_000);
    await mark(attempt, { seen: 1, score: 5, comment: 'Sharp enough' }, 'other');
    expect(await stepsOf(attempt)).toMatchObject([
      { number: 2, score: 5, comment: 'Sharp enough', teacher_name: 'other' },
      { number: 1, score: 4, comment: 'Blurred', teacher_name: 'teacher' },
    ]);
    const [second, first] = await stepsOf(attempt);
    expect(second?.marked_at).toBeGreaterThan(first?.marked_at ?? Number.NaN);
  });

  it('is taken back with a reason: it waits again, or the machine counts again', async () => {
    const { attempt } = await handIn();
    await mark(attempt);
    const back = await mark(attempt, { seen: 1, score: null, comment: 'Wrong student' });
    expect(back.data).toMatchObject({ score: null, attempt: { score: 2, needs_teacher: true } });
    const overruled = await mark(attempt, { question_id: 'edges', score: 0.5, comment: 'Counted twice' });
    expect(overruled.data).toMatchObject({ score: 0.5, attempt: { score: 0.5 } });
    const again = await mark(attempt, { question_id: 'edges', seen: 1, score: null });
    expect(again.data).toMatchObject({ score: 2, attempt: { score: 2 } });
    expect(await stepsOf(attempt, 'edges')).toHaveLength(2);
  });

  it('can be given for an unanswered question', async () => {
    const { attempt, coursewareId } = await handIn({ edges: '4' });
    const cell = async () => {
      const { rows } = await test.get('GET /study/grid', { courseware_id: coursewareId }, { as: 'teacher' });
      return rows.flatMap(({ cells }) => cells).find(({ question_id }) => question_id === 'tree');
    };
    expect(await cell()).toEqual({
      question_id: 'tree',
      state: 'left_out',
      score: 0,
      needs_teacher: false,
    });
    const told = await mark(attempt, { question_id: 'tree', score: 3, comment: 'Told me' });
    expect(told.data.attempt).toEqual({ score: 3, max_score: 12, needs_teacher: false });
    expect(await cell()).toMatchObject({ state: 'left_out', score: 3 });
  });

  it('by the faster of two teachers is stored, and returned to the other', async () => {
    const { attempt } = await handIn();
    const both = await Promise.all([mark(attempt), mark(attempt, { score: 1 }, 'other')]);
    const [stored, late] = both
      .map(({ data }) => data)
      .sort((one, other) => Number(other.is_stored) - Number(one.is_stored));
    expect([stored?.is_stored, late?.is_stored]).toEqual([true, false]);
    expect(late?.newest).toEqual(stored?.newest);
    expect(late?.score).toBe(stored?.score);
    expect(await stepsOf(attempt)).toHaveLength(1);
  });

  it('sent twice is one step', async () => {
    const { attempt } = await handIn();
    await mark(attempt, { comment: 'Good' });
    expect((await mark(attempt, { comment: 'Good' })).data).toMatchObject({ is_stored: true, score: 4 });
    expect((await mark(attempt, { comment: 'Better' })).data.is_stored).toBe(false);
    expect(await stepsOf(attempt)).toHaveLength(1);
  });

  it('sent again after its reply was lost is stored already: taken back, among others, with points and words as typed', async () => {
    const { attempt } = await handIn();
    const sendAll = (marks: Mark[]) => test.call('POST /study/mark_many', { marks }, { as: 'teacher' });
    const given = (seen: number, score: number | null, comment: string, question_id = 'leaf'): Mark => ({
      attempt_id: attempt,
      question_id,
      seen,
      score,
      comment,
    });
    const both = [given(0, 3.5, ' Good '), given(0, 1 / 3, '', 'tree')];
    const first = await sendAll(both);
    expect(first.data.results.map(({ is_stored }) => is_stored)).toEqual([true, true]);
    const again = await sendAll(both);
    const withoutTotals = ({ data }: typeof first) =>
      data.results.map(({ attempt: _total, ...result }) => result);
    expect(withoutTotals(again)).toEqual(withoutTotals(first));
    for (let count = 0; count < 2; count += 1)
      expect((await mark(attempt, given(1, null, 'Wrong student'))).data).toMatchObject({
        is_stored: true,
        newest: { number: 2, score: null },
      });
    expect(await stepsOf(attempt)).toHaveLength(2);
    expect(await stepsOf(attempt, 'tree')).toHaveLength(1);
    // The same words by a colleague are the colleague's mark.
    await mark(attempt, given(2, 4, 'Good'), 'other');
    expect((await mark(attempt, given(2, 4, 'Good'))).data.is_stored).toBe(false);
  });

  it('stays when the attempt is marked again', async () => {
    const { attempt } = await handIn();
    await mark(attempt);
    await mark(attempt, { question_id: 'edges', score: 1, comment: 'Counted twice' });
    // Changes the machine's mark, as a corrected key would.
    await test.app.db.updateTable('answer').set({ score: 0 }).where('attempt_id', '=', attempt).execute();
    await inTransaction(test.app.db, async (tx) => {
      const held = await lockSubmittedAttempt(tx, attempt);
      if (held) await markAgain(test.app, tx, held);
    });
    expect(await scoresOf(attempt)).toEqual([
      { question_id: 'edges', score: 1, needs_teacher: 0 },
      { question_id: 'leaf', score: 4, needs_teacher: 0 },
      { question_id: 'tree', score: 0, needs_teacher: 1 },
    ]);
  });
});

describe('is refused', () => {
  it('above the maximum, for questions without marks, and for questions that do not exist', async () => {
    const { attempt } = await handIn();
    expect((await mark(attempt, { score: 6.01 })).key).toBe('mark_too_high');
    expect((await mark(attempt, { score: -1 })).key).toBe('invalid_input');
    expect((await mark(attempt, { question_id: 'gate', score: 0 })).key).toBe('invalid_input');
    expect((await mark(attempt, { question_id: 'lake' })).key).toBe('not_found');
    expect((await mark(attempt, { score: null })).key).toBe('invalid_input');
    expect((await mark(attempt, { seen: 3 })).key).toBe('not_found');
    expect(await stepsOf(attempt)).toEqual([]);
  });

  it('without a reason if it replaces a machine’s mark, alone or among others', async () => {
    const { attempt } = await handIn();
    const edges = { attempt_id: attempt, question_id: 'edges', seen: 0 };
    const markEdges = (score: number | null, seen = 0, comment = '') =>
      mark(attempt, { question_id: 'edges', score, seen, comment });
    expect((await markEdges(1)).key).toBe('mark_reason_missing');
    expect((await markEdges(1, 0, '  ')).key).toBe('mark_reason_missing');
    const both = {
      marks: [
        { attempt_id: attempt, question_id: 'leaf', seen: 0, score: 4 },
        { ...edges, score: 1 },
      ],
    };
    expect((await test.call('POST /study/mark_many', both, { as: 'teacher' })).key).toBe(
      'mark_reason_missing',
    );
    expect([await stepsOf(attempt, 'edges'), await stepsOf(attempt)]).toEqual([[], []]);
    // The machine's own score needs no reason, but still becomes a teacher's mark.
    expect((await markEdges(2)).data).toMatchObject({ is_stored: true, score: 2 });
    expect((await markEdges(1, 1)).key).toBe('mark_reason_missing');
    expect((await markEdges(1, 1, 'Counted twice')).data).toMatchObject({ score: 1 });
    expect((await markEdges(null, 2)).data).toMatchObject({ score: 2 });
    // The question was not answered, so the machine gave 0.
    const { attempt: empty } = await handIn({ leaf: 'A maple' });
    expect((await mark(empty, { question_id: 'edges', score: 1 })).key).toBe('mark_reason_missing');
    // If a colleague was faster, the call returns that mark instead of the refusal.
    expect((await markEdges(1)).data).toMatchObject({ is_stored: false, newest: { number: 3 } });
    // An unanswered question that teachers mark also has 0 points, but not from a machine, so it needs no reason.
    expect((await mark(empty, { question_id: 'tree', score: 1 })).key).toBe('success');
  });

  it('while the student is still working', async () => {
    const { id } = await placeWalk(test);
    const { id: attempt } = await test.get('POST /play/start', { courseware_id: id }, { as: 'student1' });
    expect((await mark(attempt)).key).toBe('not_handed_in');
  });

  it('to its student, to others and to teachers of other classes', async () => {
    const { attempt } = await handIn();
    expect((await mark(attempt, {}, 'student1')).key).toBe('not_allowed');
    expect((await mark(attempt, {}, 'student2')).key).toBe('not_allowed');
    await test.app.db
      .deleteFrom('teaching')
      .where('user_id', '=', test.school.people.other)
      .where('class_id', '=', test.school.classes.a)
      .execute();
    expect((await mark(attempt, {}, 'other')).key).toBe('not_found');
    expect((await mark(attempt, {}, 'admin')).key).toBe('success');
  });
});
