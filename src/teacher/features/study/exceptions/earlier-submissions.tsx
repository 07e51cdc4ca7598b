import { Button, Group, Paper, Text, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { exceptionMessages } from './exception-messages.ts';

type EarlierSubmissionList = ApiReply<'GET /study/personal_detail'>['attempts'][number]['earlier'];

type EarlierSubmissionsProps = {
  submissions: EarlierSubmissionList;
  /** The number of the submission on the screen; undefined for the current answers. */
  shownNumber: number | undefined;
  onShow: (number: number | undefined) => void;
};

/** The earlier submissions of a reopened attempt, with the message of the teacher who reopened it. */
export function EarlierSubmissions({ submissions, shownNumber, onShow }: EarlierSubmissionsProps) {
  const t = useMessages(exceptionMessages);
  const { dateTime, number: formatNumber } = useFormats();
  if (submissions.length === 0) return null;
  return (
    <Paper p="md" radius="lg" mb="md">
      <Title order={2} size="h5" mb="xs">
        {t('earlier')}
      </Title>
      {submissions.map(({ number, submitted_at, teacher_name: name, message, score, max_score }) => (
        <Group key={number} gap="sm" mb={4}>
          <Text size="sm">{t('earlier_line', { time: dateTime(submitted_at), name })}</Text>
          {max_score > 0 && score !== null && (
            <Text size="sm" fw={700}>
              {formatNumber(score)} / {formatNumber(max_score)}
            </Text>
          )}
          {message && <q>{message}</q>}
          {shownNumber !== number && (
            <Button size="compact-sm" variant="light" onClick={() => onShow(number)}>
              {t('show_earlier')}
            </Button>
          )}
        </Group>
      ))}
      {shownNumber !== undefined && (
        <Group gap="sm" role="status">
          <Text size="sm">{t('earlier_shown')}</Text>
          <Button size="compact-sm" onClick={() => onShow(undefined)}>
            {t('show_current')}
          </Button>
        </Group>
      )}
    </Paper>
  );
}
