import { Modal, NativeSelect } from '@mantine/core';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type BookedCategory, type BookedWork, keyOfWork } from '../booked.ts';
import { markBookMessages } from '../mark-book-messages.ts';
import { AddCategory, CategoryRow } from './category-row.tsx';
import { dialogMessages } from './dialog-messages.ts';
import type { BookDialogProps } from './dialog-props.ts';
import styles from './dialogs.module.css';
import { toCategoryId, useAssign, useCategoryChoices } from './use-assign.ts';

/** The categories of the book in their order, and the category of each work. Each change is saved by itself. */
export function CategoriesDialog({ book: { categories, works }, shown, onClose }: BookDialogProps) {
  const t = useMessages(dialogMessages);
  const tBook = useMessages(markBookMessages);
  const tCommon = useMessages(commonMessages);
  const { number } = useFormats();
  const sum = categories.reduce((total, { weight }) => total + weight, 0);
  return (
    <Modal
      opened
      size="xl"
      title={tBook('categories')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <div className={styles.body}>
        <p className={styles.text}>{t('categories_text')}</p>
        {categories.map((category, index) => (
          <CategoryRow key={category.id} category={category} position={index + 1} />
        ))}
        {categories.length > 0 && <p className={styles.text}>{t('sum', { sum: number(sum) })}</p>}
        <AddCategory shown={shown} />
        {categories.length > 0 && works.length > 0 && <WorkList works={works} categories={categories} />}
      </div>
    </Modal>
  );
}

type WorkListProps = { works: readonly BookedWork[]; categories: readonly BookedCategory[] };

function WorkList({ works, categories }: WorkListProps) {
  const t = useMessages(dialogMessages);
  const choices = useCategoryChoices(categories);
  const assign = useAssign();
  return (
    <section className={styles.works} aria-labelledby="book-works">
      <h3 id="book-works" className={styles.heading}>
        {t('all_works')}
      </h3>
      <ul className={styles.list}>
        {works.map((work) => {
          const { kind, id, name, category_id } = work;
          const isSending = assign.isPending && assign.variables.kind === kind && assign.variables.id === id;
          const shownId = isSending ? assign.variables.category_id : category_id;
          return (
            <li key={keyOfWork(work)} className={styles.work}>
              <span>{name}</span>
              <NativeSelect
                aria-label={t('category_of', { name })}
                data={choices}
                value={shownId === null ? '' : String(shownId)}
                onChange={({ currentTarget }) =>
                  assign.mutate({ kind, id, category_id: toCategoryId(currentTarget.value) })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
