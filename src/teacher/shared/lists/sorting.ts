import { readOneOf } from '#teacher/shared/search-params.ts';

/** The orders that a list offers. The first is the default, which the address leaves out. */

const orders = ['asc', 'desc'] as const;
type Order = (typeof orders)[number];

/** Field and direction; the labels are in `sort-messages.ts`. */
export type SortChoice =
  `${'created_at' | 'modified_at' | 'deleted_at' | 'due_at' | 'name' | 'position'}_${Order}`;
export type SortChoices<C extends SortChoice = SortChoice> = readonly [C, ...C[]];

type SortOf<C> = C extends `${infer S}_${Order}` ? S : never;
export type Sorting<C extends SortChoice> = {
  sort?: SortOf<C> | undefined;
  order?: Order | undefined;
};

function split<C extends SortChoice>(choice: C): { sort: SortOf<C>; order: Order } {
  const at = choice.lastIndexOf('_');
  return { sort: choice.slice(0, at) as SortOf<C>, order: choice.slice(at + 1) as Order };
}

export function readSorting<C extends SortChoice>(
  raw: Record<string, unknown>,
  choices: SortChoices<C>,
): Sorting<C> {
  const sorts = choices.map((choice) => split(choice).sort);
  return { sort: readOneOf(raw['sort'], sorts), order: readOneOf(raw['order'], orders) };
}

/** The choice that an address describes. A direction without a field applies to the default field. */
export function findSortChoice<C extends SortChoice>(
  choices: SortChoices<C>,
  { sort = split(choices[0]).sort, order }: Sorting<C>,
): C {
  const fits = (choice: C) => {
    const parts = split(choice);
    return parts.sort === sort && (order === undefined || parts.order === order);
  };
  return choices.find(fits) ?? choices[0];
}

export function toSorting<C extends SortChoice>(choices: SortChoices<C>, choice: C): Sorting<C> {
  return choice === choices[0] ? { sort: undefined, order: undefined } : split(choice);
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
