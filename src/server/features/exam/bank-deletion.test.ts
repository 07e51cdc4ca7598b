import { afterAll, beforeAll, expect, it } from 'vitest';
import { restorePeriodMs } from '#contract/limits.ts';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, askFor, pick } from '#tests/support/test-bank.ts';

/** Deleted questions and papers come back for 30 days; what is used stays for ever. */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = { as: 'teacher' } as const;
const listIds = async () => (await test.get('GET /exam/question_list', {}, as)).items.map(({ id }) => id);
const countVersions = async (questionId: number) =>
  (
    await test.app.db
      .selectFrom('exam_question_version')
      .select('number')
      .where('question_id', '=', questionId)
      .execute()
  ).length;

it('what was deleted is in no list, and comes back whole', async () => {
  const id = await addQuestion(test, '刪除後還原', { tags: ['還原'] });
  await test.get('POST /exam/questions_delete', { ids: [id] }, as);
  expect(await listIds()).not.toContain(id);
  expect((await test.get('GET /exam/question_list', { keyword: '還原' }, as)).total).toBe(0);
  expect((await test.get('GET /exam/tag_list', { prefix: '還' }, as)).tag_list).toEqual([]);
  expect((await test.call('GET /exam/question_detail', { id }, as)).key).toBe('not_found');
  const save = { id, base_number: 1, content: { question: askFor('新') } };
  expect((await test.call('POST /exam/question_save', save, as)).key).toBe('not_found');
  const trash = await test.get('GET /exam/trash', { kind: 'question' }, as);
  expect(trash.items).toMatchObject([{ id, title: '刪除後還原', days_left: 30 }]);
  expect((await test.get('GET /exam/trash', { kind: 'question' }, { as: 'other' })).total).toBe(0);
  await test.get('POST /exam/questions_restore', { ids: [id] }, { as: 'admin' });
  expect((await test.get('GET /exam/question_list', { keyword: '還原' }, as)).items).toMatchObject([
    { id, tags: ['還原'] },
  ]);
});

it('after 30 days it is removed, but a version that a paper or a quiz uses is kept', async () => {
  const unused = await addQuestion(test, '沒有人用', { tags: ['沒用'] });
  const inPaper = await addQuestion(test, '試卷用到');
  const inQuiz = await addQuestion(test, '測驗用到');
  const addPaper = async (title: string, questionId: number) => {
    const content = { sections: [{ id: 's1', items: [await pick(test, questionId)] }] };
    return (await test.get('POST /exam/paper_create', { title, content }, as)).id;
  };
  const kept = await addPaper('保留的卷', inPaper);
  const gone = await addPaper('刪除的卷', inQuiz);
  const quiz = await test.get('POST /exam/paper_to_quiz', { id: gone }, as);
  // A later version, which nothing uses.
  const content = { question: askFor('試卷沒有用到') };
  await test.get('POST /exam/question_save', { id: inPaper, base_number: 1, content }, as);
  await test.get('POST /exam/questions_delete', { ids: [unused, inPaper, inQuiz] }, as);
  await test.get('POST /exam/papers_delete', { ids: [gone] }, as);

  test.advance(restorePeriodMs - 60_000);
  await purgeDeleted(test.app);
  expect([await countVersions(unused), await countVersions(inPaper), await countVersions(inQuiz)]).toEqual([
    1, 2, 1,
  ]);
  test.advance(120_000);
  await purgeDeleted(test.app);
  expect([await countVersions(unused), await countVersions(inPaper), await countVersions(inQuiz)]).toEqual([
    0, 1, 1,
  ]);
  await test.advanceSignedIn(0);
  const restore = { ids: [inPaper] };
  expect((await test.call('POST /exam/questions_restore', restore, as)).key).toBe('not_found');
  const paper = await test.get('GET /exam/paper_detail', { id: kept }, as);
  expect(paper.questions).toMatchObject([{ title: '試卷用到', is_deleted: true, is_hidden: false }]);
  expect((await test.call('GET /exam/paper_detail', { id: gone }, as)).key).toBe('not_found');
  const draft = await test.get('GET /diy/detail', { id: quiz.activity_id }, as);
  expect(draft.content).toMatchObject({ questions: [{ body: { text: '測驗用到' } }] });
  const tags = await test.app.db.selectFrom('exam_tag').select('name').execute();
  expect(tags.map(({ name }) => name)).not.toContain('沒用');
});

it('a leaver’s questions and papers become another teacher’s, who finds them', async () => {
  const id = await addQuestion(test, '交接的題', { tags: ['交接'] });
  const paper = await test.get('POST /exam/paper_create', { title: '交接的卷' }, as);
  const { teacher, other } = test.school.people;
  const handOver = { id: teacher, to_id: other, with_activities: true, teachings: [] };
  await test.get('POST /admin/person_hand_over', handOver, { as: 'admin' });
  const detail = await test.get('GET /exam/question_detail', { id }, { as: 'other' });
  expect(detail).toMatchObject({ is_own: true, tags: ['交接'] });
  expect((await test.get('GET /exam/paper_detail', { id: paper.id }, { as: 'other' })).is_own).toBe(true);
  expect((await test.call('GET /exam/question_detail', { id }, as)).key).toBe('not_found');
  const jobs = await test.app.db.selectFrom('job').select(['kind', 'payload']).execute();
  expect(jobs).toContainEqual({
    kind: 'index_bank_of_owner',
    payload: JSON.stringify({ owner_id: other }),
  });
});
