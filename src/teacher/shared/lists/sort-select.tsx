import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { sortMessages } from './sort-messages.ts';
import { findSortChoice, type SortChoice, type SortChoices, type Sorting, toSorting } from './sorting.ts';

type SortSelectProps<C extends SortChoice> = {
  choices: SortChoices<C>;
  value: Sorting<C>;
  onChange: (sorting: Sorting<C>) => void;
};

/** Selects the order of a list. */
export function SortSelect<C extends SortChoice>({ choices, value, onChange }: SortSelectProps<C>) {
  const t = useMessages(sortMessages);
  return (
    <SelectField
      label={t('sort')}
      data={choices.map((choice) => ({ value: choice, label: t(choice) }))}
      value={findSortChoice(choices, value)}
      onChange={(chosen) => {
        const choice = choices.find((sortChoice) => sortChoice === chosen);
        if (choice) onChange(toSorting(choices, choice));
      }}
    />
  );
}
