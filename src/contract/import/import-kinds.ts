/** Results of comparing a person in the list with the school. */
export const importKinds = ['wrong', 'ask', 'new', 'changed', 'moved', 'left', 'same', 'skipped'] as const;
export type ImportKind = (typeof importKinds)[number];
