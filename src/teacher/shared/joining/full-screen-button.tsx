import { Button } from '@mantine/core';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { joinMessages } from './join-messages.ts';

/** Switches the panel to full screen and back. */
export function FullScreenButton({ isFull, onToggle }: { isFull: boolean; onToggle: () => void }) {
  const t = useMessages(joinMessages);
  const FullScreenIcon = isFull ? IconMinimize : IconMaximize;
  return (
    <Button
      variant="default"
      leftSection={<FullScreenIcon size={18} aria-hidden="true" />}
      onClick={onToggle}
    >
      {isFull ? t('leave_full_screen') : t('full_screen')}
    </Button>
  );
}
