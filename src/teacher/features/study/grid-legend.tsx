import { Group, Text } from '@mantine/core';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import type { CellLook } from '#teacher/features/study/grid-model.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const looks = ['right', 'partial', 'wrong', 'left_out', 'answered'] as const;

function LegendEntry({ look, flagged, text }: { look: CellLook; flagged: boolean; text: string }) {
  return (
    <Group gap={6} wrap="nowrap">
      <span aria-hidden="true">
        <GridMark look={look} score={null} max={1} flagged={flagged} />
      </span>
      <Text size="sm">{text}</Text>
    </Group>
  );
}

export function GridLegend() {
  const t = useMessages(studyMessages);
  return (
    <Group gap="md" aria-label={t('legend')} role="group">
      {looks.map((look) => (
        <LegendEntry key={look} look={look} flagged={false} text={t(`legend_${look}`)} />
      ))}
      <LegendEntry look="none" flagged text={t('legend_flagged')} />
    </Group>
  );
}
