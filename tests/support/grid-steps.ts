import fc from 'fast-check';
import { openSession } from '#server/features/session/session.service.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { buildQuiz, changeCourseware, insertRevision, right, wrong } from '#tests/support/test-courseware.ts';

/** All kinds of changes to a grid, in random order and by random people. */

type Person = { id: number; token: string };
export type Play = {
  test: TestApp;
  coursewareId: number;
  activityId: number;
  people: Person[];
  revisions: number;
};

export const stepKinds = [
  'answer',
  'answer',
  'answer',
  'answer',
  'flag',
  'show',
  'show',
  'submit',
  'comment',
  'mark',
  'rename',
  'leave_class',
  'join_class',
  'guest_comes',
  'guest_goes',
  'guests_go',
  'sync',
  'change_rule',
  'close',
  'pass_time',
] as const;
export type Step = { kind: (typeof stepKinds)[number]; who: number; what: number; looks: number };

export const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  who: fc.nat(20),
  what: fc.nat(20),
  /** Bits that say which watchers read the grid afterwards. */
  looks: fc.nat(15),
});

const questionIds = ['q1', 'q2', 'q3'] as const;
const rules = ['best', 'first', 'last'] as const;
let made = 0;
let saves = 0;

/** Sends a call; refusals are expected, such as for answers to closed coursewares. */
async function ask(
  { test }: Play,
  person: Person,
  key: Parameters<TestApp['callRaw']>[0],
  input: unknown,
): Promise<void> {
  const { status } = await test.callRaw(key, input, { token: person.token });
  if (status !== 200) throw new Error(`${key}: ${status}`);
}

async function newestAttempt({ test, coursewareId }: Play, { id }: Person): Promise<number> {
  // No attempt has such an id.
  const none = 1_000_000;
  const row = await test.app.db
    .selectFrom('attempt_member')
    .select('attempt_id')
    .where('courseware_id', '=', coursewareId)
    .where('user_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.attempt_id ?? none;
}

/** Begins an attempt, or continues the one in progress, if that is allowed. */
async function startAttempt(play: Play, person: Person): Promise<number> {
  await ask(play, person, 'POST /play/start', { courseware_id: play.coursewareId });
  return newestAttempt(play, person);
}

export async function addGuest({ test, coursewareId, people }: Play): Promise<void> {
  made += 1;
  const { id } = await test.app.db
    .insertInto('user')
    .values({
      email: null,
      name: `guest ${made}`,
      nickname: '',
      nickname_eng: '',
      avatar: '',
      user_group: 'student',
      roles: '["student"]',
      password_hash: '',
      language: '',
      is_active: 1,
      guest_courseware_id: coursewareId,
      created_at: test.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  people.push({ id, token: await openSession(test.app, id) });
}

async function moveToRevision(play: Play): Promise<void> {
  play.revisions += 1;
  const quiz = buildQuiz();
  const questions = play.revisions % 2 === 0 ? quiz.questions : quiz.questions.slice(0, 2);
  const { revisionId } = await insertRevision(
    play.test,
    { ...quiz, questions },
    { id: play.activityId, number: play.revisions },
  );
  await play.test.app.db
    .updateTable('courseware_record')
    .set({ revision_id: revisionId })
    .where('id', '=', play.coursewareId)
    .execute();
}

type Act = (play: Play, person: Person, what: number) => Promise<unknown>;

const save =
  (responseOf: (id: (typeof questionIds)[number], what: number) => unknown, flagged: boolean): Act =>
  async (play, person, what) => {
    const question_id = questionIds[what % 3] ?? 'q1';
    saves += 1;
    const answer = {
      question_id,
      response: responseOf(question_id, what),
      flagged,
      seq: saves,
      time_ms: what * 900,
    };
    await ask(play, person, 'POST /play/save', {
      attempt_id: await startAttempt(play, person),
      answers: [answer],
    });
  };

const leaveClass: Act = async ({ test }, { id }) =>
  test.app.db.deleteFrom('class_student').where('user_id', '=', id).execute();

const actions: Record<Step['kind'], Act> = {
  answer: save((id, what) => (what % 2 === 0 ? right : wrong)[id], false),
  flag: save(() => null, true),
  show: async (play, person, what) =>
    ask(play, person, 'POST /play/show_question', {
      attempt_id: await startAttempt(play, person),
      question_id: questionIds[what % 3],
    }),
  submit: async (play, person) =>
    ask(play, person, 'POST /play/submit', { attempt_id: await newestAttempt(play, person) }),
  comment: async (play, person, what) =>
    play.test.callRaw(
      'POST /study/comment',
      { attempt_id: await newestAttempt(play, person), comment: `Comment ${what}` },
      { as: 'teacher' },
    ),
  mark: async (play, person, what) =>
    play.test.callRaw(
      'POST /study/mark',
      {
        attempt_id: await newestAttempt(play, person),
        question_id: questionIds[what % 3],
        seen: what % 2,
        score: what % 7 === 0 ? null : what % 3,
        comment: `Reason ${what}`,
      },
      { as: 'teacher' },
    ),
  rename: ({ test }, { id }, what) =>
    test.app.db
      .updateTable('user')
      .set({ name: `Name ${what}` })
      .where('id', '=', id)
      .execute(),
  leave_class: leaveClass,
  join_class: async (play, person, what) => {
    const { test, people } = play;
    if (people.indexOf(person) > 4) return;
    await leaveClass(play, person, what);
    made += 1;
    const place = {
      class_id: test.school.classes.a,
      user_id: person.id,
      class_number: 10_000 * (1 + what) + made,
    };
    await test.app.db.insertInto('class_student').values(place).execute();
  },
  guest_comes: (play) => addGuest(play),
  guest_goes: ({ test, coursewareId }, { id }) =>
    test.callRaw(
      'POST /study/remove_guests',
      { courseware_id: coursewareId, user_ids: [id] },
      { as: 'teacher' },
    ),
  guests_go: ({ test, coursewareId }) =>
    test.callRaw(
      'POST /study/remove_guests',
      { courseware_id: coursewareId, user_ids: null },
      { as: 'teacher' },
    ),
  sync: (play) => moveToRevision(play),
  change_rule: ({ test, coursewareId }, _person, what) =>
    changeCourseware(test, coursewareId, {
      counting_attempt: rules[what % 3] ?? 'best',
      name: `Quiz ${what}`,
    }),
  close: ({ test, coursewareId }, _person, what) =>
    changeCourseware(test, coursewareId, { is_open: what % 5 === 0 ? 0 : 1 }),
  pass_time: async ({ test }, _person, what) => test.advance(what * 4_000),
};

export async function runStep(play: Play, { kind, who, what }: Step): Promise<void> {
  // Most steps are by the same few people, so that each of them has many changes.
  const person = play.people[(who % 4 === 0 ? who : who % 3) % play.people.length];
  if (person) await actions[kind](play, person, what);
}
