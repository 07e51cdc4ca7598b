import { Chip } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceSearch } from './resource-search.ts';
import styles from './resources.module.css';

type OwnFiltersProps = { search: ResourceSearch; onChange: (part: ResourceSearch) => void };

/** Filters for the resources that the teacher likes, and for the teacher's own ones. */
export function OwnFilters({ search, onChange }: OwnFiltersProps) {
  const t = useMessages(resourceMessages);
  return (
    <div data-whole className={styles.chips}>
      <Chip
        size="md"
        variant="outline"
        classNames={{ label: styles.chip ?? '' }}
        checked={search.liked === 1}
        onChange={(isOn) => onChange({ liked: isOn ? 1 : undefined })}
      >
        {t('liked_only')}
      </Chip>
      <Chip
        size="md"
        variant="outline"
        classNames={{ label: styles.chip ?? '' }}
        checked={search.own === 1}
        onChange={(isOn) => onChange({ own: isOn ? 1 : undefined })}
      >
        {t('own_only')}
      </Chip>
    </div>
  );
}
