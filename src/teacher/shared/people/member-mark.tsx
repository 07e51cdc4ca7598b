import { Button, Group, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { memberMarkMessages } from './member-mark-messages.ts';

type MemberMarkProps = {
  attemptId: number;
  userId: number;
  /** The student's name, for screen readers. */
  name: string;
  /** Null if the student has the group's mark. */
  ownScore: number | null;
  maxScore: number;
  /** For one line of a list: leaves out the maximum, which the list shows. */
  isCompact?: boolean;
};

/** A student's own mark for the work of a group. Its parent must use the mark in its key, so that it starts fresh. */
export function MemberMark({
  attemptId,
  userId,
  name,
  ownScore,
  maxScore,
  isCompact = false,
}: MemberMarkProps) {
  const t = useMessages(memberMarkMessages);
  const formats = useFormats();
  const [score, setScore] = useState<number | ''>(ownScore ?? '');
  const [reason, setReason] = useState('');
  const saveMark = useSend('POST /study/member_mark', {
    refreshes: ['GET /study/personal_detail', 'GET /study/marking'],
    onSuccess: ({ is_stored }) =>
      is_stored ? showToast('success', t('member_mark_saved')) : showToast('error', t('member_mark_faster')),
  });
  const inputSize = isCompact ? 'sm' : 'md';
  const storeMark = (newScore: number | null) =>
    saveMark.mutate({ attempt_id: attemptId, user_id: userId, seen: ownScore, score: newScore, reason });
  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== '') storeMark(score);
      }}
    >
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
          onChange={(value) => setScore(typeof value === 'number' ? value : '')}
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
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button
          type="submit"
          size={inputSize}
          variant="light"
          loading={saveMark.isPending}
          disabled={score === '' || score === ownScore}
        >
          {t('member_mark_save')}
        </Button>
        {ownScore !== null && (
          <Button size={inputSize} variant="subtle" onClick={() => storeMark(null)}>
            {t('member_mark_remove')}
          </Button>
        )}
      </Group>
    </form>
  );
}
