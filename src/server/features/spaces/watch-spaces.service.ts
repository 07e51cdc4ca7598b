import { setImmediate } from 'node:timers/promises';
import type { SpacePerson } from '#form/space.ts';
import type { App } from '#server/app.ts';
import { type CachedSpace, readCachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import { type NamedPerson, readNamedPeople } from '#server/features/spaces/named-people.service.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import {
  createMessageWriter,
  type MessageWriter,
  type SpaceUpdate,
  writeBehindMessage,
} from '#server/features/spaces/shared-messages.ts';
import { findCursorPosition } from '#server/features/spaces/space-cursor.service.ts';
import { formatSpaceKey, type SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import { perApp } from '#server/per-app.ts';

/** Sends changes of spaces and the presence of people in them to all watchers. */

/** Sends a message of the kind `space`, as JSON. */
export type SendMessage = (message: string) => void;

/** Changes within this time are sent in one message. */
const collectMs = 50;
/** After a database error, whatever was not sent is tried again after this time. */
const retryMs = 1_000;
/** A watcher who lacks more changes than this must read the space by a call, whose reply is compressed. */
const missedChangesMax = 1_000;
/** After sending for this long, the server does its other work first. */
const sliceMs = 10;
/** A person who has sent no presence for this long counts as absent. */
const presenceExpiryMs = 60_000;

type Presence = { by: SpacePerson; value: unknown; at: number };
type PresenceByUser = Map<number, Presence>;
type Watcher = {
  view: SpaceView;
  /** The last change that was sent; undefined if nothing was sent yet. */
  lastSent: { epoch: number; change: number } | undefined;
  isStarted: boolean;
  /** People with presence whose names were sent. */
  namedIds: Set<number>;
  send: SendMessage;
};

/** A space with its watchers in this process. */
type Feed = {
  watchers: Set<Watcher>;
  /** Presence of all people who are in the space, by user id. */
  presenceByUser: PresenceByUser;
  /** Presence that was not sent yet, by user id. Its `value` is null if the person has left. */
  unsentPresence: PresenceByUser;
  timer: NodeJS.Timeout | undefined;
  /** True if the timer waits only because a message could not be made. */
  isRetrying: boolean;
  isSending: boolean;
  /** True if something changed while messages were being sent. */
  mustSendAgain: boolean;
  stop: () => void;
};

/** One state of a space on its way to all watchers. */
type Sending = {
  app: App;
  feed: Feed;
  cachedSpace: CachedSpace;
  unsentPresence: PresenceByUser;
  writer: MessageWriter;
};

const getFeeds = perApp((_app: App) => new Map<string, Feed>());

function listPresence({ view }: Watcher, people: Iterable<Presence>): SpaceUpdate['presence'] {
  const { space, person } = view;
  return [...people]
    .filter(({ by }) => by.user_id !== person.user_id && space.presence?.isSeenBy(person, by))
    .map(({ by, value }) => ({ user_id: by.user_id, value }));
}

/** The people whom the watcher sees and whose names were not sent yet. Presence does not wait for names. */
async function readUnnamed(
  app: App,
  { view, namedIds }: Watcher,
  presence: SpaceUpdate['presence'],
): Promise<NamedPerson[] | undefined> {
  if (!view.space.listPeople) return undefined;
  const unnamed = presence.filter(({ user_id, value }) => value !== null && !namedIds.has(user_id));
  return readNamedPeople(app, view, new Set(unnamed.map(({ user_id }) => user_id))).catch(() => undefined);
}

async function sendToWatcher(
  { app, feed, cachedSpace, unsentPresence, writer }: Sending,
  watcher: Watcher,
): Promise<void> {
  const { view, lastSent, send } = watcher;
  if (view.isStillVisible && !(await view.isStillVisible())) {
    feed.watchers.delete(watcher);
    return;
  }
  const since = lastSent?.epoch === cachedSpace.epoch ? lastSent.change : undefined;
  const presence = listPresence(watcher, (watcher.isStarted ? unsentPresence : feed.presenceByUser).values());
  if (cachedSpace.lastChange - (since ?? 0) > missedChangesMax) {
    send(writeBehindMessage(view, presence));
    feed.watchers.delete(watcher);
    return;
  }
  const presentPeople = await readUnnamed(app, watcher, presence);
  const message = await writer.write(view, since, presence, presentPeople);
  if (message !== undefined) {
    // The watcher may have stopped meanwhile. A replaced view has everything sent again.
    if (!feed.watchers.has(watcher) || watcher.view !== view) return;
    send(message);
    for (const { user_id } of presentPeople ?? []) watcher.namedIds.add(user_id);
  }
  watcher.isStarted = true;
  watcher.lastSent = { epoch: cachedSpace.epoch, change: cachedSpace.lastChange };
}

/** Sends to all watchers, each for itself. False if the database failed for one of them. */
async function sendToWatchers(app: App, feed: Feed, unsentPresence: PresenceByUser): Promise<boolean> {
  const watchers = [...feed.watchers];
  const [firstWatcher] = watchers;
  if (!firstWatcher) return true;
  const cachedSpace = await readCachedSpace(app, firstWatcher.view.key).catch(() => undefined);
  if (!cachedSpace) return false;
  const sending = { app, feed, cachedSpace, unsentPresence, writer: createMessageWriter(app, cachedSpace) };
  let areAllSent = true;
  let sliceStart = performance.now();
  for (const watcher of watchers) {
    await sendToWatcher(sending, watcher).catch(() => {
      areAllSent = false;
    });
    if (performance.now() - sliceStart < sliceMs) continue;
    await setImmediate();
    sliceStart = performance.now();
  }
  return areAllSent;
}

async function sendAll(app: App, feed: Feed): Promise<void> {
  feed.isSending = true;
  feed.mustSendAgain = false;
  const { unsentPresence } = feed;
  feed.unsentPresence = new Map();
  const areAllSent = await sendToWatchers(app, feed, unsentPresence);
  feed.isSending = false;
  if (!areAllSent) feed.unsentPresence = new Map([...unsentPresence, ...feed.unsentPresence]);
  if (feed.mustSendAgain) scheduleSending(app, feed);
  else if (!areAllSent) scheduleSending(app, feed, retryMs);
}

function scheduleSending(app: App, feed: Feed, delayMs = collectMs): void {
  feed.mustSendAgain = true;
  if (feed.isSending || (feed.timer && !feed.isRetrying)) return;
  // A change does not wait for the retry that another watcher needs.
  clearTimeout(feed.timer);
  feed.isRetrying = delayMs === retryMs;
  feed.timer = setTimeout(() => {
    feed.timer = undefined;
    void sendAll(app, feed);
  }, delayMs);
}

function openFeed(app: App, key: SpaceKey): Feed {
  const feedKey = formatSpaceKey(key);
  const feeds = getFeeds(app);
  const knownFeed = feeds.get(feedKey);
  if (knownFeed) return knownFeed;
  const unsubscribe = app.bus.subscribe('space', key.courseware_id, (message) => {
    if (message.attempt_id !== key.attempt_id || message.name !== key.name) return;
    recordPresence(feed, message.presence, app.now());
    scheduleSending(app, feed);
  });
  const feed: Feed = {
    watchers: new Set(),
    presenceByUser: new Map(),
    unsentPresence: new Map(),
    timer: undefined,
    isRetrying: false,
    isSending: false,
    mustSendAgain: false,
    stop: () => {
      unsubscribe();
      clearTimeout(feed.timer);
      // A watcher who was dropped stops later, when the space may have another feed.
      if (feeds.get(feedKey) === feed) feeds.delete(feedKey);
    },
  };
  feeds.set(feedKey, feed);
  return feed;
}

function recordPresence(feed: Feed, presence: Omit<Presence, 'at'> | undefined, at: number): void {
  if (!presence) return;
  const timedPresence = { ...presence, at };
  feed.unsentPresence.set(presence.by.user_id, timedPresence);
  if (presence.value === null) feed.presenceByUser.delete(presence.by.user_id);
  else feed.presenceByUser.set(presence.by.user_id, timedPresence);
  for (const [id, each] of feed.presenceByUser)
    if (each.at < at - presenceExpiryMs) feed.presenceByUser.delete(id);
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
  /** Replaces the view, and sends everything again, if its revision is another one. */
  replaceView: (view: SpaceView) => void;
};

/** Sends all changes of a space after the cursor `since`, until the watch is stopped. */
export async function watchSpace(
  app: App,
  view: SpaceView,
  since: string | undefined,
  send: SendMessage,
): Promise<SpaceWatch> {
  if (!view.isVisible) return { stop: () => undefined, replaceView: () => undefined };
  const position = await findCursorPosition(app, await readCachedSpace(app, view.key), view, since);
  const watcher: Watcher = { view, lastSent: position, isStarted: false, namedIds: new Set(), send };
  const feed = openFeed(app, view.key);
  feed.watchers.add(watcher);
  scheduleSending(app, feed);
  return {
    stop: () => {
      feed.watchers.delete(watcher);
      if (view.space.presence) publishPresence(app, view.key, view.person, null);
      if (feed.watchers.size === 0) feed.stop();
    },
    replaceView: (nextView) => {
      if (nextView.revisionId === watcher.view.revisionId) return;
      Object.assign(watcher, { view: nextView, lastSent: undefined });
      scheduleSending(app, feed);
    },
  };
}
