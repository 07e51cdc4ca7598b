import type { Draft } from './activity-draft.ts';

/** A second copy of an unsaved draft on this device, kept until the server has acknowledged the draft. */

export type DeviceCopy = Draft & {
  /** The version of the saved draft that was edited; 0 for a new activity. */
  draft_version: number;
  /** Creation key of an activity that the server may not know yet. */
  key: string;
};

export type CopyIdentity = { userId: number; type: string; id: number | undefined };

const writeDelayMs = 300;

function toStorageKey({ userId, type, id }: CopyIdentity): string {
  return `diy_draft:${userId}:${type}:${id ?? 'new'}`;
}

function isDeviceCopy(value: unknown): value is DeviceCopy {
  return (
    typeof value === 'object' && value !== null && 'form' in value && 'content' in value && 'key' in value
  );
}

export function readDeviceCopy(identity: CopyIdentity): DeviceCopy | undefined {
  try {
    const storedCopy: unknown = JSON.parse(localStorage.getItem(toStorageKey(identity)) ?? 'null');
    return isDeviceCopy(storedCopy) ? storedCopy : undefined;
  } catch {
    return undefined;
  }
}

function storeCopy(identity: CopyIdentity, copy: DeviceCopy): void {
  try {
    localStorage.setItem(toStorageKey(identity), JSON.stringify(copy));
  } catch {
    // The storage is full or forbidden. The draft still goes to the server.
  }
}

function removeCopy(identity: CopyIdentity): void {
  try {
    localStorage.removeItem(toStorageKey(identity));
  } catch {
    // Without storage there is no copy to remove.
  }
}

/** Writes and removes the copy of one draft. `getCopy` returns undefined while nothing is unsaved. */
export function openDeviceCopy(getIdentity: () => CopyIdentity, getCopy: () => DeviceCopy | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const copy = getCopy();
    if (copy) storeCopy(getIdentity(), copy);
  }

  return {
    write,
    /** Writes the copy a little later, so that not each keystroke writes. */
    writeSoon: () => {
      timer ??= setTimeout(write, writeDelayMs);
    },
    remove: () => {
      clearTimeout(timer);
      timer = undefined;
      removeCopy(getIdentity());
    },
  };
}
