import type { AttemptPin } from '#form/activity-type.ts';
import type { PublicQuestion } from '../model.ts';
import { toPublicQuestion, withholdQuestion } from '../public-question.ts';
import { orderQuestions } from './order.ts';
import type { PublicSection, Section } from './schema.ts';
import { dropUnknownSections, type Sectioned } from './sectioned.ts';

type PublicParts = { questions: PublicQuestion[]; sections?: PublicSection[] };

/** What students get of the questions in their order, and of the sections that have some. */
export function toPublicParts(
  content: Sectioned,
  pin: AttemptPin,
  withheldIds: ReadonlySet<string>,
): PublicParts {
  const questions = orderQuestions(dropUnknownSections(content), pin).map((question) =>
    withheldIds.has(question.id) ? withholdQuestion(question) : toPublicQuestion(question, pin),
  );
  const sections = (content.sections ?? []).flatMap((section): PublicSection[] => {
    const ownQuestions = questions.filter(({ section_id }) => section_id === section.id);
    if (ownQuestions.length === 0) return [];
    return [
      toPublicSection(
        section,
        ownQuestions.every(({ withheld }) => withheld),
      ),
    ];
  });
  return { questions, ...(sections.length > 0 && { sections }) };
}

/** Lists each field, so that a field added later stays hidden until it is added here. */
export function toPublicSection({ id, heading, passage, sound }: Section, isWithheld = false): PublicSection {
  if (isWithheld) return { id, withheld: true, heading, passage: '' };
  // Leaves out the file name, as that of a question's sound.
  return { id, heading, passage, ...(sound && { sound: { url: sound.url } }) };
}
