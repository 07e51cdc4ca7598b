import { createRoute, type RouteComponent } from '@tanstack/react-router';
import type { RawSearch } from '#teacher/shared/search-params.ts';
import { shellRoute } from './parent-routes.tsx';
import type { ScreenInfo } from './screen-info.ts';

type ScreenOptions<Path extends string, Search extends object> = Omit<
  ScreenInfo,
  'loadPage' | 'path' | 'prefetch'
> & {
  path: Path;
  /** Reads the search parameters. The router drops all others from the address. */
  readSearch?: (raw: RawSearch) => Search;
  prefetch?: (search: NoInfer<Search>) => unknown;
  /**
   * Loads the part of the page that the address chooses, before the page opens. A part that is loaded afterwards shows a
   * placeholder first, which React keeps for at least 300 ms.
   */
  loadPart?: (search: NoInfer<Search>) => Promise<void>;
  page: RouteComponent;
};

/** Creates the route of a screen inside the shell. Each screen also needs an entry in `screens.ts`. */
export function createScreen<const Path extends string, Search extends object = object>({
  page,
  readSearch = () => ({}) as Search,
  loadPart,
  ...info
}: ScreenOptions<Path, Search>) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path: info.path,
    validateSearch: readSearch,
    component: page,
    beforeLoad: ({ search }) => loadPart?.(search as Search),
    staticData: { screen: { ...info, loadPage: () => page.preload?.() } },
  });
}
