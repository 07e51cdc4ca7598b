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
  page: RouteComponent;
};

/** Creates the route of a screen inside the shell. Each screen also needs an entry in `screens.ts`. */
export function createScreen<const Path extends string, Search extends object = object>({
  page,
  readSearch = () => ({}) as Search,
  ...info
}: ScreenOptions<Path, Search>) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path: info.path,
    validateSearch: readSearch,
    component: page,
    staticData: { screen: { ...info, loadPage: () => page.preload?.() } },
  });
}
