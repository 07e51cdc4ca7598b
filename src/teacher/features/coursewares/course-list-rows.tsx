import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { CoursewareActions } from '#teacher/features/coursewares/courseware-menu.tsx';
import { CoursewareRow } from '#teacher/features/coursewares/courseware-row.tsx';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useTypeNames } from '#teacher/features/coursewares/use-type-names.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares.ts';
import { SortableList } from '#teacher/shared/sortable-list.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type CourseListRowsProps = {
  unitId: number;
  label: string;
  coursewares: readonly CoursewareItem[];
  actions: CoursewareActions<CoursewareItem>;
  openingId: number | undefined;
  /** Ids while some are being selected. */
  selected: readonly number[] | undefined;
  onToggle: (id: number) => void;
};

/** The rows in their order; they move at once and settle when the server has them. */
export function CourseListRows(props: CourseListRowsProps) {
  const { unitId, label, coursewares, actions, openingId, selected, onToggle } = props;
  const t = useMessages(coursewareMessages);
  const { nameOf } = useTypeNames();
  const [moved, setMoved] = useState<readonly number[]>();
  const sort = useSend('POST /teacher/course_sort', { refreshes: ['GET /teacher/course_list'] });
  const items = moved
    ? [...coursewares].sort((a, b) => moved.indexOf(a.id) - moved.indexOf(b.id))
    : coursewares;

  const move = ({ id }: CoursewareItem, to: number) => {
    const others = items.map((item) => item.id).filter((other) => other !== id);
    const ids = [...others.slice(0, to), id, ...others.slice(to)];
    setMoved(ids);
    sort.mutate({ unit_id: unitId, ids }, { onSettled: () => setMoved(undefined) });
  };
  const renderRow = (courseware: CoursewareItem, handle: ReactNode) => {
    const index = items.indexOf(courseware);
    return (
      <CoursewareRow
        courseware={courseware}
        typeName={nameOf(courseware.type)}
        actions={actions}
        isOpening={openingId === courseware.id}
        start={
          selected ? (
            <Checkbox
              aria-label={t('select_named', { name: courseware.name })}
              checked={selected.includes(courseware.id)}
              onChange={() => onToggle(courseware.id)}
            />
          ) : (
            handle
          )
        }
        onUp={index > 0 ? () => move(courseware, index - 1) : undefined}
        onDown={index < items.length - 1 ? () => move(courseware, index + 1) : undefined}
      />
    );
  };
  return (
    <SortableList label={label} items={items} onMove={selected ? undefined : move} renderItem={renderRow} />
  );
}
