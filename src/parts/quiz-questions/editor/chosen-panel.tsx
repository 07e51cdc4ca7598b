import type { DraftIssue } from '#form/activity-type.ts';
import { duplicateQuestion } from '../create-question.ts';
import { changeById } from '../editor-fields/change-by-id.ts';
import type { UploadFile } from '../editor-fields/use-upload.ts';
import { questionsMax } from '../limits.ts';
import { moveSection } from '../sections/changes.ts';
import type { Sectioned } from '../sections/sectioned.ts';
import { groupIssues } from './issue-paths.ts';
import type { OwnFields } from './question-panel/question-form.tsx';
import { QuestionPanel } from './question-panel/question-panel.tsx';
import { SectionPanel } from './section-panel/section-panel.tsx';
import type { useChoice } from './use-choice.ts';
import type { useQuestionActions } from './use-question-actions.ts';
import type { useSectionActions } from './use-section-actions.ts';

type ChosenPanelProps = {
  content: Sectioned;
  onChange: (change: (content: Sectioned) => Sectioned) => void;
  issues: readonly DraftIssue[];
  uploadFile: UploadFile;
  ownFields?: OwnFields | undefined;
  choice: ReturnType<typeof useChoice>;
  actions: ReturnType<typeof useQuestionActions>;
  sectionActions: ReturnType<typeof useSectionActions>;
  onAddAlike: () => void;
};

/** The fields of the chosen question or section. */
export function ChosenPanel(props: ChosenPanelProps) {
  const { content, onChange, issues, uploadFile, choice, actions, sectionActions, onAddAlike } = props;
  const { questions, sections = [] } = content;
  const { chosenQuestion, chosenSection, focusRequest, isJustAdded } = choice;
  const canAdd = questions.length < questionsMax;
  if (chosenSection) {
    const { id } = chosenSection;
    const ownIssues = groupIssues(issues, 'sections').get(sections.indexOf(chosenSection)) ?? [];
    return (
      <SectionPanel
        key={id}
        section={chosenSection}
        issues={isJustAdded ? [] : ownIssues}
        {...{ canAdd, focusRequest, uploadFile }}
        update={(change) => sectionActions.update(id, change)}
        onAddQuestion={onAddAlike}
        canMove={(by) => moveSection(content, id, by) !== content}
        onMove={(by) => sectionActions.move(id, by)}
        onDelete={() => sectionActions.remove(chosenSection)}
      />
    );
  }
  if (!chosenQuestion) return null;
  const { id } = chosenQuestion;
  const index = questions.indexOf(chosenQuestion);
  return (
    <QuestionPanel
      key={id}
      question={chosenQuestion}
      questionNumber={index + 1}
      questionCount={questions.length}
      issues={groupIssues(issues, 'questions').get(index) ?? []}
      {...{ isJustAdded, canAdd, focusRequest, uploadFile, sections }}
      ownFields={props.ownFields}
      update={(change) =>
        onChange((current) => ({ ...current, questions: changeById(current.questions, id, change) }))
      }
      onMoveToSection={(sectionId) => actions.moveToSection(id, sectionId)}
      onAddSameType={onAddAlike}
      onDuplicate={() => actions.insertBehind(chosenQuestion, duplicateQuestion(chosenQuestion))}
      onDelete={() => actions.remove(chosenQuestion)}
    />
  );
}
