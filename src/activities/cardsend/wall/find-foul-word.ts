import { foldTyped } from '#contract/rules/typed-text.ts';
import { chineseWords, latinWords } from './foul-words.ts';

/** Finds words for which a card has to be approved first. Pure; the same on the server and in the preview. */

/** Turns full-width letters into usual ones, and all letters into lower case; invisible characters hide no word. */
const normalize = (text: string): string => foldTyped(text).toLowerCase();
/** Chinese words are found across spaces and signs that somebody put between the characters. */
const joinCharacters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Runs of Latin letters and digits: `a-b` and `a’b` both give `a` and `b`, in the list of words as on a card. */
const splitWords = (text: string): string[] => text.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
/** Written without letters of another script; signs, as in `R&B`, do not matter. */
const isLatin = (word: string): boolean =>
  splitWords(word).length > 0 && !/(?!\p{Script=Latin})\p{L}/u.test(word);

type WordList = { wholeWords: ReadonlySet<string>; substrings: readonly string[] };

function buildWordList(words: readonly string[]): WordList {
  const normalizedWords = words.map((word) => normalize(word).trim()).filter((word) => word !== '');
  return {
    wholeWords: new Set(normalizedWords.filter(isLatin).map((word) => splitWords(word).join(' '))),
    substrings: normalizedWords.filter((word) => !isLatin(word)).map((word) => joinCharacters(word)),
  };
}

const appWords = buildWordList([...latinWords, ...chineseWords]);
const wordListCache = new WeakMap<readonly string[], WordList>();

function getWordList(words: readonly string[]): WordList {
  const wordList = wordListCache.get(words) ?? buildWordList(words);
  wordListCache.set(words, wordList);
  return wordList;
}

/** The first word of the text that is in the app's list or in `checkedWords`; undefined if there is none. */
export function findFoulWord(text: string, checkedWords: readonly string[]): string | undefined {
  const normalizedText = normalize(text);
  const words = splitWords(normalizedText);
  const joinedText = joinCharacters(normalizedText);
  const spacedText = ` ${words.join(' ')} `;
  for (const { wholeWords, substrings } of [appWords, getWordList(checkedWords)]) {
    const foulWord =
      words.find((word) => wholeWords.has(word)) ??
      substrings.find((word) => word !== '' && joinedText.includes(word)) ??
      [...wholeWords].find((word) => word.includes(' ') && spacedText.includes(` ${word} `));
    if (foulWord !== undefined) return foulWord;
  }
  return undefined;
}
