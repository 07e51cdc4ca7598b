import { Button, Kbd } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
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
      <div className={styles.toolbar}>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} aria-hidden />}
          rightSection={<Kbd className={styles.keys}>Enter</Kbd>}
          disabled={isFull}
          onClick={() => goToItem(items.length)}
        >
          {t('add_item')}
        </Button>
        {isFull && <span className={styles.hint}>{t('items_max', { max: itemsMax })}</span>}
      </div>
    </fieldset>
  );
}
