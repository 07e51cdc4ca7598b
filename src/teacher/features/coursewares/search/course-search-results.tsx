import { Link } from '@tanstack/react-router';
import { useCoursewareActions } from '#teacher/features/coursewares/actions/use-courseware-actions.tsx';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import type { FoundCourseware } from '#teacher/features/coursewares/row/courseware-item.ts';
import { CoursewareMenu } from '#teacher/features/coursewares/row/courseware-menu.tsx';
import styles from '#teacher/features/coursewares/row/courseware-row.module.css';
import { CoursewareRow } from '#teacher/features/coursewares/row/courseware-row.tsx';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { SortableRows } from '#teacher/shared/lists/sortable-rows.tsx';
import { useMenu } from '#teacher/shared/menus/use-menu.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

type CourseSearchResultsProps = {
  items: readonly FoundCourseware[];
  getTypeName: (type: string) => string;
  renderPreview: RenderPreview;
};

/** Found coursewares, each with a link to its unit. */
export function CourseSearchResults({ items, getTypeName, renderPreview }: CourseSearchResultsProps) {
  const t = useMessages(coursewareMessages);
  const { actions, openingId, dialog } = useCoursewareActions({
    findClassName: ({ id }) => items.find((item) => item.id === id)?.class_name ?? '',
    renderPreview,
  });
  const { openMenu, menu } = useMenu<number>((id, Menu) => {
    const courseware = items.find((item) => item.id === id);
    return courseware && <CoursewareMenu Menu={Menu} courseware={courseware} actions={actions} />;
  });
  return (
    <>
      <SortableRows
        label={t('title')}
        items={items}
        rowClassName={styles.row}
        renderItem={(courseware) => (
          <CoursewareRow
            courseware={courseware}
            typeName={getTypeName(courseware.type)}
            actions={actions}
            onMenu={openMenu}
            isOpening={openingId === courseware.id}
            unitPlace={
              <>
                <span>
                  {courseware.class_name} · {courseware.subject_name} ·
                </span>{' '}
                <Link to="/unit/course/list" search={{ unit_id: courseware.unit_id }}>
                  {courseware.unit_name}
                </Link>
                <span>{' · '}</span>
              </>
            }
          />
        )}
      />
      {menu}
      {dialog}
    </>
  );
}
