import { resourceSorts } from '#contract/choices.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { resourceMessages } from './messages.ts';
import type { ResourceSearch } from './resource-search.ts';

type ResourceSort = ResourceSearch['sort'];
const nonDefaultSorts = ['likes', 'copies'] as const;

/** Chooses the order of the library; undefined = newest first. */
export function SortField({
  sort,
  onChange,
}: {
  sort: ResourceSort;
  onChange: (sort: ResourceSort) => void;
}) {
  const t = useMessages(resourceMessages);
  return (
    <SelectField
      label={t('sort')}
      data={resourceSorts.map((value) => ({ value, label: t(value) }))}
      value={sort ?? 'newest'}
      onChange={(chosen) => onChange(nonDefaultSorts.find((candidate) => candidate === chosen))}
    />
  );
}
