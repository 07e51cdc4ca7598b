import { moveItem } from '#parts/editor-parts/move-item.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../../editor-fields/add-row.tsx';
import styles from '../../../editor-fields/fields.module.css';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { createItem } from '../create-item.ts';
import { itemsMax, itemsMin } from '../limits.ts';
import type { schema } from '../schema.ts';
import { changeItems } from './change-items.ts';
import { orderingEditorMessages } from './editor-messages.ts';
import { ItemField } from './item-field.tsx';
import itemStyles from './items-field.module.css';

/** The items, in the right order. */
export function ItemsField({ question, errorAt, update, focusOn }: FieldsProps<QuestionOf<typeof schema>>) {
  const t = useMessages(orderingEditorMessages);
  const items = question.ordering?.items ?? [];
  const isFull = items.length >= itemsMax;
  const error = errorAt('ordering.items');
  const goToItem = (index: number) => {
    if (index >= items.length) {
      if (isFull) return;
      update(changeItems((all) => [...all, createItem()]));
    }
    focusOn(`ordering.items.${index}.text`);
  };
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('items')}</legend>
      <p className={styles.hint}>{t('items_help')}</p>
      <div data-field="ordering.items" className={itemStyles.items}>
        <SortableList
          ids={items.map(({ id }) => id)}
          onMove={(from, to) => update(changeItems((all) => moveItem(all, from, to)))}
        >
          {items.map((item, index) => (
            <ItemField
              key={item.id}
              item={item}
              index={index}
              canRemove={items.length > itemsMin}
              update={update}
              onEnter={() => goToItem(index + 1)}
            />
          ))}
        </SortableList>
      </div>
      {error && <p className={styles.error}>{error}</p>}
      <AddRow
        label={t('add_item')}
        isFull={isFull}
        fullNote={t('items_max', { max: itemsMax })}
        hasEnterKey
        onAdd={() => goToItem(items.length)}
      />
    </fieldset>
  );
}
