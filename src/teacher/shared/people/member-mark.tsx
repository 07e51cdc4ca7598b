import { Alert, Button, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nameTypedMemberMark } from '#teacher/shared/marks/typed-marks.ts';
import {
  discardMark,
  followStoredMarks,
  giveMemberMark,
  isMemberMark,
  isUnsolved,
  type MemberMarkBody,
  sendMarkAgain,
  type UnsentMark,
  useUnsentMemberMark,
} from '#teacher/shared/marks/unsent-marks.ts';
import { refresh } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { memberMarkMessages } from './member-mark-messages.ts';

type MemberMarkProps = {
  attemptId: number;
  userId: number;
  /** The student's name, for screen readers. */
  name: string;
  coursewareName: string;
  /** Null if the student has the group's mark. */
  ownScore: number | null;
  maxScore: number;
  /** For one line of a list: leaves out the maximum, which the list shows. */
  isCompact?: boolean;
};

/** Says that a student's own mark was stored, and reads again what shows it. */
function useStoredToast(attemptId: number, userId: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      followStoredMarks((body) => {
        if (!isMemberMark(body)) return;
        const { attempt_id, user_id } = body.memberMark;
        if (attempt_id !== attemptId || user_id !== userId) return;
        showToast('success', translate(memberMarkMessages, 'member_mark_saved'));
        void refresh(client, ['GET /study/personal_detail', 'GET /study/marking']);
      }),
    [client, attemptId, userId],
  );
}

/** A student's own mark that was not stored: because a colleague was faster, or for the reason that the server gave. */
function MemberMarkConflict({ unsent }: { unsent: UnsentMark<MemberMarkBody> }) {
  const t = useMessages(memberMarkMessages);
  const { number } = useFormats();
  const { body, failure, message, title } = unsent;
  const { memberMark, theirs = null } = body;
  const formatScore = (score: number | null) => (score === null ? '–' : number(score));
  const isConflict = failure === 'conflict';
  return (
    <Alert color={isConflict ? 'kapok' : 'red'} role="alert" mb="xs">
      <Text>
        {isConflict
          ? t('member_mark_faster', { theirs: formatScore(theirs), mine: formatScore(memberMark.score) })
          : message || t('member_mark_refused')}
      </Text>
      <Group mt="xs" gap="xs">
        {!isConflict && (
          <Button size="compact-md" onClick={() => void sendMarkAgain(unsent)}>
            {t('member_mark_send_again')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant={isConflict ? 'filled' : 'default'}
          onClick={() => void discardMark(unsent)}
        >
          {t(isConflict ? 'member_mark_keep_theirs' : 'member_mark_dismiss')}
        </Button>
        {isConflict && (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => giveMemberMark({ ...memberMark, seen: theirs }, title)}
          >
            {t('member_mark_keep_mine')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** A student's own mark for the work of a group. */
export function MemberMark(props: MemberMarkProps) {
  const { attemptId, userId, name, coursewareName, ownScore, maxScore, isCompact = false } = props;
  const t = useMessages(memberMarkMessages);
  const formats = useFormats();
  const unsent = useUnsentMemberMark(attemptId, userId);
  const shownScore = unsent ? unsent.body.memberMark.score : ownScore;
  const title = `${coursewareName} · ${name}`;
  const typedName = nameTypedMemberMark(attemptId, userId);
  const typed = useTyped<{ score: number | ''; reason: string }>(typedName, title, {
    score: shownScore ?? '',
    reason: unsent?.body.memberMark.reason ?? '',
  });
  const { score, reason } = typed.value;
  useStoredToast(attemptId, userId);
  const inputSize = isCompact ? 'sm' : 'md';
  const storeMark = (newScore: number | null) => {
    const seen = unsent ? unsent.body.memberMark.seen : ownScore;
    giveMemberMark(
      { attempt_id: attemptId, user_id: userId, seen, score: newScore, reason },
      title,
      typedName,
    );
  };
  const isWaiting = unsent !== undefined && !isUnsolved(unsent);
  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== '') storeMark(score);
      }}
    >
      {unsent && isUnsolved(unsent) && <MemberMarkConflict unsent={unsent} />}
      <Group align="end" gap={isCompact ? 'xs' : 'sm'}>
        <NumberInput
          {...(isCompact
            ? { 'aria-label': t('member_mark'), placeholder: t('member_mark') }
            : {
                label: t('member_mark'),
                description: t('member_mark_max', { max: formats.number(maxScore) }),
              })}
          size={inputSize}
          value={score}
          min={0}
          max={maxScore}
          step={0.5}
          w={isCompact ? '7.5rem' : '10rem'}
          onChange={(value) => typed.setValue({ score: typeof value === 'number' ? value : '', reason })}
        />
        <TextInput
          {...(isCompact
            ? { 'aria-label': t('member_mark_reason'), placeholder: t('member_mark_reason') }
            : { label: t('member_mark_reason') })}
          size={inputSize}
          miw="6rem"
          value={reason}
          maxLength={2000}
          flex={1}
          onChange={({ currentTarget }) => typed.setValue({ score, reason: currentTarget.value })}
        />
        <Button
          type="submit"
          size={inputSize}
          variant="light"
          disabled={score === '' || score === shownScore}
        >
          {t('member_mark_save')}
        </Button>
        {shownScore !== null && (
          <Button size={inputSize} variant="subtle" onClick={() => storeMark(null)}>
            {t('member_mark_remove')}
          </Button>
        )}
      </Group>
      {(isWaiting || typed.keptAt !== undefined) && (
        <Text component="output" size="sm" c="dimmed">
          {t(isWaiting ? 'member_mark_waits' : 'member_mark_typed')}
        </Text>
      )}
    </form>
  );
}
