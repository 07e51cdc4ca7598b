import type { SpacePerson } from '#activities/space.ts';
import type { ApiReply } from '#contract/api.ts';
import type { KnownSpace } from '#server/features/spaces/cached-spaces.service.ts';
import { describeAll, describeSince, isNothing } from '#server/features/spaces/describe-space.ts';
import {
  cursorAt,
  findPosition,
  type ReadPlace,
  readPlace,
} from '#server/features/spaces/read-space.service.ts';
import { keyOfSpace, type SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Passes on what happens in spaces, and what people tell they are doing, to those who watch them. */

export type SpaceMessage = NonNullable<ApiReply<'GET /play/spaces_live'>['space']>;

/** What happens within this time is one message. */
const gatherMs = 50;
/** Who is further behind asks for a reply instead, which is compressed. */
const behindMost = 1_000;
/** Longer than that nobody is taken to be there who has told nothing. */
const presenceMs = 60_000;

type Told = { by: SpacePerson; value: unknown; at: number };
type Watcher = {
  place: ReadPlace;
  /** What it has got; undefined: everything is to come. */
  at: { epoch: number; change: number } | undefined;
  isStarted: boolean;
  send: (message: SpaceMessage) => void;
};

/** One space with its watchers in this process. */
type Feed = {
  watchers: Set<Watcher>;
  /** By person; null in `value`: has gone. */
  present: Map<number, Told>;
  news: Map<number, Told>;
  timer: NodeJS.Timeout | undefined;
  isBusy: boolean;
  /** Something happened while it was busy. */
  isWanted: boolean;
  stop: () => void;
};

const feedsOfApp = new WeakMap<App, Map<string, Feed>>();

function feedsOf(app: App): Map<string, Feed> {
  const feeds = feedsOfApp.get(app) ?? new Map<string, Feed>();
  feedsOfApp.set(app, feeds);
  return feeds;
}

function listPresence({ place }: Watcher, told: Iterable<Told>): SpaceMessage['presence'] {
  const { space, person } = place;
  return [...told]
    .filter(({ by }) => by.user_id !== person.user_id && space.presence?.isSeenBy(person, by))
    .map(({ by, value }) => ({ user_id: by.user_id, value }));
}

type News = Feed['news'];

async function tell(app: App, feed: Feed, known: KnownSpace, news: News, watcher: Watcher): Promise<void> {
  const { place, at, send } = watcher;
  const isFull = at?.epoch !== known.epoch;
  const since = isFull ? 0 : at.change;
  const presence = listPresence(watcher, (watcher.isStarted ? news : feed.present).values());
  watcher.isStarted = true;
  const { attempt_id, name } = place.key;
  const head = { name, attempt_id, presence };
  if (known.last - since > behindMost) {
    const nothing = { items: [], gone: [], own: [], own_seq: 0 };
    send({ ...head, ...nothing, cursor: '', is_full: false, is_behind: true });
    feed.watchers.delete(watcher);
    return;
  }
  const changes = isFull ? describeAll(known, place) : describeSince(known, place, since);
  watcher.at = { epoch: known.epoch, change: known.last };
  if (!isFull && isNothing(changes) && presence.length === 0) return;
  send({ ...head, ...changes, cursor: await cursorAt(app, known, place), is_full: isFull, is_behind: false });
}

async function tellAll(app: App, feed: Feed, news: News): Promise<void> {
  const watchers = [...feed.watchers];
  const [first] = watchers;
  if (!first) return;
  const known = await readPlace(app, { ...first.place, isVisible: true });
  for (const watcher of watchers) await tell(app, feed, known, news, watcher);
}

function schedule(app: App, feed: Feed): void {
  feed.isWanted = true;
  if (feed.timer || feed.isBusy) return;
  feed.timer = setTimeout(() => {
    feed.timer = undefined;
    feed.isBusy = true;
    feed.isWanted = false;
    const { news } = feed;
    feed.news = new Map();
    void tellAll(app, feed, news)
      // A database that does not answer now is asked again with the next news.
      .catch(() => undefined)
      .finally(() => {
        feed.isBusy = false;
        if (feed.isWanted) schedule(app, feed);
      });
  }, gatherMs);
}

function openFeed(app: App, key: SpaceKey): Feed {
  const name = keyOfSpace(key);
  const feeds = feedsOf(app);
  const known = feeds.get(name);
  if (known) return known;
  const end = app.bus.subscribe('space', key.courseware_id, (message) => {
    if (message.attempt_id !== key.attempt_id || message.name !== key.name) return;
    note(feed, message.presence, app.now());
    schedule(app, feed);
  });
  const feed: Feed = {
    watchers: new Set(),
    present: new Map(),
    news: new Map(),
    timer: undefined,
    isBusy: false,
    isWanted: false,
    stop: () => {
      end();
      clearTimeout(feed.timer);
      feeds.delete(name);
    },
  };
  feeds.set(name, feed);
  return feed;
}

function note(feed: Feed, presence: Omit<Told, 'at'> | undefined, at: number): void {
  if (!presence) return;
  const told = { ...presence, at };
  feed.news.set(presence.by.user_id, told);
  if (presence.value === null) feed.present.delete(presence.by.user_id);
  else feed.present.set(presence.by.user_id, told);
  for (const [id, each] of feed.present) if (each.at < at - presenceMs) feed.present.delete(id);
}

/** Tells the others what somebody is doing; null: nothing any more. */
export function tellPresence(
  { bus }: App,
  { courseware_id, attempt_id, name }: SpaceKey,
  by: SpacePerson,
  value: unknown,
): void {
  bus.publish('space', courseware_id, { attempt_id, name, presence: { by, value } });
}

/** From `since` on, until the returned function is called. */
export async function watchSpace(
  app: App,
  place: ReadPlace,
  since: string | undefined,
  send: (message: SpaceMessage) => void,
): Promise<() => void> {
  const position = await findPosition(app, await readPlace(app, place), place, since);
  const watcher: Watcher = { place, at: position, isStarted: false, send };
  if (!place.isVisible) return () => undefined;
  const feed = openFeed(app, place.key);
  feed.watchers.add(watcher);
  schedule(app, feed);
  return () => {
    feed.watchers.delete(watcher);
    if (place.space.presence) tellPresence(app, place.key, place.person, null);
    if (feed.watchers.size === 0) feed.stop();
  };
}
