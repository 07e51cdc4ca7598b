import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, askFor, pick } from '#tests/support/test-bank.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = { as: 'teacher' } as const;
type Quiz = { questions: Question[]; sections?: { id: string; heading: string; passage: string }[] };
type Activity = ApiReply<'GET /diy/detail'>;

const readQuiz = async (id: number) => {
  const activity = await test.get('GET /diy/detail', { id }, as);
  return { activity, quiz: activity.content as Quiz };
};

async function saveQuiz({ id, draft_version, name }: Activity, quiz: Quiz): Promise<Quiz> {
  await test.get('POST /diy/save', { id, draft_version, form: { name }, content: quiz }, as);
  return (await readQuiz(id)).quiz;
}

async function addPaper(title: string) {
  const passage = { id: 'p1', heading: '', passage: '小明去公園。' };
  const withPassage = async (text: string) =>
    (await test.get('POST /exam/question_create', { content: { question: askFor(text), passage } }, as)).id;
  const [one, two, three] = [
    await withPassage('題組一'),
    await withPassage('題組二'),
    await addQuestion(test, '單題'),
  ];
  const content = {
    sections: [
      { id: 's1', heading: '甲部', items: [await pick(test, one, 3), await pick(test, two, 4)] },
      { id: 's2', heading: '乙部', passage: '看圖回答。', items: [await pick(test, three, 5)] },
    ],
  };
  const { id } = await test.get('POST /exam/paper_create', { title, content }, as);
  return { id, questionIds: [one, two, three], content };
}

describe('a paper', () => {
  it('has its questions at the versions that were picked', async () => {
    const { id, questionIds } = await addPaper('期考');
    const [one = 0] = questionIds;
    const save = { id: one, base_number: 1, content: { question: askFor('題組一，改過') } };
    await test.get('POST /exam/question_save', save, as);
    const paper = await test.get('GET /exam/paper_detail', { id }, as);
    expect(paper).toMatchObject({ title: '期考', points: 12, question_count: 3, version_number: 1 });
    expect(paper.questions[0]).toMatchObject({
      title: '題組一',
      version_number: 1,
      newest_version_number: 2,
    });
    const { papers } = await test.get('GET /exam/question_detail', { id: one }, as);
    expect(papers).toEqual([{ id, title: '期考' }]);
  });

  it('has versions, and is not saved over a newer one', async () => {
    const { id, content } = await addPaper('中期考');
    const save = (base_number: number, change: object) =>
      test.call('POST /exam/paper_save', { id, base_number, ...change }, as);
    expect((await save(1, { content, title: '新題目' })).data).toMatchObject({ version_number: 1 });
    const shorter = { sections: content.sections.slice(0, 1) };
    expect((await save(1, { content: shorter })).data).toMatchObject({ version_number: 2 });
    expect((await save(1, { content: { sections: [] } })).key).toBe('newer_version');
    const restore = { id, number: 1, base_number: 2 };
    expect(await test.get('POST /exam/paper_version_restore', restore, as)).toMatchObject({
      version_number: 3,
    });
    const paper = await test.get('GET /exam/paper_detail', { id }, as);
    expect(paper).toMatchObject({ title: '新題目', question_count: 3 });
    const second = await test.get('GET /exam/paper_version', { id, number: 2 }, as);
    expect(second.questions).toHaveLength(2);
  });

  it('takes no question that is unfinished, deleted, unknown or named wrongly', async () => {
    const draft = { question: askFor('') };
    const unfinished = await test.get('POST /exam/question_create', { content: draft }, as);
    const deleted = await addQuestion(test, '已刪除');
    const item = await pick(test, deleted);
    await test.get('POST /exam/questions_delete', { ids: [deleted] }, as);
    const right = await pick(test, await addQuestion(test, '可用'));
    const wrong = [
      { question_id: unfinished.id, version_id: unfinished.version_id, points: 1 },
      item,
      { ...right, version_id: 9_999 },
      { ...right, question_id: right.question_id + 1 },
    ];
    for (const each of wrong) {
      const content = { sections: [{ id: 's1', items: [each] }] };
      const reply = await test.call('POST /exam/paper_create', { title: '卷', content }, as);
      expect(reply.key).toBe('question_not_usable');
    }
    for (const content of [
      null,
      { sections: [{ id: 's1', items: [right, right] }] },
      { sections: [{ id: 's1' }, { id: 's1' }] },
    ]) {
      const reply = await test.call('POST /exam/paper_create', { title: '卷', content }, as);
      expect(reply.key).toBe('invalid_input');
    }
  });
});

