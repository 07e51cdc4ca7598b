import type { ReactNode } from 'react';
import type { Text } from '#contract/language.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { KindSchema, PublicQuestionOf, ResponseOf } from './kind-schema.ts';

/**
 * What the player shows of a kind, in its `player.tsx`. It is in the first load of every quiz, so only the kinds that most
 * quizzes have are whole in it: the others load their answer fields with `createLateComponent`.
 */
export type PlayerKind<Schema extends KindSchema, Key extends object> = PlayerParts<
  PublicQuestionOf<Schema>,
  Key,
  ResponseOf<Schema>
>;

export type PlayerParts<PublicQuestion, Key, Response> = {
  /** Shown where the author wrote no instruction. */
  hint: Text;
  /** Shown instead of `hint` where the question asks for something else than most of its kind. */
  findHint?: (question: PublicQuestion) => Text | undefined;
  /** The fields to answer, and the answer beside the key. A late component has `load`. */
  Answer: ((props: AnswerProps<PublicQuestion, Key, Response>) => ReactNode) & {
    load?: () => Promise<unknown>;
  };
  /** `Answer` shows the body's text, such as a text with gaps. */
  showsBody?: true;
  /** A teacher's points are neither right nor wrong. */
  isMarkedByTeacher?: true;
  /** The right answer below the mark, where `Answer` does not show it. */
  Key?: (props: { answerKey: Key }) => ReactNode;
  /** The response after key A, B … or 1, 2 … is pressed; `index` counts from 0. */
  answerByKey?: (question: PublicQuestion, response: unknown, index: number) => Response | undefined;
};

export type AnswerProps<PublicQuestion, Key, Response> = {
  question: PublicQuestion;
  response: unknown;
  files: readonly StoredFile[] | undefined;
  /** True: shows neither files nor key, because the caller shows them. */
  showsResponseOnly: boolean | undefined;
  locked: boolean;
  /** Undefined until it may be shown. */
  answerKey: Key | undefined;
  /** Id of the question's text. */
  labelledBy: string;
  /** Label that names the owner of the answer, such as 'Your answer'. */
  answerLabel: string;
  /** Ignored while answers are read-only. */
  onAnswer: (response: Response) => void;
  mediaUrl: (url: string) => string;
};
