import { NativeSelect, TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../../editor-fields/fields.module.css';
import { editorMessages } from '../../editor-fields/messages.ts';
import { RemoveRow } from '../../editor-fields/remove-row.tsx';
import { ShareField } from '../../editor-fields/share-field.tsx';
import { numberTextMaxLength } from '../../limits.ts';
import { formatEnd } from '../explain-number.ts';
import { findInterval } from '../interval.ts';
import { margins } from '../number-choices.ts';
import type { AcceptedNumber } from '../schema.ts';
import { numberEditorMessages } from './number-editor-messages.ts';
import rowStyles from './number-rules.module.css';

type NumberRowProps = {
  answer: AcceptedNumber;
  index: number;
  /** Path of the answer's issues. */
  path: string;
  canRemove: boolean;
  errorAt: (field: string) => string | undefined;
  onChange: (answer: AcceptedNumber) => void;
  onRemove: () => void;
};

/** One accepted number: its tolerance or the end of its range, and its share of the points. */
export function NumberRow(props: NumberRowProps) {
  const { answer, index, path, canRemove, errorAt, onChange, onRemove } = props;
  const t = useMessages(numberEditorMessages);
  const tShared = useMessages(editorMessages);
  const params = { number: index + 1 };
  const isRange = answer.margin === 'range';
  return (
    <div className={rowStyles.row}>
      <TextInput
        aria-label={t(isRange ? 'from_of' : 'number_of', params)}
        placeholder={t(isRange ? 'from' : 'number')}
        maxLength={numberTextMaxLength}
        value={answer.value}
        error={errorAt(`${path}.value`)}
        data-field={`${path}.value`}
        autoComplete="off"
        onChange={(event) => onChange({ ...answer, value: event.currentTarget.value })}
      />
      <NativeSelect
        className={rowStyles.margin}
        aria-label={t('margin_of', params)}
        value={answer.margin}
        data={margins.map((margin) => ({ value: margin, label: t(margin) }))}
        onChange={({ currentTarget }) => {
          const margin = margins.find((one) => one === currentTarget.value) ?? 'nominal';
          onChange({ ...answer, margin });
        }}
      />
      <TextInput
        className={rowStyles.tolerance}
        aria-label={t(isRange ? 'to_of' : 'tolerance_of', params)}
        placeholder={isRange ? undefined : t('exact')}
        maxLength={numberTextMaxLength}
        value={isRange ? answer.to : answer.tolerance}
        error={errorAt(`${path}.${isRange ? 'to' : 'tolerance'}`)}
        data-field={`${path}.${isRange ? 'to' : 'tolerance'}`}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...answer, ...(isRange ? { to: value } : { tolerance: value }) })
        }
      />
      <ShareField
        ariaLabel={tShared('share_of', params)}
        min={1}
        value={answer.share}
        error={errorAt(`${path}.share`)}
        field={`${path}.share`}
        onChange={(share) => onChange({ ...answer, share })}
      />
      <RemoveRow isOfKey label={t('remove_number', params)} disabled={!canRemove} onRemove={onRemove} />
      <CountsAsRight answer={answer} />
    </div>
  );
}

function CountsAsRight({ answer }: { answer: AcceptedNumber }) {
  const t = useMessages(numberEditorMessages);
  const interval = findInterval(answer);
  if (!interval || interval.from === interval.to) return null;
  return (
    <p className={`${styles.hint} ${rowStyles.counts}`}>
      {t('counts', { from: formatEnd(interval.from), to: formatEnd(interval.to) })}
    </p>
  );
}