describe('a quiz made of a paper', () => {
  it('has its questions with points, headings and passages, and a link to the bank that no student gets', async () => {
    const { id, questionIds } = await addPaper('小測');
    const key = 'key-of-quiz';
    const made = await test.get('POST /exam/paper_to_quiz', { id, key }, as);
    expect(made).toMatchObject({ courseware_id: null, question_count: 3, left_out: 0 });
    expect(await test.get('POST /exam/paper_to_quiz', { id, key }, as)).toEqual(made);
    const { activity, quiz } = await readQuiz(made.activity_id);
    expect(activity).toMatchObject({ name: '小測', type: 'diyquiz', question_count: 3 });
    expect(quiz.questions.map(({ score }) => score)).toEqual([3, 4, 5]);
    expect(quiz.questions.map(({ bank }) => bank?.question_id)).toEqual(questionIds);
    expect(quiz.sections).toMatchObject([
      { heading: '甲部', passage: '小明去公園。' },
      { heading: '乙部', passage: '看圖回答。' },
    ]);
    const [first, second] = quiz.sections ?? [];
    expect(quiz.questions.map(({ section_id }) => section_id)).toEqual([first?.id, first?.id, second?.id]);
    expect(new Set(quiz.questions.map((question) => question.id)).size).toBe(3);
  });

  it('is published and placed closed in a unit, where students see nothing of the bank', async () => {
    const { id } = await addPaper('單元測驗');
    const { calendars, classes, subjects } = test.school;
    const place = { calendar_id: calendars.current, class_id: classes.a, subject_id: subjects.maths };
    const unit = await test.get('POST /teacher/unit_add', { ...place, name: '單元' }, as);
    const made = await test.get('POST /exam/paper_to_quiz', { id, unit_id: unit.id }, as);
    const courseware_id = made.courseware_id ?? 0;
    await test.get('POST /teacher/courseware_open', { id: courseware_id }, as);
    const attempt = await test.get('POST /play/start', { courseware_id }, { as: 'student1' });
    expect(JSON.stringify(attempt)).toContain('小明去公園');
    expect(JSON.stringify(attempt)).not.toContain('version_id');
    expect((await test.call('POST /exam/paper_to_quiz', { id, unit_id: 9_999 }, as)).key).toBe('not_found');
  });

  it('keeps the link of a question while it asks the same, and loses it with a change', async () => {
    const { id } = await addPaper('連結');
    const { activity_id } = await test.get('POST /exam/paper_to_quiz', { id }, as);
    const { activity, quiz } = await readQuiz(activity_id);
    const [one, two, three] = quiz.questions as [Question, Question, Question];
    const { section_id: _section, ...alone } = two;
    const saved = await saveQuiz(activity, {
      ...quiz,
      questions: [
        { ...one, score: 9, time_limit_s: 30 },
        alone,
        { ...three, body: { ...three.body, text: '改了題目' } },
      ],
    });
    expect(saved.questions.map(({ bank }) => bank?.question_id)).toEqual([
      one.bank?.question_id,
      two.bank?.question_id,
      undefined,
    ]);
    const forged = { question_id: three.bank?.question_id ?? 0, version_id: one.bank?.version_id ?? 0 };
    const { activity: again } = await readQuiz(activity_id);
    const [first, ...rest] = saved.questions as [Question, ...Question[]];
    const resaved = await saveQuiz(again, { ...saved, questions: [{ ...first, bank: forged }, ...rest] });
    expect(resaved.questions[0]?.bank).toBeUndefined();
  });

  it('gives its questions back to the bank, none twice', async () => {
    const { id, questionIds } = await addPaper('取回');
    const { activity_id } = await test.get('POST /exam/paper_to_quiz', { id }, as);
    const { activity, quiz } = await readQuiz(activity_id);
    const [one, two, three] = quiz.questions as [Question, Question, Question];
    const changed = { ...two, body: { ...two.body, text: '改過的題目' } };
    const empty = { ...three, body: { ...three.body, text: '' } };
    await saveQuiz(activity, { ...quiz, questions: [one, changed, empty] });
    const take = () =>
      test.get('POST /exam/take_questions', { activity_id, facts: { grade: 3, tags: ['取回'] } }, as);
    const first = await take();
    expect(first).toMatchObject({
      taken: [{ question_id: two.id }],
      already_there: [{ question_id: one.id, id: questionIds[0] }],
      incomplete: [{ question_id: three.id }],
    });
    const takenId = first.taken[0]?.id ?? 0;
    const detail = await test.get('GET /exam/question_detail', { id: takenId }, as);
    expect(detail).toMatchObject({ title: '改過的題目', grade: 3, tags: ['取回'], has_passage: true });
    expect(await take()).toMatchObject({
      taken: [],
      already_there: [{ id: questionIds[0] }, { question_id: two.id, id: takenId }],
    });
    const ids = { activity_id, question_ids: [three.id] };
    expect(await test.get('POST /exam/take_questions', ids, as)).toMatchObject({
      taken: [],
      already_there: [],
    });
    const foreign = await test.call('POST /exam/take_questions', { activity_id }, { as: 'other' });
    expect(foreign.key).toBe('not_found');
  });
});
