import type { Api } from '#contract/api.ts';
import { dimensionsMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { change, namesOf } from '#server/features/school/change-dimensions.service.ts';
import * as dimensions from '#server/features/school/dimensions.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Adds and renames dimensions. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Adds a dimension as the last one. Returns its id. */
export function addDimension(
  context: SignedInContext,
  names: Input<'POST /admin/dimension_add'>,
): Promise<number> {
  return change(context, async (tx, all) => {
    if (all.length >= dimensionsMax) throw new AppError('invalid_input', { field: 'name' });
    const id = await dimensions.insertDimension(tx, { ...names, position: all.length + 1 });
    return { action: 'dimension.add', subject_id: id, after: names };
  });
}

/** Renames a dimension. */
export function renameDimension(
  context: SignedInContext,
  { id, ...names }: Input<'POST /admin/dimension_update'>,
): Promise<number> {
  return change(context, async (tx, all) => {
    const before = requireFound(all.find((each) => each.id === id));
    await dimensions.updateDimension(tx, id, names);
    return { action: 'dimension.change', subject_id: id, before: namesOf(before), after: names };
  });
}
