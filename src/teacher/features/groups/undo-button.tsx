import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const iconProps = { size: 18, 'aria-hidden': true } as const;

/** Undoes the last change of the groups. */
export function UndoButton({ undo }: { undo: (() => void) | undefined }) {
  const tCommon = useMessages(commonMessages);
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp {...iconProps} />}
      disabled={!undo}
      onClick={undo}
    >
      {tCommon('undo')}
    </Button>
  );
}
