import { joinMessages } from '#player/features/join/messages.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { sessionMessages } from '#teacher/features/session/messages.ts';
import { heading, press, type Screen } from './screen.ts';

export const visitorScreens: readonly Screen[] = [
  { name: 'sign-in, teacher', path: () => '/login', shows: heading(1) },
  {
    name: 'sign-in, errors',
    path: () => '/login',
    steps: ({ page, say }) => press(page, say(loginMessages, 'sign_in')),
    shows: ({ page, say }) => page.getByText(say(loginMessages, 'password_short')),
  },
  {
    name: 'sign-in, student',
    path: () => '/login',
    steps: ({ page, say }) =>
      page.getByRole('radio', { name: say(loginMessages, 'student'), exact: true }).check({ force: true }),
    shows: ({ page, say }) => page.getByText(say(sessionMessages, 'error_user_group')),
  },
  { name: 'forgotten password', path: () => '/password', shows: heading(1) },
  {
    name: 'forgotten password, a new one',
    path: () => `/password#${'a'.repeat(43)}`,
    shows: ({ page }) => page.locator('input[type=password]').first(),
  },
  { name: 'player: sign-in', path: () => '/play/sign-in', shows: heading(1) },
  {
    name: 'player: sign-in, errors',
    reopens: true,
    path: () => '/play/sign-in',
    steps: ({ page, say }) => press(page, say(joinMessages, 'sign_in')),
    shows: ({ page, say }) => page.getByText(say(joinMessages, 'email_required')),
  },
  {
    name: 'player: join',
    path: ({ fresh }) => `/play/${fresh.code}`,
    shows: ({ page, say }) => page.getByText(say(joinMessages, 'guest_title')),
  },
  {
    name: 'player: unknown code',
    reopens: true,
    path: () => '/play/AAAAAA',
    shows: ({ page, say }) => page.getByText(say(joinMessages, 'unknown_code_title')),
  },
];
