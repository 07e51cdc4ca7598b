import type { Draft } from './activity-draft.ts';

/** A second copy of an unsaved draft on this device, until the server has acknowledged it. */

export type MirroredDraft = Draft & {
  /** The saved draft it was made from; 0 for a new one. */
  draft_version: number;
  /** Creation key of an activity that the server may not know yet. */
  key: string;
};

export type MirrorPlace = { userId: number; type: string; id: number | undefined };

function storageKey({ userId, type, id }: MirrorPlace): string {
  return `diy_draft:${userId}:${type}:${id ?? 'new'}`;
}

export function writeMirror(place: MirrorPlace, draft: MirroredDraft): void {
  try {
    localStorage.setItem(storageKey(place), JSON.stringify(draft));
  } catch {
    // Storage full or forbidden: the draft still goes to the server.
  }
}

export function removeMirror(place: MirrorPlace): void {
  try {
    localStorage.removeItem(storageKey(place));
  } catch {
    // Nothing was stored either.
  }
}

function isMirror(value: unknown): value is MirroredDraft {
  return (
    typeof value === 'object' && value !== null && 'form' in value && 'content' in value && 'key' in value
  );
}

export function readMirror(place: MirrorPlace): MirroredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(place)) ?? 'null');
    return isMirror(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
