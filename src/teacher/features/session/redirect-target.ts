/**
 * The path to open after signing in: `requested` if it is a path of this app, otherwise the start page. It
 * never leads to another host: no scheme, no `//host`, no backslash and no control character (browsers drop
 * tabs and line breaks).
 */
export function redirectTarget(requested: string | undefined): string {
  if (!requested || !/^\/(?![/\\])/.test(requested) || /[\\\p{Cc}]/u.test(requested)) return '/';
  return /^\/login(?=[/?#]|$)/.test(requested) ? '/' : requested;
}
