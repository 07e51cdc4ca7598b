import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { QuestionType } from '../../model.ts';
import { editorMessages } from '../messages.ts';
import { offeredTypes, TypeIcon } from '../question-types.tsx';

type AddQuestionMenuProps = { disabled: boolean; onAdd: (type: QuestionType) => void };

export function AddQuestionMenu({ disabled, onAdd }: AddQuestionMenuProps) {
  const t = useMessages(editorMessages);
  return (
    <Menu width="target" returnFocus={false}>
      <Menu.Target>
        <Button fullWidth leftSection={<IconPlus size={20} aria-hidden />} disabled={disabled}>
          {t('add_question')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offeredTypes.map((type) => (
          <Menu.Item key={type} leftSection={<TypeIcon type={type} />} onClick={() => onAdd(type)}>
            {t(type)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
