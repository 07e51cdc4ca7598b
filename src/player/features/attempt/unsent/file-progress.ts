/** How far the uploads of this tab are, and how to cancel them, by the names of their entries. */

export type FileProgress = { sentShare: number; state: 'sending' | 'checking' };

let progressByName: ReadonlyMap<string, FileProgress> = new Map();
const cancelByName = new Map<string, () => void>();
const listeners = new Set<() => void>();

/** The same map until something changes. */
export const readProgress = (): ReadonlyMap<string, FileProgress> => progressByName;

export function setProgress(name: string, progress: FileProgress | undefined): void {
  const others = [...progressByName].filter(([each]) => each !== name);
  progressByName = new Map(progress ? [...others, [name, progress]] : others);
  for (const listener of listeners) listener();
}

export function followProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells how to cancel an upload that begins now. */
export function offerCancel(name: string, cancel: () => void): void {
  cancelByName.set(name, cancel);
}

export function cancelUpload(name: string): void {
  cancelByName.get(name)?.();
  cancelByName.delete(name);
}
