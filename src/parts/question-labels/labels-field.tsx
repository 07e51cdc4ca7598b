import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { questionLevels } from '#contract/choices.ts';
import type { QuestionLabels } from '#form/activity-type.ts';
import type { Dimension } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { labelMessages } from './label-messages.ts';
import styles from './labels-field.module.css';

type LabelsFieldProps = {
  labels: QuestionLabels | undefined;
  /** The school's list; undefined until it is loaded. */
  dimensions: readonly Dimension[] | undefined;
  onChange: (labels: QuestionLabels | undefined) => void;
};

/** The dimension that a question assesses, and its level. */
export function LabelsField({ labels, dimensions, onChange }: LabelsFieldProps) {
  const t = useMessages(labelMessages);
  if (!dimensions) return null;
  if (dimensions.length === 0 && !labels) {
    return (
      <Text size="sm" c="dimmed">
        {t('no_dimensions')}
      </Text>
    );
  }
  const isGone = labels && !dimensions.some(({ id }) => id === labels.dimension_id);
  return (
    <fieldset className={styles.labels}>
      <legend className="el-visually-hidden">{t('labels')}</legend>
      <NativeSelect
        label={t('dimension')}
        value={labels ? String(labels.dimension_id) : ''}
        data={[
          { value: '', label: t('no_dimension') },
          ...dimensions.map(({ id, name }) => ({ value: String(id), label: name })),
          ...(isGone ? [{ value: String(labels.dimension_id), label: t('dimension_gone') }] : []),
        ]}
        data-field="labels"
        onChange={({ currentTarget: { value } }) =>
          onChange(
            value === '' ? undefined : { dimension_id: Number(value), level: labels?.level ?? 'medium' },
          )
        }
      />
      {labels && (
        <div>
          <p className={styles.label}>{t('level')}</p>
          <SegmentedControl
            aria-label={t('level')}
            value={labels.level}
            data={questionLevels.map((level) => ({ value: level, label: t(`level_${level}`) }))}
            onChange={(level) => onChange({ ...labels, level })}
          />
        </div>
      )}
    </fieldset>
  );
}
