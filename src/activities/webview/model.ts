import * as z from 'zod';
import type { DraftIssue } from '#form/activity-type.ts';
import { findAddressIssues } from '#parts/reading/address-issues.ts';
import { isWebAddress, webAddressMaxLength } from '#parts/reading/web-address.ts';

/** A web page, shown inside the activity if the page allows that. */

export const titleMaxLength = 200;

export const draft = z.object({
  url: z.string().max(webAddressMaxLength).default(''),
  /** Empty: students see the page's host. */
  title: z.string().max(titleMaxLength).default(''),
  /** Whether the page allowed embedding when the server checked it; null = not checked. */
  frameable: z.boolean().nullable().default(null),
});

export type Webview = z.infer<typeof draft>;

export const publicWebview = z.strictObject({
  url: z.string().refine(isWebAddress),
  title: z.string(),
  frameable: z.boolean(),
});

export type PublicWebview = z.infer<typeof publicWebview>;

export function createEmptyWebview(): Webview {
  return { url: '', title: '', frameable: null };
}

export function findIssues({ url }: Webview): DraftIssue[] {
  return findAddressIssues(url);
}
