import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { SelectOption } from '#ui/primitives/select-field.tsx';
import type { BookedCategory } from '../booked.ts';
import { markBookMessages } from '../mark-book-messages.ts';

export const bookReads = ['GET /study/mark_book' as const];

/** Puts a work into a category, or into none. */
export const useAssign = () => useSend('POST /study/mark_category_assign', { refreshes: bookReads });

/** The categories to choose from; the empty value is none. */
export function useCategoryChoices(categories: readonly BookedCategory[]): SelectOption[] {
  const t = useMessages(markBookMessages);
  return [
    { value: '', label: t('no_category') },
    ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}

export const toCategoryId = (value: string): number | null => (value === '' ? null : Number(value));
