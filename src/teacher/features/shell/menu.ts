import { flattenRoutes, type MenuIcon, type RouteInfo } from '#teacher/route-table.ts';
import type { RouteTitle } from '#teacher/route-titles.ts';

export type MenuEntry = { path: string; target: string; title: RouteTitle; icon: MenuIcon };

/** The sidebar of a person, from the routes they may see and that are built. */
export function buildMenu(permitted: readonly RouteInfo[]): readonly MenuEntry[] {
  return permitted.flatMap(({ path, redirect, title, menu, built, children }) => {
    if (!menu || !title || built === false) return [];
    const target = redirect ?? path;
    const mayOpen = !redirect || flattenRoutes(children ?? []).some((child) => child.path === redirect);
    return mayOpen ? [{ path, target, title, icon: menu }] : [];
  });
}

/** Whether the entry leads to the page or to one above it. */
export function isActive(entry: MenuEntry, pathname: string): boolean {
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}
