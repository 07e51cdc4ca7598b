import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './comparison.module.css';
import { comparisonMessages } from './comparison-messages.ts';

/** The newest activities with marks, or those with a name, each leading to its comparison. */
export function ChooseActivity() {
  const t = useMessages(comparisonMessages);
  const [keyword, setKeyword] = useState('');
  const list = useCall(
    'GET /study/list',
    { keyword: keyword || undefined, limit: 50 },
    { keepPrevious: true },
  );
  const items = list.data?.items.filter(({ is_marked }) => is_marked) ?? [];
  return (
    <section className={styles.card}>
      <h2>{t('choose')}</h2>
      <p className={styles.help}>{t('choose_text')}</p>
      <KeywordField label={t('find')} value={keyword} onSearch={setKeyword} />
      {list.isPending && <Skeleton lines={6} height="2.25rem" />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <EmptyState picture={<EmptySearch />} title={t('none_found')} />}
      <ul className={styles.choices}>
        {items.map(({ courseware_id, courseware_name, class_name, subject_name, unit_name }) => (
          <li key={courseware_id}>
            <Link to="/study-situation-view/comparison" search={{ courseware_id }}>
              {courseware_name}
            </Link>
            <small className={styles.small}>{[class_name, subject_name, unit_name].join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
