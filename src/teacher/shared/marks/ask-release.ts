import { resultCodes } from '#contract/codes.ts';
import { defineMessages } from '#contract/language.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { translate } from '#ui/i18n/use-messages.ts';

const releaseMessages = defineMessages({
  title: {
    en: 'Release marks now?',
    'zh-hk': '現在公佈分數？',
    'zh-cn': '现在公布分数？',
    'zh-tw': '現在公布分數？',
  },
  release_anyway: {
    en: 'Release anyway',
    'zh-hk': '仍然公佈',
    'zh-cn': '仍然公布',
    'zh-tw': '仍然公布',
  },
});

async function askAndRelease(text: string, release: () => void): Promise<void> {
  const title = translate(releaseMessages, 'title');
  const confirmLabel = translate(releaseMessages, 'release_anyway');
  if (await confirm({ title, text, confirmLabel })) release();
}

/**
 * Asks whether to release marks although answers wait for marking: runs `release` if the teacher says so. Returns false,
 * without asking, for any other error.
 */
export function askRelease(error: Error, release: () => void): boolean {
  if (!(error instanceof ApiError && error.code === resultCodes.marks_waiting)) return false;
  void askAndRelease(error.message, release);
  return true;
}
