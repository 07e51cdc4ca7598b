import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { QuestionType } from '../../model.ts';
import { offeredTypes } from '../editor-of.tsx';
import { TypeIcon, useKindTexts } from '../kind-texts.tsx';

type AddQuestionProps = {
  /** The type of question that one click adds. */
  type: QuestionType;
  disabled: boolean;
  onAdd: (type: QuestionType) => void;
};

/** Adds a question of `type` with one click, and of another type from the menu beside it. */
export function AddQuestion({ type, disabled, onAdd }: AddQuestionProps) {
  const t = useMessages(editorMessages);
  const tKind = useKindTexts();
  return (
    <Button.Group>
      <Button
        flex={1}
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={disabled}
        onClick={() => onAdd(type)}
      >
        {t('add_question')}
      </Button>
      <Menu position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <Button px="sm" aria-label={t('add_other_type')} title={t('add_other_type')} disabled={disabled}>
            <IconChevronDown size={20} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offeredTypes.map((offeredType) => (
            <Menu.Item
              key={offeredType}
              leftSection={<TypeIcon type={offeredType} />}
              onClick={() => onAdd(offeredType)}
            >
              {tKind(offeredType)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
