import { sentMessages } from '#teacher/features/messages/messages.ts';
import { shellMessages } from '#teacher/features/shell/messages.ts';
import { messageWords } from '#teacher/shared/messages/message-words.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { profileMessages } from '#ui/profile/profile-messages.ts';
import { heading, openMenu, press, type Say, type Screen } from './screen.ts';

const account = (say: Say) => say(shellMessages, 'account', { name: '' }).trim();

export const frameScreens: readonly Screen[] = [
  { name: 'home', path: () => '/home', shows: heading(2) },
  { name: 'my unit', path: () => '/unit/condition', shows: heading(2) },
  {
    name: 'account menu',
    path: () => '/home',
    steps: ({ page, say }) => page.getByRole('button', { name: account(say) }).click(),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(shellMessages, 'log_out') }),
  },
  {
    name: 'language menu',
    path: () => '/home',
    steps: ({ page, say }) => page.getByRole('button', { name: say(commonMessages, 'language') }).click(),
    shows: ({ page }) => page.getByRole('menuitem', { name: '繁體中文' }),
  },
  {
    name: 'log-out dialog',
    reopens: true,
    path: () => '/home',
    steps: ({ page, say }) => openMenu(page, account(say), say(shellMessages, 'log_out')),
    shows: ({ page }) => page.getByRole('alertdialog'),
  },
  {
    name: 'profile',
    path: () => '/profile',
    shows: ({ page, say }) => page.getByRole('heading', { name: say(profileMessages, 'sessions') }),
  },
  {
    name: 'messages',
    path: () => '/messages',
    shows: ({ page }) => page.getByText('3 + 3 = 6').first(),
  },
  {
    name: 'messages, who has seen one',
    path: () => '/messages',
    // Whether it was seen depends on the tour of the student.
    steps: async ({ page }) => {
      const message = page.getByRole('listitem').filter({ hasText: '3 + 3 = 6' }).first();
      await message.getByRole('button').first().click();
    },
    shows: ({ page }) => page.getByRole('heading', { level: 2, name: '(1)' }).first(),
  },
  {
    name: 'write a message',
    path: () => '/messages',
    steps: ({ page, say }) => press(page, say(sentMessages, 'write')),
    shows: ({ page }) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  {
    name: 'write a message, errors',
    reopens: true,
    path: () => '/messages',
    steps: async ({ page, say }) => {
      await press(page, say(sentMessages, 'write'));
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      await press(page, say(messageWords, 'send'));
    },
    shows: ({ page, say }) => page.getByText(say(messageWords, 'text_required')),
  },
  { name: '404', path: () => '/404', shows: heading(1) },
];
