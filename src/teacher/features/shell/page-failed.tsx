import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ErrorPicture } from '#ui/illustrations/problem-pictures.tsx';
import { AppFailed } from '#ui/primitives/app-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { shellMessages } from './messages.ts';

/**
 * Shown when a page throws or its code cannot be loaded. After an update the old files are gone, so the app
 * reloads.
 */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const t = useMessages(shellMessages);
  const tCommon = useMessages(commonMessages);
  const router = useRouter();
  const text = error instanceof Error ? error.message : String(error);
  const isCodeMissing = /import|module/i.test(text);
  const goOn = () => {
    reset();
    void router.invalidate();
  };
  if (!isCodeMissing) return <AppFailed onGoOn={goOn} />;
  return (
    <EmptyState picture={<ErrorPicture />} title={t('page_failed')} titleAs="h1" text={text}>
      <Button look="soft" onClick={() => location.reload()}>
        {tCommon('retry')}
      </Button>
    </EmptyState>
  );
}
