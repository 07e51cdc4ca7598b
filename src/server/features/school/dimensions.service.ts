import type { Api } from '#contract/api.ts';
import { dimensionsMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { changeDimensions, pickNames } from '#server/features/school/change-dimensions.service.ts';
import * as dimensions from '#server/features/school/dimensions.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Adds and renames dimensions. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Adds a dimension as the last one. Returns its id. */
export function addDimension(
  context: SignedInContext,
  names: InputOf<'POST /admin/dimension_add'>,
): Promise<number> {
  return changeDimensions(context, async (tx, dimensionRows) => {
    if (dimensionRows.length >= dimensionsMax) throw new AppError('invalid_input', { field: 'name' });
    const id = await dimensions.insertDimension(tx, { ...names, position: dimensionRows.length + 1 });
    return { action: 'dimension.add', subject_id: id, after: names };
  });
}

export function renameDimension(
  context: SignedInContext,
  { id, ...names }: InputOf<'POST /admin/dimension_update'>,
): Promise<number> {
  return changeDimensions(context, async (tx, dimensionRows) => {
    const formerDimension = requireFound(dimensionRows.find((each) => each.id === id));
    await dimensions.updateDimension(tx, id, names);
    return { action: 'dimension.change', subject_id: id, before: pickNames(formerDimension), after: names };
  });
}
