import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { examMessages } from '../exam-messages.ts';
import type { ExamFiltersProps } from './exam-filters.tsx';
import { clearFilters, isFiltered } from './exam-search.ts';

/** Shown instead of an empty list: offers to clear the filters, or says what the list is for. */
export function NoItems({ search, onSearch }: ExamFiltersProps) {
  const t = useMessages(examMessages);
  if (isFiltered(search))
    return (
      <EmptyState picture={<EmptySearch />} title={t('nothing_found')} text={t('nothing_found_text')}>
        <Button look="soft" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      </EmptyState>
    );
  return search.tab ? (
    <EmptyState picture={<EmptyActivities />} title={t('empty_papers')} text={t('empty_papers_text')}>
      <Link {...buttonLook()} to="/exam-res/create" search={{ kind: 'paper' }}>
        {t('new_paper')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState picture={<EmptyActivities />} title={t('empty_questions')} text={t('empty_questions_text')}>
      <Link {...buttonLook()} to="/exam-res/create">
        {t('new_question')}
      </Link>
    </EmptyState>
  );
}
