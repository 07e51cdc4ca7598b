import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { resourceMessages } from './messages.ts';
import { clearFilters, isFiltered, type ResourceSearch } from './resource-search.ts';

type NoResourcesProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

/** Shown instead of an empty list: offers to clear the filters, or leads to the teacher's own activities. */
export function NoResources({ search, onSearch }: NoResourcesProps) {
  const t = useMessages(resourceMessages);
  if (isFiltered(search)) {
    return (
      <EmptyState picture={<EmptySearch />} title={t('nothing_found')} text={t('nothing_found_text')}>
        <Button look="soft" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={<EmptyActivities />} title={t('empty')} text={t('empty_text')}>
      <Link {...buttonLook()} to="/teacher/diy">
        {t('to_diy')}
      </Link>
    </EmptyState>
  );
}
