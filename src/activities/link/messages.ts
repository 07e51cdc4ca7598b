import { defineMessages } from '#contract/language.ts';
import { addressMessages } from '#parts/reading/address-issues.ts';
import { readingMessages } from '#parts/reading/messages.ts';

/** Texts of the pure half: what keeps a link from being complete, and words of its report. */
export const messages = defineMessages({ ...addressMessages, ...readingMessages });
