import { createId } from '#parts/stored-media/create-id.ts';
import { duplicateQuestion } from '../create-question.ts';
import type { Question } from '../model.ts';
import type { Section } from '../sections/schema.ts';
import type { PickedQuestion } from './question-source.view.ts';

/**
 * Copies of picked questions for a quiz, and the sections of their passages. Questions of one passage come together, in the
 * place of the first.
 */
export function joinPicked(picked: readonly PickedQuestion[]): {
  questions: Question[];
  sections: Section[];
} {
  const sections = new Map<string, Section>();
  const groups = new Map<string, Question[]>();
  for (const { question, passage } of picked) {
    const { section_id: _former, ...copy } = duplicateQuestion(question);
    if (!passage) {
      groups.set(copy.id, [copy]);
      continue;
    }
    const section = sections.get(passage.id) ?? { ...passage, id: createId() };
    sections.set(passage.id, section);
    groups.set(section.id, [...(groups.get(section.id) ?? []), { ...copy, section_id: section.id }]);
  }
  return { questions: [...groups.values()].flat(), sections: [...sections.values()] };
}
