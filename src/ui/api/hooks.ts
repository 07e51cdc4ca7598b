import {
  hashKey,
  type Query,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import { type CallOptions, call, forgetPrefetched, takePrefetched } from '#ui/api/call.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Server data in components: `useCall` reads and caches, `useSend` sends a change and refreshes the reads that it affects. */

export type ReadKey = Extract<ApiKey, `GET ${string}`>;

type ReadOptions<K extends ReadKey> = CallOptions & {
  enabled?: boolean;
  /** Keeps showing the last list while the next page or filter loads. */
  keepPrevious?: boolean;
  /**
   * The page itself reports a failure and offers to try again. The message over the page is shown as well, unless there
   * is still an earlier reply to show.
   */
  inPlace?: boolean;
  /** Milliseconds until the next read; a function decides by the last reply, undefined = no further read. */
  refetchMs?: number | ((reply: ApiReply<K> | undefined) => number | undefined);
};

export function queryKey<K extends ReadKey>(
  key: K,
  input: ApiInput<K>,
  language: Language = getLanguage(),
): readonly unknown[] {
  return [key, input, language];
}

export function useCall<K extends ReadKey>(key: K, input: ApiInput<K>, options: ReadOptions<K> = {}) {
  const { enabled = true, keepPrevious = false, inPlace = false, refetchMs, ...callOptions } = options;
  const client = useQueryClient();
  // Replies contain texts in the language of the request, so a change of language sends it again.
  const language = useLanguage();
  return useQuery<ApiReply<K>>({
    queryKey: queryKey(key, input, language),
    queryFn: ({ signal, queryKey: name }) => {
      const quiet = callOptions.quiet ?? (inPlace && client.getQueryData(name) !== undefined);
      return call(key, input, { ...callOptions, quiet, signal });
    },
    initialData: () => takePrefetched(key, input),
    enabled,
    refetchInterval: ({ state }) =>
      (typeof refetchMs === 'function' ? refetchMs(state.data) : refetchMs) ?? false,
    placeholderData: (reply, query) =>
      keepPrevious || isSameInOtherLanguage(query?.queryKey, [key, input, language]) ? reply : undefined,
  });
}

/** Then the last reply stays on the screen until it is read in the new language: no open form or menu closes. */
function isSameInOtherLanguage(before: readonly unknown[] = [], now: readonly unknown[]): boolean {
  return before[2] !== now[2] && hashKey(before.slice(0, 2)) === hashKey(now.slice(0, 2));
}

/** Reads from the server, never from the cache: for decisions that need current data. */
export function readNow<K extends ReadKey>(
  client: QueryClient,
  key: K,
  input: ApiInput<K>,
): Promise<ApiReply<K>> {
  return client.fetchQuery({
    queryKey: queryKey(key, input),
    queryFn: ({ signal }) => call(key, input, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Marks all replies of these operations as out of date; those on the screen are read again. */
export async function refresh(client: QueryClient, keys: readonly ReadKey[]): Promise<void> {
  forgetPrefetched();
  await Promise.all(
    keys.map(async (key) => {
      // A first reply that is under way may be from before the change; only later ones are cancelled by themselves.
      const isFirst = ({ state }: Query) => state.data === undefined;
      await client.cancelQueries({ queryKey: [key], type: 'active', predicate: isFirst });
      await client.invalidateQueries({ queryKey: [key] });
    }),
  );
}

type SendOptions<K extends ApiKey> = CallOptions & {
  refreshes?: readonly ReadKey[];
  /** Message after success. */
  success?: string;
  /** Message after a failure, in addition to its reason. */
  failure?: string;
  onSuccess?: (reply: ApiReply<K>, input: ApiInput<K>) => void;
};

/** `const add = useSend('POST /teacher/unit_add', { refreshes: […] }); add.mutate(input)`; `isPending` while under way. */
export function useSend<K extends ApiKey>(key: K, options: SendOptions<K> = {}) {
  const client = useQueryClient();
  const { refreshes = [], success, failure, onSuccess, ...callOptions } = options;
  return useMutation<ApiReply<K>, Error, ApiInput<K>>({
    mutationFn: (input) => call(key, input, callOptions),
    onSuccess: async (reply, input) => {
      if (success) showToast('success', success);
      onSuccess?.(reply, input);
      await refresh(client, refreshes);
    },
    onError: () => {
      if (failure) showToast('error', failure);
    },
  });
}
