import { Button } from '@mantine/core';
import { useState } from 'react';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { termReads } from '#teacher/shared/terms/term-reads.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { DaysDialog } from './days-dialog.tsx';
import { TermItem } from './term-item.tsx';
import { termMessages } from './term-messages.ts';
import termsStyles from './terms.module.css';

/** The school years with their holidays. */
export function TermSetting() {
  const t = useMessages(termMessages);
  const tChange = useMessages(changeMessages);
  const [isAdding, setIsAdding] = useState(false);
  const terms = useCall('GET /admin/terms', {}, { reportsInPlace: true });
  const add = useSend('POST /admin/term_add', {
    refreshes: termReads,
    successText: tChange('saved'),
    onSuccess: () => setIsAdding(false),
  });
  return (
    <section className={styles.card} aria-labelledby="setting-terms">
      <div className={termsStyles.head}>
        <h2 id="setting-terms">{t('terms')}</h2>
        <Button data-opener="add-term" onClick={() => setIsAdding(true)}>
          {t('add_term')}
        </Button>
      </div>
      <p className={styles.text}>{t('terms_text')}</p>
      {terms.isPending && <Skeleton lines={3} height="4.5rem" />}
      {terms.isError && <LoadError error={terms.error} onRetry={() => void terms.refetch()} />}
      {terms.data?.items.length === 0 && (
        <EmptyState picture={null} title={t('no_terms')} text={t('no_terms_text')} />
      )}
      <ul className={termsStyles.list}>
        {terms.data?.items.map((term) => (
          <TermItem key={term.id} term={term} />
        ))}
      </ul>
      {isAdding && (
        <DaysDialog
          title={t('add_term')}
          initialDays={{ name: '', first_day: '', last_day: '' }}
          typedName="term:new"
          busy={add.isPending}
          onSave={(days) => add.mutateAsync(days)}
          onClose={() => setIsAdding(false)}
          opener="add-term"
        />
      )}
    </section>
  );
}
