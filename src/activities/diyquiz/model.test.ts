import { describe, expect, it } from 'vitest';
import { nothingMade } from '#contract/made.ts';
import { words } from '#parts/quiz-questions/samples/sample-parts.ts';
import { diyquiz } from './activity.ts';
import { emptyQuiz, type Quiz, resolve } from './model.ts';
import { samples } from './samples.ts';

const contents = samples.contents.map(({ draft }) => draft);
const [maths] = contents;
if (!maths) throw new Error('no samples');
const asWritten = { seed: 1, shuffle: false };
const open: ReadonlySet<string> = new Set();

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
    const answers = [...words('x', '*y', '', '')];
    const { questions } = resolve({ ...maths, questions: [{ ...first, answers }] });
    expect(questions[0]?.answers).toEqual(answers.slice(0, 2));
  });
});

describe('toPublic', () => {
  it.each(contents)('reveals no key, not even indirectly', (content) => {
    for (const pin of [asWritten, { seed: 5, shuffle: true }]) {
      const shown = diyquiz.work.toPublic(content, pin, open);
      expect(JSON.stringify(diyquiz.work.toPublic(plantSecret(content, 'SECRET'), pin, open))).not.toContain(
        'SECRET',
      );
      const turned = content.questions.map((question) => ({
        ...question,
        answers: question.answers.map((answer) => ({ ...answer, correct: !answer.correct })),
        credit: 'partial' as const,
      }));
      const otherKey = diyquiz.work.toPublic({ ...content, questions: turned }, pin, open);
      expect(otherKey).toEqual(shown);
    }
  });

  it('keeps the order unless the attempt shuffles; blanks never move', () => {
    const plain = diyquiz.work.toPublic(maths, asWritten, open);
    expect(plain.questions.map(({ id }) => id)).toEqual(maths.questions.map(({ id }) => id));
    expect(plain.questions[1]?.options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    const shuffled = Array.from({ length: 30 }, (_, seed) =>
      diyquiz.work.toPublic(maths, { seed, shuffle: true }, open),
    );
    const orders = shuffled.map(({ questions }) => questions.map(({ id }) => id).join());
    expect(new Set(orders).size).toBeGreaterThan(5);
    const found = (id: string) => shuffled.map(({ questions }) => questions.find((one) => one.id === id));
    expect(
      new Set(found('even2').map((one) => one?.options.map(({ id }) => id).join())).size,
    ).toBeGreaterThan(5);
    expect(new Set(found('perim3').map((one) => one?.blanks.join()))).toEqual(new Set(['b1,b2']));
  });

  it('shows timed questions one by one, whatever the layout', () => {
    expect(diyquiz.work.toPublic({ ...maths, layout: 'all_on_page' }, asWritten, open).layout).toBe(
      'one_by_one',
    );
    const untimed = maths.questions.filter(({ time_limit_s }) => time_limit_s === undefined);
    const page: Quiz = { ...maths, layout: 'all_on_page', questions: untimed };
    expect(diyquiz.work.toPublic(page, asWritten, open).layout).toBe('all_on_page');
  });

  it('previews drafts that are not complete', () => {
    const [first] = maths.questions;
    if (!first) throw new Error('no question');
    const draft: Quiz = { ...emptyQuiz(), questions: [{ ...first, score: null }] };
    expect(diyquiz.work.toPublic(draft, asWritten, open).questions[0]?.score).toBe(0);
    expect(diyquiz.work.mark(draft, {})).toEqual({ [first.id]: 0 });
  });
});

describe('a quiz', () => {
  it('is complete exactly when it has no issues', () => {
    const broken: Quiz = { ...maths, questions: maths.questions.map((one) => ({ ...one, score: 0.3 })) };
    for (const content of [...contents, broken, emptyQuiz()]) {
      expect(diyquiz.content.findIssues(content, nothingMade).length === 0).toBe(contents.includes(content));
    }
    expect(diyquiz.content.findIssues(broken, nothingMade)[2]?.path).toEqual(['questions', 2, 'score']);
  });

  it('gets default values for missing fields', () => {
    expect(diyquiz.content.draft.parse({})).toEqual(emptyQuiz());
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
  const writing = contents.find(({ questions }) => questions.some(({ type }) => type === 'open'));
  if (!writing) throw new Error('no sample');
  const [leaf] = writing.questions;
  if (!leaf) throw new Error('no question');

  it('accepts files of the kinds that its author chose, and waits for a teacher', () => {
    expect(diyquiz.work.questions(writing)[0]).toMatchObject({
      marked_by: 'teacher',
      files: ['picture'],
      file_max: 2,
    });
    expect(diyquiz.work.mark(writing, { leaf1: { text: ' ' } })['leaf1']).toBe(0);
    expect(diyquiz.work.mark(writing, { leaf1: { text: 'x' } })['leaf1']).toBeNull();
  });

  it('gives its model answer and rubric to markers, and to students only with the key', () => {
    expect(diyquiz.report.guide?.(writing, 'leaf1')).toMatchObject({
      model_answer: leaf.model_answer,
      rubric: [{ points: 2 }, { points: 2 }, { points: 1.5 }],
    });
    expect(diyquiz.report.guide?.(writing, 'sun2')).toBeNull();
    expect(diyquiz.report.guide?.(writing, 'no-such-id')).toBeNull();
    expect(JSON.stringify(diyquiz.work.toPublic(writing, asWritten, open))).not.toContain(leaf.model_answer);
    expect(diyquiz.work.toKey(writing, 'leaf1')).toMatchObject({ model_answer: leaf.model_answer });
  });

  it('is not complete with a rubric above its score, empty lines, or limits out of range', () => {
    const issuesOf = (change: Partial<typeof leaf>) =>
      diyquiz.content
        .findIssues({ ...writing, questions: [{ ...leaf, ...change }] }, nothingMade)
        .map(({ message }) => message);
    const line = { id: 'r9', text: 'More', points: 1 };
    expect(issuesOf({ rubric: [...leaf.rubric, line] })).toEqual(['rubric_above_score']);
    expect(issuesOf({ rubric: [{ ...line, text: ' ', points: null }] })).toEqual([
      'rubric_text_required',
      'rubric_points_required',
    ]);
    expect(issuesOf({ rubric: [{ ...line, points: 0.3 }] })).toEqual(['rubric_points_step']);
    const seven = Array.from({ length: 7 }, (_, index) => ({ ...line, id: `r${index}`, points: 0.5 }));
    expect(issuesOf({ rubric: seven })).toEqual(['rubric_max']);
    expect(issuesOf({ text_max: 0, file_max: 11 })).toEqual(['text_max_range', 'file_max_range']);
    expect(issuesOf({ file_max: null, file_kinds: [] })).toEqual([]);
  });
});
