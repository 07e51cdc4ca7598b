import { LRUCache } from 'lru-cache';
import type { ApiReply } from '#contract/api.ts';
import type { App } from '#server/app.ts';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Viewer } from '#server/features/spaces/describe-space.ts';
import { listPeopleNames } from '#server/features/spaces/named-people.repository.ts';
import { perApp } from '#server/per-app.ts';

/** Names of the people in shown items. A viewer gets no other names, and none if `show` hides the author. */

type SpaceReply = ApiReply<'GET /play/space'>;
export type NamedPerson = NonNullable<SpaceReply['people']>[number];

/** Names are cached for a minute, because every change of a card wall sends its author's name to each watcher. */
const namesCacheMs = 60_000;
const getNamesCache = perApp(
  (_app: App) => new LRUCache<number, NamedPerson>({ max: 5_000, ttl: namesCacheMs }),
);

async function readNames(app: App, ids: readonly number[]): Promise<NamedPerson[]> {
  const namesCache = getNamesCache(app);
  const people = ids.flatMap((id) => namesCache.get(id) ?? []);
  const cachedIds = new Set(people.map(({ user_id }) => user_id));
  for (const part of splitForStatements(ids.filter((id) => !cachedIds.has(id)))) {
    for (const person of await listPeopleNames(app.db, part)) {
      namesCache.set(person.user_id, person);
      people.push(person);
    }
  }
  return people;
}

/** The people with these ids; undefined if there are none. Teachers get their groups as well. */
export async function readNamedPeople(
  app: App,
  { groups }: Pick<Viewer, 'groups'>,
  ids: ReadonlySet<number>,
): Promise<NamedPerson[] | undefined> {
  if (ids.size === 0) return undefined;
  const people = await readNames(app, [...ids]);
  return groups ? people.map((person) => ({ ...person, group: groups.get(person.user_id) ?? '' })) : people;
}

/**
 * Adds the people whom the items and other, packed ones name, if the space's type names people. Teachers get their groups
 * as well.
 */
export async function addPeople<T extends Pick<SpaceReply, 'items'>>(
  app: App,
  viewer: Pick<Viewer, 'space' | 'groups'>,
  reply: T,
  packedPeople: readonly number[] = [],
): Promise<T & { people?: NamedPerson[] }> {
  const { listPeople } = viewer.space;
  if (!listPeople) return reply;
  const ids = new Set([...packedPeople, ...reply.items.flatMap(({ shown }) => listPeople(shown))]);
  const people = await readNamedPeople(app, viewer, ids);
  return people ? { ...reply, people } : reply;
}
