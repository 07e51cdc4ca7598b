import * as z from 'zod';
import { questionLevels } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';

/** What a question assesses: a dimension of the school's list, and how much it asks for. */
export const questionLabels = z.object({ dimension_id: f.replyId, level: z.enum(questionLevels) });
