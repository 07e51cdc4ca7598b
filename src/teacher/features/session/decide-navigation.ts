import { findRoute, permitRoutes, routeTable } from '#teacher/route-table.ts';

export type Decision =
  | { go: 'on' }
  | { go: 'start' }
  | { go: 'sign_in' }
  | { go: 'ask_who' }
  | { go: 'not_found' };

/**
 * What a navigation to a route of the table leads to. `roles` undefined = not known yet.
 * `path` is the route's, with its parameters as names; undefined = no such route (the router answers that).
 */
export function decideNavigation(
  path: string | undefined,
  hasToken: boolean,
  roles: readonly string[] | undefined,
): Decision {
  if (path === '/login') return hasToken ? { go: 'start' } : { go: 'on' };
  if (!hasToken) return { go: 'sign_in' };
  if (roles === undefined) return { go: 'ask_who' };
  const known = path === undefined ? undefined : findRoute(path);
  if (!known) return { go: 'on' };
  const permitted = findRoute(known.path, permitRoutes(routeTable, roles));
  return permitted && permitted.built !== false ? { go: 'on' } : { go: 'not_found' };
}
