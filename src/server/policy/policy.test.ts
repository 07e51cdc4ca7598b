import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExamVisibility, TargetKind } from '#contract/choices.ts';
import { AppError } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Action, authorize, isAllowed, policy } from '#server/policy/policy.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** The permissions of all kinds of people for things of 4A maths: an activity, a courseware and an attempt in it. */

let test: TestApp;
let subject: {
  id: number;
  class_id: number;
  subject_id: number;
  owner_id: number;
  members: { user_id: number; has_left_group: number }[];
  recipient_ids: number[];
  courseware_id: number;
  target_kind: TargetKind;
  visibility: ExamVisibility;
  media: string;
  isShownTo: () => Promise<boolean>;
};

beforeAll(async () => {
  test = await openTestApp();
  const { classes, subjects, people } = test.school;
  const placed = await placeCourseware(test);
  await test.app.db
    .insertInto('teaching')
    .values([
      { user_id: people.other, class_id: classes.a, subject_id: subjects.chinese },
      { user_id: people.outsider, class_id: classes.a, subject_id: subjects.maths },
    ])
    .execute();
  subject = {
    id: placed.activityId,
    class_id: classes.a,
    subject_id: subjects.maths,
    owner_id: people.teacher,
    members: [
      { user_id: people.student1, has_left_group: 0 },
      { user_id: people.student2, has_left_group: 1 },
    ],
    recipient_ids: [people.student1],
    courseware_id: placed.id,
    target_kind: 'class',
    visibility: 'subject',
    media: await insertOwnFile(people.teacher),
    // The file belongs to an item that all people in the courseware see; the row refuses people who are not in it.
    isShownTo: () => Promise.resolve(true),
  };
});
afterAll(() => test.close());

/** The media name of a file that the person uploaded. */
async function insertOwnFile(owner_id: number): Promise<string> {
  const [sha256, extension] = ['ab'.repeat(32), '.mp4'];
  const file = { sha256, extension, mime: 'video/mp4', bytes: 1, name: 'a.mp4', width: null, height: null };
  await test.app.db
    .insertInto('file')
    .values({ ...file, owner_id, created_at: 0, attempt_id: null })
    .execute();
  return `${sha256}${extension}`;
}

/** `subjectTeacher` teaches the same class another subject, and another class maths; `colleague` also teaches the class maths. */
const who = [
  'admin',
  'teacher',
  'colleague',
  'subjectTeacher',
  'stranger',
  'student1',
  'student2',
  'outsider',
  'guest',
  'guestElsewhere',
] as const;
type Who = (typeof who)[number];

const allowed: Record<Action, readonly Who[]> = {
  'class.see': ['admin', 'teacher', 'colleague', 'subjectTeacher'],
  'group.change': ['admin', 'teacher', 'colleague', 'subjectTeacher'],
  'student_password.issue': ['admin', 'teacher', 'colleague', 'subjectTeacher'],
  'unit.create': ['admin', 'teacher', 'colleague'],
  'unit.see': ['admin', 'teacher', 'colleague'],
  'unit.change': ['admin', 'teacher', 'colleague'],
  'courseware.see': ['admin', 'teacher', 'colleague'],
  'courseware.change': ['admin', 'teacher', 'colleague'],
  'courseware.do': ['student1', 'student2', 'guest'],
  'courseware.know': ['student1', 'student2'],
  'activity.read': ['admin', 'teacher', 'colleague'],
  'activity_file.import': ['teacher'],
  'activity.change': ['admin', 'teacher'],
  'resource.see': ['admin', 'teacher', 'colleague', 'subjectTeacher', 'stranger'],
  'resource.change': ['admin', 'teacher'],
  'exam_question.see': ['admin', 'teacher', 'colleague', 'subjectTeacher'],
  'exam_question.change': ['admin', 'teacher'],
  'exam_paper.see': ['admin', 'teacher', 'colleague', 'subjectTeacher'],
  'exam_paper.change': ['admin', 'teacher'],
  'upload.discard': ['admin', 'teacher'],
  'conversion.change': ['admin', 'teacher'],
  'attempt.work': ['student1', 'student2', 'guestElsewhere'],
  'attempt.answer': ['student1'],
  'shared_space.use': ['student1', 'student2', 'guest'],
  'attempt.see': ['admin', 'teacher', 'colleague'],
  'exception.change': ['admin', 'teacher', 'colleague'],
  'message.send': ['admin', 'teacher', 'colleague'],
  'message.read': ['student1'],
  'message.change': ['teacher'],
  'attempt.mark': ['admin', 'teacher', 'colleague'],
  'mark_book.change': ['teacher', 'colleague'],
  'question.correct': ['admin', 'teacher', 'colleague'],
  'report_link.revoke': ['admin', 'teacher'],
  'phrase.change': ['teacher'],
  'file.see': ['admin', 'teacher', 'colleague', 'student1', 'student2', 'guest', 'guestElsewhere'],
  'deleted.see': ['admin'],
  'deleted.restore': ['admin'],
};

