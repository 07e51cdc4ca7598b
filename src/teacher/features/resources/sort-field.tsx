import { NativeSelect } from '@mantine/core';
import { resourceSorts } from '#contract/choices.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceSearch } from './resource-search.ts';

type Sort = ResourceSearch['sort'];
const otherSorts = ['likes', 'copies'] as const;

/** Chooses the order of the library; undefined = newest first. */
export function SortField({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const t = useMessages(resourceMessages);
  return (
    <NativeSelect
      label={t('sort')}
      data={resourceSorts.map((value) => ({ value, label: t(value) }))}
      value={sort ?? 'newest'}
      onChange={({ currentTarget }) => onChange(otherSorts.find((known) => known === currentTarget.value))}
    />
  );
}
