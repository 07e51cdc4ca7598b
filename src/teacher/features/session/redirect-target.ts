/**
 * Where to go after signing in: the wished path if it is one of our own, else the start page. Never another
 * host: no scheme, no `//host`, no backslash and no control character (browsers drop tabs and line breaks).
 */
export function redirectTarget(wish: string | undefined): string {
  if (!wish || !/^\/(?![/\\])/.test(wish) || /[\\\p{Cc}]/u.test(wish)) return '/';
  return /^\/login(?=[/?#]|$)/.test(wish) ? '/' : wish;
}
