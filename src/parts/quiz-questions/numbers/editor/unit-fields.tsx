import { SegmentedControl, TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareField } from '../../editor-fields/share-field.tsx';
import { acceptedMaxLength } from '../../limits.ts';
import { unitRules } from '../number-choices.ts';
import type { NumberRules } from '../schema.ts';
import { numberEditorMessages } from './number-editor-messages.ts';
import styles from './number-rules.module.css';

type UnitFieldsProps = {
  rules: NumberRules;
  path: string;
  errorAt: (field: string) => string | undefined;
  onChange: (changed: Partial<NumberRules>) => void;
};

/** Whether students write a unit, and which ones are accepted. */
export function UnitFields({ rules, path, errorAt, onChange }: UnitFieldsProps) {
  const t = useMessages(numberEditorMessages);
  return (
    <>
      <p className={styles.label}>{t('unit')}</p>
      <SegmentedControl
        aria-label={t('unit')}
        value={rules.unit}
        data={unitRules.map((rule) => ({ value: rule, label: t(`unit_${rule}`) }))}
        onChange={(unit: NumberRules['unit']) => onChange({ unit })}
      />
      {rules.unit !== 'none' && (
        <div className={styles.unit}>
          <TextInput
            label={t('units')}
            description={t('units_help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={acceptedMaxLength}
            value={rules.units}
            error={errorAt(`${path}.units`)}
            data-field={`${path}.units`}
            autoComplete="off"
            onChange={(event) => onChange({ units: event.currentTarget.value })}
          />
          <ShareField
            label={t('wrong_unit_share')}
            min={0}
            value={rules.wrong_unit_share}
            error={errorAt(`${path}.wrong_unit_share`)}
            field={`${path}.wrong_unit_share`}
            onChange={(wrong_unit_share) => onChange({ wrong_unit_share })}
          />
        </div>
      )}
    </>
  );
}
