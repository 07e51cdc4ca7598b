import { type ResultKey, resultCodes } from '#contract/codes.ts';
import { formatText, type Language, type TextParams } from '#contract/language.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';

export type Envelope<T = unknown> = { code: number; msg: string; data: T };

export function successEnvelope<T>(data: T, lang: Language): Envelope<T> {
  return { code: resultCodes.success, msg: formatText(resultMessages.success, lang), data };
}

export function refusalEnvelope(key: ResultKey, lang: Language, params: TextParams = {}): Envelope<null> {
  return { code: resultCodes[key], msg: formatText(resultMessages[key], lang, params), data: null };
}
