import { chineseWords, latinWords } from './foul-words.ts';

/** Finds words for which a card has to be approved first. Pure; the same on the server and in the preview. */

/** Turns full-width letters into usual ones, and all letters into small ones. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();
/** Chinese words are found across spaces and signs that somebody put between the characters. */
const joinCharacters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{N}'’ -]+$/u.test(word);

type WordList = { whole: ReadonlySet<string>; inside: readonly string[] };

function buildWordList(words: readonly string[]): WordList {
  const normalizedWords = words.map((word) => normalize(word).trim()).filter((word) => word !== '');
  return {
    whole: new Set(normalizedWords.filter((word) => isLatin(word))),
    inside: normalizedWords.filter((word) => !isLatin(word)).map((word) => joinCharacters(word)),
  };
}

const ownWords = buildWordList([...latinWords, ...chineseWords]);
const wordLists = new WeakMap<readonly string[], WordList>();

function wordListOf(words: readonly string[]): WordList {
  const wordList = wordLists.get(words) ?? buildWordList(words);
  wordLists.set(words, wordList);
  return wordList;
}

/** The first word of the text that is in the app's list or in `checkedWords`; undefined if there is none. */
export function findFoulWord(text: string, checkedWords: readonly string[]): string | undefined {
  const plainText = normalize(text);
  const words = plainText.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  const joinedText = joinCharacters(plainText);
  const phrases = ` ${words.join(' ')} `;
  for (const { whole, inside } of [ownWords, wordListOf(checkedWords)]) {
    const foulWord =
      words.find((word) => whole.has(word)) ??
      inside.find((word) => word !== '' && joinedText.includes(word)) ??
      [...whole].find((word) => word.includes(' ') && phrases.includes(` ${word} `));
    if (foulWord !== undefined) return foulWord;
  }
  return undefined;
}
