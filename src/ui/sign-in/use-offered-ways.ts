import { useEffect, useState } from 'react';
import type { ApiInput, ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { removeMark } from './sign-in-marks.ts';

type Ways = ApiReply<'GET /user/sign_in_ways'>;
type Refused = ApiInput<'GET /user/sign_in_ways'>['refused'];

/** Undefined if the call fails: people can still sign in with a password. */
const readWays = (refused: string, signal: AbortSignal): Promise<Ways | undefined> =>
  call('GET /user/sign_in_ways', refused === '' ? {} : { refused: refused as Refused }, {
    quiet: true,
    signal,
  }).catch(() => undefined);

/** The ways to sign in elsewhere, and the text of a refusal there; undefined until they are read. */
export function useOfferedWays(refused: string): Ways | undefined {
  const [offered, setOffered] = useState<Ways>();
  useEffect(() => {
    const ending = new AbortController();
    const show = async () => {
      const foundWays = await readWays(refused, ending.signal);
      if (!foundWays) return;
      setOffered(foundWays);
      if (refused !== '') removeMark();
    };
    void show();
    return () => ending.abort();
  }, [refused]);
  return offered;
}
