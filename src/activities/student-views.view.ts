import { findOwn } from '#contract/find-own.ts';
import type { StudentViews } from '#form/activity-views.ts';
import { studentViews as cardsend } from './cardsend/views.ts';
import { studentViews as digitaltravel } from './digitaltravel/views.ts';
import { studentViews as diyquiz } from './diyquiz/views.ts';
import { studentViews as drawcard } from './drawcard/views.ts';
import { studentViews as drawsomething } from './drawsomething/views.ts';
import { studentViews as ebook } from './ebook/views.ts';
import { studentViews as file } from './file/views.ts';
import { studentViews as link } from './link/views.ts';
import { studentViews as penactivity } from './penactivity/views.ts';
import { studentViews as questionquiz } from './questionquiz/views.ts';
import { studentViews as videoquiz } from './videoquiz/views.ts';
import { studentViews as webview } from './webview/views.ts';
import { studentViews as webviewcourseware } from './webviewcourseware/views.ts';
import { studentViews as webviewgroupdraw } from './webviewgroupdraw/views.ts';

/** What students see of all activity types; each view loads by itself when it is first shown. */
export const studentViews: Readonly<Record<string, StudentViews>> = {
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

export function findStudentViews(type: string): StudentViews | undefined {
  return findOwn(studentViews, type);
}

/** Forgets the type's own content types: a view is shown only with content and answers of its own type. */
function forAnyContent<Public, Response, Trace>(views: StudentViews<Public, Response, Trace>): StudentViews {
  return views as unknown as StudentViews;
}
