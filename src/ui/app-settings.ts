import { languageCookie, playerTokenCookie, tokenCookie } from '#contract/limits.ts';

/** Settings of the shared code that differ between the two apps, which share no cookie. */
export type AppSettings = { tokenCookie: string; languageCookie: string; cookiePath: string };

export const teacherSettings: AppSettings = { tokenCookie, languageCookie, cookiePath: '/' };
export const playerSettings: AppSettings = {
  tokenCookie: playerTokenCookie,
  languageCookie: 'player_language',
  cookiePath: '/play',
};

let currentSettings = teacherSettings;

/** Called once before the app renders. */
export function configureApp(settings: AppSettings): void {
  currentSettings = settings;
}

export function appSettings(): AppSettings {
  return currentSettings;
}
