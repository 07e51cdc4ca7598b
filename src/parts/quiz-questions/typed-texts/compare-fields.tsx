import { Input, Stack, Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { FieldsProps } from '../kind-form/editor-kind.tsx';
import { compareMessages } from './compare-messages.ts';
import type { CompareSwitches } from './compare-switches.ts';

type CompareFieldsProps = Pick<FieldsProps<CompareSwitches>, 'question' | 'update'>;

const switchNames = ['case_sensitive', 'ignore_space', 'match_variants'] as const;

/** What does not matter when texts are compared. */
export function CompareFields({ question, update }: CompareFieldsProps) {
  const t = useMessages(compareMessages);
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
