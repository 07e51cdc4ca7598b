import { Button, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

type Attempt = ApiReply<'GET /study/personal_detail'>['attempts'][number];

/** This student's mark for the work of a group, where it differs from the group's. */
export function MemberMark({ attempt, userId }: { attempt: Attempt; userId: number }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const { id, group, own_score, max_score } = attempt;
  const [score, setScore] = useState<number | ''>(own_score ?? '');
  const [reason, setReason] = useState('');
  const send = useSend('POST /study/member_mark', {
    refreshes: ['GET /study/personal_detail'],
    onSuccess: ({ is_stored }) =>
      is_stored ? showToast('success', t('member_mark_saved')) : showToast('error', t('member_mark_faster')),
  });
  const store = (wanted: number | null) =>
    send.mutate({ attempt_id: id, user_id: userId, seen: own_score, score: wanted, reason });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== '') store(score);
      }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {t('member_mark_note', { name: group?.name ?? '' })}
      </Text>
      <Group align="end" gap="sm">
        <NumberInput
          label={t('member_mark')}
          description={t('member_mark_max', { max: formats.number(max_score) })}
          value={score}
          min={0}
          max={max_score}
          step={0.5}
          w="10rem"
          onChange={(value) => setScore(typeof value === 'number' ? value : '')}
        />
        <TextInput
          label={t('member_mark_reason')}
          value={reason}
          maxLength={2000}
          flex={1}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="light"
          loading={send.isPending}
          disabled={score === '' || score === own_score}
        >
          {t('member_mark_save')}
        </Button>
        {own_score !== null && (
          <Button variant="subtle" onClick={() => store(null)}>
            {t('member_mark_remove')}
          </Button>
        )}
      </Group>
    </form>
  );
}
