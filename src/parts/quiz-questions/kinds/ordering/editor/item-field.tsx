import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import { GrowingText } from '../../../editor-fields/growing-text.tsx';
import { readPastedRows } from '../../../editor-fields/pasted-rows.ts';
import { RemoveRow } from '../../../editor-fields/remove-row.tsx';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { orderingTextMax } from '../limits.ts';
import type { Item, schema } from '../schema.ts';
import { changeItems, pasteItems } from './change-items.ts';
import { orderingEditorMessages } from './editor-messages.ts';
import styles from './items-field.module.css';

type ItemFieldProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'update'> & {
  item: Item;
  index: number;
  canRemove: boolean;
  onEnter: () => void;
};

/** One item at its right place. Several pasted lines become items of their own. */
export function ItemField({ item: { id, text }, index, canRemove, update, onEnter }: ItemFieldProps) {
  const t = useMessages(orderingEditorMessages);
  const number = index + 1;
  const { item, handle } = useSortableItem(id, t('move_item', { number }));
  return (
    <div {...item} className={styles.item}>
      <span className={styles.number}>{number}</span>
      <GrowingText
        rows={1}
        aria-label={t('item', { number })}
        placeholder={t('item', { number })}
        maxLength={orderingTextMax}
        value={text}
        data-field={`ordering.items.${index}.text`}
        onChange={(event) => {
          const changedText = event.currentTarget.value;
          update(changeItems((all) => changeById(all, id, (one) => ({ ...one, text: changedText }))));
        }}
        onPaste={(event) => {
          const rows = readPastedRows(event.clipboardData.getData('text/plain'));
          if (!rows) return;
          event.preventDefault();
          update(
            changeItems((all) =>
              pasteItems(
                all,
                index,
                rows.map((cells) => cells.join(' ')),
              ),
            ),
          );
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <RemoveRow
        label={t('remove_item', { number })}
        disabled={!canRemove}
        onRemove={() => update(changeItems((all) => all.filter((one) => one.id !== id)))}
      />
      {/* CSS shows the handle first; the keyboard reaches it last. */}
      <div className={styles.handle}>{handle}</div>
    </div>
  );
}
