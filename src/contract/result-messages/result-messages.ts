import type { ResultKey } from '#contract/codes.ts';
import type { Text } from '#contract/language.ts';
import { backupMessages } from '#contract/result-messages/backup-messages.ts';
import { importResultMessages } from '#contract/result-messages/import-messages.ts';
import { peopleMessages } from '#contract/result-messages/people-messages.ts';
import { schoolMessages } from '#contract/result-messages/school-messages.ts';
import { signInOtherMessages } from '#contract/result-messages/sign-in-other-messages.ts';
import { studentMessageMessages } from '#contract/result-messages/student-message-messages.ts';
import { termMessages } from '#contract/result-messages/term-messages.ts';
import { usualMessages } from '#contract/result-messages/usual-messages.ts';

/** The text of each result code; a missing one does not compile. */
export const resultMessages: Readonly<Record<ResultKey, Text>> = {
  ...usualMessages,
  ...schoolMessages,
  ...peopleMessages,
  ...importResultMessages,
  ...backupMessages,
  ...studentMessageMessages,
  ...termMessages,
  ...signInOtherMessages,
};
