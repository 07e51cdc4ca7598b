import { Button } from '@mantine/core';
import { IconEyeOff, IconLayoutGrid, IconStack2 } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { isSeen } from './marking-items.ts';
import type { MarkingBarProps } from './marking-view.ts';
import { markingMessages } from './messages.ts';

const iconProps = { size: 18, 'aria-hidden': true } as const;

/** Buttons that hide the names and put similar answers together. */
export function ViewSwitches({ marking, view, onChange }: Omit<MarkingBarProps, 'nameAttempt'>) {
  const t = useMessages(markingMessages);
  const hasSimilarAnswers = marking.answers.some(({ similar }) => similar !== null);
  return (
    <>
      <Button
        variant={view.isHidden ? 'outline' : 'default'}
        aria-pressed={view.isHidden}
        leftSection={<IconEyeOff {...iconProps} />}
        onClick={() => onChange({ isHidden: !view.isHidden })}
      >
        {t('hide_names')}
      </Button>
      {view.by === 'question' && isSeen(marking) && (
        <Button
          variant={view.isGallery ? 'outline' : 'default'}
          aria-pressed={view.isGallery}
          leftSection={<IconLayoutGrid {...iconProps} />}
          onClick={() => onChange({ isGallery: !view.isGallery })}
        >
          {t('side_by_side')}
        </Button>
      )}
      {view.by === 'question' && hasSimilarAnswers && (
        <Button
          variant={view.isGrouped ? 'outline' : 'default'}
          aria-pressed={view.isGrouped}
          leftSection={<IconStack2 {...iconProps} />}
          onClick={() => onChange({ isGrouped: !view.isGrouped })}
        >
          {t('group_similar')}
        </Button>
      )}
    </>
  );
}
