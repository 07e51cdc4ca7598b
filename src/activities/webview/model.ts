import * as z from 'zod';
import { findAddressIssues } from '#parts/reading/address-issues.ts';
import { isWebAddress, webAddressMaxLength } from '#parts/reading/web-address.ts';
import type { DraftIssue } from '../activity-type.ts';

/** A web page that is shown inside the activity where it lets itself be. */

export const titleMaxLength = 200;

export const draft = z.object({
  url: z.string().max(webAddressMaxLength).default(''),
  /** Empty: the page's host stands for it. */
  title: z.string().max(titleMaxLength).default(''),
  /** Whether the page allowed being embedded when it was looked at; null = not looked at. */
  frameable: z.boolean().nullable().default(null),
});

export type Webview = z.infer<typeof draft>;

export const publicWebview = z.strictObject({
  url: z.string().refine(isWebAddress),
  title: z.string(),
  frameable: z.boolean(),
});

export type PublicWebview = z.infer<typeof publicWebview>;

export function emptyWebview(): Webview {
  return { url: '', title: '', frameable: null };
}

export function findIssues({ url }: Webview): DraftIssue[] {
  return findAddressIssues(url);
}
