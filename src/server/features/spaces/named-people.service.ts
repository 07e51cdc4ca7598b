import { LRUCache } from 'lru-cache';
import type { ApiReply } from '#contract/api.ts';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Viewer } from '#server/features/spaces/describe-space.ts';
import { listNames } from '#server/features/spaces/named-people.repository.ts';
import type { App } from '#server/http/context.ts';

/** Names of the people in shown items. A viewer gets no other names, and none if `show` hides the author. */

type SpaceReply = ApiReply<'GET /play/space'>;
export type NamedPerson = NonNullable<SpaceReply['people']>[number];

/** Every change of a wall names its author to each watcher, so names are kept for a minute. */
const keptMs = 60_000;
const namesOfApp = new WeakMap<App, LRUCache<number, NamedPerson>>();

function namesOf(app: App): LRUCache<number, NamedPerson> {
  const known = namesOfApp.get(app);
  if (known) return known;
  const personCache = new LRUCache<number, NamedPerson>({ max: 5_000, ttl: keptMs });
  namesOfApp.set(app, personCache);
  return personCache;
}

async function readNames(app: App, ids: readonly number[]): Promise<NamedPerson[]> {
  const personById = namesOf(app);
  const people = ids.flatMap((id) => personById.get(id) ?? []);
  const found = new Set(people.map(({ user_id }) => user_id));
  for (const part of splitForStatements(ids.filter((id) => !found.has(id)))) {
    for (const person of await listNames(app.db, part)) {
      personById.set(person.user_id, person);
      people.push(person);
    }
  }
  return people;
}

/** Adds the people whom the items name, if the space's type names people; for teachers with their groups. */
export async function withPeople<T extends Pick<SpaceReply, 'items'>>(
  app: App,
  { space, groups }: Pick<Viewer, 'space' | 'groups'>,
  reply: T,
): Promise<T & { people?: NamedPerson[] }> {
  const { peopleIn } = space;
  if (!peopleIn) return reply;
  const ids = new Set(reply.items.flatMap(({ shown }) => peopleIn(shown)));
  if (ids.size === 0) return reply;
  const people = await readNames(app, [...ids]);
  const withGroups = people.map((person) => ({ ...person, group: groups?.get(person.user_id) ?? '' }));
  return { ...reply, people: groups ? withGroups : people };
}
