/** The pages' addresses, below `/play`. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  join: (code: string) => `/${code}`,
  start: (coursewareId: number) => `/do/${coursewareId}`,
  /** Two segments, because one segment would be read as a join code. */
  profile: '/my/profile',
  progress: '/my/progress',
  attempt: (attemptId: number) => `/attempt/${attemptId}`,
};

/** Normalises a typed join code: spaces, hyphens, lower case and full-width characters are accepted. */
export function readJoinCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** The page to open after signing in; addresses of other sites are ignored. */
export function readNextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) && !next.startsWith(paths.signIn) ? next : paths.home;
}

export function buildSignInPath(next: string): string {
  return next === paths.home ? paths.signIn : `${paths.signIn}?next=${encodeURIComponent(next)}`;
}

/** Reads an id from an address; undefined for anything else. */
export function readId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
