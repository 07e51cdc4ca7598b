import { Suspense } from 'react';
import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

const RefusedEntries = createLazyComponent(
  async () => (await import('#player/features/attempt/spaces/refused-entries.tsx')).RefusedEntries,
);

/** A calm note under the header about answers that the server refused. */
export function Refusals({ state }: { state: SessionState }) {
  const t = useMessages(attemptMessages);
  const { late, locked, invalid } = state.attempt.is_marked ? state.refusals : {};
  const noticeTexts = [
    state.problemText,
    late && t('refused_late', { count: late }),
    locked && t('refused_locked', { count: locked }),
    invalid && t('refused_invalid', { count: invalid }),
  ].filter((line) => line !== undefined && line !== 0);
  const hasEntries = Object.keys(state.refusedEntryCounts).length > 0;
  return (
    <div role="status">
      {(noticeTexts.length > 0 || hasEntries) && (
        <div className={styles.refusals}>
          {noticeTexts.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {hasEntries && (
            <Suspense>
              <RefusedEntries refused={state.refusedEntryCounts} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
