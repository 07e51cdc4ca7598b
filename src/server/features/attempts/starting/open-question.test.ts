import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { pictureAnswers, singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { plantMarker } from '#tests/support/samples/plant-marker.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** The content of a question with a time limit is sent only when the student opens the question. */

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = 'student1' as const;
const marker = '-WITHHELD';
const picture = { url: 'media/map.webp', width: 40, height: 30, alt: 'A map' };
const sound = { url: 'media/hint.mp3', name: 'hint.mp3' };

/** q1 has no limit, t1 has 30 seconds, t2 has 20. All texts of t1 contain the marker. */
const content = plantMarker(
  diyquiz.content.draft.parse({
    layout: 'one_by_one',
    allow_back: true,
    questions: [
      singleQuestion('q1', { text: '1 + 1 = ?', answers: wordAnswers('1', '*2') }),
      singleQuestion('t1', {
        text: 'Which one?',
        instruction: 'Look at the map',
        time_limit_s: 30,
        picture,
        sound,
        answers: pictureAnswers('places', ['*north', 'North'], ['south', 'South']),
      }),
      singleQuestion('t2', { text: 'How many?', time_limit_s: 20, answers: wordAnswers('3', '*4') }),
    ],
  }),
  't1',
  marker,
  diyquiz.content.draft,
);
const t1Right = { option: `a${marker}` };

async function start(settings: Parameters<typeof placeCourseware>[1] = {}) {
  const courseware = await placeCourseware(test, settings, { content });
  const attempt = await test.get('POST /play/start', { courseware_id: courseware.id }, { as });
  return { courseware, attempt, attempt_id: attempt.id };
}

const open = (attempt_id: number, question_id = 't1') =>
  test.get('POST /play/show_question', { attempt_id, question_id }, { as });
const look = (id: number) => test.get('GET /play/attempt', { id }, { as });
const submit = (attempt_id: number) => test.get('POST /play/submit', { attempt_id }, { as });
async function save(attempt_id: number, question_id: string, response: unknown, seq = 1) {
  const answers = [{ question_id, response, seq, time_ms: 500, check: true }];
  return (await test.get('POST /play/save', { attempt_id, answers }, { as })).answers[0];
}
const rowsOf = (attempt_id: number) =>
  test.app.db.selectFrom('answer').selectAll().where('attempt_id', '=', attempt_id).execute();
const tells = (reply: unknown) => JSON.stringify(reply).includes(marker);

describe('a question with its own limit', () => {
  it('leaves the server when it is asked for, and nothing of it before', async () => {
    const { courseware, attempt, attempt_id } = await start({ feedback_rule: 'at_once' });
    const before = [
      attempt,
      await test.get('GET /play/courseware', { id: courseware.id }, { as }),
      await test.get('GET /play/home', {}, { as }),
      await save(attempt_id, 'q1', { option: 'b' }),
      await save(attempt_id, 't1', t1Right),
      await open(attempt_id, 't2'),
      await look(attempt_id),
      await test.get('POST /play/start', { courseware_id: courseware.id }, { as }),
    ];
    expect(before.map(tells)).toEqual(before.map(() => false));
    expect(attempt.questions).toMatchObject([
      { id: 'q1', title: '1 + 1 = ?' },
      { id: 't1', title: '', time_limit_s: 30 },
      { id: 't2', title: '', time_limit_s: 20 },
    ]);
    const opened = await open(attempt_id);
    for (const part of ['Which one?', 'Look at the map', picture.url, sound.url, 'places/north.png']) {
      expect(JSON.stringify(opened.content)).toContain(`${part}${marker}`);
      expect(JSON.stringify(await look(attempt_id))).toContain(`${part}${marker}`);
    }
    expect(opened.question).toMatchObject({ id: 't1', title: `Which one?${marker}` });
  });

  it('accepts no answer before it was opened, even if the answer says otherwise', async () => {
    const { attempt_id } = await start();
    expect(await save(attempt_id, 't1', t1Right)).toMatchObject({ result: 'invalid', answer: null });
    expect(await save(attempt_id, 't1', null)).toMatchObject({ result: 'invalid', answer: null });
    expect(await rowsOf(attempt_id)).toEqual([]);
    await open(attempt_id);
    expect(await save(attempt_id, 't1', t1Right)).toMatchObject({ result: 'saved' });
  });

  it('keeps its first clock on a second device, which finds the answer too', async () => {
    const { attempt_id } = await start();
    const first = await open(attempt_id);
    expect(first.answer).toMatchObject({ deadline_at: first.server_now + 30_000, response: null, seq: 0 });
    const row = { ...(await rowsOf(attempt_id))[0], question_id: 't1', shown_at: first.server_now };
    expect(await rowsOf(attempt_id)).toEqual([row]);
    test.advance(12_000);
    await save(attempt_id, 't1', t1Right);
    const second = await open(attempt_id);
    expect(second.answer).toMatchObject({ deadline_at: first.answer.deadline_at, response: t1Right, seq: 1 });
    expect(tells(second.content)).toBe(true);
  });

  it('is opened no more once the time of the attempt is over', async () => {
    const { attempt_id } = await start({ time_limit_minutes: 1 });
    test.advance(60_500);
    const late = await test.call('POST /play/show_question', { attempt_id, question_id: 't1' }, { as });
    expect(late.key).toBe('time_is_up');
    expect(await rowsOf(attempt_id)).toEqual([]);
  });
});

describe('looking back at a question that was never opened', () => {
  it.each(['never', 'after_due'] as const)('reveals nothing of it under %s', async (feedback_rule) => {
    const { attempt_id } = await start({ feedback_rule, due_at: test.app.now() + 600_000 });
    await open(attempt_id, 't2');
    const reply = await submit(attempt_id);
    expect(tells(reply)).toBe(false);
    expect(JSON.stringify(reply)).toContain('How many?');
  });

  it('shows it where the rule shows every key anyway', async () => {
    const { attempt_id } = await start({ feedback_rule: 'after_submit' });
    expect(tells(await submit(attempt_id))).toBe(true);
  });

  it('starts the next attempt with everything withheld again', async () => {
    const { courseware, attempt_id } = await start({ feedback_rule: 'never', attempts_allowed: 2 });
    await open(attempt_id);
    expect(tells(await submit(attempt_id))).toBe(true);
    const second = await test.get('POST /play/start', { courseware_id: courseware.id }, { as });
    expect(second.number).toBe(2);
    expect(tells(second)).toBe(false);
  });
});
