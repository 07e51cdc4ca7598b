import { readOneOf } from '#teacher/shared/search-params.ts';

/** The orders that a list offers. The first is the default, which the address leaves out. */

const orders = ['asc', 'desc'] as const;
type Order = (typeof orders)[number];

/** Field and direction; the labels are in `sort-messages.ts`. */
export type SortChoice =
  `${'created_at' | 'modified_at' | 'deleted_at' | 'due_at' | 'name' | 'position'}_${Order}`;
export type SortChoices<C extends SortChoice = SortChoice> = readonly [C, ...C[]];

type SortField<C> = C extends `${infer S}_${Order}` ? S : never;
export type Sorting<C extends SortChoice> = {
  sort?: SortField<C> | undefined;
  order?: Order | undefined;
};

function splitChoice<C extends SortChoice>(choice: C): { sort: SortField<C>; order: Order } {
  const separatorIndex = choice.lastIndexOf('_');
  return {
    sort: choice.slice(0, separatorIndex) as SortField<C>,
    order: choice.slice(separatorIndex + 1) as Order,
  };
}

export function readSorting<C extends SortChoice>(
  raw: Record<string, unknown>,
  choices: SortChoices<C>,
): Sorting<C> {
  const sortFields = choices.map((choice) => splitChoice(choice).sort);
  return { sort: readOneOf(raw['sort'], sortFields), order: readOneOf(raw['order'], orders) };
}

/** The choice that an address describes. A direction without a field applies to the default field. */
export function findSortChoice<C extends SortChoice>(
  choices: SortChoices<C>,
  { sort = splitChoice(choices[0]).sort, order }: Sorting<C>,
): C {
  const matchesSearch = (choice: C) => {
    const sorting = splitChoice(choice);
    return sorting.sort === sort && (order === undefined || sorting.order === order);
  };
  return choices.find(matchesSearch) ?? choices[0];
}

export function toSorting<C extends SortChoice>(choices: SortChoices<C>, choice: C): Sorting<C> {
  return choice === choices[0] ? { sort: undefined, order: undefined } : splitChoice(choice);
}

/** Choices for lists of coursewares from several units. */
export const coursewareSortChoices = [
  'created_at_desc',
  'created_at_asc',
  'name_asc',
  'name_desc',
  'due_at_asc',
  'due_at_desc',
] as const satisfies SortChoices;
