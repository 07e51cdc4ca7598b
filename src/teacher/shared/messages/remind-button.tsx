import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { messageWords } from './message-words.ts';

const RemindDialog = createLazyPart(async () => (await import('./remind-dialog.tsx')).RemindDialog);

/** Opens the dialog that reminds students of a courseware. A compact button is an icon alone. */
export function RemindButton({ coursewareId, isCompact }: { coursewareId: number; isCompact: boolean }) {
  const t = useMessages(messageWords);
  const [isOpen, setOpen] = useState(false);
  usePreload(RemindDialog.load, true);
  return (
    <>
      <Button
        small={isCompact}
        look="plain"
        aria-label={isCompact ? t('remind') : undefined}
        title={isCompact ? t('remind') : undefined}
        onClick={() => setOpen(true)}
      >
        <IconBell size={18} aria-hidden="true" />
        {!isCompact && <span>{t('remind')}</span>}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RemindDialog coursewareId={coursewareId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
