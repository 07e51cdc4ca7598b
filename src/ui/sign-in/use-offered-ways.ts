import { useEffect, useState } from 'react';
import type { ApiInput, ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { removeMark } from './sign-in-marks.ts';

type Ways = ApiReply<'GET /user/sign_in_ways'>;
type RefusalReason = ApiInput<'GET /user/sign_in_ways'>['refused'];

/** Undefined if the call fails: people can still sign in with a password. */
const readWays = (refusalReason: string, signal: AbortSignal): Promise<Ways | undefined> =>
  call('GET /user/sign_in_ways', refusalReason === '' ? {} : { refused: refusalReason as RefusalReason }, {
    quiet: true,
    signal,
  }).catch(() => undefined);

/** The ways to sign in elsewhere, and the text of a refusal there; undefined until they are read. */
export function useOfferedWays(refusalReason: string): Ways | undefined {
  const [offeredWays, setOfferedWays] = useState<Ways>();
  useEffect(() => {
    const unmountController = new AbortController();
    const loadWays = async () => {
      const loadedWays = await readWays(refusalReason, unmountController.signal);
      if (!loadedWays) return;
      setOfferedWays(loadedWays);
      if (refusalReason !== '') removeMark();
    };
    void loadWays();
    return () => unmountController.abort();
  }, [refusalReason]);
  return offeredWays;
}
