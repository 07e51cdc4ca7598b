import { deletedMessages } from '#teacher/features/setting/deleted/deleted-messages.ts';
import { settingMessages } from '#teacher/features/setting/messages.ts';
import { backupSettingMessages } from '#teacher/features/setting/storage/backup-setting-messages.ts';
import { heading, type Screen } from './screen.ts';

/** What administrators alone see. */
export const settingScreens: readonly Screen[] = [
  {
    name: 'setting',
    path: () => '/admin/setting',
    shows: heading(1),
  },
  {
    name: 'setting, storage',
    path: () => '/admin/setting?section=storage',
    shows: ({ page, say }) => page.getByRole('heading', { name: say(settingMessages, 'storage') }),
  },
  {
    name: 'setting, backup',
    path: () => '/admin/setting?section=storage',
    shows: ({ page, say }) => page.getByText(say(backupSettingMessages, 'none')),
  },
  {
    name: 'setting, limited storage',
    path: () => '/admin/setting?section=storage',
    steps: ({ page, say }) =>
      page.getByRole('switch', { name: say(settingMessages, 'limit') }).check({ force: true }),
    shows: ({ page, say }) => page.getByLabel(say(settingMessages, 'quota')),
  },
  {
    name: 'setting, words to check',
    path: () => '/admin/setting?section=words',
    steps: ({ page, say }) =>
      page.getByLabel(say(settingMessages, 'words_list')).fill(`1 + 1\n${'2'.repeat(50)}`),
    shows: ({ page, say }) =>
      page.getByText(say(settingMessages, 'word_too_long', { word: `${'2'.repeat(12)} …`, max: 40 })),
  },
  {
    name: 'setting, what was deleted',
    path: () => '/admin/setting?section=deleted',
    shows: ({ page, say }) => page.getByRole('heading', { name: say(deletedMessages, 'deleted') }),
  },
];
