import * as z from 'zod';

/** What does not matter when a typed text is compared, in every kind of question that compares texts. */
export const compareFields = {
  case_sensitive: z.boolean().default(false),
  ignore_space: z.boolean().default(true),
  /** Traditional and Simplified characters count as the same. */
  match_variants: z.boolean().default(false),
};
