import { Input, Stack, Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import type { schema } from '../schema.ts';
import { blankEditorMessages } from './blank-messages.ts';

type CompareFieldsProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'question' | 'update'>;

const switchNames = ['case_sensitive', 'ignore_space', 'match_variants'] as const;

/** What does not matter when texts are compared. */
export function CompareFields({ question, update }: CompareFieldsProps) {
  const t = useMessages(blankEditorMessages);
  return (
    <Input.Wrapper label={t('compare')} labelElement="div">
      <Stack gap={0}>
        {switchNames.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            checked={question[name]}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              update(() => ({ [name]: checked }));
            }}
          />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
