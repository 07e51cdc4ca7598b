import type { Api, ApiReply } from '#contract/api.ts';
import { findOwn } from '#contract/find-own.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isDeadlineOver } from '#contract/rules/deadline.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import type { SpaceCourseware } from '#server/features/attempts/rows/courseware-rules.repository.ts';
import { readControl, toPerson } from '#server/features/attempts/rules/space-facts.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import {
  type SavedEntries,
  type SpaceWrite,
  saveEntries,
} from '#server/features/spaces/save-entries.service.ts';

/** Saves the space entries of a batch: places those of students and of teachers in their spaces, and stores them. */

export type EntrySave = ParsedInputOf<Api['POST /play/save']>['entries'][number];

/** An entry with the write to its space, or `refused` if the person may not write to it. */
type PlacedEntry = { entry: EntrySave } & ({ write: SpaceWrite } | { refused: 'invalid' | 'not_allowed' });
export type PlacedEntries = readonly PlacedEntry[];

type StudentWriter = {
  actor: Actor;
  attempt: AttemptWithRules;
  revision: Revision;
  /** Content of the courseware's current revision, for spaces of the whole courseware. */
  sharedContent: unknown;
  isLate: boolean;
  /** Whether the answer to a question cannot be changed any more. */
  isQuestionClosed: (questionId: string) => boolean;
  /** Whether the student may write to spaces of the whole courseware. */
  mayShare: boolean;
};

/** Assigns a student's entries to their spaces: those of the own attempt, and those of the whole courseware. */
export function placeStudentEntries(entries: readonly EntrySave[], student: StudentWriter): PlacedEntries {
  const { actor, attempt, revision, sharedContent, isLate, isQuestionClosed, mayShare } = student;
  const control = readControl(attempt);
  const commonWrite = { writer: toPerson(actor), isGuest: actor.guest_courseware_id !== null, isLate };
  return entries.map((entry): PlacedEntry => {
    const space = findOwn(revision.model.work.spaces, entry.space);
    if (!space) return { entry, refused: 'invalid' };
    const isOwnSpace = space.scope === 'attempt';
    if (space.scope === 'feedback' || !(isOwnSpace || mayShare)) return { entry, refused: 'not_allowed' };
    const key = {
      courseware_id: attempt.courseware_id,
      attempt_id: isOwnSpace ? attempt.id : null,
      name: entry.space,
    };
    const rules = {
      space,
      content: isOwnSpace ? revision.content : sharedContent,
      control,
      attemptId: key.attempt_id ?? undefined,
    };
    const write = { ...commonWrite, key, rules, entryWrite: entry };
    return { entry, write: isOwnSpace ? { ...write, isQuestionClosed } : write };
  });
}

type TeacherWriter = {
  actor: Actor;
  courseware: SpaceCourseware;
  /** The attempt that gets the feedback; null for spaces of the whole courseware. */
  attemptId: number | null;
  revision: Revision;
};

/** Assigns a teacher's entries to their spaces: those of the whole courseware, or feedback on one attempt. */
export function placeTeacherEntries(entries: readonly EntrySave[], teacher: TeacherWriter): PlacedEntries {
  const { actor, courseware, attemptId, revision } = teacher;
  const control = readControl(courseware);
  const commonWrite = { writer: toPerson(actor), isGuest: false, isLate: false };
  return entries.map((entry): PlacedEntry => {
    const space = findOwn(revision.model.work.spaces, entry.space);
    const isInScope = space && (space.scope === 'courseware') === (attemptId === null);
    if (!isInScope) return { entry, refused: 'invalid' };
    if (space.scope === 'attempt') return { entry, refused: 'not_allowed' };
    const key = { courseware_id: courseware.id, attempt_id: attemptId, name: entry.space };
    const rules = { space, content: revision.content, control, attemptId: attemptId ?? undefined };
    return { entry, write: { ...commonWrite, key, rules, entryWrite: entry } };
  });
}

export type SavedEntry = ApiReply<'POST /play/save'>['entries'][number];

/** Whether the attempt is in progress and its deadline is not over. */
export function areAnswersAccepted(attempt: AttemptWithRules, now: number): boolean {
  return attempt.state === 'in_progress' && !isDeadlineOver(attempt.deadline_at, now);
}

/** Stores the entries of many saves and returns the outcomes of each save in order. */
export async function storeEntries(
  tx: Db,
  saves: readonly PlacedEntries[],
  now: number,
): Promise<Omit<SavedEntries, 'outcomes'> & { replies: SavedEntry[][] }> {
  const writes = saves.flatMap((placed) => placed.flatMap((each) => ('write' in each ? [each.write] : [])));
  const { outcomes, ...saved } =
    writes.length > 0 ? await saveEntries(tx, writes, now) : { outcomes: [], changed: [], drawnSteps: [] };
  const outcomeByWrite = new Map(writes.map((write, index) => [write, outcomes[index]]));
  const replies = saves.map((placed) =>
    placed.map((placedEntry): SavedEntry => {
      const { space, item } = placedEntry.entry;
      if ('refused' in placedEntry) return { space, item, result: placedEntry.refused };
      return { space, item, ...(outcomeByWrite.get(placedEntry.write) ?? { result: 'late' }) };
    }),
  );
  return { ...saved, replies };
}
