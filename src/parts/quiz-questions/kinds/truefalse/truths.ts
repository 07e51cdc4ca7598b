import { formatText, type Language } from '#contract/language.ts';
import { optionLetter } from '../../body-text.ts';
import { truthMessages } from './truth-messages.ts';

/** The options of every true-or-false question. Free of zod. */
export const truths = ['true', 'false'] as const;

export type Truth = (typeof truths)[number];

/** An option in one line, with its letter. */
export function describeTruth(truth: Truth, lang: Language): string {
  return `${optionLetter(truths.indexOf(truth))}. ${formatText(truthMessages[truth], lang)}`;
}
