import { Button, Group, Select, Switch } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CoursewareHeader } from '#teacher/features/study/courseware-header.tsx';
import { GridInsights } from '#teacher/features/study/grid-insights.tsx';
import { GridLegend } from '#teacher/features/study/grid-legend.tsx';
import { type Grid, type GridOrder, sortRows } from '#teacher/features/study/grid-model.ts';
import { LiveBadge } from '#teacher/features/study/live-badge.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { ReadingGrid } from '#teacher/features/study/reading-grid.tsx';
import { ReadingInsights } from '#teacher/features/study/reading-insights.tsx';
import { RemoveAllGuests } from '#teacher/features/study/remove-guest.tsx';
import { StudyGrid } from '#teacher/features/study/study-grid.tsx';
import { useLiveGrid } from '#teacher/features/study/use-live-grid.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/grid');
const markedOrders: readonly GridOrder[] = ['number', 'score', 'progress'];
const readingOrders: readonly GridOrder[] = ['number', 'progress'];

function Controls(props: {
  isMarked: boolean;
  order: GridOrder;
  onOrder: (order: GridOrder) => void;
  hideNames: boolean;
  onHideNames: (hide: boolean) => void;
  children: ReactNode;
}) {
  const t = useMessages(studyMessages);
  const orders = props.isMarked ? markedOrders : readingOrders;
  return (
    <Group gap="lg" mb="md" align="center">
      <Select
        aria-label={t('sort_by')}
        data={orders.map((order) => ({ value: order, label: t(`sort_${order}`) }))}
        value={props.order}
        onChange={(value) => props.onOrder(orders.find((order) => order === value) ?? 'number')}
        allowDeselect={false}
        w={230}
      />
      <Switch
        label={t('hide_names')}
        checked={props.hideNames}
        onChange={({ currentTarget }) => props.onHideNames(currentTarget.checked)}
      />
      {props.isMarked && <GridLegend />}
      {props.children}
    </Group>
  );
}

function GridBody({ grid, order, hideNames }: { grid: Grid; order: GridOrder; hideNames: boolean }) {
  const t = useMessages(studyMessages);
  const { courseware, rows } = grid;
  if (rows.length === 0) return <EmptyState picture={<NoStudents />} title={t('no_students_title')} />;
  const { is_marked, started, join_code: code } = courseware;
  const Insights = is_marked ? GridInsights : ReadingInsights;
  const Table = is_marked ? StudyGrid : ReadingGrid;
  return (
    <>
      {started > 0 ? (
        <Insights grid={grid} hideNames={hideNames} />
      ) : (
        <EmptyState
          picture={<WaitingForAnswers />}
          title={t(is_marked ? 'waiting_title' : 'waiting_reading_title')}
          text={t(is_marked ? 'waiting_text' : 'waiting_reading_text', { code })}
        />
      )}
      <Table courseware={courseware} rows={sortRows(rows, order)} hideNames={hideNames} />
    </>
  );
}

/** Who answered what, filling in while the class works. */
export function StudyGridPage() {
  const t = useMessages(studyMessages);
  const { courseware_id } = route.useSearch();
  const grid = useLiveGrid(courseware_id);
  const [order, setOrder] = useState<GridOrder>('number');
  const [hideNames, setHideNames] = useState(false);
  if (grid.error && !grid.data) return <LoadError error={grid.error} onRetry={() => void grid.refetch()} />;
  if (!grid.data) return <Skeleton lines={10} height="2.5rem" />;
  const { is_marked } = grid.data.courseware;
  return (
    <>
      <CoursewareHeader courseware={grid.data.courseware}>
        <Group gap="sm">
          <LiveBadge isLive={grid.isLive} />
          <Button
            variant="light"
            renderRoot={(props) => (
              <Link {...props} to="/study-situation-view/question-detail" search={{ courseware_id }} />
            )}
          >
            {t(is_marked ? 'question_detail' : 'reading_report')}
          </Button>
        </Group>
      </CoursewareHeader>
      <Controls
        isMarked={is_marked}
        order={order}
        onOrder={setOrder}
        hideNames={hideNames}
        onHideNames={setHideNames}
      >
        <RemoveAllGuests people={grid.data.rows} coursewareId={courseware_id} />
      </Controls>
      <GridBody grid={grid.data} order={order} hideNames={hideNames} />
    </>
  );
}
