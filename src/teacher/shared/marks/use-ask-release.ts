import { resultCodes } from '#contract/codes.ts';
import { defineMessages } from '#contract/language.ts';
import { useConfirm } from '#teacher/shared/dialogs/confirm.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

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

/**
 * Asks whether to release marks although answers wait for marking: runs `release` if the teacher says so. Returns false,
 * without asking, for any other error.
 */
export function useAskRelease(): (error: Error, release: () => void) => boolean {
  const t = useMessages(releaseMessages);
  const confirm = useConfirm();
  return (error, release) => {
    if (!(error instanceof ApiError && error.code === resultCodes.marks_waiting)) return false;
    const question = { title: t('title'), text: error.message, confirmLabel: t('release_anyway') };
    void confirm(question).then((isConfirmed) => isConfirmed && release());
    return true;
  };
}
