import { setUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';
import { setToken } from '#ui/api/session-token.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { loadCdnUrl } from '#ui/media-url.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { uploadFile } from '#ui/upload/upload-file.ts';
import { type SetupDraft, toSetupInput } from './setup-draft.ts';
import { setupMessages } from './setup-messages.ts';

const setupTimeoutMs = 15_000;

/** Uploads the logo as the new administrator. If it fails, the school simply has no logo. */
async function storeLogo(file: File): Promise<void> {
  try {
    const { url } = await uploadFile(file, 'picture');
    await call('POST /admin/school_logo', { logo: url }, { quiet: true });
  } catch {
    showToast('error', translate(setupMessages, 'logo_failed'));
  }
}

/** Creates the school and signs its administrator in. Rejects with the server's refusal. */
export async function sendSetup(draft: SetupDraft, token: string, logo: File | undefined): Promise<void> {
  const { userinfo } = await call('POST /school/setup', toSetupInput(draft, token), {
    quiet: true,
    timeoutMs: setupTimeoutMs,
  });
  setToken(userinfo.token);
  setUserinfo(userinfo);
  if (logo) await storeLogo(logo);
  // Reads the new school's name, logo and clock for the next pages.
  await loadCdnUrl();
  showToast('success', translate(setupMessages, 'done'));
}
