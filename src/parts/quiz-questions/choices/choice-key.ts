/** The ids of the right options. */
export type ChoiceKey = { options: string[] };
