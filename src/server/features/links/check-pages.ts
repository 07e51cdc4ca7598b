import { AppError } from '#server/app-error.ts';
import { fetchPage, readUrl } from '#server/features/links/fetch-page.ts';
import { isMissing } from '#server/features/links/page-status.ts';
import { isPublicAddress, resolveHost } from '#server/features/links/public-address.ts';
import type { App } from '#server/http/context.ts';

/** Checks whether many web pages still exist. */

type PageState = 'answers' | 'dead' | 'refused';

const requestsAtOnce = 6;
const timeMs = 5_000;

/** 'refused' means an address in the school's own network, or another one that the server must not request. */
async function requestPageState({ env }: App, address: string, stop: AbortSignal): Promise<PageState> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeMs)]);
  const isAllowed = env.linkPrivate ? () => true : isPublicAddress;
  try {
    const { status } = await fetchPage(readUrl(address), { resolve: resolveHost, isAllowed, signal });
    return isMissing(status) ? 'dead' : 'answers';
  } catch (error) {
    stop.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    return error.key === 'link_refused' ? 'refused' : 'dead';
  }
}

async function requestPageStates(
  app: App,
  addresses: readonly string[],
  { signal, onRequested }: { signal: AbortSignal; onRequested: () => void },
): Promise<Map<string, PageState>> {
  const states = new Map<string, PageState>();
  const addressesLeft = addresses.values();
  const requestOneByOne = async () => {
    for (const address of addressesLeft) {
      states.set(address, await requestPageState(app, address, signal));
      onRequested();
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, requestOneByOne));
  return states;
}

/** The result for each page. Pages without an answer are tried again at the end. */
export async function checkPages(
  app: App,
  addresses: readonly string[],
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<ReadonlyMap<string, PageState>> {
  let requestedCount = 0;
  const onRequested = () => progress(++requestedCount / (2 * addresses.length));
  const states = await requestPageStates(app, addresses, { signal, onRequested });
  const silent = addresses.filter((address) => states.get(address) === 'dead');
  return new Map([...states, ...(await requestPageStates(app, silent, { signal, onRequested }))]);
}
