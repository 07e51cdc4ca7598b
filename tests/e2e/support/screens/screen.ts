import type { Locator, Page } from '@playwright/test';
import type { Language, Messages } from '#contract/language.ts';
import { words } from '../words.ts';

/** Types of the screens that the audit visits. */

export type Things = {
  unit: number;
  emptyUnit: number;
  activity: number;
  /** Quizzes: with answers checked one by one; all on a page; submitted (`done`). */
  checked: { courseware: number; attempt: number };
  onPage: { attempt: number };
  done: { courseware: number; attempt: number };
  /** A link: `reading` is opened, `read` is finished. */
  reading: { activity: number; courseware: number; attempt: number };
  read: { courseware: number; attempt: number };
  /** A card wall: a card is open, another one waits. */
  wall: { activity: number; courseware: number; attempt: number };
  /** A drawing: a submitted attempt, and one in progress. */
  drawing: { activity: number; courseware: number; submitted: number; begun: number };
  /** A card task: a submitted attempt, and one in progress. */
  cards: { activity: number; courseware: number; submitted: number; begun: number };
  /** Boards of groups, and one of the class; both are drawn on. */
  boards: {
    activity: number;
    courseware: number;
    attempt: number;
    classCourseware: number;
    classAttempt: number;
  };
  /** A worksheet: its courseware is handed in, `attempt` is in progress in another one. */
  sheet: { activity: number; courseware: number; attempt: number };
  film: { activity: number; courseware: number; attempt: number };
  /** Long names and many questions. */
  crowded: { courseware: number; attempt: number };
  /** Submitted by a group. */
  shared: { courseware: number; attempt: number };
  /** An open question: a submitted attempt, and one in progress. */
  open: { activity: number; courseware: number; submitted: number; begun: number };
  fresh: { courseware: number; code: string };
  student: number;
  /** The class and subject of all of these. */
  place: { class_id: number; subject_id: number };
  /** A teacher who has left, and whose class nobody has taken over. */
  leaver: number;
  /** A resource of a colleague; the teacher's copy of it is one version behind. */
  resource: number;
  /** A question of Course Resources, and a paper with it. */
  bankQuestion: number;
  bankPaper: number;
};

export type Say = <M extends Messages>(
  messages: M,
  key: keyof M & string,
  params?: Record<string, string | number>,
) => string;
export type Look = { page: Page; say: Say; things: Things };

export type Screen = {
  name: string;
  path: (things: Things) => string;
  /** Clicks that lead from the path to the screen. */
  steps?: (look: Look) => Promise<void>;
  /** A change of language closes it, or its words are those of its opening: it is opened again in each language. */
  reopens?: true;
  shows: (look: Look) => Locator;
};

export function sayIn(lang: Language): Say {
  return (messages, key, params) => words(messages, lang)(key, params);
}

export const heading =
  (level: number): ((look: Look) => Locator) =>
  ({ page }) =>
    page.getByRole('heading', { level }).first();
export const dialog = ({ page }: Look) => page.getByRole('dialog');
export const press = async (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

export async function openMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}
