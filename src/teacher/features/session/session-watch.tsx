import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { idleLimitMs, presenceEveryMs } from '#contract/limits.ts';
import { watchIdle } from '#teacher/features/session/idle-watch.ts';
import { setSessionNotice } from '#teacher/features/session/session-notice.ts';
import { endSession, offerSignIn } from '#teacher/features/session/sign-out.ts';
import { call, setLoggedOutHandler } from '#ui/api/call.ts';

/** Watches over the session everywhere but on the sign-in page. */
export function SessionWatch() {
  const navigate = useNavigate();
  useEffect(() => {
    setLoggedOutHandler(() => void offerSignIn());
    return watchIdle({
      limitMs: idleLimitMs,
      presentEveryMs: presenceEveryMs,
      onPresent: () => void call('POST /user/present', {}, { quiet: true }).catch(() => undefined),
      onIdle: () => {
        setSessionNotice('idle');
        endSession();
        void navigate({ to: '/login' });
      },
    });
  }, [navigate]);
  return null;
}
