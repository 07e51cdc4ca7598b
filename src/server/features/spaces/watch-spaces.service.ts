import type { SpacePerson } from '#activities/space.ts';
import type { LiveMessage } from '#contract/live.ts';
import type { CachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import { describeAll, describeSince, isNothing } from '#server/features/spaces/describe-space.ts';
import { withPeople } from '#server/features/spaces/named-people.service.ts';
import {
  cursorAt,
  findPosition,
  readViewedSpace,
  type SpaceView,
} from '#server/features/spaces/read-space.service.ts';
import { keyOfSpace, type SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Sends changes of spaces and the presence of people in them to all watchers. */

export type SpaceNews = Extract<LiveMessage, { kind: 'space' }>['space'];

/** Changes within this time are sent in one message. */
const gatherMs = 50;
/** A watcher with more missing changes than this must read the space again; that reply is compressed. */
const behindMax = 1_000;
/** A person who sends no presence for this long counts as absent. */
const presenceMs = 60_000;

type Presence = { by: SpacePerson; value: unknown; at: number };
type PresenceById = Map<number, Presence>;
type Watcher = {
  view: SpaceView;
  /** The last sent change; undefined: nothing was sent yet. */
  at: { epoch: number; change: number } | undefined;
  isStarted: boolean;
  send: (message: SpaceNews) => void;
};

/** A space with its watchers in this process. */
type Feed = {
  watchers: Set<Watcher>;
  /** All people who are present, by user id. */
  present: PresenceById;
  /** Presence that was not sent yet, by person; a `value` of null: the person has left. */
  unsent: PresenceById;
  timer: NodeJS.Timeout | undefined;
  isBusy: boolean;
  /** True if something changed while messages were being sent. */
  isWanted: boolean;
  stop: () => void;
};

const feedsOfApp = new WeakMap<App, Map<string, Feed>>();

function feedsOf(app: App): Map<string, Feed> {
  const feeds = feedsOfApp.get(app) ?? new Map<string, Feed>();
  feedsOfApp.set(app, feeds);
  return feeds;
}

function listPresence({ view }: Watcher, people: Iterable<Presence>): SpaceNews['presence'] {
  const { space, person } = view;
  return [...people]
    .filter(({ by }) => by.user_id !== person.user_id && space.presence?.isSeenBy(person, by))
    .map(({ by, value }) => ({ user_id: by.user_id, value }));
}

async function sendTo(
  app: App,
  feed: Feed,
  cachedSpace: CachedSpace,
  unsent: PresenceById,
  watcher: Watcher,
): Promise<void> {
  const { view, at, send } = watcher;
  const isFull = at?.epoch !== cachedSpace.epoch;
  const since = isFull ? 0 : at.change;
  const presence = listPresence(watcher, (watcher.isStarted ? unsent : feed.present).values());
  watcher.isStarted = true;
  const { attempt_id, name } = view.key;
  const head = { name, attempt_id, presence };
  if (cachedSpace.last - since > behindMax) {
    const nothing = { items: [], gone: [], own: [], own_seq: 0 };
    send({ ...head, ...nothing, cursor: '', is_full: false, is_behind: true });
    feed.watchers.delete(watcher);
    return;
  }
  const changes = isFull ? describeAll(cachedSpace, view) : describeSince(cachedSpace, view, since);
  watcher.at = { epoch: cachedSpace.epoch, change: cachedSpace.last };
  if (!isFull && isNothing(changes) && presence.length === 0) return;
  const named = await withPeople(app, view, changes);
  send({
    ...head,
    ...named,
    cursor: await cursorAt(app, cachedSpace, view),
    is_full: isFull,
    is_behind: false,
  });
}

async function sendToAll(app: App, feed: Feed, unsent: PresenceById): Promise<void> {
  const watchers = [...feed.watchers];
  const [first] = watchers;
  if (!first) return;
  const known = await readViewedSpace(app, { ...first.view, isVisible: true });
  for (const watcher of watchers) await sendTo(app, feed, known, unsent, watcher);
}

function schedule(app: App, feed: Feed): void {
  feed.isWanted = true;
  if (feed.timer || feed.isBusy) return;
  feed.timer = setTimeout(() => {
    feed.timer = undefined;
    feed.isBusy = true;
    feed.isWanted = false;
    const { unsent } = feed;
    feed.unsent = new Map();
    void sendToAll(app, feed, unsent)
      // After a database error, the next change tries again.
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
    recordPresence(feed, message.presence, app.now());
    schedule(app, feed);
  });
  const feed: Feed = {
    watchers: new Set(),
    present: new Map(),
    unsent: new Map(),
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

function recordPresence(feed: Feed, presence: Omit<Presence, 'at'> | undefined, at: number): void {
  if (!presence) return;
  const known = { ...presence, at };
  feed.unsent.set(presence.by.user_id, known);
  if (presence.value === null) feed.present.delete(presence.by.user_id);
  else feed.present.set(presence.by.user_id, known);
  for (const [id, each] of feed.present) if (each.at < at - presenceMs) feed.present.delete(id);
}

/** Sends a person's presence to the other watchers; null means that the person has left. */
export function publishPresence(
  { bus }: App,
  { courseware_id, attempt_id, name }: SpaceKey,
  by: SpacePerson,
  value: unknown,
): void {
  bus.publish('space', courseware_id, { attempt_id, name, presence: { by, value } });
}

export type SpaceWatch = {
  stop: () => void;
  /** Sends everything again if the view has another revision. */
  replaceView: (view: SpaceView) => void;
};

/** Sends all changes of a space after the cursor `since`. */
export async function watchSpace(
  app: App,
  view: SpaceView,
  since: string | undefined,
  send: (message: SpaceNews) => void,
): Promise<SpaceWatch> {
  if (!view.isVisible) return { stop: () => undefined, replaceView: () => undefined };
  const position = await findPosition(app, await readViewedSpace(app, view), view, since);
  const watcher: Watcher = { view, at: position, isStarted: false, send };
  const feed = openFeed(app, view.key);
  feed.watchers.add(watcher);
  schedule(app, feed);
  return {
    stop: () => {
      feed.watchers.delete(watcher);
      if (view.space.presence) publishPresence(app, view.key, view.person, null);
      if (feed.watchers.size === 0) feed.stop();
    },
    replaceView: (next) => {
      if (next.revisionId === watcher.view.revisionId) return;
      Object.assign(watcher, { view: next, at: undefined });
      schedule(app, feed);
    },
  };
}
