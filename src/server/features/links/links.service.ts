import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { countUse, type UseRule } from '#server/auth/counted-uses.repository.ts';
import { guessKey } from '#server/auth/guessing.ts';
import { fetchPage, type Page, readUrl } from '#server/features/links/fetch-page.ts';
import { isFrameable } from '#server/features/links/framing.ts';
import { isMissingStatus, isRefusedToRobots } from '#server/features/links/page-status.ts';
import { readTitle } from '#server/features/links/page-title.ts';
import { isPublicAddress, resolveHost } from '#server/features/links/public-address.ts';
import type { SignedInContext } from '#server/http/context.ts';

type LinkReply = ApiReply<'GET /diy/check_link'>;

/**
 * The browser waits five seconds. A page that is still loading after this time is described by the part
 * received so far.
 */
const pageTimeMs = 3_500;
const replyTimeMs = 4_000;
/** Limit of checks per teacher. */
const checksPerTeacher: UseRule = { max: 30, windowMs: 60_000 };

/** Refuses with 'link_unreachable' for a missing page. */
function describePage({ url, status, headers, htmlStart }: Page): LinkReply {
  if (isRefusedToRobots(status)) return { url: url.href, title: '', frameable: false };
  if (isMissingStatus(status)) throw new AppError('link_unreachable');
  return {
    url: url.href,
    title: readTitle(htmlStart, headers['content-type'] ?? ''),
    frameable: isFrameable(headers),
  };
}

/** Refuses with 'link_unreachable' when the signal aborts, even if the task itself cannot be aborted. */
async function refuseOnAbort<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: abortPromise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new AppError('link_unreachable')), { once: true });
  // A later error of the task is ignored.
  task.catch(() => undefined);
  return Promise.race([task, abortPromise]);
}

/** Checks a link. Returns only the url, the page's title and whether it may be framed. */
export async function checkLink(
  { app, actor }: SignedInContext,
  { url }: ParsedInputOf<Api['GET /diy/check_link']>,
): Promise<LinkReply> {
  const requestedUrl = readUrl(url);
  const waitMs = await countUse(
    app.db,
    guessKey('look at link', String(actor.id)),
    checksPerTeacher,
    app.now(),
  );
  if (waitMs > 0) throw new AppError('too_many_requests', {}, waitMs);
  const page = fetchPage(requestedUrl, {
    resolve: resolveHost,
    isAllowed: app.env.allowsPrivateLinks ? () => true : isPublicAddress,
    signal: AbortSignal.timeout(pageTimeMs),
  });
  return describePage(await refuseOnAbort(page, AbortSignal.timeout(replyTimeMs)));
}
