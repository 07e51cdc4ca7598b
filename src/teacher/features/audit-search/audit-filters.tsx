import { Button, NativeSelect } from '@mantine/core';
import { auditGroupNames } from '#contract/audit/audit-groups.ts';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './audit.module.css';
import { auditMessages } from './audit-messages.ts';
import type { AuditSearch } from './audit-search.ts';
import { DayField } from './day-field.tsx';
import { PersonFilter } from './person-filter.tsx';

/** Fields for the first and last day of the entries, in the school's time zone. */
function DayFilters({
  search,
  change,
}: {
  search: AuditSearch;
  change: (changedFilters: AuditSearch) => void;
}) {
  const t = useMessages(auditMessages);
  return (['from', 'to'] as const).map((name) => (
    <DayField key={name} label={t(name)} value={search[name]} onChange={(day) => change({ [name]: day })} />
  ));
}

/** The filters of the audit log. Changing one starts again with the newest entries. */
export function AuditFilters({ search, onSearch }: SectionProps<AuditSearch>) {
  const t = useMessages(auditMessages);
  const index = useCall('GET /teacher/index', {});
  const changeFilters = (changedFilters: AuditSearch) =>
    onSearch({ ...search, older: undefined, ...changedFilters });
  const classes = (index.data?.class_list ?? []).map(({ class_id, class_name }) => ({
    value: String(class_id),
    label: class_name,
  }));
  const { by, about, course, area, class_id, from, to, keyword } = search;
  const filters = [by, about, course, area, class_id, from, to, keyword];
  return (
    <div className={styles.filters}>
      <KeywordField
        label={t('search')}
        value={keyword ?? ''}
        onSearch={(newKeyword) => changeFilters({ keyword: newKeyword || undefined })}
      />
      <PersonFilter
        label={t('actor')}
        withTechnician
        value={by}
        onChange={(id) => changeFilters({ by: id })}
      />
      <PersonFilter
        label={t('person_changed')}
        value={about}
        onChange={(id) => changeFilters({ about: id })}
      />
      <NativeSelect
        label={t('kind')}
        value={area ?? ''}
        data={[
          { value: '', label: t('group_all') },
          ...auditGroupNames.map((value) => ({ value, label: t(`group_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          changeFilters({ area: auditGroupNames.find((groupName) => groupName === currentTarget.value) })
        }
      />
      <NativeSelect
        label={t('class')}
        value={class_id ?? ''}
        data={[{ value: '', label: t('class_all') }, ...classes]}
        onChange={({ currentTarget }) =>
          changeFilters({ class_id: Number(currentTarget.value) || undefined })
        }
      />
      <DayFilters search={search} change={changeFilters} />
      {filters.some((filter) => filter !== undefined) && (
        <Button variant="subtle" onClick={() => onSearch({})}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
