import { useState } from 'react';
import { laneOf } from '#player/features/attempt/unsent/attempt-lane.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { useLoaded } from '#ui/browser/use-loaded.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useUnsent } from '#ui/unsent/list/use-unsent.ts';
import { keptHereMessages } from './kept-here-messages.ts';

const UnsentList = createLazyComponent(
  async () => (await import('#ui/unsent/list/unsent-list.tsx')).UnsentList,
);

/** Says what of a submitted attempt is not on the server, and why. */
export function KeptHere({ attemptId, className }: { attemptId: number; className: string | undefined }) {
  const t = useMessages(keptHereMessages);
  const [isOpen, setIsOpen] = useState(false);
  const entries = useUnsent().filter(({ lane }) => lane === laneOf(attemptId));
  const isLoaded = useLoaded(UnsentList.load, entries.length > 0);
  const lateCount = entries.filter(({ failure }) => failure === 'late').length;
  return (
    <>
      {entries.length > 0 && (
        <div className={className} role="status">
          <span>{t('kept_here', { count: entries.length })}</span>{' '}
          {lateCount > 0 && <span>{t('kept_here_late', { count: lateCount })}</span>}{' '}
          <Button look="plain" onClick={() => setIsOpen(true)}>
            {t('kept_here_show')}
          </Button>
        </div>
      )}
      {isOpen && isLoaded && <UnsentList onClose={() => setIsOpen(false)} />}
    </>
  );
}
