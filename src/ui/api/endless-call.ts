import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiInput, ApiReply } from '#contract/api.ts';
import { listLimitDefault, listLimitMax } from '#contract/limits.ts';
import { type CallOptions, call, takePrefetched } from '#ui/api/call.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import type { ReadKey } from './hooks.ts';

type EndlessKey = {
  [K in ReadKey]: ApiReply<K> extends { items: unknown[]; has_more: boolean } ? K : never;
}[ReadKey];

/**
 * Reads at least `initialCount` items in pages of the largest size, then goes on in pages of the usual size.
 */
type EndlessOptions = CallOptions & { initialCount?: number };

/** The start of a page. It contains `minimumCount`, so that a refreshed list is read in the same pages. */
type PageStart = { offset: number; minimumCount: number };

/** A list read page by page as it is scrolled; `data.pages` are the replies so far. */
export function useEndlessCall<K extends EndlessKey>(
  key: K,
  input: ApiInput<K>,
  { initialCount = 0, ...options }: EndlessOptions = {},
) {
  type Page = ApiReply<K>;
  const { limit: pageSize = listLimitDefault } = input as { limit?: number };
  const firstPage: PageStart = { offset: 0, minimumCount: initialCount };
  const pageInput = ({ offset, minimumCount }: PageStart): ApiInput<K> => ({
    ...input,
    offset,
    limit: Math.min(Math.max(minimumCount - offset, pageSize), listLimitMax),
  });
  return useInfiniteQuery({
    queryKey: [key, input, useLanguage(), 'endless'],
    queryFn: ({ signal, pageParam }) =>
      call(key, pageInput(pageParam), { ...options, signal }) as Promise<Page>,
    initialData: () => {
      const firstReply = takePrefetched(key, pageInput(firstPage));
      return firstReply && { pages: [firstReply], pageParams: [firstPage] };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ has_more }: Page, pages: Page[], pageStart: PageStart) =>
      has_more
        ? { ...pageStart, offset: pages.reduce((sum, { items }) => sum + items.length, 0) }
        : undefined,
    placeholderData: keepPreviousData,
  });
}
