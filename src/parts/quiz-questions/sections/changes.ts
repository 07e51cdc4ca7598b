import { createId } from '#parts/stored-media/create-id.ts';
import type { Question } from '../model.ts';
import { listRows, readRows, setSection } from './rows.ts';
import type { Section } from './schema.ts';
import { dropUnknownSections, type Sectioned } from './sectioned.ts';

/** Changes of the editor to sections. Each returns a new value. */

export const createSection = (): Section => ({ id: createId(), heading: '', passage: '' });

/** Brings the questions of a section together, and forgets sections that are not there. */
export function keepTogether<Content extends Sectioned>(content: Content): Content {
  if (content.questions.every(({ section_id }) => section_id === undefined)) return content;
  const known = dropUnknownSections(content);
  const questions = readRows(listRows({ ...content, questions: known }));
  const isSame = questions.every((question, index) => question === content.questions[index]);
  return isSame ? content : { ...content, questions };
}

const lastIndexIn = (questions: readonly Question[], sectionId: string | undefined) =>
  questions.map(({ section_id }) => section_id).lastIndexOf(sectionId);

/** Moves a question to another section, where it comes last, or behind the section that it leaves. */
export function moveToSection(content: Sectioned, id: string, sectionId: string | undefined): Sectioned {
  const question = content.questions.find((one) => one.id === id);
  if (!question || question.section_id === sectionId) return content;
  const others = content.questions.filter((one) => one !== question);
  const neighbourId = sectionId ?? question.section_id;
  const lastIndex = lastIndexIn(others, neighbourId);
  const index = lastIndex === -1 ? content.questions.indexOf(question) : lastIndex + 1;
  const questions = [...others.slice(0, index), setSection(question, sectionId), ...others.slice(index)];
  return { ...content, questions };
}

/** Where a question that is added to a section is inserted. */
export function findEndOfSection(questions: readonly Question[], sectionId: string | undefined): number {
  const lastIndex = lastIndexIn(questions, sectionId);
  return sectionId === undefined || lastIndex === -1 ? questions.length : lastIndex + 1;
}

/** Takes a section away and keeps its questions. */
export function removeSection(content: Sectioned, id: string): Sectioned {
  const sections = (content.sections ?? []).filter((section) => section.id !== id);
  const questions = content.questions.map((question) =>
    question.section_id === id ? setSection(question, undefined) : question,
  );
  return { ...content, sections, questions };
}

/** Brings a section back to its place, with those of its questions that are still there and in no other section. */
export function restoreSection(
  content: Sectioned,
  section: Section,
  index: number,
  questionIds: ReadonlySet<string>,
): Sectioned {
  const { sections = [] } = content;
  if (sections.some(({ id }) => id === section.id)) return content;
  const questions = content.questions.map((question) =>
    questionIds.has(question.id) && question.section_id === undefined
      ? setSection(question, section.id)
      : question,
  );
  return {
    ...content,
    sections: [...sections.slice(0, index), section, ...sections.slice(index)],
    questions,
  };
}

/** Moves a section with its questions past the section or the question before (-1) or behind it (1). */
export function moveSection(content: Sectioned, id: string, by: -1 | 1): Sectioned {
  const groups = groupBySection(content);
  const from = groups.findIndex((group) => group.sectionId === id);
  const to = from + by;
  const moved = groups[from];
  if (!moved || to < 0 || to >= groups.length) return content;
  groups.splice(from, 1);
  groups.splice(to, 0, moved);
  const order = groups.map(({ sectionId }) => sectionId);
  const sections = [...(content.sections ?? [])].sort(
    (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
  );
  return { ...content, sections, questions: groups.flatMap(({ questions }) => questions) };
}

type Group = { sectionId: string | undefined; questions: Question[] };

/** The sections with their questions, and each question that stands by itself. */
export function groupBySection(content: Sectioned): Group[] {
  const groups: Group[] = [];
  for (const row of listRows(content)) {
    if (row.kind === 'begin') groups.push({ sectionId: row.id, questions: [] });
    if (row.kind !== 'question') continue;
    if (row.sectionId === undefined) groups.push({ sectionId: undefined, questions: [row.question] });
    else groups.at(-1)?.questions.push(row.question);
  }
  return groups;
}
