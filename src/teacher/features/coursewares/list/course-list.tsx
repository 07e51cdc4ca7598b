import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { quickTypes } from '#activities/views.ts';
import { useCoursewareDesk } from '#teacher/features/coursewares/actions/use-courseware-actions.tsx';
import { addMenuId, CourseListHead } from '#teacher/features/coursewares/list/course-list-head.tsx';
import { CourseListRows } from '#teacher/features/coursewares/list/course-list-rows.tsx';
import type { RenderQuickAdd } from '#teacher/features/coursewares/list/quick-add.ts';
import { SelectionBar } from '#teacher/features/coursewares/list/selection-bar.tsx';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useTypeNames } from '#teacher/features/coursewares/use-type-names.ts';
import { rememberPlace } from '#teacher/shared/class-filter/last-place.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './course-list.module.css';

const AddActivitiesDialog = lazy(async () => ({
  default: (await import('#teacher/features/coursewares/list/add-activities-dialog.tsx')).AddActivitiesDialog,
}));

/** So that states and progress on screen stay true while the class works. */
const refetchMs = 20_000;

type CourseListProps = { unitId: number; renderPreview: RenderPreview; renderQuickAdd: RenderQuickAdd };

/** Coursewares of a unit in their order: add, open, watch, put in order, delete. */
export function CourseList({ unitId, renderPreview, renderQuickAdd }: CourseListProps) {
  const t = useMessages(coursewareMessages);
  const [isAdding, setAdding] = useState(false);
  const [quickType, setQuickType] = useState<string>();
  const [selected, setSelected] = useState<readonly number[]>();
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { inPlace: true });
  const list = useCall('GET /teacher/course_list', { unit_id: unitId }, { refetchMs, inPlace: true });
  const desk = useCoursewareDesk({
    findClassName: () => unit.data?.class_name ?? '',
    renderPreview,
    onDeleted: () => setSelected(undefined),
  });
  const { nameOf, isPending: areNamesPending } = useTypeNames();
  const { class_id, subject_id } = unit.data ?? {};
  useEffect(() => rememberPlace({ class_id, subject_id }), [class_id, subject_id]);
  const coursewares: readonly CoursewareItem[] = list.data?.course_list ?? [];
  const error = unit.error ?? (list.data ? null : list.error);
  if (error)
    return (
      <LoadError
        error={error}
        onRetry={() => {
          void unit.refetch();
          void list.refetch();
        }}
      />
    );
  const toggle = (id: number) =>
    setSelected((ids = []) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <>
      <CourseListHead
        unit={unit.data}
        count={coursewares.length}
        isSelecting={selected !== undefined}
        onSelect={() => setSelected(selected ? undefined : [])}
        onAdd={() => setAdding(true)}
        onQuick={setQuickType}
      />
      {(list.isPending || areNamesPending) && <Skeleton lines={8} height="2.25rem" />}
      {list.data && coursewares.length === 0 && (
        <EmptyState picture={<EmptyActivities />} title={t('empty')} text={t('empty_text')}>
          <div className={styles.actions}>
            <Button data-opener={addMenuId} onClick={() => setAdding(true)}>
              {t('add_from_diy')}
            </Button>
            <Button
              variant="default"
              renderRoot={(root) => <Link {...root} to="/resources/list" search={{ unit_id: unitId }} />}
            >
              {t('add_from_library')}
            </Button>
            <Button
              variant="default"
              renderRoot={(root) => <Link {...root} to="/teacher/diy/create" search={{ unit_id: unitId }} />}
            >
              {t('create_new')}
            </Button>
            {quickTypes.map((type) => (
              <Button key={type} variant="default" onClick={() => setQuickType(type)}>
                {nameOf(type)}
              </Button>
            ))}
          </div>
        </EmptyState>
      )}
      {coursewares.length > 0 && !areNamesPending && (
        <CourseListRows
          nameOf={nameOf}
          unitId={unitId}
          label={t('coursewares_of', { name: unit.data?.name ?? '' })}
          coursewares={coursewares}
          actions={desk.actions}
          openingId={desk.openingId}
          selected={selected}
          onToggle={toggle}
        />
      )}
      {selected && (
        <SelectionBar
          count={selected.length}
          onAll={() => setSelected(coursewares.map(({ id }) => id))}
          onDelete={() => desk.actions.onDelete(coursewares.filter(({ id }) => selected.includes(id)))}
          onDone={() => setSelected(undefined)}
        />
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddActivitiesDialog unitId={unitId} onClose={() => setAdding(false)} opener={addMenuId} />
        </Suspense>
      )}
      {quickType !== undefined &&
        renderQuickAdd({
          type: quickType,
          unitId,
          opener: addMenuId,
          onClose: () => setQuickType(undefined),
        })}
      {desk.dialogs}
    </>
  );
}
