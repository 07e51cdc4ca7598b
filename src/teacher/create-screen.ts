import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { withLibrary } from '#teacher/shared/library/lazy-part.tsx';
import type { RawSearch } from '#teacher/shared/search-params.ts';
import { shellRoute } from './parent-routes.tsx';
import type { ScreenInfo } from './screen-info.ts';
import { type ScreenName, screenList } from './screen-list.ts';

type ScreenOptions<Search extends object> = {
  /** Reads the search parameters. The router drops all others from the address. */
  readSearch?: (raw: RawSearch) => Search;
  /** Sends the page's first calls early. */
  prefetch?: (search: NoInfer<Search>) => unknown;
  /**
   * Loads the part of the page that the address chooses, before the page opens. A part that is loaded afterwards shows a
   * placeholder first, which React keeps for at least 300 ms.
   */
  loadPart?: (search: NoInfer<Search>) => Promise<void>;
  page: RouteComponent;
  /** The page draws without the component library, so that it loads early. Its parts may use it (`createLazyPart`). */
  isLight?: boolean;
};

/** Creates the route of a listed screen inside the shell. Each also needs an entry in `screens.ts`. */
export function createScreen<const Name extends ScreenName, Search extends object = object>(
  name: Name,
  { page: lightPage, isLight, readSearch = () => ({}) as Search, prefetch, loadPart }: ScreenOptions<Search>,
) {
  const page = isLight ? lightPage : withLibrary(lightPage);
  const screen: ScreenInfo = screenList[name];
  // The type is written out, so that each route keeps its own path.
  const path: (typeof screenList)[Name]['path'] = screenList[name].path;
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    validateSearch: readSearch,
    component: page,
    beforeLoad: ({ search }) => loadPart?.(search as Search),
    staticData: { screen, prefetch, loadPage: () => page.preload?.() },
  });
}
