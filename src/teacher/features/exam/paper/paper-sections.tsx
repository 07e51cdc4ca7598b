import { useState } from 'react';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import type { QuestionItem } from '../exam-item.ts';
import { PickerDialog } from '../picker/picker-dialog.tsx';
import {
  addQuestions,
  changeSection,
  changeSections,
  listTakenIds,
  moveToSection,
  type PaperDraft,
} from './paper-draft.ts';
import { SectionCard } from './section-card.tsx';

type PaperSectionsProps = {
  draft: PaperDraft;
  change: (transform: (draft: PaperDraft) => PaperDraft) => void;
};

/** The sections of a paper in order, and the dialog that picks questions for one of them. */
export function PaperSections({ draft, change }: PaperSectionsProps) {
  const [pickingFor, setPickingFor] = useState<string>();
  const { sections } = draft.content;
  const pick = (picked: readonly QuestionItem[]) => {
    if (pickingFor !== undefined) change((one) => addQuestions(one, pickingFor, picked));
    setPickingFor(undefined);
  };
  return (
    <>
      {sections.map((section, index) => {
        const firstNumber = sections.slice(0, index).flatMap(({ items }) => items).length + 1;
        return (
          <SectionCard
            key={section.id}
            section={section}
            sectionNumber={index + 1}
            sections={sections}
            firstNumber={firstNumber}
            known={draft.known}
            onChange={(transform) => change((one) => changeSection(one, section.id, transform))}
            onMoveSection={(by) =>
              change((one) => changeSections(one, (all) => moveItem(all, index, index + by)))
            }
            onRemoveSection={() =>
              change((one) => changeSections(one, (all) => all.filter(({ id }) => id !== section.id)))
            }
            onMoveQuestion={(questionId, sectionId) =>
              change((one) => moveToSection(one, questionId, sectionId))
            }
            onPick={() => setPickingFor(section.id)}
          />
        );
      })}
      {pickingFor !== undefined && (
        <PickerDialog takenIds={listTakenIds(draft)} onPick={pick} onClose={() => setPickingFor(undefined)} />
      )}
    </>
  );
}
