import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import { GrowingText } from '../../../editor-fields/growing-text.tsx';
import { readPastedRows } from '../../../editor-fields/pasted-rows.ts';
import { RemoveRow } from '../../../editor-fields/remove-row.tsx';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { matchingTextMax } from '../limits.ts';
import type { Pair, schema } from '../schema.ts';
import { changePairs, pasteRows } from './change-matching.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import styles from './matching-field.module.css';

type PairRowProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'errorAt' | 'update'> & {
  pair: Pair;
  index: number;
  canRemove: boolean;
  onEnter: (side: 'stem' | 'choice') => void;
};

/** An item and the answer that belongs to it. Pasted lines and tables fill the pairs that follow, too. */
export function PairRow({ pair, index, canRemove, errorAt, update, onEnter }: PairRowProps) {
  const t = useMessages(matchingEditorMessages);
  return (
    <div className={styles.row} role="group" aria-label={t('pair', { number: index + 1 })}>
      {(['stem', 'choice'] as const).map((side) => (
        <GrowingText
          key={side}
          rows={1}
          aria-label={t(side, { number: index + 1 })}
          placeholder={t(side, { number: index + 1 })}
          maxLength={matchingTextMax}
          value={pair[side]}
          error={errorAt(`matching.pairs.${index}.${side}`)}
          data-field={`matching.pairs.${index}.${side}`}
          onChange={(event) => {
            const text = event.currentTarget.value;
            update(changePairs((all) => changeById(all, pair.id, (one) => ({ ...one, [side]: text }))));
          }}
          onPaste={(event) => {
            const rows = readPastedRows(event.clipboardData.getData('text/plain'));
            if (!rows) return;
            event.preventDefault();
            update(changePairs((all) => pasteRows(all, index, side, rows)));
          }}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onEnter(side);
          }}
        />
      ))}
      <RemoveRow
        label={t('remove_pair', { number: index + 1 })}
        disabled={!canRemove}
        onRemove={() => update(changePairs((all) => all.filter(({ id }) => id !== pair.id)))}
      />
    </div>
  );
}
