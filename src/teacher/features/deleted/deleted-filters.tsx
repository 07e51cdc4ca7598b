import { NativeSelect } from '@mantine/core';
import { deletedKinds } from '#contract/choices.ts';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { SortSelect } from '#teacher/shared/lists/sort-select.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './deleted.module.css';
import { deletedMessages } from './deleted-messages.ts';
import { type DeletedSearch, sortChoices } from './deleted-search.ts';

type DeletedFiltersProps = { search: DeletedSearch; onSearch: (search: DeletedSearch) => void };

/** The filters and the order of the list. Changing one starts again on the first page. */
export function DeletedFilters({ search, onSearch }: DeletedFiltersProps) {
  const t = useMessages(deletedMessages);
  const { kind, keyword } = search;
  const changeFilters = (changedFilters: DeletedSearch) =>
    onSearch({ ...search, offset: undefined, ...changedFilters });
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t('kind')}
        value={kind ?? ''}
        data={[
          { value: '', label: t('all_kinds') },
          ...deletedKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          changeFilters({ kind: deletedKinds.find((deletedKind) => deletedKind === currentTarget.value) })
        }
      />
      <KeywordField
        label={t('search')}
        value={keyword ?? ''}
        onSearch={(newKeyword) => changeFilters({ keyword: newKeyword || undefined })}
      />
      <SortSelect choices={sortChoices} value={search} onChange={changeFilters} />
    </div>
  );
}
