import type { createRandom } from '#demo/random.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** What the people of a made class do with its coursewares. */

export type Responses = Readonly<Record<string, unknown>>;

/** A content of a type with answers to it. */
export type Sample = {
  draft: unknown;
  content: unknown;
  rightResponses: Responses;
  wrongResponses: Responses;
  partialResponses?: Responses;
};

export type Person = { id: number; token: string };

/** `responses`: answers of several kinds; undefined where each attempt has other questions. */
export type MadeWork = { id: number; name: string; joinCode?: string; responses: Responses[] | undefined };

export type Made = {
  test: TestApp;
  random: ReturnType<typeof createRandom>;
  people: Person[];
  works: MadeWork[];
};

const teacher = { as: 'teacher' } as const;
const minute = 60_000;

type Started = { id: number; questions: readonly { id: string; marked_by?: string }[] };

/** Chooses an answer to each question, or none. */
function chooseAnswers({ random }: Made, work: MadeWork, { questions }: Started) {
  const given = work.responses ?? [
    Object.fromEntries(questions.map(({ id }) => [id, { option: 'a' }])),
    Object.fromEntries(questions.map(({ id }) => [id, { option: 'b' }])),
  ];
  // Half of the people know more, so that questions discriminate.
  const knows = random.nextFraction();
  return questions.flatMap(({ id: question_id }) => {
    const chance = random.nextFraction();
    if (chance < 0.12) return [];
    const chosen = chance < 0.2 + 0.7 * knows ? given[0] : random.pick(given);
    const response = chosen?.[question_id];
    return response === undefined
      ? []
      : [{ question_id, response, seq: 1, time_ms: random.integerBetween(1_000, 90_000) }];
  });
}

/** Leaves something drawn at some questions, as a space does: what teachers mark then waits for them. */
async function draw({ test, random }: Made, attempt_id: number, ids: readonly string[]): Promise<void> {
  const answers = ids
    .filter(() => random.nextFraction() < 0.6)
    .map((question_id) => ({
      attempt_id,
      question_id,
      response: 'null',
      files: '[]',
      flagged: 0 as const,
      locked: 0 as const,
      seq: 0,
      time_ms: 0,
      saved_at: test.app.now(),
      max_score: 0,
      needs_teacher: 0 as const,
      item_count: 1,
    }));
  if (answers.length > 0) await test.app.db.insertInto('answer').values(answers).execute();
}

/** One attempt, submitted or not. */
async function workOnce(made: Made, work: MadeWork, token: string): Promise<void> {
  const { test, random } = made;
  const started = await test.call('POST /play/start', { courseware_id: work.id }, { token });
  // It may be over for this person, all attempts used, or done by the group.
  if (started.key !== 'success') return;
  // The order of an attempt's questions is by chance; what is answered follows from the seed alone.
  const questions = started.data.questions.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const attempt = { ...started.data, questions };
  const attempt_id = attempt.id;
  const answers = chooseAnswers(made, work, attempt);
  if (answers.length > 0) await test.call('POST /play/save', { attempt_id, answers }, { token });
  const answered = await test.app.db
    .selectFrom('answer')
    .select('question_id')
    .where('attempt_id', '=', attempt_id)
    .execute();
  const drawn = attempt.questions.filter(
    ({ id, marked_by }) => marked_by === 'teacher' && answered.every(({ question_id }) => question_id !== id),
  );
  await draw(
    made,
    attempt_id,
    drawn.map(({ id }) => id),
  );
  test.advance(500);
  if (random.nextFraction() < 0.88) await test.call('POST /play/submit', { attempt_id }, { token });
}

async function joinGuests({ test, random }: Made, { joinCode: code, name }: MadeWork): Promise<string[]> {
  if (code === undefined || random.nextFraction() < 0.4) return [];
  const tokens: string[] = [];
  for (const who of ['A', 'B']) {
    const joined = await test.call('POST /play/guest', { code, name: `${who} of ${name}` });
    if (joined.key === 'success') tokens.push(joined.data.userinfo.token);
  }
  return tokens;
}

/** Excused students, longer and own times, before anybody works. */
async function excuse({ test, random, people, works }: Made): Promise<void> {
  for (const { id: courseware_id } of works) {
    for (const { id } of people) {
      const chance = random.nextFraction();
      if (chance > 0.2) continue;
      const exception =
        chance < 0.1
          ? { is_excused: true }
          : chance < 0.15
            ? { extra_minutes: 90 }
            : { due_at: test.app.now() + 600 * minute };
      const input = { courseware_id, user_ids: [id], ...exception };
      await test.call('POST /study/set_exceptions', input, teacher);
    }
  }
}

async function workAll(made: Made, turn: 'early' | 'late'): Promise<void> {
  const { random, people, works } = made;
  for (const work of works) {
    const guests = turn === 'early' ? await joinGuests(made, work) : [];
    for (const token of [...people.map((person) => person.token), ...guests])
      if (random.nextFraction() < (turn === 'early' ? 0.7 : 0.45)) await workOnce(made, work, token);
  }
}

/** A teacher marks most of what waits, and changes some marks of the machine. */
async function markAll({ test, random }: Made): Promise<void> {
  const rows = await test.app.db
    .selectFrom('answer')
    .innerJoin('attempt', 'attempt.id', 'answer.attempt_id')
    .select(['answer.attempt_id', 'answer.question_id', 'answer.max_score', 'answer.needs_teacher'])
    .where('attempt.state', '=', 'submitted')
    .where('answer.max_score', '>', 0)
    .orderBy('answer.attempt_id')
    .orderBy('answer.question_id')
    .execute();
  for (const { attempt_id, question_id, max_score, needs_teacher } of rows) {
    if (random.nextFraction() > (needs_teacher === 1 ? 0.7 : 0.04)) continue;
    const score = Math.round(random.nextFraction() * max_score * 2) / 2;
    const mark = { attempt_id, question_id, seen: 0, score: Math.min(score, max_score), comment: 'As seen' };
    await test.call('POST /study/mark', mark, teacher);
  }
}

/** Marks of single members of groups, work that is given back, and students who are excused after all. */
async function change({ test, random, people, works }: Made): Promise<void> {
  const members = await test.app.db
    .selectFrom('attempt_member')
    .innerJoin('attempt', 'attempt.id', 'attempt_member.attempt_id')
    .select(['attempt.id', 'attempt_member.user_id', 'attempt.max_score', 'attempt.group_id'])
    .where('attempt.state', '=', 'submitted')
    .where('attempt.group_id', 'is not', null)
    .orderBy('attempt.id')
    .orderBy('attempt_member.user_id')
    .execute();
  for (const { id: attempt_id, user_id, max_score } of members) {
    if (random.nextFraction() > 0.7) continue;
    const score = random.integerBetween(0, max_score);
    const own = { attempt_id, user_id, seen: null, score, reason: 'Own part' };
    await test.call('POST /study/member_mark', own, teacher);
  }
  for (const { id: courseware_id } of works) {
    const user_ids = [random.pick(people).id];
    if (random.nextFraction() < 0.25) {
      const back = { courseware_id, user_ids, is_return: false, message: '' };
      await test.call('POST /study/reopen_attempts', back, teacher);
    } else if (random.nextFraction() < 0.2) {
      await test.call('POST /study/set_exceptions', { courseware_id, user_ids, is_excused: true }, teacher);
    }
  }
}

export const makeWork = (made: Made) => ({
  excuse: () => excuse(made),
  work: (turn: 'early' | 'late') => workAll(made, turn),
  mark: () => markAll(made),
  change: () => change(made),
});
