import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { listMessages } from '#teacher/shared/lists/list-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptySearch } from '#ui/illustrations/empty-search.tsx';
import { EmptyUnits } from '#ui/illustrations/empty-units.tsx';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { unitMessages } from './messages.ts';

type NoUnitsProps = {
  hasClasses: boolean;
  keyword: string | undefined;
  onCreate: () => void;
  onClearSearch: () => void;
};

/** Says why the list is empty, and offers the next step. */
export function NoUnits({ hasClasses, keyword, onCreate, onClearSearch }: NoUnitsProps) {
  const t = useMessages(unitMessages);
  const tFilter = useMessages(classFilterMessages);
  const tList = useMessages(listMessages);
  if (!hasClasses)
    return (
      <EmptyState picture={<NoStudents />} title={tFilter('no_classes')} text={tFilter('no_classes_text')} />
    );
  if (keyword)
    return (
      <EmptyState
        picture={<EmptySearch />}
        title={t('nothing_found', { keyword })}
        text={t('nothing_found_text')}
      >
        <Button look="soft" onClick={onClearSearch}>
          {tList('clear_search')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState picture={<EmptyUnits />} title={t('empty')} text={t('empty_text')}>
      <Button onClick={onCreate}>{t('create')}</Button>
    </EmptyState>
  );
}
