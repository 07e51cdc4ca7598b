import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { type ReadKey, refresh } from '#ui/api/hooks.ts';
import { readTyped, useTyped } from '#ui/unsent/use-typed.ts';

type KeptDraftOptions<D, Saved> = {
  /** Names what is typed on the device, such as `exam-question:7`. */
  name: string;
  title: string;
  /** As the server has it, or a new one. */
  initial: D;
  send: (draft: D) => Promise<Saved>;
  /** Number of the newest version on the server. */
  readNewestNumber: () => Promise<number>;
  /** What changes with each save. */
  reads: readonly ReadKey[];
};

/** A question or paper that is typed: kept on the device until the server has it. */
export function useKeptDraft<D extends { baseNumber: number }, Saved>(options: KeptDraftOptions<D, Saved>) {
  const { name, title, initial, send, readNewestNumber, reads } = options;
  const queryClient = useQueryClient();
  const typed = useTyped(name, title, initial);
  const [hasConflict, setHasConflict] = useState(false);
  // An upload may end long after it was drawn, so that the newest draft is changed.
  const readNewest = () => (readTyped(name) as D | undefined) ?? typed.value;
  const change = (transform: (draft: D) => D) => typed.setValue(transform(readNewest()));

  /** Undefined: it was refused, and what is typed stays. The call has shown why. */
  async function sendAndForget(draft: D): Promise<Saved | undefined> {
    try {
      const saved = await send(draft);
      const newest = readTyped(name);
      // What was typed while it was sent stays.
      if (newest === undefined || JSON.stringify(newest) === JSON.stringify(draft)) typed.clear();
      setHasConflict(false);
      return saved;
    } catch (error) {
      setHasConflict(error instanceof ApiError && error.code === resultCodes.newer_version);
      return undefined;
    }
  }

  /** Saves over what somebody else has saved meanwhile, which stays an earlier version. */
  async function keepMine(): Promise<Saved | undefined> {
    const baseNumber = await readNewestNumber().catch(() => undefined);
    if (baseNumber === undefined) return undefined;
    const draft = { ...readNewest(), baseNumber };
    typed.setValue(draft);
    return sendAndForget(draft);
  }

  async function takeNewer(): Promise<void> {
    setHasConflict(false);
    typed.clear();
    await refresh(queryClient, reads);
  }

  return {
    draft: typed.value,
    typed,
    hasConflict,
    change,
    save: () => sendAndForget(readNewest()),
    keepMine,
    takeNewer,
  };
}
