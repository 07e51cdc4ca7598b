import type { FastifyRequest } from 'fastify';
import { type Language, resolveLanguage } from '#contract/language.ts';
import { languageCookie } from '#contract/limits.ts';
import { readCookie } from '#server/auth/cookies.ts';

/** Language of a request: query `lang`, else the cookie, else the browser's preference. */
export function requestLanguage(request: FastifyRequest): Language {
  const query = request.query as { lang?: unknown };
  const queryLanguage = typeof query.lang === 'string' ? query.lang : undefined;
  if (queryLanguage) return resolveLanguage(queryLanguage);
  const preferredLanguages =
    request.headers['accept-language']?.split(',').map((part) => part.split(';')[0]) ?? [];
  return resolveLanguage(readCookie(request, languageCookie), ...preferredLanguages);
}
