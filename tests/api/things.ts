import { writeFile } from 'node:fs/promises';
import { makeReceivedDir, receivedPath } from '#server/features/files/storage/received-bytes.ts';
import { uploadZip } from '#tests/support/test-activity-files.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  buildQuiz,
  closedCourseware,
  insertRevision,
  placeCourseware,
  rightResponses,
} from '#tests/support/test-courseware.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';

/**
 * One of everything in 4A maths: `teacher` owns the activities, `student1` has an attempt in progress and a submitted
 * one.
 */
export type Things = {
  calendarId: number;
  classId: number;
  subjectId: number;
  chineseId: number;
  unitId: number;
  coursewareId: number;
  /** All coursewares of the unit. */
  coursewareIds: number[];
  joinCode: string;
  attemptId: number;
  /** A PDF for a question of that attempt. */
  documentId: number;
  videoFileId: number;
  /** The submitted attempt of `coursewareIds[1]`, which holds its marks back. */
  submittedId: number;
  /** A correction of the points of a question of `coursewareIds[1]`. */
  correctionId: number;
  /** A category, and work on paper with a mark, in the mark book of the class and subject. */
  markCategoryId: number;
  paperWorkId: number;
  /** A phrase for comments of the teacher. */
  phraseId: number;
  /** A message of the teacher to the student, not seen yet. */
  messageId: number;
  /** A link of the teacher to the report of `studentId`. */
  reportLinkId: number;
  dimensionId: number;
  studentId: number;
  teacherId: number;
  /** A teacher of 4B only, without activities. */
  otherTeacherId: number;
  /** Another student of 4A. */
  classmateId: number;
  /** A guest of `coursewareId` who has not started. */
  guestId: number;
  draftId: number;
  draftVersion: number;
  completedId: number;
  deletedId: number;
  /** The upload of a picture by the teacher, of which the server has all bytes. */
  uploadId: string;
  /** An uploaded file of an activity of the teacher, which waits to be taken in. */
  activityFileId: number;
  /** A video of the teacher whose conversion failed. */
  videoMedia: string;
  /** The activity from which `coursewareId` was made; it has a newer revision. */
  placedActivityId: number;
  /** An activity shared as `resourceId`, and changed since it was copied as `copyId`. */
  sharedId: number;
  resourceId: number;
  copyId: number;
  /** The state of the original as `/resource/changes` reported it for the copy. */
  copySeen: string;
  groupSetId: number;
  /** One of the two groups in the set. */
  groupId: number;
  /** The saved arrangement of the set. */
  arrangementId: number;
  deletedSetId: number;
  /** A student only of `leaverClassId`, which `teacher` taught in the past term. */
  leaverId: number;
  /** A person named 'Gone', who left the school. */
  closedId: number;
  leaverClassId: number;
  /** Another class of that term. */
  nextClassId: number;
  /** The administrator's draft of an import that adds one student, and the name of its differences. */
  importVersion: number;
  importDigest: string;
  /** A coming term without classes, and a holiday of it. */
  emptyTermId: number;
  emptyTermDay: string;
  holidayId: number;
  /** A class without students and units, to which the teacher teaches Chinese. */
  emptyClassId: number;
  unusedSubjectId: number;
  /** A question of the bank of the teacher, a deleted one, and a paper and a deleted one. */
  bankQuestionId: number;
  deletedQuestionId: number;
  paperId: number;
  deletedPaperId: number;
  /** An empty term made from the current one a moment ago. */
  rolledOverId: number;
};

/** A list of one new student of 4A, as base64. */
export const importedFile = Buffer.from('Name,Class,School ID\nAda Chan,4A,S900\n').toString('base64');

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const form = { name: '加法', grade: 4, difficulty: 'easy' as const };

async function addDraft(test: TestApp): Promise<{ id: number; draft_version: number; content: unknown }> {
  return test.get('POST /diy/add', { type: 'diyquiz', form }, { as: 'teacher' });
}

