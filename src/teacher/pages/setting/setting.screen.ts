import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { readSettingSearch, sectionNames } from './setting-search.ts';

const SettingPage: RouteComponent = lazyRouteComponent(() => import('./setting.page.tsx'), 'SettingPage');

export const settingScreen = createScreen('setting', {
  readSearch: readSettingSearch,
  loadPart: async ({ section = sectionNames[0] }) => {
    const { sectionComponents } = await import('./setting-sections.ts');
    await sectionComponents[section].load();
  },
  page: SettingPage,
});
