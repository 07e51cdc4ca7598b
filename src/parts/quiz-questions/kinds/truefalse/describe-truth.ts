import { formatText, type Language } from '#contract/language.ts';
import { optionLetter } from '../../body-words.ts';
import { truthMessages } from './truth-messages.ts';
import { type Truth, truths } from './truths.ts';

/** An option in one line, with its letter. */
export function describeTruth(truth: Truth, lang: Language): string {
  return `${optionLetter(truths.indexOf(truth))}. ${formatText(truthMessages[truth], lang)}`;
}
