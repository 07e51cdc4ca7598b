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

/** A secret in every text that belongs to a key. */
function plant(content: Quiz, secret: string): Quiz {
  return {
    ...content,
    questions: content.questions.map((question) => ({
      ...question,
      explanation: secret,
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
  it.each(contents)('tells nothing of any key, in or between the lines', (content) => {
    for (const pin of [asWritten, { seed: 5, shuffle: true }]) {
      const shown = diyquiz.work.toPublic(content, pin, open);
      expect(JSON.stringify(diyquiz.work.toPublic(plant(content, 'SECRET'), pin, open))).not.toContain(
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

  it('is read with whatever is missing filled in', () => {
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
