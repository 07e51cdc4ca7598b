import { activityOperations } from '#contract/activities.ts';
import { commonOperations } from '#contract/common.ts';
import { coursewareOperations } from '#contract/coursewares.ts';
import { deletedOperations } from '#contract/deleted.ts';
import { conversionOperations, fileOperations } from '#contract/files.ts';
import { linkOperations } from '#contract/links.ts';
import { newsOperations } from '#contract/news.ts';
import type { InputOf, OperationKey, ReplyOf } from '#contract/operation.ts';
import { playOperations } from '#contract/play.ts';
import { resourceOperations } from '#contract/resources.ts';
import { sessionOperations } from '#contract/session.ts';
import { playSpaceOperations, studySpaceOperations } from '#contract/space-operations.ts';
import { studyOperations } from '#contract/study.ts';
import { subjectOperations } from '#contract/subjects.ts';
import { unitOperations } from '#contract/units.ts';

/** Every operation of the API. Browsers import this module's types only. */
export const operations = [
  ...Object.values(sessionOperations),
  ...Object.values(commonOperations),
  ...Object.values(unitOperations),
  ...Object.values(coursewareOperations),
  ...Object.values(activityOperations),
  ...Object.values(fileOperations),
  ...Object.values(conversionOperations),
  ...Object.values(linkOperations),
  ...Object.values(resourceOperations),
  ...Object.values(newsOperations),
  ...Object.values(playOperations),
  ...Object.values(studyOperations),
  ...Object.values(playSpaceOperations),
  ...Object.values(studySpaceOperations),
  ...Object.values(deletedOperations),
  ...Object.values(subjectOperations),
];

type AnyOperation = (typeof operations)[number];

/** Operations by key, e.g. `Api['GET /teacher/unit_list']`. */
export type Api = { [O in AnyOperation as OperationKey<O>]: O };
export type ApiKey = keyof Api;
export type ApiInput<K extends ApiKey> = InputOf<Api[K]>;
export type ApiReply<K extends ApiKey> = ReplyOf<Api[K]>;

export function operationKey<O extends AnyOperation>(operation: O): OperationKey<O> {
  return `${operation.method} ${operation.path}` as OperationKey<O>;
}
