import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { findActivityViews } from '#activities/views.ts';
import type { ApiReply } from '#contract/api.ts';
import { CorrectLink } from '#teacher/features/study/correction/correct-link.tsx';
import { CorrectionNote } from '#teacher/features/study/correction/correction-note.tsx';
import { CoursewareHeader } from '#teacher/features/study/courseware-header.tsx';
import { AnswerGallery } from '#teacher/features/study/files/answer-gallery.tsx';
import { FilesGallery } from '#teacher/features/study/files/files-gallery.tsx';
import { LiveBadge } from '#teacher/features/study/grid/live-badge.tsx';
import { MarkingLink } from '#teacher/features/study/marking-link.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { DrawnHeading } from '#teacher/features/study/question/drawn-heading.tsx';
import { DrawnTable } from '#teacher/features/study/question/drawn-table.tsx';
import { QuestionFlags } from '#teacher/features/study/question/question-flags.tsx';
import { QuestionLabels } from '#teacher/features/study/question/question-labels.tsx';
import { questionMessages } from '#teacher/features/study/question/question-messages.ts';
import {
  ItemAnalysisTable,
  MoreFiguresButton,
  StatisticsCards,
} from '#teacher/features/study/question/question-statistics.tsx';
import { QuestionStudents } from '#teacher/features/study/question/question-students.tsx';
import { useTraceReportName } from '#teacher/features/study/trace-report-name.ts';
import { useLiveReads } from '#teacher/features/study/use-live-reads.ts';
import { ReportView } from '#teacher/shared/activities/activity-views.tsx';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { listClassAttempts } from '#teacher/shared/spaces/list-class-attempts.ts';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { createViewContext } from '#ui/view-context.ts';

/** Traces are saved every few seconds by each device, and a report reads those of all. */
const liveTraces = {
  keys: ['GET /study/question_detail', 'GET /study/answer_files'],
  intervalMs: 5_000,
} as const;

const route = getRouteApi('/shell/study-situation-view/question-detail');

type QuestionDetail = ApiReply<'GET /study/question_detail'>;

function QuestionNavigation({ detail, index }: { detail: QuestionDetail; index: number }) {
  const t = useMessages(studyMessages);
  const { questions, courseware_id } = detail.courseware;
  const renderStep = (targetIndex: number, label: string) => {
    const question = questions[targetIndex];
    return (
      <Button
        variant="default"
        px="sm"
        disabled={!question}
        {...(question
          ? {
              renderRoot: (props: object) => (
                <Link
                  {...props}
                  to="/study-situation-view/question-detail"
                  search={{ courseware_id, question_id: question.id }}
                />
              ),
            }
          : {})}
      >
        {label}
      </Button>
    );
  };
  return (
    <Group gap="xs">
      {renderStep(index - 1, t('previous_question'))}
      {renderStep(index + 1, t('next_question'))}
    </Group>
  );
}

type AnswerDistributionProps = { detail: QuestionDetail; taughtSpaces: TaughtSpaces | undefined };

function AnswerDistribution({ detail, taughtSpaces }: AnswerDistributionProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const tQuestion = useMessages(questionMessages);
  const namePerson = useNamePerson();
  const earlierVersionCount = detail.report.earlier?.length ?? 0;
  const countOrTimeText = detail.statistics
    ? t('attempts_counted', { count: detail.statistics.attempts })
    : detail.median_time_ms === null
      ? ''
      : `${t('median_time')} ${formats.duration(detail.median_time_ms)}`;
  const findStudent = (id: number) => detail.students.find(({ user_id }) => user_id === id);
  const context = createViewContext({
    spaces: taughtSpaces?.source,
    spacesOf: (attemptId) => taughtSpaces?.sourceOf(attemptId),
    nameOf: (id) => {
      const student = findStudent(id);
      return student ? namePerson(student) : '';
    },
  });
  return (
    <Paper p="lg" radius="lg" mb="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {t(detail.statistics ? 'distribution' : 'reading_class')}
        </Title>
        <Text size="sm" c="dimmed">
          {countOrTimeText}
        </Text>
      </Group>
      {earlierVersionCount > 0 && (
        <Alert color="harbour" mb="sm" icon={<IconHistory aria-hidden="true" />}>
          {tQuestion('earlier_version', { count: earlierVersionCount })}
        </Alert>
      )}
      {(detail.drawn ?? [{ bank_question_id: 0, ...detail }]).map((shown) => (
        <section key={shown.bank_question_id}>
          {'title' in shown && (
            <DrawnHeading
              drawn={shown}
              coursewareId={detail.courseware.courseware_id}
              questionId={detail.question_id}
            />
          )}
          <ReportView
            type={detail.courseware.type}
            content={shown.content}
            questionId={detail.question_id}
            report={shown.report}
            context={context}
            attempts={listClassAttempts(detail.students, namePerson)}
            hasStarted={(id) => findStudent(id)?.has_started ?? false}
          />
        </section>
      ))}
    </Paper>
  );
}

