import { Anchor } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { MarkedNote } from '#teacher/features/marking/marked-note.tsx';
import styles from '#teacher/features/marking/marking.module.css';
import { MarkingBar } from '#teacher/features/marking/marking-bar.tsx';
import { MarkingDesk } from '#teacher/features/marking/marking-desk.tsx';
import type { Marking } from '#teacher/features/marking/marking-items.ts';
import type { MarkingView } from '#teacher/features/marking/marking-view.ts';
import { MemberMarks } from '#teacher/features/marking/member-marks.tsx';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { QueueStatus } from '#teacher/features/marking/queue-status.tsx';
import { ReleaseMarks } from '#teacher/features/marking/release-marks.tsx';
import { useCurrentItem } from '#teacher/features/marking/use-current-item.ts';
import { useMarking } from '#teacher/features/marking/use-marking.ts';
import { ExceptionMarks } from '#teacher/features/study/exceptions/exception-marks.tsx';
import { type AnswerPlace, useTypedMarks } from '#teacher/shared/marks/typed-marks.ts';
import { keyOfMark, useUnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/marking');

/** Returns a function that names an attempt by its members, with class numbers; by a number while names are hidden. */
function useNameAttempt(areNamesHidden: boolean) {
  const t = useMessages(markingMessages);
  const namePerson = useNamePerson();
  return (attempt: Marking['attempts'][number], index: number): string => {
    const { members, group_name, number, is_one_of_several } = attempt;
    if (areNamesHidden) return t('answer_number', { number: index + 1 });
    const isShared = group_name !== null && members.length > 1;
    const memberNames = members.map((person) => {
      // The group is named once, before its members.
      const name = namePerson(isShared ? { ...person, group: '' } : person);
      return `${person.class_number ?? ''} ${name}`.trim();
    });
    const group = isShared ? `[${group_name}] ` : '';
    return `${group}${memberNames.join(', ')}${is_one_of_several ? ` · ${t('attempt_number', { number })}` : ''}`;
  };
}

/** Renders how the rules of the courseware differ for the students of an attempt. */
function renderExceptionMarks({ members }: Marking['attempts'][number]) {
  return members.map((person) => <ExceptionMarks key={person.user_id} person={person} />);
}

function MarkingHead({ marking }: { marking: Marking }) {
  const t = useMessages(markingMessages);
  const language = useLanguage();
  const { courseware_id, courseware_name, class_name, unit_name, subject_name, subject_name_eng } =
    marking.courseware;
  return (
    <div>
      <h1>{t('title')}</h1>
      <span className={styles.about}>
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/study-situation-view/grid" search={{ courseware_id }} />
          )}
        >
          {courseware_name}
        </Anchor>
        {` · ${class_name} · ${chooseName(subject_name, subject_name_eng, language)} · ${unit_name}`}
      </span>
    </div>
  );
}

type MarkingWorkProps = {
  marking: Marking;
  view: MarkingView;
  onView: (change: Partial<MarkingView>, coursewareId?: number) => void;
};

function MarkingWork({ marking, view, onView }: MarkingWorkProps) {
  const unsent = useUnsentMarks();
  const typedMarks = useTypedMarks();
  const current = useCurrentItem(marking, view);
  const nameAttempt = useNameAttempt(view.isHidden);
  const shownAttempt = marking.attempts.find((attempt) => attempt.attempt_id === marking.attempt_id);
  const showAnswer = (place: AnswerPlace) => {
    current.choose(place);
    onView({ by: 'question', question_id: place.question_id, attempt_id: undefined }, place.courseware_id);
  };
  return (
    <>
      <header className={styles.header}>
        <MarkingHead marking={marking} />
        <QueueStatus
          {...{ unsent, typedMarks }}
          currentKeys={current.item?.answers.map(keyOfMark) ?? []}
          onShow={showAnswer}
        />
        <MarkedNote marking={marking} by={view.by} onView={onView} />
        <ReleaseMarks marking={marking} />
      </header>
      <MarkingBar {...{ marking, view, nameAttempt }} onChange={onView} />
      {shownAttempt && (
        <MemberMarks
          key={shownAttempt.attempt_id}
          attempt={shownAttempt}
          isHidden={view.isHidden}
          coursewareName={marking.courseware.courseware_name}
        />
      )}
      <MarkingDesk
        {...{ marking, view, current, nameAttempt, renderExceptionMarks, typedMarks }}
        marks={unsent.marks}
        onView={onView}
      />
    </>
  );
}

/** Marking by hand: the answers of the class to one question, or of one student. */
export function StudyMarkingPage() {
  const { courseware_id, by, question_id, attempt_id, names, similar, show } = route.useSearch();
  const navigate = useNavigate();
  const reply = useMarking({ courseware_id, by, question_id, attempt_id });
  const marking = reply.data;
  if (reply.error && !marking) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!marking) return <Skeleton lines={10} height="2.5rem" />;
  const view: MarkingView = {
    by: by ?? 'question',
    question_id,
    attempt_id,
    isHidden: names === 'hidden',
    isGrouped: similar === 'together',
    isGallery: show === 'all',
  };
  const changeView = (viewChange: Partial<MarkingView>, coursewareId = courseware_id) => {
    const nextView = { ...view, ...viewChange };
    void navigate({
      to: '/study-situation-view/marking',
      replace: true,
      search: {
        courseware_id: coursewareId,
        by: nextView.by === 'student' ? 'student' : undefined,
        question_id: nextView.question_id,
        attempt_id: nextView.attempt_id,
        names: nextView.isHidden ? 'hidden' : undefined,
        similar: nextView.isGrouped ? 'together' : undefined,
        show: nextView.isGallery ? 'all' : undefined,
      },
    });
  };
  return <MarkingWork {...{ marking, view }} onView={changeView} />;
}
