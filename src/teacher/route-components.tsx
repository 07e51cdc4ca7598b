import { type ErrorRouteComponent, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { SessionWatch } from '#teacher/features/session/session-watch.tsx';
import { PageFailed } from '#teacher/features/shell/page-failed.tsx';
import { PageLoading } from '#teacher/features/shell/page-loading.tsx';
import { Root } from '#teacher/features/shell/root.tsx';

// The types are written out: pages use the router's type, so it must not be inferred from the pages.

type Name =
  | 'root'
  | 'loading'
  | 'login'
  | 'notFound'
  | 'shell'
  | 'home'
  | 'myUnit'
  | 'unitList'
  | 'courseList'
  | 'courseSearch'
  | 'resourceList'
  | 'resourceDetail'
  | 'diyList'
  | 'diyCreate'
  | 'diyEdit'
  | 'setting'
  | 'studyList'
  | 'studyGrid'
  | 'studyQuestion'
  | 'studyPersonal';

/** Pages are loaded when they are gone to. */
export const components: Record<Name, RouteComponent> = {
  root: () => <Root sessionWatch={<SessionWatch />} />,
  loading: PageLoading,
  login: lazyRouteComponent(() => import('#teacher/pages/login.page.tsx'), 'LoginPage'),
  notFound: lazyRouteComponent(() => import('#teacher/pages/not-found.page.tsx'), 'NotFoundPage'),
  shell: lazyRouteComponent(() => import('#teacher/shell-route.tsx'), 'ShellRoute'),
  home: lazyRouteComponent(() => import('#teacher/pages/home.page.tsx'), 'HomePage'),
  myUnit: lazyRouteComponent(() => import('#teacher/pages/units/my-unit.page.tsx'), 'MyUnitPage'),
  unitList: lazyRouteComponent(() => import('#teacher/pages/units/unit-list.page.tsx'), 'UnitListPage'),
  courseList: lazyRouteComponent(() => import('#teacher/pages/units/course-list.page.tsx'), 'CourseListPage'),
  courseSearch: lazyRouteComponent(
    () => import('#teacher/pages/units/course-search.page.tsx'),
    'CourseSearchPage',
  ),
  resourceList: lazyRouteComponent(
    () => import('#teacher/pages/resources/resource-list.page.tsx'),
    'ResourceListPage',
  ),
  resourceDetail: lazyRouteComponent(
    () => import('#teacher/pages/resources/resource-detail.page.tsx'),
    'ResourceDetailPage',
  ),
  diyList: lazyRouteComponent(
    () => import('#teacher/pages/activities/activity-list.page.tsx'),
    'DiyListPage',
  ),
  diyCreate: lazyRouteComponent(
    () => import('#teacher/pages/activities/activity-create.page.tsx'),
    'DiyCreatePage',
  ),
  diyEdit: lazyRouteComponent(
    () => import('#teacher/pages/activities/activity-edit.page.tsx'),
    'DiyEditPage',
  ),
  setting: lazyRouteComponent(() => import('#teacher/pages/setting.page.tsx'), 'SettingPage'),
  studyList: lazyRouteComponent(() => import('#teacher/pages/study/study-list.page.tsx'), 'StudyListPage'),
  studyGrid: lazyRouteComponent(() => import('#teacher/pages/study/study-grid.page.tsx'), 'StudyGridPage'),
  studyQuestion: lazyRouteComponent(
    () => import('#teacher/pages/study/study-question.page.tsx'),
    'StudyQuestionPage',
  ),
  studyPersonal: lazyRouteComponent(
    () => import('#teacher/pages/study/study-personal.page.tsx'),
    'StudyPersonalPage',
  ),
};

export const failedComponent: ErrorRouteComponent = PageFailed;