/** What the class brought from the places of its content, for types that have places. */
function PlacesGallery({ detail }: { detail: QuestionDetail }) {
  const namePerson = useNamePerson();
  const { courseware, content, students } = detail;
  const places = findActivityViews(courseware.type)?.listPlaces?.(content);
  if (!places) return null;
  return (
    <FilesGallery
      coursewareId={courseware.courseware_id}
      places={places}
      questions={courseware.questions}
      attempts={listClassAttempts(students, namePerson)}
    />
  );
}

/** One question: answers of the class, and how well it separates strong from weak students. */
export function StudyQuestionPage() {
  const t = useMessages(studyMessages);
  const { courseware_id, question_id } = route.useSearch();
  const [showsMoreFigures, setShowsMoreFigures] = useState(false);
  const reply = useCall('GET /study/question_detail', { courseware_id, question_id }, { keepPrevious: true });
  const detail = reply.data;
  const taughtSpaces = useTaughtSpaces(detail?.courseware);
  const reportName = useTraceReportName(detail?.courseware);
  const isTrace = detail !== undefined && detail.statistics === null;
  const isLive = useLiveReads(courseware_id, isTrace ? liveTraces : undefined);
  if (reply.error && !detail) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!detail) return <Skeleton lines={8} height="2.5rem" />;
  const { statistics } = detail;
  if (!statistics) {
    return (
      <>
        <CoursewareHeader courseware={detail.courseware} title={reportName} subpageTitle={reportName}>
          <LiveBadge isLive={isLive} />
        </CoursewareHeader>
        <AnswerDistribution {...{ detail, taughtSpaces }} />
        <PlacesGallery detail={detail} />
      </>
    );
  }
  const index = detail.courseware.questions.findIndex(({ id }) => id === detail.question_id);
  const title = t('question_number', { number: index + 1 });
  const max_score = detail.courseware.questions[index]?.max_score ?? 0;
  return (
    <>
      <CoursewareHeader courseware={detail.courseware} title={title} subpageTitle={title}>
        <Group gap="xs">
          {detail.can_be_corrected && detail.drawn === undefined && (
            <CorrectLink coursewareId={courseware_id} questionId={detail.question_id} />
          )}
          <MarkingLink coursewareId={courseware_id} questionId={detail.question_id} />
          <QuestionNavigation detail={detail} index={index} />
        </Group>
      </CoursewareHeader>
      {detail.drawn === undefined && <CorrectionNote coursewareId={courseware_id} kinds={detail.corrected} />}
      <QuestionLabels detail={detail} />
      {detail.drawn === undefined && <QuestionFlags statistics={statistics} />}
      <AnswerDistribution {...{ detail, taughtSpaces }} />
      <AnswerGallery detail={detail} />
      <StatisticsCards {...{ detail, statistics, max_score, showsMore: showsMoreFigures }} />
      <MoreFiguresButton isOpen={showsMoreFigures} onToggle={() => setShowsMoreFigures(!showsMoreFigures)} />
      <div style={{ display: 'grid', gap: 'var(--el-space-4)' }}>
        <QuestionStudents {...{ detail, taughtSpaces }} />
        <ItemAnalysisTable detail={detail} showsMore={showsMoreFigures} />
        {detail.drawn !== undefined && <DrawnTable coursewareId={courseware_id} />}
      </div>
    </>
  );
}
