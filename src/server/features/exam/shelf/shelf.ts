import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Row } from '#server/database/schema.ts';
import type { FilterFacts } from '#server/database/search/search-terms.ts';

/**
 * What questions and papers of the bank have in common: owner, visibility, facts, tags, versions, deletion, search. A shelf
 * holds things of one of these kinds.
 */

/** The columns that both kinds of things have. */
export type Thing = Omit<Row<'exam_paper_record'>, 'question_count'>;

export type Shelf = {
  /** The view of what is not deleted, and the table of its rows. */
  view: 'exam_question' | 'exam_paper';
  record: 'exam_question_record' | 'exam_paper_record';
  versions: 'exam_question_version' | 'exam_paper_version';
  tags: 'exam_question_tag' | 'exam_paper_tag';
  /** The column of versions and tags that names the thing. */
  thingId: 'question_id' | 'paper_id';
  search: Extract<keyof DialectParts, 'questionSearch' | 'paperSearch'>;
  see: 'exam_question.see' | 'exam_paper.see';
  change: 'exam_question.change' | 'exam_paper.change';
  /** Texts of the content that keywords are looked for in. `content` is as stored. */
  listTexts: (content: string) => string[];
  /** Facts that only this kind of things has. */
  ownFacts: (row: Thing) => FilterFacts;
};
