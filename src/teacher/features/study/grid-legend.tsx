import { Group, Text } from '@mantine/core';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const looks = ['right', 'partial', 'wrong', 'answered'] as const;

export function GridLegend() {
  const t = useMessages(studyMessages);
  return (
    <Group gap="md" aria-label={t('legend')} role="group">
      {looks.map((look) => (
        <Group key={look} gap={6} wrap="nowrap">
          <span aria-hidden="true">
            <GridMark look={look} score={null} max={1} flagged={false} />
          </span>
          <Text size="sm">{t(`legend_${look}`)}</Text>
        </Group>
      ))}
    </Group>
  );
}
