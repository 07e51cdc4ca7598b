import { useRestorePosition, useSavedPosition } from '#teacher/shared/lists/list-position.ts';
import { useEndlessCall } from '#ui/api/endless-call.ts';
import { type ResourceSearch, toResourceIndexInput } from './resource-search.ts';

/**
 * The found resources, as many as are loaded. After returning to the list it loads as many as before and restores the
 * scroll position. `moreButtonProps` describes the loading of the next page.
 */
export function useResourceList(search: ResourceSearch) {
  const savedPosition = useSavedPosition();
  const list = useEndlessCall('GET /resource/index', toResourceIndexInput(search), {
    quiet: true,
    initialCount: savedPosition.savedLength,
  });
  const pages = list.data?.pages ?? [];
  // A newly shared resource shifts the others, so that one may appear on two pages.
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  const loadedCount = list.isPlaceholderData ? 0 : pages.reduce((sum, page) => sum + page.items.length, 0);
  const isRestoring = list.hasNextPage && loadedCount < savedPosition.savedLength;
  useRestorePosition(savedPosition, loadedCount, loadedCount > 0 && !isRestoring);
  const moreButtonProps = {
    isRestoring,
    isBusy: list.isFetchingNextPage,
    hasFailed: list.isFetchNextPageError,
    onLoadMore: () => void list.fetchNextPage(),
  };
  return { list, firstPage: pages[0], items, moreButtonProps };
}
