import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceSearch } from './resource-search.ts';
import styles from './resources.module.css';

type ChipProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Chip({ label, isOn, onChange }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

type OwnFiltersProps = { search: ResourceSearch; onChange: (part: ResourceSearch) => void };

/** Filters for the resources that the teacher likes, and for the teacher's own ones. */
export function OwnFilters({ search, onChange }: OwnFiltersProps) {
  const t = useMessages(resourceMessages);
  return (
    <div data-whole className={styles.chips}>
      <Chip
        label={t('liked_only')}
        isOn={search.liked === 1}
        onChange={(isOn) => onChange({ liked: isOn ? 1 : undefined })}
      />
      <Chip
        label={t('own_only')}
        isOn={search.own === 1}
        onChange={(isOn) => onChange({ own: isOn ? 1 : undefined })}
      />
    </div>
  );
}
