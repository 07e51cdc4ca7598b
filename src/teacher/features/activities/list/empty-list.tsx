import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { TakeInButton } from '#teacher/features/activities/files/take-in-button.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { activityMessages } from './activity-messages.ts';
import { useListPlace } from './list-place.view.ts';
import { type ActivitySearch, clearFilters, isFiltered } from './list-search.ts';
import { useOpenActivity } from './use-open-activity.ts';

export function CreateButton({ label }: { label: string }) {
  const { createPath } = useListPlace();
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} to={createPath} />}
    >
      {label}
    </Button>
  );
}

type EmptyListProps = { search: ActivitySearch; onSearch: (search: ActivitySearch) => void };

/** Shown instead of an empty list: buttons to create the first activity, or to clear the filters. */
export function EmptyList({ search, onSearch }: EmptyListProps) {
  const t = useMessages(activityMessages);
  const tPlace = useMessages(useListPlace().messages);
  const openActivity = useOpenActivity();
  if (isFiltered(search)) {
    return (
      <EmptyState picture={<EmptySearch />} title={t('nothing_found')} text={t('nothing_found_text')}>
        <Button variant="light" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={<EmptyActivities />} title={tPlace('empty_title')} text={tPlace('empty_text')}>
      <CreateButton label={tPlace('create_first')} />
      <TakeInButton openActivity={openActivity} />
    </EmptyState>
  );
}
