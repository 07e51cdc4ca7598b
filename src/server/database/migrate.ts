import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import * as first from '#server/database/migrations/2026-11-21-first.ts';
import * as mediaAndResources from '#server/database/migrations/2026-11-21-media-and-resources.ts';
import * as mediaUse from '#server/database/migrations/2026-11-21-media-use.ts';
import * as searchLists from '#server/database/migrations/2026-11-21-search-lists.ts';
import * as withdrawnResources from '#server/database/migrations/2026-11-21-withdrawn-resources.ts';
import * as storedSize from '#server/database/migrations/2026-11-22-stored-size.ts';
import * as wordBeginnings from '#server/database/migrations/2026-11-22-word-beginnings.ts';
import * as attemptEndings from '#server/database/migrations/2026-11-23-attempt-endings.ts';
import * as deletedAndPlaces from '#server/database/migrations/2026-11-23-deleted-and-places.ts';
import * as guessing from '#server/database/migrations/2026-11-23-guessing.ts';
import * as guests from '#server/database/migrations/2026-11-23-guests.ts';
import * as heldTimes from '#server/database/migrations/2026-11-23-held-times.ts';
import * as sessionUse from '#server/database/migrations/2026-11-23-session-use.ts';
import * as uploadProgress from '#server/database/migrations/2026-11-23-upload-progress.ts';
import * as attemptChanges from '#server/database/migrations/2026-11-24-attempt-changes.ts';
import * as lastPlacing from '#server/database/migrations/2026-11-24-last-placing.ts';
import * as subjectEnglish from '#server/database/migrations/2026-11-24-subject-english.ts';
import * as todayAndNews from '#server/database/migrations/2026-11-24-today-and-news.ts';
import * as openedLately from '#server/database/migrations/2026-11-25-opened-lately.ts';
import * as subjectWords from '#server/database/migrations/2026-11-25-subject-words.ts';
import * as traces from '#server/database/migrations/2026-11-26-traces.ts';
import * as jobs from '#server/database/migrations/2026-11-27-jobs.ts';
import * as spaces from '#server/database/migrations/2026-11-27-spaces.ts';
import * as attemptMembers from '#server/database/migrations/2026-11-28-attempt-members.ts';
import * as markSteps from '#server/database/migrations/2026-11-28-mark-steps.ts';
import * as selection from '#server/database/migrations/2026-11-29-selection.ts';
import * as studentFiles from '#server/database/migrations/2026-11-29-student-files.ts';
import * as audit from '#server/database/migrations/2026-11-30-audit.ts';
import * as groups from '#server/database/migrations/2026-11-30-groups.ts';
import * as exceptions from '#server/database/migrations/2026-12-01-exceptions.ts';
import * as marking from '#server/database/migrations/2026-12-01-marking.ts';
import * as targets from '#server/database/migrations/2026-12-02-targets.ts';
import * as reopened from '#server/database/migrations/2026-12-03-reopened.ts';
import * as spaceFiles from '#server/database/migrations/2026-12-03-space-files.ts';
import * as liveTickets from '#server/database/migrations/2026-12-04-live-tickets.ts';
import * as sessionBrowser from '#server/database/migrations/2026-12-05-session-browser.ts';
import * as ownSchool from '#server/database/migrations/2026-12-06-own-school.ts';
import * as auditSearch from '#server/database/migrations/2026-12-07-audit-search.ts';
import * as people from '#server/database/migrations/2026-12-08-people.ts';
import * as terms from '#server/database/migrations/2026-12-09-terms.ts';
import * as importDraft from '#server/database/migrations/2026-12-11-import-draft.ts';
import * as auditKept from '#server/database/migrations/2026-12-12-audit-kept.ts';
import * as erasedPeople from '#server/database/migrations/2026-12-13-erased-people.ts';
import * as passwordResets from '#server/database/migrations/2026-12-14-password-resets.ts';
import * as madeByPerson from '#server/database/migrations/2026-12-15-made-by-person.ts';
import * as peopleCounted from '#server/database/migrations/2026-12-16-people-counted.ts';
import * as removedFiles from '#server/database/migrations/2026-12-17-removed-files.ts';
import * as draftEditors from '#server/database/migrations/2026-12-18-draft-editors.ts';
import * as spaceBudgets from '#server/database/migrations/2026-12-19-space-budgets.ts';
import * as typeSettings from '#server/database/migrations/2026-12-19-type-settings.ts';
import * as questionBank from '#server/database/migrations/2026-12-20-question-bank.ts';
import * as bankChanges from '#server/database/migrations/2026-12-21-bank-changes.ts';
import * as questionResults from '#server/database/migrations/2026-12-22-question-results.ts';
import * as corrections from '#server/database/migrations/2026-12-23-corrections.ts';
import * as drawnAnswers from '#server/database/migrations/2026-12-24-drawn-answers.ts';
import * as poolIndex from '#server/database/migrations/2026-12-24-pool-index.ts';
import * as filePages from '#server/database/migrations/2026-12-25-file-pages.ts';
import * as lateHours from '#server/database/migrations/2026-12-26-late-hours.ts';
import * as activityImports from '#server/database/migrations/2026-12-27-activity-imports.ts';
import * as markBook from '#server/database/migrations/2026-12-28-mark-book.ts';
import * as messages from '#server/database/migrations/2026-12-29-messages.ts';
import * as reportLinks from '#server/database/migrations/2026-12-30-report-links.ts';
import * as statements from '#server/database/migrations/2026-12-31-statements.ts';
import * as seenNeeds from '#server/database/migrations/2027-01-01-seen-needs.ts';
import * as activityCopies from '#server/database/migrations/2027-01-05-activity-copies.ts';
import * as statementEvents from '#server/database/migrations/2027-01-06-statement-events.ts';

