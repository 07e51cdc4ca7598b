import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import {
  changeDimensions,
  pickNames,
  storePositions,
} from '#server/features/school/change-dimensions.service.ts';
import * as dimensions from '#server/features/school/dimensions.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Orders and deletes dimensions. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

export function moveDimension(
  context: SignedInContext,
  { id, position }: InputOf<'POST /admin/dimension_move'>,
): Promise<number> {
  return changeDimensions(context, async (tx, dimensionRows) => {
    const movedDimension = requireFound(dimensionRows.find((each) => each.id === id));
    const otherDimensions = dimensionRows.filter((each) => each.id !== id);
    const sortedDimensions = otherDimensions.toSpliced(position - 1, 0, movedDimension);
    await storePositions(tx, sortedDimensions);
    const after = { ...pickNames(movedDimension), position: sortedDimensions.indexOf(movedDimension) + 1 };
    return {
      action: 'dimension.change',
      subject_id: id,
      before: { ...pickNames(movedDimension), position: movedDimension.position },
      after,
    };
  });
}

/** Deletes a dimension and moves those after it up by one. */
export function deleteDimension(context: SignedInContext, id: number): Promise<number> {
  return changeDimensions(context, async (tx, dimensionRows) => {
    const deletedDimension = requireFound(dimensionRows.find((each) => each.id === id));
    await dimensions.deleteDimension(tx, id);
    await storePositions(
      tx,
      dimensionRows.filter((each) => each.id !== id),
    );
    return { action: 'dimension.delete', subject_id: id, before: pickNames(deletedDimension) };
  });
}
