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

type ActivityChoiceProps = { unitId: number; chosen: readonly number[]; onToggle: (id: number) => void };

export function ActivityChoice({ unitId, chosen, onToggle }: ActivityChoiceProps) {
  const t = useMessages(coursewareMessages);
  const formats = useFormats();
  const [keyword, setKeyword] = useState('');
  const [offset, setOffset] = useState(0);
  const list = useCall(
    'GET /diy/list',
    { status: '1', keyword: keyword || undefined, offset, limit: listLimitDefault },
    { keepPrevious: true, quiet: true },
  );
  const items = list.data?.items ?? [];
  return (
    <>
      <KeywordField
        label={t('pick_search')}
        value={keyword}
        onSearch={(typed) => {
          setKeyword(typed);
          setOffset(0);
        }}
      />
      <div className={styles.list} aria-busy={list.isFetching}>
        {list.isPending && <Skeleton lines={5} height="3.5rem" />}
        {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && items.length === 0 && (
          <EmptyState
            picture={keyword ? <EmptySearch /> : <EmptyActivities />}
            title={keyword ? t('pick_not_found', { keyword }) : t('pick_empty')}
          >
            <Button
              variant="light"
              renderRoot={(root) => <Link {...root} to="/teacher/diy/create" search={{ unit_id: unitId }} />}
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
                data-chosen={chosen.includes(id) || undefined}
              >
                <Checkbox
                  id={`activity-${id}`}
                  checked={chosen.includes(id)}
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
        <Pager total={list.data?.total ?? 0} offset={offset} limit={listLimitDefault} onOffset={setOffset} />
      </div>
    </>
  );
}
