import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { readSettingSearch, sectionNames } from '#teacher/features/setting/setting-search.ts';

const SettingPage: RouteComponent = lazyRouteComponent(() => import('./setting.page.tsx'), 'SettingPage');

export const settingScreen = createScreen({
  path: '/admin/setting',
  messages: defineMessages({ title: { en: 'Setting', 'zh-hk': '設定', 'zh-cn': '设置' } }),
  roles: ['admin'],
  padding: 'none',
  readSearch: readSettingSearch,
  loadPart: async ({ section = sectionNames[0] }) => {
    const { sectionComponents } = await import('#teacher/features/setting/setting-sections.ts');
    await sectionComponents[section].load();
  },
  page: SettingPage,
});
