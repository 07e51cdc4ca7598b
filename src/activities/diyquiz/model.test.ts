import { describe, expect, it } from 'vitest';
import { noConversionResults } from '#contract/conversion-results.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { diyquiz } from './activity.ts';
import { createEmptyQuiz, resolve } from './model.ts';
import { samples } from './samples.ts';

const contents = samples.contents.map(({ draft }) => draft);
const [maths] = contents;
if (!maths) throw new Error('no samples');
const asWritten = { seed: 1, shuffle: false };
const noWithheldIds: ReadonlySet<string> = new Set();

/** Writes the secret into every text that belongs to a key. */
function plantSecret(content: Quiz, secret: string): Quiz {
  return {
    ...content,
    questions: content.questions.map((question) => ({
      ...question,
      explanation: secret,
      model_answer: secret,
      rubric: [{ id: 'r1', text: secret, points: 0.5 }],
      blanks: question.blanks.map((blank) => ({ ...blank, accepted: `${blank.accepted}|${secret}` })),
    })),
  };
}

describe('resolve', () => {
  it('leaves out the answers at the end that nobody filled in', () => {
    const [first] = maths.questions;
    if (!first) throw new Error('no question');
    const answers = [...wordAnswers('x', '*y', '', '')];
    const { questions } = resolve({ ...maths, questions: [{ ...first, answers }] });
    expect(questions[0]?.answers).toEqual(answers.slice(0, 2));
  });
});

