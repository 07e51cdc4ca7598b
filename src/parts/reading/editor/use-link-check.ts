import { useRef, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import { isWebAddress } from '../web-address.ts';

export type CheckedLink = ApiReply<'GET /diy/check_link'>;
export type LinkCheck =
  | { state: 'idle' | 'checking' | 'done' }
  /** The server's message in the language of the interface, and its result code; 0 = the server was not reached. */
  | { state: 'failed'; reason: string; code: number };

/** Checks an address on the server. `onChecked` gets only the result of the newest check. */
export function useLinkCheck(onChecked: (url: string, page: CheckedLink) => void) {
  const [check, setCheck] = useState<LinkCheck>({ state: 'idle' });
  const latestController = useRef<AbortController | undefined>(undefined);

  function reset(): void {
    latestController.current?.abort();
    setCheck({ state: 'idle' });
  }

  async function checkLink(url: string): Promise<void> {
    latestController.current?.abort();
    if (!isWebAddress(url)) return;
    const controller = new AbortController();
    latestController.current = controller;
    setCheck({ state: 'checking' });
    try {
      const page = await call('GET /diy/check_link', { url }, { quiet: true, signal: controller.signal });
      if (controller.signal.aborted) return;
      setCheck({ state: 'done' });
      onChecked(url, page);
    } catch (error) {
      if (controller.signal.aborted) return;
      setCheck({
        state: 'failed',
        reason: error instanceof Error ? error.message : String(error),
        code: error instanceof ApiError ? error.code : 0,
      });
    }
  }

  return { check, checkLink, reset };
}
