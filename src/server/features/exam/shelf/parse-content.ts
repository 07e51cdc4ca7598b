import type * as z from 'zod';
import { draftMaxBytes } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';

/**
 * Checks content against the schema of its kind of things. Refuses wrong content with the path of the field, and content
 * that is too large.
 */
export function parseContent<Content>(schema: z.ZodType<Content>, content: unknown): Content {
  const parsed = schema.safeParse(content);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    throw new AppError('invalid_input', { field: ['content', ...path].join('.') });
  }
  if (Buffer.byteLength(JSON.stringify(parsed.data)) > draftMaxBytes) throw new AppError('body_too_large');
  return parsed.data;
}
