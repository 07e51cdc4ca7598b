import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { defineMessages } from '#contract/language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { MenuParts } from './use-menu.tsx';

const messages = defineMessages({
  move_up: { en: 'Move up', 'zh-hk': '上移', 'zh-cn': '上移' },
  move_down: { en: 'Move down', 'zh-hk': '下移', 'zh-cn': '下移' },
});

const iconProps = { size: 18, 'aria-hidden': true } as const;

type MoveMenuItemsProps = {
  Menu: MenuParts;
  /** Absent if the row is the first or cannot be moved. */
  onUp: (() => void) | undefined;
  /** Absent if the row is the last or cannot be moved. */
  onDown: (() => void) | undefined;
};

/** Items of a row's menu that move the row by one place. */
export function MoveMenuItems({ Menu, onUp, onDown }: MoveMenuItemsProps) {
  const t = useMessages(messages);
  return (
    <>
      {onUp && (
        <Menu.Item leftSection={<IconArrowUp {...iconProps} />} onClick={onUp}>
          {t('move_up')}
        </Menu.Item>
      )}
      {onDown && (
        <Menu.Item leftSection={<IconArrowDown {...iconProps} />} onClick={onDown}>
          {t('move_down')}
        </Menu.Item>
      )}
    </>
  );
}
