import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { idleLimitMs, presenceEveryMs } from '#contract/limits.ts';
import { call, setLoggedOutHandler } from '#ui/api/call.ts';
import { watchIdle } from './idle-watch.ts';
import { setSessionNotice } from './session-notice.ts';
import { endSession, offerSignIn } from './sign-out.ts';

/** Watches the session on all pages except the sign-in page. */
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
