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
  reportsInPlace?: boolean;
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
  const { enabled = true, keepPrevious = false, reportsInPlace = false, refetchMs, ...callOptions } = options;
  const queryClient = useQueryClient();
  // Replies contain texts in the language of the request, so a change of language sends it again.
  const language = useLanguage();
  return useQuery<ApiReply<K>>({
    queryKey: queryKey(key, input, language),
    queryFn: ({ signal, queryKey: usedKey }) => {
      const quiet = callOptions.quiet ?? (reportsInPlace && queryClient.getQueryData(usedKey) !== undefined);
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

/**
 * Whether two query keys differ in nothing but the language. The last reply then stays on the screen until
 * the new one arrives, so that no open form or menu closes.
 */
function isSameInOtherLanguage(previousKey: readonly unknown[] = [], nextKey: readonly unknown[]): boolean {
  return previousKey[2] !== nextKey[2] && hashKey(previousKey.slice(0, 2)) === hashKey(nextKey.slice(0, 2));
}

/** Reads from the server, never from the cache: for decisions that need current data. */
export function readNow<K extends ReadKey>(
  queryClient: QueryClient,
  key: K,
  input: ApiInput<K>,
): Promise<ApiReply<K>> {
  return queryClient.fetchQuery({
    queryKey: queryKey(key, input),
    queryFn: ({ signal }) => call(key, input, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Marks all replies of these operations as out of date; those on the screen are read again. */
export async function refresh(queryClient: QueryClient, keys: readonly ReadKey[]): Promise<void> {
  forgetPrefetched();
  await Promise.all(
    keys.map(async (key) => {
      // Invalidating cancels running reads except the first one, whose reply may be from before the change.
      const isFirstLoad = ({ state }: Query) => state.data === undefined;
      await queryClient.cancelQueries({ queryKey: [key], type: 'active', predicate: isFirstLoad });
      await queryClient.invalidateQueries({ queryKey: [key] });
    }),
  );
}

type SendOptions<K extends ApiKey> = CallOptions & {
  refreshes?: readonly ReadKey[];
  /** Message after success. */
  successText?: string;
  /** Message after a failure, in addition to its reason. */
  failureText?: string;
  onSuccess?: (reply: ApiReply<K>, input: ApiInput<K>) => void;
};

/** `const add = useSend('POST /teacher/unit_add', { refreshes: […] }); add.mutate(input)`; `isPending` while under way. */
export function useSend<K extends ApiKey>(key: K, options: SendOptions<K> = {}) {
  const queryClient = useQueryClient();
  const { refreshes = [], successText, failureText, onSuccess, ...callOptions } = options;
  return useMutation<ApiReply<K>, Error, ApiInput<K>>({
    mutationFn: (input) => call(key, input, callOptions),
    onSuccess: async (reply, input) => {
      if (successText) showToast('success', successText);
      onSuccess?.(reply, input);
      await refresh(queryClient, refreshes);
    },
    onError: () => {
      if (failureText) showToast('error', failureText);
    },
  });
}
