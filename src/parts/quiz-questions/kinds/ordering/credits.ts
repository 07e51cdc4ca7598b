/** How an order earns points. */
export const credits = ['all_or_nothing', 'places', 'distance'] as const;

export type Credit = (typeof credits)[number];
