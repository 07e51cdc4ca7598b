import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from '#player/storage/device-storage.ts';
import { isServerAway, TransportError } from '#ui/api/call.ts';

/** Data of a page, from the server or, while that cannot be reached or cannot serve, as it was last time. */

export type WhyKept = 'offline' | 'server_away';

/** Undefined for what does not pass by itself. */
function passes(error: unknown): WhyKept | undefined {
  if (error instanceof TransportError) return 'offline';
  return isServerAway(error) ? 'server_away' : undefined;
}

type Load<T> = {
  data: T | undefined;
  error: Error | undefined;
  /** Why the data is the copy kept on this device; undefined: it is the server's. */
  whyKept: WhyKept | undefined;
  isLoading: boolean;
  reload: () => void;
};

const retryMs = 15_000;

type State<T> = {
  key: string;
  data: T | undefined;
  error: Error | undefined;
  whyKept: WhyKept | undefined;
  isLoading: boolean;
};

/** `key` names the data on the device; a new key loads anew. Also reloads when the page or the network comes back. */
export function useLoad<T>(key: string, read: () => Promise<T>): Load<T> {
  const [state, setState] = useState<State<T>>(() => initial(key));
  const reader = useRef(read);
  const round = useRef(0);
  useEffect(() => {
    reader.current = read;
  });

  const load = useCallback(async (): Promise<void> => {
    round.current += 1;
    const own = round.current;
    const show = (next: Partial<State<T>>) => {
      if (own !== round.current) return;
      setState((old) => ({ ...(old.key === key ? old : initial<T>(key)), isLoading: false, ...next }));
    };
    try {
      const data = await reader.current();
      show({ data, error: undefined, whyKept: undefined });
      await keep(key, data);
    } catch (error) {
      const whyKept = passes(error);
      const kept = whyKept && (await readKept<T>(key));
      if (kept !== undefined) show({ data: kept, error: undefined, whyKept });
      else show({ error: error instanceof Error ? error : new Error(String(error)) });
    }
  }, [key]);

  useEffect(() => {
    void load();
    return () => {
      round.current += 1;
    };
  }, [load]);

  const hasTrouble = state.whyKept !== undefined || passes(state.error) !== undefined;
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void load();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    const timer = hasTrouble ? setInterval(again, retryMs) : undefined;
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      clearInterval(timer);
    };
  }, [hasTrouble, load]);

  const reload = () => {
    setState((old) => ({ ...old, isLoading: true }));
    void load();
  };
  const { data, error, whyKept, isLoading } = state.key === key ? state : initial<T>(key);
  return { data, error, whyKept, isLoading, reload };
}

function initial<T>(key: string): State<T> {
  return { key, data: undefined, error: undefined, whyKept: undefined, isLoading: true };
}
