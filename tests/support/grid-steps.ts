import fc from 'fast-check';
import { openSession } from '#server/features/session/session.service.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  buildQuiz,
  changeCourseware,
  insertRevision,
  rightResponses,
  wrongResponses,
} from '#tests/support/test-courseware.ts';

/** Random steps that change a grid: all kinds of changes, by random people. */

type GridPerson = { id: number; token: string };
export type GridPlay = {
  test: TestApp;
  coursewareId: number;
  activityId: number;
  people: GridPerson[];
  revisionCount: number;
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
export type GridStep = {
  kind: (typeof stepKinds)[number];
  personNumber: number;
  variant: number;
  readerBits: number;
};

export const anyGridStep: fc.Arbitrary<GridStep> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  personNumber: fc.nat(20),
  variant: fc.nat(20),
  /** Each bit tells whether one of the watchers reads the grid after the step. */
  readerBits: fc.nat(15),
});

const questionIds = ['q1', 'q2', 'q3'] as const;
const countingRules = ['best', 'first', 'last'] as const;
let nameNumber = 0;
let saveNumber = 0;

/** Sends a call; refusals are expected, such as for answers to closed coursewares. */
async function callAsPerson(
  { test }: GridPlay,
  person: GridPerson,
  key: Parameters<TestApp['callRaw']>[0],
  input: unknown,
): Promise<void> {
  const { status } = await test.callRaw(key, input, { token: person.token });
  if (status !== 200) throw new Error(`${key}: ${status}`);
}

async function findNewestAttempt({ test, coursewareId }: GridPlay, { id }: GridPerson): Promise<number> {
  // No attempt has such an id.
  const unusedAttemptId = 1_000_000;
  const row = await test.app.db
    .selectFrom('attempt_member')
    .select('attempt_id')
    .where('courseware_id', '=', coursewareId)
    .where('user_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.attempt_id ?? unusedAttemptId;
}

/** Begins an attempt, or continues the one in progress, if that is allowed. */
async function startAttempt(play: GridPlay, person: GridPerson): Promise<number> {
  await callAsPerson(play, person, 'POST /play/start', { courseware_id: play.coursewareId });
  return findNewestAttempt(play, person);
}

export async function addGuest({ test, coursewareId, people }: GridPlay): Promise<void> {
  nameNumber += 1;
  const { id } = await test.app.db
    .insertInto('user')
    .values({
      email: null,
      name: `guest ${nameNumber}`,
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

async function syncNewRevision(play: GridPlay): Promise<void> {
  play.revisionCount += 1;
  const quiz = buildQuiz();
  const questions = play.revisionCount % 2 === 0 ? quiz.questions : quiz.questions.slice(0, 2);
  const { revisionId } = await insertRevision(
    play.test,
    { ...quiz, questions },
    { id: play.activityId, number: play.revisionCount },
  );
  await play.test.app.db
    .updateTable('courseware_record')
    .set({ revision_id: revisionId })
    .where('id', '=', play.coursewareId)
    .execute();
}

type StepAction = (play: GridPlay, person: GridPerson, variant: number) => Promise<unknown>;

const saveAnswer =
  (
    chooseResponse: (id: (typeof questionIds)[number], variant: number) => unknown,
    flagged: boolean,
  ): StepAction =>
  async (play, person, variant) => {
    const question_id = questionIds[variant % 3] ?? 'q1';
    saveNumber += 1;
    const answer = {
      question_id,
      response: chooseResponse(question_id, variant),
      flagged,
      seq: saveNumber,
      time_ms: variant * 900,
    };
    await callAsPerson(play, person, 'POST /play/save', {
      attempt_id: await startAttempt(play, person),
      answers: [answer],
    });
  };

const leaveClass: StepAction = async ({ test }, { id }) =>
  test.app.db.deleteFrom('class_student').where('user_id', '=', id).execute();

const actionByKind: Record<GridStep['kind'], StepAction> = {
  answer: saveAnswer((id, variant) => (variant % 2 === 0 ? rightResponses : wrongResponses)[id], false),
  flag: saveAnswer(() => null, true),
  show: async (play, person, variant) =>
    callAsPerson(play, person, 'POST /play/show_question', {
      attempt_id: await startAttempt(play, person),
      question_id: questionIds[variant % 3],
    }),
  submit: async (play, person) =>
    callAsPerson(play, person, 'POST /play/submit', { attempt_id: await findNewestAttempt(play, person) }),
  comment: async (play, person, variant) =>
    play.test.callRaw(
      'POST /study/comment',
      { attempt_id: await findNewestAttempt(play, person), comment: `Comment ${variant}` },
      { as: 'teacher' },
    ),
  mark: async (play, person, variant) =>
    play.test.callRaw(
      'POST /study/mark',
      {
        attempt_id: await findNewestAttempt(play, person),
        question_id: questionIds[variant % 3],
        seen: variant % 2,
        score: variant % 7 === 0 ? null : variant % 3,
        comment: `Reason ${variant}`,
      },
      { as: 'teacher' },
    ),
  rename: ({ test }, { id }, variant) =>
    test.app.db
      .updateTable('user')
      .set({ name: `Name ${variant}` })
      .where('id', '=', id)
      .execute(),
  leave_class: leaveClass,
  join_class: async (play, person, variant) => {
    const { test, people } = play;
    if (people.indexOf(person) > 4) return;
    await leaveClass(play, person, variant);
    nameNumber += 1;
    const membership = {
      class_id: test.school.classes.a,
      user_id: person.id,
      class_number: 10_000 * (1 + variant) + nameNumber,
    };
    await test.app.db.insertInto('class_student').values(membership).execute();
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
  sync: (play) => syncNewRevision(play),
  change_rule: ({ test, coursewareId }, _person, variant) =>
    changeCourseware(test, coursewareId, {
      counting_attempt: countingRules[variant % 3] ?? 'best',
      name: `Quiz ${variant}`,
    }),
  close: ({ test, coursewareId }, _person, variant) =>
    changeCourseware(test, coursewareId, { is_open: variant % 5 === 0 ? 0 : 1 }),
  pass_time: async ({ test }, _person, variant) => test.advance(variant * 4_000),
};

export async function runGridStep(play: GridPlay, { kind, personNumber, variant }: GridStep): Promise<void> {
  // Most steps are by the same few people, so that each of them has many changes.
  const person = play.people[(personNumber % 4 === 0 ? personNumber : personNumber % 3) % play.people.length];
  if (person) await actionByKind[kind](play, person, variant);
}
