import { type BankPaper, bankPaper } from '#parts/exam-content/bank-paper.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import type { Shelf } from '#server/features/exam/shelf/shelf.ts';

/** The papers of the bank. */

/** Reads a stored content; fields that were added since have their defaults. */
export function readBankPaper(content: string): BankPaper {
  return bankPaper.parse(JSON.parse(content));
}

function listPaperTexts({ sections, attachments }: BankPaper): string[] {
  return [
    ...sections.flatMap(({ heading, passage }) => [heading, toText(passage)]),
    ...attachments.map(({ name }) => name),
  ];
}

export const paperShelf: Shelf = {
  view: 'exam_paper',
  record: 'exam_paper_record',
  versions: 'exam_paper_version',
  tags: 'exam_paper_tag',
  thingId: 'paper_id',
  search: 'paperSearch',
  see: 'exam_paper.see',
  change: 'exam_paper.change',
  listTexts: (content) => listPaperTexts(readBankPaper(content)),
  ownFacts: () => ({}),
};
