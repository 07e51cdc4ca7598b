import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { fetchPage, readUrl } from '#server/features/links/fetch-page.ts';
import { isMissingStatus } from '#server/features/links/page-status.ts';
import { isPublicAddress, resolveHost } from '#server/features/links/public-address.ts';

/** Checks whether many web pages still exist. */

type PageState = 'answers' | 'dead' | 'refused';

const requestsAtOnce = 6;
const pageTimeoutMs = 5_000;

/**
 * Returns 'refused' for an address in the school's own network, or another one that the server must not
 * request.
 */
async function requestPageState({ env }: App, address: string, stopSignal: AbortSignal): Promise<PageState> {
  const signal = AbortSignal.any([stopSignal, AbortSignal.timeout(pageTimeoutMs)]);
  const isAllowed = env.allowsPrivateLinks ? () => true : isPublicAddress;
  try {
    const { status } = await fetchPage(readUrl(address), { resolve: resolveHost, isAllowed, signal });
    return isMissingStatus(status) ? 'dead' : 'answers';
  } catch (error) {
    stopSignal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    return error.key === 'link_refused' ? 'refused' : 'dead';
  }
}

async function requestPageStates(
  app: App,
  addresses: readonly string[],
  { signal, onRequested }: { signal: AbortSignal; onRequested: () => void },
): Promise<Map<string, PageState>> {
  const stateByAddress = new Map<string, PageState>();
  const addressesLeft = addresses.values();
  const requestOneByOne = async () => {
    for (const address of addressesLeft) {
      stateByAddress.set(address, await requestPageState(app, address, signal));
      onRequested();
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, requestOneByOne));
  return stateByAddress;
}

/** Returns the state of each page. Dead pages are tried again at the end. */
export async function checkPages(
  app: App,
  addresses: readonly string[],
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<ReadonlyMap<string, PageState>> {
  let requestedCount = 0;
  const onRequested = () => progress(++requestedCount / (2 * addresses.length));
  const stateByAddress = await requestPageStates(app, addresses, { signal, onRequested });
  const unansweredAddresses = addresses.filter((address) => stateByAddress.get(address) === 'dead');
  return new Map([
    ...stateByAddress,
    ...(await requestPageStates(app, unansweredAddresses, { signal, onRequested })),
  ]);
}
