import type { ApiInput, ApiKey } from '#contract/api.ts';
import type { ResultKey } from '#contract/codes.ts';
import { bankContent, importedFile, leaverIssuer, type Things } from '#tests/api/things.ts';

/**
 * Every operation with a valid input for the things of 4A maths, and the result code for each kind of person. The type
 * requires a row for each operation of the contract.
 */

/** `student` is in 4A, `outsider` a student of 4B, `other` a teacher of 4B; `teacher` teaches 4A. */
export const persons = ['nobody', 'student', 'outsider', 'other', 'teacher', 'admin'] as const;
export type Person = (typeof persons)[number];
export type Answers = Readonly<Record<Person, ResultKey>>;

function answer(keys: readonly [ResultKey, ResultKey, ResultKey, ResultKey, ResultKey, ResultKey]): Answers {
  const [nobody, student, outsider, other, teacher, admin] = keys;
  return { nobody, student, outsider, other, teacher, admin };
}

const everybody = answer(['success', 'success', 'success', 'success', 'success', 'success']);
const noMail = answer(['no_mail', 'no_mail', 'no_mail', 'no_mail', 'no_mail', 'no_mail']);
const linkOver = answer([
  'reset_link_over',
  'reset_link_over',
  'reset_link_over',
  'reset_link_over',
  'reset_link_over',
  'reset_link_over',
]);
const setUpAlready = answer([
  'setup_refused',
  'setup_refused',
  'setup_refused',
  'setup_refused',
  'setup_refused',
  'setup_refused',
]);
const signedIn: Answers = { ...everybody, nobody: 'token_invalid' };
const teachers: Answers = { ...signedIn, student: 'not_allowed', outsider: 'not_allowed' };
const teachersOfClass: Answers = { ...teachers, other: 'not_found' };
const ownerAndAdmin = teachersOfClass;
const uploaderAlone: Answers = {
  ...teachersOfClass,
  student: 'not_found',
  outsider: 'not_found',
  admin: 'not_found',
};
/** The question and the paper in these things are for the eyes of their owner. */
const bankOwner = teachersOfClass;
const ownerAlone: Answers = { ...teachersOfClass, admin: 'not_found' };
const admins: Answers = { ...teachers, other: 'not_allowed', teacher: 'not_allowed' };
const placers: Answers = { ...teachers, other: 'not_allowed' };
const studentsOfClass = answer([
  'token_invalid',
  'success',
  'not_found',
  'not_allowed',
  'not_allowed',
  'not_allowed',
]);
const workerAlone = studentsOfClass;
const students: Answers = { ...studentsOfClass, outsider: 'success' };

/** The quiz in these things has no such spaces; spaces are tested with a type that has them. */
const noSpaceOfOwn: Answers = { ...workerAlone, student: 'not_found' };
const noSpaceTaught: Answers = { ...teachersOfClass, teacher: 'not_found', admin: 'not_found' };

type OperationRow<K extends ApiKey> = { answers: Answers; input: (things: Things) => ApiInput<K> };

const unitPlaceOf = ({ calendarId, classId, subjectId }: Things) => ({
  calendar_id: calendarId,
  class_id: classId,
  subject_id: subjectId,
});

/** Administrators read mark books; only teachers of the class and subject change them. */
const bookTeachers = ownerAlone;
const bookOf = ({ classId, subjectId }: Things) => ({ class_id: classId, subject_id: subjectId });

const form = { name: '加法', description: '', subject_id: null, grade: 4, difficulty: 'easy' as const };
const settings = {
  due_at: null,
  attempts_allowed: 2,
  feedback_rule: 'at_once' as const,
  target_kind: 'class' as const,
};
/** The file does not exist: the reply says so. */
const attachments = [{ question_id: 'q1', file_id: 1, action: 'add' as const }];
const answers = [
  { question_id: 'q1', response: { option: 'a' }, flagged: true, seq: 5, time_ms: 10, check: false },
];

/** A quiz has no such space: the reply says so. */
const entries = [
  {
    space: 'wall',
    item: 'card-1',
    value: { kind: 'card', text: 'Rain', column: 'column-1', picture: null },
    seq: 5,
    key: 'key-of-5',
  },
];

const reportOf = (class_id: number, user_id: number) => ({
  class_id,
  user_id,
  language: 'zh-hk' as const,
  remark: '',
});

const rollOver = (class_id: number) => ({
  name: '2061–62',
  first_day: '2061-09-01',
  last_day: '2062-07-15',
  classes: [{ class_id, leaves: false, name: '5A', grade: 5, keeps_teachers: true }],
  new_classes: [{ name: '4A', grade: 4 }],
  units: 'all' as const,
  subject_ids: [],
  units_to: 'same_name' as const,
  keeps_groups: true,
});

