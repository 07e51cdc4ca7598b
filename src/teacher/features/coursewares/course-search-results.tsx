import { Link } from '@tanstack/react-router';
import type { PlacedCourseware } from '#teacher/features/coursewares/courseware-item.ts';
import { CoursewareRow } from '#teacher/features/coursewares/courseware-row.tsx';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { useCoursewareDesk } from '#teacher/features/coursewares/use-courseware-desk.tsx';
import type { RenderPreview } from '#teacher/shared/preview-modal.tsx';
import { SortableList } from '#teacher/shared/sortable-list.tsx';
import { SubjectChip } from '#teacher/shared/subject-chip.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './course-list.module.css';

type CourseSearchResultsProps = {
  items: readonly PlacedCourseware[];
  nameOf: (type: string) => string;
  renderPreview: RenderPreview;
};

/** Found coursewares with the unit each is in. */
export function CourseSearchResults({ items, nameOf, renderPreview }: CourseSearchResultsProps) {
  const t = useMessages(coursewareMessages);
  const desk = useCoursewareDesk({
    findClassName: ({ id }) => items.find((item) => item.id === id)?.class_name ?? '',
    renderPreview,
  });
  return (
    <>
      <SortableList
        label={t('title')}
        items={items}
        renderItem={(courseware) => (
          <CoursewareRow
            courseware={courseware}
            typeName={nameOf(courseware.type)}
            actions={desk.actions}
            isOpening={desk.openingId === courseware.id}
            where={
              <p className={styles.where}>
                <span>{courseware.class_name}</span>
                <SubjectChip name={courseware.subject_name} colour={courseware.subject_colour} />
                <Link to="/unit/course/list" search={{ unit_id: courseware.unit_id }}>
                  {courseware.unit_name}
                </Link>
              </p>
            }
          />
        )}
      />
      {desk.dialogs}
    </>
  );
}
