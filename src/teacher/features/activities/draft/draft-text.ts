import type { DraftEntry } from './draft-entry.ts';

/** A draft as text that its author can read and paste, whatever its type. */

/** Fields of contents that hold no words of the author. */
const isWordless = (key: string): boolean => /^(id|kind|type|layout|shape|url|media)$|(_id|Id)$/u.test(key);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (isWordless(key) ? [] : listTexts(part)));
}

export function writeDraftText({ title, body }: DraftEntry): string {
  const { name, description } = body.form;
  return [name || title, description, ...listTexts(body.content)].filter(Boolean).join('\n\n');
}
