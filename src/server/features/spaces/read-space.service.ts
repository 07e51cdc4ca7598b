import type { ApiReply } from '#contract/api.ts';
import { createKnown, type KnownSpace, readKnown } from '#server/features/spaces/cached-spaces.service.ts';
import {
  describeAll,
  describeSince,
  isNothing,
  listHistory,
  type TimedChange,
  type Viewer,
} from '#server/features/spaces/describe-space.ts';
import { packJson } from '#server/features/spaces/packs.service.ts';
import { openCursor, type SpacePosition, sealCursor } from '#server/features/spaces/space-cursor.service.ts';
import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Opening a space and catching up with it. */

/** A space as one person reads it; the policy has let them in. */
export type ReadPlace = Viewer & {
  key: SpaceKey;
  /** Of the content. */
  revisionId: number;
  /** False: not yet, as feedback before marks may be seen. It is empty then. */
  isVisible: boolean;
};

export type SpaceReply = ApiReply<'GET /play/space'>;

/** From so many items on an opening is compressed once for all who open it. */
const packedLeast = 200;
/** So many changes later it is made anew. */
const packedStale = 500;

export async function readPlace(app: App, { key, isVisible }: ReadPlace): Promise<KnownSpace> {
  return isVisible ? readKnown(app, key) : createKnown();
}

/** Undefined where the cursor is of another time: its owner needs everything. */
export async function findPosition(
  app: App,
  known: KnownSpace,
  { key, revisionId }: ReadPlace,
  cursor: string | undefined,
): Promise<SpacePosition | undefined> {
  const position = cursor === undefined ? undefined : await openCursor(app, key, cursor);
  const fits =
    position?.epoch === known.epoch && position.revision === revisionId && position.change <= known.last;
  return fits ? position : undefined;
}

export function cursorAt(app: App, known: KnownSpace, { key, revisionId }: ReadPlace): Promise<string> {
  return sealCursor(app, key, { epoch: known.epoch, revision: revisionId, change: known.last });
}

/** All items as of a change not long ago. The same for everybody, so only of spaces that hide nothing. */
function packOpening(known: KnownSpace, viewer: Viewer): NonNullable<KnownSpace['opening']> {
  const { opening } = known;
  if (opening && known.last - opening.change <= packedStale) return opening;
  const packed = packJson(JSON.stringify(describeAll(known, viewer).items));
  known.opening = { change: known.last, packed };
  return known.opening;
}

async function describeFull(known: KnownSpace, place: ReadPlace) {
  if (place.space.show || known.items.size < packedLeast)
    return { packed: null, ...describeAll(known, place) };
  const { change, packed } = packOpening(known, place);
  const later = describeSince(known, place, change);
  return { ...later, own: [], packed: await packed };
}

/** Everything, or what changed since the cursor, which stays as it is where that is nothing for this viewer. */
export async function readSpace(app: App, place: ReadPlace, since: string | undefined): Promise<SpaceReply> {
  const known = await readPlace(app, place);
  const position = await findPosition(app, known, place, since);
  const cursor = await cursorAt(app, known, place);
  if (!position) return { cursor, is_full: true, ...(await describeFull(known, place)) };
  const changes = describeSince(known, place, position.change);
  const isSame = since !== undefined && isNothing(changes);
  return { ...changes, cursor: isSame ? since : cursor, is_full: false, packed: null };
}

/** Pages of what happened, for rewinding. */
export async function readHistory(
  app: App,
  place: ReadPlace,
  { after, limit }: { after: number; limit: number },
): Promise<{ changes: TimedChange[]; last: number }> {
  const known = await readPlace(app, place);
  return { changes: listHistory(known, place, after, limit), last: known.last };
}
