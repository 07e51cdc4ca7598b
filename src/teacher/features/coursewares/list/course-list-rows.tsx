import { useState } from 'react';
import {
  type CoursewareActions,
  CoursewareMenu,
} from '#teacher/features/coursewares/row/courseware-menu.tsx';
import styles from '#teacher/features/coursewares/row/courseware-row.module.css';
import { CoursewareRow } from '#teacher/features/coursewares/row/courseware-row.tsx';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { SortableRows } from '#teacher/shared/lists/sortable-rows.tsx';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type CourseListRowsProps = {
  unitId: number;
  label: string;
  coursewares: readonly CoursewareItem[];
  /** Names an activity type in the language of the interface. */
  getTypeName: (type: string) => string;
  actions: CoursewareActions;
  openingId: number | undefined;
  /** Selected ids; undefined while the teacher is not selecting. */
  selectedIds: readonly number[] | undefined;
  onToggle: (id: number) => void;
};

/** The rows in their order. A moved row changes its place at once, before the server replies. */
export function CourseListRows(props: CourseListRowsProps) {
  const { unitId, label, coursewares, getTypeName, actions, openingId, selectedIds, onToggle } = props;
  const tEdit = useMessages(editMessages);
  const [orderedIds, setOrderedIds] = useState<readonly number[]>();
  const { mutate } = useSend('POST /teacher/courseware_sort', {
    refreshes: ['GET /teacher/course_list'],
    failureText: tEdit('edit_failed'),
  });
  const orderedCoursewares = orderedIds
    ? [...coursewares].sort((a, b) => orderedIds.indexOf(a.id) - orderedIds.indexOf(b.id))
    : coursewares;

  const moveCourseware = ({ id }: CoursewareItem, toIndex: number) => {
    const otherIds = orderedCoursewares.map((item) => item.id).filter((other) => other !== id);
    const ids = [...otherIds.slice(0, toIndex), id, ...otherIds.slice(toIndex)];
    setOrderedIds(ids);
    mutate({ unit_id: unitId, ids }, { onSettled: () => setOrderedIds(undefined) });
  };
  const { openMenu, menu } = useMenu<number>((id, Menu) => {
    const index = orderedCoursewares.findIndex((item) => item.id === id);
    const courseware = orderedCoursewares[index];
    if (!courseware) return null;
    return (
      <CoursewareMenu
        Menu={Menu}
        courseware={courseware}
        actions={actions}
        onMoveUp={index > 0 ? () => moveCourseware(courseware, index - 1) : undefined}
        onMoveDown={
          index < orderedCoursewares.length - 1 ? () => moveCourseware(courseware, index + 1) : undefined
        }
      />
    );
  });
  return (
    <>
      <SortableRows
        label={label}
        items={orderedCoursewares}
        rowClassName={styles.row}
        onMove={selectedIds ? undefined : moveCourseware}
        renderItem={(courseware) => (
          <CoursewareRow
            courseware={courseware}
            typeName={getTypeName(courseware.type)}
            actions={actions}
            onMenu={openMenu}
            isOpening={openingId === courseware.id}
            isSelected={selectedIds?.includes(courseware.id)}
            onToggle={onToggle}
          />
        )}
      />
      {menu}
    </>
  );
}
