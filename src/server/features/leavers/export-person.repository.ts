import { sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import { readChangeRowsAfter } from '#server/features/spaces/space-changes.service.ts';

/** Reads everything stored about a person, in small parts. Secrets such as hashes are left out. */

type Rows = AsyncIterable<object>;

export function findAccount(db: Db, id: number) {
  return db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .where('guest_courseware_id', 'is', null)
    .executeTakeFirst();
}

async function* listAccount(db: Db, id: number): Rows {
  const { password_hash: _hash, search_text: _text, ...account } = (await findAccount(db, id)) ?? {};
  yield account;
}

/** Lists the person's present or former classes, with their school years. */
function listClasses(db: Db, id: number, table: 'class_student' | 'former_class_student') {
  return db
    .selectFrom(table)
    .innerJoin('class', 'class.id', `${table}.class_id`)
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .selectAll(table)
    .select(['class.name as class_name', 'calendar.name as calendar_name'])
    .where(`${table}.user_id`, '=', id)
    .execute();
}

/** Yields the rows of one query. Use it only for lists that are always short. */
async function* yieldRows(query: Promise<readonly object[]>): Rows {
  yield* await query;
}

async function* listAttempts(db: Db, id: number): Rows {
  const rows = await db
    .selectFrom('attempt_member')
    .select('attempt_id')
    .where('user_id', '=', id)
    .orderBy('attempt_id')
    .execute();
  for (const ids of splitForLists(rows.map(({ attempt_id }) => attempt_id))) {
    yield* await db
      .selectFrom('attempt')
      .innerJoin('courseware_record', 'courseware_record.id', 'attempt.courseware_id')
      .selectAll('attempt')
      .select('courseware_record.name as courseware_name')
      .where('attempt.id', 'in', ids)
      .orderBy('attempt.id')
      .execute();
  }
}

type AttemptTable = 'answer' | 'attempt_reopening' | 'mark_step';

async function* listAttemptRows(db: Db, id: number, table: AttemptTable): Rows {
  const rows = await db
    .selectFrom('attempt_member')
    .select('attempt_id')
    .where('user_id', '=', id)
    .orderBy('attempt_id')
    .execute();
  for (const { attempt_id } of rows)
    yield* await db.selectFrom(table).selectAll().where('attempt_id', '=', attempt_id).execute();
}

/** Yields the cards, strokes and other entries of the person in spaces. */
async function* listSpaceEntries(db: Db, id: number, coursewareIds: readonly number[]): Rows {
  for (const courseware_id of coursewareIds) {
    const spaces = await db
      .selectFrom('space')
      .selectAll()
      .where('courseware_id', '=', courseware_id)
      .execute();
    for (const space of spaces) {
      const rows = await readChangeRowsAfter(db, space, 0);
      yield* rows.filter(({ user_id }) => user_id === id).map((row) => ({ courseware_id, ...row }));
    }
  }
}

export function listFiles(db: Db, id: number) {
  return db
    .selectFrom('file')
    .select([
      'id',
      'name',
      'sha256',
      'extension',
      'mime',
      'bytes',
      'is_private',
      'attempt_id',
      'question_id',
      'created_at',
    ])
    .where('owner_id', '=', id)
    .where('page_of', 'is', null)
    .orderBy('id')
    .execute();
}

/** Links to reports about the person, and those that the person made for parents. */
function listReportLinks(db: Db, id: number) {
  return db
    .selectFrom('report_link')
    .select([
      'id',
      'user_id',
      'class_id',
      'subject_id',
      'created_by',
      'language',
      'remark',
      'created_at',
      'ends_at',
      'revoked_at',
      'opened_at',
      'opened_count',
    ])
    .where((eb) => eb.or([eb('user_id', '=', id), eb('created_by', '=', id)]))
    .orderBy('id')
    .execute();
}

/** The person's questions in the bank with their newest content. */
function listQuestions(db: Db, id: number) {
  return db
    .selectFrom('exam_question_record as question')
    .innerJoin('exam_question_version as version', 'version.id', 'question.version_id')
    .selectAll('question')
    .select('version.content')
    .where('question.owner_id', '=', id)
    .orderBy('question.id')
    .execute();
}

function listPapers(db: Db, id: number) {
  return db
    .selectFrom('exam_paper_record as paper')
    .innerJoin('exam_paper_version as version', 'version.id', 'paper.version_id')
    .selectAll('paper')
    .select('version.content')
    .where('paper.owner_id', '=', id)
    .orderBy('paper.id')
    .execute();
}

/** What the person was told, and what a teacher has written. */
function listMessages(db: Db, id: number) {
  return db
    .selectFrom('message')
    .leftJoin('message_to', (join) =>
      join.onRef('message_to.message_id', '=', 'message.id').on('message_to.user_id', '=', id),
    )
    .selectAll('message')
    .select('message_to.seen_at')
    .where((eb) => eb.or([eb('message.from_id', '=', id), eb('message_to.user_id', 'is not', null)]))
    .orderBy('message.id')
    .execute();
}

/** The marks of work on paper, with the names of the works. */
function listPaperMarks(db: Db, id: number) {
  return db
    .selectFrom('paper_mark')
    .innerJoin('paper_work', 'paper_work.id', 'paper_mark.paper_work_id')
    .selectAll('paper_mark')
    .select(['paper_work.name', 'paper_work.day', 'paper_work.max_score'])
    .where('paper_mark.user_id', '=', id)
    .execute();
}

type OwnTable =
  | 'teaching'
  | 'user_identity'
  | 'comment_phrase'
  | 'courseware_exception'
  | 'final_mark'
  | 'resource_like'
  | 'group_member'
  | 'seen_need'
  | 'statement';

/** Returns functions that read the lists of an export, by the name of the list. */
export function createRowReaders(
  db: Db,
  id: number,
  coursewareIds: readonly number[],
): Record<string, () => Rows> {
  const createOwnRowReader = (table: OwnTable) => () =>
    yieldRows(
      db
        .selectFrom(table)
        .selectAll()
        .where(sql.ref(`${table}.user_id`), '=', id)
        .execute(),
    );
  const sessionQuery = db
    .selectFrom('session')
    .select(['created_at', 'used_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', id);
  const activityQuery = db.selectFrom('activity').selectAll().where('owner_id', '=', id);
  return {
    account: () => listAccount(db, id),
    classes: () => yieldRows(listClasses(db, id, 'class_student')),
    former_classes: () => yieldRows(listClasses(db, id, 'former_class_student')),
    teachings: createOwnRowReader('teaching'),
    attempts: () => listAttempts(db, id),
    answers: () => listAttemptRows(db, id, 'answer'),
    corrections: () => listAttemptRows(db, id, 'attempt_reopening'),
    marks: () => listAttemptRows(db, id, 'mark_step'),
    paper_marks: () => yieldRows(listPaperMarks(db, id)),
    final_marks: createOwnRowReader('final_mark'),
    entries: () => listSpaceEntries(db, id, coursewareIds),
    files: () => yieldRows(listFiles(db, id)),
    activities: () => yieldRows(activityQuery.execute()),
    questions: () => yieldRows(listQuestions(db, id)),
    papers: () => yieldRows(listPapers(db, id)),
    sessions: () => yieldRows(sessionQuery.execute()),
    linked_accounts: createOwnRowReader('user_identity'),
    phrases: createOwnRowReader('comment_phrase'),
    exceptions: createOwnRowReader('courseware_exception'),
    likes: createOwnRowReader('resource_like'),
    groups: createOwnRowReader('group_member'),
    messages: () => yieldRows(listMessages(db, id)),
    report_links: () => yieldRows(listReportLinks(db, id)),
    seen_needs: createOwnRowReader('seen_need'),
    statements: createOwnRowReader('statement'),
    changes: () => yieldRows(db.selectFrom('audit_entry').selectAll().where('user_id', '=', id).execute()),
  };
}
