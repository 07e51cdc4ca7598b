import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Activity types that the school does not use. */
export async function readHiddenTypes(db: Db): Promise<string[]> {
  return JSON.parse(await readSetting(db, 'hidden_types')) as string[];
}

/** Refuses with 'invalid_input' for a type that does not exist. */
export async function saveHiddenTypes(
  context: SignedInContext,
  hiddenTypes: readonly string[],
): Promise<void> {
  if (hiddenTypes.some((type) => !context.app.activities.find(type)))
    throw new AppError('invalid_input', { field: 'hidden' });
  const sortedTypes = [...new Set(hiddenTypes)].sort();
  await changeSettings(context, 'setting.types', { hidden_types: JSON.stringify(sortedTypes) });
}
