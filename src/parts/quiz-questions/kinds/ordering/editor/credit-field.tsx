import { Radio } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { credits } from '../credits.ts';
import type { schema } from '../schema.ts';
import { changeOrdering } from './change-items.ts';
import { orderingEditorMessages } from './editor-messages.ts';

type CreditFieldProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'question' | 'update'>;

/** How an order that is not wholly right earns points. */
export function CreditField({ question, update }: CreditFieldProps) {
  const t = useMessages(orderingEditorMessages);
  const credit = question.ordering?.credit ?? 'all_or_nothing';
  return (
    <Radio.Group
      label={t('credit')}
      description={credit === 'all_or_nothing' ? undefined : t(`${credit}_help`)}
      inputWrapperOrder={['label', 'input', 'description']}
      value={credit}
      onChange={(value) =>
        update(changeOrdering(() => ({ credit: credits.find((one) => one === value) ?? 'all_or_nothing' })))
      }
    >
      {credits.map((one) => (
        <Radio key={one} value={one} label={t(one)} />
      ))}
    </Radio.Group>
  );
}
