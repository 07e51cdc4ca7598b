import { type AnyRoute, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { activityStatusTexts, difficulties } from '#contract/choices.ts';
import { selectableLanguages } from '#contract/language.ts';
import { guardNavigation } from '#teacher/features/session/navigation-guard.ts';
import { readDeletedSearch } from '#teacher/features/setting/deleted-search.ts';
import { askFirst } from '#teacher/first-calls.ts';
import { components, failedComponent } from '#teacher/route-components.tsx';
import { findRoute, type RouteInfo } from '#teacher/route-table.ts';
import { coursewareSortChoices, readSorting, type Sorting } from '#teacher/shared/lists/sorting.ts';
import {
  parseSearch,
  readId,
  readOffset,
  readOneOf,
  readText,
  stringifySearch,
} from '#teacher/shared/search-params.ts';
import { getUserinfo } from '#teacher/shared/session-store.ts';
import { getToken } from '#ui/api/session-token.ts';

/** Paths to pages. What a route is called, who may see it and how it looks stands in route-table.ts. */

type Raw = Record<string, unknown>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    info?: RouteInfo;
  }
}

function infoOf(path: string): { info: RouteInfo } {
  const info = findRoute(path);
  if (!info) throw new Error(`${path} is not in the route table`);
  return { info };
}

/** A page's code comes while the server is still asked who is signed in. */
function loadCode(matches: readonly { routeId: string }[]): void {
  const routes: Record<string, AnyRoute> = router.routesById;
  for (const { routeId } of matches) {
    const route = routes[routeId];
    // Where it cannot be had, going to the page says so.
    if (route) router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

const rootRoute = createRootRoute({
  component: components.root,
  beforeLoad: async ({ location, matches, preload }) => {
    if (preload) return;
    const guarded = guardNavigation({
      href: location.href,
      routePath: matches.at(-1)?.staticData.info?.path,
    });
    if (getToken()) {
      const page = matches.at(-1);
      if (page && !getUserinfo()) askFirst(page.fullPath, page.search);
      // In a task of its own, so that nothing waits for both.
      setTimeout(loadCode, 0, matches);
    }
    await guarded;
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: infoOf('/login'),
  validateSearch: (search: Raw): { redirect?: string | undefined } => ({
    redirect: readText(search['redirect']),
  }),
  component: components.login,
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  staticData: infoOf('/404'),
  component: components.notFound,
});

const anyOtherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: components.shell,
});

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/home',
  staticData: infoOf('/home'),
  validateSearch: (search: Raw): { calendar_id?: number | undefined } => ({
    calendar_id: readId(search['calendar_id']),
  }),
  component: components.home,
});

type ClassFilter = {
  calendar_id?: number | undefined;
  class_id?: number | undefined;
  subject_id?: number | undefined;
  keyword?: string | undefined;
  offset?: number | undefined;
};

function readClassFilter(search: Raw): ClassFilter {
  return {
    calendar_id: readId(search['calendar_id']),
    class_id: readId(search['class_id']),
    subject_id: readId(search['subject_id']),
    keyword: readText(search['keyword']),
    offset: readOffset(search['offset']),
  };
}

const unitConditionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/unit/condition',
  staticData: infoOf('/unit/condition'),
  validateSearch: readClassFilter,
  component: components.myUnit,
});

const unitListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/unit/list',
  staticData: infoOf('/unit/list'),
  validateSearch: readClassFilter,
  component: components.unitList,
});

const courseListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/unit/course/list',
  staticData: infoOf('/unit/course/list'),
  /** 0 when the address names no unit. */
  validateSearch: (search: Raw): { unit_id: number } => ({ unit_id: readId(search['unit_id']) ?? 0 }),
  component: components.courseList,
});

type CoursewareSorting = Sorting<(typeof coursewareSortChoices)[number]>;

const courseSearchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/teacher/course',
  staticData: infoOf('/teacher/course'),
  validateSearch: (search: Raw): ClassFilter & CoursewareSorting & { type?: string | undefined } => ({
    ...readClassFilter(search),
    ...readSorting(search, coursewareSortChoices),
    type: readText(search['type']),
  }),
  component: components.courseSearch,
});

type ResourceFilter = {
  type?: string | undefined;
  subject_id?: number | undefined;
  grade?: number | undefined;
  difficulty?: 'easy' | 'medium' | 'hard' | undefined;
  language?: 'zh-hk' | 'zh-cn' | 'en' | undefined;
  keyword?: string | undefined;
  liked?: 1 | undefined;
  own?: 1 | undefined;
  sort?: 'likes' | 'copies' | undefined;
  unit_id?: number | undefined;
};

const resourceListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/resources/list',
  staticData: infoOf('/resources/list'),
  validateSearch: (search: Raw): ResourceFilter => ({
    type: readText(search['type']),
    subject_id: readId(search['subject_id']),
    grade: readId(search['grade']),
    difficulty: readOneOf(search['difficulty'], difficulties),
    language: readOneOf(search['language'], selectableLanguages),
    keyword: readText(search['keyword']),
    liked: readOneOf(search['liked'], [1]),
    own: readOneOf(search['own'], [1]),
    sort: readOneOf(search['sort'], ['likes', 'copies']),
    unit_id: readId(search['unit_id']),
  }),
  component: components.resourceList,
});

const resourceDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/resources/detail',
  staticData: infoOf('/resources/detail'),
  /** 0 when the address names no resource. */
  validateSearch: (search: Raw): { id: number; unit_id?: number | undefined } => ({
    id: readId(search['id']) ?? 0,
    unit_id: readId(search['unit_id']),
  }),
  component: components.resourceDetail,
});

type DiyFilter = {
  type?: string | undefined;
  status?: '0' | '1' | '2' | undefined;
  subject_id?: number | undefined;
  keyword?: string | undefined;
  all?: 1 | undefined;
  sort?: 'modified_at' | 'name' | undefined;
  order?: 'asc' | 'desc' | undefined;
  offset?: number | undefined;
};

const diyListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/teacher/diy',
  staticData: infoOf('/teacher/diy'),
  validateSearch: (search: Raw): DiyFilter => ({
    type: readText(search['type']),
    status: readOneOf(search['status'], activityStatusTexts),
    subject_id: readId(search['subject_id']),
    keyword: readText(search['keyword']),
    all: readOneOf(search['all'], [1]),
    sort: readOneOf(search['sort'], ['modified_at', 'name']),
    order: readOneOf(search['order'], ['asc', 'desc']),
    offset: readOffset(search['offset']),
  }),
  component: components.diyList,
});

/** The unit the new activity is meant for, when the teacher comes from there. */
const validateForUnit = (search: Raw): { unit_id?: number | undefined } => ({
  unit_id: readId(search['unit_id']),
});

const diyCreateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/teacher/diy/create',
  staticData: infoOf('/teacher/diy/create'),
  validateSearch: validateForUnit,
  component: components.diyCreate,
});

const diyAddRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/teacher/diy/add/$course_type',
  staticData: infoOf('/teacher/diy/add/$course_type'),
  validateSearch: validateForUnit,
  component: components.diyEdit,
});

const diyEditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/teacher/diy/edit/$course_type/$id',
  staticData: infoOf('/teacher/diy/edit/$course_type/$id'),
  validateSearch: validateForUnit,
  component: components.diyEdit,
});

const diyCopyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/teacher/diy/copy/$course_type/$id/{-$is_copy}',
  staticData: infoOf('/teacher/diy/copy/$course_type/$id/{-$is_copy}'),
  component: components.diyEdit,
});

const settingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/setting',
  staticData: infoOf('/admin/setting'),
  validateSearch: readDeletedSearch,
  component: components.setting,
});

const studyListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/study-situation-view/list',
  staticData: infoOf('/study-situation-view/list'),
  validateSearch: (search: Raw): ClassFilter & CoursewareSorting & { unit_id?: number | undefined } => ({
    ...readClassFilter(search),
    ...readSorting(search, coursewareSortChoices),
    unit_id: readId(search['unit_id']),
  }),
  component: components.studyList,
});

/** 0 when the address names no courseware. */
const readCourseware = (search: Raw) => ({ courseware_id: readId(search['courseware_id']) ?? 0 });

const studyGridRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/study-situation-view/grid',
  staticData: infoOf('/study-situation-view/grid'),
  validateSearch: readCourseware,
  component: components.studyGrid,
});

const studyQuestionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/study-situation-view/question-detail',
  staticData: infoOf('/study-situation-view/question-detail'),
  validateSearch: (search: Raw): { courseware_id: number; question_id?: string | undefined } => ({
    ...readCourseware(search),
    question_id: readText(search['question_id']),
  }),
  component: components.studyQuestion,
});

const studyPersonalRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/study-situation-view/personal-detail',
  staticData: infoOf('/study-situation-view/personal-detail'),
  validateSearch: (
    search: Raw,
  ): { courseware_id: number; user_id: number; attempt_id?: number | undefined } => ({
    ...readCourseware(search),
    user_id: readId(search['user_id']) ?? 0,
    attempt_id: readId(search['attempt_id']),
  }),
  component: components.studyPersonal,
});

/** A path of the table that only leads on; the table says where to. */
function createRedirect<const P extends string>(path: P) {
  const target = findRoute(path)?.redirect ?? '/404';
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: target, replace: true });
    },
  });
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginRoute,
    notFoundRoute,
    createRedirect('/'),
    createRedirect('/unit'),
    createRedirect('/resources'),
    createRedirect('/teacher'),
    createRedirect('/study-situation-view'),
    shellRoute.addChildren([
      homeRoute,
      unitConditionRoute,
      unitListRoute,
      courseListRoute,
      courseSearchRoute,
      resourceListRoute,
      resourceDetailRoute,
      diyListRoute,
      diyCreateRoute,
      diyAddRoute,
      diyEditRoute,
      diyCopyRoute,
      settingRoute,
      studyListRoute,
      studyGridRoute,
      studyQuestionRoute,
      studyPersonalRoute,
    ]),
    anyOtherRoute,
  ]),
  parseSearch,
  stringifySearch,
  // What a page does not know goes from its address: pages ask the server with what is there.
  search: { strict: true },
  defaultPreload: 'intent',
  defaultPendingComponent: components.loading,
  defaultErrorComponent: failedComponent,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
