import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#player/storage/device-storage.ts';
import type { ReplyKey } from '#player/storage/reply-key.ts';
import { isServerAway, TransportError } from '#ui/api/call.ts';

/** The data of a page: from the server or, while it cannot be reached or is too busy, the copy stored at the last visit. */

/** Reason for which a page shows the stored copy. */
export type StoredCopyReason = 'offline' | 'server_away';

/** Undefined for an error for which trying again does not help. */
function getStoredReason(error: unknown): StoredCopyReason | undefined {
  if (error instanceof TransportError) return 'offline';
  return isServerAway(error) ? 'server_away' : undefined;
}

type LoadResult<T> = {
  data: T | undefined;
  error: Error | undefined;
  /** Set if the data is the copy stored on this device; undefined if it comes from the server. */
  storedReason: StoredCopyReason | undefined;
  isLoading: boolean;
  reload: () => void;
};

const retryMs = 15_000;

type LoadState<T> = {
  key: ReplyKey;
  data: T | undefined;
  error: Error | undefined;
  storedReason: StoredCopyReason | undefined;
  isLoading: boolean;
};

/** `key` names the stored copy; a new key loads again. Also reloads when the page or the network comes back. */
export function useLoad<T>(key: ReplyKey, fetchData: () => Promise<T>): LoadResult<T> {
  const [state, setState] = useState<LoadState<T>>(() => createInitialState(key));
  const latestFetch = useRef(fetchData);
  const loadNumber = useRef(0);
  useEffect(() => {
    latestFetch.current = fetchData;
  });

  const load = useCallback(async (): Promise<void> => {
    loadNumber.current += 1;
    const thisLoadNumber = loadNumber.current;
    const applyResult = (changedState: Partial<LoadState<T>>) => {
      if (thisLoadNumber !== loadNumber.current) return;
      setState((previousState) => ({
        ...(previousState.key === key ? previousState : createInitialState<T>(key)),
        isLoading: false,
        ...changedState,
      }));
    };
    try {
      const data = await latestFetch.current();
      applyResult({ data, error: undefined, storedReason: undefined });
      await writeStored(key, data);
    } catch (error) {
      const storedReason = getStoredReason(error);
      const storedData = storedReason && (await readStored<T>(key));
      if (storedData !== undefined) applyResult({ data: storedData, error: undefined, storedReason });
      else applyResult({ error: error instanceof Error ? error : new Error(String(error)) });
    }
  }, [key]);

  useEffect(() => {
    void load();
    return () => {
      loadNumber.current += 1;
    };
  }, [load]);

  const shouldRetry = state.storedReason !== undefined || getStoredReason(state.error) !== undefined;
  useEffect(() => {
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    window.addEventListener('online', reloadIfVisible);
    document.addEventListener('visibilitychange', reloadIfVisible);
    const timer = shouldRetry ? setInterval(reloadIfVisible, retryMs) : undefined;
    return () => {
      window.removeEventListener('online', reloadIfVisible);
      document.removeEventListener('visibilitychange', reloadIfVisible);
      clearInterval(timer);
    };
  }, [shouldRetry, load]);

  const reload = () => {
    setState((previousState) => ({ ...previousState, isLoading: true }));
    void load();
  };
  const { data, error, storedReason, isLoading } = state.key === key ? state : createInitialState<T>(key);
  return { data, error, storedReason, isLoading, reload };
}

function createInitialState<T>(key: ReplyKey): LoadState<T> {
  return { key, data: undefined, error: undefined, storedReason: undefined, isLoading: true };
}
