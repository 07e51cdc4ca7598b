import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { refreshDueResults } from '#server/features/exam/results/refresh-results.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, pick } from '#tests/support/test-bank.ts';
import { placeDrawnQuiz } from '#tests/support/test-drawn-quiz.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** How questions of the bank did, from the work of a class. Each test has questions of its own. */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const teacher = { as: 'teacher' } as const;
const school = { visibility: 'school' } as const;
const refresh = () => refreshDueResults(test.app, Number.MAX_SAFE_INTEGER);

/** Adds questions and places a quiz of them; `q1` is the place of the first one. */
async function placeQuiz(texts: readonly string[], rules: object = {}) {
  const ids: number[] = [];
  for (const text of texts) ids.push(await addQuestion(test, text, school));
  return { ids, courseware_id: await placeQuestions(ids, rules) };
}

async function placeQuestions(ids: readonly number[], rules: object = {}): Promise<number> {
  const slots: object[] = [];
  for (const [index, id] of ids.entries()) {
    const { question_id, version_id } = await pick(test, id);
    slots.push({ id: `q${index + 1}`, kind: 'question', bank: { question_id, version_id }, points: 2 });
  }
  return placeDrawnQuiz(test, slots, rules);
}

/** Hands in answers: `a` is right, `b` wrong, `-` none. */
async function handIn(courseware_id: number, as: PersonKey, options: string): Promise<number> {
  const attempt = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = attempt.questions.flatMap(({ id }, index) =>
    options[index] === '-' ? [] : [{ question_id: id, response: { option: options[index] }, seq: 1 }],
  );
  await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
  await test.get('POST /play/submit', { attempt_id: attempt.id }, { as });
  return attempt.id;
}

const detailOf = (id: number, as: PersonKey = 'teacher') =>
  test.get('GET /exam/question_result_detail', { id }, { as });

