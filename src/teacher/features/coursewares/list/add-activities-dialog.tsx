import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimitDefault } from '#contract/limits.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './add-activities-dialog.module.css';

type AddActivitiesDialogProps = { unitId: number; onClose: () => void; opener: string };

/** Adds completed activities of the teacher to a unit. The selection stays while the teacher searches. */
export function AddActivitiesDialog({ unitId, onClose, opener }: AddActivitiesDialogProps) {
  const t = useMessages(coursewareMessages);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [errors, setErrors] = useState<{ chosen?: 'pick_required' }>({});
  const add = useSend('POST /teacher/courseware_add', {
    success: t('added'),
    refreshes: [...coursewareReads, 'GET /diy/list'],
    onSuccess: onClose,
  });
  const toggle = (id: number) => {
    setErrors({});
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const submit = () => {
    setErrors(chosen.length === 0 ? { chosen: 'pick_required' } : {});
    if (chosen.length > 0) add.mutate({ unit_id: unitId, activity_ids: [...chosen] });
  };
  return (
    <FormDialog
      size="lg"
      title={t('pick_title')}
      submitLabel={chosen.length > 0 ? t('pick_add', { count: chosen.length }) : t('pick_none')}
      busy={add.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      opener={opener}
    >
      <ActivityChoice unitId={unitId} chosen={chosen} onToggle={toggle} />
      {errors.chosen && (
        <p role="alert" className={styles.error}>
          {t(errors.chosen)}
        </p>
      )}
    </FormDialog>
  );
}

type ActivityChoiceProps = { unitId: number; chosen: readonly number[]; onToggle: (id: number) => void };

function ActivityChoice({ unitId, chosen, onToggle }: ActivityChoiceProps) {
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
