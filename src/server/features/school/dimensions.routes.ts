import { dimensionOperations } from '#contract/school/dimensions.ts';
import { nameDimensions } from '#server/features/school/dimension-names.service.ts';
import * as dimensionOrder from '#server/features/school/dimension-order.service.ts';
import { listDimensions } from '#server/features/school/dimensions.repository.ts';
import * as dimensions from '#server/features/school/dimensions.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const dimensionRoutes = bindHandlers(dimensionOperations, {
  list: async ({ db }) => ({ items: await listDimensions(db) }),
  names: async ({ db, lang }) => ({ items: await nameDimensions(db, lang) }),
  add: async (context, input) => ({ id: await dimensions.addDimension(context, input) }),
  update: async (context, input) => {
    await dimensions.renameDimension(context, input);
    return {};
  },
  move: async (context, input) => {
    await dimensionOrder.moveDimension(context, input);
    return {};
  },
  delete: async (context, { id }) => {
    await dimensionOrder.deleteDimension(context, id);
    return {};
  },
});
