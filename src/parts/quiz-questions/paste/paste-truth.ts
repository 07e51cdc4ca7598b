import { countBlanks, toHalfWidth } from './paste-lines.ts';

type Truth = 'true' | 'false';

const wordsByTruth: Record<Truth, string> = {
  true: 'true|correct|對|对|是|正確|正确|[✓✔√○〇◯]',
  false: 'false|incorrect|wrong|錯|错|非|否|錯誤|错误|不正確|不正确|[✗✘×]',
};
const anyWord = `${wordsByTruth.true}|${wordsByTruth.false}`;
/** Brackets before or after a statement, empty or with what it is. */
const bracket = new RegExp(
  `^\\s*[([](\\s*|\\s*(?:${anyWord})\\s*)[)\\]]|[([](\\s*|\\s*(?:${anyWord})\\s*)[)\\]](?=\\s*[.。]?\\s*$)`,
  'i',
);

const asked = String.raw`[([]?\s*(?:\bT\s*(?:/|or)\s*F\b|\bTrue\s*(?:/|or)\s*False\b|[對对是✓✔√○]\s*(?:/|或|還是|还是)\s*[錯错非✗✘×])\s*[)\]]?\s*[?:]?`;
/** Words before or after a statement that ask whether it is true, where an answer may be a single letter. */
const question = new RegExp(String.raw`^\s*${asked}\s*|\s*${asked}\s*$`, 'i');

/**
 * A statement that is true or false, and which of them: the answer is `True` `對` `✓` … or the statement has it in brackets before or after
 * it. Undefined: the text is a question of another kind.
 */
export function readTruth(
  bodyText: string,
  answers: readonly { text: string }[],
): { statement: string; truth: Truth } | undefined {
  const { body, isAsked } = dropQuestion(bodyText);
  const foundBracket = bracket.exec(toHalfWidth(body));
  const word =
    answers.length > 0 ? answers.map(({ text }) => text).join(' ') : (foundBracket?.[1] ?? foundBracket?.[2]);
  const truth = findTruth(word ?? '') ?? (isAsked ? readTruthSign((word ?? '').trim()) : undefined);
  if (!truth) return undefined;
  const statement = foundBracket
    ? (body.slice(0, foundBracket.index) + body.slice(foundBracket.index + foundBracket[0].length)).trim()
    : body;
  return statement === '' || countBlanks(statement) > 0 ? undefined : { statement, truth };
}

function dropQuestion(text: string): { body: string; isAsked: boolean } {
  const found = question.exec(toHalfWidth(text));
  if (!found) return { body: text, isAsked: false };
  const body = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return { body: body.trim(), isAsked: true };
}

function findTruth(word: string): Truth | undefined {
  const text = toHalfWidth(word)
    .trim()
    .replace(/[.。]$/, '');
  return (['true', 'false'] as const).find((truth) =>
    new RegExp(`^(?:${wordsByTruth[truth]})$`, 'i').test(text),
  );
}

const trueSigns = /^(?:[TOVY]|[○〇◯✓✔√對对是])$/i;
const falseSigns = /^(?:[FXN]|[✗✘×錯错非])$/i;

/** What stands in brackets before the number of a statement, where single letters mean true and false. */
export function readTruthSign(sign: string): Truth | undefined {
  if (trueSigns.test(sign)) return 'true';
  return falseSigns.test(sign) ? 'false' : undefined;
}
