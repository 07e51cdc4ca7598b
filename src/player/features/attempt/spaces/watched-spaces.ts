import type { SpaceSource } from '#form/space-source.ts';
import { getPlayFileUrl } from '#player/features/attempt/session/session-space-source.ts';
import { createControlStore } from '#ui/spaces/control-store.ts';
import type { AttemptSpaces } from './attempt-spaces.ts';

/** The spaces of a submitted attempt, read-only: its student still sees changes by others. */

/** An id that no student has, so that no unsent entries are found: those belong to the attempt in progress. */
const noStudentId = 0;
const inactiveSender = {
  attachOutbox: () => undefined,
  sendSoon: () => undefined,
  flush: () => Promise.resolve(),
};

export function createWatchedSpaces(attemptId: number): { source: SpaceSource; close: () => void } {
  const control = createControlStore();
  let spaces: Promise<AttemptSpaces> | undefined;

  async function load(): Promise<AttemptSpaces> {
    const { createAttemptSpaces } = await import('./attempt-spaces.ts');
    return createAttemptSpaces({
      studentId: noStudentId,
      attemptId,
      startedAt: 0,
      sender: inactiveSender,
      onRefused: () => undefined,
      onControl: control.apply,
    });
  }

  /** Loads again at the next call if the code could not be loaded. */
  function openSpaces(): Promise<AttemptSpaces> {
    spaces ??= load().catch((error: unknown) => {
      spaces = undefined;
      throw error;
    });
    return spaces;
  }

  const source: SpaceSource = {
    open: async (name, overlay) => {
      return {
        ...(await openSpaces()).open(name, overlay),
        write: () => undefined,
        sendPresence: () => undefined,
      };
    },
    control,
    fileUrl: getPlayFileUrl,
  };
  return {
    source,
    close: () => {
      spaces?.then((openedSpaces) => openedSpaces.close()).catch(() => undefined);
      spaces = undefined;
    },
  };
}