type MigrationModule = { up: (db: never, parts: DialectParts) => Promise<void> };

/** Run in the order of their names, which never change once they are released. A test compares them with the folder. */
export const migrations: Record<string, MigrationModule> = {
  '2026-11-21-first': first,
  '2026-11-21-media-and-resources': mediaAndResources,
  '2026-11-21-media-use': mediaUse,
  '2026-11-21-search-lists': searchLists,
  '2026-11-21-withdrawn-resources': withdrawnResources,
  '2026-11-22-stored-size': storedSize,
  '2026-11-22-word-beginnings': wordBeginnings,
  '2026-11-23-attempt-endings': attemptEndings,
  '2026-11-23-deleted-and-places': deletedAndPlaces,
  '2026-11-23-guessing': guessing,
  '2026-11-23-guests': guests,
  '2026-11-23-session-use': sessionUse,
  '2026-11-23-held-times': heldTimes,
  '2026-11-23-upload-progress': uploadProgress,
  '2026-11-24-attempt-changes': attemptChanges,
  '2026-11-24-last-placing': lastPlacing,
  '2026-11-24-subject-english': subjectEnglish,
  '2026-11-24-today-and-news': todayAndNews,
  '2026-11-25-opened-lately': openedLately,
  '2026-11-25-subject-words': subjectWords,
  '2026-11-26-traces': traces,
  '2026-11-27-jobs': jobs,
  '2026-11-27-spaces': spaces,
  '2026-11-28-attempt-members': attemptMembers,
  '2026-11-28-mark-steps': markSteps,
  '2026-11-29-selection': selection,
  '2026-11-29-student-files': studentFiles,
  '2026-11-30-audit': audit,
  '2026-11-30-groups': groups,
  '2026-12-01-exceptions': exceptions,
  '2026-12-01-marking': marking,
  '2026-12-02-targets': targets,
  '2026-12-03-reopened': reopened,
  '2026-12-03-space-files': spaceFiles,
  '2026-12-04-live-tickets': liveTickets,
  '2026-12-05-session-browser': sessionBrowser,
  '2026-12-06-own-school': ownSchool,
  '2026-12-07-audit-search': auditSearch,
  '2026-12-08-people': people,
  '2026-12-09-terms': terms,
  '2026-12-11-import-draft': importDraft,
  '2026-12-12-audit-kept': auditKept,
  '2026-12-13-erased-people': erasedPeople,
  '2026-12-14-password-resets': passwordResets,
  '2026-12-15-made-by-person': madeByPerson,
  '2026-12-16-people-counted': peopleCounted,
  '2026-12-17-removed-files': removedFiles,
  '2026-12-18-draft-editors': draftEditors,
  '2026-12-19-space-budgets': spaceBudgets,
  '2026-12-19-type-settings': typeSettings,
  '2026-12-20-question-bank': questionBank,
  '2026-12-21-bank-changes': bankChanges,
  '2026-12-22-question-results': questionResults,
  '2026-12-23-corrections': corrections,
  '2026-12-24-drawn-answers': drawnAnswers,
  '2026-12-24-pool-index': poolIndex,
  '2026-12-25-file-pages': filePages,
  '2026-12-26-late-hours': lateHours,
  '2026-12-27-activity-imports': activityImports,
  '2026-12-28-mark-book': markBook,
  '2026-12-29-messages': messages,
  '2026-12-30-report-links': reportLinks,
  '2026-12-31-statements': statements,
  '2027-01-01-seen-needs': seenNeeds,
  '2027-01-05-activity-copies': activityCopies,
  '2027-01-06-statement-events': statementEvents,
};

/**
 * Whether exactly these migrations have run. Kysely's own answer reads the catalogue of the database first, which takes
 * PostgreSQL 50 ms.
 */
async function hasRunAll({ db, parts }: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.length === Object.keys(migrations).length && rows.every(({ name }) => name in migrations);
  } catch (error) {
    // A new database does not have the table yet.
    if (parts.findOutage(error) !== undefined) throw error;
    return false;
  }
}

/** Runs the missing migrations, up to one of them or all. Throws, without changing anything, if one fails. */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  if (upTo === undefined && (await hasRunAll(database))) return;
  const { db, parts } = database;
  const boundMigrations = Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
      name,
      { up: (connection) => up(connection as never, parts) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(boundMigrations) } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error) throw error;
}
