import type { Question } from '../model.ts';
import type { Section } from './schema.ts';

/** Questions, and the sections that some of them belong to. */
export type Sectioned<AnyQuestion = Question, AnySection = Section> = {
  questions: AnyQuestion[];
  sections?: AnySection[] | undefined;
};

type Belonging = { section_id?: string | undefined };

/** The section of a question; undefined also for one that is not there. */
export function findSection<AnySection extends { id: string }>(
  sections: readonly AnySection[] | undefined,
  { section_id }: Belonging,
): AnySection | undefined {
  return section_id === undefined ? undefined : sections?.find(({ id }) => id === section_id);
}

/** The questions without the ids of sections that are not there. */
export function dropUnknownSections<AnyQuestion extends Belonging>({
  questions,
  sections,
}: Sectioned<AnyQuestion, { id: string }>): AnyQuestion[] {
  if (questions.every((one) => one.section_id === undefined || findSection(sections, one))) return questions;
  return questions.map((question) => {
    if (findSection(sections, question)) return question;
    const { section_id: _unknown, ...rest } = question;
    return rest as AnyQuestion;
  });
}

/** False if an id is that of a question and of a section: what opens later is found by its id. */
export function haveDistinctIds({
  questions,
  sections = [],
}: Sectioned<{ id: string }, { id: string }>): boolean {
  const ids = new Set(questions.map(({ id }) => id));
  return !sections.some(({ id }) => ids.has(id));
}
