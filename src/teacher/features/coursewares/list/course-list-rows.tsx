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
  nameOf: (type: string) => string;
  actions: CoursewareActions;
  openingId: number | undefined;
  /** Selected ids; undefined while the teacher is not selecting. */
  selected: readonly number[] | undefined;
  onToggle: (id: number) => void;
};

/** The rows in their order. A moved row changes its place at once, before the server replies. */
export function CourseListRows(props: CourseListRowsProps) {
  const { unitId, label, coursewares, nameOf, actions, openingId, selected, onToggle } = props;
  const edits = useMessages(editMessages);
  const [moved, setMoved] = useState<readonly number[]>();
  const { mutate } = useSend('POST /teacher/courseware_sort', {
    refreshes: ['GET /teacher/course_list'],
    failure: edits('edit_failed'),
  });
  const items = moved
    ? [...coursewares].sort((a, b) => moved.indexOf(a.id) - moved.indexOf(b.id))
    : coursewares;

  const move = ({ id }: CoursewareItem, to: number) => {
    const otherIds = items.map((item) => item.id).filter((other) => other !== id);
    const ids = [...otherIds.slice(0, to), id, ...otherIds.slice(to)];
    setMoved(ids);
    mutate({ unit_id: unitId, ids }, { onSettled: () => setMoved(undefined) });
  };
  const { openMenu, menu } = useMenu<number>((id, Menu) => {
    const index = items.findIndex((item) => item.id === id);
    const courseware = items[index];
    if (!courseware) return null;
    return (
      <CoursewareMenu
        Menu={Menu}
        courseware={courseware}
        actions={actions}
        onUp={index > 0 ? () => move(courseware, index - 1) : undefined}
        onDown={index < items.length - 1 ? () => move(courseware, index + 1) : undefined}
      />
    );
  });
  return (
    <>
      <SortableRows
        label={label}
        items={items}
        rowClassName={styles.row}
        onMove={selected ? undefined : move}
        renderItem={(courseware) => (
          <CoursewareRow
            courseware={courseware}
            typeName={nameOf(courseware.type)}
            actions={actions}
            onMenu={openMenu}
            isOpening={openingId === courseware.id}
            isSelected={selected?.includes(courseware.id)}
            onToggle={onToggle}
          />
        )}
      />
      {menu}
    </>
  );
}
