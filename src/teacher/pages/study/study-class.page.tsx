import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { findActivityViews } from '#activities/views.ts';
import type { ClassAttempt, WorkbookTable } from '#form/activity-views.ts';
import { CoursewareHeader } from '#teacher/features/study/courseware-header.tsx';
import { useLiveGrid } from '#teacher/features/study/grid/use-live-grid.ts';
import { saveViewTable } from '#teacher/features/study/marks-file/save-marks.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { ClassView } from '#teacher/shared/activities/activity-views.tsx';
import { ProjectedJoin } from '#teacher/shared/joining/projected-join.tsx';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { listClassAttempts } from '#teacher/shared/spaces/list-class-attempts.ts';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { createViewContext } from '#ui/view-context.ts';

const route = getRouteApi('/shell/study-situation-view/class');

type NameOf = (userId: number) => string;
type AttemptsProps = {
  coursewareId: number;
  children: (attempts: readonly ClassAttempt[], nameOf: NameOf) => ReactNode;
};

const noName: NameOf = () => '';

/** The attempts of the class as students begin and hand in. */
function LiveAttempts({ coursewareId, children }: AttemptsProps) {
  const grid = useLiveGrid(coursewareId);
  const namePerson = useNamePerson();
  const rows = grid.data?.rows ?? [];
  const nameOf: NameOf = (userId) => {
    const row = rows.find(({ user_id }) => user_id === userId);
    return row ? namePerson(row) : '';
  };
  return children(listClassAttempts(rows, namePerson), nameOf);
}

/** None where no work belongs to an attempt, as that of a gallery does, and the view names no students. */
function Attempts({ type, ...props }: AttemptsProps & { type: string }) {
  const { loadGallery, listsStudents } = findActivityViews(type) ?? {};
  return loadGallery || listsStudents ? <LiveAttempts {...props} /> : props.children([], noName);
}

/** Shows the common work of a class in one courseware as it changes, for its teachers or on a projector. */
export function StudyClassPage() {
  const t = useMessages(studyMessages);
  const { courseware_id, projector } = route.useSearch();
  const reply = useCall('GET /study/question_detail', { courseware_id });
  const taughtSpaces = useTaughtSpaces(reply.data?.courseware);
  if (reply.error && !reply.data) {
    return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  }
  if (!reply.data) return <Skeleton lines={8} height="2.5rem" />;
  const { courseware, content } = reply.data;
  const { courseware_name, class_name, type } = courseware;
  const showClass = (attempts: readonly ClassAttempt[], nameOf: NameOf) => (
    <ClassView
      type={type}
      content={content}
      attempts={attempts}
      title={courseware_name}
      isProjected={projector === 1}
      joinNote={courseware.is_open && <ProjectedJoin joinCode={courseware.join_code} />}
      projectorUrl={`/study-situation-view/class?courseware_id=${courseware_id}&projector=1`}
      context={createViewContext({
        nameOf,
        spaces: taughtSpaces?.source,
        spacesOf: (attemptId) => taughtSpaces?.sourceOf(attemptId),
      })}
      saveTable={(table: WorkbookTable, format) =>
        saveViewTable(table, format, [class_name, courseware_name])
      }
    />
  );
  const classView = (
    <Attempts type={type} coursewareId={courseware_id}>
      {showClass}
    </Attempts>
  );
  if (projector === 1) return classView;
  return (
    <>
      <CoursewareHeader courseware={courseware} isSlim subpageTitle={t('class_view')} />
      {classView}
    </>
  );
}