/** A completed activity that no unit uses. */
async function addCompleted(test: TestApp): Promise<number> {
  const { activityId, revisionId, id } = await placeCourseware(test, { is_open: 0 });
  const { db } = test.app;
  await db.deleteFrom('courseware_record').where('id', '=', id).execute();
  await db.updateTable('activity').set({ revision_id: revisionId }).where('id', '=', activityId).execute();
  return activityId;
}

/** Adds a newest revision of the activity: the placed content without its last question. */
async function addRevision(test: TestApp, activityId: number): Promise<void> {
  const quiz = buildQuiz();
  const content = { ...quiz, questions: quiz.questions.slice(0, -1) };
  const { revisionId } = await insertRevision(test, content, { id: activityId, number: 2 });
  await test.app.db
    .updateTable('activity')
    .set({ revision_id: revisionId, revision_number: 2 })
    .where('id', '=', activityId)
    .execute();
}

/** Adds an activity to the library, and the owner's copy of an older revision. */
async function addResource(
  test: TestApp,
): Promise<Pick<Things, 'sharedId' | 'resourceId' | 'copyId' | 'copySeen'>> {
  const as = 'teacher' as const;
  const sharedId = await addCompleted(test);
  const share = () => test.get('POST /resource/share', { activity_id: sharedId }, { as });
  const { resource_id: resourceId } = await share();
  const { unitId } = await placeCourseware(test, { is_open: 0 });
  const { activity_id: copyId } = await test.get(
    'GET /resource/copy',
    { id: resourceId, unit_id: unitId },
    { as },
  );
  await test.app.db.deleteFrom('unit_record').where('id', '=', unitId).execute();
  await addRevision(test, sharedId);
  await share();
  const { seen: copySeen } = await test.get('GET /resource/changes', { activity_id: copyId }, { as });
  return { sharedId, resourceId, copyId, copySeen };
}

async function addAttempt(test: TestApp, courseware_id: number): Promise<number> {
  const as = 'student1' as const;
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: id, answers }, { as });
  return id;
}

async function addHandedIn(
  { app, school }: TestApp,
  attempt_id: number,
  extension: '.pdf' | '.mov',
): Promise<number> {
  const media = await storeBytes(app, `a file ${extension}`, { isPrivate: true, extension });
  const owner = { owner_id: school.people.student1, is_private: 1, attempt_id, question_id: 'q1' };
  return recordBytes(app, media, owner);
}

async function addUpload(test: TestApp): Promise<string> {
  const { app, school } = test;
  const id = 'ab'.repeat(16);
  const bytes = pixel.length;
  const of = { owner_id: school.people.teacher, kind: 'picture', name: 'a.png', attempt_id: null } as const;
  await app.db
    .insertInto('upload')
    .values({ id, ...of, bytes, created_at: app.now(), moved_at: app.now(), file_id: null })
    .execute();
  await writeReceivedBytes(test, id);
  return id;
}

/** Writes the bytes that the server has of an upload. */
export async function writeReceivedBytes({ app }: TestApp, uploadId: string): Promise<void> {
  const { dataDir } = app.env;
  await makeReceivedDir(dataDir);
  await writeFile(receivedPath(dataDir, uploadId), pixel);
}

async function addActivityFile(test: TestApp): Promise<number> {
  const id = await uploadZip(test, Buffer.from('a zip'));
  await test.get('POST /diy/import', { file_id: id }, { as: 'teacher' });
  return id;
}

async function addFailedVideo({ app, school }: TestApp): Promise<string> {
  const [sha256, extension] = ['cd'.repeat(32), '.mp4'];
  const file = { sha256, extension, mime: 'video/mp4', bytes: 1, name: 'a.mp4', width: null, height: null };
  const media = `${sha256}${extension}`;
  const created_at = app.now();
  await app.db
    .insertInto('file')
    .values({ ...file, owner_id: school.people.teacher, created_at, attempt_id: null })
    .execute();
  await app.db
    .insertInto('job')
    .values({
      kind: 'convert_video',
      key: media,
      payload: '{}',
      state: 'failed',
      progress: 0,
      tries: 1,
      created_at,
      error: 'video_damaged',
      error_params: '{}',
      due_at: created_at,
      ended_at: created_at,
      requested_by: school.people.teacher,
      leased_until: null,
      leased_by: null,
    })
    .execute();
  return media;
}

