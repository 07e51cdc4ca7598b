import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { refusedMark, removeMark, signedInMark } from './sign-in-marks.ts';
import { returnToRememberedPage } from './way-back.ts';
import { WaysList } from './ways-list.tsx';

type Userinfo = ApiReply<'POST /user/sign_in_take'>['userinfo'];

type OtherWaysProps = {
  app: 'player' | 'teacher';
  /** Called when the person is signed in, as after signing in with a password. */
  onSignedIn: (userinfo: Userinfo) => void;
};

/** Buttons to sign in with accounts elsewhere; also ends the sign-in when the person comes back from there. */
export function OtherWays({ app, onSignedIn }: OtherWaysProps) {
  const language = useLanguage();
  const [addressMark] = useState(() => window.location.hash);
  const completeSignIn = useEffectEvent(async () => {
    const reply = await call('POST /user/sign_in_take', {}, { quiet: true }).catch(() => undefined);
    removeMark();
    if (reply) onSignedIn(reply.userinfo);
  });
  useEffect(() => {
    if (addressMark !== signedInMark && !addressMark.startsWith(refusedMark)) return;
    if (!returnToRememberedPage() && addressMark === signedInMark) void completeSignIn();
  }, [addressMark]);
  const refusal = addressMark.startsWith(refusedMark) ? addressMark.slice(refusedMark.length) : '';
  // Another key for each language, because the server sends the refusal's text in the language of the page.
  return <WaysList key={language} app={app} refusalReason={refusal} />;
}
