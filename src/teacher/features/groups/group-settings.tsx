import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { useClassFilter } from '#teacher/shared/class-filter/use-class-filter.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { ClassPasswords } from '#teacher/shared/password-cards/class-passwords.tsx';
import { refresh, useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';
import { CreateSetDialog } from './dialogs/create-set-dialog.tsx';
import { SetEditor } from './set-editor.tsx';
import { useRestoreSet } from './use-delete-set.ts';

export type GroupSearch = Pick<ClassFilter, 'calendar_id' | 'class_id'> & { set_id?: number | undefined };

type GroupSettingsProps = { search: GroupSearch; onSearch: (search: GroupSearch) => void };
type Sets = ApiReply<'GET /group/set_list'>;

/** Group sets of a class. The class and the set are in the address. */
export function GroupSettings({ search, onSearch }: GroupSettingsProps) {
  const t = useMessages(groupMessages);
  const termChoice = useTermChoice();
  const filterText = useMessages(classFilterMessages);
  const [isCreating, setCreating] = useState(false);
  const { set_id, ...place } = search;
  const { index, filter, error, retry } = useClassFilter(
    place,
    ({ calendar_id, class_id }) => onSearch({ calendar_id, class_id, set_id }),
    { isLanding: true },
  );
  const classes = index?.class_list ?? [];
  const classId = filter?.class_id ?? classes[0]?.class_id;
  const list = useCall(
    'GET /group/set_list',
    { class_id: classId ?? 0 },
    { enabled: classId !== undefined, inPlace: true },
  );
  const sets = list.data?.items ?? [];
  const chosen = sets.find(({ id }) => id === set_id) ?? sets[0];
  const open = (id: number | undefined, class_id = classId) =>
    onSearch({ calendar_id: filter?.calendar_id, class_id, set_id: id });
  const failure = error ?? list.error;
  const isLoading = !failure && (filter === undefined || (classId !== undefined && list.isPending));
  return (
    <>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <div className={styles.filters}>
          <NativeSelect
            aria-label={filterText('term')}
            value={filter?.calendar_id ?? ''}
            data={(index?.calendar_list ?? []).map(termChoice)}
            onChange={(event) => onSearch({ calendar_id: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            aria-label={filterText('class')}
            value={classId ?? ''}
            data={classes.map((item) => ({ value: String(item.class_id), label: item.class_name }))}
            onChange={(event) => open(undefined, Number(event.currentTarget.value))}
          />
          {classId !== undefined && <ClassPasswords key={classId} classId={classId} />}
        </div>
      </header>
      {failure && (
        <LoadError
          error={failure}
          onRetry={() => {
            if (error) retry();
            void list.refetch();
          }}
        />
      )}
      {isLoading && <Skeleton lines={8} height="2.25rem" />}
      {filter && classes.length === 0 && (
        <EmptyState
          picture={<NoStudents />}
          title={filterText('no_classes')}
          text={filterText('no_classes_text')}
        />
      )}
      {list.data && sets.length === 0 && (
        <EmptyState picture={<NoStudents />} title={t('empty')} text={t('empty_text')}>
          <Button onClick={() => setCreating(true)}>{t('new_set')}</Button>
        </EmptyState>
      )}
      {chosen && (
        <>
          <SetChoice sets={sets} chosenId={chosen.id} onOpen={open} onCreate={() => setCreating(true)} />
          <OpenSet key={chosen.id} id={chosen.id} classes={classes} onOpen={open} />
        </>
      )}
      <DeletedSets sets={list.data?.deleted ?? []} onOpen={open} />
      {isCreating && classId !== undefined && (
        <CreateSetDialog
          classId={classId}
          onDone={(id) => {
            setCreating(false);
            open(id);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

type SetChoiceProps = {
  sets: Sets['items'];
  chosenId: number;
  onOpen: (id: number) => void;
  onCreate: () => void;
};

function SetChoice({ sets, chosenId, onOpen, onCreate }: SetChoiceProps) {
  const t = useMessages(groupMessages);
  return (
    <nav className={styles.sets} aria-label={t('sets')}>
      {sets.map(({ id, name, position }) => (
        <Button
          key={id}
          variant={id === chosenId ? 'filled' : 'default'}
          aria-current={id === chosenId ? 'true' : undefined}
          title={position === 1 ? t('shown_first') : undefined}
          onClick={() => onOpen(id)}
        >
          {name}
        </Button>
      ))}
      <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onCreate}>
        {t('new_set')}
      </Button>
    </nav>
  );
}

type OpenSetProps = {
  id: number;
  classes: readonly { class_id: number; class_name: string }[];
  onOpen: (id: number | undefined, classId?: number) => void;
};

/** Reads a set; `loads` counts how often the stored groups replaced those on the screen. */
function OpenSet({ id, classes, onOpen }: OpenSetProps) {
  const client = useQueryClient();
  const [loads, setLoads] = useState(0);
  const { data, error, isPending, refetch } = useCall('GET /group/set_detail', { id }, { inPlace: true });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton lines={8} height="2.25rem" />;
  const reload = () =>
    void refresh(client, ['GET /group/set_detail']).then(() => setLoads((before) => before + 1));
  return <SetEditor key={loads} set={data} classes={classes} onReload={reload} onOpen={onOpen} />;
}

type DeletedSetsProps = { sets: Sets['deleted']; onOpen: (id: number) => void };

function DeletedSets({ sets, onOpen }: DeletedSetsProps) {
  const t = useMessages(groupMessages);
  const restore = useRestoreSet(onOpen);
  if (sets.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>
        {t('deleted_sets')} ({sets.length})
      </summary>
      <ul className={styles.list}>
        {sets.map(({ id, name, deleted_by_name }) => (
          <li key={id} className={styles.line}>
            <span className={styles.lineText}>
              {name} <span className={styles.small}>{deleted_by_name}</span>
            </span>
            <Button size="xs" variant="light" onClick={() => restore(id)}>
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
