import { ApiError } from '#ui/api/api-error.ts';
import { TransportError } from '#ui/api/call.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { alongMessages } from './along-messages.ts';

/** Why taking along has stopped. `left`: the app was closed meanwhile. */
export type StopReason = 'network' | 'server' | 'full' | 'cancelled' | 'left';

/** What an error of fetching or storing means. `fetch` rejects with a TypeError if it reaches nobody. */
export function findStopReason(error: unknown): StopReason {
  if (error instanceof TypeError || error instanceof TransportError) return 'network';
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'AbortError' ? 'cancelled' : 'server';
}

/** What has failed, in the student's language. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError || error instanceof TransportError) return error.message;
  return findStopReason(error) === 'network'
    ? translate(commonMessages, 'network_failed')
    : translate(alongMessages, 'stopped_server');
}
