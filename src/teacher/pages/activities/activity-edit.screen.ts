import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

/** Three addresses of the editor share one page, so that a new activity keeps its place when it gets an id. */
const ActivityEditPage: RouteComponent = lazyRouteComponent(
  () => import('./activity-edit.page.tsx'),
  'ActivityEditPage',
);

/** Reads the unit that the teacher came from; a new activity is meant for it. */
export const readTargetUnit = (raw: RawSearch): { unit_id?: number | undefined } => ({
  unit_id: readId(raw['unit_id']),
});

export const activityAddScreen = createScreen({
  path: '/teacher/diy/add/$course_type',
  messages: defineMessages({ title: { en: 'New Activity', 'zh-hk': '新增活動', 'zh-cn': '新增活动' } }),
  padding: 'none',
  readSearch: readTargetUnit,
  page: ActivityEditPage,
});

export const activityEditScreen = createScreen({
  path: '/teacher/diy/edit/$course_type/$id',
  messages: defineMessages({ title: { en: 'Edit Activity', 'zh-hk': '編輯活動', 'zh-cn': '编辑活动' } }),
  padding: 'none',
  readSearch: readTargetUnit,
  page: ActivityEditPage,
});

export const activityCopyScreen = createScreen({
  path: '/teacher/diy/copy/$course_type/$id/{-$is_copy}',
  messages: defineMessages({ title: { en: 'Copy Activity', 'zh-hk': '複製活動', 'zh-cn': '复制活动' } }),
  padding: 'none',
  page: ActivityEditPage,
});
