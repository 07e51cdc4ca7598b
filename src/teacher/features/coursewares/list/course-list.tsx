import { Suspense, useEffect, useState } from 'react';
import { useCoursewareActions } from '#teacher/features/coursewares/actions/use-courseware-actions.tsx';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useTypeNames } from '#teacher/features/coursewares/use-type-names.ts';
import { rememberPlace } from '#teacher/shared/class-filter/last-place.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { addMenuId, CourseListHead } from './course-list-head.tsx';
import { CourseListRows } from './course-list-rows.tsx';
import { NoCoursewares } from './no-coursewares.tsx';
import type { RenderQuickAdd } from './quick-add.ts';
import { SelectionBar } from './selection-bar.tsx';

const AddActivitiesDialog = createLazyPart(
  async () => (await import('./add-activities-dialog.tsx')).AddActivitiesDialog,
);

const DueDialog = createLazyPart(
  async () => (await import('#teacher/features/coursewares/actions/due-dialog.tsx')).DueDialog,
);

/** Interval of reading the list again, to keep states and progress up to date while the class works. */
const refetchMs = 20_000;

type CourseListProps = { unitId: number; renderPreview: RenderPreview; renderQuickAdd: RenderQuickAdd };

/** The coursewares of a unit in their order: add, open, watch, sort, delete. */
export function CourseList({ unitId, renderPreview, renderQuickAdd }: CourseListProps) {
  const t = useMessages(coursewareMessages);
  const [isAdding, setAdding] = useState(false);
  const [quickType, setQuickType] = useState<string>();
  const [isDueShown, setDueShown] = useState(false);
  const [selectedIds, setSelectedIds] = useState<readonly number[]>();
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { reportsInPlace: true });
  const list = useCall('GET /teacher/course_list', { unit_id: unitId }, { refetchMs, reportsInPlace: true });
  const { actions, openingId, dialog } = useCoursewareActions({
    findClassName: () => unit.data?.class_name ?? '',
    renderPreview,
    onDeleted: () => setSelectedIds(undefined),
  });
  const { getTypeName, isPending: areNamesPending } = useTypeNames();
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
  const openAddDialog = () => setAdding(true);
  const toggleSelected = (id: number) =>
    setSelectedIds((ids = []) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <>
      <CourseListHead
        unit={unit.data}
        coursewareCount={coursewares.length}
        isSelecting={selectedIds !== undefined}
        onToggleSelecting={() => setSelectedIds(selectedIds ? undefined : [])}
        onAddActivities={openAddDialog}
        onQuickAdd={setQuickType}
      />
      {(list.isPending || areNamesPending) && <Skeleton lines={8} height="2.25rem" />}
      {list.data && coursewares.length === 0 && (
        <NoCoursewares
          unitId={unitId}
          getTypeName={getTypeName}
          onAddActivities={openAddDialog}
          onQuickAdd={setQuickType}
        />
      )}
      {coursewares.length > 0 && !areNamesPending && (
        <CourseListRows
          getTypeName={getTypeName}
          unitId={unitId}
          label={t('coursewares_of', { name: unit.data?.name ?? '' })}
          coursewares={coursewares}
          actions={actions}
          openingId={openingId}
          selectedIds={selectedIds}
          onToggle={toggleSelected}
        />
      )}
      {selectedIds && (
        <SelectionBar
          selectedCount={selectedIds.length}
          onSelectAll={() => setSelectedIds(coursewares.map(({ id }) => id))}
          onSetDue={() => setDueShown(true)}
          onDelete={() => actions.onDelete(coursewares.filter(({ id }) => selectedIds.includes(id)))}
          onStopSelecting={() => setSelectedIds(undefined)}
        />
      )}
      {isDueShown && (
        <Suspense fallback={null}>
          <DueDialog
            coursewares={coursewares.filter(({ id }) => selectedIds?.includes(id))}
            onDone={() => {
              setDueShown(false);
              setSelectedIds(undefined);
            }}
            onClose={() => setDueShown(false)}
          />
        </Suspense>
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
      {dialog}
    </>
  );
}
