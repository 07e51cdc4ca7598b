import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { countUse, type UseRule } from '#server/auth/guess-counter.repository.ts';
import { guessKey } from '#server/auth/guessing.ts';
import { fetchPage, type Page, readUrl } from '#server/features/links/fetch-page.ts';
import { isFrameable } from '#server/features/links/framing.ts';
import { readTitle } from '#server/features/links/page-title.ts';
import { isPublicAddress, resolveHost } from '#server/features/links/public-address.ts';
import type { SignedInContext } from '#server/http/context.ts';

type Checked = ApiReply<'GET /diy/check_link'>;

/** The browser waits for five seconds in all; a page that has begun by then is told of as far as it came. */
const pageTimeMs = 3_500;
const timeMs = 4_000;
/** For each teacher. */
const looks: UseRule = { max: 30, windowMs: 60_000 };

/** Pages that want to know who asks, or that took us for a robot: there is one, but not for us to look at. */
const guarded = [401, 403, 405, 406, 429, 451];

function describePage({ url, status, headers, head }: Page): Checked {
  if (guarded.includes(status)) return { url: url.href, title: '', frameable: false };
  if (status >= 400) throw new AppError('link_unreachable');
  return {
    url: url.href,
    title: readTitle(head, headers['content-type'] ?? ''),
    frameable: isFrameable(headers),
  };
}

/** Waits no longer than the signal, also for what cannot be called off. */
async function orUnreachable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new AppError('link_unreachable')), { once: true });
  // Whichever comes second has nobody to tell.
  work.catch(() => undefined);
  return Promise.race([work, promise]);
}

/** Nothing of the page is passed on but its title and whether it may be framed. */
export async function checkLink(
  { app, actor }: SignedInContext,
  { url }: ParsedInputOf<Api['GET /diy/check_link']>,
): Promise<Checked> {
  const asked = readUrl(url);
  const waitMs = await countUse(app.db, guessKey('look at link', String(actor.id)), looks, app.now());
  if (waitMs > 0) throw new AppError('too_many_requests', {}, waitMs);
  const page = fetchPage(asked, {
    resolve: resolveHost,
    isAllowed: app.env.linkPrivate ? () => true : isPublicAddress,
    signal: AbortSignal.timeout(pageTimeMs),
  });
  return describePage(await orUnreachable(page, AbortSignal.timeout(timeMs)));
}
