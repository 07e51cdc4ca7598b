import { formatText } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import type { QuestionType } from '../model.ts';
import { editorOf } from './editor-of.tsx';

export function TypeIcon({ type, size = 20 }: { type: QuestionType; size?: number }) {
  const { Icon } = editorOf({ type });
  return <Icon size={size} aria-hidden />;
}

/** Gives the name or the hint of a kind in the language of the interface. */
export function useKindTexts(): (type: QuestionType, text?: 'name' | 'hint') => string {
  const language = useLanguage();
  return (type, text = 'name') => formatText(editorOf({ type })[text], language);
}
