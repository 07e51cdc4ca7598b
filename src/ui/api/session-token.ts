import { appSettings } from '#ui/app-settings.ts';
import { readCookie, removeCookie, writeCookie } from '#ui/browser/cookies.ts';

/** The session token of this app, kept in its cookie. */

export function getToken(): string | undefined {
  return readCookie(appSettings().tokenCookie) || undefined;
}

export function setToken(token: string): void {
  writeCookie(appSettings().tokenCookie, token, { path: appSettings().cookiePath });
}

export function clearToken(): void {
  removeCookie(appSettings().tokenCookie, appSettings().cookiePath);
}
