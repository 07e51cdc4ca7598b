import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, askFor, pick } from '#tests/support/test-bank.ts';

/** Who reaches the questions and papers of `teacher`. `other` teaches maths in this term, and taught Chinese in a past one. */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const { people, classes, subjects } = test.school;
  await test.app.db
    .insertInto('teaching')
    .values({ user_id: people.other, class_id: classes.past, subject_id: subjects.chinese })
    .execute();
});
afterAll(() => test.close());

type Person = 'teacher' | 'other' | 'admin' | 'student1';

async function addThings(visibility: 'own' | 'subject' | 'school', subject: 'maths' | 'chinese') {
  const facts = { visibility, subject_id: test.school.subjects[subject], tags: [`${visibility}-${subject}`] };
  const questionId = await addQuestion(test, `題 ${visibility} ${subject}`, facts);
  const content = { sections: [{ id: 's1', items: [await pick(test, questionId)] }] };
  const paper = { title: `卷 ${visibility} ${subject}`, facts, content };
  const { id: paperId } = await test.get('POST /exam/paper_create', paper, { as: 'teacher' });
  return { questionId, paperId };
}

type Things = Awaited<ReturnType<typeof addThings>>;

async function listReadKeys({ questionId, paperId }: Things, as: Person): Promise<Set<string | undefined>> {
  const calls = [
    test.call('GET /exam/question_detail', { id: questionId }, { as }),
    test.call('GET /exam/question_version', { id: questionId, number: 1 }, { as }),
    test.call('POST /exam/question_copy', { id: questionId }, { as }),
    test.call('GET /exam/paper_detail', { id: paperId }, { as }),
    test.call('GET /exam/paper_version', { id: paperId, number: 1 }, { as }),
    test.call('POST /exam/paper_copy', { id: paperId }, { as }),
    test.call('POST /exam/paper_to_quiz', { id: paperId }, { as }),
  ];
  return new Set((await Promise.all(calls)).map(({ key }) => key));
}

async function listWriteKeys({ questionId, paperId }: Things, as: Person): Promise<Set<string | undefined>> {
  const content = { question: askFor('新') };
  const calls = [
    test.call('POST /exam/question_save', { id: questionId, base_number: 1, content }, { as }),
    test.call('POST /exam/question_version_restore', { id: questionId, number: 1, base_number: 1 }, { as }),
    test.call('POST /exam/questions_change', { ids: [questionId], changes: { grade: 1 } }, { as }),
    test.call('POST /exam/questions_delete', { ids: [questionId] }, { as }),
    test.call('POST /exam/questions_restore', { ids: [questionId] }, { as }),
    test.call('POST /exam/paper_save', { id: paperId, base_number: 1, title: '新' }, { as }),
    test.call('POST /exam/paper_version_restore', { id: paperId, number: 1, base_number: 1 }, { as }),
    test.call('POST /exam/papers_change', { ids: [paperId], changes: { grade: 1 } }, { as }),
    test.call('POST /exam/papers_delete', { ids: [paperId] }, { as }),
    test.call('POST /exam/papers_restore', { ids: [paperId] }, { as }),
  ];
  return new Set((await Promise.all(calls)).map(({ key }) => key));
}

/** Whether lists, searches and tags show them. */
async function isListed({ questionId, paperId }: Things, keyword: string, tag: string, as: Person) {
  const questions = await test.get('GET /exam/question_list', { keyword, limit: 100 }, { as });
  const all = await test.get('GET /exam/question_list', { limit: 100 }, { as });
  const papers = await test.get('GET /exam/paper_list', { limit: 100 }, { as });
  const { tag_list } = await test.get('GET /exam/tag_list', { prefix: tag }, { as });
  const found = [
    questions.items.some(({ id }) => id === questionId),
    all.items.some(({ id }) => id === questionId),
    papers.items.some(({ id }) => id === paperId),
    tag_list.some(({ name }) => name === tag),
  ];
  expect(new Set(found).size).toBe(1);
  return found[0];
}