const base = { name: '', nickname: '', nickname_eng: '', avatar: '', guest_courseware_id: null };
const teacherLike = (id: number, roles = ['teacher']): Actor => ({
  ...base,
  id,
  user_group: 'teacher',
  roles,
});
const studentLike = (id: number, guest_courseware_id: number | null = null): Actor => ({
  ...base,
  id,
  user_group: 'student',
  roles: ['student'],
  guest_courseware_id,
});

const actors: Record<Who, () => Actor> = {
  admin: () => teacherLike(test.school.people.admin, ['teacher', 'admin']),
  teacher: () => teacherLike(test.school.people.teacher),
  colleague: () => teacherLike(test.school.people.outsider),
  subjectTeacher: () => teacherLike(test.school.people.other),
  stranger: () => teacherLike(99_999),
  student1: () => studentLike(test.school.people.student1),
  student2: () => studentLike(test.school.people.student2),
  // Has the colleague's teaching by mistake: students must get no rights from it.
  outsider: () => studentLike(test.school.people.outsider),
  guest: () => studentLike(88_888, subject.courseware_id),
  // Is a member of the class by mistake: guests must get no rights from it.
  guestElsewhere: () => studentLike(test.school.people.student2, subject.courseware_id + 1),
};

const actions = Object.keys(policy) as Action[];

/** Restricts the courseware to student1, or to the first group of a set. */
async function narrow(target: { user_id: number } | { group_id: number }) {
  const { db } = test.app;
  const { courseware_id } = subject;
  await db.deleteFrom('courseware_target').where('courseware_id', '=', courseware_id).execute();
  await db
    .insertInto('courseware_target')
    .values({ group_id: null, user_id: null, ...target, courseware_id })
    .execute();
  const target_kind = 'user_id' in target ? 'students' : 'groups';
  await db.updateTable('courseware_record').set({ target_kind }).where('id', '=', courseware_id).execute();
  return { ...subject, target_kind } as const;
}

describe('the policy of a courseware for a part of its class', () => {
  const listDoers = async (narrowed: Awaited<ReturnType<typeof narrow>>) => {
    const doers: Who[] = [];
    for (const person of who)
      if (await isAllowed(test.app.db, actors[person](), 'courseware.do', narrowed)) doers.push(person);
    return doers;
  };

  it('lets only the chosen students of the class and its guests do it', async () => {
    const { people } = test.school;
    expect(await listDoers(await narrow({ user_id: people.student1 }))).toEqual(['student1', 'guest']);
    const { groupIds } = await insertGroups(test, [[people.student2, people.outsider], [people.student1]]);
    expect(await listDoers(await narrow({ group_id: groupIds[0] ?? 0 }))).toEqual(['student2', 'guest']);
    // Still in the group, but a student of another class.
    expect(await listDoers(await narrow({ user_id: people.outsider }))).toEqual(['guest']);
  });
});

describe('the policy', () => {
  it('has a row in this table for every action', () => {
    expect(Object.keys(allowed).sort()).toEqual([...actions].sort());
  });

  it.each(actions.flatMap((action) => who.map((person) => [action, person] as const)))(
    '%s by %s',
    async (action, person) => {
      const actor = actors[person]();
      const isExpected = allowed[action].includes(person);
      expect(await isAllowed(test.app.db, actor, action, subject)).toBe(isExpected);
      const outcome = await authorize({ db: test.app.db, actor }, action, subject).catch(
        (error: unknown) => error instanceof AppError && error.key,
      );
      expect(outcome).toBe(isExpected ? undefined : policy[action].refusal);
    },
  );
});
