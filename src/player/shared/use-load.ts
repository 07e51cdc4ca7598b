import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#player/storage/device-storage.ts';
import { isServerAway, TransportError } from '#ui/api/call.ts';

/** The data of a page: from the server or, while it cannot be reached or is too busy, the copy stored at the last visit. */

/** Why a page shows the stored copy. */
export type StoredReason = 'offline' | 'server_away';

/** Undefined for an error for which trying again does not help. */
function storedReasonOf(error: unknown): StoredReason | undefined {
  if (error instanceof TransportError) return 'offline';
  return isServerAway(error) ? 'server_away' : undefined;
}

type Load<T> = {
  data: T | undefined;
  error: Error | undefined;
  /** Why the data is the copy stored on this device; undefined if it comes from the server. */
  storedReason: StoredReason | undefined;
  isLoading: boolean;
  reload: () => void;
};

const retryMs = 15_000;

type State<T> = {
  key: string;
  data: T | undefined;
  error: Error | undefined;
  storedReason: StoredReason | undefined;
  isLoading: boolean;
};

/** `key` names the stored copy; a new key loads again. Also reloads when the page or the network comes back. */
export function useLoad<T>(key: string, read: () => Promise<T>): Load<T> {
  const [state, setState] = useState<State<T>>(() => initial(key));
  const reader = useRef(read);
  const round = useRef(0);
  useEffect(() => {
    reader.current = read;
  });

  const load = useCallback(async (): Promise<void> => {
    round.current += 1;
    const thisRound = round.current;
    const show = (next: Partial<State<T>>) => {
      if (thisRound !== round.current) return;
      setState((old) => ({ ...(old.key === key ? old : initial<T>(key)), isLoading: false, ...next }));
    };
    try {
      const data = await reader.current();
      show({ data, error: undefined, storedReason: undefined });
      await writeStored(key, data);
    } catch (error) {
      const storedReason = storedReasonOf(error);
      const storedData = storedReason && (await readStored<T>(key));
      if (storedData !== undefined) show({ data: storedData, error: undefined, storedReason });
      else show({ error: error instanceof Error ? error : new Error(String(error)) });
    }
  }, [key]);

  useEffect(() => {
    void load();
    return () => {
      round.current += 1;
    };
  }, [load]);

  const hasTrouble = state.storedReason !== undefined || storedReasonOf(state.error) !== undefined;
  useEffect(() => {
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    window.addEventListener('online', reloadIfVisible);
    document.addEventListener('visibilitychange', reloadIfVisible);
    const timer = hasTrouble ? setInterval(reloadIfVisible, retryMs) : undefined;
    return () => {
      window.removeEventListener('online', reloadIfVisible);
      document.removeEventListener('visibilitychange', reloadIfVisible);
      clearInterval(timer);
    };
  }, [hasTrouble, load]);

  const reload = () => {
    setState((old) => ({ ...old, isLoading: true }));
    void load();
  };
  const { data, error, storedReason, isLoading } = state.key === key ? state : initial<T>(key);
  return { data, error, storedReason, isLoading, reload };
}

function initial<T>(key: string): State<T> {
  return { key, data: undefined, error: undefined, storedReason: undefined, isLoading: true };
}
