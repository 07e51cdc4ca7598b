import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { findActivityViews } from '#activities/views.ts';
import { traceId } from '#form/trace-id.ts';
import { CoursewareHeader } from '#teacher/features/study/courseware-header.tsx';
import { ExceptionsButton, ExceptionsHost } from '#teacher/features/study/exceptions/exceptions-host.tsx';
import { GridControls, type GridView } from '#teacher/features/study/grid/grid-controls.tsx';
import { GridInsights } from '#teacher/features/study/grid/grid-insights.tsx';
import { GridJoinCode, useCanJoin } from '#teacher/features/study/grid/grid-join.tsx';
import { GridLayout } from '#teacher/features/study/grid/grid-layout.tsx';
import { orderRows } from '#teacher/features/study/grid/grid-lines.ts';
import { LiveBadge } from '#teacher/features/study/grid/live-badge.tsx';
import { StudyGrid } from '#teacher/features/study/grid/study-grid.tsx';
import { useDensity } from '#teacher/features/study/grid/use-density.ts';
import { useLiveGrid } from '#teacher/features/study/grid/use-live-grid.ts';
import { type Grid, isCounted } from '#teacher/features/study/grid-model.ts';
import { MarkingLink } from '#teacher/features/study/marking-link.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { ReadingGrid } from '#teacher/features/study/reading/reading-grid.tsx';
import { ReadingInsights } from '#teacher/features/study/reading/reading-insights.tsx';
import { RemoveAllGuests } from '#teacher/features/study/remove-all-guests.tsx';
import { useTraceReportName } from '#teacher/features/study/trace-report-name.ts';
import { formatJoinCode, playAddress } from '#teacher/shared/coursewares/coursewares.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { RemindButton } from '#teacher/shared/messages/remind-button.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const ClassAchievement = createLazyPart(
  async () => (await import('#teacher/features/study/achievement/class-achievement.tsx')).ClassAchievement,
);

const route = getRouteApi('/shell/study-situation-view/grid');

function GridAside({ grid, hideNames }: { grid: Grid; hideNames: boolean }) {
  const t = useMessages(studyMessages);
  const { is_marked, started, join_code } = grid.courseware;
  const isOpen = useCanJoin(grid.courseware);
  const joinInfo = { address: playAddress(), code: formatJoinCode(join_code) };
  if (started > 0) {
    const Insights = is_marked ? GridInsights : ReadingInsights;
    return <Insights grid={grid} hideNames={hideNames} />;
  }
  return (
    <EmptyState
      picture={<WaitingForAnswers />}
      title={t(is_marked ? 'waiting_title' : 'waiting_reading_title')}
      text={isOpen ? t(is_marked ? 'waiting_text' : 'waiting_reading_text', joinInfo) : undefined}
    />
  );
}

type GridBodyProps = { grid: Grid; view: GridView; questionId: string | undefined };

function GridBody({ grid, view: { hideNames, density }, questionId }: GridBodyProps) {
  const t = useMessages(studyMessages);
  const { courseware, rows } = grid;
  if (rows.length === 0) return <EmptyState picture={<NoStudents />} title={t('no_students_title')} />;
  return (
    <GridLayout
      density={density}
      isMarked={courseware.is_marked}
      footer={<RemoveAllGuests people={rows} coursewareId={courseware.courseware_id} />}
      aside={<GridAside grid={{ ...grid, rows: rows.filter(isCounted) }} hideNames={hideNames} />}
    >
      {courseware.is_marked ? (
        <StudyGrid courseware={courseware} rows={rows} hideNames={hideNames} questionId={questionId} />
      ) : (
        <ReadingGrid courseware={courseware} rows={rows} hideNames={hideNames} />
      )}
    </GridLayout>
  );
}

/** A link to the common work of the class, for types that have such a view. */
function ClassLink({ courseware, isCompact }: { courseware: Grid['courseware']; isCompact: boolean }) {
  const t = useMessages(studyMessages);
  const { courseware_id, type } = courseware;
  if (!findActivityViews(type)?.loadClass) return null;
  return (
    <Link {...buttonLook('solid', isCompact)} to="/study-situation-view/class" search={{ courseware_id }}>
      {t('class_view')}
    </Link>
  );
}

/** A link to what the class watched, for types that ask questions besides. */
function TraceLink({ courseware, isCompact }: { courseware: Grid['courseware']; isCompact: boolean }) {
  const { courseware_id, is_marked, has_trace } = courseware;
  const reportName = useTraceReportName(courseware);
  if (!is_marked || !has_trace) return null;
  return (
    <Link
      {...buttonLook('soft', isCompact)}
      to="/study-situation-view/question-detail"
      search={{ courseware_id, question_id: traceId }}
    >
      {reportName}
    </Link>
  );
}

function QuestionsLink({ courseware, isCompact }: { courseware: Grid['courseware']; isCompact: boolean }) {
  const t = useMessages(studyMessages);
  const { courseware_id, is_marked } = courseware;
  return (
    <Link
      {...buttonLook('soft', isCompact)}
      to="/study-situation-view/question-detail"
      search={{ courseware_id }}
    >
      {t(is_marked ? 'question_detail' : 'reading_report')}
    </Link>
  );
}

/** The live grid: answers of all students, updated while the class works. */
export function StudyGridPage() {
  const { courseware_id, question_id } = route.useSearch();
  const reply = useLiveGrid(courseware_id);
  const [density, setDensity] = useDensity();
  const [shownOptions, setShownOptions] = useState<Omit<GridView, 'density'>>({
    order: 'number',
    hideNames: false,
  });
  if (reply.error && !reply.data) {
    return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  }
  if (!reply.data) return <Skeleton lines={10} height="2.5rem" />;
  const view: GridView = { ...shownOptions, density };
  const keepsGroupsTogether = reply.data.courseware.work_by === 'group';
  const rows = orderRows(reply.data.rows, { order: view.order, keepsGroupsTogether });
  const grid: Grid = { ...reply.data, rows };
  const changeView = ({ density: chosenDensity, ...otherOptions }: Partial<GridView>) => {
    if (chosenDensity) setDensity(chosenDensity);
    setShownOptions({ ...shownOptions, ...otherOptions });
  };
  return (
    <ExceptionsHost coursewareId={courseware_id} people={grid.rows}>
      <CoursewareHeader courseware={grid.courseware} isSlim>
        <GridJoinCode key={courseware_id} courseware={grid.courseware} />
        <GridControls grid={grid} view={view} onChange={changeView}>
          <LiveBadge isLive={reply.isLive} />
          {grid.courseware.is_marked && (
            <MarkingLink coursewareId={courseware_id} isSmall={density === 'compact'} />
          )}
          <ClassLink courseware={grid.courseware} isCompact={density === 'compact'} />
          <TraceLink courseware={grid.courseware} isCompact={density === 'compact'} />
          <QuestionsLink courseware={grid.courseware} isCompact={density === 'compact'} />
          {grid.rows.length > 0 && grid.courseware.is_open && (
            <RemindButton coursewareId={courseware_id} isCompact={density === 'compact'} />
          )}
          {grid.rows.length > 0 && <ExceptionsButton isSmall={density === 'compact'} />}
        </GridControls>
      </CoursewareHeader>
      <GridBody grid={grid} view={view} questionId={question_id} />
      {grid.courseware.has_labels && grid.courseware.started > 0 && (
        <Suspense fallback={<Skeleton lines={3} height="2.75rem" />}>
          <ClassAchievement grid={grid} hideNames={view.hideNames} />
        </Suspense>
      )}
    </ExceptionsHost>
  );
}