describe('results of a question', () => {
  it('are there for those that nobody has answered', async () => {
    const { ids, courseware_id } = await placeQuiz(['未答']);
    await refresh();
    const [id = 0] = ids;
    const list = await test.get('GET /exam/question_results', { ids: [id] }, teacher);
    expect(list.items).toEqual([{ id, answers: 0, facility: null, sign: null }]);
    const unknown = { answers: 0, facility: null };
    expect(await detailOf(id)).toMatchObject({
      ...unknown,
      mean: { facility: null, discrimination: null, efficiency: null },
      quizzes: [{ courseware_id, class_name: '4A', question_id: null, ...unknown, discrimination: null }],
      other_quizzes: 0,
      wrong: [],
    });
  });

  it('follow what the class hands in, with the same figures as its item analysis', async () => {
    const { ids, courseware_id } = await placeQuiz(['一', '二', '三']);
    await handIn(courseware_id, 'student1', 'aab');
    await handIn(courseware_id, 'student2', 'bb-');
    await refresh();
    const list = await test.get('GET /exam/question_results', { ids: [...ids].reverse() }, teacher);
    expect(list.items.map(({ id, answers, facility }) => [id, answers, facility])).toEqual([
      [ids[2], 2, 0],
      [ids[1], 2, 0.5],
      [ids[0], 2, 0.5],
    ]);
    const { all } = await test.get('GET /study/question_detail', { courseware_id }, teacher);
    for (const [index, id] of ids.entries()) {
      const { quizzes, mean } = await detailOf(id);
      const { question_id, facility_index, discrimination_index, discriminative_efficiency } =
        all[index] ?? {};
      expect(quizzes).toMatchObject([
        { question_id, facility: facility_index, discrimination: discrimination_index },
      ]);
      expect(mean).toEqual({
        facility: facility_index,
        discrimination: discrimination_index,
        efficiency: discriminative_efficiency,
      });
    }
  });

  it('are those of all quizzes together; the mean counts each quiz once, as in Moodle', async () => {
    const first = await placeQuiz(['甲', '乙']);
    const second = await placeQuestions(first.ids);
    await handIn(first.courseware_id, 'student1', 'ab');
    await handIn(first.courseware_id, 'student2', 'bb');
    await handIn(second, 'student1', 'aa');
    await refresh();
    const detail = await detailOf(first.ids[0] ?? 0);
    expect(detail).toMatchObject({ answers: 3, facility: 2 / 3, mean: { facility: 0.75 } });
    expect(detail.quizzes.map(({ courseware_id, answers }) => [courseware_id, answers])).toEqual([
      [second, 1],
      [first.courseware_id, 2],
    ]);
  });

  it('count the attempt that counts, and follow marks, rules, exceptions and reopening', async () => {
    const rules = { attempts_allowed: 2, counting_attempt: 'best' as const };
    const { ids, courseware_id } = await placeQuiz(['改分'], rules);
    const facility = async () => {
      await refresh();
      return (await detailOf(ids[0] ?? 0)).facility;
    };
    await handIn(courseware_id, 'student1', 'a');
    const second = await handIn(courseware_id, 'student1', 'b');
    await handIn(courseware_id, 'student2', 'b');
    expect(await facility()).toBe(0.5);
    const settings = { attempts_allowed: 2, counting_attempt: 'last' as const };
    await test.get('POST /teacher/courseware_update', { id: courseware_id, settings }, teacher);
    expect(await facility()).toBe(0);
    const mark = { attempt_id: second, question_id: 'q1.1', seen: 0, score: 1, comment: '步驟正確' };
    await test.get('POST /study/mark', mark, teacher);
    expect(await facility()).toBe(0.25);
    const { student1, student2 } = test.school.people;
    const excuse = { courseware_id, user_ids: [student2], is_excused: true };
    await test.get('POST /study/set_exceptions', excuse, teacher);
    expect(await facility()).toBe(0.5);
    const reopen = { courseware_id, user_ids: [student1], is_return: false, message: '' };
    await test.get('POST /study/reopen_attempts', reopen, teacher);
    expect(await facility()).toBe(1);
  });

  it('name common wrong answers of the newest version, and no answer of one person alone', async () => {
    const { ids, courseware_id } = await placeQuiz(['常見', '單獨']);
    await handIn(courseware_id, 'student1', 'bb');
    await handIn(courseware_id, 'student2', 'ba');
    await refresh();
    const [common, lone] = [await detailOf(ids[0] ?? 0), await detailOf(ids[1] ?? 0)];
    expect(common).toMatchObject({ newest_answers: 2, wrong: [{ label: 'B. 錯', part: '', count: 2 }] });
    expect(lone).toMatchObject({ newest_answers: 2, wrong: [] });
  });

  it('are of drawn questions, at whatever place they stood', async () => {
    const ids: number[] = [];
    for (const text of ['抽一', '抽二', '抽三'])
      ids.push(await addQuestion(test, text, { ...school, tags: ['抽題'] }));
    const slot = { id: 'd', kind: 'random', count: 2, filter: { tag: '抽題' }, points: 1 };
    const courseware_id = await placeDrawnQuiz(test, [slot]);
    await handIn(courseware_id, 'student1', 'aa');
    await handIn(courseware_id, 'student2', 'aa');
    await refresh();
    const { items } = await test.get('GET /exam/question_results', { ids }, teacher);
    expect(items.reduce((sum, { answers }) => sum + answers, 0)).toBe(4);
    const answered = items.filter(({ answers }) => answers > 0);
    expect(answered.every(({ facility }) => facility === 1)).toBe(true);
    const { quizzes } = await detailOf(answered[0]?.id ?? 0);
    expect(quizzes[0]?.question_id).toMatch(/^d\.[12]$/);
  });

  it('leave guests out', async () => {
    const { ids, courseware_id } = await placeQuiz(['訪客'], { allow_guests: 1 });
    await handIn(courseware_id, 'student1', 'a');
    await test.app.db
      .updateTable('user')
      .set({ guest_courseware_id: courseware_id })
      .where('id', '=', test.school.people.student1)
      .execute();
    await refresh();
    expect((await detailOf(ids[0] ?? 0)).answers).toBe(0);
    await test.app.db
      .updateTable('user')
      .set({ guest_courseware_id: null })
      .where('id', '=', test.school.people.student1)
      .execute();
  });

  it('are made once by two servers that begin at the same time', async () => {
    const { ids, courseware_id } = await placeQuiz(['兩個']);
    await handIn(courseware_id, 'student1', 'a');
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(await detailOf(ids[0] ?? 0)).toMatchObject({ answers: 1, facility: 1 });
    expect(await test.app.db.selectFrom('question_result_due').select('id').execute()).toEqual([]);
  });

  it('wait a little, so that a class that hands in is counted once', async () => {
    const { ids, courseware_id } = await placeQuiz(['稍後']);
    await handIn(courseware_id, 'student1', 'a');
    await refreshDueResults(test.app);
    expect((await detailOf(ids[0] ?? 0)).answers).toBe(0);
    test.advance(20_000);
    await refreshDueResults(test.app);
    expect((await detailOf(ids[0] ?? 0)).answers).toBe(1);
  });

  it('go with the work: a deleted quiz keeps its figures until it is removed for good', async () => {
    const { ids, courseware_id } = await placeQuiz(['移除']);
    const [id = 0] = ids;
    const other = await placeQuestions(ids);
    await handIn(courseware_id, 'student1', 'a');
    await handIn(other, 'student1', 'b');
    await refresh();
    await test.get('GET /teacher/course_delete', { ids: [courseware_id] }, teacher);
    await refresh();
    expect(await detailOf(id)).toMatchObject({
      answers: 2,
      facility: 0.5,
      quizzes: [{ courseware_id: other }],
      other_quizzes: 0,
    });
    await test.advanceSignedIn(40 * 86_400_000);
    await purgeDeleted(test.app);
    expect(await detailOf(id)).toMatchObject({ answers: 1, facility: 0 });
    const summaries = test.app.db.selectFrom('question_summary').selectAll().where('question_id', '=', id);
    expect(await summaries.execute()).toEqual([{ question_id: id, answers: 1, share_sum: 0, sign: null }]);
  });
});