/** A set of two groups, and a deleted one. */
async function addGroupSets(
  test: TestApp,
): Promise<Pick<Things, 'groupSetId' | 'groupId' | 'arrangementId' | 'deletedSetId'>> {
  const as = 'teacher' as const;
  const set = { class_id: test.school.classes.a, name: 'Tables', group_count: 2 };
  const { id: groupSetId } = await test.get('POST /group/set_add', set, { as });
  const { id: deletedSetId } = await test.get('POST /group/set_add', set, { as });
  await test.get('POST /group/set_delete', { id: deletedSetId }, { as });
  const { items } = await test.get('GET /group/history', { id: groupSetId }, { as });
  return {
    groupSetId,
    groupId: items[0]?.groups[0]?.id ?? 0,
    arrangementId: items[0]?.id ?? 0,
    deletedSetId,
  };
}

/** The provider at which the leaver has an account. */
export const leaverIssuer = 'https://accounts.example';

/** Adds a class with a student whom no other test needs, and a class to move to. */
async function addLeaver({
  app: { db, now },
  school,
}: TestApp): Promise<Pick<Things, 'leaverId' | 'closedId' | 'leaverClassId' | 'nextClassId'>> {
  const of = { calendar_id: school.calendars.past, grade: 3 };
  const classes = await db
    .insertInto('class')
    .values([
      { ...of, name: '3C' },
      { ...of, name: '3D' },
    ])
    .returning('id')
    .execute();
  const [leaverClassId = 0, nextClassId = 0] = classes.map(({ id }) => id);
  const student = {
    nickname: '',
    nickname_eng: '',
    avatar: '',
    email: null,
    user_group: 'student',
    roles: '["student"]',
    password_hash: '',
    language: '',
    guest_courseware_id: null,
    created_at: now(),
  } as const;
  const people = await db
    .insertInto('user')
    .values([
      { ...student, name: 'Leaver', login_name: 'leaver', is_active: 1 },
      { ...student, name: 'Gone', login_name: null, is_active: 0 },
    ])
    .returning('id')
    .execute();
  const [leaverId = 0, closedId = 0] = people.map(({ id }) => id);
  const subject_id = school.subjects.maths;
  await db
    .insertInto('teaching')
    .values({ user_id: school.people.teacher, class_id: leaverClassId, subject_id })
    .execute();
  await db
    .insertInto('class_student')
    .values({ class_id: leaverClassId, user_id: leaverId, class_number: 1 })
    .execute();
  await db
    .insertInto('user_identity')
    .values({ issuer: leaverIssuer, subject: `leaver-${leaverId}`, user_id: leaverId, linked_at: now() })
    .execute();
  return { leaverId, closedId, leaverClassId, nextClassId };
}

/** Makes the import draft of the administrator, who has at most one. */
async function addImport(test: TestApp): Promise<Pick<Things, 'importVersion' | 'importDigest'>> {
  const as = 'admin' as const;
  await test.get('POST /admin/import_begin', { name: 'a.csv', content: importedFile }, { as });
  const { draft } = await test.get('GET /admin/import', {}, { as });
  return { importVersion: draft?.version ?? 0, importDigest: draft?.digest ?? '' };
}

/** Adds things that administrators may delete. */
async function addEmptyThings({
  app,
  school,
}: TestApp): Promise<
  Pick<
    Things,
    'emptyTermId' | 'emptyTermDay' | 'holidayId' | 'emptyClassId' | 'unusedSubjectId' | 'rolledOverId'
  >
