import type { DraftIssue } from '#form/activity-type.ts';
import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import type { Question } from '../model.ts';
import type { Section } from './schema.ts';
import { findSection, type Sectioned } from './sectioned.ts';

/** What keeps sections from being published; `message` is a key of `sectionMessages`, paths start at the content. */
export function findSectionIssues({ questions, sections = [] }: Sectioned): DraftIssue[] {
  return [
    ...questions.flatMap((_, index) => findPlaceIssues(questions, sections, index)),
    ...sections.flatMap((section, index) => {
      const hasQuestions = questions.some(({ section_id }) => section_id === section.id);
      return findOwnIssues(section, index, hasQuestions);
    }),
  ];
}

function findPlaceIssues(
  questions: readonly Question[],
  sections: readonly Section[],
  index: number,
): DraftIssue[] {
  const sectionId = questions[index]?.section_id;
  if (sectionId === undefined) return [];
  const path = ['questions', index, 'section_id'];
  if (!findSection(sections, { section_id: sectionId })) return [{ path, message: 'section_unknown' }];
  const firstIndex = questions.findIndex(({ section_id }) => section_id === sectionId);
  const isApart = firstIndex < index && questions[index - 1]?.section_id !== sectionId;
  return isApart ? [{ path, message: 'section_apart' }] : [];
}

function findOwnIssues(
  { heading, passage, sound }: Section,
  index: number,
  hasQuestions: boolean,
): DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (heading.trim() === '' && isEmptyText(passage) && !sound)
    issues.push({ path: ['sections', index, 'heading'], message: 'section_empty' });
  if (!hasQuestions)
    issues.push({ path: ['sections', index, 'questions'], message: 'section_without_questions' });
  return issues;
}
