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
  const send = useSend('POST /study/member_mark', {
    refreshes: ['GET /study/personal_detail', 'GET /study/marking'],
    onSuccess: ({ is_stored }) =>
      is_stored ? showToast('success', t('member_mark_saved')) : showToast('error', t('member_mark_faster')),
  });
  const size = isCompact ? 'sm' : 'md';
  const store = (wanted: number | null) =>
    send.mutate({ attempt_id: attemptId, user_id: userId, seen: ownScore, score: wanted, reason });
  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== '') store(score);
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
          size={size}
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
          size={size}
          miw="6rem"
          value={reason}
          maxLength={2000}
          flex={1}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button
          type="submit"
          size={size}
          variant="light"
          loading={send.isPending}
          disabled={score === '' || score === ownScore}
        >
          {t('member_mark_save')}
        </Button>
        {ownScore !== null && (
          <Button size={size} variant="subtle" onClick={() => store(null)}>
            {t('member_mark_remove')}
          </Button>
        )}
      </Group>
    </form>
  );
}
