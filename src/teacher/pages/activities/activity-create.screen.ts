import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { readTargetUnit } from './activity-edit.screen.ts';

const ActivityCreatePage: RouteComponent = lazyRouteComponent(
  () => import('./activity-create.page.tsx'),
  'ActivityCreatePage',
);

export const activityCreateScreen = createScreen({
  path: '/teacher/diy/create',
  messages: defineMessages({
    title: { en: 'Create an Activity', 'zh-hk': '建立活動', 'zh-cn': '创建活动' },
  }),
  readSearch: readTargetUnit,
  page: ActivityCreatePage,
});
