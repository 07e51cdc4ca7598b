import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimitDefault } from '#contract/limits.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './add-activities-dialog.module.css';

type ActivityChoiceProps = { unitId: number; chosenIds: readonly number[]; onToggle: (id: number) => void };

export function ActivityChoice({ unitId, chosenIds, onToggle }: ActivityChoiceProps) {
  const t = useMessages(coursewareMessages);
  const formats = useFormats();
  const [keyword, setKeyword] = useState('');
  const [offset, setOffset] = useState(0);
  const activityList = useCall(
    'GET /diy/list',
    { status: '1', keyword: keyword || undefined, offset, limit: listLimitDefault },
    { keepPrevious: true, quiet: true },
  );
  const items = activityList.data?.items ?? [];
  return (
    <>
      <KeywordField
        label={t('pick_search')}
        value={keyword}
        onSearch={(typedKeyword) => {
          setKeyword(typedKeyword);
          setOffset(0);
        }}
      />
      <div className={styles.list} aria-busy={activityList.isFetching}>
        {activityList.isPending && <Skeleton lines={5} height="3.5rem" />}
        {activityList.error && (
          <LoadError error={activityList.error} onRetry={() => void activityList.refetch()} />
        )}
        {activityList.data && items.length === 0 && (
          <EmptyState
            picture={keyword ? <EmptySearch /> : <EmptyActivities />}
            title={keyword ? t('pick_not_found', { keyword }) : t('pick_empty')}
          >
            <Button
              variant="light"
              renderRoot={(props) => (
                <Link {...props} to="/teacher/diy/create" search={{ unit_id: unitId }} />
              )}
            >
              {t('create_new')}
            </Button>
          </EmptyState>
        )}
        <ul className={styles.items} aria-label={t('pick_list')}>
          {items.map(({ id, type, icon, name, question_count, subject_name, modified_at }) => (
            <li key={id}>
              <label
                htmlFor={`activity-${id}`}
                className={styles.item}
                data-chosen={chosenIds.includes(id) || undefined}
              >
                <Checkbox
                  id={`activity-${id}`}
                  checked={chosenIds.includes(id)}
                  onChange={() => onToggle(id)}
                  aria-label={name}
                />
                <ActivityIcon type={type} icon={icon} size={40} />
                <span className={styles.text}>
                  <strong>{name}</strong>
                  <small>
                    {[
                      subject_name,
                      question_count > 0 && t('question_count', { count: question_count }),
                      formats.date(modified_at),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Pager
          total={activityList.data?.total ?? 0}
          offset={offset}
          limit={listLimitDefault}
          onOffset={setOffset}
        />
      </div>
    </>
  );
}
