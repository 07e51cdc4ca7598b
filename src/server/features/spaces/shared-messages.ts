import type { LiveMessage } from '#contract/live.ts';
import type { App } from '#server/app.ts';
import {
  type CachedSpace,
  listChangedItemIds,
  listItemChanges,
} from '#server/features/spaces/cached-spaces.service.ts';
import {
  describeItemSince,
  findMaxOwnSeq,
  type ItemChange,
  listOwnSeqs,
} from '#server/features/spaces/describe-space.ts';
import { type NamedPerson, readNamedPeople } from '#server/features/spaces/named-people.service.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import { createCursor } from '#server/features/spaces/space-cursor.service.ts';

/**
 * Writes the messages to all watchers of a space, each text once for all who see the same. Whoever wrote nothing into the
 * changed items sees what anybody of the same role sees (`show` of a space promises it), so that a class that posts at
 * once costs each card about once and not once for every page.
 */

export type SpaceUpdate = Extract<LiveMessage, { kind: 'space' }>['space'];

/** A watcher's changes as JSON without the braces, and whether there are none. */
type WrittenChanges = { fields: string; isEmpty: boolean };

/** An item as JSON, with the ids of the people whom it names. */
type WrittenItem = { id: string; json: string | undefined; isGone: boolean; people: readonly number[] };

/** Watchers who know the same changes and see the same, apart from what they wrote themselves. */
type WatcherGroup = {
  view: SpaceView;
  /** Undefined: everything is sent. */
  since: number | undefined;
  ids: readonly string[];
  idsByWriter: ReadonlyMap<number, ReadonlySet<string>>;
  commonItems: ReadonlyMap<string, WrittenItem>;
  writtenByReader: Map<string, WrittenChanges>;
};

/** Nobody has this id. */
const stranger = 0;

export type MessageWriter = {
  /**
   * The message to a watcher who knows the changes up to `since`, or nothing of this epoch if it is undefined.
   * `presentPeople`: those with presence whose names the watcher lacks. Undefined: there is nothing to tell.
   */
  write: (
    view: SpaceView,
    since: number | undefined,
    presence: SpaceUpdate['presence'],
    presentPeople?: readonly NamedPerson[],
  ) => Promise<string | undefined>;
};

function collectIdsByWriter(space: CachedSpace, ids: readonly string[]): Map<number, Set<string>> {
  const idsByWriter = new Map<number, Set<string>>();
  for (const id of ids)
    for (const { by } of listItemChanges(space, id)) {
      const known = idsByWriter.get(by.user_id);
      if (known) known.add(id);
      else idsByWriter.set(by.user_id, new Set([id]));
    }
  return idsByWriter;
}

function writeItem({ space }: SpaceView, id: string, { item, isGone }: ItemChange): WrittenItem {
  return {
    id,
    json: item && JSON.stringify(item),
    isGone,
    people: (item && space.listPeople?.(item.shown)) ?? [],
  };
}

function openGroup(cachedSpace: CachedSpace, view: SpaceView, since: number | undefined): WatcherGroup {
  const ids =
    since === undefined
      ? [...cachedSpace.log.changesByItem.keys()]
      : [...new Set(listChangedItemIds(cachedSpace, since))];
  const strangersView = { ...view, person: { ...view.person, user_id: stranger } };
  const commonItems = new Map(
    ids.map((id) => [id, writeItem(view, id, describeItemSince(cachedSpace, strangersView, id, since))]),
  );
  const idsByWriter = collectIdsByWriter(cachedSpace, ids);
  return { view, since, ids, idsByWriter, commonItems, writtenByReader: new Map() };
}

async function writeChanges(
  app: App,
  cachedSpace: CachedSpace,
  { since, ids, idsByWriter, commonItems }: WatcherGroup,
  view: SpaceView,
): Promise<WrittenChanges> {
  const { user_id } = view.person;
  const ownIds = idsByWriter.get(user_id);
  const items = ids.flatMap((id) =>
    ownIds?.has(id)
      ? writeItem(view, id, describeItemSince(cachedSpace, view, id, since))
      : (commonItems.get(id) ?? []),
  );
  const shownItems = items.flatMap(({ json }) => json ?? []);
  const gone = items.flatMap(({ id, isGone }) => (isGone ? [id] : []));
  const own =
    since === undefined
      ? []
      : [...(ownIds ?? [])].flatMap((id) =>
          listOwnSeqs(id, listItemChanges(cachedSpace, id), since, user_id),
        );
  const people = await readNamedPeople(app, view, new Set(items.flatMap((item) => item.people)));
  const fields = [
    `"items":[${shownItems.join()}]`,
    `"gone":${JSON.stringify(gone)}`,
    `"own":${JSON.stringify(own)}`,
    `"own_seq":${findMaxOwnSeq(cachedSpace, view)}`,
    ...(people ? [`"people":${JSON.stringify(people)}`] : []),
  ];
  const isEmpty = shownItems.length === 0 && gone.length === 0 && own.length === 0;
  return { fields: fields.join(), isEmpty };
}

/** Writes the messages about one state of a space. */
export function createMessageWriter(app: App, cachedSpace: CachedSpace): MessageWriter {
  const groups: WatcherGroup[] = [];
  const cursorByRevision = new Map<number, string>();
  const findGroup = (view: SpaceView, since: number | undefined): WatcherGroup => {
    const knownGroup = groups.find(
      (group) =>
        group.since === since &&
        group.view.person.role === view.person.role &&
        group.view.space === view.space &&
        group.view.content === view.content &&
        group.view.groups === view.groups,
    );
    if (knownGroup) return knownGroup;
    const group = openGroup(cachedSpace, view, since);
    groups.push(group);
    return group;
  };
  const findChanges = async (view: SpaceView, since: number | undefined): Promise<WrittenChanges> => {
    const group = findGroup(view, since);
    const { user_id } = view.person;
    const reader = group.idsByWriter.has(user_id)
      ? `writer ${user_id}`
      : `reader ${findMaxOwnSeq(cachedSpace, view)}`;
    const known = group.writtenByReader.get(reader);
    if (known) return known;
    const written = await writeChanges(app, cachedSpace, group, view);
    group.writtenByReader.set(reader, written);
    return written;
  };
  const findCursor = async (view: SpaceView): Promise<string> => {
    const cursor = cursorByRevision.get(view.revisionId) ?? (await createCursor(app, cachedSpace, view));
    cursorByRevision.set(view.revisionId, cursor);
    return cursor;
  };
  return {
    write: async (view, since, presence, presentPeople) => {
      const { fields, isEmpty } = await findChanges(view, since);
      if (since !== undefined && isEmpty && presence.length === 0) return undefined;
      const { attempt_id, name } = view.key;
      const cursor = await findCursor(view);
      const others = {
        name,
        attempt_id,
        presence,
        present_people: presentPeople,
        cursor,
        is_behind: false,
      };
      const isFull = since === undefined;
      return `{"kind":"space","space":{${fields},"is_full":${isFull},${JSON.stringify(others).slice(1)}}`;
    },
  };
}

/** The message to a watcher who must read the space by a call, whose reply is compressed. */
export function writeBehindMessage({ key }: SpaceView, presence: SpaceUpdate['presence']): string {
  const { attempt_id, name } = key;
  const noChanges = { items: [], gone: [], own: [], own_seq: 0 };
  const space = { name, attempt_id, presence, ...noChanges, cursor: '', is_full: false, is_behind: true };
  return JSON.stringify({ kind: 'space', space } satisfies LiveMessage);
}
