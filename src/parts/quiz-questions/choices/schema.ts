import * as z from 'zod';
import { richText } from '#parts/formatted-text/schema.ts';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import { faceFields, publicFace } from '../common/schema.ts';
import * as limits from '../limits.ts';

/** Schemas of kinds whose answers are options. */

const answer = z.object({
  ...faceFields,
  id: partId,
  text: richText(limits.answerMaxLength).default(''),
  correct: z.boolean().default(false),
});

export const choiceFields = {
  answers: z.array(answer).max(limits.partsInDraftMax).refine(haveUniqueIds).default([]),
};

const option = publicFace.extend({ id: z.string() });

export const choicePublicFields = {
  /** In the order in which this attempt shows them. */
  options: z.array(option),
};

export type Answer = z.infer<typeof answer>;
export type Option = z.infer<typeof option>;
