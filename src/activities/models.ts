import { createActivities, forAnyContent } from '#form/registry.ts';
import { cardsend } from './cardsend/activity.ts';
import { digitaltravel } from './digitaltravel/activity.ts';
import { diyquiz } from './diyquiz/activity.ts';
import { drawcard } from './drawcard/activity.ts';
import { drawsomething } from './drawsomething/activity.ts';
import { ebook } from './ebook/activity.ts';
import { file } from './file/activity.ts';
import { link } from './link/activity.ts';
import { penactivity } from './penactivity/activity.ts';
import { questionquiz } from './questionquiz/activity.ts';
import { videoquiz } from './videoquiz/activity.ts';
import { webview } from './webview/activity.ts';
import { webviewcourseware } from './webviewcourseware/activity.ts';
import { webviewgroupdraw } from './webviewgroupdraw/activity.ts';

/** All activity types, in the order of the picker. */
export const activities = createActivities([
  forAnyContent(diyquiz),
  forAnyContent(questionquiz),
  forAnyContent(videoquiz),
  forAnyContent(ebook),
  forAnyContent(drawsomething),
  forAnyContent(drawcard),
  forAnyContent(penactivity),
  forAnyContent(webviewgroupdraw),
  forAnyContent(file),
  forAnyContent(webview),
  forAnyContent(webviewcourseware),
  forAnyContent(link),
  forAnyContent(cardsend),
  forAnyContent(digitaltravel),
]);
