import type { ActivityModel } from '#activities/activity-type.ts';
import { findActivityModel } from '#activities/models.ts';

/** Content as the database holds it: an activity's draft or a revision. */
type StoredContent = { type: string; content: string; content_version: number };

/**
 * Content brought to the newest version of its type's format, with the model that understands it.
 * Throws for an unknown type or unreadable JSON: the server writes both itself, so that is a defect.
 */
export function readContent(row: StoredContent): { model: ActivityModel; content: unknown } {
  const model = findActivityModel(row.type);
  if (!model) throw new Error(`No activity type is called '${row.type}'`);
  const stored: unknown = JSON.parse(row.content);
  const isCurrent = row.content_version === model.content.version;
  return { model, content: isCurrent ? stored : model.content.upgrade(stored, row.content_version) };
}
