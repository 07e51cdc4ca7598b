import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';

type SetListReply = ApiReply<'GET /group/set_list'>;

type SetChoiceProps = {
  sets: SetListReply['items'];
  chosenId: number;
  onOpen: (id: number) => void;
  onCreate: () => void;
};

/** The sets of the class to choose from, and a button that creates another. */
export function SetChoice({ sets, chosenId, onOpen, onCreate }: SetChoiceProps) {
  const t = useMessages(groupMessages);
  return (
    <nav className={styles.sets} aria-label={t('sets')}>
      {sets.map(({ id, name, position }) => (
        <Button
          key={id}
          variant={id === chosenId ? 'filled' : 'default'}
          aria-current={id === chosenId ? 'true' : undefined}
          title={position === 1 ? t('shown_first') : undefined}
          onClick={() => onOpen(id)}
        >
          {name}
        </Button>
      ))}
      <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onCreate}>
        {t('new_set')}
      </Button>
    </nav>
  );
}
