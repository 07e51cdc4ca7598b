import type { ReactNode } from 'react';
import type { Text } from '#contract/language.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import type { Gap } from '#parts/formatted-text/editor/gaps.ts';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import type { KindFace } from './kind-face.tsx';
import type { KindSchema, QuestionOf } from './kind-schema.ts';

/** How a kind is edited, in its `editor.tsx`. */
export type EditorKind<Schema extends KindSchema> = EditorParts<QuestionOf<Schema>>;

export type EditorParts<Question> = KindFace & {
  /** Where the answers are entered. */
  Fields: (props: FieldsProps<Question>) => ReactNode;
  /** `data-field` of the first answer of a new question: it takes the focus if the question's text is already there. */
  firstAnswerField?: string;
  /** The field of the body's text, where it is more than a text. */
  Body?: (props: BodyProps<Question>) => ReactNode;
  /** For a kind whose body has gaps, which may be in a text with formatting. */
  gaps?: {
    /** The most gaps that can be inserted. */
    max: number;
    listIds: (question: Question) => string[];
    /** `findEarlier`: the question as it was when it had a gap that is back now. */
    setText: (
      question: Question,
      text: RichText,
      gaps: readonly Gap[],
      findEarlier: (id: string) => Question | undefined,
    ) => Partial<Question>;
  };
  /** Rules of marking, beside the points. */
  Marking?: (props: Pick<FieldsProps<Question>, 'question' | 'update'>) => ReactNode;
  /** Names the part of the question that an issue is in, before the issue's message. */
  namePart?: (path: DraftIssue['path']) => { text: Text; params: Record<string, string> } | undefined;
  /** The body in the preview of pasted questions, where it is more than a text. */
  PastedBody?: (props: { question: Question }) => ReactNode;
  /** The answers in the preview of pasted questions. */
  PastedAnswers?: (props: { question: Question }) => ReactNode;
};

export type FieldsProps<Question> = {
  question: Question;
  /** The text of the issues of a field; undefined: it has none. */
  errorAt: (field: string) => string | undefined;
  /** Changes the question; fields that the result lacks stay. */
  update: (change: (question: Question) => Partial<Question>) => void;
  uploadFile: EditorProps['uploadFile'];
  focusOn: (field: string) => void;
};

export type BodyProps<Question> = Pick<FieldsProps<Question>, 'question' | 'errorAt' | 'update'> & {
  id: string;
  description: string | undefined;
  /** Asks for a text with formatting. */
  formatButton: ReactNode;
};
