import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, pick } from '#tests/support/test-bank.ts';
import { addDrawnQuiz, placeDrawnQuiz } from '#tests/support/test-drawn-quiz.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Quizzes whose questions are drawn from the bank: from the draft to the attempts of a class. */

let test: TestApp;
const teacher = { as: 'teacher' } as const;
const shared = { grade: 4, visibility: 'school' as const };

beforeAll(async () => {
  test = await openTestApp();
  for (let number = 1; number <= 8; number += 1) await addQuestion(test, `題目 ${number}`, shared);
  await addQuestion(test, '別人的秘密', { grade: 4 }, 'other');
});
afterAll(() => test.close());

const random = (count: number, changes: object = {}) => ({
  id: 'drawn',
  kind: 'random',
  count,
  filter: { grade: 4 },
  points: 2,
  ...changes,
});

const addQuiz = (slots: object[]) => addDrawnQuiz(test, slots);
const place = (slots: object[]) => placeDrawnQuiz(test, slots);

const start = (courseware_id: number, as: PersonKey) =>
  test.get('POST /play/start', { courseware_id }, { as });

type Shown = { questions: { id: string; body: { text: string } }[] };
const textsOf = ({ content }: { content: unknown }) =>
  (content as Shown).questions.map(({ body }) => body.text);

