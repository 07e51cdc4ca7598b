import type { ApiReply } from '#contract/api.ts';
import {
  type CachedSpace,
  createCachedSpace,
  readCachedSpace,
} from '#server/features/spaces/cached-spaces.service.ts';
import {
  describeAll,
  describeSince,
  isNothing,
  listHistory,
  type TimedChange,
  type Viewer,
} from '#server/features/spaces/describe-space.ts';
import { withPeople } from '#server/features/spaces/named-people.service.ts';
import { packJson } from '#server/features/spaces/packs.service.ts';
import {
  decryptCursor,
  encryptCursor,
  type SpacePosition,
} from '#server/features/spaces/space-cursor.service.ts';
import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Reads a space completely or from a cursor on. */

/** A space for one authorized person. */
export type SpaceView = Viewer & {
  key: SpaceKey;
  /** Revision of `content`. */
  revisionId: number;
  /** False shows an empty space, for example feedback while marks are hidden. */
  isVisible: boolean;
};

export type SpaceReply = ApiReply<'GET /play/space'>;

/** From this number of items on, a compressed snapshot is shared by all viewers. */
const packedMin = 200;
/** The snapshot is replaced after this number of changes. */
const snapshotAgeMax = 500;

export async function readViewedSpace(app: App, { key, isVisible }: SpaceView): Promise<CachedSpace> {
  return isVisible ? readCachedSpace(app, key) : createCachedSpace();
}

/** Undefined if the cursor does not fit the space any more, so that the viewer needs everything. */
export async function findPosition(
  app: App,
  cachedSpace: CachedSpace,
  { key, revisionId }: SpaceView,
  cursor: string | undefined,
): Promise<SpacePosition | undefined> {
  const position = cursor === undefined ? undefined : await decryptCursor(app, key, cursor);
  const fits =
    position?.epoch === cachedSpace.epoch &&
    position.revision === revisionId &&
    position.change <= cachedSpace.last;
  return fits ? position : undefined;
}

export function cursorAt(
  app: App,
  cachedSpace: CachedSpace,
  { key, revisionId }: SpaceView,
): Promise<string> {
  return encryptCursor(app, key, {
    epoch: cachedSpace.epoch,
    revision: revisionId,
    change: cachedSpace.last,
  });
}

/** A recent compressed reply of all items. Only for spaces that show everybody the same. */
function packSnapshot(cachedSpace: CachedSpace, viewer: Viewer): NonNullable<CachedSpace['snapshot']> {
  const { snapshot } = cachedSpace;
  if (snapshot && cachedSpace.last - snapshot.change <= snapshotAgeMax) return snapshot;
  const packed = packJson(JSON.stringify(describeAll(cachedSpace, viewer).items));
  cachedSpace.snapshot = { change: cachedSpace.last, packed };
  return cachedSpace.snapshot;
}

async function describeFull(cachedSpace: CachedSpace, view: SpaceView) {
  if (view.space.show || cachedSpace.items.size < packedMin)
    return { packed: null, ...describeAll(cachedSpace, view) };
  const { change, packed } = packSnapshot(cachedSpace, view);
  const later = describeSince(cachedSpace, view, change);
  return { ...later, own: [], packed: await packed };
}

/** Everything, or the changes since the cursor. The cursor stays the same if nothing changed for this viewer. */
export async function readSpace(app: App, view: SpaceView, since: string | undefined): Promise<SpaceReply> {
  const cachedSpace = await readViewedSpace(app, view);
  const position = await findPosition(app, cachedSpace, view, since);
  const cursor = await cursorAt(app, cachedSpace, view);
  if (!position) {
    return { cursor, is_full: true, ...(await withPeople(app, view, await describeFull(cachedSpace, view))) };
  }
  const changes = describeSince(cachedSpace, view, position.change);
  const isSame = since !== undefined && isNothing(changes);
  const named = await withPeople(app, view, changes);
  return { ...named, cursor: isSame ? since : cursor, is_full: false, packed: null };
}

/** A page of the history, for replaying it. */
export async function readHistory(
  app: App,
  view: SpaceView,
  { after, limit }: { after: number; limit: number },
): Promise<{ changes: TimedChange[]; last: number }> {
  const cachedSpace = await readViewedSpace(app, view);
  return { changes: listHistory(cachedSpace, view, after, limit), last: cachedSpace.last };
}