it.each([
  ['own', 'maths', false],
  ['own', 'chinese', false],
  ['subject', 'maths', true],
  ['subject', 'chinese', false],
  ['school', 'maths', true],
  ['school', 'chinese', true],
] as const)(
  'what is for %s of %s is reached by a colleague of maths: %s',
  async (visibility, subject, isSeen) => {
    const things = await addThings(visibility, subject);
    const listed = (as: Person) =>
      isListed(things, `${visibility} ${subject}`, `${visibility}-${subject}`, as);
    expect(await listed('other')).toBe(isSeen);
    expect(await listReadKeys(things, 'other')).toEqual(new Set([isSeen ? 'success' : 'not_found']));
    expect(await listWriteKeys(things, 'other')).toEqual(new Set(['not_found']));
    for (const as of ['teacher', 'admin'] as const) {
      expect(await listed(as)).toBe(true);
      expect(await listReadKeys(things, as)).toEqual(new Set(['success']));
    }
    expect(await listReadKeys(things, 'student1')).toEqual(new Set(['not_allowed']));
    expect(await listWriteKeys(things, 'student1')).toEqual(new Set(['not_allowed']));
  },
);

it('a paper shows the questions of its owner to those who see it', async () => {
  const { maths } = test.school.subjects;
  const own = await addQuestion(test, '老師自己的題', { subject_id: maths });
  const content = { sections: [{ id: 's1', items: [await pick(test, own)] }] };
  const create = (as: 'teacher' | 'other', facts: object) =>
    test.call('POST /exam/paper_create', { title: '卷', facts, content }, { as });
  // Nobody puts a question into a paper that is not theirs to see.
  expect((await create('other', {})).key).toBe('question_not_usable');
  const shared = await test.get(
    'POST /exam/paper_create',
    { title: '卷', facts: { visibility: 'school' }, content },
    { as: 'teacher' },
  );
  const seen = await test.get('GET /exam/paper_detail', { id: shared.id }, { as: 'other' });
  expect(seen.questions[0]).toMatchObject({ is_hidden: false, title: '老師自己的題' });
  // Whoever copies the paper gets own copies of the questions that they see only there.
  const copy = await test.get('POST /exam/paper_copy', { id: shared.id }, { as: 'other' });
  const copied = await test.get('GET /exam/paper_detail', { id: copy.id }, { as: 'other' });
  expect(copied.questions[0]).toMatchObject({ is_hidden: false, title: '老師自己的題' });
  const copiedId = copied.questions[0]?.question_id ?? 0;
  expect(copiedId).not.toBe(own);
  expect(await test.get('GET /exam/question_detail', { id: copiedId }, { as: 'other' })).toMatchObject({
    is_own: true,
    visibility: 'own',
    copied_from_id: null,
  });
});

it('a paper hides questions of a third person that its reader may not see', async () => {
  const { chinese } = test.school.subjects;
  const shared = await addQuestion(test, '科組的題', { subject_id: chinese, visibility: 'subject' }, 'admin');
  const content = { sections: [{ id: 's1', items: [await pick(test, shared)] }] };
  const paper = { title: '中文卷', facts: { visibility: 'school' as const }, content };
  const { id } = await test.get('POST /exam/paper_create', paper, { as: 'teacher' });
  const { questions } = await test.get('GET /exam/paper_detail', { id }, { as: 'other' });
  expect(questions[0]).toMatchObject({ is_hidden: true, title: '', content: null });
  const quiz = await test.get('POST /exam/paper_to_quiz', { id }, { as: 'other' });
  expect(quiz).toMatchObject({ question_count: 0, left_out: 1 });
});

it('a teacher who left reaches nothing', async () => {
  const { other, admin } = test.school.people;
  const things = await addThings('school', 'maths');
  expect(await listReadKeys(things, 'other')).toEqual(new Set(['success']));
  expect(admin).not.toBe(other);
  await test.get('POST /admin/person_close', { id: other }, { as: 'admin' });
  expect(await listReadKeys(things, 'other')).toEqual(new Set(['token_invalid']));
});
