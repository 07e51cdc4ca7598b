import { Alert, Progress } from '@mantine/core';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { MadeTerm } from './made-term.tsx';
import { newTermMessages } from './new-term-messages.ts';
import type { RollOver } from './plan.ts';
import { PlanTerm } from './plan-term.tsx';

const isBusy = ({ job }: Pick<RollOver, 'job'>) => job?.state === 'queued' || job?.state === 'running';

/** Creates the next school year from the current one, shows the progress, and can undo it. */
export function NewTermSetting() {
  const t = useMessages(newTermMessages);
  const reply = useCall(
    'GET /admin/roll_over',
    {},
    { reportsInPlace: true, refetchMs: (lastReply) => (lastReply && isBusy(lastReply) ? 1_000 : undefined) },
  );
  const rollOver = reply.data;
  return (
    <section className={styles.card} aria-labelledby="setting-new-term">
      <h2 id="setting-new-term">{t('new_term')}</h2>
      {reply.isPending && <Skeleton lines={5} height="2.75rem" />}
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {rollOver && isBusy(rollOver) && (
        <div role="status">
          <p>{t('making')}</p>
          <Progress value={100 * (rollOver.job?.progress ?? 0)} aria-label={t('making')} />
        </div>
      )}
      {rollOver?.made && !isBusy(rollOver) && <MadeTerm madeTerm={rollOver.made} />}
      {rollOver && !isBusy(rollOver) && !rollOver.made && (
        <>
          {rollOver.job?.state === 'failed' && (
            <Alert color="red">{t('failed', { reason: rollOver.job.error })}</Alert>
          )}
          {rollOver.current ? (
            <PlanTerm key={rollOver.current.id} rollOver={rollOver} />
          ) : (
            <p className={styles.text}>{t('no_term')}</p>
          )}
        </>
      )}
    </section>
  );
}
