import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import settingStyles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { FileStep } from './file/file-step.tsx';
import { DoneStep } from './import-done.tsx';
import { ImportProgress } from './import-progress.tsx';
import { importScreenMessages } from './import-screen-messages.ts';
import type { ImportSearch } from './import-search.ts';
import { ImportSteps } from './import-steps.tsx';
import { ReviewStep } from './review-step.tsx';

/** Interval of reading the progress while a list is being imported. */
const progressIntervalMs = 700;

/** Imports people in three steps: a file, its differences from the school's data, and the result. */
export function ImportSetting(sectionProps: SectionProps<ImportSearch>) {
  const t = useMessages(importScreenMessages);
  const reply = useCall(
    'GET /admin/import',
    {},
    {
      reportsInPlace: true,
      refetchMs: (lastReply) => (lastReply?.draft?.state === 'applying' ? progressIntervalMs : undefined),
    },
  );
  const draft = reply.data?.draft ?? null;
  return (
    <section className={settingStyles.card} aria-labelledby="setting-import">
      <h2 id="setting-import">{t('title')}</h2>
      <p className={settingStyles.text}>{t('text')}</p>
      <ImportSteps draft={reply.data?.draft} />
      {reply.isPending && <Skeleton lines={3} height="2.75rem" />}
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.data && !draft && <FileStep />}
      {draft?.state === 'open' && <ReviewStep draft={draft} {...sectionProps} />}
      {draft?.state === 'applying' && <ImportProgress draft={draft} />}
      {draft?.state === 'done' && <DoneStep draft={draft} />}
    </section>
  );
}
