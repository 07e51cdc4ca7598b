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

/**
 * A statement that is true or false, and which of them: the answer is `True` `對` `✓` … or the statement has it in brackets before or after
 * it. Undefined: the text is a question of another kind.
 */
export function readTruth(
  body: string,
  answers: readonly { text: string }[],
): { statement: string; truth: Truth } | undefined {
  const foundBracket = bracket.exec(toHalfWidth(body));
  const word =
    answers.length > 0 ? answers.map(({ text }) => text).join(' ') : (foundBracket?.[1] ?? foundBracket?.[2]);
  const truth = findTruth(word ?? '');
  if (!truth) return undefined;
  const statement = foundBracket
    ? (body.slice(0, foundBracket.index) + body.slice(foundBracket.index + foundBracket[0].length)).trim()
    : body;
  return statement === '' || countBlanks(statement) > 0 ? undefined : { statement, truth };
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
