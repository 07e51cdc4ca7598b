import type { ApiReply } from '#contract/api.ts';
import { type Entry, foldItem, isShownAlike, type Space, type SpacePerson, showItem } from '#form/space.ts';
import {
  type CachedSpace,
  listChangedItemIds,
  listItemChanges,
  listItems,
} from '#server/features/spaces/cached-spaces.service.ts';
import type { Change } from '#server/features/spaces/space-changes.service.ts';

/** Describes a space for one viewer. Every entry passes the type's `show`. Pure. */

/** `groups`: names of the students' groups by user id, for teachers. */
export type Viewer = {
  person: SpacePerson;
  space: Space;
  content: unknown;
  groups?: ReadonlyMap<number, string>;
};

type SpaceReply = ApiReply<'GET /play/space'>;
export type SpaceChanges = Pick<SpaceReply, 'items' | 'gone' | 'own' | 'own_seq'>;

function describeItem(
  { space, person, content }: Viewer,
  id: string,
  changes: readonly Change[],
): SpaceReply['items'][number] | undefined {
  const item = foldItem(id, changes);
  const shownItem = item && showItem(space, item, person, content);
  if (!item || shownItem === null || shownItem === undefined) return undefined;
  // In a space that hides items, the numbers of changes would reveal that there are hidden ones.
  return { id, shown: shownItem, order: isShownAlike(space) ? item.foundingChange : null };
}

function wasShown(
  { space, person, content }: Viewer,
  id: string,
  changes: readonly Change[],
  upToChange: number,
) {
  const item = foldItem(id, changes, upToChange);
  return item !== undefined && showItem(space, item, person, content) !== null;
}

/** An item as the viewer sees it, or whether the viewer saw it before and no longer does. */
export type ItemChange = { item: SpaceReply['items'][number] | undefined; isGone: boolean };

/** `since`: the last change that the viewer knows; undefined if the viewer knows none. */
export function describeItemSince(
  cachedSpace: CachedSpace,
  viewer: Viewer,
  id: string,
  since: number | undefined,
): ItemChange {
  const changes = listItemChanges(cachedSpace, id);
  const item = describeItem(viewer, id, changes);
  return { item, isGone: !item && since !== undefined && wasShown(viewer, id, changes, since) };
}

/** The kinds of entries that the viewer wrote among these changes, each with its highest `seq`. */
export function listOwnSeqs(item: string, changes: readonly Change[], since: number, userId: number) {
  const seqByKind = new Map<string, number>();
  for (const { by, value, change, seq } of changes)
    if (change > since && by.user_id === userId) seqByKind.set(value.kind, seq);
  return [...seqByKind].map(([kind, seq]) => ({ item, kind, seq }));
}

export const findMaxOwnSeq = (cachedSpace: CachedSpace, { person }: Viewer): number =>
  cachedSpace.maxSeqByPerson.get(person.user_id) ?? 0;

export function describeAllItems(cachedSpace: CachedSpace, viewer: Viewer): SpaceChanges {
  const items = listItems(cachedSpace).flatMap(([id, changes]) => describeItem(viewer, id, changes) ?? []);
  return { items, gone: [], own: [], own_seq: findMaxOwnSeq(cachedSpace, viewer) };
}

/** Describes the changes after number `since`. `gone` lists only items that this viewer saw before. */
export function describeChangesSince(cachedSpace: CachedSpace, viewer: Viewer, since: number): SpaceChanges {
  const spaceChanges: SpaceChanges = {
    items: [],
    gone: [],
    own: [],
    own_seq: findMaxOwnSeq(cachedSpace, viewer),
  };
  for (const id of new Set(listChangedItemIds(cachedSpace, since))) {
    const { item, isGone } = describeItemSince(cachedSpace, viewer, id, since);
    if (item) spaceChanges.items.push(item);
    else if (isGone) spaceChanges.gone.push(id);
    const changes = listItemChanges(cachedSpace, id);
    spaceChanges.own.push(...listOwnSeqs(id, changes, since, viewer.person.user_id));
  }
  return spaceChanges;
}

export const hasNoChanges = ({ items, gone, own }: SpaceChanges): boolean =>
  items.length === 0 && gone.length === 0 && own.length === 0;

export type TimedChange = ApiReply<'GET /study/space_history'>['changes'][number];

/** Changes with author and time, of items that the viewer sees or saw at that time. */
export function listHistory(
  cachedSpace: CachedSpace,
  viewer: Viewer,
  afterChange: number,
  limit: number,
): TimedChange[] {
  const itemIds = listChangedItemIds(cachedSpace, afterChange).slice(0, limit);
  return itemIds.flatMap((id, index): TimedChange[] => {
    const change = afterChange + index + 1;
    const changes = listItemChanges(cachedSpace, id);
    const entry: Entry | undefined = changes.find((each) => each.change === change);
    if (!entry || !(wasShown(viewer, id, changes, change) || wasShown(viewer, id, changes, change - 1)))
      return [];
    const { by, value, at } = entry;
    return [{ change, item: id, by: by.user_id, by_teacher: by.role === 'teacher', value, at }];
  });
}
