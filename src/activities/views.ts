import { findOwn } from '#contract/find-own.ts';
import type { ActivityViews } from '#form/activity-views.ts';
import { views as cardsend } from './cardsend/views.ts';
import { views as digitaltravel } from './digitaltravel/views.ts';
import { views as diyquiz } from './diyquiz/views.ts';
import { views as drawcard } from './drawcard/views.ts';
import { views as drawsomething } from './drawsomething/views.ts';
import { views as ebook } from './ebook/views.ts';
import { views as file } from './file/views.ts';
import { views as link } from './link/views.ts';
import { views as penactivity } from './penactivity/views.ts';
import { views as questionquiz } from './questionquiz/views.ts';
import { views as videoquiz } from './videoquiz/views.ts';
import { views as webview } from './webview/views.ts';
import { views as webviewcourseware } from './webviewcourseware/views.ts';
import { views as webviewgroupdraw } from './webviewgroupdraw/views.ts';

/** The views of all activity types; each loads by itself when it is first shown. */
export const activityViews: Readonly<Record<string, ActivityViews>> = {
  diyquiz: forAnyContent(diyquiz),
  questionquiz: forAnyContent(questionquiz),
  videoquiz: forAnyContent(videoquiz),
  ebook: forAnyContent(ebook),
  drawsomething: forAnyContent(drawsomething),
  drawcard: forAnyContent(drawcard),
  penactivity: forAnyContent(penactivity),
  webviewgroupdraw: forAnyContent(webviewgroupdraw),
  file: forAnyContent(file),
  webview: forAnyContent(webview),
  webviewcourseware: forAnyContent(webviewcourseware),
  link: forAnyContent(link),
  cardsend: forAnyContent(cardsend),
  digitaltravel: forAnyContent(digitaltravel),
};

export function findActivityViews(type: string): ActivityViews | undefined {
  return findOwn(activityViews, type);
}

/** Types whose activities can be made in a dialog, in the order of the list. */
export const dialogEditorTypes: readonly string[] = Object.keys(activityViews).filter(
  (type) => findActivityViews(type)?.fitsDialog,
);

/** The type whose activities have a list of their own in the menu. */
export const ownListType: string =
  Object.keys(activityViews).find((type) => findActivityViews(type)?.hasOwnList) ?? '';

/** Forgets the type's own content types: a view is shown only with content and answers of its own type. */
function forAnyContent<Draft, Content, Public, Response, Trace>(
  views: ActivityViews<Draft, Content, Public, Response, Trace>,
): ActivityViews {
  return views as unknown as ActivityViews;
}
