import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { change, namesOf, storeOrder } from '#server/features/school/change-dimensions.service.ts';
import * as dimensions from '#server/features/school/dimensions.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Orders and deletes dimensions. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Moves a dimension to another position. */
export function moveDimension(
  context: SignedInContext,
  { id, position }: Input<'POST /admin/dimension_move'>,
): Promise<number> {
  return change(context, async (tx, all) => {
    const movedDimension = requireFound(all.find((each) => each.id === id));
    const others = all.filter((each) => each.id !== id);
    const sortedDimensions = others.toSpliced(position - 1, 0, movedDimension);
    await storeOrder(tx, sortedDimensions);
    const after = { ...namesOf(movedDimension), position: sortedDimensions.indexOf(movedDimension) + 1 };
    return {
      action: 'dimension.change',
      subject_id: id,
      before: { ...namesOf(movedDimension), position: movedDimension.position },
      after,
    };
  });
}

/** Deletes a dimension and closes the gap. */
export function deleteDimension(context: SignedInContext, id: number): Promise<number> {
  return change(context, async (tx, all) => {
    const before = requireFound(all.find((each) => each.id === id));
    await dimensions.deleteDimension(tx, id);
    await storeOrder(
      tx,
      all.filter((each) => each.id !== id),
    );
    return { action: 'dimension.delete', subject_id: id, before: namesOf(before) };
  });
}
