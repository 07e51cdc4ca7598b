import { AppError, requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import type { Shelf, Thing } from '#server/features/exam/shelf/shelf.ts';
import * as things from '#server/features/exam/shelf/things.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Loads things, and refuses people who may not see or change them. */

export async function requireThing(
  context: SignedInContext,
  shelf: Shelf,
  id: number,
  action: 'see' | 'change',
): Promise<Thing> {
  const thing = requireFound(await things.findThing(context.db, shelf, id));
  await authorize(context, shelf[action], thing);
  return thing;
}

/** Things that the person may change, deleted ones included; refuses unless it is all of them. */
export async function requireOwnThings(
  context: SignedInContext,
  shelf: Shelf,
  ids: readonly number[],
): Promise<Thing[]> {
  const rows = await things.listRecords(context.db, shelf, ids);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) await authorize(context, shelf.change, requireFound(rowById.get(id)));
  return rows;
}

export async function requireVersion({ db }: SignedInContext, shelf: Shelf, id: number, number: number) {
  return requireFound(await things.findVersion(db, shelf, id, number));
}

/** The refusal of a save because somebody else has saved a newer version. */
export async function findNewerVersion(
  { db, lang }: SignedInContext,
  shelf: Shelf,
  id: number,
): Promise<AppError> {
  const thing = requireFound(await things.findThing(db, shelf, id));
  const version = requireFound(await things.findVersion(db, shelf, id, thing.number));
  return new AppError('newer_version', {
    name: formatColleagueName(version, lang),
    number: version.number,
  });
}
