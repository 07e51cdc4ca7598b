import type { Messages } from '#contract/language.ts';
import { allKinds } from './kind-of.ts';
import { questionMessages } from './messages.ts';
import { sectionMessages } from './sections/section-messages.ts';

/** Messages of all issues that keep a question from being published, and of problems in pasted text. */
export const issueMessages: Messages = Object.assign(
  {},
  questionMessages,
  sectionMessages,
  ...allKinds.map(({ messages }) => messages),
);