describe('a quiz drawn from the bank', () => {
  it('is not complete while the bank has too few, and says how many there are', async () => {
    const { completion } = await addQuiz([random(9)]);
    expect(completion).toMatchObject({
      completed: false,
      issues: [{ path: ['slots', 0, 'count'], message: 'too_few', params: { count: 9, found: 8 } }],
    });
    const filters = [{ grade: 4 }, { grade: 4, own: true }, { grade: 5 }, { tag: 'none' }];
    expect(await test.get('POST /exam/pool_counts', { filters }, teacher)).toEqual({ counts: [8, 8, 0, 0] });
    const asOther = await test.get('POST /exam/pool_counts', { filters }, { as: 'other' });
    expect(asOther.counts).toEqual([9, 1, 0, 0]);
  });

  it('finds the questions of a large bank, whatever their ids', async () => {
    const id = await addQuestion(test, 'Far away', { year: 1999 });
    const row = await test.app.db
      .selectFrom('exam_question_record')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = [100_000, 100_001, 200_000, 200_001, 250_000].map((copyId) => ({ ...row, id: copyId }));
    await test.app.db.insertInto('exam_question_record').values(copies).execute();
    await test.get('POST /exam/questions_change', { ids: [id], changes: { grade: 1 } }, teacher);
    const { counts } = await test.get('POST /exam/pool_counts', { filters: [{ year: 1999 }] }, teacher);
    expect(counts).toEqual([6]);
    await test.app.db
      .deleteFrom('exam_question_record')
      .where('id', 'in', [100_000, 100_001, 200_000, 200_001, 250_000])
      .execute();
  });

  it('takes no picked question that its author does not see, and none under a foreign name', async () => {
    const secretId = await addQuestion(test, '另一秘密', {}, 'other');
    const { question_id, version_id } = await pick(test, secretId);
    const own = await pick(test, await addQuestion(test, '自己的', {}));
    const slotOf = (bank: object) => ({ id: 'picked', kind: 'question', bank, points: 1 });
    for (const bank of [
      { question_id, version_id },
      { question_id: own.question_id, version_id },
      { question_id, version_id: own.version_id },
      { question_id: own.question_id, version_id: 2_147_483_647 },
    ]) {
      const { completion } = await addQuiz([slotOf(bank)]);
      expect(completion.issues).toMatchObject([{ path: ['slots', 0], message: 'question_gone' }]);
      const content = { slots: [slotOf(bank)] };
      const preview = await test.get('POST /diy/preview', { type: 'questionquiz', content }, teacher);
      expect(JSON.stringify(preview)).not.toContain('秘密');
    }
  });

  it('tells teachers which questions stood at a place, with figures of all places of each', async () => {
    const courseware_id = await place([random(6)]);
    const shown = new Map<string, string[]>();
    for (const [as, option] of [
      ['student1', 'a'],
      ['student2', 'b'],
    ] as const) {
      const attempt = await start(courseware_id, as);
      shown.set(as, textsOf(attempt));
      const answers = (attempt.content as Shown).questions.map(({ id }) => ({
        question_id: id,
        response: { option },
        seq: 1,
      }));
      await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
      await test.get('POST /play/submit', { attempt_id: attempt.id }, { as });
    }
    const [right = [], wrong = []] = [shown.get('student1'), shown.get('student2')];
    const input = { courseware_id, question_id: 'drawn.1' };
    const { drawn = [], ...detail } = await test.get('GET /study/question_detail', input, teacher);
    expect(detail.all.map(({ question_id }) => question_id)).toHaveLength(6);
    expect(new Set(drawn.map(({ title }) => title))).toEqual(new Set([right[0], wrong[0]]));
    expect(detail.report.earlier ?? []).toEqual([]);
    for (const { title, statistics, report, content } of drawn) {
      const scores = [...(right.includes(title) ? [1] : []), ...(wrong.includes(title) ? [0] : [])];
      expect(statistics).toMatchObject({
        attempts: scores.length,
        facility_index: scores.reduce((sum: number, score) => sum + score, 0) / scores.length,
        effective_weight: null,
      });
      expect(textsOf({ content })).toEqual([title]);
      expect(report.rows.flatMap(({ student_ids }) => student_ids)).toHaveLength(
        [right[0], wrong[0]].filter((text) => text === title).length,
      );
    }
    // What a file of the marks has: the same figures, and who had which question where.
    const analysis = await test.get('GET /study/item_analysis', { courseware_id }, teacher);
    expect(analysis.questions).toEqual(detail.all);
    for (const { bank_question_id, title, statistics } of drawn)
      expect(analysis.drawn).toContainEqual({ ...statistics, bank_question_id, title });
    const placed = Map.groupBy(analysis.places, ({ attempt_id }) => attempt_id);
    expect([...placed.values()].map((places) => places.map(({ title }) => title))).toEqual([right, wrong]);
  });

  it('gives students different questions without keys, which stay whatever becomes of the bank', async () => {
    const picked = await pick(test, await addQuestion(test, '選定', { grade: 5 }));
    const bank = { question_id: picked.question_id, version_id: picked.version_id };
    const courseware_id = await place([{ id: 'first', kind: 'question', bank, points: 3 }, random(3)]);
    const attempts = [await start(courseware_id, 'student1'), await start(courseware_id, 'student2')];
    for (const attempt of attempts) {
      const { questions } = attempt.content as Shown;
      expect(questions.map(({ id }) => id)).toEqual(['first.1', 'drawn.1', 'drawn.2', 'drawn.3']);
      expect(textsOf(attempt)[0]).toBe('選定');
      expect(new Set(textsOf(attempt)).size).toBe(4);
      expect(attempt.max_score).toBe(9);
      expect(JSON.stringify(attempt)).not.toMatch(/"correct"|"bank"|version_id|秘密/);
    }
    expect(new Set(attempts.map((attempt) => textsOf(attempt).join())).size).toBeGreaterThan(1);
    const [first] = attempts;
    if (!first) throw new Error('no attempt');
    const list = await test.get('GET /exam/question_list', { limit: 50 }, teacher);
    const ids = list.items.filter(({ is_own }) => is_own).map(({ id }) => id);
    await test.get('POST /exam/questions_delete', { ids }, teacher);
    await test.advanceSignedIn(40 * 86_400_000);
    await purgeDeleted(test.app);
    const again = await test.get('GET /play/attempt', { id: first.id }, { as: 'student1' });
    expect(textsOf(again)).toEqual(textsOf(first));
    const later = await place([{ id: 'first', kind: 'question', bank, points: 3 }]).catch(String);
    expect(later).toContain('question_gone');
  });
});
