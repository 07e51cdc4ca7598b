import type { RouteTitle } from '#teacher/route-titles.ts';

/** Every path of the teacher app: the one table the router, the role filter and the sidebar are made from. */

export type MenuIcon = 'home' | 'unit' | 'resources' | 'diy' | 'travel' | 'groups' | 'study' | 'exam';

export type RouteInfo = {
  path: string;
  title?: RouteTitle;
  redirect?: string;
  /** Who may see it; absent = everybody signed in. Administrators see everything. */
  roles?: readonly string[];
  /** Its place in the sidebar. */
  menu?: MenuIcon;
  /** False while the screen does not exist: it leads to /404 and stays out of the menu. */
  built?: boolean;
  /** Ground and padding other than the shell's light blue with 55 × 75 px. */
  ground?: 'white';
  padding?: 'none' | 'slim';
  children?: readonly RouteInfo[];
};

export const routeTable: readonly RouteInfo[] = [
  { path: '/login', title: 'login' },
  { path: '/404', title: 'not_found' },
  { path: '/', redirect: '/home' },
  { path: '/home', title: 'home', menu: 'home' },
  {
    path: '/unit',
    title: 'my_unit',
    redirect: '/unit/condition',
    menu: 'unit',
    children: [
      { path: '/unit/condition', title: 'my_unit' },
      { path: '/unit/list', title: 'unit_list' },
      { path: '/unit/course/list', title: 'course_list' },
    ],
  },
  {
    path: '/resources',
    title: 'resources',
    redirect: '/resources/list',
    menu: 'resources',
    children: [
      { path: '/resources/list', title: 'resources' },
      { path: '/resources/detail', title: 'resource_detail' },
    ],
  },
  {
    path: '/teacher',
    title: 'diy',
    redirect: '/teacher/diy',
    menu: 'diy',
    children: [
      { path: '/teacher/course', title: 'course_search' },
      { path: '/teacher/diy', title: 'diy' },
      { path: '/teacher/diy/create', title: 'diy_create' },
      { path: '/teacher/diy/add/$course_type', title: 'diy_add', padding: 'none' },
      { path: '/teacher/diy/edit/$course_type/$id', title: 'diy_edit', padding: 'none' },
      { path: '/teacher/diy/copy/$course_type/$id/{-$is_copy}', title: 'diy_copy', padding: 'none' },
    ],
  },
  {
    path: '/digitalTravel',
    title: 'digital_travel',
    redirect: '/digitalTravel/list',
    menu: 'travel',
    built: false,
    children: [
      { path: '/digitalTravel/list', title: 'digital_travel', built: false },
      { path: '/digitalTravel/edit/$id', title: 'travel_edit', built: false },
      { path: '/digitalTravel/create', title: 'travel_create', built: false },
    ],
  },
  { path: '/group-settings/list', title: 'group_settings', menu: 'groups', built: false },
  {
    path: '/study-situation-view',
    title: 'study_situation',
    redirect: '/study-situation-view/list',
    menu: 'study',
    children: [
      { path: '/study-situation-view/list', title: 'study_situation' },
      { path: '/study-situation-view/grid', title: 'study_grid', padding: 'slim', ground: 'white' },
      { path: '/study-situation-view/personal-detail', title: 'personal_detail' },
      { path: '/study-situation-view/question-detail', title: 'question_detail' },
    ],
  },
  {
    path: '/exam-res',
    title: 'course_resources',
    redirect: '/exam-res/list',
    menu: 'exam',
    built: false,
    children: [
      { path: '/exam-res/list', title: 'course_resources', built: false },
      { path: '/exam-res/create', title: 'exam_create', built: false },
    ],
  },
  { path: '/admin/setting', title: 'setting', roles: ['admin'], padding: 'none' },
];

/** The table without its nesting. */
export function flattenRoutes(routes: readonly RouteInfo[]): readonly RouteInfo[] {
  return routes.flatMap((route) => [route, ...flattenRoutes(route.children ?? [])]);
}

export function findRoute(path: string, routes: readonly RouteInfo[] = routeTable): RouteInfo | undefined {
  return flattenRoutes(routes).find((route) => route.path === path);
}

function mayEnter({ roles: allowed }: RouteInfo, roles: readonly string[]): boolean {
  if (roles.includes('admin') || allowed === undefined) return true;
  return allowed.some((role) => roles.includes(role));
}

/**
 * The routes a person with these roles may see, children filtered the same way:
 * administrators all, others those without a role list or with one of their roles in it.
 */
export function permitRoutes(routes: readonly RouteInfo[], roles: readonly string[]): readonly RouteInfo[] {
  return routes
    .filter((route) => mayEnter(route, roles))
    .map((route) => (route.children ? { ...route, children: permitRoutes(route.children, roles) } : route));
}
