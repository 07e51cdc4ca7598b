import * as z from 'zod';
import { questionsMax, scoreMax, sectionsMax } from '#parts/quiz-questions/limits.ts';
import { section } from '#parts/quiz-questions/sections/schema.ts';
import { haveUniqueIds } from '#parts/stored-media/model.ts';
import { attachments } from './attachments.ts';

/** A paper of the bank: sections with versions of questions. Points belong to the place in the paper. */

export const bankPaperVersion = 1;

const rowId = z.int().positive().max(2_147_483_647);

const item = z.object({
  question_id: rowId,
  version_id: rowId,
  points: z.number().min(0).max(scoreMax),
});

const paperSection = section.extend({ items: z.array(item).max(questionsMax).default([]) });

type Sections = readonly z.infer<typeof paperSection>[];

const listItems = (sections: Sections) => sections.flatMap(({ items }) => items);

/** No question twice, and not too many in all. */
function holdsEachOnce(sections: Sections): boolean {
  const items = listItems(sections);
  return (
    items.length <= questionsMax && new Set(items.map(({ question_id }) => question_id)).size === items.length
  );
}

export const bankPaper = z.object({
  sections: z.array(paperSection).max(sectionsMax).refine(haveUniqueIds).refine(holdsEachOnce).default([]),
  attachments,
});

export type BankPaper = z.infer<typeof bankPaper>;
export type PaperItem = BankPaper['sections'][number]['items'][number];

export function listPaperItems({ sections }: BankPaper): PaperItem[] {
  return listItems(sections);
}
