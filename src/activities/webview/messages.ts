import { defineMessages } from '#contract/language.ts';
import { addressIssueMessages } from '#parts/reading/address-issues.ts';
import { readingMessages } from '#parts/reading/messages.ts';

/** Messages of the issues that keep an embedded page from being complete, and texts of its report. */
export const messages = defineMessages({ ...addressIssueMessages, ...readingMessages });
