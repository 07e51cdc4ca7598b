import { readdirSync } from 'node:fs';
import type { LinkProps } from '@tanstack/react-router';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isCurrentEntry, listMenuEntries } from '#teacher/features/shell/menu.ts';
import { loginScreen } from './pages/login.screen.ts';
import { notFoundScreen } from './pages/not-found.screen.ts';
import { passwordScreen } from './pages/password.screen.ts';
import { setupScreen } from './pages/setup.screen.ts';
import { router } from './router.tsx';
import { mayOpenScreen, type ScreenInfo } from './screen-info.ts';
import { outerScreenList, screenInfos, screenList } from './screen-list.ts';
import { screens } from './screens.ts';

const messages = { title: { en: 'A', 'zh-hk': 'A', 'zh-cn': 'A' } };
const pathsInMenu = (...roles: string[]) => listMenuEntries(screenInfos, roles).map(({ path }) => path);

describe('the list of screens', () => {
  it('contains every screen that is declared beside a page, under its name', async () => {
    const folder = `${import.meta.dirname}/pages`;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const screenModules = await Promise.all(
      files
        .filter((file) => file.endsWith('.screen.ts'))
        .map((file) => import(/* @vite-ignore */ `${folder}/${file}`) as Promise<Record<string, unknown>>),
    );
    const declaredScreens = screenModules.flatMap(Object.entries).filter(([name]) => name.endsWith('Screen'));
    const listedScreens = Object.entries({
      ...screens,
      login: loginScreen,
      notFound: notFoundScreen,
      setup: setupScreen,
      password: passwordScreen,
    });
    expect(listedScreens.map(([name, { options }]) => [name, options.staticData?.screen])).toEqual(
      Object.entries({ ...screenList, ...outerScreenList }),
    );
    expect(new Map(declaredScreens)).toEqual(
      new Map(listedScreens.map(([name, screen]) => [`${name}Screen`, screen])),
    );
    const routes = new Set<unknown>(Object.values(router.routesById));
    expect(declaredScreens.filter(([, screen]) => !routes.has(screen)).map(([name]) => name)).toEqual([]);
  });

  // The paths are the specification's, and people keep links to them.
  it('has the paths of the specification once each, in the order of the menu', () => {
    expect(screenInfos.map(({ path }) => path)).toEqual([
      '/home',
      '/unit/condition',
      '/unit/list',
      '/unit/course/list',
      '/teacher/course',
      '/resources/list',
      '/resources/detail',
      '/teacher/diy',
      '/teacher/diy/create',
      '/teacher/diy/add/$course_type',
      '/teacher/diy/edit/$course_type/$id',
      '/teacher/diy/copy/$course_type/$id/{-$is_copy}',
      '/digitalTravel/list',
      '/digitalTravel/create',
      '/digitalTravel/edit/$id',
      '/group-settings/list',
      '/study-situation-view/list',
      '/study-situation-view/grid',
      '/study-situation-view/marking',
      '/study-situation-view/class',
      '/study-situation-view/personal-detail',
      '/study-situation-view/question-detail',
      '/study-situation-view/correction',
      '/study-situation-view/mark-book',
      '/study-situation-view/student',
      '/study-situation-view/report',
      '/study-situation-view/needs',
      '/study-situation-view/comparison',
      '/exam-res/list',
      '/exam-res/create',
      '/admin/setting',
      '/profile',
      '/messages',
    ]);
    const sections = screenInfos.flatMap(({ menu }) => menu?.section ?? []);
    expect(sections).toEqual([
      '/home',
      '/unit',
      '/resources',
      '/teacher',
      '/digitalTravel',
      '/group-settings',
      '/study-situation-view',
      '/exam-res',
    ]);
  });
});

it('refuses links to a path that is not listed', () => {
  expectTypeOf<'/unit/list'>().toExtend<LinkProps['to']>();
  expectTypeOf<'/unit/lists'>().not.toExtend<LinkProps['to']>();
});

it('gives pages and links typed search parameters', () => {
  type SearchOf<Name extends keyof typeof screens> = (typeof screens)[Name]['types']['fullSearchSchema'];
  expectTypeOf<SearchOf<'courseList'>>().toEqualTypeOf<{ unit_id: number }>();
  expectTypeOf<SearchOf<'resourceDetail'>>().toEqualTypeOf<{ id: number; unit_id?: number | undefined }>();
});

describe('mayOpenScreen', () => {
  const createScreenInfo = (roles?: string[]): ScreenInfo => ({
    path: '/a',
    messages,
    ...(roles && { roles }),
  });

  it('lets administrators open every screen', () => {
    expect(
      [createScreenInfo(), createScreenInfo(['editor']), createScreenInfo([])].map((each) =>
        mayOpenScreen(each, ['admin']),
      ),
    ).toEqual([true, true, true]);
  });

  it('lets others open screens without roles, or with one of their roles', () => {
    expect(mayOpenScreen(createScreenInfo(), [])).toBe(true);
    expect(mayOpenScreen(createScreenInfo(['editor', 'head']), ['teacher', 'editor'])).toBe(true);
    expect(mayOpenScreen(createScreenInfo(['editor']), ['teacher'])).toBe(false);
    expect(mayOpenScreen(createScreenInfo([]), ['teacher'])).toBe(false);
  });

  it('keeps the setting page to administrators', () => {
    const setting = screenInfos.find(({ path }) => path === '/admin/setting');
    expect(setting?.roles).toEqual(['admin']);
  });
});

describe('the main menu', () => {
  it('lists its screens in order', () => {
    expect(pathsInMenu('teacher')).toEqual([
      '/home',
      '/unit/condition',
      '/resources/list',
      '/teacher/diy',
      '/digitalTravel/list',
      '/group-settings/list',
      '/study-situation-view/list',
      '/exam-res/list',
    ]);
  });

  it('leaves out screens that the person may not open', () => {
    const menu = { icon: 'home', section: '/a' } as const;
    const list: ScreenInfo[] = [{ path: '/a/b', messages, menu, roles: ['editor'] }];
    expect(listMenuEntries(list, ['teacher'])).toEqual([]);
    expect(listMenuEntries(list, ['editor'])).toHaveLength(1);
  });

  it('marks the entry of the page and of those below it', () => {
    const paths = ['/unit', '/unit/course/list', '/units', '/home'];
    expect(paths.map((path) => isCurrentEntry({ section: '/unit' }, path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
