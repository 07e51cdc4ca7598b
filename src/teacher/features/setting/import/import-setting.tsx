import { Button, Progress } from '@mantine/core';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import settingStyles from '../setting.module.css';
import type { SectionProps } from '../setting-sections.ts';
import { CardLinks } from './card-links.tsx';
import { FileStep } from './file-step.tsx';
import styles from './import.module.css';
import { type Draft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import { countsOf, ReviewStep } from './review-step.tsx';

const steps = ['step_file', 'step_look', 'step_done'] as const;
/** Interval of reading the progress while a list is being imported. */
const refetchMs = 700;

function stepOf(draft: Draft | null): (typeof steps)[number] {
  if (!draft) return 'step_file';
  return draft.state === 'done' ? 'step_done' : 'step_look';
}

/** Imports people in three steps: a file, its differences from the school's data, and the result. */
export function ImportSetting(section: SectionProps) {
  const t = useMessages(importScreenMessages);
  const reply = useCall(
    'GET /admin/import',
    {},
    {
      inPlace: true,
      refetchMs: (last) => (last?.draft?.state === 'applying' ? refetchMs : undefined),
    },
  );
  const draft = reply.data?.draft ?? null;
  return (
    <section className={settingStyles.card} aria-labelledby="setting-import">
      <h2 id="setting-import">{t('title')}</h2>
      <p className={settingStyles.text}>{t('text')}</p>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map((step) => (
          <li key={step} aria-current={reply.data && step === stepOf(draft) ? 'step' : undefined}>
            {t(step)}
          </li>
        ))}
      </ol>
      {reply.isPending && <Skeleton lines={3} height="2.75rem" />}
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.data && !draft && <FileStep />}
      {draft?.state === 'open' && <ReviewStep draft={draft} {...section} />}
      {draft?.state === 'applying' && <Applying draft={draft} />}
      {draft?.state === 'done' && <DoneStep draft={draft} />}
    </section>
  );
}

function Applying({ draft }: { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  return (
    <div role="status">
      <p>
        <strong>{t('applying')}</strong>
      </p>
      <Progress value={Math.max(5, draft.progress * 100)} animated aria-label={t('applying')} />
      <p className={styles.hint}>{t('applying_text')}</p>
    </div>
  );
}

function DoneStep({ draft }: { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  const discard = useSend('POST /admin/import_discard', { refreshes: importReads });
  return (
    <EmptyState picture={<Done />} title={t('done')} text={t('done_text', countsOf(draft))}>
      {draft.counts.new > 0 && <CardLinks draft={draft} />}
      <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate({})}>
        {t('again')}
      </Button>
    </EmptyState>
  );
}
