import type { Api, ApiReply } from '#contract/api.ts';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { lockSettings, readSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { chooseCalendar, listCalendars } from '#server/features/calendars/calendars.service.ts';
import { buildDisposition } from '#server/features/files/rules/disposition.ts';
import { toPathName } from '#server/features/files/rules/file-name.ts';
import type {
  RosterBook,
  RosterTerm,
} from '#server/features/study/roster-results/read-roster-book.service.ts';
import { writeManifest } from '#server/features/study/roster-results/roster-columns.ts';
import {
  createMakeId,
  findGivenIds,
  keepGivenIds,
  readRosterKey,
} from '#server/features/study/roster-results/roster-ids.service.ts';
import * as roster from '#server/features/study/roster-results/roster-results.repository.ts';
import { createResultsZip } from '#server/features/study/roster-results/zip-results.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { dayOf } from '#server/school-days.ts';

/** The marks of a term as a OneRoster package, and what it would have. For administrators: it holds what all teachers gave. */

type Reply = ApiReply<'GET /admin/roster_results'>;
type ClassRow = Awaited<ReturnType<typeof roster.listClasses>>[number];

/** The chosen class of the term, or all of them. */
function chooseClasses(classes: readonly ClassRow[], classId: number | undefined): readonly ClassRow[] {
  return classId === undefined ? classes : [requireFound(classes.find(({ id }) => id === classId))];
}

type Contents = Omit<Reply, 'calendar_id' | 'school_id' | 'term_id' | 'classes'>;

const countNothing: Contents = {
  student_count: 0,
  students_without_id: 0,
  work_count: 0,
  held_count: 0,
  cut_books: [],
};

async function countContents(
  { app, db }: Pick<SignedInContext, 'app' | 'db'>,
  classes: readonly ClassRow[],
): Promise<Contents> {
  if (classes.length === 0) return countNothing;
  const ids = classes.map(({ id }) => id);
  const students = await roster.countStudents(db, ids);
  const activities = await roster.countActivities(db, ids, app.now());
  const papers = await roster.countPaperWorks(db, ids);
  const subjectNames = await roster.listSubjectNames(db);
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + Number(count), 0);
  return {
    student_count: Number(students.total),
    students_without_id: Number(students.without_id),
    work_count: sum([...activities, ...papers].map(({ total }) => Math.min(total, bookedCoursewaresMax))),
    held_count: sum(activities.map(({ held }) => held)),
    cut_books: activities
      .filter(({ total }) => total > bookedCoursewaresMax)
      .map(({ class_id, subject_id }) => `${classNames.get(class_id)} ${subjectNames.get(subject_id)}`),
  };
}

/** Counts without reading the marks. */
export async function readRosterResults(
  context: SignedInContext,
  { calendar_id: chosenId, class_id }: ParsedInputOf<Api['GET /admin/roster_results']>,
): Promise<Reply> {
  const { db } = context;
  const calendar_id = await chooseCalendar(db, chosenId);
  if (calendar_id === null) return { calendar_id, school_id: '', term_id: '', classes: [], ...countNothing };
  const classes = await roster.listClasses(db, calendar_id);
  return {
    calendar_id,
    ...(await findGivenIds(db, calendar_id)),
    classes: classes.map(({ id, name, source_id }) => ({ id, name, has_roster_id: source_id !== null })),
    ...(await countContents(context, chooseClasses(classes, class_id))),
  };
}

/** The mark books of the classes that have work, class by class. */
async function listBooks(
  { app, db }: Pick<SignedInContext, 'app' | 'db'>,
  classes: readonly ClassRow[],
): Promise<RosterBook[]> {
  const ids = classes.map(({ id }) => id);
  if (ids.length === 0) return [];
  const subjectNames = await roster.listSubjectNames(db);
  const withWork = [
    ...(await roster.countActivities(db, ids, app.now())),
    ...(await roster.countPaperWorks(db, ids)),
  ];
  return classes.flatMap((each) => {
    const subjectIds = new Set(
      withWork.filter(({ class_id }) => class_id === each.id).map(({ subject_id }) => subject_id),
    );
    return [...subjectIds].map((subject_id) => ({
      class_id: each.id,
      class_name: each.name,
      class_source_id: each.source_id,
      subject_id,
      subject_name: subjectNames.get(subject_id) ?? '',
    }));
  });
}

type ExportInput = ParsedInputOf<Api['POST /admin/roster_results_export']>;

async function describeTerm(
  db: Db,
  { calendar_id, school_id, term_id }: ExportInput,
  { key, now, timeZone }: { key: string; now: number; timeZone: string },
): Promise<RosterTerm & { name: string }> {
  const { name, ends_at } = requireFound(await roster.findTerm(db, calendar_id));
  const calendars = await listCalendars(db);
  const makeId = createMakeId(key);
  return {
    name,
    time: {
      now,
      isPast: calendars.some(({ id, is_past }) => id === calendar_id && is_past === 1),
      dayOf: (time) => dayOf(time, timeZone),
    },
    lastDay: dayOf(ends_at, timeZone),
    schoolId: school_id || makeId('school', 1),
    termId: term_id || makeId('term', calendar_id),
    makeId,
  };
}

/** Sends the package, and records in the audit table who has asked for it. The given ids are kept. */
export async function exportRosterResults(context: SignedInContext, input: ExportInput): Promise<void> {
  const { app, db, actor, reply } = context;
  const { calendar_id, class_id } = input;
  const now = app.now();
  const timeZone = await readSetting(db, 'time_zone');
  const key = await readRosterKey(db);
  const term = await describeTerm(db, input, { key, now, timeZone });
  const classes = chooseClasses(await roster.listClasses(db, calendar_id), class_id);
  const books = await listBooks(context, classes);
  await inTransaction(db, async (tx) => {
    await lockSettings(tx, ['roster_ids']);
    await keepGivenIds(tx, calendar_id, input);
    await recordAudit(tx, {
      at: now,
      actor_id: actor.id,
      action: 'marks.export',
      subject_kind: 'calendar',
      subject_id: calendar_id,
      ...(class_id !== undefined && { class_id, after: { class_id } }),
    });
  });
  const names = ['OneRoster', term.name, ...(class_id === undefined ? [] : classes.map(({ name }) => name))];
  const fileName = toPathName([...names, term.time.dayOf(now)].join(' '));
  await reply
    .type('application/zip')
    .headers({
      'content-disposition': buildDisposition(fileName, '.zip'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(createResultsZip(app, { books, term, manifest: writeManifest('E-Learning System', key) }));
}
