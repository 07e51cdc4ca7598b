/** The pages' addresses, below `/play`. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  join: (code: string) => `/${code}`,
  start: (coursewareId: number) => `/do/${coursewareId}`,
  attempt: (attemptId: number) => `/attempt/${attemptId}`,
};

/** A join code as typed: spaces, hyphens, lower case and full-width characters are forgiven. */
export function readJoinCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Where to go after signing in; only addresses of this app. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) && !next.startsWith(paths.signIn) ? next : paths.home;
}

export function signInPath(next: string): string {
  return next === paths.home ? paths.signIn : `${paths.signIn}?next=${encodeURIComponent(next)}`;
}

/** An id as an address has it; undefined for anything else. */
export function readId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
