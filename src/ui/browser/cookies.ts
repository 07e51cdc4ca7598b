/** Cookies of this origin. Values are URI-encoded; `days` undefined = until the browser closes. */

export function readCookie(name: string): string | undefined {
  const nameAndValue = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  if (!nameAndValue) return undefined;
  try {
    return decodeURIComponent(nameAndValue.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

export function writeCookie(name: string, value: string, options: { path: string; days?: number }): void {
  const maxAgeAttribute = options.days === undefined ? '' : `; max-age=${options.days * 86_400}`;
  const secureAttribute = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${options.path}; samesite=lax${maxAgeAttribute}${secureAttribute}`;
}

export function removeCookie(name: string, path: string): void {
  writeCookie(name, '', { path, days: 0 });
}
