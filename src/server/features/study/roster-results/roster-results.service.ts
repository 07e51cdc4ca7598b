import { setImmediate } from 'node:timers/promises';
import type { Api, ApiReply } from '#contract/api.ts';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
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

type Counting = Pick<SignedInContext, 'app' | 'db'>;

/** So few that counting their works takes some milliseconds. */
const classesAtOnce = 25;

async function countWorks({ app, db }: Counting, classIds: readonly number[]) {
  const activities = [];
  const papers = [];
  for (let from = 0; from < classIds.length; from += classesAtOnce) {
    const ids = classIds.slice(from, from + classesAtOnce);
    activities.push(...(await roster.countActivities(db, ids, app.now())));
    papers.push(...(await roster.countPaperWorks(db, ids)));
    await setImmediate();
  }
  return { activities, papers };
}

async function countContents(context: Counting, classes: readonly ClassRow[]): Promise<Contents> {
  if (classes.length === 0) return countNothing;
  const { db } = context;
  const ids = classes.map(({ id }) => id);
  const students = await roster.countStudents(db, ids);
  const { activities, papers } = await countWorks(context, ids);
  const subjectNames = await roster.listSubjectNames(db);
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const activityCounts = activities.map(({ total }) => Math.min(total, bookedCoursewaresMax));
  return {
    student_count: students.total,
    students_without_id: students.without_id,
    work_count: sum([...activityCounts, ...papers.map(({ total }) => total)]),
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
async function* listBooks({ app, db }: Counting, classes: readonly ClassRow[]): AsyncIterable<RosterBook> {
  const subjectNames = await roster.listSubjectNames(db);
  for (const { id: class_id, name: class_name, source_id: class_source_id } of classes) {
    const activities = await roster.countActivities(db, [class_id], app.now());
    const papers = await roster.countPaperWorks(db, [class_id]);
    const subjectIds = new Set([...activities, ...papers].map(({ subject_id }) => subject_id));
    for (const subject_id of subjectIds) {
      const subject_name = subjectNames.get(subject_id) ?? '';
      yield { class_id, class_name, class_source_id, subject_id, subject_name };
    }
  }
}

type ExportInput = ParsedInputOf<Api['POST /admin/roster_results_export']>;

/** What the rows of the term have in common. */
async function describeTerm(
  { app, db }: Counting,
  { id, ends_at }: Row<'calendar'>,
  { school_id, term_id }: ExportInput,
): Promise<RosterTerm & { key: string }> {
  const timeZone = await readSetting(db, 'time_zone');
  const calendars = await listCalendars(db);
  const key = await readRosterKey(db);
  const makeId = createMakeId(key);
  const toDay = (time: number) => dayOf(time, timeZone);
  return {
    key,
    time: {
      now: app.now(),
      isPast: calendars.some((calendar) => calendar.id === id && calendar.is_past === 1),
      dayOf: toDay,
    },
    lastDay: toDay(ends_at),
    schoolId: school_id || makeId('school', 1),
    termId: term_id || makeId('term', id),
    makeId,
  };
}

/** Keeps the given ids, and records who has asked for the marks of what. */
async function recordExport({ db, actor }: SignedInContext, input: ExportInput, at: number): Promise<void> {
  const { calendar_id, class_id } = input;
  await inTransaction(db, async (tx) => {
    await lockSettings(tx, ['roster_ids']);
    await keepGivenIds(tx, calendar_id, input);
    await recordAudit(tx, {
      at,
      actor_id: actor.id,
      action: 'marks.export',
      subject_kind: 'calendar',
      subject_id: calendar_id,
      ...(class_id !== undefined && { class_id, after: { class_id } }),
    });
  });
}

/** Sends the package. */
export async function exportRosterResults(context: SignedInContext, input: ExportInput): Promise<void> {
  const { app, db, reply } = context;
  const { calendar_id, class_id } = input;
  const calendar = requireFound(await roster.findTerm(db, calendar_id));
  const classes = chooseClasses(await roster.listClasses(db, calendar_id), class_id);
  const { key, ...term } = await describeTerm(context, calendar, input);
  const { now, dayOf: toDay } = term.time;
  await recordExport(context, input, now);
  const classNames = class_id === undefined ? [] : classes.map(({ name }) => name);
  const fileName = toPathName(['OneRoster', calendar.name, ...classNames, toDay(now)].join(' '));
  const books = listBooks({ app, db: app.db }, classes);
  await reply
    .type('application/zip')
    .headers({
      'content-disposition': buildDisposition(fileName, '.zip'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(createResultsZip(app, { books, term, manifest: writeManifest('E-Learning System', key) }));
}
