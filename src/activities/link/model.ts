import * as z from 'zod';
import type { DraftIssue } from '#form/activity-type.ts';
import { findAddressIssues } from '#parts/reading/address-issues.ts';
import { isWebAddress, webAddressMaxLength } from '#parts/reading/web-address.ts';

/** A link to a web page, with a title and a note by the teacher. */

export const titleMaxLength = 200;
export const noteMaxLength = 2_000;

export const draft = z.object({
  url: z.string().max(webAddressMaxLength).default(''),
  /** Empty: students see the page's host. */
  title: z.string().max(titleMaxLength).default(''),
  note: z.string().max(noteMaxLength).default(''),
});

export type Link = z.infer<typeof draft>;

export const publicLink = z.strictObject({
  url: z.string().refine(isWebAddress),
  title: z.string(),
  note: z.string(),
});

export function createEmptyLink(): Link {
  return { url: '', title: '', note: '' };
}

export function findIssues({ url }: Link): DraftIssue[] {
  return findAddressIssues(url);
}
