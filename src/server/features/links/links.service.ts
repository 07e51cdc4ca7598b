import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { countUse, type UseRule } from '#server/auth/counted-uses.repository.ts';
import { guessKey } from '#server/auth/guessing.ts';
import { fetchPage, type Page, readUrl } from '#server/features/links/fetch-page.ts';
import { isFrameable } from '#server/features/links/framing.ts';
import { isMissing, isRefusedToRobots } from '#server/features/links/page-status.ts';
import { readTitle } from '#server/features/links/page-title.ts';
import { isPublicAddress, resolveHost } from '#server/features/links/public-address.ts';
import type { SignedInContext } from '#server/http/context.ts';

type Checked = ApiReply<'GET /diy/check_link'>;

/** The browser waits five seconds. A page that is still loading by then is described as far as it arrived. */
const pageTimeMs = 3_500;
const timeMs = 4_000;
/** Limit of checks per teacher. */
const checksPerTeacher: UseRule = { max: 30, windowMs: 60_000 };

function describePage({ url, status, headers, head }: Page): Checked {
  if (isRefusedToRobots(status)) return { url: url.href, title: '', frameable: false };
  if (isMissing(status)) throw new AppError('link_unreachable');
  return {
    url: url.href,
    title: readTitle(head, headers['content-type'] ?? ''),
    frameable: isFrameable(headers),
  };
}

/** Refuses when the signal aborts, even if the work itself cannot be aborted. */
async function refuseAfter<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new AppError('link_unreachable')), { once: true });
  // A later error of the work is ignored.
  work.catch(() => undefined);
  return Promise.race([work, promise]);
}

/** Returns only the title of the page and whether it may be framed. */
export async function checkLink(
  { app, actor }: SignedInContext,
  { url }: ParsedInputOf<Api['GET /diy/check_link']>,
): Promise<Checked> {
  const askedUrl = readUrl(url);
  const waitMs = await countUse(
    app.db,
    guessKey('look at link', String(actor.id)),
    checksPerTeacher,
    app.now(),
  );
  if (waitMs > 0) throw new AppError('too_many_requests', {}, waitMs);
  const page = fetchPage(askedUrl, {
    resolve: resolveHost,
    isAllowed: app.env.linkPrivate ? () => true : isPublicAddress,
    signal: AbortSignal.timeout(pageTimeMs),
  });
  return describePage(await refuseAfter(page, AbortSignal.timeout(timeMs)));
}
