/**
 * The path to open after signing in: `requestedPath` if it is a path of this app, otherwise the start page. It
 * never leads to another host: no scheme, no `//host`, no backslash and no control character (browsers drop
 * tabs and line breaks).
 */
export function redirectTarget(requestedPath: string | undefined): string {
  if (!requestedPath || !/^\/(?![/\\])/.test(requestedPath) || /[\\\p{Cc}]/u.test(requestedPath)) return '/';
  return /^\/login(?=[/?#]|$)/.test(requestedPath) ? '/' : requestedPath;
}
