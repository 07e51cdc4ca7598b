import type { Question } from '../model.ts';
import type { Section } from './schema.ts';
import type { Sectioned } from './sectioned.ts';

/**
 * The questions as a list of rows, in which a section has a row where it begins and one where it ends: a question that stands
 * between the two belongs to it. A section without questions stands behind the one before it.
 */
export type Row =
  | { kind: 'question'; id: string; question: Question; sectionId: string | undefined }
  | { kind: 'begin' | 'end'; id: string; section: Section };

const endIdOf = (sectionId: string) => `${sectionId}/end`;

export function listRows({ questions, sections = [] }: Sectioned): Row[] {
  const sectionById = new Map(sections.map((section) => [section.id, section]));
  const rows: Row[] = [];
  const shownIds = new Set<string>();
  for (const question of questions) {
    const section = sectionById.get(question.section_id ?? '');
    if (section && shownIds.has(section.id)) continue;
    if (section) {
      shownIds.add(section.id);
      rows.push(...listSectionRows(section, questions));
    } else rows.push({ kind: 'question', id: question.id, question, sectionId: undefined });
  }
  for (const [index, section] of sections.entries()) {
    if (shownIds.has(section.id)) continue;
    const before = sections[index - 1];
    const place = before ? rows.findIndex(({ id }) => id === endIdOf(before.id)) + 1 : 0;
    rows.splice(before ? place : rows.length, 0, ...listSectionRows(section, []));
    shownIds.add(section.id);
  }
  return rows;
}

function listSectionRows(section: Section, questions: readonly Question[]): Row[] {
  const { id: sectionId } = section;
  const own = questions.filter(({ section_id }) => section_id === sectionId);
  return [
    { kind: 'begin', id: sectionId, section },
    ...own.map((question): Row => ({ kind: 'question', id: question.id, question, sectionId })),
    { kind: 'end', id: endIdOf(sectionId), section },
  ];
}

/** The questions in the order of the rows, each with the section whose rows are around it. */
export function readRows(rows: readonly Row[]): Question[] {
  let sectionId: string | undefined;
  return rows.flatMap((row): Question[] => {
    if (row.kind !== 'question') {
      sectionId = row.kind === 'begin' ? row.id : undefined;
      return [];
    }
    return [setSection(row.question, sectionId)];
  });
}

/** The same question if it is there already. */
export function setSection(question: Question, sectionId: string | undefined): Question {
  if (question.section_id === sectionId) return question;
  const { section_id: _old, ...rest } = question;
  return sectionId === undefined ? rest : { ...rest, section_id: sectionId };
}
