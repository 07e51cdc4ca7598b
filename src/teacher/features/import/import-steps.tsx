import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import type { ImportDraft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

const steps = ['step_file', 'step_look', 'step_done'] as const;

function stepOf(draft: ImportDraft | null): (typeof steps)[number] {
  if (!draft) return 'step_file';
  return draft.state === 'done' ? 'step_done' : 'step_look';
}

/** Names the three steps and marks that of the draft; none is marked while the draft is `undefined`. */
export function ImportSteps({ draft }: { draft: ImportDraft | null | undefined }) {
  const t = useMessages(importScreenMessages);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step) => (
        <li key={step} aria-current={draft !== undefined && step === stepOf(draft) ? 'step' : undefined}>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
