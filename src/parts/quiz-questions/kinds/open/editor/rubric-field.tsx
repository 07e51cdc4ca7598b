import { TextInput } from '@mantine/core';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../../editor-fields/add-row.tsx';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import styles from '../../../editor-fields/fields.module.css';
import { NumberField } from '../../../editor-fields/number-field.tsx';
import { RemoveRow } from '../../../editor-fields/remove-row.tsx';
import { rubricLinesMax, rubricTextMaxLength, scoreMax, scoreStep } from '../../../limits.ts';
import { createRubricLine } from '../create-rubric-line.ts';
import type { RubricLine } from '../schema.ts';
import openStyles from './open-fields.module.css';
import { openMessages } from './open-messages.ts';

type RubricFieldProps = {
  rubric: RubricLine[];
  score: number | null;
  errorAt: (field: string) => string | undefined;
  /** What stands before the names of the fields in `data-field`. */
  path?: string;
  update: (change: (question: { rubric: RubricLine[] }) => { rubric: RubricLine[] }) => void;
};

/** Lines that the marker clicks, each with its points. */
export function RubricField({ rubric, score, errorAt, path = '', update }: RubricFieldProps) {
  const t = useMessages(openMessages);
  const { number } = useFormats();
  const pointsSum = rubric.reduce((total, { points }) => total + (points ?? 0), 0);
  const changeRubric = (changeLines: (lines: RubricLine[]) => RubricLine[]) =>
    update((question) => ({ rubric: changeLines(question.rubric) }));
  const error = errorAt('rubric');
  return (
    <div className={openStyles.rubric} role="group" aria-label={t('rubric')} data-field={`${path}rubric`}>
      <p className={openStyles.label}>{t('rubric')}</p>
      {rubric.map((line, index) => (
        <RubricRow
          key={line.id}
          line={line}
          index={index}
          errorAt={errorAt}
          path={path}
          onChange={(changed) => changeRubric((lines) => changeById(lines, line.id, () => changed))}
          onRemove={() => changeRubric((lines) => lines.filter(({ id }) => id !== line.id))}
        />
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <AddRow
        isOfKey
        label={t('add_rubric_line')}
        isFull={rubric.length >= rubricLinesMax}
        fullNote={t('rubric_full', { max: rubricLinesMax })}
        onAdd={() => changeRubric((lines) => [...lines, createRubricLine()])}
      >
        {rubric.length > 0 && (
          <span className={openStyles.sum}>
            {t('rubric_sum', { sum: number(pointsSum), max: number(score ?? 0) })}
          </span>
        )}
      </AddRow>
    </div>
  );
}

type RubricRowProps = Pick<RubricFieldProps, 'errorAt'> & {
  path: string;
  line: RubricLine;
  index: number;
  onChange: (line: RubricLine) => void;
  onRemove: () => void;
};

function RubricRow({ line, index, errorAt, path, onChange, onRemove }: RubricRowProps) {
  const t = useMessages(openMessages);
  const numberParams = { number: index + 1 };
  return (
    <div className={openStyles.line}>
      <TextInput
        aria-label={t('rubric_line', numberParams)}
        placeholder={t('rubric_placeholder')}
        maxLength={rubricTextMaxLength}
        value={line.text}
        error={errorAt(`rubric.${index}.text`)}
        data-field={`${path}rubric.${index}.text`}
        onChange={(event) => onChange({ ...line, text: event.currentTarget.value })}
      />
      <NumberField
        aria-label={t('rubric_points', numberParams)}
        min={0}
        max={scoreMax}
        step={scoreStep}
        value={line.points}
        error={errorAt(`rubric.${index}.points`)}
        data-field={`${path}rubric.${index}.points`}
        onChange={(points) => onChange({ ...line, points })}
      />
      <RemoveRow isOfKey label={t('remove_rubric_line', numberParams)} onRemove={onRemove} />
    </div>
  );
}
