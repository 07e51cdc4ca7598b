import { clearUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { confirm, dismissQuestion } from '#teacher/shared/dialogs/confirm-store.ts';
import { getUserinfo, setUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';
import { clearToken, getToken } from '#ui/api/session-token.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { sessionMessages } from './messages.ts';

/** Signs out on this device and on the server, whether or not the server's call succeeds. */
export function endSession(): void {
  if (getToken()) call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  dismissQuestion();
  clearToken();
  setUserinfo(undefined);
  clearUnitSelection();
}

let isAsking = false;

/**
 * Offers to sign in again, or to stay and copy what is on the screen, after the server has ended the session.
 */
export async function offerSignIn(): Promise<void> {
  // Before the person is known, the navigation guard handles this.
  if (isAsking || !getUserinfo()) return;
  isAsking = true;
  const wantsSignIn = await confirm({
    title: translate(sessionMessages, 'logged_out_title'),
    text: translate(sessionMessages, 'logged_out'),
    confirmLabel: translate(sessionMessages, 'log_in_again'),
  });
  isAsking = false;
  if (!wantsSignIn) return;
  clearToken();
  location.reload();
}
