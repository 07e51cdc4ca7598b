import { describe, expect, it } from 'vitest';
import { buildMenu, isActive } from '#teacher/features/shell/menu.ts';
import { findRoute, flattenRoutes, permitRoutes, type RouteInfo, routeTable } from '#teacher/route-table.ts';
import { router } from '#teacher/router.tsx';

const paths = (routes: readonly RouteInfo[]) => flattenRoutes(routes).map(({ path }) => path);

const sample: readonly RouteInfo[] = [
  { path: '/free', children: [{ path: '/free/a' }, { path: '/free/editors', roles: ['editor'] }] },
  { path: '/editors', roles: ['editor', 'head'], children: [{ path: '/editors/a' }] },
  { path: '/nobody', roles: [] },
];

describe('permitRoutes', () => {
  it('shows everything to administrators', () => {
    expect(permitRoutes(sample, ['admin'])).toEqual(sample);
  });

  it('shows others what has no role list or one of their roles in it, children alike', () => {
    expect(paths(permitRoutes(sample, ['teacher']))).toEqual(['/free', '/free/a']);
    expect(paths(permitRoutes(sample, ['teacher', 'editor']))).toEqual([
      '/free',
      '/free/a',
      '/free/editors',
      '/editors',
      '/editors/a',
    ]);
    expect(paths(permitRoutes(sample, []))).toEqual(['/free', '/free/a']);
  });
});

describe('the route table', () => {
  it('names each path once and leads on to paths it knows', () => {
    const all = paths(routeTable);
    expect(new Set(all).size).toBe(all.length);
    const targets = flattenRoutes(routeTable).flatMap(({ redirect }) => redirect ?? []);
    expect(targets.filter((target) => !all.includes(target))).toEqual([]);
  });

  it('keeps the setting page to administrators', () => {
    expect(findRoute('/admin/setting', permitRoutes(routeTable, ['teacher']))).toBeUndefined();
    expect(findRoute('/admin/setting', permitRoutes(routeTable, ['teacher', 'admin']))).toBeDefined();
  });
});

describe('buildMenu', () => {
  it('lists in order what is built and permitted, leading to where the entry redirects', () => {
    expect(buildMenu(permitRoutes(routeTable, ['teacher'])).map(({ target }) => target)).toEqual([
      '/home',
      '/unit/condition',
      '/resources/list',
      '/teacher/diy',
      '/study-situation-view/list',
    ]);
  });

  it('leaves out an entry whose page the person may not see', () => {
    const routes: RouteInfo[] = [
      {
        path: '/a',
        title: 'home',
        menu: 'home',
        redirect: '/a/b',
        children: [{ path: '/a/b', roles: ['editor'] }],
      },
    ];
    expect(buildMenu(permitRoutes(routes, ['teacher']))).toEqual([]);
    expect(buildMenu(permitRoutes(routes, ['editor']))).toHaveLength(1);
  });

  it('marks the entry of the page and of those below it', () => {
    const entry = { path: '/unit', target: '/unit/condition', title: 'my_unit', icon: 'unit' } as const;
    expect(['/unit', '/unit/course/list', '/units', '/home'].map((path) => isActive(entry, path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the router', () => {
  it('has a route for each built path of the table, and none for the others', () => {
    const routed = Object.keys(router.routesByPath).filter((path) => path !== '/$');
    const built = flattenRoutes(routeTable).filter((route) => route.built !== false);
    expect(routed.sort()).toEqual(built.map(({ path }) => path).sort());
  });
});
