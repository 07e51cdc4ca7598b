import * as z from 'zod';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import { acceptedMaxLength, numberTextMaxLength, partsInDraftMax } from '../limits.ts';
import { margins, unitRules } from './number-choices.ts';

/** Which numbers are right, in a question of its own and in a blank. Numbers are stored as the teacher typed them. */

const typedText = z.string().max(numberTextMaxLength).default('');

const acceptedNumber = z.object({
  id: partId,
  /** The number, or where a range begins. */
  value: typedText,
  margin: z.enum(margins).default('nominal'),
  /** An amount, else a percentage; empty: none. A range has no tolerance. */
  tolerance: typedText,
  /** Where a range ends. */
  to: typedText,
  /** Percentage of the points; null = not entered yet. */
  share: z.number().nullable().default(100),
});

export const numberRules = z.object({
  answers: z.array(acceptedNumber).max(partsInDraftMax).refine(haveUniqueIds).default([]),
  unit: z.enum(unitRules).default('none'),
  /** Accepted spellings of the unit, separated by bars. */
  units: z.string().max(acceptedMaxLength).default(''),
  /** Percentage of its points that a right number with a wrong unit gets; null = not entered yet. */
  wrong_unit_share: z.number().nullable().default(0),
});

export const unitRule = z.enum(unitRules);

export type AcceptedNumber = z.infer<typeof acceptedNumber>;
export type NumberRules = z.infer<typeof numberRules>;
