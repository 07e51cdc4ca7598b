import type { ResultKey } from '#contract/codes.ts';
import { type Language, languages, type Text } from '#contract/language.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import type { RequestReply } from '#tests/api/send.ts';

/** Whatever was sent, the reply is an envelope with a known code and a text in the language asked for. */

/** The text of a code as a pattern: `{name}` stands for anything. */
function patternOf(text: Text, lang: Language): RegExp {
  const form = (lang === 'zh-tw' ? text['zh-tw'] : undefined) ?? text[lang === 'zh-tw' ? 'zh-hk' : lang];
  const forms = typeof form === 'string' ? [form] : [form.one, form.other];
  const escaped = forms.map((each) =>
    each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '[^]+'),
  );
  return new RegExp(`^(${escaped.join('|')})$`);
}

const patterns = new Map(
  languages.flatMap((lang) =>
    (Object.keys(resultMessages) as ResultKey[]).map((key): [string, RegExp] => [
      `${key} ${lang}`,
      patternOf(resultMessages[key], lang),
    ]),
  ),
);

/** Describes the fault of a reply; undefined if it has none. */
export function findReplyFault(reply: RequestReply, lang: Language): string | undefined {
  const { status, key, envelope } = reply;
  const isTooLarge = status === 413 && key === 'body_too_large';
  if (status !== 200 && !isTooLarge) return `status ${status}`;
  if (key === undefined) return `code ${envelope.code}`;
  if (key !== 'success' && envelope.data !== null) return 'a refusal with data';
  const isStream = key === 'success' && envelope.msg === '';
  return isStream || patterns.get(`${key} ${lang}`)?.test(envelope.msg)
    ? undefined
    : `text ‘${envelope.msg}’`;
}