export const operationTable: { [K in ApiKey]: OperationRow<K> } = {
  'POST /user/login': {
    answers: everybody,
    input: () => ({ username: 'teacher@example.com', password: 'correct horse' }),
  },
  'GET /user/sign_in_ways': {
    answers: everybody,
    input: () => ({ refused: 'other_sign_in_failed' as const }),
  },
  // Nobody has just signed in with an account elsewhere.
  'POST /user/sign_in_take': {
    answers: answer([
      'token_invalid',
      'token_invalid',
      'token_invalid',
      'token_invalid',
      'token_invalid',
      'token_invalid',
    ]),
    input: () => ({}),
  },
  // None of these people has an account elsewhere.
  'POST /user/account_unlink': {
    answers: answer(['token_invalid', 'not_found', 'not_found', 'not_found', 'not_found', 'not_found']),
    input: () => ({ issuer: leaverIssuer }),
  },
  'GET /user/info': { answers: signedIn, input: () => ({}) },
  'POST /user/logout': { answers: everybody, input: () => ({}) },
  'POST /user/present': { answers: teachers, input: () => ({}) },
  'POST /user/language': { answers: signedIn, input: () => ({ language: 'en' }) },

  'GET /user/profile': { answers: signedIn, input: () => ({}) },
  'POST /user/profile_save': { answers: signedIn, input: () => ({ nickname: 'Bee', avatar: 'owl' }) },
  'POST /user/password': {
    answers: answer([
      'token_invalid',
      'wrong_password',
      'wrong_password',
      'wrong_password',
      'wrong_password',
      'wrong_password',
    ]),
    input: () => ({ old_password: 'not this one', new_password: 'violet tram kitchen' }),
  },
  // A browser that nobody uses, so that everybody stays signed in.
  'POST /user/sign_out_elsewhere': {
    answers: answer(['token_invalid', 'not_found', 'not_found', 'not_found', 'not_found', 'not_found']),
    input: () => ({ session: 'somewhere' }),
  },

  // No token is valid, because the school is set up.
  // The server of these tests sends no mail.
  'POST /user/password_forgotten': { answers: noMail, input: () => ({ username: 'teacher@example.com' }) },
  'POST /user/password_reset': {
    answers: linkOver,
    input: () => ({ token: 'x', password: 'violet tram kitchen' }),
  },
  'POST /school/setup_check': { answers: setUpAlready, input: () => ({ token: 'x' }) },
  'POST /school/setup': {
    answers: setUpAlready,
    input: () => ({
      token: 'x',
      administrator: { name: 'Chan', email: 'head@example.com', password: 'violet tram kitchen' },
      school: { name: 'School', languages: ['en' as const], time_zone: 'Asia/Hong_Kong' },
      term: { name: '2026', first_day: '2026-09-01', last_day: '2027-07-31' },
    }),
  },
  'POST /school/setup_demo': { answers: setUpAlready, input: () => ({ token: 'x' }) },
  'GET /school/setup_demo': { answers: everybody, input: () => ({}) },

  'GET /admin/school': { answers: admins, input: () => ({}) },
  'POST /admin/school': {
    answers: admins,
    input: () => ({
      name: 'School',
      languages: ['en', 'zh-hk', 'zh-cn'],
      time_zone: 'Asia/Hong_Kong',
      guests_allowed: true,
      cdn_url: '/media/',
    }),
  },
  'POST /admin/school_logo': { answers: admins, input: () => ({ logo: '' }) },
  'POST /admin/school_map': {
    answers: admins,
    input: () => ({ address: '/tiles/{z}/{x}/{y}.png', attribution: '© Lands Department', max_zoom: 18 }),
  },
  'GET /admin/sign_in_policy': { answers: admins, input: () => ({}) },
  'POST /admin/sign_in_policy': {
    answers: admins,
    input: () => ({
      single_session: false,
      session_hours: 12,
      password_min_length: 6,
      password_sign_in: true,
    }),
  },
  'GET /admin/record_store': { answers: admins, input: () => ({}) },
  'POST /admin/record_store': {
    answers: admins,
    input: () => ({ is_on: false, address: '', key: '', version: '1.0.3', home: '', has_names: false }),
  },
  // No store is set.
  'POST /admin/record_store_test': { answers: { ...admins, admin: 'invalid_input' }, input: () => ({}) },
  'GET /admin/activity_types': { answers: admins, input: () => ({}) },
  'POST /admin/activity_types': { answers: admins, input: () => ({ hidden: [] }) },
  'GET /admin/first_steps': { answers: admins, input: () => ({}) },
  'GET /admin/demo_school': { answers: admins, input: () => ({}) },
  // This school is no demo school.
  'POST /admin/demo_empty': {
    answers: { ...admins, admin: 'not_found' },
    input: () => ({ confirm: 'empty' }),
  },
  'GET /teacher/dimension_list': { answers: teachers, input: () => ({}) },
  'GET /admin/dimensions': { answers: admins, input: () => ({}) },
  'POST /admin/dimension_add': { answers: admins, input: () => ({ name: '思維', name_eng: 'Thinking' }) },
  'POST /admin/dimension_update': {
    answers: admins,
    input: ({ dimensionId }) => ({ id: dimensionId, name: '創意', name_eng: 'Creativity' }),
  },
  'POST /admin/dimension_move': {
    answers: admins,
    input: ({ dimensionId }) => ({ id: dimensionId, position: 1 }),
  },
  'POST /admin/dimension_delete': { answers: admins, input: ({ dimensionId }) => ({ id: dimensionId }) },

  'GET /common/get_cdn_url': { answers: everybody, input: () => ({}) },
  'GET /common/course_extend_list': { answers: signedIn, input: () => ({}) },
  'GET /common/subject_list': { answers: teachers, input: () => ({}) },

  'GET /teacher/index': { answers: teachers, input: ({ calendarId }) => ({ calendar_id: calendarId }) },
  'GET /teacher/today': { answers: teachers, input: ({ calendarId }) => ({ calendar_id: calendarId }) },
  'GET /teacher/subject_list': {
    answers: teachersOfClass,
    input: ({ calendarId, classId }) => ({ calendar_id: calendarId, class_id: classId }),
  },
  'GET /teacher/class_student_list': {
    answers: teachersOfClass,
    input: ({ classId }) => ({ class_id: classId }),
  },
  'GET /teacher/unit_list': {
    answers: teachers,
    input: (things) => ({ ...unitPlaceOf(things), keyword: 'unit' }),
  },
  'GET /teacher/unit_detail': { answers: teachersOfClass, input: ({ unitId }) => ({ id: unitId }) },
  'POST /teacher/unit_add': {
    answers: placers,
    input: (things) => ({ name: 'New', ...unitPlaceOf(things) }),
  },
  'GET /teacher/unit_rename': {
    answers: teachersOfClass,
    input: ({ unitId }) => ({ id: unitId, name: 'Renamed' }),
  },
  'POST /teacher/unit_update': {
    answers: teachersOfClass,
    input: ({ unitId }) => ({ id: unitId, name: 'Changed', position: 1 }),
  },
  'POST /teacher/unit_copy': {
    answers: teachersOfClass,
    input: (things) => ({
      id: things.unitId,
      ...unitPlaceOf(things),
      subject_id: things.chineseId,
      name: 'Copy',
    }),
  },
  'GET /teacher/unit_work': { answers: teachersOfClass, input: ({ unitId }) => ({ id: unitId }) },
  'GET /teacher/last_place': { answers: teachers, input: () => ({}) },
  'POST /teacher/last_place': {
    answers: teachersOfClass,
    input: ({ classId, subjectId }) => ({ class_id: classId, subject_id: subjectId }),
  },
  'GET /teacher/unit_delete': { answers: teachersOfClass, input: ({ unitId }) => ({ id: unitId }) },

  'GET /teacher/course_list': { answers: teachersOfClass, input: ({ unitId }) => ({ unit_id: unitId }) },
  'GET /teacher/courseware_search': {
    answers: teachers,
    input: (things) => ({ ...unitPlaceOf(things), keyword: 'quiz' }),
  },
  'POST /teacher/courseware_add': {
    answers: teachersOfClass,
    input: ({ unitId, completedId }) => ({ unit_id: unitId, activity_ids: [completedId] }),
  },
  'POST /teacher/courseware_update': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ id: coursewareId, name: 'Changed', settings }),
  },
  'POST /teacher/courseware_open': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ id: coursewareId, settings }),
  },
  'POST /teacher/courseware_close': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ id: coursewareId, confirmed: true }),
  },
  'POST /teacher/courseware_sort': {
    answers: teachersOfClass,
    input: ({ unitId, coursewareIds }) => ({ unit_id: unitId, ids: coursewareIds.toReversed() }),
  },
  'GET /teacher/courseware_work': {
    answers: teachersOfClass,
    input: ({ coursewareIds }) => ({ ids: coursewareIds }),
  },
  'GET /teacher/course_delete': {
    answers: teachersOfClass,
    input: ({ coursewareIds }) => ({ ids: coursewareIds }),
  },
  'POST /teacher/courseware_place': {
    answers: teachersOfClass,
    input: ({ unitId, completedId }) => ({
      unit_id: unitId,
      activity_id: completedId,
      open: true,
      settings,
    }),
  },
  'GET /teacher/target_choices': { answers: teachersOfClass, input: ({ unitId }) => ({ unit_id: unitId }) },
  'GET /teacher/last_placing': { answers: teachers, input: () => ({ type: 'diyquiz' }) },
  'GET /teacher/courseware_preview': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ id: coursewareId }),
  },

  'GET /diy/list': {
    answers: teachers,
    input: ({ subjectId }) => ({ keyword: '加', subject_id: subjectId }),
  },
  'GET /diy/detail': { answers: ownerAndAdmin, input: ({ draftId }) => ({ id: draftId }) },
  'POST /diy/add': { answers: teachers, input: () => ({ type: 'diyquiz', form }) },
  'POST /diy/save': {
    answers: ownerAndAdmin,
    input: ({ draftId, draftVersion }) => ({
      id: draftId,
      draft_version: draftVersion,
      form,
      content: { questions: [] },
    }),
  },
  'POST /diy/preview': { answers: teachers, input: () => ({ type: 'link', content: {} }) },
  'POST /diy/complete': { answers: ownerAndAdmin, input: ({ completedId }) => ({ id: completedId }) },
  'POST /diy/copy': {
    answers: ownerAndAdmin,
    input: ({ completedId }) => ({ id: completedId, name: 'Copy' }),
  },
  'POST /diy/export': { answers: ownerAndAdmin, input: ({ completedId }) => ({ id: completedId }) },
  'POST /diy/import': { answers: ownerAlone, input: ({ activityFileId }) => ({ file_id: activityFileId }) },
  'GET /diy/import_state': {
    answers: ownerAlone,
    input: ({ activityFileId }) => ({ file_id: activityFileId }),
  },
  'POST /diy/delete': { answers: ownerAndAdmin, input: ({ draftId }) => ({ ids: [draftId] }) },
  'POST /diy/restore': { answers: ownerAndAdmin, input: ({ deletedId }) => ({ ids: [deletedId] }) },

  'POST /upload/finish': { answers: uploaderAlone, input: ({ uploadId }) => ({ id: uploadId }) },
  'GET /upload/conversions': { answers: teachers, input: ({ videoMedia }) => ({ media: videoMedia }) },
  'POST /upload/retry': { answers: ownerAndAdmin, input: ({ videoMedia }) => ({ media: videoMedia }) },
  'POST /upload/cancel': { answers: ownerAndAdmin, input: ({ videoMedia }) => ({ media: videoMedia }) },
  'GET /admin/audit': {
    answers: admins,
    input: ({ classId }) => ({ class_id: classId, from: '2026-01-01', keyword: '李' }),
  },
  'GET /admin/deleted': { answers: admins, input: () => ({ keyword: '加法' }) },
  'POST /admin/bring_back': {
    answers: admins,
    input: ({ deletedId }) => ({ kind: 'activity', id: deletedId }),
  },
  'GET /upload/unfinished': { answers: signedIn, input: () => ({}) },
  'POST /upload/discard': {
    answers: { ...uploaderAlone, admin: 'success' },
    input: ({ uploadId }) => ({ id: uploadId }),
  },
  'GET /admin/uploads': { answers: admins, input: () => ({}) },
  'GET /admin/storage': { answers: admins, input: () => ({}) },
  'GET /admin/subjects': { answers: admins, input: () => ({}) },
  'POST /admin/subject_update': {
    answers: admins,
    input: ({ subjectId }) => ({ id: subjectId, name_eng: 'Maths' }),
  },
  'POST /admin/subject_add': {
    answers: admins,
    input: () => ({ name: '視藝', name_eng: 'Visual Arts', colour: 'ferry' }),
  },
  'POST /admin/subject_delete': {
    answers: admins,
    input: ({ unusedSubjectId }) => ({ id: unusedSubjectId }),
  },
  'GET /admin/terms': { answers: admins, input: () => ({}) },
  'POST /admin/term_add': {
    answers: admins,
    input: () => ({ name: '2061–62', first_day: '2061-09-01', last_day: '2062-07-15' }),
  },
  'POST /admin/term_update': {
    answers: admins,
    input: ({ emptyTermId }) => ({
      id: emptyTermId,
      name: '2051–52',
      first_day: '2051-09-01',
      last_day: '2052-07-15',
    }),
  },
  'POST /admin/term_delete': { answers: admins, input: ({ emptyTermId }) => ({ id: emptyTermId }) },
  'POST /admin/holiday_add': {
    answers: admins,
    input: ({ emptyTermId, emptyTermDay }) => ({
      calendar_id: emptyTermId,
      name: '聖誕假期',
      first_day: emptyTermDay,
      last_day: emptyTermDay,
    }),
  },
  'POST /admin/holiday_delete': { answers: admins, input: ({ holidayId }) => ({ id: holidayId }) },
  'GET /admin/classes': {
    answers: admins,
    input: ({ calendarId }) => ({ calendar_id: calendarId, keyword: '4' }),
  },
  'GET /admin/class': { answers: admins, input: ({ classId }) => ({ id: classId }) },
  'POST /admin/class_add': {
    answers: admins,
    input: ({ calendarId }) => ({ calendar_id: calendarId, name: '5A', grade: 5 }),
  },
  'POST /admin/class_update': {
    answers: admins,
    input: ({ emptyClassId }) => ({ id: emptyClassId, name: '6Y', grade: 6 }),
  },
  'POST /admin/class_delete': { answers: admins, input: ({ emptyClassId }) => ({ id: emptyClassId }) },
  'POST /admin/teaching_add': {
    answers: admins,
    input: ({ emptyClassId, subjectId, teacherId }) => ({
      class_id: emptyClassId,
      subject_id: subjectId,
      user_id: teacherId,
    }),
  },
  'POST /admin/teaching_remove': {
    answers: admins,
    input: ({ emptyClassId, chineseId, teacherId }) => ({
      class_id: emptyClassId,
      subject_id: chineseId,
      user_id: teacherId,
    }),
  },
  'GET /admin/link_check': { answers: admins, input: () => ({}) },
  'POST /admin/link_check_start': { answers: admins, input: () => ({}) },
  'GET /admin/roll_over': { answers: admins, input: () => ({}) },
  'POST /admin/roll_over_preview': { answers: admins, input: ({ classId }) => rollOver(classId) },
  'POST /admin/roll_over_start': { answers: admins, input: ({ classId }) => rollOver(classId) },
  'POST /admin/roll_over_undo': {
    answers: admins,
    input: ({ rolledOverId }) => ({ calendar_id: rolledOverId }),
  },
  'GET /admin/teacher_choices': { answers: admins, input: () => ({ keyword: 'other' }) },
  'GET /admin/grades': { answers: admins, input: () => ({}) },
  'POST /admin/grades_save': { answers: admins, input: () => ({ grades: [1, 2, 3, 4, 5, 6] }) },
  'GET /admin/checked_words': { answers: admins, input: () => ({}) },
  'POST /admin/checked_words': { answers: admins, input: () => ({ words: ['badger'] }) },
  'GET /admin/import': { answers: admins, input: () => ({}) },
  'GET /admin/import_rows': { answers: admins, input: () => ({ kind: 'new' }) },
  'POST /admin/import_begin': {
    answers: admins,
    input: ({ calendarId }) => ({ name: 'a.csv', content: importedFile, calendar_id: calendarId }),
  },
  'POST /admin/import_read': {
    answers: admins,
    input: ({ importVersion: version }) => ({ version, makes_missing: true }),
  },
  'POST /admin/import_mend': {
    answers: admins,
    input: ({ importVersion: version }) => ({ version, line: 2, column: 'name', value: 'Ada' }),
  },
  'POST /admin/import_answer': {
    answers: admins,
    input: ({ importVersion: version }) => ({ version, line: 2, answer: 'skip' }),
  },
  'POST /admin/import_close': {
    answers: admins,
    input: ({ importVersion: version }) => ({ version, closes: true }),
  },
  'POST /admin/import_apply': {
    answers: admins,
    input: ({ importVersion: version, importDigest: digest }) => ({ version, digest }),
  },
  'POST /admin/import_discard': { answers: admins, input: () => ({}) },
  'GET /admin/backup': { answers: admins, input: () => ({}) },
  // No folder for backups is set.
  'POST /admin/backup_start': { answers: { ...admins, admin: 'backup_not_set' }, input: () => ({}) },
  'POST /admin/storage': { answers: admins, input: () => ({ quota_bytes: 5_000_000_000 }) },

  // The server refuses addresses of its own machine.
  'GET /diy/check_link': {
    answers: { ...teachers, other: 'link_refused', teacher: 'link_refused', admin: 'link_refused' },
    input: () => ({ url: 'https://127.0.0.1/' }),
  },

  'GET /diy/associated': {
    answers: ownerAndAdmin,
    input: ({ placedActivityId }) => ({ activity_id: placedActivityId }),
  },
  'POST /diy/sync': {
    answers: ownerAndAdmin,
    input: ({ placedActivityId, coursewareId }) => ({
      activity_id: placedActivityId,
      courseware_ids: [coursewareId],
    }),
  },

  'GET /resource/type_list': { answers: teachers, input: () => ({}) },
  'GET /resource/index': {
    answers: teachers,
    input: () => ({ filter: '{"type":"diyquiz","language":"en"}', keyword: 'quiz 測驗' }),
  },
  'GET /resource/detail': { answers: teachers, input: ({ resourceId }) => ({ id: resourceId }) },
  'GET /resource/like': { answers: teachers, input: ({ resourceId }) => ({ id: resourceId }) },
  'GET /resource/unlike': { answers: teachers, input: ({ resourceId }) => ({ id: resourceId }) },
  'GET /resource/preview': { answers: teachers, input: ({ resourceId }) => ({ id: resourceId }) },
  'GET /resource/copy': {
    answers: teachersOfClass,
    input: ({ resourceId, unitId }) => ({ id: resourceId, unit_id: unitId }),
  },
  'POST /resource/share': {
    answers: ownerAndAdmin,
    input: ({ completedId }) => ({ activity_id: completedId }),
  },
  'POST /resource/take_back': {
    answers: ownerAndAdmin,
    input: ({ sharedId }) => ({ activity_id: sharedId }),
  },
  'POST /resource/undo_take_back': {
    answers: ownerAndAdmin,
    input: ({ sharedId }) => ({ activity_id: sharedId }),
  },
  'GET /resource/changes': { answers: ownerAndAdmin, input: ({ copyId }) => ({ activity_id: copyId }) },
  'GET /resource/update_preview': {
    answers: ownerAndAdmin,
    input: ({ sharedId }) => ({ activity_id: sharedId }),
  },
  'POST /resource/take_changes': {
    answers: ownerAndAdmin,
    input: ({ copyId, copySeen }) => ({ activity_id: copyId, seen: copySeen }),
  },
  'POST /resource/dismiss_changes': {
    answers: ownerAndAdmin,
    input: ({ copyId, copySeen }) => ({ activity_id: copyId, seen: copySeen }),
  },

  'GET /teacher/news': { answers: teachers, input: () => ({}) },
  'POST /user/news_seen': { answers: signedIn, input: () => ({ until: 1 }) },
  'GET /play/news': { answers: students, input: () => ({}) },

  'GET /play/home': { answers: students, input: () => ({}) },
  'GET /play/progress': { answers: students, input: () => ({}) },
  'GET /play/past_terms': { answers: students, input: () => ({}) },
  'GET /play/courseware': { answers: studentsOfClass, input: ({ coursewareId }) => ({ id: coursewareId }) },
  'GET /play/join': { answers: everybody, input: ({ joinCode }) => ({ code: joinCode }) },
  'POST /play/guest': { answers: everybody, input: ({ joinCode }) => ({ code: joinCode, name: 'Guest' }) },
  'POST /play/start': {
    answers: studentsOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, key: 'key-of-the-start' }),
  },
  'GET /play/attempt': { answers: workerAlone, input: ({ attemptId }) => ({ id: attemptId }) },
  'GET /play/live': { answers: workerAlone, input: ({ attemptId }) => ({ attempt_id: attemptId }) },
  'POST /play/show_question': {
    answers: workerAlone,
    input: ({ attemptId }) => ({ attempt_id: attemptId, question_id: 'q2' }),
  },
  'POST /play/save': {
    answers: workerAlone,
    input: ({ attemptId }) => ({ attempt_id: attemptId, answers, attachments, entries }),
  },
  'POST /play/submit': { answers: workerAlone, input: ({ attemptId }) => ({ attempt_id: attemptId }) },

  'GET /study/list': { answers: teachers, input: (things) => ({ ...unitPlaceOf(things), keyword: 'quiz' }) },
  'GET /study/list_totals': {
    answers: teachers,
    input: (things) => ({ ...unitPlaceOf(things), keyword: 'quiz' }),
  },
  'GET /study/grid': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'GET /study/grid_changes': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, since: 'unknown-0' }),
  },
  'GET /study/live': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'GET /study/question_detail': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, question_id: 'q1' }),
  },
  'GET /study/answer_files': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'GET /study/item_analysis': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'GET /study/achievement': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'GET /study/term_achievement': {
    answers: teachersOfClass,
    input: ({ classId, studentId }) => ({ class_id: classId, user_id: studentId }),
  },
  'POST /study/follow_up_quiz': {
    answers: teachersOfClass,
    input: ({ coursewareId, studentId }) => ({
      courseware_id: coursewareId,
      question_ids: ['q1'],
      user_ids: [studentId],
      name: 'Once more',
      key: 'table',
    }),
  },
  'POST /study/follow_up_groups': {
    answers: teachersOfClass,
    input: ({ coursewareId, studentId }) => ({
      courseware_id: coursewareId,
      user_ids: [studentId],
      name: 'Once more',
    }),
  },
  'GET /study/mark_book': {
    answers: teachersOfClass,
    input: ({ classId, subjectId }) => ({ class_id: classId, subject_id: subjectId }),
  },
  'GET /admin/roster_results': { answers: admins, input: () => ({}) },
  'POST /admin/roster_results_export': {
    answers: admins,
    input: ({ calendarId }) => ({ calendar_id: calendarId, school_id: '', term_id: '' }),
  },
  'GET /study/comparison': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'GET /study/student_term': {
    answers: teachersOfClass,
    input: ({ classId, subjectId, studentId }) => ({
      class_id: classId,
      subject_id: subjectId,
      user_id: studentId,
    }),
  },
  'GET /study/needs': {
    answers: teachersOfClass,
    input: ({ classId, subjectId }) => ({ class_id: classId, subject_id: subjectId }),
  },
  'POST /study/needs_seen': {
    answers: teachersOfClass,
    input: ({ classId, subjectId }) => ({
      class_id: classId,
      subject_id: subjectId,
      signs: [{ sign: 'missing:1:1', state: '1' }],
    }),
  },
  'POST /study/mark_category_add': {
    answers: bookTeachers,
    input: (things) => ({ ...bookOf(things), name: '作文', weight: 40, drop_lowest: 1 }),
  },
  'POST /study/mark_category_change': {
    answers: bookTeachers,
    input: ({ markCategoryId }) => ({
      id: markCategoryId,
      name: '測驗',
      weight: 50,
      drop_lowest: 1,
      position: 1,
    }),
  },
  'POST /study/mark_category_delete': {
    answers: bookTeachers,
    input: ({ markCategoryId }) => ({ id: markCategoryId }),
  },
  'POST /study/mark_category_assign': {
    answers: bookTeachers,
    input: ({ coursewareId, markCategoryId }) => ({
      kind: 'courseware',
      id: coursewareId,
      category_id: markCategoryId,
    }),
  },
  'POST /study/paper_work_add': {
    answers: bookTeachers,
    input: (things) => ({
      ...bookOf(things),
      name: '默書',
      day: '2026-11-02',
      max_score: 20,
      category_id: things.markCategoryId,
    }),
  },
  'POST /study/paper_work_change': {
    answers: bookTeachers,
    input: ({ paperWorkId }) => ({ id: paperWorkId, name: '默書', day: '2026-11-03', max_score: 30 }),
  },
  'POST /study/paper_work_delete': {
    answers: bookTeachers,
    input: ({ paperWorkId }) => ({ id: paperWorkId }),
  },
  'POST /study/paper_marks_save': {
    answers: bookTeachers,
    input: ({ paperWorkId, studentId }) => ({
      marks: [{ paper_work_id: paperWorkId, user_id: studentId, score: 12.5, is_excused: false }],
    }),
  },
  'POST /study/final_mark_set': {
    answers: bookTeachers,
    input: (things) => ({
      ...bookOf(things),
      user_id: things.studentId,
      share: 0.85,
      reason: '口試',
      computed_share: 0.75,
    }),
  },
  'POST /study/final_mark_take_back': {
    answers: bookTeachers,
    input: (things) => ({ ...bookOf(things), user_id: things.studentId }),
  },
  'GET /study/personal_detail': {
    answers: teachersOfClass,
    input: ({ coursewareId, studentId }) => ({ courseware_id: coursewareId, user_id: studentId }),
  },
  'POST /study/remove_guests': {
    answers: teachersOfClass,
    input: ({ coursewareId, guestId }) => ({ courseware_id: coursewareId, user_ids: [guestId] }),
  },
  'GET /study/exceptions': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'POST /study/set_exceptions': {
    answers: teachersOfClass,
    input: ({ coursewareId, studentId }) => ({
      courseware_id: coursewareId,
      user_ids: [studentId],
      extra_minutes: 10,
      due_at: null,
      extra_attempts: 1,
      is_excused: true,
    }),
  },
  'POST /study/remove_exceptions': {
    answers: teachersOfClass,
    input: ({ coursewareId, studentId }) => ({ courseware_id: coursewareId, user_ids: [studentId] }),
  },
  'POST /study/reopen_attempts': {
    answers: teachersOfClass,
    input: ({ coursewareIds, studentId }) => ({
      courseware_id: coursewareIds[1] ?? 0,
      user_ids: [studentId],
      is_return: true,
      message: 'Look at q1 again',
    }),
  },
  'POST /study/comment': {
    answers: teachersOfClass,
    input: ({ submittedId }) => ({ attempt_id: submittedId, comment: 'Well done' }),
  },
  'POST /study/mark': {
    answers: teachersOfClass,
    input: ({ submittedId }) => ({
      attempt_id: submittedId,
      question_id: 'q1',
      seen: 0,
      score: 1,
      comment: 'Half right',
    }),
  },
  'POST /study/member_mark': {
    answers: teachersOfClass,
    input: ({ submittedId, studentId }) => ({
      attempt_id: submittedId,
      user_id: studentId,
      seen: null,
      score: 1,
      reason: 'helped',
    }),
  },
  'GET /study/mark_steps': {
    answers: teachersOfClass,
    input: ({ submittedId }) => ({ attempt_id: submittedId, question_id: 'q1' }),
  },
  'GET /study/marking': {
    answers: teachersOfClass,
    input: ({ coursewareIds }) => ({ courseware_id: coursewareIds[1] ?? 0, question_id: 'q1' }),
  },
  'POST /study/mark_many': {
    answers: teachersOfClass,
    input: ({ submittedId }) => ({
      marks: ['q1', 'q2'].map((question_id) => ({
        attempt_id: submittedId,
        question_id,
        seen: 0,
        score: 1,
        comment: 'Half right',
      })),
    }),
  },
  'GET /study/correction': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, question_id: 'q1' }),
  },
  'POST /study/correction_preview': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, question_id: 'q1', kind: 'void' as const }),
  },
  'POST /study/correction_apply': {
    // Nobody has looked at a preview with this digest.
    answers: { ...teachersOfClass, teacher: 'correction_changed', admin: 'correction_changed' },
    input: ({ coursewareId }) => ({
      courseware_id: coursewareId,
      question_id: 'q1',
      kind: 'full_marks' as const,
      reason: 'Two answers are right',
      digest: 'unknown',
    }),
  },
  'POST /study/correction_take_back': {
    answers: teachersOfClass,
    input: ({ correctionId }) => ({ id: correctionId }),
  },
  'GET /study/corrections': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'POST /study/marks_release': {
    answers: teachersOfClass,
    input: ({ coursewareIds }) => ({ courseware_id: coursewareIds[1] ?? 0, is_released: true }),
  },
  'GET /teacher/message_choices': {
    answers: teachersOfClass,
    input: ({ classId, subjectId }) => ({ class_id: classId, subject_id: subjectId }),
  },
  'POST /teacher/message_announce': {
    answers: teachersOfClass,
    input: ({ classId, subjectId, studentId }) => ({
      class_id: classId,
      subject_id: subjectId,
      user_ids: [studentId],
      text: 'Bring a ruler',
    }),
  },
  'POST /teacher/message_remind': {
    answers: teachersOfClass,
    input: ({ coursewareId, studentId }) => ({
      courseware_id: coursewareId,
      user_ids: [studentId],
      text: 'Please begin',
    }),
  },
  'GET /teacher/message_list': { answers: teachers, input: () => ({}) },
  'GET /teacher/message_people': { answers: ownerAlone, input: ({ messageId }) => ({ id: messageId }) },
  'POST /teacher/message_take_back': { answers: ownerAlone, input: ({ messageId }) => ({ id: messageId }) },
  'POST /play/message_seen': {
    answers: workerAlone,
    input: ({ messageId }) => ({ id: messageId }),
  },
  'POST /teacher/courseware_due': {
    answers: teachersOfClass,
    input: ({ coursewareIds }) => ({ ids: coursewareIds, due_at: null }),
  },
  'GET /study/phrases': { answers: teachers, input: () => ({}) },
  'POST /study/phrase_save': {
    answers: ownerAlone,
    input: ({ phraseId }) => ({ id: phraseId, text: 'Very well done' }),
  },
  'POST /study/report_preview': {
    answers: teachersOfClass,
    input: ({ classId, studentId }) => ({ ...reportOf(classId, studentId), remark: 'Well done' }),
  },
  'GET /study/report_links': {
    answers: teachersOfClass,
    input: ({ classId, studentId }) => ({ class_id: classId, user_id: studentId }),
  },
  'POST /study/report_link_create': {
    answers: teachersOfClass,
    input: ({ classId, studentId }) => ({
      ...reportOf(classId, studentId),
      ends_at: Date.now() + 86_400_000,
    }),
  },
  'POST /study/report_link_revoke': {
    answers: ownerAndAdmin,
    input: ({ reportLinkId }) => ({ id: reportLinkId }),
  },
  'POST /study/phrase_delete': { answers: ownerAlone, input: ({ phraseId }) => ({ id: phraseId }) },

  'GET /play/space': {
    answers: noSpaceOfOwn,
    input: ({ attemptId }) => ({ attempt_id: attemptId, space: 'ink' }),
  },
  'GET /play/file_pages': {
    answers: { ...workerAlone, outsider: 'not_found' },
    input: ({ documentId }) => ({ id: documentId }),
  },
  'POST /study/file_pages': { answers: teachersOfClass, input: ({ documentId }) => ({ id: documentId }) },
  'POST /study/file_video': { answers: teachersOfClass, input: ({ videoFileId }) => ({ id: videoFileId }) },
  'GET /play/space_history': {
    answers: noSpaceOfOwn,
    input: ({ attemptId }) => ({ attempt_id: attemptId, space: 'ink' }),
  },
  'POST /play/live_ticket': {
    answers: workerAlone,
    input: ({ attemptId }) => ({ attempt_id: attemptId }),
  },
  'POST /study/live_ticket': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'GET /study/space': {
    answers: noSpaceTaught,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, space: 'wall' }),
  },
  'POST /study/space_save': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, entries }),
  },
  'GET /study/space_history': {
    answers: noSpaceTaught,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, space: 'wall' }),
  },
  'GET /study/control': {
    answers: teachersOfClass,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId }),
  },
  'POST /study/control': {
    answers: noSpaceTaught,
    input: ({ coursewareId }) => ({ courseware_id: coursewareId, control: {}, version: 0 }),
  },

  'GET /group/set_list': { answers: teachersOfClass, input: ({ classId }) => ({ class_id: classId }) },
  'GET /group/set_detail': { answers: teachersOfClass, input: ({ groupSetId }) => ({ id: groupSetId }) },
  'POST /group/set_add': {
    answers: teachersOfClass,
    input: ({ classId }) => ({ class_id: classId, name: 'Desks', group_count: 4 }),
  },
  'POST /group/set_copy': {
    answers: teachersOfClass,
    input: ({ groupSetId, classId }) => ({ id: groupSetId, class_id: classId, name: 'Copy' }),
  },
  'POST /group/set_update': {
    answers: teachersOfClass,
    input: ({ groupSetId }) => ({ id: groupSetId, name: 'Changed', is_locked: true, position: 1 }),
  },
  'POST /group/set_delete': { answers: teachersOfClass, input: ({ groupSetId }) => ({ id: groupSetId }) },
  'POST /group/set_restore': {
    answers: teachersOfClass,
    input: ({ deletedSetId }) => ({ id: deletedSetId }),
  },
  'POST /group/arrange': {
    answers: teachersOfClass,
    input: ({ groupSetId, groupId, studentId }) => ({
      id: groupSetId,
      version: 0,
      groups: [{ id: groupId, name: 'First', leader_id: studentId, members: [studentId] }],
    }),
  },
  'POST /group/split': {
    answers: teachersOfClass,
    input: ({ groupSetId }) => ({ id: groupSetId, version: 0, by: 'number', count: 2, way: 'balanced' }),
  },
  'GET /group/history': { answers: teachersOfClass, input: ({ groupSetId }) => ({ id: groupSetId }) },
  'POST /group/restore_arrangement': {
    answers: teachersOfClass,
    input: ({ groupSetId, arrangementId }) => ({
      id: groupSetId,
      version: 0,
      arrangement_id: arrangementId,
    }),
  },
  'POST /group/pair_save': {
    answers: teachersOfClass,
    input: ({ classId, studentId, classmateId }) => ({
      class_id: classId,
      first_id: studentId,
      second_id: classmateId,
      kind: 'apart',
    }),
  },
  'POST /group/pair_delete': {
    answers: teachersOfClass,
    input: ({ classId, studentId, classmateId }) => ({
      class_id: classId,
      first_id: studentId,
      second_id: classmateId,
    }),
  },

  'GET /admin/people': { answers: admins, input: ({ classId }) => ({ class_id: classId, keyword: 'lee' }) },
  'GET /admin/person': { answers: admins, input: ({ studentId }) => ({ id: studentId }) },
  'POST /admin/person_add': {
    answers: admins,
    input: () => ({ user_group: 'student', name: 'Lee', login_name: 's2001' }),
  },
  'POST /admin/person_save': {
    answers: admins,
    input: ({ leaverId }) => ({ id: leaverId, name: 'Leaving', nickname: 'Lea' }),
  },
  'POST /admin/person_close': { answers: admins, input: ({ leaverId }) => ({ id: leaverId }) },
  'POST /admin/person_unlink': {
    answers: admins,
    input: ({ leaverId }) => ({ id: leaverId, issuer: leaverIssuer }),
  },
  'POST /admin/person_reopen': { answers: admins, input: ({ leaverId }) => ({ id: leaverId }) },
  'POST /admin/person_hand_over': {
    answers: admins,
    input: ({ teacherId, otherTeacherId }) => ({
      id: otherTeacherId,
      to_id: teacherId,
      with_activities: true,
      teachings: [],
    }),
  },
  'GET /admin/person_traces': { answers: admins, input: ({ leaverId }) => ({ id: leaverId }) },
  'POST /admin/person_export': { answers: admins, input: ({ leaverId }) => ({ id: leaverId }) },
  'POST /admin/person_erase': {
    answers: admins,
    input: ({ closedId }) => ({ id: closedId, name: 'Gone' }),
  },
  'POST /admin/password_issue': { answers: admins, input: ({ leaverId }) => ({ ids: [leaverId] }) },
  'POST /teacher/password_issue': {
    answers: teachersOfClass,
    input: ({ leaverClassId, leaverId }) => ({ class_id: leaverClassId, ids: [leaverId] }),
  },
  'GET /teacher/class_members': { answers: teachersOfClass, input: ({ classId }) => ({ class_id: classId }) },
  'POST /admin/class_member_add': {
    answers: admins,
    input: ({ nextClassId, leaverId }) => ({ class_id: nextClassId, user_ids: [leaverId] }),
  },
  'POST /admin/class_member_number': {
    answers: admins,
    input: ({ leaverClassId, leaverId }) => ({
      class_id: leaverClassId,
      user_id: leaverId,
      class_number: 7,
    }),
  },
  'POST /admin/class_member_remove': {
    answers: admins,
    input: ({ leaverClassId, leaverId }) => ({ class_id: leaverClassId, user_ids: [leaverId] }),
  },
  'POST /admin/class_member_move': {
    answers: admins,
    input: ({ leaverClassId, nextClassId, leaverId }) => ({
      class_id: leaverClassId,
      to_class_id: nextClassId,
      user_ids: [leaverId],
    }),
  },

  'GET /exam/tag_list': { answers: teachers, input: () => ({ kind: 'question' as const, prefix: '分' }) },
  'POST /exam/pool_counts': { answers: teachers, input: () => ({ filters: [{ grade: 4 }, {}] }) },
  'GET /exam/trash': { answers: teachers, input: () => ({ kind: 'question' as const }) },
  'GET /exam/question_list': {
    answers: teachers,
    input: () => ({ filter: JSON.stringify({ grade: 4 }), keyword: '加', sort: 'title' as const }),
  },
  'GET /exam/question_detail': {
    answers: bankOwner,
    input: ({ bankQuestionId }) => ({ id: bankQuestionId }),
  },
  'GET /exam/question_version': {
    answers: bankOwner,
    input: ({ bankQuestionId }) => ({ id: bankQuestionId, number: 1 }),
  },
  'POST /exam/question_create': { answers: teachers, input: () => ({ content: bankContent }) },
  'POST /exam/question_save': {
    answers: bankOwner,
    input: ({ bankQuestionId }) => ({ id: bankQuestionId, base_number: 1, content: bankContent }),
  },
  'POST /exam/question_version_restore': {
    answers: bankOwner,
    input: ({ bankQuestionId }) => ({ id: bankQuestionId, number: 1, base_number: 1 }),
  },
  'POST /exam/questions_change': {
    answers: bankOwner,
    input: ({ bankQuestionId }) => ({ ids: [bankQuestionId], changes: { grade: 5, add_tags: ['分數'] } }),
  },
  'POST /exam/question_copy': { answers: bankOwner, input: ({ bankQuestionId }) => ({ id: bankQuestionId }) },
  'POST /exam/questions_delete': {
    answers: bankOwner,
    input: ({ bankQuestionId }) => ({ ids: [bankQuestionId] }),
  },
  'POST /exam/questions_restore': {
    answers: bankOwner,
    input: ({ deletedQuestionId }) => ({ ids: [deletedQuestionId] }),
  },
  'POST /exam/take_questions': {
    answers: ownerAndAdmin,
    input: ({ completedId }) => ({ activity_id: completedId, facts: { grade: 4 } }),
  },
  'GET /exam/question_results': {
    answers: teachers,
    input: ({ bankQuestionId }) => ({ ids: [bankQuestionId] }),
  },
  'GET /exam/question_result_detail': {
    answers: bankOwner,
    input: ({ bankQuestionId }) => ({ id: bankQuestionId }),
  },
  'GET /exam/paper_list': { answers: teachers, input: () => ({ keyword: '加' }) },
  'GET /exam/paper_detail': { answers: bankOwner, input: ({ paperId }) => ({ id: paperId }) },
  'GET /exam/paper_version': { answers: bankOwner, input: ({ paperId }) => ({ id: paperId, number: 1 }) },
  'POST /exam/paper_create': { answers: teachers, input: () => ({ title: '期考' }) },
  'POST /exam/paper_save': {
    answers: bankOwner,
    input: ({ paperId }) => ({ id: paperId, base_number: 1, title: '期考' }),
  },
  'POST /exam/paper_version_restore': {
    answers: bankOwner,
    input: ({ paperId }) => ({ id: paperId, number: 1, base_number: 1 }),
  },
  'POST /exam/papers_change': {
    answers: bankOwner,
    input: ({ paperId }) => ({ ids: [paperId], changes: { grade: 5 } }),
  },
  'POST /exam/paper_copy': { answers: bankOwner, input: ({ paperId }) => ({ id: paperId }) },
  'POST /exam/papers_delete': { answers: bankOwner, input: ({ paperId }) => ({ ids: [paperId] }) },
  'POST /exam/papers_restore': {
    answers: bankOwner,
    input: ({ deletedPaperId }) => ({ ids: [deletedPaperId] }),
  },
  'POST /exam/paper_to_quiz': { answers: bankOwner, input: ({ paperId }) => ({ id: paperId, name: '期考' }) },
};
