import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import {
  type ExceptionColumns,
  exceptionColumns,
  type StudentException,
  toException,
} from '#server/features/attempts/rules/effective-rules.ts';

import type { StudyCourseware } from '#server/features/study/class-work/study.repository.ts';
import { listAssigned } from '#server/policy/assigned.repository.ts';

/** Queries of the students of a courseware with their attempts and answers. */

export type StudyPerson = {
  user_id: number;
  name: string;
  /** The English name; empty if the school has given none. */
  name_eng: string;
  class_number: number | null;
  is_guest: boolean;
  /** False for guests, former students, and students of the class that the courseware is not for any more. */
  is_assigned: boolean;
  /** Null if the rules of the courseware apply unchanged. */
  exception: StudentException | null;
};

type PersonRow = ExceptionColumns & {
  user_id: number;
  name: string;
  name_eng: string;
  class_number: number | null;
  guest_courseware_id: number | null;
};

function toStudyPerson(row: PersonRow, is_assigned: boolean): StudyPerson {
  const { user_id, name, name_eng, class_number, guest_courseware_id } = row;
  const is_guest = guest_courseware_id !== null;
  return { user_id, name, name_eng, class_number, is_guest, is_assigned, exception: toException(row) };
}

const selectClassMembers = compileOnce(
  (db, { classId, coursewareId }: { classId: number; coursewareId: number }) =>
    db
      .selectFrom('class_student')
      .innerJoin('user', 'user.id', 'class_student.user_id')
      .leftJoin('courseware_exception as exception', (join) =>
        join.onRef('exception.user_id', '=', 'user.id').on('exception.courseware_id', '=', coursewareId),
      )
      .select(exceptionColumns)
      .select([
        'user.id as user_id',
        'user.name',
        'user.nickname_eng as name_eng',
        'user.guest_courseware_id',
        'class_student.class_number',
      ])
      .where('class_student.class_id', '=', classId)
      .orderBy('class_student.class_number')
      .orderBy('user.id'),
);

const selectParticipants = compileOnce((db, { coursewareId }: { coursewareId: number }) =>
  db
    .selectFrom('user')
    .leftJoin('courseware_exception as exception', (join) =>
      join.onRef('exception.user_id', '=', 'user.id').on('exception.courseware_id', '=', coursewareId),
    )
    .select(exceptionColumns)
    .select(['user.id as user_id', 'user.name', 'user.nickname_eng as name_eng', 'user.guest_courseware_id'])
    .where('user.id', 'in', (eb) =>
      eb
        .selectFrom('attempt_member')
        .select('attempt_member.user_id')
        .where('attempt_member.courseware_id', '=', coursewareId)
        .union(
          eb
            .selectFrom('user as guest')
            .select('guest.id as user_id')
            .where('guest.guest_courseware_id', '=', coursewareId)
            .where('guest.is_active', '=', 1),
        ),
    )
    .orderBy('user.id'),
);

type TargetedCourseware = Pick<StudyCourseware, 'courseware_id' | 'class_id' | 'target_kind'>;

/**
 * Lists the students of the class by number, then former students with work in the courseware, and its guests. If the
 * courseware is for part of the class, lists only the assigned students of the class and those with work in it.
 */
export async function listStudyPeople(db: Db, courseware: TargetedCourseware): Promise<StudyPerson[]> {
  const { courseware_id: coursewareId, class_id: classId, target_kind } = courseware;
  const members = await selectClassMembers(db, { classId, coursewareId });
  const memberIds = new Set(members.map(({ user_id }) => user_id));
  const participants = await selectParticipants(db, { coursewareId });
  const otherPeople = participants
    .filter(({ user_id }) => !memberIds.has(user_id))
    .map((row) => toStudyPerson({ ...row, class_number: null }, false));
  if (target_kind === 'class') return [...members.map((row) => toStudyPerson(row, true)), ...otherPeople];
  const assignedIds = (await listAssigned(db, [coursewareId])).get(coursewareId);
  const participantIds = new Set(participants.map(({ user_id }) => user_id));
  const listedMembers = members
    .map((row) => toStudyPerson(row, assignedIds?.has(row.user_id) ?? false))
    .filter(({ user_id, is_assigned }) => is_assigned || participantIds.has(user_id));
  return [...listedMembers, ...otherPeople];
}

const attemptsOf = (db: Db, coursewareIds: readonly number[]) =>
  db
    .selectFrom('attempt_member')
    .innerJoin('attempt', 'attempt.id', 'attempt_member.attempt_id')
    .innerJoin('user', 'user.id', 'attempt_member.user_id')
    .leftJoin('courseware_exception as exception', (join) =>
      join
        .onRef('exception.courseware_id', '=', 'attempt_member.courseware_id')
        .onRef('exception.user_id', '=', 'attempt_member.user_id'),
    )
    .select(exceptionColumns)
    .select([
      'attempt.id',
      'user.guest_courseware_id',
      'attempt_member.courseware_id',
      'attempt_member.user_id',
      'attempt_member.number',
      'attempt.revision_id',
      'attempt.selection',
      'attempt.group_id',
      'attempt_member.own_score',
      'attempt.state',
      'attempt.started_at',
      'attempt.submitted_at',
      'attempt.ended_by',
      'attempt.last_saved_at',
      'attempt.score',
      'attempt.max_score',
      'attempt.needs_teacher',
      'attempt.time_ms',
      'attempt.comment',
      'attempt.change_number',
      'attempt.reopened_at',
    ])
    .where('attempt_member.courseware_id', 'in', coursewareIds)
    // The condition is on both tables, so that PostgreSQL reads only these rows of each.
    .where('attempt.courseware_id', 'in', coursewareIds)
    .orderBy('attempt_member.user_id')
    .orderBy('attempt_member.number');

