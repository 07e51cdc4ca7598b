import type * as z from 'zod';
import { activityForm } from '#contract/activities.ts';
import { draftMaxBytes } from '#contract/limits.ts';
import { findFormIssues } from '#contract/rules/activity-issues.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import type { Activities } from '#form/registry.ts';
import { AppError } from '#server/app-error.ts';
import type { Row } from '#server/database/schema.ts';
import { toSearchText } from '#server/database/search/search-text.ts';

/** Converts drafts between input and database rows. No I/O. */

export type ActivityForm = z.output<typeof activityForm>;

export const emptyForm: ActivityForm = activityForm.parse({ name: '' });

export function toForm(row: Pick<Row<'activity'>, keyof ActivityForm>): ActivityForm {
  return activityForm.parse({
    name: row.name,
    description: row.description,
    display_language: row.display_language,
    subject_id: row.subject_id,
    grade: row.grade,
    difficulty: row.difficulty,
    icon: row.icon,
    startup_screen: row.startup_screen,
  });
}

/**
 * Returns the columns that store the form. `search_text` starts with the name, so that rows can be sorted by
 * it.
 */
export function toFormColumns(form: ActivityForm) {
  return { ...form, search_text: toSearchText(`${form.name} ${form.description}`) };
}

/**
 * Checks content against the type's draft schema. Refuses wrong content with the path of the field, and
 * content that is too large.
 */
export function parseDraft(model: ActivityModel, content: unknown): unknown {
  const parsedDraft = model.content.draft.safeParse(content);
  if (!parsedDraft.success) {
    const path = parsedDraft.error.issues[0]?.path ?? [];
    throw new AppError('invalid_input', { field: ['content', ...path].join('.') });
  }
  if (Buffer.byteLength(JSON.stringify(parsedDraft.data)) > draftMaxBytes)
    throw new AppError('body_too_large');
  return parsedDraft.data;
}

function toDraftText(model: ActivityModel, draft: unknown): string | undefined {
  const parsedDraft = model.content.draft.safeParse(draft);
  return parsedDraft.success ? JSON.stringify(parsedDraft.data) : undefined;
}

const publishedFields = ['name', 'description', 'display_language', 'icon', 'startup_screen'] as const;
type PublishedForm = Pick<ActivityForm, (typeof publishedFields)[number]>;

/** Returns the fields of the form that a revision stores. */
export function toPublishedForm(revision: Row<'activity_revision'>): PublishedForm {
  const { name, description, display_language, icon, startup_screen } = revision;
  return { name, description, display_language, icon, startup_screen };
}

/** Whether the draft, and the fields of its form that revisions store, are the same as in the revision. */
export function isSameAsRevision(
  activities: Activities,
  form: ActivityForm,
  draft: unknown,
  revision: Row<'activity_revision'>,
): boolean {
  if (publishedFields.some((field) => form[field] !== revision[field])) return false;
  const { model, content } = activities.read(revision);
  const draftText = toDraftText(model, draft);
  return draftText !== undefined && draftText === toDraftText(model, content);
}

/** Whether publishing this draft would only create the same revision again. */
export function wouldRepeatRevision(
  activities: Activities,
  form: ActivityForm,
  draft: unknown,
  revision: Row<'activity_revision'>,
): boolean {
  return findFormIssues(form).length === 0 && isSameAsRevision(activities, form, draft, revision);
}
