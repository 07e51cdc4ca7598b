import type { ActivityModel } from './activity-type.ts';
import { diyquiz } from './diyquiz/activity.ts';
import { ebook } from './ebook/activity.ts';
import { file } from './file/activity.ts';
import { link } from './link/activity.ts';
import { webview } from './webview/activity.ts';
import { webviewcourseware } from './webviewcourseware/activity.ts';

/** All activity types, in the order in which the picker offers them. */
export const activityModels: readonly ActivityModel[] = [
  forAnyContent(diyquiz),
  forAnyContent(ebook),
  forAnyContent(file),
  forAnyContent(webview),
  forAnyContent(webviewcourseware),
  forAnyContent(link),
];

const byType = new Map(activityModels.map((model) => [model.type, model]));

export function findActivityModel(type: string): ActivityModel | undefined {
  return byType.get(type);
}

/**
 * Forgets the type's own content types: whoever works through the list hands in only what the same
 * type's schemas have parsed before.
 */
function forAnyContent<Draft, Published, Public, Response, Trace>(
  model: ActivityModel<Draft, Published, Public, Response, Trace>,
): ActivityModel {
  return model as ActivityModel;
}
