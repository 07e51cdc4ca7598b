import type { StoredFile } from '#form/activity-type.ts';
import type { OpenSpace } from '#form/space-source.ts';
import {
  type AttemptSession,
  createAttemptSession,
} from '#player/features/attempt/session/attempt-session.ts';
import { laneOf } from '#player/features/attempt/unsent/attempt-lane.ts';
import { createStudentKinds } from '#player/features/attempt/unsent/student-kinds.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import type { KindsOfApp } from '#ui/unsent/unsent-kinds.ts';
import { createUnsentQueue, type UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import type { UploadHandle } from '#ui/upload/upload-store.ts';
import { type AttemptServer, attemptOfTest } from './attempt-server.ts';

/** Tabs of the student app with the real session, queue and senders, for tests with a server of one attempt. */

export const lane = laneOf(attemptOfTest.id);
export const photo = (name = 'leaf.png') => new File(['x'], name, { type: 'image/png' });

export type Tab = {
  queue: UnsentQueue;
  session: AttemptSession;
  /** The attempt as the page got it when it was submitted. */
  submitted: () => Attempt | undefined;
  /** Leaves the page of the attempt; the tab stays. */
  leave: () => void;
  /** Ends the tab without warning. */
  close: () => void;
};

const openTabs = new Set<Tab>();

type CreateKinds = (queue: UnsentQueue) => KindsOfApp;

export async function startQueue(
  queue: UnsentQueue,
  person = 1,
  createKinds: CreateKinds = createStudentKinds,
): Promise<() => void> {
  const stop = queue.start({ person, kinds: createKinds(queue) });
  await queue.whenRead();
  return stop;
}

/** `queue`: the one of a tab that stays open; without it, a new tab is opened. */
export async function openTab(
  attempt: Attempt,
  {
    queue = createUnsentQueue(),
    createKinds = createStudentKinds,
  }: { queue?: UnsentQueue; createKinds?: CreateKinds } = {},
): Promise<Tab> {
  const stop = queue.person() === undefined ? await startQueue(queue, 1, createKinds) : () => {};
  let submitted: Attempt | undefined;
  const session = createAttemptSession(
    1,
    attempt,
    (next) => {
      submitted = next;
    },
    queue,
  );
  const leave = session.connect();
  const tab: Tab = {
    queue,
    session,
    submitted: () => submitted,
    leave,
    close: () => {
      stop();
      leave();
      openTabs.delete(tab);
    },
  };
  openTabs.add(tab);
  return tab;
}

export function closeTabs(): void {
  for (const tab of openTabs) tab.close();
}

export const openInk = ({ session }: Tab): Promise<OpenSpace> =>
  session.spaceSource.open('ink', (_shown, mine) => mine);

/** Sends a file's bytes as the app does: without network it waits until that is back, or until it is stopped. */
export async function sendFileTo(server: AttemptServer, file: File, handle: UploadHandle) {
  while (server.failure === 'offline') {
    handle.update({ state: 'waiting', retry: () => undefined });
    await new Promise((resolve) => setTimeout(resolve, 1));
    handle.signal.throwIfAborted();
  }
  server.refuse();
  const stored: StoredFile = {
    id: server.uploaded.length + 7,
    url: `/play/private/${server.uploaded.length + 7}`,
    name: file.name,
    mime: file.type,
    bytes: file.size,
  };
  server.uploaded.push(stored);
  return { file: stored };
}
