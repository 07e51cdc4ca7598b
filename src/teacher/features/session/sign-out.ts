import { sessionMessages } from '#teacher/features/session/messages.ts';
import { clearUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { confirm, dismissQuestion } from '#teacher/shared/dialogs/confirm-store.ts';
import { getUserinfo, setUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';
import { clearToken, getToken } from '#ui/api/session-token.ts';
import { translate } from '#ui/i18n/use-messages.ts';

/** Forgets the person on this device and tells the server; what the server answers changes nothing here. */
export function endSession(): void {
  if (getToken()) call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  dismissQuestion();
  clearToken();
  setUserinfo(undefined);
  clearUnitSelection();
}

let isAsking = false;

/** The server says the session is over: sign in again, or stay to copy what is on screen. */
export async function offerSignIn(): Promise<void> {
  // Before anybody is known it is the navigation guard that answers.
  if (isAsking || !getUserinfo()) return;
  isAsking = true;
  const again = await confirm({
    title: translate(sessionMessages, 'logged_out_title'),
    text: translate(sessionMessages, 'logged_out'),
    confirmLabel: translate(sessionMessages, 'log_in_again'),
  });
  isAsking = false;
  if (!again) return;
  clearToken();
  location.reload();
}