describe('toPublic', () => {
  it.each(contents)('reveals no key, not even indirectly', (content) => {
    for (const pin of [asWritten, { seed: 5, shuffle: true }]) {
      const publicContent = diyquiz.work.toPublic(content, pin, noWithheldIds);
      expect(
        JSON.stringify(diyquiz.work.toPublic(plantSecret(content, 'SECRET'), pin, noWithheldIds)),
      ).not.toContain('SECRET');
      const reversedQuestions = content.questions.map((question) => ({
        ...question,
        answers: question.answers.map((answer) => ({ ...answer, correct: !answer.correct })),
        credit: 'partial' as const,
      }));
      const otherKey = diyquiz.work.toPublic(
        { ...content, questions: reversedQuestions },
        pin,
        noWithheldIds,
      );
      expect(otherKey).toEqual(publicContent);
    }
  });

  it('keeps the order unless the attempt shuffles; blanks never move', () => {
    const unshuffledContent = diyquiz.work.toPublic(maths, asWritten, noWithheldIds);
    expect(unshuffledContent.questions.map(({ id }) => id)).toEqual(maths.questions.map(({ id }) => id));
    expect(unshuffledContent.questions[1]?.options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    const shuffledContents = Array.from({ length: 30 }, (_, seed) =>
      diyquiz.work.toPublic(maths, { seed, shuffle: true }, noWithheldIds),
    );
    const questionOrders = shuffledContents.map(({ questions }) => questions.map(({ id }) => id).join());
    expect(new Set(questionOrders).size).toBeGreaterThan(5);
    const findQuestionInEach = (id: string) =>
      shuffledContents.map(({ questions }) => questions.find((one) => one.id === id));
    expect(
      new Set(findQuestionInEach('even2').map((one) => one?.options.map(({ id }) => id).join())).size,
    ).toBeGreaterThan(5);
    expect(new Set(findQuestionInEach('perim3').map((one) => one?.blanks.join()))).toEqual(
      new Set(['b1,b2']),
    );
  });

  it('shows timed questions one by one, whatever the layout', () => {
    expect(diyquiz.work.toPublic({ ...maths, layout: 'all_on_page' }, asWritten, noWithheldIds).layout).toBe(
      'one_by_one',
    );
    const untimedQuestions = maths.questions.filter(({ time_limit_s }) => time_limit_s === undefined);
    const page: Quiz = { ...maths, layout: 'all_on_page', questions: untimedQuestions };
    expect(diyquiz.work.toPublic(page, asWritten, noWithheldIds).layout).toBe('all_on_page');
  });

  it('previews drafts that are not complete', () => {
    const [first] = maths.questions;
    if (!first) throw new Error('no question');
    const draft: Quiz = { ...createEmptyQuiz(), questions: [{ ...first, score: null }] };
    expect(diyquiz.work.toPublic(draft, asWritten, noWithheldIds).questions[0]?.score).toBe(0);
    expect(diyquiz.work.mark(draft, {})).toEqual({ [first.id]: 0 });
  });
});

describe('a quiz', () => {
  it('is complete exactly when it has no issues', () => {
    const invalidQuiz: Quiz = { ...maths, questions: maths.questions.map((one) => ({ ...one, score: 0.3 })) };
    for (const content of [...contents, invalidQuiz, createEmptyQuiz()]) {
      expect(diyquiz.content.findIssues(content, noConversionResults).length === 0).toBe(
        contents.includes(content),
      );
    }
    expect(diyquiz.content.findIssues(invalidQuiz, noConversionResults)[2]?.path).toEqual([
      'questions',
      2,
      'score',
    ]);
  });

  it('gets default values for missing fields', () => {
    expect(diyquiz.content.draft.parse({})).toEqual(createEmptyQuiz());
    expect(diyquiz.content.draft.safeParse(null).success).toBe(false);
  });

  it('tells the key of one question', () => {
    expect(diyquiz.work.toKey(maths, 'even2')).toMatchObject({ options: ['a', 'c', 'e'], blanks: [] });
    expect(diyquiz.work.toKey(maths, 'perim3')).toMatchObject({
      options: [],
      blanks: [
        { id: 'b1', accepted: ['24', '二十四'] },
        { id: 'b2', accepted: ['35', '三十五'] },
      ],
    });
    expect(diyquiz.work.questions(maths)[2]).toMatchObject({ id: 'perim3', max_score: 4, time_limit_s: 90 });
  });
});

describe('an open question', () => {
  const writingQuiz = contents.find(({ questions }) => questions.some(({ type }) => type === 'open'));
  if (!writingQuiz) throw new Error('no sample');
  const [leaf] = writingQuiz.questions;
  if (!leaf) throw new Error('no question');

  it('accepts files of the kinds that its author chose, and waits for a teacher', () => {
    expect(diyquiz.work.questions(writingQuiz)[0]).toMatchObject({
      marked_by: 'teacher',
      files: ['picture'],
      file_max: 2,
    });
    expect(diyquiz.work.mark(writingQuiz, { leaf1: { text: ' ' } })['leaf1']).toBe(0);
    expect(diyquiz.work.mark(writingQuiz, { leaf1: { text: 'x' } })['leaf1']).toBeNull();
  });

  it('gives its model answer and rubric to markers, and to students only with the key', () => {
    expect(diyquiz.report.guide?.(writingQuiz, 'leaf1')).toMatchObject({
      model_answer: leaf.model_answer,
      rubric: [{ points: 2 }, { points: 2 }, { points: 1.5 }],
    });
    expect(diyquiz.report.guide?.(writingQuiz, 'sun2')).toBeNull();
    expect(diyquiz.report.guide?.(writingQuiz, 'no-such-id')).toBeNull();
    expect(JSON.stringify(diyquiz.work.toPublic(writingQuiz, asWritten, noWithheldIds))).not.toContain(
      leaf.model_answer,
    );
    expect(diyquiz.work.toKey(writingQuiz, 'leaf1')).toMatchObject({ model_answer: leaf.model_answer });
  });

  it('is not complete with a rubric above its score, empty lines, or limits out of range', () => {
    const issuesOf = (change: Partial<typeof leaf>) =>
      diyquiz.content
        .findIssues({ ...writingQuiz, questions: [{ ...leaf, ...change }] }, noConversionResults)
        .map(({ message }) => message);
    const rubricLine = { id: 'r9', text: 'More', points: 1 };
    expect(issuesOf({ rubric: [...leaf.rubric, rubricLine] })).toEqual(['rubric_above_score']);
    expect(issuesOf({ rubric: [{ ...rubricLine, text: ' ', points: null }] })).toEqual([
      'rubric_text_required',
      'rubric_points_required',
    ]);
    expect(issuesOf({ rubric: [{ ...rubricLine, points: 0.3 }] })).toEqual(['rubric_points_step']);
    const sevenLines = Array.from({ length: 7 }, (_, index) => ({
      ...rubricLine,
      id: `r${index}`,
      points: 0.5,
    }));
    expect(issuesOf({ rubric: sevenLines })).toEqual(['rubric_max']);
    expect(issuesOf({ text_max: 0, file_max: 11 })).toEqual(['text_max_range', 'file_max_range']);
    expect(issuesOf({ file_max: null, file_kinds: [] })).toEqual([]);
  });
});
