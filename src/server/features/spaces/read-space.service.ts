import type { ApiReply } from '#contract/api.ts';
import { isShownAlike } from '#form/space.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import {
  type CachedSpace,
  createCachedSpace,
  readCachedSpace,
} from '#server/features/spaces/cached-spaces.service.ts';
import {
  describeAllItems,
  describeChangesSince,
  hasNoChanges,
  listHistory,
  type Viewer,
} from '#server/features/spaces/describe-space.ts';
import { addPeople } from '#server/features/spaces/named-people.service.ts';
import { compressJson } from '#server/features/spaces/space-changes.service.ts';
import { createCursor, findCursorPosition } from '#server/features/spaces/space-cursor.service.ts';
import { listLastChanges, type SpaceKey } from '#server/features/spaces/spaces.repository.ts';

/** Reads a space completely or from a cursor on. */

/** A space for one authorized person. */
export type SpaceView = Viewer & {
  key: SpaceKey;
  /** Revision of `content`. */
  revisionId: number;
  /** If false, an empty space is shown, for example feedback while marks are hidden. */
  isVisible: boolean;
  /** Asked before each message to a page that was opened earlier; absent: what is visible stays so. */
  isStillVisible?: () => Promise<boolean>;
  /** Asked before presence is passed on; absent: the person may write there at any time. */
  mayBePresent?: () => Promise<boolean>;
};

export type SpaceReply = ApiReply<'GET /play/space'>;

/** From this number of items on, all viewers share one compressed snapshot. */
const packedItemsMin = 200;
/** The snapshot is replaced after this number of changes. */
const snapshotChangesMax = 500;

async function readViewedSpace(app: App, { key, isVisible }: SpaceView): Promise<CachedSpace> {
  return isVisible ? readCachedSpace(app, key) : createCachedSpace();
}

/**
 * A compressed list of all items, at most `snapshotChangesMax` changes old. Only for spaces where everybody sees the
 * same.
 */
function getPackedItems(cachedSpace: CachedSpace, viewer: Viewer) {
  const { log, lastChange: change } = cachedSpace;
  // Another reader may have packed later changes.
  const age = log.packed === undefined ? -1 : change - log.packed.change;
  if (log.packed && age >= 0 && age <= snapshotChangesMax) return log.packed;
  const { items: allItems } = describeAllItems(cachedSpace, viewer);
  const { listPeople } = viewer.space;
  const people = [...new Set(listPeople ? allItems.flatMap(({ shown }) => listPeople(shown)) : [])];
  const packed = { change, items: compressJson(JSON.stringify(allItems)), people };
  log.packed = packed;
  return packed;
}

async function describeFullSpace(app: App, cachedSpace: CachedSpace, view: SpaceView) {
  if (!isShownAlike(view.space) || cachedSpace.log.changesByItem.size < packedItemsMin)
    return addPeople(app, view, { packed: null, ...describeAllItems(cachedSpace, view) });
  const { change, items, people } = getPackedItems(cachedSpace, view);
  const laterChanges = describeChangesSince(cachedSpace, view, change);
  return addPeople(app, view, { ...laterChanges, own: [], packed: await items }, people);
}

/** Reads everything, or the changes since the cursor. Returns the same cursor if nothing changed for this viewer. */
export async function readSpace(app: App, view: SpaceView, since: string | undefined): Promise<SpaceReply> {
  const cachedSpace = await readViewedSpace(app, view);
  const position = await findCursorPosition(app, cachedSpace, view, since);
  const cursor = await createCursor(app, cachedSpace, view);
  if (!position) {
    return { cursor, is_full: true, ...(await describeFullSpace(app, cachedSpace, view)) };
  }
  const changes = describeChangesSince(cachedSpace, view, position.change);
  const isUnchanged = since !== undefined && hasNoChanges(changes);
  const replyWithPeople = await addPeople(app, view, changes);
  return { ...replyWithPeople, cursor: isUnchanged ? since : cursor, is_full: false, packed: null };
}

/** Number of the last change in each space of an attempt, by the space's name. */
export async function readLastChanges(db: Db, attemptId: number): Promise<Record<string, number>> {
  const spaces = await listLastChanges(db, attemptId);
  return Object.fromEntries(spaces.map(({ name, last_change }) => [name, last_change]));
}

const changesPerPage = 2_000;

/** Reads a page of the space's history, from the change after number `after` on, so that it can be replayed. */
export async function readHistory(
  app: App,
  view: SpaceView,
  after: number,
): Promise<ApiReply<'GET /study/space_history'>> {
  const cachedSpace = await readViewedSpace(app, view);
  const { lastChange: last } = cachedSpace;
  const changes = listHistory(cachedSpace, view, after, changesPerPage);
  return { changes, until: Math.min(last, after + changesPerPage), last };
}