type AttemptRow = Awaited<ReturnType<ReturnType<typeof attemptsOf>['execute']>>[number];

const selectAttempts = compileOnce((db, { coursewareIds }: { coursewareIds: readonly number[] }) =>
  attemptsOf(db, coursewareIds),
);

const selectAttemptsOfStudent = compileOnce(
  (db, { coursewareIds, userId }: { coursewareIds: readonly number[]; userId: number }) =>
    attemptsOf(db, coursewareIds).where('attempt_member.user_id', '=', userId),
);

/** The columns of the exception stay: copying rows without some of their columns takes six times as long. */
const describeRows = (rows: readonly AttemptRow[]) =>
  rows.map((row) => ({
    ...row,
    exception: toException(row),
    is_guest: row.guest_courseware_id !== null,
    is_excused: row.is_excused === 1,
    score: row.own_score ?? row.score,
    group_score: row.score,
  }));

/**
 * Lists all attempts of the coursewares, once per member, without their answers. `score` is the member's own mark or else
 * the group's; `group_score` is the group's.
 */
export async function listAttempts(db: Db, coursewareIds: readonly number[]) {
  return describeRows(await selectAttempts(db, { coursewareIds }));
}

/** As `listAttempts`, of one student alone. */
export async function listAttemptsOfStudent(db: Db, coursewareIds: readonly number[], userId: number) {
  return describeRows(await selectAttemptsOfStudent(db, { coursewareIds, userId }));
}

export type StudyAttempt = Awaited<ReturnType<typeof listAttempts>>[number];

const selectAnswerMarks = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  db
    .selectFrom('answer')
    .select((eb) => [
      'attempt_id',
      'question_id',
      'flagged',
      'time_ms',
      'score',
      'max_score',
      'needs_teacher',
      'files',
      'item_count',
      eb
        .case()
        .when(eb.and([eb('response', '=', 'null'), eb('files', '=', '[]'), eb('item_count', '=', 0)]))
        .then(0)
        .else(1)
        .end()
        .as('is_answered'),
      eb.case().when('score', 'is', null).then(eb.ref('response')).end().as('unmarked_response'),
    ])
    .where('attempt_id', 'in', attemptIds),
);

/** Lists states and marks of answers. A response is included only if its answer has no mark yet. */
export function listAnswerMarks(db: Db, attemptIds: readonly number[]) {
  return selectAnswerMarks(db, { attemptIds });
}

const selectScores = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  db
    .selectFrom('answer')
    .select(['attempt_id', 'question_id', 'score', 'max_score', 'needs_teacher', 'time_ms'])
    .where('attempt_id', 'in', attemptIds),
);

/** Lists the scores of answers alone. */
export async function listScores(db: Db, attemptIds: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(attemptIds)) rows.push(...(await selectScores(db, { attemptIds: list })));
  return rows;
}

const selectResponses = compileOnce(
  (db, { attemptIds, questionId }: { attemptIds: readonly number[]; questionId: string }) =>
    db
      .selectFrom('answer')
      .select([
        'attempt_id',
        'response',
        'files',
        'item_count',
        'score',
        'needs_teacher',
        'time_ms',
        'saved_at',
      ])
      .where('attempt_id', 'in', attemptIds)
      .where('question_id', '=', questionId),
);

export function listResponses(db: Db, attemptIds: readonly number[], questionId: string) {
  return selectResponses(db, { attemptIds, questionId });
}

/** Lists the answers that have files, with the ids of these alone. */
export function listAnswersWithFiles(db: Db, attemptIds: readonly number[]) {
  return db
    .selectFrom('answer')
    .select(['attempt_id', 'question_id', 'files'])
    .where('attempt_id', 'in', attemptIds)
    .where('files', '<>', '[]')
    .orderBy('attempt_id')
    .orderBy('question_id')
    .execute();
}

/** Lists the responses to some questions alone. */
export function listResponsesTo(db: Db, attemptIds: readonly number[], questionIds: readonly string[]) {
  return db
    .selectFrom('answer')
    .select(['attempt_id', 'question_id', 'response'])
    .where('attempt_id', 'in', attemptIds)
    .where('question_id', 'in', questionIds)
    .execute();
}

export function listAnswers(db: Db, attemptId: number): Promise<Row<'answer'>[]> {
  return db.selectFrom('answer').selectAll().where('attempt_id', '=', attemptId).execute();
}

/** Courseware and revision of an attempt. */
export function findAttemptRevision(db: Db, id: number) {
  return db
    .selectFrom('attempt')
    .select(['courseware_id', 'revision_id', 'selection'])
    .where('id', '=', id)
    .executeTakeFirst();
}
