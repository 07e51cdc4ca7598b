import { SegmentedControl } from '@mantine/core';
import type { FieldProps } from '#parts/drawing-tasks/editor/field-props.ts';
import fieldStyles from '#parts/drawing-tasks/editor/fields.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { boardOwners } from '../board-owners.ts';
import { pagesMax } from '../limits.ts';
import type { Board } from '../model.ts';
import { editorMessages } from './editor-messages.ts';

/** Whether each group has a board or the whole class one. */
export function OwnerField({ task: { board_of }, update }: FieldProps<Board>) {
  const t = useMessages(editorMessages);
  return (
    <fieldset className={fieldStyles.group}>
      <legend>{t('board_of')}</legend>
      <SegmentedControl
        fullWidth
        aria-label={t('board_of')}
        value={board_of}
        data={boardOwners.map((value) => ({ value, label: t(`of_${value}`) }))}
        onChange={(value) => update(() => ({ board_of: value }))}
      />
      <p className={fieldStyles.hint}>{t(`of_${board_of}_hint`)}</p>
    </fieldset>
  );
}

export function PageCountField({ task: { page_count }, update }: FieldProps<Board>) {
  const t = useMessages(editorMessages);
  const { number } = useFormats();
  const counts = Array.from({ length: pagesMax }, (_, index) => index + 1);
  return (
    <div className={fieldStyles.group}>
      <SelectField
        label={t('page_count')}
        value={String(page_count)}
        data={counts.map((count) => ({ value: String(count), label: number(count) }))}
        onChange={(value) => update(() => ({ page_count: Number(value) }))}
      />
      <p className={fieldStyles.hint}>{t('page_count_hint', { max: pagesMax })}</p>
    </div>
  );
}
