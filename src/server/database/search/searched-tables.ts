/** The tables with a full-text index, and the names of these indexes. */
export const searchedTables = {
  resourceSearch: { table: 'resource', index: 'resource_search' },
  questionSearch: { table: 'exam_question_record', index: 'exam_question_search' },
  paperSearch: { table: 'exam_paper_record', index: 'exam_paper_search' },
} as const;

const indexNames = Object.values(searchedTables).map(({ index }) => index);

/** Whether the table is a full-text index or belongs to one. Such tables are made from others. */
export function isSearchIndex(table: string): boolean {
  return indexNames.some((name) => table.startsWith(name));
}

/** Whether the table belongs to a full-text index, without being one. */
export function isPartOfSearchIndex(table: string): boolean {
  return indexNames.some((name) => table.startsWith(`${name}_`));
}
