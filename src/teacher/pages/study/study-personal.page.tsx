import { Badge, Group, Paper, Tabs, Text, Title } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { CoursewareHeader } from '#teacher/features/study/courseware-header.tsx';
import { EarlierSubmissions } from '#teacher/features/study/exceptions/earlier-submissions.tsx';
import { ExceptionMarks } from '#teacher/features/study/exceptions/exception-marks.tsx';
import { ExceptionsButton, ExceptionsHost } from '#teacher/features/study/exceptions/exceptions-host.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { AttemptComment } from '#teacher/features/study/personal/attempt-comment.tsx';
import { AttemptsCompared } from '#teacher/features/study/personal/attempts-compared.tsx';
import { PersonalAnswers } from '#teacher/features/study/personal/personal-answers.tsx';
import { StudentNavigation } from '#teacher/features/study/personal/student-navigation.tsx';
import { RemoveGuestButton } from '#teacher/features/study/remove-guest-button.tsx';
import { termMessages } from '#teacher/features/study/term/term-messages.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { MemberMark } from '#teacher/shared/people/member-mark.tsx';
import { memberMarkMessages } from '#teacher/shared/people/member-mark-messages.ts';
import { PersonName, useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/personal-detail');

const TrendChart = createLazyPart(
  async () => (await import('#teacher/features/study/personal/trend-chart.tsx')).TrendChart,
);

const PersonalAchievement = createLazyPart(
  async () =>
    (await import('#teacher/features/study/achievement/personal-achievement.tsx')).PersonalAchievement,
);

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;
type Attempt = PersonalDetail['attempts'][number];

function AttemptSummary({ attempt, isMarked }: { attempt: Attempt; isMarked: boolean }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const timeTexts = [
    t('started_at', { time: formats.dateTime(attempt.started_at) }),
    ...(attempt.submitted_at === null
      ? [t(isMarked ? 'in_progress' : 'opened')]
      : [t(isMarked ? 'submitted_at' : 'finished_at', { time: formats.dateTime(attempt.submitted_at) })]),
    ...(attempt.time_ms > 0 ? [formats.duration(attempt.time_ms)] : []),
  ];
  return (
    <Group gap="md" my="sm">
      {isMarked && (
        <Text fw={700} size="xl">
          {attempt.score === null ? t('not_enough') : formats.number(attempt.score)} /{' '}
          {formats.number(attempt.max_score)}
        </Text>
      )}
      {attempt.is_late && <Badge color="orange">{t(isMarked ? 'submitted_late' : 'finished_late')}</Badge>}
      {isMarked && attempt.counts && <Badge color="green">{t('counts')}</Badge>}
      <Text size="sm" c="dimmed">
        {timeTexts.join(' · ')}
      </Text>
    </Group>
  );
}

function AttemptsSection({ detail }: { detail: PersonalDetail }) {
  const t = useMessages(studyMessages);
  const tMember = useMessages(memberMarkMessages);
  const namePerson = useNamePerson();
  const navigate = route.useNavigate();
  const { earlier } = route.useSearch();
  const shownAttempt = detail.attempts.find(({ id }) => id === detail.attempt_id);
  if (!shownAttempt) {
    const title = t('personal_empty_title', { name: namePerson(detail.student) });
    return <EmptyState picture={<WaitingForAnswers />} title={title} />;
  }
  return (
    <>
      {detail.attempts.length > 1 && (
        <Tabs
          value={String(shownAttempt.id)}
          onChange={(value) =>
            void navigate({
              search: (previous) => ({ ...previous, attempt_id: Number(value), earlier: undefined }),
              replace: true,
            })
          }
        >
          <Tabs.List>
            {detail.attempts.map(({ id, number }) => (
              <Tabs.Tab key={id} value={String(id)}>
                {t('attempt_number', { number })}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <AttemptSummary attempt={shownAttempt} isMarked={detail.courseware.is_marked} />
      <EarlierSubmissions
        submissions={shownAttempt.earlier}
        shownNumber={earlier}
        onShow={(chosenEarlier) =>
          void navigate({
            search: (previous) => ({ ...previous, attempt_id: shownAttempt.id, earlier: chosenEarlier }),
          })
        }
      />
      {shownAttempt.group && shownAttempt.state === 'submitted' && detail.courseware.is_marked && (
        <Paper p="md" radius="lg" mb="md">
          <Text size="sm" c="dimmed" mb="xs">
            {tMember('member_mark_note', { name: shownAttempt.group.name })}
          </Text>
          <MemberMark
            key={shownAttempt.id}
            attemptId={shownAttempt.id}
            userId={detail.student.user_id}
            name={namePerson(detail.student)}
            coursewareName={detail.courseware.courseware_name}
            ownScore={shownAttempt.own_score}
            maxScore={shownAttempt.max_score}
          />
        </Paper>
      )}
      <AttemptsCompared detail={detail} />
      <PersonalAnswers detail={detail} earlier={earlier} />
      {earlier === undefined && (
        <Paper p="md" radius="lg" mt="md">
          <AttemptComment
            key={shownAttempt.id}
            attemptId={shownAttempt.id}
            comment={shownAttempt.comment}
            title={`${detail.courseware.courseware_name} · ${namePerson(detail.student)}`}
          />
        </Paper>
      )}
    </>
  );
}

function ScoreTrend({ trend }: { trend: PersonalDetail['trend'] }) {
  const t = useMessages(studyMessages);
  const knownPoints = trend.filter(({ share }) => share !== null);
  return (
    <Paper p="md" radius="lg" mt="md">
      <Title order={2} size="h4" mb="sm">
        {t('trend')}
      </Title>
      {knownPoints.length < 2 ? (
        <Text c="dimmed">{t('trend_empty')}</Text>
      ) : (
        <Suspense fallback={<Skeleton lines={1} height="240px" />}>
          <TrendChart trend={trend} />
        </Suspense>
      )}
    </Paper>
  );
}

/** To the student's whole term in the subject. */
function WholeYearLink({ courseware, userId }: { courseware: PersonalDetail['courseware']; userId: number }) {
  const t = useMessages(termMessages);
  const { class_id, subject_id } = courseware;
  return (
    <Link
      {...buttonLook('soft')}
      to="/study-situation-view/student"
      search={{ class_id, subject_id, user_id: userId }}
    >
      {t('whole_year')}
    </Link>
  );
}

/** One student in one courseware: attempts, answers beside the key, the comment, and the trend of the term. */
export function StudyPersonalPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const namePerson = useNamePerson();
  const reply = useCall('GET /study/personal_detail', search, { keepPrevious: true });
  const detail = reply.data;
  if (reply.error && !detail) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!detail) return <Skeleton lines={8} height="2.5rem" />;
  const { student, courseware } = detail;
  const courseware_id = courseware.courseware_id;
  const openGrid = () => void navigate({ to: '/study-situation-view/grid', search: { courseware_id } });
  return (
    <ExceptionsHost coursewareId={courseware_id} people={[student]}>
      <CoursewareHeader
        courseware={courseware}
        title={
          <>
            <span>{student.class_number}</span> <PersonName person={student} />{' '}
            <ExceptionMarks person={student} />
          </>
        }
        subpageTitle={namePerson(student)}
      >
        {student.class_number !== null && !student.is_guest && (
          <WholeYearLink courseware={courseware} userId={student.user_id} />
        )}
        <ExceptionsButton userId={student.user_id} />
        <RemoveGuestButton person={student} coursewareId={courseware_id} onRemoved={openGrid} />
        <StudentNavigation coursewareId={courseware_id} userId={student.user_id} />
      </CoursewareHeader>
      <AttemptsSection detail={detail} />
      {courseware.has_labels && (
        <Suspense fallback={<Skeleton lines={3} height="2.75rem" />}>
          <PersonalAchievement
            courseware={courseware}
            userId={student.user_id}
            attemptId={detail.attempt_id}
          />
        </Suspense>
      )}
      <ScoreTrend trend={detail.trend} />
    </ExceptionsHost>
  );
}
