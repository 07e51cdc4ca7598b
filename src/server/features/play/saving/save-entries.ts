import type { SpacePerson } from '#activities/space.ts';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isOver } from '#contract/rules/deadline.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import type { Revision } from '#server/features/contents/revisions.service.ts';
import type { AttemptWithRules } from '#server/features/play/attempts/attempts.repository.ts';
import type { TaughtCourseware } from '#server/features/play/home/coursewares.repository.ts';
import {
  type SavedEntries,
  type SpaceWrite,
  saveEntries,
} from '#server/features/spaces/save-entries.service.ts';

/** Saves the space entries of a batch. */

export type EntrySave = ParsedInputOf<Api['POST /play/save']>['entries'][number];
export type SavedEntry = ApiReply<'POST /play/save'>['entries'][number];

/** Entries of one save with their spaces; `refused` if the person may not write to such a space. */
type PlacedEntry = { entry: EntrySave } & ({ write: SpaceWrite } | { refused: 'invalid' | 'not_allowed' });
export type PlacedEntries = readonly PlacedEntry[];

export const toPerson = ({ id, user_group }: Actor): SpacePerson => ({ user_id: id, role: user_group });

export const readControl = ({ control }: { control: string | null }): unknown =>
  control === null ? null : (JSON.parse(control) as unknown);

export function isWorking(attempt: AttemptWithRules, now: number): boolean {
  return attempt.state === 'in_progress' && !isOver(attempt.deadline_at, now);
}

type StudentPlace = {
  actor: Actor;
  attempt: AttemptWithRules;
  revision: Revision;
  /** Content of the courseware's current revision, for spaces of the whole courseware. */
  sharedContent: unknown;
  isLate: boolean;
  /** Whether the student may write to spaces of the whole courseware. */
  mayShare: boolean;
};

/** A student writes to spaces of the own attempt and of the whole courseware. */
export function placeStudentEntries(entries: readonly EntrySave[], student: StudentPlace): PlacedEntries {
  const { actor, attempt, revision, sharedContent, isLate, mayShare } = student;
  const control = readControl(attempt);
  return entries.map((entry): PlacedEntry => {
    const space = revision.model.work.spaces?.[entry.space];
    if (!space) return { entry, refused: 'invalid' };
    const isOwn = space.scope === 'attempt';
    if (space.scope === 'feedback' || !(isOwn || mayShare)) return { entry, refused: 'not_allowed' };
    const key = {
      courseware_id: attempt.courseware_id,
      attempt_id: isOwn ? attempt.id : null,
      name: entry.space,
    };
    const place = { space, content: isOwn ? revision.content : sharedContent, control };
    return { entry, write: { key, place, write: entry, writer: toPerson(actor), isLate } };
  });
}

type TeacherPlace = {
  actor: Actor;
  courseware: TaughtCourseware;
  /** The attempt that gets the feedback. */
  attemptId: number | null;
  revision: Revision;
};

/** A teacher writes to spaces of the whole courseware, and writes feedback on an attempt. */
export function placeTeacherEntries(entries: readonly EntrySave[], teacher: TeacherPlace): PlacedEntries {
  const { actor, courseware, attemptId, revision } = teacher;
  const control = readControl(courseware);
  return entries.map((entry): PlacedEntry => {
    const space = revision.model.work.spaces?.[entry.space];
    const isHere = space && (space.scope === 'courseware') === (attemptId === null);
    if (!isHere) return { entry, refused: 'invalid' };
    if (space.scope === 'attempt') return { entry, refused: 'not_allowed' };
    const key = { courseware_id: courseware.id, attempt_id: attemptId, name: entry.space };
    const place = { space, content: revision.content, control };
    return { entry, write: { key, place, write: entry, writer: toPerson(actor), isLate: false } };
  });
}

/** Stores the entries of many saves and returns the outcomes of each save in order. */
export async function storeEntries(
  tx: Db,
  saves: readonly PlacedEntries[],
  now: number,
): Promise<{ replies: SavedEntry[][]; changed: SavedEntries['changed'] }> {
  const writes = saves.flatMap((placed) => placed.flatMap((each) => ('write' in each ? [each.write] : [])));
  const { outcomes, changed } =
    writes.length > 0 ? await saveEntries(tx, writes, now) : { outcomes: [], changed: [] };
  const outcomeOf = new Map(writes.map((write, index) => [write, outcomes[index]]));
  const replies = saves.map((placed) =>
    placed.map((each): SavedEntry => {
      const { space, item } = each.entry;
      if ('refused' in each) return { space, item, result: each.refused };
      return { space, item, ...(outcomeOf.get(each.write) ?? { result: 'late' }) };
    }),
  );
  return { replies, changed };
}
