import { listRightIds } from '../../choices/choice-kind.ts';
import { reportOptions } from '../../choices/report-options.ts';
import type { KindModel } from '../../kind-form/kind-marking.ts';
import type { ResponseOf } from '../../kind-form/kind-schema.ts';
import { schema } from './schema.ts';

type SingleResponse = ResponseOf<typeof schema>;

export const single: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: (question, { option }) => (option !== null && listRightIds(question).includes(option) ? 1 : 0),
    ...reportOptions(({ option }: SingleResponse) => (option === null ? [] : [option])),
  },
};
