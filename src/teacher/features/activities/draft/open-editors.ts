/**
 * Which editors are open, in any tab: each holds a lock that its tab loses when it ends. An entry of an open editor is
 * left to it; one of a closed editor is taken over by the next that opens the draft.
 */

const lockName = (editor: string): string => `draft-editor:${editor}`;
/** Locks that this tab has given back; browsers do so a moment later. */
const releases = new Set<Promise<unknown>>();

/** Plain http has no locks: then nobody knows which editors are open. */
export const knowsOpenEditors = (): boolean => 'locks' in navigator;

/** Marks an editor as open; returns a function that ends it. */
export function holdEditor(editor: string): () => void {
  if (!knowsOpenEditors()) return () => undefined;
  let end = () => {};
  const whenClosed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const whenReleased = navigator.locks
    .request(lockName(editor), { mode: 'shared' }, () => whenClosed)
    .catch(() => undefined);
  return () => {
    releases.add(whenReleased);
    void whenReleased.then(() => releases.delete(whenReleased));
    end();
  };
}

export async function listOpenEditors(): Promise<(editor: string) => boolean> {
  if (!knowsOpenEditors()) return () => false;
  await Promise.all(releases);
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (editor) => names.has(lockName(editor));
}
