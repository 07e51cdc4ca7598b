import { Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { CompareFields } from '../../../typed-texts/compare-fields.tsx';
import type { Blank, schema } from '../schema.ts';
import { gapMessages } from './gap-messages.ts';

type BlankMarkingProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'question' | 'update'>;

/** How texts are compared, and whether some blanks count for more. */
export function BlankMarking({ question, update }: BlankMarkingProps) {
  const t = useMessages(gapMessages);
  const isWeighted = question.blanks.some(({ weight }) => weight !== undefined);
  return (
    <>
      <CompareFields question={question} update={update} />
      {(question.blanks.length > 1 || isWeighted) && (
        <Switch
          label={t('weighted')}
          checked={isWeighted}
          onChange={({ currentTarget: { checked } }) =>
            update(({ blanks }) => ({ blanks: checked ? blanks.map(addWeight) : blanks.map(removeWeight) }))
          }
        />
      )}
    </>
  );
}

const addWeight = (blank: Blank): Blank => ({ weight: 1, ...blank });

function removeWeight(blank: Blank): Blank {
  const { weight: _, ...rest } = blank;
  return rest;
}
