import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import type { TextTree } from '#parts/formatted-text/rich-text.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** Students get formulas as MathML, wherever a formatted text is sent to them; lists have the plain text. */

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = 'student1' as const;
const formula = (math: string): TextTree => ({ blocks: [{ p: [{ t: 'Half: ' }, { math }] }] });
const drawn = (math: string, top: string) => ({
  blocks: [
    {
      p: [
        { t: 'Half: ' },
        {
          math,
          ml: {
            n: 'mfrac',
            c: [
              { n: 'mn', c: [top] },
              { n: 'mn', c: ['2'] },
            ],
          },
        },
      ],
    },
  ],
});

const content = diyquiz.content.draft.parse({
  layout: 'one_by_one',
  allow_back: true,
  questions: [
    singleQuestion('q1', {
      text: formula('\\frac{1}{2}'),
      answers: wordAnswers('1', '*2'),
      explanation: formula('\\frac{3}{2}'),
    }),
    singleQuestion('t1', {
      text: formula('\\frac{5}{2}'),
      time_limit_s: 30,
      answers: wordAnswers('3', '*4'),
    }),
  ],
});

describe('a formula', () => {
  it('is drawn in the content, in a question that is opened, and in the explanation', async () => {
    const courseware = await placeCourseware(test, { feedback_rule: 'at_once' }, { content });
    const attempt = await test.get('POST /play/start', { courseware_id: courseware.id }, { as });
    const shown = await test.get('GET /play/attempt', { id: attempt.id }, { as });
    expect(shown.content).toMatchObject({
      questions: [{ body: { text: drawn('\\frac{1}{2}', '1') } }, { withheld: true, body: { text: '' } }],
    });
    expect(shown.questions[0]?.title).toBe('Half: \\frac{1}{2}');
    const opened = await test.get(
      'POST /play/show_question',
      { attempt_id: attempt.id, question_id: 't1' },
      { as },
    );
    expect(opened.content).toMatchObject({
      questions: [{ withheld: true }, { body: { text: drawn('\\frac{5}{2}', '5') } }],
    });
    const answers = [{ question_id: 'q1', response: { option: 'b' }, seq: 1, time_ms: 500, check: true }];
    const saved = await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    expect(saved.answers[0]?.answer?.key).toMatchObject({ explanation: drawn('\\frac{3}{2}', '3') });
  });
});
