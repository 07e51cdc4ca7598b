import { appSettings } from '#ui/app-settings.ts';
import { readCookie, removeCookie, writeCookie } from '#ui/browser/cookies.ts';

/** The session token of this app, kept in its cookie. */

export function getToken(): string | undefined {
  return readCookie(appSettings().tokenCookie) || undefined;
}

/** `days`: how long the browser keeps it; by default until it is closed. */
export function setToken(token: string, days?: number): void {
  const path = appSettings().cookiePath;
  writeCookie(appSettings().tokenCookie, token, { path, ...(days !== undefined && { days }) });
}

export function clearToken(): void {
  removeCookie(appSettings().tokenCookie, appSettings().cookiePath);
}
