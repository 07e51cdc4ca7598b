import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { listLimitDefault, listLimitMax } from '#contract/limits.ts';
import { answeredAhead, type CallOptions, call, forgetAhead } from '#ui/api/call.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Server data in components: `useCall` reads and caches, `useSend` changes and refreshes what it touched. */

type ReadKey = Extract<ApiKey, `GET ${string}`>;

type ReadOptions<K extends ReadKey> = CallOptions & {
  enabled?: boolean;
  /** Keep showing the last list while the next page or filter loads. */
  keepPrevious?: boolean;
  /**
   * The page says in its place that this could not be read, and offers to try again. Besides, the message over the
   * page tells why, unless there is still something to show.
   */
  inPlace?: boolean;
  /** Asks again after so long; a function decides by the last reply, undefined = not again. */
  refetchMs?: number | ((reply: ApiReply<K> | undefined) => number | undefined);
};

export function queryKey<K extends ReadKey>(key: K, input: ApiInput<K>): readonly unknown[] {
  return [key, input, getLanguage()];
}

export function useCall<K extends ReadKey>(key: K, input: ApiInput<K>, options: ReadOptions<K> = {}) {
  const { enabled = true, keepPrevious = false, inPlace = false, refetchMs, ...callOptions } = options;
  const client = useQueryClient();
  return useQuery<ApiReply<K>>({
    queryKey: queryKey(key, input),
    queryFn: ({ signal, queryKey: name }) => {
      const quiet = callOptions.quiet ?? (inPlace && client.getQueryData(name) !== undefined);
      return call(key, input, { ...callOptions, quiet, signal });
    },
    initialData: () => answeredAhead(key, input),
    enabled,
    refetchInterval: ({ state }) =>
      (typeof refetchMs === 'function' ? refetchMs(state.data) : refetchMs) ?? false,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Asks the server now, whatever was read before: for questions that must not be answered by yesterday's state. */
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

/** Marks everything read by these operations as out of date; what is on screen is fetched again. */
export async function refresh(client: QueryClient, keys: readonly ReadKey[]): Promise<void> {
  forgetAhead();
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

type SendOptions<K extends ApiKey> = CallOptions & {
  refreshes?: readonly ReadKey[];
  /** Message shown when it succeeded. */
  success?: string;
  /** Message shown when it failed, besides the reason. */
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

type EndlessKey = {
  [K in ReadKey]: ApiReply<K> extends { items: unknown[]; has_more: boolean } ? K : never;
}[ReadKey];

/** Read at least `startWith` items in pages as large as they may be, and go on from there. */
type EndlessOptions = CallOptions & { startWith?: number };

/** Where a page begins. `startWith` goes along, so that a list that is refreshed is read in the same pages. */
type PagePlace = { offset: number; startWith: number };

/** A list read page by page as it is scrolled; `data.pages` are the replies so far. */
export function useEndlessCall<K extends EndlessKey>(
  key: K,
  input: ApiInput<K>,
  { startWith = 0, ...options }: EndlessOptions = {},
) {
  type Page = ApiReply<K>;
  const { limit: pageSize = listLimitDefault } = input as { limit?: number };
  const firstPlace: PagePlace = { offset: 0, startWith };
  const pageInput = ({ offset, startWith: least }: PagePlace): ApiInput<K> => ({
    ...input,
    offset,
    limit: Math.min(Math.max(least - offset, pageSize), listLimitMax),
  });
  return useInfiniteQuery({
    queryKey: [key, input, getLanguage(), 'endless'],
    queryFn: ({ signal, pageParam }) =>
      call(key, pageInput(pageParam), { ...options, signal }) as Promise<Page>,
    initialData: () => {
      const first = answeredAhead(key, pageInput(firstPlace));
      return first && { pages: [first], pageParams: [firstPlace] };
    },
    initialPageParam: firstPlace,
    getNextPageParam: ({ has_more }: Page, pages: Page[], place: PagePlace) =>
      has_more ? { ...place, offset: pages.reduce((sum, { items }) => sum + items.length, 0) } : undefined,
    placeholderData: keepPreviousData,
  });
}