> {
  const insert = async (table: 'calendar' | 'calendar_holiday' | 'class' | 'subject', row: object) =>
    (
      await app.db
        .insertInto(table)
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const day = 86_400_000;
  const starts_at = app.now() + 1_000 * day;
  const days = { starts_at, ends_at: starts_at + 200 * day };
  const emptyTermId = await insert('calendar', { name: '2029–30', ...days, is_current: 0 });
  const later = { starts_at: starts_at + 500 * day, ends_at: starts_at + 600 * day };
  const rolledOverId = await insert('calendar', { name: '2031–32', ...later, is_current: 0 });
  await app.db
    .insertInto('roll_over')
    .values({
      from_calendar_id: school.calendars.current,
      calendar_id: rolledOverId,
      made_by: school.people.admin,
      made_at: app.now(),
      class_ids: '[]',
      counts: JSON.stringify({
        classes: 0,
        students: 0,
        teachings: 0,
        units: 0,
        coursewares: 0,
        group_sets: 0,
      }),
    })
    .execute();
  const emptyClassId = await insert('class', {
    calendar_id: school.calendars.current,
    name: '6Z',
    grade: 6,
  });
  await app.db
    .insertInto('teaching')
    .values({ user_id: school.people.teacher, class_id: emptyClassId, subject_id: school.subjects.chinese })
    .execute();
  return {
    emptyTermId,
    rolledOverId,
    emptyTermDay: new Date(starts_at + 2 * day).toISOString().slice(0, 10),
    emptyClassId,
    holidayId: await insert('calendar_holiday', { calendar_id: emptyTermId, name: '聖誕', ...days }),
    unusedSubjectId: await insert('subject', { name: '音樂', colour: 'ferry', position: 99 }),
  };
}

export const bankContent = { question: { id: 'q1', type: 'single', body: { text: '1 + 1 = ?' } } };

/** Adds a question and a paper of the teacher to the bank, and deleted ones. */
async function addToBank(
  test: TestApp,
): Promise<Pick<Things, 'bankQuestionId' | 'deletedQuestionId' | 'paperId' | 'deletedPaperId'>> {
  const as = { as: 'teacher' } as const;
  const addQuestion = async () =>
    (await test.get('POST /exam/question_create', { content: bankContent }, as)).id;
  const addPaper = async () => (await test.get('POST /exam/paper_create', { title: '期考' }, as)).id;
  const things = {
    bankQuestionId: await addQuestion(),
    deletedQuestionId: await addQuestion(),
    paperId: await addPaper(),
    deletedPaperId: await addPaper(),
  };
  await test.get('POST /exam/questions_delete', { ids: [things.deletedQuestionId] }, as);
  await test.get('POST /exam/papers_delete', { ids: [things.deletedPaperId] }, as);
  return things;
}

/** Deletes all things except people, their sessions, classes and subjects. */
async function clearThings({ app: { db }, school }: TestApp): Promise<void> {
  for (const table of [
    'mark_category',
    'paper_work',
    'final_mark',
    'exam_paper_record',
    'exam_question_record',
    'exam_tag',
    'unit_record',
    'activity_revision',
    'activity',
    'upload',
    'file',
    'job',
    'comment_phrase',
    'report_link',
    'group_set_record',
    'group_pair',
    'import_draft',
    'roll_over',
    'roll_over_code',
    'dimension',
    'message',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('user').where('guest_courseware_id', 'is not', null).execute();
  await db.deleteFrom('user').where('login_name', 'is not', null).execute();
  await db.deleteFrom('class').where('name', 'in', ['3C', '3D']).execute();
  await db.deleteFrom('class').where('id', 'not in', Object.values(school.classes)).execute();
  await db.deleteFrom('calendar').where('id', 'not in', Object.values(school.calendars)).execute();
  await db.deleteFrom('subject').where('id', 'not in', Object.values(school.subjects)).execute();
}

async function addCorrection(test: TestApp, coursewareId: number): Promise<number> {
  const correction = { courseware_id: coursewareId, question_id: 'q1', kind: 'points', points: 2 } as const;
  const { digest } = await test.get('POST /study/correction_preview', correction, { as: 'teacher' });
  const applied = { ...correction, reason: '', digest };
  return (await test.get('POST /study/correction_apply', applied, { as: 'teacher' })).id;
}

/** Adds a category and work on paper to a mark book, and gives a student a mark and a final mark. */
async function addToMarkBook(test: TestApp): Promise<Pick<Things, 'markCategoryId' | 'paperWorkId'>> {
  const as = { as: 'teacher' } as const;
  const book = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
  const category = { ...book, name: '測驗', weight: 60 };
  const { id: markCategoryId } = await test.get('POST /study/mark_category_add', category, as);
  const work = { ...book, name: '默書', day: '2026-11-02', max_score: 20, category_id: markCategoryId };
  const { id: paperWorkId } = await test.get('POST /study/paper_work_add', work, as);
  const mark = { paper_work_id: paperWorkId, user_id: test.school.people.student1 };
  const marks = [{ ...mark, score: 15, is_excused: false }];
  await test.get('POST /study/paper_marks_save', { marks }, as);
  const final = { share: 0.8, reason: '病假', computed_share: 0.75, user_id: mark.user_id };
  await test.get('POST /study/final_mark_set', { ...book, ...final }, as);
  return { markCategoryId, paperWorkId };
}

/** Makes new things; deletes those made before. */
export async function makeThings(test: TestApp): Promise<Things> {
  await clearThings(test);
  const { calendars, classes, subjects, people } = test.school;
  const placed = await placeCourseware(test, {
    ...closedCourseware,
    is_open: 1,
    allow_guests: 1,
    attempts_allowed: 0,
  });
  await addRevision(test, placed.activityId);
  const done = await placeCourseware(test, { marks_held: 1 }, { unitId: placed.unitId });
  const submittedId = await addAttempt(test, done.id);
  await test.get('POST /play/submit', { attempt_id: submittedId }, { as: 'student1' });
  const guest = await test.get('POST /play/guest', { code: placed.joinCode, name: 'Visitor' });
  const phrase = await test.get('POST /study/phrase_save', { text: 'Well done' }, { as: 'teacher' });
  const message = await test.get(
    'POST /teacher/message_announce',
    { class_id: classes.a, subject_id: subjects.maths, user_ids: [people.student1], text: 'Bring a ruler' },
    { as: 'teacher' },
  );
  const reportLink = await test.get(
    'POST /study/report_link_create',
    {
      class_id: classes.a,
      user_id: people.student1,
      language: 'en',
      remark: '',
      ends_at: test.app.now() + 86_400_000,
    },
    { as: 'teacher' },
  );
  const dimension = await test.get('POST /admin/dimension_add', { name: '思維' }, { as: 'admin' });
  const draft = await addDraft(test);
  const deleted = await addDraft(test);
  await test.get('POST /diy/delete', { ids: [deleted.id] }, { as: 'teacher' });
  const attemptId = await addAttempt(test, placed.id);
  return {
    calendarId: calendars.current,
    classId: classes.a,
    subjectId: subjects.maths,
    chineseId: subjects.chinese,
    unitId: placed.unitId,
    coursewareId: placed.id,
    coursewareIds: [placed.id, done.id],
    joinCode: placed.joinCode,
    attemptId,
    documentId: await addHandedIn(test, attemptId, '.pdf'),
    videoFileId: await addHandedIn(test, attemptId, '.mov'),
    submittedId,
    correctionId: await addCorrection(test, done.id),
    ...(await addToMarkBook(test)),
    phraseId: phrase.id,
    messageId: message.id,
    reportLinkId: reportLink.id,
    dimensionId: dimension.id,
    studentId: people.student1,
    teacherId: people.teacher,
    otherTeacherId: people.other,
    classmateId: people.student2,
    guestId: guest.userinfo.id,
    draftId: draft.id,
    draftVersion: draft.draft_version,
    completedId: await addCompleted(test),
    deletedId: deleted.id,
    placedActivityId: placed.activityId,
    ...(await addResource(test)),
    ...(await addGroupSets(test)),
    ...(await addImport(test)),
    ...(await addEmptyThings(test)),
    ...(await addToBank(test)),
    uploadId: await addUpload(test),
    activityFileId: await addActivityFile(test),
    videoMedia: await addFailedVideo(test),
    ...(await addLeaver(test)),
  };
}