describe('who reaches results', () => {
  it('a colleague who sees the question learns its figures, and no class of others', async () => {
    const { ids, courseware_id } = await placeQuiz(['同事']);
    await handIn(courseware_id, 'student1', 'a');
    await refresh();
    const [id = 0] = ids;
    const seen = await detailOf(id, 'other');
    expect(seen).toMatchObject({ answers: 1, facility: 1, quizzes: [], other_quizzes: 1 });
    expect(JSON.stringify(seen)).not.toMatch(/4A|Drawn/);
    expect((await detailOf(id, 'admin')).quizzes).toHaveLength(1);
  });

  it('nobody else learns anything: no colleague without the subject, no student, no teacher who left', async () => {
    const facts = { visibility: 'subject' as const, subject_id: test.school.subjects.chinese };
    const id = await addQuestion(test, '中文科', facts, 'admin');
    const call = (as: PersonKey) => test.call('GET /exam/question_result_detail', { id }, { as });
    const list = (as: PersonKey) => test.call('GET /exam/question_results', { ids: [id] }, { as });
    expect((await call('other')).key).toBe('not_found');
    expect((await list('other')).data).toEqual({ items: [] });
    for (const key of [(await call('student1')).key, (await list('student1')).key])
      expect(key).toBe('not_allowed');
    await test.get('POST /admin/person_close', { id: test.school.people.other }, { as: 'admin' });
    expect([(await call('other')).key, (await list('other')).key]).toEqual([
      'token_invalid',
      'token_invalid',
    ]);
  });
});
