import type { BankPaper, PaperItem } from '#parts/exam-content/bank-paper.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { type ExamFacts, noFacts, readFacts } from '../create/question-draft.ts';
import type { PaperDetail, QuestionItem } from '../exam-item.ts';

export type PaperSection = BankPaper['sections'][number];

/** What rows say of a question. It is kept with the draft, as picked questions are not on the server's paper yet. */
export type KnownQuestion = {
  title: string;
  kind: string;
  newestVersionId: number;
  newestNumber: number;
  isDeleted: boolean;
  isHidden: boolean;
};

export type PaperDraft = {
  /** So that a repeated call makes only one paper. */
  creationKey: string;
  /** The version that it began from; 0: it is new. */
  baseNumber: number;
  title: string;
  facts: ExamFacts;
  content: BankPaper;
  /** By id of the question. */
  known: Readonly<Record<string, KnownQuestion>>;
};

export const beginSection = (): PaperSection => ({ id: createId(), heading: '', passage: '', items: [] });

export function beginPaper(): PaperDraft {
  return {
    creationKey: randomKey(),
    baseNumber: 0,
    title: '',
    facts: noFacts,
    content: { sections: [beginSection()], attachments: [] },
    known: {},
  };
}

export function toPaperDraft(detail: PaperDetail): PaperDraft {
  // The server has checked it against the schema of the bank.
  const content = detail.content as BankPaper;
  return {
    creationKey: '',
    baseNumber: detail.version_number,
    title: detail.title,
    facts: readFacts(detail),
    content: content.sections.length === 0 ? { ...content, sections: [beginSection()] } : content,
    known: Object.fromEntries(
      detail.questions.map((question) => [
        question.question_id,
        {
          title: question.title,
          kind: question.kind,
          newestVersionId: question.newest_version_id,
          newestNumber: question.newest_version_number,
          isDeleted: question.is_deleted,
          isHidden: question.is_hidden,
        },
      ]),
    ),
  };
}

export const toPaperItem = ({ id, version_id, points }: QuestionItem): PaperItem => ({
  question_id: id,
  version_id,
  points,
});

export const listTakenIds = ({ content }: PaperDraft): number[] =>
  content.sections.flatMap(({ items }) => items.map(({ question_id }) => question_id));

export const sumPoints = ({ sections }: BankPaper): number =>
  sections.flatMap(({ items }) => items).reduce((sum, { points }) => sum + points, 0);

/** The draft with questions at the end of a section; those that it has already are not added again. */
export function addQuestions(
  draft: PaperDraft,
  sectionId: string,
  picked: readonly QuestionItem[],
): PaperDraft {
  const takenIds = listTakenIds(draft);
  const added = picked.filter(({ id }) => !takenIds.includes(id));
  const known = added.map(({ id, title, kind, version_id, version_number }) => [
    id,
    {
      title,
      kind,
      newestVersionId: version_id,
      newestNumber: version_number,
      isDeleted: false,
      isHidden: false,
    },
  ]);
  return {
    ...changeSection(draft, sectionId, (section) => ({
      ...section,
      items: [...section.items, ...added.map(toPaperItem)],
    })),
    known: { ...draft.known, ...Object.fromEntries(known) },
  };
}

export function changeSections(
  draft: PaperDraft,
  change: (sections: PaperSection[]) => PaperSection[],
): PaperDraft {
  return { ...draft, content: { ...draft.content, sections: change(draft.content.sections) } };
}

export function changeSection(
  draft: PaperDraft,
  id: string,
  change: (section: PaperSection) => PaperSection,
): PaperDraft {
  return changeSections(draft, (sections) =>
    sections.map((section) => (section.id === id ? change(section) : section)),
  );
}

/** The draft with a question at the end of another section. */
export function moveToSection(draft: PaperDraft, questionId: number, sectionId: string): PaperDraft {
  const moved = draft.content.sections
    .flatMap(({ items }) => items)
    .find(({ question_id }) => question_id === questionId);
  if (!moved) return draft;
  return changeSections(draft, (sections) =>
    sections.map((section) => {
      const others = section.items.filter((item) => item !== moved);
      return { ...section, items: section.id === sectionId ? [...others, moved] : others };
    }),
  );
}
