import type { SpaceSource } from '#form/space-source.ts';
import { createControlStore } from '#ui/spaces/control-store.ts';
import { getPlayFileUrl } from './play-file-url.ts';
import type { ReadOnlySpaces } from './read-only-spaces.ts';

/** The spaces of a submitted attempt, read-only: its student still sees changes by others. */

export function createWatchedSpaces(
  attemptId: number,
  studentId: number,
): { source: SpaceSource; close: () => void } {
  const control = createControlStore();
  let spaces: Promise<ReadOnlySpaces> | undefined;

  async function load(): Promise<ReadOnlySpaces> {
    const { createReadOnlySpaces } = await import('./read-only-spaces.ts');
    return createReadOnlySpaces(attemptId, studentId, control.apply);
  }

  /** Loads again at the next call if the code could not be loaded. */
  function openSpaces(): Promise<ReadOnlySpaces> {
    spaces ??= load().catch((error: unknown) => {
      spaces = undefined;
      throw error;
    });
    return spaces;
  }

  const source: SpaceSource = {
    me: { user_id: studentId, role: 'student' },
    attemptId,
    open: async (name, overlay) => (await openSpaces()).open(name, overlay),
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
