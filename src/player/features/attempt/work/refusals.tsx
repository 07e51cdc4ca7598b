import styles from '#player/features/attempt/attempt.module.css';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { useLoaded } from '#ui/browser/use-loaded.ts';

const RefusalNotes = createLazyComponent(async () => (await import('./refusal-notes.tsx')).RefusalNotes);

function hasRefusals({ attempt, problemText, refusals, refusedEntries }: SessionState): boolean {
  const { late, locked, invalid } = refusals;
  const answerCount = attempt.is_marked ? late + locked + invalid : 0;
  const entryCount = refusedEntries.late + refusedEntries.invalid + refusedEntries.messages.length;
  return problemText !== undefined || answerCount + entryCount > 0;
}

/** A calm note under the header about work that the server did not take. */
export function Refusals({ state }: { state: SessionState }) {
  const isNeeded = hasRefusals(state);
  const isLoaded = useLoaded(RefusalNotes.load, isNeeded);
  return (
    <div role="status">
      {isNeeded && isLoaded && (
        <div className={styles.refusals}>
          <RefusalNotes state={state} />
        </div>
      )}
    </div>
  );
}
