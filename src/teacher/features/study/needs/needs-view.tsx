import { needsMax } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { NeedList } from './need-list.tsx';
import styles from './needs.module.css';
import { needsMessages } from './needs-messages.ts';
import { type NeedScope, useNeeds } from './use-needs.ts';

/** All who need the teacher in a class and subject, or in all that they teach. */
export function NeedsView({ scope, labelledBy }: { scope: NeedScope; labelledBy: string }) {
  const t = useMessages(needsMessages);
  const { data, dataUpdatedAt, error, refetch } = useNeeds(scope);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} height="5rem" />;
  if (data.items.length === 0)
    return <EmptyState picture={<Done />} title={t('nobody')} text={t('nobody_text')} />;
  return (
    <div className={styles.view}>
      <NeedList needs={data.items} now={dataUpdatedAt} scope={scope} labelledBy={labelledBy} />
      {data.is_cut && <p>{t('is_cut', { count: needsMax })}</p>}
    </div>
  );
}
