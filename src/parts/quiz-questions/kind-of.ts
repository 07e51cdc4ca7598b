import type { RichText } from '#parts/formatted-text/rich-text.ts';
import type { AllOf } from './kind-form/all-of.ts';
import type { KindRules } from './kind-form/kind.ts';
import { kinds } from './kinds/kinds.ts';
import type { PublicQuestion, Question, QuestionType } from './model.ts';

/** The key of one question: the fields of the keys of all kinds. */
export type QuestionKey = AllOf<ReturnType<(typeof kinds)[QuestionType]['toKey']>> & {
  explanation: RichText;
};

/** Any kind, called with a question of that kind. */
type AnyKind = KindRules<Question, Partial<Question>, Partial<PublicQuestion>, Partial<QuestionKey>>;

const kindByType: Readonly<Record<QuestionType, AnyKind>> = kinds;

export const allKinds = Object.values(kindByType);

export function kindOf({ type }: Pick<Question, 'type'>): AnyKind {
  return kindByType[type];
}
