import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createQuestion } from '../create-question.ts';
import { changeById } from '../editor-fields/change-by-id.ts';
import type { QuestionType } from '../model.ts';
import { createSection, moveSection, removeSection, restoreSection } from '../sections/changes.ts';
import { setSection } from '../sections/rows.ts';
import type { Section } from '../sections/schema.ts';
import type { Sectioned } from '../sections/sectioned.ts';
import { sectionEditorMessages } from './sections/section-editor-messages.ts';
import type { Choice } from './use-choice.ts';

/** The actions that change sections, and the choice with them. */
export function useSectionActions(
  { questions, sections = [] }: Sectioned,
  onChange: (change: (content: Sectioned) => Sectioned) => void,
  setChoice: (choice: Choice) => void,
) {
  const chooseHeading = (id: string, isJustAdded: boolean) =>
    setChoice({ id, focusRequest: { field: 'heading' }, isJustAdded });
  return {
    /** The new section has a first question already. */
    add: (type: QuestionType) => {
      const section = createSection();
      const question = setSection(createQuestion(type), section.id);
      onChange((content) => ({
        ...content,
        questions: [...content.questions, question],
        sections: [...(content.sections ?? []), section],
      }));
      chooseHeading(section.id, true);
    },
    update: (id: string, change: (section: Section) => Section) =>
      onChange((content) => ({ ...content, sections: changeById(content.sections ?? [], id, change) })),
    move: (id: string, by: -1 | 1) => onChange((content) => moveSection(content, id, by)),
    remove: (section: Section) => {
      const index = sections.indexOf(section);
      const ownIds = questions.flatMap((one) => (one.section_id === section.id ? [one.id] : []));
      onChange((content) => removeSection(content, section.id));
      setChoice({ id: ownIds[0] ?? questions[0]?.id, focusRequest: { field: 'body' }, isJustAdded: false });
      showToast('info', translate(sectionEditorMessages, 'section_deleted'), {
        label: translate(commonMessages, 'undo'),
        run: () => {
          onChange((content) => restoreSection(content, section, index, new Set(ownIds)));
          chooseHeading(section.id, false);
        },
      });
    },
  };
}
