import { NativeSelect } from '@mantine/core';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';
import type { PeopleSearch } from './people-search.ts';
import { peopleGroups } from './people-search.ts';

/** The filters of the list. Changing one starts again on the first page. */
export function PeopleFilters({ search, onSearch }: SectionProps<PeopleSearch>) {
  const t = useMessages(peopleMessages);
  const index = useCall('GET /teacher/index', {});
  const changeFilters = (changedFilters: PeopleSearch) =>
    onSearch({ ...search, offset: undefined, ...changedFilters });
  return (
    <div className={styles.filters}>
      <KeywordField
        label={t('search')}
        value={search.keyword ?? ''}
        onSearch={(newKeyword) => changeFilters({ keyword: newKeyword || undefined })}
      />
      <NativeSelect
        label={t('group')}
        value={search.group ?? ''}
        data={[
          { value: '', label: t('group_all') },
          ...peopleGroups.map((value) => ({ value, label: t(`group_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          changeFilters({ group: peopleGroups.find((peopleGroup) => peopleGroup === currentTarget.value) })
        }
      />
      <NativeSelect
        label={t('class')}
        value={search.class_id ?? ''}
        data={[
          { value: '', label: t('class_all') },
          ...(index.data?.class_list ?? []).map(({ class_id, class_name }) => ({
            value: String(class_id),
            label: class_name,
          })),
        ]}
        onChange={({ currentTarget }) =>
          changeFilters({ class_id: Number(currentTarget.value) || undefined })
        }
      />
    </div>
  );
}
