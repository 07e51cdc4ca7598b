import { NativeSelect } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NumberField } from '../../../editor-fields/number-field.tsx';
import { gapWeightMax } from '../../../limits.ts';
import { createNumberRules } from '../../../numbers/create-number-rules.ts';
import { NumberRulesField } from '../../../numbers/editor/number-rules-field.tsx';
import { changeGapType } from '../create-gap.ts';
import { gapTypes } from '../gap-types.ts';
import { AcceptedText } from './accepted-text.tsx';
import blankStyles from './blank-fields.module.css';
import { blankEditorMessages } from './blank-messages.ts';
import type { GapAnswersProps } from './gap-answers-props.ts';
import { GapChoiceField } from './gap-choice-field.tsx';
import { gapMessages } from './gap-messages.ts';

type GapFieldsProps = GapAnswersProps & { isWeighted: boolean };

/** One blank: what students do in it, and what is right. */
export function GapFields(props: GapFieldsProps) {
  const { blank, index, isWeighted, errorAt, onChange } = props;
  const t = useMessages(gapMessages);
  const params = { number: index + 1 };
  return (
    <div className={blankStyles.blank}>
      <div className={blankStyles.head}>
        <NativeSelect
          label={t('type_of', params)}
          value={blank.type ?? 'text'}
          data={(['text', ...gapTypes] as const).map((type) => ({ value: type, label: t(`type_${type}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const type = gapTypes.find((one) => one === value) ?? 'text';
            onChange((one) => changeGapType(one, type));
          }}
        />
        {isWeighted && (
          <NumberField
            className={blankStyles.weight ?? ''}
            label={t('weight')}
            aria-label={t('weight_of', params)}
            min={0}
            max={gapWeightMax}
            value={blank.weight === undefined ? 1 : blank.weight}
            error={errorAt(`blanks.${index}.weight`)}
            data-field={`blanks.${index}.weight`}
            onChange={(weight) => onChange((one) => ({ ...one, weight }))}
          />
        )}
      </div>
      <GapAnswers {...props} />
    </div>
  );
}

function GapAnswers({ blank, index, errorAt, onChange }: GapAnswersProps) {
  const t = useMessages(blankEditorMessages);
  const path = `blanks.${index}`;
  if (blank.type === 'choice') return <GapChoiceField {...{ blank, index, errorAt, onChange }} />;
  if (blank.type === 'number') {
    return (
      <NumberRulesField
        rules={blank.number ?? createNumberRules()}
        path={`${path}.number`}
        errorAt={errorAt}
        update={(change) =>
          onChange((one) => ({ ...one, number: change(one.number ?? createNumberRules()) }))
        }
      />
    );
  }
  return (
    <AcceptedText
      label={t('blank_number', { number: index + 1 })}
      accepted={blank.accepted}
      error={errorAt(`${path}.accepted`)}
      field={`${path}.accepted`}
      onChange={(accepted) => onChange((one) => ({ ...one, accepted }))}
    />
  );
}
